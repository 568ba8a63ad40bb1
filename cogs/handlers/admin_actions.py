"""Handlers for those who manage a server or run the bot: matches, settings, health."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
import structlog

from cogs.handlers.match_relocation import before, moved
from cogs.interactions import Desk, Interaction, person, places, which_match
from cogs.pages import admin_pages as pages
from db import Listing, OutboxRow, Store, Stored, transactions
from engine import Status, errors
from languages import ORIGINAL
from services.server_settings import SETTINGS, VITAL, CannotPost, NoPlace, Server, settings
from services.watch.health_endpoint import PATIENCE, ages
from services.watch.structured_logging import during, used

log = structlog.get_logger()


class NotAdmin(errors.GameError):
    """The person neither manages this server nor runs the bot."""


class ElsewhereMatch(errors.GameError):
    """The match is of another server."""


class NoMatchHere(errors.GameError):
    """No match is named, and the channel does not make plain which is meant."""


# Who may


async def permit(it: Interaction, match: Listing | None = None) -> None:
    """Refuse those who may not do this, and log what is done; NotAdmin, ElsewhereMatch.

    Whoever manages a server may do all there, and whoever runs the bot everywhere.
    """
    owner = await allowed(it)
    named = match.id if match else None
    if not owner and match is not None and match.place.guild != it.guild_id:
        log.warning("admin refused", command=used(it), guild=it.guild_id, match=named)
        raise ElsewhereMatch(id=match.id)
    log.info("admin", command=used(it), guild=it.guild_id, match=named)


async def allowed(it: Interaction) -> bool:
    """Refuse who neither manages this server nor runs the bot; return whether they do that.

    NotAdmin.
    """
    if await it.client.is_owner(it.user):
        return True
    if not manages(it):
        log.warning("admin refused", command=used(it), guild=it.guild_id)
        raise NotAdmin
    return False


def manages(it: Interaction) -> bool:
    """Tell whether somebody manages the server that they are in."""
    return it.guild_id is not None and it.permissions.manage_guild


# Which match


async def meant(desk: Desk, it: Interaction, match: str | None) -> Listing:
    """Return the match that was named, else that of this thread or the only one of the channel.

    UnknownMatch, NoMatchHere.
    """
    store = desk.umpire.store
    if match is not None:
        return await store.lists.listing(match)
    found = await store.lists.by_thread(it.channel_id or 0) or await store.lists.in_channel(
        places.channel_of(it)
    )
    if len(found) != 1:
        raise NoMatchHere
    return found[0]


async def listed(desk: Desk, it: Interaction, match: str | None) -> Listing:
    """Return the match that is meant, read or not, if the person may do something about it.

    NotAdmin, UnknownMatch, NoMatchHere, ElsewhereMatch.
    """
    await allowed(it)
    row = await meant(desk, it, match)
    during(match=row.id)
    await permit(it, row)
    return row


async def ours(desk: Desk, it: Interaction, match: str | None) -> Stored:
    """Return the match that is meant as `listed` does; Unreadable."""
    return await desk.umpire.store.match((await listed(desk, it, match)).id)


# Matches


async def pause(desk: Desk, it: Interaction, match: str | None) -> None:
    """Stop the clocks of a match; it takes no moves until it is resumed."""
    stored = await ours(desk, it, match)
    await desk.steward.pause(stored.match.id, person(it))
    await desk.done(it)


async def resume(desk: Desk, it: Interaction, match: str | None) -> None:
    """Let a match that was paused go on."""
    stored = await ours(desk, it, match)
    await desk.steward.resume(stored.match.id, person(it))
    await desk.done(it)


async def ask_to_void(desk: Desk, it: Interaction, match: str | None) -> None:
    """Ask whether a match is to be called off."""
    row = await listed(desk, it, match)
    await desk.answer(it, pages.void(await desk.reader(it), row))


async def void(desk: Desk, it: Interaction, match: str) -> None:
    """Call a match off; its host may as well if it cannot be read."""
    row = await desk.umpire.store.lists.listing(match)
    if row.readable or row.host != person(it):
        await permit(it, row)
    await desk.steward.void(row.id, person(it))
    await desk.done(it)


async def move(
    desk: Desk, it: Interaction, match: str | None, channel: discord.TextChannel
) -> None:
    """Bring a match to another channel; CannotPost."""
    stored = await ours(desk, it, match)
    if set(places.lacking(channel.permissions_for(channel.guild.me))) & set(VITAL):
        raise CannotPost(where=str(channel.id))
    await moved(desk, stored, replace(stored.place, guild=channel.guild.id, channel=channel.id))
    await desk.done(it)


async def replace_player(
    desk: Desk, it: Interaction, match: str | None, seat: str, newcomer: discord.User | None
) -> None:
    """Look for somebody new for a seat, counted from 1; BadOption."""
    stored = await ours(desk, it, match)
    players = stored.match.players
    if not seat.isdecimal() or not 1 <= int(seat) <= len(players):
        raise errors.BadOption(option="seat", value=seat)
    (invited,) = await which_match.met(desk, [newcomer]) if newcomer else ("",)
    leaver = players[int(seat) - 1].id
    await desk.steward.offer(stored.match.id, person(it), leaver, invited, admin=True)
    await desk.done(it)


async def resend(desk: Desk, it: Interaction, match: str | None) -> None:
    """Post a match anew: its lobby, or its board, and each hand to who holds it."""
    await _resent(desk, await ours(desk, it, match))
    await desk.done(it)


async def _resent(desk: Desk, stored: Stored) -> None:
    """Post a match anew: its lobby, or its board, and each hand to who holds it."""
    match, place, store = stored.match, stored.place, desk.umpire.store
    if match.status is Status.LOBBY:
        await store.outbox.owe(
            match.id, [OutboxRow("lobby", "lobby", data={"instead": place.lobby_message})]
        )
    else:
        owed = [] if place.thread else [OutboxRow("thread", "open")]
        owed.append(OutboxRow("thread", "end" if match.status is Status.OVER else "board"))
        for seat, player in enumerate(match.players):
            if player.computer is None and not player.resigned:
                kept = await store.deliveries.get(match.id, seat)
                await store.deliveries.save(match.id, seat, replace(kept, digest="", at=0))
                owed.append(OutboxRow(f"dm:{player.id}", "hand", seat))
        await store.place(match.id, owed, told=before(stored), pinged="{}")
    await store.outbox.hurry(match.id)


# The server


async def revive(desk: Desk, it: Interaction) -> None:
    """Let what has failed too often be tried again."""
    await permit(it)
    await desk.umpire.store.outbox.revive()
    await desk.done(it)


async def health(desk: Desk, it: Interaction) -> None:
    """Tell how the bot is."""
    await permit(it)
    reader, store = await desk.reader(it), desk.umpire.store
    found = pages.Health(it.client.latency, ages(time.time()))
    try:
        async with asyncio.timeout(PATIENCE):
            found = replace(
                found,
                owed=await store.outbox.backlog(),
                here=await store.lists.counts(guild=it.guild_id),
                everywhere=await store.lists.counts(),
                unreadable=await _unreadable(store, it.guild_id),
            )
    except transactions.FAULTS:
        log.warning("database does not answer")
    await desk.answer(it, pages.health(reader, found))


async def _unreadable(store: Store, guild: int | None) -> list[str]:
    rows = await store.lists.in_guild(guild) if guild else []
    return [row.id for row in rows if not row.readable]


async def check(desk: Desk, it: Interaction, channel: discord.TextChannel | None) -> None:
    """Tell which permissions the bot lacks in a channel, and what for."""
    await permit(it)
    granted = it.app_permissions
    if channel is not None:
        granted = channel.permissions_for(channel.guild.me)
    where = channel.id if channel else it.channel_id or 0
    await desk.answer(it, pages.rights(await desk.reader(it), where, places.lacking(granted)))


async def set_up(desk: Desk, it: Interaction, changes: Mapping[str, Any]) -> None:
    """Show the settings of the server, with those that are given changed; NoPlace."""
    await permit(it)
    if it.guild_id is None:
        raise NoPlace
    await _set_up(desk, it.guild_id, str(it.guild_locale or ORIGINAL), changes)
    server = await settings(desk.umpire.store.guilds, it.guild_id)
    await desk.answer(it, pages.settings(await desk.reader(it), server))


async def _set_up(desk: Desk, guild: int, locale: str, changes: Mapping[str, Any]) -> None:
    """Change settings of a server; the language is that of its live matches at once.

    `locale`: the language that Discord says the server speaks.
    """
    kept, default = dict(changes), Server()
    if kept.get("locale") == "server":
        kept["locale"] = None
    if kept.get("hosts") == guild:  # the role that everybody has
        kept["hosts"] = None
    for name in SETTINGS:
        if name in kept and kept[name] == getattr(default, name):
            kept[name] = None
    if kept:
        await desk.umpire.store.guilds.update(guild, **kept)
    if "locale" in kept:
        for row in await desk.umpire.store.lists.in_guild(guild):
            await desk.umpire.store.place(row.id, locale=kept["locale"] or locale)
