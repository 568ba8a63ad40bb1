from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render import paint, pieces, symbols
from render.layout import Box
from render.lettering import faults
from render.scene import Rect, Scene
from render.symbols import SIGNS, SUITS
from render.theme import DARK, LIGHT, SHAPES

SMALL = Box(0, 0, 24, 24)
ALL = {**{name: draw for name, (draw, _) in SUITS.items()}, **SIGNS}


def silhouette(marks, box=SMALL):
    page = Box(-4, -4, box.w + 8, box.h + 8)
    return paint.paint(Scene(page, (Rect(page, "#000000"), *marks))).convert("L")


def distance(one, other):
    """Share of the pixels' brightness in which two silhouettes differ."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


@pytest.mark.parametrize("names", list(combinations(ALL, 2)), ids="-".join)
def test_two_symbols_differ_in_silhouette_at_24_pixels(names):
    one, other = (silhouette(ALL[name](SMALL, "#ffffff", "#000000")) for name in names)
    assert distance(one, other) > 0.08


@pytest.mark.parametrize("names", list(combinations(SHAPES, 2)), ids="-".join)
def test_two_seat_shapes_differ_in_silhouette_at_24_pixels(names):
    one, other = (silhouette(symbols.shape(name, SMALL, "#ffffff")) for name in names)
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
    ink = ImageStat.Stat(silhouette(symbols.shape(SHAPES[seat], box, "#ffffff"), box)).mean[0]
    assert 0.35 < ink / 255 * 88 * 88 / (80 * 80) < 0.85


def test_path_symbols_are_filled_or_hollow():
    data = "M10 10 L90 10 L90 90 L10 90 Z"
    box = Box(0, 0, 80, 80)
    full = silhouette(symbols.path(data)(box, "#ffffff", "#000000"), box)
    hollow = silhouette(symbols.path(data, hollow=True)(box, "#ffffff", "#000000"), box)
    assert (full.getpixel((44, 44)), hollow.getpixel((44, 44))) == (255, 0)


def test_a_suit_is_drawn_in_its_hue():
    (mark,) = symbols.suit("moons", SMALL, LIGHT)
    assert dict(mark.colours)["ink"] == LIGHT.hue("grey")


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_counts(value):
    body, *pips = pieces.die(SMALL, value, DARK)
    assert len(pips) == value
    assert all(body.box.holds(Box.around(pip.x, pip.y, 2 * pip.r)) for pip in pips)


def test_a_die_of_ten_sides_shows_its_figure():
    scene = Scene(Box(0, 0, 90, 90), pieces.die(Box(0, 0, 80, 80), 10, DARK, sides=10))
    assert scene.texts() == ("10",)
    assert faults(scene) == ()


def test_a_spent_die_is_dimmer():
    fresh, spent = (pieces.die(SMALL, 6, DARK, spent=spent)[0].fill for spent in (False, True))
    assert (fresh, spent) == (DARK.ink, DARK.surface)


def test_a_hollow_mark_keeps_the_seats_shape():
    whole, inner = pieces.seat_mark(SMALL, 1, DARK, hollow=True)
    assert len(whole.points) == len(inner.points) == 3
    assert (whole.fill, inner.fill) == (DARK.seat(1), DARK.card)
