"""Matches by letter: one message for each player holds the board, the story, the hand, the panel.

It is posted anew when its seat is asked, and at the end; what it took the place of keeps its
story. Otherwise it is edited, and nothing rings: `PAUSE` after what came, so that a turn of several
moves is one edit, and what the answer to a press on it has told by then is none. What a thread
tells in posts of its own goes to each player by a message in their language.
"""

import contextlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import cachetools
import discord

from cogs.pages import Button, Buttons, ControlId, Part, Reader, Sheet, page_wording
from cogs.pages.sheet import GOOD
from cogs.post.hand_and_whisper_posts import Hands, mark_of
from cogs.post.league_and_tournament_posts import SeasonPosts
from cogs.post.message_sender import FOR_GOOD, OLD_EDITS, Handlers, Post
from cogs.post.notifications import Deliveries, Notify
from cogs.post.public_posts import MOST_POSTS, Boards
from cogs.post.time_and_seat_notices import Notices
from cogs.show.match_sheet_builder import DisplaySettings
from db import Conflict, Delivery, OutboxRow, Row, Stored, last_private_messages, people_and_servers
from db.match_rows import GROUP
from engine import Seat, Status
from render.words.catalogues import say

PAUSE = 10
"""Seconds from what comes first to the edit of a letter that tells it, and so between two edits."""
MOST_UNTOLD = 10_000
"""Letters of which it is known since when there is something to tell."""
OLD = 900
"""Seconds after which a letter is edited that Discord would not have edited."""


class DirectMessagePost(Post):
    """What is posted in a match goes to the player whose row it is; it rings if it asks them."""

    async def post(self, stored: Stored, sheet: Sheet, row: Row) -> discord.Message:
        """Post to the player that a row is for; discord.HTTPException if that is refused."""
        who = reader_of(row)
        asks = who in sheet.mentions or any(isinstance(part, Buttons) for part in sheet.parts)
        return await self.send(await self.dm(who), sheet, row, silent=not asks)

    async def beside(self, stored: Stored, sheet: Sheet, row: Row) -> None:
        """Post to a person that a row is for, else where the table stands."""
        if reader_of(row):
            await self.post(stored, sheet, row)
        else:
            await super().beside(stored, sheet, row)


class LetterCalls(Notify):
    """A letter rings by itself: whoever wants to be written to is."""

    nudges = False

    async def invite(self, stored: Stored) -> tuple[list[str], list[OutboxRow]]:
        """Mention who is invited where the table stands; a table in a DM is seen by its host."""
        if stored.place.guild is not None:
            return await super().invite(stored)
        invited = stored.match.invited
        return [], [OutboxRow("lobby", "invited", data={"who": who}) for who in invited]

    def _joining(self, stored: Stored) -> Sequence[Part]:
        locale, match = stored.place.locale, stored.match.id
        join = Button(say(locale, "lobby-join"), ControlId("join", match), GOOD)
        return [Buttons((join, page_wording.learn(Reader(locale, ()), match)))]


