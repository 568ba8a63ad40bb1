"""The computer that plays any legal action."""

from typing import Any

from engine.bots.think_budget import Budget
from engine.game import AnyGame, Seat
from engine.rng import Rng


def choose(game: AnyGame, view: Any, seat: Seat, budget: Budget, rng: Rng) -> Any:
    """Return one of the legal actions, each as likely as the others."""
    return rng.choice(game.legal(view, seat))
