"""SQLite in a thread of its own, which is visited once for each statement.

aiosqlite visits it four times for a query: for a cursor, to execute, to fetch and to close.
Each visit wakes that thread and then the loop again, which takes longer than most statements.
Members of aiosqlite that it does not promise are used for that; its version is bounded, and a
test says whether they are still there.
"""

import functools
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import closing
from typing import Any, Literal

import aiosqlite

_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""What is told has been written: FULL costs a move 0.4 ms on a disk of its own, NORMAL forgets the
last moves in a power cut."""
_CHUNK = 64


def opened(path: str, patience: float, **options: Any) -> sqlite3.Connection:
    """Open a database as every connection here is opened; `patience` with locks in seconds."""
    raw: sqlite3.Connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, **options
    )
    try:
        for pragma in _PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        raw.close()
        raise
    return raw


class Connection(aiosqlite.Connection):
    """A connection; it is awaited to be opened.

    A transaction begins in the visit of its first statement, and ends without a visit if there
    was none.
    """

    def __init__(self, path: str, patience: float, **options: Any) -> None:
        super().__init__(functools.partial(opened, path, patience, **options), _CHUNK)
        self._thread.daemon = True  # a process does not wait for it
        self._first = ""
        self._visited = False

    def begin(self, kind: Literal["DEFERRED", "IMMEDIATE"]) -> None:
        """Let the next statement begin a transaction."""
        self._first = f"BEGIN {kind}"

    def cursor(self) -> "Cursor":  # type: ignore[override]
        """Return a cursor."""
        return Cursor(self)

    async def run(
        self, execute: Callable[..., object], sql: str, parameters: Iterable[Any]
    ) -> tuple[sqlite3.Cursor, list[Any]]:
        """Return the closed cursor of a statement, and all its rows."""
        first, self._first = self._first, ""

        def visit() -> tuple[sqlite3.Cursor, list[Any]]:
            with closing(self._conn.cursor()) as cursor:
                if first:
                    cursor.execute(first)
                execute(cursor, sql, parameters)
                return cursor, cursor.fetchall()

        self._visited = True
        done: tuple[sqlite3.Cursor, list[Any]]
        done = await self._execute(visit)  # type: ignore[no-untyped-call]
        return done

    async def commit(self) -> None:
        """Commit the transaction, if one began."""
        await self._end(super().commit)

    async def rollback(self) -> None:
        """Roll the transaction back, if one began."""
        await self._end(super().rollback)

    async def _end(self, end: Callable[[], Awaitable[None]]) -> None:
        self._first = ""
        if self._visited:
            await end()
            self._visited = False


class Cursor(aiosqlite.Cursor):
    """A cursor that knows all rows when it has executed."""

    _conn: Connection

    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self._rows: Sequence[Any] = ()

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "Cursor":
        """Execute a statement."""
        run = sqlite3.Cursor.execute
        self._cursor, self._rows = await self._conn.run(run, sql, parameters or ())
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> "Cursor":
        """Execute a statement once for each row of parameters."""
        run = sqlite3.Cursor.executemany
        self._cursor, self._rows = await self._conn.run(run, sql, parameters)
        return self

    async def fetchall(self) -> Sequence[Any]:
        """Return the rows."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: it is closed."""
