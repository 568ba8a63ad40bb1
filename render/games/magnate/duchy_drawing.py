"""The duchy from above: five strips of land, the road with the Pawns, both seats' columns.

Seat 0's columns grow down from the road, seat 1's up. What never changes is one layer.
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from render.look import Look
from render.paint import Box, Grain, font_metrics, ground_texture_types, mix, paragraph, write
from render.paint.lettering import largest
from render.paint.scene import Drawing, Ground, Halo, Line, Marks, Rect, Shadow, Sprite
from render.paint.theme import FIGURE, LEAST, NOTE, RADIUS, Theme
from render.widgets.dice_counters_and_marks import candidate, seat_mark
from . import cards_and_coins, names, property_and_province_emblems

_SOIL: Grain = (
    ground_texture_types.Noise(260, 200, 7),
    ground_texture_types.Noise(46, 38, 3),
)
_EARTHS = (
    ("#26423a", "#a2b99a"), ("#1f4a34", "#93b780"), ("#4a3358", "#c9aed0"),
    ("#6e4a14", "#e5bf6c"), ("#5c4e24", "#dfc983"),
)  # fmt: skip
"""The soil of each province, in the dark theme and in the light one."""
_ROAD = ("#5d5244", "#c3b193")

_PAWN, _LOW_PAWN = Box(0, 0, 200, 156), Box(0, 0, 284, 116)
_WIDE = 290.0
"""How wide a strip is on which Pawns lie, and leave the columns more room."""
_SIGN = 50.0
"""How wide the emblem of a Pawn is; its suits have what is left."""
_TAB = 50.0
_VERGE = 20.0
_CARD = 172.0
_TALL = 250.0
_LEAST, _LEAST_DEED = 2 * cards_and_coins.STRIP, 142.0
"""What is left for the last card of a crowded column, and for a deed."""
_CLEAR = 30.0
_ABREAST = 284.0
"""The width of covered cards that lie beside each other where a strip is wide."""
_UNDER = 2 * RADIUS
"""How far a covered card reaches below the next one: its corners are hidden."""


def lanes(field: Box) -> tuple[Box, ...]:
    """Return the strips of the provinces in a field."""
    return field.columns(len(d.PROVINCES))


@lru_cache(maxsize=16)
def land(field: Box, theme: Theme, locale: str) -> Marks:
    """Draw what never changes: the strips of land, the road, and the Pawns on it."""
    plain = theme.palette == "contrast"
    marks: Marks = (Rect(field, theme.surface),) if plain else _soil(field, theme)
    road = field.place(field.w, _stand(lanes(field)[0]).h + 2 * _VERGE)
    base = theme.panel if plain else _ROAD[theme.name == "light"]
    marks += (Shadow(Rect(road), 6, theme.shade),)
    marks += (Rect(road, base) if plain else Ground(road, base, ground_texture_types.FLAGSTONE),)
    for y in (road.y, road.bottom):
        marks += (Line(((field.x, y), (field.right, y)), mix(base, "#000000", 0.5), 6),)
        marks += (Line(((field.x, y), (field.right, y)), mix(base, "#ffffff", 0.25), 2),)
    for province, lane in enumerate(lanes(field)):
        if province:
            marks += _hedge(lane, road, theme)
        marks += _pawn(lane, province, theme, locale)
    return marks


def _soil(field: Box, theme: Theme) -> Marks:
    light = theme.name == "light"
    marks: Marks = ()
    for name, lane, earth in zip(d.PROVINCE_NAMES, lanes(field), _EARTHS, strict=True):
        marks += (Ground(lane, earth[light], _SOIL), Drawing(f"magnate/land-{name}", lane))
    return (*marks, Drawing("magnate/noon" if light else "magnate/dusk", field))


def _hedge(lane: Box, road: Box, theme: Theme) -> Marks:
    """Draw the border at the left of a strip, but across the road."""
    dark = "#56633f" if theme.name == "light" else "#0d130c"
    dark = theme.line if theme.palette == "contrast" else dark
    ends = ((lane.y, road.y), (road.bottom, lane.bottom))
    return tuple(Line(((lane.x, top), (lane.x, foot)), dark, 6) for top, foot in ends)


def _stand(lane: Box) -> Box:
    """Return the card of a Pawn, in its own units, for a strip of this width."""
    return _PAWN if lane.w < _WIDE else _LOW_PAWN


def _band(lane: Box) -> tuple[Box, Box, Box]:
    """Return the places of seat 1's total, the Pawn, and seat 0's total."""
    stand = _stand(lane)
    pawn = lane.place(stand.w, stand.h)
    upper = Box.around(lane.cx, pawn.y - _TAB / 2 + 4, pawn.w, _TAB)
    lower = Box.around(lane.cx, pawn.bottom + _TAB / 2 - 4, pawn.w, _TAB)
    return upper, pawn, lower


def _pawn(lane: Box, province: int, theme: Theme, locale: str) -> Marks:
    """Draw a Pawn as a card that stands on the road: its emblem, suits and name."""
    stand = _stand(lane)
    inner, text = stand.pad(12, 10, 12, 13), names.province(locale, province)
    if stand is _PAWN:
        inner = stand.pad(9, 9, 9, 13)
        art, title = inner.split(0.5, down=True)
        sign, suits = art.split(_SIGN, 4)
    else:
        sign, art = inner.split(inner.h, 8)
        short = font_metrics.measure(text, NOTE, "bold", "serif") <= art.w
        title, suits = art.split(-38 if short else -28, 2, down=True)
    shown = d.PROVINCES[province].suits
    marks = cards_and_coins.paper(stand) + property_and_province_emblems.land(province)(
        sign.inset(3), cards_and_coins.BROWN, cards_and_coins.CREAM
    )
    rows = [shown] if len(shown) <= 3 or stand is _LOW_PAWN else [shown[:3], shown[3:]]
    for row, cell in zip(rows, suits.rows(len(rows), 4), strict=True):
        marks += cards_and_coins.pips(cell.place(cell.w, min(cell.h, 42)), row, gap=3)
    ladder = (36.0, 34.0, LEAST, 30.0, 28.0, NOTE)  # what stands on one line, if it can
    size = largest(text.split(), title.w, ladder, "bold", "serif")
    sizes = tuple(each for each in ladder if each <= size)
    marks += paragraph(
        title,
        text,
        cards_and_coins.INK,
        sizes,
        weight="bold",
        family="serif",
        align="c",
        middle=True,
    )
    place = _band(lane)[1]
    return (Sprite(f"pawn:{province}", marks, stand, place, lift=18, shade=theme.shade),)


def totals(field: Box, view: m.State, look: Look) -> Marks:
    """Draw both totals of each province, the larger on its seat's colour with its shape."""
    marks: Marks = ()
    for lane, pair in zip(lanes(field), final_ranking.totals(view), strict=True):
        upper, _, lower = _band(lane)
        for seat, row in ((1, upper), (0, lower)):
            marks += _total(row, pair[seat], seat, pair[seat] > pair[1 - seat], look.theme)
    return marks


