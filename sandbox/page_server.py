"""The page and what it needs: its files, attached files, and one WebSocket for each tab."""

import asyncio
import contextlib
import ipaddress
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web

from . import discord_payloads, install_contexts, player_interactions, sandbox_state, slash_commands
from .rest_refusals import Refusal
from .simulated_player import Hands, Player
from .world import Channel, Message

FOLDER = Path(__file__).parent / "page"
SHOWN = 100  # messages of a channel a tab begins with
JSON = dict[str, Any]
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def is_loopback(host: str) -> bool:
    """Tell whether a host name or address is this machine alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse what another site, or another name for this machine, asks of the server."""
    host = urlsplit(f"//{request.headers.get('Host', '')}")
    origin = request.headers.get("Origin")
    if not is_loopback(host.hostname or ""):
        return web.Response(status=403, text="this server answers on loopback only")
    if origin is not None and origin != f"http://{host.netloc}":
        return web.Response(status=403, text="this server answers its own page only")
    return await handler(request)


@dataclass(frozen=True, slots=True)
class PlayerLanguage:
    """A language that players may choose: Discord's code, its name, and the page's words in it.

    The words are a file; a word that it lacks is in English.
    """

    locale: str
    name: str
    words: Path | None = None


ENGLISH = PlayerLanguage("en-US", "English")


class Tab:
    """One open tab: its connection, its player, and what it has asked for."""

    def __init__(self, player: Player, socket: web.WebSocketResponse) -> None:
        self.player, self.socket = player, socket
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.asked: dict[int, str] = {}

    def send(self, kind: str, **more: Any) -> None:
        """Queue one message for the tab."""
        self.queue.put_nowait(json.dumps({"t": kind, **more}, separators=(",", ":")))

    async def write(self) -> None:
        """Send what is queued until the tab closes."""
        while True:
            text = await self.queue.get()
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(text)


