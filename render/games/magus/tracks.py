"""The seven power tracks as a table, the two lines of magic level and glory, and the dice."""

from collections.abc import Sequence

from engine.games.magus import events as m
from engine.games.magus.board import magic
from engine.games.magus.data import GLORY_FIGURES, GLORY_POWER, THRESHOLDS, TOP, TRACKS
from engine.games.magus.state import State
from render.colour import mix
from render.games.magus import names
from render.layout import Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box, die, seat_mark, seats_in
from render.scene import Line, Marks, Rect
from render.theme import FLOOR, SMALL, STROKE, TEXT, Theme

_HEAD = 34.0
_MARK = 34.0


def dice(box: Box, view: State, look: Look) -> Marks:
    """Draw the dice of the turn, spent ones dimmed, and the action they were spent on."""
    t = look.theme
    values = [(value, True) for value in view.spent] + [(value, False) for value in view.free]
    cells = box.fan(5, min(box.h, 64), 9)
    marks: Marks = ()
    for (value, spent), cell in zip(values, cells, strict=False):
        marks += die(cell, value, t, spent=spent)
    if view.action and len(values) < 5:
        rest = box.pad(left=cells[len(values)].x - box.x + 4)
        text = look.say("magus-board-action", n=view.action)
        marks += (write(rest, text, t.muted, (TEXT, SMALL, FLOOR)),)
    if look.since(m.Rolled, m.RolledMore, m.Rerolled, m.Changed) and view.free:
        shown = cells[len(view.spent)].union(cells[len(values) - 1])
        marks += changed_box(shown.inset(-3), t)
    return marks


def tracks(box: Box, view: State, look: Look) -> Marks:
    """Draw a row for each power, a column for each level, and the marks of the seats."""
    t = look.theme
    marks: Marks = ()
    changed = _changed(view, look)
    for track, row in enumerate(_rows(box)):
        cells = _cells(row)
        for seat_level in range(TOP + 1):
            seats = [s for s, powers in enumerate(view.powers) if powers[track] == seat_level]
            cell = cells[seat_level]
            marks += seats_in(cell.inset(2), seats, t, side=_MARK)
            if track == GLORY_POWER and GLORY_FIGURES[seat_level] and not seats:
                figure = f"+{GLORY_FIGURES[seat_level]}"
                marks += (write(cell, figure, t.muted, FLOOR, align="c"),)
            if any((seat, track) in changed for seat in seats):
                marks += changed_box(cell.inset(1), t, 6)
    return marks


def table(box: Box, theme: Theme, locale: str) -> Marks:
    """Draw the empty table: powers with their numbers, and levels."""
    marks: Marks = ()
    heads = _cells(box.split(_HEAD, down=True)[0])
    for number, cell in enumerate(heads):
        marks += (write(cell, str(number), theme.muted, SMALL, align="c"),)
    for track, row in enumerate(_rows(box)):
        name, line = row.pad(bottom=2).split(_NAME, down=True)
        text = names.track(locale, track)
        marks += (write(name, text, theme.ink, (SMALL, FLOOR)),)
        for cell in line.columns(TOP + 1, 3):
            paper = mix(theme.surface, theme.panel, 0.8)
            marks += (Rect(cell, paper, theme.line, 2, 6),)
    return marks


_NAME = 28.0


def _rows(box: Box) -> tuple[Box, ...]:
    return box.split(_HEAD, down=True)[1].rows(len(TRACKS), 6)


def _cells(row: Box) -> tuple[Box, ...]:
    line = row.pad(bottom=2).split(_NAME, down=True)[1] if row.h > _HEAD + 4 else row
    return line.columns(TOP + 1, 3)


def _changed(view: State, look: Look) -> set[tuple[int, int]]:
    """Return the seats and tracks whose level changed since the last picture."""
    found: set[tuple[int, int]] = set()
    for event in look.events:
        match event:
            case m.Raised() | m.Reliquat() | m.PowerUsed():
                found.add((event.seat, event.track))
            case m.Transferred():
                found |= {(event.seat, event.lowered), (event.seat, event.raised)}
            case m.Lowered():
                found.add((event.victim, event.track))
    return found


def lines(box: Box, view: State, look: Look) -> Marks:
    """Draw magic levels with the marks of the counts, and glory, as two lines."""
    upper, lower = box.rows(2, 2)
    levels = [magic(pieces) for pieces in view.pieces]
    glory = [sum(rows) for rows in view.glory]
    reach = max(THRESHOLDS[-1] + 2, *levels)
    most = max(20, *glory)
    step = 10 if most <= 100 else 25 if most <= 250 else 50
    ticks = range(0, most + 1, step)
    return (
        *_line(upper, look.say("magus-board-magic"), levels, reach, THRESHOLDS, look),
        *_line(lower, look.say("magus-board-glory"), glory, most, ticks, look),
    )


def _line(
    box: Box, label: str, values: Sequence[int], reach: int, ticks: Sequence[int], look: Look
) -> Marks:
    t = look.theme
    name, rest = box.split(92, 8)
    figures, bed = rest.inset(_MARK / 2 + 4, 0).split(-_MARK, down=True)
    y = bed.cy
    marks: Marks = (
        write(name, label, t.muted, (TEXT, SMALL), weight="bold"),
        Line(((bed.x, y), (bed.right, y)), t.line, 6),
    )
    for tick in ticks:
        x = bed.x + bed.w * tick / reach
        marks += (Line(((x, bed.y - 2), (x, bed.bottom)), t.muted, STROKE),)
        place = Box.around(x, figures.cy - 2, 60, figures.h)
        marks += (write(place, str(tick), t.muted, FLOOR, align="c"),)
    order = sorted(range(len(values)), key=lambda seat: values[seat])
    spots = _spread([bed.x + bed.w * values[seat] / reach for seat in order], bed)
    for seat, x in zip(order, spots, strict=True):
        marks += seat_mark(Box.around(x, y, _MARK), seat, t)
    return marks


def _spread(spots: Sequence[float], bed: Box) -> list[float]:
    """Move marks apart that would cover each other, as little as it takes."""
    gap = _MARK * 0.8
    found = list(spots)
    for i in range(1, len(found)):
        found[i] = max(found[i], found[i - 1] + gap)
    over = found[-1] - (bed.right + _MARK / 2) if found else 0.0
    if over > 0:
        found[-1] -= over
        for i in range(len(found) - 2, -1, -1):
            found[i] = min(found[i], found[i + 1] - gap)
    return found
