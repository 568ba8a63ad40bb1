"""Slash commands of The Seven Sages, one for each action class of its engine."""

from discord import app_commands

from cogs.handlers.card_command_of_a_game import CardsCog
from cogs.interactions.command_translator import _
from engine.games.seven_sages.actions import ORDERS


class SevenSagesCog(CardsCog, name="seven_sages", description=_("seven-sages-help")):
    """Slash commands of The Seven Sages."""

    game = "seven_sages"

    order = app_commands.Group(  # a group takes 25 commands, and the game has as many verbs
        name=_("seven-sages-command-order"), description=_("seven-sages-help-order")
    )
    orders = ORDERS