class Page:
    """The tabs that are open: each hears what its player would see, and acts for them."""

    def __init__(
        self, box: sandbox_state.ServerContext, hands: Hands, languages: Sequence[PlayerLanguage]
    ) -> None:
        self.box, self.hands = box, hands
        self.languages = [
            {"locale": one.locale, "name": one.name, "words": _words(one)} for one in languages
        ]
        self.tabs: set[Tab] = set()
        box.world.listeners.append(self._hear)

    def routes(self, app: web.Application) -> None:
        """Add the routes of the page."""
        app.router.add_get("/", self.file)
        app.router.add_get(r"/{name:[a-z]+\.(?:css|js|svg)}", self.file)
        app.router.add_get("/live", self.live)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self.attachment)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Serve the page's own files."""
        path = FOLDER / request.match_info.get("name", "index.html")
        if not path.is_file():
            return web.Response(status=404, text="no such file")
        headers = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}
        headers |= {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
        return web.FileResponse(path, headers=headers)

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve an attached file; only pictures are shown, anything else is downloaded."""
        key = request.match_info["id"]
        file = self.box.world.attachments.get(int(key)) if key.isdecimal() else None
        if file is None or (file.path and not file.path.exists()):
            return web.Response(status=404, text="no such file")
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        shown = file.content_type in ("image/png", "image/gif", "image/jpeg", "image/webp")
        if not shown:
            headers["Content-Disposition"] = "attachment"
        kind = file.content_type if shown else "application/octet-stream"
        return web.Response(body=file.data, content_type=kind, headers=headers)

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one tab until it closes; without a valid player it is the first one."""
        users = self.hands.all
        wanted = request.query.get("player", "")
        player = next((p for p in users if str(p.id) == wanted), users[0])
        socket = web.WebSocketResponse(heartbeat=30, timeout=0.5)
        await socket.prepare(request)
        self.box.world.dm(player.user)  # the page always shows the way to the DMs
        tab = Tab(player, socket)
        self.tabs.add(tab)
        tab.send("state", **self._state(tab))
        writer = asyncio.create_task(tab.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(tab, message.data)
        finally:
            writer.cancel()
            self.tabs.discard(tab)
        return socket

    def _state(self, tab: Tab) -> JSON:
        """Write everything a tab needs to begin."""
        world = self.box.world
        seen = [c for c in world.channels.values() if tab.player.can_see(c)]
        return {
            "me": str(tab.player.id),
            "bot": discord_payloads.user(world.bot),
            "connected": self.box.wire.connected,
            "users": self._users(),
            "languages": self.languages,
            "channels": [self._channel(c) for c in seen],
            "commands": self._commands(tab),
            "messages": [self._message(m) for c in seen for m in tab.player.sees(c)[-SHOWN:]],
        }

    def _users(self) -> list[JSON]:
        return [
            {
                "id": str(user.id),
                "name": user.name,
                "locale": user.locale,
                "bot": user.bot,
                "dms": user.dms_open,
                "installed": user.installed,
            }
            for user in self.box.world.users.values()
        ]

    def _commands(self, tab: Tab) -> JSON:
        """Write each command once, and which of them are offered in each kind of place."""
        places: dict[str, Channel] = {}
        for c in self.box.world.channels.values():
            if tab.player.can_see(c):
                places.setdefault(_kind(c), c)
        offered = {
            key: slash_commands.available(self.box, tab.player.user, place)
            for key, place in places.items()
        }
        every = {one["id"]: one for listed in offered.values() for one in listed}
        names = {key: [one["id"] for one in listed] for key, listed in offered.items()}
        return {"every": every, "offered": names}

    def _channel(self, c: Channel) -> JSON:
        return {
            "id": str(c.id),
            "kind": c.kind,
            "place": _kind(c),
            "server": self.box.world.servers.get(c.guild or 0),
            "name": c.name,
            "parent": str(c.parent) if c.parent else None,
            "archived": c.archived,
            "locked": c.locked,
        }

    def _message(self, m: Message) -> JSON:
        shape = discord_payloads.message(self.box.world, m)
        return shape | {"pinged": [str(i) for i in m.pinged], "revision": m.revision}

    def _hear(self, kind: str, thing: Any) -> None:
        """Tell the tabs what their players would notice."""
        for tab in self.tabs:
            if isinstance(thing, Message):
                self._tell_message(tab, kind, thing)
            elif isinstance(thing, player_interactions.Interaction):
                self._tell_interaction(tab, thing)
            elif kind == "typing":
                tab.send("typing", channel=str(thing.id))
            elif isinstance(thing, Channel):
                seen = [c for c in self.box.world.channels.values() if tab.player.can_see(c)]
                tab.send("channels", channels=[self._channel(c) for c in seen])
                if thing.foreign:
                    tab.send("commands", commands=self._commands(tab))
            elif kind in ("user", "user_edit", "install"):
                tab.send("users", users=self._users())
                if kind == "install":
                    tab.send("commands", commands=self._commands(tab))
            elif kind == "commands":
                tab.send("commands", commands=self._commands(tab))
            elif kind == "gateway":
                tab.send("bot", connected=self.box.wire.connected)

    def _tell_message(self, tab: Tab, kind: str, m: Message) -> None:
        if m.viewer not in (None, tab.player.id):
            return
        if kind == "delete":
            tab.send("gone", id=str(m.id), channel=str(m.channel))
        elif tab.player.can_see(self.box.find_channel(m.channel)):
            tab.send("message", m=self._message(m))

    def _tell_interaction(self, tab: Tab, it: player_interactions.Interaction) -> None:
        """Tell the tab that asked: answered, failed, choices, or a form to fill in."""
        ref = tab.asked.get(it.id)
        if ref is None or not (it.response or it.error):
            return
        del tab.asked[it.id]
        if it.choices is not None:
            tab.send("choices", ref=ref, choices=it.choices)
        elif it.modal:
            form = {"title": it.modal.title, "components": it.modal.components}
            tab.send("modal", ref=ref, token=it.token, **form)
        else:
            tab.send("answer", ref=ref, channel=str(it.channel), failed=bool(it.error))

    async def _receive(self, tab: Tab, text: str) -> None:
        """Do what the tab asks; what Discord's client would not allow is answered with a reason."""
        ref = ""
        try:
            message = json.loads(text)
            ref = str(message.get("ref", ""))
            made = await _ACTIONS[message["do"]](self, tab.player, message)
            if isinstance(made, player_interactions.Interaction):
                tab.asked[made.id] = ref
            elif isinstance(made, Player):
                tab.send("joined", id=str(made.id))
        except (Refusal, slash_commands.Refused, LookupError, TypeError, ValueError) as error:
            details = getattr(error, "details", None) or [str(error)]
            tab.send("refused", ref=ref, text="; ".join(details))

    async def run(self, player: Player, m: JSON) -> player_interactions.Interaction:
        """Run a command."""
        place = self.box.find_channel(m["channel"])
        return player.run(
            slash_commands.line(self.box, player.user, place, m["name"], m["values"]), place
        )

    async def complete(self, player: Player, m: JSON) -> player_interactions.Interaction:
        """Ask for the choices of an option."""
        place = self.box.find_channel(m["channel"])
        typed = slash_commands.line(self.box, player.user, place, m["name"], m["values"])
        return player.ask(typed, place, m["focus"])

    async def press(self, player: Player, m: JSON) -> player_interactions.Interaction:
        """Press a button."""
        return await player.press(int(m["message"]), custom_id=m["custom_id"])

    async def select(self, player: Player, m: JSON) -> player_interactions.Interaction:
        """Choose from a menu."""
        return await player.select(int(m["message"]), m["custom_id"], m["values"])

    async def submit(self, player: Player, m: JSON) -> player_interactions.Interaction:
        """Send a form."""
        return await player.submit(self.box.interactions[m["token"]], m["values"])

    async def say(self, player: Player, m: JSON) -> None:
        """Write a message."""
        player.say(m["text"], self.box.find_channel(m["channel"]))

    async def dismiss(self, player: Player, m: JSON) -> None:
        """Put an ephemeral message away."""
        player.dismiss(int(m["message"]))

    async def dms(self, player: Player, m: JSON) -> None:
        """Open or close the player's DMs."""
        player.open_dms() if m["open"] else player.close_dms()

    async def install(self, player: Player, m: JSON) -> None:
        """Install the app for the player, or take it away."""
        player.install() if m["installed"] else player.uninstall()

    async def speak(self, player: Player, m: JSON) -> None:
        """Change the player's language."""
        if all(m["locale"] != one["locale"] for one in self.languages):
            raise slash_commands.Refused(f"no language {m['locale']!r}")
        player.speak(m["locale"])

    async def join(self, player: Player, m: JSON) -> Player:
        """Add another player."""
        name = str(m["name"]).strip()
        if not 1 <= len(name) <= 32:
            raise slash_commands.Refused("a name has 1 to 32 characters")
        player = self.hands.named(name)
        for channel in self.box.world.channels.values():
            if channel.foreign:
                channel.members.add(player.id)
        return player

    async def close(self) -> None:
        """Close every tab's connection."""
        for tab in list(self.tabs):
            await tab.socket.close(code=WSCloseCode.GOING_AWAY)


_ACTIONS: dict[str, Callable[[Page, Player, JSON], Awaitable[Any]]] = {
    action.__name__: action
    for action in (
        Page.run,
        Page.complete,
        Page.press,
        Page.select,
        Page.submit,
        Page.say,
        Page.dismiss,
        Page.dms,
        Page.install,
        Page.speak,
        Page.join,
    )
}


def _words(one: PlayerLanguage) -> JSON:
    return json.loads(one.words.read_text(encoding="utf-8")) if one.words else {}


def _kind(c: Channel) -> str:
    """Name the kind of place a channel is: the same commands are offered in all of a kind."""
    if c.guild:
        return "foreign"
    return ("server", "dm", "people")[install_contexts.context(c)]
