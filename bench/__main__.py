"""Measure speed and size, and print a table.

python -m bench                            everything, in some minutes
python -m bench --only moves --only replay some figures
python -m bench --json                     for a program to read
python -m bench --check                    exit with 1 if a target is missed
python -m bench arena magnate              computers against each other: see bench/arena.py
"""

import argparse
import dataclasses
import importlib
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence

from bench import arena, timing_statistics

PARTS = {
    "playouts": "engine_speed.playouts",
    "thinking": "engine_speed.thinking",
    "replay": "engine_speed.replays",
    "pictures": "picture_drawing_time",
    "films": "replay_films",
    "moves": "database_speed.moves",
    "waiting": "database_speed.waiting",
    "restart": "restart",
    "acknowledge": "acknowledgement_time",
    "storage": "stored_match_size",
    "scale": "ten_thousand_matches",
    "ratings": "shared_win_rating_order",
    "rules": "rules_search_hit_rate",
    "taps": "taps_per_turn",
    "requests": "requests_per_turn",
    "first": "app_install_to_first_board_time",
    "load": "load_test",
    "paint": "page_first_paint",
    "pages": "page_viewers_beside_players",
    "pairing": "season_pairing",
}
"""The parts of a run, and the modules that measure them, by `measure` unless another is named."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 0, or with --check 1 for a missed target."""
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ["arena"]:
        return arena.main(words[1:])
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed and size.")
    parser.add_argument("--only", action="append", choices=PARTS, help="some figures only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    args = parser.parse_args(words)
    shown = _measured(args.only or [*PARTS])
    figures = list(shown) if args.json else table(shown)
    if args.json:
        rows = [{**dataclasses.asdict(one), "reached": one.reached} for one in figures]
        print(json.dumps({**_machine(), "figures": rows}, indent=1))
    missed = [one for one in figures if one.reached is False]
    return 1 if args.check and missed else 0


def _measured(names: Sequence[str]) -> Iterator[timing_statistics.Figure]:
    for name in names:
        module, _, function = PARTS[name].partition(".")
        yield from getattr(importlib.import_module(f"bench.{module}"), function or "measure")()


def _machine() -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": [round(one, 2) for one in os.getloadavg()],
    }


def table(figures: Iterator[timing_statistics.Figure]) -> list[timing_statistics.Figure]:
    """Print figures as they come; return them."""
    print(", ".join(f"{key} {value}" for key, value in _machine().items()))
    line = "{:54} {:>10} {:9} {:>10} {:>15}  {}"
    print(line.format("figure", "measured", "", "by CPU", "ratio", "target"))
    told = []
    for one in figures:
        told.append(one)
        ratio = "" if one.ratio is None else f"{one.ratio:.3g} {one.yard}"
        cpu = "" if one.cpu is None else f"{one.cpu:.4g}"
        row = line.format(one.name, f"{one.value:.4g}", one.unit, cpu, ratio, _target(one))
        print(row.rstrip(), flush=True)
    print(f"load {' '.join(f'{one:.2f}' for one in os.getloadavg())} at the end")
    return told


def _target(one: timing_statistics.Figure) -> str:
    if one.target is None:
        return ""
    bound = {"more": "at least", "most": "at most", "less": "under"}[one.better]
    unit = f" {one.yard}" if one.of == "ratio" else ""
    return f"{bound} {one.target:g}{unit}: {'reached' if one.reached else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main())
