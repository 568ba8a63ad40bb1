"""The worker that empties the outbox, and the clock that closes windows.

Both loops survive whatever happens in one round; each round is a heartbeat.
"""

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable

import discord
import structlog

from cogs._courier import Courier
from cogs._figures import BUGS, HEARTBEAT, OUTBOX_AGE, OUTBOX_ROWS
from cogs._host import Host
from cogs._logs import during
from cogs._post import FOR_GOOD, Blocked
from db.outbox import Row
from db.store import UnknownMatch

log = structlog.get_logger()

LEASE = 60
"""Seconds a delivery may take before another worker may do it."""
MOST = 32
SLOWEST = 900
BLOCKED_FOR = 14 * 86_400
"""Seconds for which what cannot be posted is tried again."""
CLOCK = 15
"""Seconds between looks at the clocks."""
OUTAGE = 300
"""Seconds without a look after which players get back the time that the bot was away."""
MOST_RINGS = 100


class Worker:
    """Delivers what is owed, in order for each destination, until it is stopped."""

    def __init__(self, host: Host, courier: Courier, pause: float = 1.0) -> None:
        self._host = host
        self._courier = courier
        self._pause = pause
        self._name = f"{os.getpid()}-{secrets.token_hex(3)}"
        self._wake = asyncio.Event()
        self._stopping = False
        self._open: set[asyncio.Task[None]] = set()

    def kick(self) -> None:
        """Say that something may be owed now."""
        self._wake.set()

    async def run(self) -> None:
        """Work until `stop`; deliveries of different destinations go on side by side."""
        while not self._stopping:
            HEARTBEAT.labels("outbox").set(time.time())
            try:
                worked = await self._round()
            except Exception:
                log.exception("outbox round failed")
                worked = False
            if not worked:
                await self._rest()

    async def stop(self) -> None:
        """Take nothing more, and finish what was begun."""
        self._stopping = True
        self._wake.set()
        if self._open:
            await asyncio.wait(self._open, timeout=10)

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(self._pause):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _round(self) -> bool:
        room = MOST - len(self._open)
        if room <= 0:
            await asyncio.wait(self._open, return_when=asyncio.FIRST_COMPLETED)
            return True
        rows = await self._host.store.claim(self._name, self._host.now(), LEASE, room)
        for row in rows:
            task = asyncio.create_task(self._deliver(row))
            self._open.add(task)
            task.add_done_callback(self._finished)
        return bool(rows)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._open.discard(task)
        self.kick()

    async def _deliver(self, row: Row) -> None:
        during(kind=row.kind, match=row.match)
        try:
            await self._courier.deliver(row)
        except UnknownMatch:
            pass
        except Blocked:
            if self._host.now() - row.created < BLOCKED_FOR:
                return await self._later(row, "blocked", SLOWEST)
            log.info("given up", kind=row.kind, match=row.match)
        except discord.HTTPException as error:
            if error.code in FOR_GOOD:
                log.info("not delivered", kind=row.kind, match=row.match, code=error.code)
            else:
                return await self._later(row, f"{error.status} {error.code}")
        except Exception as error:
            BUGS.inc()
            log.exception("delivery failed", kind=row.kind, match=row.match)
            return await self._later(row, type(error).__name__)
        await self._host.store.done([row.id])
        return None

    async def _later(self, row: Row, reason: str, wait: int = 0) -> None:
        wait = wait or min(2 ** min(row.attempts + 1, 12), SLOWEST)
        now = self._host.now()
        await self._host.store.later(row.id, now + wait, row.attempts + 1, reason)

    async def measure(self) -> None:
        """Set the figures of the outbox."""
        backlog = await self._host.store.owed()
        OUTBOX_ROWS.set(backlog.rows)
        OUTBOX_AGE.set(backlog.oldest)


class Clock:
    """Sees to the time of matches: reminds, closes windows and strict turns, and says who is late.

    It looks only while the bot can be reached: `online`. The time it could not look in is a stop
    of the clocks of all its matches, those of one shard of some.
    """

    def __init__(
        self,
        host: Host,
        worker: Worker,
        online: Callable[[], bool] = lambda: True,
        shard: int = 0,
        shards: int = 1,
        pause: float = CLOCK,
    ) -> None:
        self._host = host
        self._worker = worker
        self._pause = pause
        self._online = online
        self._shard, self._shards = shard, shards
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Look every now and then until `stop`; at the start there is nobody connected yet."""
        while True:
            HEARTBEAT.labels("clock").set(time.time())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._pause)
            if self._stopping.is_set():
                return
            try:
                await self.look()
                await self._worker.measure()
            except Exception:
                log.exception("clock round failed")

    def stop(self) -> None:
        """Look no more."""
        self._stopping.set()

    async def look(self) -> None:
        """Note that the clocks go, and see to every match whose alarm has rung."""
        if not self._online():
            return
        store, now = self._host.store, self._host.now()
        before = await store.beat(self._shard, now)
        if before is not None and now - before > OUTAGE:
            stopped = await store.outage(before, now, self._shard, self._shards)
            log.info("clocks stood still", seconds=now - before, matches=stopped)
        while rung := await store.due(now, MOST_RINGS, self._shard, self._shards):
            done = [await self._see_to(match_id) for match_id in rung]
            self._worker.kick()
            if not all(done):
                return

    async def _see_to(self, match_id: str) -> bool:
        try:
            await self._host.ring(match_id)
        except Exception:
            log.exception("alarm failed", match=match_id)
            return False
        return True
