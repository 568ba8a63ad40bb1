"""The track as a map: a road through 48 lands, a tower at each corner, and the armies on it."""

import math
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise, starmap

from engine.games.magus_wargame import data as d, events as m, state
from render.look import Look
from render.paint import Box, Circle, Halo, Line, Marks, Point, Polygon, Rect, Theme, mix, write
from render.widgets.dice_counters_and_marks import candidate, choosable
from . import land_seals_banners

SIDE_WIDE, SIDE_HIGH = 98.0, 92.0
"""How wide the spaces at the left and right are, how high those above and below."""
VERGE = 60.0
"""The room within the track that banners and ways need."""

_ACROSS = 12
_STRIP, _PLATE = 42.0, 56.0
"""How high the plates of numbers are above and below, and how wide at the sides."""
_NUMBER = 44.0
_HIGH = 76.0
_ASIDE = {13: 4, 47: 4, 23: -12, 37: -12}
"""How far below the middle of its space an army stands that would hide one on a tower."""
_LANES = 41.0, 59.0, 50.0
"""How deep within the track the ways of armies run, clear of the banners on the road."""
_HEAD, _TURN, _FOOT = 30.0, 84.0, 13.0
"""How long the head of a way is, how far from its ends it leaves the lane, how large its start."""
_BEFORE = 46.0
"""How deep within the track the letter of a space stands that an army is on."""
_BELOW = 28.0
"""How deep one stands that is below two armies at a side, beside the decks."""
_ROAD = ("#7d5c31", "#dcc593")


@lru_cache(maxsize=8)
def cells(box: Box) -> tuple[Box, ...]:
    """Return the boxes of the spaces, clockwise from the north-west."""
    w = (box.w - 2 * SIDE_WIDE) / (_ACROSS - 1)
    h = (box.h - 2 * SIDE_HIGH) / (_ACROSS - 1)
    xs = [box.x, *(box.x + SIDE_WIDE + i * w for i in range(_ACROSS)), box.right]
    ys = [box.y, *(box.y + SIDE_HIGH + i * h for i in range(_ACROSS)), box.bottom]
    spots = [(i, 0) for i in range(_ACROSS)]
    spots += [(_ACROSS, i) for i in range(_ACROSS)]
    spots += [(_ACROSS - i, _ACROSS) for i in range(_ACROSS)]
    spots += [(0, _ACROSS - i) for i in range(_ACROSS)]
    return tuple(
        Box(xs[x], ys[y], xs[x + 1] - xs[x], ys[y + 1] - ys[y]).inset(1.5) for x, y in spots
    )


def inside(box: Box) -> Box:
    """Return the room within the track."""
    return box.inset(SIDE_WIDE + VERGE, SIDE_HIGH + VERGE + 14)


def ground(box: Box, theme: Theme) -> Marks:
    """Draw the lands with their numbers, the road through them, and the country within."""
    marks: Marks = ()
    for space, cell in enumerate(cells(box)):
        kind = d.TRACK[space]
        tone = land_seals_banners.tile(theme, kind)
        marks += (Rect(cell, tone, mix(tone, land_seals_banners.ink(theme), 0.6), 2, 5),)
    marks += land_seals_banners.country(box.inset(SIDE_WIDE - 12, SIDE_HIGH - 12), theme)
    marks += _road(box, theme)
    for space, cell in enumerate(cells(box)):
        kind = d.TRACK[space]
        words, rest = _parts(space, cell)
        side = 84.0 if kind == d.TOWER else 52.0
        marks += land_seals_banners.land(
            rest.place(min(side, rest.w), min(side, rest.h), 0.5, 0.35), kind
        )
        marks += _label(words, space, theme)
    return marks


def armies(box: Box, view: state.State, look: Look, movable: Collection[int] = ()) -> Marks:
    """Draw the ways of what has moved, then the armies with their sizes; the changed are ringed.

    Those of the seat to act on spaces that are `movable` have the rim of what can be chosen.
    """
    t = look.theme
    marks = _ways(box, view, look)
    new = _changed(look)
    flags: Marks = ()
    for space in range(d.SPACES):
        here = [(seat, row.index(space)) for seat, row in enumerate(view.at) if space in row]
        here.sort(key=lambda found: found[0] == view.active)
        for rank, (seat, token) in enumerate(here):
            spot = _stand(box, space, rank)
            if (seat, space) in new:
                marks += (Halo(_outline(spot), t.halo, 6, 6),)
            flags += land_seals_banners.banner(spot, seat, len(view.armies[seat][token]), t)
            if space in movable and seat == view.active:
                flags += choosable(spot.inset(-1), t, 6, slim=True)
    return marks + flags  # the rings below all: two armies of a space are near each other


