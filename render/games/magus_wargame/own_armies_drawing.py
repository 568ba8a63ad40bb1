"""The own armies, open: upright cards in rows; where there are many, tiles in two columns.

Either way each creature has its ability in words. In a battle only the army that fights is open,
the others are banners with their strength.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.magus_wargame import data as d, state as m
from render.look import Look
from render.paint import FIGURE, GAP, LEAST, NOTE, RADIUS, STROKE, Box, Marks, Rect, write
from . import creature_and_artifact_cards, names
from .land_seals_banners import banner, hue, ink, land, plate

WIDE = 1500 - 2 * GAP
"""How wide the armies lie."""

_LABEL = 60.0
_GAP, _LINE = 6.0, 6.0
_CARD, _CLOSED = 190.0, 150.0
_UPRIGHT = (272.0, 256.0, 240.0, 220.0)
"""How high upright cards are; the first is taken at which all have room."""
_TILES = (104.0, 92.0, 80.0, 72.0, 66.0, 60.0, 56.0, 52.0)
"""How far apart rows of tiles are; the first is taken at which all have room."""
_ACROSS = 2
"""Tiles beside each other in an army."""
_BETWEEN = 10.0
_TALL, _LOW = 130.0, 92.0
"""How high the label of an army is that has letters, and one that has a picture."""


@dataclass(frozen=True, slots=True)
class Army:
    """A space, the creatures of the army that stands there, and whether they are not shown."""

    space: int
    units: tuple[int, ...]
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Say where an army lies: its label, and its creatures with how many there are of each.

    One that is closed has one cell, of `NONE`.
    """

    army: Army
    label: Box
    cells: tuple[tuple[int, int, Box], ...]


@dataclass(frozen=True, slots=True)
class ArmyPositions:
    """Say where all armies lie, how high they are together, and what is free beside them.

    `pitch` is how far apart rows of tiles are.
    """

    high: float
    blocks: tuple[Block, ...]
    free: tuple[Box, ...]
    upright: bool
    pitch: float = 0.0


def armies(view: m.State, seat: int) -> tuple[Army, ...]:
    """Return a seat's armies in the order of the track; while one fights, the others are closed."""
    own = sorted((space, token) for token, space in enumerate(view.at[seat]) if space >= 0)
    clash = view.battle
    fights = seat in clash.seats if clash is not None else False
    acting = clash.tokens[clash.seats.index(seat)] if clash is not None and fights else d.NONE
    return tuple(
        Army(space, tuple(view.armies[seat][token]), fights and token != acting)
        for space, token in own
    )


def rows(owned: Sequence[Army], most: float) -> ArmyPositions | None:
    """Lay armies of upright cards in rows of all `WIDE`; None where they are higher than `most`."""
    shelves = _shelves(owned)
    for high in _UPRIGHT:
        whole = len(shelves) * (high + _LINE) - _LINE
        if whole <= most:
            return _in_rows(shelves, high, whole)
    return None


def tiles(owned: Sequence[Army], most: float) -> ArmyPositions:
    """Lay armies of tiles in two columns, as high as there is room up to `most`."""
    left, right = _halves(owned)
    longest = max((left, right), key=lambda half: _stack(half, _TILES[0]))
    between = _BETWEEN * (len(longest) - 1)
    fits = (most - between) / sum(map(_down, longest))
    pitch = next((each for each in _TILES if each <= fits), fits)
    whole = _stack(longest, pitch)
    wide = (WIDE - GAP) / 2
    blocks: list[Block] = []
    free: list[Box] = []
    for some, x in ((left, 0.0), (right, wide + GAP)):
        column = list(_column(some, Box(x, 0, wide, whole), pitch))
        blocks += column
        free += _gaps(column)
        bottom = min(column[-1].label.bottom + _BETWEEN, whole) if column else 0.0
        free.append(Box(x, bottom, wide, whole - bottom))
    return ArmyPositions(whole, tuple(blocks), tuple(free), False, pitch)


def _column(some: Sequence[Army], box: Box, pitch: float) -> Iterator[Block]:
    for army in some:
        high = _down(army) * pitch
        label, rest = Box(box.x, box.y, box.w, high - 4).split(_LABEL - _GAP, _GAP)
        spots = rest.grid(_ACROSS, _down(army), 4)
        cells = tuple((*kind, spot) for kind, spot in zip(_kinds(army), spots, strict=False))
        yield Block(army, label, cells)
        box = box.pad(top=high + _BETWEEN)


def _gaps(column: Sequence[Block]) -> list[Box]:
    """Return what is free at the right of a column, beside the last tiles of its armies."""
    found: list[Box] = []
    open_ = False
    for block in column:
        last = block.cells[-1][2]
        if len(block.cells) % _ACROSS:
            gap = last.shift(last.w + 4)
            if open_ and len(block.cells) == 1:
                found[-1] = found[-1].union(gap)
            else:
                found.append(gap)
        open_ = len(block.cells) % _ACROSS == 1
    return found


