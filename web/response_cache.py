"""Cache of answers, each made once for all who ask meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")
KEPT = 48 * 1024 * 1024
"""Bytes of answers that are kept."""


class ResponseCache(Generic[T]):
    """Keeps things by all that they depend on; what is not asked for any more goes first.

    At most `kept` of them, counted by `size`: by default the bytes of answers.
    """

    def __init__(self, kept: int = KEPT, size: Callable[[Any], int] = len) -> None:
        self._size = size
        self._kept: LRUCache[Hashable, T] = LRUCache(kept, getsizeof=size)
        self._making: dict[Hashable, asyncio.Task[T]] = {}

    def kept(self, key: Hashable) -> T | None:
        """Return what has a key, if it was made and is kept."""
        return self._kept.get(key)

    async def made(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """Return what has a key, made now if need be; whatever `make` raises."""
        found = self._kept.get(key)
        if found is not None:
            return found
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(heard)
        return await asyncio.shield(task)

    def forget(self) -> None:
        """Keep nothing of what was made."""
        self._kept.clear()

    async def close(self) -> None:
        """Make no more."""
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        try:
            found = await make()
        finally:
            self._making.pop(key, None)
        if self._size(found) <= self._kept.maxsize:
            self._kept[key] = found
        return found


def heard(task: asyncio.Task[Any]) -> None:
    """Take note of why something was not made: whoever asked may have left."""
    if not task.cancelled():
        task.exception()
