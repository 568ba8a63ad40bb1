"""People and servers: names, languages and settings."""

import asyncio
import json
import secrets
from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import match_analyses, tables
from db.match_rows import Values, text
from db.transactions import DatabasePart, locked, reading, retried, seen, writing, written
from engine import Kind
from engine.codec import pack
from engine.match_types import Stage, Status
from languages import ORIGINAL

FORMER = "former-"
"""How the id begins that takes the place of somebody who was forgotten."""
_NEVER_AWAY: Values = {"calendar": ""}
_OF_ONE = (
    tables.deliveries, tables.panels, tables.promises, tables.requests, tables.courses,
)  # fmt: skip
"""What is of one person alone."""
_OF_SEAT = ("seat", "options", "resigned", "computer", "stand_in", "bank", "calendar", "added")
_OF_MATCH = ("id", "game", "status", "guild", "channel", "thread", "created", "updated")

_PROMISED = sa.select(
    tables.promises.c.match,
    tables.promises.c.channel,
    tables.promises.c.locale,
    tables.promises.c.at,
)
"""What is told of a promise: all but what the bot alone may answer it with."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: an opaque id, the name shown, the language and settings."""

    id: str
    name: str
    locale: str
    settings: dict[str, Any] = field(default_factory=dict)


_PEOPLE = sa.select(tables.people).where(
    tables.people.c.id.in_(sa.bindparam("ids", expanding=True))
)
_GUILD = sa.select(tables.guilds.c.settings).where(tables.guilds.c.id == sa.bindparam("guild"))
_REMEMBERED = ContextVar[dict[str, Person | None] | None]("remembered", default=None)


def remember() -> None:
    """Read each person once in the present task, until something of somebody is changed by it."""
    _REMEMBERED.set({})


def _changed(id: str | int) -> None:  # noqa: A002
    (_REMEMBERED.get() or {}).pop(str(id), None)


_SETTINGS = {
    table: sa.select(table.c.settings).where(table.c.id == sa.bindparam("row")).with_for_update()
    for table in (tables.people, tables.guilds)
}
_SETTLED = {table: sa.update(table).where(table.c.id == sa.bindparam("row")) for table in _SETTINGS}


