"""A scene becomes pixels: shapes, lettering, masks, images, caches."""

from render.paint.box_layout import GAP, Box, Point
from render.paint.colour_arithmetic import fade, ink_on, mix
from render.paint.ground_texture_types import Grain
from render.paint.lettering import paragraph, wrap, write
from render.paint.scene import (
    Circle,
    Drawing,
    Emblem,
    Halo,
    Line,
    Marks,
    Polygon,
    Rect,
    Scene,
    Shadow,
    Sprite,
)
from render.paint.theme import FIGURE, LEAST, NAME, NOTE, RADIUS, SIGN, STROKE, Theme

__all__ = [
    "FIGURE", "GAP", "LEAST", "NAME", "NOTE", "RADIUS", "SIGN", "STROKE", "Box", "Circle",
    "Drawing", "Emblem", "Grain", "Halo", "Line", "Marks", "Point", "Polygon", "Rect",
    "Scene", "Shadow", "Sprite", "Theme", "fade", "ink_on", "mix", "paragraph", "wrap", "write",
]  # fmt: skip
