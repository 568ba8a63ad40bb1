"""Offers that effects make: raises, groups, moves, dice, trades; and whether they do anything.

Apart from `legal` because powers and potions can be used only when their effect does something
[W7], and because what is pending offers nothing else.
"""

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.game import Action
from . import data as d, majorities_and_mana, sorcerer_creation, state_and_actions as m

Actions = tuple[Action, ...]

_T: Final = range(len(d.TRACKS))
_DICE: Final = range(1, 7)
_PLACE: Final = tuple(
    tuple(m.Place(c) for c in majorities_and_mana.BITS[mask])
    for mask in range(1 << majorities_and_mana.N)
)
_MOVE: Final = tuple(
    tuple(
        tuple(
            tuple(m.Move(kind, origin, to) for to in majorities_and_mana.BITS[mask])
            for mask in range(1 << majorities_and_mana.N)
        )
        for origin in d.SOURCES
    )
    for kind in range(len(d.KINDS))
)
_PUSH: Final = tuple(
    tuple(
        tuple(
            tuple(
                tuple(m.Push(v, kind, origin, to) for to in majorities_and_mana.BITS[mask])
                for mask in range(1 << majorities_and_mana.N)
            )
            for origin in d.SOURCES
        )
        for kind in range(len(d.KINDS))
    )
    for v in range(len(d.SEAT_NAMES))
)
RAISES: Final = tuple(
    tuple(m.Raise(t) for t in majorities_and_mana.BITS[mask]) for mask in range(1 << len(d.TRACKS))
)
_TRANSFER: Final = tuple(tuple(m.Transfer(low, up) for up in _T) for low in _T)
_TRADE: Final = tuple(tuple(m.Trade(give, get) for get in d.SOURCES) for give in d.SOURCES)
_CHANGE: Final = tuple(tuple(m.Change(die, to) for to in range(7)) for die in range(7))
_STEPS: Final = ((), *(tuple(sorted(((die - 2) % 6 + 1, die % 6 + 1))) for die in _DICE))
"""What one step makes of a die: 1 and 6 are side by side [W3]."""


def options(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Any]:
    """Return what an effect offers now, not counting `skip`."""
    return _OFFERS[effect[0]](s, seat, effect)


def tracks_below(powers: Sequence[int], mask: int) -> int:
    """Return the tracks that can rise [W2] and are not in a set, as bits."""
    rising = 0
    for track in _T:
        if powers[track] < d.TOP:
            rising |= 1 << track
    return rising & ~mask


def groups(s: m.State, seat: int, size: int, brought: Sequence[int], aimed: int) -> list[Action]:
    """Return where a whole group of Apprentices [A4] [A9] may be placed [A7], or moved [A5]."""
    pieces = s.pieces[seat]
    found: list[Action] = []
    if s.reserve[seat][d.APPRENTICE] >= size:
        found += _PLACE[
            majorities_and_mana.reach(*s.circle)[majorities_and_mana.presence(pieces)] & ~aimed
        ]
    beside = majorities_and_mana.near(*s.circle)
    for origin in d.SOURCES:
        if pieces[origin] - brought[origin] >= size:
            found += _MOVE[d.APPRENTICE][origin][beside[origin] & ~aimed]
    return found


# What each effect offers.


