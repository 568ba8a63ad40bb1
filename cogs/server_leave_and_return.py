"""The bot leaves a server or comes back: its matches pause and resume."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import discord
import structlog
from discord.ext import commands

from cogs.interactions.cog_base import WithDesk
from cogs.post.message_sender import ASLEEP
from db import OutboxRow, match_rows, transactions
from db.seasons import message_of
from engine import GameError, Status

log = structlog.get_logger()

WAITS = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 60.0, 60.0, 60.0, 60.0)
"""Seconds after which is tried again what the database was away for: Discord tells of it once."""
SEASONS = 25
"""Seasons of a server whose messages are brought up to date when it comes back, the newest."""


class ServersCog(WithDesk, commands.Cog):
    """Listens for servers that come and go, also for those that did while the bot was away."""

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the matches of a server sleep."""
        await self._patiently(partial(self._sleep, guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Wake the matches of a server."""
        await self._patiently(partial(self._wake, guild.id))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Do both for what happened meanwhile."""
        await self._patiently(self._meanwhile)

    async def _patiently(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something when the database is there."""
        for wait in WAITS:
            try:
                return await work()
            except Exception as error:
                if not transactions.unavailable(error):
                    raise
                log.warning("database away", error=type(error).__name__, again=wait)
            await asyncio.sleep(wait)
        return await work()

    async def _meanwhile(self) -> None:
        client = self.desk.courier.client
        known = {guild.id for guild in client.guilds}
        store = self.desk.umpire.store
        for guild in await store.lists.guilds(asleep=False) - known:
            if _of_shard(client, guild):
                await self._sleep(guild)
        for guild in await store.lists.guilds(asleep=True) & known:
            await self._wake(guild)

    async def _sleep(self, guild: int) -> None:
        """Stop all clocks there; the matches take no moves and post nothing. Letters go on."""
        for row in await self.desk.umpire.store.lists.in_guild(guild):
            if row.status is Status.RUNNING and row.place.home == match_rows.THREAD:
                try:
                    await self.desk.steward.pause(row.id, "", ASLEEP)
                except GameError:
                    continue  # somebody paused it already, or it is over by now
        log.info("server left", guild=guild)

    async def _wake(self, guild: int) -> None:
        """Let the clocks run again, and call whoever is waited for once more."""
        store = self.desk.umpire.store
        for row in await store.lists.in_guild(guild):
            if row.readable and (await store.match(row.id)).match.rest == ASLEEP:
                await self.desk.steward.resume(row.id, "")
                await store.place(row.id, [OutboxRow("thread", "board")], pinged="{}", trouble="")
                await store.outbox.hurry(row.id)
        seasons = await store.seasons.in_guild(guild, live=False)
        seasons.sort(key=lambda one: -(one.over or self.desk.umpire.now()))
        await store.outbox.owe(None, [message_of(one.id) for one in seasons[:SEASONS]])
        self.desk.worker.kick()
        log.info("server found", guild=guild)


def _of_shard(client: discord.Client, guild: int) -> bool:
    """Tell whether the events of a server come to this process."""
    shards = client.shard_count or 1
    return shards == 1 or (guild >> 22) % shards == client.shard_id
