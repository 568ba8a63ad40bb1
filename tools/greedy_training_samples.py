"""Positions to learn from, of matches that greedy computers play, now and then something else."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from engine import AnyGame, Event, Options, Rng, Seat, TurnEnded, begin, clone, options
from engine.bots import greedy_easy_and_random, ismcts

LONGEST = 4000
"""Steps after which a match is left without learning from it."""
STRAY = 0.15
"""How often a computer plays any legal action."""
KEPT = 24
"""Positions of a match from which is learned."""

Features: TypeAlias = Callable[[Any, Seat], tuple[float, ...]]
"""What there is to say of a position of a seat."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a seat, and what came of it."""

    features: tuple[float, ...]
    won: float


Match: TypeAlias = Callable[[int, Options, Rng], list[Sample]]
"""Plays a match of so many seats; returns what is learned from it, [] if it has no end."""


def matches(game: AnyGame, count: int, seed: str, features: Features) -> Iterator[list[Sample]]:
    """Yield what is learned from each of some matches of greedy computers."""
    return each(game, count, seed, partial(_match, game, features))


def each(game: AnyGame, count: int, seed: str, match: Match) -> Iterator[list[Sample]]:
    """Yield what is learned from each of some matches, every number of seats in turn."""
    least, most = game.meta.seats
    for number in range(count):
        seats = least + number % (most - least + 1)
        chosen = options(game.meta, {}, [{}] * seats)
        found = match(seats, chosen, Rng(f"{seed}:{number}"))
        if found:
            yield found


def _match(
    game: AnyGame, features: Features, seats: int, chosen: Options, rng: Rng
) -> list[Sample]:
    """Play a match, and return what is learned from positions spread evenly over it."""
    s = begin(game, seats, chosen, rng).state
    kept, stride, steps, seen = list[Any](), 1, 0, 0
    ends: list[Event] = []
    round_ = 0
    while waited := game.to_act(s):
        steps += 1
        if steps > LONGEST:
            return []
        before, round_ = round_, game.turn(s)
        judged = before != round_ if game.plan.rounds else ends or not game.plan.turns
        if judged:
            seen += 1
            if seen % stride == 0:
                kept.append(clone(s))
                if len(kept) == 2 * KEPT:
                    kept, stride = kept[1::2], 2 * stride
        ends.clear()
        seat = waited[0] if len(waited) == 1 else rng.choice(waited)
        actions = game.legal(s, seat)
        if len(actions) == 1 or rng.random() < STRAY:
            action = rng.choice(actions)
        else:
            action = greedy_easy_and_random.first(game, s, seat, actions)
        game.apply(s, seat, action, rng, partial(_hear, ends))
    result = game.result(s)
    assert result is not None
    return [
        Sample(features(one, seat), ismcts.reward(result, seat))
        for one in kept
        for seat in range(seats)
    ]


def _hear(ends: list[Event], event: Event) -> None:
    """Keep the ends of turns."""
    if type(event) is TurnEnded:
        ends.append(event)
