"""What a seat may do in a position, from tables of ready actions.

Apart from the verbs because whole games are played through it: each list is put together from
rows that were made at import. `options` lists what an effect offers; a power or a potion can be
used when its effect offers something [W7].
"""

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.game import Action
from engine.games.magus.board import (
    BITS,
    N,
    curses_left,
    may_call,
    may_win_ties,
    near,
    presence,
    reach,
    takes_left,
    yields,
)
from engine.games.magus.data import (
    APPRENTICE,
    ARCHMAGE,
    CHANGE,
    COLOURLESS,
    COPY,
    COSTS,
    DOUBLE,
    EFFECT,
    GAIN,
    GROUP,
    KINDS,
    LEAD,
    MAGE,
    MORE,
    MOST_DICE,
    PAIR,
    POTIONS,
    POWER_EFFECT,
    PRICE,
    PUSH,
    PUSHED,
    RAISE,
    REPLACE,
    REROLL,
    SEAT_NAMES,
    SOURCES,
    STEADFAST,
    TOP,
    TRACKS,
    TRADE,
    TRANSFER,
    WALK,
)
from engine.games.magus.state import (
    Buy,
    Change,
    Choose,
    Create,
    End,
    Forget,
    Lower,
    Move,
    Place,
    Power,
    Prefer,
    Push,
    Raise,
    Replace,
    Reroll,
    Skip,
    State,
    Take,
    Trade,
    Transfer,
    Use,
)

Actions = tuple[Action, ...]

_T: Final = range(len(TRACKS))
_DICE: Final = range(1, 7)
_SKIP: Final = Skip()
_END: Final = End()
_CHOOSE: Final = tuple(Choose(die) for die in range(7))
_CREATE: Final = tuple(
    tuple(tuple(Create(die, kind, c) for c in SOURCES) for kind in range(len(KINDS)))
    for die in range(7)
)
_PLACE: Final = tuple(tuple(Place(c) for c in BITS[mask]) for mask in range(1 << N))
_MOVE: Final = tuple(
    tuple(
        tuple(tuple(Move(kind, origin, to) for to in BITS[mask]) for mask in range(1 << N))
        for origin in SOURCES
    )
    for kind in range(len(KINDS))
)
_PUSH: Final = tuple(
    tuple(
        tuple(
            tuple(tuple(Push(v, kind, origin, to) for to in BITS[mask]) for mask in range(1 << N))
            for origin in SOURCES
        )
        for kind in range(len(KINDS))
    )
    for v in range(len(SEAT_NAMES))
)
_RAISE: Final = tuple(tuple(Raise(t) for t in BITS[mask]) for mask in range(1 << len(TRACKS)))
_LOWER: Final = tuple(
    tuple(tuple(Lower(v, t) for t in BITS[mask]) for mask in range(1 << len(TRACKS)))
    for v in range(len(SEAT_NAMES))
)
_TRANSFER: Final = tuple(tuple(Transfer(low, up) for up in _T) for low in _T)
_POWER: Final = tuple(Power(t) for t in _T)
_BUY: Final = tuple(Buy(card) for card in range(len(POTIONS)))
_USE: Final = tuple(Use(card) for card in range(len(POTIONS)))
_TRADE: Final = tuple(tuple(Trade(give, get) for get in SOURCES) for give in SOURCES)
_TAKE: Final = tuple((Take(c, 0), Take(c, 1)) for c in SOURCES)
_CHANGE: Final = tuple(tuple(Change(die, to) for to in range(7)) for die in range(7))
_STEPS: Final = ((), *(tuple(sorted(((die - 2) % 6 + 1, die % 6 + 1))) for die in _DICE))
"""What one step makes of a die: 1 and 6 are side by side [W3]."""
_PREFER: Final = tuple(Prefer(t) for t in _T)
_FORGET: Final = Forget()


