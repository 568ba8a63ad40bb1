"""The Decktet as Magnate uses it: suits, properties, Crowns, provinces, dice.

Apart from the rules so that the tables can be read beside the cards. Ranks, suits and names are
facts of the Decktet by P.D. Magnus; a card is known by its index in `CARDS` (deck order).
"""

from dataclasses import dataclass
from typing import Final

SUITS: Final = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
MOONS, SUNS, WAVES, LEAVES, WYRMS, KNOTS = range(6)
NONE: Final = 6
"""No suit: what a preference is when there is none."""

ACE_COST: Final = 3
ACE_DEED: Final = 2  # [B11]
COURT_RANK: Final = 10
RATE: Final = 3
"""Tokens of one suit that the bank takes for a token of another."""

HAND: Final = 3
CROWNS_EACH: Final = 3
SIDES: Final = 10
TAX_SIDES: Final = 6


@dataclass(frozen=True, slots=True)
class Card:
    """A property: its rank (Ace 1, Court 10) and its suits in suit order."""

    name: str
    rank: int
    suits: tuple[int, ...]


# fmt: off
CARDS: Final = (
    Card("ace_of_moons",    1, (MOONS,)),
    Card("ace_of_suns",     1, (SUNS,)),
    Card("ace_of_waves",    1, (WAVES,)),
    Card("ace_of_leaves",   1, (LEAVES,)),
    Card("ace_of_wyrms",    1, (WYRMS,)),
    Card("ace_of_knots",    1, (KNOTS,)),
    Card("author",          2, (MOONS, KNOTS)),
    Card("desert",          2, (SUNS, WYRMS)),
    Card("origin",          2, (WAVES, LEAVES)),
    Card("journey",         3, (MOONS, WAVES)),
    Card("painter",         3, (SUNS, KNOTS)),
    Card("savage",          3, (LEAVES, WYRMS)),
    Card("mountain",        4, (MOONS, SUNS)),
    Card("sailor",          4, (WAVES, LEAVES)),
    Card("battle",          4, (WYRMS, KNOTS)),
    Card("forest",          5, (MOONS, LEAVES)),
    Card("discovery",       5, (SUNS, WAVES)),
    Card("soldier",         5, (WYRMS, KNOTS)),
    Card("lunatic",         6, (MOONS, WAVES)),
    Card("penitent",        6, (SUNS, WYRMS)),
    Card("market",          6, (LEAVES, KNOTS)),
    Card("chance_meeting",  7, (MOONS, LEAVES)),
    Card("castle",          7, (SUNS, KNOTS)),
    Card("cave",            7, (WAVES, WYRMS)),
    Card("diplomat",        8, (MOONS, SUNS)),
    Card("mill",            8, (WAVES, LEAVES)),
    Card("betrayal",        8, (WYRMS, KNOTS)),
    Card("pact",            9, (MOONS, SUNS)),
    Card("darkness",        9, (WAVES, WYRMS)),
    Card("merchant",        9, (LEAVES, KNOTS)),
    Card("consul",         10, (MOONS, WAVES, KNOTS)),
    Card("rite",           10, (MOONS, LEAVES, WYRMS)),
    Card("window",         10, (SUNS, LEAVES, KNOTS)),
    Card("island",         10, (SUNS, WAVES, WYRMS)),
)


@dataclass(frozen=True, slots=True)
class Province:
    """A Pawn, or the Excuse, on which any first property may stand."""

    name: str
    suits: tuple[int, ...]


PROVINCES: Final = (  # [A6a] this order
    Province("watchman",     (MOONS, WYRMS, KNOTS)),
    Province("borderland",   (WAVES, LEAVES, WYRMS)),
    Province("excuse",       (MOONS, SUNS, WAVES, LEAVES, WYRMS, KNOTS)),
    Province("harvest",      (MOONS, SUNS, LEAVES)),
    Province("light_keeper", (SUNS, WAVES, KNOTS)),
)
# fmt: on

PLAIN: Final = 30
"""Cards of the game without Courts: the first so many of `CARDS`."""

CARD_NAMES: Final = tuple(card.name for card in CARDS)
PROVINCE_NAMES: Final = tuple(province.name for province in PROVINCES)
CARD: Final = {name: i for i, name in enumerate(CARD_NAMES)}
PROVINCE: Final = {name: i for i, name in enumerate(PROVINCE_NAMES)}


def _mask(suits: tuple[int, ...]) -> int:
    return sum(1 << suit for suit in suits)


# Columns of the tables above: whole games are played through them.
RANK: Final = tuple(card.rank for card in CARDS)
SUITS_OF: Final = tuple(card.suits for card in CARDS)
MASK: Final = tuple(_mask(card.suits) for card in CARDS)
"""The suits of each card as bits: 1 Moons, 2 Suns, 4 Waves ..."""

PAWN: Final = tuple(_mask(province.suits) for province in PROVINCES)
"""The suits of the first property of each province, as bits."""

COST: Final = tuple(ACE_COST if card.rank == 1 else card.rank for card in CARDS)
"""Tokens that a card costs outright, and that complete its deed."""

EACH: Final = tuple(ACE_DEED if card.rank == 1 else 1 for card in CARDS)
"""Tokens of each of its suits that the deed of a card costs."""
