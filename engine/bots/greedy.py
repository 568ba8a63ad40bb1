"""The computer that plays what its game rates best at this moment."""

from collections.abc import Sequence
from typing import Any

from engine.bots.think_budget import Budget
from engine.game import AnyGame, Seat
from engine.rng import Rng


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
