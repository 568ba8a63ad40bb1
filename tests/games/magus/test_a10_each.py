"""Chapter 10: each of the fifty potions by itself."""

from pathlib import Path

import pytest

from engine.games.magus.data import POTION_NAMES, POTIONS, REUSABLE, SINGLE
from engine.games.magus.position_builder import cards
from tests.games.magus.positions import do, end, glory, level, position, purse, texts, there
from tests.scripted import Scripted

ALONE = "yellow apprentice 3 mage 1 archmage 1"


def owner(name: str, *board: str, **more):
    """Return a position in which seat 0 has the potion, its action chosen unless said."""
    given = {"action": 6, "dice": "1 3"} | more
    return position(*(board or (ALONE,)), potions=(name,), **given)


def used(name: str, *then: str, **more):
    """Return the state after the potion has been used, and what it opened was done."""
    board = more.pop("board", ())
    rng = more.pop("rng", None)
    s = do(owner(name, *board, **more), f"use {name}").state
    for text in then:
        s = do(s, text, rng=rng).state
    assert s.tilted[0] == cards(name)
    assert POTIONS[cards(name)[0]].use in (SINGLE, REUSABLE)
    assert not s.pending
    return s


@pytest.mark.parametrize(
    ("name", "tracks", "step"),
    [
        ("yellow_1", (1, 7), 1),
        ("yellow_2", (2, 3), 1),
        ("yellow_3", (4,), 2),
        ("yellow_4", (1, 2, 3), 1),
        ("yellow_7", (5,), 1),
    ],
)
def test_10_1_potions_that_raise(name, tracks, step):
    s = used(name, *(f"raise {track}" for track in tracks))
    assert [level(s, t) for t in range(1, 8)] == [1 + step * (t in tracks) for t in range(1, 8)]


def test_10_1_yellow_5_moves_a_level():
    s = used("yellow_5", "transfer 1 2")
    assert s.powers[0] == [0, 2, 1, 1, 1, 1, 1]


def test_10_1_yellow_6_allows_a_fourth_power():
    s = do(owner("yellow_6", powers=("2 2 2 2 2 2 2",)), "power 3", "power 2", "change 1 2").state
    s = do(s, "power 5", "move mage yellow red").state
    assert "power 1" in texts(s)


def test_10_1_yellow_8_makes_the_reliquat_one_higher():
    assert level(end(owner("yellow_8")).state, 6) == 2


def _final(name: str, *board: str, **more):
    s = owner(name, *board, counted=2, final=True, first=1, **more)
    return end(s).state


@pytest.mark.parametrize(
    ("name", "glory"),
    [
        ("yellow_9", 0),
        ("yellow_10", 2),
        ("green_8", 0),
        ("green_10", 2),
        ("blue_10", 2),
        ("violet_3", 2),
        ("violet_9", 2),
        ("violet_10", 1),
        ("red_10", 2),
    ],
)
def test_10_potions_of_the_final_count(name, glory):
    family = POTIONS[cards(name)[0]].tranches[0]
    assert _final(name).glory[0][7] == family + glory


def test_10_1_yellow_9_at_every_count():
    board, powers = ("blue archmage 1 apprentice 4",), ("2 1 1 1 1 1 1",)
    s = end(owner("yellow_9", *board, powers=powers)).state
    without = end(position(*board, action=6, powers=powers)).state
    assert glory(s)[0] == glory(without)[0] + 1


@pytest.mark.parametrize("name", ["green_1", "green_2", "green_9"])
def test_10_2_potions_that_place_or_move_one_apprentice(name):
    placed = used(name, "place green")
    assert (there(placed, "green"), placed.groups) == (1, 3)
    moved = used(name, "move apprentice yellow red")
    assert (there(moved, "yellow"), there(moved, "red")) == (2, 1)
    assert moved.activated == 1 << 4


@pytest.mark.parametrize("name", ["green_4", "green_5"])
def test_10_2_potions_that_place_or_move_two(name):
    assert there(used(name, "place green"), "green") == 2
    moved = used(name, "move apprentice yellow red")
    assert (there(moved, "yellow"), there(moved, "red"), moved.activated) == (1, 2, 1 << 4)


def test_10_2_green_6_moves_one_apprentice_only():
    s = do(owner("green_6"), "use green_6").state
    assert not texts(s, "place")
    s = used("green_6", "move apprentice yellow green")
    assert (there(s, "green"), s.activated) == (1, 1 << 1)


@pytest.mark.parametrize("name", ["green_3", "green_7"])
def test_10_2_potions_that_lead_a_mage(name):
    s = do(owner(name), f"use {name}").state
    assert {line.split()[1] for line in texts(s, "move")} == {"mage"}
    s = used(name, "move mage yellow green")
    assert (there(s, "green", "mage"), s.activated) == (1, 1 << 1)


