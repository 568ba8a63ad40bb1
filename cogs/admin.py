"""`/admin`: what those who manage a server, or run the bot, may do about matches and settings."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import languages
from cogs.handlers import admin_actions
from cogs.interactions import Interaction, WithDesk, _, command, command_availability, run_command
from cogs.interactions.game_cog import MOST_CHOICES
from cogs.match_creation_commands import PACES
from engine.errors import GameError
from render.words.catalogues import say, word
from services.server_settings import PAGES

MANAGE = app_commands.default_permissions(manage_guild=True)
LANGUAGES = [
    *(Choice(name=one.name, value=one.code) for one in languages.LANGUAGES),
    Choice(name=_("server-own-language"), value="server"),
]
_TOLD = {
    option: f"server-{option}"
    for option in ("language", "pace", "channel", "anywhere", "hosts", "page", "listed")
}
"""What the options of a server are described by, where a person has one of the same name."""


def _choices(setting: str, *values: str) -> list[Choice[str]]:
    return [Choice(name=_(f"my-{setting}-{value}"), value=value) for value in values]


async def _matches(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the id of a live match of this server, for those who manage it."""
    if it.guild_id is None or not admin_actions.manages(it):
        return []
    rows = await it.client.desk.umpire.store.lists.in_guild(it.guild_id)
    locale, named = str(it.locale), list[tuple[str, str]]()
    for row in rows:
        name = f"{say(locale, f'{word(row.key)}-title')} {row.id}"
        marked = name if row.readable else f"{name} · {say(locale, 'list-unreadable')}"
        named.append((row.id, marked))
    fitting = [(id_, name) for id_, name in named if current.casefold() in name.casefold()]
    return [Choice(name=name, value=id_) for id_, name in fitting[:MOST_CHOICES]]


async def _seats(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a seat of the match that is named, by the name of who sits there."""
    if it.guild_id is None or not admin_actions.manages(it):
        return []
    desk = it.client.desk
    try:
        row = await admin_actions.meant(desk, it, it.namespace.match)
        stored = await desk.umpire.store.match(row.id)
    except GameError:
        return []
    if row.place.guild != it.guild_id:
        return []
    names = await desk.show.names(stored.match, str(it.locale))
    listed = [(str(n), f"{n}: {name}") for n, name in enumerate(names, 1)]
    return [
        Choice(name=name, value=n) for n, name in listed if current.casefold() in name.casefold()
    ]


ANY = app_commands.autocomplete(match=_matches)


@command_availability.on_servers
@MANAGE
class AdminCog(WithDesk, commands.GroupCog, name=_("command-admin"), description=_("help-admin")):
    """The commands of a server's moderators. Discord hides them from others; we refuse others."""

    # Looking

    @command("health")
    async def health(self, it: Interaction) -> None:
        """Tell how the bot is."""
        await run_command.answered(it, admin_actions.health)

    @command("check", channel="check-channel")
    async def check(self, it: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Tell which permissions the bot lacks in a channel, and what for."""
        await run_command.answered(it, admin_actions.check, channel)

    # Matches

    @command("pause")
    @ANY
    async def pause(self, it: Interaction, match: str | None = None) -> None:
        """Stop the clocks of a match; it takes no moves until it is resumed."""
        await run_command.answered(it, admin_actions.pause, match)

    @command("resume")
    @ANY
    async def resume(self, it: Interaction, match: str | None = None) -> None:
        """Let a match that was paused go on."""
        await run_command.answered(it, admin_actions.resume, match)

    @command("void")
    @ANY
    async def void(self, it: Interaction, match: str | None = None) -> None:
        """Ask whether a match is to be called off."""
        await run_command.answered(it, admin_actions.ask_to_void, match)

    @command("move", channel="move-channel")
    @ANY
    async def move(
        self, it: Interaction, channel: discord.TextChannel, match: str | None = None
    ) -> None:
        """Bring a match to another channel."""
        await run_command.answered(it, admin_actions.move, match, channel)

    @command("replace", "admin-replace", with_="replace-with")
    @app_commands.autocomplete(match=_matches, seat=_seats)
    async def replace(
        self,
        it: Interaction,
        seat: str,
        with_: discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """Look for somebody new for a seat."""
        await run_command.answered(it, admin_actions.replace_player, match, seat, with_)

    @command("resend")
    @ANY
    async def resend(self, it: Interaction, match: str | None = None) -> None:
        """Post the board of a match, and its hands, once more."""
        await run_command.answered(it, admin_actions.resend, match)

    # The server

    @command("settings", "server-settings", **_TOLD)
    @app_commands.choices(pace=PACES)
    @app_commands.choices(
        language=LANGUAGES,
        theme=_choices("theme", "dark", "light"),
        palette=_choices("palette", "standard", "contrast"),
        page=[Choice(name=_(f"server-page-{value}"), value=value) for value in PAGES],
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
        page: str | None = None,
        listed: bool | None = None,
    ) -> None:
        """Show the settings of the server, with those that were given changed."""
        given: dict[str, Any] = {
            "locale": language,
            "pace": pace,
            "theme": theme,
            "palette": palette,
            "pictures": pictures,
            "lobbies": channel.id if channel else None,
            "hosts": hosts.id if hosts else None,
            "page": page,
            "listed": listed,
        }
        changes = {key: value for key, value in given.items() if value is not None}
        if anywhere:
            changes["lobbies"] = None
        await run_command.answered(it, admin_actions.set_up, changes)
