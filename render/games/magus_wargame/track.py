"""The square track of 48 spaces, with towers, Gold, and the armies on it."""

from functools import lru_cache

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame import events as m
from engine.games.magus_wargame.state import State
from render.colour import ink_on
from render.games.magus_wargame import names
from render.games.magus_wargame.marks import hue, paper, pattern
from render.layout import Box
from render.lettering import write
from render.look import Look
from render.pieces import changed, moved, seat_mark, seat_shape
from render.scene import Marks, Rect
from render.theme import FLOOR, SHAPES, SMALL, STROKE, TEXT, Theme

_ACROSS = 13
_STRIP = 27.0


@lru_cache(maxsize=8)
def cells(box: Box) -> tuple[Box, ...]:
    """Return the boxes of the spaces, clockwise from the north-west."""
    w, h = box.w / _ACROSS, box.h / _ACROSS
    last = _ACROSS - 1
    spots = [(i, 0) for i in range(last)]
    spots += [(last, i) for i in range(last)]
    spots += [(last - i, last) for i in range(last)]
    spots += [(0, last - i) for i in range(last)]
    return tuple(Box(box.x + x * w, box.y + y * h, w, h).inset(2) for x, y in spots)


def inside(box: Box) -> Box:
    """Return the room within the track."""
    return box.inset(box.w / _ACROSS + 8, box.h / _ACROSS + 8)


def ground(box: Box, theme: Theme, locale: str) -> Marks:
    """Draw the spaces: colour, pattern, number and letters."""
    marks: Marks = ()
    for space, cell in enumerate(cells(box)):
        kind = d.TRACK[space]
        plate = paper(theme, kind)
        ink = ink_on(plate)
        top, _ = cell.split(_STRIP, down=True)
        number, letter = top.inset(6, 0).columns(2)
        marks += (
            Rect(cell, pattern(theme, kind), hue(theme, kind), STROKE, 6),
            Rect(top, plate, hue(theme, kind), 2, 6),
            write(number, str(space), ink, FLOOR, weight="bold"),
            write(letter, names.letter(locale, kind), ink, FLOOR, align="r"),
        )
        if kind == d.TOWER:
            marks += (Rect(cell.inset(-2), "", theme.ink, 2 * STROKE, 6),)
    return marks


def armies(box: Box, view: State, look: Look) -> Marks:
    """Draw the armies with their sizes; what has moved is ringed, with its way."""
    places, t = cells(box), look.theme
    marks: Marks = ()
    for event in look.since(m.Moved, m.Retreated):
        assert isinstance(event, m.Moved | m.Retreated)
        start, end = places[event.start], places[event.to]
        marks += moved((start.cx, start.cy + 12), (end.cx, end.cy + 12), t, event.seat)
    new = _changed(look)
    for space, cell in enumerate(places):
        here = [(seat, row.index(space)) for seat, row in enumerate(view.at) if space in row]
        if not here:
            continue
        room = cell.pad(top=_STRIP)
        side = min(room.h, 48.0) if len(here) == 1 else min(room.w / 2, 38.0)
        row = room.place(side * len(here), side).columns(len(here))
        size = TEXT if len(here) == 1 else SMALL
        for (seat, token), spot in zip(here, row, strict=True):
            n = len(view.armies[seat][token])
            if (seat, space) in new:
                marks += changed(seat_shape(spot, seat), t)
            label = spot.shift(0, spot.h * 0.08) if SHAPES[seat] == "triangle" else spot
            marks += seat_mark(spot, seat, t)
            marks += (write(label, str(n), t.on_seat(seat), size, weight="bold", align="c"),)
    return marks


def _changed(look: Look) -> set[tuple[int, int]]:
    """Return seats and spaces of armies that changed since the last picture."""
    found: set[tuple[int, int]] = set()
    for event in look.events:
        match event:
            case m.Moved() | m.Retreated():
                found.add((event.seat, event.to))
            case m.Parted():
                found |= {(event.seat, event.to), (event.seat, event.space)}
            case m.Recruited() | m.Fell() | m.Lost():
                found.add((event.seat, event.space))
            case m.Exchanged() | m.Switched():
                found |= {(event.seat, event.first), (event.seat, event.second)}
    return found
