"""What a ground is made of: patches of noise, small strokes, joints, and the fall of light.

Values only, as scenes are; `render/texture.py` makes reliefs of them. Strengths are in steps of a
relief: 128 up from its level is white, 128 down is black. Grounds are quiet: what a layer adds
stays below 16, but for stars.
"""

from dataclasses import dataclass
from typing import Literal

Stroke = Literal["star", "speck", "blade", "wave", "fibre"]
Joint = Literal["planks", "stones", "weave"]


@dataclass(frozen=True, slots=True)
class Noise:
    """Lay soft patches, about `across` by `down` units large."""

    across: float
    down: float
    strength: float


@dataclass(frozen=True, slots=True)
class Strewn:
    """Strew small strokes of about the size, one to every `every` square units."""

    stroke: Stroke
    every: float
    size: float
    strength: float


@dataclass(frozen=True, slots=True)
class Joints:
    """Lay planks, stones or threads of `w` by `h` units, each of another tone, dark between."""

    joint: Joint
    w: float
    h: float
    strength: float


@dataclass(frozen=True, slots=True)
class Glow:
    """Let light fall from above left: brighter there, darker towards the far corner."""

    strength: float


Layer = Noise | Strewn | Joints | Glow
Grain = tuple[Layer, ...]

NIGHT: Grain = (
    Noise(420, 260, 9), Noise(150, 90, 5), Strewn("star", 7_000, 1.5, 70), Glow(10),
)  # fmt: skip
FLAGSTONE: Grain = (Joints("stones", 150, 116, 8), Noise(90, 70, 5), Noise(4, 4, 4), Glow(10))
SEA: Grain = (Noise(520, 80, 8), Noise(150, 26, 4), Strewn("wave", 7_500, 26, 9), Glow(10))
WOOD: Grain = (Joints("planks", 640, 100, 7), Noise(330, 5, 7), Noise(110, 3, 4), Glow(10))
PARCHMENT: Grain = (
    Noise(280, 230, 7), Noise(60, 50, 4), Noise(4, 4, 3), Strewn("fibre", 2_600, 24, 5), Glow(10),
)  # fmt: skip
TABLE: Grain = (Noise(300, 260, 5), Noise(3, 3, 4), Joints("weave", 6, 6, 2), Glow(12))
GRASS: Grain = (
    Noise(240, 190, 8), Noise(50, 40, 5), Strewn("blade", 700, 17, 7), Glow(10),
)  # fmt: skip
PAPER: Grain = (Noise(120, 100, 3), Noise(3, 3, 3), Glow(4))
EARTH: Grain = (
    Noise(260, 200, 8), Noise(40, 34, 5), Noise(3, 3, 4), Strewn("speck", 900, 2.4, 8), Glow(10),
)  # fmt: skip
