"""For how long what is over is kept, and the job that deletes what is older."""

from sqlalchemy import ColumnElement, CursorResult, and_, delete, exists, or_, select

from db import tables, transactions
from db.interaction_tokens import is_spent
from engine import DAY, Status
from engine.seasons import Phase

MESSAGES = 30 * DAY
"""Seconds after the end of a match for which its hand messages and owed posts are remembered."""
WHISPERS = 90 * DAY
"""Seconds after the end of a match for which its whispers can be read."""
VOID = 90 * DAY
"""Seconds for which a match is kept that was called off, or a table or season that never began."""
MOST = 100
"""Matches, and seasons, that are deleted in one transaction."""
_OVER, _VOID = (tables.has_status(status.value) for status in (Status.OVER, Status.VOID))


class Retention(transactions.DatabasePart):
    """What is over in a database."""

    @transactions.retried
    async def prune(self, now: int, days: int) -> int:
        """Delete what is older than it is kept; return how many rows that were, 0 when all is.

        `days`: for which finished matches are kept, 0 for ever. What belongs to a match goes with
        it; its result stays counted in standings. Matches of a season are kept while it runs, and
        it is kept while it has matches. The rest goes when no match does any more.
        """
        c = tables.matches.c
        old = _VOID & (c.updated < now - VOID)
        if days:
            old |= (_OVER | _VOID) & (c.updated < now - days * DAY)
        count = 0
        async with transactions.writing(self._engine) as conn:
            running = select(tables.seasons.c.id).where(
                tables.seasons.c.phase == Phase.RUNNING.value
            )
            old &= or_(c.season.is_(None), c.season.not_in(running))
            ids = list(await conn.scalars(transactions.locked(old).limit(MOST)))
            if ids:
                count += (await conn.execute(delete(tables.matches).where(c.id.in_(ids)))).rowcount
            past = list(
                await conn.scalars(select(tables.seasons.c.id).where(_past(now, days)).limit(MOST))
            )
            if past:
                count += (
                    await conn.execute(delete(tables.seasons).where(tables.seasons.c.id.in_(past)))
                ).rowcount
            if count:
                return count
            for table, age in (
                (tables.deliveries, MESSAGES),
                (tables.outbox, MESSAGES),
                (tables.whispers, WHISPERS),
            ):
                ended = select(c.id).where(_OVER | _VOID, c.updated < now - age)
                gone: CursorResult[object] = await conn.execute(
                    delete(table).where(table.c.match_id.in_(ended))
                )
                count += gone.rowcount
            for table in (tables.panels, tables.promises, tables.requests):
                gone = await conn.execute(delete(table).where(is_spent(table, now)))
                count += gone.rowcount
        return count


def _past(now: int, days: int) -> ColumnElement[bool]:
    """Return which seasons are older than they are kept, and have no match any more."""
    log = tables.season_entries.c
    fresh = exists().where(log.season_id == tables.seasons.c.id, log.at >= now - VOID)
    old = and_(tables.seasons.c.phase == Phase.VOID.value, ~fresh)
    if days:
        old |= and_(
            tables.seasons.c.phase == Phase.OVER.value, tables.seasons.c.over < now - days * DAY
        )
    return old & ~exists().where(tables.matches.c.season == tables.seasons.c.id)
