"""Options left to a side of a battle, from what is public; nothing is changed.

Side 0 attacks, side 1 defends. A creature is named by its unit and which of the equal ones of
its army it is (`REFS`).
"""

from collections.abc import Sequence
from typing import Final

from . import actions, battle_totals, data as d, state as m

# Names of creatures


def ref(b: m.Battle, side: int, i: int) -> int:
    """Return the name (of `REFS`) of a creature: its unit, and which of the equal ones."""
    row = b.units[side]
    return row[i] * d.COPIES + i - row.index(row[i])


def place(b: m.Battle, side: int, name: int) -> int:
    """Return which creature of a side has a name; NONE if none has."""
    unit, copy = divmod(name, d.COPIES)
    row = b.units[side]
    i = row.index(unit) + copy if unit in row else d.NONE
    return i if 0 <= i < len(row) and row[i] == unit else d.NONE


def distinct(b: m.Battle, side: int, places: Sequence[int]) -> Sequence[int]:
    """Return one of each kind of creatures between which there is no difference."""
    row = b.units[side]
    if len(places) < 2 or len(set(row)) == len(row):
        return places
    seen, found = set(), []
    for i in places:
        key = (battle_totals.unit_of(b, side, i), row[i], b.marks[side][i], b.fuelled[side][i])
        if (key, b.choice[side][i]) not in seen:
            seen.add((key, b.choice[side][i]))
            found.append(i)
    return found


# Abilities


def is_muted(b: m.Battle, side: int, i: int) -> bool:
    """Tell whether a Nullify lies on a creature which its own side has not countered."""
    if not b.marks[side][i] & m.MUTED:
        return False
    for k, item in enumerate(b.laid):
        if item.side != side and item.is_card and item.what == d.NULLIFY and item.target == i:
            return not any(is_counter(x) and x.side == side and x.target == k for x in b.laid)
    return False


def is_counter(item: m.Laid) -> bool:
    """Tell whether a thing laid is aimed at another thing laid."""
    return item.kind == m.LAID_PRIEST or item.what == d.SPELL_BLAST


def options(b: m.Battle, side: int, i: int) -> Sequence[int]:
    """Return the different targets of an ability that chooses, of the armies as revealed [B2]."""
    ability = battle_totals.ability_of(b, side, i)
    if ability not in _CHOOSING:
        return ()
    other = 1 - side
    units = b.units[other]
    if ability == d.COPY:
        return [j for j, unit in enumerate(units) if units.index(unit) == j]
    if ability == d.NEGATE:
        return distinct(b, other, range(len(units)))
    colour = d.ARG[battle_totals.unit_of(b, side, i)]
    return distinct(b, other, [j for j, unit in enumerate(units) if d.COLOUR[unit] == colour])


_CHOOSING: Final = frozenset({d.COPY, d.DESTROY, d.NEGATE})


def undecided(b: m.Battle, side: int) -> list[int]:
    """Return the creatures of a side whose ability has yet to be declared."""
    row = b.choice[side]
    if m.UNDECIDED not in row:
        return []
    return [i for i, target in enumerate(row) if target == m.UNDECIDED and not is_muted(b, side, i)]


def able(b: m.Battle, side: int, ability: int) -> list[int]:
    """Return the creatures of a side that have an ability now and are not muted."""
    row = b.units[side]
    if _MAY_HAVE[ability].isdisjoint(row):
        return []
    return [
        i
        for i in range(len(row))
        if battle_totals.ability_of(b, side, i) == ability and not is_muted(b, side, i)
    ]


def _may_have(ability: int) -> frozenset[int]:
    """Return the units that have an ability, or may come to have it."""
    return frozenset({d.DOPPELGANGER, *(u for u, has in enumerate(d.ABILITY) if has == ability)})


_MAY_HAVE: Final = {ability: _may_have(ability) for ability in d.ABILITY}
ACTIVE: Final = frozenset().union(
    *(_may_have(x) for x in (d.COPY, d.DESTROY, d.NEGATE, d.DRAW, d.STEAL))
)
"""Units whose ability does something, at once or when it is declared."""


def is_instant(b: m.Battle, side: int, i: int, j: int) -> bool:
    """Tell whether declaring this makes a copied Wizard or Pirate act at once."""
    from_whom = b.units[1 - side][j]
    return battle_totals.ability_of(b, side, i) == d.COPY and from_whom in _INSTANT


_INSTANT: Final = frozenset(
    unit for unit, ability in enumerate(d.ABILITY) if ability in (d.DRAW, d.STEAL)
)


# What a side may still do


def priests(b: m.Battle, side: int) -> list[int]:
    """Return the Priests of a side that may still negate [B2d]."""
    found = able(b, side, d.PRIEST)
    if not found:
        return found
    used = [x.what for x in b.laid if x.side == side and x.kind == m.LAID_PRIEST]
    return [i for i in found if i not in used]


def goblins(b: m.Battle, side: int) -> list[int]:
    """Return the Goblins of a side for which a card may be discarded."""
    found = able(b, side, d.FUEL)
    return [i for i in found if not b.fuelled[side][i]] if found else found


def cards_of(b: m.Battle, side: int) -> list[int]:
    """Return where in `laid` the Magic cards of a side are."""
    if not b.laid:
        return []
    return [k for k, item in enumerate(b.laid) if item.side == side and item.kind == m.LAID_CARD]


def unspent(b: m.Battle, side: int) -> int:
    """Return the spell points that a side has left [G2] [G6]."""
    left = b.points[side]
    for item in b.laid:
        if item.side == side and item.kind == m.LAID_CARD:
            left -= 1
    return left


def asks_a(s: m.State, b: m.Battle) -> bool:
    """Tell whether the attacker has something to choose."""
    hand = len(s.hands[b.seats[0]])
    return bool(undecided(b, 0)) or (hand > 0 and (b.points[0] > 0 or bool(goblins(b, 0))))


def asks_b(s: m.State, b: m.Battle) -> bool:
    """Tell whether the defender has something to choose, by what everybody sees."""
    seat = b.seats[1]
    free = len(s.hands[seat]) - s.owed[seat]
    if undecided(b, 1) or (free > 0 and (b.points[1] > 0 or goblins(b, 1))):
        return True
    return bool(priests(b, 1)) and bool(cards_of(b, 0))


def asks_c(s: m.State, b: m.Battle) -> bool:
    """Tell whether the attacker may have an answer, by what everybody sees."""
    cards = bool(cards_of(b, 1))
    used = any(item.side == 1 and item.kind == m.LAID_PRIEST for item in b.laid)
    if not (cards or used or b.chosen):
        return False
    return (unspent(b, 0) > 0 and bool(s.hands[b.seats[0]])) or (cards and bool(priests(b, 0)))


def acts(b: m.Battle) -> bool:
    """Tell whether an instant ability of the defender is to come."""
    return any(
        battle_totals.ability_of(b, 1, i) in (d.DRAW, d.STEAL, d.COPY) and not is_muted(b, 1, i)
        for i in range(len(b.units[1]))
    )


def laid_at(b: m.Battle, card: int) -> int:
    """Return where in `laid` a Magic card is; NONE if it is not there."""
    return next((k for k, item in enumerate(b.laid) if item.is_card and item.what == card), d.NONE)


def counters_nullify(b: m.Battle, a: actions.Lay | actions.Negate) -> bool:
    """Tell whether an action of step b counters a Nullify: what it held back may then act."""
    if b.step != m.STEP_B:
        return False
    if isinstance(a, actions.Negate):
        return a.card == d.NULLIFY
    return a.card == d.SPELL_BLAST and a.target == d.CARD + d.NULLIFY
