"""What people wanted of a match and did not say of which: kept until they have chosen it.

It is good for as long as the interaction that asks them: see `tokens`.
"""

from dataclasses import asdict, dataclass, field

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connect import writing
from db.lock_order import retried
from db.tables import requests
from db.token_lifetime import is_spent, lives


@dataclass(frozen=True, slots=True)
class Request:
    """A deed with what was given for it, as JSON; `id` is that of the interaction."""

    id: int
    person: str
    deed: str
    given: str = field(repr=False)
    at: int


class Requests:
    """The requests of a database."""

    _engine: AsyncEngine

    @retried
    async def ask(self, request: Request) -> None:
        """Keep a request; those that are too old go."""
        async with writing(self._engine) as conn:
            await conn.execute(delete(requests).where(is_spent(requests, request.at)))
            await conn.execute(insert(requests), asdict(request))

    @retried
    async def take(self, id: int, person: str, now: int) -> Request | None:  # noqa: A002
        """Remove a request of a person and return it; None if it is gone, or too old."""
        mine = (requests.c.id == id) & (requests.c.person == person)
        async with writing(self._engine) as conn:
            row = (await conn.execute(select(requests).where(mine, lives(requests, now)))).first()
            gone = await conn.execute(delete(requests).where(mine))
        return Request(*row) if row is not None and gone.rowcount else None
