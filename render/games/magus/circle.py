"""The circle of the five sources: rings, Sorcerers by seat, levels, and the mana tranches."""

import math

from engine.games.magus import events as m
from engine.games.magus.board import level, sorcerers
from engine.games.magus.data import KINDS, MANA_TRANCHES, POWER_RING, RINGS
from engine.games.magus.state import State
from render import fonts
from render.colour import mix
from render.games.magus import names
from render.games.magus.marks import crystal, hue, piece
from render.layout import Box, Point
from render.lettering import write
from render.look import Look
from render.pieces import seat_mark
from render.scene import Arrow, Circle, Halo, Marks, Rect, Sprite
from render.theme import FLOOR, HEAD, RADIUS, SMALL, STROKE, TEXT, Theme

_R = 118.0
"""Radius of a source."""
_RING = 217.0
"""Radius of the circle on which they lie."""
_PLATE = 38.0
_UP = "▲"


def circle(box: Box, view: State, look: Look) -> Marks:
    """Draw the sources with all that stands on them, and the ways of the last moves."""
    marks: Marks = ()
    for place, source in enumerate(view.circle):
        marks += _source(_spot(box, place), view, source, look)
    return marks + _ways(box, view, look)


def ground(box: Box, theme: Theme, sources: tuple[int, ...]) -> Marks:
    """Draw what stays for a match: the ring that joins neighbours, the discs, the tranches."""
    x, y = _middle(box)
    marks: Marks = (Circle(x, y, _RING, "", theme.line, 10), *_centre(x, y, theme))
    for place, source in enumerate(sources):
        marks += (_disc(_spot(box, place), source, theme),)
    return marks


def _middle(box: Box) -> Point:
    """Return the centre of the circle: a pentagon is higher above it than below."""
    return box.cx, box.y + _R + _RING + 4


def _spot(box: Box, place: int) -> Point:
    x, y = _middle(box)
    angle = math.radians(72 * place - 90)
    return x + _RING * math.cos(angle), y + _RING * math.sin(angle)


def _centre(x: float, y: float, theme: Theme) -> Marks:
    """Draw the mana tranches in the middle."""
    box = Box.around(x, y, 150, 104)
    top, rest = box.split(44, down=True)
    signs: Marks = ()
    for mana, cell in enumerate(top.place(5 * 26, 26).columns(5, 3)):
        signs += crystal(cell, mana, theme, theme.surface)
    figures = "   ".join(map(str, MANA_TRANCHES))
    return (*signs, write(rest, figures, theme.ink, HEAD, weight="bold", align="c"))


def _source(at: Point, view: State, source: int, look: Look) -> Marks:
    t = look.theme
    x, y = at
    marks: Marks = ()
    if _changed(look, source):
        marks = (Halo(_disc(at, source, t), t.halo),)
    marks += _plate(_label(at), source, view.rings[source], t, look.locale)
    levels = [level(pieces, source) for pieces in view.pieces]
    present = sorted((s for s in range(len(levels)) if levels[s]), key=lambda s: -levels[s])
    wide = 180.0 - 6 * max(0, len(present) - 2)
    rows = Box(x - wide / 2, y - _R + _PLATE + 6, wide, 2 * _R - _PLATE - 24)
    high = min(48.0, rows.h / max(1, len(present)))
    body = rows.place(rows.w, high * len(present), 0.5, 0.42)
    for seat, row in zip(present, body.rows(len(present)) if present else (), strict=True):
        marks += _group(row.inset(0, 2), view, seat, source, levels[seat], t)
    return marks


def _disc(at: Point, source: int, theme: Theme) -> Circle:
    colour = hue(theme, source)
    return Circle(*at, _R, mix(theme.surface, colour, 0.2), colour, 7)


def _label(at: Point) -> Box:
    """Return where the plate of a source lies: on its upper rim."""
    return Box.around(at[0], at[1] - _R + _PLATE / 2 + 2, 208, _PLATE)


def _plate(place: Box, source: int, ring: int, t: Theme, locale: str) -> Marks:
    """Draw the name of a source and what its ring gives."""
    box = Box(0, 0, place.w, place.h)
    figures = " ".join(map(str, RINGS[ring]))
    if ring == POWER_RING:
        figures = f"{_UP} {figures}"
    inner = box.inset(8, 3)
    sign, rest = inner.split(26, 6)
    wide = fonts.measure(figures, SMALL, "bold") + 1
    name, values = rest.split(-wide, 6)
    marks: Marks = (
        Rect(box, t.panel, hue(t, source), STROKE, RADIUS),
        *crystal(sign, source, t, t.panel),
        write(name, names.source(locale, source), t.ink, (SMALL, FLOOR)),
        write(values, figures, t.ink, SMALL, weight="bold", align="r"),
    )
    return (Sprite(f"plate:{source}", marks, box, place),)


def _group(row: Box, view: State, seat: int, source: int, own: int, theme: Theme) -> Marks:
    """Draw a seat's mark, its Sorcerers by kind, and its level."""
    counts = sorcerers(view.pieces[seat], source)
    mark, rest = row.split(min(row.h, 32), 4)
    pieces, figure = rest.split(-36, 4)
    marks: Marks = seat_mark(mark.square(), seat, theme)
    there = [kind for kind in range(len(KINDS)) if counts[kind]]
    side = min(row.h, 40.0, pieces.w / len(there))
    for kind, cell in zip(there, pieces.fan(len(there), side, 2), strict=True):
        marks += piece(cell.place(side, row.h, 0.5, 1.0), kind, seat, counts[kind], theme)
    sizes = (TEXT, SMALL)
    return (*marks, write(figure, str(own), theme.ink, sizes, weight="bold", align="r"))


def _changed(look: Look, source: int) -> bool:
    """Say whether Sorcerers came to or left a source since the last picture."""
    return any(
        source in (getattr(event, "source", -1), getattr(event, "origin", -1))
        or getattr(event, "to", -1) == source
        for event in look.since(m.Placed, m.Moved, m.Pushed, m.Created)
    )


def _ways(box: Box, view: State, look: Look) -> Marks:
    """Draw an arrow for each move since the last picture, in the colour of who moved."""
    t = look.theme
    marks: Marks = ()
    for event in look.since(m.Moved, m.Pushed):
        assert isinstance(event, m.Moved | m.Pushed)
        start = _spot(box, view.circle.index(event.origin))
        end = _spot(box, view.circle.index(event.to))
        a, b = _between(start, end)
        marks += (Arrow(a, b, t.seat(event.seat), 10, 0.0, t.edge),)
    return marks


def _between(start: Point, end: Point) -> tuple[Point, Point]:
    """Return where a short arrow between two neighbours begins and ends: over the gap."""
    (ax, ay), (bx, by) = start, end
    far = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / far, (by - ay) / far
    cut = _R - 15
    return (ax + ux * cut, ay + uy * cut), (bx - ux * cut, by - uy * cut)
