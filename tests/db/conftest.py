"""Every test of the store runs on SQLite in a file and on a real PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Store, connect
from db.transactions import near
from tests import compiled  # noqa: F401 - for all engines of the process
from tests.conftest import fresh, prepare


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'conclave.db'}"
    return fresh(request.getfixturevalue("postgresql"), "template1")


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database at head, to be copied."""
    path = tmp_path_factory.mktemp("template") / "conclave.db"
    asyncio.run(prepare(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database at head."""
    if request.param == "sqlite":
        copied = shutil.copy(request.getfixturevalue("sqlite"), tmp_path / "conclave.db")
        return f"sqlite:///{copied}"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture
async def engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = await connect(url)
    yield engine
    await engine.dispose()


@pytest.fixture
def executing(engine: AsyncEngine) -> Engine:
    """What executes the statements of short transactions."""
    here = near(engine)
    return engine.sync_engine if here is None else here.kept.engine


@pytest.fixture
def store(engine: AsyncEngine) -> Store:
    return Store(engine)


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """The store of another process on the same database."""
    engine = await connect(url)
    yield Store(engine)
    await engine.dispose()
