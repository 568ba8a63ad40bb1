"""How good actions look to the greedy computer."""

from collections.abc import Sequence
from typing import Any

from engine.games.magus_wargame.state import State


def rate(view: State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate legal actions or orders of a seat from its view."""
    return [0.0] * len(actions)
