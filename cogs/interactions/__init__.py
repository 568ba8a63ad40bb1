"""Handling of interactions: acknowledgement, answers, refusals, errors."""

from cogs.interactions.cog_base import Desk, Interaction, WithDesk, person
from cogs.interactions.command_translator import _ as _, command

__all__ = ["Desk", "Interaction", "WithDesk", "_", "command", "person"]
