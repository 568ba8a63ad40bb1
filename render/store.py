"""A store of drawn things, kept by value and bounded by bytes.

What is kept is worth the time that it took to make, for each of its bytes and for each time that it
was asked for; what is worth least goes first, and what is not asked for loses its worth as others
go (the rule is known as "greedy dual size frequency"). So a page that comes in every picture stays
beside the small parts of cards, and large things that are seldom asked for make room for both.
"""

import heapq
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class _Kept(Generic[T]):
    thing: T
    size: int
    rate: float
    worth: float


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
                found.worth = max(found.worth, self._gone) + found.rate
                return found.thing
            self.misses += 1
        before = self._clock()
        made = make()
        size = self._size(made)
        rate = (self._clock() - before) / max(1, size)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = _Kept(made, size, rate, self._gone + rate)
                self._number += 1
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
            was, number, key = self._heap[0]
            kept = self._kept[key]
            if kept.worth > was:  # it was asked for since
                heapq.heapreplace(self._heap, (kept.worth, number, key))
                continue
            heapq.heappop(self._heap)
            del self._kept[key]
            self._held -= kept.size
            self._gone = kept.worth
