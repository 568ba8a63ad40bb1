"""The greedy computer plays sensibly."""

import pytest

from engine import bots
from engine.bots import greedy_easy_and_random
from engine.bots.think_budget import Count
from engine.games.magus import game
from engine.notation import write
from engine.rng import Rng
from tests.games.magus.positions import glory, new, position


def _played(seed: str, kinds) -> tuple:
    """Play a match; no turn may loop. Return its end."""
    s, rng = new(seed, len(kinds)).state, Rng(f"bots{seed}")
    now, steps = None, 0
    while game.to_act(s):
        seat = game.to_act(s)[0]
        turn = (s.round, seat)
        now, steps = turn, (steps + 1 if turn == now else 0)
        assert steps < 60
        action = bots.choose(kinds[seat], game, game.view(s, seat), seat, Count(0), rng)
        game.apply(s, seat, action, rng, lambda event: None)
    game.check(s)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats):
    won = 0
    for match in range(4):
        kinds = ["random"] * seats
        kinds[match % seats] = "greedy"
        s = _played(f"{seats}.{match}", kinds)
        won += game.result(s).winners == (match % seats,)
        assert glory(s)[match % seats] > 40
    assert won >= 3


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_comes_to_an_end_against_itself(seats):
    s = _played(f"end{seats}", [greedy_easy_and_random] * seats)
    assert game.result(s).reason == "level"


def _best(s) -> str:
    return write(greedy_easy_and_random.choose(game, game.view(s, 0), 0, Count(0), Rng("1")))


def test_it_takes_a_triple_for_an_archmage():
    s = position("red apprentice 3", "red apprentice 4", dice="1 1 1", powers=("6 6 6 6 6 6 6",))
    assert _best(s) == "create 1 archmage red"


def test_it_uses_a_421_first():
    s = position("red apprentice 3", "yellow apprentice 3", dice="4 2 1")
    assert _best(s).startswith("lower seat_2")


def test_it_buys_what_it_can_pay_for_with_much_mana():
    s = position(action=6, dice="", mana=("yellow 6 green 3 blue 3 violet 3 red 3",))
    s.groups = 0
    assert _best(s).startswith("buy")


def test_it_ends_a_turn_that_has_nothing_left():
    s = position(action=4, dice="3 5", powers=("0 0 0 0 0 0 0",))
    s.groups = 0
    assert _best(s) == "end"


def test_it_mends_a_die_for_a_better_action():
    board = ("yellow apprentice 3", "yellow apprentice 6; green archmage 2; red mage 2")
    s = position(*board, dice="1 2", powers=("0 6 6 6 6 6 6",), potions=("violet_5",))
    assert _best(s) == "power 2"


def test_nothing_to_rate_is_rated_nothing():
    assert game.rate(position(), 0, []) == []
