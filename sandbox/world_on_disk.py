"""The world on disk: one JSON file and a folder of attached files.

Ephemeral messages, and answers the bot still owed, end with the process, as they do when Discord's
client is opened anew.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

from .world import EPHEMERAL, LOADING, Attachment, Channel, Message, User, World

DELAY = 0.5  # seconds between a change and its writing
# fmt: off
_USER = ("id", "name", "locale", "bot", "admin", "dms_open", "member", "installed")
_CHANNEL = ("id", "kind", "name", "parent", "owner", "archived", "locked", "archive_after",
            "changed", "player", "guild", "sent")
_MESSAGE = ("id", "channel", "content", "components", "flags", "kind", "everyone", "edited",
            "nonce", "asked")
_FILE = ("id", "channel", "filename", "content_type", "size", "description", "width", "height")
# fmt: on


class WorldSaver:
    """Writes the world down shortly after each change, and once more at the end."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world, self.path = world, folder / "state.json"
        self._timer: asyncio.TimerHandle | None = None
        world.listeners.append(self._hear)

    def _hear(self, kind: str, thing: Any) -> None:
        if self._timer is None and kind not in ("interaction", "typing", "gateway"):
            try:
                self._timer = asyncio.get_running_loop().call_later(DELAY, self.write)
            except RuntimeError:  # before the server runs; `stop` writes at the latest
                return

    def write(self) -> None:
        """Write everything, and replace the old file only when the new one is complete."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        draft = self.path.with_suffix(".new")
        draft.write_text(json.dumps(dump(self.world)), "utf-8")
        draft.replace(self.path)


def _fields(thing: Any, names: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def dump(world: World) -> dict[str, Any]:
    """Write the world as JSON."""
    kept = [m for m in world.messages.values() if not m.flags & (EPHEMERAL | LOADING)]
    return {
        "version": 1,
        "last": world.last,
        "locale": world.locale,
        "guild": world.guild,
        "application": world.application,
        "bot": world.bot.id,
        "users": [_fields(u, _USER) | {"roles": sorted(u.roles)} for u in world.users.values()],
        "roles": [[role, name] for role, name in world.roles.items()],
        "servers": [[server, name] for server, name in world.servers.items()],
        "channels": [
            _fields(c, _CHANNEL) | {"denied": sorted(c.denied), "members": sorted(c.members)}
            for c in world.channels.values()
        ],
        "messages": [_message(m) for m in kept],
        "files": [_fields(a, _FILE) for a in world.attachments.values()],
        "commands": list(world.commands.values()),
    }


def _message(m: Message) -> dict[str, Any]:
    return _fields(m, _MESSAGE) | {
        "author": m.author.id,
        "mentions": [u.id for u in m.mentions],
        "pinged": sorted(m.pinged),
        "reply_to": m.reply_to,
        "attachments": [a.id for a in m.attachments],
    }


def load(folder: Path, locale: str) -> World:
    """Read the world of a folder, or make a new one there.

    Raises ValueError if what is there cannot be read.
    """
    files = folder / "files"
    files.mkdir(parents=True, exist_ok=True)
    world = World(locale=locale, files=files)
    path = folder / "state.json"
    if not path.exists():
        return world
    try:
        _fill(world, json.loads(path.read_text("utf-8")), files)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(
            f"{path} is no state of this sandbox; move the folder away to begin anew"
        ) from error
    return world


def _fill(world: World, saved: dict[str, Any], files: Path) -> None:
    world.locale = saved["locale"]
    world.guild, world.application = saved["guild"], saved["application"]
    for entry in saved["users"]:
        entry["roles"] = set(entry.get("roles", ()))
    world.users = {entry["id"]: User(**entry) for entry in saved["users"]}
    world.roles = dict(saved.get("roles", ()))
    world.servers = dict(saved.get("servers", ()))
    world.bot = world.users[saved["bot"]]
    for entry in saved["channels"]:
        entry |= {"denied": set(entry["denied"]), "members": set(entry["members"])}
        world.channels[entry["id"]] = Channel(**entry)
    for entry in saved["files"]:
        world.attachments[entry["id"]] = Attachment(**entry, path=files / str(entry["id"]))
    for entry in saved["messages"]:
        _restore(world, entry)
    world.commands = {int(command["id"]): command for command in saved["commands"]}
    world.last = max(saved["last"], world.last)
    _sweep(world, files)


def _restore(world: World, entry: dict[str, Any]) -> None:
    reply = entry.pop("reply_to")
    for gone in ("embeds", "pinned"):  # a folder of an older version has them
        entry.pop(gone, None)
    message = Message(
        **entry
        | {
            "author": world.users[entry["author"]],
            "mentions": [world.users[i] for i in entry["mentions"]],
            "pinged": frozenset(entry["pinged"]),
            "attachments": [world.attachments[i] for i in entry["attachments"]],
        },
        reply_to=tuple(reply) if reply else None,
    )
    world.messages[message.id] = message
    world.channels[message.channel].messages[message.id] = message


def _sweep(world: World, files: Path) -> None:
    """Drop files of messages that did not outlive the process."""
    shown = {file.id for m in world.messages.values() for file in m.attachments}
    for m in world.messages.values():
        shown |= {int(i) for i in _media_ids(m.components)}
    for file_id in set(world.attachments) - shown:
        del world.attachments[file_id]
    for path in files.iterdir():
        if path.name not in {str(i) for i in shown}:
            path.unlink()


def _media_ids(tree: Any) -> list[Any]:
    if isinstance(tree, dict):
        own = [tree["attachment_id"]] if "attachment_id" in tree else []
        return own + [i for value in tree.values() for i in _media_ids(value)]
    if isinstance(tree, list):
        return [i for value in tree for i in _media_ids(value)]
    return []
