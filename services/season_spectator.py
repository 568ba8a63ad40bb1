"""A season as spectators see it: standing, and matches played.

Nobody's hand, order or secret is part of a season: it is made of who entered, who sits where and
how matches ended. The secret that pairings come from is not shown; its hash is.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from cachetools import LRUCache

from db import people_and_servers, seasons
from engine.match_types import is_computer
from engine.seasons import Season
from render import look as looks
from render.words import say, season_results
from services.server_settings import BY_NAME, NOWHERE, PAGES, settings
from services.umpire import Umpire

OPEN = PAGES[1]
MOST_KEPT = 64
"""Seasons that are kept as they were read."""


@dataclass(frozen=True, slots=True)
class SeasonSeen:
    """A season as anybody may see it. `names` by id; `links` of open matches, by their ids.

    `locale`: its own. `mark`: what is equal looks the same, in a language.
    """

    season: Season = field(repr=False)
    locale: str
    shown: Mapping[str, tuple[str, str]] = field(repr=False)
    links: Mapping[str, str] = field(repr=False)
    mark: Hashable = field(repr=False)

    def names(self, locale: str) -> dict[str, str]:
        """Return the names of all who have to do with it, as those want to be shown."""
        ids = self.season.people
        known = {
            who: name if wish == BY_NAME else say(locale, "board-player", n=ids.index(who) + 1)
            for who, (name, wish) in self.shown.items()
        }
        given = season_results.people(locale, ids, known)
        return dict(zip(ids, looks.names(locale, tuple(given)), strict=True))


class SeasonWatch:
    """Shows seasons to those who only look."""

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._kept: LRUCache[tuple[str, int], seasons.StoredSeason] = LRUCache(MOST_KEPT)

    async def seen(self, link: str) -> SeasonSeen | None:
        """Return the season with a link; None if there is none to be shown."""
        people_and_servers.remember()
        store = self._umpire.store
        found = await store.season_links.glance(link)
        if found is None or found.page == PAGES[-1]:
            return None
        stored = self._kept.get((found.season, found.number))
        if stored is None:
            try:
                stored = await store.seasons.get(found.season)
            except seasons.UnknownSeason:
                return None
            self._kept[found.season, stored.number] = stored
        season = stored.season
        met = await store.people.get_all(who for who in season.people if not is_computer(who))
        shown = {who: (one.name, one.settings.get("page", BY_NAME)) for who, one in met.items()}
        links = dict[str, str]()
        if found.page == OPEN:  # by default only who was given the link of a match has it
            shy = {who for who, (_, wish) in shown.items() if wish == NOWHERE}
            links = await store.season_links.of_matches(
                t.match for t in season.tables if t.match and not shy & {*t.ids, *t.seated}
            )
        mark = season.id, season.number, tuple(shown.items()), tuple(sorted(links.items()))
        return SeasonSeen(season, found.locale, shown, links, mark)

    async def address(self, stored: seasons.StoredSeason, url: str) -> str | None:
        """Return the address of a season's page; None if it has none."""
        store = self._umpire.store
        if not url or (await settings(store.guilds, stored.place.guild)).page == PAGES[-1]:
            return None
        return f"{url.rstrip('/')}/s/{await store.season_links.made(stored.season.id)}"
