"""Pieces on Pangea's islands: people, towers, amulets; and their colours.

A people has its own colour, and the shape of the seat that plays it; neutral peoples have the
shapes that are left. A theme made by `dressed` holds both, so that the shared parts agree.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Literal

from engine.games.pangea import crowds_and_prices, data as d
from render.paint import Box, ink_on, mix, seat_and_suit_symbols
from render.paint.scene import Circle, Colours, Drawing, Emblem, Marks, Rect, Sprite
from render.paint.theme import SHAPES, Theme
from render.widgets.dice_counters_and_marks import seat_mark
from .terrain_symbols import TERRAINS

_COLOURS = (3, 2, 1, 0, 4)
"""The place of each people's colour among those of the seats."""
_AREA = Box(0, 0, 100, 100)
_SHIELD = Box(9, 27, 72, 72)
_ROOM = {
    "disc": Box(18, 17, 64, 64),
    "triangle": Box(27, 36, 46, 46),
    "square": Box(20, 20, 60, 60),
    "diamond": Box(24, 24, 52, 52),
    "hexagon": Box(20, 20, 60, 60),
}
"""Where the terrain stands on a shield, in hundredths of it."""
_BADGE = Box(52, 0, 48, 48)
TOWER = Box(0, 0, 60, 90)
_SKIN, _CLOTH = "#f0cfa6", "#f4ecd8"
METAL = "#a9b1bb"
"""What an amulet is of while it is carried."""

State = Literal["held", "carried", "missing"]


@lru_cache(maxsize=64)
def dressed(theme: Theme, peoples: tuple[int, ...]) -> Theme:
    """Return the theme in which each seat has the colour of its people, neutral ones after them."""
    order = (*peoples, *crowds_and_prices.neutral(peoples))
    return replace(theme, seats=tuple(theme.seats[_COLOURS[people]] for people in order))


def place_of(peoples: tuple[int, ...], people: int) -> int:
    """Return the seat of a people in a dressed theme; neutral peoples come after the seats."""
    return (*peoples, *crowds_and_prices.neutral(peoples)).index(people)


def gold(theme: Theme) -> str:
    """Return the colour of wealth."""
    return theme.hue("yellow")


def character(box: Box, seat: int, home: int, load: int, up: bool, theme: Theme) -> Marks:
    """Draw a character behind its shield: awake when face up, dark and hooded when face down."""
    key = f"character:{seat}:{home}:{load}:{up}"
    marks = _character(seat, home, load, up, theme)
    return (Sprite(key, marks, _AREA, box.square(), lift=5, shade=theme.shade),)


@lru_cache(maxsize=1024)
def _character(seat: int, home: int, load: int, up: bool, theme: Theme) -> Marks:
    cloak = theme.seat(seat)
    body = _AREA.pad(0, 0, 10, 0)
    if not up:
        cloak = mix(cloak, "#000000", 0.38)
    skin = _SKIN if up else mix(theme.edge, cloak, 0.25)
    colours = (("cloak", cloak), ("edge", theme.edge), ("skin", skin))
    marks: Marks = (Drawing("pangea/folk", body.place(84, 84, 0.5, 0), colours),)
    marks += _shield(_SHIELD, seat, home, up, theme)
    return marks if load == d.NONE else marks + _load(_BADGE, load)


def _load(box: Box, load: int) -> Marks:
    """Draw an amulet as it is carried, on a disc."""
    disc = Circle(box.cx, box.cy, box.w * 0.48, "#15181d", "#dfe4ea", box.w / 24)
    return disc, _jewel(box.inset(box.w / 24), load, carried=True)


def badge(box: Box) -> Box:
    """Return where a character has what it carries."""
    b, k = box.square(), box.square().w / 100
    return Box(b.x + _BADGE.x * k, b.y + _BADGE.y * k, _BADGE.w * k, _BADGE.h * k)


