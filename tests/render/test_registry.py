"""Where art is found: what a game may do without is missing only where nobody wrote it."""

import ast
import importlib.util
from pathlib import Path

import pytest

import render.games
from render import registry

GAMES = Path(render.games.__path__[0])
KEYS = sorted(file.parent.name for file in GAMES.glob("*/board.py"))

games = pytest.mark.parametrize("key", KEYS)


def written(key):
    """Return what the modules of a game write that its art may do without, with their files."""
    tables = {registry._TABLES.get(name, name): name for name in registry._OPTIONAL}
    for path in sorted((GAMES / key).rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            for said in _named(node):
                name = tables.get(said)
                if name and _count(node) in (None, registry._PARAMETERS.get(name)):
                    yield name, said, path.name


def _named(node):
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = getattr(node, "targets", [getattr(node, "target", None)])
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _count(node):
    """Return how many parameters a function has; None for a table."""
    return len(node.args.args) if isinstance(node, ast.FunctionDef) else None


def law_optional_art(key):
    """What a game has written is found, and every module in which art is looked for is there."""
    registry._packaged.cache_clear()
    for home in sorted(set(registry._HOMES.values())):
        assert importlib.util.find_spec(f"render.games.{key}.{home}"), f"{key} has no {home}"
    found = registry.art(key)
    for name, said, file in written(key):
        home = importlib.import_module(f"render.games.{key}.{registry._HOMES[name]}")
        assert hasattr(home, said), f"{key}: {said} of {file} is not in {registry._HOMES[name]}"
        assert getattr(found, name) is getattr(home, said), f"{key}: {said} of {file} is not found"


@games
def test_all_art_that_a_game_has_written_is_found(key):
    law_optional_art(key)


def test_each_game_has_written_most_of_what_it_may_do_without():
    named = {key: {name for name, *_ in written(key)} for key in KEYS}
    for name in ("clauses", "tally", "entries", "large", "standing", "summary"):
        assert all(name in found for found in named.values()), name
    assert sum("clause" in found for found in named.values()) >= 4


@pytest.mark.parametrize("name", ["clause", "large", "score", "together"])
@pytest.mark.parametrize("home", ["explained", "panel"], ids=["a module that is gone", "another"])
def test_art_that_is_looked_for_where_it_is_not_is_missed(monkeypatch, name, home):
    monkeypatch.setitem(registry._HOMES, name, home)
    with pytest.raises(AssertionError):
        law_optional_art("magus_wargame")
    registry._packaged.cache_clear()
