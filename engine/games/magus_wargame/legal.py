"""What a seat may do in a position, from tables of ready actions."""

import functools
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.game import Action
from engine.games.magus_wargame import battle_legal, magic, turn_course
from engine.games.magus_wargame.actions import (
    NO_UNIT,
    Cast,
    Decline,
    Discard,
    End,
    Fight,
    Move,
    Peek,
    Pick,
    Recruit,
    Replace,
    Roll,
    Shift,
    Split,
    Stop,
)
from engine.games.magus_wargame.battle_course import pending
from engine.games.magus_wargame.data import (
    COLOURS,
    COMMUNE,
    CREATURE_SWITCH,
    DECK,
    DECKS,
    DIVINATION,
    FORGET,
    HAND,
    HASTE,
    MAGIC,
    MANY,
    METAMORPHOSIS,
    MOST_TOKENS,
    NONE,
    NOWHERE,
    SCRYE,
    SEAT,
    SPACE,
    SPACES,
    SPELL_LORE,
    SUMMONS,
    TIME_SHIFT,
    ahead,
)
from engine.games.magus_wargame.state import (
    BATTLE,
    DEBT,
    EXCESS,
    MAGIC_PHASE,
    OVER,
    RECRUIT,
    SPLIT,
    TRAVEL,
    State,
    is_free,
    waited,
)
from engine.games.magus_wargame.travel import has_room, waiting

W = TypeVar("W")


def _ways(amounts: Iterable[int], way: Callable[[int, int], W]) -> Sequence[Sequence[W]]:
    """Return by space the ways to go so many steps from there; last, that of `NONE`, no way."""
    steps = [step for amount in amounts for step in (amount, -amount)]
    return [*(tuple([way(at, step) for step in steps]) for at in range(SPACES)), ()]


@functools.cache  # bounded by a die and the spaces
def _stride(at: int, step: int) -> Move:
    return Move(at, ahead(at, step))


_DICE = range(1, 7)
_STRIDES = {one: {two: _ways(dict.fromkeys((one, two)), _stride) for two in _DICE} for one in _DICE}
"""By the first and the last die left, the moves."""

_RECRUIT = tuple(
    tuple(Recruit(space, drop) for drop in range(NO_UNIT + 1)) for space in range(SPACES)
)
_DECLINE = tuple(Decline(space) for space in range(SPACES))
_DISCARD = tuple(Discard(card) for card in range(len(MAGIC)))
_FIGHT = tuple(Fight(space) for space in range(SPACES))
_REPLACE = tuple(
    tuple(Replace(unit, deck) for deck in range(len(COLOURS))) for unit in range(NO_UNIT)
)
_PICK = tuple(tuple(Pick(a, b) for b in range(NO_UNIT)) for a in range(NO_UNIT))
_PEEK = tuple(Peek(space) for space in range(SPACES))
_SHIFT = tuple(Shift(space) for space in range(SPACES))
_SPLIT = tuple(tuple(Split(a, ahead(a, step)) for step in (-1, 1)) for a in range(SPACES))
_ROLL, _END, _STOP = Roll(), End(), Stop()


@functools.cache  # bounded by cards and spaces
def cast(card: int, at: int, to: int) -> Cast:
    """Return the one action that says this."""
    return Cast(card, at, to)


def _gallop(card: int) -> Sequence[Sequence[Cast]]:
    """Return the casts of a spell that moves an army, each so many steps as its place."""

    def way(at: int, step: int) -> Cast:
        return cast(card, SPACE + at, SPACE + ahead(at, step))

    return _ways([card - HASTE + 1], way)


_GALLOPS = {card: _gallop(card) for card in range(HASTE, TIME_SHIFT)}


@functools.cache  # bounded by the cards
def _casts_on(card: int) -> Sequence[Cast]:
    """Return by space the casts of a spell on the army there."""
    return [Cast(card, SPACE + space, NOWHERE) for space in range(SPACES)]


@functools.cache  # bounded by two cards and the spaces
def _exchanges(card: int, one: int) -> Sequence[Cast]:
    """Return by space the casts that exchange armies, or creatures, between `one` and there."""
    return [Cast(card, SPACE + one, SPACE + two) for two in range(SPACES)]


