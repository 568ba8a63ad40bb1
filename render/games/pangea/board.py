"""The board of Pangea: sea and tiles, who stands on them, protections, and what moved.

There are no hands: nothing is hidden but a ranking of tiles, which the panel tells its owner.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.game import Result
from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events
from render.look import Look
from render.paint import RADIUS, Circle, Emblem, Marks, Rect, Scene, Theme, seat_and_suit_symbols
from render.paint.box_layout import Box, Point
from render.widgets import board_frame
from render.widgets.dice_counters_and_marks import (
    candidate,
    changed_box,
    choosable,
    moved,
    seat_mark,
)
from render.words import Turn, turn_narration
from . import (
    board_layout,
    final_picture,
    island_drawing,
    legal_highlights,
    map_corner_insets,
    piece_drawing,
    tile_occupants,
)
from .frame_and_panel_style import MATTER
from .seat_panels import side
from .turn_summary import summary

_WARD, _DEEPER = 6.0, 3.5
_ASIDE = 18.0
_WAY = 19.0
"""How far an arrow between two tiles reaches onto each, and the gap between them."""
_OFF = (-5.0, 12.0)
"""How far from the middle of a border the two ways over it run, across it and along it."""
_BADGE, _SEEN = 42.0, 0.62
"""How wide a lock is, and how much is seen of one at least that lies under another."""
_POINTER = 7.0
"""How far beyond the edge of a tile the middle of a pointer is: it hangs on the shore."""
_CLEAR = 50.0
"""How far from the middle of an edge a pointer is where an arrow or a label has its place."""
_POINTERS = (
    "mdi:chevron_double_up", "mdi:chevron_double_right",
    "mdi:chevron_double_down", "mdi:chevron_double_left",
)  # fmt: skip
"""By direction."""
_BADGE_STEP = 21.0
_PLACE = re.compile(r" (\([A-E][1-6]\))")

_Step = tuple[int, int, int]
"""Who went, from which cell to which."""


def board(view: state_actions_and_events.State, seat: int | None, look: Look) -> Scene:
    """Draw the whole position, or once the match is over the score above the islands.

    The private picture of a seat also marks what it can do now.
    """
    look = replace(look, theme=piece_drawing.dressed(look.theme, view.peoples))
    look = board_frame.world(look, MATTER, seat)
    told, task = _told(view, look), legal_highlights.said(view, seat, look)
    if isinstance(look.result, Result):
        places = final_picture.places(view, told, look.high)
        parts = places.parts
        bottom = final_picture.ground(places, look)
        marks = final_picture.score(places, view, look.result.ranks, look, _islands(view, look))
    else:
        parts = board_layout.parts()
        bottom = map_corner_insets.blank(parts, look.theme, look.locale)
        task = task or legal_highlights.public(view, look)
        marks = (
            _chart(view, seat, look)
            + map_corner_insets.turn(view, look)
            + side(parts.side, view, look)
        )
    scene = Scene(parts.page, bottom, marks)
    scene += board_frame.head(parts.head, look, look.say("pangea-board-title"), _phase(view, look))
    return scene + board_frame.foot(parts.foot, look, told, task)


def _chart(view: state_actions_and_events.State, seat: int | None, look: Look) -> Marks:
    """Draw on the chart the islands, those beyond its edges, and all that happens there."""
    ages = _ages(look)
    there, counts = _standing(view, look, ages)
    return (
        *board_layout.beyond(view.cells, look.theme),
        *board_layout.rim(look.theme),
        *_land(view, look),
        *_rings(view, look),
        *_choosable(view, seat, look, _crossed(ages)),
        *there,
        *_ways(ages, look.theme),
        *_limits(view, look.theme),
        *_locks(view, look),
        *counts,
        *_candidates(view, look),
    )


def hand(view: state_actions_and_events.State, seat: int, look: Look) -> Scene | None:
    """Return None: nobody has a hand."""
    return None


def _phase(view: state_actions_and_events.State, look: Look) -> str:
    last = view.leader != d.NONE
    turn = look.say("pangea-board-last" if last else "pangea-board-round", n=view.round)
    if look.result is not None or (look.to_act and not look.past):
        return turn  # a task, or nothing, is left to do
    return look.say("pangea-board-phase", round=turn, phase=legal_highlights.phase(view, look))


def _land(view: state_actions_and_events.State, look: Look) -> Marks:
    """Draw islands, the sea with the names of its cells, and bridges."""
    t, boxes = look.theme, board_layout.cells()
    changed = {
        e.tile
        for e in look.events
        if isinstance(e, (state_actions_and_events.Shifted, state_actions_and_events.Placed))
    }
    marks: Marks = ()
    for cell, tile in enumerate(view.cells):
        if tile == d.SEA:
            marks += board_layout.name(boxes[cell], cell, t)
            continue
        marks += island_drawing.island(boxes[cell], tile, t)
        if tile in changed:
            marks += changed_box(boxes[cell].inset(3), t)
    return marks + _bridges(view, t)


def _limits(view: state_actions_and_events.State, theme: Theme) -> Marks:
    """Draw the limit of each tile, above all rings around it."""
    crowded = crowds_and_prices.crowds(view)
    marks: Marks = ()
    for cell, tile in enumerate(view.cells):
        if tile != d.SEA:
            overfull = crowded[tile] > d.LIMIT_OF[tile]
            marks += island_drawing.limit(board_layout.cells()[cell], tile, overfull, theme)
    return marks


def _islands(view: state_actions_and_events.State, look: Look) -> Marks:
    """Draw the islands and all that stands on them, and nothing written."""
    t, boxes = look.theme, board_layout.cells()
    marks: Marks = ()
    for cell, tile in enumerate(view.cells):
        if tile == d.SEA:
            marks += board_layout.waves(boxes[cell], cell, t)
        else:
            marks += island_drawing.island(boxes[cell], tile, t)
    there, _ = _standing(view, replace(look, events=()), {}, written=False)
    return marks + _bridges(view, t) + there


def _standing(
    view: state_actions_and_events.State,
    look: Look,
    ages: dict[_Step, int],
    *,
    written: bool = True,
) -> tuple[Marks, Marks]:
    """Draw towers and people, clear of the ways; not `written`, of each kind one.

    Return their counts as well.
    """
    up, fresh, crossed = crowds_and_prices.faces(view), _fresh(view, look), _crossed(ages)
    marks: Marks = ()
    counts: Marks = ()
    for cell, tile in enumerate(view.cells):
        if tile == d.SEA:
            continue
        cast = [c for c, at in enumerate(view.at) if at == tile]
        people = tile_occupants.kinds(cast, view.load, up, view.peoples)
        new = {kind: fresh[tile, kind[0], kind[1], kind[2]] for kind in people}
        there = replace(_crowd(view, tile, people, new), crossed=frozenset(crossed[cell]))
        if not written:
            there = replace(there, people=tuple(dict.fromkeys(people)))
        drawn, plates = tile_occupants.draw(board_layout.cells()[cell], there, look.theme)
        marks, counts = marks + drawn, counts + plates
    return marks, counts


def _bridges(view: state_actions_and_events.State, theme: Theme) -> Marks:
    """Draw a footbridge wherever two tiles lie beside each other on the chart."""
    marks: Marks = ()
    for cell, tile in enumerate(view.cells):
        for direction in (d.EAST, d.SOUTH):
            other = d.NEIGHBOURS[cell][direction]
            apart = board_layout.wraps(cell, direction) or d.SEA in (tile, view.cells[other])
            if not apart:
                boxes = board_layout.cells()
                marks += island_drawing.bridge(boxes[cell], boxes[other], theme)
    return marks


def _crowd(
    view: state_actions_and_events.State,
    tile: int,
    people: tuple[tile_occupants.Kind, ...],
    new: Mapping[tile_occupants.Kind, int],
) -> tile_occupants.Crowd:
    owner = next((p for p in range(len(d.PEOPLES)) if view.towers[p] == tile), None)
    if owner is None:
        return tile_occupants.Crowd(None, people, new)
    return tile_occupants.Crowd(piece_drawing.place_of(view.peoples, owner), people, new)


def _fresh(
    view: state_actions_and_events.State, look: Look
) -> dict[tuple[int, int, int, int], int]:
    """Return how many came to a tile, by tile, seat, favourite terrain and load."""
    fresh: dict[tuple[int, int, int, int], int] = defaultdict(int)
    for event in look.events:
        if isinstance(event, (state_actions_and_events.Drew, state_actions_and_events.Summoned)):
            seat = piece_drawing.place_of(view.peoples, event.people)
            fresh[event.tile, seat, event.home, d.NONE] += 1
        elif isinstance(event, state_actions_and_events.Moved):
            fresh[event.to, event.seat, event.home, event.load] += 1
        elif isinstance(event, state_actions_and_events.Led):
            seat = piece_drawing.place_of(view.peoples, event.people)
            fresh[event.to, seat, event.home, d.NONE] += 1
        elif isinstance(event, state_actions_and_events.Bought):
            fresh[event.tile, event.seat, event.home, event.amulet] += 1
    return fresh


def _wards(view: state_actions_and_events.State) -> Mapping[int, Sequence[int]]:
    """Return the protected cells with the seats that protect them."""
    places: dict[int, list[int]] = defaultdict(list)
    for seat, cell in enumerate(view.wards):
        if cell != d.NONE:
            places[cell].append(seat)
    return places


def _rings(view: state_actions_and_events.State, look: Look) -> Marks:
    """Draw a ring around each protected cell, in the colour of the seat that protects it."""
    t = look.theme
    new = {e.cell for e in look.events if isinstance(e, state_actions_and_events.Protected)}
    marks: Marks = ()
    for cell, seats in _wards(view).items():
        box = board_layout.cells()[cell]
        if cell in new:
            marks += changed_box(box, t)
        for depth, seat in enumerate(seats):
            marks += _ring(box.inset(depth * _DEEPER - 4), t.seat(seat), t)
    return marks


def _locks(view: state_actions_and_events.State, look: Look) -> Marks:
    """Draw the locks of protections on the upper edge of their cells, where nobody stands.

    They begin at the left, beside a letter there, and end before the limit, closer and smaller if
    they must; on the sea they are at the right: it has its name at the left.
    """
    theme = look.theme
    marks: Marks = ()
    for cell, seats in _wards(view).items():
        box, tile = board_layout.cells()[cell], view.cells[cell]
        beside = tile != d.SEA and _letter(look, cell, tile) != ""
        start = box.x + (48 if beside else -4)
        room = island_drawing.plaque(box).x - start
        size = min(_BADGE, room / (1 + _SEEN * (len(seats) - 1))) if beside else _BADGE
        step = min(_BADGE_STEP, (room - size) / max(len(seats) - 1, 1))
        for at, seat in enumerate(seats):
            x = box.right + 4 - size - at * step if tile == d.SEA else start + at * step
            badge = Box(x, box.y + 7 - size / 2, size, size)
            marks += seat_mark(badge, seat, theme)
            marks += seat_and_suit_symbols.lock(
                badge.inset(size * 2 / 7), theme.on_seat(seat), theme.seat(seat)
            )
    return marks


def _ring(box: Box, colour: str, theme: Theme) -> Marks:
    return (
        Rect(box, "", theme.edge, _WARD + 4, RADIUS + 4),
        Rect(box.inset(2), "", colour, _WARD, RADIUS + 2),
    )


def _choosable(
    view: state_actions_and_events.State,
    seat: int | None,
    look: Look,
    crossed: Mapping[int, set[int]],
) -> Marks:
    """Rim the tiles from which something can be done now, and point where tiles can be shifted."""
    t, boxes = look.theme, board_layout.cells()
    marks: Marks = ()
    for tile in sorted(legal_highlights.tiles(view, seat, look)):
        marks += choosable(boxes[view.cells.index(tile)].inset(5), t)
    for source, target in legal_highlights.shifts(view, seat, look):
        box, direction = boxes[source], d.NEIGHBOURS[source].index(target)
        down, right = d.DIRECTIONS[direction]
        taken = direction in crossed[source] or board_layout.wraps(source, direction)
        aside = 0.0 if not taken else -_CLEAR if down < 0 else _CLEAR  # above right is the limit
        x = box.cx + right * (box.w / 2 + _POINTER) + abs(down) * aside
        y = box.cy + down * (box.h / 2 + _POINTER) + abs(right) * aside
        marks += (
            Circle(x, y, 17, t.ink),
            Circle(x, y, 15, t.card),
            Emblem(_POINTERS[direction], Box.around(x, y, 23), t.ink),
        )
    return marks


def _candidates(view: state_actions_and_events.State, look: Look) -> Marks:
    """Draw the letters of a menu's tiles and cells, or the numbers of a lesson."""
    marks: Marks = ()
    for cell, tile in enumerate(view.cells):
        if letter := _letter(look, cell, tile):
            box = board_layout.cells()[cell]
            x, y = (box.cx, box.cy) if tile == d.SEA else island_drawing.marking(box)
            marks += candidate(x, y, letter, look.theme)
    return marks


