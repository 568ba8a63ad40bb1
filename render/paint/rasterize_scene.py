"""The one module that makes pictures: a scene becomes a Pillow image, an image becomes a PNG.

Every mark is a stamp (a mask kept from earlier) through which a colour is poured. Sprites and the
ground layer of a scene are kept by value as well. Drawing may run in any thread.
"""

import io
from functools import partial

from PIL import Image, ImageChops

from render.paint import compositing, disk_cache, scene as scenes, shape_masks, svg_images
from render.paint.box_layout import Box
from render.paint.colour_arithmetic import Vision, rgba, simulate
from render.paint.font_metrics import ascent, cap_height, drawable, measure
from render.paint.ground_texture import coloured, slope, window
from render.paint.memory_cache import MemoryCache
from render.paint.shape_outlines import Outline, arrow, dashes, outline

LIMIT = 300 * 1024
"""No picture should be larger than this, in bytes."""

_LEVEL = 2
_COLOURS = 192
_QUALITY = 82  # no difference is seen at full size; of 75 there is one around small letters
_NO = Image.Dither.NONE
_SAMPLED = 4  # colours are found in every fourth pixel of every fourth row, common ones in fewer
_OVERSIZE = 2  # a small sprite that is turned is drawn this much larger, turned, and shrunk
_RIM = 0.035  # how far the rims of letters that are cut reach, in sizes
_SMALL = 10_000  # pixels of a sprite up to which that is worth its time
_SMALL_BYTES, _LARGE_BYTES = 22 * 1024 * 1024, 11 * 1024 * 1024
_PAGES_BYTES = 18 * 1024 * 1024  # two of the largest, or three of others


IMAGES: MemoryCache[compositing.FinishedSprite] = MemoryCache(
    _SMALL_BYTES, lambda kept: kept.held, large=_LARGE_BYTES
)
PAGES: MemoryCache[Image.Image] = MemoryCache(
    _PAGES_BYTES, lambda page: page.width * page.height * 4
)
"""First layers, apart from all else: each is so large that much else would go for it."""


def paint(scene: scenes.Scene, *, scale: float = 1.0, width: int | None = None) -> Image.Image:
    """Return the scene as an RGB image at `scale` pixels per unit, shrunk to `width` if given."""
    if width is not None:
        scale = max(scale, width / scene.box.w)
    size = round(scene.box.w * scale), round(scene.box.h * scale)
    dx, dy = -scene.box.x * scale, -scene.box.y * scale

    def ground() -> Image.Image:
        canvas = _Canvas(Image.new("RGB", size), scale, dx, dy)
        canvas.draw(scene.layers[0] if scene.layers else ())
        return canvas.image

    kept = PAGES.get((scene.box, scale, scene.layers[:1]), ground)
    canvas = _Canvas(kept.copy(), scale, dx, dy)
    for layer in scene.layers[1:]:
        canvas.draw(layer)
    if width is None or width == size[0]:
        return canvas.image
    height = round(width * scene.box.h / scene.box.w)
    return canvas.image.resize((width, height), Image.Resampling.LANCZOS)


def encode(image: Image.Image, level: int = _LEVEL) -> bytes:
    """Return an RGB image as PNG with a palette of 256 colours.

    Three quarters of them are spread over all that occur, so that no small mark loses its colour;
    one quarter goes where most pixels are, so that grounds and slopes stay smooth. A file larger
    than `LIMIT` has none of the latter. `level` is zlib's: 9 for what is written once and kept.
    """
    few = _sample(image, _SAMPLED)
    spread = few.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=_NO)
    common = _sample(few, _SAMPLED).quantize(256 - _COLOURS, Image.Quantize.MEDIANCUT, dither=_NO)
    both = Image.new("P", (1, 1))
    both.putpalette((spread.getpalette() or []) + (common.getpalette() or []))
    data = _png(image, both, level)
    return data if len(data) <= LIMIT else _png(image, spread, level)


def webp(image: Image.Image) -> bytes:
    """Return an RGB image as a WebP file, half as large as a PNG; for docs, which are kept."""
    file = io.BytesIO()
    image.save(file, "WEBP", quality=_QUALITY, method=6)
    return file.getvalue()


def picture(scene: scenes.Scene, *, scale: float = 1.0, width: int | None = None) -> bytes:
    """Return the scene as the bytes of a PNG file."""
    return encode(paint(scene, scale=scale, width=width))


