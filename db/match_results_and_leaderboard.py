"""Results of matches, in few columns, and the standings counted from them.

A finished match is counted once, in the transaction that ends it. All are counted anew, in the
order of their end, where tables are brought up to date that have no standings yet.
"""

import itertools
import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import asdict

from sqlalchemy import Connection, and_, bindparam, func, insert, or_, select, tuple_, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ColumnElement, exists

from db import match_rows, people_and_servers, ratings, transactions
from db.tables import entries, has_status, matches, seats, standings
from engine import Status, TurnEnded

EVERYWHERE = 0
"""The server of standings that count the matches of all, and those of none."""
MOST = 1_000
"""Matches that are read at once where all are counted anew."""

_KEY = standings.c.game, standings.c.guild, standings.c.person
_FIGURES = tuple(ratings.Standing.__dataclass_fields__)
_SET = update(standings).where(and_(*(column == bindparam(f"of_{column.name}") for column in _KEY)))


class Results:
    """The standings of a database."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock

    async def standings(
        self, game: str, guild: int = EVERYWHERE, people: Collection[str] | None = None
    ) -> dict[str, ratings.Standing]:
        """Return who plays a game how well as of now, by person: everywhere or on one server.

        `people`: of these alone.
        """
        which = [standings.c.game == game, standings.c.guild == guild]
        if people is not None:
            which.append(standings.c.person.in_(people))
        return {row["person"]: standing for row, standing in await self._read(*which)}

    async def of_person(self, person: str) -> dict[str, ratings.Standing]:
        """Return how well somebody plays everywhere as of now, by the keys of games in order."""
        which = standings.c.person == person, standings.c.guild == EVERYWHERE
        return {row["game"]: standing for row, standing in await self._read(*which)}

    async def _read(self, *which: ColumnElement[bool]) -> list[tuple[RowMapping, ratings.Standing]]:
        """Return rows in the order of their keys, and the standings in them as of now."""
        asked = select(standings).where(*which).order_by(*_KEY)
        async with transactions.reading(self._engine) as conn:
            rows = (await conn.execute(asked)).mappings().all()
        now = int(self._clock())
        return [(row, _standing(row).by(now)) for row in rows]


def count(conn: Connection, match: str) -> None:
    """Count a match in the transaction that ends it, after its rows are written."""
    (one,) = _finished(conn, matches.c.id == match)
    people = sorted({chair.person for chair in one.chairs if not chair.computer})
    keys = [*itertools.product([one.game], _places(one), people)]
    if not keys:
        return
    transactions.insert_missing(conn, standings, [_row(key, ratings.Standing()) for key in keys])
    asked = select(standings).where(tuple_(*_KEY).in_(keys)).order_by(*_KEY).with_for_update()
    tables = defaultdict[int, dict[str, ratings.Standing]](dict)
    for row in conn.execute(asked).mappings().all():
        tables[row["guild"]][row["person"]] = _standing(row)
    for table in tables.values():
        ratings.count(table, [one])
    conn.execute(
        _SET,
        [
            {"of_game": game, "of_guild": guild, "of_person": who, **asdict(tables[guild][who])}
            for game, guild, who in keys
        ],
    )


def count_all(conn: Connection) -> None:
    """Count all finished matches, if there are any and no standings."""
    if conn.scalar(select(exists(select(standings)))):
        return
    tables = defaultdict[tuple[str, int], dict[str, ratings.Standing]](dict)
    for one in _all(conn):
        for place in _places(one):
            ratings.count(tables[one.game, place], [one])
    for (game, place), table in tables.items():
        if table:
            conn.execute(insert(standings), [_row((game, place, who), table[who]) for who in table])


def _all(conn: Connection) -> Iterator[ratings.Finished]:
    """Yield all finished matches in the order of their end."""
    last: tuple[int, str] = (-1, "")
    asked = select(matches.c.id).where(_OVER).order_by(*_ended).limit(MOST)
    while ids := conn.scalars(asked.where(tuple_(*_ended) > last)).all():
        found = _finished(conn, matches.c.id.in_(ids))
        yield from found
        last = found[-1].at, found[-1].id


def _places(one: ratings.Finished) -> list[int]:
    """Return the servers of the standings in which a match counts, in order."""
    return [EVERYWHERE] if one.guild is None else [EVERYWHERE, one.guild]


def _standing(row: RowMapping) -> ratings.Standing:
    return ratings.Standing(*(row[name] for name in _FIGURES))


def _row(key: tuple[str, int, str], standing: ratings.Standing) -> match_rows.Values:
    return dict(zip(("game", "guild", "person"), key, strict=True)) | asdict(standing)


_OVER = has_status(Status.OVER.value)
_ended = (matches.c.updated, matches.c.id)


def _finished(conn: Connection, which: ColumnElement[bool]) -> list[ratings.Finished]:
    """Return some finished matches, in the order of their end."""
    names = ("id", "game", "guild", "updated", "seated", "outcome")
    asked = select(*(matches.c[name] for name in names)).where(which)
    found = conn.execute(asked.order_by(*_ended)).all()
    sat = select(
        seats.c.match_id,
        seats.c.person,
        seats.c.computer,
        or_(seats.c.resigned, seats.c.stand_in.is_not(None)).label("left"),
        seats.c.helped,
    ).where(seats.c.match_id.in_(select(matches.c.id).where(which)))
    chairs: dict[str, list[tuple[str, bool, bool, bool]]] = {row.id: [] for row in found}
    for match, person, computer, left, helped in conn.execute(
        sat.order_by(seats.c.match_id, seats.c.seat)
    ):
        chairs[match].append((person, computer is not None, bool(left), bool(helped)))
    turns = _turns(conn, which)
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
            row.guild,
        )
        for row in found
    ]


def _turns(conn: Connection, which: ColumnElement[bool]) -> dict[str, int]:
    """Return for matches of two that one resigned how many turns each of them has had at least."""
    mine = select(matches.c.id).where(which)
    given_up = (
        select(seats.c.match_id)
        .where(seats.c.match_id.in_(mine))
        .group_by(seats.c.match_id)
        .having(func.count() == 2, func.count().filter(seats.c.resigned) > 0)
    )
    asked = (
        select(entries.c.match_id, func.count().label("turns"))
        .where(
            entries.c.match_id.in_(given_up),
            entries.c.moves.contains(f'"{TurnEnded.__name__}"'),
        )
        .group_by(entries.c.match_id, entries.c.seat)
    )
    found: dict[str, list[int]] = {}
    for match, turns in conn.execute(asked):
        found.setdefault(match, []).append(turns)
    return {match: min(turns) for match, turns in found.items() if len(turns) == 2}


def _gone(person: str) -> bool:
    return person.startswith(people_and_servers.FORMER)
