"""Fit the weights by which a game's computers judge a position, from matches they play themselves.

python -m bench.fit magnate                      print weights, and how well they foretell
python -m bench.fit magnate --write              store them in engine/games/magnate/weights.py
python -m bench.fit magus --games 400 --seed 2   more matches, or others

Greedy computers play, now and then something else; from some positions of each match the features
of each seat are taken (`features` of the game's `think.py`) with the share of the win that it got.
Logistic regression, by Newton's method with a ridge, finds the weights; the last fifth of the
matches is set aside to tell how well they foretell. Where the plan of a game judges the ends of
turns, or of rounds, only those are learned from. The same seed gives the same weights.
"""

import argparse
import math
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import registry
from engine.bots import greedy
from engine.bots.ismcts import reward
from engine.codec import clone
from engine.game import AnyGame, Event, Options, Seat, TurnEnded, options
from engine.plan import chance
from engine.play import begin
from engine.rng import Rng

LONGEST = 4000
"""Steps after which a match is left without learning from it."""
STRAY = 0.15
"""How often a computer plays any legal action."""
KEPT = 24
"""Positions of a match from which is learned."""
RIDGE = 1.0
ROUNDS = 12
"""Rounds of Newton's method; a few are enough."""
HOME = Path(__file__).parents[1] / "engine" / "games"


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a seat, and what came of it."""

    features: tuple[float, ...]
    won: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description="Fit weights.")
    parser.add_argument("key", choices=[game.key for game in registry.games()])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--nice", type=int, default=10)
    parser.add_argument("--write", action="store_true", help="store the weights with the game")
    args = parser.parse_args(arguments)
    os.nice(args.nice)
    game = registry.game(args.key)
    think = import_module(f"engine.games.{game.key}.think")
    played = list(matches(game, args.games, args.seed, think.features))
    cut = len(played) * 4 // 5
    learned, aside = _flat(played[:cut]), _flat(played[cut:])
    weights = fit(learned)
    for name, weight in zip(think.NAMES, weights, strict=True):
        print(f"{weight:9.4f}  {name}")
    print(f"{len(learned)} positions, {loss(learned, weights):.4f} bits each")
    print(f"{len(aside)} set aside, {loss(aside, weights):.4f}; {best(aside):.4f} without features")
    if args.write:
        command = f"python -m bench.fit {game.key} --games {args.games} --seed {args.seed} --write"
        _write(game.key, command, think.NAMES, weights)
    return 0


def matches(
    game: AnyGame,
    count: int,
    seed: str,
    features: Callable[[Any, Seat], tuple[float, ...]],
) -> Iterator[list[Sample]]:
    """Yield what is learned from each of some matches, every number of seats in turn."""
    least, most = game.meta.seats
    for number in range(count):
        seats = least + number % (most - least + 1)
        rng = Rng(f"{seed}:{number}")
        chosen = options(game.meta, {}, [{}] * seats)
        found = _match(game, seats, chosen, rng, features)
        if found:
            yield found


def fit(samples: Sequence[Sample]) -> list[float]:
    """Return the weights that make the outcomes likeliest."""
    size = len(samples[0].features)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for sample in samples:
            x = sample.features
            p = chance(x, weights)
            off, spread = sample.won - p, p * (1 - p)
            for i, xi in enumerate(x):
                if xi:
                    slope[i] += off * xi
                    row, part = bend[i], spread * xi
                    for j in range(i, size):
                        row[j] += part * x[j]
        for i in range(size):
            for j in range(i):
                bend[i][j] = bend[j][i]
        step = solve(bend, slope)
        weights = [weight + one for weight, one in zip(weights, step, strict=True)]
    return weights


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Return what solves a system of linear equations, by elimination with pivots."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(table[k][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for k in range(size):
            if k != i and table[k][i]:
                share = table[k][i] / table[i][i]
                table[k] = [a - share * b for a, b in zip(table[k], table[i], strict=True)]
    return [table[i][size] / table[i][i] for i in range(size)]


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Return how many bits an outcome still tells who knows the weights."""
    return sum(_bits(chance(one.features, weights), one.won) for one in samples) / len(samples)


def best(samples: Sequence[Sample]) -> float:
    """Return the bits of who knows nothing but how often somebody wins."""
    mean = sum(one.won for one in samples) / len(samples)
    return sum(_bits(mean, one.won) for one in samples) / len(samples)


def _bits(p: float, won: float) -> float:
    p = min(1 - 1e-9, max(1e-9, p))
    return -(won * math.log2(p) + (1 - won) * math.log2(1 - p))


def _flat(played: Sequence[Sequence[Sample]]) -> list[Sample]:
    return [sample for match in played for sample in match]


def _match(
    game: AnyGame,
    seats: int,
    chosen: Options,
    rng: Rng,
    features: Callable[[Any, Seat], tuple[float, ...]],
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
            action = greedy.first(game, s, seat, actions)
        game.apply(s, seat, action, rng, partial(_hear, ends))
    result = game.result(s)
    assert result is not None
    return [
        Sample(features(one, seat), reward(result, seat)) for one in kept for seat in range(seats)
    ]


def _write(key: str, command: str, names: Sequence[str], weights: Sequence[float]) -> None:
    rows = "".join(
        f"    {weight:.4f},  # {name}\n" for name, weight in zip(names, weights, strict=True)
    )
    text = (
        '"""What each feature of a position is worth to who judges it; fitted, not written.\n\n'
        f'{command}\n"""\n\nWEIGHTS = (\n{rows})\n'
    )
    (HOME / key / "weights.py").write_text(text, encoding="utf-8")


def _hear(ends: list[Event], event: Event) -> None:
    """Keep the ends of turns."""
    if type(event) is TurnEnded:
        ends.append(event)


if __name__ == "__main__":
    raise SystemExit(main())
