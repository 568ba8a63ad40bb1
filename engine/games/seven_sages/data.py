"""The tables of The Seven Sages: what is in the box.

A power card is a kind, 0-51: seven kinds for each role and three of owls. A spell is a kind of its
own, 52-58, where it lies in one row with power cards. Kinds are in menu order.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

NONE: Final = -1
"""No seat, role, tile, spell or card."""

ROLES: Final = ("witch", "seer", "priestess", "magician", "healer", "alchemist", "druid")
SPELLS: Final = (
    "volensia",
    "moventi",
    "anulensa",
    "potentia",
    "absentus",
    "mutantus",
    "binensus",
)
VOLENSIA, MOVENTI, ANULENSA, POTENTIA, ABSENTUS, MUTANTUS, BINENSUS = range(7)
OWL: Final = 7
SPELL: Final = 8
SUITS: Final = (*ROLES, "owl", "spell")
VALUES: Final = (*map(str, range(1, 8)), *SPELLS)
"""Words of the second field of a card: a face value, or the name of a spell."""
SLOTS: Final = ("bottom", "left", "right")
"""The three places of the triangle of clearings; the pawn begins on the first."""
SEAT_NAMES: Final = ("0", "1", "2", "3", "4")

POWERS: Final = 52
FIRST_SPELL: Final = POWERS
SUIT_OF: Final = tuple([role for role in range(7) for _ in range(7)] + [OWL] * 3 + [SPELL] * 7)
PLAYABLE: Final = tuple(
    frozenset(kind for kind in range(POWERS) if SUIT_OF[kind] in (suit, OWL)) for suit in range(8)
)
"""[4.3] The kinds of power cards that each role may play; at last those of nobody, the owls."""
FACE: Final = tuple([*range(1, 8)] * 7 + [3, 4, 5] + [0] * 7)
"""What is printed on a power card; nothing on a spell."""
COPIES: Final = tuple([2, 1, 1, 1, 1, 1, 1] * 7 + [2, 4, 2])
"""How many cards of a kind there are."""
IS_ONE: Final = tuple(FACE[kind] == 1 for kind in range(POWERS + 7))
SECOND_ONE: Final = 10
"""[K5] What the second 1 of a role is worth, played by the same seat in the same combat."""
CARDS_OF: Final = tuple(
    tuple(kind for kind in range(POWERS) if SUIT_OF[kind] == suit for _ in range(COPIES[kind]))
    for suit in range(8)
)
"""The power cards of each role and the owls, each as often as there is one."""
SPELL_COPIES: Final = 2
BOX: Final = (*COPIES, *[SPELL_COPIES] * 7)
"""How many cards of a kind there are, spells included."""

LARGE: Final = (2, 3, 4, 5, 6, 7)
LARGE_EACH: Final = 6
SMALL: Final = 1
"""The value of a small crystal; ties may need more than the 13 there are [R9]."""
PER_TILE: Final = {3: 2, 4: 2, 5: 3}
HAND: Final = 6
FIRST_PASS, LATER_PASS, GIFT = 5, 2, 3
DRAUGHT: Final = 3
"""[K10] Cards drawn by Potentia."""
LEAD: Final = 25
"""[K16] A lead that ends the combat: each track has 24 spaces."""
SOLO_TAKES: Final = 1
"""[R2] Crystals for a lonely winner with three seats."""
REPEATS: Final = 2
"""[L6b] Exchanges that may follow the first one of a round."""

TILES: Final = 11
FINITUM: Final = TILES
UNDER_FINITUM: Final = 5
"""[S3] Finitum is one of the last so many tiles of the pile."""

# fmt: off
HIERARCHY: Final = tuple(
    tuple(ROLES.index(role) for role in row.split())
    for row in (
        "witch     alchemist healer    magician  priestess seer      druid",
        "witch     druid     alchemist priestess seer      healer    magician",
        "seer      priestess druid     witch     magician  alchemist healer",
        "priestess witch     seer      healer    alchemist druid     magician",
        "priestess healer    magician  druid     alchemist witch     seer",
        "magician  healer    alchemist seer      witch     druid     priestess",
        "healer    magician  seer      priestess druid     witch     alchemist",
        "alchemist seer      healer    witch     priestess magician  druid",
        "alchemist druid     priestess magician  witch     healer    seer",
        "druid     seer      magician  alchemist healer    priestess witch",
        "druid     magician  witch     seer      healer    priestess alchemist",
    )
)
"""The roles of each clearing from the highest to the lowest (replacement data: the eleven of the
box could not be found; in these every role stands equally high on the whole)."""
RANK: Final = tuple(tuple(row.index(role) for role in range(7)) for row in HIERARCHY)

SHARES: Final = {
    "sixth":   Fraction(1, 6),
    "quarter": Fraction(1, 4),
    "third":   Fraction(1, 3),
    "half":    Fraction(1, 2),
    "whole":   Fraction(1),
}
"""The option `window`: the share of a turn's time after which a window of phase 2 closes."""
# fmt: on


def kind(suit: int, value: int) -> int:
    """Return the kind of a card from the indices of its two words; NONE if there is no such."""
    if suit == SPELL:
        return FIRST_SPELL + value - 7 if value >= 7 else NONE
    if value >= 7:
        return NONE
    if suit == OWL:
        return 47 + value if 2 <= value <= 4 else NONE
    return suit * 7 + value


def value_word(card: int) -> int:
    """Return the index in VALUES of the second word of a kind."""
    return card - FIRST_SPELL + 7 if card >= FIRST_SPELL else FACE[card] - 1


def worths(hand: Sequence[int]) -> list[int]:
    """Return what the cards of each suit in a sorted hand are worth: two 1s of a role count 11."""
    found, before = [0] * len(SUITS), NONE
    for card in hand:
        twin = card == before and IS_ONE[card]
        found[SUIT_OF[card]] += SECOND_ONE if twin else FACE[card]
        before = card
    return found
