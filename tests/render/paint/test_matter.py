"""What games are made of: colours that stand out on it, titles, and plain high contrast."""

import importlib

import pytest

from engine import registry
from render.look import Look
from render.paint.box_layout import PAGE, Box
from render.paint.colour_arithmetic import contrast
from render.paint.lettering import faults
from render.paint.scene import Scene, Text
from render.paint.theme import DARK, DARK_CONTRAST, LIGHT, dressed, framed
from render.widgets import board_frame

GAMES = [game.key for game in registry.games() if game.meta.listed]


def matter(key):
    return importlib.import_module(f"render.games.{key}.frame_and_panel_style").MATTER


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_on_a_matter_stands_out(key, theme):
    t = framed(dressed(theme, matter(key)))
    for under in (t.panel, t.surface):
        for ink in (t.ink, t.muted, t.good, t.warn, t.bad, t.halo):
            assert contrast(ink, under) >= 4.5, (ink, under)


@pytest.mark.parametrize("key", GAMES)
def test_two_games_are_not_made_of_the_same(key):
    others = [matter(other) for other in GAMES if other != key]
    assert all(matter(key).plate is not other.plate for other in others)
    assert framed(dressed(DARK, matter(key))) != framed(dressed(LIGHT, matter(key)))


def test_high_contrast_goes_without_a_matter():
    assert dressed(DARK_CONTRAST, matter(GAMES[0])) is DARK_CONTRAST


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("key", GAMES)
def test_a_title_is_drawn_whole_beside_what_stands_there(key, theme):
    look = board_frame.world(Look(theme, match="k7f2", move=9999, to_act=(0,)), matter(key))
    box = Box(0, 0, 1500, board_frame.HEAD_HEIGHT)
    title = "Magus: guerre fantastique"
    scene = Scene(PAGE, board_frame.head(box, look, title, "tour 28 : la fin"))
    assert title in scene.texts()
    assert faults(scene) == ()


def test_letters_that_are_cut_are_as_wide_as_they_are_measured():
    for key in GAMES:
        marks, wide = matter(key).title(
            Box(0, 0, 600, 84), "Title", framed(dressed(DARK, matter(key)))
        )
        marks = [part for mark in marks for part in getattr(mark, "marks", (mark,))]
        (text,) = (mark for mark in marks if isinstance(mark, Text))
        assert text.fits.right <= wide + 1
