"""Finished sprites: pixels with their masks, cut so that what is opaque is pasted without one.

Pasting through a mask takes ten times as long as copying, and most of a card is opaque.
"""

import math
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter

from render.colour import rgba

_CORE = 4_000  # opaque pixels in a sprite from which on they are pasted without a mask
_CORNERS = (0, 4, 8, 16, 32)  # rows that hold the round corners of what is else opaque


@dataclass(frozen=True, slots=True)
class Piece:
    """Hold a part of a finished sprite, and where it lies in it; without a mask it is opaque."""

    x: int
    y: int
    colours: Image.Image
    mask: Image.Image | None


@dataclass(frozen=True, slots=True)
class Pasted:
    """Hold a finished sprite: its size in pixels, and its pieces."""

    width: int
    height: int
    pieces: tuple[Piece, ...]


def finished(
    multiplied: Image.Image,
    *,
    veil: str = "",
    alpha: float = 1,
    lift: float = 0,
    shade: str = "",
) -> Pasted:
    """Veil, lift and thin a sprite, then cut it into pieces, one of them opaque if it has a core.

    The image is RGBX: colours multiplied by their alpha, and the alpha in X. `lift` is in pixels.
    """
    if veil:
        multiplied = Image.blend(multiplied, _flat(multiplied, veil), rgba(veil)[3] / 255)
    if lift and shade:
        multiplied = _lifted(multiplied, lift, shade)
    w, h = multiplied.size
    core = _core(multiplied.getchannel("X")) if alpha == 1 else None
    boxes = [(0, 0, w, h)]
    if core:
        left, top, right, bottom = core
        sides = ((0, top, left, bottom), (right, top, w, bottom))
        boxes = [core, (0, 0, w, top), *sides, (0, bottom, w, h)]
    pieces = []
    for box in boxes:
        if box[0] == box[2] or box[1] == box[3]:
            continue
        part = multiplied.crop(box)
        colours, mask = (part.convert("RGB"), None) if box == core else _divided(part)
        if mask and alpha < 1:
            mask = mask.point([round(v * alpha) for v in range(256)])
        pieces.append(Piece(box[0], box[1], colours, mask))
    return Pasted(w, h, tuple(pieces))


def multiplied(image: Image.Image) -> Image.Image:
    """Return an RGBA image as the RGBX image that sprites are made of."""
    return Image.merge("RGBX", image.convert("RGBa").split())


def fall(lift: float) -> tuple[int, int, float]:
    """Return how far right and down a shadow falls, and how far it is blurred: light is left."""
    return round(lift * 0.35), round(lift * 0.7), lift * 0.6


def _flat(multiplied: Image.Image, colour: str) -> Image.Image:
    """Return one colour in the outline of a sprite."""
    mask = multiplied.getchannel("X")
    bands = [mask.point([v * band // 255 for v in range(256)]) for band in rgba(colour)[:3]]
    return Image.merge("RGBX", (*bands, mask))


def _lifted(multiplied: Image.Image, lift: float, shade: str) -> Image.Image:
    """Lay a sprite on its own soft shadow; it grows by the same margin on every side."""
    dx, dy, blur = fall(lift)
    margin = math.ceil(2 * lift) + 1
    size = multiplied.width + 2 * margin, multiplied.height + 2 * margin
    mask = multiplied.getchannel("X")
    dark = Image.new("L", size)
    dark.paste(mask, (margin + dx, margin + dy))
    strength = rgba(shade)[3]
    dark = dark.filter(ImageFilter.GaussianBlur(blur)).point(
        [v * strength // 255 for v in range(256)]
    )
    hole = Image.new("L", size, 255)
    hole.paste(ImageChops.invert(mask), (margin, margin))
    dark = ImageChops.multiply(dark, hole)
    below = _flat(Image.merge("RGBX", (dark, dark, dark, dark)), shade)
    above = Image.new("RGBX", size)
    above.paste(multiplied, (margin, margin))
    return ImageChops.add(above, below)


def _core(mask: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the box of an opaque part that is worth it; pasting through a mask takes ten times."""
    box = mask.point([0] * 255 + [255]).getbbox()
    if box is None:
        return None
    left, top, right, bottom = box
    for rows in _CORNERS:
        core = left, top + rows, right, bottom - rows
        if (right - left) * (bottom - top - 2 * rows) < _CORE:
            return None
        if mask.crop(core).getextrema() == (255, 255):
            return core
    return None


def _divided(multiplied: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Divide colours by their alpha again; return them and the mask."""
    straight = Image.merge("RGBa", multiplied.split()).convert("RGBA")
    return straight.convert("RGB"), straight.getchannel("A")
