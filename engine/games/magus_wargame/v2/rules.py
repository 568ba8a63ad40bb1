"""The second rules of the wargame: `done` ended every step, also where nothing else was left."""

from typing import Any

from engine import Emit, Rng, Seat, Warn
from engine.games.magus_wargame import state as m
from engine.games.magus_wargame.rules import VERBS, MagusWargame, warned


class SecondMagusWargame(MagusWargame):
    """The wargame as today, but that no step of a battle ends by itself once it is asked [7.5]."""

    rules = 2

    def apply(self, s: m.State, seat: Seat, action: Any, rng: Rng, emit: Emit) -> None:
        """Carry out an action or an order."""
        VERBS[type(action)](s, seat, action, rng, emit)

    def warns(self, s: m.State, seat: Seat, action: Any) -> Warn | None:
        """Warn of what the action does by itself."""
        return warned(s, seat, action)
