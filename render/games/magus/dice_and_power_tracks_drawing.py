"""The dice of the turn, and the board of powers: on each the marks of all seats climb."""

import math
from collections.abc import Collection, Sequence

from engine.games.magus import data as d, events as m, state_and_actions
from render.look import Look
from render.paint import Box, font_metrics, ground_texture_types, mix, paragraph, write
from render.paint.scene import Circle, Emblem, Halo, Marks, Rect, Shadow, Sprite
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
_STONE, _MARK = 20.0, 28.0
"""How high the stones of a track are, and the marks that stand on them at most."""
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
        for stone in _stones(way):
            marks += (Rect(stone, mix(theme.ground, grain, 0.35), grain, 2, 5),)
    return marks


def powers(
    box: Box, view: state_and_actions.State, look: Look, able: Collection[int] = ()
) -> Marks:
    """Draw how far each seat has come: the level of who moves large and as stones in its colour.

    The marks of the others stand on the stones that they have reached. Those of the active seat on
    the tracks in `able` are rimmed: it can raise or use them.
    """
    t = look.theme
    changed, who = _changed(view, look), mover(view)
    rivals = [seat for seat in order(view) if seat != who]
    marks: Marks = ()
    for track, column in enumerate(_columns(box)):
        top, rest = column.split(_TOP, down=True)
        way = rest.pad(top=_NAME)
        stones = _stones(way)
        levels = [powers[track] for powers in view.powers]
        for stone in stones[: levels[who]]:
            marks += (Rect(stone, t.seat(who), t.edge, 2.5, 5),)
        if (who, track) in changed:
            marks += (Halo(Rect(stones[0].union(stones[-1]).inset(-1), radius=6), t.halo, 4, 3),)
        gone = any((seat, track) in changed and not level for seat, level in enumerate(levels))
        if gone and (who, track) not in changed:
            marks += (Halo(Rect(stones[0], radius=5), t.halo, 4, 3),)
        for level in range(1, d.TOP + 1):
            there = [seat for seat in rivals if levels[seat] == level]
            left = all(levels[seat] != level - 1 for seat in rivals) or level == 1
            spots = _stack(way, stones[level - 1], len(there), left=left)
            for seat, spot in zip(there, spots, strict=True):
                if (seat, track) in changed:
                    marks += (Halo(Circle(spot.cx, spot.cy, spot.w / 2 + 1), t.halo, 4, 3),)
                marks += seat_mark(spot, seat, t)
        figure = top.place(_LEVEL, 42, 1.0)
        marks += _level(figure, levels[who], who, t)
        if track in able:
            marks += choosable(figure.inset(-2), t, 8, slim=True)
        if letter := look.mark(f"power_{d.TRACKS[track]}"):
            marks += candidate(way.right - SIGN / 2, way.y + SIGN / 2, letter, t, view.active)
    return marks


def mover(view: state_and_actions.State) -> int:
    """Return the seat that is asked."""
    return view.asked[0] if view.asked else view.active


def order(view: state_and_actions.State) -> Sequence[int]:
    """Return the seats in turn order, from the first player on."""
    n = len(view.pieces)
    return [(view.first + i) % n for i in range(n)]


def _stones(way: Box) -> tuple[Box, ...]:
    """Return where the stones of a track lie, from the first level on."""
    return way.split(-_STONE, down=True)[1].shift(0, -3).columns(d.TOP, 2)


def _stack(way: Box, stone: Box, n: int, *, left: bool = True) -> list[Box]:
    """Return where the marks stand that share a stone: above each other, so that all are seen.

    Three or more lean in turn to both sides, the lowest to the `left` or right.
    """
    foot = stone.y + (6 if n < 3 else 11)
    room = foot - way.y - (6 if n < 3 else 11)
    side = min(_MARK, stone.w + 5, room / 2) if n < 3 else room * (0.42 if n == 3 else 0.38)
    step = (room - side) / max(1, n - 1) if n > 2 else side
    lean = math.sqrt(max(0.0, side**2 - step**2)) / 2 * (-1 if left else 1)
    reach = side / 2 + abs(lean) - 5
    x = min(max(stone.cx, way.x + reach), way.right - reach)
    return [
        Box.around(x + (-lean if i % 2 else lean), foot - side / 2 - step * i, side, side)
        for i in range(n)
    ]


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
