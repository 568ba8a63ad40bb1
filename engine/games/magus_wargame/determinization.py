"""A full state which a seat thinks possible."""

from collections.abc import Sequence

from engine import HIDDEN, EngineBug, Rng, clone
from . import data as d, seat_knowledge, state as m

_TRIES, _BLIND = 40, 4
"""How often a deal is tried, and how often without a look at what everybody knows."""
_UNITS_OF = tuple(
    tuple(unit for unit in range(len(d.UNITS)) if d.COLOUR[unit] == colour)
    for colour in range(len(d.COLOURS))
)


def guess(view: m.State, seat: int, rng: Rng) -> m.State:
    """Deal what the seat cannot see, so that all it has learned stays true."""
    s = clone(view)
    seats = len(s.armies)
    for other in range(seats):
        if other != seat:
            _forget(s, other)
    _guess_creatures(s, seat, rng)
    _guess_magic(s, seat, rng)
    return s


def _forget(s: m.State, other: int) -> None:
    """Suppose of another seat that it knows what everybody knows, and has no orders."""
    s.notes[other] = [code for code in s.notes[-1] if code >> 16 != other]
    s.told[other] = [0] * len(d.MAGIC)
    s.depth[other] = [[] for _ in d.DECKS]
    s.blast[other] = s.stance[other] = 0
    s.listed[other], s.plan[other] = [], d.NONE


def _guess_creatures(s: m.State, seat: int, rng: Rng) -> None:
    for tried in range(_TRIES):
        notes = _joined(s, seat, rng) if tried >= _BLIND else s.notes[seat]
        dealt = _deal(s, seat, notes, rng)
        if dealt is not None and _is_public(s, seat, dealt[0]):
            break
    else:
        raise EngineBug("magus_wargame: what a seat knows contradicts what all know")
    s.armies, pools = dealt
    for colour in range(len(d.COLOURS)):
        _fill_deck(s, seat, colour, pools[colour], rng)


def _deal(
    s: m.State, seat: int, notes: Sequence[int], rng: Rng
) -> tuple[list[list[list[int]]], list[list[int]]] | None:
    """Return all armies as notes have them, and what is left by colour; None if that cannot be."""
    pools = _unseen(s, seat, notes)
    if pools is None:
        return None
    armies: list[list[list[int]]] = []
    for owner, row in enumerate(s.armies):
        dealt = (
            row if owner == seat else _armies(row, seat_knowledge.about(notes, owner), pools, rng)
        )
        if dealt is None:
            return None
        armies.append(dealt)
    return armies, pools


def _fill_deck(s: m.State, seat: int, colour: int, pool: list[int], rng: Rng) -> None:
    """Lay a recruit deck: what is known of it, then the rest of its stock or of the pool."""
    deck = s.decks[colour]
    known = s.depth[seat][colour]
    for i, unit in enumerate(known):
        deck[-1 - i] = unit
    if s.stock[colour]:
        pool = list(s.stock[colour])
        for unit in deck:
            if unit is not HIDDEN:
                pool.remove(unit)
    rng.shuffle(pool)
    deck[:] = [pool.pop() if unit is HIDDEN else unit for unit in deck]


def _joined(s: m.State, seat: int, rng: Rng) -> list[int]:
    """Return what a seat knows, each note made narrower by one of what everybody knows.

    For where blind deals are mostly against what everybody knows.
    """
    found: list[int] = []
    for owner in range(len(s.armies)):
        own, public = (seat_knowledge.about(row, owner) for row in (s.notes[seat], s.notes[-1]))
        if owner != seat:
            rng.shuffle(public)
            found += seat_knowledge.joined(own, public)
    return found


def _unseen(s: m.State, seat: int, notes: Sequence[int]) -> list[list[int]] | None:
    """Return by colour the creatures whose place no note tells; None if one is told too often."""
    counts = [d.COPIES] * len(d.UNITS)
    for pile in (*s.graves, *s.armies[seat]):
        for unit in pile:
            counts[unit] -= 1
    for code in notes:
        what = seat_knowledge.parts(code)[1]
        if seat_knowledge.exact(what):
            counts[what] -= 1
    for colour, deck in enumerate(s.decks):
        seen = s.depth[seat][colour] or deck[-1:]
        for unit in s.stock[colour] or seen:
            counts[unit] -= 1
    if min(counts) < 0:
        return None
    return [[unit for unit in units for _ in range(counts[unit])] for units in _UNITS_OF]


def _armies(
    row: Sequence[Sequence[int]], codes: Sequence[int], pools: list[list[int]], rng: Rng
) -> list[list[int]] | None:
    """Put a seat's creatures where the notes allow, and choose those of known colour only.

    `row`: armies of the right sizes. None if there is no such way.
    """
    cells = [(token, None) for token, army in enumerate(row) for _ in army]
    rng.shuffle(cells)
    found = seat_knowledge.assign([code & 255 for code in codes], cells)  # any creature fits
    if found is None:
        return None
    armies: list[list[int]] = [[] for _ in row]
    for code, cell in zip(codes, found, strict=True):
        what = seat_knowledge.parts(code)[1]
        if not seat_knowledge.exact(what):
            what = rng.draw(pools[seat_knowledge.colour_of(what)])
        armies[cells[cell][0]].append(what)
    for army in armies:
        army.sort()
    return armies


def _is_public(s: m.State, seat: int, armies: list[list[list[int]]]) -> bool:
    """Tell whether what everybody knows is true of these armies, dealt by what the seat knows."""
    for owner, row in enumerate(armies):
        codes = seat_knowledge.about(s.notes[-1], owner)
        if owner != seat and sorted(codes) != sorted(seat_knowledge.about(s.notes[seat], owner)):
            cells = [(token, unit) for token, army in enumerate(row) for unit in army]
            if seat_knowledge.assign(codes, cells) is None:
                return False
    return True


def _guess_magic(s: m.State, seat: int, rng: Rng) -> None:
    """Deal the Magic cards: those known in hands, those known on the deck, then the rest."""
    placed = {*s.hands[seat], *s.spent, *s.depth[seat][d.MAGIC_DECK], *s.open[:1]}
    if s.battle is not None:
        placed |= {item.what for item in s.battle.laid if item.is_card}
    cells = [(other, None) for other, hand in enumerate(s.hands) if other != seat for _ in hand]
    rng.shuffle(cells)
    told = [card for card, mask in enumerate(s.told[seat]) if mask]
    found = seat_knowledge.assign([s.told[seat][card] for card in told], cells)
    if found is None:
        raise EngineBug("magus_wargame: a seat knows more cards than there are")
    rest = [card for card in range(len(d.MAGIC)) if card not in placed and card not in told]
    rng.shuffle(rest)
    hands: list[list[int]] = [[] for _ in s.hands]
    taken = dict(zip(found, told, strict=True))
    for i, (other, _) in enumerate(cells):
        hands[other].append(taken[i] if i in taken else rest.pop())
    for other, hand in enumerate(hands):
        if other != seat:
            s.hands[other] = sorted(hand)
    for i, card in enumerate(s.depth[seat][d.MAGIC_DECK]):
        s.magic[-1 - i] = card
    s.magic = [rest.pop() if card is HIDDEN else card for card in s.magic]
