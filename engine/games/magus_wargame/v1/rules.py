"""The first rules of the wargame: nothing could be answered to a card discarded for Goblins."""

from typing import Any

from engine import Emit, Rng, Seat
from engine.games.magus_wargame import actions, state as m
from engine.games.magus_wargame.v2.rules import SecondMagusWargame


class FirstMagusWargame(SecondMagusWargame):
    """The second rules, but that a discard for Goblins is no choice of an ability [B11b]."""

    rules = 1

    def apply(self, s: m.State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action or an order."""
        chosen = s.battle.chosen if s.battle is not None else False
        super().apply(s, seat, action, rng, emit)
        if isinstance(action, actions.Fuel) and s.battle is not None:
            s.battle.chosen = chosen
