"""Completion of the names of cards, for the commands by which they are read."""

from collections.abc import Callable
from typing import Any

from discord.app_commands import Choice

from cogs.desk.desk import Interaction
from cogs.desk.game_cog import MOST_CHOICES
from render.lookup import entries

MOST_NAME = 100
"""Characters of a choice that Discord takes."""


def names_of(key: str) -> Callable[..., Any]:
    """Return the completion of the names of a game's cards."""

    async def complete(it: Interaction, current: str) -> list[Choice[str]]:
        wanted, cards = current.strip().casefold(), entries(key, str(it.locale))
        found = [card for card in cards if wanted in card.name.casefold()]
        found.sort(key=lambda card: not card.name.casefold().startswith(wanted))
        return [Choice(name=c.name[:MOST_NAME], value=c.id) for c in found[:MOST_CHOICES]]

    return complete
