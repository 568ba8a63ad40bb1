"""Statements are compiled once in a process: each test has databases, and so engines, of its own.

An engine keeps what it has compiled under its own dialect. Those of one kind compile alike.
"""

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, event


class _Kept(dict[Any, Any]):
    """What was compiled for one kind of database, by the statement without the dialect."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(key[1:], default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(key[1:], compiled)


_kept: defaultdict[type[Dialect], _Kept] = defaultdict(_Kept)


@event.listens_for(Engine, "engine_connect")
def _share(conn: Connection) -> None:
    conn.engine._compiled_cache = _kept[type(conn.dialect)]
