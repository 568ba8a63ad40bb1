"""The dice of the turn, and the board of powers: on each the marks of all seats climb."""

from collections.abc import Collection, Sequence

from engine.games.magus import data as d, events as m, state_and_actions
from render.look import Look
from render.paint import Box, font_metrics, ground_texture_types, mix, paragraph, write
from render.paint.scene import Emblem, Halo, Marks, Rect, Shadow, Sprite
from render.paint.theme import FIGURE, LEAST, NOTE, RADIUS, SIGN, STROKE, Theme
from render.widgets import board_frame
from render.widgets.dice_counters_and_marks import candidate, changed_box, choosable, die, seat_mark
from . import names
from .potion_and_power_icons import POWER_ICONS

_DIE, _APART = 60.0, 8.0
_ACROSS = 3
"""Dice in a row."""
_TOP, _NAME, _LEVEL = 46.0, 58.0, 50.0
"""How high the heads of powers are, and their names; how wide the level of who moves."""
_FLOAT, _BASE = 25.0, 26.0
"""How large the marks of seats are at most, and how high the levels below them."""
_GAP = 10.0


def dice(box: Box, view: state_and_actions.State, look: Look, *, able: bool = False) -> Marks:
    """Draw the dice of the turn, spent ones hollow; what changed of them has a halo.

    With `able` each that is free is rimmed: one can choose it. After them stands which action was
    chosen.
    """
    t = look.theme
    values = [(value, True) for value in view.spent] + [(value, False) for value in view.free]
    rows = (values[:_ACROSS], values[_ACROSS:])
    marks: Marks = ()
    for row, line in zip(rows, box.rows(2), strict=True):
        places = [
            Box(line.right - (len(row) - i) * (_DIE + _APART), line.y + 2, _DIE, _DIE)
            for i in range(len(row))
        ]
        for (value, spent), place in zip(row, places, strict=True):
            shadow = Shadow(Rect(place, radius=11), 8, t.shade)
            marks += (shadow, *die(place, value, t, spent=spent))
            if able and not spent:
                marks += choosable(place, t, 11)
        new = [place for (_, spent), place in zip(row, places, strict=True) if not spent]
        if new and look.since(m.Rolled, m.RolledMore, m.Rerolled, m.Changed):
            marks += changed_box(new[0].union(new[-1]).inset(-1), t)
        if row and row is not rows[0]:
            line = line.pad(right=line.right - places[0].x + 8)
    if letter := look.mark("dice"):
        spot = box.x + SIGN / 2, box.y + _DIE / 2 + 2
        marks += candidate(*spot, letter, t, view.active)
    return marks + _action(line.inset(0, 2), view, look)


def _action(box: Box, view: state_and_actions.State, look: Look) -> Marks:
    """Write which action was chosen, where the dice leave room."""
    if not view.action:
        return ()
    text = look.say("magus-board-action", n=view.action)
    if font_metrics.measure(text, NOTE, "bold") > box.w:
        return ()
    return (write(box, text, look.theme.ink, (LEAST, NOTE), weight="bold", align="r"),)


def board(box: Box, theme: Theme, locale: str) -> Marks:
    """Draw the board without its marks: the powers with their emblems, numbers and names."""
    plate = Rect(box, radius=RADIUS)
    marks: Marks = (Shadow(plate, 10, theme.shade),)
    marks += board_frame.ground(
        box, theme, ground_texture_types.WOOD, "#2c231c", "#dcc7a4", radius=RADIUS
    )
    grain = mix(theme.line, "#7a5630", 0.5)
    marks += (Rect(box, "", grain, STROKE, RADIUS),)
    for track, column in enumerate(_columns(box)):
        top, rest = column.split(_TOP, down=True)
        name, way = rest.split(_NAME, down=True)
        if track:
            marks += (Rect(Box(column.x - _GAP / 2 - 1, column.y, 2, column.h), grain),)
        sign, number = top.split(40, 5)
        brass = _brass(theme)
        marks += (
            Emblem(POWER_ICONS[track], sign.place(38, 38), brass, mix(brass, "#000000", 0.45)),
            write(number, f"{d.TRACKS[track]}", theme.ink, LEAST, weight="bold"),
            *paragraph(name, names.power(locale, track), theme.ink, NOTE),
        )
        lines = way.pad(bottom=_BASE).inset(0, _FLOAT / 2)
        for level in range(d.TOP + 1):
            y = lines.bottom - lines.h * level / d.TOP
            marks += (Rect(Box(way.x, y - 1, way.w, 2), mix(theme.ground, grain, 0.7)),)
    return marks


