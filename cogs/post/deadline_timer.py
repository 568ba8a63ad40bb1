"""The clock that sees to the time of matches.

Its loop survives whatever happens in one round; each round is a heartbeat.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable

import structlog

from cogs.post.outbox_worker import Worker
from db import Unreadable, transactions
from engine.playing_hours import DAY
from services.umpire import Umpire
from services.watch.metrics import HEARTBEAT

log = structlog.get_logger()

CLOCK = 15
"""Seconds between looks at the clocks."""
OUTAGE = 300
"""Seconds without a look after which players get back the time that the bot was away."""
MOST_RINGS = 100
UNREADABLE = 3_600
"""Seconds after which it is seen whether a match can be read by now."""
SLOWEST = 3_600
"""Seconds after which an alarm that failed is seen to again at the latest."""


class Clock:
    """Sees to the time of matches: reminds, closes windows and strict turns, and says who is late.

    It looks only while the bot can be reached: `online`. The time it could not look in is a stop
    of the clocks of all its matches, those of one shard of some, and so is a jump of the system's
    clock. The umpire changes no match before that stop is written.
    """

    def __init__(
        self,
        umpire: Umpire,
        worker: Worker,
        online: Callable[[], bool] = lambda: True,
        shard: int = 0,
        shards: int = 1,
        pause: float = CLOCK,
    ) -> None:
        self._umpire = umpire
        self._worker = worker
        self._pause = pause
        self._online = online
        self._shard, self._shards = shard, shards
        self._stopping = asyncio.Event()
        self._seen = self._pruned = 0
        self._catching = asyncio.Lock()
        self._failed = Counter[str]()
        umpire.changes.awake = self.catch_up

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
            except Exception as error:
                if transactions.unavailable(error):
                    log.warning("database away", loop="clock", error=type(error).__name__)
                else:
                    log.exception("clock round failed")

    def stop(self) -> None:
        """Look no more."""
        self._stopping.set()

    async def look(self) -> None:
        """Note that the clocks go, and see to every match whose alarm has rung."""
        if not self._online():
            return
        self._seen = 0
        await self.catch_up()
        store, now = self._umpire.store, self._umpire.now()
        if self._shard == 0:
            await self._seasons(now)
        if self._shard == 0 and not 0 <= now - self._pruned < DAY:
            self._pruned = now
            while count := await store.retention.prune(now, self._umpire.limits.keep):
                log.info("pruned", rows=count)
        while rung := await store.alarms.due(now, MOST_RINGS, self._shard, self._shards):
            HEARTBEAT.labels("clock").set(time.time())
            for match_id in rung:
                await self._see_to(match_id)
            self._worker.kick()

    async def _seasons(self, now: int) -> None:
        """See to every season whose alarm has rung; one that fails stops no other."""
        seasons = self._umpire.store.seasons
        for _ in range(MOST_RINGS):
            rung = await seasons.due(now)
            for season_id in rung:
                HEARTBEAT.labels("clock").set(time.time())
                try:
                    await self._umpire.seasons.look(season_id)
                except Exception:
                    log.exception("season failed", season=season_id)
                    await seasons.put_off(await seasons.get(season_id), now + SLOWEST)
            self._worker.kick()
            if not rung:
                return

    async def catch_up(self) -> None:
        """Note that the clocks go; first stop them for the time since they last did, if long."""
        async with self._catching:
            now = self._umpire.now()
            if 0 <= now - self._seen < OUTAGE:
                return
            store, mine = self._umpire.store, (self._shard, self._shards)
            before = await store.alarms.last_beat(self._shard)
            if before is not None and now - before > OUTAGE:
                stopped = await store.alarms.outage(before, now, *mine)
                log.info("clocks stood still", seconds=now - before, matches=stopped)
            elif before is not None and before > now:
                stopped = await store.alarms.turned_back(now, *mine)
                log.warning("the system's clock went back", seconds=before - now, matches=stopped)
            await store.alarms.beat(self._shard, now)
            self._seen = now

    async def _see_to(self, match_id: str) -> None:
        """Ring; an alarm that fails is put off, each time for longer, and stops no other."""
        try:
            await self._umpire.ring(match_id)
        except Unreadable as error:
            log.warning("unreadable", match=match_id, exc_info=error)
            await self._umpire.store.alarms.put_off(match_id, self._umpire.now() + UNREADABLE)
        except Exception:
            log.exception("alarm failed", match=match_id)
            self._failed[match_id] += 1
            wait = min(CLOCK * 2 ** min(self._failed[match_id], 12), SLOWEST)
            await self._umpire.store.alarms.put_off(match_id, self._umpire.now() + wait)
        else:
            self._failed.pop(match_id, None)
