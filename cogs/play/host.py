"""The use cases: load a match, change it, save it, and owe what must be told. No Discord here.

Every change is: read the match, let a deed change it (or refuse), write entry, snapshot and
outbox in one transaction. Who loses a race reads again and decides again; a revision that no
longer stands refuses by itself.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import structlog

from cogs.play import names
from cogs.play.absence import calendar_of
from cogs.play.limits import Limits
from cogs.play.news import owed, told_full
from cogs.play.refusals import (
    Busy,
    ForeignControl,
    LeaveRunning,
    NoMatch,
    NotBegun,
    NotInvitable,
    NotWilling,
    TooMany,
    TooManyHere,
    WhichMatch,
    WhisperRefused,
    WhispersOff,
)
from db.outbox import Owed
from db.people import Person
from db.rows import Place, Stored
from db.store import Conflict, Store
from engine.clock import Calendar
from engine.errors import MatchClosed, NotSeated
from engine.game import Seat
from engine.match import Match, Pace, Player, Status, opened
from engine.record import Record

log = structlog.get_logger()

T = TypeVar("T")
TRIES = 8
THINKING = 20.0
"""Seconds that a computer may take for a whole turn before its fallback is played."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What became of a decision: the match as it stands, whose seat, and whether it was played."""

    stored: Stored
    seat: Seat
    played: bool


