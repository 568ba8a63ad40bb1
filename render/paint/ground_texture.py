"""Reliefs of grains: one for each grain and seed, as large as a page can be, in shades of grey.

A ground is a window on its relief, coloured. A relief is the same on every machine: chance comes
from the seed, and Pillow draws it.
"""

import math
import random
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.paint import disk_cache, memory_cache
from render.paint.colour_arithmetic import rgba
from render.paint.ground_texture_types import Grain, Joints, Layer, LightFalloff, Noise, Strokes

SIZE = (1500, 1200)
"""The size of a relief, in units and in pixels: what is farther out repeats it."""

_LEVEL = 128
_FINE = 2
_STORE_BYTES = 4 * 1024 * 1024

RELIEFS: memory_cache.MemoryCache[Image.Image] = memory_cache.MemoryCache(
    _STORE_BYTES, lambda image: image.width * image.height
)


def window(
    grain: Grain, seed: int, corner: tuple[float, float], extent: tuple[float, float]
) -> Image.Image:
    """Return the part of a relief that lies at a place of the page, in units."""
    x, y = (int(at) % side for at, side in zip(corner, SIZE, strict=True))
    w, h = (math.ceil(side) for side in extent)
    whole = relief(grain, seed)
    if x + w <= SIZE[0] and y + h <= SIZE[1]:
        return whole.crop((x, y, x + w, y + h))
    tiled = Image.new("L", (w, h))
    for left in range(-x, w, SIZE[0]):
        for top in range(-y, h, SIZE[1]):
            tiled.paste(whole, (left, top))
    return tiled


def coloured(grey: Image.Image, base: str, dark: str, light: str) -> Image.Image:
    """Return a relief in colours: `base` at its level, towards `dark` and `light` off it."""
    return _painted(grey.copy(), _shades(base, dark, light))


def slope(top: str, bottom: str, size: tuple[int, int]) -> Image.Image:
    """Return a picture that goes from one colour above to another below."""
    column = Image.linear_gradient("L").resize((1, size[1]))
    return _painted(column, _ramp(top, bottom)).resize(size, Image.Resampling.NEAREST)


def _painted(grey: Image.Image, colours: bytes) -> Image.Image:
    """Give each of 256 shades its colour."""
    grey.putpalette(colours)
    return grey.convert("RGB")


@lru_cache(maxsize=256)
def _shades(base: str, dark: str, light: str) -> bytes:
    bands = []
    for low, middle, high in zip(rgba(dark)[:3], rgba(base)[:3], rgba(light)[:3], strict=True):
        down = [round(low + (middle - low) * v / _LEVEL) for v in range(_LEVEL)]
        up = [round(middle + (high - middle) * v / _LEVEL) for v in range(_LEVEL)]
        bands.append(down + up)
    return bytes(band for shade in zip(*bands, strict=True) for band in shade)


