"""Tables that anybody may sit down at: those sought for, and those of servers that list theirs."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, and_, func, or_, select

from db import match_rows, transactions
from db.tables import guilds, has_status, matches, seats
from engine import Status, registry

MOST = 200
"""Tables in a list, the oldest first."""
_GATHERS = has_status(Status.LOBBY.value)
_NAMES = ("id", "game", "host", "pace", "strict", "least", "wanted", "created")
_LISTING = guilds.c.settings.contains('"listed":true')


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that gathers players: `seats` are the ids of who sits there, `pace` in seconds.

    `wanted`: the seats that it has if it is sought for with anybody, else 0. `opened`: when.
    """

    id: str
    key: str
    host: str
    place: match_rows.Place
    seats: tuple[str, ...]
    pace: int
    strict: bool
    least: int
    wanted: int
    opened: int

    @property
    def free(self) -> int:
        """Return how many more can sit down; UnknownGame."""
        return (self.wanted or registry.game(self.key).meta.seats[1]) - len(self.seats)


class OpenTables(transactions.DatabasePart):
    """The open tables of a database."""

    async def listed(self) -> list[OpenTable]:
        """Return the tables that everybody may see, the oldest first."""
        here = matches.c.guild.in_(select(guilds.c.id).where(_LISTING))
        asked = _listing().where(or_(matches.c.wanted > 0, here))

        def read(conn: Connection) -> list[OpenTable]:
            rows = conn.execute(asked).mappings().all()
            ids = [row["id"] for row in rows]
            sitting = select(seats.c.match_id, seats.c.person).where(seats.c.match_id.in_(ids))
            found: dict[str, list[str]] = {id_: [] for id_ in ids}
            for id_, who in conn.execute(sitting.order_by(seats.c.match_id, seats.c.seat)):
                found[id_].append(who)
            return [
                OpenTable(
                    row["id"],
                    row["game"],
                    row["host"],
                    match_rows.place_of(row),
                    tuple(found[row["id"]]),
                    row["pace"],
                    row["strict"],
                    row["least"],
                    row["wanted"],
                    row["created"],
                )
                for row in rows
            ]

        return await transactions.seen(self._engine, read)

    async def counts(self, host: str) -> tuple[int, int]:
        """Return how many tables somebody seeks players for, and how many all do."""
        sought = and_(_GATHERS, matches.c.wanted > 0)
        asked = select(func.count().filter(matches.c.host == host), func.count()).where(sought)
        async with transactions.reading(self._engine) as conn:
            theirs, everybody = (await conn.execute(asked.select_from(matches))).one()
        return theirs, everybody


def _listing() -> Select[Any]:
    """Return the statement that lists tables which are kept for nobody."""
    columns = (matches.c[name] for name in (*_NAMES, *match_rows.PLACE))
    asked = select(*columns).where(_GATHERS, matches.c.invited == "[]")
    return asked.order_by(matches.c.created, matches.c.id).limit(MOST)
