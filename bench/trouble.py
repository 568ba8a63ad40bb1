"""What befalls a database while people play: another process locks it, its disk is full."""

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

LOCKED, FULL = "database locked", "disk full"
LONG = 11.0
"""Seconds for which a file is locked: longer than anybody waits for it."""


@contextlib.asynccontextmanager
async def trouble(name: str, database: Path, process: int) -> AsyncIterator[None]:
    """Let a trouble be for as long as the block runs, or longer."""
    async with locked(database) if name == LOCKED else full(process):
        yield
        if name == LOCKED:
            await asyncio.sleep(LONG)


@contextlib.asynccontextmanager
async def locked(database: Path) -> AsyncIterator[None]:
    """Hold the lock of an SQLite file as another process would."""
    conn = sqlite3.connect(database, isolation_level=None, timeout=30.0, check_same_thread=False)
    try:
        await asyncio.to_thread(conn.execute, "BEGIN IMMEDIATE")
        yield
    finally:
        conn.rollback()
        conn.close()


@contextlib.asynccontextmanager
async def full(process: int) -> AsyncIterator[None]:
    """Let no write of a process to any file reach the disk."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))
