"""Head, panels and foot of Magus: stone of the tower, set in brass."""

from render.paint.box_layout import Box
from render.paint.ground_texture_types import Grain, Noise
from render.paint.scene import Circle, Cut, Gradient, Ground, Marks, Rect
from render.paint.theme import RADIUS, PanelMaterial, Theme
from render.widgets import board_frame, title_lettering

_STONE: Grain = (Noise(90, 70, 4), Noise(16, 12, 2))
_TITLE, _LAST = 62.0, 52.0
"""How large the title is, and on the last picture: there the winner is what is largest."""
_BRASS = ("#f0d48a", "#8f6a24", "#2a1d08")
"""Lit, as it is, and in shade."""
_DARK = (
    ("panel", "#262a38"), ("surface", "#1f2330"), ("card", "#2b3040"), ("line", "#8f6a24"),
    ("ink", "#f6f1e4"), ("muted", "#b9b4ad"),
)  # fmt: skip
_LIGHT = (
    ("panel", "#f1e8d6"), ("surface", "#e6dac2"), ("card", "#fbf6ea"), ("line", "#8f6a24"),
    ("ink", "#1b140b"), ("muted", "#544737"),
    ("good", "#0d5c30"), ("bad", "#9c1a14"), ("halo", "#a8005a"), ("warn", "#704400"),
)  # fmt: skip
_TITLES = {
    "dark": ("#f3d88f", Cut("#fff3cf", "#0c0904", "#c39340", 0.03)),
    "light": ("#6a470c", Cut("#fff3cf", "#00000040", "#4e3306", 0.03)),
}


def plate(box: Box, theme: Theme) -> Marks:
    """Draw a slab of stone in a frame of brass with a rivet at each corner."""
    lit, brass, shade = _BRASS
    corners = box.inset(8)
    marks: Marks = (
        Ground(box, theme.panel, _STONE, radius=RADIUS),
        Rect(box, "", shade, 7, RADIUS),
        Rect(box.inset(1), "", brass, 5, RADIUS - 1),
        Rect(box.inset(2), "", lit, 1.5, RADIUS - 2),
    )
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        u, v = corners.at(x, y)
        marks += (Circle(u, v, 6, brass, shade, 1.5), Circle(u - 1.5, v - 1.5, 2, lit))
    return marks


def strip(box: Box, theme: Theme, upper: bool) -> Marks:
    """Draw a course of stone with a band of brass towards the table."""
    lit, brass, shade = _BRASS
    edge = Box(box.x, box.bottom - 8 if upper else box.y, box.w, 8)
    return (
        Ground(box, theme.panel, _STONE),
        Rect(edge, shade),
        Rect(edge.inset(0, 1), Gradient(lit, brass)),
    )


MATTER = PanelMaterial(_DARK, _LIGHT, plate, strip, title_lettering.titled(_TITLES, _TITLE))
LAST = PanelMaterial(_DARK, _LIGHT, plate, strip, title_lettering.titled(_TITLES, _LAST))
"""What the last picture is made of."""


worn = board_frame.wearing(MATTER)
"""Dresses a look in what the game is made of."""
