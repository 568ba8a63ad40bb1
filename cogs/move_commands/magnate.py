"""Slash commands of Magnate, one for each action class of its engine."""

from cogs.handlers.card_command_of_a_game import CardsCog
from cogs.interactions.command_translator import _


class MagnateCog(CardsCog, name="magnate", description=_("magnate-help")):
    """Slash commands of Magnate."""

    game = "magnate"
