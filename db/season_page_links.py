"""Links of seasons: what is in the address of a season's page, made when first asked for."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from db.match_page_links import LONGEST, new_link, written_once
from db.tables import guilds, links, season_links, seasons
from db.transactions import DatabasePart, reading, retried, seen


@dataclass(frozen=True, slots=True)
class SeasonPageDependencies:
    """What the page of a season depends on besides people; `page`: the setting of its server."""

    season: str
    number: int
    locale: str
    page: str | None


class SeasonLinks(DatabasePart):
    """The links of the seasons of a database."""

    async def glance(self, link: str) -> SeasonPageDependencies | None:
        """Return what the page with a link depends on; None if there is none."""
        if len(link) > LONGEST:
            return None
        asked = (
            select(seasons.c.id, seasons.c.number, seasons.c.locale, guilds.c.settings)
            .select_from(
                season_links.join(seasons, seasons.c.id == season_links.c.season_id).outerjoin(
                    guilds, guilds.c.id == seasons.c.guild
                )
            )
            .where(season_links.c.link == link)
        )
        row = await seen(self._engine, lambda conn: conn.execute(asked).first())
        if row is None:
            return None
        server = json.loads(row.settings or "{}")
        return SeasonPageDependencies(row.id, row.number, row.locale, server.get("page"))

    @retried
    async def made(self, season: str) -> str:
        """Return the link of a season that there is, made now if it has none."""
        asked = select(season_links.c.link).where(season_links.c.season_id == season)

        def put(conn: Connection) -> str:
            known: str | None = conn.scalar(asked)
            if known is not None:
                return known
            fresh = new_link()
            conn.execute(insert(season_links).values(season_id=season, link=fresh))
            return fresh

        found = await seen(self._engine, lambda conn: conn.scalar(asked))
        if found is not None:
            return str(found)
        return await written_once(self._engine, put)

    async def of_matches(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the links of those of some matches that have one."""
        asked = select(links.c.match_id, links.c.link).where(links.c.match_id.in_(list(ids)))
        async with reading(self._engine) as conn:
            return {row.match_id: row.link for row in (await conn.execute(asked)).all()}
