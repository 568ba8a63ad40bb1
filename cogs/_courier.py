"""Delivers what the outbox owes: lobbies, threads, boards, hands by DM, computers' moves.

Each delivery reads the match as it is now, so that a late one says what is true. What Discord
answers for good (gone, forbidden, closed) goes down the ladder: the thread, then the channel;
the DM, then a note and the button "Show my hand".
"""

import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import discord
import structlog

from cogs import _sheet
from cogs._host import Host
from cogs._pages import title
from cogs._sheet import Picture, Sheet, Words
from cogs._show import Show
from cogs._studio import digest
from db.outbox import Owed, Row
from db.rows import Delivery, Stored
from engine.game import Seat
from engine.match import Match, Status
from render.words import say

log = structlog.get_logger()

HOUR = 3_600
"""Discord hardly lets a message older than this be edited."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
CLOSED_DM, NO_DM = 50007, 50278
ARCHIVED, LOCKED = 50083, 160005
FOR_GOOD = frozenset(
    {
        UNKNOWN_CHANNEL,
        UNKNOWN_MESSAGE,
        MISSING_ACCESS,
        MISSING_PERMISSIONS,
        LOCKED,
        CLOSED_DM,
        NO_DM,
    }
)
"""Answers, and no reasons to try again."""


class Courier:
    """Posts through one Discord client."""

    def __init__(self, client: discord.Client, host: Host, show: Show) -> None:
        self._client = client
        self._host = host
        self._show = show
        self._ways: dict[str, Callable[[Row, Stored], Awaitable[None]]] = {
            "lobby": self._lobby,
            "open": self._open,
            "board": self._board,
            "end": self._board,
            "late": self._late,
            "left": self._left,
            "refused": self._refused,
            "trouble": self._trouble,
            "hand": self._hand,
            "dropped": self._dropped,
            "computer": self._computer,
            "whisper": self._whisper,
            "whispered": self._whispered,
        }

    async def deliver(self, row: Row) -> None:
        """Do what a row owes; discord.HTTPException if Discord will not have it now."""
        if row.match is not None:
            await self._ways[row.kind](row, await self._host.store.match(row.match))

    async def hello(self, stored: Stored, who: str, locale: str) -> bool:
        """Send a first DM while somebody joins; return whether it could be delivered."""
        game = say(locale, f"{stored.match.key.replace('_', '-')}-title")
        sheet = Sheet((Words(say(locale, "lobby-hello", game=game)),))
        try:
            await self._send(await self._dm(who), sheet)
        except discord.HTTPException:
            return False
        return True

    # The lobby

    async def _lobby(self, row: Row, stored: Stored) -> None:
        sheet, place = await self._show.lobby(stored), stored.place
        channel = self._channel(stored, place.channel)
        async with self._host_told(stored):
            if place.lobby_message is not None:
                try:
                    await self._edit(channel, place.lobby_message, sheet)
                except discord.NotFound:
                    place.lobby_message = None
                else:
                    return
            if stored.match.status is Status.LOBBY:
                message = await self._send(channel, sheet, nonce=row.id)
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
        lobby = self._channel(stored, place.channel).get_partial_message(place.lobby_message)
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
                await self._tell_host(stored)
            return
        await self._host.store.place(match.id, thread=thread.id)
        await self._host.store.owe(match.id, [Owed("lobby", "lobby")])

    # The board

    async def _board(self, row: Row, stored: Stored) -> None:
        """Post or edit the board; a new turn, or an old board, makes a new post."""
        match, place, now = stored.match, stored.place, self._host.now()
        if place.told >= match.number:
            return
        pinged = _unpinged(match, place.pinged)
        channel = self._channel(stored, place.thread or place.channel)
        kept = {str(seat): at for seat, at in match.since.items()}
        told = {"told": match.number, "pinged": json.dumps(kept)}
        young = place.board_message is not None and now - place.board_at < HOUR
        if young and not pinged and match.status is Status.RUNNING:
            sheet = await self._show.post(stored, place.board_first, pinged)
            try:
                await self._edit(channel, place.board_message or 0, sheet)
            except discord.HTTPException as error:
                if error.code not in FOR_GOOD | {ARCHIVED}:
                    raise  # else it is posted anew, or goes down the ladder
            else:
                await self._host.store.place(match.id, **told)
                return
        message = await self._post(
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
            await self._retire(channel, place.board_message or 0)

    async def _post(self, stored: Stored, sheet: Sheet, nonce: int) -> discord.Message:
        """Post into the thread; unarchive it, or fall back to the channel, where that fails."""
        place = stored.place
        channel = self._channel(stored, place.channel)
        if place.thread is None:
            async with self._host_told(stored):
                return await self._send(channel, sheet, nonce)
        thread = self._channel(stored, place.thread)
        try:
            return await self._send(thread, sheet, nonce)
        except discord.HTTPException as error:
            code = error.code
            if code not in FOR_GOOD | {ARCHIVED}:
                raise
        if code == ARCHIVED and await self._unarchive(place.thread):
            return await self._send(thread, sheet, nonce)
        await self._tell_host(stored)
        if code == UNKNOWN_CHANNEL:
            await self._host.store.place(stored.match.id, thread=None)
        return await self._send(channel, sheet, nonce)

    async def _unarchive(self, thread: int) -> bool:
        try:
            found = await self._client.fetch_channel(thread)
            if isinstance(found, discord.Thread):
                await found.edit(archived=False)
        except discord.HTTPException:
            return False
        return True

    async def _retire(self, channel: discord.PartialMessageable, message: int) -> None:
        """Leave of an old board its words: what happened stays readable, the newest is drawn."""
        try:
            old = await channel.fetch_message(message)
            texts = [item.content for item in _walk(old) if isinstance(item, discord.TextDisplay)]
            words = Sheet((Words("\n".join(texts)),)) if texts else None
            if words is None:
                await old.delete()
            else:
                await self._edit(channel, message, words)
        except discord.HTTPException:
            return  # an old board that stays does no harm: its buttons answer with the present

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
        await self._post(stored, Sheet((Words(text),)), row.id)

    # Private

    async def _hand(self, row: Row, stored: Stored) -> None:
        """Renew a seat's private message, if it would say anything new."""
        match, seat = stored.match, row.seat
        assert seat is not None
        who = match.players[seat].id
        if match.players[seat].computer or row.destination != f"dm:{who}":
            return  # the seat has changed hands since
        sheet = await self._show.panel(stored, seat, await self._show.taste(who))
        before, mark = await self._host.store.delivery(match.id, seat), _mark(sheet)
        if before.state == "sent" and before.digest == mark:
            return
        try:
            channel, message = await self._renew(before, who, sheet, row.id)
        except discord.HTTPException as error:
            if error.code not in FOR_GOOD:
                raise
            await self._host.store.deliver(match.id, seat, Delivery("refused"))
            if before.state != "refused":
                await self._host.store.owe(match.id, [Owed("thread", "refused")])
            return
        sent = Delivery("sent", channel, message, mark, self._host.now())
        if message == before.message:
            sent = Delivery("sent", channel, message, mark, before.at)
        await self._host.store.deliver(match.id, seat, sent)

    async def _dropped(self, row: Row, stored: Stored) -> None:
        """Say in a message of its own, which no later hand replaces, that a draft was dropped."""
        who = row.destination.removeprefix("dm:")
        locale = (await self._show.taste(who)).locale
        game = title(await self._show.reader(stored.match, locale), stored.match)
        head = say(locale, "panel-spectator", game=game, id=stored.match.id)
        sheet = Sheet((Words(f"### {head}\n{say(locale, 'panel-dropped')}"),))
        with _no_answer():
            await self._send(await self._dm(who), sheet, row.id)

    async def _renew(self, before: Delivery, who: str, sheet: Sheet, nonce: int) -> tuple[int, int]:
        """Edit a young message, or send a new one silently and delete the old."""
        if before.channel is not None and before.message is not None:
            old = self._client.get_partial_messageable(before.channel)
            if self._host.now() - before.at < HOUR:
                try:
                    await self._edit(old, before.message, sheet)
                except discord.NotFound:
                    pass
                else:
                    return before.channel, before.message
        channel = await self._dm(who)
        message = await self._send(channel, sheet, nonce, silent=True)
        if before.channel is not None and before.message is not None:
            with contextlib.suppress(discord.HTTPException):  # it may be gone already
                await old.get_partial_message(before.message).delete()
        return message.channel.id, message.id

    async def _trouble(self, row: Row, stored: Stored) -> None:
        """Tell the host where what permission is missing; nothing more can be done."""
        match, who = stored.match, stored.match.host
        locale = (await self._show.taste(who)).locale
        where = f"<#{stored.place.thread or stored.place.channel}>"
        game = title(await self._show.reader(match, locale), match)
        text = say(locale, "post-trouble", game=game, id=match.id, where=where)
        with _no_answer():
            await self._send(await self._dm(who), Sheet((Words(text),)), row.id)

    async def _tell_host(self, stored: Stored) -> None:
        await self._host.store.owe(stored.match.id, [Owed(f"dm:{stored.match.host}", "trouble")])

    @contextlib.asynccontextmanager
    async def _host_told(self, stored: Stored) -> AsyncIterator[None]:
        """Let the host know when Discord refuses something for good."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code in FOR_GOOD:
                await self._tell_host(stored)
            raise

    async def _whisper(self, row: Row, stored: Stored) -> None:
        """Relay a whisper by DM; where that is closed the thread says that one waits."""
        who = row.destination.removeprefix("dm:")
        known = await self._host.store.whispers(stored.match.id, who)
        said = next((one for one in known if one.id == row.data["whisper"]), None)
        if said is None:
            return
        taste = await self._show.taste(who)
        sheet = await self._show.whispers(stored, who, taste, [said])
        try:
            await self._send(await self._dm(who), sheet, row.id)
        except discord.HTTPException as error:
            if error.code not in FOR_GOOD:
                raise
            waiting = Owed("thread", "whispered", data={"who": who})
            await self._host.store.owe(stored.match.id, [waiting])

    async def _whispered(self, row: Row, stored: Stored) -> None:
        who = str(row.data["who"])
        text = say(stored.place.locale, "post-whispered", name=f"<@{who}>")
        await self._post(stored, Sheet((Words(text),), mentions=(who,)), row.id)

    # Computers

    async def _computer(self, row: Row, stored: Stored) -> None:
        assert row.seat is not None
        await self._host.computer(stored.match.id, row.seat)

    # Sending

    async def _dm(self, who: str) -> discord.DMChannel:
        return await self._client.create_dm(discord.Object(int(who)))

    def _channel(self, stored: Stored, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=stored.place.guild)

    @staticmethod
    async def _send(
        channel: discord.abc.Messageable, sheet: Sheet, nonce: int = 0, silent: bool = False
    ) -> discord.Message:
        return await channel.send(
            view=_sheet.view(sheet),
            files=_sheet.files(sheet),
            allowed_mentions=_sheet.pings(sheet),
            nonce=f"conclave-{nonce or secrets.token_hex(6)}",
            silent=silent,
        )

    @staticmethod
    async def _edit(channel: discord.PartialMessageable, message: int, sheet: Sheet) -> None:
        await channel.get_partial_message(message).edit(
            view=_sheet.view(sheet),
            attachments=_sheet.files(sheet),
            allowed_mentions=discord.AllowedMentions.none(),
        )


def _unpinged(match: Match, pinged: str) -> list[Seat]:
    """Return the seats of people whose wait has begun since they were last pinged."""
    known = json.loads(pinged)
    return [
        seat
        for seat, at in match.since.items()
        if not match.players[seat].played_by and known.get(str(seat)) != at
    ]


def _mark(sheet: Sheet) -> str:
    """Return what stands for all that a message shows, its pictures included."""
    return digest(sheet.parts, [part.data for part in sheet.parts if isinstance(part, Picture)])


@contextlib.contextmanager
def _no_answer() -> Iterator[None]:
    """Leave it at that if somebody cannot be written to."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in FOR_GOOD:
            raise


def _walk(message: discord.Message) -> list[discord.Component]:
    found: list[discord.Component] = []
    for component in message.components:
        found.append(component)
        found += getattr(component, "children", [])
    return found
