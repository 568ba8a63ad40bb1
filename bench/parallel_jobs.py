"""Work for several processes at once."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def each(work: Callable[[T], R], pieces: Iterable[T], jobs: int) -> Iterator[R]:
    """Yield what comes of each piece of work, in their order; `jobs`: how many are done at once."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, pieces)
