"""The commands of `/match` about seats: coming back, finding somebody new, undoing a turn."""

import discord
from discord.ext import commands

from cogs import match_creation_commands
from cogs.handlers import lobby_actions, match_relocation, seat_change_actions, undo_requests
from cogs.interactions import Interaction, _, run_command, which_match

PLAYER = discord.app_commands.rename(player=_("arg-player"), match=_("arg-match"))


class TableCommands(commands.Cog):
    """Commands that `MatchCog` takes over."""

    @discord.app_commands.command(name=_("command-back"), description=_("help-back"))
    @which_match.ANY
    @which_match.AS
    @which_match.IN
    async def back(self, it: Interaction, match: str | None = None) -> None:
        """Take one's seat back from the computer."""
        await run_command.answered(it, seat_change_actions.back, match)

    @discord.app_commands.command(name=_("command-undo"), description=_("help-undo"))
    @which_match.ANY
    @which_match.AS
    @which_match.IN
    async def undo(self, it: Interaction, match: str | None = None) -> None:
        """Ask the others to undo the last turn."""
        await run_command.answered(it, undo_requests.undo, match)

    @discord.app_commands.command(name=_("command-replace"), description=_("help-replace"))
    @which_match.ANY
    @discord.app_commands.rename(player=_("arg-player"), with_=_("arg-with"), match=_("arg-match"))
    @discord.app_commands.describe(
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
        await run_command.answered(it, seat_change_actions.replace, match, player, with_)

    @discord.app_commands.command(name=_("command-kick"), description=_("help-kick"))
    @which_match.ANY
    @PLAYER
    @discord.app_commands.describe(player=_("arghelp-kicked"), match=_("arghelp-match"))
    async def kick(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Take a player's seat away before the start."""
        await run_command.answered(it, lobby_actions.kick, match, player)

    @discord.app_commands.command(name=_("command-move"), description=_("help-move-home"))
    @discord.app_commands.choices(home=match_creation_commands.HOMES)
    @which_match.ANY
    @discord.app_commands.rename(home=_("arg-where"), match=_("arg-match"))
    @discord.app_commands.describe(home=_("arghelp-home"), match=_("arghelp-match"))
    async def move(self, it: Interaction, home: str, match: str | None = None) -> None:
        """Let a match go on by letter, or in a thread of this server."""
        await run_command.answered(it, match_relocation.move, match, home)

    @discord.app_commands.command(name=_("command-host"), description=_("help-host"))
    @which_match.ANY
    @PLAYER
    @discord.app_commands.describe(player=_("arghelp-host"), match=_("arghelp-match"))
    async def host(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Make another player the host."""
        await run_command.answered(it, seat_change_actions.hand_over, match, player)
