"""Kill the process that runs a season, again and again; compare with one that is left in peace.

python -m tests.soak.season_kills 20 --seed 1

A process of its own enters people, looks at the season when it is due, ends its matches and lets
people leave; what it does next follows from the SQLite file alone. It tells this process of each
row that it writes, which kills it soon after: within a transaction, or between two that should be
one. When the season is over, pairings, results, the standing and all that is owed are
those of the undisturbed season, each match has one table, and nothing waits that nobody looks for.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sqlalchemy import event, select

from db import Store, connect, migrate
from db.seasons import SeasonPlace, StoredSeason
from db.tables import matches, outbox
from db.transactions import near, reading
from engine import registry
from engine.playing_hours import DAY
from engine.seasons import Form, How, Phase, Season
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward

GUILD, BEGAN = 10**18, 1_800_000_000
SECRET = "5" * 64
SOON = 0.012
"""Seconds after something was written within which the process is killed."""
MOST_WRITES = (2, 10, 30, 150)
"""Statements that a process writes at most before it is killed; a beginning needs a hundred."""
RARE = b"r"
"""Told of the row of a new season: one in a season, so every other process is killed there."""
PATIENCE = 240.0
"""Seconds within which a season is over, however often its process is killed."""
TIMELY = ("season", "computer", "left")
"""Owed as often as somebody looks, or to a match that a leaver's season still finds running."""


@dataclass(frozen=True, slots=True)
class World:
    """A season to be lived through.

    `leavers`: who leaves once so many of their tables are over. `played`: tables after which its
    last day comes, whatever still runs.
    """

    form: Form
    game: str
    seats: int
    many: int
    leavers: tuple[tuple[str, int], ...] = ()
    spares: int = 0
    played: int = sys.maxsize


WORLDS = (
    World(Form.LEAGUE, "magnate", 2, 6, (("p0", 1), ("p1", 3))),
    World(Form.TOURNAMENT, "magnate", 2, 5, (("p2", 2),)),
    World(Form.LEAGUE, "pangea", 3, 6, (("p0", 1),), spares=1),
    World(Form.LEAGUE, "magnate", 2, 5, (("p1", 1),), played=2),
)


@dataclass
class Told:
    """What came of it: kills, and what was wrong."""

    kills: int = 0
    faults: list[str] = field(default_factory=list)


