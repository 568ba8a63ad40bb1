"""On SQLite what is short is done on the spot, and committed with what else is written then."""

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.sqlite.same_thread_connection import MOST, SameThreadFile
from db.tables import guilds
from db.transactions import near, seen, writing, written

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


def _count(conn: Connection) -> int:
    return conn.scalar(select(func.count()).select_from(guilds)) or 0


async def _add(engine: AsyncEngine, number: int) -> None:
    row = {"id": number, "settings": "{}"}
    await written(engine, lambda conn: conn.execute(insert(guilds), row))


@pytest.fixture
def commits(executing: Engine) -> list[str]:
    """Every commit from now on."""
    found: list[str] = []

    def noted(conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
        found.extend([statement] if statement == "COMMIT" else [])

    event.listen(executing, "before_cursor_execute", noted)
    return found


async def test_what_is_written_in_the_same_moment_is_committed_together(
    engine: AsyncEngine, commits: list[str]
) -> None:
    await asyncio.gather(*(_add(engine, number) for number in range(MOST + 1)))
    assert len(commits) == 2
    assert await seen(engine, _count) == MOST + 1


async def test_work_that_fails_takes_nothing_else_with_it(engine: AsyncEngine) -> None:
    ends = await asyncio.gather(
        *(_add(engine, number) for number in (1, 1, 2)), return_exceptions=True
    )
    assert [type(end) for end in ends] == [type(None), IntegrityError, type(None)]
    assert await seen(engine, _count) == 2


async def test_who_was_too_late_reads_what_was_quicker(engine: AsyncEngine) -> None:
    async def late() -> int:
        with pytest.raises(IntegrityError):
            await _add(engine, 1)
        return await seen(engine, _count)

    _, seen_then = await asyncio.gather(_add(engine, 1), late())
    assert seen_then == 1


async def test_nobody_sees_what_is_not_committed(engine: AsyncEngine) -> None:
    here, found = near(engine), list[int]()
    assert here is not None

    def work(conn: Connection) -> None:
        conn.execute(insert(guilds), {"id": 1, "settings": "{}"})
        found.append(here.seen(_count))

    await written(engine, work)
    assert [*found, await seen(engine, _count)] == [0, 1]


async def test_work_that_nobody_waits_for_any_more_is_not_begun(engine: AsyncEngine) -> None:
    async with writing(engine):
        waiting = asyncio.create_task(_add(engine, 1))
        await asyncio.sleep(0)
        waiting.cancel()
    await _add(engine, 2)
    assert await seen(engine, lambda conn: list(conn.scalars(select(guilds.c.id)))) == [2]


async def test_who_finds_the_database_locked_waits_in_a_thread(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(self: SameThreadFile, work: object) -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise OperationalError("SELECT", {}, error)

    await _add(engine, 1)
    monkeypatch.setattr(SameThreadFile, "seen", locked)
    assert await seen(engine, _count) == 1


async def test_of_a_crowd_that_reads_one_goes_on_in_each_round_of_the_loop(
    engine: AsyncEngine,
) -> None:
    rounds, went_on = 0, list[int]()

    async def read() -> None:
        await seen(engine, _count)
        went_on.append(rounds)

    reading = [asyncio.create_task(read()) for _ in range(5)]
    reading[1].cancel()  # who waits no more holds up nobody
    while len(went_on) < 4:
        await asyncio.sleep(0)
        rounds += 1
    assert len(set(went_on)) == 4


async def test_a_database_that_was_closed_is_opened_again(engine: AsyncEngine) -> None:
    await _add(engine, 1)
    await engine.dispose()
    assert await seen(engine, _count) == 1
