"""A crowd at the sandbox: people in many matches who complete, click and move at a given rate.

The crowd keeps a copy of every match and plays on that what it does over the wire: so it knows
what is legal, and at the end whether anything was lost or done twice.
"""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.pages.custom_ids import ControlId
from db import OutboxRow, Place, Store, Stored, connect, migrate
from db.match_rows import GROUP, LETTERS, THREAD as THREADS
from engine import AnyGame, Entry, Match, Seat, Status, lobby, registry
from engine.notation import fields, write
from sandbox import Interaction, Player, Sandbox, message_from_request, slash_commands
from sandbox.world import THREAD, V2, Channel, Message
from services.match_transaction import hands

MIX = {"completion": 60, "draft": 20, "move": 20}
"""Of a hundred interactions so many are of each kind."""
COUPLE = 2
TEXT = 10
"""Discord's type of a component that is text."""
TRIES = 40
"""Matches that are looked at for somebody who can do what is to be done."""


@dataclass
class Game:
    """A match as the crowd knows it. `busy`: somebody is doing something in it now.

    `doubt`: a step of which nobody knows whether it was carried out.
    """

    match: Match
    thread: Channel
    opening: Message
    people: Mapping[Seat, Player]
    panels: dict[Seat, Message] = field(default_factory=dict)
    busy: bool = False
    doubt: tuple[Seat, str] | None = None
    home: str = THREADS

    def pressed(self, player: Player) -> Message | None:
        """Return what a person presses: the post, the card, or their newest letter."""
        if self.home == LETTERS:
            return newest_letter(player, self.match.id)
        play = str(ControlId("play", self.match.id))
        boards = (one for one in reversed(self.thread.messages.values()) if not one.viewer)
        shown = (one for one in boards if any(b.custom_id == play for b in one.buttons))
        return next(shown, self.opening) if self.home == THREADS else self.opening


@dataclass
class Deed:
    """One interaction of the crowd: what it is, and when it was asked and answered.

    `waits`: the interaction itself, where nobody waits for its answer any more.
    """

    kind: str
    begun: float
    acknowledged: float | None = None
    answered: float | None = None
    error: int | None = None
    waits: Interaction | None = field(default=None, repr=False)


