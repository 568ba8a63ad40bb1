"""Answers as they were made: each is made once for all who ask meanwhile, and kept for the next."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from cachetools import LRUCache

from web.answers import Made

KEPT = 48 * 1024 * 1024
"""Bytes of answers that are kept."""


class Shelf:
    """Keeps answers by all that they depend on; what is not asked for any more goes first."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: LRUCache[Hashable, Made] = LRUCache(kept, getsizeof=len)
        self._making: dict[Hashable, asyncio.Task[Made]] = {}

    async def made(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        """Return the answer of a key, made now if need be; whatever `make` raises."""
        found = self._kept.get(key)
        if found is not None:
            return found
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Make no more."""
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        try:
            found = await make()
        finally:
            self._making.pop(key, None)
        if len(found) <= self._kept.maxsize:
            self._kept[key] = found
        return found
