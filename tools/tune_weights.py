"""Learn by what constants a game's positions are worth something, from matches won and lost.

python -m tools.tune_weights magus                       print what was learned
python -m tools.tune_weights magus --jobs 2 --write    store it with the game

The greedy computer plays against itself; in one seat each constant is moved by chance, and the same
deal is played once more with all of them moved the other way. Least squares tell what each is worth
in wins, and in proportion to that it is moved for good: simultaneous perturbation, as in Spall,
"Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation",
IEEE Transactions on Automatic Control 37 (1992). The same seed learns the same, whatever the jobs.

A game that is tuned has `evaluation.py`, with `Constants`, a named tuple of numbers above 0, and
`ROUGH` to begin with, and its `rate` takes the `Worth` that it goes by.
"""

import argparse
import math
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

from bench.parallel_jobs import each
from engine import Rng, begin, options, registry, unheard
from engine.bots import greedy_easy_and_random, ismcts
from tools import fit_weights, greedy_training_samples

SPREAD = 0.8
"""How far the logarithm of a constant is moved at most, for a trial."""
STEP = 5.0
"""How far it is moved for good, for each win more in a match that its growth by one would bring."""
RIDGE = 1e-6
KEYS = ("magus",)

Moves: TypeAlias = tuple[float, ...]
"""How far the logarithm of each constant is moved."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What constants were moved, and how much more was won that way than the opposite, -1 to 1."""

    moves: Moves
    gain: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune_weights", description="Learn constants."
    )
    parser.add_argument("key", choices=KEYS)
    parser.add_argument("--trials", type=int, default=1500, help="of two matches each, a round")
    parser.add_argument("--rounds", type=int, default=2, help="each from what the last one found")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=1, help="trials played at once")
    parser.add_argument("--nice", type=int, default=10)
    parser.add_argument("--write", action="store_true", help="store the constants with the game")
    args = parser.parse_args(arguments)
    os.nice(args.nice)
    by = import_module(f"engine.games.{args.key}.evaluation").ROUGH
    for number in range(args.rounds):
        known = list(trials(args.key, by, args.trials, f"{args.seed}:{number}", args.jobs))
        gains = slopes(known)
        by = by._make(round(x, 4) for x in moved(by, [STEP * gain for gain in gains]))
        for name, constant, gain in zip(by._fields, by, gains, strict=True):
            print(f"{constant:9.4f}  {name}, {gain:+.3f}")
    if args.write:
        command = f"python -m tools.tune_weights {args.key} --trials {args.trials}"
        _write(args.key, f"{command} --rounds {args.rounds} --seed {args.seed} --write", by)
    return 0


def trials(key: str, by: Any, count: int, seed: str, jobs: int) -> Iterator[Trial]:
    """Yield trials around some constants, each of a deal of its own."""
    names = [f"{seed}:{number}" for number in range(count)]
    return each(partial(trial, key, by), names, jobs)


def trial(key: str, by: Any, deal: str) -> Trial:
    """Play a deal with constants moved by chance, and with all of them moved the other way."""
    rng = Rng(deal)
    moves = tuple(SPREAD * (2 * rng.random() - 1) for _ in by)
    seats = registry.game(key).meta.seats[0]
    seat = rng.index(seats)
    there = play(key, moved(by, moves), seat, deal)
    back = play(key, moved(by, [-move for move in moves]), seat, deal)
    return Trial(moves, (there - back) / 2)


def play(key: str, by: Any, own: int, deal: str) -> float:
    """Play a match in which one seat goes by some constants; return its share of the win."""
    game, home = registry.game(key), f"engine.games.{key}"
    worth = import_module(f"{home}.evaluation").Worth(by)
    rate = import_module(f"{home}.greedy_ratings").rate
    seats, rng = game.meta.seats[0], Rng(f"{deal}:play")
    s = begin(game, seats, options(game.meta, {}, [{}] * seats), rng).state
    for _ in range(greedy_training_samples.LONGEST):
        waited = game.to_act(s)
        if not waited:
            break
        seat = waited[0]
        legal = game.legal(s, seat)
        if seat == own and len(legal) > 1:
            rates = rate(s, seat, legal, worth)
            action = legal[rates.index(max(rates))]
        else:
            action = greedy_easy_and_random.first(game, s, seat, legal)
        game.apply(s, seat, action, rng, unheard)
    result = game.result(s)
    return 0.5 if result is None else ismcts.win_share(result, own)


def slopes(known: Sequence[Trial]) -> list[float]:
    """Return how much more is won for each constant grown by one, in logarithms: least squares."""
    size = len(known[0].moves)
    bend = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for one in known:
        for i, move in enumerate(one.moves):
            right[i] += move * one.gain
            for j, other in enumerate(one.moves):
                bend[i][j] += move * other
    return fit_weights.solve(bend, right)


def moved(by: Any, moves: Sequence[float]) -> Any:
    """Return constants whose logarithms are moved."""
    return by._make(one * math.exp(move) for one, move in zip(by, moves, strict=True))


def _write(key: str, command: str, by: Any) -> None:
    rows = "".join(f"    {name}={constant:.4f},\n" for name, constant in by._asdict().items())
    text = (
        '"""By what a position is worth something to a computer that searches; learned, '
        f'not written.\n\n{command}\n"""\n\n'
        f"from engine.games.{key}.evaluation import Constants\n\nLEARNED = Constants(\n{rows})\n"
    )
    (fit_weights.HOME / key / "evaluation_weights.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
