"""The board of Magnate: five provinces side by side, the columns of both seats, the side.

Seat 0's columns grow down from the provinces, seat 1's up.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from engine.games.magnate import score
from engine.games.magnate import state as m
from engine.games.magnate.data import PROVINCES
from engine.games.magnate.state import State
from render import fonts, widgets
from render.colour import mix
from render.games.magnate import names
from render.games.magnate.cards import STRIP, deed_card, property_card, suit_row
from render.games.magnate.hand import hand
from render.games.magnate.log import story
from render.games.magnate.position import dice
from render.games.magnate.side import side
from render.layout import Box
from render.lettering import write
from render.look import Look
from render.pieces import changed_box, seat_mark
from render.scene import Marks, Rect, Scene
from render.theme import FLOOR, HEAD, MARK, RADIUS, SMALL, STROKE, TEXT, Theme
from render.words import has, sentence

__all__ = ["board", "hand"]

_TOTAL = 46.0
_NAME = 34.0
_SUITS = 36.0
_BAND = 2 * _TOTAL + _NAME + _SUITS + 8
_LANE_GAP = 10.0
_CARD_WIDTH = 0.82
_TALL = 196.0
_LYING = 132.0
_LEAST = 2 * STRIP
"""What is left for the last card of a crowded column."""
_LOW = STRIP - 6
_UNDER = 2 * RADIUS
"""How far a covered card reaches below the next one: its corners are hidden."""
_EXCUSE = 2
_FOOT_NAME = 300.0
"""The width of a name in the foot, at the size of a head."""
_COUNT = re.compile(r"(\d) ")


def board(view: State, seat: int | None, look: Look) -> Scene:
    """Return the duchy: columns and totals by province, a panel for each seat, the dice.

    Public and private pictures are the same: the board has no secrets.
    """
    parts = widgets.frame()
    scene = Scene(parts.page, _ground(look.theme, look.locale))
    lanes = parts.table.columns(len(PROVINCES), _LANE_GAP)
    scene += _totals(lanes, view, look)
    for province, lane in enumerate(lanes):
        for each in (0, 1):
            scene += _column(_half(lane, each), view, each, province, look)
    scene += side(parts.side, view, look)
    scene += widgets.head(parts.head, look, look.say("magnate-title"), _phase(view, look))
    return scene + widgets.foot(parts.foot, look, _changed(view, look))


@lru_cache(maxsize=16)
def _ground(theme: Theme, locale: str) -> Marks:
    """Draw what never changes: lanes, Pawns with names and suits."""
    parts = widgets.frame()
    marks = widgets.backdrop(parts, theme)
    for province, lane in enumerate(parts.table.columns(len(PROVINCES), _LANE_GAP)):
        for seat in (0, 1):
            tint = mix(theme.surface, theme.seat(seat), 0.13)
            marks += (Rect(_half(lane, seat), tint, radius=RADIUS),)
        marks += _pawn(lane, province, theme, locale)
    return marks


def _half(lane: Box, seat: int) -> Box:
    """Return where a seat's column lies: below the band for seat 0, above for seat 1."""
    high = (lane.h - _BAND) / 2 - 4
    return lane.place(lane.w, high, v=1.0 if seat == 0 else 0.0)


def _band(lane: Box) -> tuple[Box, Box, Box, Box]:
    """Return the rows of a band: seat 1's total, the name, the suits, seat 0's total."""
    band = lane.place(lane.w, _BAND - 8)
    upper, rest = band.split(_TOTAL, down=True)
    middle, lower = rest.split(-_TOTAL, down=True)
    name, suits = middle.split(_NAME, down=True)
    return upper, name, suits, lower


def _pawn(lane: Box, province: int, theme: Theme, locale: str) -> Marks:
    upper, name, suits, lower = _band(lane)
    marks: Marks = (
        Rect(upper.union(lower), theme.panel, theme.line, STROKE, RADIUS),
        write(
            name.inset(5, 0), names.province(locale, province), theme.ink,
            (TEXT, SMALL, FLOOR), weight="bold", family="serif", align="c",
        ),
    )  # fmt: skip
    shown = PROVINCES[province].suits
    height = 32.0 if province != _EXCUSE else 24.0
    return marks + suit_row(suits.place(suits.w - 16, height), shown, theme, theme.panel)


