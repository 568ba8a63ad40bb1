"""SQLite without visits to a thread: what is short is read and written on the spot.

A thread is woken for each statement, and the loop after it, which takes longer than the statement.
But there is no server to wait for: a few rows are found by their keys in no time, and what is
written is written to memory. What waits for the disk is the commit. That is done in a thread, and
whatever is to be written meanwhile is committed together.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""What is done in one transaction; it must not wait for anything."""
_Told: TypeAlias = list[tuple["asyncio.Future[Any]", Callable[[Any], None], Any]]
"""Who waits for some work, how to tell them, and what: after the commit."""
MOST = 16
"""What is committed together: it is written while nobody else is served."""
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@dataclass(slots=True)
class _Open:
    """The connections that are kept, each in a transaction of our own making."""

    engine: Engine
    reader: Connection
    writer: Connection
    thread: ThreadPoolExecutor


@dataclass(eq=False)
class SameThreadFile:
    """An SQLite file as the event loop's own thread uses it.

    `opened` opens it, so that nobody waits for a lock but `patience` seconds in the thread.
    `pen`: who holds it writes; `line`: where those wait for it who will hold it for long.
    """

    opened: Callable[[], sqlite3.Connection]
    patience: float
    pen: asyncio.Lock = field(default_factory=asyncio.Lock)
    line: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: "deque[tuple[Work[Any], asyncio.Future[Any]]]" = field(default_factory=deque)
    _writing: "asyncio.Task[None] | None" = None
    _reading: "deque[asyncio.Future[None]]" = field(default_factory=deque)
    _open: _Open | None = None

    @property
    def kept(self) -> _Open:
        """Return the connections, opened when they are first used."""
        if self._open is None:
            engine = create_engine(
                "sqlite://", creator=self.opened, poolclass=NullPool, hide_parameters=True
            )
            thread = ThreadPoolExecutor(1, "commit")
            self._open = _Open(engine, engine.connect(), engine.connect(), thread)
        return self._open

    def close(self) -> None:
        """Close the connections."""
        if self._open is not None:
            self._open.thread.shutdown()
            self._open.reader.close()
            self._open.writer.close()
            self._open = None

    async def turn(self) -> None:
        """Wait until one may read: one goes on in each round of the loop.

        Whoever has read works for some milliseconds. If all went on in one round, whoever is to
        be acknowledged would wait for a whole crowd.
        """
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        self._reading.append(mine)
        if len(self._reading) == 1:
            loop.call_soon(self._next)
        await mine

    def _next(self) -> None:
        mine = self._reading.popleft()
        if not mine.done():
            mine.set_result(None)
        if self._reading:
            asyncio.get_running_loop().call_soon(self._next)

    def seen(self, work: Work[T]) -> T:
        """Return what is read; an error that is `busy` where the database is locked."""
        conn = self.kept.reader
        raw = driver(conn)
        raw.execute("BEGIN")
        try:
            return work(conn)
        finally:
            raw.rollback()

    async def written(self, work: Work[T], first: bool = False) -> T:
        """Return what some work returns once it is committed; `first`: before all that waits.

        Work that fails changes nothing, and what is committed with it stays.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._waiting.appendleft if first else self._waiting.append)((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                async with self.pen:
                    most = min(len(self._waiting), MOST)
                    await self._together([self._waiting.popleft() for _ in range(most)])
        finally:
            self._writing = None

    async def _together(self, batch: "list[tuple[Work[Any], asyncio.Future[Any]]]") -> None:
        conn = self.kept.writer
        did: _Told = []
        try:
            await self._begin(conn)
            for work, done in batch:
                if not done.cancelled():
                    _apart(conn, work, done, did)
            await self._in_thread(_end, conn, "COMMIT")
        except Exception as error:  # noqa: BLE001 - those hear of it who wait for it
            if driver(conn).in_transaction:
                _end(conn, "ROLLBACK")
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for done, tell, what in did:
            if not done.cancelled():
                tell(what)

    async def _begin(self, conn: Connection) -> None:
        """Begin to write; where another process does, wait for it in the thread."""
        try:
            _end(conn, "BEGIN IMMEDIATE")
        except OperationalError as error:
            if not busy(error):
                raise
            await self._in_thread(self._begin_late, conn)

    def _begin_late(self, conn: Connection) -> None:
        raw = driver(conn)
        raw.execute(f"PRAGMA busy_timeout = {int(self.patience * 1000)}")
        try:
            _end(conn, "BEGIN IMMEDIATE")
        finally:
            raw.execute("PRAGMA busy_timeout = 0")

    async def _in_thread(self, done: Callable[..., None], *given: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self.kept.thread, done, *given)


def busy(error: OperationalError) -> bool:
    """Tell whether an error says that somebody else locks the database."""
    return getattr(error.orig, "sqlite_errorcode", None) in _BUSY


def driver(conn: Connection) -> sqlite3.Connection:
    """Return the connection of the driver that is behind one."""
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def _end(conn: Connection, statement: str) -> None:
    """Begin or end a transaction; its errors are those of all statements."""
    conn.exec_driver_sql(statement)


def _apart(conn: Connection, work: Work[Any], done: "asyncio.Future[Any]", did: _Told) -> None:
    """Do some work so that, if it fails, the rest of the transaction stays.

    Failure is told with the rest, after the commit: what was in its way can be read then.
    """
    raw = driver(conn)
    raw.execute("SAVEPOINT work")
    try:
        did.append((done, done.set_result, work(conn)))
    except Exception as error:
        if not raw.in_transaction:
            raise  # a full disk undoes all of it
        raw.execute("ROLLBACK TO work")
        did.append((done, done.set_exception, error))
    raw.execute("RELEASE work")
