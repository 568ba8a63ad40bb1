"""Lanes: what is done about the same thing is done one after another; nobody else waits for it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Hashable


class Lanes:
    """A lane for each key, of any that are in use."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = {}
        self._waiting: dict[Hashable, int] = {}

    def waiting(self, key: Hashable) -> int:
        """Return how many are in a lane, the one who is first among them."""
        return self._waiting.get(key, 0)

    @contextlib.asynccontextmanager
    async def of(self, key: Hashable) -> AsyncIterator[None]:
        """Be alone in a lane, in the order in which it was asked for."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._waiting[key] = self.waiting(key) + 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._locks[key]
