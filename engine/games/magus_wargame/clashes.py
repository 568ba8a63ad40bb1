"""What may be declared and laid in a battle: the legal actions of its steps."""

import functools
from collections.abc import Sequence

from engine.game import Action
from engine.games.magus_wargame import sides, turn
from engine.games.magus_wargame.actions import Declare, Done, Fuel, Lay, Negate, Owe
from engine.games.magus_wargame.data import (
    ABILITY,
    BLAST,
    CARD,
    COLOUR,
    CONTROL,
    CONTROL_ANY,
    COPIES,
    CREATURE_KILL,
    MAGIC,
    NO_TARGET,
    NULLIFY,
    PLAIN,
    POWER,
    REF,
    SPELL_BLAST,
    TARGETS,
)
from engine.games.magus_wargame.state import (
    STEP_A,
    STEP_B,
    STEP_C,
    Battle,
    State,
)

_DONE = Done()
_OWE: tuple[Owe, ...] = tuple(Owe(card) for card in range(len(MAGIC) + 1))


@functools.cache  # at most 150 x 150
def declare(creature: int, target: int) -> Declare:
    """Return the one action that says this."""
    return Declare(creature, target)


@functools.lru_cache(maxsize=1 << 12)  # more could be said than will be
def lay(card: int, target: int, drop: int) -> Lay:
    """Return an action that says this."""
    return Lay(card, target, drop)


@functools.cache  # bounded by the cards
def _lays(card: int) -> Sequence[Lay]:
    """Return by target the ways to play a card that makes nobody leave."""
    return [Lay(card, target, NO_TARGET) for target in range(len(TARGETS))]


def debts(s: State, seat: int, asked: bool) -> list[Action]:
    """Return the ways to pay Forget; who is waited for may leave all to chance."""
    cards: list[Action] = [_OWE[card] for card in s.hands[seat]]
    return [*cards, _OWE[-1]] if asked else cards


def legal(s: State, b: Battle, seat: int) -> Sequence[Action]:
    """Return what the seat whose step it is may do."""
    side = b.seats.index(seat)
    if side and s.owed[seat]:
        return debts(s, seat, asked=True)
    open_ = sides.undecided(b, side) if b.step != STEP_C else []
    actions: list[Action] = []
    for i in sides.distinct(b, side, open_):
        name = sides.ref(b, side, i)
        actions += [declare(name, sides.ref(b, 1 - side, j)) for j in sides.options(b, side, i)]
    actions += _fuels(s, b, seat, side)
    if open_:
        return actions
    actions += lays(s, b, seat, side)
    actions += negations(b, side)
    actions.append(_DONE)
    return actions


def _fuels(s: State, b: Battle, seat: int, side: int) -> list[Action]:
    """Return the discards for Goblins: before the first spell of the step [B2c]."""
    if not _may_fuel(b, side):
        return []
    own = sides.distinct(b, side, sides.goblins(b, side))
    return [Fuel(sides.ref(b, side, i), card) for i in own for card in s.hands[seat]]


def _may_fuel(b: Battle, side: int) -> bool:
    if b.step == STEP_C or not sides.goblins(b, side):
        return False
    return not any(x.step == b.step and x.side == side and x.is_card for x in b.laid)


def lays(s: State, b: Battle, seat: int, side: int) -> list[Action]:
    """Return the Magic cards that may be played now, with their targets."""
    least = SPELL_BLAST if b.step == STEP_C else BLAST
    cards = [card for card in s.hands[seat] if card >= least]
    if not cards or sides.unspent(b, side) <= 0:
        return []
    foes = _foes(b, side)
    found: list[Action] = []
    for card in cards:
        may = _fitting(b, side, card, foes)
        if CONTROL <= card <= CONTROL_ANY:
            room = drops(s, b, seat, side) if may else ()
            found += [lay(card, target, drop) for target in may for drop in room]
        else:
            ways = _lays(card)
            found += [ways[target] for target in may]
    return found


