"""From installing the application for oneself to the first board, in one's direct messages.

A new process of a bot that has a new database; somebody installs the application, uses their first
command, `/match first`, and sees a board with its picture.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench import bot_process, timing_statistics
from db import connect, migrate
from sandbox import Sandbox

PATIENCE = 120.0


def measure() -> Iterator[timing_statistics.Figure]:
    """Yield the seconds."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = asyncio.run(_measured(Path(folder) / "bench.db"))
    yield timing_statistics.Figure("install to the first board", seconds, "s", target=60.0)


async def _measured(database: Path) -> float:
    engine = await connect(f"sqlite:///{database}")
    await migrate(engine)
    await engine.dispose()
    async with Sandbox(check=False) as box:
        player = box.user("Ada")
        player.leave()
        async with bot_process.process(box, database):
            begun = time.monotonic()
            player.install()
            await (await player.slash("/match first", player.dm)).done(PATIENCE)
            await box.until(
                lambda: any(one.attachments and one.buttons for one in player.dms),
                PATIENCE,
                "the first board",
            )
            return time.monotonic() - begun
