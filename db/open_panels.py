"""Private panels that wait: which message shows which match, while it can still be changed.

Discord lets a private answer be changed for some minutes by whoever has its token; a restart in
between must not lose it.
"""

from dataclasses import dataclass, field

from sqlalchemy import BigInteger, Connection, bindparam, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connect import seen, written
from db.lock_order import retried
from db.tables import panels
from db.token_lifetime import is_spent, lives

_now = bindparam("now", type_=BigInteger)
_c = panels.c
_MINE = _c.message == bindparam("shown")
_OLD = delete(panels).where(or_(_MINE, is_spent(panels, _now)))
_LAID = insert(panels)
_KNOWN = select(_c.message).where(_MINE)
_LIFTED = delete(panels).where(_MINE)
_LIVE = (
    select(_c.message, _c.match_id, _c.person, _c.token, _c.at)
    .where(_c.match_id == bindparam("match"), _c.person == bindparam("who"), lives(panels, _now))
    .order_by(_c.message)
)


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
        row |= {"token": panel.token, "at": panel.at}

        def lay(conn: Connection) -> None:
            conn.execute(_OLD, {"shown": panel.message, "now": panel.at})
            conn.execute(_LAID, row)

        await written(self._engine, lay)

    async def lift(self, message: int) -> None:
        """Note that a message shows no match any more."""
        mine = {"shown": message}
        if await seen(self._engine, lambda conn: conn.scalar(_KNOWN, mine)) is not None:
            await written(self._engine, lambda conn: conn.execute(_LIFTED, mine))

    async def live(self, match: str, person: str, now: int) -> list[LivePanel]:
        """Return the messages which show a match to a person and can be changed now."""
        theirs = {"match": match, "who": person, "now": now}
        found = await seen(self._engine, lambda conn: conn.execute(_LIVE, theirs).all())
        return [LivePanel(*row) for row in found]
