"""Features by which the computers' search judges a match of The Seven Sages."""

from collections.abc import Sequence
from math import log, tanh
from typing import Final

from engine.search_parameters_and_win_chance import SearchParameters, above_mean, chance
from . import actions, data as d, greedy_ratings, search_weights, state as m

PLAN: Final = SearchParameters(
    width=8, steps=400, rounds=1, files=greedy_ratings.gifts, asks=(actions.Prefer, actions.Wish)
)
NAMES: Final = (
    *("more seats", "crystals, more than the best", "the same near the end"),
    *("crystals, more than the mean", "the same near the end", "ahead at the very end"),
    *("cards in hand", "power in hand", "power in hand near the end", "spells"),
    "chooses first",
)
_LONG: Final = 11.0
"""Rounds of a long match."""


def value(s: m.State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), search_weights.WEIGHTS)


def features(s: m.State, seat: int) -> tuple[float, ...]:
    """Return what a seat has when a round begins, mostly against the others."""
    seats = len(s.won)
    late = 1.0 if s.last else 1 - len(s.tiles) / _LONG
    sums = [sum(row) for row in s.won]
    others = sums[:seat] + sums[seat + 1 :]
    best, mean = sums[seat] - max(others), sums[seat] - sum(others) / len(others)
    cards = [len(hand) for hand in s.hands]
    power = [_power(hand) for hand in s.hands]
    spells = [len(row) for row in s.spells]
    strong = above_mean(power, seat)
    return (
        *(log(1 / (seats - 1)), best / 10, best * late / 10, mean / 10, mean * late / 10),
        tanh(best / 3) if s.last else 0.0,
        *(above_mean(cards, seat) / 10, strong / 20, strong * late / 20),
        above_mean(spells, seat) / 3,
        float(s.first == seat),
    )


def _power(hand: Sequence[int]) -> float:
    return float(sum(d.FACE[card] for card in hand))
