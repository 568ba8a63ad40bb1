"""How a computer that searches judges a match of Magus."""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from engine.games.magus import greedy_ratings
from engine.games.magus.data import THRESHOLDS
from engine.games.magus.evaluation import Worth
from engine.games.magus.learned_weights import LEARNED
from engine.games.magus.position_queries import magic
from engine.games.magus.search_weights import WEIGHTS
from engine.games.magus.state import State
from engine.search_plan import Plan, above_best, chance

_WORTH: Final = Worth(LEARNED)


def rates(view: State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate actions by what was learned."""
    return greedy_ratings.rate(view, seat, actions, _WORTH)


PLAN: Final = Plan(width=8, first=3, explore=0.15, trust=1.0, turns=0, rate=rates)
NAMES: Final = (
    *("more seats", "worth, more than the best", "worth, more than the mean"),
    *("the same near the end", "glory, more than the best", "the same near the end"),
    *("magic level", "the same near the end", "to move", "the last round"),
)


def value(s: State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), WEIGHTS)


def features(s: State, seat: int) -> tuple[float, ...]:
    """Return what a seat has against the others."""
    levels = [magic(pieces) for pieces in s.pieces]
    late = max(min(1.0, max(levels) / THRESHOLDS[2]), s.round / s.limit)
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
