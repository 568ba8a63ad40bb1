"""The computers that do not search: greedy, easy, and random.

The greedy one plays what its game rates best at this moment. The easy one plays sensibly and
forgives: often not the best, never the absurd. The random one plays anything.
"""

from collections.abc import Sequence
from statistics import median
from typing import Any

from engine.bots.think_budget import Budget
from engine.game import AnyGame, Seat
from engine.rng import Rng

_BEST = 0.5
"""How often the easy one plays the best that it sees."""
_CHOICES = 5
"""Among how many of the better half the easy one wavers otherwise."""


def choose(game: AnyGame, view: Any, seat: Seat, budget: Budget, rng: Rng) -> Any:
    """Return an order worth filing, else the best rated legal action."""
    filed = order(game, view, seat)
    return best(game, view, seat, rng) if filed is None else filed


def order(game: AnyGame, view: Any, seat: Seat, never: tuple[type, ...] = ()) -> Any:
    """Return the best order of those rated above 0; None if none is worth filing.

    `never`: kinds of orders that are not filed.
    """
    orders = [one for one in game.orders(view, seat) if type(one) not in never]
    wishes = game.rate(view, seat, orders)
    if orders and max(wishes) > 0:
        return orders[wishes.index(max(wishes))]
    return None


def best(game: AnyGame, view: Any, seat: Seat, rng: Rng) -> Any:
    """Return the best rated legal action (ties at random)."""
    actions = game.legal(view, seat)
    rates = game.rate(view, seat, actions)
    top = max(rates)
    return rng.choice([a for a, rate in zip(actions, rates, strict=True) if rate == top])


def first(game: AnyGame, s: Any, seat: Seat, legal: Sequence[Any]) -> Any:
    """Return the best rated of legal actions, of equals the first: no chance is used."""
    if len(legal) == 1:
        return legal[0]
    rates = game.rate(s, seat, legal)
    return legal[rates.index(max(rates))]


def choose_easy(game: AnyGame, view: Any, seat: Seat, budget: Budget, rng: Rng) -> Any:
    """Return an order worth filing, else the best rated action or another good one."""
    filed = order(game, view, seat)
    return nearly_best(game, view, seat, rng) if filed is None else filed


def nearly_best(game: AnyGame, view: Any, seat: Seat, rng: Rng) -> Any:
    """Return the best rated legal action, or as often one of the better half.

    Of two actions both count as good: else a choice between two would never be forgiven.
    """
    actions = game.legal(view, seat)
    rates = game.rate(view, seat, actions)
    if rng.random() < _BEST or len(actions) == 1:
        return best(game, view, seat, rng)
    ranked = sorted(range(len(actions)), key=lambda i: -rates[i])
    least = min(median(rates), rates[ranked[1]])
    good = [actions[i] for i in ranked if rates[i] >= least]
    return rng.choice(good[:_CHOICES])


def choose_random(game: AnyGame, view: Any, seat: Seat, budget: Budget, rng: Rng) -> Any:
    """Return one of the legal actions, each as likely as the others."""
    return rng.choice(game.legal(view, seat))
