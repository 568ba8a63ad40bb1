"""Legal actions of a seat, from precomputed tables."""

import functools
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.game import Action
from . import actions, battle_course, battle_legal_actions, data as d, spells_outside_battle, state
from .decks_and_eliminations import tokens
from .travel_recruit_split_phases import has_room, waiting

W = TypeVar("W")


def _ways(amounts: Iterable[int], way: Callable[[int, int], W]) -> Sequence[Sequence[W]]:
    """Return by space the ways to go so many steps from there; last, that of `NONE`, no way."""
    steps = [step for amount in amounts for step in (amount, -amount)]
    return [*(tuple([way(at, step) for step in steps]) for at in range(d.SPACES)), ()]


@functools.cache  # bounded by a die and the spaces
def _stride(at: int, step: int) -> actions.Move:
    return actions.Move(at, d.ahead(at, step))


_DICE = range(1, 7)
_STRIDES = {one: {two: _ways(dict.fromkeys((one, two)), _stride) for two in _DICE} for one in _DICE}
"""By the first and the last die left, the moves."""

_RECRUIT = tuple(
    tuple(actions.Recruit(space, drop) for drop in range(actions.NO_UNIT + 1))
    for space in range(d.SPACES)
)
_DECLINE = tuple(actions.Decline(space) for space in range(d.SPACES))
_DISCARD = tuple(actions.Discard(card) for card in range(len(d.MAGIC)))
_FIGHT = tuple(actions.Fight(space) for space in range(d.SPACES))
_REPLACE = tuple(
    tuple(actions.Replace(unit, deck) for deck in range(len(d.COLOURS)))
    for unit in range(actions.NO_UNIT)
)
_PICK = tuple(
    tuple(actions.Pick(a, b) for b in range(actions.NO_UNIT)) for a in range(actions.NO_UNIT)
)
_PEEK = tuple(actions.Peek(space) for space in range(d.SPACES))
_SHIFT = tuple(actions.Shift(space) for space in range(d.SPACES))
_SPLIT = tuple(
    tuple(actions.Split(a, d.ahead(a, step)) for step in (-1, 1)) for a in range(d.SPACES)
)
_ROLL, _END, _STOP = actions.Roll(), actions.End(), actions.Stop()


@functools.cache  # bounded by cards and spaces
def cast(card: int, at: int, to: int) -> actions.Cast:
    """Return the one action that says this."""
    return actions.Cast(card, at, to)


def _gallop(card: int) -> Sequence[Sequence[actions.Cast]]:
    """Return the casts of a spell that moves an army, each so many steps as its place."""

    def way(at: int, step: int) -> actions.Cast:
        return cast(card, d.SPACE + at, d.SPACE + d.ahead(at, step))

    return _ways([card - d.HASTE + 1], way)


_GALLOPS = {card: _gallop(card) for card in range(d.HASTE, d.TIME_SHIFT)}


@functools.cache  # bounded by the cards
def _casts_on(card: int) -> Sequence[actions.Cast]:
    """Return by space the casts of a spell on the army there."""
    return [actions.Cast(card, d.SPACE + space, d.NOWHERE) for space in range(d.SPACES)]


@functools.cache  # bounded by two cards and the spaces
def _exchanges(card: int, one: int) -> Sequence[actions.Cast]:
    """Return by space the casts that exchange armies, or creatures, between `one` and there."""
    return [actions.Cast(card, d.SPACE + one, d.SPACE + two) for two in range(d.SPACES)]


