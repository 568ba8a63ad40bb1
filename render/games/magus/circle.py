"""The circle of the five sources: wells of light, their rings, who stands there, the moves."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.magus import events as m
from engine.games.magus.board import level, sorcerers
from engine.games.magus.data import APPRENTICE, COLOURS, KINDS, MANA_TRANCHES, POWER_RING, RINGS
from engine.games.magus.state import State
from render import fonts
from render.colour import fade, mix
from render.games.magus import names
from render.games.magus.marks import HEIGHTS, SLIM, crystal, figure, hue
from render.layout import Box, Point
from render.lettering import write
from render.look import Look
from render.pieces import candidate, moved
from render.scene import Circle, Drawing, Gradient, Halo, Marks, Rect, Shadow, Sprite
from render.theme import FIGURE, LEAST, NOTE, RADIUS, STROKE, Theme

R = 116.0
"""Radius of a well."""
_RING = 214.0
"""Radius of the circle on which they lie."""
HIGH = 2 * R + _RING * (1 + math.cos(math.radians(36))) + 4
"""How high the circle is."""

_PLATE, _STEP = 42.0, 46.0
_WIDE, _BROAD = 216.0, 190.0
"""How wide a plate is, and a step."""
_PATH = 460 / 214
"""The side of the drawn path, as a share of the radius of its middle."""
_UP, _THIN = "▲", "\u2009"


@dataclass(frozen=True, slots=True)
class _Group:
    """A seat at a source: its figures as kinds with numbers, and its level."""

    seat: int
    level: int
    figures: tuple[tuple[int, int], ...]


def ground(box: Box, theme: Theme, sources: tuple[int, ...]) -> Marks:
    """Draw what stays for a match: the path that joins neighbours, the wells, the tranches."""
    x, y = _middle(box)
    stone = mix(theme.ground, theme.muted, 0.5)
    path = Box.around(x, y, _RING * _PATH)
    marks: Marks = (Drawing("magus/path", path, (("stone", stone),)), *_centre(x, y, theme))
    for place, source in enumerate(sources):
        marks += well(*_spot(box, place), source, theme)
    return marks


def circle(box: Box, view: State, look: Look) -> Marks:
    """Draw what changes: who stands at the sources, the ways of the last moves, letters."""
    spots = {source: _spot(box, place) for place, source in enumerate(view.circle)}
    marks: Marks = ()
    for source, at in spots.items():
        if _changed(look, source):
            marks += (Halo(Circle(*at, R + 2), look.theme.halo),)
    for source, at in spots.items():
        marks += _stone(*at, view, source, look, mirrored=at[0] < box.cx - R)
    marks += _ways(box, view, look)
    for source, at in spots.items():
        marks += _crowd(_step(*at), _groups(view, source), look.theme)
    for source, (x, y) in spots.items():
        if letter := look.mark(COLOURS[source]):
            plate = _plate_box(x, y)
            end = plate.right - 3 if x < box.cx - R else plate.x + 3  # on the sign of its mana
            marks += candidate(end, plate.cy, letter, look.theme, view.active)
    return marks


def well(x: float, y: float, source: int, theme: Theme) -> Marks:
    """Draw a well of light in the colour of its mana, with the shadow of its rim."""
    colour = hue(theme, source)
    rim = Circle(x, y, R)
    if theme.palette == "contrast":
        return (Circle(x, y, R, mix(theme.surface, colour, 0.25), colour, 9),)
    dark = theme.name == "dark"
    deep = mix("#05070b", colour, 0.2) if dark else mix("#ffffff", colour, 0.3)
    light = mix(deep, colour, 0.6) if dark else mix("#ffffff", colour, 0.12)
    stone = "#77808c" if dark else "#aab0bb"
    colours = (("stone", stone), ("light", light), ("deep", deep))
    return (
        Shadow(rim, 12, theme.shade),
        Drawing("magus/well", Box.around(x, y, 2 * R + 2), colours),
    )


def standing(x: float, y: float, view: State, source: int, look: Look) -> Marks:
    """Draw the plate of a source, and the Sorcerers on its step with the level of each seat."""
    crowd = _crowd(_step(x, y), _groups(view, source), look.theme)
    return _stone(x, y, view, source, look) + crowd


def _stone(
    x: float, y: float, view: State, source: int, look: Look, *, mirrored: bool = False
) -> Marks:
    """Draw plate and step; `mirrored` at the left of the circle, where an arrow may come."""
    marks = _plate(_plate_box(x, y), source, view.rings[source], look, mirrored)
    return marks + _slab(_step(x, y), look.theme, f"step:{source}")


def _middle(box: Box) -> Point:
    """Return the centre of the circle: a pentagon is higher above it than below."""
    return box.cx, box.y + R + _RING + 2


def _spot(box: Box, place: int) -> Point:
    x, y = _middle(box)
    angle = math.radians(72 * place - 90)
    return x + _RING * math.cos(angle), y + _RING * math.sin(angle)


def _centre(x: float, y: float, theme: Theme) -> Marks:
    """Draw the mana tranches in the middle."""
    box = Box.around(x, y + 4, 168, 104)
    top, rest = box.split(40, 4, down=True)
    marks: Marks = ()
    for mana, cell in enumerate(top.place(5 * 32, 28).columns(5, 4)):
        marks += crystal(cell, mana, theme)
    for count, cell in zip(MANA_TRANCHES, rest.columns(3), strict=True):
        marks += (
            write(cell, str(count), theme.ink, FIGURE, weight="bold", align="c", role="figure"),
        )
    return marks


def _plate_box(x: float, y: float) -> Box:
    """Return where the plate of a source lies: on its upper rim."""
    return Box.around(x, y - R + _PLATE / 2, _WIDE, _PLATE)


def _step(x: float, y: float) -> Box:
    """Return where the step of a source lies: before its lower half."""
    return Box.around(x, y + 70, _BROAD, _STEP)


def _slab(box: Box, theme: Theme, key: str, rim: str = "") -> Marks:
    """Draw a slab of stone."""
    area = Box(0, 0, box.w, box.h)
    fill = Gradient(mix(theme.panel, theme.ink, 0.16), mix(theme.panel, theme.ink, 0.03))
    marks: Marks = (Rect(area, fill, rim or theme.line, STROKE, RADIUS / 2),)
    return (Sprite(key, marks, area, box, lift=7, shade=theme.shade),)


def _plate(box: Box, source: int, ring: int, look: Look, mirrored: bool) -> Marks:
    """Draw the name of a source and what its ring gives."""
    t = look.theme
    figures = _THIN.join(map(str, RINGS[ring]))
    if ring == POWER_RING:
        figures = f"{_UP}{_THIN}{figures}"
    inner = box.inset(6, 3)
    sign, rest = reversed(inner.split(-24, 3)) if mirrored else inner.split(24, 3)
    title = names.source(look.locale, source)
    for size in (LEAST, 30, 28, NOTE):
        wide = fonts.measure(figures, size, "bold") + 1
        if wide + 4 + fonts.measure(title, NOTE, family="serif") <= rest.w:
            break
    values, name = rest.split(wide, 3) if mirrored else reversed(rest.split(-wide, 3))
    sides = ("r", "l") if mirrored else ("l", "r")
    return (
        *_slab(box, t, f"plate:{source}", hue(t, source)),
        *crystal(sign.square(), source, t),
        write(name, title, t.ink, (30, 28, NOTE), family="serif", align=sides[0]),
        write(values, figures, t.ink, size, weight="bold", align=sides[1]),
    )


def _groups(view: State, source: int) -> list[_Group]:
    """Return who stands at a source, the highest level first."""
    found = []
    for seat, pieces in enumerate(view.pieces):
        counts = sorcerers(pieces, source)
        if not any(counts):
            continue
        figures = [
            (kind, 1) for kind in reversed(range(1, len(KINDS))) for _ in range(counts[kind])
        ]
        figures += [(APPRENTICE, counts[APPRENTICE])] if counts[APPRENTICE] else []
        found.append(_Group(seat, level(pieces, source), tuple(figures)))
    return sorted(found, key=lambda group: -group.level)


def _crowd(step: Box, groups: Sequence[_Group], theme: Theme) -> Marks:
    """Draw the figures of all seats side by side on the step, their levels below their feet."""
    total = sum(len(group.figures) for group in groups)
    if not total:
        return ()
    high = (128.0, 116.0, 104.0, 96.0, 88.0)[min(max(total - 2, 0), 4)]
    wide = min(high * 0.56, (_BROAD - 4) / total)
    x = step.cx - wide * total / 2
    figures: list[tuple[int, Marks]] = []
    notes: Marks = ()
    for group in groups:
        own = Box(x, step.y, wide * len(group.figures), step.h)
        text = str(group.level)
        size = FIGURE - 6 if fonts.measure(text, FIGURE - 6, "bold") <= own.w else LEAST
        notes += (write(own, text, theme.ink, (size, NOTE), weight="bold", align="c"),)
        for kind, count in group.figures:
            place = Box.around(x + wide / 2, step.y + 4 - high / 2, high * SLIM, high)
            figures.append((kind, figure(place, kind, group.seat, theme)))
            if count > 1:
                notes += _count(
                    x + wide / 2, place.bottom - high * HEIGHTS[kind] - 14, count, theme
                )
            x += wide
    figures.sort(key=lambda pair: -pair[0])  # the small stand in front
    return tuple(mark for _, marks in figures for mark in marks) + notes


def _count(x: float, y: float, count: int, theme: Theme) -> Marks:
    """Draw how many Apprentices a figure stands for."""
    box = Box.around(x, y, 26, 28)
    return (
        Rect(box, fade(theme.ground, 0.8), radius=9),
        write(box, str(count), theme.ink, 28, weight="bold", align="c"),
    )


def _changed(look: Look, source: int) -> bool:
    """Say whether Sorcerers came to or left a source since the last picture."""
    return any(
        source in (getattr(event, "source", -1), getattr(event, "origin", -1))
        or getattr(event, "to", -1) == source
        for event in look.since(m.Placed, m.Moved, m.Pushed, m.Created)
    )


def _ways(box: Box, view: State, look: Look) -> Marks:
    """Draw an arrow for each move since the last picture, in the colour of who moved."""
    events = look.since(m.Moved, m.Pushed)
    marks: Marks = ()
    for i, event in enumerate(events):
        assert isinstance(event, m.Moved | m.Pushed)
        start, end = view.circle.index(event.origin), view.circle.index(event.to)
        marks += _way(box, start, end, event.seat, len(events) - 1 - i, look.theme)
    return marks


def _way(box: Box, start: int, end: int, seat: int, age: int, theme: Theme) -> Marks:
    """Draw an arrow between the flanks of two neighbours, where no plate and no step is."""
    x, y = _middle(box)
    forward = (start, end) in _FLANKS
    first, last, bend = _FLANKS[start, end] if forward else _FLANKS[end, start]
    a, b = (x + first[0], y + first[1]), (x + last[0], y + last[1])
    if forward:
        return moved(a, b, theme, seat, bend=bend, age=age)
    return moved(b, a, theme, seat, bend=-bend, age=age)


_FLANKS: dict[tuple[int, int], tuple[Point, Point, float]] = {
    (0, 1): ((103, -204), (103, -112), 0.0),
    (1, 2): ((313, -28), (244, 128), 0.2),
    (2, 3): ((32, 140), (-32, 140), 0.0),
    (3, 4): ((-244, 128), (-313, -28), 0.2),
    (4, 0): ((-103, -112), (-103, -204), 0.0),
}
"""By two neighbouring places: from where to where an arrow goes, from the middle, and its bend."""
