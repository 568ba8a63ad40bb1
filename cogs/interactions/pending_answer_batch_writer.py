"""Pending answers written together: those of the same moment share one transaction.

What comes while one transaction is written is gathered for the next. Nobody waits for more than
these two.
"""

import asyncio

import structlog

from db import Store, transactions
from db.interaction_tokens import PendingAnswer

log = structlog.get_logger()


class AnswerBatch:
    """Answers that became pending, or were given, and are not written yet."""

    def __init__(self) -> None:
        self._open: set[int] = set()
        self._made: dict[int, PendingAnswer] = {}
        self._kept: list[int] = []
        self._gathered: asyncio.Future[None] | None = None
        self.writing: asyncio.Task[None] | None = None

    def add(self, store: Store, pending: PendingAnswer) -> "asyncio.Future[None]":
        """Begin to write a pending answer; return a future that ends with the attempt."""
        self._open.add(pending.id)
        self._made[pending.id] = pending
        return self._begun(store)

    async def answered(self, store: Store, id: int) -> None:  # noqa: A002
        """Note that an interaction is answered, if it was pending; wait until it is written."""
        if id not in self._open:
            return
        self._open.discard(id)
        if self._made.pop(id, None) is None:
            self._kept.append(id)
            await asyncio.shield(self._begun(store))

    def _begun(self, store: Store) -> "asyncio.Future[None]":
        """Return the end of the next writing, which takes along what is gathered until then."""
        if self._gathered is None:
            self._gathered = asyncio.get_running_loop().create_future()
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write(store))
        return self._gathered

    async def _write(self, store: Store) -> None:
        while self._gathered is not None:
            await asyncio.sleep(0)  # whoever comes in the same moment is taken along
            written, self._gathered = self._gathered, None
            made, self._made = [*self._made.values()], {}
            kept, self._kept = self._kept, []
            try:
                if made:
                    await store.pending_answers.add(*made)
                if kept:
                    await store.pending_answers.remove(*kept)
            except transactions.FAULTS as error:
                log.warning("pending answers not written", error=type(error).__name__)
            finally:
                written.set_result(None)
