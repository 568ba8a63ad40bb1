"""The replay of a match of 300 moves, of every listed game: time and size, by its own process.

Moves are those that the log numbers; a match that ends before its 300th is taken whole.
"""

import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import render
from bench.machine_speed_reference import encode
from bench.timing_statistics import Figure, beside, timed
from engine import AnyGame, Event, __main__, registry
from render.look import Look
from render.registry import art
from render.workers.replay_film import Frame, Order, frames, write

MOVES = 300
FRAMES, SECONDS, MEBIBYTES = 300, 10.0, 3.0
"""A film of so many frames is drawn in so much CPU time and has at most so many bytes."""


def measure() -> Iterator[Figure]:
    """Yield the time and the size of a film for each game, at its most seats."""
    for game in registry.games():
        order, shown = _order(game)
        name = f"replay of {shown[-1].move} moves, {game.key}, {len(shown)} frames"
        before = _used()
        with beside(encode) as yard, timed() as span:
            film = subprocess.run(
                [sys.executable, "-m", "render.workers.replay_film"],
                input=write(order).encode(),
                capture_output=True,
                cwd=Path(render.__file__).parents[1],
                check=True,
            ).stdout
        cpu = _used() - before
        share = max(len(shown) / FRAMES, 1)
        yield Figure(name, span.wall, "s", cpu, cpu / yard.cpu, "encode", SECONDS * share)
        size = len(film) / 1024**2
        yield Figure(f"file of it, {game.key}", size, "MiB", target=MEBIBYTES * share)


def _order(game: AnyGame) -> tuple[Order, list[Frame]]:
    """Return a match played at random, up to its 300th move, and its frames."""
    seats = game.meta.seats[1]
    names = tuple(f"Player {n + 1}" for n in range(seats))
    book, look = art(game.key), Look(names=names)

    def tell(event: Event) -> str | None:
        return book.tell(event, look)

    record = __main__.computer_match(game, seats, "bench", "random", {}).record()
    least, most = 1, len(record.pages)
    while least < most:  # the most entries that give no more than 300 moves
        middle = (least + most + 1) // 2
        cut = replace(record, pages=record.pages[:middle])
        if frames(cut, None, tell)[-1].move <= MOVES:
            least = middle
        else:
            most = middle - 1
    cut = replace(record, pages=record.pages[:least])
    return Order(cut, None, "abcdef", names=names), frames(cut, None, tell)


def _used() -> float:
    """Return the CPU time of processes that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
