"""The last picture of a match: who won, in the game's world, and the score as a small table.

A game paints its world into `whole` and what was won into `scene`; `winner` draws the plate with
the winner's figure, name and what decided, `score` the table at the foot.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from render.look import Look
from render.paint import GAP, Box, Gradient, Marks, Rect, font_metrics, mix, seat_and_suit_symbols
from render.paint.lettering import named, paragraph, whole as unbroken, wrap, write
from render.paint.scene import Text
from render.paint.theme import FIGURE, GOLD, LEAST, NAME, NOTE, SIGN, Theme, framed
from render.widgets import board_frame, dice_counters_and_marks

_HEAD, _ROW = 46.0, 54.0
_NAMES = 0.36
_PLATE = 0.42
"""The share of the width that the winner's plate has."""
_HERO, _LOW = 560.0, 240.0
_SIZES = (120.0, 104.0, 92.0, 82.0, 74.0, 66.0, 60.0, 54.0)


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the table: a seat's rank, what each line gave, and what decides, as written."""

    rank: int
    seat: int
    figures: tuple[str, ...]
    total: str


@dataclass(frozen=True, slots=True)
class PosterLayout:
    """Where the parts of a poster lie: `scene` is beside the winner's `plate`, both on `whole`."""

    parts: board_frame.Frame
    whole: Box
    plate: Box
    scene: Box
    table: Box


def places(
    seats: int, hero: float = _HERO, foot_lines: int = 1, share: float = _PLATE, high: float = 0
) -> PosterLayout:
    """Cut a page for a poster of so many seats, with so much height for the game's world.

    `share` is that of the width which the winner's plate has, `high` the height of the page where
    it is given.
    """
    score = _HEAD + _ROW * seats + 2 * GAP
    if high:
        around = board_frame.HEAD_HEIGHT + 3 * GAP + board_frame.foot_height(foot_lines)
        hero = high - around - score
    parts = board_frame.fitted(hero + GAP + score, side=0.001, foot_lines=foot_lines)
    top, page = parts.head.bottom, parts.page
    table = Box(GAP, parts.foot.y - GAP - score, page.w - 2 * GAP, score)
    whole = Box(page.x, top, page.w, parts.foot.y - top)
    upper = Box(GAP, top + GAP, table.w, table.y - top - 2 * GAP)
    left, scene = upper.split(share, GAP)
    return PosterLayout(parts, whole, left, scene, table)


def lowered(at: PosterLayout, high: float) -> PosterLayout:
    """Return the places with the winner's plate so high above the scene, as wide as the page."""
    upper, scene = at.plate.union(at.scene).split(high, GAP, down=True)
    return replace(at, plate=upper, scene=scene)


def holds(plate: Box, look: Look) -> bool:
    """Say whether an upright plate has room for each winner's words at the sizes of a poster."""
    won = tuple(getattr(look.result, "winners", ()))
    wide = plate.w - 2 * GAP
    return all(unbroken(look.name(seat), wide, _SIZES[-1], "bold", "black") for seat in won)


def winner(
    box: Box,
    look: Look,
    figure: Callable[[Box, int], Marks],
    deed: str,
    *,
    wide: bool = False,
) -> Marks:
    """Draw the winner's plate: figure, name and the deciding thing; of several each has a part.

    `figure` draws a seat's figure in a box, or `wide` beyond its sides. The mark of a seat is
    beside its figure.
    """
    look = board_frame.on_matter(look)
    won = tuple(getattr(look.result, "winners", ()))
    marks, inner = board_frame.plate(box, look.theme), box.inset(2 * GAP, GAP)
    if not won:
        text = look.say("board-void")
        return marks + paragraph(inner, text, look.theme.ink, _SIZES, align="c", middle=True)
    low = box.h < _LOW
    if low:
        upper, said = inner.split(0.66, GAP)
    else:
        upper, said = inner.split(-min(inner.h * 0.2, 112), GAP / 2, down=True)
    if not deed:
        upper = inner
    marks += paragraph(said, deed, look.theme.ink, (52, FIGURE, 42, NAME), align="c", middle=True)
    alone, parts = len(won) == 1 and not low, upper.columns if low else upper.rows
    for seat, part in zip(won, parts(len(won), GAP / 2), strict=True):
        marks += _hero(part, look, seat, figure, alone=alone, wide=wide)
    return marks


