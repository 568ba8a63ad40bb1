"""A card by itself, large: on the ground of its game, with what is not printed on it below.

What a game draws large is in `render/games/<key>/large_component_picture.py`. This is the page
that it lies on.
"""

from dataclasses import replace
from typing import TypeAlias

from render.look import Look
from render.paint import GAP, LEAST, NAME, RADIUS, STROKE, Box, Grain
from render.paint.lettering import LEADING, paragraph, wrap, write
from render.paint.scene import Marks, Rect, Scene, Shadow, Sprite
from render.widgets import board_frame

Cloth: TypeAlias = tuple[Grain, str, str]
"""What a card lies on: its grain, and its colours in the dark theme and in the light one."""

WIDE = 640.0
_FACE = Box(0, 0, 500, 600)
"""The room of a card."""
_AROUND = 2 * GAP


def page(face: Sprite, look: Look, cloth: Cloth, text: str = "", title: str = "") -> Scene:
    """Draw a card as large as there is room, and below it what is not printed on it."""
    place = _FACE.fitted(face.area.w / face.area.h, v=0)
    place = place.shift((WIDE - _FACE.w) / 2, _AROUND)
    below, bottom = (
        _plate(place.bottom + _AROUND, text, title, look) if text else ((), place.bottom)
    )
    whole = Box(0, 0, WIDE, bottom + (GAP if text else _AROUND))
    scene = Scene(whole, board_frame.ground(whole, look.theme, *cloth))
    scene += (replace(face, box=place, lift=14, shade=look.theme.shade),)
    return scene + below


def _plate(top: float, text: str, title: str, look: Look) -> tuple[Marks, float]:
    """Write a text on a plate, its title above it; return also where the plate ends."""
    t, wide = look.theme, WIDE - 4 * GAP
    head = NAME * LEADING if title else 0.0
    said = len(wrap(text, wide, LEAST)) * LEAST * LEADING + 1
    plate = Box(GAP, top, WIDE - 2 * GAP, head + said + 2 * GAP)
    inner = plate.inset(GAP)
    marks: Marks = (
        Shadow(Rect(plate, radius=RADIUS), 8, t.shade),
        Rect(plate, t.panel, t.line, STROKE, RADIUS),
        *paragraph(inner.pad(top=head), text, t.ink, LEAST),
    )
    if title:
        name = inner.pad(bottom=said)
        marks += (write(name, title, t.ink, (NAME, LEAST), weight="bold", family="serif"),)
    return marks, plate.bottom
