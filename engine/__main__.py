"""The command line of the engine: list, playout, record, verify.

python -m engine list
python -m engine playout magnate --seats 2 --games 200 --seed 1 --json
python -m engine record magnate --seats 2 --seed 1 [--computer greedy] [--option courts=on]
python -m engine verify match.json
python -m engine verify season.json [match.json ...]
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import Rng, bots, errors, lobby, match, match_record, provably_fair_seed, registry
from engine.apply_move import begin, playout
from engine.game import AnyGame, options
from engine.seasons import season_export

LARGEST = 8 * 2**20
"""Bytes of an export: a hundred times those of a long match."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0 done, 1 a match that does not verify, 2 misuse."""
    args = _parser().parse_args(arguments)
    try:
        status: int = args.run(args)
    except errors.GameError as error:
        told = ", ".join(f"{key}={value}" for key, value in error.arguments.items())
        print(f"{type(error).__name__}: {told or error.message}", file=sys.stderr)
        return 2
    return status


def _list(args: argparse.Namespace) -> int:
    for game in registry.games():
        least, most = game.meta.seats
        print(f"{game.key:14} {least}-{most} seats  {game.meta.title}, {game.meta.author}")
    return 0


def _playout(args: argparse.Namespace) -> int:
    game = registry.game(args.key)
    _check_seats(game, args.seats)
    chosen = options(game.meta, dict(args.option), [{} for _ in range(args.seats)])
    steps, start = 0, time.perf_counter()
    for number in range(args.games):
        rng = Rng(f"{args.seed}:{number}")
        steps += playout(game, begin(game, args.seats, chosen, rng).state, rng)
    seconds = time.perf_counter() - start
    figures = {
        "game": game.key,
        "seats": args.seats,
        "games": args.games,
        "seconds": round(seconds, 3),
        "games_per_s": round(args.games / seconds, 1),
        "steps_per_s": round(steps / seconds),
        "mean_steps": round(steps / args.games, 1),
    }
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return 0


def _record(args: argparse.Namespace) -> int:
    game = registry.game(args.key)
    _check_seats(game, args.seats)
    played = computer_match(game, args.seats, args.seed, args.computer, dict(args.option))
    print(json.dumps(match_record.dump(played.record()), indent=1))
    return 0


def computer_match(
    game: AnyGame, seats: int, seed: str, computer: str, table: dict[str, str]
) -> match.Match:
    """Return a whole match that computers of one kind have played."""
    play = lobby.open_match(
        "record", game.key, "host", provably_fair_seed.commitment(seed), 0, table=table
    )
    play.players[0].computer = computer
    for _ in range(seats - 1):
        lobby.join_computer(play, computer, 0)
    lobby.start(play, "host", 0)
    while play.status is match.Status.RUNNING:
        play.computer_turn(play.to_act()[0], 0, 0)
    return play


def _verify(args: argparse.Namespace) -> int:
    found = [_read(file) for file in args.files]
    if any(data is None for data in found):
        return 2
    if isinstance(found[0], dict) and "conclave_season" in found[0]:
        return _verify_season(found[0], found[1:])
    return max([_verify_match(data) for data in found])


def _read(file: str) -> Any:
    """Return the JSON data of a file; None, and a line that says why, if there is none."""
    try:
        with Path(file).open("rb") as opened:
            text = opened.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise ValueError(f"more than {LARGEST} bytes")
        data: Any = json.loads(text)
    except RecursionError:
        print(f"{file} cannot be read as JSON: it is nested too deeply", file=sys.stderr)
        return None
    except (OSError, ValueError) as error:
        print(f"{file} cannot be read as JSON: {error}", file=sys.stderr)
        return None
    return {} if data is None else data


def _verify_match(data: Any) -> int:
    told = match_record.load(data)
    wrong = match_record.verify(told)
    for finding in wrong:
        print(f"wrong: {finding}")
    if wrong and (misfit := _misfit(told)):
        print(f"the first move that does not fit: {misfit}")
    if not wrong:
        print("verified: secret, seats, chance, every move and the result")
        if not told.drawn:
            print("the seats were not drawn: it is a rematch, or a season says who sits where")
    return 1 if wrong else 0


def _verify_season(data: Any, matches: Sequence[Any]) -> int:
    records = [match_record.load(match) for match in matches]
    wrong, season = season_export.verify(data, records)
    for record_ in records:
        wrong += [f"a match: {finding}" for finding in match_record.verify(record_)]
    for finding in wrong:
        print(f"wrong: {finding}")
    if not wrong:
        print("verified: secret, order, divisions, pairings, seats and standings")
        if not matches:
            print("the places of the matches were not: give their exports too")
        for number in range(len(season.divisions)):
            for row in season.standing(number):
                print(f"division {number + 1}, {row.rank}. {row.id}: {float(row.points):g}")
    return 1 if wrong else 0


def _misfit(told: match_record.Record) -> str:
    """Return the first move that the rules or chance do not allow; "" if all can be replayed."""
    lines = [(at, line) for at, page in enumerate(told.pages) for line in page.lines]
    done = 0
    try:
        for position in match_record.positions(told):
            done += position.move is not None
    except (errors.GameError, errors.EngineBug, KeyError, IndexError):
        if done < len(lines):
            at, line = lines[done]
            number = "an order" if line.ply is None else f"move {line.ply}"
            return f"{number}, seat {line.seat + 1}: {line.text} (entry {at})"
    return ""


def _check_seats(game: AnyGame, seats: int) -> None:
    least, most = game.meta.seats
    if not least <= seats <= most:
        raise errors.GameError(seats=f"{least}-{most}")


def _option(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="engine", description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(required=True)
    commands.add_parser("list", help="name the games").set_defaults(run=_list)
    for name, run, text in (
        ("playout", _playout, "play random matches and print figures"),
        ("record", _record, "print a match between computers as an export"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("key")
        command.add_argument("--seats", type=int, default=2)
        command.add_argument("--seed", default="1")
        command.add_argument("--option", type=_option, action="append", default=[])
        command.set_defaults(run=run)
        if name == "playout":
            command.add_argument("--games", type=int, default=100)
            command.add_argument("--json", action="store_true")
        else:
            command.add_argument("--computer", choices=bots.kinds(), default="greedy")
    verify = commands.add_parser("verify", help="check an exported match or season")
    verify.add_argument("files", nargs="+", metavar="file")
    verify.set_defaults(run=_verify)
    return parser


if __name__ == "__main__":
    sys.exit(main())