def _hero(
    box: Box,
    look: Look,
    seat: int,
    figure: Callable[[Box, int], Marks],
    *,
    alone: bool,
    wide: bool,
) -> Marks:
    """Draw a winner: above each other if there is one, else beside each other."""
    t = look.theme
    if not alone:
        shown, words = box.split(min(box.h, box.w * 0.3), GAP)
        return figure(shown.square(), seat) + _name(words, look, seat)
    shown, words = box.split(0.64, GAP / 2, down=True)
    area, side = shown.square(), SIGN * 1.4
    left = shown.x if wide else max(shown.x, area.x - side - GAP / 2)
    mark = Box(left, shown.bottom - SIGN, side, side)
    worn = Box.around(mark.cx, mark.y - SIGN * 0.4, SIGN * 1.2)
    return (
        *figure(area, seat),
        *seat_and_suit_symbols.crown(worn.inset(-4), t.edge, ""),
        *seat_and_suit_symbols.crown(worn.inset(2), GOLD, ""),
        *dice_counters_and_marks.seat_mark(mark, seat, t),
        *_name(words.inset(-GAP, 0), look, seat),
    )


def _name(box: Box, look: Look, seat: int) -> Marks:
    """Write a winner's name as large as there is room for, on up to two lines."""
    name, lines = look.name(seat), tuple[str, ...]()
    for size in _SIZES:
        lines = wrap(name, box.w, size, "bold", "black")
        fits = len(lines) <= 2 and len(lines) * size <= box.h
        if fits and unbroken(name, box.w, size, "bold", "black"):
            break
    else:
        lines = (font_metrics.trim(name, box.w, size, "bold", "black"),)
    top = box.cy - size * (len(lines) - 1) / 2
    return tuple(
        Text(
            box.cx, top + at * size, line, size, look.theme.ink, "bold", "black", "cm", box, "name"
        )
        for at, line in enumerate(lines)
    )


def score(
    box: Box, look: Look, columns: Sequence[str], total: str, rows: Sequence[Standing]
) -> Marks:
    """Draw the score; `rows` come in rank order, `total` names the last column: what decides."""
    t = framed(look.theme)
    marks = board_frame.plate(box, t)
    top, rest = box.inset(GAP, GAP / 2).split(_HEAD, down=True)
    for label, cell in zip((*columns, total), _cells(top, len(columns))[1:], strict=True):
        marks += paragraph(cell, label, t.muted, (28, NOTE, 24, 22), align="c", middle=True)
    for row, line in zip(rows, rest.rows(len(rows)), strict=True):
        marks += _row(line.inset(0, 2), row, look, t)
    return marks


def _cells(line: Box, columns: int) -> tuple[Box, ...]:
    names, figures = line.split(_NAMES, GAP)
    return (names, *figures.shares((*[1.0] * columns, 1.2), GAP / 2))


def _row(line: Box, row: Standing, look: Look, t: Theme) -> Marks:
    who, *cells = _cells(line, len(row.figures))
    marks: Marks = ()
    if row.rank == 1:
        tint = mix(t.panel, t.seat(row.seat), 0.3)
        marks += (Rect(line, Gradient(tint, mix(t.panel, t.seat(row.seat), 0.14)), t.edge, 2, 8),)
    rank, rest = who.inset(GAP / 2, 0).split(34, GAP / 2)
    mark, name = rest.split(line.h, GAP / 2)
    marks += (write(rank, str(row.rank), t.ink, NAME, weight="bold", align="c"),)
    marks += dice_counters_and_marks.seat_mark(mark.square().inset(3), row.seat, t)
    marks += named(name, look.name(row.seat), t.ink, LEAST)
    for text, cell in zip(row.figures, cells, strict=False):
        marks += (_figure(cell, text, NAME, t),)
    return (*marks, _figure(cells[-1], row.total, FIGURE, t))


def _figure(cell: Box, text: str, size: float, theme: Theme) -> Text:
    sizes = (size, *(each for each in (42.0, NAME, LEAST, NOTE) if each < size))
    return write(cell, text, theme.ink, sizes, weight="bold", align="c")
