"""The place an interaction comes from, and what may be done there."""

import discord

from cogs.interactions.cog_base import Interaction, abroad
from db.match_rows import GROUP, LETTERS, THREAD, Place
from db.people_and_servers import Guilds
from services.server_settings import NEEDED, MayNotHost, Server, settings


async def opening(
    guilds: Guilds, it: Interaction, near: Place | None = None, home: str = THREAD
) -> tuple[Place, Server]:
    """Return where somebody may open a table, and how their server wants it to be.

    From a DM it is opened `near` another; else it is played by letters there. Where the bot is
    no member, a card stands for it. MayNotHost.
    """
    if abroad(it):
        return Place(None, channel_of(it), locale=str(it.locale), home=GROUP), Server()
    guild = it.guild_id or (near.guild if near else None)
    if guild is None:
        return Place(None, channel_of(it), locale=str(it.locale), home=LETTERS), Server()
    wanted = await settings(guilds, guild)
    if wanted.hosts is not None and not _hosts(it, wanted.hosts):
        raise MayNotHost(role=str(wanted.hosts))
    channel = near.channel if near and it.guild_id is None else channel_of(it)
    server = it.client.get_guild(guild)
    if wanted.lobbies and server and server.get_channel(wanted.lobbies):
        channel = wanted.lobbies
    spoken = wanted.locale or (near.locale if near else str(it.guild_locale or it.locale))
    return Place(guild, channel, locale=spoken, home=home), wanted


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