def _total(row: Box, value: int, seat: int, leads: bool, theme: Theme) -> Marks:
    fill, ink = (theme.seat(seat), theme.on_seat(seat)) if leads else (theme.panel, theme.muted)
    plate = row.place(136 if leads else 84, row.h)
    shape = Rect(plate, fill, theme.edge, 2, RADIUS)
    marks: Marks = (Shadow(shape, 6, theme.shade), shape)
    if leads:
        sign, plate = plate.inset(6, 3).split(row.h - 6, 4)
        marks += (Rect(sign, mix(fill, ink, 0.88), radius=RADIUS - 4),)
        marks += seat_mark(sign.inset(4), seat, theme)
    figure = write(plate, str(value), ink, FIGURE, weight="bold", align="c", role="figure")
    return (*marks, figure)


def columns(field: Box, view: m.State, look: Look) -> Marks:
    """Draw every column: covered cards by their strips, the last one whole."""
    return tuple(
        mark
        for province, lane in enumerate(lanes(field))
        for seat in (0, 1)
        for mark in _column(half(lane, seat), view, seat, province, look)
    )


def half(lane: Box, seat: int) -> Box:
    """Return where a seat's column lies: below the road for seat 0, above for seat 1."""
    high = (lane.h - _stand(lane).h) / 2 - _TAB - 8
    return lane.place(lane.w, high, v=1.0 if seat == 0 else 0.0).pad(
        top=0 if seat == 0 else 6, bottom=6 if seat == 0 else 0
    )


