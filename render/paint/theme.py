"""Colours by meaning, and the few sizes that every picture shares.

Two themes (dark, light), each with a standard and a high-contrast palette. Tests compute that text
reaches 4.5 : 1 and marks 3 : 1, and that colour-blind eyes tell any two seats apart. A game dresses
a theme in what its head, panels and foot are made of; high contrast goes without.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from render.paint import box_layout, colour_arithmetic, scene

Name = Literal["dark", "light"]
Palette = Literal["standard", "contrast"]

FIGURE = 48.0
"""Figures that one decides by, and whose turn it is."""
NAME = 36.0
"""Names of players and places; one of more lines is a step smaller, and no less than `LEAST`."""
LEAST = 32.0
NOTE = 26.0
"""Everything else; a picture with an art of its own has nothing smaller."""
SIGN = 56.0
"""Marks that one decides by: seats, candidates."""

STROKE = 3.0
RADIUS = 12.0

GOLD = "#e8b730"
"""The crown of who leads or has won, in every theme."""

SHAPES = ("disc", "triangle", "square", "diamond", "hexagon")
"""The shape of each seat, on panels and on pieces."""


Plate = Callable[[box_layout.Box, "Theme"], scene.Marks]
"""Draws the body of a panel, its edge included, in a box; the frame lays its shadow."""
Strip = Callable[[box_layout.Box, "Theme", bool], scene.Marks]
"""Draws head (True) or foot (False) with the edge towards the table."""
Title = Callable[[box_layout.Box, str, "Theme"], tuple[scene.Marks, float]]
"""Draws a game's name at the left of a box; returns how wide it is as well."""


@dataclass(frozen=True, slots=True)
class PanelMaterial:
    """Hold what a game's head, panels and foot are made of: one place by day and by night.

    `dark` and `light` are colours of a theme's fields by their names: of what stands on it, which
    may be dark on a light card while the table is light on dark.
    """

    dark: tuple[tuple[str, str], ...]
    light: tuple[tuple[str, str], ...]
    plate: Plate
    strip: Strip
    title: Title


@dataclass(frozen=True, slots=True)
class Theme:
    """Hold the colours of a picture, as "#rrggbb", by what they mean.

    `ground` lies under everything, `surface` under the table, `panel` under a seat's figures,
    `card` under a card's face. `seats` are fills, `edge` the outline that sets a seat's mark off
    wherever it lies. `hues` are the colours that rules name; ask `hue`. `matter` is what head,
    panels and foot are made of, None for nothing of a game's own.
    """

    name: Name
    palette: Palette
    ground: str
    surface: str
    panel: str
    card: str
    line: str
    ink: str
    muted: str
    accent: str
    halo: str
    good: str
    warn: str
    bad: str
    shade: str
    edge: str
    seats: tuple[str, ...]
    hues: Mapping[str, str] = field(hash=False)
    matter: PanelMaterial | None = None

    def seat(self, seat: int) -> str:
        """Return the fill of a seat's marks and pieces."""
        return self.seats[seat]

    def on_seat(self, seat: int) -> str:
        """Return the colour of text on the seat's fill."""
        return colour_arithmetic.ink_on(self.seats[seat])

    def hue(self, name: str) -> str:
        """Return a colour that the rules name; raise KeyError for a name outside `HUES`."""
        return self.hues[name]

    @property
    def surfaces(self) -> tuple[str, ...]:
        """Return what text and marks may lie on."""
        return self.ground, self.surface, self.panel, self.card

    def __reduce__(self) -> tuple[object, ...]:
        """Go to another process by name: there it is the same theme."""
        return theme, (self.name, self.palette)


HUES = ("grey", "blue", "green", "yellow", "red", "purple")


def _hues(**hues: str) -> Mapping[str, str]:
    assert tuple(hues) == HUES
    return MappingProxyType(hues)


# fmt: off
DARK = Theme(
    name="dark", palette="standard",
    ground="#14171c", surface="#1d2128", panel="#272c35", card="#282d36", line="#4d5666",
    ink="#f3f5f8", muted="#aab3c1", accent="#9db8ff", halo="#5ff0ff",
    good="#58d398", warn="#ffb648", bad="#ff8f86", shade="#00000066", edge="#0b0d10",
    seats=("#187bc1", "#d55e00", "#2ebd81", "#c978a6", "#f0e442"),
    hues=_hues(
        grey="#b4bcc8", blue="#5a9cf0", green="#3fb56a",
        yellow="#f2cf3b", red="#f0605a", purple="#b48af0",
    ),
)
DARK_CONTRAST = Theme(
    name="dark", palette="contrast",
    ground="#000000", surface="#101317", panel="#1a1e24", card="#1c2027", line="#8a94a4",
    ink="#ffffff", muted="#d2d8e0", accent="#b8ccff", halo="#66f6ff",
    good="#7dedb2", warn="#ffcc70", bad="#ffaaa2", shade="#00000099", edge="#000000",
    seats=("#2689de", "#da6207", "#1bdc92", "#cc79a7", "#f0e441"),
    hues=_hues(
        grey="#d4dae2", blue="#7db5ff", green="#58da88",
        yellow="#ffe04d", red="#ff8078", purple="#cda8ff",
    ),
)
LIGHT = Theme(
    name="light", palette="standard",
    ground="#dfe3e9", surface="#edf0f4", panel="#f8f9fb", card="#ffffff", line="#a4adba",
    ink="#14171c", muted="#4d5766", accent="#2b4fb8", halo="#86004a",
    good="#14713f", warn="#875200", bad="#b3261e", shade="#1b254033", edge="#20262f",
    seats=("#006cad", "#d55e00", "#0aad71", "#cc79a7", "#f0e442"),
    hues=_hues(
        grey="#667080", blue="#1f63c4", green="#1c7c40",
        yellow="#8f6c00", red="#c0302a", purple="#7440b8",
    ),
)
LIGHT_CONTRAST = Theme(
    name="light", palette="contrast",
    ground="#eef0f3", surface="#ffffff", panel="#ffffff", card="#ffffff", line="#5c6675",
    ink="#000000", muted="#2c333d", accent="#0f2f8c", halo="#b0005a",
    good="#0a5c2a", warn="#6b4000", bad="#9c1410", shade="#00000055", edge="#000000",
    seats=("#0067ad", "#d55e00", "#1dba72", "#d888b6", "#f0e442"),
    hues=_hues(
        grey="#4a5462", blue="#0b479c", green="#0a5c2a",
        yellow="#665000", red="#9c1410", purple="#552296",
    ),
)
# fmt: on

_THEMES: dict[tuple[str, str], Theme] = {
    (theme.name, theme.palette): theme for theme in (DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST)
}
THEMES: tuple[Theme, ...] = tuple(_THEMES.values())


def theme(name: Name = "dark", palette: Palette = "standard") -> Theme:
    """Return a theme in a palette; raise KeyError for one that does not exist."""
    return _THEMES[name, palette]


@lru_cache(maxsize=64)
def dressed(theme: Theme, matter: PanelMaterial) -> Theme:
    """Return the theme of a game that is made of a matter."""
    return theme if theme.palette == "contrast" else replace(theme, matter=matter)


@lru_cache(maxsize=64)
def framed(theme: Theme) -> Theme:
    """Return the theme for what stands on head, panels and foot; twice is as once."""
    if theme.matter is None:
        return theme
    return replace(theme, **dict(getattr(theme.matter, theme.name)))
