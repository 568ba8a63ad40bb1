"""The thread of an SQLite connection is visited once for each statement, and left clean."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from db import connect, migrate
from db.tables import guilds
from db.transactions import reading, writing

_ROWS = [{"id": number, "settings": "{}"} for number in range(3)]


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    engine = await connect(f"sqlite:///{tmp_path / 'a.db'}")
    await migrate(engine)
    yield engine
    await engine.dispose()


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Grows by one with every visit."""
    found: list[Any] = []
    execute = aiosqlite.Connection._execute

    async def counted(conn: aiosqlite.Connection, fn: Any, *args: Any, **options: Any) -> Any:
        found.append(fn)
        return await execute(conn, fn, *args, **options)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return found


async def test_a_read_is_a_visit_for_each_query_and_one_for_the_end(
    engine: AsyncEngine, visits: list[Any]
) -> None:
    async with reading(engine) as conn:
        for _ in range(2):
            assert (await conn.execute(select(guilds))).all() == []
    assert len(visits) == 3


async def test_a_write_is_a_visit_for_each_statement_and_one_for_the_commit(
    engine: AsyncEngine, visits: list[Any]
) -> None:
    async with writing(engine) as conn:
        done = await conn.execute(insert(guilds), _ROWS)
        assert done.rowcount == 3
        assert len((await conn.execute(select(guilds))).all()) == 3
    assert len(visits) == 3
    async with reading(engine) as conn:
        assert len((await conn.execute(select(guilds))).all()) == 3


async def test_a_transaction_without_a_statement_is_no_visit(
    engine: AsyncEngine, visits: list[Any]
) -> None:
    for kind in (reading, writing):
        async with kind(engine):
            pass
    assert visits == []


async def test_a_statement_that_fails_leaves_the_connection_usable(engine: AsyncEngine) -> None:
    async with writing(engine) as conn:
        await conn.execute(insert(guilds), _ROWS)

    async def fail() -> None:
        async with writing(engine) as conn:
            await conn.execute(insert(guilds).values(id=7, settings="{}"))
            await conn.execute(insert(guilds), _ROWS)

    with pytest.raises(IntegrityError):
        await fail()
    async with writing(engine) as conn:
        await conn.execute(insert(guilds).values(id=8, settings="{}"))
    async with reading(engine) as conn:
        assert list(await conn.scalars(select(guilds.c.id))) == [0, 1, 2, 8]


async def test_a_statement_that_is_given_up_holds_no_lock(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def write() -> None:
        async with writing(engine) as conn:
            await conn.execute(insert(guilds).values(id=1, settings="{}"))

    task = asyncio.create_task(write())
    for _ in range(20):  # it waits for the lock in its thread
        await asyncio.sleep(0)
    task.cancel()
    other.execute("ROLLBACK")
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.wait_for(write(), 5)
    async with reading(engine) as conn:
        assert await conn.scalar(text("SELECT count(*) FROM guilds")) == 1
    other.close()


def test_what_aiosqlite_does_not_promise_is_still_there() -> None:
    found = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 1)
    assert callable(found._execute)
    assert isinstance(found._thread, threading.Thread)
    assert isinstance(aiosqlite.Connection._conn, property)
