"""Slash commands of Magus, the fantasy wargame, one for each action class of its engine."""

from cogs.answers.cards import CardsCog
from cogs.desk.translator import _


class MagusWargameCog(CardsCog, name="magus_wargame", description=_("magus-wargame-help")):
    """Slash commands of the wargame."""

    game = "magus_wargame"
