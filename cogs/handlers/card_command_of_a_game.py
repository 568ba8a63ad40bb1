"""The names of cards completed, and the command of a game by which one of its cards is read."""

from collections.abc import Iterable

from discord.app_commands import Choice

from cogs.handlers import read_only_actions
from cogs.interactions import Interaction, command, run_command
from cogs.interactions.game_cog import MOST_CHOICES, GameCog
from engine import registry
from render.words import rules_search, say, word

MOST_NAME = 100
"""Characters of a choice that Discord takes."""


class CardsCog(GameCog):
    """The slash commands of a game whose cards are looked up by name."""

    @command("card")
    async def card(self, it: Interaction, card: str) -> None:
        """Show a card with its whole text."""
        await run_command.answered(it, read_only_actions.card, self.game, card)

    @card.autocomplete("card")
    async def _named(self, it: Interaction, current: str) -> list[Choice[str]]:
        """Complete the names of the game's cards."""
        cards = rules_search.entries(self.game, str(it.locale))
        return _choices(((card.name, card.name, card.id) for card in cards), current)


async def names_of_any(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the names of the cards of one game, where it is named, or of all."""
    locale, asked = str(it.locale), getattr(it.namespace, "game", None)
    found = []
    for game in registry.games():
        if asked in (None, game.key):
            title = say(locale, f"{word(game.key)}-title")
            found += [
                (card.name, f"{card.name} · {title}", f"{game.key} {card.id}")
                for card in rules_search.entries(game.key, locale)
            ]
    return _choices(found, current)


def _choices(cards: Iterable[tuple[str, str, str]], current: str) -> list[Choice[str]]:
    """Return the choices of those cards whose name has what is typed, at its beginning first.

    Each is given by its name, by what its choice says and what that sends.
    """
    wanted = current.strip().casefold()
    found = [card for card in cards if wanted in card[0].casefold()]
    found.sort(key=lambda card: not card[0].casefold().startswith(wanted))
    return [Choice(name=said[:MOST_NAME], value=id_) for _name, said, id_ in found[:MOST_CHOICES]]
