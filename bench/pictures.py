"""Board pictures with their PNG, of every listed game: time and size over whole matches.

Warm: boards of other matches were drawn before, so that sprites and grounds are there. No
position is drawn twice.
"""

import statistics
from collections.abc import Iterator

from bench.figure import Figure, beside, median, percentile, timed
from bench.yardsticks import encode
from engine import registry
from engine.game import AnyGame
from render import show
from render.paint import LIMIT, picture
from render.registry import art

SAMPLES = 60
MATCHES = 3


def measure() -> Iterator[Figure]:
    """Yield time and size for each game, at its most seats."""
    for game in registry.games():
        yield from _figures(game)


def _figures(game: AnyGame) -> Iterator[Figure]:
    board = art(game.key).board
    for position in _sampled(game, "warm"):
        picture(board(position.view(None), None, position.look()))
    found = [one for number in range(MATCHES) for one in _sampled(game, f"bench:{number}")]
    spans, sizes = [], []
    with beside(encode) as yard:
        for position in found:
            view, look = position.view(None), position.look()
            with timed() as span:
                data = picture(board(view, None, look))
            spans.append(span)
            sizes.append(len(data) / 1024)
    middle = median(spans)
    ratio = middle.cpu / yard.cpu
    yield Figure(
        f"board picture, {game.key}", middle.wall * 1e3, "ms", middle.cpu * 1e3, ratio, "encode", 60
    )
    slow, slow_cpu = (percentile([getattr(s, n) for s in spans], 95) for n in ("wall", "cpu"))
    yield Figure(
        f"board picture, {game.key}, p95",
        slow * 1e3,
        "ms",
        slow_cpu * 1e3,
        slow_cpu / yard.cpu,
        "encode",
    )
    yield Figure(f"board file, {game.key}", statistics.median(sizes), "KiB")
    yield Figure(f"board file, {game.key}, largest", max(sizes), "KiB", target=LIMIT / 1024)


def _sampled(game: AnyGame, seed: str) -> list[show.Position]:
    """Return positions of one random match, evenly spread."""
    every = list(show.positions(game, game.meta.seats[1], seed))
    return every[:: max(1, len(every) // (SAMPLES // MATCHES))]
