"""Time on an SQLite file: one move, and `/my waiting` for somebody in 200 matches."""

import asyncio
import contextlib
import statistics
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, Span, beside, in_milliseconds, median, timed
from cogs.pages import Reader, match_list_pages as pages
from db import Place, Store, Stored, connect, migrate
from engine import Rng, Status, lobby, notation
from languages import ORIGINAL
from services.umpire import Umpire

STEPS = 600
MATCHES, ROUNDS = 200, 25
WHO, OTHER = "1", "2"


@contextlib.asynccontextmanager
async def _store() -> AsyncIterator[Store]:
    """Give a store in a new file, which is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        engine = await connect(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            await migrate(engine)
            yield Store(engine)
        finally:
            await engine.dispose()


def moves() -> Iterator[Figure]:
    """Yield the figures of a committed move and of a step of a draft, in Magnate.

    Load the match, take the step, save it with the posts that are owed. Steps that only lengthen
    a draft are counted apart.
    """
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
    async with _store() as store:
        umpire = Umpire(store, secret=lambda: "b" * 64)
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
    return played, drafted


async def _started(umpire: Umpire) -> str:
    match_id = (await umpire.tables.open(WHO, "magnate", Place(1, 2))).match.id
    await umpire.tables.join(match_id, OTHER)
    await umpire.tables.start(match_id, WHO)
    return match_id


def waiting() -> Iterator[Figure]:
    """Yield the time from the asking to the page, in a database where others play as many."""
    with beside(loop) as yard:
        middle = median(asyncio.run(_asked()))
    yield in_milliseconds(f"/my waiting with {MATCHES} matches", middle, yard, 150)


async def _asked() -> list[Span]:
    spans = []
    async with _store() as store:
        for number in range(MATCHES):
            await _begin(store, f"a{number}", WHO, OTHER, number)
            await _begin(store, f"b{number}", OTHER, "3", number)
        for _ in range(ROUNDS):
            with timed() as span:
                rows, asked = (
                    await store.lists.of_person(WHO),
                    await store.people.questions(WHO),
                )
                found = pages.waits(rows, WHO, asked)
                pages.waiting(Reader(ORIGINAL, ()), found, 1, WHO, {WHO: "Ann", OTHER: "Ben"})
            spans.append(span)
        assert len(found) == MATCHES
    return spans


async def _begin(store: Store, name: str, host: str, other: str, now: int) -> None:
    """Store a match of Magnate that waits for its host: seats are drawn until it does."""
    for draw in range(100):
        match = lobby.open_match(name, "magnate", host, f"{draw:064x}", now)
        lobby.join(match, other, now)
        lobby.start(match, host, now)
        if match.seat_of(host) in match.to_act():
            break
    match.news.clear()
    await store.create(Stored(match, Place(1 + now % 2, 2, thread=3)))
