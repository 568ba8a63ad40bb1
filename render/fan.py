"""Cards as a hand holds them: overlapping, a little tilted, those that can be played raised.

The first card lies lowest, so that a card's left edge is what is seen of it under its neighbour.
"""

from collections.abc import Collection
from dataclasses import dataclass

from render.colour import fade
from render.layout import GAP, Box
from render.scene import Marks, Sprite
from render.theme import Theme

CARD = 5 / 7
"""Width to height of a card."""
TILT = 2.0
"""The most that a card is turned, in degrees."""
RAISED = 26.0
"""How much higher a card lies that can be played."""

_SAG = 12.0
_DIM = 0.16


@dataclass(frozen=True, slots=True)
class Held:
    """Say where a card of a hand lies: its unturned box, and degrees clockwise."""

    box: Box
    angle: float


def held(
    box: Box, n: int, *, raised: Collection[int] = (), ratio: float = CARD, tilt: float = TILT
) -> tuple[Held, ...]:
    """Return the places of `n` cards in a box, from the left; those `raised` lie higher.

    Cards are as high as the box allows and keep apart while there is room.
    """
    high = box.h - RAISED - _SAG
    wide = min(high * ratio, box.w)
    high = wide / ratio
    slack = wide * 0.02  # what a tilt adds at the corners
    room = box.inset(slack, 0)
    step = min(wide + GAP, (room.w - wide) / (n - 1)) if n > 1 else 0.0
    left = room.cx - (wide + step * (n - 1)) / 2
    places = []
    for i in range(n):
        turn = (2 * i / (n - 1) - 1) if n > 1 else 0.0
        top = box.y + RAISED + _SAG * turn * turn - (RAISED if i in raised else 0.0)
        places.append(Held(Box(left + i * step, top, wide, high), round(tilt * turn)))
    return tuple(places)


def shown(
    place: Held, key: str, marks: Marks, area: Box, theme: Theme, *, bright: bool = True
) -> Marks:
    """Draw a card, whose marks are made for `area`, at its place; not bright, it is dimmer."""
    veil = "" if bright else fade(theme.ground, _DIM)
    return (
        Sprite(key, marks, area, place.box, place.angle, veil, 1, 12 if bright else 7, theme.shade),
    )
