"""Slash commands of The Magicians of Pangea, one for each action class of its engine."""

from cogs.handlers.card_lookup import CardsCog
from cogs.interactions.command_translator import _


class PangeaCog(CardsCog, name="pangea", description=_("pangea-help")):
    """Slash commands of The Magicians of Pangea."""

    game = "pangea"
