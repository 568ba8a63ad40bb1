"""The circle of the five sources: wells of light, their rings, who stands there, the moves."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.games.magus import data as d, events as m, majorities_and_mana, state_and_actions
from render.look import Look
from render.paint import Box, Point, fade, font_metrics, mix, write
from render.paint.scene import Circle, Drawing, Emblem, Gradient, Halo, Marks, Rect, Shadow, Sprite
from render.paint.theme import FIGURE, GOLD, LEAST, NOTE, RADIUS, STROKE, Theme
from render.widgets.dice_counters_and_marks import candidate, moved
from render.words.catalogues import say
from . import names
from .mana_sorcerers_bottles import HEIGHTS, SLIM, crystal, figure, hue

R, LOW_R = 146.4, 122.0
"""Radius of a well, and of one below the score."""
_RING = 247.0
"""Radius of the circle on which they lie."""
_GLOW = 1.68
"""How far the light of a well reaches over the floor, in radii."""
OVER = 12.0
"""How far a plate stands out above its well."""
HIGH = OVER + 2 * R + _RING * (1 + math.cos(math.radians(36))) + 4
"""How high the circle is."""

_PLATE, _STEP, _FOOT = 46.0, 46.0, 0.785
"""How high plates and steps are; how far below the middle a step ends, as a share of the radius."""
_WIDE, _OUT = 236.0, 22.0
_BROAD, _TOP, _SLENDER = 284.0, 252.0, 200.0
"""How wide a step is at most, that of the highest well, and at least."""
_TALLEST = 170.0
"""How high an Archmage is where there is room."""
_CLOSE, _APART = 0.42, 0.56
"""The least and the most that neighbours are apart, as shares of their height."""
_UNITS = (88.0, 76.0, 64.0, 56.0, 48.0, 40.0, 34.0, 28.0, 22.0, 16.0)
"""How far apart Sorcerers stand, where there is room and where there is less."""
_CROWDED, _NOTED = 40.0, 33.0
"""Where they would stand closer than the first, one stands for all of its kind and seat; not where
even these would stand closer than the second: their numbers would not be apart."""
_PATH = 460 / 214
"""The side of the drawn path, as a share of the radius of its middle."""
_THIN = "\u2009"
_EDGE, _SIGN, _GIFT = 6.0, 28.0, 29.0
"""Of a plate: its edge, and how wide are the signs of its mana and of what it gives."""


@dataclass(frozen=True, slots=True)
class _Group:
    """A seat at a source: its figures as kinds with numbers, and its level."""

    seat: int
    level: int
    figures: tuple[tuple[int, int], ...]

    @property
    def least(self) -> float:
        """Return how wide the plate of its level is."""
        return font_metrics.measure(str(self.level), FIGURE, "bold") + 8


def ground(box: Box, theme: Theme, sources: tuple[int, ...]) -> Marks:
    """Draw what stays for a match: the path that joins neighbours, and the wells."""
    x, y = _middle(box)
    stone = mix(theme.ground, theme.muted, 0.5)
    path = Box.around(x, y, _RING * _PATH)
    marks: Marks = (Drawing("magus/path", path, (("stone", stone),)),)
    spots = [(source, *_spot(box, place)) for place, source in enumerate(sources)]
    if theme.palette != "contrast":
        for source, x, y in spots:
            light = (("light", hue(theme, source)),)
            marks += (Drawing("magus/glow", Box.around(x, y, 2 * R * _GLOW), light),)
    for source, x, y in spots:
        marks += well(x, y, source, theme)
    return marks


def circle(
    box: Box, view: state_and_actions.State, look: Look, able: Collection[int] = ()
) -> Marks:
    """Draw what changes: who stands at the sources, the ways of the last moves, letters.

    The sources in `able` are rimmed: they can be chosen.
    """
    spots = {source: _spot(box, place) for place, source in enumerate(view.circle)}
    marks: Marks = ()
    for source, at in spots.items():
        if _changed(look, source):
            marks += (Halo(Circle(*at, R), look.theme.halo),)
        if source in able:
            marks += (Circle(*at, R + 4, "", look.theme.card, 13),)
            marks += (Circle(*at, R + 1, "", look.theme.ink, 7),)
    for source, at in spots.items():
        broad = _BROAD if abs(at[0] - box.cx) > 1 else _TOP  # plates hang beside the top one
        marks += _crowd(*at, _groups(view, source), look.theme, broad=broad)
    plates = {
        source: _plate_box(x + _aside(x, box), y, _broad(source, view.rings[source], look))
        for source, (x, y) in spots.items()
    }
    for source, plate in plates.items():
        marks += _plate(plate, source, view.rings[source], look, _mirrored(plate.cx, box))
    marks += _ways(box, view, look)
    for source, plate in plates.items():
        if letter := look.mark(d.COLOURS[source]):
            mirrored = _mirrored(plate.cx, box)
            end = plate.right - 3 if mirrored else plate.x + 3  # on the sign of its mana
            marks += candidate(end, plate.cy, letter, look.theme, view.active)
    return marks


def well(x: float, y: float, source: int, theme: Theme, r: float = R) -> Marks:
    """Draw a well of light in the colour of its mana, with the shadow of its rim."""
    colour = hue(theme, source)
    rim = Circle(x, y, r)
    if theme.palette == "contrast":
        return (Circle(x, y, r, mix(theme.surface, colour, 0.25), colour, 9),)
    dark = theme.name == "dark"
    deep = mix("#05070b", colour, 0.2) if dark else mix("#ffffff", colour, 0.3)
    light = mix(deep, colour, 0.6) if dark else mix("#ffffff", colour, 0.12)
    stone = "#77808c" if dark else "#aab0bb"
    colours = (("stone", stone), ("light", light), ("deep", deep))
    return (
        Shadow(rim, 12, theme.shade),
        Drawing("magus/well", Box.around(x, y, 2 * r + 2), colours),
    )


def standing(x: float, y: float, view: state_and_actions.State, source: int, look: Look) -> Marks:
    """Draw a low source: its plate, and the Sorcerers on its step with the level of each seat."""
    ring = view.rings[source]
    plate = _plate(_plate_box(x, y, _broad(source, ring, look), LOW_R), source, ring, look, False)
    return plate + _crowd(x, y, _groups(view, source), look.theme, LOW_R)


def _middle(box: Box) -> Point:
    """Return the centre of the circle: a pentagon is higher above it than below."""
    return box.cx, box.y + OVER + R + _RING + 2


def _spot(box: Box, place: int) -> Point:
    x, y = _middle(box)
    angle = math.radians(72 * place - 90)
    return x + _RING * math.cos(angle), y + _RING * math.sin(angle)


def centre(box: Box, theme: Theme, locale: str) -> Marks:
    """Draw in the middle what mana the first, second and third at a source are given."""
    x, y = _middle(box)
    area = Box.around(x, y - 30, 176, 132)
    signs, rest = area.split(28, 2, down=True)
    ranks, rest = rest.split(28, down=True)
    figures, said = rest.split(46, down=True)
    marks: Marks = ()
    for mana, cell in enumerate(signs.place(5 * 32, 28).columns(5, 4)):
        marks += crystal(cell, mana, theme)
    cells = zip(d.MANA_TRANCHES, ranks.columns(3), figures.columns(3), strict=True)
    for at, (count, rank, cell) in enumerate(cells):
        ordinal = say(locale, "magus-board-rank", n=at + 1)
        marks += (
            write(rank, ordinal, theme.ink, NOTE, align="c"),
            write(cell, str(count), theme.ink, FIGURE, weight="bold", align="c", role="figure"),
        )
    return (*marks, write(said, say(locale, "magus-board-mana"), theme.ink, NOTE, align="c"))


def _aside(x: float, box: Box) -> float:
    """Return how far outwards a plate hangs at the left and right of the circle."""
    return math.copysign(_OUT, x - box.cx) if abs(x - box.cx) > R + _PLATE else 0.0


def _mirrored(x: float, box: Box) -> bool:
    """Say whether a plate begins at the right: signs, and letters on them, keep apart."""
    away = x - box.cx
    return away < -(R + _PLATE) or 1 < away < R + _PLATE


def _plate_box(x: float, y: float, wide: float, r: float = R) -> Box:
    """Return where the plate of a source lies: on its upper rim."""
    return Box(x - wide / 2, y - r - OVER, wide, _PLATE)


def _broad(source: int, ring: int, look: Look) -> float:
    """Return how wide the plate of a source is: its figures are large beside any name."""
    name = font_metrics.measure(names.source(look.locale, source), NOTE, family="serif")
    return max(_WIDE, 2 * _EDGE + _SIGN + 4 + name + _given(ring) + 12)


def _given(ring: int) -> float:
    """Return how wide the figures of a ring are, with the sign of what they give."""
    return font_metrics.measure(_THIN.join(map(str, d.RINGS[ring])), FIGURE, "bold") + 1 + _GIFT


def _slab(box: Box, theme: Theme, key: str, rim: str = "") -> Marks:
    """Draw a slab of stone."""
    area = Box(0, 0, box.w, box.h)
    fill = Gradient(mix(theme.panel, theme.ink, 0.16), mix(theme.panel, theme.ink, 0.03))
    marks: Marks = (Rect(area, fill, rim or theme.line, STROKE, RADIUS / 2),)
    return (Sprite(key, marks, area, box, lift=7, shade=theme.shade),)


def _plate(box: Box, source: int, ring: int, look: Look, mirrored: bool) -> Marks:
    """Draw the name of a source and what its ring gives: glory after a trophy, or levels."""
    t = look.theme
    figures = _THIN.join(map(str, d.RINGS[ring]))
    inner = box.inset(_EDGE, 3)
    sign, rest = reversed(inner.split(-_SIGN, 4)) if mirrored else inner.split(_SIGN, 4)
    title = names.source(look.locale, source)
    wide = _given(ring)
    values, name = rest.split(wide, 10) if mirrored else reversed(rest.split(-wide, 10))
    sides = ("r", "l") if mirrored else ("l", "r")
    marks: Marks = (
        *_slab(box, t, f"plate:{source}", hue(t, source)),
        *crystal(sign.square(), source, t),
        write(name, title, t.ink, (30, 28, NOTE), family="serif", align=sides[0]),
    )
    gift, values = values.split(_GIFT)
    gift = gift.place(26, 30, 0.0)
    if ring == d.POWER_RING:
        marks += (Emblem("mdi:arrow_up_bold", gift, t.ink),)
    else:
        marks += (Emblem("mdi:trophy", gift, GOLD, t.edge),)
    figure = write(values, figures, t.ink, FIGURE, weight="bold", align=sides[1], role="figure")
    return (*marks, figure)


def _groups(view: state_and_actions.State, source: int) -> list[_Group]:
    """Return who stands at a source, the highest level first."""
    found = []
    for seat, pieces in enumerate(view.pieces):
        counts = majorities_and_mana.sorcerers(pieces, source)
        if not any(counts):
            continue
        figures = [
            (kind, 1) for kind in reversed(range(1, len(d.KINDS))) for _ in range(counts[kind])
        ]
        figures += [(d.APPRENTICE, counts[d.APPRENTICE])] if counts[d.APPRENTICE] else []
        found.append(_Group(seat, majorities_and_mana.level(pieces, source), tuple(figures)))
    return sorted(found, key=lambda group: -group.level)


def _crowd(
    x: float, y: float, groups: Sequence[_Group], theme: Theme, r: float = R, broad: float = _BROAD
) -> Marks:
    """Draw the step of a source, on it who stands there, each seat above the plate of its level.

    Where the plates have no room beside each other they stand in two rows.
    """
    broad *= r / R
    least = sum(group.least for group in groups)
    rows = 2 if least > broad - 4 else 1
    if _across(groups, _CROWDED) > broad - 4:
        counted = [_counted(group) for group in groups]
        groups = counted if _across(counted, _NOTED) <= broad - 4 else groups
    unit = next((u for u in _UNITS if _across(groups, u) <= broad - 4), _UNITS[-1])
    shares = [max(group.least, unit * len(group.figures)) for group in groups]
    wide = min(sum(shares), broad - 4)
    high = rows * (_STEP - 2)
    step = Box(0, y + r * _FOOT - high, min(max(wide + 4, _SLENDER), broad), high + 2)
    step = step.shift(x - step.w / 2)
    marks = _slab(step, theme, "step")
    if not groups:
        return marks
    cells = step.place(wide, step.h).shares(shares)
    plates = tuple(cells) if rows == 1 else _two_rows(step.inset(3), len(groups))
    marks += _figures(groups, cells, step.y + 5, y - r - OVER + _PLATE, theme)
    for group, place in zip(groups, plates, strict=True):
        marks += _level(place.place(min(place.w - 3, 92), _STEP - 6), group, theme)
    return marks


def _counted(group: _Group) -> _Group:
    """Return a group with one figure for all of a kind."""
    counts: dict[int, int] = {}
    for kind, count in group.figures:
        counts[kind] = counts.get(kind, 0) + count
    return replace(group, figures=tuple(counts.items()))


def _across(groups: Sequence[_Group], unit: float) -> float:
    """Return how wide all seats are whose Sorcerers stand so far apart."""
    return sum(max(group.least, unit * len(group.figures)) for group in groups)


def _two_rows(step: Box, n: int) -> tuple[Box, ...]:
    upper, lower = step.rows(2)
    half = (n + 1) // 2
    return (*upper.columns(half), *lower.columns(half)[: n - half])


def _level(box: Box, group: _Group, theme: Theme) -> Marks:
    """Draw the level of a seat on its colour."""
    area = Box(0, 0, box.w, box.h)
    fill, text = theme.seat(group.seat), str(group.level)
    ink = theme.on_seat(group.seat)
    marks: Marks = (
        Rect(area, fill, theme.edge, 2, 8),
        write(area, text, ink, FIGURE, weight="bold", align="c", role="figure"),
    )
    return (Sprite(f"magic:{group.seat}:{text}", marks, area, box),)


def _figures(
    groups: Sequence[_Group], cells: Sequence[Box], foot: float, top: float, theme: Theme
) -> Marks:
    """Draw the Sorcerers of all seats below `top`, each seat's in the middle of its cell."""
    figures: list[tuple[int, Marks]] = []
    notes: Marks = ()
    apart = min(cell.w / len(group.figures) for group, cell in zip(groups, cells, strict=True))
    high = min(_TALLEST, foot - top, max(apart, 30) / _CLOSE)
    for group, cell in zip(groups, cells, strict=True):
        wide = min(cell.w / len(group.figures), high * _APART)
        left = cell.cx - wide * len(group.figures) / 2
        for i, (kind, count) in enumerate(group.figures):
            place = Box.around(left + wide * (i + 0.5), foot - high / 2, high * SLIM, high)
            figures.append((kind, figure(place, kind, group.seat, theme)))
            if 1 < count != group.level:
                notes += _count(place.cx, place.bottom - high * HEIGHTS[kind] - 14, count, theme)
    figures.sort(key=lambda pair: -pair[0])  # the small stand in front
    return tuple(mark for _, marks in figures for mark in marks) + notes


