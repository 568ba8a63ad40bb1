"""Matches that are stored and cannot be read, because their rules are gone or kept otherwise.

They are listed as such, wait for a version that can read them, and can be called off or taken away
as they lie there; they hold up nothing else.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from db import match_rows, transactions
from db.outbox import Outbox, OutboxRow
from db.tables import deliveries, drafts, entries, matches, outbox, seats
from engine import Entry, Kind, errors
from engine.match_types import Status

_QUIET: match_rows.Values = {
    "since": "[]",
    "rung": "[]",
    "votes": "[]",
    "undo": None,
    "stops": "[]",
    "rest": "",
    "deadline": None,
    "alarm": None,
}
"""What a match has that waits for nobody any more."""


class UnreadableMatches:
    """What can be done about a match without reading it."""

    def __init__(self, engine: AsyncEngine, outbox: Outbox) -> None:
        self._engine = engine
        self._outbox = outbox

    @transactions.retried
    async def call_off(self, id: str, who: str, now: int, owed: Sequence[OutboxRow] = ()) -> None:  # noqa: A002
        """Call a match off as it lies there, with all that is owed for it; UnknownMatch.

        MatchClosed if it is over.
        """
        mine = matches.c.id == id

        def call_off(conn: Connection) -> None:
            asked = select(matches.c.number, matches.c.status).where(mine)
            found = conn.execute(asked.with_for_update(key_share=True)).one_or_none()
            if found is None:
                raise match_rows.UnknownMatch(id=id)
            if found.status not in match_rows.LIVE:
                raise errors.MatchClosed
            entry = match_rows.entry_row(id, Entry(found.number, Kind.VOID, now, who=who))
            ended = {"status": Status.VOID.value, "number": found.number + 1, "updated": now}
            conn.execute(update(matches).where(mine).values(_QUIET | ended))
            conn.execute(insert(entries), [entry])
            conn.execute(update(seats).where(seats.c.match_id == id).values(deadline=None))
            for table in (drafts, outbox):
                conn.execute(delete(table).where(table.c.match_id == id))
            self._outbox.put(conn, id, owed)

        await transactions.written(self._engine, call_off)

    async def raw(self, id: str) -> dict[str, Any]:  # noqa: A002
        """Return the rows of a match as they are, hands and secret included; UnknownMatch."""
        async with transactions.reading(self._engine) as conn:
            asked = select(matches).where(matches.c.id == id)
            found = (await conn.execute(asked)).mappings().one_or_none()
            if found is None:
                raise match_rows.UnknownMatch(id=id)
            told: dict[str, Any] = {"match": dict(found)}
            for table in (seats, drafts, entries, deliveries):
                theirs = select(table).where(table.c.match_id == id).order_by(*table.primary_key)
                kept = (await conn.execute(theirs)).mappings().all()
                told[table.name] = [dict(row) for row in kept]
        return told
