"""Replays, each drawn by a process of its own: bots, boards and clicks do not wait for it."""

import asyncio
import contextlib
import json
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic

from engine.errors import GameError
from render.workers import replay_film
from services.workers.child_process import begun, end

Progress = Callable[[int, int], Awaitable[None]]
"""Takes the frames that are drawn, and how many there will be."""


class ReplayBusy(GameError):
    """A replay is being drawn for this player already."""


class FilmFailed(Exception):
    """The process that draws a replay ended, with this status, before the film was whole."""


class ReplayDrawing:
    """Draws replays, one for each person and `most` in all at a time.

    `seconds` is how long one may take, `pause` the least time between two tellings of its progress.
    """

    def __init__(self, most: int = 1, seconds: float = 240.0, pause: float = 2.0) -> None:
        self._room = asyncio.Semaphore(most)
        self._people: set[str] = set()
        self._seconds = seconds
        self.pause = pause

    @contextlib.asynccontextmanager
    async def seat(self, who: str) -> AsyncIterator[None]:
        """Let a person wait for one replay; ReplayBusy if they wait for one already."""
        if who in self._people:
            raise ReplayBusy
        self._people.add(who)
        try:
            yield
        finally:
            self._people.discard(who)

    async def film(self, order: replay_film.Order, progress: Progress) -> replay_film.Film:
        """Return the film of an order; FilmFailed."""
        async with self._room, asyncio.timeout(self._seconds):
            process = await begun("-m", "render.workers.replay_film")
            try:
                return await self._watched(process, order, progress)
            except (asyncio.IncompleteReadError, ConnectionError, ValueError) as error:
                raise FilmFailed(await process.wait()) from error
            finally:
                await end(process)

    async def _watched(
        self, process: Process, order: replay_film.Order, progress: Progress
    ) -> replay_film.Film:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(replay_film.write(order).encode())
        process.stdin.close()
        told = monotonic()
        while not (line := await process.stdout.readuntil()).startswith(b"{"):
            if monotonic() - told >= self.pause:
                done, of = map(int, line.split())
                await progress(done, of)
                told = monotonic()
        end = json.loads(line)
        data = await process.stdout.readexactly(end["bytes"])
        return replay_film.Film(data, end["frames"], end["last"])
