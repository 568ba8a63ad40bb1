"""Which room may import which, read from the source."""

import ast
import functools
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAY: dict[str, frozenset[str]] = {
    "engine": frozenset({"engine"}),
    "render": frozenset({"engine", "render"}),
    "db": frozenset({"engine", "db"}),
    "cogs": frozenset({"engine", "render", "db", "cogs"}),
    "bot": frozenset({"engine", "render", "db", "cogs", "bot", "sandbox"}),
    "sandbox": frozenset({"sandbox"}),
}
"""What of the project each room may import."""
ROOMS = frozenset({*MAY, "tests", "bench"})
NO_CLOCK = frozenset({"datetime", "random", "secrets", "time", "uuid"})
"""Modules that bring time or chance from outside, which a game may not have."""


def law_arrows(path: Path, source: str) -> None:
    """A room imports only the rooms beneath it, and the engine else only the standard library."""
    room = path.parts[0].removesuffix(".py")
    for name in imports(path, source):
        first = name.split(".")[0]
        if first in ROOMS:
            assert first in MAY[room], f"{path} imports {name}"
        elif room == "engine":
            assert first in sys.stdlib_module_names, f"{path} imports {name}"


def law_no_clock(path: Path, source: str) -> None:
    """A game and its tools have neither time nor chance but those given to them."""
    if path.parts[:2] in (("engine", "games"), ("engine", "toolkit")):
        for name in imports(path, source):
            assert name.split(".")[0] not in NO_CLOCK, f"{path} imports {name}"


def law_discord_stays_outside(path: Path, source: str) -> None:
    """Only cogs and the bot know Discord, only db and the bot know SQL, only render Pillow."""
    for library, rooms in (
        ("discord", {"cogs", "bot"}),
        ("sqlalchemy", {"db", "bot"}),
        ("PIL", {"render"}),
    ):
        if path.parts[0].removesuffix(".py") not in rooms:
            names = {name.split(".")[0] for name in imports(path, source)}
            assert library not in names, f"{path} imports {library}"


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the path from the root and the text of every module of the project."""
    for room in MAY:
        files = [ROOT / f"{room}.py"] if room == "bot" else sorted((ROOT / room).rglob("*.py"))
        for file in files:
            if file.exists():
                yield file.relative_to(ROOT), file.read_text(encoding="utf-8")


@functools.cache
def imports(path: Path, source: str) -> tuple[str, ...]:
    """Return the names of the modules that a source imports, with `import_module` of a literal."""
    return tuple(_imports(path, source))


def _imports(path: Path, source: str) -> Iterator[str]:
    package = path.parts[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join([*above, *([node.module] if node.module else [])])
        elif isinstance(node, ast.Call) and node.args:
            called = ast.unparse(node.func)
            first = node.args[0]
            if called.endswith(("import_module", "__import__")) and isinstance(first, ast.Constant):
                yield str(first.value)
