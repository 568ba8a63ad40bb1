"""Matches in lists: by where they are shown, and who sits in them."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db import match_rows
from db.connect import seen
from db.match_rows import PLACE, Listing, Values
from db.tables import matches, seats
from db.unreadable import LIVE, UnknownMatch

_LISTED = ("id", "game", "rules", "status", "host", "since", "deadline", "updated", "state")


def _listing(which: ColumnElement[bool], live: bool = False) -> Select[Any]:
    """Return the statement that lists matches, the latest first."""
    asked = select(*(matches.c[name] for name in (*_LISTED, *PLACE))).where(which)
    if live:
        asked = asked.where(matches.c.status.in_(LIVE))
    return asked.order_by(matches.c.updated.desc(), matches.c.id)


_THEIRS = select(seats.c.match_id).where(seats.c.person == bindparam("person"))
_PLAYED = _THEIRS.where(seats.c.resigned.is_(False))
_ONE = _listing(matches.c.id == bindparam("id"))
_BY_THREAD = _listing(matches.c.thread == bindparam("thread"))
_IN_GUILD = _listing(matches.c.guild == bindparam("guild"), live=True)
_IN_CHANNEL = _listing(matches.c.channel == bindparam("channel"), live=True)
_OF_PERSON = {
    False: _listing(matches.c.id.in_(_THEIRS)),
    True: _listing(matches.c.id.in_(_PLAYED), live=True),
}
_SITTING = (
    select(seats.c.match_id, seats.c.person, seats.c.deadline)
    .where(seats.c.match_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.match_id, seats.c.seat)
)


class Listings:
    """The lists of a database."""

    _engine: AsyncEngine

    async def listing(self, id: str) -> Listing:  # noqa: A002
        """Return a match as it is listed, which can be read or not; UnknownMatch."""
        found = await self._listed(_ONE, {"id": id})
        if not found:
            raise UnknownMatch(id=id)
        return found[0]

    async def by_thread(self, thread: int) -> list[Listing]:
        """Return the matches shown in a thread, the latest first."""
        return await self._listed(_BY_THREAD, {"thread": thread})

    async def in_channel(self, channel: int) -> list[Listing]:
        """Return the matches of a channel and its threads that are not over."""
        return await self._listed(_IN_CHANNEL, {"channel": channel})

    async def in_guild(self, guild: int) -> list[Listing]:
        """Return the matches of a server that are not over, the latest first."""
        return await self._listed(_IN_GUILD, {"guild": guild})

    async def of_person(self, person: str, live: bool = True) -> list[Listing]:
        """Return the matches in which a person sits, by default those not over or resigned."""
        return await self._listed(_OF_PERSON[live], {"person": person})

    async def _listed(self, asked: Select[Any], values: Values) -> list[Listing]:
        def read(conn: Connection) -> list[Listing]:
            found = conn.execute(asked, values).mappings().all()
            players: dict[str, list[tuple[str, int | None]]] = {row["id"]: [] for row in found}
            for id_, person, deadline in conn.execute(_SITTING, {"ids": [*players]}):
                players[id_].append((person, deadline))
            return [match_rows.listing_of(row, players[row["id"]]) for row in found]

        return await seen(self._engine, read)
