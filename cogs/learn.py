"""`/learn`: the courses of the games."""

from discord import app_commands
from discord.ext import commands

from cogs.handlers import lesson_actions
from cogs.interactions import Desk, Interaction, _, run_command, which_match


class LearnCog(commands.Cog):
    """`/learn`, which answers in private, in a server and in direct messages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=_("command-learn"), description=_("help-learn"))
    @app_commands.choices(game=which_match.GAMES)
    @app_commands.rename(game=_("arg-game"))
    @app_commands.describe(game=_("arghelp-learn"))
    async def learn(self, it: Interaction, game: str | None = None) -> None:
        """Open the course of a game, or show all courses."""
        await run_command.answered(it, lesson_actions.learn, game)
