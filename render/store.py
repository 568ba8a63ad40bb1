"""A store of drawn things, kept by value and bounded by bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Store(Generic[T]):
    """Keep what was made for a key; the least recently used goes first. Safe between threads."""

    __slots__ = ("_held", "_kept", "_limit", "_lock", "_size", "hits", "misses")

    def __init__(self, limit: int, size: Callable[[T], int]) -> None:
        self._limit = limit
        self._size = size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()
        self._held = 0
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
            if key in self._kept:
                self.hits += 1
                self._kept.move_to_end(key)
                return self._kept[key]
            self.misses += 1
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._held += self._size(made)
            while self._held > self._limit and len(self._kept) > 1:
                _, gone = self._kept.popitem(last=False)
                self._held -= self._size(gone)
        return made

    def clear(self) -> None:
        """Forget everything, the counts included."""
        with self._lock:
            self._kept.clear()
            self._held = self.hits = self.misses = 0
