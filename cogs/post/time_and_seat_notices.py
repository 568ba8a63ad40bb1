"""Deliveries about time and seats: reminders, votes, stand-ins, newcomers, undo, pauses.

Each says what is true when it is sent, and nothing if that is no longer so.
"""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.pages import Button, Buttons, ControlId, Part, Reader, Sheet, Words
from cogs.pages.account_pages import whereabouts
from cogs.pages.sheet import GOOD, GRAVE, MAIN, PLAIN
from cogs.post import message_sender, notifications
from db import OutboxRow, Place, Row, Stored, match_rows
from engine import Match, Seat, playing_hours
from engine.match_types import LateSeatChoice, Stage, Status, Undo
from render.words import catalogues, text_escaping

MOST_AWAY = 3
"""Vacations that are announced at once."""
_CARD = "undo"
"""The question whether to undo, among the notices that are edited."""
_STYLES = {LateSeatChoice.MORE: GOOD, LateSeatChoice.END: GRAVE}


class Notices(notifications.Deliveries):
    """What all at a table hear about its time and its seats."""

    def handlers(self) -> message_sender.Handlers:
        """Return what to do for each kind of row."""
        return {
            "remind": self._remind,
            "late": self._late,
            "voted": self._voted,
            "stood-in": self._stood_in,
            "back": self._back,
            "wanted": self._wanted,
            "offered": self._offered,
            "replaced": self._replaced,
            "paused": self._paused,
            "resumed": self._resumed,
            "away": self._away,
            "host": self._host_is,
            "undo-asked": self._undo_asked,
            "undo-refused": self._undo_refused,
            "undo-card": self._undo_card,
            "voided": self._voided,
        }

    # Time

    async def _remind(self, row: Row, stored: Stored) -> None:
        match, seat = stored.match, _seat(row)
        end = match.clock.deadlines().get(seat)
        if match.rung.get(seat) not in (Stage.HALF, Stage.SOON) or end is None:
            return
        called, owed = await self._notify.split(match, [seat], again=True)
        await self._umpire.store.outbox.put_off(match.id, *owed)
        if called:
            reader = await self._reader(stored)
            text = reader.say("time-remind", name=_mention(match, seat), when=f"<t:{end}:R>")
            await self._send(stored, row, [Words(text)], called)

    async def _late(self, row: Row, stored: Stored) -> None:
        match, seat = stored.match, _seat(row)
        if match.rung.get(seat) is not Stage.LATE or match.players[seat].played_by:
            return
        reader, electors = await self._reader(stored), match.electors(seat)
        called, owed = await self._notify.split(match, [seat], again=True)
        await self._umpire.store.outbox.put_off(match.id, *owed)
        name = _mention(match, seat) if called else reader.names[seat]
        lines = [f"**{reader.say('time-late', name=name)}**"]
        parts: list[Part] = []
        if electors:
            names = reader.named(electors)
            lines.append(reader.say("time-choose", names=names, n=len(electors)))
            parts = [_reliefs(reader, match, seat)]
        await self._send(stored, row, [Words("\n".join(lines)), *parts], called)

    async def _voted(self, row: Row, stored: Stored) -> None:
        match, seat, reader = stored.match, _seat(row), await self._reader(stored)
        if row.data["word"] == LateSeatChoice.MORE.value:
            await self._say(row, stored, "time-more", name=reader.names[seat])
            return
        votes, electors = match.votes.get(seat, {}), match.electors(seat)
        if not votes:
            return
        lines = [reader.say("time-votes", name=reader.names[seat], needed=len(electors) // 2 + 1)]
        for relief in LateSeatChoice:
            named = reader.named([voter for voter in electors if votes.get(voter) is relief])
            if named:
                label = reader.say(f"relief-{relief.value}")
                lines.append("- " + reader.say("time-vote", label=label, names=named))
        await self._send(stored, row, [Words("\n".join(lines))])

    async def _stood_in(self, row: Row, stored: Stored) -> None:
        reader = await self._reader(stored)
        message = (
            "time-one-turn" if row.data["word"] == LateSeatChoice.MOVE.value else "time-stood-in"
        )
        await self._say(row, stored, message, name=reader.names[_seat(row)])

    async def _back(self, row: Row, stored: Stored) -> None:
        reader = await self._reader(stored)
        await self._say(row, stored, "time-back", name=reader.names[_seat(row)])

    async def _paused(self, row: Row, stored: Stored) -> None:
        if row.data["word"] == "paused":
            await self._say(row, stored, "time-paused")

    async def _resumed(self, row: Row, stored: Stored) -> None:
        await self._say(row, stored, "time-resumed")

    async def _away(self, row: Row, stored: Stored) -> None:
        """Announce from which day to which a player is away; their clock stands still meanwhile.

        One message for each player says all of it, and is edited when their plans change.
        """
        match, seat, reader = stored.match, _seat(row), await self._reader(stored)
        coming = _coming(match.players[seat].calendar.away, self._umpire.now())
        name = reader.names[seat]
        lines = [
            reader.say("time-away", name=name, start=f"<t:{start}:D>", end=f"<t:{end - 1}:D>")
            for start, end in coming[:MOST_AWAY]
        ] or [reader.say("time-here", name=name)]
        sheet, place = Sheet((Words("\n".join(lines)),)), stored.place
        told = json.loads(place.away)
        if not await self._edited(place, told.get(str(seat)), sheet):
            sent = await self._post.post(stored, sheet, row)
            told[str(seat)] = sent.channel.id, sent.id
            await self._keep(stored, told)

    async def _keep(self, stored: Stored, told: dict[str, Any]) -> None:
        """Note which messages are edited when there is more to say."""
        await self._umpire.store.place(stored.match.id, away=json.dumps(told))

    async def _edited(self, place: Place, at: list[int] | None, sheet: Sheet) -> bool | None:
        """Let the message at [channel, message] say something; return whether it does.

        None where that is refused for now: of messages older than an hour few edits are taken.
        """
        if at is None:
            return False
        try:
            async with asyncio.timeout(message_sender.PATIENCE):
                await self._post.edit(self._post.channel(at[0], place.guild), at[1], sheet)
        except discord.DiscordServerError:
            raise
        except (*message_sender.REFUSED, TimeoutError) as error:
            return (
                None
                if getattr(error, "status", message_sender.TOO_MANY) == message_sender.TOO_MANY
                else False
            )
        return True

    # Seats

    async def _offered(self, row: Row, stored: Stored) -> None:
        """Look for somebody new: one who is named, or anybody in the channel."""
        match, seat, place = stored.match, _seat(row), stored.place
        if match.players[seat].offered is None or match.status is not Status.RUNNING:
            return
        reader, to = await self._reader(stored), match.players[seat].offered
        if to and (due := await self._notify.hushed(to)):
            later = OutboxRow(row.destination, row.kind, seat, row.data, due)
            await self._umpire.store.outbox.owe(match.id, [later])
            return
        game = reader.say(f"{catalogues.word(match.key)}-title")
        facts = {"name": reader.names[seat], "game": game, "id": match.id}
        message = "seat-offered-to" if to else "seat-offered"
        text = reader.say(message, to=f"<@{to}>", where=whereabouts(reader, place), **facts)
        take = Button(reader.say("seat-take"), ControlId("take", match.id, seat=seat), GOOD)
        sheet = Sheet((Words(text), Buttons((take,))), mentions=(to,) if to else ())
        try:
            await self._post.beside(stored, sheet, row)
        except discord.HTTPException as error:
            if error.code not in message_sender.FOR_GOOD:
                raise
            await self._post.post(stored, sheet, row)

    async def _wanted(self, row: Row, stored: Stored) -> None:
        """Tell the others at the table that somebody new is looked for, before anybody comes."""
        match, seat = stored.match, _seat(row)
        to = match.players[seat].offered
        aside = stored.place.thread is None and stored.place.home == match_rows.THREAD
        if to is None or match.status is not Status.RUNNING or aside:
            return
        others, reader = match.electors(seat), await self._reader(stored)
        names = " ".join(_mention(match, other) for other in others)
        message = "seat-wanted-to" if to else "seat-wanted"
        text = reader.say(message, names=names, name=reader.names[seat], to=f"<@{to}>").strip()
        await self._send(stored, row, [Words(text)], await self._notify.awake(match, others))

    async def _replaced(self, row: Row, stored: Stored) -> None:
        seat, old = _seat(row), str(row.data["word"])
        reader, known = await self._reader(stored), await self._umpire.store.people.get(old)
        (name,) = text_escaping.plain([known.name if known else reader.say("my-former")])
        text = reader.say("seat-plays-on", name=reader.names[seat], old=name)
        await self._send(stored, row, [Words(text)])
        away = json.loads(stored.place.away)
        if away.pop(str(seat), None):  # that notice is about whoever sat there before
            await self._keep(stored, away)

    async def _host_is(self, row: Row, stored: Stored) -> None:
        reader = await self._reader(stored)
        seats = [s for s, p in enumerate(stored.match.players) if p.id == row.data["to"]]
        if seats:
            await self._say(row, stored, "seat-host", name=reader.names[seats[0]])

    async def _voided(self, row: Row, stored: Stored) -> None:
        await self._say(row, stored, "time-voided")
        await self._umpire.store.outbox.owe(stored.match.id, message_sender.retiring(stored.place))

    # Undo

    async def _undo_asked(self, row: Row, stored: Stored) -> None:
        """Name what would be undone, as all have seen it, and ask the others."""
        match, undo = stored.match, stored.match.undo
        if undo is None:
            return
        called = await self._notify.awake(match, match.electors(undo.seat))
        people = tuple(match.players[seat].id for seat in called)
        sheet = replace(await self._question(stored, undo), mentions=people)
        sent = await self._post.post(stored, sheet, row)
        told = json.loads(stored.place.away) | {_CARD: (sent.channel.id, sent.id)}
        await self._keep(stored, told)

    async def _question(self, stored: Stored, undo: Undo) -> Sheet:
        """Return what would be undone, who has agreed to it and who is still asked."""
        match, reader = stored.match, await self._reader(stored)
        told = await self._show.going(stored, undo.ply, None, await self._show.public(stored.place))
        electors = match.electors(undo.seat)
        names = " ".join(_mention(match, seat) for seat in electors)
        lines = [f"**{reader.say('undo-asked', name=reader.names[undo.seat], names=names)}**"]
        lines += told
        if undo.agreed:
            left = reader.named([seat for seat in electors if seat not in undo.agreed])
            agreed = reader.named(undo.agreed)
            lines.append(reader.say("undo-so-far", names=agreed, left=left))
        buttons = Buttons(
            (
                Button(reader.say("undo-agree"), ControlId("agree", match.id), MAIN),
                Button(reader.say("undo-refuse"), ControlId("refuse", match.id)),
            )
        )
        return Sheet((Words("\n".join(lines)), buttons))

    async def _undo_card(self, row: Row, stored: Stored) -> None:
        """Let the question say who has agreed; once it is closed, how, and without buttons."""
        match, reader, told = (
            stored.match,
            await self._reader(stored),
            json.loads(stored.place.away),
        )
        how = str(row.data["word"])
        if how:
            name = reader.names[_seat(row)]
            sheet = Sheet((Words(reader.say(f"undo-closed-{how}", name=name)),))
        elif match.undo is not None:
            sheet = await self._question(stored, match.undo)
        else:
            return  # what closed it says so
        at = row.data.get("at", told.get(_CARD))
        tries = row.data.get("tries", 0)
        if (
            await self._edited(stored.place, at, sheet) is None
            and how
            and tries < message_sender.OLDEST
        ):
            again = {"word": how, "at": at, "tries": tries + 1}
            due = self._umpire.now() + (message_sender.OLD << tries)
            owed = OutboxRow(f"post:{at[1]}", row.kind, row.seat, again, due)
            await self._umpire.store.outbox.owe(match.id, [owed])
        if how and told.get(_CARD) == at and told.pop(_CARD, None):
            await self._keep(stored, told)

    async def _undo_refused(self, row: Row, stored: Stored) -> None:
        reader = await self._reader(stored)
        await self._say(row, stored, "undo-refused", name=reader.names[_seat(row)])

    # How it is done

    async def _reader(self, stored: Stored) -> Reader:
        return await self._show.reader(stored.match, stored.place.locale)

    async def _say(self, row: Row, stored: Stored, message: str, **args: str) -> None:
        reader = await self._reader(stored)
        await self._send(stored, row, [Words(reader.say(message, **args))])

    async def _send(
        self, stored: Stored, row: Row, parts: Sequence[Part], called: Sequence[Seat] = ()
    ) -> None:
        people = tuple(stored.match.players[seat].id for seat in called)
        await self._post.post(stored, Sheet(tuple(parts), mentions=people), row)


def _reliefs(reader: Reader, match: Match, seat: Seat) -> Buttons:
    return Buttons(
        tuple(
            Button(
                reader.say(f"relief-{relief.value}"),
                ControlId("relief", match.id, seat=seat, words=relief.value),
                _STYLES.get(relief, PLAIN),
            )
            for relief in LateSeatChoice
        )
    )


def _seat(row: Row) -> Seat:
    assert row.seat is not None
    return row.seat


def _mention(match: Match, seat: Seat) -> str:
    return f"<@{match.players[seat].id}>"


def _coming(away: Sequence[playing_hours.Span], now: int) -> list[tuple[int, int]]:
    return sorted((start, end) for start, end in away if end is not None and end > now)
