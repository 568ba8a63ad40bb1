"""Choice of how somebody is notified: a mention, a direct message, a daily digest, or nothing.

Whoever posts something that waits for people asks `split` whom it may mention now. What the
others are owed instead comes back as rows of the outbox, to be written in the same transaction;
a row says since when its seat waits, and is dropped if that wait has ended when it is due. So
nobody is called twice for one wait, and in quiet hours nobody at all.
"""

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.pages import Part, Reader, Sheet, Words, account_pages as pages, match_list_pages as lists
from cogs.post.message_sender import Handlers, Post
from cogs.show.match_sheet_builder import Show
from db import OutboxRow, Row, Stored, people_and_servers
from engine import Match, Seat, Status
from engine.playing_hours import DAY, Calendar, Hours, runs_out
from services.hours_and_vacations import Settings, zone_of
from services.umpire import Umpire

HOUR_OF_DIGEST = 18


class NotificationChannel(enum.Enum):
    """How somebody wants to hear that it is their turn."""

    MENTION = "mention"
    DM = "dm"
    DIGEST = "digest"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """What somebody wants to hear, and when.

    `quiet`: minutes since midnight between which nothing pings; `hour`: of the digest; both by
    the clocks of `zone`. `muted`: ids of matches they want to hear nothing of.
    """

    reach: NotificationChannel = NotificationChannel.MENTION
    quiet: tuple[int, int] | None = None
    hour: int = HOUR_OF_DIGEST
    zone: str = "UTC"
    muted: frozenset[str] = field(default=frozenset())

    def awake(self, now: int) -> int:
        """Return from when on they may be called: now, or the end of their quiet hours."""
        if self.quiet is None:
            return now
        start, end = self.quiet
        return runs_out(now, 0, Calendar(Hours(end, start, self.zone))) or now

    def digest(self, now: int) -> int:
        """Return when the next digest is due, after this minute and outside the quiet hours."""
        minute = self.hour * 60
        at = runs_out(now + 60, 0, Calendar(Hours(minute, minute + 1, self.zone)))
        return self.awake(at or now)


def wishes(settings: Settings) -> NotificationSettings:
    """Return what somebody wants from their settings."""
    quiet = settings.get("quiet")
    return NotificationSettings(
        NotificationChannel(settings.get("notify", "mention")),
        (quiet[0], quiet[1]) if quiet and quiet[0] != quiet[1] else None,
        int(settings.get("digest", HOUR_OF_DIGEST)),
        zone_of(settings),
        frozenset(settings.get("muted", ())),
    )


