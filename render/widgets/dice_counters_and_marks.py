"""Things that all boards share: seat marks, dice, counters, and what marks a change or a choice.

All are drawn from a box, so they have any size.
"""

from collections.abc import Sequence

from render.paint import GAP, Box, Point, ink_on, mix, seat_and_suit_symbols, write
from render.paint.scene import Arrow, Circle, Halo, Marks, Rect, Shadow, Shape
from render.paint.theme import LEAST, NAME, NOTE, RADIUS, SHAPES, SIGN, STROKE, Theme


def seat_mark(box: Box, seat: int, theme: Theme) -> Marks:
    """Draw a seat's shape in its colour."""
    width = max(2.0, box.side * 0.06)
    return seat_and_suit_symbols.shape(SHAPES[seat], box, theme.seat(seat), theme.edge, width)


def changed(shape: Shape, theme: Theme) -> Marks:
    """Ring a shape as changed since the last picture."""
    return (Halo(shape, theme.halo),)


def changed_box(box: Box, theme: Theme, radius: float = RADIUS) -> Marks:
    """Ring a box as changed since the last picture."""
    return (Halo(Rect(box, radius=radius), theme.halo),)


def choosable(box: Box, theme: Theme, radius: float = RADIUS, *, slim: bool = False) -> Marks:
    """Rim what a seat can choose now, on its private picture; `slim` inside of a narrow box.

    The colour is that of no seat, of nothing that changed and of no rule.
    """
    if slim:
        return (Rect(box, "", theme.ink, 4, radius),)
    return (
        Rect(box.inset(-5), "", theme.card, 11, radius + 5),
        Rect(box.inset(-3), "", theme.ink, 6, radius + 3),
    )


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


def die(box: Box, value: int, theme: Theme, *, spent: bool = False, colour: str = "") -> Marks:
    """Draw a die of six sides; a spent one is hollow."""
    b = box.square()
    face = colour or theme.ink
    fill, ink = (theme.surface, theme.muted) if spent else (face, ink_on(face))
    rim = theme.line if spent else mix(face, theme.edge, 0.45)
    body = Rect(b, fill, rim, STROKE, b.w * 0.18)
    return body, *(Circle(*b.at(u, v), b.w * 0.09, ink) for u, v in _PIPS[value - 1])


def bar(box: Box, share: float, colour: str, theme: Theme) -> Marks:
    """Draw how far along a rail something has come; an outline sets it off from any ground."""
    trough, radius = mix(theme.panel, theme.muted, 0.3), box.h / 2
    marks: Marks = (Rect(box, trough, radius=radius),)
    if reached := min(max(share, 0.0), 1.0) * box.w:
        marks += (
            Rect(Box(box.x, box.y, max(reached, box.h), box.h), colour, theme.edge, 2, radius),
        )
    return marks


def counter(
    box: Box, symbol: seat_and_suit_symbols.Symbol, colour: str, count: str, theme: Theme
) -> Marks:
    """Draw a symbol with a figure at its right: tokens, cards in hand, points."""
    mark, rest = box.split(min(box.h, box.w * 0.5), GAP / 2)
    figure = write(rest, count, theme.ink, (NAME, LEAST, NOTE), weight="bold")
    return (*symbol(mark.square(), colour, theme.panel), figure)


def seats_in(box: Box, seats: Sequence[int], theme: Theme, *, side: float) -> Marks:
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
