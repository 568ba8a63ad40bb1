"""Head, panels and foot of Magnate: thick card, cream with ink by day, brown at night."""

from render.paint.box_layout import Box
from render.paint.scene import Cut, Gradient, Marks, Rect
from render.paint.theme import RADIUS, PanelMaterial, Theme
from render.widgets import board_frame, title_lettering

_DARK = (
    ("panel", "#35291d"), ("surface", "#2c2218"), ("card", "#45362a"), ("line", "#8a7347"),
    ("ink", "#f3e8cf"), ("muted", "#cbbb99"), ("edge", "#0f0a06"),
)  # fmt: skip
_LIGHT = (
    ("panel", "#f6ecd4"), ("surface", "#efe2c2"), ("card", "#fdf8ec"), ("line", "#9a855c"),
    ("ink", "#1d140a"), ("muted", "#5a472a"), ("halo", "#a8005a"), ("warn", "#704400"),
    ("edge", "#1a120a"),
)  # fmt: skip
_CUT = Cut(apart=0.05, caps=True)


def plate(box: Box, theme: Theme) -> Marks:
    """Draw a card with two printed lines."""
    return (
        *_card(box, theme, RADIUS),
        Rect(box, "", theme.line, 2, RADIUS),
        Rect(box.inset(6), "", theme.line, 1.5, RADIUS - 5),
    )


def strip(box: Box, theme: Theme, upper: bool) -> Marks:
    """Draw a card as wide as the page, its printed lines towards the table."""
    thick = Box(box.x, box.bottom - 4 if upper else box.y, box.w, 4)
    thin = Box(box.x, box.bottom - 10 if upper else box.y + 8, box.w, 2)
    return (*_card(box, theme, 0), Rect(thick, theme.edge), Rect(thin, theme.line))


def _card(box: Box, theme: Theme, radius: float) -> Marks:
    return (Rect(box, Gradient(theme.panel, theme.surface), radius=radius),)


def title(box: Box, text: str, theme: Theme) -> tuple[Marks, float]:
    """Write a title as it stands on a bond."""
    return title_lettering.lettered(box, text, theme.ink, _CUT, family="black")


MATTER = PanelMaterial(_DARK, _LIGHT, plate, strip, title)


worn = board_frame.wearing(MATTER)
"""Dresses a look in what the game is made of."""