class Notify:
    """Calls people as they wish. `nudges`: who wants it so is called by a message of its own."""

    nudges = True

    def __init__(self, post: Post, umpire: Umpire, show: Show) -> None:
        self._post = post
        self._umpire = umpire
        self._show = show

    def handlers(self) -> Handlers:
        """Return what to do for each kind of row."""
        return {"call": self._call, "nudge": self._nudge, "invited": self._invited}

    async def wishes(self, who: str) -> NotificationSettings:
        """Return what a person wants to hear, and when."""
        person = await self._umpire.store.people.get(who)
        return wishes(person.settings if person else {})

    async def hushed(self, who: str) -> int:
        """Return when the quiet hours end that somebody has now; 0 if they may be called."""
        now = self._umpire.now()
        due = (await self.wishes(who)).awake(now)
        return due if due > now else 0

    async def awake(self, match: Match, seats: Sequence[Seat]) -> list[Seat]:
        """Return those seats whose people may be mentioned now for what is no turn of theirs."""
        called = []
        for seat in seats:
            who = match.players[seat].id
            wish = await self.wishes(who)
            heard = wish.reach is not NotificationChannel.NONE and match.id not in wish.muted
            if not heard or who.startswith(people_and_servers.FORMER):
                continue
            if wish.awake(self._umpire.now()) <= self._umpire.now():
                called.append(seat)
        return called

    @staticmethod
    def call(match: Match, seat: Seat) -> OutboxRow:
        """Return what is owed to a seat that is to be called in the thread for its wait."""
        return OutboxRow("thread", "call", seat, {"since": match.since.get(seat), "again": False})

    async def split(
        self, match: Match, seats: Sequence[Seat], again: bool = False
    ) -> tuple[list[Seat], list[OutboxRow]]:
        """Return which of the seats waited for may be mentioned now, and what the others are owed.

        `again`: a reminder that time runs out, which no digest need tell.
        """
        now, mentioned, owed = self._umpire.now(), list[Seat](), list[OutboxRow]()
        known = await self._umpire.store.people.get_all([match.players[seat].id for seat in seats])
        for seat in seats:
            who = match.players[seat].id
            wish = wishes(known[who].settings if who in known else {})
            if (
                wish.reach is NotificationChannel.NONE
                or match.id in wish.muted
                or who.startswith(people_and_servers.FORMER)
            ):
                continue
            due, data = wish.awake(now), {"since": match.since.get(seat), "again": again}
            if wish.reach is NotificationChannel.DIGEST:
                if not again:
                    await self._owe_digest(who, wish)
            elif wish.reach is NotificationChannel.DM and self.nudges:
                owed.append(OutboxRow(f"dm:{who}", "nudge", seat, data, due if due > now else 0))
            elif due > now:
                owed.append(OutboxRow("thread", "call", seat, data, due))
            else:
                mentioned.append(seat)
        return mentioned, owed

    async def invite(self, stored: Stored) -> tuple[list[str], list[OutboxRow]]:
        """Return who of those invited may be mentioned now, and what the others are owed."""
        now, mentioned, owed = self._umpire.now(), list[str](), list[OutboxRow]()
        for who in stored.match.invited:
            wish = await self.wishes(who)
            due = wish.awake(now)
            if wish.reach is NotificationChannel.NONE:
                continue
            if due > now:
                owed.append(OutboxRow("lobby", "invited", data={"who": who}, due=due))
            else:
                mentioned.append(who)
        return mentioned, owed

    # What was owed

    async def _call(self, row: Row, stored: Stored) -> None:
        """Mention a seat in the thread, if it still waits."""
        match, seat = stored.match, row.seat
        if seat is None or not _waits(match, seat, row.data):
            return
        called, owed = [seat], list[OutboxRow]()
        if not row.data.get("closed"):
            called, owed = await self.split(match, [seat], bool(row.data.get("again")))
        if owed:
            await self._umpire.store.outbox.put_off(match.id, *owed)
        for one in called:
            who = match.players[one].id
            again, now = bool(row.data.get("again")), self._umpire.now()
            text = pages.call(stored.place.locale, match, one, again, now)
            sheet = Sheet((Words(text),), mentions=(who,))
            await self._post.post(stored, sheet, row)

    async def _nudge(self, row: Row, stored: Stored) -> None:
        """Write to a seat that still waits; in the thread, if its DMs are closed."""
        match, seat = stored.match, row.seat
        if seat is None or not _waits(match, seat, row.data):
            return
        who = match.players[seat].id
        wish = await self.wishes(who)
        if (
            row.destination != f"dm:{who}"
            or match.id in wish.muted
            or wish.reach is not NotificationChannel.DM
        ):
            return
        if due := await self.hushed(who):
            later = OutboxRow(row.destination, "nudge", seat, row.data, due)
            await self._umpire.store.outbox.put_off(match.id, later)
            return
        locale = (await self._show.taste(who)).locale
        again = bool(row.data.get("again"))
        text = pages.nudge(locale, stored, seat, again, self._umpire.now())
        buttons = lists.playing(Reader(locale, ()), match.id, muted=False)
        if not await self._post.write(who, Sheet((Words(text), buttons)), row):
            data = {**row.data, "closed": True}
            await self._umpire.store.outbox.put_off(
                match.id, OutboxRow("thread", "call", seat, data)
            )

    async def _invited(self, row: Row, stored: Stored) -> None:
        """Mention somebody whom a lobby that still gathers players is kept for."""
        match, who = stored.match, str(row.data["who"])
        if match.status is not Status.LOBBY or any(player.id == who for player in match.players):
            return
        wish = await self.wishes(who)
        due = wish.awake(self._umpire.now())
        if wish.reach is NotificationChannel.NONE:
            return
        if due > self._umpire.now():
            later = OutboxRow(row.destination, "invited", data={"who": who}, due=due)
            await self._umpire.store.outbox.owe(match.id, [later])
            return
        text = pages.invited(stored.place.locale, stored, who)
        parts = Words(text), *self._joining(stored)
        await self._post.beside(stored, Sheet(parts, mentions=(who,)), row)

    def _joining(self, stored: Stored) -> Sequence[Part]:
        """Return how whoever is invited sits down, where they do not see the table."""
        return ()

    # The digest

    async def digest(self, row: Row) -> None:
        """Write to somebody what waits for them, and again tomorrow if anything does.

        If their DMs are closed they are mentioned where they have waited for less than a day.
        """
        who = row.destination.removeprefix("dm:")
        wish = await self.wishes(who)
        if wish.reach is not NotificationChannel.DIGEST:
            return
        found = [one for one in await self.waits(who) if one.id not in wish.muted]
        waiting = [one for one in found if one.why != "unreadable"]
        if not waiting:
            return
        await self._owe_digest(who, wish)
        reader = Reader((await self._show.taste(who)).locale, ())
        known = await self._umpire.store.people.get_all(
            {one for wait in waiting for one in wait.seats}
        )
        names = {one: person.name for one, person in known.items()}
        sheet = lists.waiting(reader, waiting, 1, who, names, title="my-digest-title")
        if not await self._post.write(who, sheet, row):
            for one in waiting:
                await self._mention_instead(one.id, who)

    async def _mention_instead(self, match_id: str, who: str) -> None:
        match, now = (await self._umpire.store.match(match_id)).match, self._umpire.now()
        for seat, since in match.since.items():
            if match.players[seat].id == who and since > now - DAY:
                data = {"since": since, "closed": True}
                call = OutboxRow("thread", "call", seat, data)
                await self._umpire.store.outbox.put_off(match_id, call)

    async def waits(self, who: str) -> list[lists.Wait]:
        """Return all that waits for somebody, the nearest deadline first, offered seats last."""
        store = self._umpire.store
        asked, rows = await store.people.questions(who), await store.lists.of_person(who)
        found = lists.waits(rows, who, asked)
        for id_ in sorted(asked.keys() - {row.id for row in rows}):
            row = await store.lists.listing(id_)
            found.append(lists.Wait(row.key, id_, row.place, None, asked[id_], row.seats))
        return found

    async def settle(self, who: str) -> None:
        """Take up what somebody wishes from now on: the next digest, if they want one."""
        wish = await self.wishes(who)
        if wish.reach is NotificationChannel.DIGEST:
            await self._owe_digest(who, wish)

    async def _owe_digest(self, who: str, wish: NotificationSettings) -> None:
        due = wish.digest(self._umpire.now())
        await self._umpire.store.outbox.owe(None, [OutboxRow(f"dm:{who}", "digest", due=due)])


class Deliveries:
    """What delivers the rows of some kinds; `handlers` says how each."""

    calls: type[Notify] = Notify

    def __init__(self, post: Post, umpire: Umpire, show: Show) -> None:
        self._post = post
        self._umpire = umpire
        self._show = show
        self._notify = self.calls(post, umpire, show)

    def handlers(self) -> Handlers:
        """Return what to do for each kind of row."""
        raise NotImplementedError


def _waits(match: Match, seat: Seat, data: dict[str, Any]) -> bool:
    """Tell whether a person still waits in a seat since then, so that they should hear of it."""
    return (
        match.status is Status.RUNNING
        and match.since.get(seat) == data.get("since")
        and not match.players[seat].played_by
    )
