from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render.paint import rasterize_scene, seat_and_suit_symbols
from render.paint.box_layout import Box
from render.paint.scene import Rect, Scene
from render.paint.seat_and_suit_symbols import SIGNS, SUITS
from render.paint.theme import DARK, SHAPES
from render.widgets import dice_counters_and_marks

SMALL = Box(0, 0, 24, 24)
ALL = {**SUITS, **SIGNS}


def silhouette(marks, box=SMALL):
    page = Box(-4, -4, box.w + 8, box.h + 8)
    return rasterize_scene.paint(Scene(page, (Rect(page, "#000000"), *marks))).convert("L")


def distance(one, other):
    """Share of the pixels' brightness in which two silhouettes differ."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


@pytest.mark.parametrize("names", list(combinations(ALL, 2)), ids="-".join)
def test_two_symbols_differ_in_silhouette_at_24_pixels(names):
    one, other = (silhouette(ALL[name](SMALL, "#ffffff", "#000000")) for name in names)
    assert distance(one, other) > 0.08


@pytest.mark.parametrize("names", list(combinations(SHAPES, 2)), ids="-".join)
def test_two_seat_shapes_differ_in_silhouette_at_24_pixels(names):
    one, other = (silhouette(seat_and_suit_symbols.shape(name, SMALL, "#ffffff")) for name in names)
    assert distance(one, other) > 0.06


@pytest.mark.parametrize("name", ALL)
def test_a_symbol_fills_its_box_and_stays_in_it(name):
    box = Box(0, 0, 80, 80)
    left, top, right, bottom = silhouette(ALL[name](box, "#ffffff", "#000000"), box).getbbox()
    assert min(left, top) >= 0
    assert max(right, bottom) <= 88
    assert max(right - left, bottom - top) >= 64


@pytest.mark.parametrize("seat", range(5))
def test_seat_shapes_are_of_like_size(seat):
    box = Box(0, 0, 80, 80)
    ink = ImageStat.Stat(
        silhouette(seat_and_suit_symbols.shape(SHAPES[seat], box, "#ffffff"), box)
    ).mean[0]
    assert 0.35 < ink / 255 * 88 * 88 / (80 * 80) < 0.85


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_counts(value):
    body, *pips = dice_counters_and_marks.die(SMALL, value, DARK)
    assert len(pips) == value
    assert all(body.box.holds(Box.around(pip.x, pip.y, 2 * pip.r)) for pip in pips)


def test_a_spent_die_is_dimmer():
    fresh, spent = (
        dice_counters_and_marks.die(SMALL, 6, DARK, spent=spent)[0].fill for spent in (False, True)
    )
    assert (fresh, spent) == (DARK.ink, DARK.surface)
