"""State of the stand-in: users, channels, messages, commands, and notification of changes.

Apart from the wire on purpose: REST, gateway, page and tests all read and change this one world,
and each of them listens to `World.emit` for what the others did.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

EPOCH = 1_420_070_400_000
EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
TEXT, DM, GROUP, THREAD = 0, 1, 3, 11
EPHEMERALS = 500  # kept of a player in one channel

# fmt: off
PERMISSIONS = {
    "ADMINISTRATOR": 3, "MANAGE_CHANNELS": 4, "MANAGE_GUILD": 5, "ADD_REACTIONS": 6,
    "VIEW_CHANNEL": 10, "SEND_MESSAGES": 11, "MANAGE_MESSAGES": 13, "EMBED_LINKS": 14,
    "ATTACH_FILES": 15,
    "READ_MESSAGE_HISTORY": 16, "MENTION_EVERYONE": 17, "USE_EXTERNAL_EMOJIS": 18,
    "USE_APPLICATION_COMMANDS": 31, "MANAGE_THREADS": 34, "CREATE_PUBLIC_THREADS": 35,
    "SEND_MESSAGES_IN_THREADS": 38, "USE_EXTERNAL_APPS": 50, "PIN_MESSAGES": 51,
}
# fmt: on
EVERYTHING = sum(1 << bit for bit in PERMISSIONS.values())
_FOR_MODERATORS = ("ADMINISTRATOR", "MANAGE_CHANNELS", "MANAGE_GUILD", "MENTION_EVERYONE")
BOT_PERMISSIONS = EVERYTHING - sum(1 << PERMISSIONS[name] for name in _FOR_MODERATORS)
PLAYER_PERMISSIONS = BOT_PERMISSIONS - sum(
    1 << PERMISSIONS[name] for name in ("MANAGE_MESSAGES", "MANAGE_THREADS", "PIN_MESSAGES")
)

Component = dict[str, Any]


def walk(components: Any) -> Iterator[Component]:
    """Yield every component of a tree, parents first; what is not a component is left out."""
    for one in components if isinstance(components, list) else ():
        if isinstance(one, dict):
            yield one
            if "components" in one:
                yield from walk(one["components"])
            for key in ("accessory", "component"):
                if key in one:
                    yield from walk([one[key]])


def copied(tree: Any) -> Any:
    """Return a copy of JSON in which nothing is shared."""
    if isinstance(tree, dict):
        return {key: copied(value) for key, value in tree.items()}
    return [copied(one) for one in tree] if isinstance(tree, list) else tree


@dataclass(slots=True, eq=False)
class User:
    """A person, or the bot itself; `member` of the server, with `roles` of it.

    `installed`: they have installed the app for themselves.
    """

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    admin: bool = False
    dms_open: bool = True
    member: bool = True
    installed: bool = False
    roles: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Attachment:
    """A file of a message; its bytes are in memory, or in a file if the world is kept on disk."""

    id: int
    channel: int
    filename: str
    content_type: str
    size: int
    description: str | None = None
    width: int | None = None
    height: int | None = None
    body: bytes | None = field(default=None, repr=False)
    path: Path | None = None

    @property
    def data(self) -> bytes:
        """Read the bytes."""
        if self.body is not None:
            return self.body
        return self.path.read_bytes() if self.path else b""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a message, as its reader sees it."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None = None
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of a message; `options` are (label, value), empty for a user menu."""

    custom_id: str
    placeholder: str
    kind: int
    options: tuple[tuple[str, str], ...]
    min_values: int
    max_values: int
    disabled: bool
    default: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Message:
    """A message in its newest state; the record lives on after the message was deleted."""

    id: int
    channel: int
    author: User
    content: str = ""
    components: list[Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    mentions: list[User] = field(default_factory=list)
    pinged: frozenset[int] = frozenset()
    everyone: bool = False
    edited: float | None = None
    nonce: str | int | None = None
    reply_to: tuple[int, int] | None = None
    viewer: int | None = None
    asked: dict[str, Any] | None = None
    deleted: bool = False
    revision: int = 0

    @property
    def created(self) -> float:
        """Tell when it was sent, in seconds since 1970."""
        return born(self.id)

    @property
    def ephemeral(self) -> bool:
        """Tell whether one player alone sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Tell whether it is still the "thinking" of a deferred answer."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """Join every text a reader sees: content, text displays."""
        shown = (c["content"] for c in walk(self.components) if c["type"] == 10)
        return "\n".join(filter(None, (self.content, *shown)))

    @property
    def buttons(self) -> list[Button]:
        """List the buttons in reading order."""
        return [
            Button(
                c.get("label") or "",
                c.get("custom_id"),
                c["style"],
                c.get("disabled", False),
                c.get("url"),
                (c.get("emoji") or {}).get("name"),
            )
            for c in walk(self.components)
            if c["type"] == 2
        ]

    @property
    def selects(self) -> list[Select]:
        """List the menus in reading order."""
        return [
            select(c) for c in walk(self.components) if c["type"] in range(3, 9) and c["type"] != 4
        ]

    @property
    def alts(self) -> list[str]:
        """List the alt texts: of the pictures shown by components, then of the attached files."""
        found = [c.get("description") for c in walk(self.components) if c["type"] == 11]
        for c in walk(self.components):
            found += [item.get("description") for item in c.get("items", ())]
        found += [file.description for file in self.attachments]
        return list(dict.fromkeys(text for text in found if text))


def select(c: Component) -> Select:
    """Read a menu from its component."""
    options = c.get("options", ())
    return Select(
        c["custom_id"],
        c.get("placeholder") or "",
        c["type"],
        tuple((o["label"], o["value"]) for o in options),
        c.get("min_values", 1),
        c.get("max_values", 1),
        c.get("disabled", False),
        tuple(o["value"] for o in options if o.get("default")),
    )


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a public thread, the DMs of a player with the bot, or a place without it.

    Those are the channels of another server, `guild`, and groups and DMs between its `members`.
    """

    id: int
    kind: int
    name: str
    parent: int | None = None
    owner: int | None = None
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    changed: float = 0.0
    player: int | None = None
    guild: int | None = None
    denied: set[str] = field(default_factory=set)
    members: set[int] = field(default_factory=set)
    sent: int = 0
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def private(self) -> bool:
        """Tell whether it belongs to no server."""
        return self.kind in (DM, GROUP)

    @property
    def foreign(self) -> bool:
        """Tell whether the bot is not there: it can answer an interaction, and nothing else."""
        return self.guild is not None or (self.private and self.player is None)


class World:
    """Everything the stand-in remembers, and its listeners."""

    def __init__(self, *, locale: str = "en-US", files: Path | None = None) -> None:
        self.url = ""
        self.locale = locale
        self.files = files
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.nonces: dict[str | int, Message] = {}
        self.attachments: dict[int, Attachment] = {}
        self.commands: dict[int, dict[str, Any]] = {}
        self.roles: dict[int, str] = {}
        self.servers: dict[int, str] = {}
        self.installable = [0, 1]
        self.listeners: list[Callable[[str, Any], None]] = []
        self.last = 0
        self.guild = self.snowflake()
        self.application = self.snowflake()
        self.bot = self.add_user("Conclave", bot=True)

    def snowflake(self) -> int:
        """Make the next id: larger than each before, its time the present one."""
        self.last = max(self.last + 1, (int(time.time() * 1000) - EPOCH) << 22)
        return self.last

    def emit(self, kind: str, thing: Any = None) -> None:
        """Tell every listener what happened; `kind` is named in `gateway.EVENTS` or in `web`."""
        for listener in self.listeners:
            listener(kind, thing)

    def add_user(self, name: str, *, bot: bool = False) -> User:
        """Add a person or the bot; the first person is the owner of server and application."""
        first = not bot and all(user.bot for user in self.users.values())
        user = User(self.snowflake(), name, "en-US", bot, admin=first)
        self.users[user.id] = user
        self.emit("user", user)
        return user

    @property
    def people(self) -> list[User]:
        """List the players."""
        return [user for user in self.users.values() if not user.bot]

    @property
    def members(self) -> list[User]:
        """List those who are on the server."""
        return [user for user in self.users.values() if user.member]

    def add_role(self, name: str) -> int:
        """Add a role that permits nothing by itself, and return its id."""
        role = self.snowflake()
        self.roles[role] = name
        self.emit("role", role)
        return role

    def add_server(self, name: str) -> int:
        """Add a server without the bot, and return its id."""
        server = self.snowflake()
        self.servers[server] = name
        return server

    def add_channel(self, kind: int, name: str, **more: Any) -> Channel:
        """Add a channel, thread, group or DM channel and tell everyone."""
        channel_id = more.pop("channel_id", None) or self.snowflake()
        channel = Channel(channel_id, kind, name, changed=time.time(), **more)
        self.channels[channel.id] = channel
        self.emit("channel", channel)
        return channel

    def dm(self, user: User) -> Channel:
        """Find the DM channel of a player, or open it."""
        for channel in self.channels.values():
            if channel.player == user.id:
                return channel
        return self.add_channel(DM, user.name, player=user.id)

    def add(self, message: Message) -> None:
        """Put a new message into its channel and tell everyone."""
        channel = self.channels[message.channel]
        channel.messages[message.id] = message
        channel.sent += 1
        if message.viewer is not None:
            self._forget(channel, message.viewer)
        self.messages[message.id] = message
        self.emit("message", message)

    def _forget(self, channel: Channel, viewer: int) -> None:
        """Drop the oldest of too many ephemeral messages, as a client does when it starts anew."""
        own = [m for m in channel.messages.values() if m.viewer == viewer]
        for message in own[:-EPHEMERALS]:
            self.remove(message)

    def touch(self, message: Message) -> None:
        """Tell everyone that a message changed."""
        message.revision += 1
        self.emit("edit", message)

    def remove(self, message: Message) -> None:
        """Delete a message; its record stays with those who hold it."""
        message.deleted = True
        message.revision += 1
        self.messages.pop(message.id, None)
        channel = self.channels.get(message.channel)
        if channel:
            channel.messages.pop(message.id, None)
        self.discard_files(message.attachments)
        self.emit("delete", message)

    def discard_files(self, attachments: list[Attachment]) -> None:
        """Forget files which no message shows any longer; a test's record keeps its bytes."""
        for file in attachments:
            self.attachments.pop(file.id, None)
            if file.path:
                file.path.unlink(missing_ok=True)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its messages and threads."""
        for thread in [c for c in self.channels.values() if c.parent == channel.id]:
            self.remove_channel(thread)
        for message in list(channel.messages.values()):
            message.deleted = True
            self.messages.pop(message.id, None)
            self.discard_files(message.attachments)
        del self.channels[channel.id]
        self.emit("channel_delete", channel)

    def bot_permissions(self, channel: Channel) -> int:
        """Compute what the bot may do in a channel; a thread has the rights of its parent."""
        denied = set(channel.denied)
        if channel.parent in self.channels:
            denied |= self.channels[channel.parent].denied
        return BOT_PERMISSIONS & ~sum(1 << PERMISSIONS[name] for name in denied)

    def permissions(self, user: User) -> int:
        """Compute what a person may do on the server."""
        if user.bot:
            return BOT_PERMISSIONS
        return EVERYTHING if user.admin else PLAYER_PERMISSIONS


def may(permissions: int, name: str) -> bool:
    """Tell whether a permission is among those granted."""
    return bool(permissions >> PERMISSIONS[name] & 1)


def born(snowflake: int) -> float:
    """Read the time in an id, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH) / 1000


def iso(seconds: float) -> str:
    """Write a time as Discord does."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
