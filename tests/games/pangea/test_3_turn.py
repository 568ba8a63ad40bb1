"""Chapter 3: the phases of a turn."""

import pytest

from engine.game import TurnEnded, Warn
from engine.games.pangea import game
from engine.games.pangea.data import CELL, NONE
from engine.games.pangea.state_actions_and_events import BUY, MAGIC, MOVE, PROTECT, Lapsed, Produced
from engine.notation import read
from engine.rng import Rng
from tests.games.pangea.positions import do, lines, of, position, refused


def test_3_1_magic_movement_purchases_production_protection():
    s = position({"moor_3": "mauve:moor"})
    phases = [s.phase]
    for _ in range(3):
        s = do(s, "done").state
        phases.append(s.phase)
    assert phases == [MAGIC, MOVE, PROTECT, MAGIC]
    assert s.active == 1


def test_3_1_purchases_come_after_the_movement_and_production_after_them():
    s = position({"moor_3": "green:moor mauve:mountain"}, wealth={"mauve": 1})
    s = do(s, "done", "done").state
    assert s.phase == BUY
    done = do(s, "done")
    assert done.state.phase == PROTECT


def test_3_1_nobody_acts_in_anothers_turn():
    s = position()
    assert lines(s, seat=1) == []
    assert refused(s, "done", 1) == ("3.1", "turn")


@pytest.mark.parametrize(
    ("text", "phase"),
    [("draw", MOVE), ("shift moor_2 a2", PROTECT), ("move moor moor_2 forest_2", MAGIC)],
)
def test_3_1_each_action_has_its_phase(text, phase):
    assert refused(position(phase=phase), text) == ("3.1", "phase")


def test_3_2_a_turn_can_be_passed_whole():  # [X2]
    s = position(phase=MAGIC)
    for text in ("done", "done", "done"):
        assert lines(s)[-1] == "done"
        s = do(s, text).state
    assert s.active == 1


def test_3_2_a_phase_in_which_nothing_can_be_done_passes_by_itself():  # [X2]
    alone = position(
        {"moor_3": "mauve:moor mauve:moor mauve:forest"},
        towers={"mauve": "moor_3"},
        land={"moor_3": "c4", "desert_4": "e2", "forest_3": "e4"},
    )
    assert do(alone, "done").state.phase == PROTECT  # nobody to move, nothing to buy


def test_3_2_magic_passes_by_itself_when_there_is_none_left():
    s = position(left=1)
    assert do(s, "shift moor_2 a2").state.phase == MOVE
    s = position({"moor_2": "mauve:moor"}, left=2, amulets={"mauve": "star moon"})
    assert do(s, "shift moor_2 a2").state.phase == MAGIC


def test_3_3_a_protection_ends_when_its_owner_begins():  # [F1]
    s = position(phase=PROTECT, wards={0: "c3", 1: "c4", 2: "c4"})
    done = do(s, "done")
    assert done.state.wards == [CELL["c3"], NONE, CELL["c4"]]
    assert of(done.events, Lapsed) == [Lapsed(1, CELL["c4"])]


def test_3_1_the_turn_ends_with_the_last_phase_and_only_there():
    s = position(phase=PROTECT)
    for text in ("done", "protect sea a2"):
        assert game.warns(s, 0, read(game, text)) is Warn.PASS
        assert TurnEnded(0) in do(s, text).events
    for phase in (MAGIC, MOVE, BUY):
        assert game.warns(position(phase=phase), 0, read(game, "done")) is None
    assert game.warns(position(), 0, read(game, "shift moor_2 a2")) is None


def test_3_1_production_comes_by_itself():
    s = position({"mountain_3": "mauve:mountain mauve:mountain"}, phase=MOVE)
    done = do(s, "done")
    assert of(done.events, Produced) == [Produced(0, 2)]


def test_3_1_turns_go_round_from_the_start_player():
    s = position(phase=PROTECT, first=2, active=1, round=4)
    s = do(s, "done").state
    assert (s.active, s.round) == (2, 5)
    s.phase, s.left = PROTECT, 0
    s = do(s, "done").state
    assert (s.active, s.round) == (0, 5)
    assert game.turn(s) == 5


def test_3_1_a_draw_ends_a_submission():
    s = position()
    assert game.warns(s, 0, read(game, "draw")) is Warn.CHANCE
    assert do(s, "draw", rng=Rng("1")).warn is Warn.CHANCE
