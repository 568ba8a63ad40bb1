"""The last picture: the winner is the largest thing that is written, and the score is below."""

from dataclasses import replace

import pytest

from engine.game import Result
from render.look import Look
from render.paint import svg_images
from render.paint.box_layout import Box, apart
from render.paint.lettering import faults
from render.paint.scene import Circle, Drawing, Rect, Scene
from render.paint.theme import DARK, DARK_CONTRAST, LIGHT
from render.widgets import board_frame, winner_poster
from tests.laws import pictured

VALLEY = winner_poster.Scenery("magus_wargame/poster", 66, 0.32)
PAINTINGS = [
    *(
        (replace(VALLEY, art=f"{key}/poster"), 4, 0.65)
        for key in ("magus", "magus_wargame", "pangea", "seven_sages")
    ),
    (winner_poster.Scenery("magnate/poster", 22, 0.5, (420, 760), hung=True), 2, 0.28),
]
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
    scene += winner_poster.painting(places, look_, VALLEY)
    scene += winner_poster.winner(places, look_, disc, "Towers: 4", VALLEY)
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
    places = winner_poster.places(2)
    marks = winner_poster.winner(places, look_, lambda box, seat: (), "", VALLEY)
    assert " ".join(Scene(places.whole, marks).texts()) == "The match has ended"


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


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_painting_is_as_wide_as_the_page_from_the_head_to_under_the_table(seats):
    places = winner_poster.places(seats)
    painted, page = places.painted, places.parts.page
    assert (painted.x, painted.y, painted.w) == (page.x, places.parts.head.bottom, page.w)
    assert places.table.y < painted.bottom < places.table.bottom


def hero(crowned=True):
    """Return where the winner's figure is, and what is drawn."""
    places, areas = winner_poster.places(4), []

    def figure(box, seat):
        areas.append(box)
        return disc(box, seat)

    look_ = look((1, 2, 3, 4))
    marks = winner_poster.winner(places, look_, figure, "4", VALLEY, crowned=crowned)
    return places, areas[0], marks


def test_the_mark_of_the_winner_is_on_a_banner_that_stands_beside_the_figure():
    places, area, marks = hero()
    (banner,) = (each for each in marks if isinstance(each, Drawing) and each.name == "standard")
    (mark,) = (each for each in marks if isinstance(each, Circle) and each.fill != "#888888")
    assert banner.colours == (("cloth", DARK.seat(0)),)
    assert banner.box.holds(Box.around(mark.x, mark.y, 2 * mark.r))
    assert area.x - banner.box.w < banner.box.x < mark.x + mark.r < area.x
    assert banner.box.bottom == area.bottom
    on = VALLEY.spread(places.painted, places.plate.cx)
    assert area.bottom == pytest.approx(VALLEY.ground(on))


def test_a_figure_that_wears_a_crown_is_the_only_one_that_does():
    assert len(hero()[2]) > len(hero(crowned=False)[2])


@pytest.mark.parametrize("x", [220, 480, 750, 900])
def test_the_middle_of_a_painting_lies_where_the_figure_stands(x):
    box = Box(0, 84, 1500, 600)
    on = VALLEY.spread(box, x)
    assert on.at(VALLEY.middle, 0)[0] == pytest.approx(x)
    assert on.holds(box)


@pytest.mark.parametrize("name", ["Ann", "Bartholomew Stone"])
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=("dark", "light"))
@pytest.mark.parametrize(("painting", "seats", "share"), PAINTINGS)
def test_what_is_written_on_the_sky_stands_out_from_it(painting, seats, share, theme, name):
    places = winner_poster.places(seats, 760, share=share)
    look_ = replace(look((1, 2), (name, "Wu")), theme=theme)
    marks = winner_poster.painting(places, look_, painting)
    marks += winner_poster.winner(places, look_, disc, "Towers: 4, armies level too", painting)
    assert pictured.faint(Scene(places.parts.page, marks)) == ()


def test_a_painting_that_is_hung_is_as_large_as_the_plate_of_the_winner():
    places, hung = winner_poster.places(2, share=0.28), replace(VALLEY, hung=True)
    marks = winner_poster.painting(places, look((1, 2)), hung)
    assert hung.where(places) == places.plate
    assert all(places.plate.holds(mark.box) for mark in marks if isinstance(mark, Rect))


def test_a_painting_has_the_colours_of_the_day_in_the_light_theme_and_a_seat_s_cloth():
    night, day = (winner_poster.placed(VALLEY.art, Box(0, 0, 9, 9), t, 3) for t in (DARK, LIGHT))
    assert night.colours == (("cloth", DARK.seat(3)),)
    assert set(svg_images.by_day(VALLEY.art)) == set(day.colours) - {("cloth", LIGHT.seat(3))}
    assert dict(day.colours)["sky"] != svg_images.parameters(VALLEY.art)["sky"]


def test_high_contrast_goes_without_a_painting():
    assert VALLEY.laid(Box(0, 0, 740, 600), DARK_CONTRAST) == board_frame.plate(
        Box(0, 0, 740, 600), DARK_CONTRAST
    )


def test_heads_of_columns_are_of_one_size_and_whole():
    cells = Box(0, 0, 900, winner_poster.HEAD).columns(4)
    heads = ("Große Kristalle", "Kleine Kristalle", "Höchster Kristall", "Summe")
    marks = winner_poster.headed(cells, heads, DARK)
    assert len({mark.size for mark in marks}) == 1
    assert pictured.cut(Scene(Box(0, 0, 900, 80), marks)) == ()


def test_several_who_won_are_named_in_one_size():
    texts = drawn((1, 1, 2), ("Ann", "Maximiliane Lambert-Berg", "Zoé")).lettering()
    assert len({each.text.size for each in texts if each.text.family == "black"} - {0}) == 1


def test_long_names_of_two_who_won_are_whole_on_a_low_plate():
    names = ("Maximiliane Lambert-Berg", pictured.UNBROKEN)
    places = winner_poster.lowered(winner_poster.places(2, 760, 2, lean=True), 100)
    marks = winner_poster.winner(places, look((1, 1), names), disc, "Provinces: 2", VALLEY)
    scene = Scene(places.parts.page, marks)
    assert pictured.cut(scene) == ()
    assert pictured.broken(scene, names) == ()
    assert pictured.covered(scene) == ()
    sizes = {placed.text.family: placed.text.size for placed in scene.lettering()}
    assert sizes["black"] >= sizes["sans"]
