"""Promises on their way to the database: those of the same moment are written together.

While one transaction is written, what comes is gathered for the next: a crowd costs few of them,
and nobody waits longer than for the one that is being written. What is answered before its
promise was written needs none.
"""

import asyncio

import structlog

from db.connect import FAULTS
from db.promises import Promise
from db.store import Store

log = structlog.get_logger()


class Promised:
    """What is promised, or kept, and not written yet."""

    def __init__(self) -> None:
        self._open: set[int] = set()
        self._made: dict[int, Promise] = {}
        self._kept: list[int] = []
        self._writing: asyncio.Task[None] | None = None

    def make(self, store: Store, promise: Promise) -> "asyncio.Task[None]":
        """Begin to write a promise; return what does it."""
        self._open.add(promise.id)
        self._made[promise.id] = promise
        return self._begun(store)

    async def keep(self, store: Store, id: int) -> None:  # noqa: A002
        """Note that an interaction is answered, if that was promised; wait until it is written."""
        if id not in self._open:
            return
        self._open.discard(id)
        if self._made.pop(id, None) is None:
            self._kept.append(id)
            while id in self._kept:
                await asyncio.shield(self._begun(store))

    def _begun(self, store: Store) -> "asyncio.Task[None]":
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write(store))
        return self._writing

    async def _write(self, store: Store) -> None:
        while self._made or self._kept:
            await asyncio.sleep(0)  # whoever comes in the same moment is taken along
            made, kept = [*self._made.values()], [*self._kept]
            self._made.clear()
            try:
                if made:
                    await store.promise(*made)
                if kept:
                    await store.fulfil(*kept)
            except FAULTS as error:
                log.warning("promises not written", error=type(error).__name__)
            self._kept = self._kept[len(kept) :]
