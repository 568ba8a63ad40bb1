"""Processes of our own beside the bot: what they know of it, how they begin and end."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_KNOWN = ("CACHE_DIRECTORY", "LANG", "LC_ALL", "SYSTEMROOT")
"""What of the bot's surroundings a process may know: neither its token nor its database."""
_SETTINGS = {"PYTHONPATH": str(_ROOT), "MALLOC_MMAP_THRESHOLD_": "131072"}
"""Pictures come and go: what they took is given back, and not kept in pieces."""

_LINE = 2**20
"""Bytes of a line that is answered: what is said of a long match has a hundred thousand."""


class Stopped(TimeoutError):
    """The bot stops: what it cuts off is done after its next start."""


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


async def begun(*arguments: str, talks: bool = True) -> Process:
    """Run Python with these arguments, for as long as this process lives (see `child_main`).

    `talks`: it is asked and answers through pipes.
    """
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "services.workers.child_main", str(os.getpid()), *arguments),
        cwd=_ROOT,
        env=_SETTINGS | {key: os.environ[key] for key in _KNOWN if key in os.environ},
        stdin=PIPE if talks else DEVNULL,
        stdout=PIPE if talks else DEVNULL,
        stderr=DEVNULL,  # a traceback could tell what is hidden
        limit=_LINE,
    )


async def end(process: Process) -> None:
    """End a process whatever it does; nothing happens if it has ended."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await asyncio.shield(process.wait())
