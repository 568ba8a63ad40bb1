"""Slash commands of Magus, one for each action class of its engine."""

from discord import app_commands

from cogs.handlers import card_command_of_a_game, read_only_actions
from cogs.interactions import Interaction, _, game_cog, run_command


class MagusCog(card_command_of_a_game.CardsCog, name="magus", description=_("magus-help")):
    """Slash commands of Magus."""

    game = "magus"

    @app_commands.command(name=_("magus-command-potions"), description=_("magus-help-potions"))
    @app_commands.autocomplete(match=game_cog.mine("magus"))
    @app_commands.describe(match=_("arghelp-match"))
    @app_commands.rename(match=_("arg-match"))
    async def potions(self, it: Interaction, match: str | None = None) -> None:
        """Show the potions on offer and one's own, large, with their text."""
        await run_command.answered(
            it, read_only_actions.further, match, self.game, "potions", game=self.game
        )
