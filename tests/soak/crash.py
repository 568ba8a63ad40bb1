"""Kill the bot, again and again, while people play; then look whether anything was lost or doubled.

python -m tests.soak.crash --rounds 250 --seed 1
python -m tests.soak.crash --rounds 50 --home letters   or group: by letter, or with a card
python -m tests.soak.crash --rounds 50 --shards 3       on PostgreSQL, three processes of one bot

The sandbox, which plays Discord, and the crowd are this process; the bot is one of its own. Half
of the rounds begin with a kill at a chosen moment, the others at any; up to two more kills come
while the bot finds its way again. When it owes nothing more all is compared: moves with the
crowd's own copy of every match, posts, calls and hands with what the database says, interactions
with what was promised. Nothing that a bot began outlives it, and it logs no error. It prints what
was found, and exits with 1 if that is anything.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update

from bench.bot_process import Forked
from bench.simulated_players import Crowd, Deed
from cogs.pages import install_links
from cogs.post.outbox_worker import HOMES
from db.connect import connect
from db.match_rows import THREAD
from db.outbox import MOST_ATTEMPTS
from db.store import Store
from db.tables import outbox
from db.transactions import reading, writing
from sandbox import Sandbox
from tests.soak.database_faults import Database, File, postgresql
from tests.soak.guests import Guests
from tests.soak.letter_audit import Postman
from tests.soak.message_audit import Witness

BUNCH = 25
"""Rounds after which a new Discord and a new database begin."""
MATCHES, COMPUTERS = 15, 3
AGAIN = 2
"""Most kills that follow the first of a round, each soon after the start."""
RATE, SECONDS = 15.0, 1.2
"""How many interactions a second are begun, and for how long, around each kill."""
LONG = 5
"""How many times as long people play until something certain is being done."""
MIX = {"draft": 30, "move": 50, "log": 10, "completion": 10}
PATIENCE = 20.0
"""Seconds after which an interaction that was acknowledged counts as left open."""
CALM = 90.0
"""Seconds within which everything owed must be told after a start."""
SOON_DUE = 60
"""Seconds: what was put off for no longer is waited for, edits of letters and late pictures."""
LOOKS = 4
"""How often what differs is looked at again, before it is a fault."""
HELD = 5.0
"""Seconds for which the sandbox keeps the answer that the bot does not live to hear."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When to kill: at a request that Discord took and answers too late, or that it never took.

    `table`: while one is opened. `forgets`: what was owed is lost as well. `held`: when something
    of that kind is being done. `starts`: how often it is killed so, again at each start.
    """

    name: str
    method: str = ""
    path: str = ""
    taken: bool = False
    table: bool = False
    forgets: bool = False
    held: str = ""
    starts: int = 1


OFTEN = MOST_ATTEMPTS + 2
ORDERLY = "stopped in order"
STOP = 20.0
"""Seconds in which a bot that is stopped in order ends, on a busy machine."""
CUT_OFF, LIMITED, OLD = "posts taken, cut off", "edits limited", "old edits refused"
DISCORD = (CUT_OFF, LIMITED, OLD)
"""Troubles of Discord, in which nobody kills the bot."""
LONGER = 31.0
"""Seconds that Discord asks to wait, for longer than discord.py does."""
POST, TABLE = "/channels/*/messages", "/channels/{}/messages"
# fmt: off
MOMENTS = (
    Moment("post taken, answer lost",   "POST",  POST,                taken=True),
    Moment("move kept, nothing posted", "POST",  POST),
    Moment("move kept, debts lost",     "POST",  POST,                forgets=True),
    Moment("edit taken, answer lost",   "PATCH", f"{POST}/*",         taken=True),
    Moment("acknowledged, unheard",     "POST",  "/interactions/**",  taken=True),
    Moment("answer on its way",         "*",     "/webhooks/**"),
    Moment("answer taken, unheard",     "*",     "/webhooks/**",      taken=True),
    Moment("thread made, unheard",      "POST",  f"{POST}/*/threads", taken=True, table=True),
    Moment("table posted, unheard",     "POST",  TABLE,               taken=True, table=True),
    Moment("drawing"),
    Moment("post taken at every start", "POST",  POST,                taken=True, starts=OFTEN),
    Moment("computer at every start", held="computer", starts=OFTEN),
    Moment(ORDERLY),
    *map(Moment, DISCORD),
    *map(Moment, (*File.troubles, *Database.troubles)),
    Moment("any"),
)
# fmt: on
ANY = MOMENTS[-1]
SOON = "soon after a start"
OPEN = "left open"


@dataclass
class Told:
    """What became of all kills: how many at which moment, what was asked, what was wrong."""

    kills: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def lines(self) -> list[str]:
        """Return the report."""
        kills = [f"{count:6} {name}" for name, count in self.kills.most_common()]
        others = (*File.troubles, *Database.troubles, *DISCORD)
        troubles = sum(self.kills[one] for one in others)
        asked = ", ".join(f"{count} {what}" for what, count in sorted(self.asked.items()))
        return [
            f"{self.kills.total() - troubles} kills and {troubles} troubles of others "
            f"in {self.seconds / 60:.1f} minutes:",
            *kills,
            f"interactions: {asked}",
            f"faults: {len(self.faults)}",
            *self.faults,
        ]


async def run(
    moments: Sequence[Moment],
    seed: int,
    matches: int = MATCHES,
    shards: int = 1,
    server: Any = None,
    again: int = 0,
    pictures: bool = False,
    home: str = THREAD,
) -> Told:
    """Kill the bot at these moments, in a new world for each bunch; return what was found.

    `server`: a PostgreSQL that it plays on, in so many processes. `again`: how often at most it
    is killed soon after a start, before anything is compared. `pictures`: in every world, and not
    in one of four. `home`: of all matches.
    """
    told, chance, begun = Told(), random.Random(seed), time.monotonic()
    for first in range(0, len(moments), BUNCH):
        with tempfile.TemporaryDirectory() as folder:
            kept: File | Database = File(Path(folder) / "crash.db")
            if server is not None:
                kept = Database(server, f"crash{first}")
                server.psql(f"CREATE DATABASE {kept.name}")
            async with Sandbox(check=False, shards=shards) as box:
                killer = Killer(box, kept, chance, told, again, Path(folder) / "bot.log", home)
                drawn = pictures or first // BUNCH % 4 == 3
                await killer.run(moments[first : first + BUNCH], matches, drawn)
        told.seconds = time.monotonic() - begun
        print("\n".join(told.lines()), flush=True)
    return told


class Killer:
    """Kills the processes of a bot on one database again and again."""

    def __init__(
        self,
        box: Sandbox,
        kept: File | Database,
        chance: random.Random,
        told: Told,
        again: int,
        log: Path,
        home: str = THREAD,
    ) -> None:
        self.box, self.told, self.chance, self.kept = box, told, chance, kept
        self.again, self.log, self.logged, self.home = again, log, 0, home
        self.dead = set[str]()  # workers who held something when they were killed
        self.crowd = Crowd(box, chance.randrange(2**32), MIX)
        count = {"SHARD_COUNT": str(box.shards)}
        shards = [{"SHARD_ID": str(n)} | count for n in range(box.shards) if box.shards > 1] or [{}]
        self.bots = [Forked(box, kept.url, log, DRAW_PROCESSES="1", **one) for one in shards]

    async def run(self, moments: Sequence[Moment], matches: int, pictures: bool) -> None:
        """Begin matches, kill at each of the moments, and let everybody play on at the end."""
        await self.crowd.settle(
            self.kept.url, matches + 3, matches, pictures, COMPUTERS, home=self.home
        )
        self.engine = await connect(self.kept.url)
        before = install_links.EDITS_BRING_PICTURES
        install_links.EDITS_BRING_PICTURES = pictures  # no server says so for a card
        try:
            self.store = Store(self.engine)
            await self.store.guilds.update(self.box.guild, pictures=pictures)
            self.witness: Witness | Postman = Witness(self.box, self.store)
            if self.home != THREAD:
                self.witness = Postman(self.box, self.store)
            self.guests = Guests(self.crowd, self.store)
            for bot in self.bots:
                bot.pictured = pictures
                await bot.start()
            if self.home != THREAD:
                await self._calm()  # whoever plays by letter has had a first one
            for moment in moments:
                await self._round(moment)
            await self._last()
        finally:
            install_links.EDITS_BRING_PICTURES = before
            for bot in self.bots:
                await bot.kill()
            await self.engine.dispose()

    async def _round(self, moment: Moment) -> None:
        """Play, kill, start, wait until nothing is owed, and compare."""
        begun, before = len(self.crowd.deeds), len(self.told.faults)
        seconds = LONG * SECONDS if moment.held or moment.name == CUT_OFF else SECONDS
        playing = asyncio.create_task(self.crowd.run(RATE, seconds, PATIENCE))
        opening = asyncio.create_task(self.guests.open()) if moment.table else None
        troubles = (*self.kept.troubles, *DISCORD)
        name = await (self._troubled if moment.name in troubles else self._killed)(moment)
        self.told.kills[name] += 1
        await playing
        if opening is not None:
            await opening
        await self._calm()
        await self._answered(begun)
        await self._compare()
        self._errors()
        self.told.faults[before:] = [f"{name}: {one}" for one in self.told.faults[before:]]

    async def _killed(self, moment: Moment) -> str:
        """Kill the bot, and perhaps again soon after a start; return what moment it was."""
        name = await self._moment(moment)
        await self._restarted(moment.forgets, orderly=moment.name == ORDERLY)
        for _ in range(moment.starts - 1):
            await self._moment(moment)
            await self._restarted()
            self.told.kills[SOON] += 1
        for _ in range(self.chance.randint(0, self.again)):
            await asyncio.sleep(self.chance.uniform(0.0, SECONDS))
            await self._restarted()
            self.told.kills[SOON] += 1
        return name

    async def _restarted(self, forgets: bool = False, *, orderly: bool = False) -> None:
        """Kill the bot, or some of its processes, and start it; `orderly`: it is stopped."""
        dead = self.chance.sample(self.bots, self.chance.randint(1, len(self.bots)))
        if len(dead) == len(self.bots):
            self.crowd.wakes.clear()
        for bot in dead:
            await self._ended(bot, orderly)
        self.box.faults.clear()
        if forgets:
            async with writing(self.engine) as conn:
                await conn.execute(delete(outbox))
        if len(dead) == len(self.bots):
            self.box.give_up()
        for bot in dead:
            await bot.start()
        self.crowd.wakes.set()

    async def _ended(self, bot: Forked, orderly: bool) -> None:
        """Let a bot end, and all that it began with it."""
        begun = time.monotonic()
        left = await (bot.stop if orderly else bot.kill)()
        if orderly and time.monotonic() - begun > STOP:
            self.told.faults.append(f"a stop took {time.monotonic() - begun:.0f} s")
        if left:
            self.told.faults.append(f"{len(left)} processes outlive the bot")

    async def _troubled(self, moment: Moment) -> str:
        """Let the database or Discord be in trouble while the bot runs."""
        await asyncio.sleep(self.chance.uniform(0.0, SECONDS))
        if moment.name in DISCORD:
            await self._limited(moment.name)
        else:
            await self.kept.befall(moment.name, self.bots[0].pid)
        return moment.name

    async def _limited(self, name: str) -> None:
        """Let posts be cut off once they are taken, or edits in all threads be refused.

        Discord forgets nonces meanwhile where it refuses, as if more time went by. What was put
        off for long is due when it is over.
        """
        threads = [f"/channels/{game.thread.id}/messages" for game in self.crowd.games]
        for path in threads:
            if name != CUT_OFF:
                code, wait = (30046, 0.01) if name == OLD else (None, LONGER)
                limit = {"code": code, "times": None, "retry_after": wait}
                self.box.faults.fail("PATCH", f"{path}/*", 429, **limit)
        end = time.monotonic() + SECONDS * (LONG if name == CUT_OFF else 2)
        while time.monotonic() < end:
            if name == CUT_OFF:  # now and then: what was taken is found when it is tried again
                self.box.faults.clear()
                for path in threads:
                    self.box.faults.cut("POST", path)
                await asyncio.sleep(SECONDS)
            else:
                self.box.world.nonces.clear()
                await asyncio.sleep(0.01)
        self.box.faults.clear()
        await asyncio.sleep(SECONDS)
        async with writing(self.engine) as conn:
            await conn.execute(update(outbox).where(outbox.c.kind == "retire").values(due=0))

    async def _moment(self, moment: Moment) -> str:
        """Wait until it has come; return its name, that of any if it does not come."""
        loop = asyncio.get_running_loop()
        if moment.path:
            path = moment.path.format(self.box.channel)
            if moment.taken:
                fault = self.box.faults.slow(moment.method, path, HELD, times=None, after=True)
            else:
                fault = self.box.faults.fail(moment.method, path, 500, times=None)
            hits = 1 if moment.table else self.chance.randint(1, 3)
            end = loop.time() + (CALM if moment.table else 2 * SECONDS)
            while fault.hits < hits and loop.time() < end:  # noqa: ASYNC110 - it says nothing
                await asyncio.sleep(0.002)
            await asyncio.sleep(0.05 if moment.taken else 0)  # Discord has it, and says nothing
            return moment.name if fault.hits else ANY.name
        if moment.held:
            return moment.name if await self._held(moment.held) else ANY.name
        await asyncio.sleep(self.chance.uniform(0.0, 1.5 * SECONDS))
        return moment.name

    async def _held(self, kind: str) -> bool:
        """Wait until something of a kind is being done by who lives; return whether it was."""
        doing = select(outbox.c.worker).where(outbox.c.kind == kind, outbox.c.worker.is_not(None))
        end = time.monotonic() + LONG * SECONDS
        while time.monotonic() < end:
            async with reading(self.engine) as conn:
                living = {*await conn.scalars(doing)} - self.dead
            if living:
                self.dead |= living  # in a moment
                return True
            await asyncio.sleep(0.002)
        return False

    async def _calm(self) -> None:
        """Wait until nothing is owed any more, but not for ever."""
        end = time.monotonic() + CALM
        while await self._owes() and time.monotonic() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        owed = await self.store.outbox.backlog()
        if owed.rows or owed.dead:
            self.told.faults.append(f"{owed.rows} rows owed after {CALM:g} s, {owed.dead} dead")

    async def _owes(self) -> bool:
        """Tell whether anything is owed, now or soon, or promised to who was acknowledged."""
        soon = outbox.c.due <= time.time() + SOON_DUE, outbox.c.attempts < MOST_ATTEMPTS
        async with reading(self.engine) as conn:
            if await conn.scalar(select(outbox.c.id).where(*soon).limit(1)):
                return True
        promised = await self._promised()
        asked = (one.waits for one in self.crowd.deeds if _word(one) == OPEN)
        return any(it is not None and it.id in promised for it in asked)

    async def _promised(self) -> set[int]:
        """Return the interactions that are still to be answered."""
        return {one.id for one in await self.store.pending_answers.of_shard(0, 0)}

    def _errors(self) -> None:
        """Take what the bot has logged since as faults; a traceback counts by its first line.

        That a computer found no process in time is the machine's fault, and a warning.
        """
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        fresh, self.logged = lines[self.logged :], len(lines)
        fresh = [one for one in fresh if not ("[warning" in one and "computer failed" in one)]
        found = [one for one in fresh if "[error" in one or "[critical" in one]
        self.told.faults += [f"logged: {one}" for one in found or fresh[:1]]

    async def _answered(self, begun: int) -> None:
        """Count what was asked in a round; of what is left open, say what became of it."""
        promised = await self._promised()
        for deed in self.crowd.deeds[begun:]:
            word = _word(deed)
            if word == OPEN:
                it = deed.waits
                calls = [one for one in self.box.requests if it and it.token in one.path]
                tried = [f"{one.method} {one.status}" for one in calls]
                owed = "promised" if it and it.id in promised else "not promised"
                told = f"a {deed.kind} was acknowledged and never answered: {owed}, {tried}"
                self.told.faults.append(told)
            self.told.asked[word] += 1

    async def _compare(self) -> None:
        """Compare everything that is known of the matches; who has begun may have to find it."""
        for _ in range(LOOKS):
            found = await self._compared()
            if not found:
                break
            await asyncio.sleep(2 * SECONDS)
            await self._calm()
        self.told.faults += found
        if isinstance(self.witness, Postman) and (dead := self.witness.dead()):
            self.told.faults.append(f"{dead} requests with a dead token")

    async def _compared(self) -> list[str]:
        different = await self.crowd.differences(self.kept.url)
        found = [f"{match}: not as it was played" for match in different]
        found += self.guests.faults()
        for game in self.crowd.games:
            found += [one async for one in self.witness.faults(game)]
        return found

    async def _last(self) -> None:
        """Let everybody play on, and replay every match from its log."""
        begun = len(self.crowd.deeds)
        await self.crowd.run(RATE, 2 * SECONDS, PATIENCE)
        await self._calm()
        await self._answered(begun)
        await self._compare()
        self.told.faults += [f"{one.match}: {one.problem}" for one in await self.store.check()]
        silent = [one for one in self.crowd.deeds[begun:] if _word(one) != "answered"]
        if silent:
            self.told.faults.append(f"{len(silent)} who played on at the end were not answered")


def _word(deed: Deed) -> str:
    """Return what became of an interaction until now."""
    if deed.answered is not None or (deed.waits is not None and deed.waits.resolved):
        return "answered"
    return "never acknowledged" if deed.acknowledged is None else OPEN


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.crash", description="Kill the bot.")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moment", default="", help="only those with this in their name")
    parser.add_argument("--pictures", action="store_true", help="in all worlds, not one of four")
    parser.add_argument("--home", choices=HOMES, default=THREAD, help="of all matches")
    parser.add_argument("--shards", type=int, help="processes of the bot, on a PostgreSQL")
    args = parser.parse_args(arguments)
    chance, here = random.Random(args.seed), Database if args.shards else File
    elsewhere = {*File.troubles, *Database.troubles} - {*here.troubles}
    if args.shards:  # others send meanwhile: what Discord took of theirs, their debts alone know
        elsewhere |= {one.name for one in MOMENTS if one.forgets}
    chosen = [one for one in MOMENTS if args.moment in one.name and one.name not in elsewhere]
    either = [ANY] if ANY in chosen else chosen
    if args.home != THREAD:  # tables are opened on a server, and what is limited are threads
        chosen = [one for one in chosen if not one.table and one.name not in DISCORD]
    moments = [chance.choice(either if n % 2 else chosen) for n in range(args.rounds)]
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(postgresql()) if args.shards else None
        shards, pictures, home = args.shards or 1, args.pictures, args.home
        told = asyncio.run(run(moments, args.seed, MATCHES, shards, server, AGAIN, pictures, home))
    return 1 if told.faults else 0


if __name__ == "__main__":
    sys.exit(main())
