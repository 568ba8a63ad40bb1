"""Words in boxes: which size fits, where lines break, and what is wrong with a scene's lettering.

Every text made here knows the box it must stay in. Where nothing fits, the text is cut with an
ellipsis rather than drawn smaller than the smallest size asked for.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from render.paint import box_layout, font_metrics, theme
from render.paint.scene import Family, Role, Scene, Text, Weight

LADDER = (theme.FIGURE, theme.NAME, theme.LEAST, theme.NOTE)
LEADING = 1.2
"""The distance of two baselines, in sizes."""

_TINY = (24.0, 22.0, 20.0, 18.0, 16.0)
"""Sizes of a name of 32 wide letters, which is of nobody known."""
_ACROSS = {"l": 0.0, "c": 0.5, "r": 1.0}


def write(
    box: box_layout.Box,
    text: str,
    colour: str,
    size: float | Sequence[float] = theme.LEAST,
    *,
    weight: Weight = "regular",
    family: Family = "sans",
    align: str = "l",
    role: Role = "note",
) -> Text:
    """Return one line centred by height in the box, `align`ed l, c or r.

    `size` is one size or a ladder from large to small: the largest that fits is taken, and at the
    smallest the text is cut.
    """
    sizes = (float(size),) if isinstance(size, (int, float)) else tuple(size)
    chosen = largest((text,), box.w, sizes, weight, family)
    shown = font_metrics.trim(text, box.w, chosen, weight, family)
    x = box.x + box.w * _ACROSS[align]
    return Text(x, box.cy, shown, chosen, colour, weight, family, f"{align}m", box, role)


def paragraph(
    box: box_layout.Box,
    text: str,
    colour: str,
    size: float | Sequence[float] = theme.NOTE,
    *,
    weight: Weight = "regular",
    family: Family = "sans",
    align: str = "l",
    middle: bool = False,
) -> tuple[Text, ...]:
    """Return the text broken into the lines that the box has room for, from its top.

    `size` may be a ladder: the largest at which all of the text fits. With `middle` the lines are
    centred by height.
    """
    sizes = (float(size),) if isinstance(size, (int, float)) else tuple(size)
    for chosen in sizes:
        room = max(1, int((box.h + (LEADING - 1) * chosen) / (LEADING * chosen) + 1e-6))
        lines = wrap(text, box.w, chosen, weight, family)
        if len(lines) <= room and whole(text, box.w, chosen, weight, family):
            break
    else:
        lines = _cut(lines, room, box.w, chosen, weight, family)
    step = LEADING * chosen
    spare = (box.h - step * len(lines)) / 2 if middle else 0.0
    x = box.x + box.w * _ACROSS[align]
    return tuple(
        Text(x, box.y + spare + (i + 0.5) * step, line, chosen, colour, weight, family,
             f"{align}m", box)
        for i, line in enumerate(lines)
    )  # fmt: skip


def named(
    box: box_layout.Box, text: str, colour: str, size: float = theme.NAME, *, align: str = "l"
) -> tuple[Text, ...]:
    """Return a name in full: on one line, else on two of at least 32; no word is broken.

    The box must be 64 high for two lines. What no two lines hold is smaller, on as many lines as
    there is room for; a word that has no room at the smallest size is cut.
    """
    across = box.x + box.w * _ACROSS[align]
    tiny = tuple((each, int(box.h // each)) for each in _TINY)
    less = ((each, 2) for each in (30.0, 28.0, theme.NOTE))
    for each, most in ((size, 1), (theme.LEAST, 1), (theme.LEAST, 2), *less, *tiny):
        lines = wrap(text, box.w, each, "bold")
        if len(lines) <= most and most * each <= box.h and whole(text, box.w, each, "bold"):
            break
    else:
        each = _TINY[0]
        lines = (font_metrics.trim(text, box.w, each, "bold"),)
    top = box.cy - each * (len(lines) - 1) / 2
    return tuple(
        Text(across, top + i * each, line, each, colour, "bold", "sans", f"{align}m", box, "name")
        for i, line in enumerate(lines)
    )


def told(
    box: box_layout.Box, text: str, colour: str, sizes: Sequence[float], *, bold: Sequence[str] = ()
) -> tuple[Text, ...]:
    """Return a text broken into lines, each of the words in `bold` bold where it first stands.

    The largest size is taken at which all of it fits; () where it fits at none. What is bold is a
    name, and never smaller than names are. The lines are centred by height.
    """
    heavy = _heavy(text, bold)
    for size in sizes:
        lines = _runs(text, heavy, box.w, size)
        step = LEADING * size
        if (
            whole(text, box.w, _told_size(size, "bold"), "bold")
            and len(lines) * step <= box.h + (LEADING - 1) * size
        ):
            break
    else:
        return ()
    top = box.cy - step * (len(lines) - 1) / 2
    found: list[Text] = []
    for i, line in enumerate(lines):
        x = box.x
        for words, weight in line:
            each = _told_size(size, weight)
            found.append(Text(x, top + i * step, words, each, colour, weight, fits=box))
            x += font_metrics.measure(f"{words} ", each, weight)
    return tuple(found)


def largest(
    texts: Sequence[str],
    width: float,
    sizes: Sequence[float] = LADDER,
    weight: Weight = "regular",
    family: Family = "sans",
) -> float:
    """Return the largest of the sizes (from large to small) at which all texts fit, else the last.

    Use it for labels that should have one size together.
    """
    for size in sizes:
        if all(font_metrics.measure(text, size, weight, family) <= width for text in texts):
            return size
    return sizes[-1]


def wrap(
    text: str, width: float, size: float, weight: Weight = "regular", family: Family = "sans"
) -> tuple[str, ...]:
    """Break a text at its spaces into lines no wider than `width`; longer words are broken too.

    No-break spaces hold; a line break in the text ends a line.
    """
    lines: list[str] = []
    for piece in text.split("\n"):
        line = ""
        for word in piece.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font_metrics.measure(longer, size, weight, family) > width:
                lines.append(line)
                longer = word
            *full, line = _broken(longer, width, size, weight, family)
            lines.extend(full)
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=1024)
def whole(
    text: str, width: float, size: float, weight: Weight = "regular", family: Family = "sans"
) -> bool:
    """Say whether every word has room on a line; what has a hyphen may be broken there."""
    words = re.findall(r"[^\s-]*-*", text)
    return all(font_metrics.measure(word, size, weight, family) <= width for word in words)


def _broken(word: str, width: float, size: float, weight: Weight, family: Family) -> list[str]:
    """Break what is wider than a line at a hyphen, or where the line ends."""
    parts = []
    while font_metrics.measure(word, size, weight, family) > width and len(word) > 1:
        most = next(
            n
            for n in range(len(word) - 1, 0, -1)
            if n == 1 or font_metrics.measure(word[:n], size, weight, family) <= width
        )
        most = word.rfind("-", 0, most) + 1 or most
        parts.append(word[:most])
        word = word[most:]
    return [*parts, word]


def extent(text: Text) -> box_layout.Box:
    """Return the box which a text covers, from its baseline to the height of a capital."""
    wide = font_metrics.measure(text.letters, text.size, text.weight, text.family)
    if text.cut:
        wide += len(text.letters) * text.cut.apart * text.size
    x = text.x - wide * _ACROSS[text.anchor[0]]
    base = {
        "t": text.y + font_metrics.ascent(text.size),
        "m": text.y + font_metrics.cap_height(text.size) / 2,
        "b": text.y,
    }[text.anchor[1]]
    return box_layout.Box(
        x, base - font_metrics.cap_height(text.size), wide, font_metrics.cap_height(text.size)
    )


def faults(scene: Scene) -> tuple[str, ...]:
    """Name everything wrong with a scene's lettering; () when all is well.

    Checked are the smallest size, the box each text must stay in, characters that the fonts lack,
    and texts outside sprites that lie on each other. Laws assert that nothing is found.
    """
    return tuple(_faults(scene))


def _faults(scene: Scene) -> Iterator[str]:
    loose: list[tuple[Text, box_layout.Box]] = []
    for placed in scene.lettering():
        text, size = placed.text, placed.text.size * placed.scale
        name = f"{text.text!r} ({placed.sprite or 'table'})"
        least = _TINY[-1] if text.role == "name" else theme.NOTE  # a name is small rather than cut
        if size < least - 0.01:
            yield f"{name}: {size:.1f} is smaller than {least:.0f}"
        if not font_metrics.covers(text.text, text.family):
            yield f"{name}: has characters that {text.family} lacks"
        if text.fits is None:
            yield f"{name}: does not know its box"
        elif not text.fits.holds(extent(text), slack=1.0):
            yield f"{name}: leaves its box"
        if not placed.sprite:
            loose.append((text, extent(text)))
            if not scene.box.holds(loose[-1][1]):
                yield f"{name}: leaves the picture"
    for (one, here), (other, there) in combinations(loose, 2):
        if here.meets(there):
            yield f"{one.text!r} and {other.text!r} lie on each other"


def _heavy(text: str, bold: Sequence[str]) -> frozenset[int]:
    """Return the places of the characters that stand in the first of each of the words."""
    places: set[int] = set()
    for name in bold:
        found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) if name else None
        places |= set(range(*found.span())) if found else set()
    return frozenset(places)


@lru_cache(maxsize=256)  # a foot tries boxes of many heights and one width
def _runs(
    text: str, heavy: frozenset[int], width: float, size: float
) -> list[list[tuple[str, Weight]]]:
    """Break a text into lines, each of runs of words in one weight."""
    lines: list[list[tuple[str, Weight]]] = [[]]
    at, used = 0, 0.0
    for word in text.split(" "):
        weight: Weight = "bold" if at in heavy else "regular"
        at += len(word) + 1
        each = _told_size(size, weight)
        wide = font_metrics.measure(word, each, weight)
        if used and used + wide > width:
            lines.append([])
            used = 0.0
        if lines[-1] and lines[-1][-1][1] == weight:
            lines[-1][-1] = (f"{lines[-1][-1][0]} {word}", weight)
        else:
            lines[-1].append((word, weight))
        used += wide + font_metrics.measure(" ", each, weight)
    return lines


def _told_size(size: float, weight: Weight) -> float:
    """Return how large words are in a text of a size: a name at least as large as names are."""
    return max(size, theme.LEAST) if weight == "bold" else size


def _cut(
    lines: tuple[str, ...], room: int, width: float, size: float, weight: Weight, family: Family
) -> tuple[str, ...]:
    """Keep the lines there is room for; the last ends with an ellipsis if that is not all."""
    if len(lines) <= room:
        return lines
    last = lines[room - 1]
    while last and font_metrics.measure(last + font_metrics.ELLIPSIS, size, weight, family) > width:
        last = last[:-1]
    return (*lines[: room - 1], last.rstrip(" ,;:.") + font_metrics.ELLIPSIS)
