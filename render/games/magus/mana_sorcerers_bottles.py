"""The marks of Magus: signs of mana, robed Sorcerers, bottles, how a potion is used.

Colours never stand alone: each mana has a sign of its own, each kind of Sorcerer its height and
hat, each colour of potion its glass.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.magus.data import KINDS, LASTING, POTIONS, SINGLE, colour_of
from render.paint import FIGURE, NOTE, Box, Theme, fade, mix, seat_and_suit_symbols, write
from render.paint.scene import Drawing, Emblem, Marks, Rect, Sprite
from render.paint.theme import LIGHT, SHAPES
from .potion_and_power_icons import POTION_ICONS

CREAM, SEPIA = "#efe3c8", "#2a2118"
"""Parchment, and what is written on it."""

_HUES: Final = ("yellow", "green", "blue", "purple", "red", "grey")
SIGNS: Final = ("sun", "leaf", "drop", "moon", "flame", "spark")
_GLASSES: Final = ("flask", "carafe", "cone", "gourd", "urn")
_BANDS: Final = 7

_FIGURE = Box(0, 0, 100, 160)
_CHESTS: Final = ((132.0, 36.0), (130.0, 42.0), (128.0, 40.0), (133.0, 40.0))
"""By kind: where the seat's shape lies on the robe, and how large it is."""
HEIGHTS: Final = (0.56, 0.75, 0.9, 1.0)
"""By kind: how high a figure is, as a share of its box."""
SLIM: Final = _FIGURE.w / _FIGURE.h

_LINES, _LINE = 3, 44.0
_BOTTLE = Box(0, 0, 100, 120)
_LABEL = Box(23, 57, 54, 51)


def hue(theme: Theme, mana: int) -> str:
    """Return the colour of a mana."""
    return theme.hue(_HUES[mana])


def crystal(box: Box, mana: int, theme: Theme) -> Marks:
    """Draw the sign of a mana: sun, leaf, drop, moon, flame, and a spark for the colourless."""
    return seat_and_suit_symbols.sign(f"magus/{SIGNS[mana]}")(box, hue(theme, mana), "")


def figure(box: Box, kind: int, seat: int, theme: Theme) -> Marks:
    """Draw a Sorcerer that stands on the lower edge of the box, in the seat's colour and shape.

    An Apprentice is a small hood, an Initiate has a cap, a Mage a hat, an Archmage hat and staff.
    """
    chest, side = _CHESTS[kind]
    marks: Marks = (Drawing(f"magus/{KINDS[kind]}", _FIGURE, (("robe", theme.seat(seat)),)),)
    marks += seat_and_suit_symbols.shape(
        SHAPES[seat], Box.around(50, chest, side), theme.on_seat(seat)
    )
    place = box.fitted(SLIM, 0.5, 1.0)
    return (Sprite(f"sorcerer:{kind}:{seat}", marks, _FIGURE, place, lift=4, shade=theme.shade),)


def bottle(box: Box, card: int, theme: Theme, *, dim: bool = False) -> Marks:
    """Draw a potion: glass by its colour, a band for each mana it costs, its emblem as label.

    One that is used is `dim`.
    """
    manas = [mana for mana, count in enumerate(POTIONS[card].cost) for _ in range(count)]
    glass = mix(theme.panel, "#8fb4c4", 0.25)
    own = colour_of(card)
    manas.sort(key=lambda mana: mana != own)  # its own colour lies lowest
    bands = [hue(theme, mana) for mana in manas] + [glass] * (_BANDS - len(manas))
    colours = (("glass", glass), *((f"b{i + 1}", band) for i, band in enumerate(bands)))
    marks: Marks = (
        Drawing(f"magus/{_GLASSES[own]}", _BOTTLE, colours),
        Rect(_LABEL, CREAM, SEPIA, 1.5, 4),
        Emblem(POTION_ICONS[card], _LABEL.inset(4), SEPIA),
    )
    place = box.fitted(_BOTTLE.w / _BOTTLE.h, 0.5, 1.0)
    veil = fade(theme.ground, 0.6) if dim else ""
    return (Sprite(f"bottle:{card}", marks, _BOTTLE, place, veil=veil),)


def vial(box: Box, colour: int, theme: Theme, *, full: bool = True) -> Marks:
    """Draw a bottle of a colour without a label, full or empty: potions that are counted."""
    glass = mix(theme.panel, "#8fb4c4", 0.25)
    filled = hue(theme, colour) if full else glass
    colours = tuple((f"b{i + 1}", filled) for i in range(_BANDS))
    place = box.fitted(_BOTTLE.w / _BOTTLE.h)
    return (Drawing(f"magus/{_GLASSES[colour]}", place, (("glass", glass), *colours)),)


def _lines(cost: Sequence[int], first: int) -> list[tuple[int, list[int]]]:
    """Return a cost by colour, `first` first; of many, those of which one is asked share a line."""
    colours = sorted((m for m, count in enumerate(cost) if count), key=lambda m: m != first)
    lines = [(cost[mana], [mana]) for mana in colours]
    return lines if len(lines) <= _LINES else [lines[0], (1, colours[1:])]


def price(box: Box, cost: Sequence[int], first: int, theme: Theme) -> Marks:
    """Draw a cost from below, `first` lowest: a number for each colour with its sign.

    Many colours of which one each is asked share a number.
    """
    lines = _lines(cost, first)
    high = min(_LINE, box.h / len(lines))
    marks: Marks = ()
    for i, (count, manas) in enumerate(lines):
        line = Box(box.x, box.bottom - (i + 1) * high, box.w, high)
        figure_box, signs = line.split(28, 2)
        marks += (write(figure_box, str(count), theme.ink, FIGURE, weight="bold", align="r"),)
        if len(manas) == 1:
            marks += crystal(signs.place(34, 34, 0.0), manas[0], theme)
            continue
        cells = signs.place(40, 44, 0.0).grid(2, -(-len(manas) // 2), 2)
        for mana, cell in zip(manas, cells, strict=False):
            marks += crystal(cell.square(), mana, theme)
    return marks


def line_price(box: Box, cost: Sequence[int], first: int) -> Marks:
    """Draw a cost on one line of a label, as large as it is high: numbers with their signs."""
    marks: Marks = ()
    for count, manas in _lines(cost, first):
        figure_box, box = box.split(28, 1)
        marks += (write(figure_box, str(count), SEPIA, FIGURE, weight="bold", align="r"),)
        signs, box = box.split(34 if len(manas) == 1 else 46, 4)
        cells = (signs,) if len(manas) == 1 else signs.grid(2, -(-len(manas) // 2), 2)
        for mana, cell in zip(manas, cells, strict=False):
            marks += crystal(cell.square().inset(1), mana, LIGHT)
    return marks


def use_sign(box: Box, card: int, ink: str) -> Marks:
    """Draw how a potion is used: 1× for once, a turning arrow for each turn, or nothing."""
    use = POTIONS[card].use
    if use == LASTING:
        return ()
    if use == SINGLE:
        return (write(box, "1×", ink, NOTE, weight="bold"),)
    return (Emblem("mdi:autorenew", box.place(box.h, box.h, 0.0), ink),)
