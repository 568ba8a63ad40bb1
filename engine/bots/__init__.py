"""Computer opponents. They are given a view, never a state, and a time in seconds.

Each module has `choose(game, view, seat, budget, rng)`, which returns a legal action or an order;
the module's name is the computer's kind.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

from engine.game import AnyGame, Seat
from engine.rng import Rng


def kinds() -> tuple[str, ...]:
    """Return the kinds of computers there are."""
    return tuple(sorted(info.name for info in pkgutil.iter_modules(__path__)))


def choose(kind: str, game: AnyGame, view: Any, seat: Seat, budget: float, rng: Rng) -> Any:
    """Return what a computer of this kind does in this view, within `budget` seconds."""
    chooser: Callable[..., Any] = import_module(f"engine.bots.{kind}").choose
    return chooser(game, view, seat, budget, rng)
