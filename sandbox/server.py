"""The sandbox itself: a server on loopback with REST, gateway and page; the handle tests hold."""
# ruff: noqa: ASYNC109
# A test says at each call how long it waits.

from __future__ import annotations

import socket
import time
from collections.abc import Sequence
from pathlib import Path

from aiohttp import web

from . import interaction_routes, openapi_check, page_server, rest_api, sandbox_state, world_on_disk
from .gateway import GatewayConnection
from .simulated_player import Hands, Player
from .world import DM, GROUP, PERMISSIONS, TEXT, THREAD, Channel, Message, User, World


class Sandbox(sandbox_state.ServerContext):
    """A stand-in for Discord.

    `state` is a folder in which channels, messages, files and users outlive the process. `check`
    compares every request and answer with Discord's OpenAPI description, where that file is at
    hand. `languages` are those that players may choose. `elsewhere`: there are a group of all
    players, and a server without the bot. Raises ValueError if `host` is not
    loopback.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        fallback_port: bool = False,
        state: Path | str | None = None,
        deadline: float = 3.0,
        check: bool = True,
        locale: str = page_server.ENGLISH.locale,
        languages: Sequence[page_server.PlayerLanguage] = (page_server.ENGLISH,),
        players: tuple[str, ...] = ("Ada", "Bruno"),
        shards: int = 1,
        elsewhere: bool = False,
    ) -> None:
        if not page_server.is_loopback(host):
            raise ValueError(f"the sandbox listens on loopback only, not on {host!r}")
        self.host, self.port, self.fallback_port = host, port, fallback_port
        self.folder = Path(state) if state is not None else None
        self._keeper: world_on_disk.WorldSaver | None = None
        if self.folder is None:
            world = World(locale=locale)
        else:
            world = world_on_disk.load(self.folder, locale)
            self._keeper = world_on_disk.WorldSaver(world, self.folder)
        _furnish(world, players)
        world.url = self.url
        openapi = openapi_check.shared() if check else None
        super().__init__(world, deadline=deadline, check=openapi, shards=shards)
        self.hands = Hands(self)
        if elsewhere and not any(c.foreign for c in world.channels.values()):
            self.add_foreign(*self.users)
            self.add_group(*self.users)
        self.page = page_server.Page(self, self.hands, languages)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen; with `fallback_port` a port that is taken is replaced by a free one."""
        app = web.Application(middlewares=[page_server.guard], client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", rest_api.BASE + "/{path:.*}", self._rest)
        app.router.add_get("/gateway", self.wire.serve)
        app.router.add_get("/gateway/", self.wire.serve)
        self.page.routes(app)
        sock = _listen(self.host, self.port, fallback=self.fallback_port)
        self.port = sock.getsockname()[1]
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        self.world.url = self.url
        if self._keeper:
            self._keeper.write()  # the ids are on disk before a bot can remember them
        await web.SockSite(self._runner, sock).start()

    async def stop(self) -> None:
        """End every connection and write down what is to be kept."""
        await self.wire.close()
        await self.page.close()
        await self.poster.close()
        for it in self.interactions.values():
            if it.timer:
                it.timer.cancel()
        if self._runner:
            await self._runner.cleanup()
        if self._keeper:
            self._keeper.write()

    def give_up(self) -> None:
        """Let the time be over of all that nobody has acknowledged yet: who heard of it is gone."""
        for it in self.interactions.values():
            if it.timer:
                it.timer.cancel()
            interaction_routes.expire(it)

    async def _rest(self, request: web.Request) -> web.Response:
        return await rest_api.serve(self, request)

    @property
    def gateway(self) -> str:
        """Return the address for `DiscordWebSocket.DEFAULT_GATEWAY` (as text)."""
        return self.wire.address

    @property
    def url(self) -> str:
        """Return the address of the page."""
        return f"http://{_bracketed(self.host)}:{self.port}"

    @property
    def api(self) -> str:
        """Return the address for `discord.http.Route.BASE`."""
        return self.url + rest_api.BASE

    @property
    def application_id(self) -> int:
        """Return the id of the application."""
        return self.world.application

    @property
    def bot_id(self) -> int:
        """Return the id of the bot's user."""
        return self.world.bot.id

    @property
    def guild(self) -> int:
        """Return the id of the server."""
        return self.world.guild

    @property
    def connected(self) -> bool:
        """Tell whether the bot is connected."""
        return self.wire.connected

    @property
    def users(self) -> list[Player]:
        """List the players."""
        return self.hands.all

    @property
    def threads(self) -> list[Channel]:
        """List the threads, archived ones too."""
        return [c for c in self.world.channels.values() if c.kind == THREAD]

    async def ready(self, timeout: float = 30) -> None:
        """Wait until the bot is connected and its commands are known."""
        await self.until(
            lambda: self.connected and self.world.commands, timeout, "the bot and its commands"
        )

    def user(self, name: str, *, locale: str | None = None, admin: bool | None = None) -> Player:
        """Find a player by name, or add one; `locale` and `admin` are set where given."""
        return self.hands.named(name, locale=locale, admin=admin)

    def player(self, user: User) -> Player:
        """Return the hand of a user; always the same object."""
        return self.hands.of(user)

    def messages(self, channel: int | Channel | None = None) -> list[Message]:
        """List the public messages of a channel or thread, in order."""
        place = self.find_channel(self.channel if channel is None else channel)
        return [m for m in place.messages.values() if m.viewer is None]

    async def drop(self, code: int | None = None) -> None:
        """Cut the gateway without a word, or with a close code; the bot resumes."""
        old = set(self.wire.lines)
        self.wire.drop(code)
        await self._gone(old)

    async def reconnect(self) -> None:
        """Ask the bot to connect again (op 7), and wait until it let go of the old connection."""
        old = set(self.wire.lines)
        self.wire.tell(7)
        await self._gone(old)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot its session is invalid (op 9); without resuming it takes discord.py 5 s."""
        old = set(self.wire.lines)
        self.wire.tell(9, data=resumable)
        await self._gone(old)

    async def _gone(self, old: set[GatewayConnection]) -> None:
        """Wait until connections have ended; the bot may have made new ones by then."""
        await self.until(lambda: not old & self.wire.lines, 5, "the old connections to end")

    def deny(self, permission: str, channel: int | Channel | None = None) -> None:
        """Take a permission of the bot away, in one channel or everywhere."""
        self._permit(permission, channel, denied=True)

    def allow(self, permission: str, channel: int | Channel | None = None) -> None:
        """Give a permission back."""
        self._permit(permission, channel, denied=False)

    def _permit(self, permission: str, channel: int | Channel | None, *, denied: bool) -> None:
        if permission not in PERMISSIONS:
            raise ValueError(f"no permission {permission!r}; there are {', '.join(PERMISSIONS)}")
        known = (
            list(self.world.channels.values()) if channel is None else [self.find_channel(channel)]
        )
        for place in known:
            (place.denied.add if denied else place.denied.discard)(permission)
            self.world.emit("channel_edit", place)

    def archive(self, thread: int | Channel, *, archived: bool = True) -> None:
        """Archive a thread: edits get 50083, a new message opens it again."""
        place = self.find_channel(thread)
        place.archived, place.changed = archived, time.time()
        self.world.emit("channel_edit", place)

    def lock(self, thread: int | Channel, *, locked: bool = True) -> None:
        """Lock a thread: only who may manage threads writes there or opens it again."""
        place = self.find_channel(thread)
        place.locked = locked
        self.world.emit("channel_edit", place)

    def expel(self) -> None:
        """Remove the bot from the server, as its owner would; nobody reaches it there."""
        self.world.bot.member = False
        self.world.emit("leave", self.world.bot)

    def admit(self) -> None:
        """Bring the bot back to the server."""
        self.world.bot.member = True
        self.world.emit("user", self.world.bot)

    def add_role(self, name: str) -> int:
        """Add a role to the server and return its id; see `Player.take_role`."""
        return self.world.add_role(name)

    def add_channel(self, name: str) -> int:
        """Add a text channel and return its id."""
        return self.world.add_channel(TEXT, name).id

    def add_group(self, *players: Player, name: str = "Friends") -> Channel:
        """Bring people together in a group; the first of them is its owner."""
        owner, members = players[0].id, {one.id for one in players}
        return self.world.add_channel(GROUP, name, owner=owner, members=members)

    def add_direct(self, one: Player, other: Player) -> Channel:
        """Open the DMs between two people."""
        name = f"{one.name}, {other.name}"
        return self.world.add_channel(DM, name, members={one.id, other.id})

    def add_foreign(self, *players: Player, name: str = "Elsewhere") -> Channel:
        """Add a server without the bot, with people on it; return its channel."""
        server, members = self.world.add_server(name), {one.id for one in players}
        return self.world.add_channel(TEXT, "lounge", guild=server, members=members)

    def delete_channel(self, channel: int | Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        self.world.remove_channel(self.find_channel(channel))

    def delete_message(self, message: int | Message) -> None:
        """Delete a message, as a moderator would."""
        known = message if isinstance(message, Message) else self.world.messages[message]
        self.world.remove(known)


def _furnish(world: World, players: tuple[str, ...]) -> None:
    if not any(c.kind == TEXT and not c.foreign for c in world.channels.values()):
        world.add_channel(TEXT, "games")
    if not world.people:
        for name in players:
            world.add_user(name)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int, *, fallback: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError:
        if not fallback:
            sock.close()
            raise
        sock.bind((host, 0))
    sock.setblocking(False)
    return sock
