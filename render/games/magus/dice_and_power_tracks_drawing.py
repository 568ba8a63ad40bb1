"""The dice of the turn, and the board of powers: on each the levels of all seats."""

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
_MARK, _PLACE = 30.0, 46.0
"""How large the mark of a rival is at most, and how wide the place of its level."""
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
        name = rest.split(_NAME, down=True)[0]
        if track:
            marks += (Rect(Box(column.x - _GAP / 2 - 1, column.y, 2, column.h), grain),)
        sign, number = top.split(40, 5)
        brass = _brass(theme)
        marks += (
            Emblem(POWER_ICONS[track], sign.place(38, 38), brass, mix(brass, "#000000", 0.45)),
            write(number, f"{d.TRACKS[track]}", theme.ink, LEAST, weight="bold"),
            *paragraph(name, names.power(locale, track), theme.ink, NOTE),
        )
    return marks


def powers(
    box: Box, view: state_and_actions.State, look: Look, able: Collection[int] = ()
) -> Marks:
    """Draw how far each seat has come: the level of who moves large, those of the others below it.

    Each rival has a place of its own, its mark there above its level, or nothing while it has none.
    The level of the active seat on the tracks in `able` is rimmed: it can raise or use them.
    """
    t = look.theme
    changed, who = _changed(view, look), mover(view)
    rivals = [seat for seat in order(view) if seat != who]
    marks: Marks = ()
    for track, column in enumerate(_columns(box)):
        top, rest = column.split(_TOP, down=True)
        way = rest.pad(top=_NAME)
        letter = look.mark(f"power_{d.TRACKS[track]}")
        places = rival_places(way.pad(right=SIGN if letter else 0.0), len(rivals))
        for seat, place in zip(rivals, places, strict=True):
            new = (seat, track) in changed
            if new:
                marks += (Halo(Rect(place.inset(1), radius=8), t.halo, 4, 3),)
            if new or view.powers[seat][track]:
                marks += _rival(place, view.powers[seat][track], seat, t)
        figure = top.place(_LEVEL, 42, 1.0)
        marks += _level(figure, view.powers[who][track], who, t)
        if (who, track) in changed:
            marks += (Halo(Rect(figure, radius=8), t.halo, 5, 4),)
        if track in able:
            marks += choosable(figure.inset(-2), t, 8, slim=True)
        if letter:
            marks += candidate(way.right - SIGN / 2, way.y + SIGN / 2, letter, t, view.active)
    return marks


def rival_places(way: Box, n: int) -> tuple[Box, ...]:
    """Return where the levels of so many rivals stand: in a row, no wider than they need."""
    free = way.pad(top=11, bottom=0)  # a halo leaves the name above free
    return free.place(min(way.w, n * _PLACE), free.h, 0.0).columns(n, 2) if n else ()


def _rival(place: Box, level: int, seat: int, t: Theme) -> Marks:
    """Draw the mark of a seat above its level on a power."""
    sign, figure = place.split(place.h * 0.42, down=True)
    side = min(_MARK, sign.h, sign.w)
    area = Box(0, 0, place.w, place.h)
    mark = sign.place(side, side, v=1.0).shift(-place.x, -place.y)
    text = figure.inset(0, 1).shift(-place.x, -place.y)
    marks: Marks = (
        *seat_mark(mark, seat, t),
        write(text, str(level), t.ink, (38, 34, LEAST, 28, NOTE), weight="bold", align="c"),
    )
    return (Sprite(f"rival:{seat}:{level}", marks, area, place),)


def mover(view: state_and_actions.State) -> int:
    """Return the seat that is asked."""
    return view.asked[0] if view.asked else view.active


def order(view: state_and_actions.State) -> Sequence[int]:
    """Return the seats in turn order, from the first player on."""
    n = len(view.pieces)
    return [(view.first + i) % n for i in range(n)]


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
