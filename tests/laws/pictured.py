"""Laws of pictures: what may not be empty, cut, covered, small or faint on any of them.

Each takes a scene (most paint it too) and returns what is wrong, () when all is well.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, combinations, pairwise

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.paint import font_metrics
from render.paint.box_layout import Box
from render.paint.colour_arithmetic import contrast
from render.paint.font_metrics import ELLIPSIS
from render.paint.lettering import extent
from render.paint.rasterize_scene import paint
from render.paint.scene import (
    Arrow,
    Circle,
    Ground,
    Halo,
    Mark,
    Marks,
    Polygon,
    Rect,
    Scene,
    Sprite,
    Text,
)
from render.paint.theme import FIGURE, LEAST, NOTE, Theme, framed

MOST_EMPTY = 0.08
"""The share of a picture that no empty rectangle may exceed."""
LEAST_CONTRAST = 4.5
LEAST_MARK = 3.0

EMBLEM = Box(0, 0, 48, 48)
LEAST_APART = 0.06
"""The share of their brightness in which two emblems must differ."""

LONG = (
    "Anne-Sophie Lambert",
    "Bartholomew Stone",
    "Maximiliane Berg",
    "Giovanni Verdi",
    "Konstantin Petrov",
)
"""Names that are long, by seat; far longer ones are written smaller."""
UNBROKEN = "Bartholomewstonely"
"""A name without a space that a poster writes whole."""

_CELL = 12
_REACH = (1, 2, 4, 7)  # together 14: a cell with three pixels of the next ones
_BAR = 6  # how thick a bar is
_ASIDE = (-6, 3, 9)  # from the edge of what a halo rings: beside its line, under it, beside it
_CLEAR = 3  # how far a halo keeps from a label beside it
_QUIET = 26  # the range of brightness, of 255, within which a cell shows nothing
_FAINT = 0.1  # the share of what lies under a text that may be too like it
_SIZES = {"note": NOTE, "name": LEAST, "figure": FIGURE}


@dataclass(frozen=True, slots=True)
class Lettered:
    """A text as it lies on the page: its box there, how large it is, its place in the order.

    `inside` is the number of the sprite's mark that it lies in, or its own.
    """

    text: Text
    box: Box
    scale: float
    inside: int


def empty(scene: Scene) -> float:
    """Return the share of a picture that its largest empty rectangle has.

    Empty is what shows only ground, or a panel or card with nothing on it.
    """
    plain = Scene(scene.box, *(_plain(layer) for layer in scene.layers))
    image = paint(plain).convert("L").filter(ImageFilter.BoxBlur(1))
    w, h = image.width // _CELL, image.height // _CELL
    whole = image.crop((0, 0, w * _CELL, h * _CELL))
    bright, dark = _brightest(whole), _brightest(ImageChops.invert(whole))
    quiet = [reach <= _QUIET for reach in ImageChops.add(bright, dark, offset=-255).tobytes()]
    rows = [quiet[y * w : (y + 1) * w] for y in range(h)]
    return _largest(rows) / (w * h)


def emptiness(scene: Scene) -> tuple[str, ...]:
    """Name an empty rectangle that is too large."""
    share = empty(scene)
    told = f"{share:.1%} of it is one empty rectangle, more than {MOST_EMPTY:.0%}"
    return (told,) if share > MOST_EMPTY else ()


def cut(scene: Scene) -> tuple[str, ...]:
    """Name the texts that end with an ellipsis."""
    return tuple(text for text in scene.texts() if ELLIPSIS in text)


def broken(scene: Scene, names: Sequence[str] = ()) -> tuple[str, ...]:
    """Name the words of names that are broken inside, not at a hyphen."""
    words = {part for name in names for part in re.findall(r"[^\s-]+", name)}
    texts = [placed.text for placed in scene.lettering()]
    return tuple(
        f"{one.text!r} and {other.text!r}"
        for one, other in pairwise(texts)
        if one.fits == other.fits
        and one.y != other.y
        and any((one.text.split() or [""])[-1] + start in words for start in other.text.split()[:1])
    )


def overshadowed(scene: Scene, winner: str) -> tuple[str, ...]:
    """Name the words on an end that are as large as the winner's name, or larger."""
    sizes: dict[str, float] = {}
    name = ""
    for each in lettered(scene):
        text, size = each.text.text, each.text.size * each.scale
        named = f"{name} {text}".strip()
        if winner.startswith((named, text)) or ELLIPSIS in text:
            name = named if winner.startswith(named) else text
            sizes[winner] = max(sizes.get(winner, 0.0), size)
        else:
            name = ""
            sizes[text] = max(sizes.get(text, 0.0), size)
    largest = sizes.pop(winner, 0.0)
    return tuple(
        text for text, size in sizes.items() if size >= largest and re.search(r"[^\W\d]{2}", text)
    )


