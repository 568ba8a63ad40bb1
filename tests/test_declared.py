"""What is imported is declared, so that nobody else's requirement has to bring it; no more is."""

import ast
import functools
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

from tests import licences

ROOMS = ("engine", "languages", "render", "db", "services", "web", "cogs", "sandbox")
OURS = {*ROOMS, "bot", "bench", "tests"}
FOR_TESTS = {"jsonschema_rs", "zstandard", "playwright"}
"""What the sandbox looks into where it is there."""
UNSEEN = {
    "asyncpg": "SQLAlchemy loads it for addresses of PostgreSQL",
    "tzdata": "zoneinfo reads it where the system has no time zones",
    "pytest_asyncio": "pytest loads it",
    "pytest_xdist": "pytest loads it",
    "ruff": "a command",
    "mypy": "a command",
    "types_cachetools": "mypy reads it",
}
"""What no module imports, and who uses it."""


@functools.cache
def _imported(*rooms: str) -> set[str]:
    """Return the top-level packages that rooms import, ours and Python's left out."""
    found = set()
    for file in [Path("bot.py"), *(f for room in rooms for f in Path(room).rglob("*.py"))]:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
    return found - OURS - sys.stdlib_module_names


def _declared(extra: str = "") -> set[str]:
    """Return the names of the packages that the program, or an extra of it, says it needs."""
    with Path("pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    listed = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return {_plain(re.split(r"[\[<>=]", one)[0]) for one in listed}


_distributions = functools.cache(metadata.packages_distributions)


def _given(name: str) -> set[str]:
    """Return the packages that bring what is imported by a name."""
    return {_plain(one) for one in _distributions().get(name, [name])}


def _plain(name: str) -> str:
    return re.sub(r"[-.]", "_", name.strip().lower())


def test_what_is_imported_is_declared() -> None:
    needed = _imported(*ROOMS) - FOR_TESTS
    assert {name for name in needed if not _given(name) & _declared()} == set()


def test_what_is_declared_is_used() -> None:
    used = {one for found in _imported(*ROOMS, "tests", "bench") for one in _given(found)}
    assert (_declared() | _declared("test")) - used - UNSEEN.keys() == set()


def test_the_page_of_licences_is_that_of_the_lock() -> None:
    assert licences.PAGE.read_text("utf-8") == licences.page(), "make licences"
