"""How a computer that searches judges a match of The Seven Sages."""

from collections.abc import Sequence
from math import log, tanh
from typing import Final

from engine.games.seven_sages.data import FACE, OWL, SUIT_OF
from engine.games.seven_sages.state import COMBAT, State
from engine.games.seven_sages.weights import WEIGHTS
from engine.plan import Plan, above_mean, chance

PLAN: Final = Plan(width=8, first=3, explore=0.25, trust=0.7, turns=8, wise=0.8, steps=80)
NAMES: Final = (
    *("more seats", "crystals, more than the best", "the same near the end"),
    *("crystals, more than the mean", "the same near the end", "ahead at the very end"),
    *("cards in hand", "power in hand", "power in hand near the end", "spells"),
    *("has a side", "lead of the own side", "what is fought for", "stake by lead"),
    *("cards that can be played", "of the own side", "has left the combat", "chooses first"),
)
_LONG: Final = 11.0
"""Rounds of a long match."""


def value(s: State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), WEIGHTS)


def features(s: State, seat: int) -> tuple[float, ...]:
    """Return what a seat has, mostly against the others."""
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
        *_fight(s, seat),
        float(s.first == seat),
    )


def _power(hand: Sequence[int]) -> float:
    return float(sum(FACE[card] for card in hand))


def _fight(s: State, seat: int) -> tuple[float, ...]:
    """Return how a combat stands for a seat, and what it may bring."""
    side = s.side[seat]
    if s.phase != COMBAT or side not in (0, 1):
        return 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    lead = tanh((s.marker if side == 0 else -s.marker) / 8)
    place = [other for other in s.order if s.side[other] == side].index(seat)
    stones = sorted(s.crystals[s.pawn], reverse=True)
    stake = stones[place] / 7 if place < len(stones) else 0.0
    fit = [0.0, 0.0]
    mine = 0.0
    for other, hand in enumerate(s.hands):
        if other in s.out or s.side[other] not in (0, 1):
            continue
        roles = (s.card[other], s.second[other], OWL)
        strength = sum(FACE[card] for card in hand if SUIT_OF[card] in roles) / 10
        fit[s.side[other]] += strength
        if other == seat:
            mine = strength
    gone = float(seat in s.out)
    return 1.0, lead, stake, lead * stake, mine, fit[side] - fit[1 - side], gone
