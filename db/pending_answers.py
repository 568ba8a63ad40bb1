"""Interactions that were acknowledged and not answered yet: kept, so that a crash leaves none open.

What Discord lets one be answered with is good for a while, and so is the row: see `tokens`.
"""

from dataclasses import asdict, dataclass, field

from sqlalchemy import BigInteger, Connection, bindparam, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connect import reading, written
from db.lock_order import retried
from db.tables import promises
from db.token_lifetime import is_spent, lives

_THESE = promises.c.id.in_(bindparam("ids", expanding=True))
_OLD = delete(promises).where(or_(is_spent(promises, bindparam("now", type_=BigInteger)), _THESE))
_MADE = insert(promises)
_KEPT = delete(promises).where(_THESE)


@dataclass(frozen=True, slots=True)
class Promise:
    """An interaction, the shard that is to answer it, and what was asked where by whom.

    `match` is the id of a match as somebody gave it, "" if they named none.
    """

    id: int
    shard: int
    application: int
    token: str = field(repr=False)
    person: str
    match: str
    channel: int | None
    locale: str
    at: int


class Promises:
    """The promises of a database."""

    _engine: AsyncEngine

    @retried
    async def promise(self, *made: Promise) -> None:
        """Keep promises; those that nobody can keep any more go."""
        old = {"now": max(one.at for one in made), "ids": [one.id for one in made]}

        def promise(conn: Connection) -> None:
            conn.execute(_OLD, old)
            conn.execute(_MADE, [asdict(one) for one in made])

        await written(self._engine, promise, first=True)  # an acknowledgement waits for it

    @retried
    async def fulfil(self, *ids: int) -> None:
        """Note that interactions are answered."""
        kept = {"ids": ids}
        # the next promises wait for it
        await written(self._engine, lambda conn: conn.execute(_KEPT, kept), first=True)

    async def promised(self, shard: int, now: int) -> list[Promise]:
        """Return what a shard still has to answer and can, the oldest first."""
        mine = promises.c.shard == shard, lives(promises, now)
        asked = select(promises).where(*mine).order_by(promises.c.id)
        async with reading(self._engine) as conn:
            return [Promise(*row) for row in await conn.execute(asked)]
