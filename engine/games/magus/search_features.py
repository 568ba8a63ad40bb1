"""Features by which the computers' search judges a match of Magus."""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from engine.search_parameters_and_win_chance import SearchParameters, above_best, chance
from . import data as d, greedy_ratings, majorities_and_mana, search_weights, state_and_actions as m
from .evaluation import Worth
from .evaluation_weights import LEARNED

_WORTH: Final = Worth(LEARNED)


def rates(view: m.State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate actions by what was learned."""
    return greedy_ratings.rate(view, seat, actions, _WORTH)


PLAN: Final = SearchParameters(width=8, first=3, explore=0.15, trust=1.0, turns=0, rate=rates)
NAMES: Final = (
    *("more seats", "worth, more than the best", "worth, more than the mean"),
    *("the same near the end", "glory, more than the best", "the same near the end"),
    *("magic level", "the same near the end", "to move", "the last round"),
)


def value(s: m.State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), search_weights.WEIGHTS)


def features(s: m.State, seat: int) -> tuple[float, ...]:
    """Return what a seat has against the others."""
    levels = [majorities_and_mana.magic(pieces) for pieces in s.pieces]
    late = max(min(1.0, max(levels) / d.THRESHOLDS[2]), s.round / s.limit)
    late *= late
    worth = [_WORTH(s, other) for other in range(len(levels))]
    glory = [sum(row) for row in s.glory]
    more, ahead, magic_more = (above_best(row, seat) for row in (worth, glory, levels))
    mean = worth[seat] - sum(worth) / len(worth)
    return (
        *(log(1 / (len(levels) - 1)), more / 20, mean / 20, late * more / 20),
        *(ahead / 20, late * ahead / 20, magic_more / 10, late * magic_more / 10),
        1.0 if s.active == seat else -1 / (len(levels) - 1),
        more / 20 if s.final else 0.0,
    )
