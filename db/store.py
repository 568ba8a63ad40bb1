"""Matches: created, read, saved in one transaction each, listed and checked."""

import asyncio
import secrets
import string
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Table, and_, bindparam, delete, insert, select, update
from sqlalchemy.engine import Row, RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import match_lists, match_results_and_leaderboard, match_rows, season_moves_and_late_turns
from db.course_progress import Courses
from db.interaction_tokens import Panels, PendingAnswers, PendingCommands
from db.joinable_matches import OpenTables
from db.last_private_messages import Deliveries
from db.match_alarms_and_outages import Alarms
from db.match_analyses import Analyses
from db.match_page_links import Links
from db.match_rows import PLACE, Stored, UnknownMatch, Unreadable, Values, understood
from db.outbox import Outbox, OutboxRow
from db.people_and_servers import Guilds, People
from db.player_reliability import Reliabilities
from db.replay_check import Finding, findings
from db.retention import Retention
from db.season_page_links import SeasonLinks
from db.seasons import Seasons, match_ended
from db.tables import drafts, entries, matches, participants, seats
from db.transactions import Conflict, insert_missing, reading, retried, seen, written
from db.unreadable_matches import UnreadableMatches
from db.whispers import Whispers
from engine import Entry, Match, Seat, Status, registry

_NEVER = 2**31 - 1
"""A number that no entry has."""
# The statements of every move, and of every panel, are built once.
_MATCH = select(matches).where(matches.c.id == bindparam("id"))
_CHAIRS = (
    select(seats, drafts.c.base, drafts.c.steps)
    .outerjoin(drafts, and_(drafts.c.match_id == seats.c.match_id, drafts.c.seat == seats.c.seat))
    .where(seats.c.match_id == bindparam("id"))
    .order_by(seats.c.seat)
)
_REVISIONS = select(seats.c.seat, seats.c.revision).where(seats.c.match_id == bindparam("id"))
_ADVANCE = update(matches).where(
    matches.c.id == bindparam("match"),
    matches.c.number == bindparam("was"),
    matches.c.rung == bindparam("had_rung"),
)
_ENTRY = insert(entries)
_TOLD = (
    select(matches.c.told).where(matches.c.id == bindparam("id")).with_for_update(key_share=True)
)
_PLACED = update(matches).where(matches.c.id == bindparam("match"))
_PINNED = select(matches.c.game, matches.c.rules).where(matches.c.id == bindparam("id"))
_LOG = (
    select(entries)
    .where(
        entries.c.match_id == bindparam("id"),
        entries.c.number >= bindparam("first"),
        entries.c.number < bindparam("before"),
    )
    .order_by(entries.c.number)
)
_CHANGE = {
    table: update(table).where(
        table.c.match_id == bindparam("match"), table.c.seat == bindparam("at")
    )
    for table in (seats, drafts)
}


