"""Parts of every figure: spans of time, a yardstick, and the line that is printed."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypeVar

T = TypeVar("T")

RUNS = 7
"""How often a yardstick is laid on, before and again after what it measures."""


@dataclass(slots=True)
class Span:
    """How long something took, in seconds: on the clock, and of this process's CPU time."""

    wall: float = 0.0
    cpu: float = 0.0


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    `cpu` is the figure by CPU time, which other programs on the machine disturb less. `ratio`
    is the cost of one of these in yardsticks of the same run. `target` is reached by what is
    under it, or with `better` "more" at least it, with "most" at most it; `of` says what that is
    held against.
    """

    name: str
    value: float
    unit: str
    cpu: float | None = None
    ratio: float | None = None
    yard: str = ""
    target: float | None = None
    better: Literal["more", "less", "most"] = "less"
    of: Literal["measured", "ratio"] = "measured"

    @property
    def reached(self) -> bool | None:
        """Tell whether the target is reached; None without one, or without what it is held to."""
        held = self.value if self.of == "measured" else self.ratio
        if self.target is None or held is None:
            return None
        if self.better == "most":
            return held <= self.target
        return held >= self.target if self.better == "more" else held < self.target


def in_milliseconds(name: str, span: Span, yard: Span, target: float | None = None) -> Figure:
    """Return the figure of a span, in milliseconds and in loops of the same run."""
    return Figure(name, span.wall * 1e3, "ms", span.cpu * 1e3, span.cpu / yard.cpu, "loop", target)


@contextmanager
def timed() -> Iterator[Span]:
    """Time a block; the span is filled in at its end."""
    span, wall, cpu = Span(), time.perf_counter(), time.process_time()
    yield span
    span.wall, span.cpu = time.perf_counter() - wall, time.process_time() - cpu


@contextmanager
def beside(yardstick: Callable[[], object]) -> Iterator[Span]:
    """Lay a yardstick on before and after a block; the span is filled in at its end."""
    span, laid = Span(), [_lay(yardstick) for _ in range(RUNS)]
    yield span
    laid += [_lay(yardstick) for _ in range(RUNS)]
    middle = median(laid)
    span.wall, span.cpu = middle.wall, middle.cpu


class Turns:
    """Takes a figure in turns with a yardstick, which is laid on before and after each of them.

    A machine that grows slower or quicker meanwhile is so for both, and the median of the ratios
    is what another machine finds too.
    """

    def __init__(self, yardstick: Callable[[], object]) -> None:
        self._yardstick = yardstick
        self._before = _lay(yardstick)
        self.spans = list[Span]()
        self.ratios = list[float]()

    def take(self, work: Callable[[], T]) -> T:
        """Time a turn, and return what it makes; one that makes nothing does not count."""
        with timed() as span:
            made = work()
        if made:
            self.add(span)
        return made

    def add(self, span: Span) -> None:
        """Take a turn that was timed elsewhere just now."""
        after = _lay(self._yardstick)
        self.spans.append(span)
        self.ratios.append(2 * span.cpu / (self._before.cpu + after.cpu))
        self._before = after

    def figure(self, name: str, target: float | None = None) -> Figure:
        """Return the median, in milliseconds; a target is one of the ratio."""
        middle, yard = median(self.spans), self._yardstick.__name__
        ratio = statistics.median(self.ratios)
        cost = middle.wall * 1e3, "ms", middle.cpu * 1e3, ratio, yard
        return Figure(name, *cost, target, of="ratio")

    def slow(self, name: str) -> Figure:
        """Return what one in twenty takes at least."""
        wall, cpu = (percentile([getattr(s, n) for s in self.spans], 95) for n in ("wall", "cpu"))
        yard, ratio = self._yardstick.__name__, percentile(self.ratios, 95)
        return Figure(name, wall * 1e3, "ms", cpu * 1e3, ratio, yard)


def median(spans: Sequence[Span]) -> Span:
    """Return the medians of both times."""
    return Span(
        statistics.median(span.wall for span in spans),
        statistics.median(span.cpu for span in spans),
    )


def percentile(values: Sequence[float], n: int) -> float:
    """Return the n-th percentile."""
    return statistics.quantiles(values, n=100, method="inclusive")[n - 1]


def _lay(yardstick: Callable[[], object]) -> Span:
    with timed() as span:
        yardstick()
    return span
