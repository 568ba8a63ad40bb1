"""How long a move takes in SQLite, and the clock's question: `python -m tests.db`."""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import insert, select

from db import OutboxRow, Store, connect, migrate
from db.tables import matches
from db.transactions import writing
from tests.db.positions import NOW, advance, at_place, running

LIVE = 10_000


async def _measure(name: str, times: int, call: Callable[[], Awaitable[object]]) -> None:
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        await call()
        taken.append((time.perf_counter() - start) * 1000)
    taken.sort()
    print(f"{name:34} p50 {taken[times // 2]:5.1f} ms   p95 {taken[times * 95 // 100]:5.1f} ms")


async def _main(folder: Path) -> None:
    engine = await connect(f"sqlite:///{folder / 'speed.db'}")
    await migrate(engine)
    store, chance = Store(engine), random.Random(1)
    names = iter(f"m{i}" for i in range(LIVE))
    current = at_place(running(next(names), key="magnate"))
    await store.create(current)

    async def move() -> None:
        nonlocal current
        stored = await store.match(current.match.id)
        if not stored.match.to_act():
            current = at_place(running(next(names), key="magnate"))
            await store.create(current)
            return
        advance(stored.match, chance)
        await store.save(stored, [OutboxRow("thread", "board"), OutboxRow("dm:ann", "hand", 0)])

    await _measure("load, step, save with two owed", 300, move)
    async with writing(engine) as conn:
        row = dict((await conn.execute(select(matches).limit(1))).mappings().one())
        rows = [row | {"id": f"x{i}", "alarm": NOW + i} for i in range(LIVE)]
        await conn.execute(insert(matches), rows)
    await _measure(f"which of {LIVE} are due: none", 50, lambda: store.alarms.due(NOW - 1, 100))
    await _measure(f"which of {LIVE} are due: 100", 50, lambda: store.alarms.due(NOW + LIVE, 100))
    await engine.dispose()


with tempfile.TemporaryDirectory() as scratch:
    asyncio.run(_main(Path(scratch)))
