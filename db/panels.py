"""Private panels that wait: which message shows which match, while it can still be changed.

Discord lets a private answer be changed for some minutes by whoever has its token; a restart in
between must not lose it.
"""

from dataclasses import dataclass, field

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connect import reading, writing
from db.locks import retried
from db.tables import panels
from db.tokens import is_spent, lives


@dataclass(frozen=True, slots=True)
class LivePanel:
    """A private message that shows a match to a person, and the token to change it by."""

    message: int
    match: str
    person: str
    token: str = field(repr=False)
    at: int


class Panels:
    """The private panels of a database that can still be changed."""

    _engine: AsyncEngine

    @retried
    async def lay(self, panel: LivePanel) -> None:
        """Keep what a message shows now; what is too old to be changed goes."""
        row = {"message": panel.message, "match_id": panel.match, "person": panel.person}
        old = or_(panels.c.message == panel.message, is_spent(panels, panel.at))
        async with writing(self._engine) as conn:
            await conn.execute(delete(panels).where(old))
            await conn.execute(insert(panels).values(**row, token=panel.token, at=panel.at))

    async def lift(self, message: int) -> None:
        """Note that a message shows no match any more."""
        mine = panels.c.message == message
        async with reading(self._engine, short=True) as conn:
            known = await conn.scalar(select(panels.c.message).where(mine))
        if known is not None:
            async with writing(self._engine) as conn:
                await conn.execute(delete(panels).where(mine))

    async def live(self, match: str, person: str, now: int) -> list[LivePanel]:
        """Return the messages which show a match to a person and can be changed now."""
        c = panels.c
        asked = select(c.message, c.match_id, c.person, c.token, c.at).where(
            c.match_id == match, c.person == person, lives(panels, now)
        )
        async with reading(self._engine, short=True) as conn:
            return [LivePanel(*row) for row in await conn.execute(asked.order_by(c.message))]
