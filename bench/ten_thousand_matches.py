"""Ten thousand live matches: looking at their clocks, starting again, and the memory it takes.

The matches are copies of a few that have begun, in one server, with deadlines over three days.
"""

import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bench import bot_process, machine_speed_reference
from bench.timing_statistics import Figure, Span, beside, timed
from cogs.post import deadline_timer
from cogs.post.outbox_worker import LEASE, MOST, Worker
from db import Place, Store, connect, migrate, transactions
from db.tables import entries, matches, seats
from engine import match, registry
from sandbox import Sandbox
from services.umpire import Umpire

LIVE = 10_000
ROWS = 500
"""Matches written in one transaction."""
LOOKS = 30
COMMANDS = ("/match list", "/match new game:magnate", "/help")


@dataclass(slots=True)
class Found:
    """What was measured: two polls of each kind, the start in seconds, the memory in MiB."""

    clock: list[Span]
    outbox: list[Span]
    start: Span
    memory: float | None


def measure() -> Iterator[Figure]:
    """Yield the medians of both polls, the time to start and the memory then."""
    with tempfile.TemporaryDirectory() as folder, beside(machine_speed_reference.loop) as yard:
        found = asyncio.run(_measured(Path(folder) / "bench.db"))
    for name, spans in (("clocks", found.clock), ("outbox", found.outbox)):
        wall = statistics.median(span.wall for span in spans)
        cpu = statistics.median(span.cpu for span in spans)
        yield Figure(
            f"{LIVE} live matches: a look at the {name}",
            wall * 1e3,
            "ms",
            cpu * 1e3,
            cpu / yard.cpu,
            "loop",
            50,
        )
    start = found.start
    yield Figure(
        f"{LIVE} live matches: new process to ready",
        start.wall,
        "s",
        start.cpu or None,
        start.cpu / yard.cpu if start.cpu else start.wall / yard.wall,
        "loop",
        5,
    )
    if found.memory is not None:
        yield Figure(f"{LIVE} live matches: memory", found.memory, "MiB", target=300)


async def _measured(database: Path) -> Found:
    async with Sandbox(check=False) as box:
        engine = await connect(f"sqlite:///{database}")
        await migrate(engine)
        await _filled(engine, Place(box.guild, box.channel))
        store = Store(engine)
        umpire = Umpire(store)
        clock = deadline_timer.Clock(umpire, Worker(umpire, courier=None))  # type: ignore[arg-type]
        looks, claims = list[Span](), list[Span]()
        for _ in range(LOOKS):
            with timed() as span:
                await clock.look()
            looks.append(span)
            with timed() as span:
                await store.outbox.claim("bench", umpire.now(), LEASE, MOST)
            claims.append(span)
        await engine.dispose()
        with timed() as start:
            running = bot_process.process(box, database)
            child = await running.__aenter__()
        start.cpu = _spent(child.pid)
        try:
            player = box.user("Ada")
            for command in COMMANDS * 5:
                await (await player.slash(command)).done(30)
            return Found(looks, claims, start, _memory(child.pid))
        finally:
            await running.__aexit__(None, None, None)


async def _filled(engine: AsyncEngine, place: Place) -> None:
    """Begin a match of each game, and copy the rows until there are enough."""
    umpire = Umpire(Store(engine), secret=lambda: "b" * 64)
    for game in registry.games():
        least, _ = game.meta.seats
        match_id = (await umpire.tables.open("1", game.key, place)).match.id
        for n in range(2, least + 1):
            await umpire.tables.join(match_id, str(n))
        await umpire.tables.start(match_id, "1")
    async with transactions.reading(engine) as conn:
        found = [
            [dict(row) for row in (await conn.execute(select(table))).mappings()]
            for table in (matches, seats, entries)
        ]
    first, chairs, logs = found
    now = umpire.now()
    for begin in range(0, LIVE, ROWS):
        rows: list[list[dict[str, object]]] = [[], [], []]
        for number in range(begin, begin + ROWS):
            one, name = first[number % len(first)], f"c{number}"
            due = now + match.DAY // 24 + number * 3 * match.DAY // LIVE
            rows[0].append({**one, "id": name, "deadline": due, "alarm": due})
            for kept, copies in ((chairs, rows[1]), (logs, rows[2])):
                mine = [row for row in kept if row["match_id"] == one["id"]]
                copies += [{**row, "match_id": name} for row in mine]
        for chair in rows[1]:
            chair["person"] = str(1000 + int(str(chair["match_id"])[1:]) % 2000)
        async with transactions.writing(engine) as conn:
            for table, written in zip((matches, seats, entries), rows, strict=True):
                await conn.execute(insert(table), written)


def _spent(pid: int) -> float:
    """Return the CPU time of a process in seconds; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float | None:
    """Return the most memory that a process has had, in MiB; None where the system does not say."""
    if sys.platform != "linux":
        return None
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return None
