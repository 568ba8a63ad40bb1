"""`/help`: what Conclave is and how one plays."""

from discord import app_commands
from discord.ext import commands

from cogs.handlers import read_only_actions
from cogs.interactions import Desk, Interaction, _, run_command


class HelpCog(commands.Cog):
    """`/help`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=_("command-help"), description=_("help-help"))
    async def help(self, it: Interaction) -> None:
        """Say what Conclave is and how one plays."""
        await run_command.answered(it, read_only_actions.help_)
