"""The rooms of the house and what lies at its door."""

import subprocess
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.laws import layers

TOP = (
    *("services", "web", "languages"),
    *("bot.py", "cogs", "engine", "render", "db", "tests", ".env.example", "README.md"),
    *("sandbox", "bench", "tools", "docs", "pyproject.toml", "Makefile", "requirements*.lock"),
    *(".ci", "CHANGELOG.md", "LICENSE", "SECURITY.md", ".gitignore"),
)
LAWS = [
    layers.law_arrows,
    layers.law_no_clock,
    layers.law_discord_stays_outside,
    layers.law_floors,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_rooms_import_only_what_they_may(law: Callable[[Path, str], None]) -> None:
    files = list(layers.sources())
    assert len(files) > 10
    for path, source in files:
        law(path, source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/visibility.py", "import render.paint.scene"),
        ("engine/visibility.py", "from db import store"),
        ("engine/visibility.py", "import discord"),
        ("engine/visibility.py", "def f():\n    import numpy"),
        ("engine/bots/ismcts.py", "from importlib import import_module\nimport_module('render.x')"),
        ("render/paint/rasterize_scene.py", "from db.store import x"),
        ("render/paint/rasterize_scene.py", "import cogs"),
        ("db/store.py", "from render import words"),
        ("cogs/match.py", "import bot"),
        ("cogs/match.py", "from tests.harbours import game"),
        ("sandbox/page_server.py", "from engine import game"),
    ],
)
def test_an_arrow_in_the_wrong_direction_is_found(path: str, source: str) -> None:
    with pytest.raises(AssertionError, match=path):
        layers.law_arrows(Path(path), source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/games/magus/rules.py", "from .data import X\nfrom ...rng import Rng"),
        ("engine/codec.py", "import json\nfrom engine.visibility import see"),
        ("cogs/_umpire.py", "import discord\nfrom db import store"),
    ],
)
def test_an_arrow_in_the_right_direction_is_none(path: str, source: str) -> None:
    layers.law_arrows(Path(path), source)


def test_time_and_chance_from_outside_are_found() -> None:
    for source in ("import random", "from datetime import datetime", "from time import time"):
        with pytest.raises(AssertionError):
            layers.law_no_clock(Path("engine/games/magus/rules.py"), source)
        with pytest.raises(AssertionError):
            layers.law_no_clock(Path("engine/game.py"), source)
    layers.law_no_clock(Path("engine/rng.py"), "import random")


def test_a_library_in_the_wrong_room_is_found() -> None:
    for path, source in (("render/a.py", "import discord"), ("cogs/a.py", "import PIL.Image")):
        with pytest.raises(AssertionError):
            layers.law_discord_stays_outside(Path(path), source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("cogs/handlers/lobby_actions.py", "from cogs.client import Conclave"),
        ("cogs/interactions/cog_base.py", "from cogs.handlers import panel_actions"),
        (
            "cogs/interactions/cog_base.py",
            "if TYPE_CHECKING:\n    from cogs.client import Conclave",
        ),
        ("cogs/post/outbox_worker.py", "from cogs.interactions.error_answers import told"),
        ("cogs/show/log_and_replay.py", "import cogs.post.message_sender"),
        ("cogs/show/log_and_replay.py", "import discord"),
        ("cogs/pages/turn_panel_page.py", "from discord import ui"),
        ("cogs/pages/turn_panel_page.py", "from ..show import match_sheets"),
        ("services/umpire.py", "from cogs.pages import sheet"),
        ("services/umpire.py", "def f():\n    from render.words.catalogues import say"),
        ("services/umpire.py", "from discord.abc import Messageable"),
        ("services/watch/structured_logging.py", "from services import umpire"),
        ("services/watch/structured_logging.py", "import db.store"),
        ("services/watch/health_endpoint.py", "import discord"),
        ("services/umpire.py", "import cogs"),
        ("services/umpire.py", "from cogs import game_commands"),
        ("services/log_and_position_cache.py", "from render.paint import rasterize_scene"),
        ("services/workers/draw_pool.py", "from services.umpire import Umpire"),
        ("render/paint/scene.py", "from render.widgets import pieces"),
        ("render/words/glossary.py", "from render.widgets.dice_counters_and_marks import die"),
        ("render/widgets/dice_counters_and_marks.py", "from render.games.magus import board"),
        ("render/games/magus/board.py", "from render.samples import docs_gallery"),
        ("db/sqlite/same_thread_connection.py", "from services import umpire"),
    ],
)
def test_an_arrow_to_a_floor_above_is_found(path: str, source: str) -> None:
    with pytest.raises(AssertionError, match=path):
        layers.law_floors(Path(path), source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            "cogs/client.py",
            "import discord\nfrom cogs.interactions import responses\nfrom services import umpire",
        ),
        (
            "cogs/game_commands.py",
            "from cogs.interactions.game_cog import GameCog\nimport cogs.match",
        ),
        ("cogs/handlers/turn_panel_actions.py", "from ..show.log_and_replay import Story"),
        (
            "services/workers/draw_pool.py",
            "from render.paint.rasterize_scene import picture\nfrom services.watch import metrics",
        ),
        ("cogs/pages/sheet.py", "from render import words\nfrom services.umpire import Umpire"),
        (
            "services/umpire.py",
            "import asyncio\nfrom db.store import Store\nfrom .match_transaction import owed",
        ),
        (
            "services/log_and_position_cache.py",
            "from render.words import narration\nimport db.store",
        ),
        (
            "services/watch/health_endpoint.py",
            "import asyncio\nfrom services.watch.metrics import HEARTBEAT",
        ),
        ("render/games/magus/board.py", "from engine import game\nfrom render.look import Look"),
    ],
)
def test_an_arrow_to_a_floor_beneath_is_none(path: str, source: str) -> None:
    layers.law_floors(Path(path), source)


