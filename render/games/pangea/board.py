"""The board of Pangea: sea and tiles, who stands on them, protections, and what moved.

There are no hands: nothing is hidden but a ranking of tiles, which the panel tells its owner.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.games.pangea import state as m
from engine.games.pangea.data import (
    LIMIT_OF,
    NEIGHBOURS,
    NONE,
    PEOPLES,
    SEA,
)
from engine.games.pangea.land import crowds, faces
from engine.games.pangea.state import State
from render import fonts, widgets
from render.games.pangea import crowd, ground, names, pieces
from render.games.pangea.log import story
from render.games.pangea.side import side
from render.layout import Box, Point
from render.look import Look
from render.pieces import changed_box, moved, seat_mark
from render.scene import Marks, Rect, Scene
from render.symbols import lock
from render.theme import HEAD, RADIUS, Theme

_FOOT_NAME = 300.0
_WARD = 6.0


def board(view: State, seat: int | None, look: Look) -> Scene:
    """Draw the whole position."""
    look = replace(look, theme=pieces.dressed(look.theme, view.peoples))
    t, parts = look.theme, ground.parts()
    scene = Scene(parts.page, widgets.backdrop(parts, t) + ground.sea(t))
    scene += ground.ghosts(view.cells, t)
    scene += _land(view, look)
    scene += _wards(view, look)
    scene += _ways(look)
    scene += side(parts.side, view, look)
    scene += widgets.head(parts.head, look, look.say("pangea-title"), _phase(view, look))
    return scene + widgets.foot(parts.foot, look, _changed(look))


def hand(view: State, seat: int, look: Look) -> Scene | None:
    """Return None: nobody has a hand."""
    return None


def _phase(view: State, look: Look) -> str:
    if view.leader != NONE:
        return look.say("pangea-board-last")
    turn = look.say("pangea-board-round", n=view.round)
    if look.result is not None:
        return turn
    phase = names.phase(look.locale, view.phase)
    return look.say("pangea-board-phase", round=turn, phase=phase)


def _land(view: State, look: Look) -> Marks:
    """Draw the tiles and all that stands on them."""
    t, crowded, up = look.theme, crowds(view), faces(view)
    fresh, boxes = _fresh(view, look), ground.cells()
    shifted = {e.tile for e in look.events if isinstance(e, m.Shifted)}
    marks: Marks = ()
    for cell, tile in enumerate(view.cells):
        if tile == SEA:
            marks += ground.name(boxes[cell], cell, t)
            continue
        marks += ground.tile(boxes[cell], tile, cell, crowded[tile] > LIMIT_OF[tile], t)
        if tile in shifted:
            marks += changed_box(boxes[cell].inset(3), t)
        cast = [c for c, at in enumerate(view.at) if at == tile]
        people = crowd.kinds(cast, view.load, up, view.peoples)
        new = {kind: fresh[tile, kind[0], kind[1], kind[2]] for kind in people}
        marks += crowd.draw(boxes[cell], _crowd(view, tile, people, new), t)
    return marks


def _crowd(
    view: State, tile: int, people: tuple[crowd.Kind, ...], new: Mapping[crowd.Kind, int]
) -> crowd.Crowd:
    owner = next((p for p in range(len(PEOPLES)) if view.towers[p] == tile), None)
    if owner is None:
        return crowd.Crowd(None, None, people, new)
    seat = pieces.place_of(view.peoples, owner)
    held = len(view.amulets[owner]) if owner in view.peoples else None
    return crowd.Crowd(seat, held, people, new)


def _fresh(view: State, look: Look) -> dict[tuple[int, int, int, int], int]:
    """Return how many came to a tile, by tile, seat, favourite terrain and load."""
    fresh: dict[tuple[int, int, int, int], int] = defaultdict(int)
    for event in look.events:
        if isinstance(event, (m.Drew, m.Summoned)):
            seat = pieces.place_of(view.peoples, event.people)
            fresh[event.tile, seat, event.home, NONE] += 1
        elif isinstance(event, m.Moved):
            fresh[event.to, event.seat, event.home, event.load] += 1
        elif isinstance(event, m.Led):
            seat = pieces.place_of(view.peoples, event.people)
            fresh[event.to, seat, event.home, NONE] += 1
        elif isinstance(event, m.Bought):
            fresh[event.tile, event.seat, event.home, event.amulet] += 1
    return fresh


def _wards(view: State, look: Look) -> Marks:
    """Draw protections: a ring in the seat's colour, its mark and a lock at the corner."""
    t = look.theme
    new = {e.cell for e in look.events if isinstance(e, m.Protected)}
    places: dict[int, list[int]] = defaultdict(list)
    for seat, cell in enumerate(view.wards):
        if cell != NONE:
            places[cell].append(seat)
    marks: Marks = ()
    for cell, seats in places.items():
        box = ground.cells()[cell]
        if cell in new:
            marks += changed_box(box, t)
        for depth, seat in enumerate(seats):
            marks += _ring(box.inset(depth * (_WARD + 2) - 2), t.seat(seat), t)
            corner = Box(box.right - 34 * (depth + 1) + 8, box.bottom - 28, 34, 36)
            marks += seat_mark(corner, seat, t)
            marks += lock(corner.inset(9), t.on_seat(seat), t.seat(seat))
    return marks


def _ring(box: Box, colour: str, theme: Theme) -> Marks:
    return (
        Rect(box, "", theme.edge, _WARD + 2, RADIUS),
        Rect(box.inset(1), "", colour, _WARD, RADIUS),
    )


def _ways(look: Look) -> Marks:
    """Draw what moved since the last picture, each way once."""
    marks: Marks = ()
    for seat, source, target in dict.fromkeys(_steps(look)):
        for start, end in _arrows(source, target):
            marks += moved(start, end, look.theme, seat, bend=0.0)
    return marks


def _steps(look: Look) -> Iterator[tuple[int, int, int]]:
    for event in look.events:
        if isinstance(event, (m.Shifted, m.Moved, m.Led)):
            yield event.seat, event.source, event.target


def _arrows(source: int, target: int) -> Iterator[tuple[Point, Point]]:
    """Yield the arrow from a cell to its neighbour; over an edge there are two."""
    boxes, direction = ground.cells(), NEIGHBOURS[source].index(target)
    if not ground.wraps(source, direction):
        yield _between(_centre(boxes[source]), _centre(boxes[target]), 0.34, 0.66)
        return
    yield ground.crossing(source, direction)
    end, start = ground.crossing(target, (direction + 2) % 4)
    yield start, end


def _centre(box: Box) -> Point:
    return box.cx, box.cy


def _between(start: Point, end: Point, first: float, last: float) -> tuple[Point, Point]:
    """Return the part of a way between two shares of it."""
    (x, y), (u, v) = start, end
    return (
        (x + (u - x) * first, y + (v - y) * first),
        (x + (u - x) * last, y + (v - y) * last),
    )


def _changed(look: Look) -> str:
    """Say what changed."""
    short = tuple(fonts.trim(name, _FOOT_NAME, HEAD) for name in look.names)
    told = list(story(replace(look, names=short)))
    reason = getattr(look.result, "reason", "")
    if reason in ("superior", "intermediate", "lesser", "none", "rounds"):
        told.append(look.say(f"pangea-reason-{reason}"))
    return " ".join(told) or look.say("board-start")
