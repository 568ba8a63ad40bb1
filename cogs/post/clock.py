"""The clock that sees to the time of matches.

Its loop survives whatever happens in one round; each round is a heartbeat.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable

import structlog

from cogs.play.host import Host
from cogs.post.worker import Worker
from cogs.watch.figures import HEARTBEAT
from db.unread import Unreadable

log = structlog.get_logger()

CLOCK = 15
"""Seconds between looks at the clocks."""
OUTAGE = 300
"""Seconds without a look after which players get back the time that the bot was away."""
MOST_RINGS = 100
UNREADABLE = 3_600
"""Seconds after which it is seen whether a match can be read by now."""


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
        except Unreadable as error:
            log.warning("unreadable", match=match_id, exc_info=error)
            await self._host.store.put_off(match_id, self._host.now() + UNREADABLE)
        except Exception:
            log.exception("alarm failed", match=match_id)
            return False
        return True
