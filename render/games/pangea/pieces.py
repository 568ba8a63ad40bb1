"""What lies on Pangea's board: characters, towers, amulets; and in whose colours.

A people has its own colour, and the shape of the seat that plays it; neutral peoples have the
shapes that are left. A theme made by `dressed` holds both, so that the shared parts agree.
"""

from dataclasses import replace
from functools import lru_cache

from engine.games.pangea.data import NONE
from engine.games.pangea.land import neutral
from render import symbols
from render.colour import ink_on, mix
from render.games.pangea.symbols import AMULETS, TERRAINS, tower
from render.layout import Box
from render.lettering import write
from render.pieces import seat_shape
from render.scene import Circle, Marks, Rect, Shape, Sprite
from render.theme import SHAPES, SMALL, TEXT, Theme

_COLOURS = (3, 2, 1, 0, 4)
"""The place of each people's colour among those of the seats."""
_AREA = Box(0, 0, 100, 100)
_ROOM = {
    "disc": Box(25, 25, 50, 50),
    "triangle": Box(30, 40, 40, 40),
    "square": Box(24, 24, 52, 52),
    "diamond": Box(29, 29, 42, 42),
    "hexagon": Box(25, 25, 50, 50),
}
_RING = 9.0


@lru_cache(maxsize=64)
def dressed(theme: Theme, peoples: tuple[int, ...]) -> Theme:
    """Return the theme in which each seat has the colour of its people, neutral ones after them."""
    order = (*peoples, *neutral(peoples))
    return replace(theme, seats=tuple(theme.seats[_COLOURS[people]] for people in order))


def place_of(peoples: tuple[int, ...], people: int) -> int:
    """Return the seat of a people in a dressed theme; neutral peoples come after the seats."""
    return (*peoples, *neutral(peoples)).index(people)


def gold(theme: Theme) -> str:
    """Return the colour of amulets and wealth."""
    return theme.hue("yellow")


def character(box: Box, seat: int, home: int, load: int, up: bool, theme: Theme) -> Marks:
    """Draw a character: full of its people's colour when face up, hollow when face down."""
    key = f"character:{seat}:{home}:{load}:{up}"
    return (Sprite(key, _character(seat, home, load, up, theme), _AREA, box.square()),)


@lru_cache(maxsize=1024)
def _character(seat: int, home: int, load: int, up: bool, theme: Theme) -> Marks:
    name, fill = SHAPES[seat], theme.seat(seat)
    body = Box(0, 4, 96, 96)
    room = _ROOM[name].shift(-2, 2)
    marks = symbols.shape(name, body, fill, theme.edge, 4)
    if up:
        marks += TERRAINS[home](room, ink_on(fill), fill)
    else:
        inner = body.inset(_RING * (1.5 if name == "triangle" else 1.0) + 3)
        if name == "triangle":
            inner = inner.shift(0, 5)
        marks += symbols.shape(name, inner, theme.card, theme.edge, 2)
        marks += TERRAINS[home](room.inset(3), theme.muted, theme.card)
    if load != NONE:
        badge = Box(56, 0, 44, 44)
        marks += (Circle(badge.cx, badge.cy, 22, theme.edge),)
        marks += AMULETS[load](badge.inset(9), _bright(theme), theme.edge)
    return marks


def outline(box: Box, seat: int) -> Shape:
    """Return the outline of a character, for a halo around it."""
    b = box.square()
    return seat_shape(Box(b.x, b.y + b.h * 0.04, b.w * 0.96, b.h * 0.96), seat)


def standing_tower(box: Box, seat: int, amulets: int | None, theme: Theme) -> Marks:
    """Draw a tower in its people's colour with the number of amulets in it."""
    fill = theme.seat(seat)
    b = box.square()
    marks = (Sprite(f"tower:{seat}", tower(_AREA, fill, theme.edge), _AREA, b),)
    if amulets is None:
        return marks
    room = Box(b.x + b.w * 0.15, b.y + b.h * 0.4, b.w * 0.7, b.h * 0.5)
    size = TEXT if b.h >= 2 * TEXT else SMALL
    return (*marks, write(room, str(amulets), ink_on(fill), size, weight="bold", align="c"))


def amulet(box: Box, kind: int, theme: Theme, *, state: str = "held") -> Marks:
    """Draw an amulet on a plate: held in a tower, carried (a ring around it), or missing."""
    b = box.square()
    if state == "missing":
        ink = mix(theme.panel, theme.muted, 0.45)
        return (
            Rect(b, "", theme.line, 2, 8),
            *AMULETS[kind](b.inset(b.w * 0.24), ink, theme.panel),
        )
    if state == "carried":
        return (
            Rect(b, "", gold(theme), 4, 8),
            *AMULETS[kind](b.inset(b.w * 0.24), gold(theme), theme.panel),
        )
    plate = gold(theme)
    return (
        Rect(b, plate, theme.edge, 2, 8),
        *AMULETS[kind](b.inset(b.w * 0.2), ink_on(plate), plate),
    )


def _bright(theme: Theme) -> str:
    """Return gold that shows on the dark rim of a badge."""
    return theme.hue("yellow") if theme.name == "dark" else "#f2cf3b"
