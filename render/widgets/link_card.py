"""What a link to a match unfolds to elsewhere: its board beside its name, 1200 by 630."""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from render.paint import RADIUS, Box, Theme
from render.paint.lettering import largest, paragraph, write
from render.paint.painter import paint
from render.paint.scene import Ground, Marks, Rect, Scene, Shadow

SIZE = Box(0, 0, 1200, 630)
_MARGIN = 24.0
_TEXT = 330.0
"""How wide the words are, at the left."""


def card(
    board: Scene, title: str, lines: Sequence[str], theme: Theme, width: int | None = None
) -> Image.Image:
    """Return the picture, 1200 across unless it is to be smaller."""
    scale = (width or SIZE.w) / SIZE.w
    place = _place(board)
    image = paint(_around(board, place, title, lines, theme), scale=scale)
    painted = paint(board, width=round(place.w * scale))
    image.paste(painted, (round(place.x * scale), round(place.y * scale)))
    return image


def _place(board: Scene) -> Box:
    """Return where the board lies: as large as there is room for at the right."""
    room = Box(_TEXT + 2 * _MARGIN, _MARGIN, SIZE.w - _TEXT - 3 * _MARGIN, SIZE.h - 2 * _MARGIN)
    return room.fitted(board.box.w / board.box.h, u=1.0)


def _around(board: Scene, place: Box, title: str, lines: Sequence[str], theme: Theme) -> Scene:
    """Return what lies around the board: the ground of its world, and the words."""
    grounds = (mark for layer in board.layers for mark in layer if isinstance(mark, Ground))
    ground = next(grounds, None)
    base: Marks = (Rect(SIZE, theme.ground),)
    if ground is not None:
        base = (replace(ground, box=SIZE, radius=0),)
    words = Box(_MARGIN, _MARGIN, place.x - 2 * _MARGIN, SIZE.h - 2 * _MARGIN)
    inner = words.inset(_MARGIN)
    head, rest = inner.split(72, _MARGIN, down=True)
    size = largest((title,), head.w, (56, 48, 42, 36, 32, 28), "bold", "serif")
    marks: Marks = (
        Shadow(Rect(place), 10, theme.shade),
        Shadow(Rect(words, radius=RADIUS), 10, theme.shade),
        Rect(words, theme.panel, theme.line, 2, RADIUS),
        write(head, title, theme.ink, size, weight="bold", family="serif"),
    )
    for line, row in zip(lines, rest.rows(max(1, len(lines)), _MARGIN), strict=False):
        marks += paragraph(row, line, theme.ink, (36, 32, 28, 24))
    return Scene(SIZE, base, marks)
