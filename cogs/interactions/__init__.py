"""Handling of interactions: acknowledgement, answers, refusals, errors."""

from cogs.interactions.command_translator import _ as _
from cogs.interactions.responses import Desk, Interaction, person

__all__ = ["Desk", "Interaction", "_", "person"]
