"""Handlers that open tables: a new one, and somebody's first match."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from cogs.interactions import places, which_match
from cogs.interactions.cog_base import Desk, Interaction, abroad, in_dm, person
from cogs.pages import Button, Buttons, page_wording
from cogs.pages.install_links import to_person
from db.match_rows import LETTERS, THREAD, Place
from engine.match import Pace
from render.words.catalogues import say
from services import server_settings
from services.newcomer_match_position import LEAST

FIRST = "magnate"
"""The game of a first match, unless another is wished."""
LOOKS, PAUSE = 20, 0.15
"""How often, and after how many seconds, it is looked whether what was opened is there."""


async def new(
    desk: Desk,
    it: Interaction,
    game: str,
    others: Sequence[discord.User | None],
    pace: Pace,
    private: bool,
    least: int = 0,
    where: str | None = None,
) -> None:
    """Open a table; a pace whose turn is 0 takes that of the server. NoPlace, MayNotHost.

    `where`: the home of its match, a thread if it can be chosen and is not.
    """
    place, server = await places.opening(desk.umpire.store.guilds, it, home=where or THREAD)
    if place.guild is None:
        place.locale = (await desk.taste(it)).locale
    turn = pace.turn or server.pace or Pace().turn
    invited = await which_match.met(desk, [user for user in others if user and user != it.user])
    stored = await desk.umpire.tables.open(
        person(it),
        game,
        place,
        pace=replace(pace, turn=turn),
        invited=invited or ([person(it)] if private else []),
        least=least,
    )
    desk.worker.kick()
    locale = (await desk.taste(it)).locale
    closed = await desk.courier.hello(stored, person(it), locale)
    lines = [say(locale, "lobby-opened", id=stored.match.id)]
    if place.guild is None:
        opened = "lobby-opened-card" if abroad(it) else "lobby-opened-letters"
        lines = [say(locale, opened, id=stored.match.id)]
    if place.channel != places.channel_of(it):
        where = f"<#{place.channel}>"
        lines = [say(locale, "lobby-opened-in", id=stored.match.id, where=where)]
    await desk.say(it, "\n".join(lines), *closed)
    if abroad(it):
        await desk.leave_card(it, stored)


async def first(desk: Desk, it: Interaction, near: str = "", game: str | None = None) -> None:
    """Begin somebody's first match where they are; from a DM where the table `near` was opened.

    Where the bot is not, it is begun in their direct messages, if they can be written to.
    """
    beside = None
    if in_dm(it) and near:
        beside = (await desk.umpire.store.lists.listing(near)).place
    if abroad(it):
        locale = (await desk.taste(it)).locale
        if not await desk.courier.reach(person(it), say(locale, "first-comes")):
            install = Button(say(locale, "help-to-person"), url=to_person(it.application_id))
            await desk.say(it, say(locale, "first-unreached"), Buttons((install,)))
            return
        dm = await desk.courier.post.dm(person(it))
        place, server = Place(None, dm.id, home=LETTERS), server_settings.Server()
    elif it.guild_id is None and beside is None:
        # nobody else plays: the DM will do
        place, server = Place(None, places.channel_of(it), home=LETTERS), server_settings.Server()
    else:
        place, server = await places.opening(desk.umpire.store.guilds, it, beside)
    place = replace(place, locale=(await desk.taste(it)).locale)  # nobody else is to read it
    pace = Pace(server.pace) if server.pace else None
    stored = await desk.umpire.tables.first(person(it), game or FIRST, place, pace)
    await desk.umpire.store.people.update(person(it), guided=stored.match.id)
    desk.worker.kick()
    reader = await desk.reader(it)
    place = await settled(
        desk, stored.match.id, lambda place: bool(place.thread or not place.guild)
    )
    if place.guild:
        message, where = "first-opened", f"<#{place.thread or place.channel}>"
    else:
        message = "first-opened-here" if in_dm(it) else "first-opened-dm"
        where = f"https://discord.com/channels/@me/{place.channel}"
    named = page_wording.title(reader, stored.match)
    await desk.say(it, reader.say(message, game=named, id=stored.match.id, where=where, n=LEAST))


async def settled(desk: Desk, match: str, ready: Callable[[Place], bool]) -> Place:
    """Return the place of a match that has just been opened, once it is ready, or soon anyway."""
    for _ in range(LOOKS):
        place = (await desk.umpire.store.lists.listing(match)).place
        if ready(place):
            return place
        await asyncio.sleep(PAUSE)
    return place
