"""Mutants: small faults put into the code on purpose, and whether the tests of its room notice.

    python -m tests.mutants engine db cogs --sample 60 --seed 1

In a copy of the project one place after another of a seeded sample is changed, and those test
files of the room run that reach its line. The changes are Cosmic Ray's, and statements left out.
What survives is printed; docs/lab/mutants.md says what was found.
"""

import argparse
import ast
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from coverage import CoverageData

ROOMS = {
    "engine": (("engine/*.py",), ("tests/engine/test_*.py",)),
    "db": (("db/*.py",), ("tests/db/test_*.py",)),
    "cogs": (
        ("services/*.py", "cogs/handlers/*.py"),
        ("tests/services/**/test_*.py", "tests/cogs/**/test_*.py", "tests/e2e/test_*.py"),
    ),
}
"""By room the files that are changed, and the tests that should notice."""
ELSEWHERE = {
    "engine/lesson.py",  # laws play the lessons
    "engine/lesson_attempt.py",
    "engine/search_parameters_and_win_chance.py",  # figures that `bench` fits
    "db/__main__.py",  # a command for whoever writes a migration
}
"""What is left out."""
UNUSED = ("Variable", "Exception")
"""Operators that want to be told names of variables, or cannot change a name with a dot."""
LEFT = (".git", ".venv", "__pycache__", ".*_cache", ".hypothesis")
"""What the copy of the project is made without."""
PATIENCE = 60.0
"""Seconds that the tests of a mutant may take, besides three times what they take without it."""
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider")
COVERAGE = ("-m", "coverage", "run", "--concurrency=thread,greenlet", "--data-file=.reached")


class LeaveOut(Operator):  # type: ignore[misc]
    """Leaves out a call, a refusal, or the change of a field."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Yield where a statement can be left out."""
        if node.type == "simple_stmt" and node.search_ancestor("funcdef") and _does(node):
            yield node.start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Return what stands in the place of a statement."""
        empty = get_ast("pass\n").children[0]
        empty.get_first_leaf().prefix = node.get_first_leaf().prefix
        return empty

    @classmethod
    def examples(cls) -> Sequence[Any]:
        """Return no examples."""
        return ()


def _does(node: Any) -> bool:
    """Tell whether a statement does something, and no name is missing without it."""
    first = node.children[0]
    if first.type == "expr_stmt":
        added = getattr(first.children[1], "value", "=") != "="
        return added or first.children[0].type in ("atom_expr", "power")
    return first.type in ("raise_stmt", "atom_expr", "power")


@cache
def _operators() -> dict[str, Any]:
    found: dict[str, Any] = {"LeaveOut": LeaveOut()}
    for name in plugins.operator_names():
        if not any(one in name for one in UNUSED):
            found[name] = plugins.get_operator(name)()
    return found


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a file: by which operator, at which of its places, and where that is."""

    file: str
    operator: str
    occurrence: int
    start: tuple[int, int]

    def code(self, source: str) -> str:
        """Return the file with the change."""
        return str(mutate_code(source, _operators()[self.operator], self.occurrence))


@dataclass(frozen=True, slots=True)
class Tests:
    """A test file: the lines of each file that it reaches, and how many seconds it takes."""

    file: str
    lines: dict[str, set[int]]
    seconds: float


def matching(patterns: Sequence[str]) -> list[str]:
    """Return the files that some patterns name, those left out excepted."""
    found = {str(file) for pattern in patterns for file in Path().glob(pattern)}
    return sorted(found - ELSEWHERE)


def sample(files: Sequence[str], size: int, seed: int) -> list[Mutant]:
    """Return some changes, drawn by place: however much can be done at one, one thing is."""
    places: dict[tuple[Any, ...], list[Mutant]] = {}
    for file in files:
        tree, hints = get_ast(Path(file).read_text()), _hints(file)
        for name, operator in _operators().items():
            spots = (spot for node in ast_nodes(tree) for spot in operator.mutation_positions(node))
            for occurrence, (start, _) in enumerate(spots):
                if not any(first <= start < last for first, last in hints):
                    place = file, start, name.split("_")[0]
                    places.setdefault(place, []).append(Mutant(file, name, occurrence, start))
    rng = random.Random(seed)
    order = rng.sample(sorted(places), len(places))
    drawn = (rng.choice(places[place]) for place in order)
    return list(islice((mutant for mutant in drawn if _is_python(mutant)), size))


