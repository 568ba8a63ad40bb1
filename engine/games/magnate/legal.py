"""What a seat may do in a position, from tables of ready actions.

Apart from the verbs because whole games are played through it: each list is put together from
rows that were made at import.
"""

import functools
from collections.abc import Sequence

from engine.game import Action
from engine.games.magnate.data import (
    CARDS,
    COST,
    COURT_RANK,
    EACH,
    MASK,
    NONE,
    PAWN,
    PROVINCES,
    RANK,
    RATE,
    SUITS,
    SUITS_OF,
)
from engine.games.magnate.state import (
    Build,
    Collect,
    Deed,
    Develop,
    End,
    Pay,
    Prefer,
    Sell,
    State,
    Trade,
)
from engine.toolkit.payments import splits

Actions = tuple[Action, ...]

_PLACES = range(len(PROVINCES))
_ALL = range(len(SUITS))
_END: Actions = (End(),)
_DEVELOP = tuple(
    tuple(tuple(Develop(p, suit, n) for n in range(1, max(COST) + 1)) for suit in _ALL)
    for p in _PLACES
)
_TRADE = tuple(tuple(Trade(give, get) for get in _ALL if get != give) for give in _ALL)  # [B16]
_COLLECT = tuple(
    tuple(tuple(Collect(p, suit) for suit in suits) for suits in SUITS_OF) for p in _PLACES
)
_PREFER = tuple(tuple(Prefer(p, suit) for suit in (*_ALL, NONE)) for p in _PLACES)


def _rows(card: int) -> tuple[Actions, ...]:
    """Return what a card can do: by provinces open to it (bits), deed affordable, outright too."""
    rows = []
    for places in range(1 << len(PROVINCES)):
        at = [p for p in _PLACES if places >> p & 1]
        deeds = tuple(Deed(card, p) for p in at)
        builds = tuple(Build(card, p) for p in at)
        sell = (Sell(card),)
        rows += [sell, deeds + sell, builds + sell, builds + deeds + sell]
    return tuple(rows)


_CARD = tuple(_rows(card) for card in range(len(CARDS)))


def legal(s: State, seat: int) -> Sequence[Action]:
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
    tokens = s.tokens[seat]
    actions: list[Action] = []
    if not s.played:
        places = open_places(s, seat)
        for card in s.hands[seat]:
            suits = SUITS_OF[card]
            have, fits = 0, 0
            affordable = 1
            for suit in suits:
                count = tokens[suit]
                have += count
                fits |= places[suit]
                if count < EACH[card]:
                    affordable = 0
            outright = have >= COST[card] and (affordable or len(suits) == 1)  # [B14]
            actions += _CARD[card][fits << 2 | (2 if outright else 0) | affordable]
    for province, deed in enumerate(s.deeds[seat]):
        if deed:
            card = s.columns[seat][province][-1]
            rows = _DEVELOP[province]
            left = COST[card] - sum(deed)  # [B5]
            for suit in SUITS_OF[card]:
                count = tokens[suit]
                if count:
                    actions += rows[suit][: min(count, left)]
    for suit in _ALL:
        if tokens[suit] >= RATE:
            actions += _TRADE[suit]
    if s.played:
        actions += _END
    return actions


def orders(s: State, seat: int) -> Sequence[Action]:
    """Return the preferences a seat may file in its turn: another suit for each deed [A6c]."""
    if seat != s.active or not s.last:
        return ()
    return [
        _PREFER[province][suit]
        for province, deed in enumerate(s.deeds[seat])
        if deed and chooses(s.columns[seat][province][-1])
        for suit in (*SUITS_OF[s.columns[seat][province][-1]], NONE)
        if suit != s.wishes[seat][province]
    ]


def open_places(s: State, seat: int) -> list[int]:
    """Return, for each suit, the provinces (bits) where a card of it may be laid."""
    places = [0, 0, 0, 0, 0, 0]
    bit = 1
    columns, deeds = s.columns[seat], s.deeds[seat]
    for province in _PLACES:
        if not deeds[province]:  # [B3]
            column = columns[province]
            for suit in _BITS[MASK[column[-1]] if column else PAWN[province]]:  # [B1]
                places[suit] |= bit
        bit <<= 1
    return places


_BITS = tuple(tuple(suit for suit in _ALL if mask >> suit & 1) for mask in range(1 << len(SUITS)))


def payments(card: int, tokens: Sequence[int]) -> tuple[Pay, ...]:
    """Return every way to pay for a card outright [B14]."""
    return _ways(card, *(min(tokens[suit], COST[card]) for suit in SUITS_OF[card]))


@functools.cache  # a handful of small counts, bounded by the prices
def _ways(card: int, *stacks: int) -> tuple[Pay, ...]:
    return tuple(Pay(*(*way, 0, 0)[:3]) for way in splits(COST[card], stacks, 1))


def chooses(card: int) -> bool:
    """Tell whether the deed of a card pays a suit of choice: it has two, and is no Court."""
    return 1 < RANK[card] < COURT_RANK
