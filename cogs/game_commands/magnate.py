"""Slash commands of Magnate, one for each action class of its engine."""

from cogs.handlers.card_lookup import CardsCog
from cogs.interactions.command_translator import _


class MagnateCog(CardsCog, name="magnate", description=_("magnate-help")):
    """Slash commands of Magnate."""

    game = "magnate"
