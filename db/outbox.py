"""The outbox: posts, pings, direct messages and computers' moves that are still to be done.

Rows are written in the transaction that makes them due. Workers, of any number of processes,
claim them in order for each destination of a match, for the time of a lease. A row that has
failed too often is dead: it stays to be looked at, and holds nothing back.
"""

import functools
import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import ReturningDelete

from db import match_alarms_and_outages, people_and_servers
from db.match_rows import Values, text
from db.tables import matches, outbox, seats
from db.transactions import retried, seen, writing, written
from engine.match_types import Status

MOST_ATTEMPTS = 12
"""How often a row fails before it is dead: after about an hour."""
TRIED = 1
"""Attempts of a row that may have been done in part: whoever held it is no more, or gave it up.

That is no failure of the row itself, however often it happens.
"""
LONGEST = 3_600
"""Seconds that a row waits at most before it is tried again, or that it is claimed for."""
_now = sa.bindparam("now", type_=sa.BigInteger)
alive = outbox.c.attempts < MOST_ATTEMPTS
_FIRST = (
    sa.select(sa.func.min(outbox.c.id))
    .where(outbox.c.due <= _now, alive)
    .group_by(outbox.c.match_id, outbox.c.destination)
)


def _passed(until: sa.Column[int]) -> sa.ColumnElement[bool]:
    """Return whether a wait is over. One longer than any was begun while the clock was ahead."""
    return sa.or_(until <= _now, until > _now + LONGEST)


_RIPE = (
    sa.select(outbox)
    .where(outbox.c.id.in_(_FIRST), _passed(outbox.c.again), _passed(outbox.c.lease))
    .order_by(outbox.c.attempts, outbox.c.id)  # what fails again holds up nothing fresh
)

_SOME = _RIPE.limit(sa.bindparam("most"))
_FREE = _SOME.with_for_update(skip_locked=True)
_MINE = outbox.c.id.in_(sa.bindparam("ids", expanding=True))
_tried = sa.case((outbox.c.attempts == 0, TRIED), else_=outbox.c.attempts)
_TAKEN = (
    sa.update(outbox)
    .where(_MINE)
    .values(
        worker=sa.bindparam("by"),
        lease=sa.bindparam("until"),
        attempts=sa.case((outbox.c.worker.is_(None), outbox.c.attempts), else_=_tried),
    )
)
_GONE = sa.delete(outbox).where(_MINE)
_DONE = _GONE.where(outbox.c.worker == sa.bindparam("by"))
_BACKLOG = (
    sa.select(
        sa.func.count().filter(alive),
        sa.func.count().filter(outbox.c.attempts > 0, alive),
        sa.func.min(outbox.c.created).filter(alive),
        sa.func.count().filter(~alive),
    )
    .select_from(outbox)
    .where(outbox.c.due <= _now)
)
_PUT = sa.insert(outbox)

NEWEST = frozenset(
    {
        "board",
        "picture",
        "retire",
        "hand",
        "card",
        "call",
        "nudge",
        "digest",
        "forget",
        "season",
    }
)
"""Kinds of which only the newest row of a seat and destination counts."""


@dataclass(frozen=True, slots=True)
class OutboxRow:
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
    """A claimed row. `attempts` failed before; `created` is when it was owed.

    `part`: what had been told before it; a message that is done is not taken for the next.
    """

    id: int
    match: str | None
    destination: str
    kind: str
    seat: int | None
    data: dict[str, Any]
    attempts: int
    created: int
    part: int = 0

    @property
    def tried(self) -> bool:
        """Tell whether a message of it may be at Discord already, which knows it by its nonce."""
        return self.attempts > 0


@dataclass(frozen=True, slots=True)
class Backlog:
    """How much is owed now, how much of that has failed before, and the oldest age in seconds.

    `dead`: how much beside has failed too often.
    """

    rows: int
    failing: int
    oldest: int
    dead: int = 0


