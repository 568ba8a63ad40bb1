"""Magnate's cards to look up by name."""

from engine.games.magnate.data import ACE_COST, CARDS, COURT_RANK
from render.words import Entry, say
from . import names


def entries(locale: str) -> tuple[Entry, ...]:
    """Return every property with its suits, its prices and what it pays."""
    return tuple(_entry(locale, index) for index in range(len(CARDS)))


def _entry(locale: str, index: int) -> Entry:
    card = CARDS[index]
    kind, clause = "rank", "2.5"
    if card.rank == 1:
        kind, clause = "ace", "6.3"
    elif card.rank == COURT_RANK:
        kind, clause = "court", "7.4"
    text = say(
        locale,
        f"magnate-entry-{kind}",
        rank=card.rank,
        suits=names.suits(locale, card.suits),
        cost=ACE_COST if card.rank == 1 else card.rank,
        tokens=names.tokens(locale, names.sale(index)),
    )
    return Entry(card.name, names.card(locale, index), text, clause)
