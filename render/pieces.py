"""Things one plays with: seat marks, dice, counters, cards, piles, tokens.

All are drawn from a box, so they have any size; text in them keeps its least size, and what has no
room is left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from render import fonts, symbols
from render.colour import fade, ink_on, mix
from render.layout import GAP, Box, Point
from render.lettering import LEADING, largest, paragraph, write
from render.scene import (
    Arrow,
    Circle,
    Ellipse,
    Halo,
    Line,
    Marks,
    Pattern,
    Polygon,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.symbols import Symbol
from render.theme import HEAD, MARK, NOTE, RADIUS, SHAPES, SIGN, SMALL, STROKE, TEXT, Theme

CARD = 5 / 7
"""Width to height of a card."""

State = Literal["plain", "dim", "raised", "open"]


@dataclass(frozen=True, slots=True)
class Face:
    """Say what is on a card: rank and symbols on its top strip, the title below, a note last.

    Symbols come with their colours. `note` is a short figure such as "3/8" in the lower corner.
    """

    title: str
    rank: str = ""
    symbols: tuple[tuple[Symbol, str], ...] = ()
    note: str = ""


def seat_mark(box: Box, seat: int, theme: Theme, *, hollow: bool = False) -> Marks:
    """Draw a seat's shape in its colour; `hollow` leaves a ring of it."""
    width = max(2.0, box.side * 0.06)
    if hollow:
        inner = box.square().inset(box.side * 0.2)
        if SHAPES[seat] == "triangle":
            inner = inner.shift(0, box.side * 0.06)
        whole = symbols.shape(SHAPES[seat], box, theme.seat(seat), theme.edge, width)
        return whole + symbols.shape(SHAPES[seat], inner, theme.card, theme.edge, width)
    return symbols.shape(SHAPES[seat], box, theme.seat(seat), theme.edge, width)


def seat_shape(box: Box, seat: int) -> Shape:
    """Return the bare outline of a seat's mark, for a halo around it."""
    shape = symbols.shape(SHAPES[seat], box, "#000000")[0]
    assert isinstance(shape, (Rect, Circle, Polygon))
    return shape


def seat_piece(box: Box, seat: int, theme: Theme, text: str = "") -> Marks:
    """Draw a seat's mark with a short figure on it (a level, a count)."""
    body = box.square().inset(box.side * 0.2)
    size = largest((text,), body.w, (HEAD, TEXT, SMALL), "bold")
    lower = body.shift(0, body.h * 0.04) if SHAPES[seat] == "triangle" else body
    label = write(lower, text, theme.on_seat(seat), size, weight="bold", align="c")
    return (*seat_mark(box, seat, theme), *((label,) if text else ()))


def changed(shape: Shape, theme: Theme) -> Marks:
    """Ring a shape as changed since the last picture."""
    return (Halo(shape, theme.halo),)


def changed_box(box: Box, theme: Theme, radius: float = RADIUS) -> Marks:
    """Ring a box as changed since the last picture."""
    return (Halo(Rect(box, radius=radius), theme.halo),)


def moved(
    start: Point,
    end: Point,
    theme: Theme,
    seat: int | None = None,
    *,
    bend: float = 0.12,
    age: int = 0,
) -> Marks:
    """Draw the way of a move, in the seat's colour or that of changes.

    `age` counts the moves that came after it: older ways are fainter and thinner.
    """
    colour = theme.halo if seat is None else theme.seat(seat)
    faint = min(age, 3) * 0.17
    return (
        Arrow(start, end, mix(colour, theme.ground, faint), 11 - 2 * min(age, 3), bend, theme.edge),
    )


def candidate(x: float, y: float, letter: str, theme: Theme, seat: int | None = None) -> Marks:
    """Mark a place with the letter or number that stands before it in a menu or a lesson.

    The ring has the seat's colour, or that of changes, between a dark and a bright rim: it is seen
    on any ground. Draw it last, where it covers no text.
    """
    colour = theme.halo if seat is None else theme.seat(seat)
    r, paper = SIGN / 2, theme.card
    disc = Circle(x, y, r, "#000000")
    inner = Box.around(x, y, 1.2 * r)
    return (
        Shadow(disc, 6, theme.shade),
        disc,
        Circle(x, y, r - 2, "#ffffff"),
        Circle(x, y, r - 4, colour),
        Circle(x, y, r - 10, paper, theme.edge, 1.5),
        write(inner, letter, theme.ink, (36, NOTE), weight="bold", align="c"),
    )


# Dice: where the pips of 1 to 6 lie, as shares of the face.
_PIPS: tuple[tuple[Point, ...], ...] = (
    ((0.5, 0.5),),
    ((0.27, 0.27), (0.73, 0.73)),
    ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    ((0.27, 0.24), (0.73, 0.24), (0.27, 0.5), (0.73, 0.5), (0.27, 0.76), (0.73, 0.76)),
)


