"""The tables of Harbours: what is in the box."""

from typing import Final

# fmt: off
GOODS: Final     = ("salt",     "silk",      "spice",      "wine")
HARBOURS: Final  = ("salt_bay", "silk_quay", "spice_port", "wine_cove")  # each wants its good
FLAGS: Final     = ("anchor",   "crown",     "star",       "whale")
# fmt: on
VALUES: Final = 6
CARDS: Final = tuple(f"{good}_{value}" for good in GOODS for value in range(1, VALUES + 1))

HAND: Final = 3
COINS: Final = 5
MOST: Final = 9
"""The highest bid."""
FLEET: Final = 5
"""Cards on the docks that end the match."""


def good(card: int) -> int:
    """Return the good of a card, which is also the number of the harbour that wants it."""
    return card // VALUES


def value(card: int) -> int:
    """Return what a card on the docks is worth, 1-6."""
    return card % VALUES + 1


def purse(coins: int) -> int:
    """Return the highest bid of a seat with so many coins."""
    return min(coins, MOST)
