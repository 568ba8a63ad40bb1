"""What somebody changes about themselves: settings, hours, vacations, mutes; being forgotten.

The use cases behind `/my` and its controls. Each takes effect at once in all live matches.
"""

from collections.abc import Sequence
from typing import Any
from zoneinfo import available_timezones

from cogs import _absence as absence
from cogs import _people_pages as pages
from cogs._desk import Desk, Interaction, person
from cogs._ids import ControlId
from cogs._notify import Way
from cogs._pages import Reader
from cogs._sheet import Sheet, Words
from db.rows import Stored
from engine.errors import BadOption, GameError
from engine.match import Status
from engine.notation import read
from engine.play import preview
from render.registry import art
from render.words import say

ALL_ZONES = tuple(sorted(available_timezones()))
MOST_MUTED = 500
"""Muted matches that are remembered; the one that was muted first goes first."""


async def kept(desk: Desk, who: str) -> dict[str, Any]:
    """Return the settings of a person."""
    found = await desk.host.store.person(who)
    return found.settings if found else {}


def setting(key: str, value: str) -> Any:
    """Return a setting as it is kept, None for the default; BadOption, BadZone, BadTime."""
    if key == "zone":
        return absence.checked_zone(value)
    if key == "digest":
        return absence.minute(value) // 60
    if key == "quiet":
        start, _, end = value.partition("–")
        quiet = None if value == "none" else [absence.minute(start), absence.minute(end)]
        return quiet if quiet and quiet[0] != quiet[1] else None
    values = pages.CHOICES.get(key, ())
    if value not in values:
        raise BadOption(option=key, value=value)
    return None if value == values[0] else {"on": True, "off": False}.get(value, value)


async def prefer(desk: Desk, who: str, locale: str, chosen: dict[str, str]) -> list[str]:
    """Change settings of a person, by name; return what there is to say about it."""
    changes = {key: setting(key, value) for key, value in chosen.items()}
    before = await kept(desk, who)
    hours = absence.hours_of(before)
    if "zone" in changes and hours is not None:
        changes["hours"] = [hours.start, hours.end, changes["zone"]]
    await desk.host.store.set_person(who, **changes)
    if "hours" in changes:
        await desk.steward.keep_hours(who)
    locale = (await desk.show.taste(who, locale)).locale
    notes = [say(locale, "my-settings-kept")]
    way = changes.get("notify")
    if way in (Way.DM.value, Way.DIGEST.value):
        reached = await desk.courier.reach(who, say(locale, "my-settings-reached"))
        notes += [] if reached else [say(locale, "my-settings-unreached")]
    if {"notify", "digest", "zone", "quiet"} & changes.keys():
        await desk.courier.notify.settle(who)
    return notes


async def keep_hours(desk: Desk, who: str, start: str, end: str, zone: str | None) -> None:
    """Set the daily hours of a person; the same start and end: all day. GameError."""
    where = absence.checked_zone(zone) if zone else absence.zone_of(await kept(desk, who))
    hours = absence.planned_hours(absence.minute(start), absence.minute(end), where)
    changes: dict[str, Any] = {"hours": hours} | ({"zone": where} if zone else {})
    await desk.host.store.set_person(who, **changes)
    await desk.steward.keep_hours(who)


async def plan_vacation(desk: Desk, who: str, first: str, last: str) -> None:
    """Plan a vacation of a person, both days included; GameError."""
    days, now = (absence.day(first), absence.day(last)), desk.host.now()
    most = desk.host.limits.vacation
    spans = absence.planned(await kept(desk, who), *days, now, most)
    await desk.host.store.set_person(who, away=spans)
    await desk.steward.keep_hours(who)


async def be_forgotten(desk: Desk, who: str) -> None:
    """Leave every table, resign every match, and remove what is stored about a person."""
    for row in await desk.host.store.of_person(who):
        try:
            if row.status is Status.LOBBY:
                await desk.host.leave(row.id, who)
            else:
                await desk.host.resign(row.id, who)
        except GameError:
            continue  # it is over, or rests: there the seat stays with nobody in it
    await desk.host.store.forget(who)
    desk.host.store.recount()


