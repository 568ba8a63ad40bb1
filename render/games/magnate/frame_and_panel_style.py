"""Head, panels and foot of Magnate: thick card, cream with ink by day, brown at night."""

from render.paint.box_layout import Box
from render.paint.scene import Cut, Drawing, Gradient, Marks, Polygon, Rect
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
_TITLES = {
    "dark": ("#f6dc9a", Cut("#fff6d8", "#0c0703", "#c08a34", 0.05, caps=True)),
    "light": ("#7a3d0c", Cut("#fffaf0", "#00000040", "#451c04", 0.05, caps=True)),
}
_TITLE, _LAST = 60.0, 52.0
"""How large the title is, and on the last picture: there the winner is what is largest."""
_BAND = 9.0
_GILT = {"dark": "#d9a94a", "light": "#b07a1e"}


def plate(box: Box, theme: Theme) -> Marks:
    """Draw a card with two printed lines."""
    return (
        *_card(box, theme, RADIUS),
        Rect(box, "", theme.line, 2, RADIUS),
        Rect(box.inset(6), "", theme.line, 1.5, RADIUS - 5),
        *(_bead(*box.inset(11).at(u, v), 7, theme) for u in (0, 1) for v in (0, 1)),
    )


def strip(box: Box, theme: Theme, upper: bool) -> Marks:
    """Draw a card as wide as the page, a band of gilt beads on it towards the table."""
    band = Box(box.x, box.bottom - _BAND if upper else box.y, box.w, _BAND)
    colours = (("gilt", _GILT[theme.name]), ("edge", theme.edge), ("line", theme.line))
    return (*_card(box, theme, 0), Rect(band, theme.edge), Drawing("magnate/beads", band, colours))


def _bead(x: float, y: float, r: float, theme: Theme) -> Polygon:
    """Draw a lozenge of gilt."""
    spots = ((x, y - r), (x + 1.6 * r, y), (x, y + r), (x - 1.6 * r, y))
    return Polygon(spots, _GILT[theme.name], theme.edge, 1.5)


def _card(box: Box, theme: Theme, radius: float) -> Marks:
    return (Rect(box, Gradient(theme.panel, theme.surface), radius=radius),)


MATTER = PanelMaterial(_DARK, _LIGHT, plate, strip, title_lettering.titled(_TITLES, _TITLE))
LAST = PanelMaterial(_DARK, _LIGHT, plate, strip, title_lettering.titled(_TITLES, _LAST))
"""What the last picture is made of."""


worn = board_frame.wearing(MATTER)
"""Dresses a look in what the game is made of."""
