"""How often one person may call others: whoever is called is protected from whoever calls.

Kept in memory: a process that starts anew begins with an empty book, and with several processes
each has one of its own. That is enough to stop a torrent, which is all that it is for.
"""

from collections import deque
from collections.abc import Callable, Sequence

from engine.errors import GameError

SPAN = 600
"""Seconds that are looked back on."""
MOST_BOOKS = 10_000
"""Pairs that are kept in mind; beyond that those without a call in the last span go."""


class TooOften(GameError):
    """The person has called another, or all others together, too often of late."""

    message = "error-too-often"


class Brake:
    """Counts calls: at most `each` to one person and `all` altogether in ten minutes."""

    def __init__(self, now: Callable[[], int], each: int, all: int) -> None:  # noqa: A002
        self._now, self._each, self._all = now, each, all
        self._books: dict[tuple[str, str], deque[int]] = {}

    def call(self, who: str, others: Sequence[str]) -> None:
        """Note that a person calls others, everybody or nobody of them; TooOften."""
        called = [other for other in others if other != who]
        if not called:
            return
        now = self._now()
        if len(self._books) > MOST_BOOKS:
            self._forget(now)
        book = {other: self._recent((who, other), now) for other in called}
        total = self._recent((who, ""), now)
        full = [times for times in book.values() if len(times) >= self._each]
        full += [total] if len(total) + len(called) > self._all else []
        if full:
            raise TooOften(minutes=max(1, -(-(full[0][0] + SPAN - now) // 60)))
        for times in book.values():
            times.append(now)
            total.append(now)

    def _recent(self, key: tuple[str, str], now: int) -> deque[int]:
        times = self._books.setdefault(key, deque())
        while times and times[0] <= now - SPAN:
            times.popleft()
        return times

    def _forget(self, now: int) -> None:
        for key in [*self._books]:
            if not self._recent(key, now):
                del self._books[key]
