"""One move: load the match, take the step, save it with the posts that are owed; on a file.

Steps that only lengthen a draft are counted apart.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, Span, beside, timed
from db import Place, Store, connect, migrate
from engine import Rng, Status, notation
from services.umpire import Umpire

STEPS = 600
PLAYERS = ("1", "2")


def measure() -> Iterator[Figure]:
    """Yield the figures of a committed move and of a step of a draft, in Magnate."""
    with beside(loop) as yard:
        played, drafted = asyncio.run(_played())
    yield from _figures("move", played, yard, 4)
    yield from _figures("draft step", drafted, yard, None)


def _figures(name: str, spans: list[Span], yard: Span, target: float | None) -> Iterator[Figure]:
    for n in (50, 99):
        walls, cpus = sorted(s.wall for s in spans), sorted(s.cpu for s in spans)
        at = min(len(spans) - 1, len(spans) * n // 100)
        yield Figure(
            f"{name}: load, step, save, owe; p{n}",
            walls[at] * 1e3,
            "ms",
            cpus[at] * 1e3,
            statistics.median(cpus) / yard.cpu if n == 50 else None,
            "loop",
            target if n == 50 else None,
        )


async def _played() -> tuple[list[Span], list[Span]]:
    """Play Magnate at random through the umpire; return the spans of moves and of draft steps."""
    played, drafted = list[Span](), list[Span]()
    with tempfile.TemporaryDirectory() as folder:
        engine = await connect(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            await migrate(engine)
            umpire = Umpire(Store(engine), secret=lambda: "b" * 64)
            match_id = await _started(umpire)
            picks = Rng("bench")
            for _ in range(STEPS):
                match = (await umpire.store.match(match_id)).match
                if match.status is Status.OVER:
                    match_id = await _started(umpire)
                    continue
                seat = match.to_act()[0]
                legal = match.game.legal(match.position(seat), seat)
                text = notation.write(legal[picks.index(len(legal))])
                with timed() as span:
                    acted = await umpire.act(match_id, match.players[seat].id, [text])
                (played if acted.played else drafted).append(span)
        finally:
            await engine.dispose()
    return played, drafted


async def _started(umpire: Umpire) -> str:
    match_id = (await umpire.tables.open(PLAYERS[0], "magnate", Place(1, 2))).match.id
    await umpire.tables.join(match_id, PLAYERS[1])
    await umpire.tables.start(match_id, PLAYERS[0])
    return match_id