def carried(box: Box, load: int, theme: Theme) -> Marks:
    """Draw what a character carries once more, over those who stand before it."""
    area = Box(0, 0, _BADGE.w, _BADGE.h)
    return (Sprite(f"load:{load}", _load(area, load), area, badge(box)),)


def _shield(box: Box, seat: int, home: int, up: bool, theme: Theme) -> Marks:
    """Draw a shield in the shape of the seat with the favourite terrain on it."""
    name, fill = SHAPES[seat], theme.seat(seat)
    share = _ROOM[name]
    room = Box(
        box.x + box.w * share.x / 100,
        box.y + box.h * share.y / 100,
        box.w * share.w / 100,
        box.h * share.h / 100,
    )
    marks = seat_and_suit_symbols.shape(name, box, fill, theme.edge, 4)
    if up:
        return marks + TERRAINS[home](room, ink_on(fill), fill)
    low, dark = name == "triangle", mix(fill, "#000000", 0.55)
    inner = box.inset(17 if low else 12).shift(0, 5 if low else 0)
    marks += seat_and_suit_symbols.shape(name, inner, dark, "")
    return marks + TERRAINS[home](room.inset(3), mix(fill, "#ffffff", 0.55), dark)


def outline(box: Box) -> Rect:
    """Return the outline of a character, for a halo around it."""
    b = box.square()
    return Rect(b.pad(0, -2, b.w * 0.1, 0), radius=b.w * 0.3)


def standing_tower(box: Box, seat: int, theme: Theme) -> Marks:
    """Draw a tower in its people's colour, with its shape on the flag."""
    place = box.fitted(TOWER.w / TOWER.h, 0, 1)
    marks = _tower(seat, theme)
    return (Sprite(f"tower:{seat}", marks, TOWER, place, lift=6, shade=theme.shade),)


@lru_cache(maxsize=64)
def _tower(seat: int, theme: Theme) -> Marks:
    flag = Box(0, 0, 44, 36)
    return (
        Drawing("pangea/tower", TOWER, (("wall", theme.seat(seat)), ("edge", theme.edge))),
        Drawing("pangea/flag", flag, (("cloth", _CLOTH), ("edge", theme.edge))),
        *seat_mark(flag.inset(5).shift(1, 0), seat, theme),
    )


def amulet(box: Box, kind: int, theme: Theme, *, state: State = "held") -> Marks:
    """Draw an amulet: golden in a tower, grey in a hand when carried, an outline when missing."""
    b = box.square()
    name = f"pangea/amulet-{d.AMULETS[kind]}"
    if state == "missing":
        ink = mix(theme.panel, theme.ink, 0.34)
        bare = (("metal", ink), ("gem", mix(theme.panel, theme.ink, 0.12)), ("glow", theme.panel))
        return (Sprite(name, (Drawing(name, _AREA, bare),), _AREA, b.inset(b.w * 0.1), alpha=0.6),)
    if state == "carried":
        palm = Box(b.x, b.y + b.h * 0.42, b.w, b.h * 0.58)
        return (
            Emblem("fa:hand_holding", palm, _SKIN if theme.name == "dark" else theme.ink),
            _jewel(b.place(b.w * 0.74, b.w * 0.74, 0.5, -0.08), kind, carried=True),
        )
    return (_jewel(b.inset(-b.w * 0.06), kind),)


def _jewel(box: Box, kind: int, *, carried: bool = False) -> Drawing:
    """Draw an amulet of gold; one that is carried is of grey metal and does not shine."""
    colours: Colours = (("gem", GEMS[kind]),)
    if carried:
        colours = (("metal", METAL), ("gem", mix(GEMS[kind], METAL, 0.35)), ("glow", "#c9cfd6"))
    return Drawing(f"pangea/amulet-{d.AMULETS[kind]}", box, colours)


GEMS = ("#b48af0", "#3fb56a", "#dfe8f2", "#f0605a", "#35b8b0")
"""The stone of each amulet."""
