"""Opening and migrating a database: the one place that knows which one it is."""

import asyncio
import functools
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db import sqlite

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_PATIENCE = 10
"""Seconds to wait for a database that another process locks, or for a server to answer."""
_MIGRATING = 0x436F6E63
"""The PostgreSQL advisory lock that one migrating process holds."""
MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the Alembic scripts."""


FAULTS = (SQLAlchemyError, OSError)
"""What a query raises where the database does not answer, or not in time."""


class DatabaseUnusable(Exception):
    """The database cannot be used; the message is one sentence for the operator."""


async def connect(url: str) -> AsyncEngine:
    """Open a database and try it; DatabaseUnusable.

    `sqlite:///path` or `postgresql://...`, with or without the name of the driver.
    """
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # at DEBUG it logs what is written
    place = address(url)
    engine = _sqlite(place) if place.get_backend_name() == "sqlite" else _postgresql(place)
    try:
        if place.get_backend_name() == "sqlite":
            # An aiosqlite connection that cannot open leaves a thread that outlives the loop.
            await asyncio.to_thread(_probe, engine)
        async with engine.connect() as conn:
            await conn.execute(text("SELECT 1"))
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        await engine.dispose()
        raise DatabaseUnusable(sentence(place, error)) from error
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to the newest version; DatabaseUnusable if they are newer than the code."""
    try:
        async with reading(engine) as conn:
            if await conn.run_sync(is_current):
                return
        async with writing(engine) as conn:
            await conn.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseUnusable(sentence(engine.url, error)) from error


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection in a transaction that only reads, all of it from one moment."""
    async with engine.connect() as conn:
        if conn.dialect.name == "postgresql":  # SQLite always reads so
            await conn.execution_options(isolation_level="REPEATABLE READ")
        yield conn


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection in a transaction, committed unless an exception leaves it.

    On SQLite writers queue here, in order: its own waiting lets late ones starve.
    """
    lock: asyncio.Lock | None = engine.get_execution_options().get("writers")
    if lock is None:
        async with engine.begin() as conn:
            yield conn
        return
    async with lock, engine.connect() as conn:
        await conn.execution_options(writes=True)
        async with conn.begin():
            yield conn


def address(url: str) -> URL:
    """Return where a database is, with our driver; DatabaseUnusable for one of another kind."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseUnusable("The database URL cannot be read.") from error
    driver = _DRIVERS.get(place.drivername)
    if driver is None:
        raise DatabaseUnusable(
            f"The database URL names {place.drivername}; only sqlite and postgresql are known."
        )
    if driver.startswith("sqlite") and place.database in (None, "", ":memory:"):
        raise DatabaseUnusable("The database URL names no file; SQLite is used with a file only.")
    return place.set(drivername=driver)


def sentence(place: URL, error: BaseException) -> str:
    """Say what is wrong, with the place of the database and without its user or password."""
    if place.get_backend_name() == "sqlite":
        return f"The database {place.database} cannot be used: {_why_file(place, error)}."
    host = place.host or place.query.get("host") or "localhost"
    return f"The database {place.database} on {host} cannot be used: {_why_server(error)}."


def is_current(conn: Connection) -> bool:
    """Tell whether nothing is to be migrated; DatabaseUnusable for a version not known here."""
    from alembic.runtime.migration import MigrationContext
    from alembic.util import CommandError

    found = MigrationContext.configure(conn).get_current_revision()
    try:
        _script().get_revision(found)
    except CommandError as error:
        raise DatabaseUnusable(
            "The database was written by a newer version of Conclave; start that one."
        ) from error
    return bool(found == _script().get_current_head())


def _sqlite(address: URL) -> AsyncEngine:
    engine = create_async_engine(
        address,
        hide_parameters=True,  # an error in a log must not hold a secret or a hand
        connect_args={"async_creator_fn": functools.partial(sqlite.Connection, patience=_PATIENCE)},
        execution_options={"writers": asyncio.Lock()},
    )
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _probe(engine: AsyncEngine) -> None:
    args, options = engine.dialect.create_connect_args(engine.url)
    sqlite.opened(str(args[0]), _PATIENCE, **options).close()


def _begin(conn: Connection) -> None:
    # A transaction that reads first and writes later can fail at once, whatever the timeout.
    writes = conn.get_execution_options().get("writes")
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite.Connection)
    raw.begin("IMMEDIATE" if writes else "DEFERRED")


def _postgresql(address: URL) -> AsyncEngine:
    return create_async_engine(
        address,
        hide_parameters=True,
        pool_pre_ping=True,  # the server may have restarted since the last move
        connect_args={"timeout": _PATIENCE},
    )


def _why_file(address: URL, error: BaseException) -> str:
    told = str(_cause(error))
    path = Path(address.database or "")
    if "not a database" in told:
        return "the file is not an SQLite database"
    if "malformed" in told:
        return "the file is damaged, restore it from a backup"
    if "locked" in told:
        return "another program has locked it"
    if "readonly" in told or "read-only" in told:
        return "it may not be written"
    if "disk is full" in told:
        return "the disk is full"
    if path.is_dir():
        return "it is a folder"
    if not path.parent.is_dir():
        return f"the folder {path.parent} does not exist"
    if "unable to open" in told:
        return "it may not be opened"
    return type(_cause(error)).__name__


def _why_server(error: BaseException) -> str:
    cause = _cause(error)
    names = {cls.__name__ for cls in type(cause).__mro__}
    if names & {"InvalidPasswordError", "InvalidAuthorizationSpecificationError"}:
        return "the server refuses this user or password"
    if "InvalidCatalogNameError" in names:
        return "the server has no database of this name"
    if "InsufficientPrivilegeError" in names:
        return "this user may not write there"
    if "TooManyConnectionsError" in names:
        return "the server has no connection left"
    if isinstance(cause, (OSError, TimeoutError)):
        return "the server does not answer"
    return type(cause).__name__


def _cause(error: BaseException) -> BaseException:
    """Return what the driver itself said."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    while error.__cause__ is not None:
        error = error.__cause__
    return error


@functools.cache
def _script() -> Any:
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(MIGRATIONS))


def _upgrade(conn: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    else:
        conn.execute(text("SELECT 1"))  # the transaction begins with it, and waits for its lock
    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(MIGRATIONS))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.upgrade(config, "head")
