"""Chapter 4: the dice and the moves."""

import pytest

from engine.games.magus_wargame.events import Moved, Rolled
from engine.games.magus_wargame.state import MAGIC_PHASE, RECRUIT
from tests.games.magus_wargame.positions import Fixed, do, of, position, refused, texts, travel

FAR = {30: "wolves"}
SIXES = {6 * i: name for i, name in enumerate(("elves wolves trolls " * 3).split()[:8])}


def test_4_1_two_dice_are_rolled():
    s = position([{0: "knight", 3: "elves"}, FAR], phase=MAGIC_PHASE)
    done = do(s, "roll", rng=Fixed(2, 5))
    assert of(done.events, Rolled) == [Rolled(0, (3, 6))]
    assert refused(done.state, "roll") == ("4.1", "rolled")
    assert refused(s, "move 0 3") == ("4.1", "roll-first")
    assert refused(s, "end") == ("4.1", "roll-first")


def test_4_2_each_die_moves_a_different_army_in_any_order():  # [T2]
    s = travel({0: "knight", 20: "elves"}, FAR, dice=(3, 5))
    assert texts(s, "move 0") == ["move 0 3", "move 0 45", "move 0 5", "move 0 43"]
    s = do(s, "move 0 5").state
    assert texts(s, "move") == ["move 20 23", "move 20 17"]
    assert refused(s, "move 5 8") == ("4.2", "same-army")
    assert refused(s, "move 30 33") == ("4.2", "no-army")
    s = do(s, "move 20 17").state
    assert not texts(s, "move")
    assert refused(s, "move 17 20") == ("4.1", "no-dice")


def test_4_2_a_space_left_by_the_first_army_may_be_entered():  # [T2]
    s = travel({0: "knight", 3: "elves"}, FAR, dice=(3, 5))
    assert "move 0 3" not in texts(s)
    assert "move 0 3" in texts(do(s, "move 3 8").state)


def test_4_3_a_single_army_uses_one_die_of_its_choice():  # [T2b]
    s = travel({0: "knight"}, FAR, dice=(3, 5))
    assert texts(s, "move") == ["move 0 3", "move 0 45", "move 0 5", "move 0 43"]
    s = do(s, "move 0 5").state
    assert not texts(s, "move")
    assert "end" in texts(s)


def test_4_4_the_whole_amount_in_one_direction():  # [T4]
    s = travel({0: "knight"}, FAR, dice=(5, 5))
    assert texts(s, "move") == ["move 0 5", "move 0 43"]  # both Red
    assert texts(travel({46: "knight"}, FAR, dice=(4, 4)), "move 46 2")  # Blue
    assert refused(s, "move 0 4") == ("4.4", "distance")


def test_4_4_armies_and_towers_may_be_passed():  # [T1]
    s = travel({10: "knight"}, {11: "wolves", 13: "elves"}, dice=(4, 4))
    done = do(s, "move 10 14")
    assert of(done.events, Moved) == [Moved(0, 10, 14, -1)]


def test_4_5_no_landing_on_an_own_army():
    s = travel({0: "knight", 3: "elves"}, FAR, dice=(3, 3))
    assert refused(s, "move 0 3") == ("4.5", "friend")


def test_4_5_landing_on_an_enemy_is_a_battle():
    s = travel({0: "knight"}, {3: "wolves", 30: "elves"}, dice=(3, 3))
    done = do(s, "move 0 3")
    assert of(done.events, Moved)[0].foe == 1
    assert texts(done.state) == ["end"]


def test_4_5_no_second_own_army_lands_on_the_same_enemy():  # [T7]
    s = travel({0: "knight", 4: "elves"}, {3: "wolves", 30: "elves"}, dice=(3, 1))
    s = do(s, "move 0 3").state
    assert "move 4 3" not in texts(s)
    assert refused(s, "move 4 3") == ("4.5", "friend")


def test_4_6_dice_must_be_used():  # [T3]
    s = travel({0: "knight", 20: "elves"}, FAR, dice=(3, 5))
    assert all(line.startswith("move") for line in texts(s))
    assert refused(s, "end") == ("4.6", "dice-first")
    assert refused(do(s, "move 0 3").state, "decline 3") == ("4.6", "dice-first")


def test_4_6_a_die_without_landing_is_lost():  # [T3]
    s = travel(SIXES, {1: "lich"}, dice=(6, 6), artifacts=("crown_of_kings",))
    assert not texts(s, "move")
    assert "end" in texts(s)


def test_4_6_a_first_move_may_not_cost_the_second_die():  # [T3]
    """Seven armies stand six apart, the eighth one step off: it must not close the circle."""
    armies = dict(SIXES)
    armies[1] = armies.pop(0)
    s = travel(armies, {3: "lich"}, dice=(1, 6), artifacts=("crown_of_kings",))
    assert "move 1 0" not in texts(s)
    assert refused(s, "move 1 0") == ("4.6", "keep-die")
    assert "move 1 2" in texts(s)


@pytest.mark.parametrize("dice", [(1, 6), (6, 1)])
def test_4_6_only_the_other_die_first_makes_the_six_playable(dice):
    s = travel(SIXES, {3: "lich"}, dice=dice, artifacts=("crown_of_kings",))
    assert len(texts(s, "move")) == 16  # by the 1: every army, either way
    s = do(s, "move 0 1").state
    assert texts(s, "move") == ["move 6 0", "move 42 0"]


def test_4_6_moves_end_with_the_phase():
    s = position([{0: "knight"}, FAR], phase=RECRUIT)
    assert refused(s, "move 0 3") == ("4.1", "no-dice")
