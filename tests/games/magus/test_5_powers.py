"""Chapter 5: the seven powers."""

import pytest

from engine.games.magus.events import PowerUsed, RolledMore
from tests.games.magus.positions import do, level, position, purse, refused, texts, there, told
from tests.scripted import Scripted

HIGH = ("2 2 2 2 2 2 2",)


def test_5_1_three_different_powers_a_turn_for_a_level_each():  # [W1]
    s = position("yellow mage 1", "red apprentice 1", powers=HIGH)
    done = do(s, "power 3")
    assert told(done, PowerUsed) == [PowerUsed(0, 2, 1)]
    assert refused(done.state, "power 3") == ("power-twice", "5.1")
    s = do(done.state, "power 2", "change 1 2", "power 5", "move mage yellow green").state
    assert not texts(s, "power")
    assert refused(s, "power 6") == ("power-many", "5.1")
    assert (level(s, 2), level(s, 3), level(s, 5)) == (1, 1, 1)


def test_5_1_yellow_6_allows_a_fourth():  # [W1]
    s = position("yellow mage 1", "red apprentice 1", powers=HIGH, potions=("yellow_6",))
    s = do(s, "power 3", "power 2", "change 1 2", "power 5", "move mage yellow green").state
    s = do(s, "power 6", "push seat_2 apprentice red yellow").state
    assert refused(s, "power 1") == ("power-many", "5.1")


def test_5_1_level_zero_cannot_be_used():  # [W1]
    s = position(powers=("0 0 0 0 0 0 0",))
    assert not texts(s, "power")
    assert refused(s, "power 3") == ("power-level", "5.1")


def test_5_1_levels_gained_this_turn_count():  # [W6]
    s = position(action=1, powers=("0 0 0 0 0 0 0",))
    assert "power 3" in texts(do(s, "raise 3").state)


def test_5_1_a_power_that_can_do_nothing_is_not_offered():  # [W7]
    s = position("yellow apprentice 1", stock="colourless 0")
    assert texts(s, "power") == ["power 1", "power 2"]
    for track in ("3", "5", "6"):
        assert refused(s, f"power {track}") == ("power-vain", "5.1")


@pytest.mark.parametrize("action", [0, 4])
def test_5_2_power_1_rolls_two_dice_before_or_after_the_action(action):  # [S5]
    dice = "3 5" if action else "3 4 5"
    done = do(position(dice=dice, action=action), "power 1", rng=Scripted(3, 3))
    assert told(done, RolledMore) == [RolledMore(0, (4, 4))]
    assert done.state.free.count(4) == (2 if action else 3)
    assert refused(done.state, "power 1") == ("power-twice", "5.1")


def test_5_2_power_2_changes_one_free_die_by_one():  # [W3]
    s = do(position(dice="1 4"), "power 2").state
    assert texts(s, "change") == ["change 1 2", "change 1 6", "change 4 3", "change 4 5"]
    assert do(s, "change 1 6").state.free == [4, 6]


def test_5_2_power_3_gains_a_colourless_mana():
    assert purse(do(position(), "power 3").state, "colourless") == 1


def test_5_3_power_4_wins_a_tie_for_the_taking():  # [M3]
    tie = ("blue apprentice 1", "blue apprentice 1", "blue apprentice 1")
    s = position(*tie, action=6, activated="blue")
    assert texts(s, "take") == ["take blue plain", "take blue tie_power"]
    s = do(s, "take blue tie_power").state
    assert (purse(s, "blue"), level(s, 4)) == (4, 0)


def test_5_3_others_above_stay_above():  # [M3]
    s = position("blue mage 1", "blue mage 1", "blue archmage 1", action=6, activated="blue")
    assert purse(do(s, "take blue tie_power").state, "blue") == 2


def test_5_3_without_a_tie_or_a_level_it_is_refused():  # [M3]
    s = position("blue mage 1", "blue archmage 1", action=6, activated="blue")
    assert refused(s, "take blue tie_power") == ("no-tie", "5.3")
    s = position(*["blue mage 1"] * 2, action=6, activated="blue", powers=("1 1 1 0 1 1 1",))
    assert refused(s, "take blue tie_power") == ("power-level", "5.1")
    assert refused(s, "power 4") == ("power-tie", "5.3")


def test_5_3_one_source_only_even_with_blue_9():  # [M3]
    board = "blue mage 1; red mage 1"
    s = position(board, board, action=6, activated="blue red", powers=HIGH, potions=("blue_9",))
    s = do(s, "take blue tie_power").state
    assert texts(s, "take") == ["take red plain"]
    assert refused(s, "take red tie_power") == ("power-twice", "5.1")


def test_5_3_a_tie_of_four_can_be_won_that_gives_nothing_plainly():  # [M3]
    s = position(*["blue apprentice 2"] * 4, action=6, activated="blue")
    assert texts(s, "take") == ["take blue tie_power"]


def test_5_4_power_5_leads_a_mage_or_archmage_and_activates():
    s = do(position("yellow mage 1 archmage 1", action=6), "power 5").state
    assert len(texts(s, "move")) == 4
    assert refused(s, "move archmage green blue") == ("absent", "5.4")
    assert refused(s, "move mage yellow blue") == ("move-far", "1.2")
    s = do(s, "move archmage yellow red").state
    assert (there(s, "red", "archmage"), s.activated) == (1, 1 << 4)
    assert "take red plain" in texts(s)


def test_5_4_power_6_pushes_one_of_an_opponent():
    s = do(position("red mage 1", "yellow apprentice 2 mage 1"), "power 6").state
    assert len(texts(s, "push")) == 4
    assert refused(s, "push seat_1 mage red yellow") == ("own", "5.4")
    assert refused(s, "push seat_2 mage red yellow") == ("push-absent", "5.4")
    assert refused(s, "push seat_3 mage red yellow") == ("seat", "1.9")
    assert refused(s, "push seat_2 mage yellow blue") == ("move-far", "1.2")
    s = do(s, "push seat_2 mage yellow green").state
    assert (there(s, "green", "mage", 1), s.pending) == (1, [])


def test_5_5_power_7_is_never_used():  # [W4]
    s = position(powers=HIGH)
    assert "power 7" not in texts(s)
    assert refused(s, "power 7") == ("power-glory", "5.5")
