"""The computer that plays sensibly and forgives: often not the best, never the absurd."""

from statistics import median
from typing import Any

from engine.bots import greedy
from engine.bots.think_budget import Budget
from engine.game import AnyGame, Seat
from engine.rng import Rng

_BEST = 0.5
"""How often it plays the best that it sees."""
_CHOICES = 5
"""Among how many of the better half it wavers otherwise."""


def choose(game: AnyGame, view: Any, seat: Seat, budget: Budget, rng: Rng) -> Any:
    """Return an order worth filing, else the best rated action or another good one."""
    filed = greedy.order(game, view, seat)
    return nearly_best(game, view, seat, rng) if filed is None else filed


def nearly_best(game: AnyGame, view: Any, seat: Seat, rng: Rng) -> Any:
    """Return the best rated legal action, or as often one of the better half.

    Of two actions both count as good: else a choice between two would never be forgiven.
    """
    actions = game.legal(view, seat)
    rates = game.rate(view, seat, actions)
    if rng.random() < _BEST or len(actions) == 1:
        return greedy.best(game, view, seat, rng)
    ranked = sorted(range(len(actions)), key=lambda i: -rates[i])
    least = min(median(rates), rates[ranked[1]])
    good = [actions[i] for i in ranked if rates[i] >= least]
    return rng.choice(good[:_CHOICES])
