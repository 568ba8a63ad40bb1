"""The first rules of Magus: an Apprentice that a potion moved on counted at its old place."""

from typing import Any

from engine.game import Emit, Seat
from engine.games.magus.rules import Magus
from engine.games.magus.state import Move, State
from engine.rng import Rng


class FirstMagus(Magus):
    """Magus as today, but that effects which move Apprentices leave `brought` alone [A5]."""

    rules = 1

    def apply(self, s: State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action or an order."""
        brought = list(s.brought) if isinstance(action, Move) and s.pending else None
        super().apply(s, seat, action, rng, emit)
        if brought is not None:
            s.brought = brought
