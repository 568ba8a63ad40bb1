"""The score on the last picture: players in rank order, a column for each line of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.look import Look
from render.paint import GAP, Box, mix
from render.paint.lettering import named, paragraph, write
from render.paint.scene import Gradient, Marks, Rect, Text
from render.paint.symbols import crown
from render.paint.theme import FIGURE, GOLD, LEAST, NAME, NOTE, SIGN, Theme
from render.widgets.board_frame import on_matter, plate
from render.widgets.pieces import seat_mark

_HEAD, _ROW, _FIRST = 68.0, 80.0, 116.0
_LARGE = 64.0
_NAMES = 0.36


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the table: a seat's rank, what each line gave, and the whole, as written."""

    rank: int
    seat: int
    figures: tuple[str, ...]
    total: str


def height(rows: int, winners: int = 1) -> float:
    """Return how high a table is."""
    return _HEAD + _FIRST * winners + _ROW * (rows - winners) + 2 * GAP


def table(
    box: Box, look: Look, columns: Sequence[str], total: str, rows: Sequence[Standing]
) -> Marks:
    """Draw the score as far down as it goes; `rows` come in rank order, the winners' are large.

    `columns` names the lines of the score, `total` the last column.
    """
    look = on_matter(look)
    t = look.theme
    first = sum(row.rank == 1 for row in rows)
    lying = Box(box.x, box.y, box.w, min(box.h, height(len(rows), first)))
    inner = lying.inset(GAP)
    marks = plate(lying, t)
    top, rest = inner.split(_HEAD, down=True)
    for label, cell in zip((*columns, total), _cells(top, len(columns))[1:], strict=True):
        marks += paragraph(cell, label, t.muted, NOTE, align="c", middle=True)
    weights = [_FIRST if row.rank == 1 else _ROW for row in rows]
    for row, line in zip(rows, rest.shares(weights, down=True), strict=True):
        marks += _row(line.inset(0, 4), row, look)
    return marks


def _cells(line: Box, columns: int) -> tuple[Box, ...]:
    names, figures = line.split(_NAMES, GAP)
    return (names, *figures.shares((*[1.0] * columns, 1.3), GAP / 2))


def _row(line: Box, row: Standing, look: Look) -> Marks:
    t, won = look.theme, row.rank == 1
    who, *cells = _cells(line, len(row.figures))
    marks: Marks = ()
    if won:
        rim = t.seat(row.seat)
        marks += (Rect(line, Gradient(mix(t.panel, rim, 0.3), mix(t.panel, rim, 0.12)), rim, 4, 9),)
    rank, rest = who.inset(GAP / 2, 0).split(FIGURE, GAP / 2)
    marks += (_figure(rank, str(row.rank), FIGURE, t),)
    mark, name = rest.split(SIGN, GAP)
    marks += seat_mark(mark.place(SIGN, SIGN), row.seat, t)
    if won:
        sign, name = name.split(SIGN, GAP)
        marks += crown(sign.place(SIGN, SIGN * 0.8), GOLD, t.panel)
    marks += named(name, look.name(row.seat), t.ink, FIGURE if won else NAME)
    for text, cell in zip(row.figures, cells, strict=False):
        marks += (_figure(cell, text, FIGURE if won else 42, t),)
    return (*marks, _figure(cells[-1], row.total, _LARGE if won else FIGURE, t))


def _figure(cell: Box, text: str, size: float, theme: Theme) -> Text:
    sizes = (size, *(each for each in (FIGURE, 42, NAME, LEAST, NOTE) if each < size))
    return write(cell, text, theme.ink, sizes, weight="bold", align="c")
