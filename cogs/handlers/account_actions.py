"""Handlers of a person's own account: settings, hours, vacations, standings, being forgotten.

Each takes effect at once in all live matches.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any
from zoneinfo import available_timezones

import discord

from cogs.interactions.cog_base import Desk, Interaction, person
from cogs.interactions.stored_command_without_match import Somebody
from cogs.pages import account_pages as pages, match_list_pages as lists
from cogs.pages.sheet import Sheet, Upload, Words
from cogs.post.notifications import NotificationChannel
from db.course_progress import Course
from engine.errors import BadOption, GameError
from render.words.catalogues import say
from render.words.season_results import called, people
from render.words.text_escaping import plain
from services import hours_and_vacations
from services.learning import finished, taught

NAMED = 4 * pages.TOP
"""Players whose names are looked up for a leaderboard; some may have been forgotten."""
ALL_ZONES = tuple(sorted(available_timezones()))


class NoServer(GameError):
    """A leaderboard belongs to a server."""


async def kept(desk: Desk, who: str) -> dict[str, Any]:
    """Return the settings of a person."""
    found = await desk.umpire.store.people.get(who)
    return found.settings if found else {}


def setting(key: str, value: str) -> Any:
    """Return a setting as it is kept, None for the default; BadOption, BadZone, BadTime."""
    if key == "zone":
        return hours_and_vacations.checked_zone(value)
    if key == "digest":
        return hours_and_vacations.minute(value) // 60
    if key == "quiet":
        start, _, end = value.partition("–")
        quiet = (
            None
            if value == "none"
            else [hours_and_vacations.minute(start), hours_and_vacations.minute(end)]
        )
        return quiet if quiet and quiet[0] != quiet[1] else None
    values = pages.CHOICES.get(key, ())
    if value not in values:
        raise BadOption(option=key, value=value)
    return None if value == values[0] else {"on": True, "off": False}.get(value, value)


async def prefer(desk: Desk, who: str, locale: str, chosen: dict[str, str]) -> list[str]:
    """Change settings of a person, by name; return what there is to say about it."""
    changes = {key: setting(key, value) for key, value in chosen.items()}
    before = await kept(desk, who)
    hours = hours_and_vacations.hours_of(before)
    if "zone" in changes and hours is not None:
        moved = [hours.start, hours.end, changes["zone"]]
        changes |= hours_and_vacations.changed_hours(before, moved, desk.umpire.now())
    await desk.umpire.store.people.update(who, **changes)
    if "hours" in changes:
        await desk.steward.keep_hours(who)
    locale = (await desk.show.taste(who, locale)).locale
    notes = [say(locale, "my-settings-kept")]
    reach = changes.get("notify")
    if reach in (NotificationChannel.DM.value, NotificationChannel.DIGEST.value):
        reached = await desk.courier.reach(who, say(locale, "my-settings-reached"))
        notes += [] if reached else [say(locale, "my-settings-unreached")]
    if {"notify", "digest", "zone", "quiet"} & changes.keys():
        await desk.courier.notify.settle(who)
    return notes


async def keep_hours(desk: Desk, who: str, start: str, end: str, zone: str | None) -> None:
    """Set the daily hours of a person; the same start and end: all day. GameError."""
    before = await kept(desk, who)
    where = hours_and_vacations.checked_zone(zone) if zone else hours_and_vacations.zone_of(before)
    hours = hours_and_vacations.planned_hours(
        hours_and_vacations.minute(start), hours_and_vacations.minute(end), where
    )
    changes = hours_and_vacations.changed_hours(before, hours, desk.umpire.now())
    changes |= {"zone": where} if zone else {}
    await desk.umpire.store.people.update(who, **changes)
    await desk.steward.keep_hours(who)


async def plan_vacation(desk: Desk, who: str, first: str, last: str) -> None:
    """Plan a vacation of a person, both days included; GameError."""
    days, now = (hours_and_vacations.day(first), hours_and_vacations.day(last)), desk.umpire.now()
    most = desk.umpire.limits.vacation
    spans = hours_and_vacations.planned(await kept(desk, who), *days, now, most)
    await desk.umpire.store.people.update(who, away=spans)
    await desk.steward.keep_hours(who)


# What is asked for


async def settings(
    desk: Desk,
    it: Interaction,
    chosen: Mapping[str, str],
    quiet_from: str | None = None,
    quiet_to: str | None = None,
) -> None:
    """Change what is chosen of one's settings, and show them all."""
    given = dict(chosen)
    if quiet_from is not None or quiet_to is not None:
        start, end = (await kept(desk, person(it))).get("quiet") or (0, 0)
        given["quiet"] = "–".join(
            (
                quiet_from or hours_and_vacations.clock(start),
                quiet_to or hours_and_vacations.clock(end),
            )
        )
    notes = await prefer(desk, person(it), str(it.locale), given) if given else []
    reader = await desk.reader(it)
    await desk.answer(it, pages.settings(reader, await kept(desk, person(it)), notes))


async def waiting(desk: Desk, it: Interaction, page: int) -> None:
    """Show a page of what waits for somebody, in every server."""
    reader, who = await desk.reader(it), person(it)
    found = await desk.courier.notify.waits(who)
    names = await _names(desk, [one.seats for one in found])

    def server(guild: int | None) -> str | None:
        known = it.client.get_guild(guild) if guild else None
        return known.name if known else None

    muted = (await desk.taste(it)).muted
    sheet = lists.waiting(reader, found, page, who, names, server=server, muted=muted)
    await desk.answer(it, sheet)


async def listing(desk: Desk, it: Interaction) -> None:
    """Show all one's matches."""
    reader = await desk.reader(it)
    rows = await desk.umpire.store.lists.of_person(person(it))
    names = await _names(desk, [row.seats for row in rows])
    await desk.answer(it, lists.listing(reader, person(it), rows, names))


