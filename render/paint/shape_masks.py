"""Masks of single marks: drawn at four times their size, shrunk, and kept.

A stamp does not know its colour or its place, so that all equal marks of a picture, and of every
later picture, share one.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from render.paint import compositing, font_metrics, icon_fonts, memory_cache, scene
from render.paint.shape_outlines import FINE, Outline

_STORE_BYTES = 8 * 1024 * 1024
_LARGE = 10_000  # pixels of a rectangle from which on it is worth drawing in parts
_ROUNDED = 0.75  # pixels by which a line may be wider or narrower than it was measured
_TURNED = 0.02  # how far the edge of a card comes in where it is turned, in shares of its length


@dataclass(frozen=True, slots=True)
class PlacedMask:
    """Hold a mask and the place of its left top corner, in pixels from its mark's origin."""

    mask: Image.Image
    x: int
    y: int

    @property
    def box(self) -> compositing.Rect:
        """Return the box that the mask covers."""
        return self.x, self.y, self.x + self.mask.width, self.y + self.mask.height


@dataclass(frozen=True, slots=True)
class Parts:
    """Hold a rectangle, or its edge, as boxes that are full and stamps of its round corners."""

    blocks: tuple[compositing.Rect, ...]
    corners: tuple[PlacedMask, ...]


STAMPS: memory_cache.MemoryCache[PlacedMask] = memory_cache.MemoryCache(
    _STORE_BYTES, lambda stamp: stamp.mask.width * stamp.mask.height + 400
)


def filled(shape: Outline, alpha: int = 255) -> PlacedMask:
    """Return the stamp of a shape's inside."""
    home, x, y = at_home(shape)
    kept = STAMPS.get(
        ("fill", home, alpha), lambda: PlacedMask(_thinned(_inside(home), alpha), 0, 0)
    )
    return PlacedMask(kept.mask, x, y)


def stroked(shape: Outline, width: float, alpha: int) -> PlacedMask:
    """Return the stamp of a shape's edge, `width` pixels wide."""
    home, x, y = at_home(shape)
    kept = STAMPS.get(("stroke", home, width, alpha), lambda: _edge(home, width).thinned(alpha))
    return PlacedMask(kept.mask, x + kept.x, y + kept.y)