class Outbox:
    """The outbox of a database. `clock` tells when rows were owed."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock

    @retried
    async def owe(self, match: str | None, owed: Sequence[OutboxRow]) -> None:
        """Add rows apart from any move."""
        await written(self._engine, lambda conn: self.put(conn, match, owed))

    @retried
    async def put_off(self, match: str | None, *owed: OutboxRow) -> None:
        """Owe for later what is at work now, unless it was owed anew meanwhile: that may be due."""
        c = outbox.c

        def put_off(conn: sa.Connection) -> None:
            for one in owed:
                key = (c.match_id == match, c.destination == one.destination, c.kind == one.kind)
                same = (*key, c.seat.is_not_distinct_from(one.seat), c.worker.is_(None), alive)
                if conn.execute(sa.select(c.id).where(*same)).first() is None:
                    self.put(conn, match, [one])

        await written(self._engine, put_off)

    @retried
    async def claim(self, worker: str, now: int, lease: int, limit: int) -> list[Row]:
        """Take up to `limit` rows for `lease` seconds, no two of one destination of a match.

        Only the first row of a destination is ever given; it comes back when the lease ends
        without `done`, `later` or `renew`. Nobody knows then how far it was: it has been tried.
        """
        ripe = {"now": now, "most": 1}
        if await seen(self._engine, lambda conn: conn.execute(_SOME, ripe).first()) is None:
            return []  # the usual answer; it disturbs no writer

        def claim(conn: sa.Connection) -> Sequence[RowMapping]:
            found = conn.execute(_FREE, {"now": now, "most": limit}).mappings().all()
            ids = [row["id"] for row in found]
            conn.execute(_TAKEN, {"ids": ids, "by": worker, "until": now + lease})
            return found

        return [_row(row) for row in await written(self._engine, claim)]

    @retried
    async def done(
        self,
        ids: Sequence[int],
        worker: str | None = None,
        match: str | None = None,
        owed: Sequence[OutboxRow] = (),
    ) -> bool:
        """Forget rows that were done; False if a worker is named that did not hold all of them.

        What is `owed` for a match in their place is written with that, if it was held.
        """
        gone, these = (_GONE if worker is None else _DONE), {"ids": ids, "by": worker}

        def forget(conn: sa.Connection) -> bool:
            held = conn.execute(gone, these).rowcount == len(ids)
            self.put(conn, match, owed if held else ())
            return held

        return await written(self._engine, forget)

    @retried
    async def renew(self, ids: Sequence[int], worker: str, until: int) -> None:
        """Hold rows for longer."""
        longer = sa.update(outbox).where(_held(ids, worker)).values(lease=until)
        await written(self._engine, lambda conn: conn.execute(longer))

    @retried
    async def release(self, workers: str) -> int:
        """End the leases of workers whose names begin so, which are no more; return how many."""
        theirs = outbox.c.worker.startswith(workers, autoescape=True)
        lost = {"worker": None, "lease": 0, "attempts": _tried}
        free = sa.update(outbox).where(theirs).values(lost)
        return await written(self._engine, lambda conn: conn.execute(free).rowcount)

    @retried
    async def later(
        self,
        id: int,  # noqa: A002
        due: int,
        attempts: int,
        reason: str,
        worker: str | None = None,
    ) -> None:
        """Give a row back until `due`, at most for `LONGEST`; its destination waits with it.

        After `MOST_ATTEMPTS` it is dead, and its destination goes on. `worker`: who held it; a
        row that another holds is left to that one.
        """
        mine = outbox.c.id == id if worker is None else _held([id], worker)
        given = {"again": due, "attempts": attempts, "reason": reason, "worker": None, "lease": 0}
        back = sa.update(outbox).where(mine).values(given)
        await written(self._engine, lambda conn: conn.execute(back))

    @retried
    async def hurry(self, match: str) -> None:
        """Let all that is owed for a match be tried at once again, dead or not."""
        mine = outbox.c.match_id == match

        def hurry(conn: sa.Connection) -> None:
            conn.execute(sa.update(outbox).where(mine).values(again=0))
            conn.execute(sa.update(outbox).where(mine, ~alive).values(attempts=TRIED))

        await written(self._engine, hurry)

    @retried
    async def revive(self) -> int:
        """Let all that is dead be tried again; return how much that is."""
        again = sa.update(outbox).where(~alive).values(attempts=TRIED, again=0)
        return await written(self._engine, lambda conn: conn.execute(again).rowcount)

    async def backlog(self, match: str | None = None) -> Backlog:
        """Return what is owed now, in a match or in all."""
        now = int(self._clock())
        asked = _BACKLOG if match is None else _BACKLOG.where(outbox.c.match_id == match)
        rows, failed, first, given_up = await seen(
            self._engine, lambda conn: conn.execute(asked, {"now": now}).one()
        )
        return Backlog(rows, failed, max(0, now - first) if rows else 0, given_up)

    def put(self, conn: sa.Connection, match: str | None, owed: Sequence[OutboxRow]) -> None:
        """Write rows in a transaction; of a kind in NEWEST they replace what nobody does yet.

        What has been tried keeps its number, and with it its nonce and its turn: Discord may have
        taken it, and knows it by that, so nothing newer may go out before it.
        """
        if not owed:
            return
        newest = {_key(one): one for one in owed if one.kind in NEWEST}
        tries = _drop(conn, match, list(newest.values())) if newest else {}
        fresh, kept, now = list[Values](), list[Values](), int(self._clock())
        for one in owed:
            if newest.get(_key(one), one) is not one:
                continue  # a later one of the same call replaces it
            tried = tries.get(_key(one))
            row: Values = {
                "match_id": match,
                "destination": one.destination,
                "kind": one.kind,
                "seat": one.seat,
                "due": one.due,
                "again": 0,
                "attempts": 0,
                "reason": "",
                "lease": 0,
                "created": now,
                "data": text(one.data),
            }
            if tried is None:
                fresh.append(row)
            else:
                kept.append(row | tried)
        for rows in filter(None, (kept, fresh)):
            conn.execute(_PUT, rows)

    @retried
    async def reconcile(self, since: int, shard: int = 0, shards: int = 1) -> int:
        """Owe again what the matches changed since a time owe, and nothing in the outbox does.

        That is a post where entries are not told, the turn of a computer, a card in a group, and
        every hand: one that shows what it should is not sent again. Returns the number of rows.
        """
        c = matches.c
        recent = sa.select(c.id, c.status, c.told, c.number, c.since, c.rest, c.home).where(
            c.status.in_(_BEGUN),
            c.updated >= since,
            match_alarms_and_outages.in_shard(shard, shards),
        )

        def reconcile(conn: sa.Connection) -> int:
            count = 0
            for match in conn.execute(recent).all():
                known = _known(conn, match.id)
                owed = [OutboxRow("thread", "board" if match.status == "running" else "end")]
                owed = owed if match.told < match.number else []
                owed += [OutboxRow("card", "card")] if match.home == "group" else []
                asked = {seat for seat, _ in json.loads(match.since)} if not match.rest else set()
                owed += _of_seats(conn, match.id, asked)
                lost = [one for one in owed if one.seat not in known[one.destination, one.kind]]
                self.put(conn, match.id, lost)
                count += len(lost)
            return count

        async with writing(self._engine) as conn:  # of many matches, it takes its time
            return await conn.run_sync(reconcile)


def _row(row: RowMapping) -> Row:
    data, held = json.loads(row["data"]), row["worker"] is not None
    attempts = max(row["attempts"], TRIED * held)
    where = row["match_id"], row["destination"], row["kind"], row["seat"]
    return Row(row["id"], *where, data, attempts, row["created"])


_BEGUN = (Status.RUNNING.value, Status.OVER.value)
_Key: TypeAlias = tuple[str, str, int | None]


def _key(row: Any) -> _Key:
    return row.destination, row.kind, row.seat


def _drop(conn: sa.Connection, match: str | None, owed: Sequence[OutboxRow]) -> dict[_Key, Values]:
    """Drop older rows of the same; return the numbers of those that were tried, and their tries.

    These go on; of what was dead another try is made.
    """
    values: Values = {"match": match}
    for n, one in enumerate(owed):
        values |= {
            f"destination_{n}": one.destination,
            f"kind_{n}": one.kind,
            f"seat_{n}": one.seat,
        }
    found = conn.execute(_older(len(owed), match is None), values)
    tries: dict[_Key, Values] = {}
    for row in found.all():
        if row.attempts:
            lives = row.attempts < MOST_ATTEMPTS
            attempts = row.attempts if lives else TRIED
            kept = {"id": row.id, "again": row.again * lives, "attempts": attempts}
            tries.setdefault(_key(row), kept)
    return tries


@functools.cache  # a move needs one, and it takes longer to build than to execute
def _older(count: int, of_none: bool) -> ReturningDelete[Any]:
    """Return the statement that drops rows which nobody is doing, of some kinds and places."""
    c = outbox.c
    same = (
        sa.and_(
            c.destination == sa.bindparam(f"destination_{n}"),
            c.kind == sa.bindparam(f"kind_{n}"),
            c.seat.is_not_distinct_from(sa.bindparam(f"seat_{n}")),
        )
        for n in range(count)
    )
    mine = c.match_id.is_(None) if of_none else c.match_id == sa.bindparam("match")
    older = sa.delete(outbox).where(mine, c.worker.is_(None), sa.or_(*same))
    return older.returning(c.id, c.destination, c.kind, c.seat, c.again, c.attempts)


def _held(ids: Sequence[int], worker: str) -> sa.ColumnElement[bool]:
    return sa.and_(outbox.c.id.in_(ids), outbox.c.worker == worker)


def _known(conn: sa.Connection, match: str) -> dict[tuple[str, str], set[int | None]]:
    """Return the seats for which the outbox has rows that are not dead, by destination and kind."""
    asked = sa.select(outbox.c.destination, outbox.c.kind, outbox.c.seat)
    found = defaultdict[tuple[str, str], set[int | None]](set)
    for destination, kind, seat in conn.execute(asked.where(outbox.c.match_id == match, alive)):
        found[destination, kind].add(seat)
    return found


def _of_seats(conn: sa.Connection, match: str, asked: set[int]) -> list[OutboxRow]:
    """Return the hands of all who play a match, and the turns of computers that are asked."""
    found = list[OutboxRow]()
    for row in conn.execute(sa.select(seats).where(seats.c.match_id == match)):
        if row.seat in asked and (row.computer or row.stand_in):
            found.append(OutboxRow("computer", "computer", row.seat))
        if (
            row.computer is None
            and not row.resigned
            and not row.person.startswith(people_and_servers.FORMER)
        ):
            found.append(OutboxRow(f"dm:{row.person}", "hand", row.seat))
    return found
