"""A drawing as values: marks in canvas units, in layers.

A scene knows nothing of Pillow. It can be compared, hashed, logged as text (the golden file of a
picture) and asked for every string it shows. The first layer is the ground: what seldom changes
belongs there, because the painter keeps it painted.
"""

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from typing import Literal

from render.paint import box_layout, ground_texture_types

Weight = Literal["regular", "bold"]
Family = Literal["sans", "serif", "black", "slanted"]
"""Two faces for reading; a heavy serif and a slanted one for titles."""
Role = Literal["note", "name", "figure"]
"""What a text is read for; figures are what one decides by. Each has its least size."""

Colours = tuple[tuple[str, str], ...]
"""Names of a drawing's parameters with the colours to put, "#rrggbb"."""

SHADE = "#00000066"
"""The colour of a shadow where none is given."""


@dataclass(frozen=True, slots=True)
class Gradient:
    """Fill a shape from the opaque colour at its upper edge to that at its lower one."""

    top: str
    bottom: str


Fill = str | Gradient
"""A colour "#rrggbb" or "#rrggbbaa", a gradient, or "" for nothing."""


@dataclass(frozen=True, slots=True)
class Rect:
    """Draw a rectangle; its stroke lies inside its box, its edges on whole pixels."""

    box: box_layout.Box
    fill: Fill = ""
    stroke: str = ""
    width: float = 0
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Circle:
    """Draw a disc of radius `r` around (x, y); its stroke lies inside."""

    x: float
    y: float
    r: float
    fill: Fill = ""
    stroke: str = ""
    width: float = 0


@dataclass(frozen=True, slots=True)
class Polygon:
    """Draw a closed polygon; its stroke runs along its edge, half of it outside."""

    points: tuple[box_layout.Point, ...]
    fill: Fill = ""
    stroke: str = ""
    width: float = 0


@dataclass(frozen=True, slots=True)
class Line:
    """Draw an open line with round ends; `dash` is the length of its dashes, 0 for none."""

    points: tuple[box_layout.Point, ...]
    colour: str
    width: float = 3
    dash: float = 0


@dataclass(frozen=True, slots=True)
class Arrow:
    """Draw an arrow; `bend` moves its middle sideways by that share of its length.

    `casing` is the colour of a rim that sets it off from what lies below.
    """

    start: box_layout.Point
    end: box_layout.Point
    colour: str
    width: float = 10
    bend: float = 0
    casing: str = ""


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut letters into what they stand on: a rim lit at one side, in shade at the other.

    `foot` is the colour they have at their foot; `apart` how many sizes they stand apart, `wave`
    how many they go up and down; `caps` makes capitals of them. Colours are "" for none.
    """

    light: str = ""
    shade: str = ""
    foot: str = ""
    apart: float = 0
    wave: float = 0
    caps: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Write one line; `anchor` is l, c or r and t (top), m (middle of a capital) or b (baseline).

    `fits` is the box it must stay in, `role` what it is read for: laws measure both. A title may
    be `cut`.
    """

    x: float
    y: float
    text: str
    size: float
    colour: str
    weight: Weight = "regular"
    family: Family = "sans"
    anchor: str = "lm"
    fits: box_layout.Box | None = None
    role: Role = "note"
    cut: Cut | None = None

    @property
    def letters(self) -> str:
        """Return what is drawn of it."""
        return self.text.upper() if self.cut and self.cut.caps else self.text


@dataclass(frozen=True, slots=True)
class Halo:
    """Ring a closed shape (its own colours do not matter) with a bright line and a glow."""

    shape: "Shape"
    colour: str
    width: float = 6
    glow: float = 10


@dataclass(frozen=True, slots=True)
class Shadow:
    """Lay the soft shadow of a closed shape that lies `lift` units above what is below it.

    Draw the shape next: far inside a rectangle there is no shadow, as nobody would see it.
    """

    shape: "Shape"
    lift: float = 8
    colour: str = SHADE


@dataclass(frozen=True, slots=True)
class Ground:
    """Fill a box with a quiet texture: `base` with grain in it, towards `dark` and `light`.

    A box is a window on a texture which is fixed to the page, so that neighbours of one grain and
    seed join. It may have round corners.
    """

    box: box_layout.Box
    base: str
    grain: ground_texture_types.Grain
    seed: int = 0
    dark: str = "#000000"
    light: str = "#ffffff"
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Drawing:
    """Paste one of our SVG files: "coin", "magnate/coin", with `colours` for its parameters."""

    name: str
    box: box_layout.Box
    colours: Colours = ()


