"""The slash group of each game: a command for each action class of its engine, and its cards."""

from discord import app_commands

from cogs.handlers import card_command_of_a_game, read_only_actions
from cogs.interactions import Interaction, _, game_cog, run_command
from engine.games.seven_sages.actions import ORDERS

CardsCog = card_command_of_a_game.CardsCog


class MagnateCog(CardsCog, name="magnate", description=_("magnate-help")):
    """Slash commands of Magnate."""

    game = "magnate"


class MagusCog(CardsCog, name="magus", description=_("magus-help")):
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


class MagusWargameCog(CardsCog, name="magus_wargame", description=_("magus-wargame-help")):
    """Slash commands of the wargame."""

    game = "magus_wargame"


class PangeaCog(CardsCog, name="pangea", description=_("pangea-help")):
    """Slash commands of The Magicians of Pangea."""

    game = "pangea"


class SevenSagesCog(CardsCog, name="seven_sages", description=_("seven-sages-help")):
    """Slash commands of The Seven Sages."""

    game = "seven_sages"

    order = app_commands.Group(  # a group takes 25 commands, and the game has as many verbs
        name=_("seven-sages-command-order"), description=_("seven-sages-help-order")
    )
    orders = ORDERS
