"""Features by which the computers' search judges a match of Magus, the fantasy wargame."""

from math import log
from typing import Final

from engine.search_parameters_and_win_chance import SearchParameters, above_best, chance
from . import data as d, greedy_ratings, search_weights, state as m

PLAN: Final = SearchParameters(width=8, steps=400, rounds=2)
NAMES: Final = (
    *("more seats", "strength, more than the best", "share of all strength", "creatures"),
    *("armies", "towers", "two towers", "three towers", "three towers of another", "cards"),
    *("the strongest army", "seats that are out", "to move", "towers near the end"),
)


def value(s: m.State, seat: int) -> float:
    """Return the chance of a seat to win."""
    if s.out[seat]:
        return 0.0
    return chance(features(s, seat), search_weights.WEIGHTS)


def features(s: m.State, seat: int) -> tuple[float, ...]:
    """Return what a seat has against the others."""
    rows = [_of(s, other) for other in range(len(s.at))]
    mine, others = rows[seat], rows[:seat] + rows[seat + 1 :]
    power, creatures, armies, towers, cards, strongest = (
        above_best(column, seat) for column in zip(*rows, strict=True)
    )
    total = sum(row[0] for row in rows)
    held = mine[3]
    best = max(row[3] for row in others)
    gone = sum(1 for other in s.out if other)
    late = (s.round / s.limit) ** 2 if s.limit else 0.0
    return (
        *(log(1 / len(others)), power / 30, mine[0] / total if total else 0.0, creatures / 6),
        *(armies / 3, towers, float(held == 2), float(held >= 3), float(best >= 3), cards / 3),
        *(strongest / 15, float(gone), 1.0 if s.active == seat else -1 / len(others)),
        late * towers,
    )


def _of(s: m.State, seat: int) -> tuple[float, ...]:
    """Return a seat's strength, creatures, armies, towers, cards, and its strongest army's."""
    armies = [army for army, at in zip(s.armies[seat], s.at[seat], strict=True) if at != d.NONE]
    powers = [greedy_ratings.strength(army) for army in armies]
    towers = sum(tower in s.at[seat] for tower in d.TOWERS)
    creatures = sum(map(len, armies))
    best, cards = max(powers, default=0.0), float(len(s.hands[seat]))
    return sum(powers), float(creatures), float(len(armies)), float(towers), cards, best