def _is_python(mutant: Mutant) -> bool:
    """Tell whether a change leaves a file that can be read: two stars may be no operator."""
    try:
        ast.parse(mutant.code(Path(mutant.file).read_text()))
    except SyntaxError:
        return False
    return True


def _hints(file: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return where types are written, and dataclasses declared: nothing is decided there."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(Path(file).read_text())):
        if isinstance(node, ast.arg | ast.AnnAssign):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.returns)
        elif isinstance(node, ast.ClassDef):
            found += node.decorator_list
    return [  # a decorator begins with its "@"
        ((n.lineno, n.col_offset - 1), (n.end_lineno or 0, n.end_col_offset or 0))
        for n in found
        if n
    ]


def reaching(tests: Sequence[str], files: Sequence[str]) -> list[Tests]:
    """Return the tests that some patterns name with what they reach, the quickest first."""
    found = []
    for file in matching(tests):
        begun = time.monotonic()
        if not _passes(3_600, *COVERAGE, f"--include={','.join(files)}", *PYTEST, file):
            sys.exit(f"{file} fails without any change")
        data = CoverageData(".reached")
        data.read()
        here = {str(Path(f).relative_to(Path.cwd())): f for f in data.measured_files()}
        lines = {name: set(data.lines(f) or ()) for name, f in here.items()}
        found.append(Tests(file, lines, time.monotonic() - begun))
    return sorted(found, key=lambda tests: tests.seconds)


def survives(mutant: Mutant, tests: Sequence[Tests]) -> bool:
    """Tell whether the tests that reach a mutant pass with it."""
    mine = [one for one in tests if mutant.start[0] in one.lines.get(mutant.file, ())]
    if not mine:
        return True
    path, source = Path(mutant.file), Path(mutant.file).read_text()
    path.write_text(mutant.code(source))
    try:
        patience = PATIENCE + 3 * sum(one.seconds for one in mine)
        return _passes(patience, *PYTEST, *(one.file for one in mine))
    finally:
        path.write_text(source)


def _passes(patience: float, *command: str) -> bool:
    """Tell whether a command of Python succeeds in time; it and what it began end with it."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [sys.executable, *command],
        env=environment,
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )
    try:
        return process.wait(patience) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _told(mutant: Mutant) -> str:
    """Return what a mutant changes, as a difference of lines."""
    source = Path(mutant.file).read_text()
    rows = difflib.unified_diff(
        source.splitlines(),
        mutant.code(source).splitlines(),
        mutant.file,
        mutant.operator,
        "",
        "",
        1,
        "",
    )
    return "\n".join(rows)


def try_room(room: str, size: int, seed: int) -> None:
    """Make mutants of a room, and say which survive."""
    files, tests = matching(ROOMS[room][0]), ROOMS[room][1]
    mutants, reach = sample(files, size, seed), reaching(tests, files)
    left = 0
    for number, mutant in enumerate(mutants, 1):
        if survives(mutant, reach):
            left += 1
            sys.stdout.write(f"{_told(mutant)}\n")
        sys.stdout.write(f"{room} {number}/{len(mutants)}: {number - left} killed, {left} left\n")
        sys.stdout.flush()


def main(arguments: Sequence[str]) -> None:
    """Try the rooms that are named, in a copy of the project."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("rooms", nargs="+", choices=ROOMS)
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(".", copy, ignore=shutil.ignore_patterns(*LEFT), dirs_exist_ok=True)
        os.chdir(copy)
        for room in wanted.rooms:
            try_room(room, wanted.sample, wanted.seed)


if __name__ == "__main__":
    main(sys.argv[1:])