class Letters(Hands):
    """The letter of a seat takes the place of board, call and hand."""

    calls, patient = LetterCalls, True
    _refused = (OutboxRow("lobby", "lobby"),)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._untold = cachetools.LRUCache[tuple[str, Seat], int](MOST_UNTOLD)

    def handlers(self) -> Handlers:
        """Return what to do for each kind of row."""
        return {**super().handlers(), "whispered": nothing}

    async def _sheet(self, stored: Stored, seat: Seat, taste: DisplaySettings) -> Sheet:
        return await self._show.letter(stored, seat, taste)

    async def _sent(self, row: Row, stored: Stored, seat: Seat, sheet: Sheet) -> None:
        """Post the letter of a seat anew if something has come for it, else let it say what is so.

        A row that was tried goes out by its nonce, as Discord may have taken it: unless the letter
        is known that called for the present wait, which came of it or after it.
        """
        match, store, now = stored.match, self._umpire.store, self._umpire.now()
        before, mark = await store.deliveries.get(match.id, seat), mark_of(sheet)
        wait = _wait(stored, seat)
        rings, later = await self._rings(stored, seat, wait, before)
        news = wait not in (0, before.pinged) and not later
        pinged = wait if news or wait == before.pinged else 0
        by_card = stored.place.home == GROUP and match.status is Status.RUNNING
        shown = before.state == "sent" and before.digest == mark
        if not news and (shown or (by_card and _is_aside(before))):
            self._untold.pop((match.id, seat), None)
            noted = replace(before, told=match.number, pinged=pinged)
            if noted != before or later:
                await store.deliveries.save(match.id, seat, noted, later)
            return
        pause = PAUSE * (match.status is Status.RUNNING)
        due = self._untold.setdefault((match.id, seat), now) + pause
        known = wait != 0 and wait == before.pinged
        edits = not news and before.message is not None and (known or not row.tried)
        if edits and now < due and not row.data.get("whole"):
            await self._put_off(row, match.id, seat, due, later)
            return
        self._untold.pop((match.id, seat), None)
        if by_card and edits and wait == 0 and before.pinged and before.digest:
            await self._lay_aside(stored, seat, before)
            return
        told = replace(before, digest=mark, at=now, told=match.number, pinged=pinged)
        try:
            if not edits or not await self._edit(stored, seat, before, sheet, told, later):
                await self._anew(row, stored, seat, sheet, before, (wait, rings, news, later))
        except discord.HTTPException as error:
            if error.code == OLD_EDITS:
                await self._put_off(row, match.id, seat, now + OLD, later)
                return
            if error.code not in FOR_GOOD:
                raise
            await self._not_delivered(stored, seat, before)

    async def _lay_aside(self, stored: Stored, seat: Seat, before: Delivery) -> None:
        """Let the letter that called a seat keep its story: what follows stands on the card.

        That is for whoever has not used it, and plays from the card.
        """
        at, told = self._umpire.now(), stored.match.number
        posts, row = _retired(seat, before, told)
        owed = [row, *await self._struck(stored, seat, before)]
        aside = Delivery("aside", at=at, first=told, told=told, posts=posts)
        await self._umpire.store.deliveries.save(stored.match.id, seat, aside, owed)

    async def _put_off(
        self, row: Row, match: str, seat: Seat, due: int, later: Sequence[OutboxRow]
    ) -> None:
        """Let a letter say what is so at a later time, or sooner if something comes for it."""
        again = OutboxRow(row.destination, "hand", seat, due=due)
        await self._umpire.store.outbox.put_off(match, *later, again)

    async def _rings(
        self, stored: Stored, seat: Seat, wait: int, before: Delivery
    ) -> tuple[bool, list[OutboxRow]]:
        """Return whether a letter may ring for a wait now, and what is owed if it does later.

        At the end, and for whoever wants to hear nothing, it is posted all the same.
        """
        if wait in (0, before.pinged):
            return False, []
        if wait == last_private_messages.ENDED:
            return bool(await self._notify.awake(stored.match, [seat])), []
        called, owed = await self._notify.split(stored.match, [seat])
        return bool(called), owed

    async def _edit(
        self,
        stored: Stored,
        seat: Seat,
        before: Delivery,
        sheet: Sheet,
        told: Delivery,
        owed: Sequence[OutboxRow],
    ) -> bool:
        """Let the present letter say what a sheet says, and note that; return whether it is there.

        What answers a press on it meanwhile comes before that, or after both.
        """
        assert before.message is not None
        assert before.channel is not None
        struck = await self._struck(stored, seat, before)
        async with self._post.edits.of(before.message):
            await self._post.later.drop(before.message)
            try:
                await self._post.edit(self._post.channel(before.channel), before.message, sheet)
            except discord.NotFound:
                return False
            save = self._umpire.store.deliveries.save
            await save(stored.match.id, seat, told, [*owed, *struck])
        return True

    async def _anew(
        self,
        row: Row,
        stored: Stored,
        seat: Seat,
        sheet: Sheet,
        before: Delivery,
        call: tuple[int, bool, bool, list[OutboxRow]],
    ) -> None:
        """Post a letter; the one before it keeps its story, or goes if it tells nothing."""
        match, (wait, rings, news, owed) = stored.match, call
        channel = await self._post.dm(match.players[seat].id)
        sent = replace(row, part=before.told)
        message, told = await self._post.sent(channel, sheet, sent, silent=not rings)
        if rings and row.tried and not _rang(message, wait):
            owed = [*owed, _gone(row, message.channel.id, message.id)]
            sent = replace(row, part=-1 - before.told)
            message, told = await self._post.sent(channel, sheet, sent)
        begins = news and not _is_aside(before)  # then it goes on where that story ended
        first = await self._show.begins(match, seat) if begins else before.first
        first, posts = max(first, before.first), before.posts
        if before.message not in (None, message.id):
            if first > before.first:
                posts, retired = _retired(seat, before, first)
                owed = [*owed, retired]
            else:
                owed = [*owed, _gone(row, before.channel, before.message)]
        if before.state == "refused":
            owed = [
                *owed,
                OutboxRow("lobby", "lobby"),
            ]  # it says no more that they cannot be reached
        if not told:
            owed = [*owed, OutboxRow(row.destination, "hand", seat)]
        letter = Delivery(
            "sent",
            message.channel.id,
            message.id,
            mark_of(sheet) if told else "",
            self._umpire.now(),
            first,
            match.number,
            wait if news or wait == before.pinged else 0,
            posts,
        )
        struck = await self._struck(stored, seat, before)
        await self._umpire.store.deliveries.save(match.id, seat, letter, [*owed, *struck])

    async def _struck(self, stored: Stored, seat: Seat, before: Delivery) -> list[OutboxRow]:
        """Return what is owed to older letters of which something was undone since."""
        first = await self._show.undone_from(stored.match, before.told)
        return [_retire(seat, post) for post in json.loads(before.posts) if post[-1] > first]


