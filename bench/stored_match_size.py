"""Size of a finished match in a database file, with its log and indexes.

Computers play it, with each number of seats that the game may have in turn.
"""

import asyncio
import shutil
import sqlite3
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bench.timing_statistics import Figure
from db import Place, Store, Stored, connect, migrate
from engine import Match, __main__, registry

MATCHES = 6
TARGET = 150


def measure() -> Iterator[Figure]:
    """Yield the median of each game."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(_empty(folder / "template.db"))
        for game in registry.games():
            least, most = game.meta.seats
            played = [
                __main__.computer_match(game, least + n % (most - least + 1), f"{n}", "greedy", {})
                for n in range(MATCHES)
            ]
            sizes = asyncio.run(_sizes(folder, played))
            yield Figure(
                f"finished match stored, {game.key}",
                statistics.median(sizes) / 1024,
                "KiB",
                target=TARGET,
            )


async def _sizes(folder: Path, played: list[Match]) -> list[int]:
    """Return the bytes by which each match makes an empty database longer."""
    empty, sizes = _size(folder / "template.db"), list[int]()
    for match in played:
        file = Path(shutil.copy(folder / "template.db", folder / "one.db"))
        engine = await connect(f"sqlite:///{file}")
        await Store(engine).create(Stored(match, Place(10**18, 10**18)))
        await engine.dispose()
        sizes.append(_size(file) - empty)
    return sizes


async def _empty(file: Path) -> None:
    engine = await connect(f"sqlite:///{file}")
    await migrate(engine)
    await engine.dispose()


def _size(file: Path) -> int:
    """Return the bytes of a database without the room that nobody uses."""
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("VACUUM")
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size