def seen(image: Image.Image, vision: Vision) -> Image.Image:
    """Return an RGB image as eyes of the given kind see it, in at most 256 colours."""
    few = image.quantize(256, Image.Quantize.FASTOCTREE, dither=_NO)
    flat = few.getpalette() or []
    shades: list[int] = []
    for at in range(0, len(flat), 3):
        r, g, b = flat[at : at + 3]
        shades.extend(rgba(simulate(f"#{r:02x}{g:02x}{b:02x}", vision))[:3])
    few.putpalette(shades)
    return few.convert("RGB")


def _sample(image: Image.Image, step: int) -> Image.Image:
    """Return one pixel of each square of `step` by `step`."""
    size = max(1, image.width // step), max(1, image.height // step)
    return image.resize(size, Image.Resampling.NEAREST)


def _png(image: Image.Image, palette: Image.Image, level: int) -> bytes:
    file = io.BytesIO()
    few = image.quantize(palette=palette, dither=_NO)
    few.save(file, "PNG", compress_level=level)
    return file.getvalue()


class _Canvas:
    """Draw marks on an image at a scale, moved by (dx, dy) pixels.

    An RGBX image holds colours multiplied by their alpha, and the alpha in X, as pouring through
    masks makes them. (On what is transparent in an RGBA image, Pillow pours a colour undiluted.)
    """

    __slots__ = ("_dx", "_dy", "_k", "image")

    def __init__(self, image: Image.Image, scale: float, dx: float, dy: float) -> None:
        self.image = image
        self._k = scale
        self._dx = dx
        self._dy = dy

    def draw(self, marks: scenes.Marks) -> None:
        """Draw the marks in their order."""
        for mark in marks:
            self._mark(mark)

    def _mark(self, mark: scenes.Mark) -> None:
        match mark:
            case scenes.Text():
                self._text(mark)
            case scenes.Sprite():
                self._sprite(mark)
            case scenes.Drawing():
                self._drawing(mark)
            case scenes.Emblem():
                self._emblem(mark)
            case scenes.Ground():
                self._ground(mark)
            case scenes.Shadow():
                self._shadow(mark)
            case scenes.Line():
                self._line(mark)
            case scenes.Arrow():
                self._arrow(mark)
            case scenes.Halo():
                shape = self._outline(mark.shape)
                stamp = shape_masks.ringed(shape, mark.width * self._k, mark.glow * self._k)
                self._pour(stamp, mark.colour)
            case _:
                self._shape(mark)

    def _outline(self, mark: scenes.Shape | scenes.Line) -> Outline:
        return outline(mark, self._k, self._dx, self._dy)

    def _pour(self, stamp: shape_masks.PlacedMask, colour: str) -> None:
        self.image.paste(self._ink(colour), stamp.box, stamp.mask)

    def _ink(self, colour: str) -> tuple[int, ...]:
        r, g, b, _ = rgba(colour)
        return (r, g, b) if self.image.mode == "RGB" else (r, g, b, 255)

    def _shape(self, mark: scenes.Shape) -> None:
        shape = self._outline(mark)
        if mark.fill:
            self._fill(shape, mark.fill)
        if mark.stroke and mark.width:
            self._stroke(shape, mark.stroke, mark.width)

    def _fill(self, shape: Outline, fill: scenes.Fill) -> None:
        if isinstance(fill, scenes.Gradient):
            left, top, right, bottom = shape_masks.covered(shape)
            size = right - left, bottom - top
            self._spread(slope(fill.top, fill.bottom, size), shape)
        elif parts := shape_masks.parted(shape):
            self._lay_parts(parts, fill)
        else:
            self._pour(shape_masks.filled(shape, rgba(fill)[3]), fill)

    def _stroke(self, shape: Outline, colour: str, width: float) -> None:
        if parts := shape_masks.parted(shape, width * self._k):
            self._lay_parts(parts, colour)
        else:
            self._pour(shape_masks.stroked(shape, width * self._k, rgba(colour)[3]), colour)

    def _lay_parts(self, parts: shape_masks.Parts, colour: str) -> None:
        """Fill a rectangle, or its edge: what is straight without a mask kept."""
        alpha = rgba(colour)[3]
        for left, top, right, bottom in parts.blocks:
            size = right - left, bottom - top
            mask = None if alpha == 255 else Image.new("L", size, alpha)
            self.image.paste(self._ink(colour), (left, top, right, bottom), mask)
        for corner in parts.corners:
            self._pour(shape_masks.thinned(corner, alpha), colour)

    def _shadow(self, mark: scenes.Shadow) -> None:
        shape, x, y = shape_masks.at_home(self._outline(mark.shape))
        lift, alpha = mark.lift * self._k, rgba(mark.colour)[3]
        make = partial(shape_masks.shadowed, shape, lift, alpha)
        self._darken(IMAGES.get(("cast", shape, lift, alpha), make), x, y, mark.colour)

    def _darken(self, shadow: compositing.FinishedSprite, x: int, y: int, colour: str) -> None:
        for piece in shadow.pieces:
            assert piece.mask
            self._pour(shape_masks.PlacedMask(piece.mask, x + piece.x, y + piece.y), colour)

    def _line(self, mark: scenes.Line) -> None:
        if not mark.dash:
            self._stroke(self._outline(mark), mark.colour, mark.width)
            return
        for start, end in dashes(mark.points, mark.dash):
            piece = scenes.Line((start, end), mark.colour, mark.width)
            self._stroke(self._outline(piece), mark.colour, mark.width)

    def _arrow(self, mark: scenes.Arrow) -> None:
        shaft, head = arrow(mark)
        rim = max(2.0, mark.width * 0.4)
        if mark.casing:
            self._stroke(
                self._outline(scenes.Line(shaft, mark.casing)), mark.casing, mark.width + 2 * rim
            )
            self._shape(scenes.Polygon(head, mark.casing, mark.casing, 2 * rim))
        self._stroke(self._outline(scenes.Line(shaft, mark.colour)), mark.colour, mark.width)
        self._shape(scenes.Polygon(head, mark.colour, mark.colour, 2))

    def _text(self, mark: scenes.Text) -> None:
        if not mark.text:
            return
        size, words = mark.size * self._k, drawable(mark.letters, mark.family)
        x, y = mark.x * self._k + self._dx, mark.y * self._k + self._dy
        across, down = mark.anchor[0], mark.anchor[1]
        cut = mark.cut or scenes.Cut()
        if across != "l":
            wide = measure(mark.letters, mark.size, mark.weight, mark.family) * self._k
            wide += cut.apart * size * len(mark.letters)
            x -= wide / 2 if across == "c" else wide
        if down != "b":
            y += cap_height(size) / 2 if down == "m" else ascent(size)
        alpha = rgba(mark.colour)[3]
        face = mark.family, mark.weight
        stamp = shape_masks.lettered(words, *face, size, alpha, cut.apart, cut.wave, self._k)
        place = shape_masks.PlacedMask(stamp.mask, stamp.x + round(x), stamp.y + round(y))
        rim = max(1, round(size * _RIM))
        for colour, aside in ((cut.light, -rim), (cut.shade, rim)):
            if colour:
                mask = shape_masks.thinned(place, rgba(colour)[3]).mask
                self._pour(shape_masks.PlacedMask(mask, place.x + aside, place.y + aside), colour)
        if cut.foot:
            whole = slope(mark.colour, cut.foot, place.mask.size)
            self._lay(whole, place.x, place.y, place.mask)
        else:
            self._pour(place, mark.colour)

    def _ground(self, mark: scenes.Ground) -> None:
        shape = self._outline(scenes.Rect(mark.box, radius=mark.radius))
        grey = window(mark.grain, mark.seed, (mark.box.x, mark.box.y), (mark.box.w, mark.box.h))
        left, top, right, bottom = shape_masks.covered(shape)
        if grey.size != (size := (right - left, bottom - top)):
            grey = grey.resize(size, Image.Resampling.BILINEAR)
        self._spread(coloured(grey, mark.base, mark.dark, mark.light), shape)

    def _spread(self, whole: Image.Image, shape: Outline) -> None:
        """Lay pixels on all of a shape; on a large rectangle without its mask."""
        if self.image.mode == "RGBX":
            whole = whole.convert("RGBX")
        place = shape_masks.covered(shape)[:2]
        parts = shape_masks.parted(shape)
        if parts is None:
            self.image.paste(whole, place, shape_masks.filled(shape).mask)
            return
        if whole.size == self.image.size and not parts.corners:
            self.image = whole
            return
        below = [self.image.crop(corner.box) for corner in parts.corners]
        self.image.paste(whole, place)
        for corner, old in zip(parts.corners, below, strict=True):
            self.image.paste(old, (corner.x, corner.y), ImageChops.invert(corner.mask))

    def _emblem(self, mark: scenes.Emblem) -> None:
        side = round(mark.box.side * self._k)
        if side < 1:
            return
        x = round(mark.box.cx * self._k + self._dx - side / 2)
        y = round(mark.box.cy * self._k + self._dy - side / 2)
        for make, colour in (
            (shape_masks.below, mark.shade),
            (shape_masks.emblem, mark.ink),
            (shape_masks.lower_edges, mark.tone),
        ):
            if colour:
                stamp = make(mark.icon, side)
                at = shape_masks.PlacedMask(stamp.mask, stamp.x + x, stamp.y + y)
                self._pour(shape_masks.thinned(at, rgba(colour)[3]), colour)

    def _drawing(self, mark: scenes.Drawing) -> None:
        size = round(mark.box.w * self._k), round(mark.box.h * self._k)
        if min(size) < 1:
            return

        def make() -> compositing.FinishedSprite:
            return compositing.finished(svg_images.pixels(mark.name, mark.colours, size))

        self._paste(IMAGES.get(("drawing", mark.name, mark.colours, size), make), mark.box)

    def _sprite(self, mark: scenes.Sprite) -> None:
        size = round(mark.box.w * self._k), round(mark.box.h * self._k)
        if min(size) < 1:
            return
        key = ("sprite", mark.marks, mark.area, size, mark.angle, mark.alpha)
        kept = IMAGES.get(key, lambda: _drawn(mark, size))
        if mark.lift and mark.shade:
            self._lift(kept, mark)
        self._paste(kept, mark.box, mark.veil)

    def _lift(self, sprite: compositing.FinishedSprite, mark: scenes.Sprite) -> None:
        """Lay the shadow of a sprite, which all of its outline share."""
        lift, strength = mark.lift * self._k, rgba(mark.shade)[3] / 255
        key = ("shadow", sprite.outline, lift, strength)
        kept = IMAGES.get(key, lambda: compositing.shadow(sprite, lift, strength))
        self._darken(kept, *self._corner(kept, mark.box), mark.shade)

    def _paste(self, kept: compositing.FinishedSprite, box: Box, veil: str = "") -> None:
        x, y = self._corner(kept, box)
        for piece in kept.pieces:
            assert piece.pixels
            self._lay(piece.pixels, x + piece.x, y + piece.y, piece.mask)
            if veil:
                mask = compositing.veil(piece, rgba(veil)[3] / 255)
                self._pour(shape_masks.PlacedMask(mask, x + piece.x, y + piece.y), veil)

    def _corner(self, kept: compositing.FinishedSprite, box: Box) -> tuple[int, int]:
        return (
            round(box.cx * self._k + self._dx - kept.width / 2),
            round(box.cy * self._k + self._dy - kept.height / 2),
        )

    def _lay(self, colours: Image.Image, x: int, y: int, mask: Image.Image | None) -> None:
        if self.image.mode == "RGBX":
            colours = colours.convert("RGBX")
        self.image.paste(colours, (x, y), mask)


def _drawn(sprite: scenes.Sprite, size: tuple[int, int]) -> compositing.FinishedSprite:
    """Draw a sprite, or read one that is lasting from the disk cache."""
    if not sprite.lasting:
        return compositing.finished(_pixels(sprite, size), sprite.alpha)
    sources = tuple(
        svg_images.source(mark.name) for mark in sprite.marks if isinstance(mark, scenes.Drawing)
    )
    key = "sprite", sprite.marks, sprite.area, size, sprite.angle, sources
    kept = disk_cache.kept(
        key, lambda: disk_cache.packed(compositing.divided(_pixels(sprite, size)))
    )
    return compositing.finished(kept, sprite.alpha)


def _pixels(sprite: scenes.Sprite, size: tuple[int, int]) -> Image.Image:
    """Draw a sprite on nothing, at its size; turn it if need be."""
    turned = sprite.angle % 90 != 0
    larger = _OVERSIZE if turned and size[0] * size[1] <= _SMALL else 1
    around = larger if turned else 0  # or its edges would have steps
    k = size[0] / sprite.area.w * larger
    w, h = (side * larger + 2 * around for side in size)
    image = Image.new("RGBX", (w, h))
    canvas = _Canvas(image, k, around - sprite.area.x * k, around - sprite.area.y * k)
    canvas.draw(sprite.marks)
    image = canvas.image
    if sprite.angle % 360:
        image = image.rotate(-sprite.angle, Image.Resampling.BILINEAR, expand=True)
    return image.reduce(larger) if larger > 1 else image