def _totals(lanes: Sequence[Box], view: State, look: Look) -> Marks:
    """Draw both totals of each province, the larger on its seat's colour with its shape."""
    t = look.theme
    marks: Marks = ()
    for lane, pair in zip(lanes, score.totals(view), strict=True):
        upper, _, _, lower = _band(lane)
        for seat, row in ((1, upper), (0, lower)):
            marks += _total(row, pair[seat], seat, pair[seat] > pair[1 - seat], t)
    return marks


def _total(row: Box, value: int, seat: int, leads: bool, theme: Theme) -> Marks:
    if not leads:
        return (write(row, str(value), theme.muted, HEAD, weight="bold", align="c"),)
    plate = row.inset(STROKE)
    pair = row.place(MARK + 8 + 56, MARK)
    sign, figure = pair.split(MARK, 8)
    return (
        Rect(plate, theme.seat(seat), radius=RADIUS - STROKE),
        Rect(sign.inset(-2), mix(theme.seat(seat), theme.on_seat(seat), 0.88), radius=RADIUS),
        *seat_mark(sign.inset(2), seat, theme),
        write(figure, str(value), theme.on_seat(seat), HEAD, weight="bold"),
    )


def _column(half: Box, view: State, seat: int, province: int, look: Look) -> Marks:
    """Draw a seat's column in a province: covered cards by their strips, the last one whole."""
    t = look.theme
    column, laid = view.columns[seat][province], view.deeds[seat][province]
    if not column:
        return ()
    room = half.inset(4, 6)
    changed = _new(look, seat, province)
    step = _step(room, len(column))
    places = _places(room, column, bool(laid), seat)
    marks: Marks = ()
    for card, place in zip(column, places, strict=True):
        if laid and card == column[-1]:
            marks += deed_card(place, card, laid, look.locale, t, up=seat == 1)
        else:
            marks += property_card(place, card, look.locale, t, up=seat == 1, low=step < _LOW)
        if card in changed:
            marks += changed_box(place.inset(4), t)
    return marks


def _step(room: Box, cards: int) -> float:
    """Return how much of each covered card can be seen."""
    return min(STRIP, (room.h - _LEAST) / max(1, cards - 1))


def _places(room: Box, column: Sequence[int], lying: bool, seat: int) -> list[Box]:
    """Return the boxes of a column's cards, from the band outwards."""
    step, last = _step(room, len(column)), len(column) - 1
    height = min(_LYING if lying else _TALL, room.h - step * last)
    boxes = []
    for at in range(len(column)):
        width = room.w if lying and at == last else room.w * _CARD_WIDTH
        high = height if at == last else step + _UNDER
        top = room.y + step * at if seat == 0 else room.bottom - step * at - high
        boxes.append(Box(room.cx - width / 2, top, width, high))
    return boxes


def _new(look: Look, seat: int, province: int) -> set[int]:
    """Return the cards of a column that were laid, developed or paid since the last picture."""
    kinds = (m.Built, m.Deeded, m.Developed, m.Completed)
    return {
        event.card
        for event in look.events
        if isinstance(event, kinds) and (event.seat, event.province) == (seat, province)
    }


def _phase(view: State, look: Look) -> str:
    if look.result is None and view.last > 0:
        return look.say("magnate-board-last")
    return look.say("magnate-board-turn", n=view.turn)


def _changed(view: State, look: Look) -> str:
    """Say what changed, and what the seat to act must choose first."""
    told = list(story(replace(look, names=_short(look.names))))
    if look.result is not None:
        reason = f"magnate-reason-{getattr(look.result, 'reason', '')}"
        told += [look.say(reason)] if has(look.locale, reason) else []
    elif view.owed:
        province = view.owed[0]
        card = names.the_card(look.locale, view.columns[view.active][province][-1])
        told.append(look.say("magnate-board-owed", name=look.name(view.active), card=card))
    text = " ".join(map(sentence, told)) or _nothing(view, look)
    return _COUNT.sub("\\1\u00a0", text)  # a count and its suit stay on one line


def _nothing(view: State, look: Look) -> str:
    """Say what stands in the foot when no seat has done anything since the last picture."""
    if look.result is not None:
        return look.say("board-void")
    return dice(view, look) if look.move else look.say("board-start")


def _short(full: tuple[str, ...]) -> tuple[str, ...]:
    """Return names with the words that fit a foot, if that leaves them different."""
    short = tuple(
        name if fonts.measure(name, HEAD) <= _FOOT_NAME else name.split()[0] for name in full
    )
    short = short if len(set(short)) == len(short) else full
    return tuple(fonts.trim(name, _FOOT_NAME, HEAD) for name in short)