class LetterBoards(Boards):
    """What all may see: the table where it stands; the story is in the letters."""

    calls = LetterCalls

    def handlers(self) -> Handlers:
        """Return what to do for each kind of row."""
        each = dict.fromkeys(("board", "end", "undone"), self._noted)
        quiet = dict.fromkeys(("open", "name", "picture", "gone"), nothing)
        return {**super().handlers(), **each, **quiet}

    async def _lobby(self, row: Row, stored: Stored) -> Sequence[OutboxRow] | None:
        """Show the table to each who sits there, and where it stands if others can see it there."""
        if stored.place.guild is not None:
            await super()._lobby(row, stored)
        begun = stored.match.state is not None
        return [] if begun else _everybody(replace(row, kind="hand", data={}), stored)

    async def _noted(self, row: Row, stored: Stored) -> None:
        """Note that nothing is owed to a thread."""
        match, told = stored.match, stored.place.told
        if told < match.number:
            owed = [*await self._outs(stored), *await self._news(stored)]
            since = json.dumps({str(seat): at for seat, at in match.since.items()})
            new = {"told": match.number, "pinged": since}
            with contextlib.suppress(Conflict):
                await self._umpire.store.place(match.id, owed, told, **new)

    async def _news(self, stored: Stored) -> list[OutboxRow]:
        """Return what is owed where all see the match, of what came since it was noted."""
        return []

    async def _refused(self, row: Row, stored: Stored) -> None:
        """Tell that a player cannot be reached, unless they are by now."""
        assert row.seat is not None
        kept = await self._umpire.store.deliveries.get(stored.match.id, row.seat)
        if kept.state == "refused" and stored.match.status is Status.RUNNING:
            name = (await self._show.reader(stored.match, stored.place.locale)).names[row.seat]
            await self._note(stored, row, say(stored.place.locale, "letter-unreached", name=name))


class LetterNotices(Notices):
    """What all at a table hear about its time and its seats."""

    calls = LetterCalls

    async def _keep(self, stored: Stored, told: object) -> None:
        """Each player has a message of their own, which stays as it is."""

    async def _undo_card(self, row: Row, stored: Stored) -> None:
        """Say how the question was closed; who refused is told by itself."""
        how = str(row.data["word"])
        if how not in ("", "refused"):
            assert row.seat is not None
            name = (await self._reader(stored)).names[row.seat]
            await self._say(row, stored, f"undo-closed-{how}", name=name)


