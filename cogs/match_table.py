"""The commands of `/match` about seats: coming back, finding somebody new, undoing a turn."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers import lobby_actions, match_relocation, substitute_actions, undo_requests
from cogs.interactions import Interaction, _
from cogs.interactions.run_command import answered
from cogs.interactions.which_match import ANY, AS, IN
from cogs.match_creation_commands import HOMES

PLAYER = app_commands.rename(player=_("arg-player"), match=_("arg-match"))


class TableCommands(commands.Cog):
    """Commands that `MatchCog` takes over."""

    @app_commands.command(name=_("command-back"), description=_("help-back"))
    @ANY
    @AS
    @IN
    async def back(self, it: Interaction, match: str | None = None) -> None:
        """Take one's seat back from the computer."""
        await answered(it, substitute_actions.back, match)

    @app_commands.command(name=_("command-undo"), description=_("help-undo"))
    @ANY
    @AS
    @IN
    async def undo(self, it: Interaction, match: str | None = None) -> None:
        """Ask the others to undo the last turn."""
        await answered(it, undo_requests.undo, match)

    @app_commands.command(name=_("command-replace"), description=_("help-replace"))
    @ANY
    @app_commands.rename(player=_("arg-player"), with_=_("arg-with"), match=_("arg-match"))
    @app_commands.describe(
        player=_("arghelp-replaced"), with_=_("arghelp-newcomer"), match=_("arghelp-match")
    )
    async def replace(
        self,
        it: Interaction,
        player: discord.User | None = None,
        with_: discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """Look for somebody new for one's own seat, or as the host for one that stands still."""
        await answered(it, substitute_actions.replace, match, player, with_)

    @app_commands.command(name=_("command-kick"), description=_("help-kick"))
    @ANY
    @PLAYER
    @app_commands.describe(player=_("arghelp-kicked"), match=_("arghelp-match"))
    async def kick(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Take a player's seat away before the start."""
        await answered(it, lobby_actions.kick, match, player)

    @app_commands.command(name=_("command-move"), description=_("help-move-home"))
    @app_commands.choices(home=HOMES)
    @ANY
    @app_commands.rename(home=_("arg-where"), match=_("arg-match"))
    @app_commands.describe(home=_("arghelp-home"), match=_("arghelp-match"))
    async def move(self, it: Interaction, home: str, match: str | None = None) -> None:
        """Let a match go on by letter, or in a thread of this server."""
        await answered(it, match_relocation.move, match, home)

    @app_commands.command(name=_("command-host"), description=_("help-host"))
    @ANY
    @PLAYER
    @app_commands.describe(player=_("arghelp-host"), match=_("arghelp-match"))
    async def host(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Make another player the host."""
        await answered(it, substitute_actions.hand_over, match, player)
