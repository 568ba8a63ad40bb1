from itertools import combinations

import pytest

from render.paint.colour_arithmetic import (
    VISIONS,
    contrast,
    difference,
    fade,
    ink_on,
    mix,
    rgba,
    simulate,
)
from render.paint.theme import HUES, SHAPES, THEMES, theme

TEXT_CONTRAST, MARK_CONTRAST, APART = 4.5, 3.0, 20.0

themes = pytest.mark.parametrize("t", THEMES, ids=lambda t: f"{t.name}-{t.palette}")


@themes
def test_text_stands_out_on_every_surface(t):
    for surface in t.surfaces:
        for name in ("ink", "muted", "accent", "good", "warn", "bad"):
            assert contrast(getattr(t, name), surface) >= TEXT_CONTRAST, (name, surface)


@themes
def test_hues_stand_out_on_every_surface(t):
    least = TEXT_CONTRAST if t.palette == "contrast" else MARK_CONTRAST
    for surface in t.surfaces:
        for hue in HUES:
            assert contrast(t.hue(hue), surface) >= least, (hue, surface)


@themes
def test_a_seats_mark_stands_out_by_its_fill_or_its_edge(t):
    for surface in t.surfaces:
        for fill in t.seats:
            assert max(contrast(fill, surface), contrast(t.edge, surface)) >= MARK_CONTRAST


@themes
def test_the_halo_stands_out_on_every_surface(t):
    assert min(contrast(t.halo, surface) for surface in t.surfaces) >= MARK_CONTRAST


@themes
def test_text_on_a_seats_colour_can_be_read(t):
    for seat, fill in enumerate(t.seats):
        assert contrast(t.on_seat(seat), fill) >= TEXT_CONTRAST


@themes
@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_seats_are_told_apart(t, vision):
    for one, other in combinations(t.seats, 2):
        assert difference(one, other, vision) >= APART, (one, other)


@themes
def test_the_halo_is_no_seats_colour(t):
    assert min(difference(t.halo, fill) for fill in t.seats) >= APART


@themes
def test_the_contrast_palette_has_stronger_lines(t):
    if t.palette == "contrast":
        assert min(contrast(t.line, surface) for surface in t.surfaces) >= MARK_CONTRAST


def test_every_seat_has_a_shape():
    assert {len(t.seats) for t in THEMES} == {len(SHAPES)} == {5}


def test_themes_are_found_by_name_and_are_values():
    assert theme("light", "contrast").name == "light"
    assert len({hash(t) for t in THEMES}) == len(THEMES)
    with pytest.raises(KeyError):
        theme("dusk")


def test_contrast_of_black_and_white_is_21():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_normal_eyes_see_what_is_there():
    assert simulate("#12ab9f", "normal") == "#12ab9f"


def test_red_and_green_close_up_for_deuteranopes():
    assert difference("#b03020", "#507020", "deuteranopia") < difference("#b03020", "#507020") / 2


def test_colours_are_read_mixed_and_thinned():
    assert rgba("#01020304") == (1, 2, 3, 4)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert fade("#102030", 0.5) == "#10203080"
    assert ink_on("#ffffff") == "#0b0d10"
    with pytest.raises(ValueError, match="not a colour"):
        rgba("red")
