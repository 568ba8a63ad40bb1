"""REST routes of channels, threads and messages."""

import time

from . import discord_payloads, install_contexts, message_from_request
from .rest_call import Answer, Call
from .rest_refusals import Refusal
from .sandbox_state import ServerContext
from .world import DM, EPHEMERAL, TEXT, THREAD, Channel, Message, may

NONCE_LIFE = 300  # seconds in which Discord recognises a nonce


def reach(box: ServerContext, channel_id: str, *needs: str) -> Channel:
    """Find a channel the bot may use; raises Refusal 10003, 50001 or 50013."""
    channel = box.world.channels.get(int(channel_id))
    if channel is None:
        raise Refusal(10003)
    if channel.foreign:
        raise Refusal(50001)
    if channel.kind == DM:
        return channel
    permissions = box.world.bot_permissions(channel)
    if not box.world.bot.member or not may(permissions, "VIEW_CHANNEL"):
        raise Refusal(50001)
    if not all(may(permissions, name) for name in needs):
        raise Refusal(50013)
    return channel


def _sendable(box: ServerContext, channel_id: str) -> Channel:
    """Find a channel the bot may send to; an archived thread opens again, unless it is locked."""
    channel = reach(box, channel_id)
    if channel.kind == DM:
        user = box.world.users[channel.player or 0]
        if not user.dms_open:
            raise Refusal(50007)
        if not install_contexts.owners(box.world, user, channel):
            raise Refusal(50278)
        return channel
    thread = channel.kind == THREAD
    reach(box, channel_id, "SEND_MESSAGES_IN_THREADS" if thread else "SEND_MESSAGES")
    _not_locked(box, channel)
    return channel


def _not_locked(box: ServerContext, channel: Channel) -> None:
    """Refuse who may not manage a thread that is locked, though it is open."""
    if channel.locked and not may(box.world.bot_permissions(channel), "MANAGE_THREADS"):
        raise Refusal(50083 if channel.archived else 160005)


def find(box: ServerContext, channel: Channel, message_id: str) -> Message:
    """Find a message the bot can see by its channel; raises Refusal 10008."""
    message = channel.messages.get(int(message_id))
    if message is None or message.flags & EPHEMERAL:
        raise Refusal(10008)
    return message


def send(box: ServerContext, call: Call, channel_id: str) -> Answer:
    """Send a message: POST /channels/{id}/messages."""
    world, body = box.world, call.json or {}
    channel = _sendable(box, channel_id)
    if call.files:
        reach(box, channel_id, "ATTACH_FILES")
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        old = world.nonces.get(nonce)  # of any channel, and though it was deleted since
        if old is not None and time.time() - old.created < NONCE_LIFE:
            return 200, discord_payloads.message(world, old)
    reply = body.get("message_reference") or {}
    reply_to = None
    if reply.get("message_id"):
        reply_to = (channel.id, int(reply["message_id"]))
        if reply_to[1] not in channel.messages:
            if reply.get("fail_if_not_exists", True):
                raise Refusal(50035, ["message_reference: Unknown message"])
            reply_to = None
    message = message_from_request.compose(
        world, channel, world.bot, body, call.files, reply_to=reply_to, kind=19 if reply_to else 0
    )
    if channel.archived:
        channel.archived, channel.changed = False, time.time()
        world.emit("channel_edit", channel)
    world.add(message)
    if nonce is not None:
        world.nonces = {
            known: one
            for known, one in world.nonces.items()
            if message.created - one.created < NONCE_LIFE
        } | {nonce: message}
    return 200, discord_payloads.message(world, message)


def edit(box: ServerContext, call: Call, channel_id: str, message_id: str) -> Answer:
    """Change a message of the bot: PATCH /channels/{id}/messages/{id}."""
    channel = reach(box, channel_id)
    message = find(box, channel, message_id)
    if message.author is not box.world.bot:
        raise Refusal(50005)
    _not_archived(channel)
    _not_locked(box, channel)
    message_from_request.revise(box.world, message, call.json or {}, call.files)
    box.world.touch(message)
    return 200, discord_payloads.message(box.world, message)


def _not_archived(channel: Channel) -> None:
    if channel.archived:
        raise Refusal(50083)


def delete(box: ServerContext, call: Call, channel_id: str, message_id: str) -> Answer:
    """Delete a message: DELETE /channels/{id}/messages/{id}."""
    channel = reach(box, channel_id)
    message = find(box, channel, message_id)
    if message.author is not box.world.bot:
        reach(box, channel_id, "MANAGE_MESSAGES")
    _not_archived(channel)
    box.world.remove(message)
    return 204, None


