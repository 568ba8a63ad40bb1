"""Cost of a round of the computers' search, and of sampling a hidden state, for each game.

From positions of a match that greedy computers play, spread evenly over it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, beside, timed
from engine import AnyGame, Rng, Seat, begin, bots, clone, options, registry, unheard
from engine.bots import greedy_easy_and_random, think_budget

POSITIONS = 8
COUNT = 100
"""Rounds, and guesses, from each position."""
LONGEST = 400
"""Steps of a match after which no position is taken."""
Views = Sequence[tuple[Seat, Any]]


def measure() -> Iterator[Figure]:
    """Yield the figures of each game, with as few seats as it allows."""
    for game in registry.games():
        views = _views(game)
        _think(game, views[:1])  # warm
        yield _figure(f"a round of thinking, {game.key}", partial(_think, game), views, None)
        yield _figure(f"a guess, {game.key}", partial(_guess, game), views, 1.0)


def _figure(name: str, work: Callable[[Views], None], views: Views, target: float | None) -> Figure:
    with beside(loop) as yard, timed() as span:
        work(views)
    share = 1 / (COUNT * len(views))
    cost = span.cpu * share / yard.cpu
    return Figure(name, span.wall * share * 1e3, "ms", span.cpu * share * 1e3, cost, "loop", target)


def _think(game: AnyGame, views: Views) -> None:
    for seat, view in views:
        bots.search(game, seat, Rng("bench")).weigh(view, think_budget.Count(COUNT))


def _guess(game: AnyGame, views: Views) -> None:
    rng = Rng("bench")
    for seat, view in views:
        for _ in range(COUNT):
            game.guess(view, seat, rng)


def _views(game: AnyGame) -> Views:
    """Return what seats see that have something to choose, in the course of a match."""
    seats = game.meta.seats[0]
    rng = Rng("bench")
    s = begin(game, seats, options(game.meta, {}, [{}] * seats), rng).state
    found = list[tuple[Seat, Any]]()
    for _ in range(LONGEST):
        waited = game.to_act(s)
        if not waited:
            break
        seat = waited[0]
        view = game.view(s, seat)
        if len(game.legal(s, seat)) > 2:
            found.append((seat, clone(view)))
        game.apply(s, seat, greedy_easy_and_random.best(game, view, seat, rng), rng, unheard)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]
