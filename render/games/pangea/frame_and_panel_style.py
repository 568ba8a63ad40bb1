"""Head, panels and foot of Pangea: sailcloth, hemmed with rope."""

from dataclasses import replace
from itertools import pairwise

from engine.games.pangea.state_actions_and_events import State
from render.look import Look
from render.paint.box_layout import Box
from render.paint.scene import Cut, Gradient, Line, Marks, Rect
from render.paint.theme import RADIUS, PanelMaterial, Theme, dressed
from render.widgets import title_lettering
from . import piece_drawing

_ROPE = ("#b8935a", "#5d4220")
_SEAM = 116.0
"""How wide the lengths of cloth are."""
_DARK = (
    ("panel", "#2d3a4b"), ("surface", "#263243"), ("card", "#34435a"), ("line", "#8b7650"),
    ("ink", "#f4efe2"), ("muted", "#bcc3cb"),
)  # fmt: skip
_LIGHT = (
    ("panel", "#f3ebd6"), ("surface", "#e9dfc5"), ("card", "#fbf6e8"), ("line", "#8b6f3f"),
    ("ink", "#16202c"), ("muted", "#4f4d43"),
    ("good", "#0d5c30"), ("bad", "#9c1a14"), ("halo", "#a8005a"), ("warn", "#704400"),
)  # fmt: skip
_TITLES = {
    "dark": ("#f4efe2", Cut(shade="#0b1420", wave=0.045, apart=0.01)),
    "light": ("#12406a", Cut(shade="#00000038", wave=0.045, apart=0.01)),
}


def plate(box: Box, theme: Theme) -> Marks:
    """Draw a piece of sail with a rope around it."""
    inner = box.inset(3)
    corners = [inner.at(x, y) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]
    marks: Marks = (*_cloth(box, theme, RADIUS), Rect(box, "", _ROPE[1], 7, RADIUS))
    for start, end in pairwise(corners):
        marks += (Line((start, end), _ROPE[0], 4, 8),)
    return marks


def strip(box: Box, theme: Theme, upper: bool) -> Marks:
    """Draw a sail as wide as the page, with a rope towards the table."""
    y = box.bottom - 4 if upper else box.y + 4
    rope = Box(box.x, y - 4, box.w, 8)
    strands = Line(((box.x, y), (box.right, y)), _ROPE[0], 5, 9)
    return (*_cloth(box, theme, 0), Rect(rope, _ROPE[1]), strands)


def _cloth(box: Box, theme: Theme, radius: float) -> Marks:
    marks: Marks = (Rect(box, Gradient(theme.panel, theme.surface), radius=radius),)
    seam = f"{theme.ink}14"
    for at in range(1, int(box.w // _SEAM) + 1):
        x = box.x + at * _SEAM
        marks += (Line(((x, box.y + 6), (x, box.bottom - 6)), seam, 2),)
    return marks


def title(box: Box, text: str, theme: Theme) -> tuple[Marks, float]:
    """Write a title as it is painted on a sail: on a wave."""
    colour, cut = _TITLES[theme.name]
    return title_lettering.lettered(box, text, colour, cut, family="black")


MATTER = PanelMaterial(_DARK, _LIGHT, plate, strip, title)


def worn(view: State, look: Look) -> Look:
    """Dress a look in what the game is made of, each seat in the colour of its people."""
    return replace(look, theme=dressed(piece_drawing.dressed(look.theme, view.peoples), MATTER))
