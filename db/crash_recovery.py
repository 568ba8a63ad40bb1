"""What a crash may have lost: what matches owe, seen from what they are and what was told."""

import json
from collections import defaultdict

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.alarms import in_shard
from db.connect import writing
from db.lock_order import retried
from db.outbox import Outbox, Owed, alive
from db.people import FORMER
from db.tables import matches, outbox, seats
from engine.match import Status

_BEGUN = (Status.RUNNING.value, Status.OVER.value)


class Reconcile(Outbox):
    """What the matches of a database owe by the numbers."""

    _engine: AsyncEngine

    @retried
    async def reconcile(self, since: int, shard: int = 0, shards: int = 1) -> int:
        """Owe again what the matches changed since a time owe, and nothing in the outbox does.

        That is a post where entries are not told, the turn of a computer, and every hand: one
        that shows what it should is not sent again. Returns how many rows that were.
        """
        c = matches.c
        recent = select(c.id, c.status, c.told, c.number, c.since, c.rest).where(
            c.status.in_(_BEGUN), c.updated >= since, in_shard(shard, shards)
        )

        def reconcile(conn: Connection) -> int:
            count = 0
            for match in conn.execute(recent).all():
                known = _known(conn, match.id)
                owed = [Owed("thread", "board" if match.status == "running" else "end")]
                owed = owed if match.told < match.number else []
                asked = {seat for seat, _ in json.loads(match.since)} if not match.rest else set()
                owed += _of_seats(conn, match.id, asked)
                lost = [one for one in owed if one.seat not in known[one.destination, one.kind]]
                self._put(conn, match.id, lost)
                count += len(lost)
            return count

        async with writing(self._engine) as conn:  # of many matches, it takes its time
            return await conn.run_sync(reconcile)


def _known(conn: Connection, match: str) -> dict[tuple[str, str], set[int | None]]:
    """Return the seats for which the outbox has rows that are not dead, by destination and kind."""
    asked = select(outbox.c.destination, outbox.c.kind, outbox.c.seat)
    found = defaultdict[tuple[str, str], set[int | None]](set)
    for destination, kind, seat in conn.execute(asked.where(outbox.c.match_id == match, alive)):
        found[destination, kind].add(seat)
    return found


def _of_seats(conn: Connection, match: str, asked: set[int]) -> list[Owed]:
    """Return the hands of all who play a match, and the turns of computers that are asked."""
    found = list[Owed]()
    for row in conn.execute(select(seats).where(seats.c.match_id == match)):
        if row.seat in asked and (row.computer or row.stand_in):
            found.append(Owed("computer", "computer", row.seat))
        if row.computer is None and not row.resigned and not row.person.startswith(FORMER):
            found.append(Owed(f"dm:{row.person}", "hand", row.seat))
    return found
