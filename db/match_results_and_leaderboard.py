"""Results of matches, in few columns, and the standings computed from them.

Standings are no table: they are what the finished matches say, counted in the order of their
end. A process keeps what it has counted, and counts on from there.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, and_, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import people_and_servers, ratings, transactions
from db.tables import entries, matches, seats
from engine import Status, TurnEnded

MOST_TABLES = 512
"""Tables kept in memory; the one that was asked for longest ago goes first."""


@dataclass(slots=True)
class _Counted:
    """A table, the last match in it, and how many matches are in it."""

    table: dict[str, ratings.Standing] = field(default_factory=dict)
    last: tuple[int, str] = (-1, "")
    matches: int = 0


class Results:
    """The finished matches of a database."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock
        self._counted: dict[tuple[str, int | None], _Counted] = {}
        self._counting = asyncio.Lock()

    async def standings(self, game: str, guild: int | None = None) -> dict[str, ratings.Standing]:
        """Return who plays how well as of now, by person: a game, everywhere or on one server."""
        async with self._counting:
            known = self._counted.pop((game, guild), _Counted())
            async with transactions.reading(self._engine) as conn:
                if known.matches != await _how_many(conn, game, guild, known.last):
                    known = _Counted()  # one came late that ended in the same second
                fresh = await _finished(conn, game, guild, known.last)
            if fresh:
                await asyncio.to_thread(ratings.count, known.table, fresh)
                known.last = (fresh[-1].at, fresh[-1].id)
                known.matches += len(fresh)
            self._counted[game, guild] = known
            while len(self._counted) > MOST_TABLES:
                self._counted.pop(next(iter(self._counted)))
            now = int(self._clock())
            return {who: standing.by(now) for who, standing in known.table.items()}

    def recount(self) -> None:
        """Forget what was counted: the people in finished matches have changed."""
        self._counted.clear()

    async def games_of(self, person: str) -> list[str]:
        """Return the keys of the games that somebody has finished a match of."""
        mine = select(seats.c.match_id).where(seats.c.person == person)
        asked = select(matches.c.game).where(_OVER, matches.c.id.in_(mine)).distinct()
        async with transactions.reading(self._engine) as conn:
            return list(await conn.scalars(asked.order_by(matches.c.game)))


_OVER = matches.c.status == Status.OVER.value
_ended = tuple_(matches.c.updated, matches.c.id)


def _which(game: str, guild: int | None) -> ColumnElement[bool]:
    which = and_(_OVER, matches.c.game == game)
    return which if guild is None else and_(which, matches.c.guild == guild)


async def _how_many(
    conn: AsyncConnection, game: str, guild: int | None, last: tuple[int, str]
) -> int:
    """Return how many matches ended up to the last one that was counted."""
    asked = select(func.count()).select_from(matches).where(_which(game, guild), _ended <= last)
    return int(await conn.scalar(asked) or 0)


async def _finished(
    conn: AsyncConnection, game: str, guild: int | None, last: tuple[int, str]
) -> list[ratings.Finished]:
    """Return the matches that ended after one, in order."""
    which = and_(_which(game, guild), _ended > last)
    names = ("id", "game", "updated", "seated", "outcome")
    asked = select(*(matches.c[name] for name in names)).where(which)
    found = (await conn.execute(asked.order_by(matches.c.updated, matches.c.id))).all()
    sat = select(
        seats.c.match_id,
        seats.c.person,
        seats.c.computer,
        or_(seats.c.resigned, seats.c.stand_in.is_not(None)).label("left"),
        seats.c.helped,
    ).where(seats.c.match_id.in_(select(matches.c.id).where(which)))
    chairs: dict[str, list[tuple[str, bool, bool, bool]]] = {row.id: [] for row in found}
    for match, person, computer, left, helped in await conn.execute(
        sat.order_by(seats.c.match_id, seats.c.seat)
    ):
        chairs[match].append((person, computer is not None, bool(left), bool(helped)))
    turns = await _turns(conn, which)
    return [
        ratings.Finished(
            row.id,
            row.game,
            row.updated,
            tuple(
                ratings.Chair(
                    who,
                    rank,
                    computer,
                    left and not computer,
                    who != first and not _gone(who),
                    helped,
                )
                for rank, first, (who, computer, left, helped) in zip(
                    json.loads(row.outcome)["ranks"],
                    json.loads(row.seated),
                    chairs[row.id],
                    strict=True,
                )
            ),
            turns.get(row.id, 0),
        )
        for row in found
    ]


async def _turns(conn: AsyncConnection, which: ColumnElement[bool]) -> dict[str, int]:
    """Return for matches of two that one resigned how many turns each of them has had at least."""
    two = select(seats.c.match_id).group_by(seats.c.match_id).having(func.count() == 2)
    given_up = select(seats.c.match_id).where(seats.c.resigned)
    asked = (
        select(entries.c.match_id, func.count().label("turns"))
        .where(
            entries.c.match_id.in_(select(matches.c.id).where(which)),
            entries.c.match_id.in_(two),
            entries.c.match_id.in_(given_up),
            entries.c.moves.contains(f'"{TurnEnded.__name__}"'),
        )
        .group_by(entries.c.match_id, entries.c.seat)
    )
    found: dict[str, list[int]] = {}
    for match, turns in await conn.execute(asked):
        found.setdefault(match, []).append(turns)
    return {match: min(turns) for match, turns in found.items() if len(turns) == 2}


def _gone(person: str) -> bool:
    return person.startswith(people_and_servers.FORMER)
