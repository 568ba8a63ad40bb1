"""`/my`: what concerns one person alone, in every server; and `/leaderboard`."""

import datetime as dt
import json

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import _absence as absence
from cogs import _mine as mine
from cogs import _people_pages as pages
from cogs._asked import GAMES, answered
from cogs._desk import Desk, Interaction, person
from cogs._pages import Reader
from cogs._sheet import Sheet, Upload, Words
from cogs._show import plain
from cogs._translator import _
from engine.errors import GameError
from render.words import date, say

MOST = 25
NAMED = 4 * pages.TOP
"""Players whose names are looked up for a leaderboard; some may have been forgotten."""


class NoServer(GameError):
    """A leaderboard belongs to a server."""

    message = "error-no-server"


def _choices(key: str) -> list[Choice[str]]:
    return [Choice(name=_(f"my-{key}-{value}"), value=value) for value in pages.CHOICES[key]]


async def _zone(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the name of a time zone."""
    names = mine.ALL_ZONES if current else pages.ZONES
    return [Choice(name=one, value=one) for one in absence.zones(current, names, MOST)]


async def _time(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a time of day, by the half hour."""
    times = [absence.clock(n) for n in range(0, 24 * 60, 30)]
    plain_ = current.replace("h", ":").strip()
    found = [one for one in times if one.startswith((plain_, f"0{plain_}"))]
    return [Choice(name=one, value=one) for one in (found if plain_ else times[::2])[:MOST]]


async def _day(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a day of the next weeks."""
    desk = it.client.desk
    settings, locale = await mine.kept(desk, person(it)), (await desk.taste(it)).locale
    first = absence.today(settings, desk.host.now())
    days = [first + dt.timedelta(days=n) for n in range(absence.FURTHEST)]
    named = [(date(locale, day), day.isoformat()) for day in days]
    plain_ = current.casefold()
    found = [one for one in named if plain_ in f"{one[0]} {one[1]}".casefold()]
    return [Choice(name=name, value=value) for name, value in found[:MOST]]


class MyCog(commands.GroupCog, name=_("command-my"), description=_("help-my")):
    """The commands about oneself; all of them answer in private."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    @app_commands.command(name=_("command-settings"), description=_("help-settings"))
    @app_commands.choices(
        locale=_choices("locale"),
        notify=_choices("notify"),
        theme=_choices("theme"),
        palette=_choices("palette"),
        pictures=_choices("pictures"),
        confirm=_choices("confirm"),
    )
    @app_commands.autocomplete(zone=_zone, quiet_from=_time, quiet_to=_time, digest=_time)
    @app_commands.rename(
        locale=_("arg-language"),
        notify=_("arg-notify"),
        quiet_from=_("arg-quiet-from"),
        quiet_to=_("arg-quiet-to"),
        zone=_("arg-zone"),
        digest=_("arg-digest"),
        theme=_("arg-theme"),
        palette=_("arg-palette"),
        pictures=_("arg-pictures"),
        confirm=_("arg-confirm"),
    )
    @app_commands.describe(
        locale=_("arghelp-language"),
        notify=_("arghelp-notify"),
        quiet_from=_("arghelp-quiet-from"),
        quiet_to=_("arghelp-quiet-to"),
        zone=_("arghelp-zone"),
        digest=_("arghelp-digest"),
        theme=_("arghelp-theme"),
        palette=_("arghelp-palette"),
        pictures=_("arghelp-pictures"),
        confirm=_("arghelp-confirm"),
    )
    async def settings(
        self,
        it: Interaction,
        locale: str | None = None,
        notify: str | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        digest: str | None = None,
        theme: str | None = None,
        palette: str | None = None,
        pictures: str | None = None,
        confirm: str | None = None,
    ) -> None:
        """Show the person's settings, with those that were given changed."""
        given = {
            "locale": locale,
            "notify": notify,
            "zone": zone,
            "digest": digest,
            "theme": theme,
            "palette": palette,
            "pictures": pictures,
            "confirm": confirm,
        }
        chosen = {key: value for key, value in given.items() if value is not None}

        async def work() -> None:
            if quiet_from is not None or quiet_to is not None:
                start, end = (await mine.kept(self.desk, person(it))).get("quiet") or (0, 0)
                chosen["quiet"] = "–".join(
                    (quiet_from or absence.clock(start), quiet_to or absence.clock(end))
                )
            notes = []
            if chosen:
                notes = await mine.prefer(self.desk, person(it), str(it.locale), chosen)
            await mine.show_settings(self.desk, it, notes)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-waiting"), description=_("help-waiting"))
    async def waiting(self, it: Interaction) -> None:
        """List what waits for the person, in every server."""

        async def work() -> None:
            await mine.show_waiting(self.desk, it, 1)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-hours"), description=_("help-hours"))
    @app_commands.autocomplete(start=_time, end=_time, zone=_zone)
    @app_commands.rename(start=_("arg-from"), end=_("arg-until"), zone=_("arg-zone"))
    @app_commands.describe(
        start=_("arghelp-hours-from"), end=_("arghelp-hours-to"), zone=_("arghelp-zone")
    )
    async def hours(
        self,
        it: Interaction,
        start: str | None = None,
        end: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Set the part of the day in which the person's clocks run, or show it."""

        async def work() -> None:
            now = absence.hours_of(await mine.kept(self.desk, person(it)))
            if start is not None or end is not None or zone is not None:
                first = start or absence.clock(now.start if now else 0)
                last = end or absence.clock(now.end if now else 0)
                await mine.keep_hours(self.desk, person(it), first, last, zone)
                self.desk.worker.kick()
            reader = Reader((await self.desk.taste(it)).locale, ())
            kept = await mine.kept(self.desk, person(it))
            await self.desk.answer(it, pages.hours(reader, kept))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-vacation"), description=_("help-vacation"))
    @app_commands.autocomplete(first=_day, last=_day)
    @app_commands.rename(first=_("arg-from"), last=_("arg-until"))
    @app_commands.describe(first=_("arghelp-vacation-from"), last=_("arghelp-vacation-to"))
    async def vacation(
        self, it: Interaction, first: str | None = None, last: str | None = None
    ) -> None:
        """Plan days on which the person's clocks stand still, or show those planned."""

        async def work() -> None:
            if first is not None or last is not None:
                days = (first or last or "", last or first or "")
                await mine.plan_vacation(self.desk, person(it), *days)
                self.desk.worker.kick()
            await mine.show_vacation(self.desk, it)

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-stats"), description=_("help-stats"))
    async def stats(self, it: Interaction) -> None:
        """Tell what the person has played, and how well."""

        async def work() -> None:
            store = self.desk.host.store
            tables = {key: await store.standings(key) for key in await store.games_of(person(it))}
            reader = Reader((await self.desk.taste(it)).locale, ())
            await self.desk.answer(it, pages.stats(reader, person(it), tables))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-data"), description=_("help-data"))
    async def data(self, it: Interaction) -> None:
        """Give the person a file with everything that is stored about them."""

        async def work() -> None:
            found = await self.desk.host.store.everything(person(it))
            text = json.dumps(found, indent=1, ensure_ascii=False)
            locale = (await self.desk.taste(it)).locale
            file = Upload("conclave-data.json", text.encode())
            await self.desk.answer(it, Sheet((Words(say(locale, "my-data")), file)))

        await answered(it, self.desk, work)

    @app_commands.command(name=_("command-forget"), description=_("help-forget"))
    async def forget(self, it: Interaction) -> None:
        """Ask whether the person wants everything removed that is stored about them."""

        async def work() -> None:
            rows = await self.desk.host.store.of_person(person(it))
            reader = Reader((await self.desk.taste(it)).locale, ())
            await self.desk.answer(it, pages.forget(reader, rows))

        await answered(it, self.desk, work)


class LeaderboardCog(commands.Cog):
    """`/leaderboard`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=_("command-leaderboard"), description=_("help-leaderboard"))
    @app_commands.choices(game=GAMES)
    @app_commands.rename(game=_("arg-game"))
    @app_commands.describe(game=_("arghelp-game"))
    async def leaderboard(self, it: Interaction, game: str) -> None:
        """Tell who plays a game best on this server."""

        async def work() -> None:
            if it.guild_id is None:
                raise NoServer
            store = self.desk.host.store
            table = await store.standings(game, it.guild_id)
            ranked = pages.best(table)[:NAMED]
            known = await store.persons([who for who, _standing in ranked])
            named = [
                (plain([known[who].name])[0], standing)
                for who, standing in ranked
                if who in known and known[who].name
            ]
            reader = Reader((await self.desk.taste(it)).locale, ())
            mine_ = table.get(person(it))
            await self.desk.answer(it, pages.leaderboard(reader, game, named, mine_))

        await answered(it, self.desk, work)
