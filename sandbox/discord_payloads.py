"""The JSON shapes Discord sends: users, members, channels, messages, the server, commands."""

from typing import Any
from urllib.parse import quote

from . import world as worlds

JSON = dict[str, Any]


def user(u: worlds.User) -> JSON:
    """Write a user."""
    return {
        "id": str(u.id),
        "username": u.name if u.bot else "".join(u.name.lower().split()) or str(u.id),
        "global_name": None if u.bot else u.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "bot": u.bot,
        "primary_guild": None,
    }


def member(world: worlds.World, u: worlds.User, *, permissions: bool = False) -> JSON:
    """Write a member of the server; interactions add the permissions."""
    shape: JSON = {
        "user": user(u),
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "premium_since": None,
        "roles": [str(world.application)] if u.bot else [str(role) for role in sorted(u.roles)],
        "joined_at": worlds.iso(worlds.born(u.id)),
        "flags": 0,
        "pending": False,
        "mute": False,
        "deaf": False,
    }
    if permissions:
        shape["permissions"] = str(world.permissions(u))
    return shape


def channel(world: worlds.World, c: worlds.Channel) -> JSON:
    """Write a channel, thread or DM channel."""
    shape: JSON = {
        "id": str(c.id),
        "type": c.kind,
        "flags": 0,
        "last_message_id": str(next(reversed(c.messages))) if c.messages else None,
    }
    if c.private:
        others = [c.player] if c.player else sorted(c.members)
        shape["recipients"] = [user(world.users[one]) for one in others]
        named = {"name": c.name, "icon": None, "owner_id": str(c.owner)}
        return shape | (named if c.kind == worlds.GROUP else {})
    shape |= {"guild_id": str(c.guild or world.guild), "name": c.name, "rate_limit_per_user": 0}
    if c.kind == worlds.THREAD:
        return shape | _thread(world, c)
    deny = sum(1 << worlds.PERMISSIONS[name] for name in c.denied)
    overwrite = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(deny)}
    return shape | {
        "position": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [overwrite] if deny else [],
    }


def _thread(world: worlds.World, c: worlds.Channel) -> JSON:
    shape: JSON = {
        "parent_id": str(c.parent),
        "owner_id": str(c.owner),
        "message_count": len(c.messages),
        "member_count": len(c.members),
        "total_message_sent": c.sent,
        "thread_metadata": {
            "archived": c.archived,
            "archive_timestamp": worlds.iso(c.changed),
            "auto_archive_duration": c.archive_after,
            "locked": c.locked,
            "create_timestamp": worlds.iso(worlds.born(c.id)),
        },
    }
    if world.bot.id in c.members:
        shape["member"] = thread_member(c, world.bot)
    return shape


def thread_member(c: worlds.Channel, u: worlds.User) -> JSON:
    """Write a member of a thread."""
    return {
        "id": str(c.id),
        "user_id": str(u.id),
        "join_timestamp": worlds.iso(c.changed),
        "flags": 0,
    }


def url(world: worlds.World, a: worlds.Attachment) -> str:
    """Give the address of a file; made anew each time, since the port may change between runs."""
    return f"{world.url}/attachments/{a.channel}/{a.id}/{quote(a.filename)}"


def attachment(world: worlds.World, a: worlds.Attachment) -> JSON:
    """Write an attached file."""
    shape: JSON = {
        "id": str(a.id),
        "filename": a.filename,
        "size": a.size,
        "url": url(world, a),
        "proxy_url": url(world, a),
        "content_type": a.content_type,
    }
    for key in ("width", "height", "description"):
        if getattr(a, key) is not None:
            shape[key] = getattr(a, key)
    return shape


def media(world: worlds.World, item: JSON) -> JSON:
    """Write a picture or file that a component shows; `attachment_id` is what was stored."""
    a = world.attachments.get(int(item.get("attachment_id", 0)))
    if a is None:
        address = item.get("url", "")
        return {"id": "0", "url": address, "proxy_url": address, "width": None, "height": None}
    shape = {
        "id": str(a.id),
        "url": url(world, a),
        "proxy_url": url(world, a),
        "width": a.width,
        "height": a.height,
        "content_type": a.content_type,
        "attachment_id": str(a.id),
    }
    return shape | {"placeholder": "", "loading_state": 2, "flags": 0}


def components(world: worlds.World, tree: list[JSON]) -> list[JSON]:
    """Write the components of a message with the addresses of their pictures."""
    tree = worlds.copied(tree)
    for c in worlds.walk(tree):
        if c["type"] == 11:
            c["media"] = media(world, c["media"])
        elif c["type"] == 12:
            for item in c["items"]:
                item["media"] = media(world, item["media"])
        elif c["type"] == 13:
            a = world.attachments.get(int(c["file"].get("attachment_id", 0)))
            c |= {"name": a.filename if a else None, "size": a.size if a else None}
            c["file"] = media(world, c["file"])
    return tree


