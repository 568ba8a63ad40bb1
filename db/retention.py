"""For how long what is over is kept, and the job that deletes what is older."""

from sqlalchemy import CursorResult, delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.interaction_tokens import is_spent
from db.tables import deliveries, matches, outbox, panels, promises, requests, whispers
from db.transactions import locked, retried, writing
from engine import DAY, Status

MESSAGES = 30 * DAY
"""Seconds after the end of a match for which its hand messages and owed posts are remembered."""
WHISPERS = 90 * DAY
"""Seconds after the end of a match for which its whispers can be read."""
VOID = 90 * DAY
"""Seconds for which a match is kept that was called off, or a table that never began."""
MOST = 100
"""Matches that are deleted in one transaction."""
_ENDED = (Status.OVER.value, Status.VOID.value)


class Retention:
    """What is over in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @retried
    async def prune(self, now: int, days: int) -> int:
        """Delete what is older than it is kept; return how many rows that were, 0 when all is.

        `days`: for which finished matches are kept, 0 for ever. What belongs to a match goes with
        it, and its result no longer counts in standings.
        """
        c = matches.c
        old = (c.status == Status.VOID.value) & (c.updated < now - VOID)
        if days:
            old |= c.status.in_(_ENDED) & (c.updated < now - days * DAY)
        count = 0
        async with writing(self._engine) as conn:
            ids = list(await conn.scalars(locked(old).limit(MOST)))
            if ids:
                count += (await conn.execute(delete(matches).where(c.id.in_(ids)))).rowcount
            for table, age in ((deliveries, MESSAGES), (outbox, MESSAGES), (whispers, WHISPERS)):
                ended = select(c.id).where(c.status.in_(_ENDED), c.updated < now - age)
                gone: CursorResult[object] = await conn.execute(
                    delete(table).where(table.c.match_id.in_(ended))
                )
                count += gone.rowcount
            for table in (panels, promises, requests):
                gone = await conn.execute(delete(table).where(is_spent(table, now)))
                count += gone.rowcount
        return count
