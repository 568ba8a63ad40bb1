"""`/my`: what concerns one person alone, in every server."""

import datetime as dt

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import languages
from cogs.handlers import account_actions
from cogs.interactions import Interaction, WithDesk, _, command, person, run_command
from cogs.pages import account_pages as pages
from render.words.catalogues import date
from services import hours_and_vacations

MOST = 25

LANGUAGES = [
    Choice(name=_("my-locale-discord"), value="discord"),
    *(Choice(name=one.name, value=one.code) for one in languages.LANGUAGES),
]


def _choices(key: str) -> list[Choice[str]]:
    return [Choice(name=_(f"my-{key}-{value}"), value=value) for value in pages.CHOICES[key]]


async def _zone(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the name of a time zone."""
    names = account_actions.ALL_ZONES if current else pages.ZONES
    return [Choice(name=one, value=one) for one in hours_and_vacations.zones(current, names, MOST)]


async def _time(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a time of day, by the half hour."""
    times = [hours_and_vacations.clock(n) for n in range(0, 24 * 60, 30)]
    plain_ = current.replace("h", ":").strip()
    found = [one for one in times if one.startswith((plain_, f"0{plain_}"))]
    return [Choice(name=one, value=one) for one in (found if plain_ else times[::2])[:MOST]]


async def _day(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a day of the next weeks."""
    desk = it.client.desk
    settings, locale = await account_actions.kept(desk, person(it)), (await desk.taste(it)).locale
    first = hours_and_vacations.today(settings, desk.umpire.now())
    days = [first + dt.timedelta(days=n) for n in range(hours_and_vacations.FURTHEST)]
    named = [(date(locale, day), day.isoformat()) for day in days]
    plain_ = current.casefold()
    found = [one for one in named if plain_ in f"{one[0]} {one[1]}".casefold()]
    return [Choice(name=name, value=value) for name, value in found[:MOST]]


class MyCog(WithDesk, commands.GroupCog, name=_("command-my"), description=_("help-my")):
    """The commands about oneself; all of them answer in private."""

    @command("settings")
    @app_commands.choices(
        language=LANGUAGES,
        notify=_choices("notify"),
        theme=_choices("theme"),
        palette=_choices("palette"),
        pictures=_choices("pictures"),
        confirm=_choices("confirm"),
        page=_choices("page"),
    )
    @app_commands.autocomplete(zone=_zone, quiet_from=_time, quiet_to=_time, digest=_time)
    async def settings(
        self,
        it: Interaction,
        language: str | None = None,
        notify: str | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        digest: str | None = None,
        theme: str | None = None,
        palette: str | None = None,
        pictures: str | None = None,
        confirm: str | None = None,
        page: str | None = None,
    ) -> None:
        """Show the person's settings, with those that were given changed."""
        given = {
            "locale": language,
            "notify": notify,
            "zone": zone,
            "digest": digest,
            "theme": theme,
            "palette": palette,
            "pictures": pictures,
            "confirm": confirm,
            "page": page,
        }
        chosen = {key: value for key, value in given.items() if value is not None}

        await run_command.answered(it, account_actions.settings, chosen, quiet_from, quiet_to)

    @command("waiting")
    async def waiting(self, it: Interaction) -> None:
        """List what waits for the person, in every server."""
        await run_command.answered(it, account_actions.waiting, 1)

    @command("hours", from_="hours-from", until="hours-to")
    @app_commands.autocomplete(from_=_time, until=_time, zone=_zone)
    async def hours(
        self,
        it: Interaction,
        from_: str | None = None,
        until: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Set the part of the day in which the person's clocks run, or show it."""
        await run_command.answered(it, account_actions.hours, from_, until, zone)

    @command("vacation", from_="vacation-from", until="vacation-to")
    @app_commands.autocomplete(from_=_day, until=_day)
    async def vacation(
        self, it: Interaction, from_: str | None = None, until: str | None = None
    ) -> None:
        """Plan days on which the person's clocks stand still, or show those planned."""
        await run_command.answered(it, account_actions.vacation, from_, until)

    @command("stats")
    async def stats(self, it: Interaction) -> None:
        """Tell what the person has played, and how well."""
        await run_command.answered(it, account_actions.stats)

    @command("data")
    async def data(self, it: Interaction) -> None:
        """Give the person a file with everything that is stored about them."""
        await run_command.answered(it, account_actions.data)

    @command("forget")
    async def forget(self, it: Interaction) -> None:
        """Ask whether the person wants everything removed that is stored about them."""
        await run_command.answered(it, account_actions.ask_to_forget)
