"""Time budgets of computers. No clock is read here: callers pass the time in."""

from typing import Protocol


class Budget(Protocol):
    """Tells before each round of thinking whether there is to be one more."""

    def more(self) -> bool:
        """Return whether to think on."""


class Count:
    """So many rounds: with the same chance, the same choice."""

    __slots__ = ("_left",)

    def __init__(self, rounds: int) -> None:
        self._left = rounds

    def more(self) -> bool:
        """Return whether to think on; each question is a round."""
        self._left -= 1
        return self._left >= 0
