"""Finished sprites: pixels with their masks, cut so that what is opaque is pasted without one.

Pasting through a mask takes ten times as long as copying, and most of a card is opaque. Shadows are
apart: all cards of a size share one.
"""

import hashlib
import math
from dataclasses import dataclass
from functools import cached_property

from PIL import Image, ImageChops, ImageFilter

_CORE = 4_000  # opaque pixels in a sprite from which on they are pasted without a mask
_RIMS = (0, 4, 10, 18, 32)  # how far round corners and slanting edges reach in
_COARSE = 4  # a shadow is blurred at so small a part of its size, unless it is sharper

Rect = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Piece:
    """Hold a part of a finished sprite, and where it lies in it; without a mask it is opaque.

    A part of a shadow has no pixels: it is poured in one colour.
    """

    x: int
    y: int
    pixels: Image.Image | None
    mask: Image.Image | None

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height in pixels."""
        some = self.pixels or self.mask
        assert some is not None
        return some.size


@dataclass(frozen=True)
class FinishedSprite:
    """Hold a finished sprite: its size in pixels, and its pieces."""

    width: int
    height: int
    pieces: tuple[Piece, ...]

    @property
    def held(self) -> int:
        """Return how many bytes it takes: four for a pixel, one for its mask."""
        return sum(
            one.size[0] * one.size[1] * (4 * (one.pixels is not None) + (one.mask is not None))
            for one in self.pieces
        )

    @property
    def mask(self) -> Image.Image:
        """Return the whole mask."""
        whole = Image.new("L", (self.width, self.height))
        for piece in self.pieces:
            whole.paste(piece.mask or 255, (piece.x, piece.y, *_end(piece)))
        return whole

    @cached_property
    def outline(self) -> bytes:
        """Return a digest of the mask: sprites of equal outlines have equal shadows."""
        told = repr((self.width, self.height)).encode()
        return hashlib.blake2b(told + self.mask.tobytes(), digest_size=16).digest()


def finished(image: Image.Image, alpha: float = 1) -> FinishedSprite:
    """Cut an image into pieces, one of them opaque if it has a core; thin it before.

    It is RGBA, or RGBX: then its colours are multiplied by their alpha, which is in X.
    """
    (w, h), mask = image.size, faint(image.getchannel(3), alpha)
    whole = mask.getbbox()
    if whole is None:
        return FinishedSprite(w, h, ())
    core = _core(mask)
    pieces = [Piece(core[0], core[1], image.crop(core).convert("RGB"), None)] if core else []
    for box in _around(whole, core):
        part = image.crop(box)
        pixels = (divided(part) if image.mode == "RGBX" else part).convert("RGB")
        pieces.append(Piece(box[0], box[1], pixels, mask.crop(box)))
    return FinishedSprite(w, h, tuple(pieces))


def shadow(sprite: FinishedSprite, lift: float, strength: float) -> FinishedSprite:
    """Return the soft shadow of a sprite that lies `lift` pixels high, without what it covers."""
    opaque = next((piece for piece in sprite.pieces if piece.mask is None), None)
    return cast(
        sprite.mask, lift, strength, (opaque.x, opaque.y, *_end(opaque)) if opaque else None
    )


def cast(mask: Image.Image, lift: float, strength: float, core: Rect | None) -> FinishedSprite:
    """Return the soft shadow of a mask that lies `lift` pixels high, but not below its core."""
    dx, dy, blur = fall(lift)
    dark, margin = soft(mask, blur)
    dark = faint(dark, strength)
    x, y = dx - margin, dy - margin
    if 255 not in mask.getextrema():  # it would show through what is faint
        hole = Image.new("L", dark.size, 255)
        hole.paste(ImageChops.invert(mask), (-x, -y))
        dark = ImageChops.multiply(dark, hole)
    if core:
        core = core[0] - x, core[1] - y, core[2] - x, core[3] - y
    boxes = _around((0, 0, *dark.size), core)
    pieces = [Piece(box[0] + x, box[1] + y, None, dark.crop(box)) for box in boxes]
    return FinishedSprite(*mask.size, tuple(pieces))


def veil(piece: Piece, strength: float) -> Image.Image:
    """Return the mask through which a veil is poured on a piece."""
    if piece.mask is None:
        return Image.new("L", piece.size, round(255 * strength))
    return faint(piece.mask, strength)


def divided(multiplied: Image.Image) -> Image.Image:
    """Return an RGBX image with its colours divided by their alpha again, as RGBA."""
    return Image.merge("RGBa", multiplied.split()).convert("RGBA")


def fall(lift: float) -> tuple[int, int, float]:
    """Return how far right and down a shadow falls, and how far it is blurred: light is left."""
    return round(lift * 0.35), round(lift * 0.7), lift * 0.6


def soft(mask: Image.Image, blur: float) -> tuple[Image.Image, int]:
    """Return a mask blurred, and by how much it is larger on each side."""
    coarse = min(_COARSE, max(1, int(blur)))
    margin = -(-(math.ceil(2 * blur) + 1) // coarse) * coarse
    size = mask.width + 2 * margin, mask.height + 2 * margin
    few = Image.new("L", (-(-size[0] // coarse), -(-size[1] // coarse)))
    few.paste(mask.reduce(coarse) if coarse > 1 else mask, (margin // coarse, margin // coarse))
    few = few.filter(ImageFilter.GaussianBlur(blur / coarse))
    if coarse > 1:
        share = (0.0, 0.0, size[0] / coarse, size[1] / coarse)
        few = few.resize(size, Image.Resampling.BILINEAR, share)
    return few, margin


def faint(mask: Image.Image, share: float) -> Image.Image:
    """Return a mask with all of it as faint as the share (0-1)."""
    return Image.blend(Image.new("L", mask.size), mask, share) if share < 1 else mask


def _end(piece: Piece) -> tuple[int, int]:
    return piece.x + piece.size[0], piece.y + piece.size[1]


def _around(whole: Rect, core: Rect | None) -> list[Rect]:
    """Return the parts of a box around a core, all of it if there is none."""
    x0, y0, x1, y1 = whole
    if core is None:
        return [whole]
    left, top, right, bottom = core
    parts = [(x0, y0, x1, top), (x0, top, left, bottom), (right, top, x1, bottom)]
    parts.append((x0, bottom, x1, y1))
    return [part for part in parts if part[0] < part[2] and part[1] < part[3]]


def _core(mask: Image.Image) -> Rect | None:
    """Return the box of an opaque part that is worth it; pasting through a mask takes ten times."""
    if mask.width * mask.height < _CORE:
        return None
    box = mask.point([0] * 255 + [255]).getbbox()
    if box is None:
        return None
    left, top, right, bottom = box
    for rim in _RIMS:
        for core in (
            (left, top + rim, right, bottom - rim),
            (left + rim, top + rim, right - rim, bottom - rim),
        ):
            if core[2] - core[0] <= 0 or core[3] - core[1] <= 0:
                return None
            if (core[2] - core[0]) * (core[3] - core[1]) < _CORE:
                return None
            if mask.crop(core).getextrema() == (255, 255):
                return core
    return None
