"""A finished match as lines: each seat's chance to win after each turn, and where it turned.

A line has the colour of its seat and bears its shape, and its name stands where it ends: nobody
need tell lines by their colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Viewer, post_match_analysis
from render.look import Look
from render.paint import GAP, LEAST, NAME, SIGN, STROKE, Box, Theme, ground_texture_types, write
from render.paint.lettering import named
from render.paint.scene import Line, Marks, Scene
from render.widgets import board_frame, dice_counters_and_marks
from render.words import Text
from render.words.catalogues import share, word

_HIGH = 700.0
_SIDE = 0.22
_AXIS = 112.0
"""The room for the shares at the left."""
_BELOW = 64.0
_WIDE, _CASING = 8.0, 12.0
_MARK, _MARKS = 34.0, 6
"""How large the shapes on a line are, and how many it bears."""
_MOST = 120
"""Points of a line that are drawn; of more, some evenly chosen."""
_ROW = 68.0
"""How far the names of lines are apart that end together."""
_STEP = 76.0
"""How far the numbers of rounds are apart."""
_TOLD = (10, 6, 2)
"""Points that are told in words besides the first and the last: fewer where names are long."""
_LONGEST = 1_600
"""Characters of these words."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn of a game `key`: the points, and the numbers of those at which it turned."""

    key: str
    points: tuple[post_match_analysis.Point, ...]
    turning: tuple[int, ...] = ()


def lines(chart: Chart, look: Look) -> Scene:
    """Draw the chances of all seats over the turns of a match."""
    t = look.theme
    parts = board_frame.fitted(_HIGH, side=_SIDE, foot_lines=1)
    strip, rest = parts.table.split(SIGN, GAP, down=True)
    plot = rest.pad(left=_AXIS, bottom=_BELOW)
    scene = Scene(
        parts.page,
        board_frame.setting(parts, t, ground_texture_types.PARCHMENT, t.surface, t.surface)
        + _shares(plot, chart, parts.side, look),
    )
    title = look.say(f"{word(chart.key)}-title")
    scene += board_frame.head(parts.head, look, title, look.say("analysis-chances"))
    scene += _rounds(plot, chart, look)
    scene += _turns(plot, strip, chart, t)
    for seat in reversed(range(_seats(chart))):
        scene += _line(plot, chart, seat, t)
    scene += _names(parts.side, plot, chart, look)
    known = ("analysis-known", "analysis-numbers")[: 1 + bool(chart.turning)]
    return scene + board_frame.foot(parts.foot, look, " ".join(map(look.say, known)))


def describe(chart: Chart, viewer: Viewer, look: Look) -> Text:
    """Return the lines in words: how it stood at some points, the same for every viewer."""
    head = look.say("analysis-chances-of")
    for most in _TOLD:
        few = _evenly(len(chart.points), most, (0, len(chart.points) - 1))
        rows = [f"**{head}**", *(_standing(chart, n, look) for n in few)]
        if len(full := "\n".join(rows)) <= _LONGEST:
            break
    return Text(" ".join([f"{head}.", *rows[1:]]), full)


def _seats(chart: Chart) -> int:
    return len(chart.points[0].chances)


def _standing(chart: Chart, n: int, look: Look) -> str:
    """Say how it stood at a point: "Round 3: Ann 45%, Ben 55%."."""
    point = chart.points[n]
    each = [
        look.say(
            "analysis-each", name=look.name(seat), share=share(look.locale, point.chances[seat])
        )
        for seat in range(_seats(chart))
    ]
    when = look.say("analysis-when", n=point.round)
    if n in (0, len(chart.points) - 1):
        when = look.say("analysis-end" if n else "analysis-start")
    return look.say("analysis-standing", when=when, chances=", ".join(each))


def _shares(plot: Box, chart: Chart, side: Box, look: Look) -> Marks:
    """Draw the scale at the left, and a line across for each quarter, as far as no name stands."""
    t, taken = look.theme, [y for _, y in _rows(plot, chart)]
    marks: Marks = ()
    for quarter in range(5):
        y = plot.bottom - plot.h * quarter / 4
        free = all(abs(y - row) > _ROW / 2 + GAP / 2 for row in taken)
        marks += (Line(((plot.x, y), (side.right if free else plot.right, y)), t.line, STROKE),)
        cell = Box(plot.x - _AXIS, y - LEAST / 2, _AXIS - GAP, LEAST)
        marks += (write(cell, share(look.locale, 250 * quarter), t.ink, LEAST, align="r"),)
    return marks


