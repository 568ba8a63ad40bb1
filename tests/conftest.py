"""What tests of several rooms stand on: a real PostgreSQL, one for each process, and a log."""

import asyncio
import contextlib
import gc
import itertools
import logging
import os
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from PIL.Image import Image

from db.connect import connect, migrate
from render.paint import rasterize_scene
from render.paint.scene import Scene
from services.watch import structured_logging as logs_module
from tests.soak import database_faults

_numbers = itertools.count()

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ENOUGH = 2 * 1024**3
"""Free bytes there with which tests have room."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let every test on the wire run with interactions by HTTP."""
    parser.addoption("--by-http", action="store_true", help="interactions by HTTP in tests/e2e")


def pytest_configure() -> None:
    """Let files of tests be in memory, where there is room: each commit to a disk is waited for."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish() -> None:
    """Let the garbage collector look neither at what is imported nor as often as it would.

    It took a tenth of the time of all tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def pytest_unconfigure() -> None:
    """Look through all that is kept once: pytest does so five times when it ends."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    """A server that lives as long as the tests; `template` in it is an empty database at head."""
    with contextlib.ExitStack() as stack:
        try:
            server = stack.enter_context(database_faults.postgresql())
        except Exception as error:  # noqa: BLE001 - whatever keeps it from running is told
            pytest.skip(f"no PostgreSQL can be run here: {type(error).__name__}: {error}")
        server.psql("CREATE DATABASE template")
        asyncio.run(prepare(server.get_uri("template")))
        yield server


@pytest.fixture
def postgresql_url(postgresql: Any) -> str:
    """The URL of an empty database at head, on PostgreSQL."""
    return fresh(postgresql, "template")


def fresh(server: Any, template: str) -> str:
    """Make a database of its own for a test; return its URL."""
    name = f"test_{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
    return str(server.get_uri(name))


async def prepare(url: str) -> None:
    """Make the tables in an empty database."""
    engine = await connect(url)
    await migrate(engine)
    await engine.dispose()


@pytest.fixture
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint a picture of a width at that width; a bot paints it large and shrinks it."""
    whole = rasterize_scene.paint

    def paint(scene: Scene, *, scale: float = 1.0, width: int | None = None) -> Image:
        return whole(scene, scale=width / scene.box.w if width else scale, width=width)

    monkeypatch.setattr(rasterize_scene, "paint", paint)


@pytest.fixture
def logs(monkeypatch, capsys):
    """A log that is set up, by `set_up`, as in a process that has none yet; `written` so far."""
    root = logging.getLogger()
    level = root.level
    structlog.contextvars.clear_contextvars()

    def set_up(level, as_json):
        monkeypatch.setattr(root, "handlers", [])
        logging.captureWarnings(capture=False)  # whatever was set up before
        logs_module.set_up(level, as_json)

    def written():
        return capsys.readouterr().err.splitlines()

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        yield SimpleNamespace(set_up=set_up, written=written)
    root.setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()
