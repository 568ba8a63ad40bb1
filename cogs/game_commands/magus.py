"""Slash commands of Magus, one for each action class of its engine."""

from discord import app_commands

from cogs.handlers import reading
from cogs.handlers.card_lookup import CardsCog
from cogs.interactions import Interaction, _
from cogs.interactions.game_cog import mine
from cogs.interactions.run_command import answered


class MagusCog(CardsCog, name="magus", description=_("magus-help")):
    """Slash commands of Magus."""

    game = "magus"

    @app_commands.command(name=_("magus-command-potions"), description=_("magus-help-potions"))
    @app_commands.autocomplete(match=mine("magus"))
    @app_commands.describe(match=_("arghelp-match"))
    @app_commands.rename(match=_("arg-match"))
    async def potions(self, it: Interaction, match: str | None = None) -> None:
        """Show the potions on offer and one's own, large, with their text."""
        await answered(it, reading.further, match, self.game, "potions", game=self.game)
