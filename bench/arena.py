"""Let computers play against each other, and say how often one of them wins.

python -m bench arena magnate --games 100 --a strong --b greedy --seconds 1
python -m bench arena pangea --seats 3 --games 60 --a strong --b greedy --json

`a` has one seat, which changes from match to match, `b` all others; each deal is played once from
every seat. A budget is CPU time, so that a busy machine changes nothing but the wait; with
`--rounds` it is a number of rounds, and the same seed gives the same matches.
"""

import argparse
import json
import math
import os
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial

from bench.parallel_jobs import each
from engine import Rng, apply_move, bots, options, registry
from engine.bots.think_budget import Budget, Count
from services.workers.think_worker import CpuSeconds

LONGEST = 5000
"""Plies after which a match counts as a draw."""
Z = 1.96
"""Standard deviations on either side of 95 of 100."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: `seconds` a decision, or `rounds` if there are any."""

    key: str
    seats: int
    a: str
    b: str
    seconds: float
    rounds: int
    seed: str


@dataclass(frozen=True, slots=True)
class Score:
    """How a contest went for `a`: its share of the wins with the ends of the 95 % interval.

    `took`: seconds on the clock.
    """

    games: int
    won: float
    share: float
    least: float
    most: float
    unfinished: int
    took: float


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    args = _parser().parse_args(arguments)
    os.nice(args.nice)
    seats = args.seats or registry.game(args.key).meta.seats[0]
    contest = Contest(args.key, seats, args.a, args.b, args.seconds, args.rounds, args.seed)
    begun, ends = time.monotonic(), list[float | None]()
    for end in each(partial(play, contest), range(args.games), args.jobs):
        ends.append(end)
        if not args.json:
            told = score(ends, time.monotonic() - begun)
            print(f"\r{_line(contest, told)}", end="", flush=True)
    told = score(ends, time.monotonic() - begun)
    print(json.dumps({**asdict(contest), **asdict(told)}) if args.json else "")
    return 0


def score(ends: Sequence[float | None], took: float) -> Score:
    """Return how matches went, from the share of each win; None for one without an end."""
    won = sum(0.5 if end is None else end for end in ends)
    least, most = wilson(won, len(ends))
    return Score(len(ends), won, won / len(ends), least, most, ends.count(None), took)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the ends of the interval in which the true share is, in 95 of 100 cases."""
    share, z2 = won / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    off = math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    off *= Z / (1 + z2 / games)
    return max(0.0, middle - off), min(1.0, middle + off)


def play(contest: Contest, number: int) -> float | None:
    """Play the n-th match of a contest; return the share of the win of `a`, None without an end."""
    game, seats = registry.game(contest.key), contest.seats
    deal, own = f"{contest.seed}:{number // seats}", number % seats
    chosen = options(game.meta, {}, [{}] * seats)
    minds = [
        bots.thinker(
            contest.a if seat == own else contest.b, game, seat, Rng(f"{deal}:{own}:{seat}")
        )
        for seat in range(seats)
    ]
    s, ply = apply_move.begin(game, seats, chosen, Rng(f"{deal}:0")).state, 1
    while waited := game.to_act(s):
        if ply > LONGEST:
            return None
        seat = waited[0]
        action = minds[seat](game.view(s, seat), _budget(contest))
        s, moves = apply_move.submit(game, s, seat, [action], ply, lambda n: Rng(f"{deal}:{n}"))
        ply += sum(move.ply is not None for move in moves)
    result = game.result(s)
    assert result is not None
    winners = result.winners
    return 1 / len(winners) if own in winners else 0.0


def _budget(contest: Contest) -> Budget:
    return Count(contest.rounds) if contest.rounds else CpuSeconds(contest.seconds, slow=math.inf)


def _line(contest: Contest, told: Score) -> str:
    return (
        f"{contest.key}, {contest.seats} seats, {contest.a} against {contest.b}: "
        f"{told.won:g} of {told.games}, {told.share:.1%} ({told.least:.1%} to {told.most:.1%}), "
        f"{told.unfinished} without an end, {told.took:.0f} s"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench arena", description="Let computers play against each other."
    )
    keys = [game.key for game in registry.games()]
    parser.add_argument("key", choices=keys)
    parser.add_argument("--seats", type=int, default=0, help="as few as the game allows")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--a", choices=bots.kinds(), default="strong")
    parser.add_argument("--b", choices=bots.kinds(), default="greedy")
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time a decision")
    parser.add_argument("--rounds", type=int, default=0, help="of thinking, instead of seconds")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--jobs", type=int, default=1, help="matches played at once")
    parser.add_argument("--nice", type=int, default=10)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser
