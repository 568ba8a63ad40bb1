"""Backup, restore, check, move: what an operator does to a whole database, from the command line.

The database is copied as SQLite itself copies it, from one moment and while it is written to.
PostgreSQL has better tools of its own. Every refusal is a DatabaseUnusable with one sentence.
"""

import asyncio
import contextlib
import json
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import Table, create_engine, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import log_partitions, match_rows, replay_check, store, tables, transactions
from db.connect import connect, is_current, migrate
from db.database_url_and_error_messages import DatabaseUnusable, address, sentence
from db.sqlite import file_copy as copies

_ROWS = 1000
"""Rows that are copied at once."""
_COUNT = select(func.count()).select_from(tables.matches)
PROBLEMS = {
    "unreadable": "what is stored cannot be read",
    "entries": "the log has gaps",
    "moves": "the log cannot be replayed",
    "events": "the log makes other events than those stored",
    "state": "the log makes another position than the one stored",
}
"""What each kind of finding means."""


def file_of(url: str) -> Path:
    """Return the file of a database; DatabaseUnusable for PostgreSQL."""
    found = address(url)
    if found.get_backend_name() != "sqlite":
        raise DatabaseUnusable(
            "A PostgreSQL database is not a file: back it up with pg_dump and restore it with "
            "pg_restore, as docs/operators.md shows."
        )
    return Path(found.database or "")


def save(database: Path, to: Path) -> int:
    """Copy a database, which may be in use, to a new file that only its owner reads.

    Returns its size in bytes. The file has its name only once it is whole and sound.
    """
    _wanted(database)
    if to.exists():
        raise DatabaseUnusable(f"{to} exists already; a backup takes the place of nothing.")
    with copies.part(to) as part:
        copies.copy(database, part)
        _examine(database, part)
        size = part.stat().st_size
        part.rename(to)
    return size


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database that nobody uses.

    Returns where the database is kept that was there before, None if there was none.
    """
    _wanted(backup)
    before = database.with_name(f"{database.name}.before")
    there = database.exists()
    if there and backup.samefile(database):
        raise DatabaseUnusable(f"{backup} is the database itself.")
    if there and before.exists():
        raise DatabaseUnusable(f"{before} is left from another restore; move it away first.")
    with copies.part(database) as part:
        if there:
            _unused(database)
        copies.copy(backup, part)
        _examine(backup, part)
        if there:
            _unused(database)
            for ending in copies.ENDINGS:
                with contextlib.suppress(FileNotFoundError):
                    Path(f"{database}{ending}").rename(f"{before}{ending}")
        part.rename(database)
    return before if there else None


async def check(url: str, sample: int | None = None) -> tuple[int, list[replay_check.Finding]]:
    """Replay matches of a database, all or so many at random.

    Returns how many these were, and what differs from what is stored.
    """
    async with _opened(url) as engine:
        async with transactions.reading(engine) as conn:
            count = await conn.scalar(_COUNT) or 0
        found = await store.Store(engine).check(sample)
        return count if sample is None else min(count, sample), found


async def split(url: str, parts: int) -> None:
    """Split the log of a PostgreSQL that no bot uses into parts by match; DatabaseUnusable."""
    async with _opened(url) as engine:
        await log_partitions.split(engine, parts)


def raw(url: str, match: str, to: Path) -> int:
    """Write the rows of a match, which can be read or not, to a new file of JSON.

    Returns its size in bytes.
    """
    if to.exists():
        raise DatabaseUnusable(f"{to} exists already; an export takes the place of nothing.")
    data = json.dumps(asyncio.run(_rows(url, match)), indent=1, ensure_ascii=False).encode()
    with copies.part(to) as part:
        part.write_bytes(data)
        part.rename(to)
    return len(data)


async def move(file: Path, url: str) -> int:
    """Copy all of an SQLite file that nobody uses into a database without matches.

    Returns how many matches that were. Nothing is copied if anything fails.
    """
    _wanted(file)
    _unused(file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        save(file, copy)
        old = await connect(f"sqlite:///{copy}")
        new = await connect(url)
        try:
            await migrate(old)  # the copy, not the file
            await migrate(new)
            async with transactions.reading(old) as source, transactions.writing(new) as target:
                if await target.scalar(_COUNT):
                    raise DatabaseUnusable("There are matches already where these are to go.")
                for table in tables.metadata.sorted_tables:
                    await _pour(table, source, target)
                return await target.scalar(_COUNT) or 0
        except SQLAlchemyError as error:
            raise DatabaseUnusable(sentence(new.url, error)) from error
        finally:
            await old.dispose()
            await new.dispose()


@contextlib.asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncEngine]:
    """Open a database that is there, and of this version."""
    found = address(url)
    if found.get_backend_name() == "sqlite":
        _wanted(Path(found.database or ""))
    engine = await connect(url)
    try:
        async with transactions.reading(engine) as conn:
            if not await conn.run_sync(is_current):
                raise DatabaseUnusable(
                    "The database is of an older version; start Conclave once to bring it up."
                )
        yield engine
    except SQLAlchemyError as error:
        raise DatabaseUnusable(sentence(engine.url, error)) from error
    finally:
        await engine.dispose()


async def _rows(url: str, match: str) -> dict[str, Any]:
    async with _opened(url) as engine:
        try:
            return await store.Store(engine).unreadable.raw(match)
        except match_rows.UnknownMatch as error:
            raise DatabaseUnusable(f"There is no match {match} in the database.") from error


async def _pour(table: Table, source: AsyncConnection, target: AsyncConnection) -> None:
    """Replace the rows of a table by those of another database."""
    await target.execute(delete(table))
    asked, done = select(table).order_by(*table.primary_key).limit(_ROWS), 0
    while rows := (await source.execute(asked.offset(done))).mappings().all():
        await target.execute(insert(table), [dict(row) for row in rows])
        done += len(rows)
    numbered = table.autoincrement_column
    if done and numbered is not None and target.dialect.name == "postgresql":
        sequence = func.pg_get_serial_sequence(table.name, numbered.name)
        await target.execute(
            select(func.setval(sequence, select(func.max(numbered)).scalar_subquery()))
        )


def _examine(source: Path, copy: Path) -> None:
    """See whether a copy is a sound database of Conclave, of a version known here."""
    try:
        with contextlib.closing(copies.opened(copy)) as conn:
            if conn.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise DatabaseUnusable(f"{source} is damaged.")
            names = {row[0] for row in conn.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise DatabaseUnusable(copies.why(source, error)) from error
    if not {"alembic_version", "matches"} <= names:
        raise DatabaseUnusable(f"{source} is not a database of Conclave.")
    engine = create_engine(copies.place(copy), hide_parameters=True)
    try:
        with engine.connect() as known:
            is_current(known)  # an older version will be migrated, a newer one is refused
    finally:
        engine.dispose()


def _unused(database: Path) -> None:
    """See that nobody has a database open, and leave all of it in its one file."""
    try:
        with contextlib.closing(copies.opened(database)) as conn:
            conn.execute("PRAGMA busy_timeout = 0")
            conn.execute("PRAGMA locking_mode = EXCLUSIVE")
            conn.execute("BEGIN EXCLUSIVE")  # refused while another has it open, even idle
            conn.execute("COMMIT")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # there are kinds of it
            raise DatabaseUnusable(f"{database} is in use; stop the bot first.") from error
        raise DatabaseUnusable(copies.why(database, error)) from error
    except sqlite3.DatabaseError:
        return  # it is damaged, which is a reason to restore another


def _wanted(file: Path) -> None:
    if not file.is_file():
        raise DatabaseUnusable(f"There is no file {file}.")
