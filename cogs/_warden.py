"""What `/admin` does: who may use it, and how matches and settings of a server are changed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import structlog
from discord.app_commands import Choice

from cogs._desk import Desk, Interaction, person
from cogs._ids import ControlId
from cogs._logs import used
from cogs._pages import word
from cogs._servers import SETTINGS, Server, channel_of
from db.outbox import Owed
from db.rows import Stored
from engine.errors import GameError
from engine.match import Status
from render.words import say

log = structlog.get_logger()

MOST_CHOICES = 25
_PLACE = ("channel", "thread", "lobby_message", "board_message", "board_channel")
"""What is remembered of where a match was."""


class NotAdmin(GameError):
    """The person neither manages this server nor runs the bot."""

    message = "error-not-admin"


class ElsewhereMatch(GameError):
    """The match is of another server."""

    message = "error-match-elsewhere"


class NoMatchHere(GameError):
    """No match is named, and the channel does not make plain which is meant."""

    message = "error-no-match-here"


# Who may


async def permit(it: Interaction, stored: Stored | None = None) -> None:
    """Refuse those who may not do this, and log what is done; NotAdmin, ElsewhereMatch.

    Whoever manages a server may do all there, and whoever runs the bot everywhere.
    """
    owner = await allowed(it)
    match = stored.match.id if stored else None
    if not owner and stored is not None and stored.place.guild != it.guild_id:
        log.warning("admin refused", command=used(it), guild=it.guild_id, match=match)
        raise ElsewhereMatch(id=stored.match.id)
    log.info("admin", command=used(it), guild=it.guild_id, match=match)


async def allowed(it: Interaction) -> bool:
    """Refuse who neither manages this server nor runs the bot; return whether they do that.

    NotAdmin.
    """
    if await it.client.is_owner(it.user):
        return True
    if not _manages(it):
        log.warning("admin refused", command=used(it), guild=it.guild_id)
        raise NotAdmin
    return False


def _manages(it: Interaction) -> bool:
    return it.guild_id is not None and it.permissions.manage_guild


# Which match


async def meant(desk: Desk, it: Interaction, match: str | None) -> Stored:
    """Return the match that was named, else that of this thread or the only one of the channel.

    UnknownMatch, NoMatchHere.
    """
    store = desk.host.store
    if match is None:
        found = await store.by_thread(it.channel_id or 0) or await store.in_channel(channel_of(it))
        if len(found) != 1:
            raise NoMatchHere
        match = found[0].id
    return await store.match(match)


async def matches(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete the id of a live match of this server, for those who manage it."""
    if it.guild_id is None or not _manages(it):
        return []
    rows = await it.client.desk.host.store.in_guild(it.guild_id)
    named = [(row.id, f"{say(str(it.locale), f'{word(row.key)}-title')} {row.id}") for row in rows]
    fitting = [(id_, name) for id_, name in named if current.casefold() in name.casefold()]
    return [Choice(name=name, value=id_) for id_, name in fitting[:MOST_CHOICES]]


async def seats(it: Interaction, current: str) -> list[Choice[str]]:
    """Complete a seat of the match that is named, by the name of who sits there."""
    if it.guild_id is None or not _manages(it):
        return []
    desk = it.client.desk
    try:
        stored = await meant(desk, it, it.namespace.match)
    except GameError:
        return []
    if stored.place.guild != it.guild_id:
        return []
    names = await desk.show.names(stored.match, str(it.locale))
    listed = [(str(n), f"{n}: {name}") for n, name in enumerate(names, 1)]
    return [
        Choice(name=name, value=n) for n, name in listed if current.casefold() in name.casefold()
    ]


# Matches


async def move(desk: Desk, stored: Stored, guild: int, channel: int) -> None:
    """Bring a match to another channel: a thread opens there, and the old place says where."""
    match, place = stored.match, stored.place
    lobby = [Owed("lobby", "lobby")] if match.status is Status.LOBBY else []
    here = [] if lobby else [Owed("thread", "open"), Owed("thread", "board")]
    old = {name: getattr(place, name) for name in _PLACE}
    await desk.host.store.place(
        match.id,
        [*lobby, *here, Owed("lobby" if lobby else "thread", "moved", data=old)],
        guild=guild,
        **dict.fromkeys(_PLACE) | {"channel": channel},
        told=_before(stored),
        pinged="{}",
        trouble="",
    )
    await desk.host.store.hurry(match.id)


async def resend(desk: Desk, stored: Stored) -> None:
    """Post a match anew: its lobby, or its board, and each hand to who holds it."""
    match, place, store = stored.match, stored.place, desk.host.store
    if match.status is Status.LOBBY:
        await store.place(match.id, [Owed("lobby", "lobby")], lobby_message=None)
    else:
        owed = [] if place.thread else [Owed("thread", "open")]
        owed.append(Owed("thread", "end" if match.status is Status.OVER else "board"))
        for seat, player in enumerate(match.players):
            if player.computer is None and not player.resigned:
                before = await store.delivery(match.id, seat)
                await store.deliver(match.id, seat, replace(before, digest="", at=0))
                owed.append(Owed(f"dm:{player.id}", "hand", seat))
        await store.place(match.id, owed, told=_before(stored), pinged="{}")
    await store.hurry(match.id)


def _before(stored: Stored) -> int:
    """Return the last entry of a match, which a post made anew tells again."""
    return max(0, min(stored.place.told, stored.match.number - 1))


async def void(desk: Desk, it: Interaction, asked: ControlId, values: Sequence[str]) -> None:
    """Call a match off, as the button after `/admin void` asks."""
    stored = await desk.host.store.match(asked.match)
    await permit(it, stored)
    await desk.steward.void(stored.match.id, person(it))
    desk.worker.kick()
    await desk.say(it, say((await desk.taste(it)).locale, "panel-done"))


# The server


async def set_up(desk: Desk, guild: int, locale: str, changes: dict[str, Any]) -> None:
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
        await desk.host.store.set_guild(guild, **kept)
    if "locale" in kept:
        for row in await desk.host.store.in_guild(guild):
            await desk.host.store.place(row.id, locale=kept["locale"] or locale)
