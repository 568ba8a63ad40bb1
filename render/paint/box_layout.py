"""Boxes: where things go, as plain arithmetic on values.

Apart from everything else so that a board can be laid out, and tested, without drawing it. Units
are those of the canvas (1500 wide).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

Point = tuple[float, float]

GAP = 16.0
"""The distance between neighbours, in canvas units; halve or double it, do not invent others."""


@dataclass(frozen=True, slots=True)
class Box:
    """Describe a rectangle by its left, top, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Return the x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Return the y of the centre."""
        return self.y + self.h / 2

    @property
    def side(self) -> float:
        """Return the shorter of width and height."""
        return min(self.w, self.h)

    @staticmethod
    def around(x: float, y: float, w: float, h: float | None = None) -> "Box":
        """Return the box of the size `w` by `h` (square without `h`) centred on a point."""
        h = w if h is None else h
        return Box(x - w / 2, y - h / 2, w, h)

    def at(self, u: float, v: float) -> Point:
        """Return the point at the shares `u` of the width and `v` of the height."""
        return self.x + u * self.w, self.y + v * self.h

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Return the box made smaller by `dx` at left and right and `dy` (or `dx`) above and below.

        A box never gets a negative size: it shrinks to its centre.
        """
        dy = dx if dy is None else dy
        dx, dy = min(dx, self.w / 2), min(dy, self.h / 2)
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def pad(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> "Box":
        """Return the box without the given margins."""
        w, h = max(0.0, self.w - left - right), max(0.0, self.h - top - bottom)
        return Box(self.x + left, self.y + top, w, h)

    def shift(self, dx: float, dy: float = 0) -> "Box":
        """Return the box moved by (dx, dy)."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def place(self, w: float, h: float, u: float = 0.5, v: float = 0.5) -> "Box":
        """Return a box of size `w` by `h` inside this one: u 0 left, 1 right; v 0 top, 1 bottom."""
        return Box(self.x + u * (self.w - w), self.y + v * (self.h - h), w, h)

    def square(self, u: float = 0.5, v: float = 0.5) -> "Box":
        """Return the largest square inside, placed as in `place`."""
        return self.place(self.side, self.side, u, v)

    def fitted(self, ratio: float, u: float = 0.5, v: float = 0.5) -> "Box":
        """Return the largest box with width / height = `ratio` inside, placed as in `place`."""
        w = min(self.w, self.h * ratio)
        return self.place(w, w / ratio, u, v)

    def split(self, at: float, gap: float = 0, *, down: bool = False) -> tuple["Box", "Box"]:
        """Cut in two beside each other, or one above the other with `down`.

        `at` between 0 and 1 is a share of what is left after the gap, above 1 the size of the first
        part, below 0 the size of the second part.
        """
        whole = (self.h if down else self.w) - gap
        if at < 0:
            first = whole + at
        elif at <= 1:
            first = whole * at
        else:
            first = at
        first = min(max(first, 0.0), max(whole, 0.0))
        rest = max(whole - first, 0.0)
        if down:
            return (
                Box(self.x, self.y, self.w, first),
                Box(self.x, self.y + first + gap, self.w, rest),
            )
        return (
            Box(self.x, self.y, first, self.h),
            Box(self.x + first + gap, self.y, rest, self.h),
        )

    def rows(self, n: int, gap: float = 0) -> tuple["Box", ...]:
        """Return `n` boxes of equal height, from the top."""
        h = max(0.0, (self.h - gap * (n - 1)) / n)
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(n))

    def columns(self, n: int, gap: float = 0) -> tuple["Box", ...]:
        """Return `n` boxes of equal width, from the left."""
        w = max(0.0, (self.w - gap * (n - 1)) / n)
        return tuple(Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(n))

    def shares(
        self, weights: Sequence[float], gap: float = 0, *, down: bool = False
    ) -> tuple["Box", ...]:
        """Return boxes beside each other (`down`: below) whose sizes are as the weights."""
        unit = ((self.h if down else self.w) - gap * (len(weights) - 1)) / sum(weights)
        parts, at = [], self.y if down else self.x
        for weight in weights:
            size = unit * weight
            parts.append(Box(self.x, at, self.w, size) if down else Box(at, self.y, size, self.h))
            at += size + gap
        return tuple(parts)

    def grid(self, columns: int, rows: int, gap: float = 0) -> tuple["Box", ...]:
        """Return `columns` x `rows` equal boxes, row by row."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))

    def fan(self, n: int, w: float, gap: float = 0) -> tuple["Box", ...]:
        """Return `n` boxes of width `w`: `gap` apart while there is room, else overlapping."""
        if n <= 0:
            return ()
        step = w + gap if n == 1 else min(w + gap, (self.w - w) / (n - 1))
        return tuple(Box(self.x + i * step, self.y, w, self.h) for i in range(n))

    def stack(self, n: int, h: float, gap: float = 0) -> tuple["Box", ...]:
        """Return `n` boxes of height `h` downwards, overlapping when there is no room."""
        if n <= 0:
            return ()
        step = h + gap if n == 1 else min(h + gap, (self.h - h) / (n - 1))
        return tuple(Box(self.x, self.y + i * step, self.w, h) for i in range(n))

    def union(self, other: "Box") -> "Box":
        """Return the smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def holds(self, other: "Box", slack: float = 0.5) -> bool:
        """Say whether the other box lies inside, give or take `slack`."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Box", slack: float = 0.5) -> bool:
        """Say whether the two boxes share more than `slack` in both directions."""
        return (
            self.y + self.h - other.y > slack
            and other.y + other.h - self.y > slack
            and self.x + self.w - other.x > slack
            and other.x + other.w - self.x > slack
            and min(self.w, self.h, other.w, other.h) > slack
        )


LOWEST, HIGHEST = 500.0, 1200.0
PAGE = Box(0, 0, 1500, 1000)
TALL_PAGE = Box(0, 0, 1500, 1200)


def page(height: float) -> Box:
    """Return a page as high as its content needs, within what a picture may be."""
    return Box(0, 0, PAGE.w, float(round(min(max(height, LOWEST), HIGHEST))))


def apart(boxes: Sequence[Box]) -> bool:
    """Say whether no two of the boxes overlap; for tests and for choosing a layout."""
    return not any(a.meets(b) for a, b in combinations(boxes, 2))
