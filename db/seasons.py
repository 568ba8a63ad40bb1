"""Seasons: their logs, their alarms, and the matches that are written with their pairings."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Connection, insert, select, true, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from db import match_rows, season_moves_and_late_turns
from db.outbox import Outbox, OutboxRow
from db.season_moves_and_late_turns import Played
from db.tables import matches, season_entries, seasons
from db.transactions import Conflict, reading, retried, seen, written
from engine import errors, match_types
from engine.seasons import Entry, Kind, Phase, Season, replay
from languages import ORIGINAL

HOUR = 3_600
"""Seconds after which a season that runs is looked at though nothing is due."""
ANYWHERE = 0
"""The server of a season that is entered from anywhere, and played by letter."""
LIVE = (Phase.OPEN.value, Phase.RUNNING.value)
Insert: TypeAlias = Callable[[Connection, match_rows.Stored, Sequence[OutboxRow]], None]
"""What writes a new match in a transaction."""


class UnknownSeason(errors.GameError):
    """There is no season of this id."""


@dataclass(slots=True)
class SeasonPlace:
    """Where a season is shown: ids of Discord, and the language; `guild` may be ANYWHERE."""

    guild: int
    channel: int
    message: int | None = None
    locale: str = ORIGINAL


@dataclass(slots=True)
class StoredSeason:
    """A season and its place. `ended`: how many of its matches had when it was read."""

    season: Season = field(repr=False)
    place: SeasonPlace
    number: int = 0
    ended: int = 0


@dataclass(frozen=True, slots=True)
class SeasonListing:
    """A season in a list; `over`: when it ended."""

    id: str
    form: str
    game: str
    phase: Phase
    champion: str | None
    over: int | None


@dataclass(frozen=True, slots=True)
class Ended:
    """How a match of a season ended: the places by seat; () if it was called off."""

    id: str
    ranks: tuple[int, ...]


class Seasons:
    """The seasons of a database. `insert_match` writes a match in a transaction."""

    def __init__(self, engine: AsyncEngine, outbox: Outbox, insert_match: Insert) -> None:
        self._engine = engine
        self._outbox, self._insert_match = outbox, insert_match

    @retried
    async def create(self, stored: StoredSeason, owed: Sequence[OutboxRow] = ()) -> None:
        """Write a new season; Conflict if its id is taken."""

        def create(conn: Connection) -> None:
            self._insert_season(conn, stored)
            self._outbox.put(conn, None, owed)

        await written(self._engine, create)
        stored.number = stored.season.number
        stored.season.entries.clear()

    def _insert_season(self, conn: Connection, stored: StoredSeason) -> None:
        season = stored.season
        row = {"id": season.id, **_row(season), **asdict(stored.place), "ended": 0}
        row |= {"form": season.terms.form.value, "game": season.terms.game}
        try:
            conn.execute(insert(seasons), row | {"secret": season.secret})
        except IntegrityError as error:
            raise Conflict from error
        conn.execute(insert(season_entries), [_entry_row(season.id, one) for one in season.entries])

    async def get(self, id: str) -> StoredSeason:  # noqa: A002
        """Return a season, replayed from its log; UnknownSeason."""
        async with reading(self._engine) as conn:
            found = await conn.execute(select(seasons).where(seasons.c.id == id))
            row = found.mappings().one_or_none()
            if row is None:
                raise UnknownSeason(id=id)
            log = [_entry(one) for one in (await conn.execute(_log(id))).mappings()]
        season = replay(id, log, row["secret"])
        place = SeasonPlace(row["guild"], row["channel"], row["message"], row["locale"])
        return StoredSeason(season, place, season.number, row["ended"])

    async def log(self, id: str) -> list[Entry]:  # noqa: A002
        """Return the entries of a season in order."""
        async with reading(self._engine) as conn:
            return [_entry(one) for one in (await conn.execute(_log(id))).mappings()]

    @retried
    async def save(
        self,
        stored: StoredSeason,
        opened: Sequence[tuple[match_rows.Stored, Sequence[OutboxRow]]] = (),
        owed: Sequence[tuple[str | None, OutboxRow]] = (),
        following: StoredSeason | None = None,
    ) -> None:
        """Write what has happened to a season, and the matches that began with it, or nothing.

        `opened`: new matches, each with what is owed for it; `owed`: what else, each for a match or
        None. `following`: the next season. Conflict if the season was written since it was loaded,
        or a match of it has ended.
        """
        season = stored.season
        log = [_entry_row(season.id, entry) for entry in season.entries]
        mine = seasons.c.id == season.id, seasons.c.number == stored.number
        change = update(seasons).where(*mine, seasons.c.ended == stored.ended)

        def save(conn: Connection) -> None:
            if conn.execute(change.values(**_row(season))).rowcount == 0:
                raise Conflict
            if log:
                conn.execute(insert(season_entries), log)
            for match, rows in opened:
                self._insert_match(conn, match, rows)
            for match_id, row in owed:
                self._outbox.put(conn, match_id, [row])
            if following is not None:
                self._insert_season(conn, following)
                self._outbox.put(conn, None, [message_of(following.season.id)])

        await written(self._engine, save)
        stored.number = season.number
        season.entries.clear()

    @retried
    async def place(self, id: str, message: int | None) -> None:  # noqa: A002
        """Note the message that shows a season."""
        here = update(seasons).where(seasons.c.id == id).values(message=message)
        await written(self._engine, lambda conn: conn.execute(here))

    @retried
    async def put_off(self, stored: StoredSeason, alarm: int | None) -> None:
        """Look at a season no sooner than at a time, unless one of its matches has ended since.

        None: never again.
        """
        mine = seasons.c.id == stored.season.id, seasons.c.ended == stored.ended
        sooner = true() if alarm is None else seasons.c.alarm < alarm
        later = update(seasons).where(*mine, sooner).values(alarm=alarm)
        await written(self._engine, lambda conn: conn.execute(later))

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Return the ids of seasons whose alarm has rung, oldest first."""
        passed = select(seasons.c.id).where(seasons.c.alarm <= now).order_by(seasons.c.alarm)
        async with reading(self._engine) as conn:
            return list(await conn.scalars(passed.limit(limit)))

    async def in_guild(self, guild: int, live: bool = True) -> list[SeasonListing]:
        """Return the seasons of a server, the newest first."""
        asked = select(seasons).where(seasons.c.guild == guild)
        if live:
            asked = asked.where(seasons.c.phase.in_(LIVE))
        return await self._listed(asked.order_by(seasons.c.over.desc(), seasons.c.id))

    async def of_person(self, who: str, live: bool = True) -> list[SeasonListing]:
        """Return the seasons that somebody has entered."""
        entered = select(season_entries.c.season_id).where(
            season_entries.c.who == who, season_entries.c.kind == Kind.ENTER.value
        )
        asked = select(seasons).where(seasons.c.id.in_(entered))
        if live:
            asked = asked.where(seasons.c.phase.in_(LIVE))
        return await self._listed(asked.order_by(seasons.c.id))

    async def ended(self, id: str, ids: Iterable[str]) -> list[Ended]:  # noqa: A002
        """Return how those of some matches of a season ended that have."""
        asked = select(matches.c.id, matches.c.status, matches.c.outcome).where(
            matches.c.season == id,
            matches.c.id.in_(list(ids)),
            matches.c.status.in_((match_types.Status.OVER.value, match_types.Status.VOID.value)),
        )
        async with reading(self._engine) as conn:
            rows = (await conn.execute(asked)).all()
        return [
            Ended(row.id, tuple(json.loads(row.outcome)["ranks"]) if row.outcome else ())
            for row in rows
        ]

    async def running(self, id: str) -> list[str]:  # noqa: A002
        """Return the ids of the matches of a season that are played now."""
        asked = select(matches.c.id).where(
            matches.c.season == id, matches.c.status == match_types.Status.RUNNING.value
        )
        async with reading(self._engine) as conn:
            return list(await conn.scalars(asked))

    async def of_matches(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the seasons of those of some matches that belong to any."""
        asked = select(matches.c.id, matches.c.season).where(
            matches.c.id.in_(list(ids)), matches.c.season.is_not(None)
        )
        async with reading(self._engine) as conn:
            return {row.id: row.season for row in (await conn.execute(asked)).all()}

    async def played(self, ids: Sequence[str]) -> dict[str, dict[int, Played]]:
        """Return by match and seat what was done: a row each, however many turns there were."""
        return await seen(self._engine, lambda conn: season_moves_and_late_turns.read(conn, ids))

    async def _listed(self, asked: Any) -> list[SeasonListing]:
        async with reading(self._engine) as conn:
            return [
                SeasonListing(
                    row["id"],
                    row["form"],
                    row["game"],
                    Phase(row["phase"]),
                    row["champion"],
                    row["over"],
                )
                for row in (await conn.execute(asked)).mappings()
            ]


def message_of(season: str) -> OutboxRow:
    """Return what is owed when the message of a season is to say something else."""
    return OutboxRow(f"season:{season}", "season", data={"season": season})


def match_ended(conn: Connection, season: str) -> None:
    """Note in the transaction that ends a match that its season is to look at it."""
    rung = {"ended": seasons.c.ended + 1, "alarm": 0}
    mine = seasons.c.id == season, seasons.c.phase == Phase.RUNNING.value
    conn.execute(update(seasons).where(*mine).values(rung))


def _log(id: str) -> Any:  # noqa: A002
    c = season_entries.c
    return select(season_entries).where(c.season_id == id).order_by(c.number)


def _row(season: Season) -> match_rows.Values:
    over = season.phase is Phase.OVER
    alarm = season.alarm()
    if season.phase is Phase.RUNNING and alarm is not None:
        alarm = season.seen if season.due(season.seen) else min(alarm, season.seen + HOUR)
    elif over:
        alarm = season.seen  # what it has decided about matches that run is still to be done
    return {
        "phase": season.phase.value,
        "number": season.number,
        "alarm": alarm,
        "champion": season.champion() if over else None,
        "over": season.seen if over else None,
    }


def _entry_row(season: str, entry: Entry) -> match_rows.Values:
    return {
        "season_id": season,
        "number": entry.number,
        "kind": entry.kind.value,
        "at": entry.at,
        "who": entry.who,
        "data": match_rows.text(dict(entry.data)),
    }


def _entry(row: RowMapping) -> Entry:
    data = json.loads(row["data"])
    return Entry(row["number"], Kind(row["kind"]), row["at"], row["who"], data)
