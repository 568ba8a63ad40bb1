"""Chance as a parameter: seeded for matches, refused in previews."""

import random
from collections.abc import Callable, MutableSequence, Sequence
from typing import TypeVar

from engine.errors import ChanceNeeded

T = TypeVar("T")


class Rng:
    """A stream of chance from a seed.

    It calls only `random.Random.random`, the one method whose values are promised not to change
    between versions of Python. `used` tells whether anything was drawn.
    """

    __slots__ = ("_draw", "_seed", "used")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._draw: Callable[[], float] | None = None  # seeding costs more than most plies need
        self.used = False

    def random(self) -> float:
        """Return a float in [0, 1)."""
        return (self._draw or self._begin())()

    def index(self, n: int) -> int:
        """Return an int in [0, n)."""
        return int((self._draw or self._begin())() * n)

    def _begin(self) -> Callable[[], float]:
        self._draw = random.Random(self._seed).random
        self.used = True
        return self._draw

    def roll(self, sides: int) -> int:
        """Return an int in [1, sides]."""
        return 1 + self.index(sides)

    def choice(self, cells: Sequence[T]) -> T:
        """Return one of the cells; IndexError if there is none."""
        return cells[self.index(len(cells))]

    def shuffle(self, cells: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(cells) - 1, 0, -1):
            j = self.index(i + 1)
            cells[i], cells[j] = cells[j], cells[i]

    def draw(self, cells: list[T]) -> T:
        """Take a random cell out of an unordered list; IndexError if it is empty.

        The last cell fills the gap, so the order of the rest is not kept.
        """
        i = self.index(len(cells))
        cells[i], cells[-1] = cells[-1], cells[i]
        return cells.pop()


class NoChance(Rng):
    """The generator of previews: a step that needs chance must not be previewed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("")

    def _begin(self) -> Callable[[], float]:
        """Refuse."""
        raise ChanceNeeded("a preview met chance")
