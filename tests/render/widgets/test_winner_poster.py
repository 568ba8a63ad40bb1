"""The last picture: the winner is the largest thing that is written, and the score is below."""

import pytest

from engine.game import Result
from render.look import Look
from render.paint.box_layout import apart
from render.paint.lettering import faults
from render.paint.scene import Circle, Scene
from render.widgets import board_frame, winner_poster
from tests.laws import pictured

NAMES = ("Ann", "Bartholomew Stone", "Zoé", "Maximiliane Berg", "W" * 24)


def look(ranks, names=NAMES):
    return Look(names=names, result=Result(ranks, "end"), match="k7f2", move=99)


def disc(box, seat):
    return (Circle(box.cx, box.cy, box.side / 2, "#888888"),)


def drawn(ranks, names=NAMES):
    look_ = look(ranks, names)
    places = winner_poster.places(len(ranks))
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    rows = [
        winner_poster.Standing(ranks[seat], seat, ("12", "8"), str(20 - seat)) for seat in order
    ]
    scene = Scene(places.parts.page, board_frame.head(places.parts.head, look_, "Magnate", "end"))
    scene += winner_poster.winner(
        places.plate,
        look_,
        lambda box, seat: (Circle(box.cx, box.cy, box.side / 2, "#888888"),),
        "Towers: 4",
    )
    return scene + winner_poster.score(
        places.table, look_, ("Provinces", "Couronnes"), "Total", rows
    )


@pytest.mark.parametrize("winner", range(5))
def test_the_name_of_the_winner_is_the_largest_text(winner):
    ranks = tuple(1 if seat == winner else 2 for seat in range(5))
    scene = drawn(ranks)
    assert faults(scene) == ()
    assert pictured.broken(scene, NAMES) == ()
    assert pictured.overshadowed(scene, NAMES[winner]) == ()


def test_a_larger_text_than_the_name_of_the_winner_is_found():
    scene = drawn((1, 2, 2, 2, 2))
    assert pictured.overshadowed(scene, NAMES[1])


def test_all_that_won_are_named_with_what_decided():
    texts = drawn((1, 2, 1), ("Ann", "Wu", "Zoé")).texts()
    assert texts.count("Ann") == 2
    assert texts.count("Zoé") == 2
    assert texts.count("Wu") == 1
    assert "Towers: 4" in texts


def test_a_match_that_nobody_won_says_so():
    look_ = Look(names=NAMES)
    marks = winner_poster.winner(winner_poster.places(2).plate, look_, lambda box, seat: (), "")
    assert " ".join(Scene(winner_poster.places(2).whole, marks).texts()) == "The match has ended"


def test_the_score_has_a_row_for_each_player_and_what_decides_is_largest():
    scene = drawn((2, 1, 2))
    sizes = {placed.text.text: placed.text.size for placed in scene.lettering()}
    assert sizes["19"] > sizes["12"] >= 36
    assert {"Provinces", "Couronnes", "Total"} <= set(sizes)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_parts_of_a_poster_are_apart(seats):
    places = winner_poster.places(seats)
    boxes = (places.parts.head, places.plate, places.scene, places.table, places.parts.foot)
    assert apart(boxes)
    assert all(places.whole.holds(box) for box in boxes[1:4])


def test_the_crowned_mark_of_the_winner_stands_close_beside_the_figure():
    places, areas = winner_poster.places(4), []

    def figure(box, seat):
        areas.append(box)
        return disc(box, seat)

    at = {}
    for wide in (False, True):
        marks = winner_poster.winner(places.plate, look((1, 2, 3, 4)), figure, "4", wide=wide)
        (at[wide],) = (
            mark for mark in marks if isinstance(mark, Circle) and mark.fill != "#888888"
        )
    gap = areas[0].x - (at[False].x + at[False].r)
    assert 0 < gap < 20
    assert at[True].x < at[False].x
