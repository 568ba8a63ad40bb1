"""Head, panels and foot of The Seven Sages: bark, by day that of birches."""

from render.paint.box_layout import Box
from render.paint.ground_texture_types import Grain, Noise
from render.paint.scene import Cut, Drawing, Ground, Line, Marks, Rect
from render.paint.theme import RADIUS, PanelMaterial, Theme
from render.widgets import board_frame, title_lettering

_BARK: dict[str, Grain] = {
    "dark": (Noise(9, 150, 8), Noise(40, 260, 6)),
    "light": (Noise(150, 9, 5), Noise(260, 40, 4)),
}
_DARK = (
    ("panel", "#33281d"), ("surface", "#2a2118"), ("card", "#3c3023"), ("line", "#6e5a3c"),
    ("ink", "#f5eedc"), ("muted", "#c4b79c"),
)  # fmt: skip
_LIGHT = (
    ("panel", "#ece7db"), ("surface", "#e2dccd"), ("card", "#f8f5ec"), ("line", "#6e604a"),
    ("ink", "#1a1710"), ("muted", "#4d4636"),
    ("good", "#0d5c30"), ("bad", "#9c1a14"), ("halo", "#a8005a"), ("warn", "#704400"),
)  # fmt: skip
_TITLES = {
    "dark": ("#f1e2b4", Cut(shade="#0d0803", light="#00000066")),
    "light": ("#2f4218", Cut(light="#ffffff", shade="#00000030")),
}
_LEAF = 24.0


def plate(box: Box, theme: Theme) -> Marks:
    """Draw a piece of bark with a leaf in its corner."""
    rim = "#120c06" if theme.name == "dark" else "#4a4030"
    leaf = Box(box.right - _LEAF - 5, box.bottom - _LEAF - 5, _LEAF, _LEAF)
    return (
        *_bark(box, theme, RADIUS),
        Rect(box, "", rim, 5, RADIUS),
        Rect(box.inset(2), "", theme.line, 2, RADIUS - 2),
        Drawing("leaves", leaf, (("ink", "#4c8a35"),)),
    )


def strip(box: Box, theme: Theme, upper: bool) -> Marks:
    """Draw bark as wide as the page."""
    edge = Box(box.x, box.bottom - 6 if upper else box.y, box.w, 6)
    return (*_bark(box, theme, 0), Rect(edge, "#120c06"), Rect(edge.inset(0, 2), theme.line))


def _bark(box: Box, theme: Theme, radius: float) -> Marks:
    marks: Marks = (Ground(box, theme.panel, _BARK[theme.name], radius=radius),)
    if theme.name == "dark":
        return marks
    for at in range(int(box.w * box.h / 9000)):  # what a birch breathes through
        x, y = box.at((at * 0.381966) % 0.86 + 0.04, (at * 0.236068) % 0.9 + 0.05)
        marks += (Line(((x, y), (x + 14 + at * 7 % 24, y)), "#4a403026", 3),)
    return marks


def title(box: Box, text: str, theme: Theme) -> tuple[Marks, float]:
    """Write a title as it is carved into bark."""
    colour, cut = _TITLES[theme.name]
    return title_lettering.lettered(box, text, colour, cut, family="slanted")


MATTER = PanelMaterial(_DARK, _LIGHT, plate, strip, title)


worn = board_frame.wearing(MATTER)
"""Dresses a look in what the game is made of."""
