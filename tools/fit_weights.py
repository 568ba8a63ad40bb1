"""Fit the weights by which a game's computers judge a position, from matches they play themselves.

python -m tools.fit_weights magnate                      print weights, and how well they foretell
python -m tools.fit_weights magnate --write  store them in engine/games/magnate/search_weights.py
python -m tools.fit_weights magus --games 400 --seed 2   more matches, or others
python -m tools.fit_weights magnate --own 4  learn again, four times, from what plays by that

Greedy computers play, now and then something else; from some positions of each match the features
of each seat are taken (`features` of the game's `search_features.py`) with the share of the win
that it got. Logistic regression, by Newton's method with a ridge, finds the weights; the last fifth
of the matches is set aside to tell how well they foretell. Where the plan of a game judges the ends
of turns, or of rounds, only those are learned from. With `--own` it is learned again as often, from
matches of computers that choose by what was learned before (`tools/td_lambda_training_samples.py`).
The same seed gives the same weights.
"""

import argparse
import math
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from engine import registry
from engine.search_parameters_and_win_chance import chance
from tools import greedy_training_samples, td_lambda_training_samples

RIDGE = 1.0
ROUNDS = 12
"""Rounds of Newton's method; a few are enough."""
HOME = Path(__file__).parents[1] / "engine" / "games"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_weights", description="Fit weights.")
    parser.add_argument("key", choices=[game.key for game in registry.games()])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--own", type=int, default=0, help="times that it is learned again")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--nice", type=int, default=10)
    parser.add_argument("--write", action="store_true", help="store the weights with the game")
    args = parser.parse_args(arguments)
    os.nice(args.nice)
    game = registry.game(args.key)
    think = import_module(f"engine.games.{game.key}.search_features")
    played = greedy_training_samples.matches(game, args.games, args.seed, think.features)
    weights = _learned(think.NAMES, list(played))
    for again in range(args.own):
        seed = f"{args.seed}:own{again}"
        played = td_lambda_training_samples.matches(game, args.games, seed, think.features, weights)
        weights = _learned(think.NAMES, list(played))
    if args.write:
        own = f" --own {args.own}" if args.own else ""
        command = (
            f"python -m tools.fit_weights {game.key} --games {args.games}{own} --seed {args.seed}"
        )
        _write(game.key, f"{command} --write", think.NAMES, weights)
    return 0


def _learned(
    names: Sequence[str], played: Sequence[Sequence[greedy_training_samples.Sample]]
) -> list[float]:
    """Fit weights to four fifths of some matches; print them and how they foretell the rest."""
    cut = len(played) * 4 // 5
    learned, aside = _flat(played[:cut]), _flat(played[cut:])
    weights = fit(learned)
    for name, weight in zip(names, weights, strict=True):
        print(f"{weight:9.4f}  {name}")
    print(f"{len(learned)} positions, {loss(learned, weights):.4f} bits each")
    print(f"{len(aside)} set aside, {loss(aside, weights):.4f}; {best(aside):.4f} without features")
    return weights


def fit(known: Sequence[greedy_training_samples.Sample]) -> list[float]:
    """Return the weights that make the outcomes likeliest."""
    size = len(known[0].features)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for sample in known:
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


def loss(known: Sequence[greedy_training_samples.Sample], weights: Sequence[float]) -> float:
    """Return how many bits an outcome still tells who knows the weights."""
    return sum(_bits(chance(one.features, weights), one.won) for one in known) / len(known)


def best(known: Sequence[greedy_training_samples.Sample]) -> float:
    """Return the bits of who knows nothing but how often somebody wins."""
    mean = sum(one.won for one in known) / len(known)
    return sum(_bits(mean, one.won) for one in known) / len(known)


def _bits(p: float, won: float) -> float:
    p = min(1 - 1e-9, max(1e-9, p))
    return -(won * math.log2(p) + (1 - won) * math.log2(1 - p))


def _flat(
    played: Sequence[Sequence[greedy_training_samples.Sample]],
) -> list[greedy_training_samples.Sample]:
    return [sample for match in played for sample in match]


def _write(key: str, command: str, names: Sequence[str], weights: Sequence[float]) -> None:
    rows = "".join(
        f"    {weight:.4f},  # {name}\n" for name, weight in zip(names, weights, strict=True)
    )
    text = (
        '"""What each feature of a position is worth to who judges it; fitted, not written.\n\n'
        f'{command}\n"""\n\nWEIGHTS = (\n{rows})\n'
    )
    (HOME / key / "search_weights.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