def legal(s: State, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat."""
    b = s.battle
    if b is None and seat == s.active:
        return _opened(s, seat) if s.open else _PHASES[s.phase](s, seat)
    if b is None or seat != waited(s):
        return battle_legal.debts(s, seat, asked=False) if s.owed[seat] else ()
    return battle_legal.legal(s, b, seat)


def _debt(s: State, seat: int) -> Sequence[Action]:
    return battle_legal.debts(s, seat, asked=True)


def _magic(s: State, seat: int) -> Sequence[Action]:
    """[G1] [G12] Spells, then what is above seven, then the roll."""
    actions: list[Action] = []
    for card in s.hands[seat]:
        if card in _CONJURING:
            actions += _conjure(s, seat, card)
    actions += _excess(s, seat)
    return actions


def _excess(s: State, seat: int) -> Sequence[Action]:
    hand = s.hands[seat]
    return [_DISCARD[card] for card in hand] if len(hand) > HAND else (_ROLL,)


def _travel(s: State, seat: int) -> Sequence[Action]:
    """Return moves, and T spells at any point; once no die can move, what comes after."""
    actions = moves(s, seat)
    stuck = not actions
    for card in s.hands[seat]:
        if card in _STEERING:
            actions += _steer(s, seat, card)
    if stuck:
        actions += _recruit(s, seat)
    return actions


def moves(s: State, seat: int) -> list[Any]:
    """Return the moves by dice [T2] [T2b] [T3] [T4]."""
    left = s.left
    if not left:
        return []
    row = s.at[seat]
    free = row
    if 1 in s.diced:  # at most one, while a die is left
        moved = s.diced.index(1)
        free = row[:moved] + row[moved + 1 :]
    ways, own = _STRIDES[left[0]][left[-1]], {*row}
    found = [move for start in free for move in ways[start] if move.to not in own]  # [G7] [T4]
    if len(left) == 2 and NONE not in row and not s.lone:
        return _keeping(s, seat, found)
    return found


def _keeping(s: State, seat: int, found: list[Any]) -> list[Any]:
    """[T3] Leave out first moves after which the second die is lost, if others keep it.

    Only a full set of eight armies, each six spaces from the next, can lose a die.
    """
    kept = [m for m in found if _second_moves(s, seat, m)]
    return kept or found


def _second_moves(s: State, seat: int, first: Move) -> bool:
    row = s.at[seat]
    steps = (first.to - first.army) % SPACES
    used = min(steps, SPACES - steps)
    other = s.left[0] if s.left[1] == used else s.left[1]
    after = [first.to if space == first.army else space for space in row]
    return any(
        ahead(start, way) not in after
        for start in after
        if start != first.to
        for way in (other, -other)
    )


def _recruit(s: State, seat: int) -> Sequence[Action]:
    """Recruits, R spells, and what comes after."""
    actions: list[Action] = []
    at = s.at[seat]
    if 1 in s.landed:
        for token in waiting(s, seat):
            table = _RECRUIT[at[token]]
            if has_room(s, seat, token):
                actions.append(table[NO_UNIT])
            else:
                actions += [table[unit] for unit in dict.fromkeys(s.armies[seat][token])]
            actions.append(_DECLINE[at[token]])
    for card in s.hands[seat]:
        if card in _ENLISTING:
            actions += _enlist(s, seat, card)
    actions += _split(s, seat)
    return actions


def _split(s: State, seat: int) -> Sequence[Action]:
    """[T8] [T9] Splits, and the end of what comes before battles."""
    actions: list[Action] = []
    for token, army in enumerate(s.armies[seat]):
        if len(army) > MANY and not s.parted[token]:
            if not has_token(s, seat):
                break
            start = s.at[seat][token]
            actions += [action for action in _SPLIT[start] if is_free(s, action.to)]
    actions.append(_END)
    return actions


def has_token(s: State, seat: int) -> bool:
    """Tell whether a seat has an army token left."""
    row = s.at[seat]
    return MOST_TOKENS - row.count(NONE) < turn_course.tokens(s, seat)


def _fights(s: State, seat: int) -> Sequence[Action]:
    return [_FIGHT[s.at[seat][token]] for token in pending(s)]


_PHASES: dict[int, Any] = {
    DEBT: _debt,
    MAGIC_PHASE: _magic,
    EXCESS: _excess,
    TRAVEL: _travel,
    RECRUIT: _recruit,
    SPLIT: _split,
    BATTLE: _fights,
    OVER: lambda s, seat: (),
}


# Spells

_CONJURING = frozenset(range(HASTE))
_STEERING = frozenset(range(HASTE, SUMMONS))
_ENLISTING = frozenset(range(SUMMONS, METAMORPHOSIS + 1))


def _conjure(s: State, seat: int, card: int) -> list[Action]:
    """Return the casts of an M spell."""
    if card in (SPELL_LORE, COMMUNE):
        return [cast(card, NOWHERE, NOWHERE)]
    if card in (FORGET, SCRYE):
        return [
            cast(card, SEAT + other, NOWHERE)
            for other, out in enumerate(s.out)
            if other != seat and not out
        ]
    if card == DIVINATION:
        decks = [*s.decks, s.magic]
        return [cast(card, DECK + d, NOWHERE) for d in range(len(DECKS)) if decks[d]]
    return [  # [G8]
        cast(card, SEAT + other, SPACE + space)
        for other, row in enumerate(s.at)
        for space in row
        if space >= 0
    ]


def _steer(s: State, seat: int, card: int) -> list[Action]:
    """Return the casts of a T spell on the own armies."""
    row = s.at[seat]
    if card < TIME_SHIFT:
        ways, own = _GALLOPS[card], {*row}
        return [way for start in row for way in ways[start] if way.to - SPACE not in own]  # [G7]
    if card == TIME_SHIFT:
        return _on_each(card, row)
    spaces = sorted([space for space in row if space >= 0])
    found: list[Action] = []
    for i, one in enumerate(spaces):
        casts = _exchanges(card, one)
        found += [casts[two] for two in spaces[i + 1 :]]
    return found


def _on_each(card: int, row: Sequence[int]) -> list[Action]:
    """Return the casts of a spell on each of the armies, `row`."""
    casts = _casts_on(card)
    return [casts[space] for space in row if space >= 0]


def _enlist(s: State, seat: int, card: int) -> list[Action]:
    """Return the casts of an R spell on the own armies, if there is a creature to draw."""
    if card == METAMORPHOSIS:
        if not any(s.decks):
            return []
    elif not s.decks[card - SUMMONS]:
        return []
    return _on_each(card, s.at[seat])


def _opened(s: State, seat: int) -> Sequence[Action]:
    """Return the ways to go on with a choice under way."""
    card = s.open[0]
    if card == COMMUNE:
        named = s.open[1:]
        others: list[Action] = [
            _PEEK[space]
            for other, row in enumerate(s.at)
            if other != seat
            for space in row
            if space >= 0 and space not in named
        ]
        return [*others, _STOP] if named else others
    if card == TIME_SHIFT:
        return [*(_SHIFT[to] for to in magic.shifts(s, seat)), _STOP]
    if card == NONE:
        return _pairs(s.armies[seat][s.at[seat].index(s.open[1])])
    army = s.armies[seat][s.at[seat].index(s.open[1] - SPACE)]
    if card == CREATURE_SWITCH:
        other_army = s.armies[seat][s.at[seat].index(s.open[2] - SPACE)]
        return [_PICK[a][b] for a in dict.fromkeys(army) for b in dict.fromkeys(other_army)]
    decks = range(len(COLOURS)) if card == METAMORPHOSIS else (card - SUMMONS,)
    return [_REPLACE[unit][deck] for unit in dict.fromkeys(army) for deck in decks if s.decks[deck]]


def _pairs(army: Sequence[int]) -> list[Action]:
    """Return the different pairs of creatures of an army."""
    return [_PICK[a][b] for a, b in dict.fromkeys(itertools.combinations(army, 2))]
