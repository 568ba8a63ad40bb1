"""Deliveries of seasons: the message in the channel, what is worth a post, what a match changed."""

import contextlib
from collections.abc import Sequence

import discord

from cogs.pages import Buttons, Part, Reader, Sheet, Words, league_and_tournament_pages as pages
from cogs.post import message_sender, notifications
from cogs.show.match_sheet_builder import DisplaySettings
from cogs.show.season_sheet_builder import Seasons
from db import OutboxRow, Place, Row, Stored, UnknownMatch, Unreadable, match_rows
from db.seasons import ANYWHERE, SeasonPlace, StoredSeason
from engine.match_types import is_computer
from engine.seasons import Form, Phase
from services.match_ids import successor


class SeasonPosts(notifications.Deliveries):
    """What all may see of seasons."""

    def handlers(self) -> message_sender.Handlers:
        """Return what to do for the kinds of rows that belong to a match."""
        return {"standing": self._standing}

    async def deliver(self, row: Row) -> Sequence[OutboxRow]:
        """Do what a row of a season owes; return what is owed in its place."""
        stored = await self._umpire.store.seasons.get(row.data["season"])
        kind, _, who = row.destination.partition(":")
        if row.kind == "season":
            await self._message(row, stored)
        elif kind == "dm":
            await self._written(row, stored, who)
        else:
            await self._told(row, stored)
            if stored.place.guild == ANYWHERE:
                people = (one for one in stored.season.entrants if not is_computer(one))
                return [OutboxRow(f"dm:{one}", row.kind, data=row.data) for one in people]
        return ()

    async def _message(self, row: Row, stored: StoredSeason) -> None:
        """Post or edit the message of a season."""
        place, sheets = stored.place, Seasons(self._umpire, self._show)
        taste = await self._taste(place)
        sheet = await message_sender.whole(await sheets.message(stored, taste))
        channel = self._post.channel(place.channel, place.guild)
        if place.message is not None:
            try:
                await self._post.edit(channel, place.message, sheet)
                return
            except discord.NotFound as error:
                if error.code != message_sender.UNKNOWN_MESSAGE:
                    raise
        sent = await self._post.send(channel, sheet, row)
        await self._umpire.store.seasons.place(stored.season.id, sent.id)

    async def _told(self, row: Row, stored: StoredSeason) -> None:
        """Post that a season has begun, is half over, or has ended."""
        place, taste = stored.place, await self._taste(stored.place)
        sheet = await self._news(row, stored, taste, pages.address(stored))
        await self._post.send(self._post.channel(place.channel, place.guild), sheet, row)

    async def _written(self, row: Row, stored: StoredSeason, who: str) -> None:
        """Tell somebody the same who plays it by letter; who cannot be written to is not told."""
        sheet = await self._news(row, stored, await self._show.taste(who))
        await self._post.write(who, sheet, row)

    async def _news(
        self, row: Row, stored: StoredSeason, taste: DisplaySettings, link: str | None = None
    ) -> Sheet:
        season = stored.season
        names = await Seasons(self._umpire, self._show).plain(season, taste.locale)
        again = season.terms.form is Form.LEAGUE and row.data["what"] == Phase.OVER.value
        following = successor(season.id) if again else None
        reader = Reader(taste.locale, ())
        sheet = pages.post(reader, season, row.data["what"], names, link, following)
        if season.phase is not Phase.OVER:
            return sheet
        words, *buttons = sheet.parts
        picture = await self._deciding(stored, taste)
        told = [Words(pages.last_position(reader, season, names))] if picture else []
        return Sheet((words, *picture, *told, *buttons))

    async def _deciding(self, stored: StoredSeason, taste: DisplaySettings) -> Sequence[Part]:
        """Return the last position of the match that the champion played last."""
        with contextlib.suppress(UnknownMatch, Unreadable):
            match = await self._umpire.store.match(stored.season.deciding())
            return (await message_sender.whole(await self._show.board(match, None, taste))).parts
        return ()

    async def _taste(self, place: SeasonPlace) -> DisplaySettings:
        return await self._show.public(Place(place.guild, place.channel, locale=place.locale))

    async def _standing(self, row: Row, stored: Stored) -> None:
        """Say in the thread of a match what it has changed in its season."""
        season = (await self._umpire.store.seasons.get(row.data["season"])).season
        reader = Reader(stored.place.locale, ())
        table = next((one for one in season.tables if one.match == stored.match.id), None)
        if table is not None:
            names = await Seasons(self._umpire, self._show).plain(season, reader.locale)
            parts: list[Part] = [Words(pages.counted(reader, season, table, names))]
            if stored.place.home == match_rows.THREAD:  # a letter with buttons rings
                parts.append(Buttons((pages.look(reader, season),)))
            await self._post.post(stored, Sheet(tuple(parts)), row)
