"""Live updates of match pages: one look at the database serves all pages that wait."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator

import structlog

from db import match_rows, transactions
from languages import ORIGINAL
from services.spectator import Spectator
from services.watch.metrics import HEARTBEAT, PAGE_VIEWERS

Ready = Callable[[int], Awaitable[None]]
"""What makes the page of the last move before those who wait for it are told."""

log = structlog.get_logger()

PAUSE = 1.0
"""Seconds between two looks."""
MOST = 2_000
"""Pages that may wait at once."""


async def _nothing(last: int) -> None:
    """Make nothing."""


class TooManyWaiting(Exception):
    """As many pages wait as may."""


class LiveUpdates:
    """Tells pages that wait what their match has come to, as spectators see it.

    What is told is a mark and the number of the last move; nothing is told of what is hidden.
    """

    def __init__(self, spectator: Spectator, pause: float = PAUSE, most: int = MOST) -> None:
        self._spectator, self._pause, self._most = spectator, pause, most
        self._waiting: dict[str, dict[asyncio.Queue[tuple[str, int]], tuple[Hashable, Ready]]] = {}
        self._numbers: dict[str, int] = {}
        self._news: dict[str, tuple[str, int]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @contextlib.contextmanager
    def watching(
        self, match: str, key: Hashable = None, ready: Ready = _nothing
    ) -> Iterator["asyncio.Queue[tuple[str, int]]"]:
        """Give what a page of a match is told in, as long as it waits; TooManyWaiting.

        `ready` makes what it will ask for when it is told; for all of one `key` once.
        """
        if len(self) >= self._most:
            raise TooManyWaiting
        mine = asyncio.Queue[tuple[str, int]]()
        if match in self._news:
            mine.put_nowait(self._news[match])  # it may be of after the page was loaded
        self._waiting.setdefault(match, {})[mine] = key, ready
        PAGE_VIEWERS.set(len(self))
        try:
            yield mine
        finally:
            del self._waiting[match][mine]
            if not self._waiting[match]:
                del self._waiting[match]
                self._numbers.pop(match, None)
                self._news.pop(match, None)
            PAGE_VIEWERS.set(len(self))

    def told(self, match: str) -> str | None:
        """Return the mark that those who wait for a match were told of last."""
        return self._news[match][0] if match in self._news else None

    @contextlib.asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Look at the matches that somebody waits for, as long as the block runs."""
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            HEARTBEAT.remove("page")  # a loop that has ended does not stand still

    async def _run(self) -> None:
        while True:
            HEARTBEAT.labels("page").set(time.time())
            try:
                await self.look(self._pause)
            except transactions.FAULTS as error:
                log.warning("pages cannot look", error=type(error).__name__)
                await asyncio.sleep(self._pause)

    async def look(self, seconds: float = 0.0) -> None:
        """Tell of those matches that have changed since the last look, in so many seconds.

        Whoever is told of a turn asks for it at once: of all matches in one moment, the last of
        them would wait long.
        """
        changed = list[tuple[str, int]]()
        if self._waiting:
            numbers = await self._spectator.umpire.store.links.numbers(self._waiting)
            changed = [one for one in numbers.items() if self._numbers.get(one[0]) != one[1]]
        for match, number in changed:
            await self._tell(match)
            self._numbers[match] = number
            await asyncio.sleep(seconds / len(changed))
        if not changed:
            await asyncio.sleep(seconds)

    async def _tell(self, match: str) -> None:
        try:
            stored = await self._spectator.umpire.store.match(match)
        except (match_rows.UnknownMatch, match_rows.Unreadable):
            return
        watched = await self._spectator.watched(stored.match, ORIGINAL)
        news = watched.mark(), watched.last
        if self._news.get(match) == news:
            return
        for ready in dict(self._waiting.get(match, {}).values()).values():
            try:
                await ready(watched.last)
            except Exception as error:  # noqa: BLE001 - who asks for the page is told then
                log.warning("page is not ready", error=type(error).__name__)
        if match in self._waiting:  # somebody waits still
            self._news[match] = news
            for one in self._waiting[match]:
                one.put_nowait(news)
