"""Head, panels and foot of the wargame: parchment under a seal of wax, by night dark leather."""

from render.paint.box_layout import Box
from render.paint.ground_texture_types import Grain, Noise
from render.paint.scene import Cut, Drawing, Emblem, Ground, Marks, Rect
from render.paint.theme import RADIUS, PanelMaterial, Theme
from render.widgets import board_frame, title_lettering

_SHEET: Grain = (Noise(280, 230, 7),)
_WAX = "#8d1a16"
_DARK = (
    ("panel", "#3f2e1e"), ("surface", "#35261a"), ("card", "#4d3a26"), ("line", "#a5824c"),
    ("ink", "#f8ecd2"), ("muted", "#dcc9a2"), ("halo", "#ff9ed2"), ("good", "#a6e8b8"),
    ("warn", "#ffd08a"), ("bad", "#ffb3a8"), ("edge", "#0d0803"),
)  # fmt: skip
_LIGHT = (
    ("panel", "#eedfb9"), ("surface", "#e4d3a7"), ("card", "#fbf4e2"), ("line", "#84683c"),
    ("ink", "#1f1408"), ("muted", "#54401f"), ("edge", "#150d05"),
    ("good", "#0d5c30"), ("bad", "#9c1a14"), ("halo", "#a8005a"), ("warn", "#704400"),
)  # fmt: skip
_CUT = Cut()


def plate(box: Box, theme: Theme) -> Marks:
    """Draw a sheet of parchment with an inked edge."""
    return (
        Ground(box, theme.panel, _SHEET, radius=RADIUS),
        Rect(box, "", theme.line, 3, RADIUS),
        Rect(box.inset(6), "", f"{theme.line}88", 1.5, RADIUS - 5),
    )


def strip(box: Box, theme: Theme, upper: bool) -> Marks:
    """Draw a scroll as wide as the page, its edge towards the table."""
    edge = Box(box.x, box.bottom - 4 if upper else box.y, box.w, 4)
    line = Box(box.x, box.bottom - 10 if upper else box.y + 8, box.w, 2)
    return Ground(box, theme.panel, _SHEET), Rect(edge, theme.line), Rect(line, theme.line)


def title(box: Box, text: str, theme: Theme) -> tuple[Marks, float]:
    """Write a title in ink, beside a seal."""
    seal, rest = box.split(58, 10)
    spot = seal.place(58, 58)
    wax: Marks = (
        Drawing("seal", spot, (("wax", _WAX),)),
        Emblem("mdi:sword_cross", spot.inset(14), "#fff0d8"),
    )
    marks, wide = title_lettering.lettered(rest, text, theme.ink, _CUT, family="black")
    return wax + marks, wide + 68


MATTER = PanelMaterial(_DARK, _LIGHT, plate, strip, title)


worn = board_frame.wearing(MATTER)
"""Dresses a look in what the game is made of."""
