"""Legal actions of a seat, from precomputed tables.

Apart from the verbs because whole games are played through it: each list is put together from
rows that were made at import.
"""

import functools
from collections.abc import Sequence

from engine.game import Action
from . import data as d, state_actions_and_events

Actions = tuple[Action, ...]

_PLACES = range(len(d.PROVINCES))
_ROW = len(d.PROVINCES)
"""Bits of a card in what `open_places` returns: one a province."""
_EVERYWHERE = (1 << _ROW) - 1
_ALL = range(len(d.SUITS))
_END: Actions = (state_actions_and_events.End(),)
_DEVELOP = tuple(
    tuple(
        tuple(
            tuple(state_actions_and_events.Develop(p, suit, n + 1) for n in range(left))
            for left in range(max(d.COST) + 1)
        )
        for suit in _ALL
    )
    for p in _PLACES
)
"""By province, suit and what the deed lacks."""
_TRADE = tuple(
    tuple(state_actions_and_events.Trade(give, get) for get in _ALL if get != give) for give in _ALL
)  # [B16]
_COLLECT = tuple(
    tuple(
        tuple(state_actions_and_events.Collect(p, suit) for suit in suits) for suits in d.SUITS_OF
    )
    for p in _PLACES
)
_PREFER = tuple(
    tuple(state_actions_and_events.Prefer(p, suit) for suit in (*_ALL, d.NONE)) for p in _PLACES
)
_SELL = tuple(state_actions_and_events.Sell(card) for card in range(len(d.CARDS)))
_AT = tuple(tuple(p for p in _PLACES if bits >> p & 1) for bits in range(_EVERYWHERE + 1))
"""Provinces by their bits."""


def _rows(card: int, outright: bool) -> tuple[Actions, ...]:
    """Return what can be done with a card whose deed is affordable, by where it fits (bits)."""
    rows = []
    for at in _AT:
        builds = [state_actions_and_events.Build(card, p) for p in at if outright]
        rows.append((*builds, *(state_actions_and_events.Deed(card, p) for p in at), _SELL[card]))
    return tuple(rows)


_CARD = tuple((_rows(card, False), _rows(card, True)) for card in range(len(d.CARDS)))
"""By card, whether it can be built outright, and where it fits (bits)."""


def legal(s: state_actions_and_events.State, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat.

    Card by card what the hand can do (build, deed, sell), then develop, trade, end.
    """
    if seat != s.active or not s.last:
        return ()
    if s.owed:  # [A6a]
        province = s.owed[0]
        return _COLLECT[province][s.columns[seat][province][-1]]
    if s.bill >= 0:
        return payments(s.bill, s.tokens[seat])
    actions: list[Action] = [] if s.played else _plays(s, seat)
    tokens, deeds = s.tokens[seat], s.deeds[seat]
    for province in _PLACES:
        if deeds[province]:
            card = s.columns[seat][province][-1]
            for suit in d.SUITS_OF[card]:
                if tokens[suit]:
                    left = d.COST[card] - sum(deeds[province])  # [B5]
                    actions += _DEVELOP[province][suit][left][: tokens[suit]]
    for suit in _ALL:
        if tokens[suit] >= d.RATE:
            actions += _TRADE[suit]
    if s.played:
        actions += _END
    return actions


def _plays(s: state_actions_and_events.State, seat: int) -> list[Action]:
    """Return what the hand can do; who can build a card outright can buy its deed as well."""
    actions: list[Action] = []
    tokens, room = s.tokens[seat], 0
    for card in s.hands[seat]:
        have = 0
        for suit in d.SUITS_OF[card]:  # [B14]
            count = tokens[suit]
            if count < d.EACH[card]:
                actions.append(_SELL[card])
                break
            have += count
        else:
            room = room or open_places(s, seat)  # only of use where something can be paid
            actions += _CARD[card][have >= d.COST[card]][room >> card * _ROW & _EVERYWHERE]
    return actions


def orders(s: state_actions_and_events.State, seat: int) -> Sequence[Action]:
    """Return the preferences a seat may file in its turn: another suit for each deed [A6c]."""
    if seat != s.active or not s.last:
        return ()
    return [
        _PREFER[province][suit]
        for province, deed in enumerate(s.deeds[seat])
        if deed and chooses(s.columns[seat][province][-1])
        for suit in (*d.SUITS_OF[s.columns[seat][province][-1]], d.NONE)
        if suit != s.wishes[seat][province]
    ]


def open_places(s: state_actions_and_events.State, seat: int) -> int:
    """Return where every card may be laid: a bit for each province, card after card."""
    columns, deeds = s.columns[seat], s.deeds[seat]
    room = 0
    for province in _PLACES:
        if not deeds[province]:  # [B3]
            column = columns[province]
            room |= _UPON[province][column[-1]] if column else _FIRST[province]
    return room


def places(card: int, room: int) -> tuple[int, ...]:
    """Return the provinces where a card may be laid, of what `open_places` returned."""
    return _AT[room >> card * _ROW & _EVERYWHERE]


def _joining(province: int, suits: int) -> int:
    """Return the bits of a province for the cards that share one of these suits [B1]."""
    return sum(1 << card * _ROW + province for card, mask in enumerate(d.MASK) if mask & suits)


_FIRST = tuple(_joining(p, d.PAWN[p]) for p in _PLACES)
_UPON = tuple(tuple(_joining(p, suits) for suits in d.MASK) for p in _PLACES)


def payments(card: int, tokens: Sequence[int]) -> tuple[state_actions_and_events.Pay, ...]:
    """Return every way to pay for a card outright [B14]."""
    return _ways(card, *(min(tokens[suit], d.COST[card]) for suit in d.SUITS_OF[card]))


@functools.cache  # a handful of small counts, bounded by the prices
def _ways(card: int, *stacks: int) -> tuple[state_actions_and_events.Pay, ...]:
    return tuple(
        state_actions_and_events.Pay(*(*way, 0, 0)[:3]) for way in splits(d.COST[card], stacks, 1)
    )


def chooses(card: int) -> bool:
    """Tell whether the deed of a card pays a suit of choice: it has two, and is no Court."""
    return 1 < d.RANK[card] < d.COURT_RANK


def splits(price: int, stacks: Sequence[int], least: int = 0) -> list[tuple[int, ...]]:
    """Return every way to pay exactly `price` with at least `least` tokens of each stack.

    A way is a count per stack; those that spend the fewest of the first stacks come first.
    """
    if len(stacks) == 1:
        return [(price,)] if least <= price <= stacks[0] else []
    rest = stacks[1:]
    lowest = max(least, price - sum(rest))
    highest = min(stacks[0], price - least * len(rest))
    return [
        (count, *way)
        for count in range(lowest, highest + 1)
        for way in splits(price - count, rest, least)
    ]
