"""Marks drawn by us as vectors: seat shapes, common signs, and the six suits of the Decktet.

A symbol is a function `(box, ink, paper) -> marks`: it fills the square in the middle of the box,
drawn in `ink`, with `paper` (the colour it lies on) for its inner lines. A game adds its own in the
same form. Path data counts 100 units to the side.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from render.layout import Box
from render.scene import Arc, Circle, Ellipse, Line, Marks, Path, Polygon, Rect
from render.theme import Theme

Symbol = Callable[[Box, str, str], Marks]

_PEN = 0.09
"""The width of a stroke, as a share of the symbol's side."""


def path(data: str, *, hollow: bool = False) -> Symbol:
    """Return a symbol from path data: filled, or as a line with `hollow`."""

    def draw(box: Box, ink: str, paper: str) -> Marks:
        b = box.square()
        if hollow:
            return (Path(data, b, "", ink, b.w * _PEN),)
        return (Path(data, b, ink),)

    return draw


def _spot(b: Box, x: float, y: float) -> tuple[float, float]:
    return b.x + b.w * x / 100, b.y + b.h * y / 100


# Seats.


def shape(name: str, box: Box, fill: str, edge: str = "", width: float = 0) -> Marks:
    """Return one of the seat shapes, optically of equal size; raise KeyError for another name."""
    b = box.square()
    if name == "disc":
        return (Circle(b.cx, b.cy, b.w * 0.46, fill, edge, width),)
    if name == "square":
        inner = b.inset(b.w * 0.09)
        return (Rect(inner, fill, edge, width, b.w * 0.06),)
    spots = tuple(_spot(b, x, y) for x, y in SHAPES[name])
    return (Polygon(spots, fill, edge, width),)


SHAPES: Mapping[str, tuple[tuple[float, float], ...]] = MappingProxyType(
    {
        "triangle": ((50, 6), (97, 88), (3, 88)),
        "diamond": ((50, 0), (96, 50), (50, 100), (4, 50)),
        "hexagon": ((26, 13), (74, 13), (100, 50), (74, 87), (26, 87), (0, 50)),
    }
)


# Common signs.


def crown(box: Box, ink: str, paper: str) -> Marks:
    """Draw a crown of three points: the leader, or a crown card."""
    b = box.square()
    points = "M8 30 L30 52 L50 14 L70 52 L92 30 L84 74 L16 74 Z"
    band = Rect(Box(b.x + b.w * 0.16, b.y + b.h * 0.79, b.w * 0.68, b.h * 0.11), ink)
    return Path(points, b, ink, ink, b.w * 0.04), band


def die(box: Box, ink: str, paper: str) -> Marks:
    """Draw a die showing five."""
    b = box.square().inset(box.side * 0.07)
    pips = ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72))
    return (
        Rect(b, ink, radius=b.w * 0.18),
        *(Circle(*_spot(b, x, y), b.w * 0.09, paper) for x, y in pips),
    )


def pawn(box: Box, ink: str, paper: str) -> Marks:
    """Draw a pawn."""
    b = box.square()
    body = "M50 36 C62 40 60 58 74 78 L84 78 L84 94 L16 94 L16 78 L26 78 C40 58 38 40 50 36 Z"
    return Path(body, b, ink), Circle(*_spot(b, 50, 26), b.w * 0.21, ink)


def cards(box: Box, ink: str, paper: str) -> Marks:
    """Draw two cards, one behind the other: a hand or a deck."""
    b = box.square()
    back = "M14 24 L54 12 L72 74 L32 86 Z"
    front = Box(b.x + b.w * 0.38, b.y + b.h * 0.22, b.w * 0.5, b.h * 0.7)
    return (
        Path(back, b, ink, ink, b.w * 0.05),
        Rect(front, paper),
        Rect(front.inset(b.w * 0.05), ink, radius=b.w * 0.06),
    )


def coin(box: Box, ink: str, paper: str) -> Marks:
    """Draw a coin with an inner rim."""
    b = box.square()
    rim = Circle(b.cx, b.cy, b.w * 0.33, "", paper, b.w * 0.06)
    return Circle(b.cx, b.cy, b.w * 0.46, ink), rim


def check(box: Box, ink: str, paper: str) -> Marks:
    """Draw a tick: done."""
    b = box.square()
    return (Line((_spot(b, 12, 54), _spot(b, 40, 82), _spot(b, 88, 20)), ink, b.w * 0.15),)


def cross(box: Box, ink: str, paper: str) -> Marks:
    """Draw a cross: passed, refused, lost."""
    b, w = box.square(), box.side * 0.15
    return (
        Line((_spot(b, 18, 18), _spot(b, 82, 82)), ink, w),
        Line((_spot(b, 82, 18), _spot(b, 18, 82)), ink, w),
    )


def arrow(box: Box, ink: str, paper: str) -> Marks:
    """Draw an arrow to the right."""
    return path("M6 40 L54 40 L54 16 L96 50 L54 84 L54 60 L6 60 Z")(box, ink, paper)


def lock(box: Box, ink: str, paper: str) -> Marks:
    """Draw a padlock: closed, sealed, not yet."""
    b = box.square()
    bow = Path("M28 48 L28 32 C28 4 72 4 72 32 L72 48", b, "", ink, b.w * 0.11)
    body = Rect(
        Box(b.x + b.w * 0.14, b.y + b.h * 0.44, b.w * 0.72, b.h * 0.5), ink, radius=b.w * 0.08
    )
    return bow, body, Circle(*_spot(b, 50, 68), b.w * 0.09, paper)


