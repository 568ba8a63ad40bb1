"""Matches of computers that choose by what their turn leads to, as weights judge it.

Who learns from greedy computers alone learns what becomes of a position in greedy hands. Here each
choice is played on by what is rated best, up to the first step that draws from chance or cannot be
taken back for another reason, and the choice that `value` would like best there is made. What a
position came to is a share of the match's end and of how the positions between were judged, so
that luck which came later counts for less: TD(lambda) of Sutton, "Learning to Predict by the
Methods of Temporal Differences", Machine Learning 3 (1988).
"""

from collections.abc import Iterator, Sequence
from functools import partial
from heapq import nlargest
from typing import Any

from engine import AnyGame, Options, Seat, begin, clone, unheard
from engine.bots import greedy_easy_and_random, ismcts
from engine.rng import NoChance, Rng
from engine.search_parameters_and_win_chance import chance
from tools.greedy_training_samples import LONGEST, Features, Sample, each

LAMBDA = 0.8
"""How far what came later counts, from one position to the one before."""


def matches(
    game: AnyGame, count: int, seed: str, features: Features, weights: Sequence[float]
) -> Iterator[list[Sample]]:
    """Yield what is learned from each of some matches of computers that choose by weights."""
    return each(game, count, seed, partial(_match, game, features, weights))


def returns(
    positions: Sequence[tuple[float, ...]], weights: Sequence[float], end: float
) -> list[Sample]:
    """Return what positions of a seat came to, the last first, in a match that ended so."""
    found, came = list[Sample](), end
    for position in reversed(positions):
        found.append(Sample(position, came))
        came = LAMBDA * came + (1 - LAMBDA) * chance(position, weights)
    return found


def choose(game: AnyGame, s: Any, seat: Seat, features: Features, weights: Sequence[float]) -> Any:
    """Return the action of a seat whose turn comes to the best position, with all hands known."""
    legal = game.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    rates = dict(zip(legal, game.rate(s, seat, legal), strict=True))
    tried = nlargest(game.plan.width, legal, key=rates.__getitem__)
    return max(
        tried, key=lambda action: chance(features(_after(game, s, seat, action), seat), weights)
    )


def _match(
    game: AnyGame,
    features: Features,
    weights: Sequence[float],
    seats: int,
    chosen: Options,
    rng: Rng,
) -> list[Sample]:
    s = begin(game, seats, chosen, rng).state
    positions: list[list[tuple[float, ...]]] = [[] for _ in range(seats)]
    for _ in range(LONGEST):
        waited = game.to_act(s)
        if not waited:
            break
        seat = waited[0] if len(waited) == 1 else rng.choice(waited)
        action = choose(game, s, seat, features, weights)
        if game.warns(s, seat, action) is not None:
            for each, row in enumerate(positions):
                row.append(features(s, each))
        game.apply(s, seat, action, rng, unheard)
    result = game.result(s)
    if result is None:
        return []
    return [
        sample
        for seat, row in enumerate(positions)
        for sample in returns(row, weights, ismcts.reward(result, seat))
    ]


def _after(game: AnyGame, s: Any, seat: Seat, action: Any) -> Any:
    """Return the position in which a seat that does this has only what cannot be taken back."""
    then, rng = clone(s), NoChance()
    for _ in range(game.plan.steps):
        if game.warns(then, seat, action) is not None:
            break
        game.apply(then, seat, action, rng, unheard)
        if game.to_act(then) != (seat,):
            break
        action = greedy_easy_and_random.first(game, then, seat, game.legal(then, seat))
    return then
