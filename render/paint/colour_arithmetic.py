"""Arithmetic of colours: contrast, distance, and what colour-blind eyes see.

Colours are "#rrggbb", or "#rrggbbaa" where alpha matters. Contrast is that of WCAG 2; simulation
uses the matrices of Machado, Oliveira and Fernandes (2009) at full severity, on linear light;
distance is that of CIE L*a*b* (1976), about 2 where two shades can just be told apart.
"""

from functools import lru_cache
from typing import Literal

Vision = Literal["normal", "protanopia", "deuteranopia", "tritanopia"]
VISIONS: tuple[Vision, ...] = ("normal", "protanopia", "deuteranopia", "tritanopia")

# fmt: off
MATRICES: dict[Vision, tuple[tuple[float, float, float], ...]] = {
    "normal":       ((1.0, 0.0, 0.0),
                     (0.0, 1.0, 0.0),
                     (0.0, 0.0, 1.0)),
    "protanopia":   ((0.152286, 1.052583, -0.204868),
                     (0.114503, 0.786281, 0.099216),
                     (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968),
                     (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    "tritanopia":   ((1.255528, -0.076749, -0.178779),
                     (-0.078411, 0.930809, 0.147602),
                     (0.004733, 0.691367, 0.303900)),
}
# fmt: on
_INKS = ("#0b0d10", "#ffffff")


@lru_cache(maxsize=4096)
def rgba(colour: str) -> tuple[int, int, int, int]:
    """Return red, green, blue and alpha, 0-255; raise ValueError for anything else."""
    if len(colour) not in (7, 9) or colour[0] != "#":
        raise ValueError(f"not a colour: {colour!r}")
    value = bytes.fromhex(colour[1:])
    return value[0], value[1], value[2], value[3] if len(value) == 4 else 255


def mix(one: str, other: str, share: float) -> str:
    """Return `one` with `share` (0-1) of the other colour in it; alpha is dropped."""
    pairs = zip(rgba(one)[:3], rgba(other)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def fade(colour: str, alpha: float) -> str:
    """Return the colour with the given alpha (0-1)."""
    return f"{colour[:7]}{round(alpha * 255):02x}"


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two opaque colours, 1 to 21."""
    a, b = sorted((_luminance(one), _luminance(other)))
    return (b + 0.05) / (a + 0.05)


def ink_on(surface: str) -> str:
    """Return the one of two inks that reads better on the surface."""
    return max(_INKS, key=lambda ink: contrast(ink, surface))


def simulate(colour: str, vision: Vision) -> str:
    """Return the colour as eyes of the given kind see it."""
    light = _linear(colour)
    seen = (sum(m * v for m, v in zip(row, light, strict=True)) for row in MATRICES[vision])
    return "#" + "".join(f"{_encoded(v):02x}" for v in seen)


def difference(one: str, other: str, vision: Vision = "normal") -> float:
    """Return how far apart two colours look to eyes of the given kind."""
    a, b = _lab(simulate(one, vision)), _lab(simulate(other, vision))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


_LIGHT = tuple(
    v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    for v in (n / 255 for n in range(256))
)


def _linear(colour: str) -> tuple[float, float, float]:
    r, g, b, _ = rgba(colour)
    return _LIGHT[r], _LIGHT[g], _LIGHT[b]


def _encoded(light: float) -> int:
    v = min(max(light, 0.0), 1.0)
    v = 12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055
    return round(v * 255)


@lru_cache(maxsize=4096)
def _luminance(colour: str) -> float:
    r, g, b = _linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _lab(colour: str) -> tuple[float, float, float]:
    r, g, b = _linear(colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
