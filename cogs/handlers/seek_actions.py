"""Handlers of seeks: announce one, sit down at one, withdraw it."""

from cogs.interactions.cog_base import Desk, Interaction, answered_by, in_dm, person
from cogs.pages import Sheet, league_and_tournament_pages, seeks_page as pages
from db import OpenTable, match_rows
from db.seasons import ANYWHERE
from engine import Pace, registry
from engine.seasons import Phase

MOST_SEASONS = 5
"""Leagues and tournaments by letter that a list of those who look for players names."""


async def seek(desk: Desk, it: Interaction, game: str, pace: int, seats: int) -> None:
    """Look for players of a match by letter; 0 stands for the usual pace and the fewest seats."""
    who, locale = person(it), (await desk.taste(it)).locale
    dm = (it.channel_id or 0) if in_dm(it) else (await desk.courier.post.dm(who)).id
    place = match_rows.Place(None, dm, locale=locale, home=match_rows.LETTERS)
    given = Pace(pace) if pace else Pace()
    least = registry.game(game).meta.seats[0]
    number = str(answered_by(it))
    stored = await desk.umpire.seeks.open(who, game, place, given, seats or least, number)
    desk.worker.kick()
    closed = await desk.courier.hello(stored, who, locale)
    await _listed(desk, it, 1, (await desk.reader(it)).say("seek-open"), Sheet(closed))


async def seeks(desk: Desk, it: Interaction, page: int = 1) -> None:
    """Show who looks for players."""
    await _listed(desk, it, page)


async def sit(desk: Desk, it: Interaction, match: str, word: str = "") -> None:
    """Sit down where players are sought; whoever begins a match with it adds to its chance last.

    That is a word, or the number of this answer, as for a host who starts.
    """
    who, reader, number = person(it), await desk.reader(it), str(answered_by(it))
    stored = await desk.umpire.tables.join(match, who, word or number)
    desk.worker.kick()
    closed = await desk.courier.hello(stored, who, reader.locale)
    await desk.say(it, pages.seated(reader, stored.match, number, word), *closed)


async def withdraw(desk: Desk, it: Interaction, match: str) -> None:
    """Look for players no more."""
    await desk.umpire.tables.leave(match, person(it))
    desk.worker.kick()
    await _listed(desk, it, 1, (await desk.reader(it)).say("seek-withdrawn"))


async def _listed(
    desk: Desk, it: Interaction, page: int, note: str = "", more: Sheet | None = None
) -> None:
    """Show the open tables, with a note on what was done."""
    store, who = desk.umpire.store, person(it)
    found = await desk.umpire.seeks.shown_to(who)
    servers = {one.place.guild: _server(it, one) for one in found if not one.wanted}
    found = [one for one in found if one.wanted or servers[one.place.guild]]
    people = {seat for one in found if one.wanted for seat in one.seats}
    known = await store.people.get_all(people)
    company = pages.OpenTablePlayers(
        {id_: known[id_].name for id_ in known},
        await store.reliability.of(people),
        {
            key: await store.results.standings(key, people=people)
            for key in {one.key for one in found}
        },
        {guild: name for guild, name in servers.items() if guild and name},
    )
    reader = await desk.reader(it)
    sheet = pages.seeks(reader, who, found, page, company, note)
    open_ = await store.seasons.in_guild(ANYWHERE) if page == 1 else []
    seasons = [await store.seasons.get(row.id) for row in open_ if row.phase is Phase.OPEN]
    leagues = (
        league_and_tournament_pages.listing(reader, seasons[:MOST_SEASONS], it.guild_id)
        if seasons
        else None
    )
    added = [part for one in (leagues, more) if one for part in one.parts]
    await desk.answer(it, Sheet((*sheet.parts, *added)))


def _server(it: Interaction, one: OpenTable) -> str | None:
    """Return the name of the server of a table, if everybody there sees its channel."""
    guild = it.client.get_guild(one.place.guild or 0)
    channel = guild.get_channel(one.place.channel) if guild else None
    if guild is None or channel is None:
        return None
    return guild.name if channel.permissions_for(guild.default_role).view_channel else None