@lru_cache(maxsize=512)
def _ramp(top: str, bottom: str) -> bytes:
    ends = tuple(zip(rgba(top)[:3], rgba(bottom)[:3], strict=True))
    return bytes(one + v * (other - one) // 255 for v in range(256) for one, other in ends)


def relief(grain: Grain, seed: int) -> Image.Image:
    """Return a relief, from memory or from the disk cache if it was made before."""

    def make() -> Image.Image:
        return disk_cache.kept(
            ("relief", grain, seed, SIZE), lambda: disk_cache.unpacked(_made(grain, seed))
        )

    return RELIEFS.get((grain, seed), make)


def _made(grain: Grain, seed: int) -> Image.Image:
    whole = Image.new("L", SIZE, _LEVEL)
    for number, layer in enumerate(grain):
        whole = _laid(whole, layer, random.Random(f"{seed}:{number}"))
    return whole


def _laid(whole: Image.Image, layer: Layer, rng: random.Random) -> Image.Image:
    match layer:
        case Noise():
            return _added(whole, _scaled(_noise(layer, rng), layer.strength))
        case Strokes():
            mask = _strewn(layer, rng)
            return _added(
                whole, mask.point([_LEVEL + v * layer.strength / 255 for v in range(256)])
            )
        case Joints():
            return _added(whole, _joints(layer, rng))
        case LightFalloff():
            return _added(whole, _scaled(_glow(), layer.strength))


def _added(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageChops.add(one, other, 1, -_LEVEL)


def _scaled(grey: Image.Image, strength: float) -> Image.Image:
    """Return a full relief (0-255) made as weak as it should be."""
    return grey.point([round(_LEVEL + (v - _LEVEL) * strength / _LEVEL) for v in range(256)])


def _noise(layer: Noise, rng: random.Random) -> Image.Image:
    w = math.ceil(SIZE[0] / layer.across) + 3
    h = math.ceil(SIZE[1] / layer.down) + 3
    few = Image.frombytes("L", (w, h), rng.randbytes(w * h))
    box = (1, 1, 1 + SIZE[0] / layer.across, 1 + SIZE[1] / layer.down)
    return few.resize(SIZE, Image.Resampling.BICUBIC, box)


def _glow() -> Image.Image:
    """Return light that falls from above left and leaves the far corners."""
    round_ = ImageChops.invert(Image.radial_gradient("L"))  # 255 in the middle, 0 at the rim
    return round_.resize(SIZE, Image.Resampling.BICUBIC, (64, 84, 232, 240))


def _strewn(layer: Strokes, rng: random.Random) -> Image.Image:
    fine = Image.new("L", (SIZE[0] * _FINE, SIZE[1] * _FINE))
    draw = ImageDraw.Draw(fine)
    for _ in range(round(SIZE[0] * SIZE[1] / layer.every)):
        x, y = rng.random() * fine.width, rng.random() * fine.height
        size = layer.size * _FINE * (0.5 + rng.random())
        _stroke(draw, layer, (x, y), size, rng)
    return fine.reduce(_FINE)


def _stroke(
    draw: ImageDraw.ImageDraw,
    layer: Strokes,
    place: tuple[float, float],
    size: float,
    rng: random.Random,
) -> None:
    (x, y), faint = place, 90 + int(rng.random() * 165)
    turn = rng.random() * math.tau
    match layer.stroke:
        case "speck":
            r = size / 2
            draw.ellipse((x - r, y - r, x + r, y + r), fill=faint)
        case "blade":
            lean = size * 0.35 * math.cos(turn)
            draw.line((x, y, x + lean * 0.4, y - size * 0.6, x + lean, y - size), faint, _FINE)
        case "fibre":
            dx, dy = size * math.cos(turn), size * math.sin(turn)
            draw.line((x, y, x + dx, y + dy), faint, 1)


def _joints(layer: Joints, rng: random.Random) -> Image.Image:
    """Draw pieces row by row, each of its own tone, lit from above left, dark between."""
    whole = Image.new("L", SIZE, round(_LEVEL - 2 * layer.strength))
    draw = ImageDraw.Draw(whole)
    row, y = 0, 0.0
    while y < SIZE[1]:
        h = layer.h * (0.85 + 0.3 * rng.random()) if layer.joint == "stones" else layer.h
        x = -rng.random() * layer.w
        while x < SIZE[0]:
            w = layer.w * (0.6 + 0.8 * rng.random())
            tone = _LEVEL + round(layer.strength * (2 * rng.random() - 1))
            _piece(draw, (x, y, x + w, y + h), tone, layer)
            x += w
        row, y = row + 1, y + h
    return whole


def _piece(
    draw: ImageDraw.ImageDraw, box: tuple[float, float, float, float], tone: int, layer: Joints
) -> None:
    seam = 2.0 if layer.joint == "stones" else 1.0
    left, top, right, bottom = (round(side) for side in box)
    inner = (left + seam, top + seam, right - seam, bottom - seam)
    if inner[2] <= inner[0] or inner[3] <= inner[1]:
        return
    radius = 12 if layer.joint == "stones" else 0
    bright = round(tone + layer.strength * 0.8)
    draw.rounded_rectangle(inner, radius, fill=bright)
    draw.rounded_rectangle((inner[0] + 2, inner[1] + 2, inner[2], inner[3]), radius, fill=tone)