def _letter(look: Look, cell: int, tile: int) -> str:
    """Return what marks a cell or the tile on it; "" if nothing does."""
    return look.mark(d.CELLS[cell]) or ("" if tile == d.SEA else look.mark(d.TILE_NAMES[tile]))


def _ages(look: Look) -> dict[_Step, int]:
    """Return what moved since the last picture, each way once, and how many turns ago."""
    turns = [turn.events for turn in look.turns if not turn.undone] or [look.events]
    ages: dict[_Step, int] = {}
    for age, events in enumerate(reversed(turns)):
        for step in _steps(events):
            ages.setdefault(step, age)
    return ages


def _crossed(ages: dict[_Step, int]) -> Mapping[int, set[int]]:
    """Return over which sides of a cell arrows lead."""
    sides: dict[int, set[int]] = defaultdict(set)
    for _, source, target in ages:
        direction = d.NEIGHBOURS[source].index(target)
        if not board_layout.wraps(source, direction):
            sides[source].add(direction)
            sides[target].add((direction + 2) % 4)
    return sides


def _ways(ages: dict[_Step, int], theme: Theme) -> Marks:
    """Draw the ways, those of older turns fainter."""
    marks: Marks = ()
    for (seat, source, target), age in reversed(ages.items()):  # the newest on top
        for way in _arrows(source, target):
            marks += moved(*way, theme, seat, bend=0.0, age=age)
    return marks


