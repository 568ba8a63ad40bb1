"""Several processes of one bot on one PostgreSQL, of which one is added, killed and restarted.

python -m bench.several_processes --players 60 --matches 30 --rate 30 --minutes 2 [--pictures]

Each draws and thinks with processes of its own and takes interactions by HTTP, which the sandbox
posts to all that run in turn, as a load balancer does. It begins without the last one, which is
added after a fifth of the time; after two fifths the second is killed, after three it begins
again, and after four the first is stopped in order and begins again. People play on until a fifth
of the time after that, however long a start takes. Then all is compared: moves with the crowd's
own copies, posts, calls and hands with the database, logs with states.
"""

import asyncio
import contextlib
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bench import __main__, bot_process, load_test, simulated_players
from bench.timing_statistics import Figure
from cogs.interactions.http_endpoint import PATH
from db import Store, connect
from db.match_rows import THREAD
from sandbox import Sandbox
from sandbox.interaction_poster import ACCEPTED
from tests.soak.database_faults import postgresql

COMPUTERS = 3
LATE = re.compile(r"computer failed .*why=TimeoutError")
TAKEN = 'conclave_interaction_requests_total{outcome="taken"}'
OK = 200
CALM = 300
"""Seconds after the last interaction within which nothing is owed any more, on a busy machine."""
UNDER_WAY = 5.0
"""Seconds before a kill from which on an interaction may have been under way in what died."""
BEHIND = 0.5
"""Seconds for which a load balancer still gives interactions to a process that was killed."""


@dataclass
class Found:
    """What was measured and found.

    `taken`: interactions that each process took since it last began. `owed`: rows of the outbox
    at the end, and dead ones. `broken`: what replaying every log found. `logged`: errors; but for
    `late`, how often a computer thought longer than it may, which a busy machine makes of it.
    `killed`: from when to when one was that still was given interactions, by the loop's clock.
    `refused`: how often a process answered with which other status than ACCEPTED, 0 for not.
    """

    told: load_test.Told = field(default_factory=load_test.Told)
    taken: list[float] = field(default_factory=list)
    owed: int = 0
    broken: list[str] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    late: int = 0
    killed: tuple[float, float] = (0.0, 0.0)
    refused: Counter[int] = field(default_factory=Counter)