class Crowd:
    """Players in matches at a sandbox. `seed`: of what they choose; `mix`: of what kinds.

    `by_letter`: in a group they play in the letter that calls them, not from the card.
    """

    def __init__(self, box: Sandbox, seed: int = 1, mix: Mapping[str, int] = MIX) -> None:
        self.box = box
        self.by_letter = False
        self.games: list[Game] = []
        self.deeds: list[Deed] = []
        # by thread, when the moves were made that no post has shown yet
        self.moved: dict[int, list[float]] = {}
        self.wakes = asyncio.Event()  # while it is not set, nobody asks anything
        self.wakes.set()
        self._random = random.Random(seed)
        self._kinds = itertools.cycle(_mixed(self._random, mix))
        self._lines: dict[type, slash_commands.Line] = {}

    async def settle(
        self,
        url: str,
        players: int,
        matches: int,
        pictures: bool,
        computers: int = 0,
        played: int = 0,
        home: str = THREADS,
    ) -> None:
        """Begin the matches in a new database, each with its thread, and first hands owed.

        In so many that two can play, one of them is a computer, which may be owed its turn.
        `played`: steps that each has behind it. `home`: of all.
        """
        people = [self.box.user(f"Player {n}") for n in range(players)]
        engine = await connect(url)
        try:
            await migrate(engine)
            store = Store(engine)
            for player in people:
                await store.people.meet(str(player.id), player.name, "en-US")
                if not pictures:
                    await store.people.update(str(player.id), pictures=False)
            await store.guilds.update(self.box.guild, pictures=pictures)
            seats = itertools.cycle(people)
            for number, game in zip(range(matches), itertools.cycle(registry.games())):
                alone = computers > 0 and game.meta.seats[0] == COUPLE
                computers -= alone
                await self._begin(store, game, number, seats, alone, played, home)
        finally:
            await engine.dispose()

    async def _begin(
        self,
        store: Store,
        game: AnyGame,
        number: int,
        seats: Iterator[Player],
        alone: bool,
        played: int,
        home: str,
    ) -> None:
        people = tuple(next(seats) for _ in range(1 if alone else game.meta.seats[0]))
        first, *others = (str(player.id) for player in people)
        name, secret = f"m{number}", f"{self._random.getrandbits(256):064x}"
        now = int(time.time())
        both = [lobby.open_match(name, game.key, first, secret, now) for _ in "ab"]
        for match in both:
            for other in others:
                lobby.join(match, other, now)
            if alone:
                lobby.join_computer(match, "greedy", now)
            lobby.start(match, first, now)
            _advance(match, random.Random(number), played, now)
            match.news.clear()
        mine, stored = both
        world = self.box.world
        if home == THREADS:
            thread = world.add_channel(THREAD, name, parent=self.box.channel, owner=world.bot.id)
        elif home == GROUP:
            thread = self.box.add_group(*people, name=name)
        else:
            thread = people[0].dm
        text = [{"type": TEXT, "content": name}]
        said = {"flags": V2, "components": text}  # as a card is, which keeps its kind
        opening = message_from_request.compose(world, thread, world.bot, said, {})
        place = Place(self.box.guild, self.box.channel, thread=thread.id, told=stored.number)
        if home != THREADS:
            place = Place(None, thread.id, told=stored.number, home=home)
        if home == GROUP:
            place.lobby_message = opening.id
        if home != LETTERS:
            world.add(opening)
        owed = [OutboxRow("computer", "computer", seat) for seat in stored.computers_owed()]
        if home != THREADS:
            for player in people:
                player.install()
        owed += hands(stored)
        await store.create(Stored(stored, place), owed)
        mine.entries.clear()
        sat = {str(player.id): player for player in people}
        chairs = enumerate(mine.players)
        seated = {seat: sat[chair.id] for seat, chair in chairs if chair.computer is None}
        self.games.append(Game(mine, thread, opening, seated, home=home))

    async def run(self, rate: float, seconds: float, patience: float) -> None:
        """Ask `rate` times a second; whatever is not answered in `patience` seconds never is."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        async with asyncio.TaskGroup() as tasks:
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, start + number / rate - loop.time()))
                await self.wakes.wait()
                tasks.create_task(self.step(next(self._kinds), patience))

    async def step(self, kind: str, patience: float) -> None:
        """Let somebody do something of a kind, if anybody can."""
        if kind == "completion":
            game = self._random.choice(self.games)
            await self._timed(kind, self._complete(game), patience)
            return
        if kind == "log":
            game = self._random.choice(self.games)
            player = self._random.choice([*game.people.values()])
            if (message := game.pressed(player)) is not None:
                await self._timed(kind, self._look(game, player, message), patience)
            return
        found = self._able(final=kind == "move")
        if found is None:
            return
        game, seat, text = found
        game.busy = True
        try:
            if game.home == LETTERS or (game.home == GROUP and self.by_letter):
                letter = newest_letter(game.people[seat], game.match.id)
                if letter is None:
                    return
                game.panels[seat] = letter
            if seat not in game.panels:
                id_ = ControlId("play", game.match.id)
                player = game.people[seat]
                board = game.pressed(player) or game.opening
                play = player.press(board, custom_id=str(id_), force=True)
                beside = game.home == GROUP  # its answer changes the card, and then the panel comes
                opened_ = await self._timed("panel", play, patience, beside)
                panel = opened_ and (opened_.followups[-1] if beside else opened_.message)
                if panel is None:
                    return
                game.panels[seat] = panel
            match = game.match
            id_ = ControlId("do", match.id, match.revisions[seat], seat, text)
            press = game.people[seat].press(game.panels[seat], custom_id=str(id_), force=True)
            if kind == "move":
                self.moved.setdefault(game.thread.id, []).append(asyncio.get_running_loop().time())
            done = await self._timed(kind, press, patience)
            if done is not None and _is_panel(done.message):
                _add(match, seat, text)
            else:
                game.doubt = seat, text
        finally:
            game.busy = False

    async def _timed(
        self, kind: str, asked: Any, patience: float, beside: bool = False
    ) -> Interaction | None:
        """Ask, and wait for the answer, or one `beside` the message; None if there is none."""
        it = await asked
        deed = Deed(kind, it.began)
        self.deeds.append(deed)
        try:
            await it.done(patience)
            if beside:
                await self.box.until(lambda: it.followups or it.error is not None, patience)
        except TimeoutError:
            deed.acknowledged, deed.waits = it.acknowledged_ms, it
            return None
        deed.acknowledged, deed.error = it.acknowledged_ms, it.error
        if it.error is not None:
            return None
        deed.answered = (asyncio.get_running_loop().time() - it.began) * 1e3
        return it

    async def _look(self, game: Game, player: Player, message: Message) -> Interaction:
        """Ask what the newest post tells, move by move; it changes nothing."""
        id_ = str(ControlId("details", game.match.id))
        return await player.press(message, custom_id=id_, force=True)

    async def _complete(self, game: Game) -> Interaction:
        """Ask for the choices of the first field of some verb of the game that is played."""
        verbs = [one for one in game.match.game.actions if fields(one)]
        verb = self._random.choice(verbs)
        player = self._random.choice([*game.people.values()])
        where = player.dm if game.home == LETTERS else game.thread
        if verb not in self._lines:
            commands = slash_commands.available(self.box, player.user, where)
            (command,) = (one for one in commands if one["name"] == game.match.key)
            path = _way(command["options"], verb.verb.replace("_", "-"))
            self._lines[verb] = slash_commands.Line(command, path, {})
        known = self._lines[verb]
        focus = known.options[0]["name"]
        line = slash_commands.Line(known.command, known.path, {"match": game.match.id, focus: ""})
        return player.ask(line, where, focus)

    def _able(self, final: bool) -> tuple[Game, Seat, str] | None:
        """Find somebody who can take a step, one that ends a draft or one that does not."""
        for _ in range(TRIES):
            game = self._random.choice(self.games)
            match = game.match
            if game.busy or game.doubt or match.status is not Status.RUNNING:
                continue
            seat = self._random.choice(match.to_act())
            if seat not in game.people:
                continue  # a computer's, which is not watched before the next comparison
            position = match.position(seat)
            legal = match.game.legal(position, seat)
            for action in self._random.sample(legal, min(len(legal), 4)):
                if (match.game.warns(position, seat, action) is not None) is final:
                    return game, seat, write(action)
        return None

    async def differences(self, url: str) -> list[str]:
        """Return the ids of matches that are not as the crowd has played them.

        A step in doubt may have been carried out or not; the crowd knows from then on, and what
        computers have played.
        """
        engine = await connect(url)
        try:
            store, found = Store(engine), list[str]()
            for game in self.games:
                kept = (await store.match(game.match.id)).match
                if game.doubt and not _same(kept, game.match):
                    _add(game.match, *game.doubt)
                game.doubt = None
                for entry in await store.entries(kept.id, game.match.number):
                    _follow(game.match, entry)
                if not _same(kept, game.match):
                    found.append(kept.id)
            return found
        finally:
            await engine.dispose()


def newest_letter(player: Player, match: str) -> Message | None:
    """Return the newest message of a person in which a match can be played."""
    for message in reversed(player.dms):
        if any(f":{match}:" in (one.custom_id or "") for one in message.buttons):
            return message
    return None


def _is_panel(answer: Message | None) -> bool:
    """Tell whether an answer shows what came of a step, and is no excuse."""
    ids = [one.custom_id or "" for one in answer.buttons] if answer else []
    return any(one.startswith("c:note:") for one in ids)


def _same(one: Match, other: Match) -> bool:
    return (one.ply, one.state, one.drafts) == (other.ply, other.state, other.drafts)


def _add(match: Match, seat: Seat, text: str) -> None:
    match.add(seat, text, int(time.time()))
    match.entries.clear()
    match.news.clear()


def _advance(match: Match, chance: random.Random, steps: int, now: int) -> None:
    """Let people take random legal steps."""
    for _ in range(steps):
        if not match.to_act():
            return
        seat = chance.choice(match.to_act())
        legal = match.game.legal(match.position(seat), seat)
        match.add(seat, write(chance.choice(legal)), now) if legal else match.commit(seat, now)


def _follow(match: Match, entry: Entry) -> None:
    """Let a computer play in a copy what it has played, if it is its turn there."""
    for move in entry.moves:
        if match.number <= entry.number and move.seat in match.computers_owed():
            _add(match, move.seat, write(move.action))


def _mixed(chosen: random.Random, mix: Mapping[str, int]) -> list[str]:
    kinds = [kind for kind, count in mix.items() for _ in range(count)]
    chosen.shuffle(kinds)
    return kinds


def _way(options: Sequence[slash_commands.JSON], name: str) -> tuple[slash_commands.JSON, ...]:
    """Return the way to a subcommand, through the group that it may stand in."""
    for one in options:
        if one["type"] == slash_commands.SUBCOMMAND and one["name"] == name:
            return (one,)
        if one["type"] == slash_commands.GROUP and (rest := _way(one["options"], name)):
            return (one, *rest)
    return ()
