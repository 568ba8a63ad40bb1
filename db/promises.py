"""Interactions that were acknowledged and not answered yet: kept, so that a crash leaves none open.

What Discord lets one be answered with is good for a while, and so is the row: see `tokens`.
"""

from dataclasses import asdict, dataclass, field

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connect import reading, writing
from db.locks import retried
from db.tables import promises
from db.tokens import is_spent, lives


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
    async def promise(self, promise: Promise) -> None:
        """Keep a promise; those that nobody can keep any more go."""
        async with writing(self._engine) as conn:
            await conn.execute(delete(promises).where(is_spent(promises, promise.at)))
            await conn.execute(insert(promises).values(asdict(promise)))

    @retried
    async def fulfil(self, id: int) -> None:  # noqa: A002
        """Note that an interaction is answered."""
        async with writing(self._engine) as conn:
            await conn.execute(delete(promises).where(promises.c.id == id))

    async def promised(self, shard: int, now: int) -> list[Promise]:
        """Return what a shard still has to answer and can, the oldest first."""
        mine = promises.c.shard == shard, lives(promises, now)
        asked = select(promises).where(*mine).order_by(promises.c.id)
        async with reading(self._engine) as conn:
            return [Promise(*row) for row in await conn.execute(asked)]
