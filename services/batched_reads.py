"""Reads that callers ask for at the same time, carried out together."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BatchedReads(Generic[K, V]):
    """Reads the keys that are asked for while a read runs by the next one, all of them together.

    A read never begins before it is asked for: what is told is as new as if it were read alone.
    """

    def __init__(self, read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._read = read
        self._asked: dict[K, asyncio.Future[V | None]] = {}
        self._running: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """Return what is read of a key, None if nothing is; whatever the read raises."""
        wanted = self._asked.get(key)
        if wanted is None:
            wanted = self._asked[key] = asyncio.get_running_loop().create_future()
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return await asyncio.shield(wanted)

    async def _run(self) -> None:
        while self._asked:
            batch, self._asked = self._asked, {}
            try:
                found = await self._read(batch)
            except Exception as error:  # noqa: BLE001 - it is for those who ask
                for wanted in batch.values():
                    wanted.set_exception(error)
                    wanted.exception()  # whoever asked may have left
            else:
                for key, wanted in batch.items():
                    wanted.set_result(found.get(key))
