"""`/my waiting` for somebody in 200 matches on two servers: read, sorted, made into a page."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, Span, beside, in_milliseconds, median, timed
from cogs.pages import Reader, match_list_pages as pages
from db import Place, Store, Stored, connect, migrate
from engine import lobby
from languages import ORIGINAL

MATCHES, ROUNDS = 200, 25
WHO, OTHER = "1", "2"


def measure() -> Iterator[Figure]:
    """Yield the time from the asking to the page, in a database where others play as many."""
    with beside(loop) as yard:
        middle = median(asyncio.run(_asked()))
    yield in_milliseconds(f"/my waiting with {MATCHES} matches", middle, yard, 150)


async def _asked() -> list[Span]:
    spans = []
    with tempfile.TemporaryDirectory() as folder:
        engine = await connect(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            await migrate(engine)
            store = Store(engine)
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
        finally:
            await engine.dispose()
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
