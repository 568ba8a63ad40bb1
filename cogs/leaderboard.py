"""`/leaderboard`: who plays a game best on a server."""

from discord import app_commands
from discord.ext import commands

from cogs.handlers import account_actions
from cogs.interactions import Desk, Interaction, _, command_availability, run_command, which_match


class LeaderboardCog(commands.Cog):
    """`/leaderboard`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @command_availability.on_servers
    @app_commands.command(name=_("command-leaderboard"), description=_("help-leaderboard"))
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.rename(game=_("arg-game"))
    @app_commands.describe(game=_("arghelp-game"))
    async def leaderboard(self, it: Interaction, game: str) -> None:
        """Tell who plays a game best on this server."""
        await run_command.answered(it, account_actions.leaderboard, game)