# Controls


async def _prefer(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    notes = await prefer(desk, person(it), str(it.locale), {asked.words: values[0]})
    await show_settings(desk, it, notes)


async def show_settings(desk: Desk, it: Interaction, notes: Sequence[str] = ()) -> None:
    """Answer with the panel of somebody's settings."""
    reader = Reader((await desk.taste(it)).locale, ())
    await desk.answer(it, pages.settings(reader, await kept(desk, person(it)), notes))


async def _waiting(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await show_waiting(desk, it, int(asked.words or 1))


async def show_waiting(desk: Desk, it: Interaction, page: int) -> None:
    """Answer with a page of what waits for somebody, in every server."""
    reader = Reader((await desk.taste(it)).locale, ())
    found = await desk.courier.notify.waits(person(it))

    def server(guild: int | None) -> str | None:
        known = it.client.get_guild(guild) if guild else None
        return known.name if known else None

    await desk.answer(it, pages.waiting(reader, found, page, server=server))


async def _all_day(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    await desk.host.store.set_person(person(it), hours=None)
    await desk.steward.keep_hours(person(it))
    desk.worker.kick()
    reader = Reader((await desk.taste(it)).locale, ())
    await desk.answer(it, pages.hours(reader, await kept(desk, person(it))))


async def _home(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    spans = absence.ended(await kept(desk, person(it)), desk.host.now())
    await desk.host.store.set_person(person(it), away=spans or None)
    await desk.steward.keep_hours(person(it))
    desk.worker.kick()
    await show_vacation(desk, it)


async def show_vacation(desk: Desk, it: Interaction) -> None:
    """Answer with the vacations that somebody planned."""
    reader, settings = Reader((await desk.taste(it)).locale, ()), await kept(desk, person(it))
    most = desk.host.limits.vacation
    await desk.answer(it, pages.vacation(reader, settings, desk.host.now(), most))


async def _forget(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    locale = (await desk.taste(it)).locale
    await be_forgotten(desk, person(it))
    desk.worker.kick()
    await desk.answer(it, Sheet((Words(say(locale, "my-forget-done")),)))


async def _mute(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    """Let somebody hear nothing of a match, or hear of it again."""
    who = person(it)
    stored = await desk.host.store.match(asked.match)
    seat = stored.match.seat_of(who)
    muted = list((await kept(desk, who)).get("muted", ()))
    silent = asked.match not in muted
    muted = [*muted, asked.match] if silent else [one for one in muted if one != asked.match]
    await desk.host.store.set_person(who, muted=muted[-MOST_MUTED:] or None)
    note = "my-muted" if silent else "my-unmuted"
    await desk.panel(it, stored, seat, notes=[say((await desk.taste(it)).locale, note)])


HANDLERS = {
    "prefer": _prefer,
    "waiting": _waiting,
    "hours": _all_day,
    "home": _home,
    "forget": _forget,
    "mute": _mute,
}


async def asked_once_more(
    desk: Desk, it: Interaction, stored: Stored, asked: ControlId, texts: Sequence[str]
) -> bool:
    """Ask before a step that cannot be taken back, if the person wants that; tell whether it was.

    What comes before such a step goes into the draft.
    """
    taste, match = await desk.taste(it), stored.match
    if not taste.confirm:
        return False
    seat = desk.host.own(match, person(it), asked.seat)
    if asked.revision >= 0:
        match.expect(seat, asked.revision)
    game, position = match.game, match.position(seat)
    for n, text in enumerate(texts):
        action = read(game, text)
        if action not in game.legal(position, seat):
            return False
        warn = game.warns(position, seat, action)
        if warn is None:
            position = preview(game, position, seat, [action])
            continue
        if n:
            acted = await desk.host.act(match.id, person(it), texts[:n], asked.revision, seat)
            match = acted.stored.match
        reader = await desk.show.reader(match, taste.locale)
        label = art(match.key).label(reader.look(), game.view(position, seat), action)
        control = ControlId("sure", match.id, match.revisions[seat], seat, text)
        await desk.answer(it, pages.sure(reader, label, warn, control))
        return True
    return False
