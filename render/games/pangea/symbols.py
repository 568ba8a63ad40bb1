"""Pangea's own symbols: the five terrains, the five amulets, the tower.

In the form of `render.symbols`: `(box, ink, paper) -> marks` in the square amid the box.
"""

from render.layout import Box
from render.scene import Circle, Line, Marks, Path, Polygon, Rect
from render.symbols import Symbol, star


def moor(box: Box, ink: str, paper: str) -> Marks:
    """Draw a mound with heather on it."""
    b = box.square()
    mound = "M4 88 C10 40 34 30 50 30 C66 30 90 40 96 88 Z"
    sprigs = tuple(
        Line((b.at(x, 0.36), b.at(x + lean, 0.08)), ink, b.w * 0.09)
        for x, lean in ((0.34, -0.08), (0.5, 0.0), (0.66, 0.08))
    )
    dots = tuple(
        Circle(*b.at(u, v), b.w * 0.06, paper) for u, v in ((0.3, 0.7), (0.5, 0.58), (0.7, 0.7))
    )
    return (*sprigs, Path(mound, b, ink), *dots)


def forest(box: Box, ink: str, paper: str) -> Marks:
    """Draw a fir."""
    b = box.square()
    crown = "M50 2 L76 38 L64 38 L86 76 L14 76 L36 38 L24 38 Z"
    trunk = Rect(Box(b.x + b.w * 0.41, b.y + b.h * 0.74, b.w * 0.18, b.h * 0.24), ink)
    return trunk, Path(crown, b, ink)


def mountain(box: Box, ink: str, paper: str) -> Marks:
    """Draw a large peak with snow, and a small one."""
    b = box.square()
    return (
        Path("M2 92 L38 12 L58 54 L70 34 L98 92 Z", b, ink),
        Path("M38 12 L50 38 L42 34 L36 44 L28 34 Z", b, paper),
    )


def desert(box: Box, ink: str, paper: str) -> Marks:
    """Draw a cactus."""
    b = box.square()
    w = b.w * 0.17
    return (
        Line((b.at(0.5, 0.92), b.at(0.5, 0.14)), ink, w * 1.25),
        Path("M16 34 L16 48 C16 62 26 62 50 62", b, "", ink, w),
        Path("M84 24 L84 38 C84 52 74 52 50 52", b, "", ink, w),
    )


def grassland(box: Box, ink: str, paper: str) -> Marks:
    """Draw a tuft of blades."""
    b = box.square()
    blades = (
        "M40 94 C36 60 24 40 4 30 C22 54 26 70 28 94 Z",
        "M38 94 C36 56 42 28 52 4 C60 28 62 56 60 94 Z",
        "M60 94 C64 60 76 40 96 30 C78 54 74 70 72 94 Z",
    )
    return tuple(Path(blade, b, ink) for blade in blades)


def circle(box: Box, ink: str, paper: str) -> Marks:
    """Draw the amulet of the moor."""
    b = box.square()
    return (Circle(b.cx, b.cy, b.w * 0.44, ink), Circle(b.cx, b.cy, b.w * 0.19, paper))


def moon(box: Box, ink: str, paper: str) -> Marks:
    """Draw the amulet of the mountain, a crescent."""
    path = "M58 4 C18 8 2 36 8 62 C16 92 56 102 86 80 C54 84 36 64 38 42 C40 24 46 12 58 4 Z"
    return (Path(path, box.square(), ink),)


def triangle(box: Box, ink: str, paper: str) -> Marks:
    """Draw the amulet of the desert."""
    b = box.square()
    return (Polygon((b.at(0.5, 0.06), b.at(0.97, 0.9), b.at(0.03, 0.9)), ink),)


def square(box: Box, ink: str, paper: str) -> Marks:
    """Draw the amulet of the grassland."""
    b = box.square().inset(box.side * 0.1)
    return (Rect(b, ink, radius=b.w * 0.08),)


def tower(box: Box, ink: str, paper: str) -> Marks:
    """Draw a tower with battlements, its edge in `paper`."""
    b = box.square()
    walls = (
        "M20 97 L26 44 L14 38 L14 5 L32 5 L32 19 L41 19 L41 5 L59 5 L59 19 L68 19 L68 5 "
        "L86 5 L86 38 L74 44 L80 97 Z"
    )
    return (Path(walls, b, ink, paper, b.w * 0.06),)


TERRAINS: tuple[Symbol, ...] = (moor, forest, mountain, desert, grassland)
AMULETS: tuple[Symbol, ...] = (circle, star, moon, triangle, square)