def small(scene: Scene, names: Sequence[str] = ()) -> tuple[str, ...]:
    """Name the texts that are smaller than what they are read for; a player's name is a name."""
    found = []
    for each in lettered(scene):
        role = each.text.role
        least = _SIZES["name" if role == "note" and each.text.text in names else role]
        size = each.text.size * each.scale
        if size < least - 0.01:
            found.append(f"{each.text.text!r}: {size:.1f} is smaller than {least:.0f}")
    return tuple(found)


def covered(scene: Scene) -> tuple[str, ...]:
    """Name the texts that an arrow or a halo lies on, or another text."""
    texts = lettered(scene)
    over = [
        (number, mark)
        for number, mark in enumerate(_order(scene))
        if isinstance(mark, Arrow | Halo)
    ]
    found = [
        f"{each.text.text!r} lies under an arrow or halo"
        for each in texts
        for number, mark in over
        if number > each.inside and _crosses(mark, _inked(each))
    ]
    whole = _uncovered(scene, texts)
    for one, other in combinations(whole, 2):
        if one.inside != other.inside and one.box.meets(other.box, 2):
            found.append(f"{one.text.text!r} and {other.text.text!r} lie on each other")
    return tuple(found)


def pale(scene: Scene, theme: Theme) -> tuple[str, ...]:
    """Name the bars and frames in a seat's colour that do not stand out from what they are on.

    One stands out by its own colour, by its outline, or in the frame of a wider one.
    """
    found, t = [], framed(theme)
    before: Mark | None = None
    for mark in _order(scene):
        if isinstance(mark, Rect) and min(mark.box.w, mark.box.h) >= _BAR:
            colour = mark.fill if isinstance(mark.fill, str) and mark.fill else mark.stroke
            held = (
                isinstance(before, Rect) and before.stroke == t.edge and before.width > mark.width
            )
            rims = [colour] + ([mark.stroke] if mark.fill and mark.stroke else [])
            clear = max(contrast(rim[:7], t.panel) for rim in rims) if colour else LEAST_MARK
            if colour in theme.seats and clear < LEAST_MARK and not held:
                found.append(f"{colour} at {mark.box.x:.0f}, {mark.box.y:.0f}: {clear:.1f}")
        before = mark
    return tuple(found)


