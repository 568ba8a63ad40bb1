"""How a server wants to play: its settings, who may open tables, what the bot needs there."""

from dataclasses import dataclass
from typing import Any

import discord

from cogs._desk import Interaction
from db.people import People
from db.rows import Place
from engine.errors import GameError

NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
    "read_message_history",
    "manage_threads",
)
"""The permissions that the bot uses in a channel; it gets along without those from the third on."""
VITAL = NEEDED[:2]


class NoPlace(GameError):
    """A table can be opened in a channel of a server only."""

    message = "error-no-place"


class MayNotHost(GameError):
    """The server lets those with a certain role open tables, and nobody else."""

    message = "error-may-not-host"


class CannotPost(GameError):
    """The bot may not write in a channel."""

    message = "error-cannot-post"


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a server. `lobbies`: the channel for tables, `hosts`: the role of hosts."""

    locale: str | None = None
    pace: int | None = None
    theme: str = "dark"
    palette: str = "standard"
    pictures: bool = True
    lobbies: int | None = None
    hosts: int | None = None


SETTINGS = tuple(Server.__dataclass_fields__)


async def settings(store: People, guild: int) -> Server:
    """Return how a server wants to play."""
    known: dict[str, Any] = await store.guild(guild)
    return Server(**{name: known[name] for name in SETTINGS if name in known})


async def opening(
    store: People, it: Interaction, near: Place | None = None
) -> tuple[Place, Server]:
    """Return where somebody may open a table, and how their server wants it to be.

    From a DM it is opened `near` another. NoPlace outside of servers, MayNotHost.
    """
    guild = it.guild_id or (near.guild if near else None)
    if guild is None:
        raise NoPlace
    wanted = await settings(store, guild)
    if wanted.hosts is not None and not _hosts(it, wanted.hosts):
        raise MayNotHost(role=f"<@&{wanted.hosts}>")
    channel = near.channel if near and it.guild_id is None else channel_of(it)
    server = it.client.get_guild(guild)
    if wanted.lobbies and server and server.get_channel(wanted.lobbies):
        channel = wanted.lobbies
    spoken = wanted.locale or (near.locale if near else str(it.guild_locale or it.locale))
    return Place(guild, channel, locale=spoken), wanted


def channel_of(it: Interaction) -> int:
    """Return the channel that a command is used in; of a thread, the channel it hangs from.

    A forum takes no messages of its own: there the post itself is the channel.
    """
    if isinstance(it.channel, discord.Thread) and not _in_forum(it.channel):
        return it.channel.parent_id
    return it.channel_id or 0


def _in_forum(thread: discord.Thread) -> bool:
    return isinstance(thread.parent, discord.ForumChannel)


def lacking(granted: discord.Permissions) -> list[str]:
    """Return which of the needed permissions are not there."""
    return [name for name in NEEDED if not getattr(granted, name)]


def _hosts(it: Interaction, role: int) -> bool:
    """Tell whether somebody has the role of hosts, or manages the server."""
    if it.permissions.manage_guild:
        return True
    return isinstance(it.user, discord.Member) and it.user.get_role(role) is not None