async def _names(desk: Desk, tables: Sequence[Sequence[str]]) -> dict[str, str]:
    """Return the names of those who sit at tables, by their ids."""
    known = await desk.umpire.store.people.get_all({who for seats in tables for who in seats})
    return {who: found.name for who, found in known.items()}


async def hours(
    desk: Desk, it: Interaction, start: str | None, end: str | None, zone: str | None
) -> None:
    """Set the part of the day in which one's clocks run, and show it."""
    now = hours_and_vacations.hours_of(await kept(desk, person(it)))
    if start is not None or end is not None or zone is not None:
        first = start or hours_and_vacations.clock(now.start if now else 0)
        last = end or hours_and_vacations.clock(now.end if now else 0)
        await keep_hours(desk, person(it), first, last, zone)
        desk.worker.kick()
    await _show_hours(desk, it)


async def all_day(desk: Desk, it: Interaction) -> None:
    """Let one's clocks run all day again."""
    await desk.umpire.store.people.update(person(it), hours=None)
    await desk.steward.keep_hours(person(it))
    desk.worker.kick()
    await _show_hours(desk, it)


async def _show_hours(desk: Desk, it: Interaction) -> None:
    reader = await desk.reader(it)
    await desk.answer(it, pages.hours(reader, await kept(desk, person(it))))


async def vacation(desk: Desk, it: Interaction, first: str | None, last: str | None) -> None:
    """Plan days on which one's clocks stand still, and show those planned."""
    if first is not None or last is not None:
        await plan_vacation(desk, person(it), first or last or "", last or first or "")
        desk.worker.kick()
    await _show_vacation(desk, it)


async def home(desk: Desk, it: Interaction) -> None:
    """End one's vacation now."""
    spans = hours_and_vacations.ended(await kept(desk, person(it)), desk.umpire.now())
    await desk.umpire.store.people.update(person(it), away=spans or None)
    await desk.steward.keep_hours(person(it))
    desk.worker.kick()
    await _show_vacation(desk, it)


async def _show_vacation(desk: Desk, it: Interaction) -> None:
    reader, known = await desk.reader(it), await kept(desk, person(it))
    most = desk.umpire.limits.vacation
    await desk.answer(it, pages.vacation(reader, known, desk.umpire.now(), most))


async def stats(desk: Desk, it: Interaction) -> None:
    """Tell what somebody has played, and how well."""
    store = desk.umpire.store
    standings = await store.results.of_person(person(it))
    progress = await store.courses.of(person(it))
    learned = [game.key for game in taught() if finished(game, progress.get(game.key, Course()))]
    known = await store.reliability.of([person(it)])
    seasons = await store.seasons.of_person(person(it), live=False)
    given = (standings, learned, known[person(it)], seasons)
    sheet = pages.stats(await desk.reader(it), person(it), *given)
    await desk.answer(it, sheet)


async def leaderboard(desk: Desk, it: Interaction, game: str) -> None:
    """Tell who plays a game best on this server; NoServer."""
    if it.guild_id is None:
        raise NoServer
    store = desk.umpire.store
    table = await store.results.standings(game, it.guild_id)
    ranked, reader = pages.best(table)[:NAMED], await desk.reader(it)
    seasons = await store.seasons.in_guild(it.guild_id, live=False)
    won = [one for one in seasons if one.champion and one.game == game][: pages.TOP]
    winners = [one.champion or "" for one in won]
    asked = [who for who, _standing in ranked] + winners
    known = await store.people.get_all(asked)
    names = {who: plain([found.name])[0] for who, found in known.items() if found.name}
    named = [(names[who], standing) for who, standing in ranked if who in names]
    told = zip(people(reader.locale, winners, names), won, strict=True)
    champions = [
        (name, called(reader.locale, (await store.seasons.get(one.id)).season.terms), one.over or 0)
        for name, one in told
    ]
    mine = table.get(person(it))
    await desk.answer(it, pages.leaderboard(reader, game, named, mine, champions))


async def data(desk: Desk, it: Interaction) -> None:
    """Give somebody a file with everything that is stored about them."""
    found = await desk.umpire.store.people.everything(person(it))
    text = json.dumps(found, indent=1, ensure_ascii=False)
    file = Upload("conclave-data.json", text.encode())
    await desk.answer(it, Sheet((Words((await desk.reader(it)).say("my-data")), file)))


async def ask_to_forget(desk: Desk, it: Interaction) -> None:
    """Ask whether somebody wants everything removed that is stored about them."""
    rows = await desk.umpire.store.lists.of_person(person(it))
    await desk.answer(it, pages.forget(await desk.reader(it), rows))


async def forget(desk: Desk, it: Interaction) -> None:
    """Remove everything that is stored about somebody."""
    reader = await desk.reader(it)
    await desk.steward.forget(person(it))
    desk.show.logs.forget()
    desk.worker.kick()
    await desk.answer(it, Sheet((Words(reader.say("my-forget-done")),)))


async def whisper(desk: Desk, it: Interaction, match: str | None, to: Somebody, text: str) -> None:
    """Say a line to another player of a match, in private."""
    match_id = match or await desk.umpire.find(person(it), it.channel_id)
    await desk.umpire.talk.whisper(match_id, person(it), str(to.id), text)
    await desk.done(it, "whisper-sent")


async def block(desk: Desk, it: Interaction, player: discord.User) -> None:
    """Take no whispers and invitations from somebody, or take them again."""
    blocked = await desk.umpire.talk.block(person(it), str(player.id))
    await desk.done(it, "block-set" if blocked else "block-ended")