class LetterPosts(Deliveries):
    """Turns what is told to all into rows for each player, and those into messages."""

    kinds: Sequence[type[Deliveries]] = (LetterBoards, LetterNotices, Letters, SeasonPosts)

    def handlers(self) -> Handlers:
        """Return what to do for each kind of row."""
        calls = LetterCalls(self._post, self._umpire, self._show)
        found: Handlers = calls.handlers()
        notices = LetterNotices(self._post, self._umpire, self._show).handlers()
        for kind in self.kinds:
            found |= kind(self._post, self._umpire, self._show).handlers()
        for name in (*notices, "left", "refused", "fault", "out", "standing"):
            found[name] = self._spread(found[name], _everybody)
        found["remind"] = self._spread(found["remind"], _own)
        found["call"] = self._spread(found["call"], _called)
        found["invited"] = self._spread(found["invited"], _invited)
        found["offered"] = self._spread(found["offered"], _wanted)
        return found

    def _spread(
        self,
        deliver: Callable[[Row, Stored], Awaitable[Sequence[OutboxRow] | None]],
        to: Callable[[Row, Stored], list[OutboxRow] | None],
    ) -> Callable[[Row, Stored], Awaitable[Sequence[OutboxRow] | None]]:
        """Return what owes a row to each whom it is `to`, and delivers it to those in their words.

        `to` returns None for what is delivered where the table stands.
        """

        async def each(row: Row, stored: Stored) -> Sequence[OutboxRow] | None:
            who = reader_of(row)
            if not who and (rows := to(row, stored)) is not None:
                return rows
            if who:
                stored.place.locale = (await self._show.taste(who)).locale
                stored.place.away = "{}"
            return await deliver(row, stored)

        return each


def reader_of(row: Row) -> str:
    """Return whose direct messages a row goes to; "" if to nobody's."""
    kind, _, who = row.destination.partition(":")
    return who if kind == "dm" else ""


async def nothing(row: Row, stored: Stored) -> None:
    """Do nothing: letters tell it, or have none."""


def _to(row: Row, who: str) -> OutboxRow:
    return OutboxRow(f"dm:{who}", row.kind, row.seat, row.data)


def _everybody(row: Row, stored: Stored) -> list[OutboxRow]:
    """Owe it to every person who plays; a letter is that of their seat."""
    return [
        _to(replace(row, seat=seat) if row.kind == "hand" else row, player.id)
        for seat, player in enumerate(stored.match.players)
        if player.computer is None and not player.id.startswith(people_and_servers.FORMER)
    ]


def _own(row: Row, stored: Stored) -> list[OutboxRow]:
    """Owe it to whom it is about."""
    assert row.seat is not None
    player = stored.match.players[row.seat]
    return [_to(row, player.id)] if player.computer is None else []


def _called(row: Row, stored: Stored) -> list[OutboxRow]:
    """Owe a call to its seat: a reminder by itself, a turn by a letter that rings now."""
    again = bool(row.data.get("again"))
    return _own(row if again else replace(row, kind="hand", data={}), stored)


def _invited(row: Row, stored: Stored) -> list[OutboxRow] | None:
    """Owe an invitation to whom it is for, where they cannot see the table."""
    return None if stored.place.guild is not None else [_to(row, str(row.data["who"]))]


def _wanted(row: Row, stored: Stored) -> list[OutboxRow] | None:
    """Owe an offered seat to whom it is offered; to anybody, where the table stands."""
    assert row.seat is not None
    who = stored.match.players[row.seat].offered
    if who:
        return [_to(row, who)]
    return None if stored.place.guild is not None else []


def _wait(stored: Stored, seat: Seat) -> int:
    """Return since when a seat waits to be called; 0 if it does not, ENDED at the end."""
    match = stored.match
    if match.status is Status.OVER:
        return last_private_messages.ENDED
    asked = match.status is Status.RUNNING and not match.players[seat].played_by
    return match.since.get(seat, 0) if asked else 0


def _rang(message: discord.Message, wait: int) -> bool:
    """Tell whether a letter, as Discord took it, has rung since a wait began."""
    return not message.flags.silent and message.created_at.timestamp() + 1 > wait


def _gone(row: Row, channel: int | None, message: int | None) -> OutboxRow:
    """Return what is owed to a letter that is to be deleted: another stands in its place."""
    return OutboxRow(row.destination, "stale", data={"channel": channel, "message": message})


def _is_aside(kept: Delivery) -> bool:
    """Tell whether a player has no letter at present, as they play from the card."""
    return kept.state == "aside" and kept.message is None


def _retired(seat: Seat, before: Delivery, end: int) -> tuple[str, OutboxRow]:
    """Return the older letters with one that tells no entry from `end` on, and what it is owed."""
    post = [before.message, before.channel, before.first, end]
    return json.dumps([*json.loads(before.posts), post][-MOST_POSTS:]), _retire(seat, post)


def _retire(seat: Seat, post: list[Any]) -> OutboxRow:
    return OutboxRow(f"post:{post[0]}", "retire", seat, {"post": post})
