"""Opening and migrating a database: the one place that knows which one it is."""

import asyncio
import functools
import logging
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import event, inspect, select, text
from sqlalchemy.engine import URL, Connection, Dialect
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db import database_url_and_error_messages, match_results_and_leaderboard, transactions
from db.database_url_and_error_messages import DatabaseUnusable
from db.sqlite import file_copy, same_thread_connection, threaded_connection
from db.tables import beats

__all__ = ["MIGRATIONS", "DatabaseUnusable", "connect", "is_current", "migrate", "scripts"]

_PATIENCE = 10
"""Seconds to wait for a database that another process locks, or for a server to answer."""
_POOL = {"pool_size": 10, "max_overflow": 0, "pool_timeout": 120.0}
"""Connections that are kept: whoever finds none free waits in line, and opens no other."""
_MIGRATING = 0x436F6E63
"""The PostgreSQL advisory lock that one migrating process holds."""
QUIET, LOOK = 45, 1.0
"""Seconds after its last beat in which a process may be at work, three rounds of its clock; and
after which it is looked again."""
MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the Alembic scripts."""
_log = logging.getLogger(__name__)


async def connect(url: str) -> AsyncEngine:
    """Open a database and try it; DatabaseUnusable.

    `sqlite:///path` or `postgresql://...`, with or without the name of the driver.
    """
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # at DEBUG it logs what is written
    place = database_url_and_error_messages.address(url)
    engine = _sqlite(place) if place.get_backend_name() == "sqlite" else _postgresql(place)
    try:
        if place.get_backend_name() == "sqlite":
            # An aiosqlite connection that cannot open leaves a thread that outlives the loop.
            await asyncio.to_thread(_probe, engine)
        async with engine.connect() as conn:
            await conn.execute(text("SELECT 1"))
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        await engine.dispose()
        raise DatabaseUnusable(database_url_and_error_messages.sentence(place, error)) from error
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to the newest version; DatabaseUnusable if they are newer than the code.

    An SQLite file that holds an older version is copied first; the log names the copy. While an
    older process of the bot runs on a server, DatabaseUnusable: what it writes would not fit.
    """
    try:
        async with transactions.reading(engine) as conn:
            if await conn.run_sync(is_current):
                return
        if engine.dialect.name == "postgresql":
            await _unused(engine)
        async with transactions.writing(engine, keys=False) as conn:
            await conn.run_sync(_alone)
            if await conn.run_sync(is_current):
                return  # another process was quicker
            await _keep(conn)
            await conn.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseUnusable(
            database_url_and_error_messages.sentence(engine.url, error)
        ) from error


async def _unused(engine: AsyncEngine) -> None:
    """Wait until no process can be at work, by the beats of their clocks; DatabaseUnusable.

    One that was stopped just now is waited for; one whose clock goes on is not.
    """
    before: dict[int, int] | None = None
    while True:
        async with transactions.reading(engine) as conn:
            found = await conn.run_sync(_beats)
            if await conn.run_sync(is_current):
                return  # another process was quicker, and is at work by now
        before = before or found
        if going := [str(shard) for shard, at in sorted(found.items()) if at != before.get(shard)]:
            raise DatabaseUnusable(
                "The tables are to be brought up to date, but processes of an older version still "
                f"run on this database (shards {', '.join(going)}). Stop all, then start all."
            )
        if max(found.values(), default=0) <= time.time() - QUIET:
            return
        await asyncio.sleep(LOOK)


def _beats(conn: Connection) -> dict[int, int]:
    """Return when the clock of each shard last went; an empty database has none."""
    if not inspect(conn).has_table(beats.name):
        return {}
    return {row.shard: row.at for row in conn.execute(select(beats.c.shard, beats.c.at))}


def is_current(conn: Connection) -> bool:
    """Tell whether nothing is to be migrated; DatabaseUnusable for a version not known here."""
    from alembic.util import CommandError

    found = _revision(conn)
    try:
        scripts().get_revision(found)
    except CommandError as error:
        raise DatabaseUnusable(
            "The database was written by a newer version of Conclave; start that one."
        ) from error
    return bool(found == scripts().get_current_head())


def _revision(conn: Connection) -> str | None:
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(conn).get_current_revision()


def _sqlite(address: URL) -> AsyncEngine:
    engine = create_async_engine(
        address,
        hide_parameters=True,  # an error in a log must not hold a secret or a hand
        **_POOL,
        connect_args={
            "async_creator_fn": functools.partial(
                threaded_connection.Connection, patience=_PATIENCE
            )
        },
    )
    here = same_thread_connection.SameThreadFile(functools.partial(_opened, engine), _PATIENCE)
    engine.update_execution_options(near=here)
    event.listen(engine.sync_engine, "engine_disposed", lambda _: here.close())
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _opened(engine: AsyncEngine) -> sqlite3.Connection:
    """Open a database so that nobody waits for its locks."""
    args, options = engine.dialect.create_connect_args(engine.url)
    return threaded_connection.opened(str(args[0]), 0, **{**options, "check_same_thread": False})


def _probe(engine: AsyncEngine) -> None:
    args, options = engine.dialect.create_connect_args(engine.url)
    threaded_connection.opened(str(args[0]), _PATIENCE, **options).close()


def _begin(conn: Connection) -> None:
    # A transaction that reads first and writes later can fail at once, whatever the timeout.
    raw = conn.connection.driver_connection
    assert isinstance(raw, threaded_connection.Connection)
    raw.begin("IMMEDIATE" if conn.get_execution_options().get("writes") else "DEFERRED")


def _postgresql(address: URL) -> AsyncEngine:
    engine = create_async_engine(
        address,
        hide_parameters=True,
        **_POOL,
        pool_pre_ping=True,  # the server may have restarted since the last move
        connect_args={"timeout": _PATIENCE},
    )
    event.listen(engine.sync_engine, "do_connect", _reached)
    return engine


def _reached(dialect: Dialect, _: Any, args: Any, options: Any) -> Any:
    """Connect to a server; one that is not there is away, as one that ends a connection is."""
    try:
        return dialect.connect(*args, **options)
    except OSError as error:
        raise OperationalError("", None, error, connection_invalidated=True) from error


@functools.cache
def scripts() -> Any:
    """Return the Alembic scripts."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(MIGRATIONS))


def _alone(conn: Connection) -> None:
    """Wait for whoever migrates the same database."""
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    else:
        conn.execute(text("SELECT 1"))  # the transaction begins with it, and waits for its lock


async def _keep(conn: AsyncConnection) -> None:
    """Copy an SQLite file that has tables, beside it."""
    found = await conn.run_sync(_revision)
    if found is None or conn.dialect.name != "sqlite":
        return
    file = Path((await conn.execute(text("PRAGMA database_list"))).one()[2])
    kept = await asyncio.to_thread(file_copy.aside, file, f"before-{found}")
    _log.warning("the tables are brought up to date; what was there before is %s", kept)


def _upgrade(conn: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(MIGRATIONS))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.upgrade(config, "head")
    match_results_and_leaderboard.count_all(conn)
    if conn.dialect.name == "sqlite" and conn.execute(text("PRAGMA foreign_key_check")).first():
        raise DatabaseUnusable(
            "The tables cannot be brought up to date: rows would be left that belong to nothing. "
            "Nothing was changed."
        )
