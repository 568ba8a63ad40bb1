"""The private picture: own armies open, the hand, and where everybody stands."""

from dataclasses import dataclass

from engine.games.magus_wargame import data as d
from engine.games.magus_wargame.state import (
    EXCESS,
    MAGIC_PHASE,
    RECRUIT,
    TRAVEL,
    State,
)
from render import widgets
from render.games.magus_wargame import cards, middle, names
from render.games.magus_wargame.marks import ART, desk, faded, hue, ink, land, plate, sheet
from render.games.magus_wargame.minimap import minimap
from render.games.magus_wargame.position import phase
from render.layout import GAP, HIGHEST, Box
from render.lettering import write
from render.look import Look
from render.pieces import candidate
from render.scene import Drawing, Marks, Rect, Scene
from render.theme import FIGURE, NAME, NOTE, RADIUS, STROKE

_SIDE = 380.0
_TABLE = 1500 - 3 * GAP - _SIDE
_ROOM = HIGHEST - widgets.HEAD_HEIGHT - widgets.FOOT_LINE - 3 * GAP
"""How high a table is at most."""
_LABEL = 66.0
_GAP = 6.0
_LINE = 6.0
_TILT, _HELD = 0.5, 6.0
_HIGHER, _MAP, _LIST = 1.35, 110.0, 660.0
_MOST = 1.4
"""How much wider cards become so that they fill their row."""
_NARROW = 162.0
_SIGNED, _BARE = 1.0, 0.0
_SIZES = (
    (224.0, 330.0), (204.0, 300.0), (184.0, 274.0), (172.0, 256.0), (_NARROW, cards.HIGH),
    (_NARROW, cards.LOW), (_NARROW, _SIGNED), (_NARROW, _BARE),
)  # fmt: skip
"""Widths and heights of a creature's card; the first at which all have room is taken. In the
last a row is as high as its cards need, with signs for their abilities, or without those."""


@dataclass(frozen=True, slots=True)
class _Army:
    space: int
    units: tuple[int, ...]


def hand(view: State, seat: int, look: Look) -> Scene | None:
    """Return a seat's armies and hand; None once it is out."""
    if view.out[seat]:
        return None
    own = sorted((space, token) for token, space in enumerate(view.at[seat]) if space >= 0)
    camp = tuple(_Army(space, tuple(view.armies[seat][token])) for space, token in own)
    held = tuple(sorted(view.hands[seat]))
    wide, rows, highs = _packed(camp, look.locale)
    high = max(_column(held, look), sum(highs) + _LINE * (len(rows) - 1), 330.0)
    parts = widgets.fitted(high, side=_SIDE / (_SIDE + _TABLE), foot_lines=1)
    scene = Scene(parts.page, desk(parts, look.theme))
    title = look.say("magus-wargame-board-hand-title")
    scene += widgets.head(parts.head, look, title, phase(view, look))
    armies, free = _armies(parts.table, rows, (wide, highs), look)
    column, left = _hand(parts.side, view, seat, look)
    scene += armies + column + _rest((left, *free), view, look)
    line = look.say("magus-wargame-board-hand-line")
    if view.owed[seat]:
        line = look.say("magus-wargame-board-hand-debt", n=view.owed[seat])
    return scene + widgets.foot(parts.foot, look, line)


def _packed(camp: tuple[_Army, ...], locale: str) -> tuple[float, list[list[_Army]], list[float]]:
    """Return the width of cards at which all armies have room, the rows they take, their heights.

    Where there is no room at all, rows lie over each other a little.
    """
    for wide, high in _SIZES:
        rows = _shelves(camp, wide)
        highs = [_high(row, wide, high, locale) for row in rows]
        narrow = wide > _NARROW and _long(rows, wide) > _TABLE
        if sum(highs) + _LINE * (len(rows) - 1) <= _ROOM and not narrow:
            break
    return wide, rows, highs


def _high(row: list[_Army], wide: float, high: float, locale: str) -> float:
    if high > _SIGNED:
        return high
    real = _wide(row, wide)
    units = (unit for army in row for unit in army.units)
    return max(cards.low(locale, unit, real, signs=high == _SIGNED) for unit in units)


def _wide(row: list[_Army], least: float) -> float:
    """Return how wide the cards of a row are so that they fill it; those of seven are narrow."""
    n = sum(len(army.units) for army in row)
    around = len(row) * _LABEL + (len(row) - 1) * (GAP - _GAP)
    return min((_TABLE - around + _GAP) / n - _GAP, least * _MOST)


def _shelves(camp: tuple[_Army, ...], wide: float) -> list[list[_Army]]:
    """Lay armies in rows, each where it first fits, the rows in the order of the track."""
    rows: list[list[_Army]] = []
    for army in sorted(camp, key=lambda army: -len(army.units)):
        for row in rows:
            if _long([[*row, army]], wide) <= _TABLE:
                row.append(army)
                break
        else:
            rows.append([army])
    for row in rows:
        row.sort(key=lambda army: army.space)
    return sorted(rows, key=lambda row: row[0].space)


def _long(rows: list[list[_Army]], wide: float) -> float:
    """Return how long the longest row of armies is."""
    return max(
        sum(_LABEL + len(army.units) * (wide + _GAP) + GAP for army in row) - GAP - _GAP
        for row in rows
    )