def legal(s: state.State, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat."""
    b = s.battle
    if b is None and seat == s.active:
        return _opened(s, seat) if s.open else _PHASES[s.phase](s, seat)
    if b is None or seat != state.waited(s):
        return battle_legal_actions.debts(s, seat, asked=False) if s.owed[seat] else ()
    return battle_legal_actions.legal(s, b, seat)


def _debt(s: state.State, seat: int) -> Sequence[Action]:
    return battle_legal_actions.debts(s, seat, asked=True)


def _magic(s: state.State, seat: int) -> Sequence[Action]:
    """[G1] [G12] Spells, then what is above seven, then the roll."""
    found: list[Action] = []
    for card in s.hands[seat]:
        if card in _CONJURING:
            found += _conjure(s, seat, card)
    found += _excess(s, seat)
    return found


def _excess(s: state.State, seat: int) -> Sequence[Action]:
    hand = s.hands[seat]
    return [_DISCARD[card] for card in hand] if len(hand) > d.HAND else (_ROLL,)


def _travel(s: state.State, seat: int) -> Sequence[Action]:
    """Return moves, and T spells at any point; once no die can move, what comes after."""
    found = moves(s, seat)
    stuck = not found
    for card in s.hands[seat]:
        if card in _STEERING:
            found += _steer(s, seat, card)
    if stuck:
        found += _recruit(s, seat)
    return found


def moves(s: state.State, seat: int) -> list[Any]:
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
    if len(left) == 2 and d.NONE not in row and not s.lone:
        return _keeping(s, seat, found)
    return found


def _keeping(s: state.State, seat: int, found: list[Any]) -> list[Any]:
    """[T3] Leave out first moves after which the second die is lost, if others keep it.

    Only a full set of eight armies, each six spaces from the next, can lose a die.
    """
    kept = [m for m in found if _second_moves(s, seat, m)]
    return kept or found


def _second_moves(s: state.State, seat: int, first: actions.Move) -> bool:
    row = s.at[seat]
    steps = (first.to - first.army) % d.SPACES
    used = min(steps, d.SPACES - steps)
    other = s.left[0] if s.left[1] == used else s.left[1]
    after = [first.to if space == first.army else space for space in row]
    return any(
        d.ahead(start, way) not in after
        for start in after
        if start != first.to
        for way in (other, -other)
    )


def _recruit(s: state.State, seat: int) -> Sequence[Action]:
    """Recruits, R spells, and what comes after."""
    found: list[Action] = []
    at = s.at[seat]
    if 1 in s.landed:
        for token in waiting(s, seat):
            table = _RECRUIT[at[token]]
            if has_room(s, seat, token):
                found.append(table[actions.NO_UNIT])
            else:
                found += [table[unit] for unit in dict.fromkeys(s.armies[seat][token])]
            found.append(_DECLINE[at[token]])
    for card in s.hands[seat]:
        if card in _ENLISTING:
            found += _enlist(s, seat, card)
    found += _split(s, seat)
    return found


def _split(s: state.State, seat: int) -> Sequence[Action]:
    """[T8] [T9] Splits, and the end of what comes before battles."""
    found: list[Action] = []
    for token, army in enumerate(s.armies[seat]):
        if len(army) > d.MANY and not s.parted[token]:
            if not has_token(s, seat):
                break
            start = s.at[seat][token]
            found += [action for action in _SPLIT[start] if state.is_free(s, action.to)]
    found.append(_END)
    return found


def has_token(s: state.State, seat: int) -> bool:
    """Tell whether a seat has an army token left."""
    row = s.at[seat]
    return d.MOST_TOKENS - row.count(d.NONE) < tokens(s, seat)


def _fights(s: state.State, seat: int) -> Sequence[Action]:
    return [_FIGHT[s.at[seat][token]] for token in battle_course.pending(s)]


_PHASES: dict[int, Any] = {
    state.DEBT: _debt,
    state.MAGIC_PHASE: _magic,
    state.EXCESS: _excess,
    state.TRAVEL: _travel,
    state.RECRUIT: _recruit,
    state.SPLIT: _split,
    state.BATTLE: _fights,
    state.OVER: lambda s, seat: (),
}


# Spells

_CONJURING = frozenset(range(d.HASTE))
_STEERING = frozenset(range(d.HASTE, d.SUMMONS))
_ENLISTING = frozenset(range(d.SUMMONS, d.METAMORPHOSIS + 1))


def _conjure(s: state.State, seat: int, card: int) -> list[Action]:
    """Return the casts of an M spell."""
    if card in (d.SPELL_LORE, d.COMMUNE):
        return [cast(card, d.NOWHERE, d.NOWHERE)]
    if card in (d.FORGET, d.SCRYE):
        return [
            cast(card, d.SEAT + other, d.NOWHERE)
            for other, out in enumerate(s.out)
            if other != seat and not out
        ]
    if card == d.DIVINATION:
        decks = [*s.decks, s.magic]
        return [cast(card, d.DECK + deck, d.NOWHERE) for deck in range(len(d.DECKS)) if decks[deck]]
    return [  # [G8]
        cast(card, d.SEAT + other, d.SPACE + space)
        for other, row in enumerate(s.at)
        for space in row
        if space >= 0
    ]


def _steer(s: state.State, seat: int, card: int) -> list[Action]:
    """Return the casts of a T spell on the own armies."""
    row = s.at[seat]
    if card < d.TIME_SHIFT:
        ways, own = _GALLOPS[card], {*row}
        return [way for start in row for way in ways[start] if way.to - d.SPACE not in own]  # [G7]
    if card == d.TIME_SHIFT:
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


def _enlist(s: state.State, seat: int, card: int) -> list[Action]:
    """Return the casts of an R spell on the own armies, if there is a creature to draw."""
    if card == d.METAMORPHOSIS:
        if not any(s.decks):
            return []
    elif not s.decks[card - d.SUMMONS]:
        return []
    return _on_each(card, s.at[seat])


def _opened(s: state.State, seat: int) -> Sequence[Action]:
    """Return the ways to go on with a choice under way."""
    card = s.open[0]
    if card == d.COMMUNE:
        named = s.open[1:]
        others: list[Action] = [
            _PEEK[space]
            for other, row in enumerate(s.at)
            if other != seat
            for space in row
            if space >= 0 and space not in named
        ]
        return [*others, _STOP] if named else others
    if card == d.TIME_SHIFT:
        return [*(_SHIFT[to] for to in spells_outside_battle.shifts(s, seat)), _STOP]
    if card == d.NONE:
        return _pairs(s.armies[seat][s.at[seat].index(s.open[1])])
    army = s.armies[seat][s.at[seat].index(s.open[1] - d.SPACE)]
    if card == d.CREATURE_SWITCH:
        other_army = s.armies[seat][s.at[seat].index(s.open[2] - d.SPACE)]
        return [_PICK[a][b] for a in dict.fromkeys(army) for b in dict.fromkeys(other_army)]
    decks = range(len(d.COLOURS)) if card == d.METAMORPHOSIS else (card - d.SUMMONS,)
    return [_REPLACE[unit][deck] for unit in dict.fromkeys(army) for deck in decks if s.decks[deck]]


def _pairs(army: Sequence[int]) -> list[Action]:
    """Return the different pairs of creatures of an army."""
    return [_PICK[a][b] for a, b in dict.fromkeys(itertools.combinations(army, 2))]
