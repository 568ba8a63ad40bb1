"""Legal actions of a seat, from precomputed tables.

Apart from the verbs because whole games are played through it: each list is put together from
rows that were made at import.
"""

import functools
from collections.abc import Sequence
from typing import Any, Final

from engine.game import Action
from . import data as d, effect_choices, majorities_and_mana, sorcerer_creation, state_and_actions

Actions = tuple[Action, ...]

_T: Final = range(len(d.TRACKS))
_DICE: Final = range(1, 7)
_SKIP: Final = state_and_actions.Skip()
_END: Final = state_and_actions.End()
_LOWER: Final = tuple(
    tuple(
        tuple(state_and_actions.Lower(v, t) for t in majorities_and_mana.BITS[mask])
        for mask in range(1 << len(d.TRACKS))
    )
    for v in range(len(d.SEAT_NAMES))
)
_BUY: Final = tuple(state_and_actions.Buy(card) for card in range(len(d.POTIONS)))
_TAKE: Final = tuple(
    (state_and_actions.Take(c, 0), state_and_actions.Take(c, 1)) for c in d.SOURCES
)
_PREFER: Final = tuple(state_and_actions.Prefer(t) for t in _T)
_FORGET: Final = state_and_actions.Forget()
_WAITED: Final = tuple((seat,) for seat in range(len(d.SEAT_NAMES)))


def to_act(s: state_and_actions.State) -> tuple[int, ...]:
    """Return whose turn it is, or who takes levels from the power ring."""
    if s.asked:
        return _WAITED[s.asked[0]]
    return _WAITED[s.active] if s.counted < 3 else ()


def legal(s: state_and_actions.State, seat: int) -> Sequence[Any]:
    """Return the legal actions of a seat.

    Nothing of an action need be done [A1], and all else may come between its parts [A3]; a power
    raised in this turn can be used [W6], potions bought as long as there is mana [K1].

    Action, its groups, powers, potions, mana, 421, end; or what is pending, and skip.
    """
    if s.asked:
        return (
            effect_choices.RAISES[effect_choices.tracks_below(s.powers[seat], s.picked)]
            if seat == s.asked[0]
            else ()
        )
    if seat != s.active or s.counted == 3:
        return ()
    if s.pending:
        found = effect_choices.options(s, seat, s.pending)
        return found if s.pending[0] == d.REPLACE else [*found, _SKIP]
    actions: list[Action] = []
    powers, potions = s.powers[seat], s.potions[seat]
    if not s.action:
        actions += _choices(*s.free)
        actions += sorcerer_creation.creations(s, seat)
    elif s.groups:
        actions += effect_choices.groups(s, seat, s.size, s.brought, s.aimed)
    if s.raises:
        actions += effect_choices.RAISES[effect_choices.tracks_below(powers, s.raised)]
    for track, power, works, effect in _CALLABLE[d.FOURTH_POWER in potions][s.called]:
        if powers[track] and works(s, seat, effect):
            actions.append(power)
    actions += _purchases(tuple(s.row), tuple(s.mana[seat]))
    tilted = s.tilted[seat]
    for card in potions:
        if card in _USABLE and card not in tilted:
            use, works, effect = _USABLE[card]
            if works(s, seat, effect):
                actions.append(use)
    if s.activated & ~s.taken and majorities_and_mana.takes_left(s, seat):
        actions += _takes(s, seat)
    if majorities_and_mana.shows_421(s) and majorities_and_mana.curses_left(s, seat) > 0:
        actions += _curses(s, seat)
    if s.action:
        actions.append(_END)
    return actions


def orders(s: state_and_actions.State, seat: int) -> Sequence[Action]:
    """Return how the seat may go on ranking the tracks for the power ring [C4]."""
    if s.counted == 3:
        return ()
    ranking = s.rankings[seat]
    rest = [_PREFER[t] for t in _T if t not in ranking]
    return [*rest, _FORGET] if ranking else rest


def tracks_above(powers: Sequence[int]) -> int:
    """Return the tracks with a level, as bits."""
    mask = 0
    for track in _T:
        if powers[track]:
            mask |= 1 << track
    return mask


_CALLABLE: Final = tuple(
    tuple(
        tuple(
            (t, state_and_actions.Power(t), effect_choices.WORKS[e[0]], e)
            for t, e in enumerate(d.POWER_EFFECT)
            if e and not called >> t & 1 and called.bit_count() < most
        )
        for called in range(1 << len(d.TRACKS))
    )
    for most in d.MOST_POWERS
)
"""By `MOST_POWERS` and the powers called in this turn: those that open something and may be called
yet, and when each does anything."""
_USABLE: Final = {
    c: (state_and_actions.Use(c), effect_choices.WORKS[e[0]], e)
    for c, e in enumerate(d.EFFECT)
    if e
}
"""The potions that open something, and when it does anything."""


@functools.cache  # 252 handfuls at most
def _choices(*dice: int) -> Actions:
    return tuple(state_and_actions.Choose(die) for die in dict.fromkeys(dice))


@functools.lru_cache(maxsize=1 << 6)  # few change from one position to the next
def _purchases(row: Sequence[int], mana: Sequence[int]) -> Actions:
    return tuple([_BUY[card] for card in row if _pays(mana, card)])


def _pays(mana: Sequence[int], card: int) -> bool:
    missing = 0
    for colour, count in d.COSTS[card]:
        if mana[colour] < count:
            missing += count - mana[colour]
    return missing <= mana[d.COLOURLESS]


def _takes(s: state_and_actions.State, seat: int) -> list[Action]:
    """Return the sources that would give something, and those where power 4 gives more [M3]."""
    found: list[Action] = []
    given = majorities_and_mana.mana_by_place(*s.potions[seat])
    for source in majorities_and_mana.BITS[s.activated & ~s.taken]:
        plain, won = majorities_and_mana.prospects(s, seat, source, given)
        if plain:
            found.append(_TAKE[source][0])
        if won > plain and majorities_and_mana.may_win_ties(s, seat):
            found.append(_TAKE[source][1])
    return found


def _curses(s: state_and_actions.State, seat: int) -> list[Action]:
    return [
        lower
        for victim, powers in enumerate(s.powers)
        if victim != seat
        for lower in _LOWER[victim][tracks_above(powers)]
    ]
