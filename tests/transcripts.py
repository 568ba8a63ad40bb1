"""Transcripts: whole matches as text, which a game must go on playing in the same way.

    python -m tests.transcripts magnate --seats 2 --seed 7 --computer random > tests/games/...

A transcript is a head (game, rules, seats, options, seed), then a line per accepted action
(ply, or - for an order, seat, notation) with its events beneath, `x SEAT leave` where a seat
resigned, and the end. Whoever changes what a game does raises `rules` and keeps the old version
for the old transcripts; a transcript is rewritten only by hand, and never to fit.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine import bots, registry
from engine.apply_move import Move, begin, settle, step, submit
from engine.bots.think_budget import Count
from engine.codec import clone, pack_event
from engine.game import AnyGame, Event, Options, Seat, options
from engine.notation import read, write
from engine.rng import NoChance, Rng
from tests.harbours import game as harbours

HERE = Path(__file__).parent
Chooser = Callable[[AnyGame, Any, Seat], Any]


def home(game: AnyGame) -> Path:
    """Return the folder with what is kept for the tests of a game."""
    return HERE / "harbours" if game.key == harbours.key else HERE / "games" / game.key


def files(game: AnyGame) -> list[Path]:
    """Return the transcripts of a game, or of an older version of it: those in `v<rules>`."""
    newest = home(game) / "transcripts"
    older = newest / f"v{game.rules}"
    return sorted((older if older.is_dir() else newest).glob("*.txt"))


def record(
    game: AnyGame, seats: int, chosen: Options, seed: str, choose: Chooser, leavers: Sequence[Seat]
) -> str:
    """Return the transcript of a match; each of `leavers` resigns when first waited for."""
    first = begin(game, seats, chosen, Rng(f"{seed}:0"))
    text = [*_head(game, seats, chosen, seed), *_told(first.events)]
    s, going = first.state, list(leavers)
    moves: list[Move] = []
    s, ply = settle(game, s, 1, lambda ply: Rng(f"{seed}:{ply}"), moves)
    text += _lines(moves)
    while game.to_act(s):
        seat = game.to_act(s)[0]
        if seat in going:
            going.remove(seat)
            s, events = _left(game, s, seat)
            text += [f"x {seat} leave", *_told(events)]
            moves = []
            s, ply = settle(game, s, ply, lambda ply: Rng(f"{seed}:{ply}"), moves)
        else:
            action = choose(game, game.view(s, seat), seat)
            s, done = submit(game, s, seat, [action], ply, lambda ply: Rng(f"{seed}:{ply}"))
            moves = list(done)
            ply += sum(move.ply is not None for move in moves)
        text += _lines(moves)
    return "\n".join([*text, _end(game, s)]) + "\n"


def replayed(text: str) -> str:
    """Return the transcript which the moves of a transcript give today."""
    head, body = _parse(text)
    newest = harbours if head["game"] == harbours.key else registry.game(head["game"])
    game = registry.version(newest, int(head["rules"]))
    seats, seed = int(head["seats"]), head["seed"]
    chosen = options(game.meta, json.loads(head["table"]), json.loads(head["each"]))
    first = begin(game, seats, chosen, Rng(f"{seed}:0"))
    s, out = first.state, [*_head(game, seats, chosen, seed), *_told(first.events)]
    for ply, seat, notation in body:
        if ply == "x":
            s, events = _left(game, s, seat)
            out += [f"x {seat} leave", *_told(events)]
            continue
        rng = NoChance() if ply == "-" else Rng(f"{seed}:{ply}")
        action = read(game, notation)
        done = step(game, s, seat, action, rng)
        s = done.state
        out += _lines([Move(None if ply == "-" else int(ply), seat, action, done.events)])
    return "\n".join([*out, _end(game, s)]) + "\n"


def reason(text: str) -> str:
    """Return how the match of a transcript ended."""
    return text.strip().splitlines()[-1].split()[1]


def rules(text: str) -> int:
    """Return the version of the rules that a transcript was played by."""
    return int(_parse(text)[0]["rules"])


def _head(game: AnyGame, seats: int, chosen: Options, seed: str) -> list[str]:
    return [
        f"game {game.key}",
        f"rules {game.rules}",
        f"seats {seats}",
        f"table {json.dumps(dict(chosen.table))}",
        f"each {json.dumps([dict(seat) for seat in chosen.seats])}",
        f"seed {seed}",
        "",
    ]


def _lines(moves: Sequence[Move]) -> list[str]:
    lines = []
    for move in moves:
        ply = "-" if move.ply is None else move.ply
        lines += [f"{ply} {move.seat} {write(move.action)}", *_told(move.events)]
    return lines


def _told(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        data = pack_event(event)
        yield f"    {data.pop('is')} {json.dumps(data)}"


def _end(game: AnyGame, s: Any) -> str:
    result = game.result(s)
    if result is None:
        return "end none"
    rows = json.dumps({row.label: row.values for row in result.score})
    return f"end {result.reason} ranks {' '.join(map(str, result.ranks))} score {rows}"


def _left(game: AnyGame, s: Any, seat: Seat) -> tuple[Any, list[Event]]:
    s, events = clone(s), list[Event]()
    game.leave(s, seat, events.append)
    return s, events


def _parse(text: str) -> tuple[dict[str, str], list[tuple[str, Seat, str]]]:
    top, _, rest = text.partition("\n\n")
    head = dict(line.split(" ", 1) for line in top.splitlines())
    body = []
    for line in rest.splitlines():
        if line and not line.startswith((" ", "end ")):
            ply, seat, notation = line.split(" ", 2)
            body.append((ply, int(seat), notation))
    return head, body


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the transcript of a match between computers."""
    parser = argparse.ArgumentParser(prog="tests.transcripts")
    parser.add_argument("key")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--computer", choices=bots.kinds(), default="random")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    parser.add_argument("--leave", type=int, action="append", default=[], help="a seat")
    parser.add_argument("--reason", help="try seeds SEED.0, SEED.1, ... until it ends so")
    args = parser.parse_args(arguments)
    game = harbours if args.key == harbours.key else registry.game(args.key)
    chosen = options(game.meta, dict(o.split("=", 1) for o in args.option), [{}] * args.seats)
    for number in range(2000):
        seed = f"{args.seed}.{number}" if args.reason else args.seed
        text = record(game, args.seats, chosen, seed, _chooser(args.computer, seed), args.leave)
        if args.reason in (None, reason(text)):
            sys.stdout.write(text)
            return 0
    sys.stderr.write(f"no match ended by {args.reason}\n")
    return 1


def _chooser(kind: str, seed: str) -> Chooser:
    rng = Rng(f"{seed}:computers")
    return lambda game, view, seat: bots.choose(kind, game, view, seat, Count(0), rng)


if __name__ == "__main__":
    sys.exit(main())
