"""Legal actions of the steps of a battle: declarations and cards."""

import functools
from collections.abc import Sequence

from engine.game import Action
from . import actions, battle_public_options, data as d, decks_and_eliminations, state as m

_DONE = actions.Done()
_OWE: tuple[actions.Owe, ...] = tuple(actions.Owe(card) for card in range(len(d.MAGIC) + 1))


@functools.cache  # at most 150 x 150
def declare(creature: int, target: int) -> actions.Declare:
    """Return the one action that says this."""
    return actions.Declare(creature, target)


@functools.lru_cache(maxsize=1 << 12)  # more could be said than will be
def lay(card: int, target: int, drop: int) -> actions.Lay:
    """Return an action that says this."""
    return actions.Lay(card, target, drop)


def _may_name(card: int) -> frozenset[int]:
    """Return what a Magic card may name: creatures, cards laid, or nobody [B3a] [B3b]."""
    if d.POWER <= card < d.CONTROL:
        return frozenset((d.NO_TARGET,))
    if card == d.SPELL_BLAST:
        return frozenset(range(d.CARD, len(d.TARGETS)))
    everyone = range(len(d.COLOUR))
    if card == d.NULLIFY:
        fit = [unit for unit in everyone if d.ABILITY[unit] != d.PLAIN]
    elif card in (d.CONTROL_ANY, d.CREATURE_KILL):
        fit = [*everyone]
    else:
        colour = card - (d.CONTROL if card >= d.CONTROL else d.BLAST)
        fit = [unit for unit in everyone if d.COLOUR[unit] == colour]
    return frozenset(d.REF + unit * d.COPIES + copy for unit in fit for copy in range(d.COPIES))


_MAY_NAME = {card: _may_name(card) for card in range(d.BLAST, len(d.MAGIC))}
_LAYS = {
    card: {target: actions.Lay(card, target, d.NO_TARGET) for target in may}
    for card, may in _MAY_NAME.items()
}
"""By card and target, the ways to play a card for which nobody is discarded."""


def debts(s: m.State, seat: int, asked: bool) -> list[Action]:
    """Return the ways to pay Forget; who is waited for may leave all to chance."""
    cards: list[Action] = [_OWE[card] for card in s.hands[seat]]
    return [*cards, _OWE[-1]] if asked else cards


def legal(s: m.State, b: m.Battle, seat: int) -> Sequence[Action]:
    """Return what the seat whose step it is may do."""
    side = b.seats.index(seat)
    if side and s.owed[seat]:
        return debts(s, seat, asked=True)
    open_ = battle_public_options.undecided(b, side) if b.step != m.STEP_C else ()
    fuels = _fuels(s, b, seat, side)
    if open_:
        return [*_declarations(b, side, open_), *fuels]
    return [*fuels, *lays(s, b, seat, side), *negations(b, side), _DONE]


def _declarations(b: m.Battle, side: int, open_: Sequence[int]) -> list[Action]:
    """Return whom the abilities that have yet to be declared may be for."""
    return [
        declare(battle_public_options.ref(b, side, i), battle_public_options.ref(b, 1 - side, j))
        for i in battle_public_options.distinct(b, side, open_)
        for j in battle_public_options.options(b, side, i)
    ]


def _fuels(s: m.State, b: m.Battle, seat: int, side: int) -> list[Action]:
    """Return the discards for Goblins: before the first spell of the step [B2c]."""
    if not _may_fuel(b, side):
        return []
    own = battle_public_options.distinct(b, side, battle_public_options.goblins(b, side))
    return [
        actions.Fuel(battle_public_options.ref(b, side, i), card)
        for i in own
        for card in s.hands[seat]
    ]


def _may_fuel(b: m.Battle, side: int) -> bool:
    if b.step == m.STEP_C or not battle_public_options.goblins(b, side):
        return False
    return not any(x.step == b.step and x.side == side and x.is_card for x in b.laid)


