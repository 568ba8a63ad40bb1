"""Drawing off the event loop, in processes of its own; words replace a picture that fails.

A picture that is requested twice is drawn once. One that nobody waits for any more is not drawn,
and one that takes too long is ended. The queue has a limit; a request beyond it is refused.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol

import structlog
from cachetools import LRUCache

from render.workers import draw_worker, picture_request
from services.watch import metrics
from services.workers import child_process, worker_pool
from services.workers.draw_queue import DrawQueue, Rank

log = structlog.get_logger()

KEPT = 16 * 1024 * 1024
"""Bytes of drawn pictures that are cached."""
BEHIND = 6
"""Niceness that is added to processes which draw for pages only."""
MOST_WAITING = 24
"""Most pictures in the queue for each process: a second or two of drawing."""


class TooBusy(Exception):
    """More pictures are wanted than can be drawn."""


class DrawableRequest(Protocol):
    """A picture that can be drawn here or elsewhere (see `picture_request.PictureRequest`)."""

    @property
    def what(self) -> str:
        """Return which picture of a match it is."""

    def png(self, width: int | None) -> bytes | None:
        """Return the picture; None where there is none."""

    def written(self) -> bytes:
        """Return it as bytes: the same of all that are equal."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture that was drawn, and the request that it answers."""

    wanted: DrawableRequest
    data: bytes = field(repr=False)


@dataclass(eq=False)
class _Job:
    """A picture on its way to those who wait for it."""

    mark: str
    wanted: DrawableRequest
    written: bytes = field(repr=False)
    done: "asyncio.Future[bytes | None]"
    waiting: int = 0


