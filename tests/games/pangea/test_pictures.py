"""The board: everything is on it, in few bytes, in all clothes."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL.Image import Resampling

from engine.games.pangea import game, state_actions_and_events as m
from engine.games.pangea.data import (
    AMULETS,
    CELL,
    CELLS,
    NEIGHBOURS,
    NONE,
    OF,
    PEOPLE_NAMES,
    PEOPLES,
    SEA,
    TERRAINS,
    TILE,
)
from engine.games.pangea.state_actions_and_events import BUY, MAGIC, MOVE, OVER, PROTECT
from languages import COMPLETE
from render.games.pangea import (
    board_layout,
    island_drawing,
    legal_highlights,
    map_corner_insets,
    names,
    piece_drawing,
    terrain_symbols,
    tile_occupants,
)
from render.games.pangea.board import board, hand
from render.games.pangea.position_text import describe
from render.games.pangea.seat_panels import ahead, lead
from render.paint import rasterize_scene
from render.paint.box_layout import Box
from render.paint.colour_arithmetic import VISIONS, difference
from render.paint.lettering import faults
from render.paint.scene import Arrow, Circle, Drawing, Emblem, Halo, Rect, Scene, Sprite, Text
from render.paint.theme import DARK, FIGURE, GOLD, LIGHT, NOTE, SIGN
from render.widgets.board_frame import FACT, SAID
from render.words.turn_grouping import Turn
from tests.games.pangea import moments
from tests.games.pangea.positions import position
from tests.laws import pictured

LIMIT = 300 * 1024


def _sprites(scene, start):
    return [
        mark
        for layer in scene.layers
        for mark in layer
        if isinstance(mark, Sprite) and mark.key.startswith(start)
    ]


def _draw(s, events=(), **more):
    return board(game.view(s, None), None, moments.look(s, events, **more))


def test_all_tiles_are_there_and_the_seas_have_their_names():
    scene = _draw(position())
    assert len(_sprites(scene, "island:")) == 15
    assert len(_sprites(scene, "sea:")) == 11
    seas = [name.upper() for cell, name in enumerate(CELLS) if position().cells[cell] == SEA]
    rim = Counter(text for text in scene.texts() if len(text) == 1 and text in "ABCDE")
    assert rim == Counter("ABCDE")
    assert set(seas) == {text for text in scene.texts() if text.lower() in CELLS}


def test_letters_and_numbers_at_the_rim_stand_in_line_with_their_cells():
    texts = {mark.text: mark for mark in board_layout.rim(DARK) if isinstance(mark, Text)}
    assert len(texts) == 11
    for cell, name in enumerate(CELLS):
        box, (row, column) = board_layout.cells()[cell], name.upper()
        assert box.x < texts[column].x < box.right
        assert box.y < texts[row].y < box.bottom
        assert not any(box.holds(Box.around(text.x, text.y, 2)) for text in texts.values())


def _people(marks):
    """Return the characters that are drawn, and for how many they stand."""
    drawn = [m for m in marks if isinstance(m, Sprite) and m.key.startswith("character:")]
    counts = [
        int(text.text) - 1
        for plate, text in pairwise(marks)
        if isinstance(plate, Rect)
        and isinstance(text, Text)
        and plate.box.h == tile_occupants.COUNT
    ]
    return drawn, len(drawn) + sum(counts)


def _towers(scene):
    """Return the towers that stand on tiles."""
    return [one for one in _sprites(scene, "tower:") if _on_a_cell(one)]


def _on_a_cell(mark):
    return any(box.meets(mark.box) for box in board_layout.cells())


@pytest.mark.parametrize("seats", [2, 4])
def test_every_character_on_the_board_is_drawn_once(seats):
    for moment in moments.match(seats, "1" if seats == 2 else "2")[::25]:
        s = moment.state
        scene = _draw(s, moment.events)
        there = sum(tile >= 0 for tile in s.at)
        held = sum(tile == -2 for tile in s.at)
        assert sum(_people(layer)[1] for layer in scene.layers) == there + held
        assert len(_towers(scene)) == sum(tower != NONE for tower in s.towers)


def test_a_face_that_turns_changes_the_picture():
    up = _sprites(_draw(position({"moor_2": "green:moor"})), "character:")
    down = _sprites(_draw(position({"moor_3": "green:moor"}, land={})), "character:")
    assert any(mark.key.endswith("True") for mark in up)
    assert [mark.key for mark in up] == [mark.key for mark in down]
    full = {"moor_2": "green:moor mauve:forest mauve:moor"}
    assert not any(
        mark.key.startswith("character:1") and mark.key.endswith("True")
        for mark in _sprites(_draw(position(full)), "character:")
    )


def test_an_amulet_is_on_the_shoulder_of_who_carries_it():
    scene = _draw(position({"moor_3": "mauve:moor+star"}))
    assert [mark.key for mark in _sprites(scene, "character:0:0:1")]


def test_what_is_carried_lies_over_who_stands_before_it():
    box, theme = board_layout.cells()[0], piece_drawing.dressed(DARK, (0, 1))
    loads = (1, 2, NONE, NONE)
    cast = tuple((seat, 0, load, True) for seat, load in enumerate(loads))
    marks, _ = tile_occupants.draw(box, tile_occupants.Crowd(2, cast, {}), theme)
    seen = [mark for mark in marks if isinstance(mark, Sprite)]
    for at, one in enumerate(seen):
        kind = one.key.split(":")
        if kind[0] == "character" and kind[3] != str(NONE):
            badge = piece_drawing.badge(one.box)
            over = [later for later in seen[at + 1 :] if badge.meets(later.box, 1)]
            assert not over or over[-1].key.startswith("load:")
    assert any(mark.key.startswith("load:") for mark in seen)


def test_neighbours_that_came_have_one_ring_and_it_lies_below_all():
    box, theme = board_layout.cells()[0], piece_drawing.dressed(DARK, (0, 1))
    cast = ((0, 0, NONE, True), (1, 0, NONE, True))
    for fresh, rings in ((cast, 1), (cast[:1], 1), ((), 0)):
        crowd = tile_occupants.Crowd(None, cast, dict.fromkeys(fresh, 1))
        marks, _ = tile_occupants.draw(box, crowd, theme)
        assert [isinstance(mark, Halo) for mark in marks] == [True] * rings + [False] * 2
        people, _ = _people(marks)
        for mark in marks[:rings]:
            around = [one for one in people if mark.shape.box.inset(-9).holds(one.box)]
            assert len(around) == len(fresh)


def test_nobody_is_left_out_of_the_greatest_crowd():
    box, theme = board_layout.cells()[0], piece_drawing.dressed(DARK, (0, 1))
    everybody = tile_occupants.kinds(range(40), [NONE] * 40, [False] * 40, (0, 1))
    people, counts = tile_occupants.draw(box, tile_occupants.Crowd(0, everybody, {}), theme)
    scene = people + counts
    drawn, many = _people(scene)
    assert len({mark.key for mark in drawn}) == len(drawn) == 15
    assert many == 40
    assert all(box.holds(mark.box) for mark in scene if isinstance(mark, Sprite))


def test_how_many_of_a_kind_there_are_is_read_on_a_phone():
    box, theme = board_layout.cells()[0], piece_drawing.dressed(DARK, (0, 1))
    scene = Scene(
        box,
        *tile_occupants.draw(box, tile_occupants.Crowd(0, ((0, 1, NONE, True),) * 12, {}), theme),
    )
    (count,) = (text for text in scene.layers[1] if isinstance(text, Text))
    assert (count.text, count.size) == ("12", FIGURE)
    assert pictured.covered(scene) == ()


def test_a_crowd_stays_on_its_tile_and_leaves_the_flag_of_the_tower_to_be_seen():
    box = board_layout.cells()[5]
    for count in range(1, 17):
        cast = tile_occupants.kinds(range(count), [NONE] * 40, [True] * 40, (0, 1))
        marks, _ = tile_occupants.draw(
            box, tile_occupants.Crowd(2, cast, {}), piece_drawing.dressed(DARK, (0, 1))
        )
        tower, *tokens = [mark for mark in marks if isinstance(mark, Sprite)]
        kinds = {mark.key for mark in tokens}
        assert len(tokens) in {count, len(kinds)}
        assert kinds == {f"character:{seat}:{home}:{load}:{up}" for seat, home, load, up in cast}
        assert all(box.holds(token.box) for token in tokens)
        flag = tower.box.place(36, 30, 0, 0)
        assert not any(token.box.meets(flag, 10) for token in tokens)
        if count <= 6:
            assert len(tokens) == count


def test_who_stands_on_a_tile_is_large_enough_for_a_phone():
    box = board_layout.cells()[5]
    for tower in (None, 2):
        for count in range(1, 41):
            cast = tile_occupants.kinds(range(count), [NONE] * 40, [True] * 40, (0, 1))
            marks = tile_occupants.draw(
                box, tile_occupants.Crowd(tower, cast, {}), piece_drawing.dressed(DARK, (0, 1))
            )
            drawn = [mark.box for mark in marks if isinstance(mark, Sprite)]
            assert all(min(each.w, each.h) >= 60 for each in drawn)


def test_people_who_have_room_are_a_quarter_larger_than_the_least_crowd():
    box, theme = board_layout.cells()[5], piece_drawing.dressed(DARK, (0, 1))
    for tower, count, least in (
        (None, 1, 83),
        (None, 2, 83),
        (None, 4, 79),
        (2, 1, 83),
        (2, 2, 60),
    ):
        cast = tile_occupants.kinds(range(count), [NONE] * 40, [True] * 40, (0, 1))
        marks, _ = tile_occupants.draw(box, tile_occupants.Crowd(tower, cast, {}), theme)
        people, _ = _people(marks)
        assert [one.box.w for one in people] >= [least] * count


@pytest.mark.parametrize("count", range(5))
def test_a_tower_is_seen_whole_beside_four_people(count):
    box, theme = board_layout.cells()[5], piece_drawing.dressed(DARK, (0, 1))
    cast = tile_occupants.kinds(range(count), [NONE] * 40, [True] * 40, (0, 1))
    marks, plates = tile_occupants.draw(box, tile_occupants.Crowd(2, cast, {}), theme)
    people, _ = _people(marks)
    (tower,) = (m for m in marks if isinstance(m, Sprite) and m.key.startswith("tower:"))
    assert (len(people), plates) == (count, ())
    assert all(one.box.x >= tower.box.right - tile_occupants._OVER for one in people)
    assert box.bottom - tower.box.bottom < 4


def test_a_private_picture_rims_the_tiles_one_can_set_out_from_and_says_so():
    s = position({"moor_3": "mauve:moor", "forest_2": "green:moor"}, phase=MOVE, spare=False)
    view, look = game.view(s, 0), moments.look(s)
    private, public = board(view, 0, look), board(view, None, look)

    def rims(scene):
        marks = [mark for layer in scene.layers for mark in layer if isinstance(mark, Rect)]
        return [mark.box for mark in marks if mark.stroke == look.theme.ink]

    (rim,) = rims(private)
    assert rim.holds(board_layout.cells()[s.cells.index(TILE["moor_3"])].inset(5))
    assert rims(public) == rims(board(view, 1, look)) == []
    assert rims(board(view, 0, replace(look, past=True))) == []
    assert "Move your characters" in " ".join(private.texts())
    assert "Move your characters" not in " ".join(public.texts())


def test_a_private_picture_points_where_each_tile_can_be_shifted():
    s = position(wards={1: "c3"})
    view, look = game.view(s, 0), moments.look(s)
    ways = [way for way in game.legal(view, 0) if way.verb == "shift"]

    def pointers(scene):
        marks = [mark for layer in scene.layers for mark in layer if isinstance(mark, Emblem)]
        return [mark for mark in marks if mark.icon.startswith("mdi:chevron_double_")]

    shown = pointers(board(view, 0, look))
    assert len({mark.box for mark in shown}) == len(shown) == len(ways) > 0
    assert pointers(board(view, None, look)) == []
    tiles = [box for box, tile in zip(board_layout.cells(), s.cells, strict=True) if tile != SEA]
    for mark in shown:  # it hangs on its tile
        assert any(box.meets(mark.box.inset(-3), 3) for box in tiles)
    limits = [Box(box.right - 66, box.y - 12, 68, 44) for box in tiles]
    north = next(way for way in ways if way.to == NEIGHBOURS[s.cells.index(way.tile)][0])
    came = m.Shifted(0, north.tile, north.to, s.cells.index(north.tile))
    beside = pointers(board(view, 0, moments.look(s, (came,))))  # clear of the arrow
    assert not any(mark.box.meets(limit) for mark in (*shown, *beside) for limit in limits)
    assert "shift a tile" in " ".join(board(view, 0, look).texts())


def test_what_moved_has_an_arrow_and_over_an_edge_two():
    s = position({"moor_2": "mauve:moor"})
    near = m.Moved(0, 0, 0, NONE, TILE["forest_2"], TILE["moor_2"], CELL["b3"], CELL["a3"])
    far = m.Shifted(0, TILE["moor_2"], CELL["e3"], CELL["a3"])
    for events, count in (((), 0), ((near,), 1), ((near, near), 1), ((far,), 2)):
        marks = [mark for layer in _draw(s, events).layers for mark in layer]
        assert sum(isinstance(mark, Arrow) for mark in marks) == count


def _extent(arrow):
    """Return the box around an arrow with its rim; it goes straight across or down."""
    (x, y), (u, v) = arrow.start, arrow.end
    half = arrow.width * 1.2 + 4
    around = Box(min(x, u), min(y, v), abs(x - u), abs(y - v))
    return around.inset(-4, -half) if around.w > around.h else around.inset(-half, -4)


def test_no_arrow_lies_over_a_piece():
    """An arrow is between tiles: those who stand there make room for it."""
    seen = 0
    for seats, seed in ((2, "1"), (4, "2")):
        for moment in moments.match(seats, seed)[::5]:
            scene = _draw(moment.state, moment.events)
            if game.result(moment.state) is not None:
                continue
            pieces_ = _sprites(scene, "character:") + _towers(scene)
            for mark in (mark for layer in scene.layers for mark in layer):
                if isinstance(mark, Arrow):
                    seen += 1
                    assert not any(_extent(mark).meets(one.box, 3) for one in pieces_)
    assert seen > 40


def test_no_lock_lies_over_a_piece():
    on = {"moor_4": "green:moor green:moor green:desert", "forest_2": "mauve:forest"}
    for cell in ("b2", "b3", "c3"):
        s = position(on, peoples="mauve green orange blue", wards=dict.fromkeys((1, 2, 3), cell))
        scene = _draw(s)
        marks = [mark for layer in scene.layers for mark in layer]
        drawn = [mark for mark in marks if isinstance(mark, Drawing) and _on_a_cell(mark)]
        locks = [mark for mark in drawn if mark.name == "lock"]
        assert len(locks) == 3
        there = [*_sprites(scene, "character:"), *_towers(scene)]
        assert not any(one.box.inset(-12).meets(two.box) for one in locks for two in there)


@pytest.mark.parametrize("wards", [(1,), (1, 2), (1, 2, 3)])
def test_no_lock_beside_a_letter_lies_over_the_limit(wards):
    s = position({}, peoples="mauve green orange blue", wards=dict.fromkeys(wards, "b2"))
    look = replace(moments.look(s), marks=(("b2", "A"),))
    scene = board(game.view(s, None), None, look)
    marks = [mark for layer in scene.layers for mark in layer]
    cell = board_layout.cells()[CELLS.index("b2")]
    locks = [
        mark.box
        for mark in marks
        if isinstance(mark, Drawing) and mark.name == "lock" and mark.box.meets(cell)
    ]
    assert len(locks) == len(wards)
    limit = island_drawing.plaque(cell)
    assert not any(lock.inset(-lock.w * 2 / 3).meets(limit) for lock in locks)
    assert len({lock.x for lock in locks}) == len(locks)


def test_two_who_change_places_are_both_seen():
    s = position({"moor_2": "mauve:moor", "forest_2": "mauve:forest"})
    there = m.Moved(0, 0, 0, NONE, TILE["forest_2"], TILE["moor_2"], CELL["b3"], CELL["a3"])
    back = m.Moved(0, 0, 1, NONE, TILE["moor_2"], TILE["forest_2"], CELL["a3"], CELL["b3"])
    arrows = [
        mark
        for layer in _draw(s, (there, back)).layers
        for mark in layer
        if isinstance(mark, Arrow)
    ]
    one, other = (arrow.start[0] for arrow in arrows)
    assert abs(one - other) > arrows[0].width


def test_no_arrow_lies_on_how_many_stand_there():
    s = position()
    s.at = [TILE["moor_2"]] * len(s.at)
    came = m.Moved(0, 0, 0, NONE, TILE["forest_2"], TILE["moor_2"], CELL["b3"], CELL["a3"])
    marks = [mark for layer in _draw(s, (came,)).layers for mark in layer]
    (arrow,) = (at for at, mark in enumerate(marks) if isinstance(mark, Arrow))
    later = marks[arrow:]
    counts = [
        text.text
        for plate, text in pairwise(later)
        if isinstance(plate, Rect)
        and isinstance(text, Text)
        and plate.box.h == tile_occupants.COUNT
    ]
    assert counts[:4] == ["2", "2", "4", "4"]


def test_ways_of_older_turns_are_fainter_and_lie_below():
    s = position({"moor_2": "mauve:moor", "forest_2": "green:moor"})
    old = m.Moved(1, 1, 0, NONE, TILE["moor_4"], TILE["forest_2"], CELL["b2"], CELL["b3"])
    new = m.Moved(0, 0, 0, NONE, TILE["forest_2"], TILE["moor_2"], CELL["b3"], CELL["a3"])
    look = replace(moments.look(s, (old, new)), turns=(Turn(1, (old,)), Turn(0, (new,))))
    scene = board(game.view(s, None), None, look)
    first, last = (mark for layer in scene.layers for mark in layer if isinstance(mark, Arrow))
    assert first.width < last.width
    assert last.colour == piece_drawing.dressed(DARK, s.peoples).seat(0)


def test_a_tower_that_was_placed_has_a_halo():
    s = position()
    placed = m.Placed(0, 0, TILE["mountain_4"], CELL["c6"])
    assert _halos(_draw(s, (placed,))) == _halos(_draw(s)) + 1


def test_what_changed_has_a_halo():
    s = position({"moor_2": "mauve:moor"}, wards={1: "c4"})
    quiet = _halos(_draw(s))
    for event in (
        m.Moved(0, 0, 0, NONE, TILE["forest_2"], TILE["moor_2"], CELL["b3"], CELL["a3"]),
        m.Drew(0, 0, 0, TILE["moor_2"], CELL["a3"]),
        m.Shifted(0, TILE["moor_2"], CELL["a4"], CELL["a3"]),
        m.Protected(1, CELL["c4"]),
        m.Produced(0, 2),
        m.Delivered(0, 2, 1, CELL["c6"]),
    ):
        assert _halos(_draw(s, (event,))) == quiet + 1, event
    bought = m.Bought(0, 0, TILE["moor_2"], CELL["a3"], 0, 1, 1)
    carried = position({"moor_2": "mauve:moor+circle"})
    assert _halos(_draw(carried, (bought,))) == quiet + 3  # who carries, and two purses


def test_wealth_that_changed_has_its_coin_ringed_and_no_box():
    quiet, scene = _draw(position()), _draw(position(), (m.Produced(0, 2),))

    def shapes(scene):
        halos = (mark for layer in scene.layers for mark in layer if isinstance(mark, Halo))
        return Counter(type(mark.shape) for mark in halos)

    assert shapes(scene) - shapes(quiet) == Counter({Circle: 1})


def _halos(scene):
    return sum(isinstance(mark, Halo) for layer in scene.layers for mark in layer)


def test_an_amulet_is_golden_on_the_shelf_and_grey_in_a_hand():
    def metals(marks):
        return {
            dict(mark.colours).get("metal", "gold") for mark in marks if isinstance(mark, Drawing)
        }

    home, carried = (
        piece_drawing.amulet(pictured.EMBLEM, 1, DARK, state=s) for s in ("held", "carried")
    )
    assert metals(home) == {"gold"}
    assert metals(carried) == {piece_drawing.METAL}
    assert [mark.icon for mark in carried if isinstance(mark, Emblem)] == ["fa:hand_holding"]
    (carrier,) = piece_drawing.character(pictured.EMBLEM, 0, 0, 1, True, DARK)
    jewels = [mark for mark in carrier.marks if getattr(mark, "name", "") == "pangea/amulet-star"]
    assert metals(jewels) == {piece_drawing.METAL}
    states = {
        s: piece_drawing.amulet(pictured.EMBLEM, 1, LIGHT, state=s)
        for s in ("held", "carried", "missing")
    }
    assert pictured.twins(states) == ()


def test_a_panel_has_the_three_facts_by_which_one_decides():
    s = position(
        {"moor_2": "green:moor"}, peoples="mauve green orange blue",
        amulets={"green": "star moon"}, wealth={"green": 17},
    )  # fmt: skip
    large = [one.text.text for one in _draw(s).lettering() if one.text.size == FACT]
    assert len(large) == 12
    assert large[3:6] == ["2", "17", "+1"]


@pytest.mark.parametrize(
    ("amulets", "wealth", "by"),
    [({"mauve": "star"}, {}, 0), ({}, {"mauve": 3}, 1), ({}, {}, None), ({}, {"green": 1}, None)],
)
def test_the_fact_by_which_a_seat_is_ahead_stands_on_gold(amulets, wealth, by):
    s = position(peoples="mauve green", amulets=amulets, wealth=wealth)
    assert ahead(s, 0) == by
    scene = _draw(s)
    marks = [mark for layer in scene.layers for mark in layer]
    plates = [mark.box for mark in marks if isinstance(mark, Rect) and mark.fill == GOLD]
    led = (
        []
        if (who := next((n for n in (0, 1) if ahead(s, n) is not None), None)) is None
        else [(str(len(s.amulets[s.peoples[who]])), str(s.wealth[s.peoples[who]]))[ahead(s, who)]]
    )
    figures = [one.text for one in scene.lettering() if one.text.size == FACT]
    assert [one.text for one in figures if any(box.holds(one.fits, 12) for box in plates)] == led


def test_everybody_reads_what_the_player_to_move_can_do():
    s = position({"moor_3": "mauve:moor"}, phase=MOVE, spare=False)
    texts = " ".join(_draw(s).texts())
    assert "Now: move each character one step." in texts.replace("  ", " ")
    s = position()
    assert "round 2" in _draw(s).texts()
    past = board(game.view(s, None), None, replace(moments.look(s), past=True))
    assert "round 2 · magic, 1 to go" in past.texts()
    assert "Magic, 1 to go: draw" in " ".join(_draw(s).texts())


@pytest.mark.parametrize(
    ("phase", "left", "figure"), [(MAGIC, 2, "2"), (MOVE, 0, ""), (BUY, 0, "1"), (PROTECT, 0, "")]
)
def test_the_phase_is_lit_with_what_is_left_or_paid(phase, left, figure):
    s = position({"moor_3": "mauve:moor"}, phase=phase, spare=False)
    s.left = left
    look = moments.look(s)
    marks = map_corner_insets.turn(s, look)
    (lit,) = (mark for mark in marks if isinstance(mark, Rect))
    assert lit.fill == look.theme.seat(s.active)
    sheet = board_layout.corners()[3].inset(12).pad(bottom=NOTE + 4)
    cells = sheet.grid(2, 2, 6)
    assert lit.box == cells[(MAGIC, MOVE, BUY, PROTECT).index(phase)]
    name = "price" if phase == BUY else names.phase("en", phase)
    assert [mark.text for mark in marks if isinstance(mark, Text)] == [name, figure][
        : 1 + bool(figure)
    ]
    idle = map_corner_insets.turn(s, replace(look, to_act=()))
    assert not any(isinstance(mark, (Rect, Text)) for mark in idle)


def test_a_protected_sea_is_told_to_be_sea():
    s = position(peoples="mauve green orange", wards={1: "c3", 2: "b2"})
    told = " ".join(line for line in describe(s, None, moments.look(s)).full.splitlines())
    assert "Protects the sea at C3" in told
    assert "Protects Moor 4 (B2)" in told


def test_the_one_ahead_has_the_flag_and_at_the_start_nobody():
    s = position(peoples="mauve green", amulets={"mauve": "star"}, wealth={"green": 9})
    assert lead(s).seats == (0,)
    assert lead(position()).seats == ()
    assert "tied" not in _draw(s).texts()
    assert list(_draw(position()).texts()).count("tied") == 3


def test_those_who_share_the_lead_have_their_fact_on_gold():
    s = position(peoples="mauve green orange", wealth={"mauve": 3, "green": 3})
    assert [ahead(s, seat) for seat in range(3)] == [1, 1, None]


def test_a_board_tells_what_can_be_done_even_where_the_news_is_long():
    s = position(peoples="mauve green")
    look = replace(moments.look(s, locale="de"), names=("Maximiliane Berg", "Anne-Sophie Lambert"))
    look = replace(look, to_act=(s.active,))
    events = tuple(m.Shifted(0, n, n, NEIGHBOURS[n][0]) for n in range(5))
    long = board(game.view(s, None), None, replace(look, events=events))
    assert pictured.cut(long) == ()
    task = legal_highlights.public(game.view(s, None), look)
    assert " ".join(long.texts()).endswith(" ".join(task.split()[-4:]))


def test_seats_have_the_colours_of_their_peoples():
    theme = piece_drawing.dressed(DARK, (4, 3))
    assert theme.seat(0) == DARK.seats[4]  # yellow
    assert theme.seat(1) == DARK.seats[0]  # blue
    assert sorted(theme.seats) == sorted(DARK.seats)
    assert [piece_drawing.place_of((4, 3), p) for p in range(5)] == [2, 3, 4, 1, 0]
    assert len(OF) == len(PEOPLES) == len(PEOPLE_NAMES)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_terrains_differ_by_more_than_their_colour(theme, vision):
    """Colours may come near each other in some eyes: what grows there is different too."""
    grown = {
        frozenset(
            mark.name
            for mark in island_drawing.scenery(tile, board_layout.cells()[0], theme)
            if isinstance(mark, Drawing)
        )
        for tile in range(15)
    }
    assert len(grown) == 5
    soils = [island_drawing.soil(terrain, theme) for terrain in range(5)]
    assert min(difference(a, b, vision) for i, a in enumerate(soils) for b in soils[:i]) > 2


def test_no_two_tiles_have_the_same_coast_or_scenery():
    box = board_layout.cells()[0]
    assert len({island_drawing.coast(tile, box, 0) for tile in range(15)}) == 15
    assert len({island_drawing.scenery(tile, box, DARK) for tile in range(15)}) == 15


def test_a_coast_beyond_an_edge_is_that_of_the_tile_there():
    scene = _draw(position())
    there = {mark.key.removeprefix("coast:") for mark in _sprites(scene, "coast:")}
    assert there == {"a3", "a5", "e3", "e5", "c1", "c6"}


def test_a_bridge_joins_tiles_beside_each_other():
    assert len(_sprites(_draw(position()), "bridge")) == 16 - 3  # three borders cross an edge


def test_emblems_are_told_apart_at_48_pixels():
    emblems = {name: sign(pictured.EMBLEM, "#ffffff", "#808080")
               for name, sign in zip(TERRAINS, terrain_symbols.TERRAINS, strict=True)}  # fmt: skip
    for kind, name in enumerate(AMULETS):
        emblems[name] = piece_drawing.amulet(pictured.EMBLEM, kind, DARK)
    assert pictured.twins(emblems) == ()


def test_people_face_up_and_face_down_are_told_apart_at_48_pixels():
    faces = {
        f"{seat} {up}": piece_drawing.character(pictured.EMBLEM, seat, 0, NONE, up, DARK)
        for seat in range(5)
        for up in (True, False)
    }
    assert pictured.twins(faces, 0.03) == ()  # by brightness alone; their colours differ too


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_of_people_face_down_one_sees_from_afar_whose_they_are(theme):
    area = pictured.EMBLEM
    tones = []
    for seat in range(5):
        marks = piece_drawing.character(area, seat, 0, NONE, False, theme)
        whole = rasterize_scene.paint(Scene(area, (Rect(area, "#808080"),), marks), width=48)
        red, green, blue = whole.convert("RGB").resize((1, 1), Resampling.BOX).getpixel((0, 0))
        tones.append(f"#{red:02x}{green:02x}{blue:02x}")
    assert min(difference(one, other) for one, other in combinations(tones, 2)) > 12


def test_three_protections_of_one_cell_leave_its_name_and_tower_to_be_read():
    s = position(
        {"moor_4": "green:moor"}, peoples="mauve green orange blue",
        wards=dict.fromkeys((1, 2, 3), "b2"),
    )  # fmt: skip
    scene = _draw(s)
    assert pictured.covered(scene) == ()
    assert pictured.faint(scene) == ()


def test_the_letters_of_a_menu_stand_on_their_cells_and_tiles():
    s = position()
    look = replace(moments.look(s), marks=(("c3", "A"), ("moor_4", "B"), ("grassland", "C")))
    texts = Counter(board(game.view(s, None), None, look).texts())
    assert texts - Counter(_draw(s).texts()) == Counter("AB")


def test_the_letter_of_a_tile_keeps_clear_of_its_limit():
    s = position()
    look = replace(moments.look(s), marks=(("moor_4", "A"),))
    near = board_layout.cells()[CELL["b2"]].pad(top=-SIGN / 2)
    drawn = pictured.lettered(board(game.view(s, None), None, look))
    found = {each.text.text: each.box for each in drawn if near.holds(each.box)}
    letter = found.pop("A")
    assert set(found) == {"4"}
    assert not any(Box.around(letter.cx, letter.cy, SIGN).meets(box) for box in found.values())


def test_the_last_picture_has_the_score_in_rank_order():
    s = moments.match(4, "2")[-1].state
    result, texts = game.result(s), list(_draw(s).texts())
    order = sorted(range(4), key=lambda seat: result.ranks[seat])
    names = [text for text in texts if text in moments.NAMES]
    assert names == [moments.NAMES[seat] for seat in (order[0], *order)]
    assert texts.count("lesser") == 4


def test_the_last_picture_tells_a_victory_once_with_its_figures():
    last = moments.match(4, "2")[-1]
    assert m.Ended() in last.events
    told = " ".join(_draw(last.state, last.events).texts()).replace("\u00a0", " ")
    assert told.lower().count("lesser victory") == 1
    winner = last.state.peoples[game.result(last.state).winners[0]]
    assert f"Lesser victory: 3 amulets, wealth {last.state.wealth[winner]}" in told


def test_the_last_picture_shows_every_hoard_and_that_of_the_winner_larger():
    s = moments.match(4, "2")[-1].state
    scene, (winner,) = _draw(s), game.result(s).winners
    gold = [
        mark.box.w
        for layer in scene.layers
        for mark in layer
        if isinstance(mark, Drawing)
        and mark.name.startswith("pangea/amulet-")
        and not mark.colours[1:]
    ]
    won = len(s.amulets[s.peoples[winner]])
    assert len(gold) == won + sum(len(s.amulets[people]) for people in s.peoples)
    assert sum(side > 1.5 * min(gold) for side in gold) == won


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_lettering_has_no_faults_from_the_first_position_to_the_last(theme, locale):
    for key in ((2, "1"), (4, "2")):
        history = moments.match(*key)
        for moment in (*history[::31], history[-1]):
            assert faults(_draw(moment.state, moment.events, theme=theme, locale=locale)) == ()


def test_a_picture_is_a_page_of_few_bytes():
    for moment in moments.match(4, "2")[::60]:
        scene = _draw(moment.state, moment.events)
        assert scene.box == Box(0, 0, 1500, 1200)
        assert len(rasterize_scene.picture(scene)) <= LIMIT


def test_whose_turn_it_is_and_wealth_are_read_on_a_phone():
    s = position(wealth={"green": 17})
    sizes = {placed.text.text: placed.text.size for placed in _draw(s).lettering()}
    assert sizes[f"{moments.NAMES[0]} to move"] >= SAID
    assert sizes["17"] >= FIGURE


def test_there_are_no_hands():
    s = position()
    assert hand(s, 0, moments.look(s)) is None
    assert s.phase != OVER


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("peoples", ["mauve green", "mauve green orange blue"])
def test_the_chart_says_what_wins_and_what_its_signs_mean(peoples, locale):
    s = position(peoples=peoples)
    look = moments.look(s, locale=locale)
    texts = board(game.view(s, None), None, look).texts()
    for word in ("goal", "room", "home", "carried", "a-turn"):
        assert look.say(f"pangea-board-{word}") in texts
    at = texts.index(look.say("pangea-board-goal"))
    assert texts[at + 1 : at + 6] == ("5", "4", "10", "3", "20")


@pytest.mark.parametrize(
    ("amulets", "of"),
    [("star moon", ""), ("star moon circle", "/20"), ("star moon circle square", "/10")],
)
def test_with_amulets_for_a_victory_a_panel_tells_how_much_wealth_it_needs(amulets, of):
    s = position(peoples="mauve green", amulets={"green": amulets}, wealth={"green": 7})
    texts = _draw(s).texts()
    assert [text for text in texts if text.startswith("/")] == ([of] if of else [])


def test_locks_beside_a_letter_are_all_seen_for_the_most_part():
    s = position({}, peoples="mauve green orange blue", wards=dict.fromkeys((1, 2, 3), "b2"))
    look = replace(moments.look(s), marks=(("b2", "A"),))
    scene = board(game.view(s, None), None, look)
    cell = board_layout.cells()[CELLS.index("b2")]
    drawn = [mark for layer in scene.layers for mark in layer if isinstance(mark, Drawing)]
    locks = [mark.box for mark in drawn if mark.name == "lock" and mark.box.meets(cell)]
    (wide,) = {round(lock.w * 7 / 3, 3) for lock in locks}
    assert all(abs(a.x - b.x) > 0.6 * wide for a, b in pairwise(locks))
