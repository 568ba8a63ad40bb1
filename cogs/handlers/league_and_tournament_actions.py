"""Handlers of leagues and tournaments: announce, enter, leave, read, export, call off."""

import datetime as dt
import json
from collections.abc import Sequence
from zoneinfo import ZoneInfo

from cogs.handlers.admin_actions import manages
from cogs.interactions.cog_base import Desk, Interaction, person
from cogs.interactions.places import opening
from cogs.pages import Button, Buttons, Reader, Sheet, Words, league_and_tournament_pages as pages
from cogs.pages.account_pages import link
from cogs.pages.custom_ids import NOBODY, ControlId, Malformed, check
from cogs.pages.install_links import to_person
from cogs.pages.sheet import GRAVE, Upload
from cogs.show.season_sheet_builder import Seasons
from db.match_rows import LETTERS, THREAD
from db.seasons import ANYWHERE, SeasonPlace, StoredSeason
from engine import DAY, registry
from engine.seasons import PACES, Form, Phase, Terms, season_export
from engine.seasons.season_types import LEAST_AT_ONCE, MOST_AT_ONCE, NotEntered
from render.words import say, season_conditions as rules
from services.hours_and_vacations import zone_of
from services.leagues_and_tournaments import LATEST, SOONEST
from services.service_errors import BadSeason, NoSeason, OtherServerSeason, WhichSeason

SOON = 3
"""Days from now in which a season begins, where nothing else was written."""


async def filled(desk: Desk, it: Interaction, kind: str, picked: Sequence[str]) -> None:
    """Show what follows from a form, to be announced; BadSeason, MayNotHost."""
    await opening(desk.umpire.store.guilds, it)
    games = [game.key for game in registry.games()]
    chosen = {"game": games[0], "seats": "2", "size": "8", "pace": "daily"}
    start = ""
    for value in picked:
        key, _, rest = value.partition(":")
        if key in ("seats", "size") and rest.isdecimal():
            chosen[key] = rest
        elif value in games:
            chosen["game"] = value
        elif value in PACES:
            chosen["pace"] = value
        else:
            start = value
    known = await desk.umpire.store.people.get(person(it))
    begins = _begins(start, zone_of(known.settings if known else {}), desk.umpire.now())
    fields = (kind, *(chosen[key] for key in ("game", "seats", "size", "pace")))
    words = " ".join([*fields, str(pages.AT_ONCE), str(begins), "0", THREAD])
    await _propose(desk, it, words)


async def chosen(desk: Desk, it: Interaction, words: str, picked: str) -> None:
    """Show what follows from a choice made before a season is announced; Malformed, BadSeason."""
    *rest, filled, home = words.split()
    filled, home = (picked, home) if picked.isdecimal() else (filled, picked)
    check(asked := ControlId("terms", NOBODY, words=" ".join([*rest, filled, home])), [picked])
    await _propose(desk, it, asked.words)


async def _propose(desk: Desk, it: Interaction, words: str) -> None:
    terms, reader = _terms(desk, it, words), await desk.reader(it)
    runs = await _expect_operator(it, terms)
    await desk.answer(it, pages.proposal(reader, terms, words, runs))


async def _expect_operator(it: Interaction, terms: Terms) -> bool:
    """Tell whether somebody runs the bot, and refuse others what they alone open; Malformed."""
    runs = await it.client.is_owner(it.user)
    if terms.letters and not runs:
        raise Malformed
    return runs


async def announce(desk: Desk, it: Interaction, words: str) -> None:
    """Announce a season as it was proposed; TooManySeasons, BadSeason, MayNotHost."""
    place, _ = await opening(desk.umpire.store.guilds, it)
    await _expect_operator(it, terms := _terms(desk, it, words))
    where = SeasonPlace(place.guild or 0, place.channel, locale=place.locale)
    await desk.umpire.seasons.open(terms, where)
    desk.worker.kick()
    text = (await desk.reader(it)).say("season-announced", where=f"<#{place.channel}>")
    await desk.answer(it, Sheet((Words(text),)))


