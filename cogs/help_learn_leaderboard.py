"""`/help`, `/learn` and `/leaderboard`: the commands that stand alone."""

from discord import app_commands
from discord.ext import commands

from cogs.handlers import account_actions, lesson_actions, read_only_actions
from cogs.interactions import Interaction, WithDesk, command, command_availability, run_command
from cogs.interactions.which_match import GAMES


class HelpCog(WithDesk, commands.Cog):
    """The commands that are in no group."""

    @command("help")
    async def help(self, it: Interaction) -> None:
        """Say what Conclave is and how one plays."""
        await run_command.answered(it, read_only_actions.help_)

    @command("learn", game="learn")
    @app_commands.choices(game=GAMES)
    async def learn(self, it: Interaction, game: str | None = None) -> None:
        """Open the course of a game, or show all courses."""
        await run_command.answered(it, lesson_actions.learn, game)

    @command_availability.on_servers
    @command("leaderboard")
    @app_commands.choices(game=GAMES)
    async def leaderboard(self, it: Interaction, game: str) -> None:
        """Tell who plays a game best on this server."""
        await run_command.answered(it, account_actions.leaderboard, game)
