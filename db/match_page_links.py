"""Links of matches: what is in the address of a match's page, one for each match that has any."""

import json
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.match_rows import UnknownMatch
from db.tables import analyses, guilds, links, matches
from db.transactions import DatabasePart, reading, retried, seen, written

BYTES = 16
"""Chance in a link: 128 bits, which nobody guesses."""
LONGEST = 32
"""Characters of a link at most."""
_LINK = select(links.c.link).where(links.c.match_id == bindparam("match"))
_NUMBERS = select(matches.c.id, matches.c.number).where(
    matches.c.id.in_(bindparam("ids", expanding=True))
)
_GLANCES = (
    select(
        links.c.link,
        matches.c.id.label("match"),
        *(matches.c[name] for name in ("number", "status", "guild", "locale", "deadline", "rest")),
        matches.c.since,
        analyses.c.match_id.label("analysed"),
        guilds.c.settings,
    )
    .select_from(
        links.join(matches, matches.c.id == links.c.match_id)
        .outerjoin(analyses, analyses.c.match_id == matches.c.id)
        .outerjoin(guilds, guilds.c.id == matches.c.guild)
    )
    .where(links.c.link.in_(bindparam("links", expanding=True)))
)


@dataclass(frozen=True, slots=True)
class PageDependencies:
    """What the page of a match depends on besides people; `page`: the setting of its server."""

    match: str
    number: int
    status: str
    guild: int | None
    locale: str
    deadline: int | None
    rest: str
    since: str
    analysed: str | None
    page: str | None


def new_link() -> str:
    """Return the chance of a new link, as it stands in an address."""
    return secrets.token_urlsafe(BYTES)


async def written_once(engine: AsyncEngine, put: Callable[[Connection], str]) -> str:
    """Write a link, and return it; of two that are first at once the second reads the other's."""
    try:
        return await written(engine, put)
    except IntegrityError:  # another process made the first one in the same moment
        return await written(engine, put)


class Links(DatabasePart):
    """The links of a database."""

    async def get(self, match: str) -> str | None:
        """Return the link of a match; None if nobody has asked for it yet."""
        return await seen(self._engine, lambda conn: conn.scalar(_LINK, {"match": match}))

    async def glances(self, asked: Iterable[str]) -> dict[str, PageDependencies]:
        """Return what the pages with some links depend on, by link, of those there are."""
        short = {"links": [one for one in asked if len(one) <= LONGEST]}
        rows = await seen(self._engine, lambda c: c.execute(_GLANCES, short).mappings().all())
        found = dict[str, PageDependencies]()
        for row in rows:
            known = dict(row)
            link, server = known.pop("link"), json.loads(known.pop("settings") or "{}")
            found[link] = PageDependencies(**known, page=server.get("page"))
        return found

    async def made(self, match: str) -> str:
        """Return the link of a match, made now if it has none; UnknownMatch."""
        found = await self.get(match)
        return found if found is not None else await self._put(match, renew=False)

    async def renew(self, match: str) -> str:
        """Return a new link of a match; the old one leads nowhere from now on. UnknownMatch."""
        return await self._put(match, renew=True)

    async def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """Return the number of the next entry of each of some matches: it grows as they go on."""
        asked = {"ids": list(ids)}
        async with reading(self._engine) as conn:
            rows = (await conn.execute(_NUMBERS, asked)).all()
        return {row.id: row.number for row in rows}

    @retried
    async def _put(self, match: str, renew: bool) -> str:
        """Write a link; of two that are made at once the first stays, unless one is renewed."""

        def put(conn: Connection) -> str:
            locked = select(matches.c.id).where(matches.c.id == match)
            if conn.scalar(locked.with_for_update(key_share=True)) is None:
                raise UnknownMatch(id=match)
            known: str | None = conn.scalar(_LINK, {"match": match})
            if known is not None and not renew:
                return known
            fresh = new_link()
            conn.execute(delete(links).where(links.c.match_id == match))
            conn.execute(insert(links).values(match_id=match, link=fresh))
            return fresh

        return await written_once(self._engine, put)