class Processes:
    """The processes of a bot, and the load balancer before them.

    `killed`: from when to when a process was dead, and still was given interactions.
    """

    killed = (0.0, 0.0)

    def __init__(self, box: Sandbox, url: str, log: Path) -> None:
        self._box, count = box, box.shards
        self.ports = [load_test.free_port() for _ in range(count)]
        entries = [load_test.free_port() for _ in range(count)]
        self._urls = [f"http://127.0.0.1:{port}{PATH}" for port in entries]
        self.bots = [
            bot_process.Forked(
                *(box, url, log),
                SHARD_ID=str(shard),
                SHARD_COUNT=str(count),
                DRAW_PROCESSES="1",
                HEALTH_PORT=str(self.ports[shard]),
                INTERACTIONS_PORT=str(entries[shard]),
            )
            for shard in range(count)
        ]

    async def start(self, shard: int) -> None:
        """Start a process, and give it interactions once it is healthy."""
        await self.bots[shard].start()
        async with aiohttp.ClientSession() as session:
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    async with session.get(f"http://127.0.0.1:{self.ports[shard]}/health") as found:
                        if found.status == OK:
                            break
                await asyncio.sleep(0.2)
        self._box.poster.urls.append(self._urls[shard])

    async def kill(self, shard: int) -> None:
        """Kill a process; what comes until that is noticed is lost at Discord's end."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        await self.bots[shard].kill()
        await asyncio.sleep(BEHIND)
        self._box.poster.urls.remove(self._urls[shard])
        self.killed = begun, clock()

    async def stop(self, shard: int) -> None:
        """Give a process nothing more, and stop it in order."""
        self._box.poster.urls.remove(self._urls[shard])
        await self.bots[shard].stop()

    async def course(self, seconds: float) -> None:
        """Add one, kill one, start it again, and restart one in order, while people play."""
        for step in (
            lambda: self.start(len(self.bots) - 1),
            lambda: self.kill(1),
            lambda: self.start(1),
            lambda: self._again(0),
        ):
            await asyncio.sleep(seconds / 5)
            await step()

    async def _again(self, shard: int) -> None:
        await self.stop(shard)
        await self.start(shard)


async def run(plan: load_test.Plan, server: Any, processes: int = 3) -> Found:
    """Let a crowd play as planned on a PostgreSQL; return what was found."""
    found = Found()
    server.psql("CREATE DATABASE several")
    url = str(server.get_uri("several"))
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "bot.log"
        async with Sandbox(check=False, shards=processes) as box:
            crowd = simulated_players.Crowd(box)
            given = plan.players, plan.matches, plan.pictures, COMPUTERS
            await crowd.settle(url, *given)
            several = Processes(box, url, log)
            engine = await connect(url)
            try:
                await _play(plan, box, crowd, several, Store(engine), found)
                found.told.stale = await load_test.stale(box, crowd, url, THREAD, lived=False)
                found.told.different = await crowd.differences(url)
                found.broken = [
                    f"{one.match}: {one.problem}" for one in await Store(engine).check()
                ]
            finally:
                for bot in several.bots:
                    await bot.kill()
                await engine.dispose()
        lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
        errors = [one for one in lines if "[error" in one or "[critical" in one]
        found.logged = [one for one in errors if LATE.search(one) is None]
        found.late = len(errors) - len(found.logged)
    return found


async def _play(
    plan: load_test.Plan,
    box: Sandbox,
    crowd: simulated_players.Crowd,
    several: Processes,
    store: Store,
    found: Found,
) -> None:
    """Let people play while processes come and go, until nothing is owed any more."""
    told = found.told
    for shard in range(len(several.bots) - 1):
        await several.start(shard)
    box.world.listeners.append(load_test.Boards(crowd, plan.pictures, told).hear)
    looking = asyncio.create_task(_look(store, told))
    course = asyncio.create_task(several.course(plan.seconds))
    while not course.done():
        await crowd.run(plan.rate, plan.seconds / 10, load_test.PATIENCE)
    await course
    await crowd.run(plan.rate, plan.seconds / 5, load_test.PATIENCE)
    found.refused = Counter(one for one in box.poster.statuses if one != ACCEPTED)
    told.deeds, found.killed = crowd.deeds, several.killed
    for _ in range(CALM):
        if not (owed := await store.outbox.backlog()).rows:
            break
        await asyncio.sleep(1.0)
    looking.cancel()
    found.owed = owed.rows + owed.dead
    for port in several.ports:
        counts = await load_test.counts(port)
        found.taken.append(counts.get(TAKEN, 0.0))
        for name, value in counts.items():
            told.counts[name] = told.counts.get(name, 0.0) + value
    told.memory = [sum(load_test.memory(bot.pid) for bot in several.bots)] * 2
    told.cpu = sum(load_test.cpu(bot.pid) for bot in several.bots)


async def _look(store: Store, told: load_test.Told) -> None:
    """Note every second how old the outbox is."""
    while True:
        await asyncio.sleep(1.0)
        told.ages.append((await store.outbox.backlog()).oldest)


def figures(plan: load_test.Plan, found: Found) -> Iterator[Figure]:
    """Yield what people waited, and what was lost, doubled or starved."""
    yield from load_test.figures(plan, found.told)
    for shard, taken in enumerate(found.taken):
        yield Figure(f"process {shard}: interactions since it began", taken, "", better="more")
    begun, noticed = found.killed
    others = [
        one
        for one in found.told.deeds
        if one.answered is None and not begun - UNDER_WAY <= one.begun <= noticed
    ]
    yield Figure("not answered besides the killed", len(others), "", target=0.0, better="most")
    for status, count in sorted(found.refused.items()):
        yield Figure(f"interactions to which a process said {status or 'nothing'}", count, "")
    errors = Counter(one.error for one in others)
    for error, count in errors.items():
        yield Figure(f"not answered besides the killed: {error or 'silence'}", count, "")
    yield Figure("oldest that was ever owed", max(found.told.ages, default=0.0), "s")
    yield Figure("computers that thought too long", found.late, "")
    for name, count in (
        ("owed at the end", found.owed),
        ("logs that do not replay", len(found.broken)),
        ("errors logged", len(found.logged)),
    ):
        yield Figure(name, count, "", target=0.0, better="most")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if anything was lost or doubled."""
    line = load_test.parser("several_processes", "Play at several processes.", 30.0, minutes=2.0)
    line.add_argument("--processes", type=int, default=3)
    args = line.parse_args(arguments)
    plan = load_test.Plan(
        args.players, args.matches, args.rate, 60 * args.minutes, pictures=args.pictures
    )
    with postgresql() as server:
        found = asyncio.run(run(plan, server, args.processes))
    __main__.table(figures(plan, found))
    wrong = [*found.told.stale, *found.told.different, *found.broken, *found.logged]
    print("\n".join(wrong))
    return 1 if wrong or found.owed else 0


if __name__ == "__main__":
    sys.exit(main())