def legal(s: State, seat: int) -> Sequence[Any]:
    """Return the legal actions of a seat.

    Nothing of an action need be done [A1], and all else may come between its parts [A3]; a power
    raised in this turn can be used [W6], potions bought as long as there is mana [K1].

    Action, its groups, powers, potions, mana, 421, end; or what is pending, and skip.
    """
    if s.asked:
        return _RAISE[tracks_below(s.powers[seat], s.picked)] if seat == s.asked[0] else ()
    if seat != s.active or s.counted == 3:
        return ()
    if s.pending:
        found = options(s, seat, s.pending)
        return found if s.pending[0] == REPLACE else [*found, _SKIP]
    actions: list[Action] = []
    if not s.action:
        actions += [_CHOOSE[die] for die in dict.fromkeys(s.free)]
        actions += creations(s, seat)
    elif s.groups:
        actions += _groups(s, seat, s.size, s.brought, s.aimed)
    if s.raises:
        actions += _RAISE[tracks_below(s.powers[seat], s.raised)]
    actions += _powers(s, seat)
    mana = s.mana[seat]
    wealth = sum(mana)
    if wealth > 1:
        actions += [_BUY[card] for card in s.row if wealth >= PRICE[card] and _pays(mana, card)]
    tilted = s.tilted[seat]
    for card in s.potions[seat]:
        effect = EFFECT[card]
        if effect is not None and card not in tilted and _OFFERS[effect[0]](s, seat, effect):
            actions.append(_USE[card])
    if s.activated & ~s.taken and takes_left(s, seat):
        actions += _takes(s, seat)
    if curses_left(s, seat) > 0:
        for victim, powers in enumerate(s.powers):
            if victim != seat:
                actions += _LOWER[victim][tracks_above(powers)]
    if s.action:
        actions.append(_END)
    return actions


def orders(s: State, seat: int) -> Sequence[Action]:
    """Return how the seat may go on ranking the tracks for the power ring [C4]."""
    if s.counted == 3:
        return ()
    ranking = s.rankings[seat]
    rest = [_PREFER[t] for t in _T if t not in ranking]
    return [*rest, _FORGET] if ranking else rest


def options(s: State, seat: int, effect: Sequence[int]) -> Sequence[Any]:
    """Return what an effect offers now, not counting `skip`."""
    return _OFFERS[effect[0]](s, seat, effect)


def tracks_below(powers: Sequence[int], mask: int) -> int:
    """Return the tracks that can rise [W2] and are not in a set, as bits."""
    rising = 0
    for track in _T:
        if powers[track] < TOP:
            rising |= 1 << track
    return rising & ~mask


def tracks_above(powers: Sequence[int]) -> int:
    """Return the tracks with a level, as bits."""
    mask = 0
    for track in _T:
        if powers[track]:
            mask |= 1 << track
    return mask


def creations(s: State, seat: int) -> list[Action]:
    """Return the creations that the free dice allow now [A10] [A11] [A14]."""
    doubles = [die for die in dict.fromkeys(s.free) if s.free.count(die) > 1]
    found: list[Action] = []
    if doubles:
        pieces, reserve = s.pieces[seat], s.reserve[seat]
        for die in doubles:
            for kind in range(1, len(KINDS)):
                need = least_replaced(s, seat, die, kind)
                if need and reserve[kind]:
                    found += [
                        _CREATE[die][kind][c]
                        for c in SOURCES
                        if sum(pieces[c::N]) - pieces[kind * N + c] >= need
                    ]
    return found


def sizes_replaced(s: State, seat: int, die: int, kind: int) -> tuple[int, ...]:
    """Return how many Sorcerers the creation may replace with dice of this value; () if none.

    Two with violet 4 [K12]; violet 5 makes a double enough for an Archmage, of three [K8].
    """
    potions, count = s.potions[seat], s.free.count(die)
    enough = count >= (3 if kind == ARCHMAGE else 2)
    two = PAIR in potions and enough
    three = enough or (kind == ARCHMAGE and count == 2 and DOUBLE in potions)
    return ((2,) if two else ()) + ((3,) if three else ())


def least_replaced(s: State, seat: int, die: int, kind: int) -> int:
    """Return the fewest Sorcerers the creation may replace; 0 if the dice do not allow it."""
    sizes = sizes_replaced(s, seat, die, kind)
    return sizes[0] if sizes else 0


def _groups(s: State, seat: int, size: int, brought: Sequence[int], aimed: int) -> list[Action]:
    """Return where a whole group of Apprentices [A4] [A9] may be placed [A7], or moved [A5]."""
    pieces = s.pieces[seat]
    found: list[Action] = []
    if s.reserve[seat][APPRENTICE] >= size:
        found += _PLACE[reach(*s.circle)[presence(pieces)] & ~aimed]
    beside = near(*s.circle)
    for origin in SOURCES:
        if pieces[origin] - brought[origin] >= size:
            found += _MOVE[APPRENTICE][origin][beside[origin] & ~aimed]
    return found


def _powers(s: State, seat: int) -> list[Action]:
    if not may_call(s, seat):
        return []
    powers, called = s.powers[seat], s.called
    found: list[Action] = []
    for track, effect in _CALLABLE:
        if powers[track] and not called >> track & 1 and _OFFERS[effect[0]](s, seat, effect):
            found.append(_POWER[track])
    return found


_CALLABLE: Final = tuple((t, effect) for t, effect in enumerate(POWER_EFFECT) if effect is not None)


