"""Chapter 4: activated sources and what they give."""

import pytest

from engine.games.magus.events import Gained
from tests.games.magus.positions import do, end, position, purse, refused, texts, told

TRIPLE = "yellow apprentice 3"


def test_4_1_placing_moving_and_creating_activate():  # [A12]
    s = do(position(TRIPLE, action=4), "move apprentice yellow green").state
    assert s.activated == 1 << 1
    assert refused(s, "take yellow plain") == ("take-idle", "4.1")
    s = do(position(TRIPLE, action=4), "place red").state
    assert s.activated == 1 << 4
    s = do(position(TRIPLE, dice="2 2"), "create 2 mage yellow").state
    assert texts(s, "take") == ["take yellow plain"]


def test_4_1_moving_an_opponent_activates_nothing():  # [M4]
    s = do(position(TRIPLE, "green apprentice 1", action=4), "power 6").state
    assert do(s, "push seat_2 apprentice green yellow").state.activated == 0


def test_4_2_one_source_a_turn():  # [M1]
    s = position(TRIPLE + "; green mage 1", action=6, activated="yellow green")
    s = do(s, "take green plain").state
    assert purse(s, "green") == 4
    assert refused(s, "take yellow plain") == ("take-twice", "4.2")
    assert refused(s, "take green plain") == ("take-again", "4.2")


def test_4_2_you_must_stand_there_at_that_moment():  # [M1]
    s = position("green mage 1", action=6, activated="yellow green")
    assert texts(s, "take") == ["take green plain"]
    assert refused(s, "take yellow plain") == ("take-gone", "4.2")


def test_4_2_mana_may_be_taken_before_it_pays_in_the_same_turn():  # [M1]
    s = position(TRIPLE, action=6, activated="yellow", row="yellow_1")
    assert not texts(s, "buy")
    assert "buy yellow_1" in texts(do(s, "take yellow plain").state)


def test_4_2_blue_9_takes_from_two_different_sources():
    s = position(TRIPLE + "; green mage 1", action=6, activated="yellow green", potions=("blue_9",))
    s = do(s, "take green plain").state
    assert texts(s, "take") == ["take yellow plain"]
    assert purse(do(s, "take yellow plain").state, "yellow") == 4


@pytest.mark.parametrize(
    ("board", "gain"),
    [
        (("blue apprentice 2", "blue archmage 1", "blue apprentice 2"), 1),  # the rulebook's
        (("blue apprentice 2", "blue apprentice 1", ""), 4),
        (("blue apprentice 1", "blue apprentice 2", ""), 2),
        (("blue apprentice 1", "blue apprentice 2", "blue apprentice 3"), 1),
        (("blue apprentice 1", "blue apprentice 1", ""), 2),
        (("blue apprentice 1", "blue apprentice 1", "blue apprentice 1"), 1),
    ],
)
def test_4_3_ties_come_down(board, gain):  # [M2]
    s = position(*board, action=6, activated="blue")
    assert purse(do(s, "take blue plain").state, "blue") == gain


def test_4_3_four_tied_for_first_get_nothing():
    s = position(*["blue apprentice 2"] * 4, action=6, activated="blue")
    assert texts(s, "take") == ["take blue tie_power"]
    assert refused(s, "take blue plain") == ("take-nothing", "4.3")
    assert not told(end(s), Gained)


def test_4_3_only_those_present_count():  # [M2]
    s = position("blue apprentice 1", "red mage 2", action=6, activated="blue")
    assert purse(do(s, "take blue plain").state, "blue") == 4


@pytest.mark.parametrize(
    ("potions", "gains"),
    [
        ("blue_4", (5, 2, 1)),
        ("blue_5", (4, 3, 2)),
        ("blue_7", (6, 3, 1)),
        ("blue_4 blue_5", (5, 3, 2)),
        ("blue_5 blue_7", (6, 3, 2)),
    ],
)
def test_4_4_the_best_figure_of_each_potion(potions, gains):  # [M5]
    boards = (
        ("blue mage 1", "", ""),
        ("blue mage 1", "blue archmage 1", ""),
        ("blue mage 1", "blue archmage 1", "blue archmage 1"),
    )
    for board, gain in zip(boards, gains, strict=True):
        s = position(*board, action=6, activated="blue", potions=(potions,))
        assert purse(do(s, "take blue plain").state, "blue") == gain


def test_4_5_mana_not_taken_is_taken_from_the_best_source():  # [M1]
    both = "yellow apprentice 1; green mage 1"
    s = position(both, "yellow mage 1", action=6, activated="yellow green")
    assert told(end(s), Gained) == [Gained(0, 1, 4)]
    s = position(both, action=6, activated="yellow green", mana=("green 1",))
    assert told(end(s), Gained) == [Gained(0, 0, 4)]  # of which you have fewer
    s = position(both, action=6, activated="yellow green", circle="blue green red yellow violet")
    assert told(end(s), Gained) == [Gained(0, 1, 4)]  # first in the circle
    s = position(both, action=6, activated="yellow green", potions=("blue_9",), stock="yellow 1")
    assert told(end(s), Gained) == [Gained(0, 1, 4), Gained(0, 0, 1)]


def test_4_6_colourless_mana_pays_for_any_colour():  # [M6]
    s = position(row="red_4", mana=("green 1 red 1 colourless 2",), deck=False)
    s = do(s, "buy red_4").state
    assert s.mana[0] == [0, 0, 0, 0, 0, 1]
    assert s.stock[5] == 17
