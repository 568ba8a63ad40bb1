"""Deliveries in public: the lobby, the thread of a match, its board, notes about it."""

import asyncio
import contextlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.pages import Sheet, Words, account_pages, lobby_post, seeks_page
from cogs.pages.page_wording import title
from cogs.post import message_sender, notifications
from db import Conflict, OutboxRow, Place, Row, Stored, match_rows
from engine import Kind, Match, Seat, Status, match_types
from render.words.catalogues import say

AGAIN = 60
"""Seconds after which a picture is tried again that was refused."""
MOST_POSTS = 8
"""Posts of a match that are kept in mind, to be struck out where something is undone."""

_TROUBLES = {"gone": "dm-trouble-gone", "locked": "dm-trouble-locked"}
"""What a host is told that is more than the want of a permission."""


class Boards(notifications.Deliveries):
    """What all may see of matches."""

    def handlers(self) -> message_sender.Handlers:
        """Return what to do for each kind of row."""
        return {
            "lobby": self._lobby,
            "full": self._full,
            "sought": self._sought,
            "open": self._open,
            "name": self._name,
            "board": self._board,
            "picture": self._picture,
            "retire": self._retire,
            "end": self._board,
            "left": self._left,
            "refused": self._refused,
            "fault": self._fault,
            "gone": self._gone,
            "trouble": self._trouble,
            "moved": self._moved,
            "undone": self._undone,
            "out": self._out,
        }

    async def _lobby(self, row: Row, stored: Stored) -> Sequence[OutboxRow] | None:
        """Post or edit the message of a lobby; once it has closed, it is edited at most.

        Where another is asked for `instead` of one, that one keeps its words alone. Of a table
        that only who opened it has ever seen from inside nothing stays.
        """
        sheet = await self._show.lobby(stored)
        if stored.match.status is not Status.LOBBY:
            with message_sender.no_answer():
                if await self._deserted(stored):
                    await self._delete_lobby(stored)
                else:
                    await self._edit_lobby(stored, sheet)
            return None
        old = stored.place.lobby_message
        async with self._post.blocking(stored):
            anew = old is not None and row.data.get("instead") == old
            if anew or not await self._edit_lobby(stored, sheet):
                channel = self._post.channel(stored.place.channel, stored.place.guild)
                called, owed = await self._notify.invite(stored)
                sheet = replace(sheet, mentions=tuple(called))
                message = await self._post.send(
                    channel, sheet, row, mark=message_sender.table_mark(stored)
                )
                await self._umpire.store.place(stored.match.id, owed, lobby_message=message.id)
                if anew:
                    await self._post.strip(channel, old)
        await self._post.trouble(stored, "")
        return None

    async def _full(self, row: Row, stored: Stored) -> None:
        """Tell the host that nobody more can come."""
        match = stored.match
        if match.status is Status.LOBBY and not match.free:
            locale = (await self._show.taste(match.host)).locale
            await self._tell(row, lobby_post.full(locale, match, stored.place))

    async def _sought(self, row: Row, stored: Stored) -> None:
        """Tell somebody who looks for players who sits down with them, or that it is over."""
        match, who = stored.match, row.data["who"]
        if who and not match.sits(who):
            return  # gone again
        locale = (await self._show.taste(row.destination.removeprefix("dm:"))).locale
        reader = await self._show.reader(match, locale)
        ids = [player.id for player in match.players]
        name = reader.names[ids.index(who)] if who else ""
        await self._tell(row, seeks_page.news(reader, match, name))

    async def _edit_lobby(self, stored: Stored, sheet: Sheet) -> bool:
        """Edit the message of a lobby; return whether it is still there."""
        place = stored.place
        if place.lobby_message is None:
            return False
        channel = self._post.channel(place.channel, place.guild)
        try:
            await self._post.edit(channel, place.lobby_message, sheet)
        except discord.NotFound as error:
            if error.code != message_sender.UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _deserted(self, stored: Stored) -> bool:
        """Tell whether who opened a table has left it, and nobody else sat there or was invited."""
        match = stored.match
        if match.status is not Status.VOID or match.invited or stored.place.thread is not None:
            return False
        entries = await self._umpire.store.entries(match.id)
        sat = {entry.who for entry in entries if entry.kind in (Kind.OPEN, Kind.JOIN)}
        people = [who for who in sat if not match_types.is_computer(who)]
        return entries[-1].kind is Kind.LEAVE and len(people) == 1

    async def _delete_lobby(self, stored: Stored) -> None:
        """Delete the message of a lobby; it may be gone already."""
        place = stored.place
        if place.lobby_message is not None:
            channel = self._post.channel(place.channel, place.guild)
            await channel.get_partial_message(place.lobby_message).delete()
            await self._umpire.store.place(stored.match.id, lobby_message=None)

    async def _open(self, row: Row, stored: Stored) -> None:
        """Open the thread of a match; without one it is played in the channel."""
        if stored.place.thread is None and stored.place.guild is not None:  # a DM has none
            await self._post.open_thread(stored, row)

    async def _name(self, row: Row, stored: Stored) -> None:
        """Call the thread after those who play now."""
        if stored.place.thread is not None:
            with message_sender.no_answer():
                name = await self._post.thread_name(stored)
                await self._post.change_thread(stored.place.thread, archived=False, name=name)

    async def _board(self, row: Row, stored: Stored) -> None:
        """Post or edit the board; a new turn, or an old board, makes a new post.

        A new turn is told to each whom it waits for as they wish, here by a mention or else.
        """
        match, place, now = stored.match, stored.place, self._umpire.now()
        if place.told >= match.number:
            return
        pinged = _unpinged(match, place.pinged)
        kept = {str(seat): at for seat, at in match.since.items()}
        told: dict[str, Any] = {"told": match.number, "pinged": json.dumps(kept)}
        shown = place.board_message is not None
        if shown and not pinged and await self._unheard(stored):
            await self._umpire.store.place(match.id, told=match.number)
            return
        young = place.board_message is not None and now - place.board_at < message_sender.HOUR
        if young and not pinged and not row.tried and match.status is Status.RUNNING:
            sheet = await self._show.post(stored, place.board_first, pinged)
            try:
                async with self._post.edits.of(place.board_message):
                    old = self._post.board_channel(place)
                    await self._post.edit_board(stored, old, place.board_message or 0, sheet)
            except discord.HTTPException as error:
                if error.code not in message_sender.FOR_GOOD | {
                    message_sender.ARCHIVED,
                    message_sender.OLD_EDITS,
                }:
                    raise  # else it is posted anew, or a fallback takes it
            else:
                posts = [*message_sender.last_posts(place)[:-1], _post(place, match)]
                owed = [
                    *await self._outs(stored),
                    *_undrawn(match, place.board_message or 0, sheet, []),
                ]
                with contextlib.suppress(Conflict):  # a newer post was quicker
                    await self._umpire.store.place(
                        match.id, owed, place.told, posts=json.dumps(posts), **told
                    )
                return
        await self._anew(row, stored, pinged, told)

    async def _unheard(self, stored: Stored) -> bool:
        """Tell whether nobody at the table may know that anything came since it was told."""
        match, place = stored.match, stored.place
        if match.status is not Status.RUNNING:
            return False
        if set(json.loads(place.pinged or "{}")) != {str(seat) for seat in match.since}:
            return False
        return await self._show.unheard(match, place.told)

    async def _anew(
        self, row: Row, stored: Stored, pinged: list[Seat], told: dict[str, Any]
    ) -> None:
        """Make a new post and note it; what follows from it is owed with that note."""
        match, place = stored.match, stored.place
        called, owed = await self._notify.split(match, pinged)
        if match.status is Status.OVER:
            people = [s for s, player in enumerate(match.players) if player.computer is None]
            called = await self._notify.awake(match, people)
        sheet = await self._show.post(stored, place.told, called)
        message = await self._post.post(stored, sheet, replace(row, part=place.told))
        refused = message_sender.pictured(sheet) and not message_sender.shows_picture(message)
        due = self._umpire.now() + AGAIN if refused else 0
        owed += _undrawn(match, message.id, sheet, called, due)
        if row.tried:  # Discord may have had it before, with other words, other calls or none
            missed = [seat for seat in called if not _calls(message, match, seat)]
            owed += [self._notify.call(match, seat) for seat in missed]
            owed += (
                [] if message_sender.says(message, sheet) else [_picture(match, message.id, called)]
            )
        first = await self._show.undone_from(match, place.told)
        owed += await self._outs(stored)
        owed += message_sender.retiring(place, min(place.board_first, first))
        before, place.board_first = place.told, place.told
        place.board_message, place.board_channel = message.id, message.channel.id
        try:
            await self._umpire.store.place(
                match.id,
                owed,
                unless_after=before,
                board_message=message.id,
                board_channel=message.channel.id,
                board_at=self._umpire.now(),
                board_first=before,
                posts=json.dumps(
                    [*message_sender.last_posts(place), _post(place, match)][-MOST_POSTS:]
                ),
                **told,
            )
        except Conflict:  # a newer post was quicker; it may be the same, found by its nonce
            noted = message_sender.last_posts((await self._umpire.store.match(match.id)).place)
            if message.id not in [one[0] for one in noted]:
                late = {"channel": message.channel.id, "message": message.id}
                gone = OutboxRow(f"post:{message.id}", "stale", data=late)
                await self._umpire.store.outbox.owe(match.id, [gone])

    async def _picture(self, row: Row, stored: Stored) -> None:
        """Put its picture into a post that went out in words; newer news bring their own.

        What is heard by nobody brings none: the picture is still wanted then.
        """
        match, place = stored.match, stored.place
        if place.board_message is None or not await self._wants(row, stored):
            return
        sheet = await message_sender.whole(
            await self._show.post(stored, place.board_first, row.data["called"])
        )
        async with self._post.edits.of(place.board_message):
            now = await self._umpire.store.match(match.id)
            if now.place.board_message != place.board_message:
                return
            if now.match.number == match.number:
                where = self._post.board_channel(place)
                with message_sender.no_answer():
                    await self._post.edit_board(stored, where, place.board_message, sheet)
                return
        await self._picture(row, now)

    async def _wants(self, row: Row, stored: Stored) -> bool:
        """Tell whether the post without its picture is the newest, and nothing was heard since."""
        match, place = stored.match, stored.place
        if row.data.get("message", place.board_message) != place.board_message:
            return False
        number = row.data.get("number", place.told)
        return number >= match.number or await self._show.unheard(match, number)

    async def _retire(self, row: Row, stored: Stored) -> None:
        """Leave of an older post its story alone: nobody is called, nothing can be pressed.

        What was undone is struck out. Discord lets messages older than an hour be edited now and
        then only. A post that stays meanwhile does no harm: its buttons answer with the present.
        """
        message, channel, begin, end = row.data["post"]
        sheet = await self._show.history(stored, begin, end, row.seat)
        try:
            async with asyncio.timeout(message_sender.PATIENCE), self._post.edits.of(message):
                await self._post.later.drop(message)
                where = self._post.channel(channel, stored.place.guild)
                await self._post.edit_board(stored, where, message, sheet)
        except (*message_sender.REFUSED, TimeoutError) as error:
            if isinstance(error, discord.HTTPException) and error.status != message_sender.TOO_MANY:
                if error.status >= 500:
                    raise
                return  # it is gone, or may not be touched any more
            tries = row.data.get("tries", 0)
            if tries < message_sender.OLDEST:
                due = self._umpire.now() + (message_sender.OLD << tries)
                again = {"post": row.data["post"], "tries": tries + 1}
                owed = OutboxRow(row.destination, "retire", row.seat, again, due)
                await self._umpire.store.outbox.put_off(stored.match.id, owed)

    async def _outs(self, stored: Stored) -> list[OutboxRow]:
        """Return what is owed to those for whom the match is over, while it goes on for others."""
        if stored.match.status is not Status.RUNNING:
            return []
        seats = await self._show.out(stored.match, stored.place.told)
        return [OutboxRow("thread", "out", seat) for seat in seats]

    async def _out(self, row: Row, stored: Stored) -> None:
        """Tell a player, in a post of its own, that the match goes on without them."""
        match, seat, locale = stored.match, row.seat, stored.place.locale
        assert seat is not None
        called = [] if match.players[seat].computer else await self._notify.awake(match, [seat])
        name = f"<@{match.players[seat].id}>" if called else ""
        name = name or (await self._show.reader(match, locale)).names[seat]
        text = f"**{say(locale, 'post-out', name=name)}**"
        people = tuple(match.players[one].id for one in called)
        await self._post.post(stored, Sheet((Words(text),), mentions=people), row)

    async def _undone(self, row: Row, stored: Stored) -> None:
        """Tell an undo as any news: the next post does, and older ones strike it out."""
        await self._board(row, stored)

    async def _left(self, row: Row, stored: Stored) -> None:
        assert row.seat is not None
        locale = stored.place.locale
        name = (await self._show.reader(stored.match, locale)).names[row.seat]
        await self._note(stored, row, say(locale, "post-left", name=name))

    async def _refused(self, row: Row, stored: Stored) -> None:
        await self._note(stored, row, say(stored.place.locale, "post-hand-refused"))

    async def _fault(self, row: Row, stored: Stored) -> None:
        """Say that a fault of ours keeps the board from being shown, unless it is shown by now."""
        if stored.place.told < stored.match.number:
            await self._note(stored, row, say(stored.place.locale, "post-fault"))

    async def _note(self, stored: Stored, row: Row, text: str) -> None:
        await self._post.post(stored, Sheet((Words(text),)), row)

    async def _gone(self, row: Row, stored: Stored) -> None:
        """Say that a player has left the server: in the thread, or to the host alone."""
        assert row.seat is not None
        match, host = stored.match, row.destination.removeprefix("dm:")
        if host == row.destination:
            locale = stored.place.locale
            name = (await self._show.reader(match, locale)).names[row.seat]
            await self._note(stored, row, say(locale, "post-gone", name=name))
            return
        locale = (await self._show.taste(host)).locale
        reader = await self._show.reader(match, locale)
        name, game = reader.names[row.seat], title(reader, match)
        await self._tell(row, say(locale, "dm-gone", name=name, game=game, id=match.id))

    async def _trouble(self, row: Row, stored: Stored) -> None:
        """Tell the host what keeps posts out, and what can be done."""
        match, place = stored.match, stored.place
        if not place.trouble:
            return
        locale = (await self._show.taste(match.host)).locale
        where = f"<#{place.thread or place.channel}>"
        game = title(await self._show.reader(match, locale), match)
        message = _TROUBLES.get(place.trouble, "post-trouble")
        await self._tell(row, say(locale, message, game=game, id=match.id, where=where))

    async def _moved(self, row: Row, stored: Stored) -> Sequence[OutboxRow] | None:
        """Say where a match was played that it goes on elsewhere, and take its board's buttons.

        Where it has another home now, each player is told besides, and a card while it can be
        changed: once there is a thread that can be named.
        """
        to = row.destination.startswith("dm:")
        who = row.destination.removeprefix("dm:")
        locale = (await self._show.taste(who)).locale if to else stored.place.locale
        reader = await self._show.reader(stored.match, locale)
        where, game = account_pages.whereabouts(reader, stored.place), title(reader, stored.match)
        text = say(locale, "post-moved", game=game, id=stored.match.id, where=where)
        if to:
            await self._tell(row, text)
            return None
        old = Place(**{"guild": stored.place.guild, **row.data})
        people = [one.id for one in stored.match.players if one.computer is None]
        owed = [OutboxRow(f"dm:{who}", "moved") for who in people if old.home != stored.place.home]
        if old.home == match_rows.GROUP:
            return [*owed, OutboxRow("card", "card")]
        if old.guild is None:
            return owed
        with contextlib.suppress(discord.HTTPException):  # what is gone needs no word
            await self._post.send(
                self._post.channel(old.thread or old.channel, old.guild),
                Sheet((Words(text),)),
                row,
            )
        await self._post.strip(self._post.board_channel(old), old.board_message)
        await self._post.strip(self._post.channel(old.channel, old.guild), old.lobby_message)
        return owed

    async def _tell(self, row: Row, text: str) -> None:
        """Send a sentence by DM, if the person takes any."""
        who = row.destination.removeprefix("dm:")
        await self._post.write(who, Sheet((Words(text),)), row)


