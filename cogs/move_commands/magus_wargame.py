"""Slash commands of Magus, the fantasy wargame, one for each action class of its engine."""

from cogs.handlers.card_command_of_a_game import CardsCog
from cogs.interactions.command_translator import _


class MagusWargameCog(CardsCog, name="magus_wargame", description=_("magus-wargame-help")):
    """Slash commands of the wargame."""

    game = "magus_wargame"