class People(DatabasePart):
    """The people of a database."""

    async def get(self, id: str) -> Person | None:  # noqa: A002
        """Return a person; None if they were never met, or are forgotten."""
        return (await self.get_all([id])).get(id)

    async def get_all(self, ids: Iterable[str]) -> dict[str, Person]:
        """Return those of these people who are known, by id."""
        wanted, kept = list(ids), _REMEMBERED.get()
        known = {} if kept is None else kept
        new = [id_ for id_ in wanted if id_ not in known]
        if new:
            rows = await seen(self._engine, lambda c: c.execute(_PEOPLE, {"ids": new}).all())
            found = {r.id: Person(r.id, r.name, r.locale, json.loads(r.settings)) for r in rows}
            known |= {id_: found.get(id_) for id_ in new}
        return {id_: person for id_ in wanted if (person := known.get(id_)) is not None}

    async def meet(self, id: str, name: str, locale: str) -> None:  # noqa: A002
        """Note the name and language of a person; nothing is written if they are known."""
        known = await self.get(id)
        if known is None or (known.name, known.locale) != (name, locale):
            fresh = {"name": name, "locale": locale, "settings": "{}"}
            await _write(self._engine, tables.people, id, {"name": name, "locale": locale}, fresh)

    async def update(self, id: str, **settings: Any) -> None:  # noqa: A002
        """Change settings of a person; None takes one away."""
        await _settle(self._engine, tables.people, id, settings, {"name": "", "locale": ORIGINAL})

    @retried
    async def forget(self, id: str) -> None:  # noqa: A002
        """Remove the name, settings, whispers and courses of a person, and what is owed to them.

        In matches a neutral id takes their place. Only the ids of those who joined and sat down,
        and of who entered a season, stay as they were: seats, pairings and chance come from them,
        and could not be checked without.
        """
        _changed(id)
        former = f"{FORMER}{secrets.token_hex(6)}"
        matches, seats = tables.matches, tables.seats
        async with writing(self._engine) as conn:
            ids = list(await conn.scalars(locked(_everywhere(id))))
            theirs, named = matches.c.id.in_(ids), _names(matches.c.invited, id)
            asked = sa.select(matches.c.id, matches.c.invited).where(theirs, named)
            invited = (await conn.execute(asked)).all()
            for table, which, changes in (
                # whoever is saving one of these matches decides again
                (seats, seats.c.match_id.in_(ids), {"revision": seats.c.revision + 1}),
                (seats, seats.c.person == id, {"person": former, **_NEVER_AWAY}),
                (seats, seats.c.offered == id, {"offered": None}),
                (tables.entries, tables.entries.c.who == id, {"who": former}),
                (matches, theirs & (matches.c.host == id), {"host": former}),
                (tables.standings, tables.standings.c.person == id, {"person": former}),
                (tables.seasons, tables.seasons.c.champion == id, {"champion": former}),
            ):
                await conn.execute(sa.update(table).where(which).values(changes))
            for match, names in invited:
                kept = text([former if who == id else who for who in json.loads(names)])
                one = sa.update(matches).where(matches.c.id == match)
                await conn.execute(one.values(invited=kept))
            heard = tables.whispers.c
            for table, which in (
                (tables.participants, (tables.participants.c.person == id) & ~_sealed(id)),
                (tables.whispers, sa.or_(heard.sender == id, heard.receiver == id)),
                *((table, table.c.person == id) for table in _OF_ONE),
                (tables.outbox, tables.outbox.c.destination == f"dm:{id}"),
                (tables.people, tables.people.c.id == id),
            ):
                await conn.execute(sa.delete(table).where(which))

    async def questions(self, id: str) -> dict[str, str]:  # noqa: A002
        """Return, by match, why others wait for an answer of a person.

        "undo": whether a turn may be undone, "vote": what to do about a seat whose time is over,
        "offer": whether they take a seat.
        """
        c, live = tables.matches.c, tables.matches.c.status == Status.RUNNING.value
        offered = sa.select(c.id).join(tables.seats, tables.seats.c.match_id == c.id)
        sitting = (
            sa.select(c.id, tables.seats.c.seat, c.undo, c.rung, c.votes)
            .join(tables.seats, tables.seats.c.match_id == c.id)
            .where(live, tables.seats.c.person == id, tables.seats.c.resigned.is_(False))
            .where(tables.seats.c.stand_in.is_(None), sa.or_(c.undo.is_not(None), c.rung != "[]"))
        )
        async with reading(self._engine) as conn:
            to_take = await conn.scalars(offered.where(live, tables.seats.c.offered == id))
            found = dict.fromkeys(to_take, "offer")
            for match, seat, undo, rung, votes in await conn.execute(sitting):
                if why := _question(seat, json.loads(undo or "null"), rung, votes):
                    found[match] = why
        return found

    async def everything(self, id: str) -> dict[str, Any]:  # noqa: A002
        """Return all that is stored about a person, as JSON data."""
        person = await self.get(id)
        known = None if person is None else asdict(person)
        told, due, shown = tables.whispers.c, tables.outbox.c, tables.panels.c
        learned, won, entered = tables.courses.c, tables.standings, tables.season_entries.c
        async with reading(self._engine) as conn:

            async def rows(asked: sa.Select[Any]) -> list[dict[str, Any]]:
                return [dict(row) for row in (await conn.execute(asked)).mappings()]

            played = sa.select(tables.matches).where(_part(id)).order_by(tables.matches.c.created)
            return {
                "person": known,
                "matches": [
                    await _played(conn, row, id)
                    for row in (await conn.execute(played)).mappings().all()
                ],
                "whispers": await rows(
                    sa.select(tables.whispers)
                    .where(sa.or_(told.sender == id, told.receiver == id))
                    .order_by(told.id)
                ),
                "owed": await rows(
                    sa.select(due.match_id, due.destination, due.kind, due.due, due.data)
                    .where(sa.or_(due.destination == f"dm:{id}", _names(due.data, id)))
                    .order_by(due.id)
                ),
                # a token is a key, and no fact about a person
                "panels": await rows(
                    sa.select(shown.message, shown.match_id, shown.at).where(shown.person == id)
                ),
                "promises": await rows(_PROMISED.where(tables.promises.c.person == id)),
                "requests": await rows(
                    sa.select(tables.requests.c.deed, tables.requests.c.given).where(
                        tables.requests.c.person == id
                    )
                ),
                "courses": await rows(
                    sa.select(learned.game, learned.lesson, learned.lines, learned.done).where(
                        learned.person == id
                    )
                ),
                "standings": await rows(
                    sa.select(won).where(won.c.person == id).order_by(won.c.game, won.c.guild)
                ),
                "seasons": await rows(
                    sa.select(
                        entered.season_id, entered.number, entered.kind, entered.at, entered.data
                    )
                    .where(entered.who == id)
                    .order_by(entered.season_id, entered.number)
                ),
            }


