"""Chapter 7: the Reliquat, and what brings a count."""

import pytest

from engine.games.magus import game
from engine.games.magus.events import Counted, Gained, LastRound, Raised, Reliquat
from engine.notation import read, write
from tests.games.magus.positions import do, end, level, position, told

ELEVEN = "yellow archmage 1 apprentice 4"
NINETEEN = "yellow archmage 2 mage 1"
TWENTY_FOUR = "yellow archmage 2 mage 2"
FAR = "green apprentice 1"


def test_7_1_each_unused_equal_die_raises_the_track_of_the_action():  # [W5]
    done = end(do(position(dice="4 4 4"), "choose 4").state)
    assert told(done, Reliquat) == [Reliquat(0, 3, 3)]  # the rulebook's example
    assert level(done.state, 4) == 3


@pytest.mark.parametrize(("kind", "left"), [("archmage", 1), ("mage", 2)])
def test_7_1_after_a_creation_track_7_rises(kind, left):  # [W5]
    s = do(position("red apprentice 3", dice="2 2 2 2"), f"create 2 {kind} red").state
    assert level(end(s).state, 7) == 1 + left
    assert level(end(s).state, 2) == 1


def test_7_1_with_several_doubles_the_player_names_the_value():  # [W5]
    s = position("red apprentice 3", dice="2 2 5 5 5")
    assert level(end(do(s, "create 2 mage red").state).state, 7) == 1
    assert level(end(do(s, "create 5 mage red").state).state, 7) == 2


def test_7_1_yellow_8_gives_at_least_one():
    s = position(dice="1", action=6, potions=("yellow_8",))
    assert level(end(s).state, 6) == 2
    s = position(dice="6 6", action=6, potions=("yellow_8",))
    assert level(end(s).state, 6) == 4


def test_7_1_no_reliquat_above_the_top_and_none_without_equals():
    s = position(dice="6 6", action=6, powers=("1 1 1 1 1 5 1",))
    assert level(end(s).state, 6) == 6
    assert not told(end(position(dice="1 5", action=6)), Reliquat)


def test_7_1_the_reliquat_comes_after_mana_and_after_all_powers():  # [W6]
    s = position("red mage 1", dice="6", action=6, activated="red")
    kinds = [type(event) for event in end(s).events[:2]]
    assert kinds == [Gained, Reliquat]


def test_7_2_the_first_to_end_at_eleven_brings_the_first_count_once():  # [C1]
    s = position(ELEVEN, FAR, action=6)
    done = end(s)
    assert told(done, Counted) == [Counted(1)]
    s = position("yellow apprentice 1", ELEVEN, action=6, active=1, counted=1)
    assert not told(end(s), Counted)
    assert not told(end(position("yellow archmage 1 apprentice 3", action=6)), Counted)


def test_7_2_nineteen_brings_the_second():  # [C1]
    assert told(end(position(NINETEEN, FAR, action=6, counted=1)), Counted) == [Counted(2)]


def test_7_2_both_may_come_in_one_turn():  # [C2]
    done = end(position(NINETEEN, FAR, action=6))
    assert told(done, Counted) == [Counted(1), Counted(2)]


def test_7_2_another_player_above_does_not_bring_it():  # [C1]
    s = position("yellow apprentice 1", ELEVEN, action=6)
    assert not told(end(s), Counted)


def test_7_3_twenty_four_plays_the_round_to_its_end():  # [C3]
    s = position(TWENTY_FOUR, FAR, action=6, counted=2)
    done = end(s, 1, 2, 3)
    assert told(done, LastRound) == [LastRound(0)]
    assert (done.state.active, done.state.counted) == (1, 2)
    last = end(do(done.state, "choose 1").state)
    assert told(last, Counted) == [Counted(3)]
    assert game.to_act(last.state) == ()
    assert game.result(last.state).reason == "level"


def test_7_3_pending_counts_are_run_first():  # [C3]
    s = position(FAR, TWENTY_FOUR, action=6, active=1)
    assert told(end(s), Counted) == [Counted(1), Counted(2), Counted(3)]


def test_7_3_the_last_round_is_not_cancelled_by_a_falling_level():  # [C3]
    s = position(FAR, FAR, action=6, active=1, counted=2, final=True)
    assert told(end(s), Counted) == [Counted(3)]


def test_7_3_the_round_ends_before_the_first_player():  # [C3]
    s = position(FAR, TWENTY_FOUR, action=6, active=1, first=1, counted=2)
    assert end(s, 1, 1, 1).state.counted == 2


def test_7_4_the_last_round_allowed_ends_the_match():  # [C10]
    s = position(FAR, FAR, action=6, active=1, round=15, limit=15)
    done = end(s)
    assert told(done, Counted) == [Counted(3)]
    result = game.result(done.state)
    assert result.reason == "rounds"
    assert [row.values for row in result.score[:4]] == [(0, 0)] * 4  # lost counts
    s = position(FAR, FAR, action=6, active=0, round=15, limit=15)
    assert not told(end(s), Counted)


def test_7_5_a_turn_out_of_time_skips_chooses_what_most_dice_show_and_ends():
    s = do(position("red apprentice 1", dice="2 6 6"), "power 2").state
    played = []
    while game.to_act(s) == (0,):
        action = game.fallback(s, 0)
        played.append(write(action))
        s = end(s).state if played[-1] == "end" else do(s, played[-1]).state
    assert played == ["skip", "choose 6", "end"]
    assert game.fallback(position(dice="6 2 5"), 0) == read(game, "choose 2")


def test_7_5_a_creation_out_of_time_takes_the_lowest_sorcerers():
    s = position("red apprentice 2 initiate 2", dice="3 3", potions=("violet_4",))
    s = do(s, "create 3 mage red").state
    assert write(game.fallback(s, 0)) == "replace apprentice,apprentice,initiate"


def test_the_level_is_judged_only_at_the_end_of_the_turn():
    s = do(position("yellow archmage 1 apprentice 3", action=6), "place yellow").state
    assert s.counted == 0
    assert not told(do(s, "place green"), Raised)
    assert end(s).state.counted == 1
