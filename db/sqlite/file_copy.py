"""Files of SQLite databases, opened and copied as SQLite itself copies them: from one moment."""

import itertools
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from db.database_url_and_error_messages import DatabaseUnusable, sentence

_PATIENCE = 10
"""Seconds to wait for a database that another program locks."""
ENDINGS = ("", "-wal", "-shm")
"""Endings of the files of one SQLite database."""


def aside(database: Path, word: str) -> Path:
    """Copy a database, which may be in use, to a new file beside it; return that."""
    names = (
        f"{database.name}.{word}{ending}"
        for ending in itertools.chain([""], (f"-{n}" for n in itertools.count(2)))
    )
    to = next(file for name in names if not (file := database.with_name(name)).exists())
    with part(to) as copied:
        copy(database, copied)
        copied.rename(to)
    return to


@contextmanager
def part(whole: Path) -> Iterator[Path]:
    """Give an empty file beside a file that is to be, gone unless it was renamed."""
    try:
        handle, name = tempfile.mkstemp(prefix=f"{whole.name}.", suffix=".part", dir=whole.parent)
        os.close(handle)
    except OSError as error:
        raise DatabaseUnusable(f"{whole} cannot be written: {error.strerror}.") from error
    try:
        yield Path(name)
    except OSError as error:
        raise DatabaseUnusable(f"{whole} cannot be written: {error.strerror}.") from error
    finally:
        for ending in (*ENDINGS, "-journal"):
            Path(f"{name}{ending}").unlink(missing_ok=True)


def copy(source: Path, to: Path) -> None:
    """Copy a database over an empty file, all of it in the one file."""
    try:
        with closing(opened(source)) as old, closing(opened(to)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise DatabaseUnusable(why(source, error)) from error


def opened(file: Path) -> sqlite3.Connection:
    """Open a file that there is; SQLite would otherwise make one."""
    uri = f"{file.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None)


def why(file: Path, error: sqlite3.Error) -> str:
    """Say in a sentence what keeps a file from being used."""
    return sentence(place(file), error)


def place(file: Path) -> URL:
    """Return the URL of a file."""
    return URL.create("sqlite", database=str(file))
