"""Slash commands of Magnate, one for each action class of its engine."""

from cogs.answers.cards import CardsCog
from cogs.desk.translator import _


class MagnateCog(CardsCog, name="magnate", description=_("magnate-help")):
    """Slash commands of Magnate."""

    game = "magnate"
