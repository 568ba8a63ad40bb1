"""The islands of Pangea: coast and foam, and what grows on each terrain.

Each tile differs from all others by its own chance, which comes from its name.
"""

import math
import random
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from engine.games.pangea.data import LIMIT_OF, TERRAIN_OF, TILE_NAMES
from render.paint import FIGURE, RADIUS, Box, Point, Theme, fade, ink_on, mix, write
from render.paint.scene import Drawing, Emblem, Gradient, Line, Marks, Polygon, Rect, Shadow, Sprite

SHALLOW = 10.0
"""How far the picture of a tile reaches beyond its cell: its shallows, and tops of trees."""
HEADER = 30.0
"""The strip of a tile with its landmark, its protections and its limit."""
_PLAQUE: Final = (68.0, 44.0)
_CLIFF = 6.0
"""How high the land stands above the sea at its southern shore."""
_SPOTS = 52
_ROUND = 5.5
_SAND, _FOAM = "#e3c78d", "#f2fafc"

DARK_LAND: Final = ("#67506f", "#2a5c40", "#646c79", "#b08543", "#5c8a36")
LIGHT_LAND: Final = ("#b79fc2", "#7fb08c", "#b4bcc6", "#ecd193", "#b3d57c")
"""The ground of each terrain."""


def soil(terrain: int, theme: Theme) -> str:
    """Return the colour of a terrain's ground."""
    colour = (DARK_LAND if theme.name == "dark" else LIGHT_LAND)[terrain]
    return mix(colour, theme.surface, 0.25) if theme.palette == "contrast" else colour


def marking(box: Box) -> Point:
    """Return where a marked tile has its mark: its upper left corner, clear of its limit."""
    return box.x + 24, box.y + 4


def island(box: Box, index: int, theme: Theme) -> Marks:
    """Draw the land of a tile with its shallows, and nothing written on it."""
    area = Box(0, 0, box.w, box.h)
    marks = _island(index, area, theme)
    around = (area.inset(-SHALLOW), box.inset(-SHALLOW))
    return (Sprite(f"island:{TILE_NAMES[index]}", marks, *around, lasting=True),)


@lru_cache(maxsize=256)
def _island(index: int, box: Box, theme: Theme) -> Marks:
    return (
        *_shallows(index, box, theme),
        *_shore(index, box, theme),
        *scenery(index, box, theme),
    )


def _shallows(index: int, box: Box, theme: Theme) -> Marks:
    if theme.palette == "contrast":
        return (Polygon(coast(index, box, 3), theme.line),)
    bright = "#3f9fb0" if theme.name == "dark" else "#d6f0f2"
    return (
        Polygon(coast(index, box, SHALLOW - 1), fade(bright, 0.35)),
        Polygon(coast(index, box, 5.5), fade(bright, 0.7)),
        Polygon(coast(index, box, 2.5), fade(_FOAM, 0.9)),
    )


@lru_cache(maxsize=1024)
def limit(box: Box, index: int, overfull: bool, theme: Theme) -> Marks:
    """Draw the plaque with a tile's limit at its upper right, red when it is overfull."""
    at = plaque(box)
    area = Box(0, 0, at.w, at.h)
    marks = _limit(area, LIMIT_OF[index], overfull, theme)
    return (Sprite("limit", marks, area.inset(-8), at.inset(-8)),)


@lru_cache(maxsize=64)
def _limit(at: Box, most: int, overfull: bool, theme: Theme) -> Marks:
    """Draw a plaque with its shadow, as one piece."""
    fill = theme.bad if overfull else theme.card
    ink = ink_on(fill)
    return (
        Shadow(Rect(at, radius=RADIUS), 4, theme.shade),
        Rect(at, fill, theme.edge, 2.5, RADIUS),
        Emblem("fa:user", at.place(28, 28, 0.12), ink),
        write(at.pad(left=30), str(most), ink, FIGURE, weight="bold",
              align="c", role="figure"),
    )  # fmt: skip


def plaque(box: Box) -> Box:
    """Return where the limit of a tile stands, in a cell."""
    wide, high = _PLAQUE
    return Box(box.right + 2 - wide, box.y - 12, wide, high)


