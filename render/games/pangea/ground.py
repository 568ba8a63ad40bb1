"""The land and the sea of Pangea: cells, tiles by terrain, and what lies beyond the edges.

Where things are, and how they are drawn when nobody stands on them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.pangea.data import (
    CELLS,
    DIRECTIONS,
    LIMIT_OF,
    NEIGHBOURS,
    PLACE,
    SEA,
    TERRAIN_OF,
    TILE_NAMES,
)
from render.colour import ink_on, mix
from render.games.pangea.symbols import TERRAINS
from render.layout import TALL_PAGE, Box, Point
from render.lettering import write
from render.scene import Circle, Kind, Marks, Pattern, Rect, Sprite
from render.theme import RADIUS, SMALL, TEXT, Theme
from render.widgets import Frame, frame

MARGIN = 42.0
"""Room around the grid for the ghosts of the cells beyond its edges."""
HEADER = 40.0
"""The strip of a tile with its name, terrain and limit."""
BAND: Final = 0.6
"""How much of its hue the strip of a tile has: enough for its text to be read in every theme."""
_GAP = 5.0
_STRIP = 34.0
_ASIDE, _REACH = 20.0, 31.0
_ROWS, _COLUMNS = 5, 6

_LOOKS: tuple[tuple[str, Kind, float], ...] = (
    ("purple", "backhatch", 22),
    ("green", "chevrons", 30),
    ("grey", "bricks", 30),
    ("orange", "dots", 20),
    ("teal", "grass", 30),
)
"""Hue, pattern and its step of each terrain."""


def parts() -> Frame:
    """Return the parts of the page."""
    return frame(TALL_PAGE, side=0.25)


@lru_cache(maxsize=1)
def cells() -> tuple[Box, ...]:
    """Return the box of each cell."""
    grid = parts().table.inset(MARGIN).grid(_COLUMNS, _ROWS)
    return tuple(grid[row * _COLUMNS + column].inset(_GAP / 2) for row, column in PLACE)


def wraps(cell: int, direction: int) -> bool:
    """Tell whether a step in a direction leaves the grid."""
    (row, column), (down, right) = PLACE[cell], DIRECTIONS[direction]
    return PLACE[NEIGHBOURS[cell][direction]] != (row + down, column + right)


def edge(cell: int, direction: int) -> Point:
    """Return the middle of the strip beyond an edge of a cell."""
    box, (down, right) = cells()[cell], DIRECTIONS[direction]
    reach = _STRIP / 2 + 4
    return box.cx + right * (box.w / 2 + reach), box.cy + down * (box.h / 2 + reach)


def crossing(cell: int, direction: int) -> tuple[Point, Point]:
    """Return a way over an edge of a cell, from within to without, beside the strip there."""
    box, (down, right) = cells()[cell], DIRECTIONS[direction]
    x, y = edge(cell, direction)
    x, y = x - abs(down) * (box.w / 2 - _ASIDE), y - abs(right) * (box.h / 2 - _ASIDE)
    return (x - right * _REACH, y - down * _REACH), (x + right * 18, y + down * 18)


def tint(terrain: int, theme: Theme, share: float) -> str:
    """Return a terrain's colour, quiet as the table is."""
    return mix(theme.surface, theme.hue(_LOOKS[terrain][0]), share)


def sea_tint(theme: Theme, share: float = 0.16) -> str:
    """Return the colour of the sea."""
    return mix(theme.ground, theme.hue("blue"), share)


@lru_cache(maxsize=32)
def sea(theme: Theme) -> Marks:
    """Draw all the sea there could be."""
    waves = Pattern("waves", sea_tint(theme, 0.3), sea_tint(theme), 30, 2)
    return tuple(Rect(box, waves, sea_tint(theme, 0.4), 2, RADIUS) for box in cells())


def name(box: Box, cell: int, theme: Theme) -> Marks:
    """Write the name of a cell of sea."""
    area = Box(0, 0, 40, 30)
    place = Box(box.x + 10, box.y + 8, 40, 30)
    return (Sprite(f"sea:{CELLS[cell]}", _name(cell, area, theme), area, place),)


@lru_cache(maxsize=256)
def _name(cell: int, area: Box, theme: Theme) -> Marks:
    text = write(area, CELLS[cell].upper(), theme.ink, SMALL, weight="bold", align="c")
    return Rect(area, sea_tint(theme), radius=6), text


def tile(box: Box, index: int, cell: int, overfull: bool, theme: Theme) -> Marks:
    """Draw a tile: pattern and colour of its terrain, its cell and its limit."""
    area = Box(0, 0, box.w, box.h)
    marks = _tile(index, cell, overfull, area, theme)
    return (Sprite(f"tile:{TILE_NAMES[index]}", marks, area, box),)


@lru_cache(maxsize=1024)
def _tile(index: int, cell: int, overfull: bool, area: Box, theme: Theme) -> Marks:
    terrain = TERRAIN_OF[index]
    _, kind, step = _LOOKS[terrain]
    paper, ink = tint(terrain, theme, 0.3), tint(terrain, theme, 0.46)
    band = tint(terrain, theme, BAND)
    top = Box(area.x, area.y, area.w, HEADER)
    label = Box(top.x + 14, top.y + 4, 44, HEADER - 6)
    figure = Box(top.right - 48, top.y + 5, 34, 34)
    fill = theme.bad if overfull else theme.card
    return (
        Rect(area, Pattern(kind, ink, paper, step, 2.5), band, 3, RADIUS),
        Rect(top, band, radius=RADIUS),
        Rect(top.pad(top=HEADER / 2), band),
        *TERRAINS[terrain](top.inset(4), ink_on(band), band),
        write(label, CELLS[cell].upper(), ink_on(band), SMALL, weight="bold"),
        Circle(figure.cx, figure.cy, 17, fill, theme.edge, 2),
        write(figure, str(LIMIT_OF[index]), ink_on(fill), TEXT, weight="bold", align="c"),
    )


def ghosts(land: Sequence[int], theme: Theme) -> Marks:
    """Draw beyond each edge what one comes to there: its cell, and the terrain if it is land."""
    marks: Marks = ()
    for cell, box in enumerate(cells()):
        for direction, (down, _) in enumerate(DIRECTIONS):
            if wraps(cell, direction):
                beyond = NEIGHBOURS[cell][direction]
                size = (box.w - 92, _STRIP) if down else (_STRIP + 2, box.h - 92)
                area = Box(0, 0, *size)
                drawn = _ghost(area, beyond, land[beyond], bool(down), theme)
                strip = Box.around(*edge(cell, direction), *size)
                marks += (Sprite(f"ghost:{CELLS[beyond]}", drawn, area, strip),)
    return marks


@lru_cache(maxsize=1024)
def _ghost(strip: Box, cell: int, index: int, level: bool, theme: Theme) -> Marks:
    fill = sea_tint(theme) if index == SEA else tint(TERRAIN_OF[index], theme, 0.3)
    marks: Marks = (Rect(strip, fill, theme.line, 2, 8),)
    sign, label = strip.split(0.5, down=not level)
    if index == SEA:
        label = strip
    else:
        ink = mix(fill, theme.ink, 0.75)
        marks += TERRAINS[TERRAIN_OF[index]](sign.inset(5), ink, fill)
    return (*marks, write(label, CELLS[cell].upper(), theme.ink, SMALL, align="c"))