class Host:
    """Runs matches over a store. `now` and `secret` are passed in so that tests choose them.

    `whispers`: whether players may talk in private through the bot. `awake` is waited for before
    a match is changed: whoever sees to the time first notes how long nobody could.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = lambda: int(time.time()),
        secret: Callable[[], str] = lambda: secrets.token_hex(32),
        limits: Limits | None = None,
        whispers: bool = True,
    ) -> None:
        self.whispers = whispers
        self.store = store
        self.now = now
        self.limits = limits or Limits()
        self._secret = secret
        self.awake: Callable[[], Awaitable[None]] = _at_once

    # Lobby

    async def open(
        self,
        who: str,
        key: str,
        place: Place,
        *,
        pace: Pace | None = None,
        invited: Sequence[str] = (),
        table: dict[str, str] | None = None,
        computers: int = 0,
    ) -> Stored:
        """Open a lobby with its host in it; with computers, the match begins at once.

        UnknownGame, BadOption, NotInvitable, TooMany, TooManyHere.
        """
        await self.has_room(who, place.guild, opens=True)
        known = await self.store.persons(invited)
        willing = [i for i in invited if i not in known or who not in _blocked(known[i])]
        if invited and not willing:
            raise NotInvitable
        match = opened(
            names.fresh(),
            key,
            who,
            self._secret(),
            self.now(),
            table=table,
            pace=pace,
            invited=willing,
        )
        for _ in range(computers):
            match.join_computer("greedy", self.now())
        if computers:
            match.players[0].calendar = (await self.calendars([who])).get(who, Calendar())
            match.start(who, self.now())
        stored = Stored(match, place)
        await self.store.create(stored, owed(match))
        return stored

    async def join(self, match_id: str, who: str, added: str = "") -> Stored:
        """Seat a person in a lobby, with the chance that they add."""
        await self.has_room(who)

        def deed(match: Match) -> None:
            match.join(who, self.now(), added=added)

        return await self.change(match_id, deed, told_full)

    async def join_computer(self, match_id: str, who: str, kind: str) -> Stored:
        """Seat a computer in a lobby, as any seated player may; NotSeated."""

        def deed(match: Match) -> None:
            match.seat_of(who)
            match.join_computer(kind, self.now())

        return await self.change(match_id, deed, told_full)

    async def invite(self, match_id: str, who: str, other: str) -> Stored:
        """Invite somebody to a lobby, as its host; NotHost, NotWilling, SeatTaken."""
        if not await self.takes(other, who):
            raise NotWilling
        return await self.change(
            match_id,
            lambda match: match.invite(who, other, self.now()),
            lambda match: [Owed("lobby", "invited", data={"who": other})],
        )

    async def leave(self, match_id: str, who: str) -> Stored:
        """Take a person out of a lobby; LeaveRunning once the match has begun."""

        def deed(match: Match) -> None:
            if match.status is Status.RUNNING:
                raise LeaveRunning
            match.leave(who, self.now())

        return await self.change(match_id, deed)

    async def start(self, match_id: str, who: str, added: str = "") -> Stored:
        """Start a match, with the hours of each who sits there and the chance the host adds."""
        seated = [player.id for player in (await self.store.match(match_id)).match.players]
        calendars = await self.calendars(seated)

        def deed(match: Match) -> None:
            for player in match.players:
                player.calendar = calendars.get(player.id, Calendar())
            match.start(who, self.now(), added)

        return await self.change(match_id, deed)

    async def calendars(self, people: Sequence[str]) -> dict[str, Calendar]:
        """Return when the clocks of people run, from their settings."""
        known = await self.store.persons(people)
        return {who: calendar_of(person.settings) for who, person in known.items()}

    async def arrange(self, match_id: str, who: str, key: str, value: str) -> Stored:
        """Set an option of the table (the host) or of one's own seat, or the pace."""
        return await self.change(match_id, lambda match: match.arrange(who, key, value, self.now()))

    async def takes(self, who: str, other: str) -> bool:
        """Tell whether a person takes invitations from another."""
        person = await self.store.person(who)
        return person is None or other not in _blocked(person)

    async def has_room(self, who: str, guild: int | None = None, opens: bool = False) -> None:
        """Refuse one match more for a person who sits down or opens a table: TooMany.

        TooManyHere if their server has as many as are allowed.
        """
        limits, mine = self.limits, await self.store.counts(who)
        if opens and mine.lobbies >= limits.lobbies:
            raise TooMany(most=limits.lobbies)
        if mine.lobbies + mine.running >= limits.matches:
            raise TooMany(most=limits.matches)
        if not opens or guild is None:
            return
        here = await self.store.counts(guild=guild)
        if here.lobbies >= limits.guild_lobbies:
            raise TooManyHere(most=limits.guild_lobbies)
        if here.lobbies + here.running >= limits.guild_matches:
            raise TooManyHere(most=limits.guild_matches)

    async def rematch(self, match_id: str, who: str) -> Stored:
        """Open a lobby for the same players, who will sit one seat further on; one at a time."""
        stored = await self.store.match(match_id)
        old = stored.match
        if old.status is not Status.OVER:
            raise MatchClosed
        if who not in [player.id for player in old.players]:
            raise NotSeated
        await self.has_room(who, stored.place.guild, opens=True)
        again = opened(
            names.successor(old.id),
            old.key,
            who,
            self._secret(),
            self.now(),
            table=old.table,
            pace=old.pace,
            invited=[p.id for p in old.players if p.computer is None and p.id != who],
        )
        for player in old.players:
            if player.computer:
                again.join_computer(player.computer, self.now())
        ids = [player.id for player in old.players]
        again.seated = tuple(ids[1:] + ids[:1])
        place = Place(stored.place.guild, stored.place.channel, locale=stored.place.locale)
        fresh, told = Stored(again, place), owed(again)
        while True:
            try:
                await self.store.create(fresh, told)
                return fresh
            except Conflict:  # somebody was quicker: theirs is the rematch
                other = await self.store.match(again.id)
                if other.match.status is not Status.VOID:
                    return other
                again.id = names.successor(again.id)

    # Playing

    async def act(
        self, match_id: str, who: str, texts: Sequence[str], revision: int = -1, seat: Seat = -1
    ) -> Acted:
        """Add steps to a player's draft; a final one carries all out.

        `revision` and `seat` come from a control and refuse an old or a foreign one:
        StaleDecision, ForeignControl. Steps after a final one are not taken.
        """
        played = False

        def deed(match: Match) -> None:
            nonlocal played
            mine = self.own(match, who, seat)
            if revision >= 0:
                match.expect(mine, revision)
            if match.players[mine].stand_in:
                match.back(mine, self.now())
            played = False
            for text in texts:
                plies = match.ply
                played = match.add(mine, text, self.now()) or played
                if match.ply > plies:  # an order takes none, and others may follow it
                    break

        stored = await self.change(match_id, deed)
        return Acted(stored, stored.match.seat_of(who), played)

    async def take_back(
        self,
        match_id: str,
        who: str,
        revision: int = -1,
        seat: Seat = -1,
        all_steps: bool = False,
    ) -> Acted:
        """Take back the last step of a player's draft, or all of them."""

        def deed(match: Match) -> None:
            mine = self.own(match, who, seat)
            if revision >= 0:
                match.expect(mine, revision)
            match.take_back(mine, all_steps)

        stored = await self.change(match_id, deed)
        return Acted(stored, stored.match.seat_of(who), False)

    async def resign(self, match_id: str, who: str) -> Stored:
        """Give up a player's seat."""
        return await self.change(
            match_id, lambda match: match.resign(match.seat_of(who), self.now())
        )

    async def ring(self, match_id: str) -> bool:
        """See to what the time of a match has come for; return whether there was anything."""
        done = False

        def deed(match: Match) -> None:
            nonlocal done
            done = match.ring(self.now())

        await self.change(match_id, deed)
        return done

    # Talking

    async def whisper(self, match_id: str, who: str, to: str, text: str) -> None:
        """Say a line to another player of a match; WhispersOff, WhisperRefused, NotSeated."""
        if not self.whispers:
            raise WhispersOff
        (match := (await self.store.match(match_id)).match).seat_of(who)
        seated = [player.id for player in match.players if player.computer is None]
        other = await self.store.person(to)
        if to == who or to not in seated or (other and who in _blocked(other)):
            raise WhisperRefused
        dm = [Owed(f"dm:{to}", "whisper")]
        await self.store.whisper(match_id, who, to, text, self.now(), dm)

    async def block(self, who: str, other: str) -> bool:
        """Block a player's whispers and invitations, or end that; return whether they now are."""
        person = await self.store.person(who)
        blocked = set(_blocked(person)) if person else set()
        blocked ^= {other}
        await self.store.set_person(who, blocked=sorted(blocked) or None)
        return other in blocked

    # Reading

    async def find(self, who: str, thread: int | None, key: str | None = None) -> str:
        """Return the id of the match that a player means: this thread's, else their only one.

        NoMatch, WhichMatch.
        """
        if thread is not None:
            here = [row for row in await self.store.by_thread(thread) if key in (None, row.key)]
            if here:
                return here[0].id
        rows = [row for row in await self.store.of_person(who) if key in (None, row.key)]
        rows = [row for row in rows if row.status is Status.RUNNING] or rows
        if not rows:
            raise NoMatch
        rows = [row for row in rows if row.readable] or rows
        if len(rows) > 1:
            raise WhichMatch
        return rows[0].id

    async def record(self, match_id: str) -> Record:
        """Return the whole log of a match; NotBegun."""
        stored = await self.store.match(match_id)
        if stored.match.state is None:
            raise NotBegun
        stored.match.entries = await self.store.entries(match_id, 0, stored.match.number)
        return stored.match.record()

    async def names(
        self, players: Sequence[Player], computer: Callable[[int], str], former: str
    ) -> list[str]:
        """Return the display names of players.

        `computer` names the n-th of the computers, `former` whoever was forgotten.
        """
        known = await self.store.persons([p.id for p in players if not p.computer])
        names, computers = [], 0
        for player in players:
            computers += bool(player.computer)
            if player.computer:
                names.append(computer(computers))
            else:
                names.append(known[player.id].name if player.id in known else former)
        return names

    async def computer(self, match_id: str, seat: Seat, budget: float = 1.0) -> None:
        """Let a computer play its seat, off the event loop; the fallback if it fails or is slow."""
        for _ in range(TRIES):
            stored = await self.store.match(match_id)
            if seat not in stored.match.computers_owed():
                return
            try:
                async with asyncio.timeout(THINKING):
                    await asyncio.to_thread(stored.match.computer_turn, seat, budget, self.now())
            except Exception as error:  # noqa: BLE001 - a match never waits for a broken computer
                log.error("computer failed", match=match_id, fault=error)
                stored = await self.store.match(match_id)
                stored.match.fall_back(seat, self.now())
            try:
                await self.store.save(stored, owed(stored.match))
            except Conflict:
                continue
            return
        raise Busy

    # How it is done

    async def change(
        self,
        match_id: str,
        deed: Callable[[Match], None],
        told: Callable[[Match], Sequence[Owed]] = lambda match: (),
    ) -> Stored:
        """Read, change and write a match, again if somebody else was first; Busy after a while.

        `told` says what is owed besides the news of the match.
        """
        await self.awake()
        for _ in range(TRIES):
            stored = await self.store.match(match_id)
            deed(stored.match)
            try:
                await self.store.save(stored, [*owed(stored.match), *told(stored.match)])
            except Conflict:
                continue
            return stored
        raise Busy

    @staticmethod
    def own(match: Match, who: str, seat: Seat) -> Seat:
        """Return the player's own seat; ForeignControl if the control is of another seat."""
        try:
            mine = match.seat_of(who)
        except NotSeated:
            if seat >= 0 and match.players[seat].id != who:
                raise ForeignControl(seat=seat + 1) from None
            if match.status is Status.OVER:  # who resigned is told what became of it
                raise MatchClosed from None
            raise
        if seat not in (-1, mine):
            raise ForeignControl(seat=seat + 1)
        return mine


async def _at_once() -> None:
    """Wait for nothing."""


def _blocked(person: Person) -> Sequence[str]:
    """Return the ids of those from whom a person takes neither whispers nor invitations."""
    blocked: Sequence[str] = person.settings.get("blocked", ())
    return blocked