def candidates(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the letters that a menu gives to spaces: on the land, before an army on it.

    Their rings have no seat's colour: they are not the sizes of armies.
    """
    marks: Marks = ()
    for space, cell in enumerate(cells(box)):
        letter = look.mark(str(space))
        if not letter:
            continue
        armies = sum(space in row for row in view.at)
        x, y = _parts(space, cell)[1].at(0.5, 0.5)
        if armies:
            x, y = _verge(box, space, _BEFORE) if armies == 1 else _beside(box, space)
        marks += candidate(x, y, letter, look.theme)
    return marks


def _beside(box: Box, space: int) -> Point:
    """Return the spot before the banner on the road that another one leaves free."""
    spot = _stand(box, space, 1)
    if space in d.TOWERS:
        return spot.cx, spot.y - 28 if space in (24, 36) else spot.bottom + 28
    if _side(space) in (0, 2):
        x, y = _verge(box, space, _BEFORE)
        return x - 24 * _turned(space), y
    x, y = _verge(box, space, _BELOW)
    return x, y + 44 * _turned(space)


def _turned(space: int) -> int:
    """Return to which side who attacks stands: to the right, and above, or else the other one."""
    if _side(space) in (1, 3):
        return -1 if space in (13, 47) else 1
    return 1 if (space % _ACROSS < _ACROSS // 2) == (_side(space) == 0) else -1


def _side(space: int) -> int:
    """Return the side of the track that a space is on: 0 above, 1 right, 2 below, 3 left."""
    return space // _ACROSS


def _parts(space: int, cell: Box) -> tuple[Box, Box]:
    """Return what is written and what is drawn of a space; the road runs on the inner edge."""
    side = _side(space)
    if side == 0 or space == 12:
        words, rest = cell.split(_STRIP, down=True)
    elif side == 2 or space == 36:
        rest, words = cell.split(-_STRIP, down=True)
    elif side == 1:
        rest, words = cell.split(-_PLATE)
    else:
        words, rest = cell.split(_PLATE)
    return words, rest


def _label(box: Box, space: int, theme: Theme) -> Marks:
    """Write a space's number on a light plate: those of towers at the corners of the map."""
    tone = land_seals_banners.plate(theme, d.TRACK[space])
    align = "c"
    if space in d.TOWERS:
        align = "l" if space in (0, 36) else "r"
    words = box.inset(8 if space in d.TOWERS else 0, 0)
    figure = write(
        words, str(space), land_seals_banners.ink(theme), _NUMBER, weight="bold", align=align
    )
    return Rect(box.inset(2), tone, radius=5), figure


def _road(box: Box, theme: Theme) -> Marks:
    """Draw the road along the inner edge of the lands, from tower to tower."""
    ring = box.inset(SIDE_WIDE - 15, SIDE_HIGH - 15)
    spots = (ring.at(0, 0), ring.at(1, 0), ring.at(1, 1), ring.at(0, 1), ring.at(0, 0))
    rim, bed = _ROAD
    if land_seals_banners.plain(theme):
        rim, bed = theme.line, mix(theme.line, theme.surface, 0.6)
    return (
        Line(spots, rim, 24),
        Line(spots, bed, 18),
        Line(spots, mix(bed, rim, 0.55), 2.5, 12),
    )


def _stand(box: Box, space: int, rank: int) -> Box:
    """Return where a banner stands: on the road; the second one, who attacks, before its corner."""
    cell, side = cells(box)[space], _side(space)
    wide = _HIGH * land_seals_banners.BANNER
    if space in d.TOWERS:
        x = cell.cx + (22 if space in (0, 36) else -22)
        y = cell.bottom - _HIGH / 2 + 24 if space in (0, 12) else cell.y + _HIGH / 2 - 21
        dx, dy = (1 if space in (0, 36) else -1), (1 if space in (0, 12) else -1)
        return Box.around(x + rank * dx * 62, y + rank * dy * 60, wide, _HIGH)
    aside, turned = _ASIDE.get(space, -4), rank * _turned(space)
    spot = {
        0: (cell.cx + turned * 36, cell.bottom - _HIGH / 2 + 27 + rank * 58),
        1: (cell.x + wide / 2 - 22 - rank * 46, cell.cy + aside - turned * 34),
        2: (cell.cx + turned * 36, cell.y + _HIGH / 2 - 28 - rank * 55),
        3: (cell.right - wide / 2 + 22 + rank * 46, cell.cy + aside - turned * 34),
    }[side]
    return Box.around(*spot, wide, _HIGH)


def _outline(box: Box) -> Polygon:
    """Return the outline of a banner, for a ring around it."""
    spots = ((0.11, 0.07), (0.89, 0.07), (0.86, 0.84), (0.5, 0.89), (0.14, 0.84))
    return Polygon(tuple(box.at(*spot) for spot in spots), "#000000")


def _verge(box: Box, space: int, deep: float) -> Point:
    """Return the spot within the track beside a space."""
    ring = box.inset(SIDE_WIDE + deep, SIDE_HIGH + deep)
    cell = cells(box)[space]
    if space in d.TOWERS:
        return ring.at(*((0, 0), (1, 0), (1, 1), (0, 1))[space // _ACROSS])
    return (
        (cell.cx, ring.y), (ring.right, cell.cy), (cell.cx, ring.bottom), (ring.x, cell.cy),
    )[_side(space)]  # fmt: skip


def _ways(box: Box, view: state.State, look: Look) -> Marks:
    """Draw the ways of armies along the track, the newest last and brightest."""
    moves = travelled(look.events)
    bodies: Marks = ()
    heads: Marks = ()
    for number, (seat, start, to) in enumerate(moves):
        age = min(len(moves) - 1 - number, 3)
        deep = _LANES[number % len(_LANES)]
        step = 1 if d.distance(start, to) > 0 else -1
        count = abs(d.distance(start, to))
        way = [_verge(box, d.ahead(start, step * i), deep) for i in range(count + 1)]
        rank = int(any(to in row for other, row in enumerate(view.at) if other != seat))
        attacks = rank and to in view.at[seat] and seat == view.active
        ends = _stand(box, start, 0), _stand(box, to, int(attacks))
        body, head = _way(_bent(way), *ends, look.theme, seat, age)
        bodies, heads = bodies + body, heads + head
    return bodies + heads


def travelled(events: Iterable[object]) -> list[tuple[int, int, int]]:
    """Return seat, start and end of each way: what an army does in several steps is one."""
    found: list[tuple[int, int, int]] = []
    for event in events:
        if not isinstance(event, m.Moved | m.Retreated):
            continue
        start = event.start
        for way in found:
            if (way[0], way[2]) == (event.seat, start):
                found.remove(way)
                start = way[1]
                break
        if start != event.to:
            found.append((event.seat, start, event.to))
    return found


def _bent(way: Sequence[Point]) -> list[Point]:
    """Return a way that leaves its lane before the ends: it goes aslant to and from them."""
    cut = min(_TURN, sum(starmap(math.dist, pairwise(way))) * 0.4)
    return _shortened(_shortened(way, cut)[::-1], cut)[::-1]


def _shortened(way: Sequence[Point], cut: float) -> list[Point]:
    """Return a way without so much of its end."""
    *rest, start, end = way
    far = math.dist(start, end)
    if cut >= far and rest:
        return _shortened((*rest, start), cut - far)
    return [*rest, start, _between(end, start, cut / (far or 1.0))]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _way(
    way: list[Point], left: Box, banner: Box, theme: Theme, seat: int, age: int
) -> tuple[Marks, Marks]:
    """Draw a way from where an army was to its banner, and its head at the banner's edge."""
    colour = mix(theme.seat(seat), land_seals_banners.sheet(theme), age * 0.17)
    width = 11.0 - age
    middle = left.cx, left.cy
    foot = _between(way[0], middle, _entered(left, way[0], middle) or 0.0)
    edge, spots = banner.inset(-4), [foot, *way, (banner.cx, banner.cy)]
    at, share = next(
        (at, share)
        for at, ends in enumerate(pairwise(spots))
        if at and (share := _entered(edge, *ends)) is not None
    )
    body, start, end = spots[: at + 1], spots[at], spots[at + 1]
    tip = _between(start, end, share)
    far = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    dx, dy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    x, y = tip[0] - dx * _HEAD, tip[1] - dy * _HEAD
    half = _HEAD * 0.6
    head = (tip, (x - dy * half, y + dx * half), (x + dy * half, y - dx * half))
    body = body[: -1 if math.dist(start, tip) < _HEAD else None]
    line = (*body, (tip[0] - dx * _HEAD * 0.7, tip[1] - dy * _HEAD * 0.7))
    return (
        (
            Line(line, theme.edge, width + 5),
            Circle(*foot, _FOOT - age, colour, theme.edge, 3),
            Line(line, colour, width),
        ),
        (Polygon(head, colour, theme.edge, 3),),
    )


def _entered(box: Box, start: Point, end: Point) -> float | None:
    """Return at which share of it a line comes into a box; None if it does not."""
    enters, leaves = 0.0, 1.0
    (x, y), (to_x, to_y) = start, end
    for here, there, low, high in ((x, to_x, box.x, box.right), (y, to_y, box.y, box.bottom)):
        if here == there:
            if not low < here < high:
                return None
            continue
        near, far = sorted(((low - here) / (there - here), (high - here) / (there - here)))
        enters, leaves = max(enters, near), min(leaves, far)
    return enters if enters < leaves else None


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
