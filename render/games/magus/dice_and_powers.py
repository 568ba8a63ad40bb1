"""The dice of the turn and the board of powers: a row for each power, a column for each seat."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from engine.games.magus import data as d
from engine.games.magus import events as m
from engine.games.magus import state
from render.games.magus import names
from render.games.magus.icon_names import POWER_ICONS
from render.look import Look
from render.paint import Box, fonts, mix, noise, paragraph, write
from render.paint.scene import Emblem, Halo, Marks, Rect, Shadow, Sprite, Weight
from render.paint.theme import FIGURE, NAME, NOTE, RADIUS, SIGN, STROKE, Theme
from render.widgets import board_frame
from render.widgets.pieces import candidate, changed_box, choosable, die, seat_mark

_DIE = 62.0
_HEAD = 54.0
_SIGN = 40.0
_NAME = 27.0
_BAR = 12.0
_LEAST_BONUS = 84.0
_ASIDE = 20.0
"""How far beside a power the middle of its number is."""


def dice(box: Box, view: state.State, look: Look, *, able: bool = False) -> Marks:
    """Draw the dice of the turn, spent ones hollow; what changed of them has a halo.

    With `able` each that is free is rimmed: one can choose it.
    """
    t = look.theme
    values = [(value, True) for value in view.spent] + [(value, False) for value in view.free]
    cells = box.fan(5, min(box.h, _DIE), 14)
    marks: Marks = ()
    for (value, spent), cell in zip(values, cells, strict=False):
        place = cell.place(_DIE, _DIE)
        marks += (Shadow(Rect(place, radius=11), 8, t.shade), *die(place, value, t, spent=spent))
        if able and not spent:
            marks += choosable(place, t, 11)
    if look.since(m.Rolled, m.RolledMore, m.Rerolled, m.Changed) and view.free:
        shown = cells[len(view.spent)].union(cells[len(values) - 1])
        marks += changed_box(shown.place(shown.w + 8, _DIE + 8), t)
    if letter := look.mark("dice"):
        last = cells[len(values) - 1].place(_DIE, _DIE)
        marks += candidate(last.right + 12 + SIGN / 2, last.cy, letter, t, view.active)
    return marks


def action(box: Box, view: state.State, look: Look) -> Marks:
    """Write which action was chosen, where the dice leave room."""
    used = len(view.spent) + len(view.free)
    if not view.action or used > 4:
        return ()
    rest = box.pad(left=used * (_DIE + 14))
    text = look.say("magus-board-action", n=view.action)
    return paragraph(rest, text, look.theme.ink, (NAME, 30, NOTE), weight="bold", middle=True)


def board(box: Box, theme: Theme, locale: str) -> Marks:
    """Draw the board without its figures: the powers with their emblems and names."""
    plate = Rect(box, radius=RADIUS)
    marks: Marks = (Shadow(plate, 10, theme.shade),)
    marks += board_frame.ground(box, theme, noise.WOOD, "#2c231c", "#dcc7a4", radius=RADIUS)
    marks += (Rect(box, "", mix(theme.line, "#7a5630", 0.5), STROKE, RADIUS),)
    for track, row in enumerate(_rows(box)):
        name, rest = row.split(_NAME, down=True)
        if track:
            marks += (Rect(Box(row.x, row.y - 3, row.w, 2), mix(theme.line, "#7a5630", 0.5)),)
        sign = rest.place(_SIGN, _SIGN, 0.0)
        marks += (
            Emblem(POWER_ICONS[track], sign, _brass(theme), mix(_brass(theme), "#000000", 0.45)),
            write(name.shift(0, -2), names.track(locale, track), theme.ink, NOTE),
        )
    return marks


def powers(box: Box, view: state.State, look: Look, able: Collection[int] = ()) -> Marks:
    """Draw the levels by power and seat: a figure beside its bar; the highest are brightest.

    Those of the active seat on the tracks in `able` are rimmed: it can raise or use them.
    """
    t = look.theme
    seats = order(view)
    changed = _changed(view, look)
    top = _inner(box).split(_HEAD, down=True)[0].pad(left=_SIGN + 10)
    marks: Marks = ()
    for seat, cell in zip(seats, top.columns(len(seats), 4), strict=True):
        marks += seat_mark(cell.place(50, 50, 0.5, 0.3), seat, t)
    for track, row in enumerate(_rows(box)):
        levels = [powers[track] for powers in view.powers]
        line = row.pad(left=_SIGN + 10, top=_NAME)
        for seat, cell in zip(seats, line.columns(len(seats), 4), strict=True):
            marks += _level(cell, levels[seat], seat, track, max(levels), t)
            if track in able and seat == mover(view):
                marks += choosable(_around(cell).inset(-4), t, 8, slim=True)
            if (seat, track) in changed:
                marks += (Halo(Rect(_around(cell), radius=6), t.halo, 4, 4),)
        if letter := look.mark(f"power_{d.TRACKS[track]}"):
            marks += candidate(row.x - _ASIDE, line.cy, letter, t, view.active)
    return marks


def mover(view: state.State) -> int:
    """Return the seat that is asked."""
    return view.asked[0] if view.asked else view.active


def order(view: state.State) -> Sequence[int]:
    """Return the seats in turn order, from the first player on."""
    n = len(view.pieces)
    return [(view.first + i) % n for i in range(n)]


def _around(cell: Box) -> Box:
    """Return what a halo or a rim goes around: clear of the name above."""
    return cell.place(min(cell.w - 8, 76), cell.h - 7)


def _level(cell: Box, level: int, seat: int, track: int, highest: int, t: Theme) -> Marks:
    """Draw a level as a figure beside a bar; of the last power also what it gives."""
    bonus = d.GLORY_FIGURES[level] if track == d.GLORY_POWER and cell.w > _LEAST_BONUS else 0
    marks = _figure(cell.w, cell.h, level, seat, bonus, level == highest > 0, t)
    area = Box(0, 0, cell.w, cell.h)
    return (Sprite(f"level:{seat}:{track}", marks, area, cell),)


@lru_cache(maxsize=1024)
def _figure(w: float, h: float, level: int, seat: int, bonus: int, first: bool, t: Theme) -> Marks:
    wide = _BAR + 4 + fonts.measure("0", FIGURE, "bold") + (36 if bonus else 0)
    bar, body = Box(0, 0, w, h).place(wide, h - 4).split(_BAR, 4)
    marks: Marks = ()
    for i, step in enumerate(reversed(bar.rows(d.TOP, 1.5))):
        fill = t.seat(seat) if i < level else mix(t.ground, t.muted, 0.35)
        marks += (Rect(step, fill, radius=2),)
    if bonus:
        body, rest = body.split(-34, 2)
        marks += (write(rest, f"+{bonus}", t.ink, NOTE),)
    ink = t.ink if level else mix(t.muted, t.ink, 0.8)
    weight: Weight = "bold" if first else "regular"
    return (*marks, write(body, str(level), ink, FIGURE, weight=weight, align="c", role="figure"))


def _brass(theme: Theme) -> str:
    return "#e2b45a" if theme.name == "dark" else "#7a5212"


def _inner(box: Box) -> Box:
    return box.inset(12, 6)


def _rows(box: Box) -> tuple[Box, ...]:
    return _inner(box).split(_HEAD, down=True)[1].rows(len(d.TRACKS), 4)


def _changed(view: state.State, look: Look) -> set[tuple[int, int]]:
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