def get_message(box: ServerContext, call: Call, channel_id: str, message_id: str) -> Answer:
    """Read a message: GET /channels/{id}/messages/{id}."""
    channel = reach(box, channel_id, "READ_MESSAGE_HISTORY")
    return 200, discord_payloads.message(box.world, find(box, channel, message_id))


def history(box: ServerContext, call: Call, channel_id: str) -> Answer:
    """Read messages, the newest first: GET /channels/{id}/messages."""
    channel = reach(box, channel_id)
    if channel.kind != DM and not may(box.world.bot_permissions(channel), "READ_MESSAGE_HISTORY"):
        return 200, []
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise Refusal(50035, ["limit: 1 to 100"])
    known = [m for m in channel.messages.values() if not m.flags & EPHEMERAL]
    if "before" in call.query:
        known = [m for m in known if m.id < int(call.query["before"])][-limit:]
    elif "after" in call.query:
        known = [m for m in known if m.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = int(call.query["around"])
        before = [m for m in known if m.id < middle][-(limit // 2) or len(known) :]
        known = [*before, *(m for m in known if m.id >= middle)][:limit]
    return 200, [discord_payloads.message(box.world, m) for m in reversed(known[-limit:])]


def typing(box: ServerContext, call: Call, channel_id: str) -> Answer:
    """Show that the bot writes: POST /channels/{id}/typing."""
    channel = _sendable(box, channel_id)
    _not_archived(channel)
    box.world.emit("typing", channel)
    return 204, None


def get(box: ServerContext, call: Call, channel_id: str) -> Answer:
    """Read a channel: GET /channels/{id}."""
    return 200, discord_payloads.channel(box.world, reach(box, channel_id))


def change(box: ServerContext, call: Call, channel_id: str) -> Answer:
    """Change a channel or thread: PATCH /channels/{id}."""
    channel, body = reach(box, channel_id), call.json or {}
    if channel.kind == DM:
        raise Refusal(50024)
    if channel.kind == TEXT:
        raise Refusal(50013)  # the bot has no right to manage channels
    manages = may(box.world.bot_permissions(channel), "MANAGE_THREADS")
    owns = channel.owner == box.world.bot.id
    if channel.locked and not manages:
        raise Refusal(50083)
    if ("locked" in body and body["locked"] != channel.locked and not manages) or not (
        owns or manages
    ):
        raise Refusal(50013)
    if channel.archived and body.get("archived", True) and set(body) - {"archived", "locked"}:
        raise Refusal(50083)
    channel.name = body.get("name") or channel.name
    channel.locked = bool(body.get("locked", channel.locked))
    channel.archive_after = body.get("auto_archive_duration") or channel.archive_after
    if body.get("archived") not in (None, channel.archived):
        channel.archived, channel.changed = body["archived"], time.time()
    box.world.emit("channel_edit", channel)
    return 200, discord_payloads.channel(box.world, channel)


def remove(box: ServerContext, call: Call, channel_id: str) -> Answer:
    """Delete a thread: DELETE /channels/{id}."""
    channel = reach(box, channel_id)
    if channel.kind != THREAD:
        raise Refusal(50013)
    reach(box, channel_id, "MANAGE_THREADS")
    shape = discord_payloads.channel(box.world, channel)
    box.world.remove_channel(channel)
    return 200, shape


def start_thread(
    box: ServerContext, call: Call, channel_id: str, message_id: str | None = None
) -> Answer:
    """Start a public thread, of a message or alone: POST /channels/{id}[/messages/{id}]/threads."""
    channel, body = reach(box, channel_id, "CREATE_PUBLIC_THREADS"), call.json or {}
    if channel.kind != TEXT:
        raise Refusal(50024)
    start = find(box, channel, message_id) if message_id else None
    if start and start.id in box.world.channels:
        raise Refusal(160004)
    if not start and body.get("type", 12) != THREAD:
        raise Refusal(50024)  # private threads are not modelled
    thread = box.world.add_channel(
        THREAD,
        body["name"],
        channel_id=start.id if start else None,
        parent=channel.id,
        owner=box.world.bot.id,
        archive_after=body.get("auto_archive_duration") or 1440,
        members={box.world.bot.id},
    )
    if start:
        box.world.touch(start)
    return 201, discord_payloads.channel(box.world, thread)


def open_dm(box: ServerContext, call: Call) -> Answer:
    """Open the DMs with someone: POST /users/@me/channels. A closed DM refuses only the message."""
    user = box.world.users.get(int((call.json or {}).get("recipient_id") or 0))
    if user is None or user.bot:
        raise Refusal(50033)
    return 200, discord_payloads.channel(box.world, box.world.dm(user))
