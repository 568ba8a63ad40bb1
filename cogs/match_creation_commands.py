"""The commands of `/match` that open tables: new, invite, first."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers import lobby_actions, open_table_and_first_match as handlers, seek_actions
from cogs.interactions import Interaction, _, run_command, which_match
from cogs.pages.lobby_post import PACES as SECONDS
from db.match_rows import LETTERS, THREAD
from engine import registry
from engine.match import DAY, Pace

PACES = [app_commands.Choice(name=_(f"pace-{seconds}"), value=seconds) for seconds in SECONDS]
RESERVES = [
    app_commands.Choice(name=_(f"reserve-{seconds}"), value=seconds)
    for seconds in (DAY // 2, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
]
INCREMENTS = [
    app_commands.Choice(name=_(f"increment-{seconds}"), value=seconds)
    for seconds in (3_600, 6 * 3_600, DAY // 2, DAY)
]
LEAST = [app_commands.Choice(name=_(f"least-{share}"), value=share) for share in (80, 90, 95)]

HOMES = [app_commands.Choice(name=_(f"home-{home}"), value=home) for home in (THREAD, LETTERS)]
MOST_SEATS = max(game.meta.seats[1] for game in registry.games())


class Opening(commands.Cog):
    """Commands that `MatchCog` takes over."""

    @app_commands.command(name=_("command-new"), description=_("help-new"))
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.choices(pace=PACES, reserve=RESERVES, increment=INCREMENTS, least=LEAST)
    @app_commands.choices(where=HOMES)
    @app_commands.rename(
        game=_("arg-game"),
        pace=_("arg-pace"),
        with_=_("arg-with"),
        with2=_("arg-with2"),
        with3=_("arg-with3"),
        with4=_("arg-with4"),
        private=_("arg-private"),
        strict=_("arg-strict"),
        reserve=_("arg-reserve"),
        increment=_("arg-increment"),
        least=_("arg-least"),
        where=_("arg-where"),
    )
    @app_commands.describe(
        game=_("arghelp-game"),
        pace=_("arghelp-pace"),
        with_=_("arghelp-with"),
        with2=_("arghelp-with"),
        with3=_("arghelp-with"),
        with4=_("arghelp-with"),
        private=_("arghelp-private"),
        strict=_("arghelp-strict"),
        reserve=_("arghelp-reserve"),
        increment=_("arghelp-increment"),
        least=_("arghelp-least"),
        where=_("arghelp-where"),
    )
    async def new(
        self,
        it: Interaction,
        game: str,
        with_: discord.User | None = None,
        with2: discord.User | None = None,
        with3: discord.User | None = None,
        with4: discord.User | None = None,
        pace: int | None = None,
        private: bool = False,
        strict: bool = False,
        reserve: int = 0,
        increment: int = 0,
        least: int = 0,
        where: str | None = None,
    ) -> None:
        """Open a table."""
        others = (with_, with2, with3, with4)
        given = Pace(pace or 0, strict, reserve, increment)
        await run_command.answered(it, handlers.new, game, others, given, private, least, where)

    @app_commands.command(name=_("command-seek"), description=_("help-seek"))
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.choices(pace=PACES)
    @app_commands.rename(game=_("arg-game"), pace=_("arg-pace"), seats=_("arg-seats"))
    @app_commands.describe(game=_("arghelp-game"), pace=_("arghelp-pace"), seats=_("arghelp-seats"))
    async def seek(
        self,
        it: Interaction,
        game: str,
        pace: int = 0,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    ) -> None:
        """Say that one would play by letter with anybody."""
        await run_command.answered(it, seek_actions.seek, game, pace, seats or 0)

    @app_commands.command(name=_("command-seeks"), description=_("help-seeks"))
    async def seeks(self, it: Interaction) -> None:
        """List who looks for players."""
        await run_command.answered(it, seek_actions.seeks)

    @app_commands.command(name=_("command-invite"), description=_("help-invite"))
    @which_match.ANY
    @app_commands.rename(player=_("arg-player"), match=_("arg-match"))
    @app_commands.describe(player=_("arghelp-invite"), match=_("arghelp-match"))
    async def invite(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Invite somebody to a table that waits for players."""
        await run_command.answered(it, lobby_actions.invite, match, player)

    @app_commands.command(name=_("command-first"), description=_("help-first"))
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.rename(game=_("arg-game"))
    @app_commands.describe(game=_("first-arghelp-game"))
    async def first(self, it: Interaction, game: str | None = None) -> None:
        """Begin a first match against the computer, with a few notes on the way."""
        await run_command.answered(it, handlers.first, "", game)
