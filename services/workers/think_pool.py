"""The processes in which computers think: a small pool that lends one for each turn."""

import asyncio
import contextlib
import json
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any, Self

import structlog

from engine.codec import pack
from engine.game import AnyGame, Seat
from services.workers.child_process import Stopped, begun, cores, end
from services.workers.think_worker import HARD, SLOW

log = structlog.get_logger()

PROGRAM = ("-m", "services.workers.think_worker")
START = 15.0
"""Seconds within which a process must be ready to think."""
ENDED = "Ended"
"""Why a process failed that has ended."""
CROWDED = "Queue"
"""Why a turn got no process: all were busy for too long, or one took too long to start."""
QUEUE = 15.0
"""Seconds that a turn waits for a process; then it is played without one."""


class ThinkFailed(Exception):
    """A process that thinks failed; `why`: the kind of error, `line`: where in the code, if known.

    Neither says anything of the match.
    """

    def __init__(self, why: str, line: str = "") -> None:
        super().__init__(why)
        self.why, self.line = why, line


def crowded(error: Exception) -> bool:
    """Say whether an error says that the machine is slow, not that something is broken."""
    return isinstance(error, ThinkFailed) and error.why == CROWDED


def known(error: Exception) -> dict[str, str]:
    """Return what a log may say of a failure besides its kind."""
    return {"line": error.line, "why": error.why} if isinstance(error, ThinkFailed) else {}


def question(game: AnyGame, view: Any, seat: Seat, seed: str) -> dict[str, Any]:
    """Return a request to think as data; the time that it may take is added later."""
    about = {"key": game.key, "rules": game.rules, "seat": seat, "seed": seed}
    return {**about, "view": pack(view)}


class ThinkProcess:
    """One process, lent for a turn.

    It may have died while nobody asked it anything: then `another` is begun in its place, once.
    """

    def __init__(self, process: Process, another: Callable[[], Awaitable[Process]]) -> None:
        self.process = process
        self.rested = False
        self._another = another

    async def choose(self, asked: Mapping[str, Any], hard: float = HARD) -> str:
        """Return the words of an action; ThinkFailed."""
        return str((await self.answer(asked, hard))["words"])

    async def weigh(
        self, asked: Mapping[str, Any], hard: float = HARD
    ) -> list[tuple[str, int, float | None]]:
        """Return each legal action in words, its tries and what to expect; ThinkFailed."""
        answer = await self.answer({**asked, "weigh": True}, hard)
        return [(words, visits, chance) for words, visits, chance in answer["weighed"]]

    async def answer(self, asked: Mapping[str, Any], hard: float = HARD) -> dict[str, Any]:
        """Return what the process answers to whatever it is asked; ThinkFailed."""
        rested, self.rested = self.rested, False
        try:
            answer = await self._said(asked, hard)
        except ThinkFailed as error:
            if not (rested and error.why == ENDED):
                raise
            await end(self.process)
            self.process = await self._another()
            answer = await self._said(asked, hard)
        if "error" in answer:
            raise ThinkFailed(answer["error"], answer["line"])
        return answer

    async def _said(self, asked: Mapping[str, Any], hard: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asked).encode() + b"\n")
        return await _line(self.process, SLOW * asked["seconds"] + hard)


async def _line(process: Process, seconds: float, late: str = "TimeoutError") -> dict[str, Any]:
    """Return what a process says next; ThinkFailed, because it is `late` or otherwise."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            said: dict[str, Any] = json.loads(await process.stdout.readline())
    except TimeoutError:
        raise ThinkFailed(late) from None
    except (OSError, ValueError):
        raise ThinkFailed(ENDED) from None
    return said


class ThinkPool:
    """Lends processes to the turns of computers, in the order in which they come.

    `most` at once, by default one for each core but one. A process whose turn failed is ended;
    the next turn gets a fresh one.
    """

    def __init__(self, most: int = 0, program: Sequence[str] = PROGRAM) -> None:
        self.most = most or max(1, cores() - 1)
        self.closed = False
        self._program = program
        self._places = asyncio.Semaphore(self.most)
        self._idle: list[ThinkProcess] = []
        self._busy: set[ThinkProcess] = set()
        self._waiting = 0
        self._warming: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Let a process start, so that the first turn need not wait for it."""
        self._warming = asyncio.create_task(self._warm())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def crowd(self) -> float:
        """Return how many turns there are for each process, at least 1."""
        return max(1.0, (self._waiting + len(self._busy)) / self.most)

    @contextlib.asynccontextmanager
    async def lent(self, patience: float | None = None) -> AsyncIterator[ThinkProcess]:
        """Lend a process for a turn; ThinkFailed if none is free in time, Stopped."""
        await self._place(QUEUE if patience is None else patience)
        try:
            mind = self._idle.pop() if self._idle else await self._started()
            self._busy.add(mind)
            try:
                yield mind
                mind.rested = True
                self._idle.append(mind)
            except BaseException as error:
                await end(mind.process)
                if self.closed and isinstance(error, ThinkFailed):
                    raise Stopped from None
                raise
            finally:
                self._busy.discard(mind)
        finally:
            self._places.release()

    async def close(self) -> None:
        """End every process; turns that are being thought about are not played."""
        self.closed = True
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        for mind in [*self._idle, *self._busy]:
            await end(mind.process)
        self._idle.clear()

    async def _warm(self) -> None:
        async with self.lent():
            pass

    async def _place(self, patience: float) -> None:
        self._waiting += 1
        try:
            async with asyncio.timeout(patience):
                await self._places.acquire()
        except TimeoutError:
            raise ThinkFailed(CROWDED) from None
        finally:
            self._waiting -= 1
        if self.closed:
            self._places.release()
            raise Stopped

    async def _started(self) -> ThinkProcess:
        return ThinkProcess(await self._begun(), self._begun)

    async def _begun(self) -> Process:
        """Start a process that knows nothing of the bot's settings, and ends when the bot does.

        It says when it has loaded the games; ThinkFailed if it does not, CROWDED if not in time.
        """
        process = await begun(*self._program)
        try:
            await _line(process, START, CROWDED)
        except BaseException:
            await end(process)
            raise
        return process
