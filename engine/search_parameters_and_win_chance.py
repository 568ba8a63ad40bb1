"""Settings of the computers' search for one game: its constants, and what features tell."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, TypeAlias

Rate: TypeAlias = Callable[[Any, int, Sequence[Any]], list[float]]
"""Rates actions in the view of a seat."""
_SURE: Final = 30.0
"""Log odds beyond which a chance is not told apart from certainty."""


def nothing(s: Any, seat: int) -> Sequence[Any]:
    """Return no orders."""
    return ()


@dataclass(frozen=True, slots=True)
class SearchParameters:
    """What a tree search does in one game; the defaults suit a short game without `value`.

    `width`: how many moves of a position are tried at most, those that the game rates best.
    `first`: how many of them are tried before the position is well known. `explore`: how far a
    move that was seldom tried is preferred; `trust`: how far one that is rated better. `turns`:
    how many turns are played on from a new position before `value` judges it; None plays to the
    end. `wise`: the share of those steps that are the best rated ones, the others being drawn.
    `steps`: the most steps of one such play. `rate`: by what the moves of the tree are rated, if
    not as the game rates them.

    `rounds`: if there are any, choices are tried side by side instead of in a tree, and as many
    rounds of the game are played on. Of the figures above only `width` and `steps` count then.
    `files`: the orders that a seat files, in such play, before it does what is asked. `asks`: the
    orders that are not filed, since what they decide is thought about in its time.
    """

    width: int = 8
    first: int = 3
    explore: float = 0.7
    trust: float = 2.0
    turns: int | None = None
    wise: float = 0.0
    steps: int = 4000
    rate: Rate | None = None
    rounds: int = 0
    files: Callable[[Any, int], Sequence[Any]] = nothing
    asks: tuple[type, ...] = ()


def chance(features: Sequence[float], weights: Sequence[float]) -> float:
    """Return the chance to win that weights see in the features of a position."""
    odds = sum(x * weight for x, weight in zip(features, weights, strict=True))
    return 1 / (1 + exp(-max(-_SURE, min(_SURE, odds))))


def above_best(row: Sequence[float], seat: int) -> float:
    """Return by how much a seat is above the best of the others."""
    return row[seat] - max([*row[:seat], *row[seat + 1 :]])


def above_mean(row: Sequence[float], seat: int) -> float:
    """Return by how much a seat is above the mean of the others."""
    return float(row[seat] - (sum(row) - row[seat]) / (len(row) - 1))
