"""Names of Magnate's cards, provinces, suits and tokens.

Apart from the sentences because the board, the hand and the panel use the same names: those of
the slash commands.
"""

from collections.abc import Iterable, Sequence

from engine.games.magnate.data import CARDS, PROVINCES, SUITS, SUITS_OF
from render.words.catalogues import listing, say

SUIT_WORDS = (*SUITS, "none")


def card(locale: str, index: int) -> str:
    """Return a card's name: Castle."""
    return say(locale, f"magnate-card-{CARDS[index].name}")


def the_card(locale: str, index: int) -> str:
    """Return a card's name as it stands in a sentence: the Castle."""
    return say(locale, f"magnate-card-{CARDS[index].name}.the")


def province(locale: str, index: int) -> str:
    """Return a province's name: Light Keeper."""
    return say(locale, f"magnate-province-{PROVINCES[index].name}")


def the_province(locale: str, index: int) -> str:
    """Return a province's name as it stands in a sentence: the Light Keeper."""
    return say(locale, f"magnate-province-{PROVINCES[index].name}.the")


def suit(locale: str, index: int) -> str:
    """Return a suit's name: Moons; "no preference" for `NONE`."""
    return say(locale, f"magnate-suit-{SUIT_WORDS[index]}")


def suits(locale: str, indices: Iterable[int]) -> str:
    """Return several suits as a list: Moons and Knots."""
    return listing(locale, [suit(locale, index) for index in indices])


def rank(locale: str, index: int) -> str:
    """Return what stands in a card's corner: Ace, 2 ... 9, 10 for a Court."""
    value = CARDS[index].rank
    return say(locale, "magnate-rank-ace") if value == 1 else str(value)


def token(locale: str, index: int, count: int) -> str:
    """Return a number of tokens of one suit: 3 Moons."""
    return say(locale, f"magnate-token-{SUITS[index]}", n=count)


def tokens(locale: str, counts: Sequence[int]) -> str:
    """Return counts by suit as a list: 5 Suns and 2 Knots; "no tokens" for none."""
    parts = [token(locale, index, count) for index, count in enumerate(counts) if count]
    return listing(locale, parts) or say(locale, "magnate-no-tokens")


def counted(indices: Iterable[int]) -> list[int]:
    """Return counts by suit of single tokens."""
    counts = [0] * len(SUITS)
    for index in indices:
        counts[index] += 1
    return counts


def paid(card: int, counts: Sequence[int]) -> list[int]:
    """Return tokens by suit from the counts for a card's first, second and third suit."""
    tokens = [0] * len(SUITS)
    for suit, count in zip(SUITS_OF[card], counts, strict=False):
        tokens[suit] = count
    return tokens


def sale(card: int) -> list[int]:
    """Return the tokens by suit that the sale of a card brings."""
    suits = SUITS_OF[card]
    return counted(suits * 2 if len(suits) == 1 else suits)
