"""The worker that empties the outbox.

Its loop survives whatever happens in one round; each round is a heartbeat.
"""

import asyncio
import os
import secrets
import time

import discord
import structlog

from cogs.play.host import Host
from cogs.post.courier import Courier
from cogs.post.send import FOR_GOOD, Blocked
from cogs.watch.figures import BUGS, HEARTBEAT, OUTBOX_AGE, OUTBOX_ROWS
from cogs.watch.logs import during
from cogs.watch.work import ended
from db.outbox import Row
from db.unread import UnknownMatch, Unreadable

log = structlog.get_logger()

LEASE = 60
"""Seconds a delivery may take before another worker may do it."""
MOST = 32
SLOWEST = 900
BLOCKED_FOR = 14 * 86_400
"""Seconds for which what cannot be posted, or read, is tried again."""


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
        await ended(self._open)

    async def stop(self) -> None:
        """Take nothing more, and finish what was begun."""
        self._stopping = True
        self._wake.set()
        await ended(self._open)

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
        except (Blocked, Unreadable) as error:
            if self._host.now() - row.created < BLOCKED_FOR:
                return await self._later(row, type(error).__name__.lower(), SLOWEST)
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