def _pays(mana: Sequence[int], card: int) -> bool:
    missing = 0
    for colour, count in COSTS[card]:
        if mana[colour] < count:
            missing += count - mana[colour]
    return missing <= mana[COLOURLESS]


def _takes(s: State, seat: int) -> list[Action]:
    """Return the sources that would give something, and those where power 4 gives more [M3]."""
    found: list[Action] = []
    ties = may_win_ties(s, seat)
    for source in BITS[s.activated & ~s.taken]:
        plain = yields(s, seat, source)
        if plain:
            found.append(_TAKE[source][0])
        if ties and yields(s, seat, source, tie_power=True) > plain:
            found.append(_TAKE[source][1])
    return found


# What each effect offers.


def _raise(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return _RAISE[tracks_below(s.powers[seat], effect[3])]


_NO_BROUGHT: Final = (0,) * N


def _group(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return _groups(s, seat, effect[1], _NO_BROUGHT, 0)  # [A6]


def _walk(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    pieces, beside = s.pieces[seat], near(*s.circle)
    return [
        move
        for origin in SOURCES
        if pieces[origin] >= effect[1]
        for move in _MOVE[APPRENTICE][origin][beside[origin]]
    ]


def _lead(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    pieces = s.pieces[seat]
    if not any(pieces[MAGE * N :]):
        return ()
    beside = near(*s.circle)
    return [
        move
        for kind in range(MAGE, effect[1] + 1)
        for origin in SOURCES
        if pieces[kind * N + origin]
        for move in _MOVE[kind][origin][beside[origin]]
    ]


def _push(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    """Offer opponents' Apprentices and Mages, but not the one just moved [K11], nor [K15]."""
    beside = near(*s.circle)
    found: list[Action] = []
    for victim, pieces in enumerate(s.pieces):
        if victim == seat or STEADFAST in s.potions[victim]:
            continue
        for kind in PUSHED:
            for origin in SOURCES:
                count = pieces[kind * N + origin]
                if count and victim == effect[2] and (kind, origin) == (effect[3], effect[4]):
                    count -= 1
                if count:
                    found += _PUSH[victim][kind][origin][beside[origin]]
    return found


def _change(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return [_CHANGE[die][to] for die in dict.fromkeys(s.free) for to in _STEPS[die]]


def _copy(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    if s.action:
        return ()
    values = list(dict.fromkeys(s.free))
    return [_CHANGE[die][to] for die in values for to in values if die != to]


def _reroll(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return _rerolls(effect[1], *s.free)


@functools.cache  # 462 handfuls at most
def _rerolls(most: int, *dice: int) -> Actions:
    return tuple(
        Reroll(chosen)
        for count in range(1, min(most, len(dice)) + 1)
        for chosen in dict.fromkeys(itertools.combinations(dice, count))
    )


def _transfer(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    powers = s.powers[seat]
    return [  # [K13]
        _TRANSFER[low][up]
        for low in _T
        if powers[low]
        for up in _T
        if up != low and powers[up] < TOP
    ]


def _trade(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    mana = s.mana[seat]
    return [  # [K9]
        _TRADE[give][get]
        for give in SOURCES
        if mana[give] > 1
        for get in SOURCES
        if get != give and s.stock[get]
    ]


def _replace(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    _, die, kind, source = effect
    counts = [0 if k == kind else s.pieces[seat][k * N + source] for k in range(len(KINDS))]
    return [
        action
        for size in reversed(sizes_replaced(s, seat, die, kind))
        for action in _sets(size, *counts)
    ]


@functools.cache  # a handful of small counts
def _sets(size: int, *counts: int) -> Actions:
    there = [kind for kind, count in enumerate(counts) for _ in range(min(count, size))]
    return tuple(Replace(kinds) for kinds in dict.fromkeys(itertools.combinations(there, size)))


_SOMETHING: Final[Actions] = (_SKIP,)
"""Stands for an effect that happens at once and asks nothing."""


def _gain(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return _SOMETHING if s.stock[COLOURLESS] else ()


def _more(s: State, seat: int, effect: Sequence[int]) -> Sequence[Action]:
    return _SOMETHING if len(s.free) + len(s.spent) < MOST_DICE else ()  # [S4]


_OFFERS: Final[dict[int, Callable[[State, int, Sequence[int]], Sequence[Action]]]] = {
    RAISE: _raise,
    GROUP: _group,
    WALK: _walk,
    LEAD: _lead,
    PUSH: _push,
    CHANGE: _change,
    COPY: _copy,
    REROLL: _reroll,
    TRANSFER: _transfer,
    TRADE: _trade,
    REPLACE: _replace,
    GAIN: _gain,
    MORE: _more,
}