def lays(s: m.State, b: m.Battle, seat: int, side: int) -> list[Action]:
    """Return the Magic cards that may be played now, with their targets."""
    least = d.SPELL_BLAST if b.step == m.STEP_C else d.BLAST
    cards = [card for card in s.hands[seat] if card >= least]
    if not cards or battle_public_options.unspent(b, side) <= 0:
        return []
    there = _there(b, side)
    found: list[Action] = []
    for card in cards:
        ways = _LAYS[card]
        here = list(filter(None, map(ways.get, there)))
        if here and d.CONTROL <= card <= d.CONTROL_ANY:
            room = drops(s, b, seat, side)
            if len(room) > 1:
                here = [lay(card, way.target, drop) for way in here for drop in room]
        found += here
    return found


def targets(b: m.Battle, side: int, card: int) -> list[int]:
    """Return what a Magic card may name now, as places of `TARGETS` [B3a] [B3b]."""
    may = _MAY_NAME[card]
    return [target for target in _there(b, side) if target in may]


def _there(b: m.Battle, side: int) -> list[int]:
    """Return what there is to name: nobody, creatures of the other side, cards that it laid.

    Of creatures between which there is no difference, one.
    """
    other = 1 - side
    row = b.units[other]
    if len(set(row)) == len(row):
        there = [d.REF + unit * d.COPIES for unit in row]  # each is the first of its kind
    else:
        there = [
            d.REF + battle_public_options.ref(b, other, i)
            for i in battle_public_options.distinct(b, other, range(len(row)))
        ]
    if b.laid:
        there += [d.CARD + b.laid[k].what for k in battle_public_options.cards_of(b, other)]
    return [d.NO_TARGET, *there]


def drops(s: m.State, b: m.Battle, seat: int, side: int) -> Sequence[int]:
    """[B9b] Return which creature a full army may discard for one that Control brings."""
    row = b.units[side]
    if len(row) + len(b.laid) < d.FULL:
        return (d.NO_TARGET,)  # whatever was laid
    cards = [b.laid[k].what for k in battle_public_options.cards_of(b, side)]
    coming = len([card for card in cards if d.CONTROL <= card <= d.CONTROL_ANY])
    if len(row) + coming < decks_and_eliminations.most(s, seat):
        return (d.NO_TARGET,)
    own = battle_public_options.distinct(b, side, range(len(row)))
    return (d.NO_TARGET, *(d.REF + battle_public_options.ref(b, side, i) for i in own))


def negations(b: m.Battle, side: int) -> list[Action]:
    """Return what Priests may negate [B2d]."""
    if b.step == m.STEP_A or not b.laid:
        return []
    cards = [b.laid[k].what for k in battle_public_options.cards_of(b, 1 - side)]
    own = (
        battle_public_options.distinct(b, side, battle_public_options.priests(b, side))
        if cards
        else ()
    )
    return [
        actions.Negate(battle_public_options.ref(b, side, i), card) for i in own for card in cards
    ]


def goes_on(s: m.State, b: m.Battle) -> bool:
    """[7.5] [B3c] Tell whether a step may leave something to do, by what lies open to everybody.

    A hand counts by its size: it may hold each card that is neither discarded nor laid.
    """
    side = int(b.step == m.STEP_B)
    seat = b.seats[side]
    if side and s.owed[seat]:
        return True
    if b.step != m.STEP_C and battle_public_options.undecided(b, side):
        return True
    if s.hands[seat] and (_may_lay(s, b, side) or _may_fuel(b, side)):
        return True
    return bool(negations(b, side))


_BATTLE_CARDS = frozenset(_MAY_NAME)
_POWERS = frozenset(range(d.POWER, d.CONTROL))
_COUNTERS = frozenset((d.SPELL_BLAST, d.NULLIFY))


def _may_lay(s: m.State, b: m.Battle, side: int) -> bool:
    """Tell whether some Magic card that may be in a hand could be played now."""
    if battle_public_options.unspent(b, side) <= 0:
        return False
    laid = [item.what for item in b.laid if item.kind == m.LAID_CARD]
    if b.step != m.STEP_C:
        for card in _POWERS:  # a Power names nobody
            if card not in s.spent and card not in laid:
                return True
    left = (_COUNTERS if b.step == m.STEP_C else _BATTLE_CARDS).difference(s.spent, laid)
    there = _there(b, side)
    return any(not _MAY_NAME[card].isdisjoint(there) for card in left)


def is_step_of(s: m.State, seat: int) -> bool:
    """Tell whether a step of a battle waits for a seat."""
    b = s.battle
    return b is not None and seat == b.seats[b.step == m.STEP_B]
