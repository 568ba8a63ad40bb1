"""Chapter 4: drawing, shifting, summoning, leading."""

import itertools
from collections import Counter

import pytest

from engine.apply_move import step
from engine.games.pangea import game
from engine.games.pangea.crowds_and_prices import faces
from engine.games.pangea.data import BAG, CELLS, NAMES, NEIGHBOURS, OF, TERRAINS
from engine.games.pangea.state_actions_and_events import MAGIC, MOVE, PROTECT, Drew, Led, Shifted
from engine.notation import read
from engine.rng import Rng
from tests.games.pangea.positions import cell, do, lines, of, position, refused, standing


@pytest.mark.parametrize(
    ("amulets", "actions"),
    [
        ("", 1),
        ("star", 1),
        ("star moon", 2),
        ("star moon circle", 3),
        ("star moon circle square", 4),
    ],
)
def test_4_1_as_many_actions_as_amulets_in_the_tower_but_one_at_least(amulets, actions):
    """[M1], vector 6, and the example of three amulets and three actions."""
    s = position(phase=PROTECT, active=2, amulets={"mauve": amulets})
    assert do(s, "done").state.left == actions


def test_4_1_what_is_carried_does_not_count():  # [M1]
    s = position({"moor_3": "mauve:moor+circle mauve:moor+moon"}, phase=PROTECT, active=2)
    assert do(s, "done").state.left == 1


def test_4_1_any_mix_in_any_order_and_not_all_of_them():  # [M1]
    s = position(left=3, amulets={"mauve": "star moon circle"})
    s = do(s, "shift moor_2 a2").state
    s = do(s, "draw", rng=Rng("1")).state
    assert (s.phase, s.left) == (MAGIC, 1)
    assert do(s, "done").state.phase == MOVE


def test_4_2_a_character_comes_from_the_bag_to_the_tower():
    s = position()
    done = do(s, "draw", rng=Rng("1"))
    drawn = of(done.events, Drew)[0]
    assert len(standing(done.state, "mountain_4")) == 4
    assert f"mauve:{TERRAINS[drawn.home]}" in standing(done.state, "mountain_4")
    assert sum(done.state.at[c] == BAG for c in OF[NAMES["mauve"]]) == 4


def test_4_2_each_character_in_the_bag_is_as_likely():
    s = position()  # three of the rarest are out: four mountains and a forest are left
    found = Counter(
        of(step(game, s, 0, read(game, "draw"), Rng(str(i))).events, Drew)[0].home
        for i in range(400)
    )
    assert {TERRAINS[home] for home in found} == {"mountain", "forest"}
    assert 270 < found[TERRAINS.index("mountain")] < 360


def _empty(people: str):
    s = position()
    for c in OF[NAMES[people]]:
        if s.at[c] == BAG:
            s.at[c] = s.towers[NAMES[people]]
    return s


def test_4_2_an_empty_bag_gives_nobody():  # [M2]
    s = _empty("mauve")
    assert "draw" not in lines(s)
    assert refused(s, "draw") == ("4.2", "draw-empty")


def test_4_3_a_tile_moves_with_all_that_stands_on_it():  # [M3]
    s = position({"moor_2": "mauve:moor+star green:moor"}, towers={"green": "moor_2"}, spare=False)
    done = step(game, s, 0, read(game, "shift moor_2 a2"), Rng("1"))
    assert cell(done.state, "moor_2") == "a2"
    assert standing(done.state, "moor_2") == ["mauve:moor+star", "green:moor"]
    assert (done.state.towers, done.state.at) == (s.towers, s.at)
    assert len(of(done.events, Shifted)) == 1


@pytest.mark.parametrize(
    ("land", "text", "to"),
    [
        ({"grassland_3": "c4"}, "shift moor_2 e3", "e3"),  # vector 4: north of A3 is E3
        ({"mountain_2": "c4"}, "shift mountain_4 c1", "c1"),  # east of C6 is C1
        ({}, "shift moor_3 a2", "a2"),  # east of A5 is A2
        ({"mountain_2": "d1"}, "shift mountain_2 b1", "b1"),  # south of D1 is B1
    ],
)
def test_4_3_over_the_edge_a_tile_comes_back_on_the_other_side(land, text, to):
    s = position(land=land)
    assert text in lines(s)
    assert cell(do(s, text).state, text.split()[1]) == to


