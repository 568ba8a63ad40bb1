"""Three workers empty an outbox of ten thousand destinations: is any passed over, and how long.

python -m bench.outbox_fairness [--destinations 10000]

All is owed on a PostgreSQL of its own before they begin: a row to each destination, and after each
hundredth three more to one that has many. Each worker claims as many rows as the bot's does, and
has done them at once.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bench import __main__
from bench.timing_statistics import Figure, percentile
from cogs.post.outbox_worker import LEASE, MOST
from db import OutboxRow, Store, connect, migrate
from tests.soak.database_faults import postgresql

WORKERS = 3
NOISY = "dm:noisy"
EACH, MANY = 100, 3
"""Destinations after which so many rows more are owed to the noisy one."""


def measure() -> Iterator[Figure]:
    """Yield what ten thousand destinations take, and what was passed over."""
    with postgresql() as server:
        yield from asyncio.run(run(server, 10_000))


async def run(server: Any, destinations: int) -> list[Figure]:
    """Let three workers empty the outbox; return the figures."""
    server.psql("CREATE DATABASE fair")
    engines = [await connect(str(server.get_uri("fair"))) for _ in range(WORKERS)]
    await migrate(engines[0])
    stores = [Store(one) for one in engines]
    owed = list[OutboxRow]()
    for number in range(destinations):
        owed.append(OutboxRow(f"dm:{number}", "notice"))
        if number % EACH == 0:
            owed += [OutboxRow(NOISY, "notice", data={"n": n}) for n in range(MANY)]
    await stores[0].outbox.owe(None, owed)
    order, claims = list[tuple[int, str]](), list[float]()
    begun = time.perf_counter()
    works = (_work(store, f"w{n}", order, claims) for n, store in enumerate(stores))
    await asyncio.gather(*works)
    seconds = time.perf_counter() - begun
    for engine in engines:
        await engine.dispose()
    return figures(destinations, len(owed), order, claims, seconds)


async def _work(store: Store, name: str, order: list[tuple[int, str]], claims: list[float]) -> None:
    """Claim rows and have done them until nothing is owed; note them, and what a claim took."""
    while True:
        start = time.perf_counter()
        rows = await store.outbox.claim(name, int(time.time()), LEASE, MOST)
        claims.append(1e3 * (time.perf_counter() - start))
        if rows:
            order += [(row.id, row.destination) for row in rows]
            await store.outbox.done([row.id for row in rows], name)
        elif not (await store.outbox.backlog()).rows:
            return


def figures(
    destinations: int,
    owed: int,
    order: Sequence[tuple[int, str]],
    claims: Sequence[float],
    seconds: float,
) -> list[Figure]:
    """Return the figures. `order`: the rows as they were claimed, with their destinations."""
    once = Counter(row for row, _ in order)
    others = [row for row, to in order if to != NOISY]
    passed = max((at - due for at, due in _places(others)), default=0)
    name = f"{destinations:,} destinations"
    return [
        Figure(f"{name}: claim; p50", percentile(claims, 50), "ms"),
        Figure(f"{name}: claim; p99", percentile(claims, 99), "ms"),
        Figure(f"{name}: rows", len(order) / seconds, "a second", better="more"),
        Figure(f"{name}: claimed twice", len(order) - len(once), "", target=0, better="most"),
        Figure(f"{name}: never claimed", owed - len(once), "", target=0, better="most"),
        Figure(
            f"{name}: most that passed one by", passed, "", target=WORKERS * MOST, better="most"
        ),
    ]


def _places(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield of each row which it was to be claimed, and which it was to be owed."""
    owed = {row: place for place, row in enumerate(sorted(rows))}
    for at, row in enumerate(rows):
        yield at, owed[row]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if anything was lost, doubled or starved."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.outbox_fairness", description="Empty a large outbox."
    )
    parser.add_argument("--destinations", type=int, default=10_000)
    args = parser.parse_args(arguments)
    with postgresql() as server:
        found = __main__.table(iter(asyncio.run(run(server, args.destinations))))
    return 1 if any(one.reached is False for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