def message(world: worlds.World, m: worlds.Message, *, nested: bool = False) -> JSON:
    """Write a message; `nested` leaves out what it replies to."""
    shape: JSON = {
        "id": str(m.id),
        "channel_id": str(m.channel),
        "author": user(m.author),
        "content": m.content,
        "timestamp": worlds.iso(m.created),
        "edited_timestamp": worlds.iso(m.edited) if m.edited else None,
        "tts": False,
        "mention_everyone": m.everyone,
        "mentions": [user(u) for u in m.mentions],
        "mention_roles": [],
        "attachments": [attachment(world, a) for a in m.attachments],
        "embeds": [],
        "components": components(world, m.components),
        "pinned": False,
        "type": m.kind,
        "flags": m.flags,
    }
    if m.nonce is not None:
        shape["nonce"] = m.nonce
    if m.asked is not None:
        shape |= {"application_id": str(world.application), "webhook_id": str(world.application)}
        shape["interaction_metadata"] = m.asked
    if m.id in world.channels and world.channels[m.id].kind == worlds.THREAD:
        shape["thread"] = channel(world, world.channels[m.id])
    if m.reply_to and not nested:
        where, what = m.reply_to
        shape["message_reference"] = {
            "type": 0,
            "channel_id": str(where),
            "message_id": str(what),
            "guild_id": str(world.guild),
        }
        original = world.messages.get(what)
        shape["referenced_message"] = message(world, original, nested=True) if original else None
    return shape


def guild(world: worlds.World) -> JSON:
    """Write the server as REST answers it."""
    owner = next((u.id for u in world.people if u.admin), world.bot.id)
    return {
        "id": str(world.guild),
        "name": "Sandbox",
        "owner_id": str(owner),
        "region": "local",
        "afk_timeout": 300,
        "preferred_locale": world.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": roles(world),
        **dict.fromkeys(_NONE),
        **dict.fromkeys(_ZERO, 0),
        **dict.fromkeys(_LIMITS, 100),
        **dict.fromkeys(_FLAGS, False),
    }


# fmt: off
_NONE = (
    "icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id",
    "afk_channel_id", "system_channel_id", "widget_channel_id", "vanity_url_code", "max_presences",
    "rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id", "incidents_data",
)
_ZERO = (
    "system_channel_flags", "verification_level", "default_message_notifications", "mfa_level",
    "explicit_content_filter", "premium_tier", "premium_subscription_count", "nsfw_level",
)
_LIMITS = ("max_members", "max_stage_video_channel_users", "max_video_channel_users")
_FLAGS = ("widget_enabled", "premium_progress_bar_enabled", "nsfw")
_LISTS = (
    "voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds",
)
# fmt: on


def roles(world: worlds.World) -> list[JSON]:
    """Write the roles: everyone, the bot's own, and those that were added."""
    added = [(role_id, name, 0, 2) for role_id, name in world.roles.items()]
    return [
        {
            "id": str(role_id),
            "name": name,
            "permissions": str(permissions),
            "position": position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": position == 1,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        for role_id, name, permissions, position in (
            (world.guild, "@everyone", worlds.PLAYER_PERMISSIONS, 0),
            (world.application, world.bot.name, worlds.BOT_PERMISSIONS, 1),
            *added,
        )
    ]


def guild_create(world: worlds.World) -> JSON:
    """Write the server as the gateway sends it: with channels, threads and members."""
    known = [c for c in world.channels.values() if not c.private and not c.foreign]
    return {
        **guild(world),
        "unavailable": False,
        "large": False,
        "joined_at": worlds.iso(worlds.born(world.bot.id)),
        "member_count": len(world.members),
        "members": [member(world, u) for u in world.members],
        "channels": [channel(world, c) for c in known if c.kind != worlds.THREAD],
        "threads": [channel(world, c) for c in known if c.kind == worlds.THREAD and not c.archived],
        **{name: [] for name in _LISTS},
    }


def application(world: worlds.World) -> JSON:
    """Write the bot's application; its owner is the owner of the server."""
    owner = next((u for u in world.people if u.admin), world.bot)
    return {
        "id": str(world.application),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": 1,
        "approximate_user_install_count": sum(u.installed for u in world.people),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def command(world: worlds.World, body: JSON, command_id: int) -> JSON:
    """Write a registered command from what the bot sent, without its nulls."""
    needed = body.get("default_member_permissions")
    return body | {
        "id": str(command_id),
        "application_id": str(world.application),
        "version": str(world.snowflake()),
        "default_member_permissions": None if needed is None else str(needed),
        "description": body.get("description") or "",
        "type": body.get("type") or 1,
    }


def without_nulls(value: Any) -> Any:
    """Return JSON data with nothing in it that is null, as Discord keeps commands."""
    if isinstance(value, dict):
        return {
            key: without_nulls(item) if isinstance(item, dict | list) else item
            for key, item in value.items()
            if item is not None
        }
    return [without_nulls(item) for item in value] if isinstance(value, list) else value
