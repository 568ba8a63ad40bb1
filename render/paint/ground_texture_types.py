"""Textures of grounds: patches of noise, small strokes, joints, and the fall of light.

Values only, as scenes are; `render/paint/ground_texture.py` makes reliefs of them. Strengths are in
steps of a relief: 128 up from its level is white, 128 down is black. Grounds are quiet: what a
layer adds stays below 16.
"""

from dataclasses import dataclass
from typing import Literal

Stroke = Literal["speck", "blade", "fibre"]
Joint = Literal["planks", "stones"]


@dataclass(frozen=True, slots=True)
class Noise:
    """Lay soft patches, about `across` by `down` units large."""

    across: float
    down: float
    strength: float


@dataclass(frozen=True, slots=True)
class Strokes:
    """Strew small strokes of about the size, one to every `every` square units."""

    stroke: Stroke
    every: float
    size: float
    strength: float


@dataclass(frozen=True, slots=True)
class Joints:
    """Lay planks or stones of `w` by `h` units, each of another tone, dark between."""

    joint: Joint
    w: float
    h: float
    strength: float


@dataclass(frozen=True, slots=True)
class LightFalloff:
    """Let light fall from above left: brighter there, darker towards the far corner."""

    strength: float


Layer = Noise | Strokes | Joints | LightFalloff
Grain = tuple[Layer, ...]

FLAGSTONE: Grain = (
    Joints("stones", 150, 116, 8),
    Noise(90, 70, 5),
    Noise(4, 4, 4),
    LightFalloff(10),
)
WOOD: Grain = (Joints("planks", 640, 100, 7), Noise(330, 5, 7), Noise(110, 3, 4), LightFalloff(10))
PARCHMENT: Grain = (
    Noise(280, 230, 7), Noise(60, 50, 4), Noise(4, 4, 2), Strokes("fibre", 2_600, 24, 5),
    LightFalloff(10),
)  # fmt: skip
