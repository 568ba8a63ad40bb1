"""Cards as a hand holds them: overlapping, a little tilted, those that can be played raised.

The first card lies lowest, so that a card's left edge is what is seen of it under its neighbour.
"""

import math
from collections.abc import Collection
from dataclasses import dataclass

from render.paint import GAP, RADIUS, Box, Marks, Polygon, Rect, Shadow, Sprite, Theme, fade
from render.widgets.dice_counters_and_marks import choosable

CARD = 5 / 7
"""Width to height of a card."""
TILT = 1.5
"""How much a card is turned, in degrees: to the left, to the right, or not at all, so that equal
cards are often equal pictures."""
RAISED = 26.0
"""How much higher a card lies that can be played."""

_SAG = 12.0
AROUND = RAISED + _SAG
"""How much higher than its cards a hand is."""
_DIM = 0.16
_RIM = 7.0
"""How much larger than a card its rim is."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Say where a card of a hand lies: its unturned box, and degrees clockwise."""

    box: Box
    angle: float


def held(box: Box, n: int, *, raised: Collection[int] = ()) -> tuple[CardPlace, ...]:
    """Return the places of `n` cards in a box, from the left; those `raised` lie higher.

    Cards are as high as the box allows and keep apart while there is room.
    """
    high = box.h - AROUND
    wide = min(high * CARD, box.w)
    high = wide / CARD
    slack = wide * 0.02  # what a tilt adds at the corners
    room = box.inset(slack, 0)
    step = min(wide + GAP, (room.w - wide) / (n - 1)) if n > 1 else 0.0
    left = room.cx - (wide + step * (n - 1)) / 2
    places = []
    for i in range(n):
        turn = (2 * i / (n - 1) - 1) if n > 1 else 0.0
        top = box.y + RAISED + _SAG * turn * turn - (RAISED if i in raised else 0.0)
        places.append(CardPlace(Box(left + i * step, top, wide, high), TILT * round(turn)))
    return tuple(places)


def shown(
    place: CardPlace, key: str, marks: Marks, area: Box, theme: Theme, *, bright: bool = True
) -> Marks:
    """Draw a card, whose marks are made for `area`, at its place; not bright, it is dimmer."""
    veil = "" if bright else fade(theme.ground, _DIM)
    return (
        Sprite(key, marks, area, place.box, place.angle, veil, 1, 12 if bright else 7, theme.shade),
    )


def lying(
    place: CardPlace, key: str, marks: Marks, area: Box, theme: Theme, *,
    rim: bool = False, dim: bool = False, radius: float = RADIUS,
) -> Marks:  # fmt: skip
    """Draw a card of which only the face is its own: shadow, rim and veil are those of all cards.

    One with a `rim` can be chosen now, a `dim` one cannot. `radius` is that of its corners in
    `area`.
    """
    box = Box(round(place.box.x), round(place.box.y), place.box.w, place.box.h)
    k, place = box.w / area.w, CardPlace(box, place.angle)  # equal cards have equal parts
    drawn: Marks = (Shadow(Rect(box, radius=radius * k), 12 if rim else 7, theme.shade),)
    if rim:
        outer = area.inset(-_RIM)
        edge = choosable(area, theme, radius)
        drawn += (Sprite("rim", edge, outer, box.inset(-_RIM * k), place.angle),)
    drawn += (Sprite(key, marks, area, box, place.angle),)
    return drawn + ((_veil(place, radius * k, theme),) if dim else ())


def _veil(place: CardPlace, radius: float, theme: Theme) -> Polygon:
    """Return what dims a card: no sprite, so that laws see through it what is written."""
    box, turn, cut = place.box.inset(1), math.radians(place.angle), radius * 0.3
    corners: list[tuple[float, float]] = []
    for x, y, dx, dy in (
        (box.x, box.y, 1, 1), (box.right, box.y, -1, 1),
        (box.right, box.bottom, -1, -1), (box.x, box.bottom, 1, -1),
    ):  # fmt: skip
        ends = [(x, y + dy * cut), (x + dx * cut, y)]
        corners += ends if dx == dy else reversed(ends)
    around = [(x - box.cx, y - box.cy) for x, y in corners]
    cos, sin = math.cos(turn), math.sin(turn)
    spots = tuple((box.cx + x * cos - y * sin, box.cy + x * sin + y * cos) for x, y in around)
    return Polygon(spots, fade(theme.ground, _DIM))
