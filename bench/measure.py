"""What every figure is made of: spans of time, a yardstick, and the line that is printed."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

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
    under it, or with `better` "more" at least it, with "most" at most it.
    """

    name: str
    value: float
    unit: str
    cpu: float | None = None
    ratio: float | None = None
    yard: str = ""
    target: float | None = None
    better: Literal["more", "less", "most"] = "less"

    @property
    def reached(self) -> bool | None:
        """Tell whether the target is reached; None without one."""
        if self.target is None:
            return None
        if self.better == "most":
            return self.value <= self.target
        return self.value >= self.target if self.better == "more" else self.value < self.target


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
