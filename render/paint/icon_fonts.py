"""Silhouettes from two icon fonts, by name: "mdi:castle", "fa:dragon".

Material Design Icons and Font Awesome come from packages and are used as fonts; nothing of them is
copied. Names are those of the packages, with underscores for hyphens.
"""

from functools import lru_cache

from fonticon_fa6 import FA6S
from fonticon_mdi7 import MDI7
from PIL import Image, ImageDraw, ImageFont

_FONTS = {"mdi": MDI7, "fa": FA6S}
_PROBE = 256
_OVERSIZE = 2


def known(icon: str) -> bool:
    """Say whether there is an icon of this name."""
    font, _, name = icon.partition(":")
    return font in _FONTS and name.isidentifier() and hasattr(_FONTS[font], name)


def mask(icon: str, side: int) -> Image.Image:
    """Return the silhouette in a square of `side` pixels, as large as it fits, in the middle.

    Raises KeyError for an icon that does not exist.
    """
    path, char, (left, top, right, bottom) = _glyph(icon)
    size = _PROBE * side * _OVERSIZE / max(right - left, bottom - top)
    face = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    k = size / _PROBE
    x = side * _OVERSIZE / 2 - (left + right) / 2 * k
    y = side * _OVERSIZE / 2 - (top + bottom) / 2 * k
    fine = Image.new("L", (side * _OVERSIZE, side * _OVERSIZE))
    ImageDraw.Draw(fine).text((x, y), char, fill=255, font=face, anchor="ls")
    return fine.reduce(_OVERSIZE)


@lru_cache(maxsize=1024)
def _glyph(icon: str) -> tuple[str, str, tuple[float, float, float, float]]:
    """Return an icon's font file, its character and its bounds at the size of the probe."""
    if not known(icon):
        raise KeyError(f"no icon is called {icon!r}")
    font, _, name = icon.partition(":")
    book = _FONTS[font]
    path, char = book.__font_file__, str(getattr(book, name)).rpartition(".")[2]
    face = ImageFont.truetype(path, _PROBE, layout_engine=ImageFont.Layout.BASIC)
    glyph, (x, y) = face.getmask2(char, anchor="ls")  # what the font says of bounds has margins
    left, top, right, bottom = glyph.getbbox() or (0, 0, 1, 1)
    return path, char, (x + left, y + top, x + right, y + bottom)
