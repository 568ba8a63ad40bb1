"""Stopping the bot by SIGTERM, and starting it again, with thirty matches being played.

A new process each time, Python's start and every import included. What a stop cuts off is no fault:
no error is logged.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench import bot_process, machine_speed_reference, simulated_players
from bench.timing_statistics import Figure, Span, beside, median, timed
from sandbox import Sandbox

TIMES = 5
RATE, SECONDS = 5.0, 6.0
"""What is played before the first stop."""
PLAYERS, MATCHES = 60, 30


def measure() -> Iterator[Figure]:
    """Yield the medians of both, on the clock: the work is another process's."""
    with tempfile.TemporaryDirectory() as folder, beside(machine_speed_reference.loop) as yard:
        log = Path(folder) / "bot.log"
        stops, starts = asyncio.run(_measured(Path(folder) / "bench.db", log))
        logged = log.read_text("utf-8").splitlines()
    for name, spans, target in (
        ("SIGTERM to gone", stops, None),
        (f"new process to ready, {MATCHES} matches", starts, 3_000.0),
    ):
        wall = median(spans).wall
        ratio = wall / yard.wall
        yield Figure(f"restart: {name}", wall * 1e3, "ms", None, ratio, "loop", target)
    yield Figure("restart: errors logged", len(logged), "lines", target=0.0, better="most")


async def _measured(database: Path, log: Path) -> tuple[list[Span], list[Span]]:
    stops, starts = list[Span](), list[Span]()
    async with Sandbox(check=False) as box:
        crowd = simulated_players.Crowd(box)
        await crowd.settle(f"sqlite:///{database}", PLAYERS, MATCHES, pictures=True)
        async with bot_process.process(box, database, log) as child:
            await crowd.run(RATE, SECONDS, bot_process.PATIENCE)
            stops.append(await _stopped(box, child))
        for _ in range(TIMES):
            with timed() as start:
                running = bot_process.process(box, database, log)
                child = await running.__aenter__()
            starts.append(start)
            stops.append(await _stopped(box, child))
            await running.__aexit__(None, None, None)
    return stops, starts


async def _stopped(box: Sandbox, child: asyncio.subprocess.Process) -> Span:
    with timed() as stop:
        child.terminate()
        await child.wait()
    await box.until(lambda: not box.connected, bot_process.PATIENCE, "the end of the connection")
    return stop