def _rounds(plot: Box, chart: Chart, look: Look) -> Marks:
    """Draw where rounds begin, with the numbers of as many as there is room for."""
    t = look.theme
    below = Box(plot.x - _AXIS, plot.bottom + GAP / 2, _AXIS - GAP, _BELOW - GAP / 2)
    marks: Marks = (write(below, look.say("analysis-rounds"), t.muted, (LEAST, 26), align="r"),)
    last, before = float("-inf"), -1
    for n, point in enumerate(chart.points):
        x = _x(plot, chart, n)
        if point.round != before and x - last >= _STEP:
            marks += (Line(((x, plot.y), (x, plot.bottom)), t.line, STROKE / 2),)
            cell = Box.around(x, below.cy, _STEP, below.h)
            marks += (write(cell, str(point.round), t.ink, LEAST, align="c"),)
            last = x
        before = point.round
    return marks


def _turns(plot: Box, strip: Box, chart: Chart, theme: Theme) -> Marks:
    """Draw the numbers of the points at which it turned, above them."""
    marks: Marks = ()
    for number, n in enumerate(chart.turning, 1):
        x = _x(plot, chart, n)
        marks += (Line(((x, strip.cy), (x, plot.bottom)), theme.halo, STROKE, 14),)
        marks += dice_counters_and_marks.candidate(x, strip.cy, str(number), theme)
    return marks


def _line(plot: Box, chart: Chart, seat: int, theme: Theme) -> Marks:
    """Draw the line of a seat, with its shape on it here and there."""
    kept = (*chart.turning, *(n - 1 for n in chart.turning), 0, len(chart.points) - 1)
    few = _evenly(len(chart.points), _MOST, kept)
    way = tuple((_x(plot, chart, n), _y(plot, chart, n, seat)) for n in few)
    way += way[:1] * (len(way) == 1)
    marks: Marks = (Line(way, theme.edge, _CASING), Line(way, theme.seat(seat), _WIDE))
    for part in range(_MARKS):
        at = (part + (seat + 0.5) / _seats(chart)) / _MARKS
        n = round(at * (len(chart.points) - 1))
        spot = Box.around(_x(plot, chart, n), _y(plot, chart, n, seat), _MARK)
        marks += dice_counters_and_marks.seat_mark(spot, seat, theme)
    return marks


def _names(side: Box, plot: Box, chart: Chart, look: Look) -> Marks:
    """Draw whose line is whose, beside the ends of the lines."""
    t = look.theme
    marks: Marks = ()
    for seat, y in _rows(plot, chart):
        row = Box(side.x + GAP, y - _ROW / 2, side.w - GAP, _ROW)
        mark, name = row.split(SIGN * 0.75, GAP / 2)
        way = ((plot.right, _end(plot, chart, seat)), (mark.cx, y))
        marks += (Line(way, t.edge, 6), Line(way, t.seat(seat), 3))
        marks += dice_counters_and_marks.seat_mark(mark.square(), seat, t)
        marks += named(name.inset(0, 2), look.name(seat), t.ink, NAME)
    return marks


def _rows(plot: Box, chart: Chart) -> list[tuple[int, float]]:
    """Return the seats from the top with how high their names stand."""
    ends = {seat: _end(plot, chart, seat) for seat in range(_seats(chart))}
    order = sorted(ends, key=lambda seat: (ends[seat], seat))
    return list(zip(order, _spread([ends[seat] for seat in order], plot), strict=True))


def _end(plot: Box, chart: Chart, seat: int) -> float:
    return _y(plot, chart, len(chart.points) - 1, seat)


def _spread(ends: Sequence[float], plot: Box) -> list[float]:
    """Return heights from the top, none nearer to another than a name is high."""
    found = list[float]()
    for y in ends:
        found.append(max(y, found[-1] + _ROW) if found else y)
    lowest = plot.bottom
    for n in reversed(range(len(found))):
        found[n] = min(found[n], lowest)
        lowest = found[n] - _ROW
    return found


def _evenly(count: int, most: int, kept: Sequence[int]) -> list[int]:
    """Return about `most` of so many numbers evenly, with those that are kept, in order."""
    few = range(count) if count <= most else (n * count // most for n in range(most))
    return sorted({*few, *kept})


def _x(plot: Box, chart: Chart, n: int) -> float:
    return plot.x + plot.w * n / max(1, len(chart.points) - 1)


def _y(plot: Box, chart: Chart, n: int, seat: int) -> float:
    return plot.bottom - plot.h * chart.points[n].chances[seat] / 1000