@lru_cache(maxsize=1024)
def parted(shape: Outline, width: float = 0) -> Parts | None:
    """Return the parts of a rectangle, or of its edge `width` pixels wide; None if it is small.

    Only corners are masks: these are the same for rectangles of all sizes.
    """
    if shape.kind != "rect":
        return None
    left, top, right, bottom = (side // FINE for side in shape.bounds())
    w, h, wide = right - left, bottom - top, max(1, round(width)) if width else 0
    reach = max(-(-shape.radius // FINE), wide) if shape.radius else 0
    if w * h < _LARGE or min(w, h) <= 2 * max(reach, wide):
        return None
    inner, outer = left + reach, right - reach
    high, low = top + max(reach, wide), bottom - max(reach, wide)
    blocks: tuple[compositing.Rect, ...]
    if wide:
        blocks = (inner, top, outer, top + wide), (inner, bottom - wide, outer, bottom)
        blocks += (left, high, left + wide, low), (right - wide, high, right, low)
    else:
        blocks = ((inner, top, outer, bottom),)
        blocks += ((left, high, inner, low), (outer, high, right, low)) if reach else ()
    corners = (
        PlacedMask(_corner(shape.radius, wide, reach, east, south), x, y)
        for east, x in enumerate((left, right - reach))
        for south, y in enumerate((top, bottom - reach))
    )
    return Parts(blocks, tuple(corners) if reach else ())


@lru_cache(maxsize=8192)
def at_home(shape: Outline) -> tuple[Outline, int, int]:
    """Move an outline to the origin by whole pixels; return it and where it was."""
    left, top, _, _ = shape.bounds()
    x, y = left // FINE, top // FINE
    return shape.moved(-x * FINE, -y * FINE), x, y


def covered(shape: Outline) -> compositing.Rect:
    """Return the pixels that the inside of a shape lies in."""
    left, top, right, bottom = shape.bounds()
    x, y = left // FINE, top // FINE
    return x, y, max(x + 1, -(-right // FINE)), max(y + 1, -(-bottom // FINE))


def ringed(shape: Outline, width: float, glow: float) -> PlacedMask:
    """Return the stamp of a halo: a line around the shape, and light around the line."""
    home, x, y = at_home(shape)
    kept = STAMPS.get(("halo", home, width, glow), lambda: _halo(home, width, glow))
    return PlacedMask(kept.mask, x + kept.x, y + kept.y)


def shadowed(shape: Outline, lift: float, alpha: int) -> compositing.FinishedSprite:
    """Return the soft shadow of a shape at the origin that lies `lift` pixels high."""
    return compositing.cast(_inside(shape), lift, alpha / 255, _deep(shape))


def emblem(icon: str, side: int) -> PlacedMask:
    """Return the stamp of an icon in a square of `side` pixels."""
    return STAMPS.get(("icon", icon, side), lambda: PlacedMask(icon_fonts.mask(icon, side), 0, 0))


def lower_edges(icon: str, side: int) -> PlacedMask:
    """Return the stamp of an icon's edges away from the light."""
    deep = _embossing(side)

    def make() -> PlacedMask:
        whole = emblem(icon, side).mask
        moved = ImageChops.offset(whole, -deep, -deep)
        moved.paste(0, (side - deep, 0, side, side))
        moved.paste(0, (0, side - deep, side, side))
        return PlacedMask(ImageChops.subtract(whole, moved), 0, 0)

    return STAMPS.get(("edges", icon, side), make)


def below(icon: str, side: int) -> PlacedMask:
    """Return the stamp of an icon's shadow."""
    deep = _embossing(side)

    def make() -> PlacedMask:
        margin = 3 * deep
        mask = Image.new("L", (side + 2 * margin, side + 2 * margin))
        mask.paste(emblem(icon, side).mask, (margin, margin))
        return PlacedMask(
            mask.filter(ImageFilter.GaussianBlur(deep)), deep - margin, 2 * deep - margin
        )

    return STAMPS.get(("below", icon, side), make)


def _embossing(side: int) -> int:
    """Return how deep an icon of a size is embossed."""
    return max(1, round(side * 0.035))


def thinned(stamp: PlacedMask, alpha: int) -> PlacedMask:
    """Return a stamp with all of it as faint as the alpha (0-255)."""
    return PlacedMask(_thinned(stamp.mask, alpha), stamp.x, stamp.y)


def lettered(
    text: str, family: scene.Family, weight: scene.Weight, size: float, alpha: int = 255,
    apart: float = 0, wave: float = 0, scale: float = 1,
) -> PlacedMask:  # fmt: skip
    """Return the stamp of a line of text, its origin at the left end of the baseline.

    Its letters are `apart` sizes more than they would be, and up and down by `wave` sizes. It is
    `scale` times as wide as it was measured at that scale: small letters are rounded otherwise.
    """

    def make() -> PlacedMask:
        measured = font_metrics.font(family, weight, round(size / scale, 6))
        if scale < 1 and not apart and not wave:
            return thinned(_shrunk(text, measured, scale), alpha)
        side, up, down = (math.ceil(share * size) for share in (0.5, 1.3, 0.6))
        wide = measured.getlength(text) * scale + len(text) * apart * size
        mask = Image.new("L", (math.ceil(wide) + 2 * side, up + down))
        face, draw = font_metrics.font(family, weight, size), ImageDraw.Draw(mask)
        if abs(face.getlength(text) - wide) <= _ROUNDED and not wave:
            draw.text((side, up), text, fill=255, font=face, anchor="ls")
        else:
            for at, letter in enumerate(text):
                step = measured.getlength(text[:at]) * scale + at * apart * size
                y = up - wave * size * math.sin(at)
                draw.text((side + step, y), letter, fill=255, font=face, anchor="ls")
        left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
        mask = mask.crop((left, top, right, bottom))
        return PlacedMask(_thinned(mask, alpha), left - side, top - up)

    return STAMPS.get(("text", text, family, weight, size, alpha, apart, wave, scale), make)


def _shrunk(text: str, face: ImageFont.FreeTypeFont, scale: float) -> PlacedMask:
    """Return the stamp of a line drawn with the face it was measured with, and then made smaller.

    Small letters and spaces drawn at their size are of whole pixels: words would run together.
    """
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    x, y = math.floor(left * scale) - 1, math.floor(top * scale) - 1
    w, h = math.ceil(right * scale) + 1 - x, math.ceil(bottom * scale) + 1 - y
    mask = Image.new("L", (math.ceil(w / scale), math.ceil(h / scale)))
    ImageDraw.Draw(mask).text((-x / scale, -y / scale), text, fill=255, font=face, anchor="ls")
    small = mask.resize((w, h), Image.Resampling.LANCZOS, (0, 0, w / scale, h / scale))
    return PlacedMask(small, x, y)


def _deep(shape: Outline) -> compositing.Rect | None:
    """Return what is far inside a rectangle: what lies there covers it, turned a little too."""
    if shape.kind != "rect":
        return None
    left, top, right, bottom = covered(shape)
    x, y = (
        round(_TURNED * side) + shape.radius // (2 * FINE) for side in (bottom - top, right - left)
    )
    core = left + x, top + y, right - x, bottom - y
    return core if core[0] < core[2] and core[1] < core[3] else None


def _corner(radius: int, width: int, side: int, east: int, south: int) -> Image.Image:
    """Return the mask of a corner of a rounded rectangle, or of its edge; `radius` on the grid."""

    def make() -> PlacedMask:
        least = Outline("rect", ((0, 0), (2 * side * FINE, 2 * side * FINE)), radius)
        mask = _edge(least, width).mask if width else _inside(least)
        x, y = east * side, south * side
        return PlacedMask(mask.crop((x, y, x + side, y + side)), 0, 0)

    return STAMPS.get(("corner", radius, width, side, east, south), make).mask


def _thinned(mask: Image.Image, alpha: int) -> Image.Image:
    return compositing.faint(mask, alpha / 255)


def _inside(shape: Outline) -> Image.Image:
    """Draw the inside of an outline at the origin; return its mask at one pixel to a pixel."""
    _, _, right, bottom = shape.bounds()
    size = max(1, -(-right // FINE)), max(1, -(-bottom // FINE))
    if shape.kind == "rect":
        return _rounded(*size, shape.radius)
    fine = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(fine)
    if shape.kind == "ellipse":
        (x0, y0), (x1, y1) = shape.spots
        if x1 > x0 and y1 > y0:
            draw.ellipse((x0, y0, x1 - 1, y1 - 1), fill=255)
    elif len(shape.spots) > 2:
        draw.polygon(shape.spots, fill=255)
    return fine.reduce(FINE)


def _rounded(w: int, h: int, radius: int) -> Image.Image:
    """Draw a rounded rectangle from one of its corners; `radius` in grid steps."""
    radius = min(radius, w * FINE // 2, h * FINE // 2)
    mask = Image.new("L", (w, h), 255)
    if radius <= 0:
        return mask
    c = -(-radius // FINE)
    fine = Image.new("L", (2 * c * FINE, 2 * c * FINE))
    ImageDraw.Draw(fine).rounded_rectangle((0, 0, fine.width - 1, fine.height - 1), radius, 255)
    corner = fine.reduce(FINE).crop((0, 0, c, c))
    c_w, c_h = min(c, w), min(c, h)
    corner = corner.crop((0, 0, c_w, c_h))
    flipped = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    mask.paste(corner, (0, 0))
    mask.paste(flipped, (w - c_w, 0))
    mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, h - c_h))
    mask.paste(flipped.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (w - c_w, h - c_h))
    return mask


@dataclass(frozen=True, slots=True)
class _Edge(PlacedMask):
    def thinned(self, alpha: int) -> PlacedMask:
        return PlacedMask(_thinned(self.mask, alpha), self.x, self.y)


def _edge(shape: Outline, width: float) -> _Edge:
    if shape.kind == "lines":
        return _drawn_edge(shape, width)
    outer = _inside(shape)
    steps = (
        max(FINE, round(width * FINE / FINE) * FINE)
        if shape.kind == "rect"
        else (max(2, round(width * FINE)))
    )
    hole = Image.new("L", outer.size)
    if inner := grown(shape, -steps):
        home, x, y = at_home(inner)
        hole.paste(_inside(home), (x, y))
    return _Edge(ImageChops.subtract(outer, hole), 0, 0)


def grown(shape: Outline, steps: int) -> Outline | None:
    """Return a rectangle or an ellipse larger (or smaller) by grid steps on each side."""
    (x0, y0), (x1, y1) = shape.spots
    if x1 - x0 + 2 * steps <= 0 or y1 - y0 + 2 * steps <= 0:
        return None
    corners = ((x0 - steps, y0 - steps), (x1 + steps, y1 + steps))
    radius = max(0, shape.radius + steps) if shape.radius else 0
    return Outline(shape.kind, corners, radius)


def _drawn_edge(shape: Outline, width: float) -> _Edge:
    """Draw a line with round joints and ends along an outline."""
    pen = max(FINE / 2, width * FINE)
    margin = math.ceil(pen / 2 / FINE) + 1
    _, _, right, bottom = shape.bounds()
    size = tuple((-(-side // FINE) + 2 * margin) * FINE for side in (right, bottom))
    fine = Image.new("L", (size[0], size[1]))
    draw = ImageDraw.Draw(fine)
    m, r = margin * FINE, pen / 2 - 0.5
    spots = [(x + m, y + m) for x, y in shape.spots]
    if shape.closed:
        spots.append(spots[0])
    draw.line(spots, fill=255, width=round(pen))
    for x, y in spots:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return _Edge(fine.reduce(FINE), -margin, -margin)


def _halo(shape: Outline, width: float, glow: float) -> PlacedMask:
    """Draw the ring and the blurred light outside it; the inside of the shape stays free."""
    margin = math.ceil(width + 2 * glow) + 1
    inside = _inside(shape)
    size = inside.width + 2 * margin, inside.height + 2 * margin
    body, ring = Image.new("L", size), Image.new("L", size)
    body.paste(inside, (margin, margin))
    if shape.kind == "lines":
        edge = _drawn_edge(shape, 2 * width)
        ring.paste(edge.mask, (margin + edge.x, margin + edge.y))
    else:
        wide = grown(shape, round(width * FINE))
        home, x, y = at_home(wide or shape)
        ring.paste(_inside(home), (margin + x, margin + y))
    ring = ImageChops.subtract(ring, body)
    light = ImageChops.lighter(ring, body).filter(ImageFilter.GaussianBlur(glow / 1.5))
    light = ImageChops.subtract(_thinned(light, 170), body)
    return PlacedMask(ImageChops.lighter(ring, light), -margin, -margin)