def _raise(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return RAISES[tracks_below(s.powers[seat], effect[3])]


_NO_BROUGHT: Final = (0,) * majorities_and_mana.N


def _group(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return groups(s, seat, effect[1], _NO_BROUGHT, 0)  # [A6]


def _walk(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    pieces, beside = s.pieces[seat], majorities_and_mana.near(*s.circle)
    return [
        move
        for origin in d.SOURCES
        if pieces[origin] >= effect[1]
        for move in _MOVE[d.APPRENTICE][origin][beside[origin]]
    ]


def _lead(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    pieces = s.pieces[seat]
    beside = majorities_and_mana.near(*s.circle)
    return [
        move
        for kind in range(d.MAGE, effect[1] + 1)
        for origin in d.SOURCES
        if pieces[kind * majorities_and_mana.N + origin]
        for move in _MOVE[kind][origin][beside[origin]]
    ]


def _push(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    """Offer opponents' Apprentices and Mages, but not the one just moved [K11], nor [K15]."""
    beside = majorities_and_mana.near(*s.circle)
    found: list[Action] = []
    for victim, pieces in enumerate(s.pieces):
        if victim == seat or d.STEADFAST in s.potions[victim]:
            continue
        for kind in d.PUSHED:
            for origin in d.SOURCES:
                count = pieces[kind * majorities_and_mana.N + origin]
                if count and victim == effect[2] and (kind, origin) == (effect[3], effect[4]):
                    count -= 1
                if count:
                    found += _PUSH[victim][kind][origin][beside[origin]]
    return found


def _change(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return [_CHANGE[die][to] for die in dict.fromkeys(s.free) for to in _STEPS[die]]


def _copy(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    if s.action:
        return ()
    values = list(dict.fromkeys(s.free))
    return [_CHANGE[die][to] for die in values for to in values if die != to]


def _reroll(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return _rerolls(effect[1], *s.free)


@functools.cache  # 462 handfuls at most
def _rerolls(most: int, *dice: int) -> Actions:
    return tuple(
        m.Reroll(chosen)
        for count in range(1, min(most, len(dice)) + 1)
        for chosen in dict.fromkeys(itertools.combinations(dice, count))
    )


def _transfer(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    powers = s.powers[seat]
    return [  # [K13]
        _TRANSFER[low][up]
        for low in _T
        if powers[low]
        for up in _T
        if up != low and powers[up] < d.TOP
    ]


def _trade(s: m.State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    mana = s.mana[seat]
    return [  # [K9]
        _TRADE[give][get]
        for give in d.SOURCES
        if mana[give] > 1
        for get in d.SOURCES
        if get != give and s.stock[get]
    ]


_OFFERS: Final[dict[int, Callable[[m.State, int, Sequence[int]], Sequence[Action]]]] = {
    d.RAISE: _raise,
    d.GROUP: _group,
    d.WALK: _walk,
    d.LEAD: _lead,
    d.PUSH: _push,
    d.CHANGE: _change,
    d.COPY: _copy,
    d.REROLL: _reroll,
    d.TRANSFER: _transfer,
    d.TRADE: _trade,
    d.REPLACE: sorcerer_creation.replacements,
}


# Whether what a power or a potion opens does anything [W7]. It is asked of each at every step,
# so nothing is listed for it; a test holds that it agrees with what is offered.


def _can_raise(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return min(s.powers[seat]) < d.TOP


def _can_group(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return s.reserve[seat][d.APPRENTICE] >= effect[1] or _can_walk(s, seat, effect)


def _can_walk(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return max(s.pieces[seat][: majorities_and_mana.N]) >= effect[1]


def _can_lead(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return any(
        s.pieces[seat][
            d.MAGE * majorities_and_mana.N : effect[1] * majorities_and_mana.N
            + majorities_and_mana.N
        ]
    )


def _can_push(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    for victim, pieces in enumerate(s.pieces):
        there = victim != seat and (
            any(pieces[: majorities_and_mana.N])
            or any(
                pieces[
                    d.MAGE * majorities_and_mana.N : d.MAGE * majorities_and_mana.N
                    + majorities_and_mana.N
                ]
            )
        )
        if there and d.STEADFAST not in s.potions[victim]:  # [K15]
            return True
    return False


def _can_turn_dice(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return bool(s.free)


def _can_copy(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return not s.action and len(set(s.free)) > 1


def _can_transfer(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    powers = s.powers[seat]
    return min(powers) < d.TOP and any(powers)


def _can_trade(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    if max(s.mana[seat][: d.COLOURLESS]) < 2:
        return False
    return min(s.stock[: d.COLOURLESS]) > 0 or bool(_trade(s, seat, effect))


def _can_gain(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return s.stock[d.COLOURLESS] > 0


def _can_roll_more(s: m.State, seat: int, effect: Sequence[int]) -> bool:
    return len(s.free) + len(s.spent) < d.MOST_DICE  # [S4]


WORKS: Final[dict[int, Callable[[m.State, int, Sequence[int]], bool]]] = {
    d.RAISE: _can_raise,
    d.GROUP: _can_group,
    d.WALK: _can_walk,
    d.LEAD: _can_lead,
    d.PUSH: _can_push,
    d.CHANGE: _can_turn_dice,
    d.COPY: _can_copy,
    d.REROLL: _can_turn_dice,
    d.TRANSFER: _can_transfer,
    d.TRADE: _can_trade,
    d.GAIN: _can_gain,
    d.MORE: _can_roll_more,
}
