"""Reading and writing in transactions, on either database, and in which order rows are locked.

Whoever writes to a match locks its row first, of several matches in the order of their ids; then
what belongs to it, then what is owed, then people. Those who meet all the same begin again. SQLite
has one writer and needs none of it.
"""

import functools
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, Table, exc, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.sqlite import same_thread_connection, threaded_connection
from db.tables import matches

FAULTS = (exc.SQLAlchemyError, OSError)
"""What a query raises where the database does not answer, or not in time."""
_BESIDE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CANTOPEN,
    }
)
"""What SQLite says where others lock its file, or the disk does not take or give it."""
_AWAY = ("08", "53", "55P03", "57P")
"""How PostgreSQL's codes begin where it is away, has no room, or waits for a lock in vain."""
_TRIES = 5
"""How often a transaction is tried that gets in the way of another."""
_COLLIDED = ("40001", "40P01")
"""What PostgreSQL says of a transaction that it ended for another one's sake."""
P = ParamSpec("P")
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else wrote first: nothing was stored; load again and decide again."""


class DatabasePart:
    """What reads and writes the rows of one kind in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine


def near(engine: AsyncEngine) -> same_thread_connection.SameThreadFile | None:
    """Return the SQLite file of an engine as this thread uses it itself; None for a server."""
    found: same_thread_connection.SameThreadFile | None = engine.get_execution_options().get("near")
    return found


async def seen(engine: AsyncEngine, work: same_thread_connection.Work[T]) -> T:
    """Return what some work reads of one moment: a few rows by their keys.

    SQLite gives them on the spot, unless it is locked.
    """
    here = near(engine)
    if here is not None:
        await here.turn()
        try:
            return here.seen(work)
        except exc.OperationalError as error:
            if not same_thread_connection.busy(error):
                raise
    async with reading(engine) as conn:
        return await conn.run_sync(work)


async def written(
    engine: AsyncEngine, work: same_thread_connection.Work[T], first: bool = False
) -> T:
    """Return what some short work returns, when all that it wrote is committed.

    On SQLite it is committed with what else is written in the same moment; `first`: before all
    that waits.
    """
    here = near(engine)
    if here is not None:
        return await here.written(work, first)
    async with engine.begin() as conn:
        return await conn.run_sync(work)


def insert_missing(conn: Connection, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert those rows of which there is none with the same key.

    They are given in the order of their keys, so that two who insert the same wait for each other
    in the same order.
    """
    if not rows:
        return
    made = postgresql_insert if conn.dialect.name == "postgresql" else sqlite_insert
    conn.execute(made(table).on_conflict_do_nothing(), rows)


def unavailable(error: BaseException) -> bool:
    """Tell whether a query failed since the database is away, locked, full or too busy.

    Nothing is wrong with the query then, and nothing of it was done.
    """
    if isinstance(error, exc.TimeoutError):
        return True
    if not isinstance(error, exc.DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    state = str(getattr(error.orig, "sqlstate", None) or "")
    known = (code is not None and code & 0xFF in _BESIDE) or state.startswith(_AWAY)
    return error.connection_invalidated or known


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection in a transaction that only reads, all of it from one moment."""
    async with engine.connect() as conn:
        if conn.dialect.name == "postgresql":  # SQLite always reads so
            await conn.execution_options(isolation_level="REPEATABLE READ")
        yield conn


@asynccontextmanager
async def writing(engine: AsyncEngine, keys: bool = True) -> AsyncIterator[AsyncConnection]:
    """Give a connection in a transaction, committed unless an exception leaves it.

    On SQLite writers queue here, in order: its own waiting lets late ones starve. `keys` says
    whether it looks after foreign keys, which a table that is built anew would set off.
    """
    here = near(engine)
    if here is None:
        async with engine.begin() as conn:
            yield conn
        return
    async with here.line, here.pen, engine.connect() as conn, _keys(conn, keys):
        await conn.execution_options(writes=True)
        async with conn.begin():
            yield conn


@asynccontextmanager
async def _keys(conn: AsyncConnection, on: bool) -> AsyncIterator[None]:
    if on:
        yield
        return
    raw = (await conn.get_raw_connection()).driver_connection
    assert isinstance(raw, threaded_connection.Connection)
    await raw.execute("PRAGMA foreign_keys = OFF")  # it does nothing inside a transaction
    try:
        yield
    finally:
        await raw.execute("PRAGMA foreign_keys = ON")


def locked(which: ColumnElement[bool]) -> Select[tuple[str]]:
    """Return what locks the rows of matches, in the one order."""
    asked = select(matches.c.id).where(which).order_by(matches.c.id)
    return asked.with_for_update(key_share=True)


def retried(write: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Let what writes in one transaction begin again where two were in each other's way."""

    @functools.wraps(write)
    async def again(*args: P.args, **named: P.kwargs) -> T:
        for _ in range(_TRIES - 1):
            try:
                return await write(*args, **named)
            except exc.DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in _COLLIDED:
                    raise
        return await write(*args, **named)

    return again
