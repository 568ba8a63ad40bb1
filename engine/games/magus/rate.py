"""How good actions look to the greedy computer.

It values positions: glory at hand and in sight, mana, powers, potions. An action is worth the
position after it, with what it opens carried out in the best way step by step.
"""

import functools
from collections.abc import Sequence
from typing import Any, Final

from engine.codec import clone
from engine.game import unheard
from engine.games.magus import legal as rules
from engine.games.magus import offers
from engine.games.magus.board import N, levels, takes_left, tranche_of, yields
from engine.games.magus.counts import families, potion_bonuses
from engine.games.magus.creation import creations
from engine.games.magus.data import (
    APPRENTICE,
    COLOURLESS,
    COPY,
    CREATION,
    EFFECT,
    GLORY_FIGURES,
    GLORY_POWER,
    LASTING,
    MORE,
    POTIONS,
    POWER_EFFECT,
    POWER_RING,
    REPLACE,
    REROLL,
    RINGS,
    SINGLE,
    SOURCES,
    TRACK_TRANCHES,
)
from engine.games.magus.data import CHANGE as CHANGE_EFFECT
from engine.games.magus.state import (
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
    Raise,
    Reroll,
    State,
    Use,
)
from engine.games.magus.verbs import VERBS
from engine.rng import Rng

_MANA: Final = 0.7
_COLOURLESS: Final = 0.9
_HOARD: Final = 9
"""Crystals beyond which one more is worth little."""
_LEVEL: Final = 0.35
"""A level of a power, to be used."""
_MAGIC: Final = 0.45
_RESERVE: Final = 0.2
"""An Apprentice still to be placed."""
_EFFECTS: Final = {SINGLE: 1.5, LASTING: 2.0}
_REUSABLE: Final = 2.5
_RELIQUAT: Final = 0.6
_RIVALS: Final = 0.35
"""What glory of all the others counts against one's own."""
_NEVER: Final = -1000.0
_STEP: Final = 0.01
"""What a further step must be better by than ending the turn."""