def dim(scene: Scene) -> tuple[str, ...]:
    """Name the halos that do not stand out, for half of their way, from what is under or beside."""
    halos = [mark for mark in _order(scene) if isinstance(mark, Halo)]
    layers = (tuple(m for m in layer if not isinstance(m, Halo)) for layer in scene.layers)
    image, found = paint(Scene(scene.box, *layers)) if halos else None, []
    for halo in halos:
        box = _around(halo).shift(-scene.box.x, -scene.box.y)
        ways = [list(_ring(halo, box.inset(-aside))) for aside in _ASIDE]
        reached = sorted(
            max(_to_spot(image, spot, halo.colour) for spot in spots)
            for spots in zip(*ways, strict=True)
        )
        if reached[len(reached) // 2] < LEAST_MARK:
            found.append(f"a halo at {box.cx:.0f}, {box.cy:.0f}: {reached[len(reached) // 2]:.1f}")
    return tuple(found)


def _ring(halo: Halo, box: Box) -> Iterator[tuple[float, float]]:
    """Yield spots on the way around a box, or around the ellipse in it."""
    for step in range(32):
        if isinstance(halo.shape, Circle):
            turn = step * math.tau / 32
            yield box.at(0.5 + math.cos(turn) / 2, 0.5 + math.sin(turn) / 2)
        else:
            along = (step // 4 + 0.5) / 8
            yield box.at(*((along, 0), (along, 1), (0, along), (1, along))[step % 4])


def _to_spot(image: Image.Image | None, spot: tuple[float, float], colour: str) -> float:
    """Return the contrast of a colour with a pixel; none with what is outside of the picture."""
    x, y = (int(each) for each in spot)
    if image is None or not (0 <= x < image.width and 0 <= y < image.height):
        return 1.0
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return contrast("#" + bytes(pixel[:3]).hex(), colour[:7])


def faint(scene: Scene) -> tuple[str, ...]:
    """Name the texts that do not stand out from what is really under them."""
    bare = paint(Scene(scene.box, *(_bare(layer) for layer in scene.layers)))
    found = []
    for each in _uncovered(scene, lettered(scene)):
        reached = _contrast(bare, scene.box, each)
        if reached < LEAST_CONTRAST:
            found.append(f"{each.text.text!r}: contrast {reached:.1f}")
    return tuple(found)


def twins(emblems: Mapping[str, Marks], least: float = LEAST_APART) -> tuple[str, ...]:
    """Name the pairs of emblems, drawn in a box of `EMBLEM`, that look alike at that size.

    Compared are their outlines and shades, not their colours.
    """
    seen = {name: _mask(marks) for name, marks in emblems.items()}
    return tuple(
        f"{one} and {other}: {apart:.3f}"
        for one, other in combinations(seen, 2)
        if (apart := _apart(seen[one], seen[other])) < least
    )


def lettered(scene: Scene) -> tuple[Lettered, ...]:
    """Return every text, those of sprites where they come to lie."""
    return tuple(
        each
        for number, mark in enumerate(_order(scene))
        for each in _texts(mark, number)
        if re.search(r"\w", each.text.text)
    )


# The largest empty rectangle


def _plain(marks: Marks) -> Marks:
    """Return marks with grounds that have no grain: stars and joints fill nothing."""
    return tuple(
        Rect(mark.box, mark.base, radius=mark.radius) if isinstance(mark, Ground) else mark
        for mark in marks
    )


def _brightest(image: Image.Image) -> Image.Image:
    """Return the brightest pixel of each cell and a little of the next; black lies beyond."""
    for across, down in ((1, 0), (0, 1)):  # by the second way there is one column for each cell
        for step in _REACH:
            image = ImageChops.lighter(image, _moved(image, step * across, step * down))
        centred = _moved(image, -across * _CELL // 2, -down * _CELL // 2)
        size = image.width // _CELL**across, image.height // _CELL**down
        image = centred.resize(size, Image.Resampling.NEAREST)
    return image


def _moved(image: Image.Image, x: int, y: int) -> Image.Image:
    """Return an image whose every pixel is the one that lies so far right and below."""
    return image.crop((x, y, x + image.width, y + image.height))


def _largest(rows: Sequence[Sequence[bool]]) -> int:
    """Return how many cells the largest rectangle of true ones has."""
    best, heights = 0, [0] * (len(rows[0]) + 1)
    for row in rows:
        heights = [
            height + 1 if true else 0 for height, true in zip(heights, (*row, False), strict=True)
        ]
        if sum(heights) <= best:
            continue  # no larger one ends here
        stack: list[int] = []
        for x, height in enumerate(heights):
            while stack and heights[stack[-1]] >= height:
                tall = heights[stack.pop()]
                left = stack[-1] + 1 if stack else 0
                best = max(best, tall * (x - left))
            stack.append(x)
    return best


# Emblems


def _mask(marks: Marks) -> Image.Image:
    ground = Rect(EMBLEM, "#808080")
    return paint(Scene(EMBLEM, (ground, *marks))).convert("L").filter(ImageFilter.BoxBlur(1))


def _apart(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255)


# Texts


def _order(scene: Scene) -> list[Mark]:
    return [mark for layer in scene.layers for mark in layer]


def _texts(mark: Mark, number: int) -> Iterator[Lettered]:
    if isinstance(mark, Text):
        yield Lettered(mark, extent(mark), 1.0, number)
    elif isinstance(mark, Sprite):
        k = mark.box.w / mark.area.w
        for inner in mark.marks:
            for each in _texts(inner, number):
                yield replace(each, box=_laid(mark, each.box, k), scale=each.scale * k)


def _laid(sprite: Sprite, box: Box, k: float) -> Box:
    """Return the box, on the page, around a box of a sprite's area."""
    turn = math.radians(sprite.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    spots = []
    for x, y in ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)):
        dx = (x - sprite.area.x) * k - sprite.box.w / 2
        dy = (y - sprite.area.y) * k - sprite.box.h / 2
        spots.append((sprite.box.cx + dx * cos - dy * sin, sprite.box.cy + dx * sin + dy * cos))
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _uncovered(scene: Scene, texts: Sequence[Lettered]) -> list[Lettered]:
    """Leave out the texts on which a later sprite lies: a card under its neighbour."""
    sprites = [
        (number, mark.box) for number, mark in enumerate(_order(scene)) if isinstance(mark, Sprite)
    ]
    return [
        each
        for each in texts
        if not any(number > each.inside and box.meets(each.box, 2) for number, box in sprites)
    ]


def _inked(each: Lettered) -> Box:
    """Return the box of a text with what hangs below its baseline."""
    below = font_metrics.descent(each.text.size) * each.scale
    return each.box.pad(bottom=-below) if re.search("[gjpqyÇç,;]", each.text.text) else each.box


def _crosses(mark: Arrow | Halo, box: Box) -> bool:
    if isinstance(mark, Arrow):
        inner = box.inset(2)
        return any(_near(spot, inner, mark.width / 2) for spot in _way(mark))
    ring = _around(mark)
    reach = mark.width / 2 + _CLEAR
    return bool(ring.inset(-reach).meets(box, 0)) and not ring.inset(reach - 4).holds(box, 2)


def _around(mark: Halo) -> Box:
    """Return the box around what a halo rings."""
    shape = mark.shape
    if isinstance(shape, Circle):
        return Box.around(shape.x, shape.y, 2 * shape.r)
    if isinstance(shape, Polygon):
        xs, ys = zip(*shape.points, strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return shape.box


def _way(mark: Arrow) -> Iterator[tuple[float, float]]:
    (x0, y0), (x1, y1) = mark.start, mark.end
    mx = (x0 + x1) / 2 + (y1 - y0) * 2 * mark.bend
    my = (y0 + y1) / 2 - (x1 - x0) * 2 * mark.bend
    for i in range(33):
        t = i / 32
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield p * x0 + q * mx + r * x1, p * y0 + q * my + r * y1


def _near(spot: tuple[float, float], box: Box, reach: float) -> bool:
    x, y = spot
    return box.x - reach <= x <= box.right + reach and box.y - reach <= y <= box.bottom + reach


def _bare(marks: Marks) -> Marks:
    """Return marks without their texts."""
    return tuple(
        replace(mark, marks=_bare(mark.marks)) if isinstance(mark, Sprite) else mark
        for mark in marks
        if not isinstance(mark, Text)
    )


def _contrast(bare: Image.Image, page: Box, each: Lettered) -> float:
    """Return the contrast that nearly all of the ground under a text reaches with it."""
    b = each.box.shift(-page.x, -page.y)
    area = (
        max(0, int(b.x)),
        max(0, int(b.y)),
        min(bare.width, math.ceil(b.right)),
        min(bare.height, math.ceil(b.bottom)),
    )
    few = bare.crop(area).resize((24, 6), Image.Resampling.BOX)
    data = few.tobytes()
    found = Counter(data[at : at + 3] for at in range(0, len(data), 3))
    reached = sorted(
        (contrast("#" + colour.hex(), each.text.colour[:7]), times)
        for colour, times in found.items()
    )
    least = int(found.total() * _FAINT)
    return next(
        ratio
        for (ratio, _), upto in zip(reached, accumulate(n for _, n in reached), strict=True)
        if upto > least
    )
