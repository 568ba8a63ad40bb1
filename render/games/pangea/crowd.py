"""Who stands on a tile: tower and characters in the rows that leave them largest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

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

_LARGE, _LEAST, _TINY = 62, 28, 17
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
    """Draw a tower at the lower left of a tile, and the characters around it."""
    body = box.pad(6, HEADER + 4, 6, 6)
    hut = None if crowd.tower is None else body.place(_TOWER, _TOWER, 0, 1)
    marks: Marks = ()
    if hut is not None and crowd.tower is not None:
        marks += pieces.standing_tower(hut, crowd.tower, crowd.amulets, theme)
    counts = Counter(crowd.people)
    fresh = Counter(crowd.fresh)
    if places := _places(body, hut, len(crowd.people), 0, _LEAST):
        for kind, cell in zip(crowd.people, places, strict=True):
            marks += _one(cell, kind, fresh, theme)
        return marks
    places = _places(body, hut, len(counts), _FIGURE, _TINY)
    places = places or _places(body, None, len(counts), _FIGURE, _TINY)  # over the tower
    for (kind, count), cell in zip(counts.items(), places, strict=True):
        token, figure = cell.split(-_FIGURE)
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


@lru_cache(maxsize=512)
def _places(body: Box, hut: Box | None, count: int, figure: float, least: int) -> tuple[Box, ...]:
    """Return the largest equal places for `count` tokens that leave the tower free.

    `figure` is room at the right of each for a number. () if they would be smaller than `least`.
    """
    for side in range(_LARGE, least - 1 if count else _LARGE, -1):
        wide = side + figure
        across, down = int(body.w // wide), int(body.h // side)
        room = body.place(across * wide, down * side, 1.0 if hut else 0.5)
        free = [cell for cell in room.grid(across, down) if hut is None or not cell.meets(hut, 3)]
        if len(free) >= count:
            return _middle(body, free, count) if hut is None else tuple(free[:count])
    return ()


def _middle(body: Box, free: list[Box], count: int) -> tuple[Box, ...]:
    """Return the first places, moved to the middle of the tile as one block."""
    used = free[:count]
    block = used[0]
    for cell in used:
        block = block.union(cell)
    return tuple(cell.shift(body.cx - block.cx, body.cy - block.cy) for cell in used)
