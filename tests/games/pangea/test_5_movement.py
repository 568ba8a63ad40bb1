"""Chapter 5: own characters walk, and deliver."""

import pytest

from engine.games.pangea.state_actions_and_events import BUY, MOVE, PROTECT, Delivered, Moved
from engine.rng import Rng
from tests.games.pangea.positions import do, lines, of, position, refused, standing, tower


def test_5_1_each_own_character_takes_one_step():  # [V1]
    s = position({"forest_2": "mauve:moor mauve:forest mauve:mountain"}, phase=MOVE)
    assert len(lines(s, "move")) == 9
    s = do(s, "move moor forest_2 moor_2").state
    assert refused(s, "move moor moor_2 forest_2") == ("5.1", "move-moved")
    assert len(lines(s, "move")) == 6
    s = do(s, "move forest forest_2 forest_3", "move mountain forest_2 moor_4").state
    assert [standing(s, tile) for tile in ("moor_2", "forest_3", "moor_4")] == [
        ["mauve:moor"],
        ["mauve:forest"],
        ["mauve:mountain", *["green:mountain"], *["green:desert"] * 2],
    ]


def test_5_1_the_last_step_ends_the_phase():
    s = position({"forest_2": "mauve:moor mauve:forest mauve:mountain"}, phase=MOVE)
    s = do(s, *(f"move {home} forest_2 moor_2" for home in ("moor", "forest"))).state
    assert s.phase == MOVE
    assert do(s, "move mountain forest_2 moor_2").state.phase > MOVE


def test_5_1_who_was_drawn_in_this_turn_moves_too():  # [V1]
    s = do(position(), "draw", rng=Rng("1")).state
    assert s.phase == MOVE
    assert [line for line in lines(s) if line.startswith("move mountain mountain_4")]


def test_5_1_who_carries_moves_like_others():  # [V4]
    s = position({"forest_2": "mauve:moor+triangle"}, phase=MOVE)
    s = do(s, "move moor_with_triangle forest_2 moor_2").state
    assert standing(s, "moor_2") == ["mauve:moor+triangle"]


def test_5_1_characters_of_others_are_not_moved():
    s = position({"forest_2": "green:moor mauve:moor"}, phase=MOVE)
    assert refused(s, "move desert forest_2 moor_2") == ("5.1", "move-none")
    assert all("desert " not in line for line in lines(s, "move"))


def test_5_1_equal_characters_are_offered_once_while_one_of_them_is_left():
    s = position({"forest_2": "mauve:mountain mauve:mountain mauve:moor"}, phase=MOVE)
    assert lines(s, "move").count("move mountain forest_2 moor_2") == 1
    s = do(s, "move mountain forest_2 moor_2").state
    assert "move mountain forest_2 moor_2" in lines(s)
    s = do(s, "move mountain forest_2 moor_2").state
    assert "move mountain forest_2 moor_2" not in lines(s)


def test_5_1_nobody_moves_twice_though_an_equal_one_stands_there():
    s = position({"forest_2": "mauve:moor", "moor_2": "mauve:moor"}, phase=MOVE)
    s = do(s, "move moor forest_2 moor_2").state
    assert refused(s, "move moor moor_2 forest_4") == ("5.2", "move-far")
    s = do(s, "move moor moor_2 grassland_3").state
    assert refused(s, "move moor moor_2 grassland_3") == ("5.1", "move-moved")
    assert refused(s, "move moor grassland_3 moor_2") == ("5.1", "move-moved")


def test_5_1_the_one_that_is_named_moves_with_its_amulet_or_without():
    s = position({"forest_2": "mauve:moor mauve:moor+star"}, phase=MOVE)
    bare, laden = "move moor forest_2 moor_2", "move moor_with_star forest_2 moor_2"
    assert standing(do(s, bare).state, "forest_2") == ["mauve:moor+star"]
    assert standing(do(s, laden).state, "forest_2") == ["mauve:moor"]


def test_5_2_only_to_a_neighbouring_tile_never_onto_the_sea():
    s = position({"moor_3": "mauve:moor"}, phase=MOVE)
    assert [line for line in lines(s, "move") if "moor_3" in line] == [
        "move moor moor_3 grassland_4",
        "move moor moor_3 forest_4",
    ]
    assert refused(s, "move moor moor_3 forest_3") == ("5.2", "move-far")


@pytest.mark.parametrize(
    ("tile", "to"),
    [("moor_2", "grassland_3"), ("mountain_2", "mountain_4"), ("grassland_4", "moor_3")],
)
def test_5_2_over_the_edge_one_comes_back_on_the_other_side(tile, to):
    s = position({tile: "mauve:moor"}, phase=MOVE)
    done = do(s, f"move moor {tile} {to}")
    assert "mauve:moor" in standing(done.state, to)
    assert len(of(done.events, Moved)) == 1


def test_5_3_a_full_tile_may_be_entered():  # [V2]
    s = position(
        {"moor_2": "green:moor green:moor orange:moor", "forest_2": "mauve:moor"}, phase=MOVE
    )
    assert len(standing(do(s, "move moor forest_2 moor_2").state, "moor_2")) == 4


def test_5_3_a_protection_stops_no_character():  # [B2]
    s = position({"forest_2": "mauve:moor"}, phase=MOVE, wards={1: "a3", 2: "b3"})
    assert standing(do(s, "move moor forest_2 moor_2").state, "moor_2") == ["mauve:moor"]


def test_5_4_carriers_at_the_own_tower_deliver_at_the_end_of_the_movement():  # [V3]
    s = position({"mountain_2": "mauve:moor+star", "mountain_4": "mauve:moor+triangle"}, phase=MOVE)
    done = do(s, "move moor_with_star mountain_2 mountain_4")
    assert tower(done.state, "mauve") == []
    done = do(done.state, "done")
    assert sorted(tower(done.state, "mauve")) == ["star", "triangle"]
    assert [(e.seat, e.level) for e in of(done.events, Delivered)] == [(0, 1), (0, 2)]
    assert not [name for name in standing(done.state, "mountain_4") if "+" in name]


def test_5_4_not_at_anothers_tower_and_not_on_the_way():
    s = position({"moor_4": "mauve:moor+star", "mountain_2": "mauve:moor+moon"}, phase=MOVE)
    assert tower(do(s, "done").state, "mauve") == []


def test_5_4_what_is_bought_at_the_own_tower_is_delivered_a_turn_later():  # [V3]
    s = position({"mountain_4": "mauve:mountain green:mountain"}, wealth={"mauve": 1}, phase=BUY)
    s = do(s, "buy mountain_4 mountain green").state
    assert (s.phase, tower(s, "mauve")) == (PROTECT, [])
    s.phase = MOVE
    assert tower(do(s, "done").state, "mauve") == ["moon"]
