"""Drawing off the event loop, with a time limit; a picture that fails is told in words."""

import asyncio
import contextlib
import hashlib
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import structlog

import render
from cogs.watch.figures import DRAW_SECONDS, DRAWINGS_FAILED
from render.paint import picture
from render.scene import Scene

log = structlog.get_logger()


class Studio:
    """Draws scenes in worker threads.

    `seconds` is how long a drawing may take, `width` that of the pictures, by default the scene's.
    """

    def __init__(self, workers: int = 2, seconds: float = 10.0, width: int | None = None) -> None:
        self._width = width
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="draw")
        self._seconds = seconds

    async def draw(self, make: Callable[[], Scene | None]) -> bytes | None:
        """Return the PNG of a scene; None if there is none, it failed or took too long."""
        loop = asyncio.get_running_loop()
        start = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds):
                data = await loop.run_in_executor(self._pool, self._draw, make)
        except TimeoutError:
            log.warning("drawing timed out", seconds=self._seconds)
            DRAWINGS_FAILED.inc()
            return None
        except Exception as error:  # noqa: BLE001 - the message goes out in words instead
            log.error("drawing failed", fault=error)
            DRAWINGS_FAILED.inc()
            return None
        DRAW_SECONDS.observe(time.perf_counter() - start)
        return data

    def close(self) -> None:
        """Let the workers go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _draw(self, make: Callable[[], Scene | None]) -> bytes | None:
        scene = make()
        return None if scene is None else picture(scene, width=self._width)


@contextlib.asynccontextmanager
async def warming() -> AsyncIterator[None]:
    """Let a process of its own draw what pictures are made of, for as long as the block runs."""
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "render.warm"),
        cwd=Path(render.__file__).parents[1],
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
    )
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def digest(*parts: object) -> str:
    """Return what stands for a message, to see whether it would say anything new."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]