def targets(b: Battle, side: int, card: int) -> list[int]:
    """Return what a Magic card may name, as places of `TARGETS` [B3a] [B3b]."""
    return _fitting(b, side, card, _foes(b, side))


def _foes(b: Battle, side: int) -> list[tuple[int, int]]:
    """Return the different creatures of the other side: unit, and place of `TARGETS`."""
    other = 1 - side
    row = b.units[other]
    if len(set(row)) == len(row):
        return [(unit, REF + unit * COPIES) for unit in row]  # each is the first of its kind
    found = sides.distinct(b, other, range(len(row)))
    return [(row[i], REF + sides.ref(b, other, i)) for i in found]


def _fitting(b: Battle, side: int, card: int, foes: Sequence[tuple[int, int]]) -> list[int]:
    """Return which of the foes, or of the cards they laid, a Magic card may name."""
    if POWER <= card < CONTROL:
        return [NO_TARGET]
    if card == SPELL_BLAST:
        return [CARD + b.laid[k].what for k in sides.cards_of(b, 1 - side)]
    may = _MAY_NAME[card]
    return [target for unit, target in foes if unit in may]


def _may_name(card: int) -> frozenset[int]:
    """Return the units that a Magic card may name."""
    everyone = range(len(COLOUR))
    if card == NULLIFY:
        return frozenset(unit for unit in everyone if ABILITY[unit] != PLAIN)
    if card in (CONTROL_ANY, CREATURE_KILL):
        return frozenset(everyone)
    colour = card - (CONTROL if card >= CONTROL else BLAST)
    return frozenset(unit for unit in everyone if COLOUR[unit] == colour)


_MAY_NAME = {card: _may_name(card) for card in range(BLAST, len(MAGIC))}


def drops(s: State, b: Battle, seat: int, side: int) -> Sequence[int]:
    """[B9b] Return which creature a full army may discard for one that Control brings."""
    coming = sum(1 for k in sides.cards_of(b, side) if CONTROL <= b.laid[k].what <= CONTROL_ANY)
    row = b.units[side]
    if len(row) + coming < turn.most(s, seat):
        return (NO_TARGET,)
    own = sides.distinct(b, side, range(len(row)))
    return (NO_TARGET, *(REF + sides.ref(b, side, i) for i in own))


def negations(b: Battle, side: int) -> list[Action]:
    """Return what Priests may negate [B2d]."""
    if b.step == STEP_A:
        return []
    cards = [b.laid[k].what for k in sides.cards_of(b, 1 - side)]
    own = sides.distinct(b, side, sides.priests(b, side)) if cards else ()
    return [Negate(sides.ref(b, side, i), card) for i in own for card in cards]


def goes_on(s: State, b: Battle) -> bool:
    """[7.5] Tell whether a step may leave something to do, by what lies open to everybody.

    A hand counts by its size: it may hold each card that is neither discarded nor laid.
    """
    side = int(b.step == STEP_B)
    seat = b.seats[side]
    if side and s.owed[seat]:
        return True
    if b.step != STEP_C and sides.undecided(b, side):
        return True
    if s.hands[seat] and (_may_fuel(b, side) or _may_lay(s, b, side)):
        return True
    return bool(negations(b, side))


_POWERS = frozenset(range(POWER, CONTROL))


def _may_lay(s: State, b: Battle, side: int) -> bool:
    """Tell whether some Magic card that may be in a hand could be played now."""
    if sides.unspent(b, side) <= 0:
        return False
    gone = set(s.spent)
    gone.update([item.what for item in b.laid if item.is_card])
    if b.step != STEP_C and not gone.issuperset(_POWERS):
        return True  # a Power names nobody
    cards = range(SPELL_BLAST if b.step == STEP_C else BLAST, len(MAGIC))
    return any(card not in gone and targets(b, side, card) for card in cards)


def is_step_of(s: State, seat: int) -> bool:
    """Tell whether a step of a battle waits for a seat."""
    b = s.battle
    return b is not None and seat == b.seats[b.step == STEP_B]
