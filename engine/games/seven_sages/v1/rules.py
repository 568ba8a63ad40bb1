"""The first rules of The Seven Sages: no seat remembered what can be in the piles."""

from typing import Any

from engine import Emit, Options, Rng
from engine.games.seven_sages.rules import SevenSages
from engine.games.seven_sages.v1.state import State


class FirstSevenSages(SevenSages):
    """The Seven Sages as today, but that guesses put cards into the piles anyhow [H1]."""

    rules = 1
    State = State  # type: ignore[assignment] # the same, less two fields

    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> Any:
        """[1.3] Deal, lay three clearings, and draw who chooses first."""
        now = super().setup(seats, options, rng, emit)
        return State(**{name: getattr(now, name) for name in State.__slots__})
