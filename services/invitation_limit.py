"""How often one person may call others: whoever is called is protected from whoever calls."""

from collections.abc import Callable, Sequence

from engine.errors import GameError
from services.rate_limit import Lately

SPAN = 600
"""Seconds that are looked back on."""


class TooOften(GameError):
    """The person has called another, or all others together, too often of late."""

    message = "error-too-often"


class Calls:
    """Counts calls: at most `each` to one person and `all` altogether in ten minutes."""

    def __init__(self, now: Callable[[], int], each: int, all: int) -> None:  # noqa: A002
        self._now, self._each, self._all = now, each, all
        self._made = Lately[tuple[str, str]](SPAN)

    def call(self, who: str, others: Sequence[str]) -> None:
        """Note that a person calls others, everybody or nobody of them; TooOften."""
        called = [other for other in others if other != who]
        if not called:
            return
        now = self._now()
        self._made.forget(now)
        made = {other: self._made.recent((who, other), now) for other in called}
        total = self._made.recent((who, ""), now)
        full = [times for times in made.values() if len(times) >= self._each]
        full += [total] if len(total) + len(called) > self._all else []
        if full:
            first = full[0][0] if full[0] else now
            raise TooOften(minutes=max(1, -(-(first + SPAN - now) // 60)))
        for times in made.values():
            times.append(now)
            total.append(now)
