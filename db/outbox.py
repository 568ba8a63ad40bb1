"""What is owed to people and not done yet: posts, pings, direct messages, computers' moves.

Rows are written in the transaction that makes them due. Workers, of any number of processes,
claim them in order for each destination of a match, for the time of a lease.
"""

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import ReturningDelete

from db.connect import reading, writing
from db.locks import retried
from db.rows import Values, text
from db.tables import outbox

_FIRST = (
    select(func.min(outbox.c.id))
    .where(outbox.c.due <= bindparam("now"))
    .group_by(outbox.c.match_id, outbox.c.destination)
)
_RIPE = (
    select(outbox)
    .where(
        outbox.c.id.in_(_FIRST),
        outbox.c.again <= bindparam("now"),
        outbox.c.lease <= bindparam("now"),
    )
    .order_by(outbox.c.id)
)

NEWEST = frozenset({"board", "hand", "call", "nudge", "digest"})
"""Kinds of which only the newest row counts."""


@dataclass(frozen=True, slots=True)
class Owed:
    """One thing to do: `destination` is "thread", "lobby", "dm:<person>", "computer" ...

    `due`: not before this time; until then it holds nothing else back.
    """

    destination: str
    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    due: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A claimed row. `attempts` failed before; `created` is when it was owed."""

    id: int
    match: str | None
    destination: str
    kind: str
    seat: int | None
    data: dict[str, Any]
    attempts: int
    created: int


@dataclass(frozen=True, slots=True)
class Backlog:
    """How much is owed now, how much of that has failed before, and the oldest age in seconds."""

    rows: int
    failing: int
    oldest: int


class Outbox:
    """The outbox of a database."""

    def __init__(
        self, engine: AsyncEngine, clock: Callable[[], float], newest: frozenset[str]
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._newest = newest

    @retried
    async def owe(self, match: str | None, owed: Sequence[Owed]) -> None:
        """Add rows apart from any move."""
        async with writing(self._engine) as conn:
            await self._put(conn, match, owed)

    @retried
    async def claim(self, worker: str, now: int, lease: int, limit: int) -> list[Row]:
        """Take up to `limit` rows for `lease` seconds, no two of one destination of a match.

        Only the first row of a destination is ever given; it comes back when the lease ends
        without `done` or `later`.
        """
        async with reading(self._engine) as conn:
            if (await conn.execute(_RIPE.limit(1), {"now": now})).first() is None:
                return []  # the usual answer; it disturbs no writer
        async with writing(self._engine) as conn:
            free = _RIPE.limit(limit).with_for_update(skip_locked=True)
            found = (await conn.execute(free, {"now": now})).mappings().all()
            taken = update(outbox).where(outbox.c.id.in_([row["id"] for row in found]))
            await conn.execute(taken.values(worker=worker, lease=now + lease))
        return [
            Row(
                row["id"],
                row["match_id"],
                row["destination"],
                row["kind"],
                row["seat"],
                json.loads(row["data"]),
                row["attempts"],
                row["created"],
            )
            for row in found
        ]

    @retried
    async def done(self, ids: Sequence[int]) -> None:
        """Forget rows that were done."""
        async with writing(self._engine) as conn:
            await conn.execute(delete(outbox).where(outbox.c.id.in_(ids)))

    @retried
    async def later(self, id: int, due: int, attempts: int, reason: str) -> None:  # noqa: A002
        """Give a row back until `due`; its destination waits with it."""
        async with writing(self._engine) as conn:
            await conn.execute(
                update(outbox)
                .where(outbox.c.id == id)
                .values(again=due, attempts=attempts, reason=reason, worker=None, lease=0)
            )

    @retried
    async def hurry(self, match: str) -> None:
        """Let all that is owed for a match be tried at once again."""
        async with writing(self._engine) as conn:
            await conn.execute(update(outbox).where(outbox.c.match_id == match).values(again=0))

    async def owed(self, match: str | None = None) -> Backlog:
        """Return what is owed now, in a match or in all."""
        now = int(self._clock())
        failing = func.count().filter(outbox.c.attempts > 0)
        asked = select(func.count(), failing, func.min(outbox.c.created)).select_from(outbox)
        asked = asked.where(outbox.c.due <= now)
        if match is not None:
            asked = asked.where(outbox.c.match_id == match)
        async with reading(self._engine) as conn:
            rows, failed, oldest = (await conn.execute(asked)).one()
        return Backlog(rows, failed, max(0, now - oldest) if rows else 0)

    async def _put(self, conn: AsyncConnection, match: str | None, owed: Sequence[Owed]) -> None:
        """Write rows; of a kind in `newest` they replace those that nobody is doing yet."""
        if not owed:
            return
        newest = {_key(one): one for one in owed if one.kind in self._newest}
        tries = await _drop(conn, match, list(newest.values())) if newest else {}
        written, now = [], int(self._clock())
        for one in owed:
            if newest.get(_key(one), one) is not one:
                continue  # a later one of the same call replaces it
            again, attempts = tries.get(_key(one), (0, 0))
            row: Values = {
                "match_id": match,
                "destination": one.destination,
                "kind": one.kind,
                "seat": one.seat,
                "due": one.due,
                "again": again,
                "attempts": attempts,
                "reason": "",
                "lease": 0,
                "created": now,
                "data": text(dict(one.data)),
            }
            written.append(row)
        await conn.execute(insert(outbox), written)


_Key: TypeAlias = tuple[str, str, int | None]


def _key(row: Any) -> _Key:
    return row.destination, row.kind, row.seat


async def _drop(
    conn: AsyncConnection, match: str | None, owed: Sequence[Owed]
) -> dict[_Key, tuple[int, int]]:
    """Drop older rows of the same; return when and how often they are tried, which goes on."""
    values: Values = {"match": match}
    for n, one in enumerate(owed):
        values |= {
            f"destination_{n}": one.destination,
            f"kind_{n}": one.kind,
            f"seat_{n}": one.seat,
        }
    found = await conn.execute(_older(len(owed), match is None), values)
    return {_key(row): (row.again, row.attempts) for row in found.all()}


@functools.cache  # a move needs one, and it takes longer to build than to execute
def _older(count: int, of_none: bool) -> ReturningDelete[Any]:
    """Return the statement that drops rows which nobody is doing, of some kinds and places."""
    c = outbox.c
    same = (
        and_(
            c.destination == bindparam(f"destination_{n}"),
            c.kind == bindparam(f"kind_{n}"),
            c.seat.is_not_distinct_from(bindparam(f"seat_{n}")),
        )
        for n in range(count)
    )
    mine = c.match_id.is_(None) if of_none else c.match_id == bindparam("match")
    older = delete(outbox).where(mine, c.worker.is_(None), or_(*same))
    return older.returning(c.destination, c.kind, c.seat, c.again, c.attempts)
