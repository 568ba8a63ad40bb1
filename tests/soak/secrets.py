"""Does anything that somebody receives depend on what they may not know? Positions by the thousand.

python -m tests.soak.secrets magus_wargame --positions 10000 --seed 1
python -m tests.soak.secrets magus_wargame --positions 10000 --each 50
python -m tests.soak.secrets magus_wargame --positions 2000 --mail

Random matches are played as the bot plays them. At every STRIDE-th position views, events and what
can be done are compared for all. A spectator or one seat, in turn, gets everything twice: from the
truth and from another truth that they cannot tell from it (other hidden cards), and before and
after what somebody else did in secret. With `--each` this is done at one position in so many only:
board, hand, panel, completions, status, log, who is waited for and called; of these at one in DEEP
with the whole story, history, export, film and undo, and at one in PAINTED the bytes of pictures
and what computers choose. Elsewhere a picture is drawn only where what it is drawn from differs.
With `--mail` a spectator's card and a seat's letter are compared alone, at each position: in
pictures, or in words in other languages, by turns. The laws are those of `tests/laws`. It prints
the count now and then and what it found, and exits with 1 if that is anything.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from engine import registry
from engine.game import AnyGame
from engine.visibility import Viewer
from tests.laws import running, secret
from tests.laws.running import Brush, Planner, Running
from tests.laws.shown import TASTES

STRIDE = 7
"""Steps from one position that is looked at to the next."""
DEEP, PAINTED = 10, 50
LONGEST = 400
"""Entries of a log that is still replayed whole."""
LATELY = 12
"""Entries that a board tells where not all is told."""
SAID = 500
"""Positions after which the count is printed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak.secrets", description="Look for leaks."
    )
    parser.add_argument("key", choices=[game.key for game in registry.games()])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--each", type=int, default=1)
    parser.add_argument("--mail", action="store_true", help="letters and cards alone")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(arguments)
    found = look(registry.game(args.key), args.positions, args.seed, args.each, args.mail)
    for told, count in found.most_common():
        print(f"{count:6}  {told}")
    print(_sum(registry.game(args.key), args.positions, args.each, found))
    return 1 if found else 0


def look(game: AnyGame, count: int, seed: str, each: int = 1, mail: bool = False) -> Counter[str]:
    """Hold the laws at so many positions; return how often each was broken, and how.

    At one position in `each` it is compared what people get; of `mail` letters and cards alone.
    """
    found = Counter[str]()
    for number, at in enumerate(islice(running.play(game, seed), 0, count * STRIDE, STRIDE)):
        if number and number % SAID == 0:
            print(_sum(game, number, each, found), flush=True)
        shown = () if number % each else _shown(at, number // each, mail)
        for law in (*(() if mail else _told(at)), *shown):
            try:
                law()
            except AssertionError as error:
                found[str(error).split("\n")[0]] += 1
    return found


def _told(at: Running) -> Iterator[Callable[[], None]]:
    """Yield what is to be checked of what seats know at a position."""
    p = at.position()
    yield partial(secret.law_non_interference, p)
    yield partial(secret.law_unseen_actions, p)
    yield partial(secret.law_orders_show_nothing, p)


def _shown(at: Running, number: int, mail: bool) -> Iterator[Callable[[], None]]:
    """Yield what is to be checked of what somebody gets at a position, the so manieth of them."""
    seats = len(at.match.players)
    viewers: tuple[Viewer, ...] = ((None, *range(seats))[number % (seats + 1)],)
    if mail:
        viewers = None, number % seats
    painted, whole = number % PAINTED == 0, number % DEEP == 0 and len(at.log) < LONGEST
    at.easel = Brush() if painted else Planner()
    at.first = 0 if whole else max(0, len(at.log) - LATELY)
    at.mail = TASTES[number % len(TASTES)] if mail else None
    for viewer in viewers:
        yield partial(running.law_hidden_cards_change_nothing, at, viewer, painted and not mail)
        yield partial(running.law_secret_deeds_leave_no_trace, at, viewer, whole, kinds=1)


def _sum(game: AnyGame, count: int, each: int, found: Counter[str]) -> str:
    """Return how much was looked at, what came of it, and what it has cost until now."""
    shown, spent = -(-count // each), time.process_time()
    told = f"{count} positions, of {shown} all that is shown, {found.total()} findings"
    return f"{game.key}: {told}, {spent:.0f} s of CPU"


if __name__ == "__main__":
    sys.exit(main())
