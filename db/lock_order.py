"""In which order rows are locked, and what becomes of those who meet all the same.

Whoever writes to a match locks its row first, of several matches in the order of their ids; then
what belongs to it, then what is owed, then people. SQLite has one writer and needs none of it.
"""

import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.exc import DBAPIError

from db.tables import matches

_TRIES = 5
"""How often a transaction is tried that gets in the way of another."""
_COLLIDED = ("40001", "40P01")
"""What PostgreSQL says of a transaction that it ended for another one's sake."""
P = ParamSpec("P")
T = TypeVar("T")


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
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in _COLLIDED:
                    raise
        return await write(*args, **named)

    return again
