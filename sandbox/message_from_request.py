"""Making of a message from a request: files, mentions, component ids, limits."""

import mimetypes
import re
import struct
import time
from pathlib import PurePath
from typing import Any

from . import rest_refusals, undocumented_limits, world as worlds

FILE_LIMIT = 10 * 1024 * 1024
Files = dict[str, tuple[str, bytes]]
_MENTION = re.compile(r"<@!?(\d+)>")
_OURS = re.compile(r"/attachments/\d+/(\d+)/")


def compose(
    world: worlds.World,
    channel: worlds.Channel,
    author: worlds.User,
    body: dict[str, Any],
    files: Files,
    **more: Any,
) -> worlds.Message:
    """Make a message of what was sent, without adding it to its channel yet.

    Raises Refusal 50035 with a sentence for each thing wrong, and 40005 for a file too large.
    """
    flags = (body.get("flags") or 0) & (
        worlds.EPHEMERAL | worlds.SILENT | worlds.V2 | 4
    ) | more.pop("flags", 0)
    message = worlds.Message(
        more.pop("message_id", None) or world.snowflake(), channel.id, author, **more
    )
    message.flags = flags
    message.nonce = body.get("nonce")
    _fill(world, message, body, files)
    message.pinged = _pinged(world, channel, message, body)
    return message


def revise(
    world: worlds.World, message: worlds.Message, body: dict[str, Any], files: Files
) -> None:
    """Change a message by an edit; nobody is pinged by one. Raises as `compose` does."""
    message.flags |= (body.get("flags") or 0) & worlds.V2
    _fill(world, message, body, files)
    message.edited = time.time()


def _fill(world: worlds.World, message: worlds.Message, body: dict[str, Any], files: Files) -> None:
    """Set what the request names, after checking the message it would make."""
    content = message.content if "content" not in body else (body["content"] or "")
    tree = message.components if "components" not in body else (body["components"] or [])
    attachments, new = _attachments(world, message, body, files)
    names = {file.filename for file in attachments}
    wrong = undocumented_limits.message(
        content, tree, message.flags, names, empty_ok=message.loading
    )
    wrong += undocumented_limits.mentions(body.get("allowed_mentions"))
    if body.get("embeds"):
        wrong.append("embeds are not modelled")
    if wrong:
        raise rest_refusals.Refusal(50035, wrong)
    for file in new:
        _store(world, file)
    gone = [file for file in message.attachments if file not in attachments]
    message.attachments = attachments
    message.content = content
    message.components = _resolved(tree, attachments)
    shown = {i.get("attachment_id") for i in undocumented_limits.media_items(message.components)}
    world.discard_files([file for file in gone if file.id not in shown])
    _mentions(world, message, body.get("allowed_mentions"))


def _attachments(
    world: worlds.World, message: worlds.Message, body: dict[str, Any], files: Files
) -> tuple[list[worlds.Attachment], list[worlds.Attachment]]:
    """Return all attachments the message is to have, and those of them that are new."""
    listed = body.get("attachments")
    notes = {str(entry.get("id")): entry for entry in listed or ()}
    kept = message.attachments
    if listed is not None:
        kept = [file for file in message.attachments if str(file.id) in notes]
    new = []
    for part, (filename, data) in files.items():
        note = notes.get(part.removeprefix("files[").removesuffix("]"), {})
        name = PurePath(note.get("filename") or filename).name.replace(" ", "_") or "file"
        if len(data) > FILE_LIMIT:
            raise rest_refusals.Refusal(40005)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        width, height = picture_size(data)
        new.append(
            worlds.Attachment(
                world.snowflake(),
                message.channel,
                name,
                kind,
                len(data),
                note.get("description"),
                width,
                height,
                data,
            )
        )
    if len(kept) + len(new) > 10:
        raise rest_refusals.Refusal(50035, ["more than 10 attachments"])
    return [*kept, *new], new