def _undrawn(
    match: Match, message: int, sheet: Sheet, called: Sequence[Seat], due: int = 0
) -> list[OutboxRow]:
    """Return what is owed for a post without its picture, in a row that holds nothing back.

    `due`: when one that Discord refused is tried once more, as it may be allowed then; 0 if none.
    """
    return [_picture(match, message, called, due)] if sheet.late or due else []


def _picture(match: Match, message: int, called: Sequence[Seat], due: int = 0) -> OutboxRow:
    """Return what is owed for a post that does not show yet what it should.

    It waits for no picture of what was before: that one may have long to wait.
    """
    data = {"called": [*called], "number": match.number, "message": message}
    return OutboxRow(f"picture:{message}.{match.number}", "picture", data=data, due=due)


def _post(place: Place, match: Match) -> list[int]:
    """Return the newest post as a place keeps it: its message and channel, and what it tells."""
    where = place.board_channel or place.thread or place.channel
    return [place.board_message or 0, where, place.board_first, match.number]


def _calls(message: discord.Message, match: Match, seat: Seat) -> bool:
    """Tell whether a message, as Discord took it, has called a seat for its present wait.

    Waits begin at whole seconds. One that was edited may name whoever waits since the second in
    which it was posted, and an edit calls nobody.
    """
    at = message.created_at.timestamp()
    at = at if message.edited_at is None else int(at) - 1
    before = match.since.get(seat, 0) > at
    return not before and f"<@{match.players[seat].id}>" in message_sender.words_of(message)


def _unpinged(match: Match, pinged: str) -> list[Seat]:
    """Return the seats of people whose wait has begun since they were last pinged."""
    known = json.loads(pinged)
    return [
        seat
        for seat, at in match.since.items()
        if not match.players[seat].played_by and known.get(str(seat)) != at
    ]
