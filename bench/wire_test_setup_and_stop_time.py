"""A fresh sandbox, a fresh bot, one command, and the end of both, as every test on the wire has it.

In one process, which has imported everything; the database is a copied empty one.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import bot
from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, Span, beside, in_milliseconds, median, timed
from cogs.client import Conclave
from db import Store, connect, migrate
from sandbox import Sandbox
from services.umpire import Umpire

TIMES = 15


def measure() -> Iterator[Figure]:
    """Yield the median of the whole."""
    with beside(loop) as yard:
        middle = median(asyncio.run(_measured()))
    yield in_milliseconds("fresh sandbox, bot, command, shutdown", middle, yard, 100)


async def _measured() -> list[Span]:
    bot.set_up_log(bot.Settings(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "template.db"
        engine = await connect(f"sqlite:///{template}")
        await migrate(engine)
        await engine.dispose()
        spans = []
        for number in range(TIMES + 2):
            with timed() as span:
                await _once(template, Path(folder) / f"{number}.db")
            spans.append(span)
        return spans[2:]


async def _once(template: Path, database: Path) -> None:
    shutil.copy(template, database)
    async with Sandbox() as box:
        engine = await connect(f"sqlite:///{database}")
        await migrate(engine)
        client = bot.seated(box, Conclave(Umpire(Store(engine)), guild_ready_timeout=0.01))
        serving = asyncio.create_task(client.start(box.token))
        await box.ready()
        it = await (await box.user("Ada").slash("/match list")).done()
        assert it.message is not None
        await client.close()
        await asyncio.gather(serving, return_exceptions=True)
        await engine.dispose()
