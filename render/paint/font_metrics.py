"""Typefaces: where they are, how wide a string is, and which characters they can draw.

Source Sans and Source Serif come from packages. Text is laid out with `Layout.BASIC` alone, so that
widths do not depend on the machine's libraries.
"""

import unicodedata
from functools import lru_cache

from font_source_sans_pro import font_files_otf as sans_files
from font_source_serif_pro import font_files_otf as serif_files
from PIL import ImageFont

from render.paint.scene import Family, Weight

_FILES = {
    ("sans", "regular"): sans_files["SourceSansProSemibold"],
    ("sans", "bold"): sans_files["SourceSansProBold"],
    ("serif", "regular"): serif_files["SourceSerifProSemibold"],
    ("serif", "bold"): serif_files["SourceSerifProBold"],
    ("black", "bold"): serif_files["SourceSerifProBlack"],
    ("slanted", "bold"): serif_files["SourceSerifProBoldIt"],
}
# Our regular is the semibold cut: thinner strokes vanish at the width of a phone.

ELLIPSIS = "…"
GAP_MARK = "·"
"""Stands in a name for a run of characters that the fonts lack."""

_ABSENT = "\uffff"
_SPACES = "\u00a0\u202f\u2009\u2007\u2002\u2003"
# Serif lacks U+202F, both lack U+2009: what a face lacks of these is drawn as the no-break space.
_AS_NO_BREAK = dict.fromkeys(map(ord, _SPACES), "\u00a0")


@lru_cache(maxsize=256)
def font(family: Family, weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """Return a loaded face; `size` is in pixels of the em."""
    path = _FILES[family, weight]
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16384)
def measure(text: str, size: float, weight: Weight = "regular", family: Family = "sans") -> float:
    """Return the width of a line of text, in the unit of `size`."""
    return float(font(family, weight, size).getlength(drawable(text, family)))


def cap_height(size: float) -> float:
    """Return the height of a capital or a figure; the same in both families, near enough."""
    return 0.66 * size


def ascent(size: float) -> float:
    """Return how far an accented capital rises above the baseline."""
    return 0.9 * size


def descent(size: float) -> float:
    """Return how far a g reaches below the baseline."""
    return 0.24 * size


def drawable(text: str, family: Family) -> str:
    """Return the text with the spaces that a face lacks put in another way."""
    if text.isascii() or all(has(char, family) for char in text):
        return text
    return "".join(c if has(c, family) else c.translate(_AS_NO_BREAK) for c in text)


@lru_cache(maxsize=8192)
def has(char: str, family: Family = "sans") -> bool:
    """Say whether the family has a glyph of its own for the character."""
    face = font(family, "bold", 32)
    glyph, absent = face.getmask(char), _absent(family)
    return (glyph.size, bytes(glyph)) != absent


def covers(text: str, family: Family = "sans") -> bool:
    """Say whether every character of the text can be drawn as itself (or as an equal space)."""
    return all(c in _SPACES or (c.isprintable() and has(c, family)) for c in text)


def clean(text: str, fallback: str = "") -> str:
    """Return a display name as the fonts can draw it, or the fallback if nothing of it is left.

    Styled letters become plain ones, marks that do not compose are dropped, direction and other
    invisible characters too, and each run of what the fonts lack becomes one middle dot.
    """
    kept: list[str] = []
    for char in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(char)
        if kind[0] == "Z" or char in "\t\r\n":
            kept.append(" ")
        elif kind[0] in "MC":  # stray marks, controls, formats, surrogates, unassigned
            continue
        elif covers(char) and covers(char, "serif"):
            kept.append(char)
        else:
            kept.append(_bare(char))
    words = "".join(kept).split()
    name = " ".join(words)
    while GAP_MARK * 2 in name:
        name = name.replace(GAP_MARK * 2, GAP_MARK)
    return name if any(char.isalnum() for char in name) else fallback


def trim(
    text: str, width: float, size: float, weight: Weight = "regular", family: Family = "sans"
) -> str:
    """Return the text, cut with an ellipsis where it would be wider than `width`."""
    if measure(text, size, weight, family) <= width:
        return text
    low, high = 0, len(text)
    while low < high:  # the longest beginning that still fits with the ellipsis
        middle = (low + high + 1) // 2
        cut = text[:middle].rstrip() + ELLIPSIS
        if measure(cut, size, weight, family) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ""


def _bare(char: str) -> str:
    """Return the letter without its accents if the fonts have that, else the gap mark."""
    base = unicodedata.normalize("NFD", char)[0]
    if base != char and covers(base) and covers(base, "serif"):
        return base
    return GAP_MARK


@lru_cache(maxsize=4)
def _absent(family: Family) -> tuple[tuple[int, int], bytes]:
    glyph = font(family, "bold", 32).getmask(_ABSENT)
    return glyph.size, bytes(glyph)
