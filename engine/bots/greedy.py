"""The computer that plays what its game rates best at this moment."""

from typing import Any

from engine.bots.budget import Budget
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
