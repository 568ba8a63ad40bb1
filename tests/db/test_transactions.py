"""Writers lock rows in one order, and begin again where the database ends one of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import await_only

from db import Delivery, Store, connect, store as storing
from db.tables import matches, seats
from db.transactions import locked, reading, retried, writing
from tests.db.positions import NOW, at_place, running


@pytest.fixture
async def server(postgresql_url: str) -> AsyncIterator[AsyncEngine]:
    """A database with one match, on PostgreSQL."""
    engine = await connect(postgresql_url)
    await Store(engine).create(at_place(running()))
    yield engine
    await engine.dispose()


async def _saved(store: Store) -> None:
    stored = await store.match("m1")
    stored.match.resign(0, NOW)
    await store.save(stored)


async def _waits(engine: AsyncEngine) -> None:
    """Wait until somebody waits for a lock."""
    asked = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(30):
        while True:
            async with reading(engine) as conn:
                if await conn.scalar(asked):
                    return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "write",
    [
        _saved,
        lambda store: store.people.forget("ann"),
        lambda store: store.alarms.outage(NOW, NOW + 400),
        lambda store: store.deliveries.save("m1", 0, Delivery("refused")),
    ],
    ids=["save", "forget", "outage", "deliver"],
)
async def test_whoever_waits_for_a_match_holds_nothing_of_it(
    server: AsyncEngine, write: Callable[[Store], Coroutine[Any, Any, object]]
) -> None:
    async with writing(server) as first:
        await first.execute(locked(matches.c.id == "m1"))
        waiting = asyncio.create_task(write(Store(server)))
        await _waits(server)
        async with writing(server) as second:
            free = select(seats).where(seats.c.match_id == "m1").with_for_update(nowait=True)
            assert len((await second.execute(free)).all()) == 3
    await waiting


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # SQLite saves without a pause
async def test_who_is_forgotten_while_a_match_is_saved_is_not_seated_again(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create(at_place(running("m1", "zoe", "ann", "ben")))
    rewrite, reached, go_on = storing._rewrite, asyncio.Event(), asyncio.Event()

    def slow(*args: Any) -> None:
        reached.set()
        await_only(go_on.wait())
        rewrite(*args)

    monkeypatch.setattr(storing, "_rewrite", slow)
    stored = await store.match("m1")
    stored.match.resign(stored.match.seat_of("ann"), NOW)
    saving = asyncio.create_task(store.save(stored))
    await reached.wait()
    forgetting = asyncio.create_task(other.people.forget("ann"))
    await asyncio.sleep(0.1)  # it gets as far as it can
    go_on.set()
    await asyncio.gather(saving, forgetting)
    match = (await store.match("m1")).match
    assert "ann" not in [player.id for player in match.players]
    assert sum(player.resigned for player in match.players) == 1


@pytest.mark.parametrize("code", ["40P01", "40001"])
async def test_a_transaction_that_collides_is_tried_again(server: AsyncEngine, code: str) -> None:
    tried = 0

    @retried
    async def write() -> None:
        nonlocal tried
        tried += 1
        async with writing(server) as conn:
            await conn.execute(text("INSERT INTO guilds VALUES (1, '{}')"))
            if tried < 3:
                await conn.execute(
                    text(f"DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{code}'; END $$")
                )

    await write()
    assert tried == 3
    async with reading(server) as conn:
        assert await conn.scalar(text("SELECT count(*) FROM guilds")) == 1


async def test_another_fault_is_not_tried_again(server: AsyncEngine) -> None:
    tried = 0

    @retried
    async def write() -> None:
        nonlocal tried
        tried += 1
        async with writing(server) as conn:
            await conn.execute(text("SELECT 1 / 0"))

    with pytest.raises(DBAPIError):
        await write()
    assert tried == 1
