"""A store of drawn things, kept by value and bounded by bytes.

What is kept is worth the time that it took to make, for each of its bytes, and up to fourfold what
is asked for again; what is worth least goes first, and what is not asked for loses its worth as
others go (the rule is known as "greedy dual size"). So small parts of cards that are slow to draw
stay when large things that nobody sees again pass by.
"""

import heapq
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")

_USES = 4  # more say nothing: other games are played tomorrow


@dataclass(slots=True)
class _Kept(Generic[T]):
    thing: T
    size: int
    rate: float
    worth: float
    number: int
    uses: int = 1


class Store(Generic[T]):
    """Keep what was made for a key; what is worth least goes first. Safe between threads."""

    __slots__ = (
        *("_clock", "_gone", "_heap", "_held", "_kept", "_limit", "_lock", "_size"),
        *("_number", "hits", "misses"),
    )

    def __init__(
        self,
        limit: int,
        size: Callable[[T], int],
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self._limit = limit
        self._size = size
        self._clock = clock
        self._kept: dict[Hashable, _Kept[T]] = {}
        self._heap: list[tuple[float, int, Hashable]] = []  # what each was once worth
        self._lock = Lock()
        self._held = self._number = 0
        self._gone = 0.0  # what the last that went was worth
        self.hits = 0
        self.misses = 0

    @property
    def held(self) -> int:
        """Return the bytes kept now."""
        return self._held

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is kept for the key, or make it and keep it.

        Two threads that miss at the same time both make it, outside the lock; one of the two stays.
        """
        with self._lock:
            if found := self._kept.get(key):
                self.hits += 1
                self._number += 1
                found.uses = min(found.uses + 1, _USES)
                found.worth, found.number = self._gone + found.rate * found.uses, self._number
                return found.thing
            self.misses += 1
        before = self._clock()
        made = make()
        size = self._size(made)
        rate = (self._clock() - before) / max(1, size)
        with self._lock:
            if key not in self._kept:
                self._number += 1
                self._kept[key] = _Kept(made, size, rate, self._gone + rate, self._number)
                heapq.heappush(self._heap, (self._gone + rate, self._number, key))
                self._held += size
                self._shrink()
        return made

    def clear(self) -> None:
        """Forget everything, the counts included."""
        with self._lock:
            self._kept.clear()
            self._heap.clear()
            self._held = self.hits = self.misses = 0
            self._gone = 0.0

    def _shrink(self) -> None:
        """Let go what is worth least; one thing stays, however large it is."""
        while self._held > self._limit and len(self._kept) > 1:
            _, number, key = self._heap[0]
            kept = self._kept[key]
            if kept.number != number:  # it was asked for since
                heapq.heapreplace(self._heap, (kept.worth, kept.number, key))
                continue
            heapq.heappop(self._heap)
            del self._kept[key]
            self._held -= kept.size
            self._gone = kept.worth
