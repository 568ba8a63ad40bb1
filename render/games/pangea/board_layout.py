"""The chart on which Pangea lies: where its cells are, the sea, and what lies beyond the edges.

Where things are, and how the page is drawn when nobody stands on it. Land is drawn in `land`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.pangea.data import CELLS, DIRECTIONS, NEIGHBOURS, NORTH, PLACE, SEA, WEST
from render.paint import NAME, Line, Marks, Rect, Sprite, Theme, ground_texture_types, mix, write
from render.paint.box_layout import TALL_PAGE, Box, Point
from render.widgets import board_frame
from . import island_drawing

MARGIN = 42.0
"""Room around the grid for the faded coasts of the cells beyond its edges."""
DEEP, PALE = "#15394f", "#a9cfdd"
"""The colour of the sea in the dark theme and in the light one."""
SEA_GRAIN: ground_texture_types.Grain = (
    ground_texture_types.Noise(520, 80, 8),
    ground_texture_types.Noise(150, 26, 3),
    ground_texture_types.LightFalloff(11),
)
_CREATURES: Final = {
    "a3": "whale", "a5": "dolphins", "b1": "galleon", "b4": "serpent", "b6": "kraken",
    "c2": "whale", "c4": "rose", "c6": "dolphins", "d1": "serpent", "d3": "galleon",
    "d5": "kraken", "e2": "dolphins", "e4": "whale",
}  # fmt: skip
"""What is drawn on the chart where a cell is sea."""
_ETCHED: Final = {"dark": ("#ffffff", 0.24), "light": ("#1f5f86", 0.34)}
_BRASS, _DIVISIONS = ("#b8935a", "#2a2016"), 4
"""The colours of the rim of the chart, and into how many a cell's side is divided there."""
_GAP = 6.0
_STRIP = 34.0
_ASIDE = 44.0
"""How far from the middle of an edge the ways over it are, clear of the letter or number there."""
_OUT = (3.0, 41.0)
_ROWS, _COLUMNS = 5, 6
_PLATE: Final = (40.0, 38.0)
_FADING: Final = (0.95, 0.65, 0.3)
"""How much is seen of a coast beyond the edge, from the nearest strip of it to the farthest."""


def parts() -> board_frame.Frame:
    """Return the parts of the page."""
    return board_frame.frame(TALL_PAGE, side=0.256)


def chart() -> Box:
    """Return all of the chart, its edges included."""
    return parts().table


@lru_cache(maxsize=1)
def grid() -> tuple[Box, ...]:
    """Return all places row by row, the four corners that are no cells included."""
    return parts().table.inset(MARGIN).grid(_COLUMNS, _ROWS)


@lru_cache(maxsize=1)
def cells() -> tuple[Box, ...]:
    """Return the box of each cell."""
    return tuple(grid()[row * _COLUMNS + column].inset(_GAP / 2) for row, column in PLACE)


def corners() -> tuple[Box, ...]:
    """Return what is free where no cells are: above left, above right, below left and right.

    It reaches to the edge of the chart, for beyond the corners nothing lies, but leaves room for
    the coasts at its inner sides.
    """
    inner, table = _STRIP + 16, parts().table
    wide, high = cells()[0].x - table.x - inner, cells()[4].y - table.y - inner
    return tuple(table.place(wide, high, u, v) for v in (0, 1) for u in (0, 1))


def wraps(cell: int, direction: int) -> bool:
    """Tell whether a step in a direction leaves the grid."""
    (row, column), (down, right) = PLACE[cell], DIRECTIONS[direction]
    return PLACE[NEIGHBOURS[cell][direction]] != (row + down, column + right)


def edge(cell: int, direction: int) -> Point:
    """Return the middle of the strip beyond an edge of a cell."""
    box, (down, right) = cells()[cell], DIRECTIONS[direction]
    reach = _STRIP / 2 + 5
    return box.cx + right * (box.w / 2 + reach), box.cy + down * (box.h / 2 + reach)


def crossing(cell: int, direction: int) -> tuple[Point, Point]:
    """Return a way over an edge of a cell, outwards: beyond the cell, where nobody stands."""
    box, (down, right) = cells()[cell], DIRECTIONS[direction]
    x = box.cx + right * box.w / 2 - abs(down) * _ASIDE
    y = box.cy + down * box.h / 2 - abs(right) * _ASIDE
    near, far = _OUT
    return (x + right * near, y + down * near), (x + right * far, y + down * far)


def water(theme: Theme) -> str:
    """Return the colour of the sea."""
    if theme.palette == "contrast":
        return theme.surface
    return DEEP if theme.name == "dark" else PALE


def sea(page: board_frame.Frame, theme: Theme) -> Marks:
    """Draw the sea: the ground of every page."""
    return board_frame.setting(page, theme, SEA_GRAIN, DEEP, PALE)


def sheet(box: Box, theme: Theme) -> Rect:
    """Draw the sea under the islands where they lie on a painting."""
    return Rect(box, water(theme))


def lines(theme: Theme) -> Marks:
    """Draw the lines of the chart, around each cell."""
    marks: Marks = ()
    line = mix(water(theme), theme.ink, 0.28)
    for cell, box in enumerate(cells()):
        frame_ = box.inset(-_GAP / 2)
        for direction, ends in enumerate(_sides(frame_)):
            if direction in (1, 2) or wraps(cell, direction):
                marks += (Line(ends, line, 2, 13),)
    return marks


