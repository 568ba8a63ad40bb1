"""Features by which the computers' search judges a match of Magnate."""

from collections.abc import Sequence
from math import exp, log, sqrt, tanh
from typing import Final, NamedTuple

from engine.search_parameters_and_win_chance import SearchParameters, chance
from . import data as d, final_ranking, legal, search_weights, state_actions_and_events as m

PLAN: Final = SearchParameters(width=12, rounds=5, steps=400)
NAMES: Final = (
    *("provinces, roughly", "provinces, sharply", "the same near the end"),
    *("provinces without deeds", "the same near the end"),
    *("most provinces", "the same near the end", "ranks", "ranks of deeds", "deeds to pay"),
    *("properties", "tokens near the end", "suits in hand", "kinds of tokens", "income by suit"),
    *("best card in reach", "others in reach, near the end", "promise of the hand, near the end"),
    *("ranks in hand, near the end", "to move", "to move, near the end"),
)
_PAYS: Final = tuple((2 * rank - 1) / 100 if rank < d.COURT_RANK else 0.0 for rank in d.RANK)
"""Tokens of each suit that a property is expected to pay at each roll."""
_RESALES: Final = 0.45
"""Cards sold for each card drawn, as matches go: they become the second pile."""


class _Side(NamedTuple):
    """What a seat has: by province its total, and that with deeds at their hope; sums of the rest.

    `own`: turns of its own to come; `rolls`: how many are to come before the last of them.
    """

    own: float
    rolls: float
    built: list[float]
    hoped: list[float]
    rest: tuple[float, ...]


def value(s: m.State, seat: int) -> float:
    """Return the chance of a seat to win."""
    return chance(features(s, seat), search_weights.WEIGHTS)


def features(s: m.State, seat: int) -> tuple[float, ...]:
    """Return what a seat has more than the other."""
    turns = _turns(s)
    late, scale = 1 / (1 + turns / 8), 1 + 0.3 * turns
    mine, yours = _side(s, seat, turns), _side(s, 1 - seat, turns)
    margins = _less(mine.hoped, yours.hoped)
    rough = sum(tanh(margin / (3 + 0.3 * turns)) for margin in margins)
    sharp = sum(tanh(margin / (0.7 + 0.08 * turns)) for margin in margins)
    finished = _less(mine.built, yours.built)
    sure = sum(tanh(margin / (3 + 0.3 * turns)) for margin in finished)
    most = _most(margins, scale)
    deeds, owed, properties, tokens, suits, kinds, income = _less(mine.rest, yours.rest)
    hand = _hand(s, seat, mine, margins, scale)
    best, others, promise, held = _less(
        hand, _hand(s, 1 - seat, yours, [-margin for margin in margins], scale)
    )
    moves = 1.0 if (s.active == seat) != s.played else -1.0
    return (
        *(rough, sharp, sharp * late, sure, sure * late, most, most * late),
        *(sum(finished) / 10, deeds / 10, owed / 5, properties / 5),
        *(tokens * late / 5, suits, kinds, income * turns * late / 20),
        *(best, others * late, promise * late, held * late / 10, moves, moves * late),
    )


def _less(mine: Sequence[float], yours: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(mine, yours, strict=True)]


def _turns(s: m.State) -> float:
    """Return about how many turns of both seats are to come, without one whose card is played."""
    turns = float(s.last)
    if s.last < 0:
        turns = len(s.pile) + 2 + (0.0 if s.recycled else len(s.discards) + _RESALES * len(s.pile))
    return turns - s.played


def _most(margins: Sequence[float], scale: float) -> float:
    """Return the log odds of winning most provinces, each for itself."""
    won = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for margin in margins:
        p = 1 / (1 + exp(-margin / scale))
        won = [a * (1 - p) + b * p for a, b in zip(won, [0.0, *won], strict=False)]
    three = min(0.99999, max(0.00001, sum(won[3:])))
    return log(three / (1 - three))


def _side(s: m.State, seat: int, turns: float) -> _Side:
    first = (s.active == seat) != s.played
    own = (turns + 1) // 2 if first else turns // 2
    rolls = max(0.0, 2 * own - 1 - first + s.played)
    tokens = s.tokens[seat]
    built, hoped, income = list[float](), list[float](), [0.0] * len(d.SUITS)
    deeds = owed = properties = 0.0
    for column, deed in zip(s.columns[seat], s.deeds[seat], strict=True):
        properties += len(column)
        for card in column:
            for suit in d.SUITS_OF[card]:
                income[suit] += _PAYS[card]
        built.append(float(final_ranking.total(column[:-1] if deed else column)))
        hoped.append(built[-1])
        if not deed:
            continue
        card = column[-1]
        left = d.COST[card] - sum(deed)
        missing = left - sum(tokens[suit] for suit in d.SUITS_OF[card])
        hope = 1.0 if missing <= 0 else _in_time(missing, rolls)
        rank = max(d.RANK[card], 1.4)
        hoped[-1] += rank * hope * (own > 0)
        deeds += rank
        owed += left
        for suit in d.SUITS_OF[card]:
            income[suit] -= _PAYS[card] * (1 - 1 / len(d.SUITS_OF[card]))
    rest = (deeds, owed, properties, float(sum(tokens)), sum(map(sqrt, tokens)))
    kinds = float(sum(map(bool, tokens)))
    return _Side(own, rolls, built, hoped, (*rest, kinds, sum(map(sqrt, income))))


def _hand(
    s: m.State, seat: int, side: _Side, margins: Sequence[float], scale: float
) -> tuple[float, ...]:
    """Return what the hand promises to win: the best card in reach, the others, all; its ranks."""
    room, tokens = legal.open_places(s, seat), s.tokens[seat]
    reach, promise, held = [0.0], 0.0, 0.0
    for card in s.hands[seat] if side.own else ():
        held += d.RANK[card]
        rank, gain = max(d.RANK[card], 1.4), 0.0
        for province in legal.places(card, room):
            margin = margins[province]
            now, then = 1 / (1 + exp(-margin / scale)), 1 / (1 + exp(-(margin + rank) / scale))
            gain = max(gain, 4 * (then - now))
        promise += gain
        stacks = [tokens[suit] for suit in d.SUITS_OF[card]]
        if min(stacks) >= d.EACH[card]:
            missing = d.COST[card] - sum(stacks)
            reach.append(gain if missing <= 0 else gain * _in_time(missing, side.rolls) / 2)
    return max(reach), sum(reach) - max(reach), promise, held


def _in_time(missing: int, rolls: float) -> float:
    """Return the chance that missing tokens come before the last turn."""
    return max(0.0, 1 - missing / (0.6 * rolls + 0.01))
