"""The commands of `/match` about seats: coming back, finding somebody new, undoing a turn."""

import discord
from discord.ext import commands

from cogs import match_creation_commands
from cogs.handlers import lobby_actions, match_relocation, seat_change_actions, undo_requests
from cogs.interactions import Interaction, command, run_command, which_match


class TableCommands(commands.Cog):
    """Commands that `MatchCog` takes over."""

    @command("back")
    @which_match.ANY
    async def back(self, it: Interaction, match: str | None = None) -> None:
        """Take one's seat back from the computer."""
        await run_command.answered(it, seat_change_actions.back, match)

    @command("undo")
    @which_match.ANY
    async def undo(self, it: Interaction, match: str | None = None) -> None:
        """Ask the others to undo the last turn."""
        await run_command.answered(it, undo_requests.undo, match)

    @command("replace", player="replaced", with_="newcomer")
    @which_match.ANY
    async def replace(
        self,
        it: Interaction,
        player: discord.User | None = None,
        with_: discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """Look for somebody new for one's own seat, or as the host for one that stands still."""
        await run_command.answered(it, seat_change_actions.replace, match, player, with_)

    @command("kick", player="kicked")
    @which_match.ANY
    async def kick(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Take a player's seat away before the start."""
        await run_command.answered(it, lobby_actions.kick, match, player)

    @command("move", "move-home", where="home")
    @discord.app_commands.choices(where=match_creation_commands.HOMES)
    @which_match.ANY
    async def move(self, it: Interaction, where: str, match: str | None = None) -> None:
        """Let a match go on by letter, or in a thread of this server."""
        await run_command.answered(it, match_relocation.move, match, where)

    @command("host", player="host")
    @which_match.ANY
    async def host(self, it: Interaction, player: discord.User, match: str | None = None) -> None:
        """Make another player the host."""
        await run_command.answered(it, seat_change_actions.hand_over, match, player)
