"""Drawing primitives of the map: parchment, ink, land of each kind of space, seals, banners."""

from engine.games.magus_wargame import data as d
from render.paint import Box, ground_texture_types, ink_on, mix, seat_and_suit_symbols, write
from render.paint.scene import Drawing, Emblem, Gradient, Marks, Rect, Shadow, Sprite
from render.paint.theme import NOTE, RADIUS, SHAPES, STROKE, Theme
from render.widgets import board_frame
from . import emblems_of_creatures_and_cards, names

ART = "magus_wargame"
WOOD = ground_texture_types.WOOD
_SHEET: ground_texture_types.Grain = tuple(
    part for part in ground_texture_types.PARCHMENT if part != ground_texture_types.Noise(4, 4, 2)
)
"""Parchment without the fine grain, which costs a fifth of the bytes."""
KINDS = (*d.COLOURS, "gold", "tower")
"""Kinds of spaces, as in the names of the drawings."""

_TINTS = (*emblems_of_creatures_and_cards.TINTS, "#c8961e", "#8d8271")
_INK, _FADED = "#2a1c0c", "#4a3519"
_SHEETS = {"dark": "#bfa673", "light": "#e9d9b0"}
DESKS = ("#1c130b", "#a98a5e")
"""The desk that everything lies on."""
_CARDS = {"dark": "#efe3c6", "light": "#fbf4e2"}
_BANNER = Box(0, 0, 100, 120)
_KEEP = Box(0, 0, 180, 160)
_NIGHT = (
    ("sky", "#121a33"), ("haze", "#1b2746"), ("glow", "#2b3a5c"), ("moon", "#f6e7b2"),
    ("far", "#42527a"), ("near", "#2d3b5e"), ("snow", "#c8d3ea"), ("hill", "#294a48"),
    ("down", "#223f42"), ("meadow", "#305650"), ("field", "#4f6148"), ("wood", "#132b2c"),
    ("leaf", "#1f443d"), ("road", "#a08d62"), ("water", "#1f4266"), ("wave", "#356690"),
    ("foam", "#a9c2d8"), ("ink", "#080e1c"), ("lava", "#f2762e"), ("sail", "#e6dcc0"),
    ("star", "#d9e2f5"), ("lamp", "#ffcf5e"), ("crag", "#39364a"), ("beast", "#4f8a7c"),
)  # fmt: skip
_MOONLIT = (
    ("stone", "#b4bbcf"), ("lamp", "#ffcf5e"), ("roof", "#4a3550"), ("hill", "#2b4a40"),
    ("ink", "#10131f"),
)  # fmt: skip
"""What the country, and a castle in it, are painted with by night."""
BANNER = 5 / 6
"""Width to height of a banner."""


def plain(theme: Theme) -> bool:
    """Say whether pictures go without parchment."""
    return theme.palette == "contrast"


def sheet(theme: Theme) -> str:
    """Return the colour of the parchment."""
    return theme.surface if plain(theme) else _SHEETS[theme.name]


def ink(theme: Theme) -> str:
    """Return the colour of what is written on parchment and cards."""
    return theme.ink if plain(theme) else _INK


def faded(theme: Theme) -> str:
    """Return the colour of notes on parchment and cards."""
    return theme.muted if plain(theme) else _FADED


def paper(theme: Theme) -> str:
    """Return the colour of cards."""
    return theme.card if plain(theme) else _CARDS[theme.name]


def hue(kind: int) -> str:
    """Return the colour of a kind of space or creature."""
    return _TINTS[kind]


def plate(theme: Theme, kind: int) -> str:
    """Return the light colour on which a space's number stands."""
    return tile(theme, kind) if plain(theme) else mix(tile(theme, kind), "#fff6e0", 0.42)


def tile(theme: Theme, kind: int) -> str:
    """Return the quiet colour of a space."""
    return mix(_TINTS[kind], sheet(theme), 0.72 if plain(theme) else 0.58)


def desk(parts: board_frame.Frame, theme: Theme) -> Marks:
    """Draw the ground of a page: a desk, with the map's parchment on it where the table is."""
    marks = board_frame.setting(parts, theme, WOOD, *DESKS)
    return marks + parchment(parts.table.inset(-8), theme)


def parchment(box: Box, theme: Theme) -> Marks:
    """Draw a sheet of parchment that lies on the desk."""
    tone = sheet(theme)
    lying = (Shadow(Rect(box, radius=6), 10, theme.shade),)
    rim = Rect(box, "", mix(tone, ink(theme), 0.55), STROKE, 6)
    marks = board_frame.ground(box, theme, _SHEET, tone, tone, radius=6)
    return (*lying, *marks, rim)


