"""How a sensible player rates the actions of The Seven Sages."""

from collections.abc import Sequence
from typing import Any

from engine.game import Seat
from engine.games.seven_sages.state import State


def rate(v: State, seat: Seat, actions: Sequence[Any]) -> list[float]:
    """Rate actions."""
    return [0.0 for _ in actions]
