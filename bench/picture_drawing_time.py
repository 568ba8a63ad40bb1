"""Pictures with their PNG, of every listed game: time, size and memory.

Warm: pictures of other matches were drawn before, so that sprites and grounds are there; no
position is drawn twice. Each is a turn, with the yardstick between. The first picture after a start
is drawn by a process of its own, once with an empty disk cache, and once with a warm one.
"""

import gc
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import render
from bench.machine_speed_reference import encode
from bench.timing_statistics import Figure, Span, Turns, timed
from engine import AnyGame, registry
from render.paint import Scene, disk_cache, ground_texture, rasterize_scene, shape_masks
from render.paint.rasterize_scene import LIMIT, picture
from render.registry import art
from render.workers import sample_positions, warm_picture_cache

SAMPLES = 60
MATCHES = 3
PROCESSES = 5
"""How many processes draw their first board, of each kind."""
BOARD, HAND = 1.0, 0.85
COLD, WARM = 13.0, 3.6
"""Targets in yardsticks: some 45, 35, 600 and 150 ms on an idle machine on which one takes 41."""
MEMORY_MIB = 64.0

_ROOT = Path(render.__file__).parents[1]


def measure() -> Iterator[Figure]:
    """Yield time and size for each game, at its most seats; then what all caches hold."""
    for game in registry.games():
        yield from _figures(game)
        yield from _first(game)
    held = sum(
        store.held
        for store in (
            rasterize_scene.PAGES,
            rasterize_scene.IMAGES,
            shape_masks.STAMPS,
            ground_texture.RELIEFS,
        )
    )
    yield Figure("caches of pictures", held / 1024**2, "MiB", target=MEMORY_MIB)


def _figures(game: AnyGame) -> Iterator[Figure]:
    warm, kinds = _sampled(game, "warm"), (("board", _board, BOARD), ("hand", _hand, HAND))
    for position in warm:
        for _, laid, _ in kinds:
            if (scene := laid(position)) is not None:
                picture(scene)
    found = [one for number in range(MATCHES) for one in _sampled(game, f"bench:{number}")]
    for name, laid, target in kinds:
        turns, title = Turns(encode), f"{name} picture, {game.key}"
        made = [turns.take(partial(_drawn, laid, one)) for one in found]
        if not (sizes := [len(data) / 1024 for data in made if data]):
            continue
        yield turns.figure(title, target)
        yield turns.slow(f"{title}, p95")
        yield Figure(f"{name} file, {game.key}", statistics.median(sizes), "KiB")
        yield Figure(f"{name} file, {game.key}, largest", max(sizes), "KiB", target=LIMIT / 1024)


def _drawn(laid: Callable[[sample_positions.Position], Any], position: Any) -> bytes:
    """Lay a picture out and draw it; nothing where there is none."""
    scene = laid(position)
    return b"" if scene is None else picture(scene)


def _first(game: AnyGame) -> Iterator[Figure]:
    """Yield the time of the first picture of a process, with a cold and a warm disk cache."""
    with tempfile.TemporaryDirectory() as full:
        _asked("fill", game, full)
        for name, target in (("cold", COLD), ("warmed", WARM)):
            turns = Turns(encode)
            for _ in range(PROCESSES):
                with tempfile.TemporaryDirectory() as empty:
                    told = _asked("first", game, full if name == "warmed" else empty)
                turns.add(Span(*(float(one) / 1e3 for one in told.split())))
            yield turns.figure(f"first board, {name}, {game.key}", target)


def _asked(command: str, game: AnyGame, folder: str) -> str:
    """Let a process of its own do something; return what it says."""
    return subprocess.run(
        [sys.executable, "-m", "bench.picture_drawing_time"],
        input=f"{command}\n{game.key}\n{folder}",
        cwd=_ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def main() -> None:
    """Do in a process of its own what standard input asks for: fill the cache, or draw first."""
    command, key, folder = sys.stdin.read().split("\n")
    disk_cache.place(Path(folder))
    game = registry.game(key)
    if command == "fill":
        warm_picture_cache.warm((game,))
        return
    scene = _board(sample_positions.at(game, game.meta.seats[1], "first", 40))
    gc.collect()  # memory of playing up to here is not counted
    gc.freeze()
    with timed() as span:
        picture(scene)
    print(span.wall * 1e3, span.cpu * 1e3)


def _board(position: sample_positions.Position) -> Scene:
    drawn: Scene = art(position.game.key).board(position.view(None), None, position.look())
    return drawn


def _hand(position: sample_positions.Position) -> Scene | None:
    seat = next(iter(position.game.to_act(position.state)), 0)
    return art(position.game.key).hand(position.view(seat), seat, position.look(seat))


def _sampled(game: AnyGame, seed: str) -> list[sample_positions.Position]:
    """Return positions of one random match, evenly spread."""
    every = list(sample_positions.positions(game, game.meta.seats[1], seed))
    return every[:: max(1, len(every) // (SAMPLES // MATCHES))]


if __name__ == "__main__":
    main()
