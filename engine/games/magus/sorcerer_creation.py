"""Action 7: which Sorcerers the dice can create, and which make room for them."""

import functools
import itertools
from collections.abc import Sequence
from typing import Any, Final

from engine.game import Action
from . import data as d, majorities_and_mana, state_and_actions as m

_CREATE: Final = tuple(
    tuple(tuple(m.Create(die, kind, c) for c in d.SOURCES) for kind in range(len(d.KINDS)))
    for die in range(7)
)


def creations(s: m.State, seat: int) -> list[Action]:
    """Return the creations that the free dice allow now [A10] [A11] [A14]."""
    found: list[Action] = []
    doubles = _doubles(*s.free)
    if doubles:
        pieces, reserve, potions = s.pieces[seat], s.reserve[seat], s.potions[seat]
        crowds = [
            (c, n) for c in d.SOURCES if (n := sum(pieces[c :: majorities_and_mana.N])) > 1
        ]  # fewer make no room
        for die, count in doubles:
            for kind, sizes in _sizes(count, d.PAIR in potions, d.DOUBLE in potions).items():
                if reserve[kind]:
                    found += [
                        _CREATE[die][kind][c]
                        for c, crowd in crowds
                        if crowd - pieces[kind * majorities_and_mana.N + c] >= sizes[0]
                    ]
    return found


@functools.cache  # 252 handfuls at most
def _doubles(*dice: int) -> tuple[tuple[int, int], ...]:
    return tuple((die, dice.count(die)) for die in dict.fromkeys(dice) if dice.count(die) > 1)


def sizes_replaced(s: m.State, seat: int, die: int, kind: int) -> tuple[int, ...]:
    """Return how many Sorcerers the creation may replace with dice of this value; () if none."""
    potions = s.potions[seat]
    return _sizes(s.free.count(die), d.PAIR in potions, d.DOUBLE in potions).get(kind, ())


@functools.cache
def _sizes(count: int, pair: bool, double: bool) -> dict[int, tuple[int, ...]]:
    """Return by kind how many Sorcerers so many equal dice may replace, the fewest first.

    Two with violet 4 [K12]; violet 5 makes a double enough for an Archmage, of three [K8].
    """
    found: dict[int, tuple[int, ...]] = {}
    for kind in range(1, len(d.KINDS)):
        enough = count >= (3 if kind == d.ARCHMAGE else 2)
        if enough or (kind == d.ARCHMAGE and count == 2 and double):
            found[kind] = (2, 3) if pair and enough else (3,)
    return found


def replacements(s: m.State, seat: int, effect: Sequence[int]) -> list[Any]:
    """Return the ways to make room for the new one, Apprentices first."""
    _, die, kind, source = effect
    counts = [
        0 if k == kind else s.pieces[seat][k * majorities_and_mana.N + source]
        for k in range(len(d.KINDS))
    ]
    return [
        action
        for size in reversed(sizes_replaced(s, seat, die, kind))
        for action in _sets(size, *counts)
    ]


@functools.cache  # a handful of small counts
def _sets(size: int, *counts: int) -> tuple[Action, ...]:
    there = [kind for kind, count in enumerate(counts) for _ in range(min(count, size))]
    return tuple(m.Replace(kinds) for kinds in dict.fromkeys(itertools.combinations(there, size)))
