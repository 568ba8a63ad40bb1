"""`/admin`: what those who manage a server, or run the bot, may do about matches and settings."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import languages
from cogs.handlers import admin_actions
from cogs.interactions import Desk, Interaction, _, command_availability, game_cog, run_command
from cogs.interactions.which_match import AS, IN
from cogs.match_creation_commands import PACES
from engine.errors import GameError
from render.words.catalogues import say, word
from services.server_settings import PAGES

MANAGE = app_commands.default_permissions(manage_guild=True)
LANGUAGES = [
    *(Choice(name=one.name, value=one.code) for one in languages.LANGUAGES),
    Choice(name=_("server-own-language"), value="server"),
]


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
    return [Choice(name=name, value=id_) for id_, name in fitting[: game_cog.MOST_CHOICES]]


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
class AdminCog(commands.GroupCog, name=_("command-admin"), description=_("help-admin")):
    """The commands of a server's moderators. Discord hides them from others; we refuse others."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    # Looking

    @app_commands.command(name=_("command-health"), description=_("help-health"))
    async def health(self, it: Interaction) -> None:
        """Tell how the bot is."""
        await run_command.answered(it, admin_actions.health)

    @app_commands.command(name=_("command-check"), description=_("help-check"))
    @app_commands.rename(channel=_("arg-channel"))
    @app_commands.describe(channel=_("arghelp-check-channel"))
    async def check(self, it: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Tell which permissions the bot lacks in a channel, and what for."""
        await run_command.answered(it, admin_actions.check, channel)

    # Matches

    @app_commands.command(name=_("command-pause"), description=_("help-pause"))
    @ANY
    @AS
    @IN
    async def pause(self, it: Interaction, match: str | None = None) -> None:
        """Stop the clocks of a match; it takes no moves until it is resumed."""
        await run_command.answered(it, admin_actions.pause, match)

    @app_commands.command(name=_("command-resume"), description=_("help-resume"))
    @ANY
    @AS
    @IN
    async def resume(self, it: Interaction, match: str | None = None) -> None:
        """Let a match that was paused go on."""
        await run_command.answered(it, admin_actions.resume, match)

    @app_commands.command(name=_("command-void"), description=_("help-void"))
    @ANY
    @AS
    @IN
    async def void(self, it: Interaction, match: str | None = None) -> None:
        """Ask whether a match is to be called off."""
        await run_command.answered(it, admin_actions.ask_to_void, match)

    @app_commands.command(name=_("command-move"), description=_("help-move"))
    @ANY
    @app_commands.rename(channel=_("arg-channel"), match=_("arg-match"))
    @app_commands.describe(channel=_("arghelp-move-channel"), match=_("arghelp-match"))
    async def move(
        self, it: Interaction, channel: discord.TextChannel, match: str | None = None
    ) -> None:
        """Bring a match to another channel."""
        await run_command.answered(it, admin_actions.move, match, channel)

    @app_commands.command(name=_("command-replace"), description=_("help-admin-replace"))
    @app_commands.autocomplete(match=_matches, seat=_seats)
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
        await run_command.answered(it, admin_actions.replace_player, match, seat, with_)

    @app_commands.command(name=_("command-resend"), description=_("help-resend"))
    @ANY
    @AS
    @IN
    async def resend(self, it: Interaction, match: str | None = None) -> None:
        """Post the board of a match, and its hands, once more."""
        await run_command.answered(it, admin_actions.resend, match)

    # The server

    @app_commands.command(name=_("command-settings"), description=_("help-server-settings"))
    @app_commands.choices(pace=PACES)
    @app_commands.choices(
        language=LANGUAGES,
        theme=_choices("theme", "dark", "light"),
        palette=_choices("palette", "standard", "contrast"),
        page=[Choice(name=_(f"server-page-{value}"), value=value) for value in PAGES],
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
        page=_("arg-page"),
        listed=_("arg-listed"),
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
        page=_("arghelp-server-page"),
        listed=_("arghelp-server-listed"),
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
