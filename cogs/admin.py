"""`/admin`: what those who manage a server, or run the bot, may do about matches and settings."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import _admin_pages as admin_pages
from cogs import _pages as pages
from cogs import _servers, _warden
from cogs._asked import AS, IN, answered, met
from cogs._desk import Desk, Interaction, person
from cogs._health import PATIENCE, ages
from cogs._logs import during
from cogs._opening import PACES
from cogs._pages import Reader
from cogs._translator import _
from db.connect import FAULTS
from db.rows import Stored
from engine.errors import BadOption

log = structlog.get_logger()

MANAGE = app_commands.default_permissions(manage_guild=True)
ANY = app_commands.autocomplete(match=_warden.matches)
LANGUAGES = [
    Choice(name=_("my-locale-en"), value="en"),
    Choice(name=_("my-locale-fr"), value="fr"),
    Choice(name=_("server-own-language"), value="server"),
]


def _choices(setting: str, *values: str) -> list[Choice[str]]:
    return [Choice(name=_(f"my-{setting}-{value}"), value=value) for value in values]


@MANAGE
class AdminCog(commands.GroupCog, name=_("command-admin"), description=_("help-admin")):
    """The commands of a server's moderators. Discord hides them from others; we refuse others."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    # Looking

    @app_commands.command(name=_("command-health"), description=_("help-health"))
    async def health(self, it: Interaction) -> None:
        """Tell how the bot is."""

        async def work() -> None:
            reader, store = await self._reader(it), self.desk.host.store
            found = admin_pages.Health(it.client.latency, ages(time.time()))
            try:
                async with asyncio.timeout(PATIENCE):
                    found = replace(
                        found,
                        owed=await store.owed(),
                        here=await store.counts(guild=it.guild_id),
                        everywhere=await store.counts(),
                    )
            except FAULTS:
                log.warning("database does not answer")
            await self.desk.answer(it, admin_pages.health(reader, found))

        await self._do(it, work)

    @app_commands.command(name=_("command-check"), description=_("help-check"))
    @app_commands.rename(channel=_("arg-channel"))
    @app_commands.describe(channel=_("arghelp-check-channel"))
    async def check(self, it: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Tell which permissions the bot lacks in a channel, and what for."""

        async def work() -> None:
            granted = it.app_permissions
            if channel is not None:
                granted = channel.permissions_for(channel.guild.me)
            where = channel.id if channel else it.channel_id or 0
            lacks = _servers.lacking(granted)
            await self.desk.answer(it, admin_pages.rights(await self._reader(it), where, lacks))

        await self._do(it, work)

    # Matches

    @app_commands.command(name=_("command-pause"), description=_("help-pause"))
    @ANY
    @AS
    @IN
    async def pause(self, it: Interaction, match: str | None = None) -> None:
        """Stop the clocks of a match; it takes no moves until it is resumed."""

        async def work(stored: Stored) -> None:
            await self.desk.steward.pause(stored.match.id, person(it))
            await self._done(it)

        await self._on(it, match, work)

    @app_commands.command(name=_("command-resume"), description=_("help-resume"))
    @ANY
    @AS
    @IN
    async def resume(self, it: Interaction, match: str | None = None) -> None:
        """Let a match that was paused go on."""

        async def work(stored: Stored) -> None:
            await self.desk.steward.resume(stored.match.id, person(it))
            await self._done(it)

        await self._on(it, match, work)

    @app_commands.command(name=_("command-void"), description=_("help-void"))
    @ANY
    @AS
    @IN
    async def void(self, it: Interaction, match: str | None = None) -> None:
        """Ask whether a match is to be called off."""

        async def work(stored: Stored) -> None:
            reader = await self._reader(it)
            game = pages.title(reader, stored.match)
            await self.desk.answer(it, admin_pages.void(reader, stored.match.id, game))

        await self._on(it, match, work)

    @app_commands.command(name=_("command-move"), description=_("help-move"))
    @ANY
    @app_commands.rename(channel=_("arg-channel"), match=_("arg-match"))
    @app_commands.describe(channel=_("arghelp-move-channel"), match=_("arghelp-match"))
    async def move(
        self, it: Interaction, channel: discord.TextChannel, match: str | None = None
    ) -> None:
        """Bring a match to another channel."""

        async def work(stored: Stored) -> None:
            lacks = _servers.lacking(channel.permissions_for(channel.guild.me))
            if set(lacks) & set(_servers.VITAL):
                raise _servers.CannotPost(where=channel.mention)
            await _warden.move(self.desk, stored, channel.guild.id, channel.id)
            await self._done(it)

        await self._on(it, match, work)

    @app_commands.command(name=_("command-replace"), description=_("help-admin-replace"))
    @app_commands.autocomplete(match=_warden.matches, seat=_warden.seats)
    @app_commands.rename(seat=_("arg-seat"), with_=_("arg-with"), match=_("arg-match"))
    @app_commands.describe(
        seat=_("arghelp-seat"), with_=_("arghelp-replace-with"), match=_("arghelp-match")
    )
    async def replace(
        self,
        it: Interaction,
        seat: str,
        with_: discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """Look for somebody new for a seat."""

        async def work(stored: Stored) -> None:
            players = stored.match.players
            if not seat.isdecimal() or not 1 <= int(seat) <= len(players):
                raise BadOption(option="seat", value=seat)
            (newcomer,) = await met(self.desk, [with_]) if with_ else ("",)
            leaver = players[int(seat) - 1].id
            await self.desk.steward.offer(stored.match.id, person(it), leaver, newcomer, admin=True)
            await self._done(it)

        await self._on(it, match, work)

    @app_commands.command(name=_("command-resend"), description=_("help-resend"))
    @ANY
    @AS
    @IN
    async def resend(self, it: Interaction, match: str | None = None) -> None:
        """Post the board of a match, and its hands, once more."""

        async def work(stored: Stored) -> None:
            await _warden.resend(self.desk, stored)
            await self._done(it)

        await self._on(it, match, work)

    # The server

    @app_commands.command(name=_("command-settings"), description=_("help-server-settings"))
    @app_commands.choices(pace=PACES)
    @app_commands.choices(
        language=LANGUAGES,
        theme=_choices("theme", "dark", "light"),
        palette=_choices("palette", "standard", "contrast"),
    )
    @app_commands.rename(
        language=_("arg-language"),
        pace=_("arg-pace"),
        theme=_("arg-theme"),
        palette=_("arg-palette"),
        pictures=_("arg-pictures"),
        channel=_("arg-channel"),
        anywhere=_("arg-anywhere"),
        hosts=_("arg-hosts"),
    )
    @app_commands.describe(
        language=_("arghelp-server-language"),
        pace=_("arghelp-server-pace"),
        theme=_("arghelp-theme"),
        palette=_("arghelp-palette"),
        pictures=_("arghelp-pictures"),
        channel=_("arghelp-server-channel"),
        anywhere=_("arghelp-server-anywhere"),
        hosts=_("arghelp-server-hosts"),
    )
    async def settings(
        self,
        it: Interaction,
        language: str | None = None,
        pace: int | None = None,
        theme: str | None = None,
        palette: str | None = None,
        pictures: bool | None = None,
        channel: discord.TextChannel | None = None,
        anywhere: bool = False,
        hosts: discord.Role | None = None,
    ) -> None:
        """Show the settings of the server, with those that were given changed."""

        async def work() -> None:
            if it.guild_id is None:
                raise _servers.NoPlace
            given: dict[str, Any] = {
                "locale": language,
                "pace": pace,
                "theme": theme,
                "palette": palette,
                "pictures": pictures,
                "lobbies": channel.id if channel else None,
                "hosts": hosts.id if hosts else None,
            }
            changes = {key: value for key, value in given.items() if value is not None}
            if anywhere:
                changes["lobbies"] = None
            await _warden.set_up(self.desk, it.guild_id, str(it.guild_locale or "en"), changes)
            server = await _servers.settings(self.desk.host.store, it.guild_id)
            await self.desk.answer(it, admin_pages.settings(await self._reader(it), server))

        await self._do(it, work)

    # How it is done

    async def _do(self, it: Interaction, work: Callable[[], Awaitable[None]]) -> None:
        """Acknowledge, see whether the person may do this, log it, and work."""

        async def permitted() -> None:
            await _warden.permit(it)
            await work()

        await answered(it, self.desk, permitted)

    async def _on(
        self, it: Interaction, match: str | None, work: Callable[[Stored], Awaitable[None]]
    ) -> None:
        """Do the same for a match, which must be one of this server."""

        async def found() -> None:
            await _warden.allowed(it)
            stored = await _warden.meant(self.desk, it, match)
            during(match=stored.match.id)
            await _warden.permit(it, stored)
            await work(stored)

        await answered(it, self.desk, found)

    async def _reader(self, it: Interaction) -> Reader:
        return Reader((await self.desk.taste(it)).locale, ())

    async def _done(self, it: Interaction) -> None:
        self.desk.worker.kick()
        await self.desk.say(it, (await self._reader(it)).say("panel-done"))