def draw(origin: Box, camp: ArmyPositions, seat: int, look: Look) -> Marks:
    """Draw a seat's armies with the corner of `origin` as theirs."""
    marks: Marks = ()
    for block in camp.blocks:
        marks += _label(block.label.shift(origin.x, origin.y), block.army.space, look)
        for unit, count, cell in block.cells:
            spot = cell.shift(origin.x, origin.y)
            if block.army.closed:
                marks += _closed(spot, block.army, seat, look)
            elif camp.upright:
                marks += creature_and_artifact_cards.creature(spot, unit, look)
            else:
                marks += creature_and_artifact_cards.tile(spot, unit, look, count=count)
    return marks


def _closed(box: Box, army: Army, seat: int, look: Look) -> Marks:
    """Draw an army that is not shown: its banner with how many it counts, and its Force."""
    force = look.number(sum(d.FORCE[unit] for unit in army.units))
    said = f"{look.say('magus-wargame-board-line-force')} {force}"
    down = box.h > box.w
    flag, words = box.split(-LEAST - GAP, down=True) if down else box.split(box.h, GAP)
    text = write(
        words, said, ink(look.theme), (LEAST, NOTE), weight="bold", align="c" if down else "l"
    )
    return (*banner(flag.inset(4), seat, len(army.units), look.theme), text)


# Rows


def _shelves(owned: Sequence[Army]) -> list[list[Army]]:
    """Lay armies in rows, each where it first fits, the rows in the order of the track."""
    found: list[list[Army]] = []
    for army in sorted(owned, key=lambda army: -_long([army])):
        for row in found:
            if _long([*row, army]) <= WIDE:
                row.append(army)
                break
        else:
            found.append([army])
    for row in found:
        row.sort(key=lambda army: army.space)
    return sorted(found, key=lambda row: row[0].space)


def _long(row: Sequence[Army]) -> float:
    """Return how long a row of armies is."""
    return sum(_LABEL + sum(_steps(army)) + GAP for army in row) - GAP - _GAP


def _steps(army: Army) -> list[float]:
    """Return how far apart what is shown of an army in a row stands."""
    return [_CLOSED + _GAP] if army.closed else [_CARD + _GAP] * len(army.units)


def _in_rows(shelves: Sequence[Sequence[Army]], high: float, whole: float) -> ArmyPositions:
    free = []
    for at, row in enumerate(shelves):
        box = Box(0, at * (high + _LINE), WIDE, high)
        free.append(box.pad(left=_long(row) + GAP))
    return ArmyPositions(whole, tuple(_laid(shelves, high)), tuple(free), True)


def _laid(shelves: Sequence[Sequence[Army]], high: float) -> Iterator[Block]:
    for at, row in enumerate(shelves):
        x, y = 0.0, at * (high + _LINE)
        for army in row:
            left = x + _LABEL
            units = (d.NONE,) if army.closed else army.units
            cells = tuple(
                (unit, 1, Box(left + i * step, y, step - _GAP, high))
                for i, (unit, step) in enumerate(zip(units, _steps(army), strict=True))
            )
            yield Block(army, Box(x, y, _LABEL - _GAP, high), cells)
            x = cells[-1][2].right + GAP


# Tiles


def _halves(owned: Sequence[Army]) -> tuple[Sequence[Army], Sequence[Army]]:
    """Return the armies of the left column and of the right one, as equal as can be."""
    cuts = [(owned[:at], owned[at:]) for at in range(len(owned) + 1)]
    return min(cuts, key=lambda cut: max(_stack(half, _TILES[0]) for half in cut))


def _stack(some: Sequence[Army], pitch: float) -> float:
    """Return how high a column of armies is."""
    return sum(_down(army) * pitch + _BETWEEN for army in some) - _BETWEEN


def _down(army: Army) -> int:
    """Return how many rows of tiles an army has."""
    return -(-len(_kinds(army)) // _ACROSS)


def _kinds(army: Army) -> list[tuple[int, int]]:
    """Return the creatures of an army, each once with how many there are of it."""
    if army.closed:
        return [(d.NONE, 1)]
    return [(unit, army.units.count(unit)) for unit in dict.fromkeys(army.units)]


# Labels


def _label(box: Box, space: int, look: Look) -> Marks:
    """Draw the space of an army: its number, its land and letters where there is room."""
    t, kind = look.theme, d.TRACK[space]
    marks: Marks = (Rect(box, plate(t, kind), hue(kind), STROKE, RADIUS),)
    number, rest = box.inset(1, 4).split(min(FIGURE, box.h - 8), down=True)
    if box.h >= _LOW:
        picture, letters = rest.split(-32 if box.h >= _TALL else -0.01, down=True)
        marks += land(picture.inset(2), kind)
        if box.h >= _TALL:
            text = names.letter(look.locale, kind)
            marks += (write(letters, text, ink(t), NOTE, align="c"),)
    figure = write(number, str(space), ink(t), FIGURE, weight="bold", align="c", role="figure")
    return (*marks, figure)