def test_10_2_green_8_protects_and_counts():
    board = "blue archmage 1 apprentice 4"
    s = end(owner("green_8", board, "yellow apprentice 1")).state
    without = end(position(board, "yellow apprentice 1", action=6)).state
    assert glory(s)[0] == glory(without)[0] + 1
    assert not any(line.startswith("power 6") for line in texts(s))


@pytest.mark.parametrize(("name", "gain"), [("blue_1", 2), ("blue_6", 3), ("blue_8", 1)])
def test_10_3_potions_that_gain_colourless_mana(name, gain):
    s = used(name)
    assert (purse(s, "colourless"), s.stock[5]) == (gain, 18 - gain)
    assert purse(used(name, stock="colourless 1"), "colourless") == 1


@pytest.mark.parametrize("name", ["blue_2", "blue_3"])
def test_10_3_potions_that_trade(name):
    assert used(name, "trade red blue", mana=("red 3",)).mana[0] == [0, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("name", "board", "gain"),
    [
        ("blue_4", ("blue mage 1",), 5),
        ("blue_5", ("blue mage 1", "blue archmage 1"), 3),
        ("blue_7", ("blue mage 1",), 6),
    ],
)
def test_10_3_potions_that_change_the_mana(name, board, gain):
    s = do(owner(name, *board, activated="blue"), "take blue plain").state
    assert purse(s, "blue") == gain


def test_10_3_blue_9_takes_twice():
    s = owner("blue_9", "blue mage 1; red mage 1", activated="blue red")
    s = do(s, "take blue plain", "take red plain").state
    assert (purse(s, "blue"), purse(s, "red")) == (4, 4)


@pytest.mark.parametrize("name", ["violet_1", "violet_2"])
def test_10_4_potions_that_copy_a_die(name):
    assert used(name, "change 3 6", dice="3 6 6", action=0).free == [6, 6, 6]


def test_10_4_violet_4_replaces_two():
    s = owner("violet_4", "red apprentice 2", dice="1 1", action=0)
    assert there(do(s, "create 1 mage red").state, "red", "mage") == 1


def test_10_4_violet_5_makes_an_archmage_of_a_double():
    s = owner("violet_5", "red apprentice 3", dice="1 1", action=0)
    assert there(do(s, "create 1 archmage red").state, "red", "archmage") == 1


def test_10_4_violet_6_teaches():
    s = owner("violet_6", "red apprentice 3", dice="1 1", action=0)
    s = do(s, "create 1 mage red", "raise 1", "raise 2").state
    assert s.powers[0] == [2, 2, 1, 1, 1, 1, 1]


def test_10_4_violet_7_honours_each_creation():
    s = owner("violet_7", "red apprentice 3", dice="1 1", action=0)
    assert glory(do(s, "create 1 mage red").state) == [2, 0]


def test_10_4_violet_8_leads_a_mage_or_archmage():
    s = do(owner("violet_8"), "use violet_8").state
    assert {line.split()[1] for line in texts(s, "move")} == {"mage", "archmage"}
    s = used("violet_8", "move archmage yellow red")
    assert (there(s, "red", "archmage"), s.activated) == (1, 1 << 4)


@pytest.mark.parametrize("name", ["red_1", "red_2", "red_7"])
def test_10_5_potions_that_reroll_up_to_three(name):
    s = used(name, "reroll 1,3,5", dice="1 3 5 5", action=0, rng=Scripted(1, 1, 1))
    assert s.free == [2, 2, 2, 5]
    few = do(owner(name, dice="1 3 5 5", action=0), f"use {name}").state
    assert {line.count(",") for line in texts(few, "reroll")} == {0, 1, 2}


@pytest.mark.parametrize("name", ["red_3", "red_6"])
def test_10_5_potions_that_change_a_die_by_one(name):
    assert used(name, "change 1 6").free == [3, 6]


def test_10_5_red_4_widens_the_421():
    s = owner("red_4", "", "", dice="4 2 1", action=0, powers=("1 1 1 1 1 1 1", "4 1 1 1 1 1 1"))
    assert level(do(s, *["lower seat_2 1"] * 4).state, 1, 1) == 0


def test_10_5_red_5_rerolls_one():
    s = used("red_5", "reroll 3", rng=Scripted(5))
    assert s.free == [1, 6]
    alone = owner("red_5", dice="3")
    assert do(alone, "use red_5", rng=Scripted(5)).state.free == [6]  # nothing to choose


def test_10_5_red_8_moves_two_of_opponents():
    s = used(
        "red_8",
        "push seat_2 mage red yellow",
        "push seat_2 apprentice red violet",
        board=("", "red mage 1 apprentice 1"),
    )
    assert (there(s, "yellow", "mage", 1), there(s, "violet", seat=1)) == (1, 1)


def test_10_5_red_9_rolls_one_more():
    s = position(active=1, action=6, potions=("red_9",))
    assert len(end(s, 1, 1, 1, 1).state.free) == 4


def test_each_of_the_fifty_has_a_test_here():
    source = Path(__file__).read_text(encoding="utf-8")
    for name in POTION_NAMES:
        assert f'"{name}"' in source, name
