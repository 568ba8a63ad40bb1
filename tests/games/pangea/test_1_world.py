"""Chapter 1: cells, tiles, peoples, faces."""

from collections import Counter
from itertools import combinations

import pytest

from engine.games.pangea import game
from engine.games.pangea.crowds_and_prices import crowds, faces, producers
from engine.games.pangea.data import (
    CELLS,
    CHARACTERS,
    HOME_OF,
    NEIGHBOURS,
    OF,
    PEOPLE_OF,
    PEOPLES,
    TERRAINS,
    TILES,
)
from engine.games.pangea.state_actions_and_events import BUY, MOVE
from engine.visibility import HIDDEN
from tests.games.pangea.positions import cell, do, lines, new, position, refused, standing

# cell: north, east, south, west
_TABLE = """
a2 e2 a3 b2 a5   a3 e3 a4 b3 a2   a4 e4 a5 b4 a3   a5 e5 a2 b5 a4
b1 d1 b2 c1 b6   b2 a2 b3 c2 b1   b3 a3 b4 c3 b2   b4 a4 b5 c4 b3   b5 a5 b6 c5 b4   b6 d6 b1 c6 b5
c1 b1 c2 d1 c6   c2 b2 c3 d2 c1   c3 b3 c4 d3 c2   c4 b4 c5 d4 c3   c5 b5 c6 d5 c4   c6 b6 c1 d6 c5
d1 c1 d2 b1 d6   d2 c2 d3 e2 d1   d3 c3 d4 e3 d2   d4 c4 d5 e4 d3   d5 c5 d6 e5 d4   d6 c6 d1 b6 d5
e2 d2 e3 a2 e5   e3 d3 e4 a3 e2   e4 d4 e5 a4 e3   e5 d5 e2 a5 e4
"""
TABLE = _TABLE.split()


def test_1_1_the_highest_victory_wins_at_the_end_of_the_lap():
    s = position(
        peoples="mauve green",
        amulets={"mauve": "circle star moon", "green": "circle star moon triangle"},
        wealth={"mauve": 40, "green": 10},
        phase=5,
        leader=0,
    )
    assert game.result(s).ranks == (2, 1)


def test_1_2_the_neighbours_are_those_of_the_page():
    rows = [TABLE[i : i + 5] for i in range(0, len(TABLE), 5)]
    assert [row[0] for row in rows] == list(CELLS)
    for row, near in zip(rows, NEIGHBOURS, strict=True):
        assert row[1:] == [CELLS[place] for place in near]


def test_1_2_every_cell_has_four_neighbours_and_is_one_of_theirs():
    assert len(NEIGHBOURS) == 26
    for place, near in enumerate(NEIGHBOURS):
        assert len(set(near)) == 4
        assert place not in near
        assert all(place in NEIGHBOURS[other] for other in near)


def test_1_3_each_terrain_has_the_limits_two_three_and_four():
    assert Counter((tile.terrain, tile.limit) for tile in TILES) == {
        (terrain, limit): 1 for terrain in range(5) for limit in (2, 3, 4)
    }
    assert sum(tile == -1 for tile in new().state.cells) == 11


def test_1_4_each_people_favours_three_terrains_four_two_and_two():
    assert CHARACTERS == 40
    for people, cast in zip(PEOPLES, OF, strict=True):
        assert len(set(people.homes)) == 3
        assert [HOME_OF[c] for c in cast] == [
            *[people.homes[0]] * 4,
            *[people.homes[1]] * 2,
            *[people.homes[2]] * 2,
        ]
        assert {PEOPLE_OF[c] for c in cast} == {PEOPLES.index(people)}


def test_1_4_each_terrain_is_favoured_by_eight_characters_of_three_peoples():
    assert Counter(HOME_OF) == dict.fromkeys(range(5), 8)
    assert len({(HOME_OF[c], PEOPLE_OF[c]) for c in range(CHARACTERS)}) == 15