class DrawPool:
    """Draws pictures, in `processes` of its own at once; 0: in two threads of this one.

    `seconds` is how long a drawing may take, `width` that of the pictures, by default the scene's.
    An answer waits `patience` seconds for its picture, and a post `calm`; then they go without.
    `behind`: it draws for nobody who plays, and lets others go first.
    """

    def __init__(
        self,
        processes: int = 0,
        seconds: float = 10.0,
        width: int | None = None,
        patience: float = 0.3,
        calm: float = 2.0,
        behind: bool = False,
    ) -> None:
        self.patience, self.calm = patience, calm
        self._width = width
        self._seconds = seconds
        self._free = processes or 2
        self._line = DrawQueue[_Job](self._free * MOST_WAITING)
        self._jobs: dict[str, _Job] = {}
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT, getsizeof=len)
        self._open: set[asyncio.Task[None]] = set()
        self._stopped = False
        worker = ("render.workers.draw_worker", str(width or 0), str(BEHIND * behind))
        self._workers = worker_pool.WorkerPool(worker, seconds) if processes else None
        self._threads = ThreadPoolExecutor(2, "draw") if not processes else None

    async def draw(
        self, wanted: DrawableRequest, rank: Rank = Rank.PRIVATE, whose: str = ""
    ) -> bytes | None:
        """Return a PNG; None if there is none, it failed or took too long; TooBusy, Stopped."""
        key = picture_request.mark(written := wanted.written())
        if (kept := self._kept.get(key)) is not None:
            metrics.DRAWINGS_SPARED.inc()
            return kept
        if self._stopped:
            raise child_process.Stopped
        job = self._jobs.get(key)
        if job is None:
            future = asyncio.get_running_loop().create_future()
            job = self._jobs[key] = _Job(key, wanted, written, future)
            self._refuse(self._line.put(job, rank, whose))
            if rank is Rank.BOARD:  # one board a match: of what it showed before nobody has need
                for old in self._line.beside(job):
                    self._line.drop(old)
                    self._refuse(old)
            self._pump()
        else:
            metrics.DRAWINGS_SPARED.inc()
            self._line.hurry(job, rank, whose)
        return await self._awaited(job)

    async def soon(
        self, wanted: Sequence[DrawableRequest], rank: Rank, whose: str, calm: bool = False
    ) -> "Drawn | asyncio.Task[Drawn | None] | None":
        """Return the first of those that there is; what still draws it, if that takes too long.

        `calm`: it is for a post. None if there is none, or it failed; TooBusy and Stopped, of a
        task too.
        """
        drawing = asyncio.create_task(self._first(wanted, rank, whose))
        try:
            await asyncio.wait([drawing], timeout=self.calm if calm else self.patience)
        except asyncio.CancelledError:
            drawing.cancel()
            raise
        return drawing.result() if drawing.done() else drawing

    async def _first(
        self, wanted: Sequence[DrawableRequest], rank: Rank, whose: str
    ) -> Drawn | None:
        for one in wanted:
            data = await self.draw(one, rank, whose)
            if data is not None:
                return Drawn(one, data)
        return None

    async def close(self) -> None:
        """Stop drawing; requests that wait end with Stopped."""
        self._stopped = True
        cut = [job for job in self._jobs.values() if not job.done.done()]
        self._jobs.clear()
        for job in cut:
            self._line.drop(job)
            job.done.set_exception(child_process.Stopped())
            job.done.exception()  # read by whoever waits; there may be nobody
        if cut:
            log.info("drawings cut off", count=len(cut))
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)
        if self._workers:
            await self._workers.close()
        if self._threads:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _awaited(self, job: _Job) -> bytes | None:
        """Wait for a picture; one that nobody waits for, and that is not begun, is not drawn."""
        job.waiting += 1
        try:
            return await asyncio.shield(job.done)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.done.done():
                self._leave(job)

    def _leave(self, job: _Job) -> None:
        before = len(self._line)
        self._line.drop(job)
        if len(self._line) < before:
            self._jobs.pop(job.mark, None)
            job.done.cancel()
            metrics.DRAWINGS_WAITING.set(len(self._line))

    def _refuse(self, job: _Job | None) -> None:
        if job is None:
            return
        metrics.DRAWINGS_REFUSED.inc()
        self._jobs.pop(job.mark, None)
        job.done.set_exception(TooBusy())
        job.done.exception()  # read by whoever waits; there may be nobody

    def _pump(self) -> None:
        """Start as many drawings as can run at once."""
        while self._free and (job := self._line.take()):
            self._free -= 1
            task = asyncio.create_task(self._work(job))
            self._open.add(task)
            task.add_done_callback(self._freed)
        metrics.DRAWINGS_WAITING.set(len(self._line))

    def _freed(self, task: "asyncio.Task[None]") -> None:
        self._open.discard(task)
        self._free += 1
        if not (self._stopped or task.cancelled()):
            self._pump()

    async def _work(self, job: _Job) -> None:
        data, start = None, time.perf_counter()
        try:
            data = await self._drawn(job)
            metrics.DRAW_SECONDS.observe(time.perf_counter() - start)
        except TimeoutError:
            log.warning("drawing timed out", seconds=self._seconds)
            metrics.DRAWINGS_FAILED.inc()
        except Exception as error:  # noqa: BLE001 - the message goes out in words instead
            log.error("drawing failed", fault=error)
            metrics.DRAWINGS_FAILED.inc()
        finally:
            self._jobs.pop(job.mark, None)
            if not job.done.done():
                job.done.set_result(data)
        if data is not None:
            self._kept[job.mark] = data

    async def _drawn(self, job: _Job) -> bytes | None:
        if self._workers is None:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(self._seconds):
                return await loop.run_in_executor(self._threads, job.wanted.png, self._width)
        answer = await self._workers.do(job.written)
        kind, data = answer[:1], answer[1:]
        if kind == draw_worker.FAULT:
            name, _, lines = data.decode().partition("\n")
            log.error("drawing failed", error=name, exception=lines)
            metrics.DRAWINGS_FAILED.inc()
        return data if kind == draw_worker.PICTURE else None


@contextlib.asynccontextmanager
async def warming(after: float) -> AsyncIterator[None]:
    """Let a process of its own draw what pictures are made of, for as long as the block runs.

    It begins some seconds `after` the block, which has the machine to itself until then.
    """
    drawing = asyncio.create_task(_warm(after))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        drawing.cancel()
        await asyncio.gather(drawing, return_exceptions=True)


async def _warm(after: float) -> None:
    await asyncio.sleep(after)
    process = await child_process.begun("-m", "render.workers.warm_picture_cache", talks=False)
    try:
        await process.wait()
    finally:
        await child_process.end(process)
