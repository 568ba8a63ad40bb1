"""The sandbox stands alone, and is quick enough to be made for every test."""

import ast
import pathlib
import sys

FOLDER = pathlib.Path(__file__).parents[2] / "sandbox"
LAZY = {"zstandard", "jsonschema_rs"}


def imports(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.col_offset) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module, node.col_offset


def test_it_imports_nothing_of_the_project():
    found = [
        (path.name, name, indent)
        for path in FOLDER.glob("*.py")
        for name, indent in imports(ast.parse(path.read_text("utf-8")))
    ]
    assert len(found) > 50
    foreign = [
        (file, name)
        for file, name, indent in found
        if (root := name.partition(".")[0]) not in sys.stdlib_module_names
        and root not in ("aiohttp", "nacl")
        and not (root in LAZY and indent > 0)
    ]
    assert foreign == []