async def enter(desk: Desk, it: Interaction, season: str) -> None:
    """Enter a season, with the chance that an interaction brings.

    One that is played by letter is entered by those who can be written to.
    """
    before = await _here(desk, it, season)
    if before.season.terms.letters and person(it) not in before.season.entrants:
        taste = await desk.taste(it)
        text, ways = pages.welcome(Reader(taste.locale, ()), before.season)
        if not await desk.courier.reach(person(it), text, ways):
            install = Button(say(taste.locale, "help-to-person"), url=to_person(it.application_id))
            await desk.say(it, say(taste.locale, "first-unreached"), Buttons((install,)))
            return
    stored = await desk.umpire.seasons.enter(season, person(it), it.guild_id, str(it.id))
    desk.worker.kick()
    reader, terms = await desk.reader(it), stored.season.terms
    mine = stored.season.entrants[person(it)]
    said = "season-entered-spare" if mine.spare else "season-entered-you"
    told = reader.say(said, begins=f"<t:{terms.begins}:F>", least=stored.season.least)
    await desk.say(it, told, *pages.wishes(reader, stored.season, person(it)))


async def wish(desk: Desk, it: Interaction, season: str, picked: str) -> None:
    """Note how many matches at once somebody likes in a season; NotEntered, SeasonClosed."""
    if not picked.isdecimal() or not LEAST_AT_ONCE <= int(picked) <= MOST_AT_ONCE:
        raise Malformed
    await _here(desk, it, season)
    stored = await desk.umpire.seasons.wish(season, person(it), int(picked))
    desk.worker.kick()
    reader = await desk.reader(it)
    told = reader.say("season-wished", n=int(picked))
    menu = pages.wishes(reader, stored.season, person(it))
    await desk.answer(it, Sheet((Words(told), *menu)))


async def leave(desk: Desk, it: Interaction, season: str, sure: bool = False) -> None:
    """Leave a season; one that has begun only when that is meant."""
    stored, reader = await _here(desk, it, season), await desk.reader(it)
    mine = stored.season.entrants.get(person(it))
    if mine is None or mine.out:
        raise NotEntered
    if stored.season.phase is Phase.RUNNING and not sure and not mine.spare:
        told = f"{reader.say('season-sure')} {rules.leaving(reader.locale, stored.season.terms)}"
        button = Button(reader.say("season-leave"), ControlId("quit", season, words="sure"), GRAVE)
        await desk.say(it, told, Buttons((button,)))
        return
    await desk.umpire.seasons.leave(season, person(it))
    desk.worker.kick()
    await desk.say(it, reader.say("season-left"))


async def standing(desk: Desk, it: Interaction, season: str | None, division: str = "") -> None:
    """Show the standing of one's own division, or of one that is named."""
    stored = await _meant(desk, it, season)
    taste, slow = await desk.drawn(it)
    most = len(stored.season.divisions)
    number = int(division) - 1 if division else _own_division(stored, person(it))
    number = min(max(number, 0), max(most - 1, 0))
    sheets, who = Seasons(desk.umpire, desk.show), person(it)
    sheet = await sheets.message(stored, taste, number, details=True, who=who)
    await desk.answer(it, Sheet((*map(Words, slow), *sheet.parts)))


async def own(desk: Desk, it: Interaction, season: str) -> None:
    """List somebody's own matches in a season."""
    stored, reader = await _here(desk, it, season), await desk.reader(it)
    names = await Seasons(desk.umpire, desk.show).plain(stored.season, reader.locale)
    rows = await desk.umpire.store.lists.of_person(person(it))
    links = {row.id: f"[▶]({link(row.place)})" for row in rows}
    sheet = pages.own(reader, stored.season, person(it), names, links)
    menu = pages.wishes(reader, stored.season, person(it))
    await desk.answer(it, Sheet((*sheet.parts, *menu)))