def die(
    box: Box, value: int, theme: Theme, *, sides: int = 6, spent: bool = False, colour: str = ""
) -> Marks:
    """Draw a die: pips for six sides, a figure on a kite for others; a spent one is hollow."""
    b = box.square()
    face = colour or theme.ink
    fill, ink = (theme.surface, theme.muted) if spent else (face, ink_on(face))
    rim = theme.line if spent else mix(face, theme.edge, 0.45)
    if sides != 6:
        kite = Polygon(
            (b.at(0.5, 0.01), b.at(0.98, 0.56), b.at(0.5, 0.99), b.at(0.02, 0.56)),
            fill,
            rim,
            STROKE,
        )
        inner = b.inset(b.w * 0.2)
        size = largest((str(value),), inner.w, (HEAD, TEXT, SMALL), "bold")
        text = write(inner, str(value), ink, size, weight="bold", align="c")
        return kite, text
    body = Rect(b, fill, rim, STROKE, b.w * 0.18)
    return body, *(Circle(*b.at(u, v), b.w * 0.09, ink) for u, v in _PIPS[value - 1])


def counter(
    box: Box, symbol: Symbol, colour: str, count: str, theme: Theme, *, paper: str = "",
    size: float = TEXT, dim: bool = False,
) -> Marks:  # fmt: skip
    """Draw a symbol with a figure at its right: tokens, cards in hand, points."""
    paper = paper or theme.panel
    mark, rest = box.split(min(box.h, box.w * 0.5), GAP / 2)
    ink = mix(colour, paper, 0.6) if dim else colour
    text = theme.muted if dim else theme.ink
    figure = write(rest, count, text, (size, TEXT, SMALL), weight="bold")
    return (*symbol(mark.square(), ink, paper), figure)


def chip(box: Box, symbol: Symbol, colour: str, label: str, theme: Theme) -> Marks:
    """Draw a line of a legend: a symbol and what it means."""
    mark, rest = box.split(min(box.h, box.w * 0.5), GAP / 2)
    return (
        *symbol(mark.square(), colour, theme.surface),
        write(rest, label, theme.muted, (TEXT, SMALL)),
    )


def token(box: Box, symbol: Symbol, colour: str, theme: Theme, *, hollow: bool = False) -> Marks:
    """Draw a round token in a colour with a symbol on it; hollow: face down, or spent."""
    b = box.square()
    width = max(2.0, b.w * 0.06)
    if hollow:
        disc = Circle(b.cx, b.cy, b.w * 0.48, theme.card, colour, 1.5 * width)
        return disc, *symbol(b.inset(b.w * 0.24), colour, theme.card)
    disc = Circle(b.cx, b.cy, b.w * 0.48, colour, theme.edge, width)
    return disc, *symbol(b.inset(b.w * 0.2), ink_on(colour), colour)


def strip(height: float) -> float:
    """Return how much of a card of this height must stay visible in a fan: rank and symbols."""
    return max(SMALL * 1.5, min(height * 0.26, HEAD * 1.5))


def card(box: Box, face: Face, theme: Theme, state: State = "plain", *, top: float = 0) -> Marks:
    """Draw a card, upright or lying as the box is: its text stays upright.

    `raised` is bright (it can be played), `dim` cannot be played, `open` is unfinished: a hatched
    face. `top` says that only so much of the card will be visible under its neighbours (0: all of
    it): what it shows stays within. A large card shows its symbols again, large.
    """
    room = GAP / 2
    area = Box(0, 0, box.w + 2 * room, box.h + 2 * room)
    body = Box(room, room, box.w, box.h)
    seen = body.pad(bottom=box.h - top) if top else body
    rim = {"raised": theme.accent, "open": theme.muted}.get(state, theme.line)
    paper = Pattern("hatch", mix(theme.card, theme.line, 0.35), theme.card, 14, 2)
    fill = paper if state == "open" else theme.card
    width = 2 * STROKE if state == "raised" else STROKE
    marks: Marks = (
        Rect(body.shift(2, 4), theme.shade, radius=RADIUS),
        Rect(body, fill, rim, width, RADIUS),
        *_face(seen.inset(room + 4, room / 2), face, theme, strip(box.h) - room / 2),
    )
    veil = fade(theme.surface, 0.62) if state == "dim" else ""
    place = Box(box.x - room, box.y - room, area.w, area.h)
    return (Sprite(f"card:{face.title or face.rank}", marks, area, place, veil=veil),)


