"""Deliveries in public: the lobby, the thread of a match, its board, notes about it."""

import json

import discord

from cogs import _sheet
from cogs._host import Host
from cogs._pages import title
from cogs._post import ARCHIVED, FOR_GOOD, HOUR, Post, Ways, no_answer
from cogs._sheet import Sheet, Words
from cogs._show import Show
from db.outbox import Owed, Row
from db.rows import Stored
from engine.game import Seat
from engine.match import Match, Status
from render.words import say


class Boards:
    """What all may see of matches."""

    def __init__(self, post: Post, host: Host, show: Show) -> None:
        self._post = post
        self._host = host
        self._show = show

    def ways(self) -> Ways:
        """Return what to do for each kind of row."""
        return {
            "lobby": self._lobby,
            "open": self._open,
            "board": self._board,
            "end": self._board,
            "late": self._late,
            "left": self._left,
            "refused": self._refused,
            "trouble": self._trouble,
        }

    async def _lobby(self, row: Row, stored: Stored) -> None:
        sheet, place = await self._show.lobby(stored), stored.place
        channel = self._post.channel(place.channel, place.guild)
        async with self._post.host_told(stored):
            if place.lobby_message is not None:
                try:
                    await self._post.edit(channel, place.lobby_message, sheet)
                except discord.NotFound:
                    place.lobby_message = None
                else:
                    return
            if stored.match.status is Status.LOBBY:
                message = await self._post.send(channel, sheet, nonce=row.id)
                await self._host.store.place(stored.match.id, lobby_message=message.id)

    async def _open(self, row: Row, stored: Stored) -> None:
        """Open the thread of a match under its lobby; without one it is played in the channel."""
        match, place = stored.match, stored.place
        if place.thread is not None or place.lobby_message is None:
            return
        locale = place.locale
        game = title(await self._show.reader(match, locale), match)
        names = await self._show.names(match, locale)
        name = say(locale, "lobby-thread-name", game=game, names=names)
        lobby = self._post.channel(place.channel, place.guild).get_partial_message(
            place.lobby_message
        )
        try:
            thread = await lobby.create_thread(
                name=_sheet.clip(name, 100), auto_archive_duration=10_080
            )
        except discord.HTTPException as error:
            if error.code == 160004:  # made before a crash: it has the id of its message
                await self._host.store.place(match.id, thread=place.lobby_message)
            elif error.code not in FOR_GOOD:
                raise
            else:
                await self._post.tell_host(stored)
            return
        await self._host.store.place(match.id, thread=thread.id)
        await self._host.store.owe(match.id, [Owed("lobby", "lobby")])

    async def _board(self, row: Row, stored: Stored) -> None:
        """Post or edit the board; a new turn, or an old board, makes a new post."""
        match, place, now = stored.match, stored.place, self._host.now()
        if place.told >= match.number:
            return
        pinged = _unpinged(match, place.pinged)
        channel = self._post.channel(place.thread or place.channel, place.guild)
        kept = {str(seat): at for seat, at in match.since.items()}
        told = {"told": match.number, "pinged": json.dumps(kept)}
        young = place.board_message is not None and now - place.board_at < HOUR
        if young and not pinged and match.status is Status.RUNNING:
            sheet = await self._show.post(stored, place.board_first, pinged)
            try:
                await self._post.edit(channel, place.board_message or 0, sheet)
            except discord.HTTPException as error:
                if error.code not in FOR_GOOD | {ARCHIVED}:
                    raise  # else it is posted anew, or goes down the ladder
            else:
                await self._host.store.place(match.id, **told)
                return
        message = await self._post.post(
            stored, await self._show.post(stored, place.told, pinged), row.id
        )
        await self._host.store.place(
            match.id,
            board_message=message.id,
            board_at=now,
            board_first=place.told,
            **told,
        )
        if young:
            await self._post.retire(channel, place.board_message or 0)

    async def _late(self, row: Row, stored: Stored) -> None:
        names = (await self._show.reader(stored.match, stored.place.locale)).named(
            stored.match.to_act()
        )
        if names:
            await self._note(stored, row, say(stored.place.locale, "post-late", names=names))

    async def _left(self, row: Row, stored: Stored) -> None:
        assert row.seat is not None
        locale = stored.place.locale
        name = (await self._show.reader(stored.match, locale)).names[row.seat]
        await self._note(stored, row, say(locale, "post-left", name=name))

    async def _refused(self, row: Row, stored: Stored) -> None:
        await self._note(stored, row, say(stored.place.locale, "post-hand-refused"))

    async def _note(self, stored: Stored, row: Row, text: str) -> None:
        await self._post.post(stored, Sheet((Words(text),)), row.id)

    async def _trouble(self, row: Row, stored: Stored) -> None:
        """Tell the host where what permission is missing; nothing more can be done."""
        match, who = stored.match, stored.match.host
        locale = (await self._show.taste(who)).locale
        where = f"<#{stored.place.thread or stored.place.channel}>"
        game = title(await self._show.reader(match, locale), match)
        text = say(locale, "post-trouble", game=game, id=match.id, where=where)
        with no_answer():
            await self._post.send(await self._post.dm(who), Sheet((Words(text),)), row.id)


def _unpinged(match: Match, pinged: str) -> list[Seat]:
    """Return the seats of people whose wait has begun since they were last pinged."""
    known = json.loads(pinged)
    return [
        seat
        for seat, at in match.since.items()
        if not match.players[seat].played_by and known.get(str(seat)) != at
    ]
