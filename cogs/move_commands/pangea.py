"""Slash commands of The Magicians of Pangea, one for each action class of its engine."""

from cogs.handlers.card_command_of_a_game import CardsCog
from cogs.interactions.command_translator import _


class PangeaCog(CardsCog, name="pangea", description=_("pangea-help")):
    """Slash commands of The Magicians of Pangea."""

    game = "pangea"
