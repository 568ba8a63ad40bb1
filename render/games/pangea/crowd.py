"""Who stands on a tile: tower and characters in the rows that leave them largest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.pangea.data import HOME_OF, PEOPLE_OF
from render.games.pangea import pieces
from render.games.pangea.land import HEADER
from render.layout import Box
from render.lettering import write
from render.pieces import changed
from render.scene import Marks, Rect
from render.theme import NOTE, Theme

Kind = tuple[int, int, int, bool]
"""A character as it is drawn: seat, favourite terrain, load, face up."""

_LARGE, _LEAST, _TINY = 66, 34, 30
_TOWER = 50.0, 76.0
_OVER = 9.0
"""How far people may stand before the tower."""
_BESIDE, _BEHIND, _APART = 0.78, 0.74, 0.96
"""The least distances of neighbours and of rows, and the most of both, in sides of a figure."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """What stands on one tile. `fresh`: how many of a kind came since the last picture."""

    tower: int | None
    amulets: int | None
    people: tuple[Kind, ...]
    fresh: Mapping[Kind, int]


def kinds(
    cast: Sequence[int], load: Sequence[int], faces: Sequence[bool], peoples: tuple[int, ...]
) -> tuple[Kind, ...]:
    """Return characters as they are drawn, those of the seats first."""
    found = [(pieces.place_of(peoples, PEOPLE_OF[c]), HOME_OF[c], load[c], faces[c]) for c in cast]
    return tuple(sorted(found, key=lambda kind: (kind[0], not kind[3], kind[1], kind[2])))


def draw(box: Box, crowd: Crowd, theme: Theme) -> Marks:
    """Draw a tower at the lower left of a tile, and the characters beside it."""
    whole = body = box.pad(4, HEADER, 4, 5)
    marks: Marks = ()
    if crowd.tower is not None:
        hut = body.place(*_TOWER, 0, 1)
        marks += pieces.standing_tower(hut, crowd.tower, crowd.amulets, theme)
        body = body.pad(left=_TOWER[0] - _OVER)
    if not crowd.people:
        return marks
    fresh = Counter(crowd.fresh)
    if places := _places(body, len(crowd.people)):
        for kind, cell in zip(crowd.people, places, strict=True):
            marks += _one(cell, kind, fresh, theme)
        return marks
    beside = _block(body, len(set(crowd.people)))
    room = body if beside[0].w >= _TINY else whole  # over the tower
    return marks + _counted(room, crowd, fresh, theme)


def _counted(body: Box, crowd: Crowd, fresh: Counter[Kind], theme: Theme) -> Marks:
    """Draw one of each kind with how many there are, over the tower if need be."""
    counts = Counter(crowd.people)
    marks: Marks = ()
    for (kind, count), cell in zip(counts.items(), _block(body, len(counts)), strict=True):
        marks += _one(cell, kind, fresh, theme)
        if count > 1:
            figure = str(count)
            plate = cell.place(8 + 14 * len(figure), NOTE, 1, 1)
            marks += (Rect(plate, theme.card, theme.edge, 1.5, 5),)
            marks += (write(plate, figure, theme.ink, NOTE, weight="bold", align="c"),)
    return marks


def _one(cell: Box, kind: Kind, fresh: Counter[Kind], theme: Theme) -> Marks:
    seat, home, load, up = kind
    marks = pieces.character(cell, seat, home, load, up, theme)
    if fresh[kind] > 0:
        fresh[kind] -= 1
        marks = (*changed(pieces.outline(cell), theme), *marks)
    return marks


@lru_cache(maxsize=512)
def _places(body: Box, count: int) -> tuple[Box, ...]:
    """Return the largest equal places for `count` people, the back row first.

    Those in front hide a little of those behind. () if they would be too small.
    """
    for side in range(_LARGE, _LEAST - 1, -1):
        beside, behind = side * _BESIDE, side * _BEHIND
        across = 1 + int((body.w - side) // beside)
        down = 1 + int((body.h - side) // behind)
        if across * down >= count:
            down = -(-count // across)
            rows = [count // down + (row < count % down) for row in range(down)]
            beside = min(side * _APART, (body.w - side) / max(1, rows[0] - 1))
            behind = min(side * _APART, (body.h - side) / max(1, down - 1))
            top = body.cy - (side + behind * (down - 1)) / 2
            return tuple(
                Box(body.cx - (side + beside * (n - 1)) / 2 + i * beside, top + row * behind,
                    side, side)
                for row, n in enumerate(rows)
                for i in range(n)
            )  # fmt: skip
    return ()


def _block(body: Box, count: int) -> tuple[Box, ...]:
    """Return the largest equal squares that do not hide each other, in the middle of a body."""
    fits = {n: min(body.w / n, body.h / -(-count // n)) for n in range(1, count + 1)}
    across = max(fits, key=lambda n: fits[n])
    side, down = min(fits[across], float(_LARGE)), -(-count // across)
    return body.place(across * side, down * side).grid(across, down)[:count]
