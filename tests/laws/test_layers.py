"""The rooms of the house and what lies at its door."""

import subprocess
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.laws import layers

TOP = (
    *("bot.py", "cogs", "engine", "render", "db", "tests", ".env.example", "README.md"),
    *("sandbox", "bench", "docs", "pyproject.toml", "Makefile", "requirements*.lock", ".ci"),
    *("CHANGELOG.md", "LICENSE", "SECURITY.md", ".gitignore"),
)
LAWS = [layers.law_arrows, layers.law_no_clock, layers.law_discord_stays_outside]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_rooms_import_only_what_they_may(law: Callable[[Path, str], None]) -> None:
    files = list(layers.sources())
    assert len(files) > 10
    for path, source in files:
        law(path, source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/see.py", "import render.scene"),
        ("engine/see.py", "from db import store"),
        ("engine/see.py", "import discord"),
        ("engine/see.py", "def f():\n    import numpy"),
        ("engine/bots/ismcts.py", "from importlib import import_module\nimport_module('render.x')"),
        ("render/paint.py", "from db.store import x"),
        ("render/paint.py", "import cogs"),
        ("db/store.py", "from render import words"),
        ("cogs/match.py", "import bot"),
        ("cogs/match.py", "from tests.harbours import game"),
        ("sandbox/page.py", "from engine import game"),
    ],
)
def test_an_arrow_in_the_wrong_direction_is_found(path: str, source: str) -> None:
    with pytest.raises(AssertionError, match=path):
        layers.law_arrows(Path(path), source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/games/magus/rules.py", "from .data import X\nfrom ...rng import Rng"),
        ("engine/codec.py", "import json\nfrom engine.see import see"),
        ("cogs/_host.py", "import discord\nfrom db import store"),
    ],
)
def test_an_arrow_in_the_right_direction_is_none(path: str, source: str) -> None:
    layers.law_arrows(Path(path), source)


def test_time_and_chance_from_outside_are_found() -> None:
    for source in ("import random", "from datetime import datetime", "from time import time"):
        with pytest.raises(AssertionError):
            layers.law_no_clock(Path("engine/games/magus/rules.py"), source)
    layers.law_no_clock(Path("engine/rng.py"), "import random")


def test_a_library_in_the_wrong_room_is_found() -> None:
    for path, source in (("render/a.py", "import discord"), ("cogs/a.py", "import PIL.Image")):
        with pytest.raises(AssertionError):
            layers.law_discord_stays_outside(Path(path), source)


def test_nothing_unknown_lies_at_the_top() -> None:
    if not (layers.ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    found = subprocess.run(
        ["git", "ls-files"],
        capture_output=True,
        text=True,
        check=True,
        cwd=layers.ROOT,
    )
    assert not strangers(found.stdout.splitlines())


def test_a_stranger_at_the_top_is_found() -> None:
    assert strangers(["bot.py", "notes.txt", "scripts/run.py", "requirements-test.lock"]) == [
        "notes.txt",
        "scripts",
    ]


def strangers(files: list[str]) -> list[str]:
    """Return the top-level entries of tracked files that do not belong there."""
    entries = sorted({file.split("/")[0] for file in files})
    return [entry for entry in entries if not any(fnmatch(entry, known) for known in TOP)]