def _face(body: Box, face: Face, theme: Theme, high: float) -> Marks:
    """Draw the strip of rank and symbols, then title and note as far as there is room."""
    top, rest = body.split(min(high, body.h), down=True)
    high = top.h
    marks: Marks = ()
    if face.rank:
        size = largest(
            (face.rank,), top.w * 0.55, (HEAD, TEXT, SMALL) if high > 44 else (TEXT, SMALL)
        )
        wide = fonts.measure(face.rank, size, "bold") + GAP / 2
        cell, top = top.split(max(min(wide, top.w), 1.01))
        marks += (write(cell, face.rank, theme.ink, size, weight="bold"),)
    if face.symbols:
        n = len(face.symbols)
        side = min(high * 0.72, (top.w - 4 * (n - 1)) / n)
        row = top.place(n * side + 4 * (n - 1), side, 0.0, 0.5)
        for (draw, colour), cell in zip(face.symbols, row.columns(n, 4), strict=True):
            marks += draw(cell, colour, theme.card)
    if face.note and rest.h >= SMALL:
        rest, foot = rest.split(-min(rest.h, 1.2 * TEXT), down=True)
        size = largest((face.note,), foot.w, (TEXT, SMALL), "bold")
        marks += (write(foot, face.note, theme.ink, size, weight="bold", align="r"),)
    if face.title and rest.h >= SMALL:
        sizes = (TEXT, SMALL) if rest.h > 3 * TEXT else (SMALL,)
        lines = paragraph(rest, face.title, theme.ink, sizes, family="serif")
        marks += lines
        rest = rest.pad(top=len(lines) * lines[0].size * LEADING)
    return marks + _emblem(rest.inset(GAP / 2), face, theme)


def _emblem(box: Box, face: Face, theme: Theme) -> Marks:
    """Draw a card's symbols large in what is left of it, if that is much."""
    n = len(face.symbols)
    side = min(box.h, (box.w - GAP * (n - 1)) / n, 2.5 * MARK) if n else 0.0
    if side < 1.5 * MARK:
        return ()
    cells = box.place(n * side + GAP * (n - 1), side).columns(n, GAP)
    return tuple(
        mark
        for (draw, colour), cell in zip(face.symbols, cells, strict=True)
        for mark in draw(cell, colour, theme.card)
    )


def card_back(box: Box, theme: Theme, colour: str = "") -> Marks:
    """Draw the back of a card."""
    ink = mix(colour or theme.accent, theme.card, 0.55)
    inner = box.inset(min(GAP / 2, box.side * 0.1))
    marks: Marks = (
        Rect(box, theme.card, theme.line, STROKE, RADIUS),
        Rect(inner, Pattern("cross", ink, theme.card, 18, 2), ink, 2, RADIUS / 2),
    )
    return (Sprite("card:back", marks, box, box),)


def pile(box: Box, count: int, label: str, theme: Theme, *, face: Face | None = None) -> Marks:
    """Draw a pile: its back or its open top card, the count on a plate, a label below.

    The card stands at the left, as high as the box; count and label are at its right.
    """
    body, rest = box.split(min(box.h * CARD, box.w * 0.6), GAP)
    marks: Marks = ()
    if not count:
        marks += (Rect(body, "", theme.line, STROKE, RADIUS),)
    else:
        if count > 1:
            marks += (Rect(body.shift(5, 5).pad(bottom=5), theme.card, theme.line, STROKE, RADIUS),)
        top = body.pad(bottom=5)
        marks += card(top, face, theme) if face else card_back(top, theme)
    figure, words = rest.split(0.5, down=True)
    return (
        *marks,
        write(figure, str(count), theme.ink, (HEAD, TEXT), weight="bold"),
        *paragraph(words, label, theme.muted, (SMALL,)),
    )


def cast_shadow(box: Box, theme: Theme) -> Marks:
    """Draw the shadow of a standing piece, at the foot of its box; light comes from above left."""
    return (Ellipse(box.place(box.w * 0.9, box.h * 0.24, 0.6, 1.05), theme.shade),)


def slot(box: Box, theme: Theme, label: str = "") -> Marks:
    """Draw an empty place with a broken rim: where something may come."""
    b = box.inset(STROKE)
    spots = ((b.x, b.y), (b.right, b.y), (b.right, b.bottom), (b.x, b.bottom), (b.x, b.y))
    text = (write(b.inset(GAP / 2), label, theme.muted, SMALL, align="c"),) if label else ()
    return (Line(spots, theme.line, 2, 8), *text)


def seats_in(box: Box, seats: Sequence[int], theme: Theme, *, side: float = 40) -> Marks:
    """Draw the marks of several seats in the middle of a box, in the rows that leave them largest.

    They are `side` large where there is room.
    """
    n = len(seats)
    if not n:
        return ()
    fits = {
        across: min(side, box.w / across - 2, box.h / -(-n // across) - 2)
        for across in range(n, 0, -1)
    }
    across = max(fits, key=lambda key: fits[key])
    room, down = fits[across] + 2, -(-n // across)
    cells = box.place(across * room, down * room).grid(across, down, 2)[:n]
    return tuple(
        mark
        for seat, cell in zip(seats, cells, strict=True)
        for mark in seat_mark(cell.square(), seat, theme)
    )