def _armies(
    box: Box, rows: list[list[_Army]], size: tuple[float, list[float]], look: Look
) -> tuple[Marks, list[Box]]:
    """Draw the own armies: the space each stands on, and its creatures. Return what room is left.

    Where there is room, cards are higher.
    """
    least, highs = size
    whole = sum(highs) + _LINE * (len(rows) - 1)
    scale = min(max(box.h / whole, 1.0), _HIGHER)
    marks: Marks = ()
    free: list[Box] = []
    y = box.y
    for row, high in zip(rows, highs, strict=True):
        line = Box(box.x, y, box.w, high * scale)
        wide, x = _wide(row, least), line.x
        for army in row:
            marks += _label(Box(x, line.y, _LABEL - 6, line.h), army.space, look)
            x += _LABEL
            for unit in army.units:
                marks += cards.creature(Box(x, line.y, wide, line.h), unit, look)
                x += wide + _GAP
            x += GAP - _GAP
        free.append(line.pad(left=x - line.x))
        y += line.h + _LINE * scale
    return marks, [*free, box.pad(top=y - box.y)]


def _rest(free: tuple[Box, ...], view: State, look: Look) -> Marks:
    """Lay the small map where there is most room, then the artifacts in play, then a compass."""
    marks: Marks = ()
    mapped = listed = False
    for box in sorted(free, key=lambda box: -box.w * box.h):
        room = box.inset(GAP / 2)
        if not mapped and room.side >= _MAP:
            spot = room.place(room.side, room.side, 1.0, 0.5) if room.w > room.h else room.square()
            marks, mapped = marks + minimap(spot, view, look), True
            room = room.pad(right=room.side + GAP) if room.w > room.h else room.pad(bottom=room.h)
        if not listed and room.w >= _LIST and room.h >= 66 * len(view.order):
            marks, listed = marks + middle.artifacts(room, view, look), True
        elif room.side >= _MAP:
            rose = room.square().inset(room.side * 0.1)
            marks += (Drawing(f"{ART}/compass", rose, (("ink", faded(look.theme)),)),)
    return marks


def _label(box: Box, space: int, look: Look) -> Marks:
    """Draw the space of an army: its number, its land, its letters."""
    t, kind = look.theme, d.TRACK[space]
    tone = plate(t, kind)
    number, rest = box.inset(1, 6).split(FIGURE, down=True)
    picture, letters = rest.split(-32, down=True)
    marks: Marks = (Rect(box, tone, hue(kind), STROKE, RADIUS),)
    marks += land(picture.inset(2), kind)
    text = names.letter(look.locale, kind)
    return (
        *marks,
        write(number, str(space), ink(t), FIGURE, weight="bold", align="c", role="figure"),
        write(letters, text, ink(t), NOTE, align="c"),
    )


def _column(held: tuple[int, ...], look: Look) -> float:
    """Return how high the hand is."""
    total = sum(cards.magic_height(card, _SIDE - _HELD, look.locale) + _GAP for card in held)
    return min(total + 50, _ROOM)


def _hand(box: Box, view: State, seat: int, look: Look) -> tuple[Marks, Box]:
    """Draw the cards of the hand by timing, those that can be cast now bright.

    Return what room is left below.
    """
    t = look.theme
    held = sorted(view.hands[seat])
    title, rest = box.split(44, 6, down=True)
    head = f"{look.say('magus-wargame-board-hand')} · {len(held)}"
    marks: Marks = (
        Rect(title.inset(-4, 0), sheet(t), radius=8),
        write(title.inset(8, 0), head, ink(t), NAME, weight="bold", family="serif"),
    )
    if not held:
        empty = look.say("magus-wargame-board-hand-empty")
        line, rest = rest.split(40, 6, down=True)
        marks += (
            Rect(line.inset(-4, 0), sheet(t), radius=8),
            write(line.inset(8, 0), empty, faded(t), NOTE),
        )
    now = _playable(view, seat)
    tall = [cards.magic_height(card, box.w - _HELD, look.locale) for card in held]
    whole = sum(tall) + _GAP * len(held)
    squeeze = min(1.0, rest.h / whole) if whole else 1.0
    for number, (card, high) in enumerate(zip(held, tall, strict=True)):
        bright = d.TIMING[card] in now
        left, right = (0, _HELD) if bright else (_HELD, 0)  # what can be played is held out
        cell = Box(rest.x, rest.y, rest.w, high if squeeze == 1 else (high + _GAP) * squeeze - 4)
        tilt = _TILT if number % 2 else -_TILT
        marks += cards.magic(cell.pad(left, 0, right), card, look, bright=bright, tilt=tilt)
        if letter := look.mark(d.MAGIC[card]):
            marks += candidate(cell.right - 30, cell.y + 28, letter, t, seat)
        rest = rest.pad(top=(high + _GAP) * squeeze)
    return marks, rest


def _playable(view: State, seat: int) -> str:
    """Return the kinds of cards that a seat may play now."""
    if view.battle is not None:
        return "BC" if seat in view.battle.seats else ""
    if seat != view.active:
        return ""
    kinds = {MAGIC_PHASE: "M", EXCESS: "", TRAVEL: "T" if view.left else "TR", RECRUIT: "R"}
    return kinds.get(view.phase, "")
