"""Action 7: which Sorcerers the dice can create, and which make room for them."""

import functools
import itertools
from collections.abc import Sequence
from typing import Any, Final

from engine.game import Action
from engine.games.magus.board import N
from engine.games.magus.data import ARCHMAGE, DOUBLE, KINDS, PAIR, SOURCES
from engine.games.magus.state import Create, Replace, State

_CREATE: Final = tuple(
    tuple(tuple(Create(die, kind, c) for c in SOURCES) for kind in range(len(KINDS)))
    for die in range(7)
)


def creations(s: State, seat: int) -> list[Action]:
    """Return the creations that the free dice allow now [A10] [A11] [A14]."""
    doubles = [die for die in dict.fromkeys(s.free) if s.free.count(die) > 1]
    found: list[Action] = []
    if doubles:
        pieces, reserve = s.pieces[seat], s.reserve[seat]
        for die in doubles:
            for kind in range(1, len(KINDS)):
                need = least_replaced(s, seat, die, kind)
                if need and reserve[kind]:
                    found += [
                        _CREATE[die][kind][c]
                        for c in SOURCES
                        if sum(pieces[c::N]) - pieces[kind * N + c] >= need
                    ]
    return found


def sizes_replaced(s: State, seat: int, die: int, kind: int) -> tuple[int, ...]:
    """Return how many Sorcerers the creation may replace with dice of this value; () if none.

    Two with violet 4 [K12]; violet 5 makes a double enough for an Archmage, of three [K8].
    """
    potions, count = s.potions[seat], s.free.count(die)
    enough = count >= (3 if kind == ARCHMAGE else 2)
    two = PAIR in potions and enough
    three = enough or (kind == ARCHMAGE and count == 2 and DOUBLE in potions)
    return ((2,) if two else ()) + ((3,) if three else ())


def least_replaced(s: State, seat: int, die: int, kind: int) -> int:
    """Return the fewest Sorcerers the creation may replace; 0 if the dice do not allow it."""
    sizes = sizes_replaced(s, seat, die, kind)
    return sizes[0] if sizes else 0


def replacements(s: State, seat: int, effect: Sequence[int]) -> list[Any]:
    """Return the ways to make room for the new one, Apprentices first."""
    _, die, kind, source = effect
    counts = [0 if k == kind else s.pieces[seat][k * N + source] for k in range(len(KINDS))]
    return [
        action
        for size in reversed(sizes_replaced(s, seat, die, kind))
        for action in _sets(size, *counts)
    ]


@functools.cache  # a handful of small counts
def _sets(size: int, *counts: int) -> tuple[Action, ...]:
    there = [kind for kind, count in enumerate(counts) for _ in range(min(count, size))]
    return tuple(Replace(kinds) for kinds in dict.fromkeys(itertools.combinations(there, size)))