def _steps(events: Iterable[object]) -> Iterator[_Step]:
    for event in events:
        if isinstance(
            event,
            (
                state_actions_and_events.Shifted,
                state_actions_and_events.Moved,
                state_actions_and_events.Led,
            ),
        ):
            yield event.seat, event.source, event.target


def _arrows(source: int, target: int) -> Iterator[tuple[Point, Point]]:
    """Yield the arrow over the border to a neighbour; over an edge there are two, beyond it.

    Each keeps to the left of its way, so that two who changed places are both seen.
    """
    boxes, direction = board_layout.cells(), d.NEIGHBOURS[source].index(target)
    if not board_layout.wraps(source, direction):
        (down, right), (across, along) = d.DIRECTIONS[direction], _OFF
        here, there = boxes[source], boxes[target]
        x = (here.cx + there.cx) / 2 + down * _ASIDE + abs(down) * across
        y = (here.cy + there.cy) / 2 - right * _ASIDE + abs(right) * along
        far_x, far_y = right * _WAY, down * _WAY
        yield (x - far_x, y - far_y), (x + far_x, y + far_y)
        return
    yield board_layout.crossing(source, direction)
    end, start = board_layout.crossing(target, (direction + 2) % 4)
    yield start, end


def _told(view: state_actions_and_events.State, look: Look) -> tuple[str, ...]:
    """Say what changed; with which victory the match was won stands beside the winner."""
    if look.result is None:
        return _kept(turn_narration.foot(summary, look, view)) or (look.say("board-start"),)
    turns = look.turns or (Turn(None, look.events),)
    told = turn_narration.foot(summary, replace(look, turns=tuple(map(_unended, turns))), view)
    reason = getattr(look.result, "reason", "")
    if reason in ("none", "rounds"):
        told = (*told, look.say(f"pangea-reason-{reason}"))
    return _kept(told) or (look.say("pangea-event-ended"),)


def _kept(told: Iterable[str]) -> tuple[str, ...]:
    """Return sentences in which each tile stays on one line with its cell."""
    return tuple(_PLACE.sub("\u00a0\\1", line) for line in told)


def _unended(turn: Turn) -> Turn:
    """Return a turn without the end of the match."""
    kept = (e for e in turn.events if not isinstance(e, state_actions_and_events.Ended))
    return replace(turn, events=tuple(kept))