def _shore(index: int, box: Box, theme: Theme) -> Marks:
    """Draw the beach and the ground of a tile."""
    ground = soil(TERRAIN_OF[index], theme)
    sand = _SAND if theme.palette == "standard" else theme.edge
    if theme.name == "dark":
        sand = mix(sand, "#000000", 0.18)
    cliff = tuple((x, y + _CLIFF) for x, y in coast(index, box, -2))
    return (
        Polygon(cliff, mix(sand, "#20140a", 0.62)),
        Polygon(coast(index, box, -1), sand),
        Polygon(coast(index, box, -6), Gradient(mix(ground, "#ffffff", 0.1),
                                                mix(ground, "#000000", 0.14))),
    )  # fmt: skip


@lru_cache(maxsize=512)
def coast(index: int, box: Box, out: float) -> tuple[Point, ...]:
    """Return the outline of a tile, `out` units outside its own shore."""
    rng = random.Random(TILE_NAMES[index])
    swings = [(n, rng.uniform(0.6, 2.0), rng.uniform(0, math.tau)) for n in (3, 5, 8, 13)]
    rx, ry = box.w / 2 - 3 + out, box.h / 2 - 3 + out
    spots = []
    for i in range(_SPOTS):
        turn = math.tau * i / _SPOTS
        cos, sin = math.cos(turn), math.sin(turn)
        reach = (abs(cos / rx) ** _ROUND + abs(sin / ry) ** _ROUND) ** (-1 / _ROUND)
        reach -= 2.5 - sum(depth * math.sin(n * turn + start) for n, depth, start in swings) / 2
        spots.append((round(box.cx + reach * cos, 1), round(box.cy + reach * sin, 1)))
    return tuple(spots)


def waves(area: Box, seed: int, colour: str) -> Marks:
    """Draw a few crests of waves."""
    rng = random.Random(f"waves {seed}")
    marks: Marks = ()
    for row in range(3):
        x = area.x + rng.uniform(0.14, 0.62) * area.w
        y = area.y + area.h * (0.36 + 0.22 * row) + rng.uniform(-8, 8)
        w = rng.uniform(15, 22)
        marks += (_crest(x, y, w, colour),)
    return marks


def etched(area: Box, creature: str, ink: str) -> Marks:
    """Draw what is etched on the sea of a chart: a beast, a ship, a rose of the winds."""
    spot = area.pad(top=30).place(area.w * 0.8, area.h * 0.62, 0.55, 0.6)
    return (Drawing(f"pangea/{creature}", spot, (("ink", ink),)),)


def _crest(x: float, y: float, w: float, colour: str) -> Line:
    spots = [(x + w * i / 4, y - 5 * abs(math.sin(math.pi * i / 8))) for i in range(-4, 13)]
    return Line(tuple(spots), colour, 3)


# What grows there. Everything stands within the shore; what is nearer is drawn later.

Plan = tuple[tuple[float, float, str, float], ...]
"""Where things stand: shares of the tile's width and height (of their foot), file, height."""


def scenery(index: int, box: Box, theme: Theme) -> Marks:
    """Draw what grows on a tile, and its landmark in the middle above."""
    rng = random.Random(f"{TILE_NAMES[index]} grows")
    terrain = TERRAIN_OF[index]
    plan = sorted(_GROWTH[terrain](rng), key=lambda each: each[1])
    marks: Marks = ()
    for u, v, file, high in plan:
        wide = high * _RATIO[file]
        x, y = box.at(u, v)
        foot = Box(x - wide / 2, y - high, wide, high)
        marks += (Drawing(f"pangea/{file}", foot, _tones(file, terrain, theme)),)
    return marks


_RATIO: Final = {
    "fir": 100 / 130, "peak": 140 / 110, "dune": 140 / 60, "cactus": 100 / 130,
    "tuft": 100 / 70, "reeds": 100 / 130, "pool": 100 / 40, "stone": 60 / 40,
}  # fmt: skip


