"""What is imported is declared, so that nobody else's requirement has to bring it."""

import ast
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

ROOMS = ("engine", "render", "db", "cogs", "sandbox")
OURS = {*ROOMS, "bot", "bench", "tests"}
FOR_TESTS = {"jsonschema_rs", "zstandard", "playwright"}
"""What the sandbox looks into where it is there."""


def _imported() -> set[str]:
    """Return the top-level packages that the program imports, ours and Python's left out."""
    found = set()
    for file in [Path("bot.py"), *(f for room in ROOMS for f in Path(room).rglob("*.py"))]:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
    return found - OURS - sys.stdlib_module_names - FOR_TESTS


def _declared() -> set[str]:
    """Return the names of the packages that the program says it needs, as they are spelled."""
    with Path("pyproject.toml").open("rb") as file:
        listed = tomllib.load(file)["project"]["dependencies"]
    names = (one.split(">")[0].split("<")[0].split("[")[0].strip() for one in listed)
    return {name.lower().replace("-", "_").replace(".", "_") for name in names}


@pytest.mark.parametrize("name", sorted(_imported()))
def test_what_is_imported_is_declared(name: str) -> None:
    given = metadata.packages_distributions().get(name, [name])
    assert {one.lower().replace("-", "_").replace(".", "_") for one in given} & _declared()