def powers(
    box: Box, view: state_and_actions.State, look: Look, able: Collection[int] = ()
) -> Marks:
    """Draw how far each seat has come with each power, and the level of who moves large.

    Those of the active seat on the tracks in `able` are rimmed: it can raise or use them.
    """
    t = look.theme
    seats, changed, who = order(view), _changed(view, look), mover(view)
    marks: Marks = ()
    rings: Marks = ()
    for track, column in enumerate(_columns(box)):
        top, rest = column.split(_TOP, down=True)
        way = rest.pad(top=_NAME)
        levels = [powers[track] for powers in view.powers]
        for seat, cell in zip(seats, way.columns(len(seats)), strict=True):
            if (seat, track) in changed:
                spot = _float(cell, levels[seat])
                whole = Box(cell.x + 1, spot.y - 2, cell.w - 2, cell.bottom - spot.y + 3)
                rings += (Halo(Rect(whole, radius=9), t.halo, 4, 4),)
            marks += _climbed(cell, levels[seat], seat, t)
        figure = top.place(_LEVEL, 42, 1.0)
        marks += _level(figure, levels[who], who, t)
        if track in able:
            marks += choosable(figure.inset(-2), t, 8, slim=True)
        if letter := look.mark(f"power_{d.TRACKS[track]}"):
            marks += candidate(way.right - SIGN / 2, way.y + SIGN / 2, letter, t, view.active)
    return rings + marks


def mover(view: state_and_actions.State) -> int:
    """Return the seat that is asked."""
    return view.asked[0] if view.asked else view.active


def order(view: state_and_actions.State) -> Sequence[int]:
    """Return the seats in turn order, from the first player on."""
    n = len(view.pieces)
    return [(view.first + i) % n for i in range(n)]


def _float(cell: Box, level: int) -> Box:
    """Return where the mark of a seat is that has come so far on its way."""
    side = min(_FLOAT, cell.w - 2)
    y = cell.bottom - _BASE - _FLOAT / 2 - (cell.h - _BASE - _FLOAT) * level / d.TOP
    return Box.around(cell.cx, y, side, side)


def _climbed(cell: Box, level: int, seat: int, t: Theme) -> Marks:
    """Draw the mark of a seat on a column that is as high as its level, which stands below."""
    area = Box(0, 0, cell.w, cell.h)
    spot = _float(area, level)
    marks: Marks = ()
    foot = Box.around(spot.cx, area.bottom - _BASE / 2, area.w, _BASE)
    ink = t.ink if level else mix(t.muted, t.ink, 0.8)
    marks += (write(foot, str(level), ink, NOTE, weight="bold", align="c"),)
    if level:
        top = area.bottom - _BASE
        pillar = Box.around(spot.cx, (spot.cy + top) / 2, spot.w * 0.6, top - spot.cy)
        marks += (Rect(pillar, mix(t.seat(seat), t.ground, 0.25), t.edge, 2),)
    marks += seat_mark(spot, seat, t)
    return (Sprite(f"way:{seat}:{level}", marks, area, cell),)


def _level(box: Box, level: int, seat: int, t: Theme) -> Marks:
    """Draw the level of a seat on its colour."""
    area = Box(0, 0, box.w, box.h)
    text = str(level)
    marks: Marks = (
        Rect(area, t.seat(seat), t.edge, 2, 8),
        write(area, text, t.on_seat(seat), FIGURE, weight="bold", align="c", role="figure"),
    )
    return (Sprite(f"level:{seat}:{text}", marks, area, box),)


def _brass(theme: Theme) -> str:
    return "#e2b45a" if theme.name == "dark" else "#7a5212"


def _columns(box: Box) -> tuple[Box, ...]:
    return box.inset(12, 6).columns(len(d.TRACKS), _GAP)


def _changed(view: state_and_actions.State, look: Look) -> set[tuple[int, int]]:
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
