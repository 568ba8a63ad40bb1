"""Shapes as outlines on a fine grid: what the rasterizer turns into masks.

Coordinates are quarters of a pixel, whole numbers, so that equal shapes at other places of the
picture give equal outlines once they are moved to the origin, and are drawn only once.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from render.paint.box_layout import Point
from render.paint.scene import Arrow, Circle, Line, Rect, Shape

FINE = 4
"""Grid steps to a pixel, in both directions."""

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Outline:
    """Describe a shape on the fine grid.

    The spots of `rect` and `ellipse` are two corners, `rect` has a corner radius too; those of
    `lines` are its points, closed or not.
    """

    kind: Literal["rect", "ellipse", "lines"]
    spots: tuple[Spot, ...]
    radius: int = 0
    closed: bool = True

    def bounds(self) -> tuple[int, int, int, int]:
        """Return left, top, right and bottom on the fine grid."""
        xs, ys = [x for x, _ in self.spots], [y for _, y in self.spots]
        return min(xs), min(ys), max(xs), max(ys)

    def moved(self, dx: int, dy: int) -> "Outline":
        """Return the outline moved by grid steps."""
        spots = tuple((x + dx, y + dy) for x, y in self.spots)
        return Outline(self.kind, spots, self.radius, self.closed)


@lru_cache(maxsize=8192)  # most marks of a picture were in the one before
def outline(shape: Shape | Line, scale: float, dx: float = 0, dy: float = 0) -> Outline:
    """Return a shape's outline at `scale` pixels per unit, moved by (dx, dy) pixels."""
    k = scale * FINE
    ox, oy = dx * FINE, dy * FINE
    if isinstance(shape, Rect):
        b = shape.box
        corners = tuple(
            (FINE * round((x * k + ox) / FINE), FINE * round((y * k + oy) / FINE))
            for x, y in ((b.x, b.y), (b.right, b.bottom))
        )
        return Outline("rect", corners, round(shape.radius * k))
    if isinstance(shape, Circle):
        x, y, r = shape.x * k + ox, shape.y * k + oy, round(shape.r * k)
        left, top = round(x) - r, round(y) - r
        return Outline("ellipse", ((left, top), (left + 2 * r, top + 2 * r)))
    spots = tuple((round(x * k + ox), round(y * k + oy)) for x, y in shape.points)
    return Outline("lines", spots, closed=not isinstance(shape, Line))


def arrow(mark: Arrow) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Return the shaft and the head (a triangle) of an arrow, in its own units."""
    (x0, y0), (x1, y1) = mark.start, mark.end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = (y1 - y0) / length, -(x1 - x0) / length
    bend = 2 * mark.bend * length
    middle = ((x0 + x1) / 2 + nx * bend, (y0 + y1) / 2 + ny * bend)
    size = min(mark.width * 3.0, length * 0.6)
    tx, ty = x1 - middle[0], y1 - middle[1]
    reach = math.hypot(tx, ty) or 1.0
    tx, ty = tx / reach, ty / reach
    neck = (x1 - tx * size * 0.8, y1 - ty * size * 0.8)
    shaft = tuple(_quadratic(mark.start, middle, neck, 18)) if mark.bend else (mark.start, neck)
    base = (x1 - tx * size, y1 - ty * size)
    half = size * 0.55
    head = (
        mark.end,
        (base[0] - ty * half, base[1] + tx * half),
        (base[0] + ty * half, base[1] - tx * half),
    )
    return shaft, head


def dashes(points: tuple[Point, ...], dash: float) -> Iterator[tuple[Point, Point]]:
    """Cut a line into dashes of the given length with gaps of the same length."""
    left, on = dash, True
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        at = 0.0
        while at < length:
            step = min(left, length - at)
            if on:
                yield (
                    (ax + (bx - ax) * at / length, ay + (by - ay) * at / length),
                    (
                        ax + (bx - ax) * (at + step) / length,
                        ay + (by - ay) * (at + step) / length,
                    ),
                )
            at, left = at + step, left - step
            if left <= 0:
                left, on = dash, not on


def _quadratic(a: Point, b: Point, c: Point, steps: int) -> list[Point]:
    spots = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        spots.append((p * a[0] + q * b[0] + r * c[0], p * a[1] + q * b[1] + r * c[1]))
    return spots