class Guilds(DatabasePart):
    """The settings of the servers of a database."""

    async def get(self, id: int) -> dict[str, Any]:  # noqa: A002
        """Return the settings of a server; {} if it has none."""
        found = await seen(self._engine, lambda conn: conn.scalar(_GUILD, {"guild": id}))
        settings: dict[str, Any] = json.loads(found or "{}")
        return settings

    async def update(self, id: int, **settings: Any) -> None:  # noqa: A002
        """Change settings of a server; None takes one away."""
        await _settle(self._engine, tables.guilds, id, settings, {})


@retried
async def _settle(
    engine: AsyncEngine, table: sa.Table, key: str | int, settings: dict[str, Any], first: Values
) -> None:
    """Change settings of a row, which is written with `first` if there is none."""
    fresh = {**first, "settings": "{}"}

    def settle(conn: sa.Connection) -> bool:
        mine = {"row": key}
        before = conn.scalar(_SETTINGS[table], mine)
        if before is None:
            return False
        merged = {**json.loads(before), **settings}
        kept = {key: value for key, value in merged.items() if value is not None}
        conn.execute(_SETTLED[table], mine | {"settings": text(kept)})
        return True

    while not await written(engine, settle):
        await _write(engine, table, key, {}, fresh)
    _changed(key)


async def _write(
    engine: AsyncEngine, table: sa.Table, key: str | int, changes: Values, fresh: Values
) -> None:
    """Change a row, or write it if there is none."""
    _changed(key)
    change = sa.update(table).where(table.c.id == key).values(changes or {"id": key})

    def write(conn: sa.Connection) -> None:
        if conn.execute(change).rowcount == 0:
            conn.execute(sa.insert(table).values(id=key, **fresh))

    try:
        await written(engine, write)
    except IntegrityError:  # another process wrote it between the two
        await written(engine, lambda conn: conn.execute(change))


def _names(column: sa.Column[Any], id: str) -> sa.ColumnElement[bool]:  # noqa: A002
    """Return whether a column of JSON holds somebody's id."""
    return column.contains(f'"{id}"', autoescape=True)


def _about(id: str) -> sa.ColumnElement[bool]:  # noqa: A002
    """Return which matches somebody is or was named in, by an index."""
    mine = sa.select(tables.participants.c.match_id).where(tables.participants.c.person == id)
    return tables.matches.c.id.in_(mine)


def _part(id: str) -> sa.ColumnElement[bool]:  # noqa: A002
    """Return in which matches somebody has had a part."""
    sits = tables.matches.c.id.in_(
        sa.select(tables.seats.c.match_id).where(tables.seats.c.person == id)
    )
    named = (_names(tables.matches.c[name], id) for name in ("joined", "seated", "invited"))
    return _about(id) & sa.or_(sits, tables.matches.c.host == id, *named)


def _everywhere(id: str) -> sa.ColumnElement[bool]:  # noqa: A002
    """Return in which matches somebody is named outside of the sealed log."""
    sits = sa.select(tables.seats.c.match_id).where(
        sa.or_(tables.seats.c.person == id, tables.seats.c.offered == id)
    )
    did = sa.select(tables.entries.c.match_id).where(tables.entries.c.who == id)
    named = _names(tables.matches.c.invited, id)
    return _about(id) & sa.or_(
        tables.matches.c.host == id,
        named,
        tables.matches.c.id.in_(sits),
        tables.matches.c.id.in_(did),
    )


