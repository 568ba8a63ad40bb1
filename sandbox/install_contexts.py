"""Contexts and installs of the app, and assumptions that no document of Discord confirms."""

from dataclasses import dataclass
from typing import Any

from .world import PERMISSIONS, Channel, User, World

SERVER, BOT_DM, BETWEEN_PEOPLE = 0, 1, 2
TO_SERVER, TO_USER = "0", "1"
MOST_FOLLOWUPS = 5  # of an interaction where nobody but a user has installed the app
_AT_HAND = ("ATTACH_FILES", "EMBED_LINKS", "MENTION_EVERYONE")

Owners = dict[str, str]


@dataclass(slots=True)
class Assumptions:
    """What Discord does where the bot is not, as far as no document says it; a test plays either.

    `strangers_press`: a press works for somebody who has not installed the app.
    `mentions_ring`: a message of the app calls whom it mentions.
    `edits_bring_pictures`: a message that is edited may get another picture each time.
    """

    strangers_press: bool = True
    mentions_ring: bool = True
    edits_bring_pictures: bool = True


def context(channel: Channel) -> int:
    """Return the context of an interaction in a channel."""
    if not channel.private:
        return SERVER
    return BETWEEN_PEOPLE if channel.player is None else BOT_DM


def owners(world: World, user: User, channel: Channel) -> Owners:
    """Return for whom the app is installed, of those whose install counts in a channel."""
    found: Owners = {}
    if not channel.foreign and world.bot.member:
        if not channel.private:
            found[TO_SERVER] = str(world.guild)
        elif user.member:
            found[TO_SERVER] = "0"
    if user.installed:
        found[TO_USER] = str(user.id)
    return found


def authorizing(world: World, command: dict[str, Any], user: User, channel: Channel) -> Owners:
    """Return the installs by which somebody may use a command in a channel; none: they may not."""
    types = [str(one) for one in command.get("integration_types") or world.installable]
    contexts = command.get("contexts")
    if contexts is None:
        contexts = [0, 1, 2] if command.get("dm_permission", True) else [0]
    if context(channel) not in contexts:
        return {}
    return {key: one for key, one in owners(world, user, channel).items() if key in types}


def permissions(world: World, channel: Channel) -> int:
    """Return what the app may do in answer to an interaction in a channel."""
    if not channel.private and not channel.foreign:
        return world.bot_permissions(channel)
    names = _AT_HAND if channel.foreign else (*_AT_HAND, "USE_EXTERNAL_EMOJIS")
    return sum(1 << PERMISSIONS[name] for name in names)