def rate(view: State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate legal actions by the position they lead to; orders by 0."""
    if not actions or type(actions[0]) in (Prefer, Forget):
        return [0.0] * len(actions)
    if view.asked or view.pending:
        return [_rate(view, seat, action) for action in actions]
    if not view.action:
        return _before_action(view, seat, actions)
    if view.groups or view.raises:  # the parts of the action before all else
        now = value(view, seat)
        parts = [_part(view, seat, action) for action in actions]
        if max(parts) > now:
            return parts
    return [_rate(view, seat, action) for action in actions]


def _part(s: State, seat: int, a: Any) -> float:
    return value(_after(s, seat, a), seat) if type(a) in _PARTS else _NEVER


def _rate(s: State, seat: int, a: Any) -> float:
    if type(a) is End:
        return value(s, seat)
    if type(a) is Reroll:
        return _reroll(s, a)
    if type(a) is Change and not s.action:
        return _best_choice(_after(s, seat, a), seat)
    effect = _opened(a)
    if effect is not None and effect[0] in (REROLL, MORE):
        return _NEVER  # it keeps these for choosing an action
    return _completed(_after(s, seat, a), seat, parts=False) - _STEP


def _before_action(s: State, seat: int, actions: Sequence[Any]) -> list[float]:
    """Rate what can be done before the action: choose it, but first use a 421 or mend the dice."""
    rates = [
        _completed(_after(s, seat, a), seat) if type(a) in (Choose, Create) else _NEVER
        for a in actions
    ]
    best = max(rates)
    creates = any(type(a) is Create for a in actions)
    for i, a in enumerate(actions):
        effect = _opened(a)
        if type(a) is Lower:
            rates[i] = best - _NEVER + value(_after(s, seat, a), seat) - value(s, seat)
        elif effect is None or creates:
            continue
        elif effect[0] in (CHANGE_EFFECT, COPY):
            rates[i] = _mended(s, seat, effect) - _LEVEL
        elif effect[0] in (REROLL, MORE) and _wants_double(s, seat):
            rates[i] = best + _STEP
    return rates


def _opened(a: Any) -> tuple[int, ...] | None:
    """Return the effect that an action opens, if any."""
    if type(a) is Use:
        return EFFECT[a.potion]
    return POWER_EFFECT[a.track] if type(a) is Power else None


def _wants_double(s: State, seat: int) -> bool:
    """Tell whether some source has three Apprentices for a creation."""
    return max(s.pieces[seat][:N]) > 2 and any(s.reserve[seat][1:])


def _mended(s: State, seat: int, effect: Sequence[int]) -> float:
    """Return what the best action or creation is worth that a changed die would allow."""
    best = _NEVER
    changes = offers.options(s, seat, effect)
    for die in {change.to for change in changes}:
        twin = clone(s)
        twin.free = [die]
        best = max(best, _completed(_after(twin, seat, Choose(die)), seat))
    for change in changes:
        twin = clone(s)
        twin.free.remove(change.die)
        twin.free = sorted([*twin.free, change.to])
        for creation in creations(twin, seat):
            best = max(best, _completed(_after(twin, seat, creation), seat))
    return best


def _best_choice(s: State, seat: int) -> float:
    """Return the best that the action to be chosen can bring."""
    choices = [a for a in rules.legal(s, seat) if type(a) in (Choose, Create)]
    return max((_completed(_after(s, seat, a), seat) for a in choices), default=_NEVER)


def _reroll(s: State, a: Reroll) -> float:
    """Keep the dice of the value that is there most often, roll all others."""
    kept = max(s.free, key=lambda die: (s.free.count(die), die))
    return len(a.dice) - 10.0 * a.dice.count(kept)


def _after(s: State, seat: int, a: Any) -> State:
    twin = clone(s)
    VERBS[type(a)](twin, seat, a, Rng("rate"), unheard)
    return twin


_PARTS: Final = frozenset((Place, Move, Raise))


def _completed(s: State, seat: int, parts: bool = True) -> float:
    """Return the value of a position after the best steps of what is open, one by one.

    That is what is pending, and with `parts` the groups and raises of the action.
    """
    best = value(s, seat)
    for _ in range(12):  # more parts than anything has
        if s.active != seat or s.asked:
            break
        if s.pending:
            ways = list(offers.options(s, seat, s.pending))
            if not s.action and s.pending[0] == CHANGE_EFFECT:
                break
        elif parts and (s.groups or s.raises):
            ways = [a for a in rules.legal(s, seat) if type(a) in _PARTS]
        else:
            break
        found = [(value(twin, seat), i, twin) for i, twin in enumerate(_all_after(s, seat, ways))]
        if not found:
            break
        merit, _, twin = max(found, key=lambda row: row[0])
        if merit <= best and s.pending[:1] != [REPLACE]:
            break
        best, s = merit, twin
    return best


def _all_after(s: State, seat: int, ways: Sequence[Any]) -> list[State]:
    return [_after(s, seat, a) for a in ways if type(a) is not Reroll]


def value(s: State, seat: int) -> float:
    """Return what a position is worth to a seat, in glory."""
    weight = 2.0 - 0.5 * s.counted
    mine = total = 0.0
    for ring, row in zip(s.rings, zip(*[levels(*p) for p in s.pieces], strict=True), strict=True):
        own, every = _ring_gains(ring, row, seat)
        mine += own
        total += every
    for track, row in enumerate(zip(*s.powers, strict=True)):
        own, every = _track_gains(track == GLORY_POWER, row, seat)
        mine += own
        total += every
    held = sum(s.glory[seat])
    rivals = sum(map(sum, s.glory)) - held + weight * (total - mine)
    return held + weight * mine - _RIVALS * rivals + _means(s, seat)


@functools.lru_cache(maxsize=1 << 15)
def _ring_gains(ring: int, row: tuple[int, ...], seat: int) -> tuple[float, float]:
    """Return what levels on a source promise a seat, and that with what they promise the others."""
    scale = 0.8 if ring == POWER_RING else 1.0
    gains = [scale * tranche_of(row, own, RINGS[ring]) if own else 0 for own in row]
    return gains[seat] + 0.1 * row[seat], sum(gains) + 0.1 * row[seat]


@functools.lru_cache(maxsize=1 << 15)
def _track_gains(glory: bool, row: tuple[int, ...], seat: int) -> tuple[float, float]:
    """Return what levels of a track promise a seat, and what they promise all."""
    gains = [
        tranche_of(row, own, TRACK_TRANCHES) + (GLORY_FIGURES[own] if glory else 0) for own in row
    ]
    return gains[seat], sum(gains)


def _means(s: State, seat: int) -> float:
    """Return what mana, powers, potions and magic levels promise."""
    mana = s.mana[seat]
    crystals = sum(mana[:COLOURLESS])
    worth = _MANA * min(crystals, _HOARD) + 0.2 * max(0, crystals - _HOARD)
    worth += _COLOURLESS * mana[COLOURLESS] + _LEVEL * sum(s.powers[seat][:GLORY_POWER])
    potions = s.potions[seat]
    if potions:
        worth += families(potions) + sum(bonus for _, bonus in potion_bonuses(s, seat))
        if s.counted < 3:
            worth += _uses(*potions)
            worth -= sum(_EFFECTS[SINGLE] for card in s.tilted[seat] if POTIONS[card].use == SINGLE)
    worth += _MAGIC * sum(levels(*s.pieces[seat])) + _RESERVE * s.reserve[seat][APPRENTICE]
    if s.active == seat and s.activated & ~s.taken and takes_left(s, seat) > 0:
        sources = [c for c in SOURCES if (s.activated & ~s.taken) >> c & 1]
        worth += _MANA * max(yields(s, seat, c) for c in sources)
    if s.active == seat and s.action:
        track = GLORY_POWER if s.action == CREATION else s.action - 1
        worth += _RELIQUAT * min(s.free.count(s.die), 6 - s.powers[seat][track])
    return worth


@functools.lru_cache(maxsize=1 << 14)
def _uses(*potions: int) -> float:
    """Return what the effects of potions promise."""
    return sum(_EFFECTS.get(POTIONS[card].use, _REUSABLE) for card in potions)
