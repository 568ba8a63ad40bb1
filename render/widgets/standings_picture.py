"""A standing as a picture: places, names, points, and the results of all against all.

Two seats have a cross table, the points of each against each; more seats say how often somebody
had each place. Arrows say who goes up and who goes down. Wholly drawn from `Table`: the same for
all who see it.
"""

from dataclasses import dataclass

from render import paint
from render.look import Look
from render.paint import box_layout, ground_texture_types, scene, seat_and_suit_symbols, theme
from render.paint.lettering import LEADING, named, paragraph, wrap, write
from render.widgets import board_frame, title_lettering
from render.words.catalogues import say

_HEAD, _LABELS, _ROW, _FOOT = 96.0, 60.0, 80.0, 20.0
_RANK, _ARROW, _POINTS, _LAST = 76.0, 44.0, 116.0, 132.0
_SMALL = 44.0
_SIZES = (_SMALL, paint.NAME, paint.LEAST)
"""What stands beside names and points, and is read at 400 pixels across."""
_MOST_FOOT = 3
"""Lines of a remark."""
_LEAST_NAME = 420.0
MOST_ROWS, CARD_ROWS = 12, 6
"""Rows of a picture, and of a card, at most; of a longer standing the first ones are drawn."""
CARD = 1200, 630
"""What a link unfolds to: its width and height in pixels."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line: `cells` are what stands in the columns, "" for nothing, "x" for oneself.

    `rank`: 0 for none yet.
    `move`: 1 goes up, -1 goes down. `out`: is out of the season. `first`: is the champion.
    """

    rank: int
    name: str
    points: str
    cells: tuple[str, ...]
    tie: str = ""
    move: int = 0
    out: bool = False
    first: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A standing: what it is called, the labels of the columns, and its rows. `foot`: a remark.

    `many`: how many are in the standing, with those who have no row.
    """

    title: str
    note: str
    labels: tuple[str, ...]
    rows: tuple[Row, ...]
    tie: str = ""
    points: str = ""
    foot: str = ""
    many: int = 0


def _page(shown: int, foot: float) -> paint.Box:
    """Return the page of a standing."""
    return box_layout.page(_HEAD + _LABELS + _ROW * shown + foot + 2 * paint.GAP)


def _remark(table: Table, shown: int, locale: str) -> str:
    """Return how many have no row, and the remark of a table."""
    more = table.many - shown
    told = [say(locale, "web-season-more", n=more)] if more > 0 else []
    return " ".join(filter(None, [*told, table.foot]))


def _foot(remark: str) -> float:
    """Return how high a remark is."""
    lines = wrap(remark, box_layout.page(0).w - 2 * paint.GAP, _SMALL, "regular")
    return _FOOT + LEADING * _SMALL * min(len(lines), _MOST_FOOT)


def standing(table: Table, look: Look, card: bool = False) -> paint.Scene:
    """Draw a standing; `card`: in the shape of what a link unfolds to."""
    t, rows = look.theme, table.rows[: CARD_ROWS if card else MOST_ROWS]
    remark = _remark(table, len(rows), look.locale)
    under, most = _foot(remark), 1.4 * _ROW if card else _ROW
    sheet = _page(len(rows), under)
    if card:
        sheet = paint.Box(0, 0, sheet.w, sheet.w * CARD[1] / CARD[0])
    room = sheet.h - _HEAD - _LABELS - under - paint.GAP
    high = min(room / max(1, len(rows)), most)
    marks: paint.Marks = board_frame.ground(
        sheet, t, ground_texture_types.PARCHMENT, t.surface, t.surface
    )
    head, rest = sheet.split(_HEAD, down=True)
    rest, foot = rest.split(-under, down=True)
    marks += (paint.Shadow(paint.Rect(head), 8, t.shade), paint.Rect(head, t.panel))
    title, wide = title_lettering.lettered(head.inset(paint.GAP, paint.GAP / 2), table.title, t.ink)
    note = head.inset(paint.GAP, paint.GAP / 2).pad(left=wide + 2 * paint.GAP)
    marks += (
        *title,
        write(note, table.note, t.muted, _SIZES, align="r"),
    )
    inner = rest.inset(paint.GAP, paint.GAP / 2)
    labels, lines = inner.split(_LABELS, down=True)
    marks += _labels(labels, table, t)
    for number, row in enumerate(rows):
        line = paint.Box(lines.x, lines.y + number * high, lines.w, high)
        marks += _row(line, row, table, t)
    marks += paragraph(foot.inset(paint.GAP, _FOOT / 4), remark, t.ink, _SIZES, middle=True)
    return paint.Scene(sheet, marks)


def _columns(
    line: paint.Box, table: Table
) -> tuple[paint.Box, paint.Box, paint.Box, tuple[paint.Box, ...], paint.Box, paint.Box]:
    """Return rank, arrow, name, cells, points and tie of a line."""
    rank, rest = line.split(_RANK)
    arrow, rest = rest.split(_ARROW)
    rest, tie = (
        rest.split(-_LAST) if table.tie else (rest, paint.Box(rest.right, rest.y, 0, rest.h))
    )
    rest, points = rest.split(-_POINTS)
    count = len(table.labels)
    wide = min(96.0, (rest.w - _LEAST_NAME) / max(1, count))
    name, cells = (
        rest.split(-wide * count) if count else (rest, paint.Box(rest.right, rest.y, 0, rest.h))
    )
    return rank, arrow, name, cells.columns(count) if count else (), points, tie


def _labels(line: paint.Box, table: Table, t: paint.Theme) -> paint.Marks:
    _, _, _, cells, points, tie = _columns(line, table)
    told = list(zip(cells, table.labels, strict=True))
    told += [(points, table.points), (tie, table.tie)]
    return tuple(
        write(cell.inset(2), text, t.muted, _SIZES, align="c") for cell, text in told if text
    )


def _row(line: paint.Box, row: Row, table: Table, t: paint.Theme) -> paint.Marks:
    plate = line.inset(0, 3)
    tint = {1: t.good, -1: t.bad}.get(row.move, t.panel)
    fill = paint.mix(t.panel, tint, 0.16) if row.move else t.panel
    marks: paint.Marks = (paint.Rect(plate, fill, t.line, paint.STROKE / 2, paint.RADIUS),)
    rank, arrow, name, cells, points, tie = _columns(line, table)
    ink = t.muted if row.out else t.ink
    if row.first:
        marks += seat_and_suit_symbols.crown(rank.inset(14, 18).square(), theme.GOLD, t.edge)
    else:
        told = "–" if row.out else str(row.rank or "")
        marks += (write(rank.inset(4), told, ink, paint.FIGURE, weight="bold", align="c"),)
    if row.move:
        marks += _arrow(arrow, row.move, t)
    marks += named(name.inset(paint.GAP / 2, 6), row.name, ink, paint.FIGURE)
    for cell, text in zip(cells, row.cells, strict=True):
        if text == "x":
            marks += (
                paint.Rect(
                    cell.inset(4, 7), paint.mix(t.panel, t.ink, 0.12), radius=paint.RADIUS / 2
                ),
            )
        elif text:
            marks += (write(cell.inset(2), text, ink, (paint.FIGURE, paint.LEAST), align="c"),)
    marks += (
        write(
            points.inset(4), row.points, ink, (paint.FIGURE, paint.LEAST), weight="bold", align="c"
        ),
    )
    if row.tie:
        marks += (write(tie.inset(4), row.tie, t.muted, _SIZES, align="c"),)
    return marks


def _arrow(box: paint.Box, move: int, t: paint.Theme) -> paint.Marks:
    """Draw a triangle that points up or down."""
    room = box.square().inset(5)
    tip, base = (room.y, room.bottom) if move > 0 else (room.bottom, room.y)
    points = ((room.cx, tip), (room.right, base), (room.x, base))
    return (scene.Polygon(points, t.good if move > 0 else t.bad, t.edge, 2),)


def describe(locale: str, table: Table) -> str:
    """Return the standing in words, a line for each row."""
    lines = [f"{table.title}, {table.note}"]
    lines += [
        say(locale, "pair", label=f"{row.rank}. {row.name}", text=row.points)
        if row.rank
        else row.name
        for row in table.rows[:MOST_ROWS]
    ]
    remark = _remark(table, len(table.rows[:MOST_ROWS]), locale)
    return "\n".join(filter(None, [*lines, remark]))
