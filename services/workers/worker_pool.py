"""Processes that do one thing at a time for us, kept warm; one that is too slow is ended.

A process is begun when it is first needed, and anew after it was ended. Where one has died while
nobody asked it anything, another takes its place. What goes to it and comes back are frames as
`render.workers.draw_worker` has them, held by nobody else and written to no log.
"""

import asyncio
import contextlib
from asyncio.subprocess import Process
from collections.abc import Sequence

from render.workers.draw_worker import LENGTH
from services.workers.child_process import begun, end

START = 30.0
"""Seconds that a process may take to start."""


class WorkerPool:
    """Runs `python -m module ...` as often as is asked for at once.

    `seconds` is how long an answer may take; the start of its process is not counted in.
    """

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def do(self, asked: bytes) -> bytes:
        """Return what a process answers; TimeoutError, or EOFError if it ended."""
        if self._idle:
            with contextlib.suppress(EOFError):  # it may have died since it answered last
                return await self._done(self._idle.pop(), asked, fresh=False)
        return await self._done(await self._begun(), asked, fresh=True)

    async def close(self) -> None:
        """End all processes, whatever they do."""
        for process in list(self._all):
            await self._end(process)
        self._idle.clear()

    async def _done(self, process: Process, asked: bytes, fresh: bool) -> bytes:
        whole = False
        try:
            async with asyncio.timeout(self._seconds + START * fresh):
                answer = await _asked(process, asked)
            whole = True
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise EOFError from error
        finally:
            if not whole:
                await self._end(process)
        self._idle.append(process)
        return answer

    async def _begun(self) -> Process:
        process = await begun("-m", *self._command)
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        await end(process)


async def _asked(process: Process, asked: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(asked).to_bytes(LENGTH) + asked)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH)
    return await process.stdout.readexactly(int.from_bytes(head))
