"""Which room may import which, and how its files are named and sized, read from the source.

An import counts wherever it stands: in a function, and for types alone too.
"""

import ast
import functools
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAY: dict[str, frozenset[str]] = {
    "engine": frozenset({"engine"}),
    "languages": frozenset({"languages"}),
    "render": frozenset({"engine", "languages", "render"}),
    "db": frozenset({"engine", "languages", "db"}),
    "services": frozenset({"engine", "languages", "render", "db", "services"}),
    "web": frozenset({"engine", "languages", "render", "db", "services", "web"}),
    "cogs": frozenset({"engine", "languages", "render", "db", "services", "cogs"}),
    "bot": frozenset(
        {"engine", "languages", "render", "db", "services", "web", "cogs", "bot", "sandbox"}
    ),
    "sandbox": frozenset({"sandbox"}),
}
"""What of the project each room may import."""
ROOMS = frozenset({*MAY, "tests", "bench", "tools"})
_DESK = "cogs/interactions"
_BENEATH = (
    "services services/log_and_position_cache services/workers services/watch engine render db"
)
_ALL = f"services/spectator services/season_spectator {_BENEATH}"
FLOORS: dict[str, frozenset[str]] = {
    folder: frozenset(beneath.split())
    for folder, beneath in (
        ("cogs", f"cogs/handlers {_DESK} cogs/post cogs/show cogs/pages {_ALL} discord"),
        ("cogs/handlers", f"{_DESK} cogs/post cogs/show cogs/pages {_ALL} discord"),
        ("cogs/interactions", f"cogs/post cogs/show cogs/pages {_ALL} discord"),
        ("cogs/post", f"cogs/show cogs/pages {_ALL} discord"),
        ("cogs/show", f"cogs/pages {_ALL}"),
        ("cogs/pages", "services engine render db"),
        ("web", _ALL),
        ("services/spectator", _BENEATH),
        ("services/season_spectator", _BENEATH),
        ("services", "services/workers services/watch engine db"),
        ("services/log_and_position_cache", "services/watch engine render/words db"),
        ("services/workers", "services/watch engine render"),
        ("services/watch", ""),
        ("db/sqlite", "db"),
        (
            "render/samples",
            "render render/workers render/games render/widgets render/words render/paint engine",
        ),
        ("render/workers", "render render/games render/widgets render/words render/paint engine"),
        ("render/games", "render render/widgets render/words render/paint engine"),
        ("render/widgets", "render render/words render/paint engine"),
        ("render/words", "render render/paint engine"),
        ("render/paint", ""),
    )
}
"""The floors of a room, top to bottom: what each folder or file may import besides itself.

`render` alone stands for `render/look.py` and `render/registry.py`, and for a row that lets a
room import all of it.
"""
GUARDED = frozenset({"engine", "render", "db", "services", "web", "cogs", "discord"})
"""What no floor may import unless its row says so."""
UNNAMED = frozenset({"__init__.py", "__main__.py"})
"""Files whose names Python gives."""
MOST_LINES = 800
"""Lines of a file; more is two files."""
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
    if path.parts[:2] in (("engine", "games"), ("engine", "game.py"), ("engine", "errors.py")):
        for name in imports(path, source):
            assert name.split(".")[0] not in NO_CLOCK, f"{path} imports {name}"


def law_discord_stays_outside(path: Path, source: str) -> None:
    """Only cogs and the bot know Discord, only db and the bot SQL, render Pillow, web templates."""
    for library, rooms in (
        ("discord", {"cogs", "bot"}),
        ("sqlalchemy", {"db", "bot"}),
        ("PIL", {"render"}),
        ("jinja2", {"web"}),
    ):
        if path.parts[0].removesuffix(".py") not in rooms:
            names = {name.split(".")[0] for name in imports(path, source)}
            assert library not in names, f"{path} imports {library}"


def law_floors(path: Path, source: str) -> None:
    """A folder of a room with floors imports only the floors beneath it, and what its row says."""
    own = _floor(path.with_suffix("").parts)
    if own is None:
        return
    for name in imports(path, source):
        parts = tuple(name.split("."))
        other = _floor(parts) or (parts[0] if parts[0] in GUARDED else None)
        whole = other is not None and other.split("/")[0]
        may = (None, own, *FLOORS[own])
        assert other in may or (own.split("/")[0] != whole and whole in may), (
            f"{path} imports {name}"
        )


def _floor(parts: tuple[str, ...]) -> str | None:
    """Return the innermost floor that a way of folders or modules leads through."""
    ways = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((way for way in ways if way in FLOORS), None)


def law_no_circle(files: Iterable[tuple[Path, str]]) -> None:
    """No module comes back to itself along its imports."""
    named = {module(path): (path, source) for path, source in files}
    left = {name: _modules(imports(*file), named) for name, file in named.items()}
    while ends := [name for name, others in left.items() if not others & left.keys()]:
        for name in ends:
            del left[name]
    way = sorted(left)[:1]
    while way and way[-1] not in way[:-1]:
        way.append(min(left[way[-1]] & left.keys()))
    assert not way, f"a circle of imports: {' -> '.join(way[way.index(way[-1]) :])}"


def _modules(names: Iterable[str], known: Collection[str]) -> frozenset[str]:
    """Return the modules among names; what is no module is something that its module holds."""
    return frozenset(name if name in known else name.rpartition(".")[0] for name in names)


def law_open_names(path: Path) -> None:
    """The name of a file begins with a letter; a folder says what is for inside."""
    assert not path.name.startswith("_") or path.name in UNNAMED, f"{path} hides its name"


def law_size(path: Path, source: str) -> None:
    """A file is read in one sitting; tests are rows of cases, and a migration stays as it was."""
    lines = source.count("\n")
    excepted = path.parts[0] == "tests" or path.parts[:2] == ("db", "migrations")
    assert excepted or lines <= MOST_LINES, f"{path} has {lines} lines"


def sources(rooms: Iterable[str] = tuple(MAY)) -> Iterator[tuple[Path, str]]:
    """Yield the path from the root and the text of every module of some rooms."""
    for room in rooms:
        files = [ROOT / f"{room}.py"] if room == "bot" else sorted((ROOT / room).rglob("*.py"))
        for file in files:
            if file.exists():
                yield file.relative_to(ROOT), file.read_text(encoding="utf-8")


def module(path: Path) -> str:
    """Return the dotted name of a module; a package is named for its folder."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def imports(path: Path, source: str) -> tuple[str, ...]:
    """Return the names that a source imports, with `import_module` of a literal.

    Of `from engine import lobby` that is `engine.lobby`, whether a module or what a module holds.
    """
    return tuple(_imports(path, source))


def _imports(path: Path, source: str) -> Iterator[str]:
    package = path.parts[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = [*above, *([node.module] if node.module else [])]
            yield from (".".join([*base, alias.name]) for alias in node.names)
        elif isinstance(node, ast.Call) and node.args:
            called = ast.unparse(node.func)
            first = node.args[0]
            if called.endswith(("import_module", "__import__")) and isinstance(first, ast.Constant):
                yield str(first.value)
