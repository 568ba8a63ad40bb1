"""Layout of a tile's occupants: tower and characters in the rows that leave them largest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.pangea.data import EAST, HOME_OF, NONE, PEOPLE_OF, SOUTH, WEST
from render.paint import FIGURE, Box, Marks, Rect, Theme, font_metrics, write
from render.widgets.dice_counters_and_marks import changed
from . import island_drawing, piece_drawing

Kind = tuple[int, int, int, bool]
"""A character as it is drawn: seat, favourite terrain, load, face up."""

_LARGE, _LEAST, _STEP = 83, 60, 4
"""Sides of a figure: few, so that most of those on a board were drawn before."""
_TOWER = 72.0, 108.0
_OVER = 6.0
"""How far people beside a tower may stand before it."""
_BESIDE, _BEHIND, _APART = 0.74, 0.68, 0.96
"""The least distances of neighbours and of rows, and the most of both, in sides of a figure."""
_DENSE = 0.53
"""The least distance of neighbours where they are smallest: what is on a shield is seen still."""
COUNT = 40.0
"""How high the plate of a count is."""
CLEAR = 20.0
"""How far people keep from a side over which an arrow leads."""
_CLOSEST = 0.4
"""How close neighbours stand in the greatest crowds, of which only some of each can be seen."""


_CORNER, _APART_RINGS = 22.0, 8.0
"""How round a ring is, and how near to each other two would touch."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """What stands on one tile. `fresh`: how many of a kind came since the last picture.

    `crossed`: the directions of the sides over which arrows lead.
    """

    tower: int | None
    people: tuple[Kind, ...]
    fresh: Mapping[Kind, int]
    crossed: frozenset[int] = frozenset()


def kinds(
    cast: Sequence[int], load: Sequence[int], faces: Sequence[bool], peoples: tuple[int, ...]
) -> tuple[Kind, ...]:
    """Return characters as they are drawn, those of the seats first."""
    found = [
        (piece_drawing.place_of(peoples, PEOPLE_OF[c]), HOME_OF[c], load[c], faces[c]) for c in cast
    ]
    return tuple(sorted(found, key=lambda kind: (kind[0], not kind[3], kind[1], kind[2])))


def draw(box: Box, crowd: Crowd, theme: Theme) -> tuple[Marks, Marks]:
    """Draw a tower at the upper left of a tile, characters beside it and before its foot.

    Return the plates that count them as well: nothing may lie on these.
    """
    sides = (CLEAR if side in crowd.crossed else 1 for side in (WEST, EAST, SOUTH))
    west, east, south = sides
    body = box.pad(west, island_drawing.HEADER, east, south)
    marks: Marks = ()
    beside = body if crowd.tower is None else body.pad(left=_TOWER[0] - _OVER)
    places = _places(body, beside, len(crowd.people))
    if crowd.tower is not None:
        low = not crowd.people or min((place.x for place in places), default=0) >= beside.x
        hut = body.place(*_TOWER, 0, 1 if low else 0)
        marks += piece_drawing.standing_tower(hut, crowd.tower, theme)
    fresh = Counter(crowd.fresh)
    if places:
        return marks + _all(tuple(zip(crowd.people, places, strict=True)), fresh, theme), ()
    people, plates = _counted(body, beside, crowd, fresh, theme)
    return marks + people, plates


def _counted(
    body: Box, beside: Box, crowd: Crowd, fresh: Counter[Kind], theme: Theme
) -> tuple[Marks, Marks]:
    """Draw one of each kind; return the plates with how many there are as well."""
    counts = Counter(crowd.people)
    plates: Marks = ()
    places = _places(body, beside, len(counts)) or _packed(body, len(counts))
    for count, cell in zip(counts.values(), places, strict=True):
        if count > 1:
            plates += _count(cell, body, count, theme)
    return _all(tuple(zip(counts, places, strict=True)), fresh, theme), plates


def _count(cell: Box, body: Box, count: int, theme: Theme) -> Marks:
    """Draw how many of a kind stand in a cell, at the right of what is on its shield."""
    figure = str(count)
    wide = font_metrics.measure(figure, FIGURE, "bold") + 8
    x = min(cell.cx + 8, body.right + 6 - wide)
    plate = Box(x, cell.bottom - COUNT + 2, wide, COUNT)
    return (
        Rect(plate, theme.card, theme.edge, 1.5, 6),
        write(plate, figure, theme.ink, FIGURE, weight="bold", align="c", role="figure"),
    )


def _all(standing: Sequence[tuple[Kind, Box]], fresh: Counter[Kind], theme: Theme) -> Marks:
    """Draw characters, below them the rings of those that came, and above what they carry.

    Neighbours that came have one ring; what is carried is drawn again where it would be covered.
    """
    rings: list[Box] = []
    marks: Marks = ()
    above: Marks = ()
    for at, ((seat, home, load, up), cell) in enumerate(standing):
        kind = (seat, home, load, up)
        marks += piece_drawing.character(cell, seat, home, load, up, theme)
        if fresh[kind] > 0:
            fresh[kind] -= 1
            rings = _ringed(rings, piece_drawing.outline(cell).box)
        badge = piece_drawing.badge(cell)
        if load != NONE and any(badge.meets(later) for _, later in standing[at + 1 :]):
            above += piece_drawing.carried(cell, load, theme)
    under = tuple(m for b in rings for m in changed(Rect(b, radius=_CORNER), theme))
    return (*under, *marks, *above)


def _ringed(rings: Sequence[Box], new: Box) -> list[Box]:
    """Return rings with one more; it is joined with those in its row that it would touch."""
    apart = [box for box in rings if box.y != new.y or not box.meets(new, -_APART_RINGS)]
    for box in rings:
        if box not in apart:
            new = new.union(box)
    return [*apart, new]


def _row(box: Box, side: float, apart: float = _BESIDE) -> int:
    """Return how many figures of a size have room beside each other."""
    return 1 + int((box.w - side) // (side * apart)) if box.w >= side else 0


@lru_cache(maxsize=512)
def _places(body: Box, beside: Box, count: int) -> tuple[Box, ...]:
    """Return the largest equal places for `count` people, the back row first.

    One row or two stand beside the tower, as long as there is room there; of two others that in
    front is as wide as the tile, and hides a little of what is behind. () if they would be too
    small.
    """
    sizes = [(side, _BESIDE) for side in range(_LARGE, _LEAST - 1, -_STEP)]
    sizes.append((_LEAST, _DENSE))
    for side, apart in sizes if beside is not body else ():  # the tower is seen whole
        across = _row(beside, side, apart)
        down = 1 if count <= across else 2
        if count <= down * across and side * (1 + (down - 1) * _BEHIND) <= body.h:
            lower = beside.place(beside.w, side, v=1)
            behind = min(side * _APART, body.h - side)
            upper = lower.shift(0, -behind)
            back = count // 2 if down == 2 else 0
            return (*_abreast(upper, side, back), *_abreast(lower, side, count - back))
    for side, apart in sizes:
        if count <= _row(beside, side, apart):
            return _abreast(body.place(body.w, side, v=0.5), side, count)
        front = _row(body, side, apart)
        back = min(_row(beside, side, apart), count // 2)
        if side * (1 + _BEHIND) <= body.h and count <= front + back:
            behind = min(side * _APART, body.h - side)
            lower = body.place(body.w, side, v=1)
            upper = Box(beside.x, lower.y - behind, beside.w, side)
            return (*_abreast(upper, side, back), *_abreast(lower, side, count - back))
    return ()


def _abreast(row: Box, side: float, n: int) -> tuple[Box, ...]:
    """Return the places of `n` figures in the middle of a row."""
    step = min(side * _APART, (row.w - side) / max(1, n - 1))
    left = row.cx - (side + step * (n - 1)) / 2
    return tuple(Box(left + i * step, row.y, side, side) for i in range(n))


def _packed(body: Box, count: int) -> tuple[Box, ...]:
    """Return places for one of more kinds than a tile has room for, in rows behind each other.

    They stand as low as they can, for a flag to be seen.
    """
    across = _row(body, _LEAST, _CLOSEST)
    down = -(-count // across)
    step = min(_LEAST * _APART, (body.h - _LEAST) / max(1, down - 1))
    rows = [min(across, count - i * across) for i in reversed(range(down))]
    top = body.bottom - _LEAST - step * (down - 1)
    return tuple(
        place
        for i, n in enumerate(rows)
        for place in _abreast(Box(body.x, top + i * step, body.w, _LEAST), _LEAST, n)
    )
