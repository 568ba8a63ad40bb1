"""Features by which the computers' search judges a match of Pangea."""

from math import log
from typing import Final

from engine.search_parameters_and_win_chance import SearchParameters, above_best, chance
from . import crowds_and_prices, data as d, greedy_ratings, state_actions_and_events as m
from .search_weights import WEIGHTS

PLAN: Final = SearchParameters(width=8, first=3, explore=0.25, trust=2.0, turns=0)
NAMES: Final = (
    *("more seats", "worth, more than the best", "worth, more than the mean", "level of victory"),
    *("in the last lap", "amulets", "amulets on their way", "wealth", "to move"),
    *("the best has three amulets", "three amulets"),
)


def value(s: m.State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), WEIGHTS)


def features(s: m.State, seat: int) -> tuple[float, ...]:
    """Return what a seat has against the others."""
    rows = [_of(s, other, people) for other, people in enumerate(s.peoples)]
    mine, others = rows[seat], rows[:seat] + rows[seat + 1 :]
    worth_above, levels, held, carried, wealth = (
        above_best(column, seat) for column in zip(*rows, strict=True)
    )
    mean = mine[0] - sum(row[0] for row in others) / len(others)
    return (
        *(log(1 / len(others)), worth_above / 100, mean / 100, levels),
        levels if s.leader != d.NONE else 0.0,
        *(held, carried, wealth / 10),
        1.0 if s.active == seat else -1.0 / len(others),
        float(max(row[2] for row in others) >= 3),
        float(mine[2] >= 3),
    )


def _of(s: m.State, seat: int, people: int) -> tuple[float, ...]:
    """Return what a seat's position is worth, its victory, amulets, those on their way, wealth."""
    carried = sum(s.load[c] != d.NONE for c in d.OF[people])
    held = float(len(s.amulets[people]))
    wealth = float(min(s.wealth[people], 20))
    return (
        greedy_ratings.worth(s, seat),
        float(crowds_and_prices.level(s, people)),
        held,
        float(carried),
        wealth,
    )
