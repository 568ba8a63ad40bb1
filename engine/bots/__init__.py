"""Computer opponents. They are given a view, never a state, and a budget of thinking.

A module has `choose(game, view, seat, budget, rng)`, which returns a legal action or an order.
Players choose among the levels; the greedy and the random computer are for tests and measures,
and for seats of matches that began before there were levels.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.bots import greedy_easy_and_random, ismcts
from engine.bots.flat_monte_carlo import FlatMonteCarlo
from engine.bots.think_budget import Budget
from engine.game import AnyGame, Seat
from engine.rng import Rng

Think: TypeAlias = Callable[[Any, Budget], Any]
"""Chooses from a view within a budget; may remember what it thought at the step before."""

LEVELS = {"easy": 0.3, "normal": 1.0, "strong": 3.0}
"""How well a computer plays: the most seconds of one core that it thinks about a decision."""
TURN = 10.0
"""The most seconds that it thinks about a whole turn."""
STAND_IN = "normal"
"""Who plays for a person who is away."""
_SIMPLE = {
    "easy": greedy_easy_and_random.choose_easy,
    "greedy": greedy_easy_and_random.choose,
    "random": greedy_easy_and_random.choose_random,
}


def kinds() -> tuple[str, ...]:
    """Return the kinds of computers there are, the levels first."""
    return (*LEVELS, *(kind for kind in _SIMPLE if kind not in LEVELS))


def thinker(kind: str, game: AnyGame, seat: Seat, rng: Rng) -> Think:
    """Return what decides for a seat played by a computer of this kind."""
    if kind in _SIMPLE:
        chooser = _SIMPLE[kind]
        return lambda view, budget: chooser(game, view, seat, budget, rng)
    return search(game, seat, rng).choose


def search(game: AnyGame, seat: Seat, rng: Rng) -> ismcts.Search | FlatMonteCarlo:
    """Return the search that suits a game, as a seat thinks."""
    return FlatMonteCarlo(game, seat, rng) if game.plan.rounds else ismcts.Search(game, seat, rng)


def choose(kind: str, game: AnyGame, view: Any, seat: Seat, budget: Budget, rng: Rng) -> Any:
    """Return what a computer of this kind does in this view, remembering nothing."""
    return thinker(kind, game, seat, rng)(view, budget)


def share(kind: str, spent: float) -> float:
    """Return the seconds for the next decision of a turn that has taken so many.

    They depend on nothing that the seat sees, so that its pace tells nothing.
    """
    return min(LEVELS.get(kind, 0.0), max(0.0, TURN - spent) / 2)
