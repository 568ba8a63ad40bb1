"""The commands of `/match` that open tables: new, invite, first."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers import lobby_actions, open_table_and_first_match as handlers, seek_actions
from cogs.interactions import Interaction, _, command, run_command, which_match
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

    @command("new", with2="with", with3="with", with4="with")
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.choices(pace=PACES, reserve=RESERVES, increment=INCREMENTS, least=LEAST)
    @app_commands.choices(where=HOMES)
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

    @command("seek")
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.choices(pace=PACES)
    async def seek(
        self,
        it: Interaction,
        game: str,
        pace: int = 0,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    ) -> None:
        """Say that one would play by letter with anybody."""
        await run_command.answered(it, seek_actions.seek, game, pace, seats or 0)

    @command("seeks")
    async def seeks(self, it: Interaction) -> None:
        """List who looks for players."""
        await run_command.answered(it, seek_actions.seeks)

    @command("invite", player="invite")
    @which_match.ANY
    async def invite(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Invite somebody to a table that waits for players."""
        await run_command.answered(it, lobby_actions.invite, match, player)

    @command("first", game="first-game")
    @app_commands.choices(game=which_match.GAMES)
    async def first(self, it: Interaction, game: str | None = None) -> None:
        """Begin a first match against the computer, with a few notes on the way."""
        await run_command.answered(it, handlers.first, "", game)