def grave(theme: Theme) -> str:
    """Return the colour of bad news on parchment and cards."""
    return theme.bad if plain(theme) else "#9c1410"


def card(area: Box, theme: Theme, rim: str) -> Marks:
    """Draw the paper of a card with an inner line in the colour of its kind."""
    tone = paper(theme)
    top = tone if plain(theme) else mix(tone, "#ffffff", 0.5)
    return (
        Rect(area, Gradient(top, tone), mix(tone, ink(theme), 0.75), 2, RADIUS),
        Rect(area.inset(3.5), "", rim, 2.5, RADIUS - 3),
    )


def blank(area: Box, theme: Theme, rim: str) -> Marks:
    """Draw the paper of a small card, its rim in the colour of its kind."""
    return (Rect(area, paper(theme), mix(rim, ink(theme), 0.2), 3, RADIUS),)


def land(box: Box, kind: int) -> Marks:
    """Draw the land of a kind of space: crags, a lake, snow, pines, a volcano, gold, a tower."""
    return (Drawing(f"{ART}/land-{KINDS[kind]}", box),)


_ICONS = (
    (d.ARROWS, "mdi:bow_arrow"), (d.FLYING, "fa:feather_pointed"), (d.REGENERATE, "fa:heart_pulse"),
)  # fmt: skip


def seals(box: Box, bits: int, *, down: bool = False) -> Marks:
    """Draw the icons of a creature as wax seals, from the right, or from the top `down`."""
    marks: Marks = ()
    side = box.w if down else box.h
    x, y = (box.x, box.y) if down else (box.right - side, box.y)
    for bit, icon in _ICONS:
        if bits & bit:
            spot = Box(x, y, side, side)
            marks += (Drawing("seal", spot, (("wax", _WAX[bit]),)),)
            marks += (Emblem(icon, spot.inset(side * 0.22), "#fff4dc"),)
            x, y = (x, y + side + 4) if down else (x - side - 4, y)
    return marks


_WAX = {d.ARROWS: "#7a4a16", d.FLYING: "#27618f", d.REGENERATE: "#2f6b3a"}


def banner(box: Box, seat: int, size: int, theme: Theme) -> Marks:
    """Draw an army: a banner in the seat's colour, on it its shape with how many it counts."""
    cloth = Drawing(f"{ART}/banner", _BANNER, (("cloth", theme.seat(seat)),))
    field, text = Box(9, 14, 82, 82), Box(9, 14, 82, 82)
    if SHAPES[seat] == "triangle":
        field, text = Box(-1, 2, 102, 102), text.shift(0, 8)
    shield = seat_and_suit_symbols.shape(SHAPES[seat], field, "#fff8e6", "#0b0d10", 3)
    figure = write(text, str(size), "#0b0d10", 78, weight="bold", align="c", role="figure")
    marks = (cloth, *shield, figure)
    place = box.fitted(BANNER)
    return (Sprite(f"army:{seat}:{size}", marks, _BANNER, place, lift=6, shade=theme.shade),)


def castle(box: Box, cloth: str, theme: Theme) -> Sprite:
    """Draw a tower with flags in the colour of who holds it."""
    area = Box(0, 0, 160, 150)
    stone = (Drawing(f"{ART}/castle", area, (("cloth", cloth),)),)
    place = box.fitted(160 / 150, 0.5, 1.0)
    return Sprite(f"castle:{cloth}", stone, area, place, lift=6, shade=theme.shade)


def country(box: Box, theme: Theme) -> Marks:
    """Draw the land within the track: by day, or under the moon; high contrast has none."""
    if plain(theme):
        return ()
    return (Drawing(f"{ART}/country", box, _NIGHT if theme.name == "dark" else ()),)


def keep(box: Box, space: int, holder: str, theme: Theme) -> Sprite:
    """Draw the castle of a tower's space, its roofs and flags in the colour of who holds it."""
    stones = _MOONLIT if theme.name == "dark" and not plain(theme) else ()
    held = (("cloth", holder), ("roof", holder)) if holder else ()
    drawn = (Drawing(f"{ART}/keep-{space}", _KEEP, (*stones, *held)),)
    place = box.fitted(_KEEP.w / _KEEP.h, 0.5, 1.0)
    return Sprite(f"keep:{space}", drawn, _KEEP, place, lift=6, shade=theme.shade)


def pill(box: Box, colour: int, locale: str) -> Marks:
    """Draw the letters of a colour on a plate of it."""
    tone = hue(colour)
    text = names.letter(locale, colour)
    return (
        Rect(box, tone, "#1a120a", 1.5, 9),
        write(box, text, ink_on(tone), NOTE, weight="bold", align="c"),
    )
