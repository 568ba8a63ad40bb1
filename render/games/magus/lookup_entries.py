"""The potions of Magus to look up by name."""

from engine.games.magus.data import POTION_NAMES, colour_of
from render.words import Entry, say, sentence
from . import names


def entries(locale: str) -> tuple[Entry, ...]:
    """Return every potion with its cost, its figures and its effect in full."""
    return tuple(_entry(locale, card) for card in range(len(POTION_NAMES)))


def _entry(locale: str, card: int) -> Entry:
    text = say(
        locale,
        "magus-entry-potion",
        cost=names.cost(locale, card),
        figures=names.figures(card),
        use=sentence(names.use(locale, card)),
        effect=names.effect(locale, card, long=True),
    )
    clause = f"10.{colour_of(card) + 1}"
    return Entry(POTION_NAMES[card], names.potion(locale, card), text, clause)
