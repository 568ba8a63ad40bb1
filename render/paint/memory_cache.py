"""A least-recently-used cache of drawn things by value, bounded by bytes.

Large things can have a cache of their own, so that a few of them do not evict many small ones.
"""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache
from cachetools.keys import hashkey

T = TypeVar("T")

LARGE = 216 * 1024
"""Bytes above which a thing is large; docs/lab/pictures.md says what was tried."""


class MemoryCache(Generic[T]):
    """Keep what was made for a key, up to `limit` bytes as `size` counts them, between threads.

    With `large`, things of more than `LARGE` bytes are kept apart, up to so many bytes.
    """

    def __init__(self, limit: int, size: Callable[[T], int], large: int = 0) -> None:
        self._size = size
        self._caches: list[LRUCache[Hashable, T]] = [
            LRUCache(most, getsizeof=size) for most in (limit, large) if most
        ]
        self._lock = Lock()
        self.hits = self.misses = 0

    @property
    def held(self) -> int:
        """Return the bytes kept now."""
        return int(sum(cache.currsize for cache in self._caches))

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is stored under the key, or make it, and store it if it fits.

        Two threads that miss at the same time both make it, outside the lock; one of the two stays.
        """
        key = hashkey(key)  # one that is hashed once: hashing the marks of a sprite takes time
        with self._lock:
            for cache in self._caches:
                try:
                    found = cache[key]
                except KeyError:
                    continue
                self.hits += 1
                return found
            self.misses += 1
        made = make()
        size = self._size(made)
        cache = self._caches[-1 if size > LARGE else 0]
        with self._lock:
            if size <= cache.maxsize:
                cache[key] = made
        return made

    def clear(self) -> None:
        """Forget everything, the counts included."""
        with self._lock:
            for cache in self._caches:
                cache.clear()
            self.hits = self.misses = 0
