"""Matches in lists: by where they are shown, who sits in them, and whom they wait for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, func, or_, select

from db import match_rows, transactions
from db.match_rows import GROUP, LIVE, PLACE, THREAD, Listing, UnknownMatch, Values
from db.tables import matches, seats
from engine.match_types import Status

_LISTED = (
    "id", "game", "rules", "status", "host", "since", "deadline", "updated", "season", "state",
)  # fmt: skip


def _listing(which: ColumnElement[bool], live: bool = False) -> Select[Any]:
    """Return the statement that lists matches, the latest first."""
    asked = select(*(matches.c[name] for name in (*_LISTED, *PLACE))).where(which)
    if live:
        asked = asked.where(matches.c.status.in_(LIVE))
    return asked.order_by(matches.c.updated.desc(), matches.c.id)


_THEIRS = select(seats.c.match_id).where(seats.c.person == bindparam("person"))
_PLAYED = _THEIRS.where(seats.c.resigned.is_(False))
_ONE = _listing(matches.c.id == bindparam("id"))
_BY_THREAD = _listing(
    or_(
        matches.c.thread == bindparam("thread"),
        and_(matches.c.channel == bindparam("thread"), matches.c.home == GROUP),
    )
)
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


@dataclass(frozen=True, slots=True)
class Counts:
    """How many matches are being played, and how many gather players."""

    running: int
    lobbies: int


class MatchLists(transactions.DatabasePart):
    """The lists of the matches of a database."""

    async def listing(self, id: str) -> Listing:  # noqa: A002
        """Return a match as it is listed, which can be read or not; UnknownMatch."""
        found = await self._listed(_ONE, {"id": id})
        if not found:
            raise UnknownMatch(id=id)
        return found[0]

    async def by_thread(self, thread: int) -> list[Listing]:
        """Return the matches shown in a thread, or in a group, the latest first."""
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

    async def guilds(self, asleep: bool) -> set[int]:
        """Return the servers with matches that are played and sleep, or could and do not."""
        could = and_(matches.c.rest != "asleep", matches.c.home == THREAD)
        rest = matches.c.rest == "asleep" if asleep else could
        played = and_(matches.c.status == Status.RUNNING.value, rest, matches.c.guild.is_not(None))
        async with transactions.reading(self._engine) as conn:
            return set(await conn.scalars(select(matches.c.guild).where(played).distinct()))

    async def counts(self, person: str | None = None, guild: int | None = None) -> Counts:
        """Count live matches: those of a person, who has not resigned, of a server, or both."""
        asked = select(matches.c.status, func.count()).where(matches.c.status.in_(LIVE))
        if person is not None:
            theirs = select(seats.c.match_id).where(
                seats.c.person == person, seats.c.resigned.is_(False)
            )
            asked = asked.where(matches.c.id.in_(theirs))
        if guild is not None:
            asked = asked.where(matches.c.guild == guild)
        async with transactions.reading(self._engine) as conn:
            counted = await conn.execute(asked.group_by(matches.c.status))
            found = {status: count for status, count in counted}  # noqa: C416
        return Counts(found.get(Status.RUNNING.value, 0), found.get(Status.LOBBY.value, 0))

    async def _listed(self, asked: Select[Any], values: Values) -> list[Listing]:
        def read(conn: Connection) -> list[Listing]:
            found = conn.execute(asked, values).mappings().all()
            if not found:
                return []
            players: dict[str, list[tuple[str, int | None]]] = {row["id"]: [] for row in found}
            for id_, person, deadline in conn.execute(_SITTING, {"ids": [*players]}):
                players[id_].append((person, deadline))
            return [match_rows.listing_of(row, players[row["id"]]) for row in found]

        return await transactions.seen(self._engine, read)


def waits_for(row: Listing, who: str) -> bool:
    """Tell whether a running match waits for a person."""
    mine = (seat for seat in row.waited if seat < len(row.seats))
    theirs = any(row.seats[seat] == who for seat in mine)
    return row.readable and row.status is Status.RUNNING and theirs


def queue(rows: Sequence[Listing], who: str) -> list[Listing]:
    """Return the matches that wait for a person, the nearest deadline first."""
    mine = [row for row in rows if waits_for(row, who)]
    return sorted(mine, key=lambda row: (row.deadline is None, row.deadline or 0, row.id))


def after(rows: Sequence[Listing], who: str, match: str) -> Listing | None:
    """Return what a person goes on to from a match: the next of their queue, or its first."""
    waiting = queue(rows, who)
    ids = [row.id for row in waiting]
    at = ids.index(match) + 1 if match in ids else 0
    rest = [row for row in waiting[at:] + waiting[:at] if row.id != match]
    return rest[0] if rest else None
