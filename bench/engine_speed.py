"""Speed of the engine alone: random matches, replays, and the computers' search, of each game."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import engine
from bench.machine_speed_reference import loop
from bench.timing_statistics import Figure, beside, in_milliseconds, median, timed
from engine import __main__, apply_move, bots, match_record, registry
from engine.bots import greedy_easy_and_random, think_budget

SECONDS = 2.0
TARGETS = {"magnate": 500.0}
MATCHES = 5
POSITIONS = 8
COUNT = 100
"""Rounds, and guesses, from each position."""
LONGEST = 400
"""Steps of a match after which no position is taken."""
Views = Sequence[tuple[engine.Seat, Any]]


def playouts() -> Iterator[Figure]:
    """Yield a figure for the least and the most seats of each game."""
    for game in registry.games():
        for seats in sorted(set(game.meta.seats)):
            yield _random_matches(game, seats)


def _random_matches(game: engine.AnyGame, seats: int) -> Figure:
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


def _play(game: engine.AnyGame, seats: int, seed: str, count: int) -> None:
    chosen = engine.options(game.meta, {}, [{} for _ in range(seats)])
    for number in range(count):
        rng = engine.Rng(f"{seed}:{number}")
        apply_move.playout(game, apply_move.begin(game, seats, chosen, rng).state, rng)


def replays() -> Iterator[Figure]:
    """Yield, for each listed game at its most seats, the time to replay a match to its end."""
    for game in registry.games():
        seats = game.meta.seats[1]
        records = [
            __main__.computer_match(game, seats, f"bench:{n}", "random", {}).record()
            for n in range(MATCHES)
        ]
        spans, moves = [], 0
        with beside(loop) as yard:
            for record in records:
                with timed() as span:
                    moves += sum(1 for _ in match_record.positions(record))
                spans.append(span)
        middle = median(spans)
        yield in_milliseconds(
            f"replay of a match, {game.key}, {moves // MATCHES} moves", middle, yard
        )


def thinking() -> Iterator[Figure]:
    """Yield what a round of the search costs, and a guess at what is hidden, with the fewest seats.

    From positions of a match that greedy computers play, spread evenly over it.
    """
    for game in registry.games():
        views = _views(game)
        _think(game, views[:1])  # warm
        yield _search(f"a round of thinking, {game.key}", partial(_think, game), views, None)
        yield _search(f"a guess, {game.key}", partial(_guess, game), views, 1.0)


def _search(name: str, work: Callable[[Views], None], views: Views, target: float | None) -> Figure:
    with beside(loop) as yard, timed() as span:
        work(views)
    share = 1 / (COUNT * len(views))
    cost = span.cpu * share / yard.cpu
    return Figure(name, span.wall * share * 1e3, "ms", span.cpu * share * 1e3, cost, "loop", target)


def _think(game: engine.AnyGame, views: Views) -> None:
    for seat, view in views:
        bots.search(game, seat, engine.Rng("bench")).weigh(view, think_budget.Count(COUNT))


def _guess(game: engine.AnyGame, views: Views) -> None:
    rng = engine.Rng("bench")
    for seat, view in views:
        for _ in range(COUNT):
            game.guess(view, seat, rng)


def _views(game: engine.AnyGame) -> Views:
    """Return what seats see that have something to choose, in the course of a match."""
    seats = game.meta.seats[0]
    rng = engine.Rng("bench")
    s = apply_move.begin(game, seats, engine.options(game.meta, {}, [{}] * seats), rng).state
    found = list[tuple[engine.Seat, Any]]()
    for _ in range(LONGEST):
        waited = game.to_act(s)
        if not waited:
            break
        seat = waited[0]
        view = game.view(s, seat)
        if len(game.legal(s, seat)) > 2:
            found.append((seat, engine.clone(view)))
        game.apply(s, seat, greedy_easy_and_random.best(game, view, seat, rng), rng, engine.unheard)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]
