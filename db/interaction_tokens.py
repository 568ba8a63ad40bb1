"""Rows that hold the token of an interaction: open panels, pending answers, pending commands.

Whoever has the token can answer in the name of the bot, so it is a secret while it lives: no
`repr` shows it, no export has it, and a row goes with the next of its kind or the daily job.

- A private answer can be changed for some minutes; a restart in between must not lose it.
- An interaction that was acknowledged and not answered yet is kept: a crash leaves
  none open.
- What somebody wanted of a match without saying of which is kept until they have chosen it.
"""

from dataclasses import asdict, dataclass, field

import sqlalchemy as sa

from db.tables import panels, promises, requests
from db.transactions import DatabasePart, reading, retried, seen, writing, written

LIFE = 14 * 60
"""Seconds for which a token is used; Discord takes it for fifteen minutes."""


def lives(table: sa.Table, now: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    """Return which rows of a table have a token that can be used now."""
    alive: sa.ColumnElement[bool] = table.c.at > now - LIFE
    return alive


def is_spent(table: sa.Table, now: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    """Return which rows of a table have a token that can be used no more."""
    return ~lives(table, now)


_now = sa.bindparam("now", type_=sa.BigInteger)
_MESSAGE = panels.c.message == sa.bindparam("shown")
_OLD_PANELS = sa.delete(panels).where(sa.or_(_MESSAGE, is_spent(panels, _now)))
_LAID = sa.insert(panels)
_KNOWN_PANEL = sa.select(panels.c.message).where(_MESSAGE)
_LIFTED = sa.delete(panels).where(_MESSAGE)
_LIVE = (
    sa.select(panels.c.message, panels.c.match_id, panels.c.person, panels.c.token, panels.c.at)
    .where(
        panels.c.match_id == sa.bindparam("match"),
        panels.c.person == sa.bindparam("who"),
        lives(panels, _now),
    )
    .order_by(panels.c.message)
)

_THESE = promises.c.id.in_(sa.bindparam("ids", expanding=True))
_OLD_ANSWERS = sa.delete(promises).where(sa.or_(is_spent(promises, _now), _THESE))
_MADE = sa.insert(promises)
_ANSWERED = sa.delete(promises).where(_THESE)


CARD, LEFT, POST = "card", "left", "post"
"""Who is shown what all see: a card, which the token's control was on or which was left with it, or
the board in a thread, which its control was on."""


@dataclass(frozen=True, slots=True)
class LivePanel:
    """A message that shows a match to a person or to all, and the token to change it by."""

    message: int
    match: str
    person: str
    token: str = field(repr=False)
    at: int


class Panels(DatabasePart):
    """The private panels of a database that can still be changed."""

    @retried
    async def save(self, panel: LivePanel) -> None:
        """Store what a message shows now; delete panels that are too old to be changed."""
        row = {"message": panel.message, "match_id": panel.match, "person": panel.person}
        row |= {"token": panel.token, "at": panel.at}

        def save(conn: sa.Connection) -> None:
            conn.execute(_OLD_PANELS, {"shown": panel.message, "now": panel.at})
            conn.execute(_LAID, row)

        await written(self._engine, save)

    async def delete(self, message: int) -> None:
        """Note that a message shows no match any more."""
        mine = {"shown": message}
        if await seen(self._engine, lambda conn: conn.scalar(_KNOWN_PANEL, mine)) is not None:
            await written(self._engine, lambda conn: conn.execute(_LIFTED, mine))

    async def live(self, match: str, person: str, now: int) -> list[LivePanel]:
        """Return the messages which show a match to a person and can be changed now."""
        theirs = {"match": match, "who": person, "now": now}
        found = await seen(self._engine, lambda conn: conn.execute(_LIVE, theirs).all())
        return [LivePanel(*row) for row in found]


@dataclass(frozen=True, slots=True)
class PendingAnswer:
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


class PendingAnswers(DatabasePart):
    """The pending answers of a database."""

    @retried
    async def add(self, *made: PendingAnswer) -> None:
        """Store pending answers; delete those whose tokens are spent."""
        old = {"now": max(one.at for one in made), "ids": [one.id for one in made]}

        def add(conn: sa.Connection) -> None:
            conn.execute(_OLD_ANSWERS, old)
            conn.execute(_MADE, [asdict(one) for one in made])

        await written(self._engine, add, first=True)  # an acknowledgement waits for it

    @retried
    async def remove(self, *ids: int) -> None:
        """Note that interactions are answered."""
        kept = {"ids": ids}
        # the next pending answers wait for it
        await written(self._engine, lambda conn: conn.execute(_ANSWERED, kept), first=True)

    async def of_shard(self, shard: int, now: int, shards: int = 1) -> list[PendingAnswer]:
        """Return what a shard still has to answer and can, the oldest first.

        Those of a time with more `shards` are shared among the present shards.
        """
        mine = promises.c.shard % shards == shard, lives(promises, now)
        asked = sa.select(promises).where(*mine).order_by(promises.c.id)
        async with reading(self._engine) as conn:
            return [PendingAnswer(*row) for row in await conn.execute(asked)]


@dataclass(frozen=True, slots=True)
class Request:
    """A deed with what was given for it, as JSON; `id` is that of the interaction."""

    id: int
    person: str
    deed: str
    given: str = field(repr=False)
    at: int


class PendingCommands(DatabasePart):
    """The requests of a database."""

    @retried
    async def add(self, request: Request) -> None:
        """Keep a request; those that are too old go."""
        async with writing(self._engine) as conn:
            await conn.execute(sa.delete(requests).where(is_spent(requests, request.at)))
            await conn.execute(sa.insert(requests), asdict(request))

    @retried
    async def take(self, id: int, person: str, now: int) -> Request | None:  # noqa: A002
        """Remove a request of a person and return it; None if it is gone, or too old."""
        mine = (requests.c.id == id) & (requests.c.person == person)
        async with writing(self._engine) as conn:
            row = (
                await conn.execute(sa.select(requests).where(mine, lives(requests, now)))
            ).first()
            gone = await conn.execute(sa.delete(requests).where(mine))
        return Request(*row) if row is not None and gone.rowcount else None
