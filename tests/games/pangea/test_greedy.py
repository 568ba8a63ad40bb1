"""The greedy computer plays sensibly."""

import pytest

from engine import bots
from engine.bots import greedy_easy_and_random
from engine.bots.think_budget import Count
from engine.games.pangea import game
from engine.games.pangea.data import ROUNDS
from engine.games.pangea.state_actions_and_events import BUY, MOVE, PROTECT, Done, Draw
from engine.notation import write
from engine.rng import Rng
from tests.games.pangea.positions import new, position


def _played(seed: str, *kinds):
    s, rng = new(len(kinds), seed).state, Rng(f"bots{seed}")
    steps, turn = 0, None
    while game.to_act(s):
        seat = s.active
        steps, turn = (steps + 1 if turn == (s.round, seat) else 0), (s.round, seat)
        assert steps < 20  # it never loops within a turn
        action = bots.choose(kinds[seat], game, game.view(s, seat), seat, Count(0), rng)
        game.apply(s, seat, action, rng, lambda event: None)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_reaches_a_victory_within_sixty_rounds(seats):
    for seed in range(6):
        s = _played(f"end{seed}", *[greedy_easy_and_random] * seats)
        assert s.leader >= 0
        assert s.round <= ROUNDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_in_nine_of_ten(seats):
    won = 0
    for seed in range(10):
        seat = seed % seats
        kinds = ["random"] * seats
        kinds[seat] = "greedy"
        won += game.result(_played(f"beat{seed}", *kinds)).winners == (seat,)
    assert won >= 9


def _best(s) -> str:
    return write(
        greedy_easy_and_random.choose(game, game.view(s, s.active), s.active, Count(0), Rng("1"))
    )


def test_it_carries_an_amulet_home():
    s = position({"mountain_2": "mauve:moor+star"}, phase=MOVE)
    assert _best(s) == "move moor_with_star mountain_2 mountain_4"


def test_it_buys_what_it_lacks():
    s = position({"moor_3": "green:moor mauve:forest"}, wealth={"mauve": 3}, phase=BUY)
    assert _best(s) == "buy moor_3 forest green"


def test_it_does_not_pay_a_victory_away():
    s = position(
        {"moor_3": "green:moor mauve:forest"},
        amulets={"mauve": "star moon square"},
        wealth={"mauve": 21},
        phase=BUY,
    )
    assert _best(s) == "done"


def test_it_protects_the_way_home():
    s = position({"mountain_2": "mauve:moor+star mauve:forest mauve:forest"}, phase=PROTECT)
    assert _best(s) in ("protect tile c1", "protect tile c6")


def test_it_would_rather_draw_than_do_nothing():
    s = position()
    draw, done = game.rate(s, 0, [Draw(), Done()])
    assert draw > done


def test_nothing_to_rate_is_rated_nothing():
    assert game.rate(position(), 0, []) == []
