"""How a computer that searches judges a match of Magnate."""

from math import sqrt, tanh
from typing import Any, Final

from engine.games.magnate.data import COST, COURT_RANK, RANK, SUITS_OF
from engine.games.magnate.score import total
from engine.games.magnate.state import State
from engine.games.magnate.weights import WEIGHTS
from engine.plan import Plan, chance

PLAN: Final = Plan(width=8, first=3, explore=0.25, trust=1.0, turns=1, wise=1.0, steps=100)
NAMES: Final = (
    *("provinces, roughly", "provinces, sharply", "the same near the end", "ranks"),
    *("tokens", "tokens near the end", "suits in hand", "income", "deeds begun", "deeds to pay"),
    *("cards in hand", "to move", "to move, near the end"),
)
_PAYS: Final = tuple(
    len(suits) * (2 * rank - 1) / 100 if rank < COURT_RANK else 0.0
    for rank, suits in zip(RANK, SUITS_OF, strict=True)
)
"""Tokens that a property is expected to pay at each roll."""
_RESALES: Final = 0.45
"""Cards sold for each card drawn, as matches go: they become the second pile."""


def value(s: State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), WEIGHTS)


def features(s: State, seat: int) -> tuple[float, ...]:
    """Return what a seat has more than the other."""
    turns = _turns(s)
    late = 1 / (1 + turns / 8)
    mine, yours = _side(s, seat, turns), _side(s, 1 - seat, turns)
    rough = sharp = ranks = 0.0
    for a, b in zip(mine[0], yours[0], strict=True):
        rough += tanh((a - b) / (3 + 0.3 * turns))
        sharp += tanh((a - b) / (0.7 + 0.08 * turns))
        ranks += a - b
    tokens, suits, income, begun, owed, hand = (
        a - b for a, b in zip(mine[1:], yours[1:], strict=True)
    )
    moves = 1.0 if s.active == seat else -1.0
    return (
        *(rough, sharp, sharp * late, ranks / 10),
        *(tokens / 5, tokens * late / 5, suits, income * turns / 10, begun, owed / 5),
        *(hand / 10, moves, moves * late),
    )


def _turns(s: State) -> float:
    """Return about how many turns of both seats are to come."""
    if s.last >= 0:
        return float(s.last)
    return len(s.pile) + 2 + (0.0 if s.recycled else len(s.discards) + _RESALES * len(s.pile))


def _side(s: State, seat: int, turns: float) -> tuple[Any, ...]:
    """Return the totals of a seat's provinces, deeds at their hope, and what else it has."""
    tokens = s.tokens[seat]
    built: list[float] = []
    income = begun = owed = 0.0
    for column, deed in zip(s.columns[seat], s.deeds[seat], strict=True):
        for card in column:
            income += _PAYS[card]
        if not deed:
            built.append(float(total(column)))
            continue
        card = column[-1]
        left = COST[card] - sum(deed)
        missing = left - sum(tokens[suit] for suit in SUITS_OF[card])
        hope = 1.0 if missing <= 0 else max(0.0, 1 - missing / (0.6 * turns + 0.01))
        if turns <= 1 and (s.active != seat or missing > 0):
            hope = 0.0
        built.append(total(column[:-1]) + hope * max(RANK[card], 1.4))
        begun += hope
        owed += left
    hand = sum(RANK[card] for card in s.hands[seat])
    return built, float(sum(tokens)), sum(sqrt(n) for n in tokens), income, begun, owed, float(hand)
