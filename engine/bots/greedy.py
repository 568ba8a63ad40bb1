"""The computer that plays what its game rates best at this moment."""

from typing import Any

from engine.game import AnyGame, Seat
from engine.rng import Rng


def choose(game: AnyGame, view: Any, seat: Seat, budget: float, rng: Rng) -> Any:
    """Return an order rated above 0, else the best rated legal action (ties at random)."""
    orders = game.orders(view, seat)
    wishes = game.rate(view, seat, orders)
    if orders and max(wishes) > 0:
        return orders[wishes.index(max(wishes))]
    actions = game.legal(view, seat)
    rates = game.rate(view, seat, actions)
    best = max(rates)
    return rng.choice([a for a, rate in zip(actions, rates, strict=True) if rate == best])
