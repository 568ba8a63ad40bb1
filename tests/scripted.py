"""Chance that a test writes down, draw by draw."""

from engine.errors import ChanceNeeded
from engine.rng import Rng


class Scripted(Rng):
    """Chance that a test wrote down: each draw of `index` (and so `roll` - 1) in order."""

    __slots__ = ("_script",)

    def __init__(self, *script: int) -> None:
        super().__init__("")
        self._script = list(script)

    def random(self) -> float:
        """Refuse: a script gives indices."""
        raise ChanceNeeded("a script has no floats")

    def index(self, n: int) -> int:
        """Return the next scripted index; ChanceNeeded when none is left or it is out of range."""
        if not self._script or not 0 <= self._script[0] < n:
            raise ChanceNeeded(f"index({n}) was asked, the script holds {self._script[:1]}")
        self.used = True
        return self._script.pop(0)

    @property
    def left(self) -> int:
        """Return how many draws of the script are unused."""
        return len(self._script)