def _tones(file: str, terrain: int, theme: Theme) -> tuple[tuple[str, str], ...]:
    """Return the colours of what grows: near those of the ground, for the land is quiet."""
    ground = soil(terrain, theme)
    dark = theme.name == "dark"
    match file:
        case "fir":
            return (("leaf", "#3a8458" if dark else "#3f8c5e"),)
        case "peak" | "stone":
            return (("rock", mix(ground, "#ffffff", 0.14) if dark else "#8f99a8"),)
        case "dune":
            return (("sand", mix(ground, "#ffe2a0", 0.22)),)
        case "cactus":
            return (("flesh", "#3f8a4a"),)
        case "tuft":
            return (("blade", "#93c455" if dark else "#6fa03c"),)
        case "reeds":
            return (("stem", "#93a35c" if dark else "#6c7a3e"), ("head", "#4a2f22"))
    return ()


def _scattered(
    rng: random.Random, file: str, places: tuple[Point, ...], high: tuple[float, float]
) -> Plan:
    """Return a thing near each of the places, a little moved, in one of three sizes."""
    sizes = (high[0], round(sum(high) / 2), high[1])
    return tuple(
        (u + rng.uniform(-0.04, 0.04), v + rng.uniform(-0.03, 0.03), file, rng.choice(sizes))
        for u, v in places
    )


def _heath(rng: random.Random) -> Plan:
    pools = _scattered(rng, "pool", ((0.3, 0.52), (0.72, 0.74), (0.26, 0.9)), (13, 19))
    reeds = _scattered(
        rng, "reeds", ((0.42, 0.36), (0.56, 0.34), (0.9, 0.62), (0.1, 0.6), (0.6, 0.96)), (38, 52)
    )
    return pools + reeds


def _wood(rng: random.Random) -> Plan:
    back = ((0.42, 0.3), (0.57, 0.32), (0.5, 0.36), (0.08, 0.5), (0.92, 0.52))
    front = ((0.1, 0.94), (0.9, 0.95), (0.5, 0.97), (0.3, 0.58), (0.72, 0.6), (0.06, 0.72),
             (0.95, 0.74))  # fmt: skip
    return _scattered(rng, "fir", back, (44, 56)) + _scattered(rng, "fir", front, (34, 44))


def _heights(rng: random.Random) -> Plan:
    peaks = _scattered(rng, "peak", ((0.5, 0.37), (0.2, 0.56), (0.82, 0.58)), (40, 56))
    stones = _scattered(rng, "stone", ((0.5, 0.68), (0.12, 0.94), (0.88, 0.93), (0.4, 0.95)),
                        (12, 20))  # fmt: skip
    return peaks + stones


def _sands(rng: random.Random) -> Plan:
    dunes = _scattered(rng, "dune", ((0.24, 0.5), (0.78, 0.52), (0.5, 0.72), (0.2, 0.93),
                                     (0.8, 0.94)), (22, 32))  # fmt: skip
    return dunes + _scattered(rng, "cactus", ((0.5, 0.36), (0.92, 0.7)), (44, 54))


def _meadow(rng: random.Random) -> Plan:
    spots = ((0.46, 0.34), (0.56, 0.35), (0.14, 0.46), (0.84, 0.48), (0.34, 0.6), (0.66, 0.64),
             (0.1, 0.74), (0.9, 0.78), (0.46, 0.84), (0.2, 0.95), (0.76, 0.96))  # fmt: skip
    return _scattered(rng, "tuft", spots, (22, 34))


_GROWTH: Final[tuple[Callable[[random.Random], Plan], ...]] = (
    _heath, _wood, _heights, _sands, _meadow,
)  # fmt: skip


def bridge(start: Box, end: Box, theme: Theme) -> Marks:
    """Draw a footbridge between two tiles beside each other: characters walk there."""
    level = abs(end.cx - start.cx) > abs(end.cy - start.cy)
    x, y = (start.cx + end.cx) / 2, (start.cy + end.cy) / 2
    area = Box(0, 0, 34, 22)
    marks = (Drawing("pangea/bridge", area, (("wood", "#a9784a"),)),)
    place = Box.around(x, y + (30 if level else 0), area.w, area.h)
    return (Sprite("bridge", marks, area, place, 0 if level else 90),)