def neatline(theme: Theme) -> Marks:
    """Draw the rim of the chart, divided as on old ones."""
    if theme.palette == "contrast":
        return ()
    inner, outer = chart().inset(-5), chart().inset(-12)
    bright, dark = _BRASS
    marks: Marks = (Rect(outer, "", dark, 10, 3), Rect(outer.inset(1), "", bright, 7, 2))
    across, down = _COLUMNS * _DIVISIONS, _ROWS * _DIVISIONS
    for at in range(0, across, 2):
        x = outer.x + outer.w * at / across
        for y in (outer.y, inner.bottom):
            marks += (Rect(Box(x, y + 1, outer.w / across, 5), dark),)
    for at in range(0, down, 2):
        y = outer.y + outer.h * at / down
        for x in (outer.x, inner.right):
            marks += (Rect(Box(x + 1, y, 5, outer.h / down), dark),)
    return marks


def _sides(box: Box) -> tuple[tuple[Point, Point], ...]:
    """Return the four sides of a box: north, east, south, west."""
    a, b = (box.x, box.y), (box.right, box.y)
    c, d = (box.right, box.bottom), (box.x, box.bottom)
    return (a, b), (b, c), (d, c), (a, d)


def name(box: Box, cell: int, theme: Theme) -> Marks:
    """Draw waves on a cell of sea, and its name."""
    area = Box(0, 0, box.w, box.h)
    text = write(Box(8, 8, 64, 36), CELLS[cell].upper(), theme.ink, 30, weight="bold")
    return (Sprite(f"sea:{CELLS[cell]}", (*_crests(cell, area, theme), text), area, box),)


def waves(box: Box, cell: int, theme: Theme) -> Marks:
    """Draw waves on a cell of sea, without its name."""
    area = Box(0, 0, box.w, box.h)
    return (Sprite(f"waves:{CELLS[cell]}", _crests(cell, area, theme), area, box),)


@lru_cache(maxsize=256)
def _crests(cell: int, area: Box, theme: Theme) -> Marks:
    creature = _CREATURES.get(CELLS[cell])
    if creature and theme.palette != "contrast":
        ink = mix(water(theme), *_ETCHED[theme.name])
        return island_drawing.etched(area, creature, ink)
    return island_drawing.waves(
        area, cell, mix(water(theme), "#ffffff", 0.4 if theme.name == "dark" else 0.75)
    )


def beyond(view_cells: Sequence[int], theme: Theme) -> Marks:
    """Draw beyond each edge the faded coast that one comes to there, if it is not sea."""
    marks: Marks = ()
    for cell, box in enumerate(cells()):
        for direction in range(len(DIRECTIONS)):
            if wraps(cell, direction):
                marks += _coast(cell, direction, box, view_cells, theme)
    return marks


def _coast(cell: int, direction: int, box: Box, view_cells: Sequence[int], theme: Theme) -> Marks:
    other = NEIGHBOURS[cell][direction]
    x, y = edge(cell, direction)
    tile = view_cells[other]
    if tile == SEA:
        return ()
    high, wide = box.h + 2 * island_drawing.SHALLOW, box.w + 2 * island_drawing.SHALLOW
    size = (wide, _STRIP) if DIRECTIONS[direction][0] else (_STRIP, high)
    area = Box(0, 0, *size)
    seen = _faded(tile, direction, area, Box(0, 0, box.w, box.h), theme)
    return (Sprite(f"coast:{CELLS[other]}", seen, area, Box.around(x, y, *size)),)


@lru_cache(maxsize=256)
def _faded(tile: int, direction: int, strip: Box, box: Box, theme: Theme) -> Marks:
    """Draw the shore of a tile that is seen beyond an edge, fainter the farther out it is.

    To the north that is its southern shore, and so on.
    """
    down, right = DIRECTIONS[direction]
    step = _STRIP / len(_FADING)
    size = (strip.w, step) if down else (step, strip.h)
    seen = island_drawing.island(box, tile, theme)
    marks: Marks = ()
    for i, alpha in enumerate(_FADING):
        away = (i + 0.5) * step
        out, deep = away - _STRIP / 2, away + 2
        place = Box.around(strip.cx + right * out, strip.cy + down * out, *size)
        u = box.w / 2 - right * (box.w / 2 - deep)
        v = box.h / 2 - down * (box.h / 2 - deep)
        marks += (Sprite("strip", seen, Box.around(u, v, *size), place, alpha=alpha),)
    return marks


def rim(theme: Theme) -> Marks:
    """Draw the letter of each row before it, and the number of each column above it."""
    marks: Marks = ()
    for cell, (row, column) in enumerate(PLACE):
        if wraps(cell, WEST):
            marks += _label("ABCDE"[row], edge(cell, WEST), theme)
        if wraps(cell, NORTH):
            marks += _label(str(column + 1), edge(cell, NORTH), theme)
    return marks


def _label(text: str, at: Point, theme: Theme) -> Marks:
    plate = Box.around(*at, *_PLATE)
    said = write(plate, text, theme.ink, NAME, weight="bold", align="c")
    return (Rect(plate, theme.panel, theme.line, 2, 9), said)
