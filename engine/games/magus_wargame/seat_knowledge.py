"""Knowledge of seats about hidden things.

A note says that one creature of a seat is of a unit, or at least of a colour, and stands in one
of some armies. In the row of each viewer there is a note for every creature of every other seat
(in the last row, of what everybody knows, for every creature). Where it becomes doubtful which
creature a note speaks of, notes are made vaguer, never false.
"""

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from . import data as d, state as m

_SHADES: Final = len(d.UNITS)
"""In a note, what is not a unit is this and a colour: some creature of the colour."""
_SHADE_OF: Final[tuple[int, ...]] = (*d.COLOUR, *range(5))


def note(owner: int, what: int, mask: int) -> int:
    """Return a note: a seat's creature (a unit, or `shade` of a colour) in one of its armies."""
    return owner << 16 | what << 8 | mask


def shade(colour: int) -> int:
    """Return what a note says of a creature of which only the colour is known."""
    return _SHADES + colour


def parts(code: int) -> tuple[int, int, int]:
    """Return owner, unit or shade, and the armies (bits) of a note."""
    return code >> 16, code >> 8 & 255, code & 255


def fits(what: int, unit: int) -> bool:
    """Tell whether what a note says may be this unit."""
    return what == unit or what == _SHADES + d.COLOUR[unit]


def colour_of(what: int) -> int:
    """Return the colour of what a note says."""
    return _SHADE_OF[what]


def exact(what: int) -> bool:
    """Tell whether a note names a unit."""
    return what < _SHADES


def about(codes: Sequence[int], owner: int) -> list[int]:
    """Return the notes of a seat's creatures."""
    return [code for code in codes if code >> 16 == owner]


@functools.lru_cache(maxsize=1 << 11)  # a seat's notes are asked about army by army
def named(*codes: int) -> Mapping[tuple[int, int], tuple[int, ...]]:
    """Return by owner and token the units which notes name in just that army."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for owner, what, mask in map(parts, codes):
        if exact(what) and mask.bit_count() == 1:
            army = owner, mask.bit_length() - 1
            found[army] = (*found.get(army, ()), what)
    return found


# Creatures


def came(s: m.State, owner: int, token: int, what: int) -> None:
    """Note for all that an army has got a creature which everybody saw."""
    code, own = note(owner, what, 1 << token), s.notes[owner]
    for row in s.notes:
        if row is not own:
            row.append(code)


def went(s: m.State, owner: int, token: int, unit: int) -> None:
    """Note for all that a creature has left an army, seen by everybody."""
    last = not s.armies[owner][token]
    bit = 1 << token
    code = note(owner, unit, bit)
    reading = _NOTHING
    for viewer, row in enumerate(s.notes):
        if viewer == owner:
            continue
        if not last and code in row:
            row.remove(code)
            continue
        reading = _take(row, owner, bit, [code], reading)
        if last:
            _clear(row, bit, reading[-1])


def showed(s: m.State, owner: int, token: int, viewers: Iterable[int]) -> None:
    """Note for some viewers (rows of `notes`) what is in an army."""
    bit = 1 << token
    found = _seen(owner, bit, s.armies[owner][token])
    reading = _NOTHING
    for viewer in viewers:
        if viewer != owner:
            row = s.notes[viewer]
            reading = _take(row, owner, bit, found, reading)
            _clear(row, bit, reading[-1])
            row += found


def replaced(s: m.State, owner: int, token: int, army: list[int]) -> None:
    """Note for all what an army that everybody sees has become."""
    bit = 1 << token
    shown = s.armies[owner][token]
    first = note(owner, shown[0], bit)
    found = _seen(owner, bit, army)
    for viewer, row in enumerate(s.notes):
        if viewer != owner:
            at = row.index(first)  # they were written together
            del row[at : at + len(shown)]
            row += found


def vanished(s: m.State, owner: int) -> None:
    """Drop all notes of a seat's creatures: it has none."""
    for row in s.notes:
        row[:] = [code for code in row if code >> 16 != owner]


def mingled(s: m.State, owner: int, token: int, other: int) -> None:
    """Note that creatures of two armies may have changed places, unseen."""
    either, own = 1 << token | 1 << other, s.notes[owner]
    for row in s.notes:
        if row is not own:
            for i, code in enumerate(row):
                if code & either and code >> 16 == owner:
                    row[i] = code | either


def _seen(owner: int, bit: int, army: Sequence[int]) -> list[int]:
    """Return the notes of an army that is seen."""
    nobody = note(owner, 0, bit)
    return [nobody | unit << 8 for unit in army]


def _clear(row: list[int], bit: int, left: Sequence[int]) -> None:
    """Take an army off the notes that are left of it: none of these creatures is in it."""
    for code in left:
        row[row.index(code)] = code & ~bit


_Reading: TypeAlias = tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]]
"""What becomes of the notes that may speak of an army, `near`, when creatures are found in it:
`near`; those `gone`; the `vague` ones made in exchange; all that are `left` to speak of it."""
_NOTHING: Final[_Reading] = ((), (), (), ())


def _take(row: list[int], owner: int, bit: int, found: Sequence[int], before: _Reading) -> _Reading:
    """Remove the notes of creatures which are found (as notes say it) to be in an army.

    `before`: how the row of another viewer was read; mostly they know the same.
    """
    near = [code for code in row if code & bit and code >> 16 == owner]
    reading = before if near == before[0] else _read(near, owner, found)
    _, gone, vague, _ = reading
    for code in gone:
        row.remove(code)
    row += vague
    return reading


