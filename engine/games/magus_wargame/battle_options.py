"""What a side of a battle may still do, by what everybody sees; it changes nothing.

Side 0 attacks, side 1 defends. A creature is named by its unit and which of the equal ones of
its army it is (`REFS`).
"""

from collections.abc import Sequence
from typing import Final

from engine.games.magus_wargame.actions import Lay, Negate
from engine.games.magus_wargame.battle_totals import ability_of, unit_of
from engine.games.magus_wargame.data import (
    ABILITY,
    ARG,
    CARD,
    COLOUR,
    COPIES,
    COPY,
    DESTROY,
    DOPPELGANGER,
    DRAW,
    FUEL,
    NEGATE,
    NONE,
    NULLIFY,
    PRIEST,
    SPELL_BLAST,
    STEAL,
)
from engine.games.magus_wargame.state import (
    LAID_CARD,
    LAID_PRIEST,
    MUTED,
    STEP_B,
    UNDECIDED,
    Battle,
    Laid,
    State,
)

# Names of creatures


def ref(b: Battle, side: int, i: int) -> int:
    """Return the name (of `REFS`) of a creature: its unit, and which of the equal ones."""
    row = b.units[side]
    return row[i] * COPIES + i - row.index(row[i])


def place(b: Battle, side: int, name: int) -> int:
    """Return which creature of a side has a name; NONE if none has."""
    unit, copy = divmod(name, COPIES)
    row = b.units[side]
    i = row.index(unit) + copy if unit in row else NONE
    return i if 0 <= i < len(row) and row[i] == unit else NONE


def distinct(b: Battle, side: int, places: Sequence[int]) -> Sequence[int]:
    """Return one of each kind of creatures between which there is no difference."""
    row = b.units[side]
    if len(places) < 2 or len(set(row)) == len(row):
        return places
    seen, found = set(), []
    for i in places:
        key = (unit_of(b, side, i), row[i], b.marks[side][i], b.fuelled[side][i])
        if (key, b.choice[side][i]) not in seen:
            seen.add((key, b.choice[side][i]))
            found.append(i)
    return found


# Abilities


def is_muted(b: Battle, side: int, i: int) -> bool:
    """Tell whether a Nullify lies on a creature which its own side has not countered."""
    if not b.marks[side][i] & MUTED:
        return False
    for k, item in enumerate(b.laid):
        if item.side != side and item.is_card and item.what == NULLIFY and item.target == i:
            return not any(is_counter(x) and x.side == side and x.target == k for x in b.laid)
    return False


def is_counter(item: Laid) -> bool:
    """Tell whether a thing laid is aimed at another thing laid."""
    return item.kind == LAID_PRIEST or item.what == SPELL_BLAST


def options(b: Battle, side: int, i: int) -> Sequence[int]:
    """Return the different targets of an ability that chooses, of the armies as revealed [B2]."""
    ability = ability_of(b, side, i)
    if ability not in _CHOOSING:
        return ()
    other = 1 - side
    units = b.units[other]
    if ability == COPY:
        return [j for j, unit in enumerate(units) if units.index(unit) == j]
    if ability == NEGATE:
        return distinct(b, other, range(len(units)))
    colour = ARG[unit_of(b, side, i)]
    return distinct(b, other, [j for j, unit in enumerate(units) if COLOUR[unit] == colour])


_CHOOSING: Final = frozenset({COPY, DESTROY, NEGATE})


def undecided(b: Battle, side: int) -> list[int]:
    """Return the creatures of a side whose ability has yet to be declared."""
    row = b.choice[side]
    if UNDECIDED not in row:
        return []
    return [i for i, target in enumerate(row) if target == UNDECIDED and not is_muted(b, side, i)]


def able(b: Battle, side: int, ability: int) -> list[int]:
    """Return the creatures of a side that have an ability now and are not muted."""
    row = b.units[side]
    if _MAY_HAVE[ability].isdisjoint(row):
        return []
    return [
        i for i in range(len(row)) if ability_of(b, side, i) == ability and not is_muted(b, side, i)
    ]