class Store:
    """The matches of a database, each written in one transaction; all else is in its parts.

    For any number of processes at once. `clock` tells when rows were owed.
    """

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time.time) -> None:
        self._engine = engine
        self.outbox = Outbox(engine, clock)
        self.lists = match_lists.MatchLists(engine)
        self.open_tables = OpenTables(engine)
        self.alarms = Alarms(engine)
        self.unreadable = UnreadableMatches(engine, self.outbox)
        self.deliveries = Deliveries(engine, self.outbox)
        self.people = People(engine)
        self.guilds = Guilds(engine)
        self.whispers = Whispers(engine, self.outbox)
        self.panels = Panels(engine)
        self.pending_answers = PendingAnswers(engine)
        self.pending_commands = PendingCommands(engine)
        self.results = match_results_and_leaderboard.Results(engine, clock)
        self.reliability = Reliabilities(engine)
        self.analyses = Analyses(engine)
        self.courses = Courses(engine)
        self.links = Links(engine)
        self.season_links = SeasonLinks(engine)
        self.seasons = Seasons(engine, self.outbox, self._insert)
        self.retention = Retention(engine)

    @retried
    async def create(self, stored: Stored, owed: Sequence[OutboxRow] = ()) -> None:
        """Write a new match; Conflict if its id is taken."""
        await written(self._engine, lambda conn: self._insert(conn, stored, owed))
        stored.loaded = match_rows.loaded(stored.match)
        stored.match.entries.clear()

    def _insert(self, conn: Connection, stored: Stored, owed: Sequence[OutboxRow]) -> None:
        """Write a new match in a transaction; Conflict if its id is taken."""
        match, now = stored.match, match_rows.loaded(stored.match)
        first, last = match.entries[0].at, match.entries[-1].at
        row = {"id": match.id, **now.match, **asdict(stored.place)}
        row |= {"created": first, "updated": last}
        _claim(conn, matches, [row])
        conn.execute(_ENTRY, [match_rows.entry_row(match.id, entry) for entry in match.entries])
        _rewrite(conn, seats, match.id, {}, now.seats)
        _rewrite(conn, drafts, match.id, {}, now.drafts)
        if match.season:
            season_moves_and_late_turns.begin(conn, match)
        self.outbox.put(conn, match.id, owed)
        _name(conn, match)
        if match.status is Status.OVER:
            match_results_and_leaderboard.count(conn, match.id)

    async def match(self, id: str) -> Stored:  # noqa: A002
        """Return a match, without its entries; UnknownMatch, Unreadable."""
        mine = {"id": id}

        def read(conn: Connection) -> tuple[RowMapping | None, Sequence[RowMapping]]:
            row = conn.execute(_MATCH, mine).mappings().one_or_none()
            return row, conn.execute(_CHAIRS, mine).mappings().all()

        row, chairs = await seen(self._engine, read)
        if row is None:
            raise UnknownMatch(id=id)
        with understood(id):
            match = match_rows.match_of(row, chairs)
        return Stored(match, match_rows.place_of(row), match_rows.read_as(row, chairs))

    @retried
    async def save(self, stored: Stored, owed: Sequence[OutboxRow] = ()) -> None:
        """Write what has changed in a match, and what is owed for it, or nothing at all.

        Conflict if anything of the match was written since it was loaded: the number of the next
        entry decides between two that append, the revisions of the seats between drafts. The
        place is not written, see `place`; `match.entries` are taken, `match.news` are the caller's.
        """
        match, before = stored.match, stored.loaded
        if before is None:
            raise ValueError("a new match is created, not saved")
        now = match_rows.loaded(match)
        changes = {k: v for k, v in now.match.items() if v != before.match[k]}
        if match.entries:
            changes["updated"] = match.entries[-1].at
        log = [match_rows.entry_row(match.id, entry) for entry in match.entries]

        def save(conn: Connection) -> None:
            _lock(conn, match.id, before, changes)
            if log:
                _claim(conn, entries, log)
            _rewrite(conn, seats, match.id, before.seats, now.seats)
            _rewrite(conn, drafts, match.id, before.drafts, now.drafts)
            self.outbox.put(conn, match.id, owed)
            if match.season:
                season_moves_and_late_turns.add(conn, match)
            if match.season and match.status in (Status.OVER, Status.VOID):
                match_ended(conn, match.season)
            if any(e.who for e in match.entries) or _people(now) != _people(before):
                _name(conn, match)
            if "status" in changes and match.status is Status.OVER:
                match_results_and_leaderboard.count(conn, match.id)

        await written(self._engine, save)
        stored.loaded = now
        match.entries.clear()

    async def entries(
        self,
        id: str,  # noqa: A002
        first: int = 0,
        before: int | None = None,
    ) -> list[Entry]:
        """Return the entries of a match in order, from number `first` on.

        `before`: the number of the next entry of a match as it was read, which may have gone on.
        UnknownMatch, Unreadable.
        """
        asked = {"id": id, "first": first, "before": _NEVER if before is None else before}

        def read(conn: Connection) -> tuple[Row[str, int] | None, Sequence[RowMapping]]:
            pinned = conn.execute(_PINNED, {"id": id}).one_or_none()
            return pinned, conn.execute(_LOG, asked).mappings().all()

        pinned, found = await seen(self._engine, read)
        if pinned is None:
            raise UnknownMatch(id=id)
        with understood(id):
            game = registry.game(pinned.game, pinned.rules)
            return [match_rows.entry_of(game, row) for row in found]

    @retried
    async def place(
        self,
        id: str,  # noqa: A002
        owed: Sequence[OutboxRow] = (),
        unless_after: int | None = None,
        **changes: Any,
    ) -> None:
        """Change where a match is shown: fields of `Place`; UnknownMatch.

        `unless_after`: what had been told when this was read; Conflict if more has been since.
        """
        if changes.keys() - set(PLACE):
            raise ValueError(f"no fields of a place: {sorted(changes.keys() - set(PLACE))}")

        def place(conn: Connection) -> None:
            told: int | None = conn.scalar(_TOLD, {"id": id})
            if told is None:
                raise UnknownMatch(id=id)
            if unless_after is not None and told > unless_after:
                raise Conflict
            conn.execute(_PLACED, {"match": id, **changes})
            self.outbox.put(conn, id, owed)

        await written(self._engine, place)

    async def check(self, sample: int | None = None) -> list[Finding]:
        """Replay matches, all or so many at random, and compare them with what is stored."""
        async with reading(self._engine) as conn:
            if sample is None:
                ids = list(await conn.scalars(select(matches.c.id).order_by(matches.c.id)))
            else:
                ids = await _some_ids(conn, sample)
        found: list[Finding] = []
        for id_ in ids:
            found += await self._check(id_)
        return found

    async def _check(self, id_: str) -> list[Finding]:
        for _ in range(3):  # a match that is being played may change between the reads
            try:
                match, log = (await self.match(id_)).match, await self.entries(id_)
            except UnknownMatch:
                return []
            except Unreadable:
                return [Finding(id_, "unreadable")]
            if match.number == len(log):
                break
        return await asyncio.to_thread(findings, match, log)


