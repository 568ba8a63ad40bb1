"""The land and the sea of Pangea: cells, tiles by terrain, and what lies beyond the edges.

Where things are, and how they are drawn when nobody stands on them.
"""

from functools import lru_cache

from engine.games.pangea.data import (
    CELLS,
    DIRECTIONS,
    NEIGHBOURS,
    PLACE,
    SEA,
    TERRAIN_OF,
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
HEADER = 38.0
"""The strip of a tile with its name, terrain and limit."""
_GAP = 5.0
_STRIP = 34.0
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


def tint(terrain: int, theme: Theme, share: float) -> str:
    """Return a terrain's colour, quiet as the table is."""
    return mix(theme.surface, theme.hue(_LOOKS[terrain][0]), share)


def sea_tint(theme: Theme, share: float = 0.16) -> str:
    """Return the colour of the sea."""
    return mix(theme.ground, theme.hue("blue"), share)


@lru_cache(maxsize=32)
def sea(theme: Theme) -> Marks:
    """Draw all the sea there could be, with the names of its cells."""
    waves = Pattern("waves", sea_tint(theme, 0.3), sea_tint(theme), 30, 2)
    marks: Marks = ()
    for cell, box in enumerate(cells()):
        marks += (Rect(box, waves, sea_tint(theme, 0.4), 2, RADIUS),)
        plate = Box(box.x + 10, box.y + 8, 40, 30)
        marks += (Rect(plate, sea_tint(theme), radius=6),)
        name = CELLS[cell].upper()
        marks += (write(plate, name, theme.ink, SMALL, weight="bold", align="c"),)
    return marks


def tile(box: Box, index: int, cell: int, limit: int, overfull: bool, theme: Theme) -> Marks:
    """Draw a tile: pattern and colour of its terrain, its cell and its limit."""
    terrain = TERRAIN_OF[index]
    area = Box(0, 0, box.w, box.h)
    marks = (Sprite(f"tile:{terrain}", _tile(terrain, area, theme), area, box),)
    top = Box(box.x, box.y, box.w, HEADER)
    band = tint(terrain, theme, 0.62)
    figure = Box(top.right - 50, top.y + 3, 36, 34)
    fill = theme.bad if overfull else theme.card
    ink = ink_on(fill) if overfull else theme.ink
    name = Box(top.x + 14, top.y + 4, 44, HEADER - 6)
    return (
        *marks,
        write(name, CELLS[cell].upper(), ink_on(band), SMALL, weight="bold"),
        Circle(figure.cx, figure.cy, 18, fill, theme.edge, 2),
        write(figure, str(limit), ink, TEXT, weight="bold", align="c"),
    )


@lru_cache(maxsize=64)
def _tile(terrain: int, area: Box, theme: Theme) -> Marks:
    _, kind, step = _LOOKS[terrain]
    paper, ink = tint(terrain, theme, 0.3), tint(terrain, theme, 0.46)
    band = tint(terrain, theme, 0.62)
    top = Box(area.x, area.y, area.w, HEADER)
    return (
        Rect(area, Pattern(kind, ink, paper, step, 2.5), band, 3, RADIUS),
        Rect(top, band, radius=RADIUS),
        Rect(top.pad(top=HEADER / 2), band),
        *TERRAINS[terrain](top.inset(3), ink_on(band), band),
    )


def ghosts(land: tuple[int, ...], theme: Theme) -> Marks:
    """Draw beyond each edge what one comes to there: its cell, and the terrain if it is land."""
    marks: Marks = ()
    for cell, box in enumerate(cells()):
        for direction, (down, _) in enumerate(DIRECTIONS):
            if wraps(cell, direction):
                beyond = NEIGHBOURS[cell][direction]
                size = (box.w - 92, _STRIP) if down else (_STRIP + 2, box.h - 92)
                strip = Box.around(*edge(cell, direction), *size)
                marks += _ghost(strip, beyond, land[beyond], bool(down), theme)
    return marks


def _ghost(strip: Box, cell: int, index: int, level: bool, theme: Theme) -> Marks:
    fill = sea_tint(theme) if index == SEA else tint(TERRAIN_OF[index], theme, 0.3)
    marks: Marks = (Rect(strip, fill, theme.line, 2, 8),)
    sign, name = strip.split(0.5, down=not level)
    if index == SEA:
        name = strip
    else:
        ink = mix(fill, theme.ink, 0.75)
        marks += TERRAINS[TERRAIN_OF[index]](sign.inset(5), ink, fill)
    return (*marks, write(name, CELLS[cell].upper(), theme.ink, SMALL, align="c"))
