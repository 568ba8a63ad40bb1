"""Sends and edits messages, and goes down the ladder where Discord refuses one for good.

The thread, then the channel; what no rung takes is told to the host. Kinds of deliveries are
apart (`_boards`, `_hands`): they say what is sent, this says how.
"""

import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TypeAlias

import discord

from cogs import _sheet
from cogs._host import Host
from cogs._sheet import Sheet, Words
from db.outbox import Owed, Row
from db.rows import Stored

Ways: TypeAlias = dict[str, Callable[[Row, Stored], Awaitable[None]]]
"""For each kind of row, what delivers it."""
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


class Post:
    """Messages through one Discord client."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def post(self, stored: Stored, sheet: Sheet, nonce: int) -> discord.Message:
        """Post into the thread; unarchive it, or fall back to the channel, where that fails."""
        place = stored.place
        channel = self.channel(place.channel, place.guild)
        if place.thread is None:
            async with self.host_told(stored):
                return await self.send(channel, sheet, nonce)
        thread = self.channel(place.thread, place.guild)
        try:
            return await self.send(thread, sheet, nonce)
        except discord.HTTPException as error:
            code = error.code
            if code not in FOR_GOOD | {ARCHIVED}:
                raise
        if code == ARCHIVED and await self._unarchive(place.thread):
            return await self.send(thread, sheet, nonce)
        await self.tell_host(stored)
        if code == UNKNOWN_CHANNEL:
            await self._host.store.place(stored.match.id, thread=None)
        return await self.send(channel, sheet, nonce)

    async def _unarchive(self, thread: int) -> bool:
        try:
            found = await self._client.fetch_channel(thread)
            if isinstance(found, discord.Thread):
                await found.edit(archived=False)
        except discord.HTTPException:
            return False
        return True

    async def retire(self, channel: discord.PartialMessageable, message: int) -> None:
        """Leave of an old board its words: what happened stays readable, the newest is drawn."""
        try:
            old = await channel.fetch_message(message)
            texts = [item.content for item in _walk(old) if isinstance(item, discord.TextDisplay)]
            words = Sheet((Words("\n".join(texts)),)) if texts else None
            if words is None:
                await old.delete()
            else:
                await self.edit(channel, message, words)
        except discord.HTTPException:
            return  # an old board that stays does no harm: its buttons answer with the present

    async def tell_host(self, stored: Stored) -> None:
        """Owe the host of a match a word about what Discord refuses."""
        await self._host.store.owe(stored.match.id, [Owed(f"dm:{stored.match.host}", "trouble")])

    @contextlib.asynccontextmanager
    async def host_told(self, stored: Stored) -> AsyncIterator[None]:
        """Let the host know when Discord refuses something for good."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code in FOR_GOOD:
                await self.tell_host(stored)
            raise

    async def dm(self, who: str) -> discord.DMChannel:
        """Return the DMs with a person; discord.HTTPException if there can be none."""
        return await self._client.create_dm(discord.Object(int(who)))

    def channel(self, channel: int, guild: int | None = None) -> discord.PartialMessageable:
        """Return a channel or thread by its id, without asking whether it exists."""
        return self._client.get_partial_messageable(channel, guild_id=guild)

    @staticmethod
    async def send(
        channel: discord.abc.Messageable, sheet: Sheet, nonce: int = 0, silent: bool = False
    ) -> discord.Message:
        """Send a sheet; Discord takes the same `nonce` for the same message for some minutes."""
        return await channel.send(
            view=_sheet.view(sheet),
            files=_sheet.files(sheet),
            allowed_mentions=_sheet.pings(sheet),
            nonce=f"conclave-{nonce or secrets.token_hex(6)}",
            silent=silent,
        )

    @staticmethod
    async def edit(channel: discord.PartialMessageable, message: int, sheet: Sheet) -> None:
        """Let a message say what a sheet says; it calls nobody."""
        await channel.get_partial_message(message).edit(
            view=_sheet.view(sheet),
            attachments=_sheet.files(sheet),
            allowed_mentions=discord.AllowedMentions.none(),
        )


@contextlib.contextmanager
def no_answer() -> Iterator[None]:
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
