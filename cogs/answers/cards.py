"""Completion of the names of cards, for the commands by which they are read."""

from collections.abc import Callable
from typing import Any

from discord.app_commands import Choice

from cogs.desk.desk import Interaction
from cogs.desk.game_cog import MOST_CHOICES
from cogs.pages.reader import word
from engine import registry
from render.lookup import entries
from render.words import say

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


async def names_of_any(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the names of the cards of one game, where it is named, or of all."""
    locale, asked = str(it.locale), getattr(it.namespace, "game", None)
    found = []
    for game in registry.games():
        if asked in (None, game.key):
            title = say(locale, f"{word(game.key)}-title")
            found += [(title, game.key, card) for card in entries(game.key, locale)]
    wanted = current.strip().casefold()
    fitting = [row for row in found if wanted in row[2].name.casefold()]
    fitting.sort(key=lambda row: not row[2].name.casefold().startswith(wanted))
    return [
        Choice(name=f"{card.name} · {title}"[:MOST_NAME], value=f"{key} {card.id}")
        for title, key, card in fitting[:MOST_CHOICES]
    ]
