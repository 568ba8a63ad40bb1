"""When somebody must look at a match next, and for how long nobody could."""

import json

from sqlalchemy import ColumnElement, and_, case, func, insert, or_, select, true, update

from db import match_rows, transactions
from db.tables import beats, matches
from engine.match import Status


class Alarms(transactions.DatabasePart):
    """The alarms of the matches of a database, and the beats of those who look at them."""

    async def due(self, now: int, limit: int, shard: int = 0, shards: int = 1) -> list[str]:
        """Return the ids of matches whose alarm has rung, oldest first.

        A match leaves this list when it is saved with a later alarm.
        """
        passed = select(matches.c.id).where(matches.c.alarm <= now, in_shard(shard, shards))
        async with transactions.reading(self._engine) as conn:
            found = await conn.scalars(passed.order_by(matches.c.alarm).limit(limit))
            return list(found)

    @transactions.retried
    async def put_off(self, id: str, alarm: int) -> None:  # noqa: A002
        """Look at the clock of a match no sooner than at a time, if it is to be looked at."""
        due = (matches.c.id == id, matches.c.alarm < alarm)
        later = update(matches).where(*due).values(alarm=alarm)
        await transactions.written(self._engine, lambda conn: conn.execute(later))

    @transactions.retried
    async def beat(self, shard: int, now: int) -> int | None:
        """Note that the clock of a shard goes; return when it last did, None if it never has."""
        mine = beats.c.shard == shard
        async with transactions.writing(self._engine) as conn:
            before: int | None = await conn.scalar(select(beats.c.at).where(mine).with_for_update())
            if before is None:
                await conn.execute(insert(beats).values(shard=shard, at=now))
            else:
                await conn.execute(update(beats).where(mine).values(at=now))
        return before

    async def last_beat(self, shard: int) -> int | None:
        """Return when the clock of a shard last went; None if it never has."""
        async with transactions.reading(self._engine) as conn:
            found: int | None = await conn.scalar(select(beats.c.at).where(beats.c.shard == shard))
            return found

    @transactions.retried
    async def outage(self, start: int, end: int, shard: int = 0, shards: int = 1) -> int:
        """Stop the clocks of the matches of a shard for a time that the bot was away.

        Returns how many matches that were. Each is due at once, for whoever sees to it and saves
        it computes from its stops when it rings next.
        """
        c, span = matches.c, f"[{start},{end}]"
        longer = func.substr(c.stops, 1, func.length(c.stops) - 1) + f",{span}]"
        running = _running(shard, shards)
        stops = case((c.stops == "[]", f"[{span}]"), else_=longer)
        async with transactions.writing(self._engine) as conn:
            await conn.execute(transactions.locked(running))
            stop = update(matches).where(running).values(stops=stops, alarm=end)
            return (await conn.execute(stop)).rowcount

    @transactions.retried
    async def turned_back(self, now: int, shard: int = 0, shards: int = 1) -> int:
        """Cut the stops of a shard's matches that end after `now`, which the clock jumped over.

        Returns how many matches had any.
        """
        running = _running(shard, shards)
        async with transactions.writing(self._engine) as conn:
            await conn.execute(transactions.locked(running))
            stopped = select(matches.c.id, matches.c.stops).where(running, matches.c.stops != "[]")
            found = (await conn.execute(stopped)).all()
            done = 0
            for id_, stops in found:
                cut = [[start, min(end, now)] for start, end in json.loads(stops) if start < now]
                if match_rows.text(cut) != stops:
                    mine = update(matches).where(matches.c.id == id_)
                    await conn.execute(mine.values(stops=match_rows.text(cut), alarm=now))
                    done += 1
            return done


def _running(shard: int, shards: int) -> ColumnElement[bool]:
    """Return whether a match belongs to a shard and its clocks go."""
    c = matches.c
    return and_(c.status == Status.RUNNING.value, c.rest == "", in_shard(shard, shards))


def in_shard(shard: int, shards: int) -> ColumnElement[bool]:
    """Return whether a match belongs to a shard, as Discord shares out servers."""
    if shards == 1:
        return true()
    theirs = matches.c.guild // (1 << 22) % shards == shard
    return or_(theirs, matches.c.guild.is_(None)) if shard == 0 else theirs
