"""The marks of Magus: crystals of mana, Sorcerers, what a potion's use is.

Colours never stand alone: each mana has a drawing of its own, each kind of Sorcerer a form.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.magus.data import COLOURLESS, COLOURS, LASTING, POTIONS, SINGLE
from render import symbols
from render.layout import Box
from render.lettering import write
from render.scene import Arc, Circle, Marks, Path, Polygon, Rect, Sprite
from render.theme import FLOOR, SMALL, TEXT, Theme

_HUES: Final = ("yellow", "green", "blue", "purple", "red", "grey")


def hue(theme: Theme, mana: int) -> str:
    """Return the colour of a mana."""
    return theme.hue(_HUES[mana])


def crystal(box: Box, mana: int, theme: Theme, paper: str) -> Marks:
    """Draw the sign of a mana: sun, leaf, drop, gem, flame, and a ring for the colourless."""
    area, marks = _sign(mana, box.side, hue(theme, mana), paper)
    return (Sprite(f"mana:{mana}", marks, area, box.square()),)


@lru_cache(maxsize=512)
def _sign(mana: int, side: float, ink: str, paper: str) -> tuple[Box, Marks]:
    area = Box(0, 0, side, side)
    return area, _SIGNS[mana](area, ink, paper)


def _drop(box: Box, ink: str, paper: str) -> Marks:
    return (
        Path(
            "M50 4 C64 28 84 46 84 64 C84 84 68 96 50 96 C32 96 16 84 16 64 C16 46 36 28 50 4 Z",
            box.square(),
            ink,
        ),
    )


def _gem(box: Box, ink: str, paper: str) -> Marks:
    b = box.square()
    return (
        Path("M28 12 L72 12 L94 40 L50 94 L6 40 Z", b, ink),
        Path("M6 40 L94 40 M36 40 L50 94 M64 40 L50 94", b, "", paper, b.w * 0.06),
    )


def _flame(box: Box, ink: str, paper: str) -> Marks:
    b = box.square()
    outer = "M52 2 C58 26 86 38 86 66 C86 86 70 98 50 98 C30 98 14 86 14 66 C14 50 24 42 30 28 "
    outer += "C36 36 38 42 42 44 C50 34 54 20 52 2 Z"
    inner = "M50 90 C38 90 32 82 32 72 C32 62 44 58 48 46 C58 56 68 62 68 74 C68 84 62 90 50 90 Z"
    return Path(outer, b, ink), Path(inner, b, paper)


def _ring(box: Box, ink: str, paper: str) -> Marks:
    b = box.square()
    return (Circle(b.cx, b.cy, b.w * 0.42, paper, ink, max(3.0, b.w * 0.16)),)


_SIGNS = (symbols.suns, symbols.leaves, _drop, _gem, _flame, _ring)
assert len(_SIGNS) == COLOURLESS + 1 == len(COLOURS) + 1


def crystals(box: Box, cost: Sequence[int], theme: Theme, paper: str) -> Marks:
    """Draw a cost as its crystals in a row from the left."""
    row = [mana for mana, count in enumerate(cost) for _ in range(count)]
    side = min(box.h, (box.w - 3 * (len(row) - 1)) / len(row))
    return tuple(
        mark
        for mana, cell in zip(row, box.fan(len(row), side, 3), strict=True)
        for mark in crystal(Box(cell.x, cell.cy - side / 2, side, side), mana, theme, paper)
    )


def piece(box: Box, kind: int, seat: int, count: int, theme: Theme) -> Marks:
    """Draw Sorcerers of a kind in their form, with their number when it is more than one.

    An Apprentice is a cube, an Initiate flat, a Mage tall, an Archmage the tallest, with a point.
    """
    fill, edge = theme.seat(seat), theme.edge
    form = _forms(box, kind)
    marks: Marks = (
        (Polygon(form, fill, edge, 3),)
        if kind == 3
        else (Rect(_body(box, kind), fill, edge, 3, 4 if kind else 3),)
    )
    if kind == 2:
        body = _body(box, kind)
        marks += (Rect(Box(body.x, body.y, body.w, body.h * 0.2), edge, radius=4),)
    if count > 1:
        body = _body(box, kind)
        lower = Box(body.x, body.bottom - min(body.h, body.w), body.w, min(body.h, body.w))
        size = TEXT if lower.h > 34 else SMALL if lower.h > 25 else FLOOR
        marks += (write(lower, str(count), theme.on_seat(seat), size, weight="bold", align="c"),)
    return marks


_SHAPES = ((0.72, 0.72), (1.0, 0.6), (0.72, 1.0), (0.8, 1.0))
"""Width and height of each kind, as shares of its box."""


def _body(box: Box, kind: int) -> Box:
    w, h = _SHAPES[kind]
    return box.place(box.w * w, box.h * h, 0.5, 1.0)


def _forms(box: Box, kind: int) -> tuple[tuple[float, float], ...]:
    b = _body(box, kind)
    return (b.at(0, 1), b.at(0, 0.34), b.at(0.5, 0), b.at(1, 0.34), b.at(1, 1))


def use_sign(box: Box, card: int, theme: Theme, paper: str) -> Marks:
    """Draw how a potion is used: 1× for once, a turning arrow for each turn, or nothing."""
    use = POTIONS[card].use
    if use == LASTING:
        return ()
    if use == SINGLE:
        return (write(box, "1×", theme.muted, SMALL, weight="bold", align="r"),)
    b = box.place(box.h * 0.8, box.h * 0.8, 1.0)
    head = (b.at(0.62, 0.5), b.at(1.1, 0.5), b.at(0.86, 0.86))
    return (
        Arc(b.cx, b.cy, b.w * 0.36, 60, 350, theme.muted, b.w * 0.13),
        Polygon(head, theme.muted),
    )
