"""Chapter 2: rolls, free and spent dice, the 421."""

import pytest

from engine.game import TurnEnded, Warn
from engine.games.magus import game
from engine.games.magus.events import Lowered, Rolled, RolledMore
from engine.notation import read
from tests.games.magus.positions import do, end, level, new, position, refused, texts, told
from tests.scripted import Scripted


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_in_the_first_round_dice_go_by_place_in_turn_order(seats):  # [S1]
    s = new(f"first{seats}", seats).state
    for place in range(1, seats + 1):
        assert (s.active, len(s.free)) == ((s.first + place - 1) % seats, place)
        s.action, s.die, s.spent = 6, 6, [s.free.pop()]
        s = end(s).state
    assert (s.round, len(s.free)) == (2, 3)


def test_2_1_the_next_roll_is_made_inside_the_end_of_the_turn():
    s = position(dice="1 3", action=5)
    done = end(s, 6, 2, 4)
    assert done.warn is Warn.CHANCE is game.warns(s, 0, read(game, "end"))
    assert [type(event) for event in done.events] == [TurnEnded, Rolled]
    assert (done.state.free, done.state.active) == ([2, 4, 6], 1)


@pytest.mark.parametrize(("before", "more"), [("1 3 5", 2), ("1 1 3 5", 1)])
def test_2_2_never_more_than_five_dice(before, more):  # [S4]
    done = do(position(dice=before), "power 1", rng=Scripted(*[1] * more))
    assert (told(done, RolledMore)[0].dice, len(done.state.free)) == ((2,) * more, 5)


def test_2_2_with_five_dice_power_1_is_refused():  # [S4]
    s = position(dice="1 1 3 5 6")
    assert "power 1" not in texts(s)
    assert refused(s, "power 1") == ("power-dice", "2.2")
    spent = position(dice="1 1 3 5", spent="6", action=6)
    assert refused(spent, "power 1") == ("power-dice", "2.2")


def test_2_3_only_free_dice_are_changed_also_after_the_action():  # [W8]
    s = do(position(dice="3 6", spent="4", action=4), "power 2").state
    assert texts(s, "change") == ["change 3 2", "change 3 4", "change 6 1", "change 6 5"]
    assert refused(s, "change 4 5") == ("free", "2.3")
    assert refused(s, "change 3 5") == ("change", "2.3")
    assert do(s, "change 6 1").state.free == [1, 3]
    one = do(position(dice="1", spent="4", action=4), "power 2").state
    assert texts(one, "change") == ["change 1 2", "change 1 6"]


def test_2_3_rerolls_touch_free_dice_only_also_after_the_action():  # [W8]
    s = do(position(dice="3 6", spent="4", action=4, potions=("red_1",)), "use red_1").state
    assert texts(s, "reroll") == ["reroll 3", "reroll 6", "reroll 3,6"]
    assert refused(s, "reroll 4") == ("free", "2.3")
    assert refused(s, "reroll 6,3") == ("reroll-order", "2.3")
    one = do(position(dice="3 6", potions=("red_5",)), "use red_5").state
    assert refused(one, "reroll 3,6") == ("reroll", "2.3")
    done = do(s, "reroll 6", rng=Scripted(3))
    assert (done.state.free, done.state.spent, done.warn) == ([3, 4], [4], Warn.CHANCE)


def test_2_4_a_421_lowers_one_level_of_one_opponent_once_a_turn():  # [S6]
    s = position("", "", dice="4 2 1", powers=("1 1 1 1 1 1 1", "0 2 1 1 1 1 3"))
    assert "lower seat_2 1" not in texts(s)
    assert refused(s, "lower seat_2 1") == ("421-level", "2.4")
    assert refused(s, "lower seat_1 2") == ("421-self", "2.4")
    done = do(s, "lower seat_2 7")
    assert told(done, Lowered) == [Lowered(0, 1, 6, 2)]
    assert (level(done.state, 7, 1), done.state.free, done.warn) == (2, [1, 2, 4], None)
    assert refused(done.state, "lower seat_2 2") == ("421-done", "2.4")


def test_2_4_spent_dice_count_with_the_value_they_had():  # [S6]
    assert texts(position(dice="1 2", spent="4", action=4), "lower")
    assert refused(position(dice="1 3", spent="4", action=4), "lower seat_2 2") == ("421", "2.4")


def test_2_4_the_right_lapses_with_the_dice():  # [S6]
    s = do(position(dice="4 2 1"), "power 2", "change 4 5").state
    assert not texts(s, "lower")


def test_2_4_in_the_first_round_power_1_can_show_it():  # [S8]
    s = position(dice="4", round=1)
    assert not texts(s, "lower")
    s = do(s, "power 1", rng=Scripted(1, 0)).state
    assert texts(s, "lower")


def test_2_5_red_4_lowers_three_levels_more_split_at_will():  # [S7] [K10]
    high = "3 3 3 3 3 3 3"
    s = position("", "", "", dice="4 2 1", powers=("1 1 1 1 1 1 1", high, high), potions=("red_4",))
    s = do(s, "lower seat_2 1", "lower seat_2 1", "lower seat_3 5", "lower seat_2 1").state
    assert (level(s, 1, 1), level(s, 5, 2)) == (0, 2)
    assert not texts(s, "lower")


def test_2_5_red_4_works_at_once_when_bought_and_up_to_three():  # [K10]
    s = position("", "", dice="4 2 1", row="red_4", mana=("green 1 red 2",))
    s = do(s, "lower seat_2 1", "buy red_4", rng=Scripted(0)).state
    s = do(s, "lower seat_2 2").state
    assert texts(s, "lower")
    assert do(s, "choose 4").state.action == 4  # the rest may be left
