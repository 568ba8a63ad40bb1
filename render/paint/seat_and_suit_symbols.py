"""Marks drawn by us: seat shapes, common signs, and the six suits of the Decktet.

A symbol is a function `(box, ink, paper) -> marks`: it fills the square in the middle of the box,
drawn in `ink`, with `paper` (the colour it lies on) for its inner lines. A game makes its own of
SVG files with `sign`, of icons with `icon`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from render.paint import box_layout, colour_arithmetic, scene, svg_images

Symbol = Callable[[box_layout.Box, str, str], scene.Marks]


def _spot(b: box_layout.Box, x: float, y: float) -> tuple[float, float]:
    return b.x + b.w * x / 100, b.y + b.h * y / 100


# Seats.


def shape(
    name: str, box: box_layout.Box, fill: str, edge: str = "", width: float = 0
) -> scene.Marks:
    """Return one of the seat shapes, optically of equal size; raise KeyError for another name."""
    b = box.square()
    if name == "disc":
        return (scene.Circle(b.cx, b.cy, b.w * 0.46, fill, edge, width),)
    if name == "square":
        inner = b.inset(b.w * 0.09)
        return (scene.Rect(inner, fill, edge, width, b.w * 0.06),)
    spots = tuple(_spot(b, x, y) for x, y in SHAPES[name])
    return (scene.Polygon(spots, fill, edge, width),)


SHAPES: Mapping[str, tuple[tuple[float, float], ...]] = MappingProxyType(
    {
        "triangle": ((50, 6), (97, 88), (3, 88)),
        "diamond": ((50, 0), (96, 50), (50, 100), (4, 50)),
        "hexagon": ((26, 13), (74, 13), (100, 50), (74, 87), (26, 87), (0, 50)),
    }
)


# Drawings and icons.


def icon(name: str) -> Symbol:
    """Return the symbol of an icon, its edges away from the light a quarter darker."""

    def draw(box: box_layout.Box, ink: str, paper: str) -> scene.Marks:
        return (scene.Emblem(name, box, ink, colour_arithmetic.mix(ink, "#000000", 0.25)),)

    return draw


def sign(name: str) -> Symbol:
    """Return the symbol that is drawn in a file with the parameters ink and, if need be, paper."""
    lined = "paper" in svg_images.parameters(name)

    def draw(box: box_layout.Box, ink: str, paper: str) -> scene.Marks:
        colours = (("ink", ink[:7]), ("paper", paper[:7])) if lined else (("ink", ink[:7]),)
        return (scene.Drawing(name, box.square(), colours),)

    return draw


SIGNS: Mapping[str, Symbol] = MappingProxyType(
    {name: sign(name) for name in ("crown", "cards", "coin", "check", "cross", "lock", "star")}
)
"""The leader, a hand or a deck, money, done, refused or lost, closed, worth points."""

crown, cards, coin, check, cross, lock, star = SIGNS.values()

SUITS: Mapping[str, Symbol] = MappingProxyType(
    {name: sign(name) for name in ("moons", "suns", "waves", "leaves", "wyrms", "knots")}
)
"""The six suits of the Decktet in their order (that of the tax die)."""