def test_1_4_no_two_peoples_have_the_same_terrains_and_any_two_share_some():
    for a, b in combinations(PEOPLES, 2):
        assert 1 <= len(set(a.homes) & set(b.homes)) <= 2
    assert [[TERRAINS[home] for home in people.homes] for people in PEOPLES] == [
        ["mountain", "forest", "moor"],
        ["moor", "mountain", "desert"],
        ["desert", "moor", "grassland"],
        ["grassland", "desert", "forest"],
        ["forest", "grassland", "mountain"],
    ]


def _face(s) -> list[bool]:
    """Return the faces of those on moor_2, in the order of the peoples."""
    return [face for face, tile in zip(faces(s), s.at, strict=True) if tile == 0]


def test_1_6_at_home_a_character_is_face_up_and_elsewhere_face_down():  # vector 1
    s = position({"moor_2": "green:moor mauve:mountain"})
    assert standing(s, "moor_2") == ["mauve:mountain", "green:moor"]
    assert _face(s) == [False, True]


@pytest.mark.parametrize("third", ["orange:moor", "mauve:mountain", "blue:desert"])
def test_1_5_a_third_character_makes_a_tile_of_limit_two_overfull(third):  # vector 1
    s = position({"moor_2": f"green:moor mauve:mountain {third}"})
    assert _face(s) == [False] * 3


def test_1_5_carriers_count_and_towers_do_not():  # [P2]
    s = position({"moor_2": "green:moor orange:moor+star mauve:forest"})
    assert _face(s) == [False] * 3
    s = position({"moor_2": "green:moor orange:moor"}, towers={"green": "moor_2"}, spare=False)
    assert (crowds(s)[0], _face(s)) == (2, [True, True])


def test_1_6_faces_are_those_of_this_moment():  # [P3]
    s = position({"moor_2": "green:moor mauve:mountain mauve:forest"}, phase=MOVE)
    assert producers(s, 1) == 0
    s = do(s, "move forest moor_2 forest_2").state
    assert _face(s) == [False, True]
    assert producers(s, 1) == 1


@pytest.mark.parametrize(
    ("tile", "amulet"),
    [
        ("moor_3", "circle"),
        ("forest_3", "star"),
        ("mountain_3", "moon"),
        ("desert_3", "triangle"),
        ("grassland_3", "square"),
    ],
)
def test_1_7_each_terrain_makes_its_amulet(tile, amulet):
    terrain = tile.removesuffix("_3")
    seller = {"moor": "green", "forest": "yellow", "mountain": "yellow", "desert": "green"}
    cast = f"{seller.get(terrain, 'blue')}:{terrain} mauve:moor"
    s = position({tile: cast}, wealth={"mauve": 1}, phase=BUY)
    s = do(s, f"buy {tile} moor {seller.get(terrain, 'blue')}").state
    assert f"mauve:moor+{amulet}" in standing(s, tile)


def test_1_8_a_tower_goes_where_its_tile_goes():  # [S3]
    s = position()
    before = s.towers[:]
    done = do(s, "shift mountain_4 c5")
    assert done.state.towers == before
    assert done.state.at == position().at
    assert cell(done.state, "mountain_4") == "c5"


def test_1_9_only_rankings_are_hidden():
    s = new().state
    other = (s.first + 1) % 3
    s.ranks[other] = [3]
    assert game.view(s, other).ranks[other] == [3]
    for viewer in (None, s.first):
        view = game.view(s, viewer)
        assert view.ranks[other] is HIDDEN
        view.ranks = s.ranks
        assert view == s


def test_1_9_nothing_else_of_a_position_is_hidden():
    s = position()
    for viewer in (None, 0, 1, 2):
        view = game.view(s, viewer)
        view.ranks = s.ranks
        assert view == s
        assert lines(s) == lines(game.view(s, viewer))


def test_1_2_nobody_steps_diagonally():
    s = position({"moor_2": "mauve:moor"}, phase=MOVE)
    assert refused(s, "move moor moor_2 forest_3") == ("5.2", "move-far")