async def _some_ids(conn: AsyncConnection, count: int) -> list[str]:
    """Return the ids after a random one and then the first: ids are random, and so are these."""
    begin = "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(6))
    asked = select(matches.c.id).order_by(matches.c.id).limit(count)
    found = list(await conn.scalars(asked.where(matches.c.id >= begin)))
    return [*found, *await conn.scalars(asked.where(matches.c.id < begin))][:count]


def _claim(conn: Connection, table: Table, fresh: list[Values]) -> None:
    """Insert rows; Conflict if one has the key of another."""
    try:
        conn.execute(insert(table), fresh)
    except IntegrityError as error:
        raise Conflict from error


def _name(conn: Connection, match: Match) -> None:
    """Note who is named in a match, where it is not noted yet."""
    rows = [{"match_id": match.id, "person": who} for who in match_rows.named(match)]
    insert_missing(conn, participants, rows)


def _people(rows: match_rows.Loaded) -> list[object]:
    """Return all columns of a match that name people."""
    chairs = (row[name] for row in rows.seats.values() for name in ("person", "offered"))
    return [*(rows.match[name] for name in ("host", "invited", "joined", "seated")), *chairs]


def _lock(conn: Connection, match: str, before: match_rows.Loaded, changes: Values) -> None:
    """Write the row of a match, which locks it, if the match is as it was loaded; Conflict."""
    was, rung = before.match["number"], before.match["rung"]
    mine = {"match": match, "was": was, "had_rung": rung}
    done = conn.execute(_ADVANCE, {"number": was, **changes, **mine})
    if done.rowcount == 0:
        raise Conflict
    kept = conn.execute(_REVISIONS, {"id": match})
    found = {row.seat: row.revision for row in kept}
    if found != {seat: row["revision"] for seat, row in before.seats.items()}:
        raise Conflict


def _rewrite(
    conn: Connection,
    table: Table,
    match: str,
    before: Mapping[Seat, Values],
    now: Mapping[Seat, Values],
) -> None:
    """Write what differs between the rows of a match, by seat."""
    gone = before.keys() - now.keys()
    if gone:
        mine = table.c.match_id == match
        conn.execute(delete(table).where(mine, table.c.seat.in_(gone)))
    both = [s for s in now if s in before]
    changed = [s for s in both if not now[s].items() <= before[s].items()]
    if changed:
        conn.execute(_CHANGE[table], [{"match": match, "at": s, **now[s]} for s in changed])
    fresh = [{"match_id": match, "seat": s, **now[s]} for s in now if s not in before]
    if fresh:
        conn.execute(insert(table), fresh)