async def listed(desk: Desk, it: Interaction) -> None:
    """List the seasons of a server that are not over, and those that are entered from anywhere."""
    reader, seasons = await desk.reader(it), desk.umpire.store.seasons
    rows = [*await seasons.in_guild(it.guild_id or 0), *await seasons.in_guild(ANYWHERE)]
    found = [await seasons.get(row.id) for row in rows]
    await desk.answer(it, pages.listing(reader, found, it.guild_id))


async def exported(desk: Desk, it: Interaction, season: str | None) -> None:
    """Give the log of a season as a file that can be verified."""
    stored = await _meant(desk, it, season)
    log = await desk.umpire.store.seasons.log(stored.season.id)
    data = json.dumps(season_export.dump(stored.season, log), ensure_ascii=False).encode()
    over = stored.season.phase in (Phase.OVER, Phase.VOID)
    told = (await desk.reader(it)).say("season-export" if over else "season-export-partial")
    file = Upload(f"season-{stored.season.id}.json", data)
    await desk.answer(it, Sheet((Words(told), file)))


async def end(desk: Desk, it: Interaction, season: str | None) -> None:
    """Call a season off, as its host or who manages the server; NotSeasonHost."""
    stored = await _meant(desk, it, season)
    admin = manages(it) and stored.season.terms.home == str(it.guild_id)
    await desk.umpire.seasons.call_off(stored.season.id, person(it), admin)
    await desk.done(it)


async def known(desk: Desk, guild: int | None, locale: str) -> list[tuple[str, str]]:
    """Return the ids of the newest seasons of a server, each with its name."""
    seasons = desk.umpire.store.seasons
    rows = [*await seasons.in_guild(ANYWHERE), *await seasons.in_guild(guild or 0, live=False)]
    stored = [await seasons.get(row.id) for row in rows[:25]]
    reader = Reader(locale, ())
    return [(one.season.id, pages.name(reader, one.season.terms)) for one in stored]


async def _here(desk: Desk, it: Interaction, season: str) -> StoredSeason:
    """Return a season of this server, or of all; UnknownSeason, OtherServerSeason."""
    stored = await desk.umpire.store.seasons.get(season)
    if stored.place.guild not in (it.guild_id, ANYWHERE):
        raise OtherServerSeason
    return stored


async def _meant(desk: Desk, it: Interaction, season: str | None) -> StoredSeason:
    """Return the season that was named, else the only one of the server; NoSeason, WhichSeason."""
    if season is None:
        seasons = desk.umpire.store.seasons
        rows = await seasons.in_guild(it.guild_id or 0) or await seasons.in_guild(ANYWHERE)
        if not rows:
            raise NoSeason
        if len(rows) > 1:
            raise WhichSeason
        season = rows[0].id
    return await _here(desk, it, season)


def _own_division(stored: StoredSeason, who: str) -> int:
    divisions = enumerate(stored.season.divisions)
    return next((number for number, ids in divisions if who in ids), 0)


def _terms(desk: Desk, it: Interaction, words: str) -> Terms:
    kind, game, seats, size, pace, once, begins, filled, home = words.split()
    numbers = (int(begins), person(it), it.guild_id or 0, int(filled), home == LETTERS)
    plan = (Form(kind), game, int(seats), int(size), pace, int(once))
    return desk.umpire.seasons.terms(*plan, *numbers)


def _begins(text: str, zone: str, now: int) -> int:
    """Return when a season begins: so many days from now, or at a date and hour; BadSeason."""
    written = text.strip()
    if not written or written.isdecimal():
        return now + int(written[:4] or SOON) * DAY
    try:
        at = dt.datetime.fromisoformat(written)
        return int(at.replace(tzinfo=at.tzinfo or ZoneInfo(zone)).timestamp())
    except (ValueError, OverflowError):
        raise BadSeason(what="start", least=SOONEST // 60, most=LATEST // DAY) from None