def test_4_3_not_diagonally_and_not_onto_land():  # [M3]
    s = position()
    assert refused(s, "shift moor_2 b2") == ("4.3", "shift-far")
    assert refused(s, "shift moor_2 b3") == ("4.3", "shift-taken")
    assert refused(s, "shift moor_2 e3") == ("4.3", "shift-taken")
    assert lines(s, "shift")[:2] == ["shift moor_2 a4", "shift moor_2 a2"]


def test_4_3_protected_tiles_and_cells_stay_as_they_are():  # [M3]
    s = position(wards={1: "a3", 2: "a4"})
    assert not [line for line in lines(s) if "moor_2" in line]
    assert refused(s, "shift moor_2 a2") == ("8.2", "shift-tile")
    assert refused(s, "shift moor_3 a4") == ("8.2", "shift-sea")
    assert "shift moor_3 a2" in lines(s)


def test_4_3_three_protections_never_stop_all_tiles():
    """Without any three cells the rest hangs together: somewhere in it land meets sea."""
    for protected in itertools.combinations(range(len(CELLS)), 3):
        rest = set(range(len(CELLS))) - {*protected}
        reached = [rest.pop()]
        for place in reached:
            near = rest.intersection(NEIGHBOURS[place])
            rest -= near
            reached += near
        assert not rest


def test_4_4_a_neutral_character_comes_to_its_own_tower():  # [M6]
    s = position()
    for people, tile in (("blue", "grassland_4"), ("yellow", "forest_4")):
        done = do(s, f"summon {people}", rng=Rng("1"))
        assert len(standing(done.state, tile)) == 4
    assert lines(s, "summon") == ["summon blue", "summon yellow"]


def test_4_4_with_two_players_there_are_three_neutral_peoples():  # [N1] [M6]
    s = position(peoples="mauve green")
    assert lines(s, "summon") == ["summon orange", "summon blue", "summon yellow"]
    assert {line.split()[1] for line in lines(s, "lead")} == {"orange", "blue", "yellow"}


def test_4_4_an_empty_bag_gives_nobody():  # [M2]
    assert refused(_empty("blue"), "summon blue") == ("4.4", "summon-empty")


def test_4_5_a_neutral_character_takes_a_step():  # [M5]
    s = position({"forest_2": "blue:forest blue:desert"})
    assert [line for line in lines(s, "lead") if "forest_2" in line] == [
        f"lead blue {home} forest_2 {to}"
        for home in ("desert", "forest")
        for to in ("moor_2", "forest_3", "moor_4")
    ]
    done = do(s, "lead blue desert forest_2 moor_2")
    assert standing(done.state, "moor_2") == ["blue:desert"]
    assert of(done.events, Led)[0].people == NAMES["blue"]


def test_4_5_one_step_not_onto_sea_and_only_one_who_is_there():  # [M5]
    s = position({"forest_2": "blue:forest"})
    assert refused(s, "lead blue forest forest_2 forest_4") == ("4.5", "lead-far")
    assert refused(s, "lead blue forest moor_2 forest_2") == ("4.5", "lead-none")


def test_4_5_equal_characters_are_offered_once():
    s = position({"forest_2": "blue:forest blue:forest"})
    assert len([line for line in lines(s, "lead") if "forest_2" in line]) == 3


def test_4_6_the_same_tile_back_and_forth():  # [M4]
    s = position(left=2, amulets={"mauve": "star moon"})
    after = do(s, "shift moor_2 a2", "shift moor_2 a3").state
    assert (after.cells, after.phase) == (s.cells, MOVE)


def test_4_6_the_same_neutral_character_twice():  # [M4]
    s = position({"forest_2": "blue:forest"}, left=2, amulets={"mauve": "star moon"})
    s = do(s, "lead blue forest forest_2 moor_2", "lead blue forest moor_2 grassland_3").state
    assert standing(s, "grassland_3") == ["blue:forest"]


def test_4_7_a_character_may_come_to_a_full_tile():  # [V2]
    s = position({"mountain_4": "mauve:mountain mauve:mountain mauve:mountain mauve:mountain"})
    done = do(s, "draw", rng=Rng("1"))
    assert len(standing(done.state, "mountain_4")) == 5
    assert not any(faces(done.state)[c] for c in OF[0])
    s = position({"moor_2": "green:moor green:moor", "forest_2": "blue:forest"})
    assert len(standing(do(s, "lead blue forest forest_2 moor_2").state, "moor_2")) == 3
