"""Pictures with their PNG, of every listed game: time, size and memory.

Warm: pictures of other matches were drawn before, so that sprites and grounds are there; no
position is drawn twice. The first picture after a start is drawn by a process of its own, with
nothing on its shelf, and again with what was drawn beforehand for the game.
"""

import gc
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import render
from bench.measure import Figure, beside, median, percentile, timed
from bench.yardsticks import encode
from engine import registry
from engine.game import AnyGame
from render.paint import disk_cache, masks, painter, texture
from render.paint.painter import LIMIT, picture
from render.paint.scene import Scene
from render.registry import art
from render.workers import sample_positions
from render.workers.warm_cache import warm

SAMPLES = 60
MATCHES = 3
BOARD_MS, HAND_MS = 45.0, 35.0
COLD_MS, WARM_MS = 600.0, 150.0
MEMORY_MIB = 64.0

_ROOT = Path(render.__file__).parents[1]


def measure() -> Iterator[Figure]:
    """Yield time and size for each game, at its most seats; then what all caches hold."""
    for game in registry.games():
        yield from _figures(game)
        yield from _first(game)
    held = sum(
        store.held for store in (painter.PAGES, painter.IMAGES, masks.STAMPS, texture.RELIEFS)
    )
    yield Figure("caches of pictures", held / 1024**2, "MiB", target=MEMORY_MIB)


def _figures(game: AnyGame) -> Iterator[Figure]:
    for position in _sampled(game, "warm"):
        for scene in (_board(position), _hand(position)):
            if scene is not None:
                picture(scene)
    found = [one for number in range(MATCHES) for one in _sampled(game, f"bench:{number}")]
    for name, scenes, target in (("board", _board, BOARD_MS), ("hand", _hand, HAND_MS)):
        spans, sizes = [], []
        with beside(encode) as yard:
            for position in found:
                with timed() as span:
                    scene = scenes(position)
                    data = b"" if scene is None else picture(scene)
                if data:
                    spans.append(span)
                    sizes.append(len(data) / 1024)
        if not spans:
            continue
        middle, title = median(spans), f"{name} picture, {game.key}"
        ratio = middle.cpu / yard.cpu
        yield Figure(title, middle.wall * 1e3, "ms", middle.cpu * 1e3, ratio, "encode", target)
        slow, cpu = (percentile([getattr(s, n) for s in spans], 95) for n in ("wall", "cpu"))
        yield Figure(f"{title}, p95", slow * 1e3, "ms", cpu * 1e3, cpu / yard.cpu, "encode")
        yield Figure(f"{name} file, {game.key}", statistics.median(sizes), "KiB")
        yield Figure(f"{name} file, {game.key}, largest", max(sizes), "KiB", target=LIMIT / 1024)


def _first(game: AnyGame) -> Iterator[Figure]:
    """Yield the time of the first picture of a process, without a shelf's help and with it."""
    with tempfile.TemporaryDirectory() as folder:
        for name, command, target in (
            ("cold", "first", COLD_MS),
            ("", "fill", None),
            ("warmed", "first", WARM_MS),
        ):
            told = subprocess.run(
                [sys.executable, "-m", "bench.pictures"],
                input=f"{command}\n{game.key}\n{folder}",
                cwd=_ROOT,
                check=True,
                stdout=subprocess.PIPE,
                text=True,
            ).stdout
            if name:
                wall, cpu = map(float, told.split())
                yield Figure(f"first board, {name}, {game.key}", wall, "ms", cpu, target=target)


def main() -> None:
    """Do in a process of its own what standard input asks for: fill a shelf, or draw first."""
    command, key, folder = sys.stdin.read().split("\n")
    disk_cache.place(Path(folder))
    game = registry.game(key)
    if command == "fill":
        warm((game,))
        return
    scene = _board(sample_positions.at(game, game.meta.seats[1], "first", 40))
    gc.collect()  # what playing up to here has left is no part of the picture
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