@dataclass(frozen=True, slots=True)
class Emblem:
    """Draw the silhouette of an icon ("mdi:castle", "fa:dragon") in the middle of a box.

    `tone` colours its edges away from the light, `shade` lays a soft shadow below it.
    """

    icon: str
    box: box_layout.Box
    ink: str
    tone: str = ""
    shade: str = ""


@dataclass(frozen=True, slots=True)
class Sprite:
    """Paste a fragment that is drawn once and kept: a card, a token.

    `marks` are drawn in `area`, which is laid over `box` and turned by `angle` degrees clockwise
    around its centre (`box` is the place of the unturned sprite). `veil` is a colour with alpha
    laid over it; `alpha` below 1 lets what lies below shine through. One with a `lift` throws a
    soft shadow of its outline, in `shade`. `key` names it in logs. One that is `lasting` is made
    of shapes and drawings alone and the same in every match: it is in the disk cache too.
    """

    key: str
    marks: "Marks"
    area: box_layout.Box
    box: box_layout.Box
    angle: float = 0
    veil: str = ""
    alpha: float = 1
    lift: float = 0
    shade: str = SHADE
    lasting: bool = False


Shape = Rect | Circle | Polygon
Mark = Shape | Line | Arrow | Text | Halo | Shadow | Ground | Drawing | Emblem | Sprite
Marks = tuple[Mark, ...]

_MARKS = (
    *(Rect, Circle, Polygon, Line, Arrow, Text, Halo),
    *(Shadow, Ground, Drawing, Emblem, Sprite),
)


@dataclass(frozen=True, slots=True, init=False)
class Scene:
    """Hold a picture: its box and its layers, from the ground up. `+` adds a layer or a scene."""

    box: box_layout.Box
    layers: tuple[Marks, ...]

    def __init__(self, box: box_layout.Box, *layers: Marks) -> None:
        object.__setattr__(self, "box", box)
        object.__setattr__(self, "layers", layers)

    def __add__(self, other: "Scene | Marks | Mark") -> "Scene":
        if isinstance(other, Scene):
            return Scene(self.box, *self.layers, *other.layers)
        if isinstance(other, _MARKS):
            return Scene(self.box, *self.layers, (other,))
        return Scene(self.box, *self.layers, other)

    def log(self) -> str:
        """Return the drawing calls as text: a line per mark, those of a sprite indented below."""
        lines = [f"scene {_plain(self.box)}"]
        for number, layer in enumerate(self.layers):
            lines.append(f"layer {number}")
            lines.extend(_lines(layer, ""))
        return "\n".join(lines) + "\n"

    def texts(self) -> tuple[str, ...]:
        """Return every string drawn, sprites included, in drawing order."""
        return tuple(placed.text.text for placed in self.lettering())

    def lettering(self) -> Iterator["Placed"]:
        """Yield every text with the scale it is drawn at and the sprite that it lies in."""
        for layer in self.layers:
            yield from _placed(layer, 1.0, "")


@dataclass(frozen=True, slots=True)
class Placed:
    """Say how large a text really is: `scale` times its own size; `sprite` is "" outside one."""

    text: Text
    scale: float
    sprite: str


def _placed(marks: Marks, scale: float, sprite: str) -> Iterator[Placed]:
    for mark in marks:
        if isinstance(mark, Text):
            yield Placed(mark, scale, sprite)
        elif isinstance(mark, Sprite):
            yield from _placed(mark.marks, scale * mark.box.w / mark.area.w, mark.key)


def _lines(marks: Marks, indent: str) -> Iterator[str]:
    for mark in marks:
        yield f"{indent}{_call(mark)}"
        if isinstance(mark, Sprite):
            yield from _lines(mark.marks, indent + "  ")


def _call(mark: object) -> str:
    """Write a mark with the fields that differ from their defaults."""
    parts = [type(mark).__name__.lower()]
    for field in fields(mark):  # type: ignore[arg-type]
        value = getattr(mark, field.name)
        if field.name == "marks" or (field.default is not MISSING and value == field.default):
            continue
        parts.append(f"{field.name}={_plain(value)}")
    return " ".join(parts)


def _plain(value: object) -> str:
    if isinstance(value, str):
        return repr(value) if " " in value or not value else value
    if isinstance(value, (int, float)):
        return f"{round(value, 1):g}"
    if isinstance(value, box_layout.Box):
        return ",".join(_plain(side) for side in (value.x, value.y, value.w, value.h))
    if isinstance(value, tuple):
        return ";".join(
            ",".join(map(_plain, item)) if isinstance(item, tuple) else _plain(item)
            for item in value
        )
    return f"({_call(value)})"