def hourglass(box: Box, ink: str, paper: str) -> Marks:
    """Draw an hourglass: waited for."""
    glass = "M16 6 L84 6 L84 18 C84 38 60 42 60 50 C60 58 84 62 84 82 L84 94 L16 94 L16 82 "
    glass += "C16 62 40 58 40 50 C40 42 16 38 16 18 Z"
    sand = "M30 24 L70 24 C66 34 54 38 50 44 C46 38 34 34 30 24 Z"
    return Path(glass, box.square(), ink), Path(sand, box.square(), paper)


def star(box: Box, ink: str, paper: str) -> Marks:
    """Draw a star of five points: glory, victory points."""
    b = box.square()
    spots = []
    for i in range(10):
        r, turn = (0.5 if i % 2 == 0 else 0.21), math.radians(-90 + 36 * i)
        spots.append((b.cx + b.w * r * math.cos(turn), b.cy + b.h * (0.03 + r * math.sin(turn))))
    return (Polygon(tuple(spots), ink),)


def eye(box: Box, ink: str, paper: str) -> Marks:
    """Draw an open eye: seen, shown."""
    b = box.square()
    lid = Path("M2 50 C24 16 76 16 98 50 C76 84 24 84 2 50 Z", b, ink)
    return lid, Circle(b.cx, b.cy, b.w * 0.19, paper), Circle(b.cx, b.cy, b.w * 0.1, ink)


# The six suits of the Decktet.


def moons(box: Box, ink: str, paper: str) -> Marks:
    """Draw a crescent."""
    return path("M62 4 C18 6 0 36 8 62 C16 92 56 104 86 80 C52 84 30 66 34 40 C36 22 46 10 62 4 Z")(
        box, ink, paper
    )


def suns(box: Box, ink: str, paper: str) -> Marks:
    """Draw a disc with eight rays."""
    b = box.square()
    rays: Marks = ()
    for i in range(8):
        turn = math.radians(45 * i)
        c, s = math.cos(turn), math.sin(turn)
        tip = (b.cx + b.w * 0.5 * c, b.cy + b.w * 0.5 * s)
        foot = [
            (b.cx + b.w * (0.3 * c - side * s), b.cy + b.w * (0.3 * s + side * c))
            for side in (0.115, -0.115)
        ]
        rays += (Polygon((tip, foot[0], foot[1]), ink),)
    return (*rays, Circle(b.cx, b.cy, b.w * 0.26, ink))


def waves(box: Box, ink: str, paper: str) -> Marks:
    """Draw three rolling lines of water."""
    b = box.square()
    line = "M7 {0} C20 {1} 37 {1} 50 {0} C63 {2} 80 {2} 93 {0}"
    return tuple(Path(line.format(y, y - 24, y + 24), b, "", ink, b.w * 0.14) for y in (22, 50, 78))


def leaves(box: Box, ink: str, paper: str) -> Marks:
    """Draw a leaf on its stalk with its vein."""
    b = box.square()
    blade = "M94 6 C96 56 74 90 34 82 C6 74 14 36 40 20 C56 10 76 12 94 6 Z"
    vein = (_spot(b, 30, 70), _spot(b, 70, 30))
    stalk = (_spot(b, 6, 94), _spot(b, 28, 72))
    return Line(stalk, ink, b.w * 0.1), Path(blade, b, ink), Line(vein, paper, b.w * 0.07)


def wyrms(box: Box, ink: str, paper: str) -> Marks:
    """Draw a coiled wyrm with its head raised."""
    b = box.square()
    coil = "M90 84 C60 104 12 92 14 66 C16 42 62 58 66 38 C68 24 48 22 40 28"
    head = "M46 40 L8 30 L30 20 L24 4 L44 14 C56 16 58 34 46 40 Z"
    return Path(coil, b, "", ink, b.w * 0.17), Path(head, b, ink)


def knots(box: Box, ink: str, paper: str) -> Marks:
    """Draw two links laid through each other."""
    b, w = box.square(), box.side * 0.13
    left = Ellipse(Box(b.x, b.y + b.h * 0.16, b.w * 0.62, b.h * 0.68), "", ink, w)
    right = Ellipse(Box(b.x + b.w * 0.38, b.y + b.h * 0.16, b.w * 0.62, b.h * 0.68), "", ink, w)
    over = Arc(b.x + b.w * 0.31, b.cy, b.w * 0.25, -70, -10, ink, w)
    gap = Arc(b.x + b.w * 0.31, b.cy, b.w * 0.25, -66, -18, paper, w * 1.9)
    return left, right, gap, over


SUITS: Mapping[str, tuple[Symbol, str]] = MappingProxyType(
    {
        "moons": (moons, "grey"),
        "suns": (suns, "orange"),
        "waves": (waves, "blue"),
        "leaves": (leaves, "brown"),
        "wyrms": (wyrms, "green"),
        "knots": (knots, "yellow"),
    }
)
"""The suits in their order (that of the tax die), each with its symbol and its hue."""

SIGNS: Mapping[str, Symbol] = MappingProxyType(
    {
        "crown": crown, "die": die, "pawn": pawn, "cards": cards, "coin": coin, "check": check,
        "cross": cross, "arrow": arrow, "lock": lock, "hourglass": hourglass, "star": star,
        "eye": eye,
    }
)  # fmt: skip


def suit(name: str, box: Box, theme: Theme, paper: str = "") -> Marks:
    """Return a suit's symbol in its hue on `paper` (the card, if none is given)."""
    draw, hue = SUITS[name]
    return draw(box, theme.hue(hue), paper or theme.card)
