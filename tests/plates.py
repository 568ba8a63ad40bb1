"""Holds pictures of many random positions to the laws of `tests.laws.pictured`.

    python -m tests.plates magus --positions 2000 --painted 10

Matches with every number of seats are played by chance. Of each some positions are drawn in both
languages, as the public board or the private one and as the hand, in all themes, with short names
and long ones. What needs no paint (nothing cut, small or covered) is looked at on all pictures,
contrast and emptiness on one in `--painted`. Prints what is wrong and where; exits with 1 then.
"""

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine import registry
from engine.game import AnyGame
from languages import COMPLETE
from render.look import Look
from render.paint.scene import Scene
from render.paint.theme import THEMES
from render.registry import art
from render.workers.sample_positions import Position, positions
from tests.laws import pictured

EACH = 10
"""Positions that are looked at of a match."""
LONGEST = 1500
"""Actions after which a match is given up."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Look at pictures of the games that are named, or of all; return 1 if any is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.plates")
    parser.add_argument("games", nargs="*", default=[game.key for game in registry.games()])
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--painted", type=int, default=10, help="paint one in so many pictures")
    parser.add_argument("--seed", default="plates")
    args = parser.parse_args(arguments)
    failed = 0
    for key in args.games:
        drawn = 0
        for found in itertools.islice(_sampled(registry.game(key), args.seed), args.positions):
            for name, scene, look in _pictures(*found):
                drawn += 1
                for fault in _faults(scene, look, painted=drawn % args.painted == 0):
                    failed = 1
                    sys.stdout.write(f"{key} {name}: {fault}\n")
        sys.stdout.write(f"{key}: {args.positions} positions, {drawn} pictures\n")
    return failed


def _sampled(game: AnyGame, seed: str) -> Iterator[tuple[str, int, Position]]:
    """Yield positions of one match after the other, with the match's seed and a running number."""
    least, most = game.meta.seats
    for number in itertools.count():
        seats, match = least + number % (most - least + 1), f"{seed}:{number}"
        history = list(itertools.islice(positions(game, seats, match), LONGEST))
        step = max(1, len(history) // (EACH - 1))
        for at, position in enumerate((*history[number % step :: step], history[-1])):
            yield match, number + at, position


def _pictures(match: str, number: int, shown: Position) -> Iterator[tuple[str, Scene, Look]]:
    """Yield boards and hands of a position, in every language."""
    seat = next(iter(shown.game.to_act(shown.state)), 0)
    drawn = art(shown.game.key)
    for turn, locale in enumerate(COMPLETE):
        whose = seat if (number + turn) % 2 else None
        look = shown.look(whose, THEMES[(number // 2 + turn) % len(THEMES)], locale)
        if (number // 2) % 2:
            look = replace(look, names=pictured.LONG[: shown.seats])
        told = f"--seats {shown.seats} --seed {match} --ply {shown.ply} --locale {locale}"
        told += f" --theme {look.theme.name} --palette {look.theme.palette}"
        yield f"{told} --seat {whose}", drawn.board(shown.view(whose), whose, look), look
        look = replace(look, events=shown.look(seat).events)
        if hand := drawn.hand(shown.view(seat), seat, look):
            yield f"{told} --seat {seat} --hand", hand, look


def _faults(scene: Scene, look: Look, *, painted: bool) -> Iterator[str]:
    yield from pictured.cut(scene)
    yield from pictured.small(scene, look.names)
    yield from pictured.covered(scene)
    if painted:
        yield from pictured.faint(scene)
        yield from pictured.emptiness(scene)


if __name__ == "__main__":
    sys.exit(main())