def _read(near: Sequence[int], owner: int, found: Sequence[int]) -> _Reading:
    """Tell which notes say what was found."""
    gone, rest, left = [], [], [*near]
    for code in found:
        if code in left:  # it is known to be there and nowhere else
            left.remove(code)
            gone.append(code)
        else:
            rest.append(code >> 8 & 255)
    if not rest:
        return near, gone, (), left
    whats = {*rest, *[_SHADES + d.COLOUR[unit] for unit in rest]}
    may = [code for code in left if code >> 8 & 255 in whats]
    left = [code for code in left if code >> 8 & 255 not in whats]
    vague = _doubts(may, owner, rest) if len(may) > len(rest) else []
    return near, gone + may, vague, left + vague


def _doubts(may: Sequence[int], owner: int, units: Sequence[int]) -> list[int]:
    """Return what is still known of the creatures which are not those found (units).

    `may`: the notes that may speak of these, by their colours at least as many.
    """
    vague: list[int] = []
    for colour in sorted({d.COLOUR[unit] for unit in units}):
        codes = [code for code in may if colour_of(code >> 8 & 255) == colour]
        found = [unit for unit in units if d.COLOUR[unit] == colour]
        vague += [_blur(codes, owner)] * (len(codes) - len(found))
    return vague


def _blur(codes: Sequence[int], owner: int) -> int:
    """Return what is still known when it is doubtful which of some notes has come true."""
    mask = 0
    for code in codes:
        mask |= code & 255
    whats = {code >> 8 & 255 for code in codes}
    what = whats.pop()
    return note(owner, shade(colour_of(what)) if whats else what, mask)


# Magic cards


def drawn(s: m.State, seat: int, card: int) -> None:
    """Note who has drawn the top card of the Magic deck, for those who knew it."""
    for viewer, rows in enumerate(s.depth):
        if rows[-1]:
            rows[-1].pop(0)
            if viewer != seat:
                s.told[viewer][card] = 1 << seat


def uncovered(s: m.State, colour: int) -> None:
    """Note that the top card of a recruit deck has gone."""
    for rows in s.depth:
        if rows[colour]:
            rows[colour].pop(0)


def public(s: m.State, card: int) -> None:
    """Note that a Magic card lies open."""
    for row in s.told:
        row[card] = 0


def stolen(s: m.State, thief: int, victim: int, card: int) -> None:
    """Note a theft: thief and victim know the card, the others that it may be any."""
    s.told[thief][card] = 0
    s.told[victim][card] = 1 << thief
    for viewer, row in enumerate(s.told):
        if viewer not in (thief, victim):
            for i, mask in enumerate(row):
                if mask >> victim & 1:
                    row[i] = mask | 1 << thief


def recycled(s: m.State) -> None:
    """Note that what is not in the new Magic deck is in hands."""
    deck = set(s.magic)
    if s.battle is not None:
        deck |= {item.what for item in s.battle.laid if item.is_card}
    deck |= {*s.spent, *s.open[:1]}
    held = [card for card in range(len(d.MAGIC)) if card not in deck]
    for viewer, row in enumerate(s.told):
        others = sum(1 << seat for seat in range(len(s.out)) if seat != viewer and s.hands[seat])
        mine = s.hands[viewer]
        for card in held:
            if not row[card] and card not in mine:
                row[card] = others


# Which notes can be which creatures


def assign(codes: Sequence[int], cells: Sequence[tuple[int, Any]]) -> list[int] | None:
    """Return for each note the place in `cells` (army, unit or None) which it speaks of.

    None if the notes cannot all be true.
    """
    places = {code: _places(code, cells) for code in set(codes)}
    return _match([places[code] for code in codes], len(cells))


def joined(codes: Sequence[int], others: Sequence[int]) -> list[int]:
    """Return notes which say what each of some notes and one of the others say together.

    All are of one seat's creatures. Of the others, those that name the same are preferred, and the
    earlier ones. The notes as they are if there is no such way.
    """
    ways = [
        sorted(
            [i for i, other in enumerate(others) if _agree(code, other)],
            key=lambda i: (code ^ others[i]) >> 8 != 0,
        )
        for code in codes
    ]
    found = _match(ways, len(others))
    if found is None:
        return [*codes]
    return [_both(code, others[i]) for code, i in zip(codes, found, strict=True)]


def _agree(code: int, other: int) -> bool:
    """Tell whether two notes of a seat's creatures may speak of the same."""
    (_, what, mask), (_, also, bits) = parts(code), parts(other)
    if not mask & bits:
        return False
    if exact(what) and exact(also):
        return what == also
    return colour_of(what) == colour_of(also)


def _both(code: int, other: int) -> int:
    """Return what two notes say that speak of the same creature."""
    (owner, what, mask), (_, also, bits) = parts(code), parts(other)
    return note(owner, min(what, also), mask & bits)  # a unit is less than a shade


def _match(ways: Sequence[Sequence[int]], places: int) -> list[int] | None:
    """Return a place for each of some notes, all different; None if there is no such way."""
    taken = [-1] * places
    for i in range(len(ways)):
        if not _place(i, ways, taken, set()):
            return None
    found = [-1] * len(ways)
    for cell, i in enumerate(taken):
        if i >= 0:
            found[i] = cell
    return found


def _places(code: int, cells: Sequence[tuple[int, Any]]) -> list[int]:
    """Return the places in `cells` of which a note may speak."""
    _, what, mask = parts(code)
    return [
        cell
        for cell, (token, unit) in enumerate(cells)
        if mask >> token & 1 and (unit is None or fits(what, unit))
    ]


def _place(i: int, ways: Sequence[Sequence[int]], taken: list[int], seen: set[int]) -> bool:
    """Find a cell for a note, moving others if need be (augmenting paths)."""
    for cell in ways[i]:
        if cell not in seen:
            seen.add(cell)
            if taken[cell] < 0 or _place(taken[cell], ways, taken, seen):
                taken[cell] = i
                return True
    return False
