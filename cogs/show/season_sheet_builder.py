"""Sheets of seasons with their pictures: reads who they are about, and draws off the loop."""

from cogs.pages import league_and_tournament_pages as pages, page_wording
from cogs.pages.sheet import Button, Buttons, Image, Sheet
from cogs.show.match_sheet_builder import DisplaySettings, Show
from db.seasons import StoredSeason
from engine.seasons import Phase, Season
from render import look as looks
from render.widgets import season_standings_table
from render.words.season_results import people
from services.season_spectator import SeasonWatch
from services.umpire import Umpire


class Seasons:
    """Makes the messages of seasons."""

    def __init__(self, umpire: Umpire, show: Show) -> None:
        self._umpire, self._show = umpire, show

    async def names(self, season: Season, locale: str) -> dict[str, str]:
        """Return the names of all who have to do with a season, as pictures take them."""
        ids = season.people
        met = await self._umpire.store.people.get_all(ids)
        given = people(locale, ids, {who: one.name for who, one in met.items()})
        return dict(zip(ids, looks.names(locale, tuple(given)), strict=True))

    async def message(
        self, stored: StoredSeason, taste: DisplaySettings, division: int = 0,
        details: bool = False,
        calm: bool = False,
        who: str = "",
    ) -> Sheet:  # fmt: skip
        """Return the message of a season, or with `details` the standing of a division.

        `who`: whose own place is told where the picture has no row for it.
        """
        season, reader = stored.season, page_wording.Reader(taste.locale, ())
        names = await self.names(season, taste.locale)
        plain = pages.shown_names(list(names), names)
        picture: Image | None = None
        if season.phase in (Phase.RUNNING, Phase.OVER):
            table = season_standings_table.table_of(taste.locale, season, division, names)
            picture = await self._show.table(taste, table, calm)
        sheet = pages.message(reader, season, plain, picture, details, who)
        page = await SeasonWatch(self._umpire).address(stored, self._show.spectator.url)
        if page is None:
            return sheet
        return Sheet((*sheet.parts, Buttons((Button(reader.say("post-page"), url=page),))))

    async def plain(self, season: Season, locale: str) -> dict[str, str]:
        """Return the names of all who have to do with a season, as Markdown takes them."""
        names = await self.names(season, locale)
        return pages.shown_names(list(names), names)