def _count(x: float, y: float, count: int, theme: Theme) -> Marks:
    """Draw how many Apprentices a figure stands for."""
    box = Box.around(x, y, 30, 32)
    return (
        Rect(box, fade(theme.ground, 0.8), radius=9),
        write(box, str(count), theme.ink, LEAST, weight="bold", align="c"),
    )


def _changed(look: Look, source: int) -> bool:
    """Say whether Sorcerers came to or left a source since the last picture."""
    return any(
        source in (getattr(event, "source", -1), getattr(event, "origin", -1))
        or getattr(event, "to", -1) == source
        for event in look.since(m.Placed, m.Moved, m.Pushed, m.Created)
    )


def _ways(box: Box, view: state_and_actions.State, look: Look) -> Marks:
    """Draw an arrow for each move since the last picture, in the colour of who moved."""
    events = look.since(m.Moved, m.Pushed)
    marks: Marks = ()
    for i, event in enumerate(events):
        assert isinstance(event, m.Moved | m.Pushed)
        start, end = view.circle.index(event.origin), view.circle.index(event.to)
        marks += _way(box, start, end, event.seat, len(events) - 1 - i, look.theme)
    return marks


def _way(box: Box, start: int, end: int, seat: int, age: int, theme: Theme) -> Marks:
    """Draw an arrow from one neighbour to the other, where no plate and no step is."""
    x, y = _middle(box)
    forward = (start, end) in _FLANKS
    first, last, bend = _FLANKS[start, end] if forward else _FLANKS[end, start]
    a, b = (x + first[0], y + first[1]), (x + last[0], y + last[1])
    if forward:
        return moved(a, b, theme, seat, bend=bend, age=age)
    return moved(b, a, theme, seat, bend=-bend, age=age)


_FLANKS: dict[tuple[int, int], tuple[Point, Point, float]] = {
    (0, 1): ((134, -300), (178, -244), -0.12),
    (1, 2): ((346, 52), (286, 126), -0.12),
    (2, 3): ((40, 160), (-40, 160), 0.0),
    (3, 4): ((-286, 126), (-346, 52), -0.12),
    (4, 0): ((-178, -244), (-134, -300), -0.12),
}
"""By two neighbouring places: from where to where an arrow goes, from the middle, and its bend."""