class Life:
    """A season as its process lives it."""

    def __init__(self, url: str, world: World, tell: int) -> None:
        self.url, self.world, self.pipe, self.now = url, world, tell, BEGAN

    async def run(self) -> bool:
        """Do step after step until the season is over; False if nothing is to be done before."""
        self.engine = await connect(self.url)
        here = near(self.engine)
        for one in {self.engine.sync_engine} | ({here.kept.engine} if here else set()):
            event.listen(one, "before_cursor_execute", self._heard)
        self.umpire = Umpire(Store(self.engine), lambda: self.now)
        self.desk, self.seasons = self.umpire.seasons, self.umpire.store.seasons
        while (done := await self._step()) is None:
            pass
        await self.engine.dispose()
        return done

    def _heard(self, conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if self.pipe >= 0 and statement.startswith(("INSERT", "UPDATE", "DELETE")):
            os.write(self.pipe, RARE if statement.startswith("INSERT INTO seasons ") else b"w")

    async def first(self) -> StoredSeason | None:
        """Return the first season of the server."""
        rows = await self.seasons.in_guild(GUILD, live=False)
        found = [await self.seasons.get(row.id) for row in rows]
        return next((one for one in found if one.season.terms.number == 1), None)

    async def _step(self) -> bool | None:
        stored, world = await self.first(), self.world
        if stored is None:
            terms = self.desk.terms(
                world.form, world.game, world.seats, 8, "daily", 3, BEGAN + DAY, "host", GUILD
            )
            with_secret = Umpire(self.umpire.store, lambda: self.now, lambda: SECRET).seasons
            await with_secret.open(terms, SeasonPlace(GUILD, 1))
            return None
        season, self.now = stored.season, BEGAN + DAY + 10
        if sum(table.how is How.PLAYED for table in season.tables) >= world.played:
            self.now = season.terms.ends
        entered = len(season.entrants)
        if season.phase is Phase.OPEN and entered < world.many:
            self.now = BEGAN + entered
            await self.desk.enter(season.id, f"p{entered}", GUILD, f"word {entered}")
        elif season.id in await self.seasons.due(self.now):
            await self.desk.look(season.id)
        elif season.phase is not Phase.RUNNING:
            return season.phase is Phase.OVER
        elif entered < world.many + world.spares:
            await self.desk.enter(season.id, f"p{entered}", GUILD)
        elif leaver := self._leaver(season):
            await self.desk.leave(season.id, leaver)
        else:
            if await self.seasons.ended(season.id, [t.match for t in season.running]):
                return False  # it is over, and has rung for nobody
            running = {*await self.seasons.running(season.id)}
            table = next((t for t in season.running if t.match in running), None)
            if table is None:
                return False
            await self._end(table.match, table.number)
        return None

    def _leaver(self, season: Season) -> str | None:
        for who, many in self.world.leavers:
            over = sum(who in t.ids and t.how is not None for t in season.tables)
            if not season.entrants[who].out and over >= many:
                return who
        return None

    async def _end(self, match: str, number: int) -> None:
        if self.world.seats > 2:
            await Steward(self.umpire).void(match, "admin")
        else:
            seats = (await self.umpire.store.match(match)).match.players
            await self.umpire.resign(match, seats[number * 7 % 5 % 2].id)

    async def summary(self) -> tuple[dict[str, Any], list[str]]:
        """Return what is to be the same with and without kills, and what is wrong in itself."""
        self.engine = await connect(self.url)
        store = Store(self.engine)
        self.seasons = store.seasons
        stored = await self.first()
        if stored is None:
            return {}, ["there is no season"]
        season, following = stored.season, await store.seasons.in_guild(GUILD)
        async with reading(self.engine) as conn:
            mine = matches.c.season == season.id
            kept = (await conn.execute(select(matches.c.id, matches.c.seated).where(mine))).all()
            owed = (await conn.execute(select(outbox))).all()
        log = await store.seasons.log(season.id)
        still = await store.seasons.running(season.id)
        after = [(await store.seasons.get(row.id)).season.terms for row in following]
        await self.engine.dispose()
        tables = {table.match: table for table in season.tables if table.match}
        counts = Counter(row.id for row in kept)
        wrong = [f"table {t.number} has no match" for m, t in tables.items() if not counts[m]]
        wrong += ["a match has no table" for match in counts if match not in tables]
        wrong += ["a match goes on of which the season has decided" for _ in still]
        if [entry.number for entry in log] != list(range(len(log))):
            wrong.append("entries of the log are missing")
        posts = Counter(
            (tables[row.match_id].number if row.match_id in tables else -1, row.kind)
            + ((json.loads(row.data).get("what", ""),) if row.kind == "season-post" else ())
            for row in owed
            if row.kind not in TIMELY
        )
        told = {
            "pairings": (season.lot, season.divisions, [t.ids for t in season.tables]),
            "seats": [t.seated for t in season.tables],
            "results": [(t.how, t.ranks, t.late) for t in season.tables],
            "people": season.entrants,
            "standing": [season.standing(n) for n in range(len(season.divisions))],
            "entries": Counter(entry.kind for entry in log),
            "posts": sorted(posts.items(), key=repr),
            "next": [replace(terms, before="", begins=0, ends=0) for terms in after],
        }
        return told, wrong


def forked(url: str, world: World) -> tuple[int, int]:
    """Begin a process that lives a season; return its id, and the pipe on which it tells."""
    heard, tell = os.pipe()
    pid = os.fork()
    if pid:
        os.close(tell)
        return pid, heard
    status = 4
    with contextlib.suppress(BaseException):
        os.close(heard)
        status = 0 if asyncio.run(Life(url, world, tell).run()) else 3
    os._exit(status)


def lived(url: str, world: World, chance: random.Random | None, told: Told) -> None:
    """Live through a season; with `chance` its process is killed now and then."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        pid, heard = forked(url, world)
        left = chance.randint(0, chance.choice(MOST_WRITES)) if chance else sys.maxsize
        aimed = chance is not None and chance.random() < 0.5
        while left and (wrote := os.read(heard, 1)):
            left = 0 if aimed and wrote == RARE else left - 1
        if chance and not left:
            time.sleep(chance.uniform(0.0, SOON))
            os.kill(pid, signal.SIGKILL)
        os.close(heard)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        told.kills += code == -signal.SIGKILL
        if code == 3:
            told.faults.append("a result waits, or the season, and nothing is due")
        if code == 4:
            told.faults.append("the process failed")
        if code >= 0:
            return
    told.faults.append("it does not come to an end")


async def _made(url: str) -> None:
    engine = await connect(url)
    await migrate(engine)
    await engine.dispose()


def compared(world: World, chance: random.Random, told: Told, folder: Path) -> None:
    """Live through a season twice, in peace and with kills, and tell what differs."""
    found = []
    for name, killer in (("peace", None), ("kills", chance)):
        url = f"sqlite:///{folder / name}-{chance.getrandbits(32):x}.db"
        asyncio.run(_made(url))
        lived(url, world, killer, told)
        summary, wrong = asyncio.run(Life(url, world, -1).summary())
        told.faults += wrong
        found.append(summary)
    for key, value in found[0].items():
        if value != (other := found[1].get(key)):
            told.faults.append(f"{world.game} for {world.seats}: {key}: {_apart(value, other)}")


def _apart(one: Any, other: Any) -> str:
    """Return what is in one list only, as far as a line has room for it."""
    if isinstance(one, list) and isinstance(other, list):
        lost, more = ([x for x in a if x not in b] for a, b in ((one, other), (other, one)))
        return f"without {lost}, with {more}"[:400]
    return f"{one}, {other}"[:400]


def main() -> int:
    """Live through so many seasons, and say what was found; 1 if that is anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.season_kills")
    parser.add_argument("seasons", type=int, nargs="?", default=12)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    registry.games()
    chance, told = random.Random(args.seed), Told()
    with tempfile.TemporaryDirectory() as folder:
        for n in range(args.seasons):
            compared(WORLDS[n % len(WORLDS)], chance, told, Path(folder))
    print(f"{args.seasons} seasons, {told.kills} kills, faults: {len(told.faults)}")
    print("\n".join(dict.fromkeys(told.faults)))
    return 1 if told.faults else 0


if __name__ == "__main__":
    sys.exit(main())
