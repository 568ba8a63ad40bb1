"""Who stands on a tile: tower and characters in the rows that leave them largest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.pangea.data import HOME_OF, PEOPLE_OF
from render.games.pangea import pieces
from render.games.pangea.ground import HEADER
from render.layout import Box
from render.lettering import write
from render.pieces import changed
from render.scene import Marks, Rect
from render.theme import SMALL, Theme

Kind = tuple[int, int, int, bool]
"""A character as it is drawn: seat, favourite terrain, load, face up."""

_LARGE = 62.0
_LEAST = 40.0
_TOWER = 58.0
_FIGURE = 26.0


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
    """Draw a tower and its neighbours on a tile."""
    body = box.pad(6, HEADER + 4, 6, 6)
    marks: Marks = ()
    if crowd.tower is not None:
        left, body = body.split(_TOWER, 2)
        marks += pieces.standing_tower(
            left.place(_TOWER, _TOWER, 0, 1), crowd.tower, crowd.amulets, theme
        )
    if not crowd.people:
        return marks
    fresh = Counter(crowd.fresh)
    side, across = _rows(body, len(crowd.people), 1.0)
    if side >= _LEAST:
        for kind, cell in zip(
            crowd.people, _cells(body, len(crowd.people), side, side, across), strict=True
        ):
            marks += _one(cell, kind, fresh, theme)
        return marks
    groups = Counter(crowd.people)
    side, across = _rows(body, len(groups), (_LEAST + _FIGURE) / _LEAST)
    wide = side + _FIGURE * (side < _LARGE)
    for (kind, count), cell in zip(
        groups.items(), _cells(body, len(groups), wide, side, across), strict=True
    ):
        token, figure = cell.split(side)
        marks += _one(token, kind, fresh, theme)
        if count > 1:
            plate = figure.place(figure.w, min(figure.h, 28.0))
            marks += (Rect(plate, theme.card, radius=5),)
            marks += (write(plate, str(count), theme.ink, SMALL, weight="bold", align="c"),)
    return marks


def _one(cell: Box, kind: Kind, fresh: Counter[Kind], theme: Theme) -> Marks:
    seat, home, load, up = kind
    token = cell.inset(2)
    marks = pieces.character(token, seat, home, load, up, theme)
    if fresh[kind] > 0:
        fresh[kind] -= 1
        marks = (*changed(pieces.outline(token, seat), theme), *marks)
    return marks


def _rows(box: Box, count: int, ratio: float) -> tuple[float, int]:
    """Return the side of `count` tokens in a box, and how many stand beside each other.

    `ratio` is the width of a token's cell to its side.
    """
    fits = {
        across: min(_LARGE, box.w / across / ratio, box.h / -(-count // across))
        for across in range(1, count + 1)
    }
    across = max(fits, key=lambda key: fits[key])
    return fits[across], across


def _cells(box: Box, count: int, wide: float, high: float, across: int) -> tuple[Box, ...]:
    down = -(-count // across)
    room = box.place(across * wide, down * high)
    cells = room.grid(across, down)
    return cells[:count]