def _column(room: Box, view: m.State, seat: int, province: int, look: Look) -> Marks:
    t = look.theme
    column, laid = view.columns[seat][province], view.deeds[seat][province]
    if not column:
        return ()
    changed = _new(look, seat, province)
    step = _step(room, len(column), bool(laid), _across(room, len(column), bool(laid)))
    marks: Marks = ()
    for card, place in zip(
        column, _places(room, column, bool(laid), seat, look.locale), strict=True
    ):
        if laid and card == column[-1]:
            marks += cards_and_coins.deed_card(place, card, laid, look.locale, t, up=seat == 1)
        else:
            seen = 0.0 if card == column[-1] else step
            marks += cards_and_coins.property_card(
                place, card, look.locale, t, up=seat == 1, seen=seen
            )
        if card in changed:
            marks += (Halo(Rect(place.inset(5), radius=RADIUS - 4), t.seat(seat)),)
    return marks


def _across(room: Box, count: int, lying: bool) -> int:
    """Return how many covered cards lie beside each other, so that each can be read."""
    most = 1 if room.w < _WIDE else 3
    clear = (n for n in range(1, most) if _step(room, count, lying, n) >= _CLEAR)
    return next(clear, most)


def _step(room: Box, count: int, lying: bool, across: int) -> float:
    """Return how much of each covered card can be seen."""
    last = _LEAST_DEED if lying else _LEAST
    rows = -(-(count - 1) // across)
    return min(cards_and_coins.STRIP, (room.h - last) / max(1, rows))


def _places(room: Box, column: Sequence[int], lying: bool, seat: int, locale: str) -> list[Box]:
    """Return the boxes of a column's cards, from the road outwards."""
    last, across = len(column) - 1, _across(room, len(column), lying)
    step = _step(room, len(column), lying, across)
    rows = -(-last // across)
    whole = cards_and_coins.deed_height(column[-1], locale) if lying else _TALL
    boxes = []
    for at in range(last):
        row, side = divmod(at, across)
        width = _CARD if across == 1 else _ABREAST / across
        left = room.cx - across * width / 2 + side * width
        boxes.append(_stacked(room, seat, step * row, Box(left, 0, width, step + _UNDER)))
    width = cards_and_coins.DEED if lying else _CARD
    high = min(whole, room.h - step * rows)
    boxes.append(_stacked(room, seat, step * rows, Box(room.cx - width / 2, 0, width, high)))
    return boxes


def _stacked(room: Box, seat: int, away: float, box: Box) -> Box:
    """Return a box that begins so far from the road."""
    top = room.y + away if seat == 0 else room.bottom - away - box.h
    return Box(box.x, top, box.w, box.h)


def _new(look: Look, seat: int, province: int) -> set[int]:
    """Return the cards of a column that were laid, developed or paid since the last picture."""
    kinds = (m.Built, m.Deeded, m.Developed, m.Completed)
    return {
        event.card
        for event in look.events
        if isinstance(event, kinds) and (event.seat, event.province) == (seat, province)
    }


def candidates(field: Box, seat: int | None, look: Look) -> Marks:
    """Draw the letters of the provinces that a menu or a lesson offers, at the seat's side."""
    marks: Marks = ()
    side = 0 if seat is None else seat
    for name, lane in zip(d.PROVINCE_NAMES, lanes(field), strict=True):
        if letter := look.mark(name):
            row = _band(lane)[2 if side == 0 else 0]
            marks += candidate(row.x + 20, row.cy, letter, look.theme, seat)
    return marks
