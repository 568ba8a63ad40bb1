"""Random matches a second, of every game that is listed, in one process."""

from collections.abc import Iterator

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, beside, timed
from engine import AnyGame, Rng, apply_move, options, registry

SECONDS = 2.0
TARGETS = {"magnate": 500.0}


def measure() -> Iterator[Figure]:
    """Yield a figure for the least and the most seats of each game."""
    for game in registry.games():
        for seats in sorted(set(game.meta.seats)):
            yield _figure(game, seats)


def _figure(game: AnyGame, seats: int) -> Figure:
    _play(game, seats, "warm", 5)
    count = 0
    with beside(loop) as yard, timed() as total:
        end = 0.0
        while end < SECONDS:
            with timed() as some:
                _play(game, seats, str(count), 10)
            count += 10
            end += some.wall
    return Figure(
        f"random matches, {game.key}, {seats} seats",
        count / total.wall,
        "matches/s",
        count / total.cpu,
        total.cpu / count / yard.cpu,
        "loop",
        TARGETS.get(game.key),
        "more",
    )


def _play(game: AnyGame, seats: int, seed: str, count: int) -> None:
    chosen = options(game.meta, {}, [{} for _ in range(seats)])
    for number in range(count):
        rng = Rng(f"{seed}:{number}")
        apply_move.playout(game, apply_move.begin(game, seats, chosen, rng).state, rng)