def _sealed(id: str) -> sa.ColumnElement[bool]:  # noqa: A002
    """Return whether somebody joined or sat down in the match of a participant."""
    c = tables.matches.c
    return sa.exists().where(
        c.id == tables.participants.c.match_id,
        sa.or_(*(_names(c[name], id) for name in ("joined", "seated"))),
    )


def _question(seat: int, undo: dict[str, Any] | None, rung: str, votes: str) -> str | None:
    """Return what the others of a match want to know of a seat; None if it has answered."""
    if undo is not None and seat != undo["seat"] and seat not in undo["agreed"]:
        return "undo"
    given = {late: [voter for voter, _ in said] for late, said in json.loads(votes)}
    late = [one for one, stage in json.loads(rung) if stage == Stage.LATE and one != seat]
    return "vote" if any(seat not in given.get(one, ()) for one in late) else None


async def _played(conn: AsyncConnection, match: RowMapping, id: str) -> dict[str, Any]:  # noqa: A002
    """Return what a match holds of a person: their seat, their steps, their votes."""
    told: dict[str, Any] = {name: match[name] for name in _OF_MATCH}
    told["host"] = match["host"] == id
    told["invited"] = id in json.loads(match["invited"])
    here = tables.seats.c.match_id == match["id"]
    mine = (
        (await conn.execute(sa.select(tables.seats).where(here, tables.seats.c.person == id)))
        .mappings()
        .first()
    )
    if mine is not None:
        told |= {name: mine[name] for name in _OF_SEAT}
        votes = {late: dict(given) for late, given in json.loads(match["votes"])}
        told["votes"] = {late: g[mine["seat"]] for late, g in votes.items() if mine["seat"] in g}
        draft = sa.select(tables.drafts.c.steps).where(
            tables.drafts.c.match_id == match["id"], tables.drafts.c.seat == mine["seat"]
        )
        told["draft"] = json.loads(await conn.scalar(draft) or "[]")
        kept = sa.select(tables.analyses.c.data).where(tables.analyses.c.match_id == match["id"])
        told["analysis"] = _found(await conn.scalar(kept), mine["seat"])
    shown = sa.select(tables.deliveries).where(
        tables.deliveries.c.match_id == match["id"], tables.deliveries.c.person == id
    )
    delivery = (await conn.execute(shown)).mappings().first()
    told["delivery"] = None if delivery is None else dict(delivery)
    names = ("at", "kind", "seat", "who", "moves")
    log = sa.select(*(tables.entries.c[name] for name in names)).where(
        tables.entries.c.match_id == match["id"]
    )
    rows = (await conn.execute(log.order_by(tables.entries.c.number))).all()
    told["did"] = await asyncio.to_thread(_did, rows, json.loads(match["seated"]), id)
    return told


def _found(kept: str | None, seat: int) -> dict[str, Any] | None:
    """Return what an analysis says of a seat: its chances, and what its moves cost."""
    found = match_analyses.analysis_of(kept)
    if found is None:
        return None
    chances = [point.chances[seat] for point in found.points]
    return {"chances": chances, "slips": [pack(s) for s in found.slips if s.decision.seat == seat]}


def _did(rows: Iterable[Any], seated: list[str], id: str) -> list[dict[str, Any]]:  # noqa: A002
    """Return what a person did in a match, while they sat in it, with their steps."""
    sitting, found = list(seated), list[dict[str, Any]]()
    for at, kind, seat, who, moves in rows:
        if kind == Kind.REPLACE.value:
            sitting[seat] = who
        steps = [line[2] for line in json.loads(moves) if sitting[line[1]] == id]
        acted = seat is not None and seat < len(sitting) and sitting[seat] == id
        if steps or who == id or acted:
            found.append({"at": at, "kind": kind, "steps": steps})
    return found
