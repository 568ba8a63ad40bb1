"""The board: everything is on it, in few bytes, in all clothes."""

from collections import Counter

import pytest

from engine.games.pangea import game
from engine.games.pangea import state as m
from engine.games.pangea.data import CELL, CELLS, NEIGHBOURS, NONE, OF, PEOPLE_NAMES, PEOPLES, TILE
from engine.games.pangea.state import OVER
from render import paint
from render.colour import VISIONS, contrast, difference, ink_on
from render.games.pangea import crowd, ground, pieces
from render.games.pangea.board import board, hand
from render.games.pangea.side import leads
from render.layout import Box
from render.lettering import faults
from render.scene import Arrow, Halo, Sprite
from render.theme import DARK, HEAD, LIGHT, THEMES
from tests.games.pangea import moments
from tests.games.pangea.positions import position

LIMIT = 500 * 1024


def _sprites(scene, start):
    return [
        mark
        for layer in scene.layers
        for mark in layer
        if isinstance(mark, Sprite) and mark.key.startswith(start)
    ]


def _draw(s, events=(), **more):
    return board(game.view(s, None), None, moments.look(s, events, **more))


def test_all_cells_tiles_and_ghosts_are_there():
    scene = _draw(position())
    assert len(_sprites(scene, "tile:")) == 15
    assert len(_sprites(scene, "sea:")) == 11
    edges = sum(ground.wraps(cell, d) for cell in range(26) for d in range(4))
    assert len(_sprites(scene, "ghost:")) == edges == 22
    for name in CELLS:
        assert name.upper() in scene.texts()


def test_a_ghost_names_the_cell_one_comes_to():
    scene = _draw(position())
    names = Counter(mark.key for mark in _sprites(scene, "ghost:"))
    for cell in range(26):
        wraps = sum(ground.wraps(cell, d) for d in range(4))
        back = sum(
            ground.wraps(other, d) and NEIGHBOURS[other][d] == cell
            for other in range(26)
            for d in range(4)
        )
        assert wraps == back == names[f"ghost:{CELLS[cell]}"]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_character_on_the_board_is_drawn_once(seats):
    for moment in moments.match(seats, "1" if seats == 2 else "2")[::25]:
        s = moment.state
        scene = _draw(s, moment.events)
        there = sum(tile >= 0 for tile in s.at)
        held = sum(tile == -2 for tile in s.at)
        assert len(_sprites(scene, "character:")) == there + held
        assert len(_sprites(scene, "tower:")) == sum(tower != NONE for tower in s.towers)


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


def test_nobody_is_left_out_of_the_greatest_crowd():
    box, theme = ground.cells()[0], pieces.dressed(DARK, (0, 1))
    everybody = crowd.kinds(range(40), [NONE] * 40, [False] * 40, (0, 1))
    scene = crowd.draw(box, crowd.Crowd(0, 3, everybody, {}), theme)
    kinds = {mark.key for mark in scene if isinstance(mark, Sprite) and "character" in mark.key}
    assert len(kinds) == 15
    figures = [int(mark.text) for mark in scene if hasattr(mark, "text")]
    assert 40 <= sum(figures) <= 40 + 3 + 15
    assert all(box.holds(mark.box) for mark in scene if isinstance(mark, Sprite))


def test_a_crowd_stays_on_its_tile_and_off_the_tower():
    box = ground.cells()[5]
    for count in range(1, 17):
        cast = crowd.kinds(range(count), [NONE] * 40, [True] * 40, (0, 1))
        marks = crowd.draw(box, crowd.Crowd(2, 0, cast, {}), pieces.dressed(DARK, (0, 1)))
        tower, *tokens = [mark for mark in marks if isinstance(mark, Sprite)]
        assert len(tokens) == count
        assert all(box.holds(token.box) for token in tokens)
        assert not any(token.box.inset(2).meets(tower.box, 3) for token in tokens)


def test_what_moved_has_an_arrow_and_over_an_edge_two():
    s = position({"moor_2": "mauve:moor"})
    near = m.Moved(0, 0, 0, NONE, TILE["forest_2"], TILE["moor_2"], CELL["b3"], CELL["a3"])
    far = m.Shifted(0, TILE["moor_2"], CELL["e3"], CELL["a3"])
    for events, count in (((), 0), ((near,), 1), ((near, near), 1), ((far,), 2)):
        marks = [mark for layer in _draw(s, events).layers for mark in layer]
        assert sum(isinstance(mark, Arrow) for mark in marks) == count


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


def _halos(scene):
    return sum(isinstance(mark, Halo) for layer in scene.layers for mark in layer)


def test_the_one_ahead_has_the_crown_and_a_tie_none():
    s = position(peoples="mauve green", amulets={"mauve": "star"}, wealth={"green": 9})
    assert (leads(s, 0), leads(s, 1)) == (True, False)
    assert not leads(position(), 0)


def test_seats_have_the_colours_of_their_peoples():
    theme = pieces.dressed(DARK, (4, 3))
    assert theme.seat(0) == DARK.seats[4]  # yellow
    assert theme.seat(1) == DARK.seats[0]  # blue
    assert sorted(theme.seats) == sorted(DARK.seats)
    assert [pieces.place_of((4, 3), p) for p in range(5)] == [2, 3, 4, 1, 0]
    assert len(OF) == len(PEOPLES) == len(PEOPLE_NAMES)


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.palette}")
def test_the_land_is_quiet_and_its_names_are_read(theme):
    for terrain in range(5):
        band = ground.tint(terrain, theme, ground.BAND)
        assert contrast(ink_on(band), band) >= 4.5
    assert contrast(theme.ink, ground.sea_tint(theme)) >= 4.5


@pytest.mark.parametrize("vision", VISIONS)
def test_terrains_differ_by_more_than_their_colour(vision):
    """Colours may come near each other in some eyes: pattern and sign are different too."""
    looks = [ground._LOOKS[terrain][1] for terrain in range(5)]
    assert len(set(looks)) == 5
    bands = [ground.tint(t, DARK, ground.BAND) for t in range(5)]
    assert min(difference(a, b, vision) for i, a in enumerate(bands) for b in bands[:i]) > 2


@pytest.mark.parametrize("locale", ["en", "fr"])
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
        assert len(paint.picture(scene)) <= LIMIT


def test_whose_turn_it_is_and_wealth_are_read_on_a_phone():
    s = position(wealth={"green": 17})
    sizes = {placed.text.text: placed.text.size for placed in _draw(s).lettering()}
    assert sizes[f"{moments.NAMES[0]} to move"] >= HEAD
    assert sizes["17"] >= HEAD


def test_there_are_no_hands():
    s = position()
    assert hand(s, 0, moments.look(s)) is None
    assert s.phase != OVER
