"""The lines of a finished match: readable for every number of seats, and told in words as well."""

from math import sin

import pytest

from engine.game import Result
from engine.post_match_analysis import Point, turning
from render.look import Look
from render.paint.lettering import faults
from render.paint.rasterize_scene import picture
from render.paint.scene import Line
from render.paint.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST
from render.widgets.chances_chart import Chart, describe, lines
from render.widgets.dice_counters_and_marks import seat_mark
from render.words.position_text_type import ALT_LIMIT
from render.workers.picture_request import PictureRequest, read
from tests.laws import pictured
from tests.render.shelf import NAMES

LONG = tuple(name.ljust(30, "w") for name in NAMES)


def chart(seats: int, turns: int = 60) -> Chart:
    """Return a match that goes up and down, and is decided in the end."""
    points = []
    for n in range(turns):
        worth = [1.2 + sin(n / (3 + seat) + seat) for seat in range(seats)]
        points.append(
            Point(
                (n, 0), n % seats, 1 + n // seats, tuple(int(1000 * w / sum(worth)) for w in worth)
            )
        )
    ended = (0,) * (seats - 1) + (1000,)
    whole = (*points, Point((turns, 0), 0, 1 + turns // seats, ended))
    return Chart("magus", whole, turning(whole))


def look(seats: int, theme=DARK, locale="fr", names=NAMES) -> Look:
    ranks = (2,) * (seats - 1) + (1,)
    return Look(theme, locale, names[:seats], match="k7f2abcd", result=Result(ranks, "end"))


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_lines_of_so_many_seats_keep_the_laws_of_pictures(seats, theme):
    scene = lines(chart(seats), look(seats, theme))
    assert pictured.emptiness(scene) == ()
    assert pictured.cut(scene) == ()
    assert pictured.small(scene, NAMES) == ()
    assert pictured.covered(scene) == ()
    assert pictured.faint(scene) == ()
    assert faults(scene) == ()


@pytest.mark.parametrize("theme", [DARK_CONTRAST, LIGHT_CONTRAST], ids=["dark", "light"])
def test_the_longest_names_in_high_contrast_are_broken_nowhere(theme):
    scene = lines(chart(5), look(5, theme, names=LONG))
    assert pictured.broken(scene, LONG) == ()
    assert pictured.covered(scene) == ()
    assert pictured.faint(scene) == ()


def test_equal_matches_are_drawn_alike():
    one, other = (picture(lines(chart(3), look(3)), width=400) for _ in range(2))
    assert one == other


def test_another_process_draws_the_same_lines():
    wanted = PictureRequest("magus", 1, "analysis", chart(2, 9), None, look(2))
    there = read(wanted.written())
    assert there.png(400) == picture(lines(chart(2, 9), look(2)), width=400)


@pytest.mark.parametrize("turns", [1, 2, 600])
def test_short_and_long_matches_are_drawn(turns):
    scene = lines(chart(3, turns), look(3))
    assert pictured.cut(scene) == ()
    assert pictured.covered(scene) == ()
    drawn = [mark for layer in scene.layers for mark in layer if isinstance(mark, Line)]
    assert max(len(mark.points) for mark in drawn) <= 130


def test_a_match_without_a_move_is_one_point():
    begun = Chart("magus", chart(2).points[:1])
    assert pictured.cut(lines(begun, look(2))) == ()
    assert len(describe(begun, None, look(2, locale="en")).full.splitlines()) == 2


def test_every_line_bears_the_shape_of_its_seat():
    scene, t = lines(chart(4), look(4)), DARK
    for seat in range(4):
        (shape,) = seat_mark(scene.box.place(34, 34), seat, t)
        same = [
            mark
            for layer in scene.layers
            for mark in layer
            if type(mark) is type(shape) and getattr(mark, "fill", "") == t.seat(seat)
        ]
        assert len(same) > 6, "six on the line, one at its end"


def test_how_it_stood_is_told_in_both_languages():
    told = {locale: describe(chart(2), None, look(2, locale=locale)) for locale in ("en", "fr")}
    assert told["en"].full.splitlines()[1] == ("Start: Éloïse 37%, Maximilien de Robertval 63%.")
    last = told["fr"].full.splitlines()[-1].replace("\N{NO-BREAK SPACE}", "_")
    assert last == "Fin_: Éloïse 0_%, Maximilien de Robertval 100_%."
    assert all(len(one.alt) <= ALT_LIMIT for one in told.values())
    assert 8 <= len(told["en"].full.splitlines()) <= 14


@pytest.mark.parametrize("names", [LONG, tuple("_" * 60 + str(n) for n in range(5))])
def test_however_long_names_are_the_words_leave_room_for_others(names):
    full = describe(chart(5), None, look(5, names=names)).full
    assert len(full) <= 1_600
    assert len(full.splitlines()) >= 4
