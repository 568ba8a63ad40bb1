"""Lanes: what is done about the same thing is done in order; nobody else waits for it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Hashable


class Lanes:
    """A lane for each key that is in use, in which `width` are at once."""

    def __init__(self, width: int = 1) -> None:
        self._width = width
        self._places: dict[Hashable, asyncio.Semaphore] = {}
        self._waiting: dict[Hashable, int] = {}

    def waiting(self, key: Hashable) -> int:
        """Return how many are in a lane, those among them whose turn it is."""
        return self._waiting.get(key, 0)

    @contextlib.asynccontextmanager
    async def of(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for a turn in a lane, in the order in which it was asked for."""
        places = self._places.setdefault(key, asyncio.Semaphore(self._width))
        self._waiting[key] = self.waiting(key) + 1
        try:
            async with places:
                yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._places[key]