def test_no_import_comes_back_to_where_it_began() -> None:
    rooms = {*layers.MAY, "bench"}
    layers.law_no_circle(layers.sources(rooms))


CIRCLES = {
    "of two": {"db/a.py": "from db import b", "db/b.py": "from db.a import X"},
    "of itself": {"db/a.py": "import db.a"},
    "for types": {
        "db/a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .b import X",
        "db/b.py": "from .a import X",
    },
    "in a function": {"db/a.py": "def f():\n    from . import b", "db/b.py": "import db.a as a"},
    "through a package": {"db/__init__.py": "from db.a import X", "db/a.py": "from db import X"},
    "of three": {
        "db/a.py": "from db import b",
        "db/b.py": "from db import c",
        "db/c.py": "import db.d",
        "db/d.py": "from importlib import import_module\nimport_module('db.b')",
    },
}
ROUND = {
    "of two": "db.a -> db.b -> db.a",
    "of itself": "db.a -> db.a",
    "for types": "db.a -> db.b -> db.a",
    "in a function": "db.a -> db.b -> db.a",
    "through a package": "db -> db.a -> db",
    "of three": "db.b -> db.c -> db.d -> db.b",
}


@pytest.mark.parametrize("kind", CIRCLES)
def test_a_circle_of_imports_is_found_and_named(kind: str) -> None:
    files = [(Path(path), source) for path, source in CIRCLES[kind].items()]
    with pytest.raises(AssertionError, match=f": {ROUND[kind]}$"):
        layers.law_no_circle(files)


def test_two_ways_to_one_module_are_no_circle() -> None:
    files = {
        "db/__init__.py": "from .a import X\nfrom .b import Y",  # a door names what is inside
        "db/a.py": "from db import b, c",
        "db/b.py": "from db.c import X",
        "db/c.py": "import json\nfrom engine import db",
    }
    layers.law_no_circle((Path(path), source) for path, source in files.items())


def test_no_file_hides_its_name_and_none_is_too_long() -> None:
    files = list(layers.sources(layers.ROOMS))
    assert {path.parts[0] for path, _ in files} >= {"bot.py", "cogs", "bench", "tests"}
    for path, source in files:
        layers.law_size(path, source)
        layers.law_open_names(path)


def test_a_name_that_begins_with_an_underscore_is_found() -> None:
    for name in ("cogs/_umpire.py", "tests/cogs/_moments.py", "engine/__see__.py"):
        with pytest.raises(AssertionError, match=name):
            layers.law_open_names(Path(name))
    for name in ("cogs/umpire.py", "db/__init__.py", "sandbox/__main__.py", "db/a_b.py"):
        layers.law_open_names(Path(name))


def test_a_file_that_is_too_long_is_found() -> None:
    for name in (
        "engine/visibility.py",
        "sandbox/rest_api.py",
        "bench/bot_process.py",
        "bot.py",
        "db/tests.py",
    ):
        layers.law_size(Path(name), "\n" * 800)
        with pytest.raises(AssertionError, match=f"{name} has 801 lines"):
            layers.law_size(Path(name), "\n" * 801)
    for name in ("tests/engine/test_match.py", "db/migrations/versions/0001_create.py"):
        layers.law_size(Path(name), "\n" * 801)


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
