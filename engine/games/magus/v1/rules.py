"""The first rules of Magus: an Apprentice that a potion moved on counted at its old place."""

from typing import Any

from engine import Emit, Rng, Seat
from engine.games.magus import state_and_actions as m
from engine.games.magus.rules import Magus


class FirstMagus(Magus):
    """Magus as today, but that effects which move Apprentices leave `brought` alone [A5]."""

    rules = 1

    def apply(self, s: m.State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action or an order."""
        brought = list(s.brought) if isinstance(action, m.Move) and s.pending else None
        super().apply(s, seat, action, rng, emit)
        if brought is not None:
            s.brought = brought