def _store(world: worlds.World, file: worlds.Attachment) -> None:
    world.attachments[file.id] = file
    if world.files:
        file.path = world.files / str(file.id)
        file.path.write_bytes(file.body or b"")
        file.body = None


def picture_size(data: bytes) -> tuple[int | None, int | None]:
    """Read width and height of a PNG, GIF or extended WebP from its first bytes."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        return struct.unpack(">II", data[16:24])
    if data[:4] == b"GIF8" and len(data) >= 10:
        return struct.unpack("<HH", data[6:10])
    if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        wide, high = (int.from_bytes(data[i : i + 3], "little") + 1 for i in (24, 27))
        return wide, high
    return None, None


def _media(item: dict[str, Any], attachments: list[worlds.Attachment]) -> dict[str, Any]:
    """Replace `attachment://name`, or our own address of a file, by the id of the file."""
    address = item.get("url") or ""
    if address.startswith("attachment://"):
        name = address.removeprefix("attachment://")
        return {"attachment_id": next(f.id for f in reversed(attachments) if f.filename == name)}
    ours = _OURS.search(address)
    return {"attachment_id": int(ours[1])} if ours else {**item}


def _resolved(tree: list[Any], attachments: list[worlds.Attachment]) -> list[Any]:
    """Fill in what Discord fills in: ids, defaults, and which file a picture is."""
    tree = worlds.copied(tree)
    taken = {c["id"] for c in worlds.walk(tree) if c.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for c in worlds.walk(tree):
        for key in [key for key, value in c.items() if value is None]:
            del c[key]
        if not c.get("id"):
            c["id"] = next(free)
        for key, value in _DEFAULTS.get(c["type"], {}).items():
            c.setdefault(key, value)
        if c["type"] == 11 and "attachment_id" not in c["media"]:
            c["media"] = _media(c["media"], attachments)
        elif c["type"] == 12:
            for item in c["items"]:
                item["description"] = item.get("description")
                item["spoiler"] = bool(item.get("spoiler"))
                if "attachment_id" not in item["media"]:
                    item["media"] = _media(item["media"], attachments)
        elif c["type"] == 13 and "attachment_id" not in c["file"]:
            c["file"] = _media(c["file"], attachments)
    return tree


_MENU = {"min_values": 1, "max_values": 1}
_DEFAULTS: dict[int, dict[str, Any]] = {
    **dict.fromkeys((3, 5, 6, 7, 8), _MENU),
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


def _mentions(world: worlds.World, message: worlds.Message, allowed: dict[str, Any] | None) -> None:
    """Resolve who is mentioned: named in a text, and allowed to be."""
    texts = [message.content]
    texts += [c["content"] for c in worlds.walk(message.components) if c["type"] == 10]
    named = dict.fromkeys(int(found) for text in texts for found in _MENTION.findall(text))
    parse = ["users", "roles", "everyone"] if allowed is None else (allowed.get("parse") or [])
    if "users" not in parse:
        listed = {int(one) for one in (allowed or {}).get("users") or ()}
        named = dict.fromkeys(one for one in named if one in listed)
    message.mentions = [world.users[one] for one in named if one in world.users]
    called = any("@everyone" in text or "@here" in text for text in texts)
    message.everyone = called and "everyone" in parse


def _pinged(
    world: worlds.World, channel: worlds.Channel, message: worlds.Message, body: dict[str, Any]
) -> frozenset[int]:
    """Work out whom a new message calls: those mentioned, and whose message it answers."""
    if message.flags & (worlds.SILENT | worlds.EPHEMERAL):
        return frozenset()
    ids = {user.id for user in message.mentions}
    allowed = body.get("allowed_mentions")
    original = world.messages.get(message.reply_to[1]) if message.reply_to else None
    if original and (allowed is None or allowed.get("replied_user")):
        ids.add(original.author.id)
    if message.everyone and worlds.may(world.bot_permissions(channel), "MENTION_EVERYONE"):
        ids |= {user.id for user in world.people}
    if channel.player:
        ids.add(channel.player)
    return frozenset(ids - {message.author.id})
