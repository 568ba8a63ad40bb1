"""Matches by letter and in groups, of three weeks each, by a clock that is pushed.

python -m tests.soak.three_weeks --matches 100 --days 21 --seed 1 [--homes thread]

All matches run at one bot, of each game and in turn at each home: by letter and in a group, unless
told otherwise. Every few hours some of those who are waited for play their turn: by their letter,
from the card, or from the board of a thread. Others let their time run out. Twice a day there may
be an outage: the bot is stopped for up to two days, a request to Discord fails, or one takes effect
and its answer is lost. Once a day, and at the end, what stands on Discord is compared with the
database, match by match: letters, calls, cards, requests with a dead token; what stands in threads
is for `tests.soak.crash`. It prints the counts, the requests to Discord for each turn that somebody
played, and the faults, and exits with 1 if there are any.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bench.requests_per_turn import named
from bench.simulated_players import Game, newest_letter
from cogs.post.direct_message_matches import PAUSE
from db.connect import connect, migrate
from db.match_rows import GROUP, LETTERS, THREAD, Stored
from db.store import Store
from engine import registry
from engine.match import DAY, Match, Status
from engine.notation import write
from sandbox.simulated_player import Player
from sandbox.world import Channel, Message
from tests.e2e.conftest import seated
from tests.e2e.driver import Driver, leave_blank
from tests.soak.letter_audit import SILENT, Postman, tells

HOUR = 3_600
STEP = 4 * HOUR
PLAYED = 0.35
"""The share of those who are waited for at a step that play their turn then."""
TROUBLE = 0.25
"""How often there is trouble at a step."""
PATIENCE = 300.0
HOMES = (LETTERS, GROUP)
ROUTES = ("/channels/*/messages", "/channels/*/messages/*", "/webhooks/*/*/messages/*")


@dataclass
class Running:
    """A match of the run: who plays, and its group or its channel on a server."""

    driver: Driver
    game: Game
    people: list[Player]
    place: Channel | None


@dataclass
class Told:
    """What happened, counted, and what was wrong.

    `asked`: requests to Discord since all matches had begun, by what they are.
    """

    counts: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Weeks:
    """Matches at one bot, and how their days go by."""

    def __init__(
        self, table: Any, seed: int, postman: Postman, homes: Sequence[str] = HOMES
    ) -> None:
        self.homes = homes
        self.table, self.chance, self.told = table, random.Random(seed), Told()
        self.postman = postman
        self.running: list[Running] = []
        self.waits = defaultdict[tuple[str, int], set[int]](set)
        self._extra = Counter[tuple[str, int]]()
        self._rung = defaultdict[int, list[Message]](list)  # by channel, those deleted since too
        table.box.world.listeners.append(self._heard)

    def _heard(self, kind: str, thing: Any) -> None:
        """Keep what rings when it is posted."""
        if kind == "message" and thing.author.bot and not (thing.viewer or thing.flags & SILENT):
            self._rung[thing.channel].append(thing)

    async def open(self, number: int) -> None:
        """Open and start a match."""
        table, game = self.table, registry.games()[number % len(registry.games())]
        home = self.homes[number // len(registry.games()) % len(self.homes)]
        seats = self.chance.choice(game.meta.seats[:2])
        people = [table.box.user(f"Guest {number}-{n}") for n in range(seats)]
        for player in people:
            player.install()
            await table.store.people.update(str(player.id), pictures=False)
        host = people[0]
        place = table.box.find_channel(table.box.channel) if home == THREAD else None
        if home == GROUP:
            place = table.box.add_group(*people, name=f"Group {number}")
        await table.do(host.slash(f"/match new game:{game.key}", place or host.dm))
        (row,) = await table.store.lists.of_person(str(host.id))
        tables = table.client.desk.umpire.tables
        await tables.arrange(row.id, str(host.id), "turn", str(DAY))
        await tables.arrange(row.id, str(host.id), "strict", "yes")
        for player in people[1:]:
            asked = place if home == THREAD else player.dm
            await table.do(player.slash(f"/match join match:{row.id}", asked))
        pressed = table.box.messages(place)[-1] if place else newest_letter(host, row.id)
        await table.do(host.press(pressed, "Start"))
        stored = await table.store.match(row.id)
        shown = table.box.messages(place)[-1] if place else newest_letter(host, row.id)
        seated_ = {
            n: table.box.player(table.box.find_user(one.id))
            for n, one in enumerate(stored.match.players)
        }
        made = Game(stored.match, place or host.dm, shown, seated_, home=home)
        if home == THREAD:
            place = next(one for one in table.box.threads if one.id == stored.place.thread)
        self.running.append(Running(Driver(table, row.id), made, people, place))

    async def step(self) -> None:
        """Let some play, and time pass."""
        for one in self.running:
            player = await one.driver.whose(one.people)
            if player is not None and self.chance.random() < PLAYED:
                try:
                    await self._turn(one, player)
                except TimeoutError as error:
                    self.told.faults.append(f"{one.driver.id}: not answered: {error}")
        if self.chance.random() < TROUBLE:
            await self._trouble()
        await self.table.quiet()  # what is being done takes no hours
        self.table.box.push(STEP)
        await self.table.wait(STEP)
        for one in self.running:
            await self._calls(one)

    async def _turn(self, one: Running, player: Player) -> None:
        """Play a turn, by the panel that the card opens or by the letter."""
        self.told.counts[played(one.game.home)] += 1
        await self.table.quiet()
        if one.place is None:
            turn = await one.driver.turn_number()
            while await one.driver.turn_number() == turn:
                action = await one.driver.choice(player)
                if action is None:
                    return
                # what others do meanwhile may call them by a new letter
                await one.driver.say(player, newest_letter(player, one.driver.id), write(action))
                await self.table.quiet()
            return
        shown = [m for m in self.table.box.messages(one.place) if m.viewer is None and m.buttons]
        it = await self.table.do(player.press(shown[-1], "Play"))
        if one.game.home == GROUP:
            await self.table.box.until(lambda: it.followups, self.table.patience)
        await one.driver.turn(player, it.followups[-1] if it.followups else it.message)

    async def _trouble(self) -> None:
        kind = self.chance.choice(("outage", "refused", "unheard"))
        self.told.counts[kind] += 1
        if kind != "outage":
            route = self.chance.choice(ROUTES)
            method = "POST" if route.endswith("messages") else "PATCH"
            self.table.box.faults.fail(method, route, 500, after=kind == "unheard")
            return
        await self.table.quiet()
        await self.table.stop()
        away = self.chance.randint(1, 48) * HOUR
        self.table.now += away
        self.table.box.push(away)
        await self.table.start()
        leave_blank(self.table)
        await self.table.quiet()

    async def _calls(self, one: Running) -> None:
        """Note whose letters rang more often than they were waited for, and at the end once."""
        if one.game.home == THREAD:
            return
        match = (await self.table.store.match(one.driver.id)).match
        for seat, player in one.game.people.items():
            rang = sum(tells(message, match.id) for message in self._rung[player.dm.id])
            waits = len(self.waits[match.id, seat]) + (match.status is Status.OVER)
            if rang - waits > self._extra[match.id, seat]:
                self._extra[match.id, seat] = rang - waits
                self.told.faults.append(f"{match.id}: seat {seat} rang {rang} times, of {waits}")

    def note(self, match: Match) -> None:
        """Note since when somebody is waited for."""
        for seat, since in match.since.items():
            self.waits[match.id, seat].add(since)

    async def look(self) -> None:
        """Compare what stands on Discord with the database, once no edit is put off any more."""
        await self.table.quiet()
        self.table.now += PAUSE
        self.table.box.push(PAUSE)
        await self.table.quiet()
        for one in self.running:
            if one.game.home == THREAD:
                continue
            self.told.counts["looks"] += 1
            async for fault in self.postman.faults(one.game):
                self.told.faults.append(fault)
        if dead := self.postman.dead():
            self.told.faults.append(f"{dead} requests with a dead token")
        self.told.asked.update(named(call.method, call.path) for call in self.table.box.requests)
        self.table.box.requests.clear()
        self.told.faults += await self.table.store.check()


def played(home: str) -> str:
    """Return by what the turns are counted that were played at a home."""
    return f"turns, {home}"


async def run(
    matches: int,
    days: int,
    seed: int,
    patience: float = PATIENCE,
    homes: Sequence[str] = HOMES,
) -> Told:
    """Play so many matches for so many days; return what happened.

    `patience`: seconds after which an interaction is not answered, and a letter not delivered.
    """
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        path = Path(folder) / "weeks.db"
        engine = await connect(f"sqlite:///{path}")
        await migrate(engine)
        async with seated(path, patience=patience) as table:
            leave_blank(table)
            postman = Postman(table.box, Store(engine), lambda: table.now)
            weeks = Weeks(table, seed, postman, homes)
            patch.setattr(Store, "save", _noting(weeks))
            for number in range(matches):
                await weeks.open(number)
                table.now += 60
            begun = table.now
            table.box.requests.clear()
            while table.now < begun + days * DAY:
                before = table.now // DAY
                await weeks.step()
                if table.now // DAY != before:
                    await weeks.look()
                    print(f"day {(table.now - begun) // DAY}: {weeks.told.counts}", flush=True)
            await weeks.look()
            for one in weeks.running:
                status = (await one.driver.match()).status
                weeks.told.counts["over" if status is Status.OVER else status.value] += 1
        await engine.dispose()
    return weeks.told


def _noting(weeks: Weeks) -> Any:
    """Return what stores a match, and notes who is waited for since when."""
    save = Store.save

    async def noted(self: Store, stored: Stored, *given: Any, **more: Any) -> None:
        await save(self, stored, *given, **more)
        weeks.note(stored.match)

    return noted


def _requests(told: Told) -> Iterable[str]:
    """Yield what went to Discord for each turn."""
    turns = max(sum(told.counts[played(home)] for home in (THREAD, *HOMES)), 1)
    yield f"{told.asked.total() / turns:.2f} requests for each of {turns} turns"
    yield from (f"  {n / turns:.2f} {what}" for what, n in told.asked.most_common())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.three_weeks")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--days", type=int, default=21)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--homes", nargs="+", choices=(THREAD, *HOMES), default=HOMES)
    args = parser.parse_args(arguments)
    told = asyncio.run(run(args.matches, args.days, args.seed, homes=args.homes))
    print(", ".join(f"{n} {what}" for what, n in sorted(told.counts.items())))
    print(*_requests(told), sep="\n")
    print(f"faults: {len(told.faults)}", *told.faults[:40], sep="\n")
    return 1 if told.faults else 0


if __name__ == "__main__":
    sys.exit(main())
