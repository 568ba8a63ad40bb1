"""A database that is full, locked or gone for a while: nothing is half written, then it goes on."""

import asyncio
import random
import sqlite3
import sys
from contextlib import closing, contextmanager

import pytest
from sqlalchemy import event

from db import OutboxRow, Store, connect
from db.sqlite.same_thread_connection import driver
from db.transactions import FAULTS
from tests.db.positions import advance, at_place, running
from tests.soak.database_faults import cut

ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize("url", ["postgresql"], indirect=True)
LARGE = [OutboxRow("thread", "note", data={"long": "x" * 100_000})]


@pytest.fixture
async def played(store):
    """A store with a match of which nothing is owed, and a copy of it."""
    await store.create(at_place(running()))
    return store, (await store.match("m1")).match


async def moved(store, owed=()):
    """Make a move in the match."""
    stored = await store.match("m1")
    advance(stored.match, random.Random(1))
    await store.save(stored, owed)


async def as_before_and_can_go_on(store, before):
    """Tell whether nothing of a move was stored, and whether it can be made now."""
    kept = (await store.match("m1")).match
    untouched = (kept.number, kept.state, kept.drafts) == (
        before.number,
        before.state,
        before.drafts,
    )
    untouched = untouched and (await store.outbox.backlog()).rows == 0
    await moved(store, LARGE)
    return untouched and (await store.outbox.backlog()).rows == 1 and await store.check() == []


@ON_SQLITE
async def test_on_a_full_disk_no_part_of_a_move_is_stored(played, executing):
    store, before = played
    most = [1]  # no page beyond those that there are

    def bounded(conn, *_):
        driver(conn).execute(f"PRAGMA max_page_count = {most[0]}")

    event.listen(executing, "before_cursor_execute", bounded)
    for _ in range(3):
        with pytest.raises(FAULTS, match="full"):
            await moved(store, LARGE)
    most[0] = 2**30
    assert await as_before_and_can_go_on(store, before)


@contextmanager
def locked(url):
    """Write to a file as another process would."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@ON_SQLITE
async def test_who_waits_too_long_for_another_process_stores_nothing(url, monkeypatch):
    monkeypatch.setattr(sys.modules[connect.__module__], "_PATIENCE", 0.1)
    impatient = await connect(url)
    store = Store(impatient)
    await store.create(at_place(running()))
    before = (await store.match("m1")).match
    with locked(url):
        assert (await store.match("m1")).match.number == before.number  # who reads need not wait
        with pytest.raises(FAULTS, match="locked"):
            await moved(store, LARGE)
    assert await as_before_and_can_go_on(store, before)
    await impatient.dispose()


@ON_SQLITE
async def test_who_waits_for_another_process_writes_as_soon_as_they_can(url, played):
    store, _ = played
    with locked(url):
        moving = asyncio.create_task(moved(store, LARGE))
        await asyncio.sleep(0.2)
        assert not moving.done()
    await moving
    assert (await store.outbox.backlog()).rows == 1


@ON_POSTGRESQL
async def test_connections_that_are_cut_while_nobody_uses_them_are_made_anew(
    played, engine, postgresql
):
    store, before = played
    await asyncio.gather(*(store.match("m1") for _ in range(5)))
    await asyncio.to_thread(cut, postgresql, engine.url.database)
    assert await as_before_and_can_go_on(store, before)


@ON_POSTGRESQL
async def test_a_connection_that_is_cut_in_a_move_leaves_nothing_of_it(played, engine, postgresql):
    store, before = played

    def cuts(conn, cursor, statement, *_):
        if statement.startswith("INSERT INTO outbox"):
            cut(postgresql, engine.url.database)

    event.listen(engine.sync_engine, "before_cursor_execute", cuts)
    with pytest.raises(FAULTS):
        await moved(store, LARGE)
    event.remove(engine.sync_engine, "before_cursor_execute", cuts)
    assert await as_before_and_can_go_on(store, before)