def _may_have(ability: int) -> frozenset[int]:
    """Return the units that have an ability, or may come to have it."""
    return frozenset({DOPPELGANGER, *(u for u, has in enumerate(ABILITY) if has == ability)})


_MAY_HAVE: Final = {ability: _may_have(ability) for ability in ABILITY}
ACTIVE: Final = frozenset().union(*(_may_have(x) for x in (COPY, DESTROY, NEGATE, DRAW, STEAL)))
"""Units whose ability does something, at once or when it is declared."""


def is_instant(b: Battle, side: int, i: int, j: int) -> bool:
    """Tell whether declaring this makes a copied Wizard or Pirate act at once."""
    from_whom = b.units[1 - side][j]
    return ability_of(b, side, i) == COPY and from_whom in _INSTANT


_INSTANT: Final = frozenset(
    unit for unit, ability in enumerate(ABILITY) if ability in (DRAW, STEAL)
)


# What a side may still do


def priests(b: Battle, side: int) -> list[int]:
    """Return the Priests of a side that may still negate [B2d]."""
    found = able(b, side, PRIEST)
    if not found:
        return found
    used = [x.what for x in b.laid if x.side == side and x.kind == LAID_PRIEST]
    return [i for i in found if i not in used]


def goblins(b: Battle, side: int) -> list[int]:
    """Return the Goblins of a side for which a card may be discarded."""
    found = able(b, side, FUEL)
    return [i for i in found if not b.fuelled[side][i]] if found else found


def cards_of(b: Battle, side: int) -> list[int]:
    """Return where in `laid` the Magic cards of a side are."""
    if not b.laid:
        return []
    return [k for k, item in enumerate(b.laid) if item.side == side and item.kind == LAID_CARD]


def unspent(b: Battle, side: int) -> int:
    """Return the spell points that a side has left [G2] [G6]."""
    left = b.points[side]
    for item in b.laid:
        if item.side == side and item.kind == LAID_CARD:
            left -= 1
    return left


def asks_a(s: State, b: Battle) -> bool:
    """Tell whether the attacker has something to choose."""
    hand = len(s.hands[b.seats[0]])
    return bool(undecided(b, 0)) or (hand > 0 and (b.points[0] > 0 or bool(goblins(b, 0))))


def asks_b(s: State, b: Battle) -> bool:
    """Tell whether the defender has something to choose, by what everybody sees."""
    seat = b.seats[1]
    free = len(s.hands[seat]) - s.owed[seat]
    if undecided(b, 1) or (free > 0 and (b.points[1] > 0 or goblins(b, 1))):
        return True
    return bool(priests(b, 1)) and bool(cards_of(b, 0))


def asks_c(s: State, b: Battle) -> bool:
    """Tell whether the attacker may have an answer, by what everybody sees."""
    cards = bool(cards_of(b, 1))
    used = any(item.side == 1 and item.kind == LAID_PRIEST for item in b.laid)
    if not (cards or used or b.chosen):
        return False
    return (unspent(b, 0) > 0 and bool(s.hands[b.seats[0]])) or (cards and bool(priests(b, 0)))


def acts(b: Battle) -> bool:
    """Tell whether an instant ability of the defender is to come."""
    return any(
        ability_of(b, 1, i) in (DRAW, STEAL, COPY) and not is_muted(b, 1, i)
        for i in range(len(b.units[1]))
    )


def laid_at(b: Battle, card: int) -> int:
    """Return where in `laid` a Magic card is; NONE if it is not there."""
    return next((k for k, item in enumerate(b.laid) if item.is_card and item.what == card), NONE)


def counters_nullify(b: Battle, a: Lay | Negate) -> bool:
    """Tell whether an action of step b counters a Nullify: what it held back may then act."""
    if b.step != STEP_B:
        return False
    if isinstance(a, Negate):
        return a.card == NULLIFY
    return a.card == SPELL_BLAST and a.target == CARD + NULLIFY
