"""The gateway: HELLO to RESUME, events in order, and replay of what a dropped connection missed."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from . import discord_payloads
from .world import DM, EPHEMERAL, THREAD, Channel, Message, User, World

JSON = dict[str, Any]
GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15
REPLAYED = 5000  # events a session remembers; one that missed more is told to identify anew
HEARTBEAT = 41_250
BEAT = 0.05  # an answer in no time comes before discord.py has noted when it asked
CLOSING = 0.5  # seconds a connection may take to say goodbye
_GUILD = ("GUILD_CREATE", "GUILD_DELETE")
_UNREAD: JSON = {"content": "", "attachments": [], "components": []}


def _zlib() -> Callable[[bytes], bytes]:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Callable[[bytes], bytes]:
    import zstandard

    stream = zstandard.ZstdCompressor().compressobj()
    flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda data: stream.compress(data) + stream.flush(flush)


class GatewayConnection:
    """One WebSocket of the bot: sends in order, compressed as it was asked for."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.request, self.socket = request, socket
        self.queue: asyncio.Queue[JSON | tuple[int, bytes]] = asyncio.Queue()
        kinds = {"zlib-stream": _zlib, "zstd-stream": _zstd}
        self.compression = request.query.get("compress", "")
        self.pack = kinds[self.compression]() if self.compression in kinds else None

    def send(
        self, op: int, data: Any = None, seq: int | None = None, name: str | None = None
    ) -> None:
        """Queue one message."""
        self.queue.put_nowait({"op": op, "d": data, "s": seq, "t": name})

    def close(self, code: int, reason: str = "") -> None:
        """Close after what is queued was sent."""
        self.queue.put_nowait((code, reason.encode()))

    def abort(self) -> None:
        """Cut the connection without a word."""
        if self.request.transport:
            self.request.transport.abort()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        while True:
            item = await self.queue.get()
            if isinstance(item, tuple):
                await self.socket.close(code=item[0], message=item[1])
                return
            text = json.dumps(item, separators=(",", ":"))
            try:
                if self.pack:
                    await self.socket.send_bytes(self.pack(text.encode()))
                else:
                    await self.socket.send_str(text)
            except ConnectionError:
                return


class Session:
    """What survives a dropped connection: the sequence and the events not yet known to be seen."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.line: GatewayConnection | None = None
        self.seq = 0
        self.sent: deque[tuple[int, str, Any]] = deque(maxlen=REPLAYED)

    def dispatch(self, name: str, data: Any) -> None:
        """Send an event, or keep it for the next RESUME."""
        self.seq += 1
        self.sent.append((self.seq, name, data))
        if self.line:
            self.line.send(0, data, self.seq, name)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: str) -> None:
        self.world, self.token = world, token
        self.sessions: dict[str, Session] = {}
        self.lines: set[GatewayConnection] = set()
        world.listeners.append(self.hear)

    @property
    def address(self) -> str:
        """Return the address for `DiscordWebSocket.DEFAULT_GATEWAY` (as text)."""
        return self.world.url.replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> bool:
        """Tell whether a session has a live connection."""
        return any(session.line for session in self.sessions.values())

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0, timeout=CLOSING)
        await socket.prepare(request)
        line = GatewayConnection(request, socket)
        self.lines.add(line)
        writer = asyncio.create_task(line.write())
        line.send(10, {"heartbeat_interval": HEARTBEAT})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(line, json.loads(message.data))
        finally:
            writer.cancel()
            self.lines.discard(line)
            self._leave(line, clean=socket.close_code in (1000, 1001))
        return socket

    def _leave(self, line: GatewayConnection, *, clean: bool) -> None:
        for session in list(self.sessions.values()):
            if session.line is line:
                session.line = None
                if clean:  # a session that was closed with 1000 or 1001 cannot be resumed
                    del self.sessions[session.id]
        self.world.emit("gateway")

    def _receive(self, line: GatewayConnection, message: JSON) -> None:
        op, data = message.get("op"), message.get("d") or {}
        if op == 1:
            asyncio.get_running_loop().call_later(BEAT, line.send, 11)
        elif op == 2:
            self._identify(line, data)
        elif op == 6:
            self._resume(line, data)
        elif op not in (3, 4):  # presence and voice are heard and ignored
            line.close(4001, "Unknown opcode")

    def _identify(self, line: GatewayConnection, data: JSON) -> None:
        if data.get("token") != self.token:
            line.close(4004, "Authentication failed.")
            return
        shard = data.get("shard") or [0, 1]
        if not 0 <= shard[0] < shard[1]:
            line.close(4010, "Invalid shard")
            return
        world = self.world
        for old in [s for s in self.sessions.values() if s.shard == tuple(shard) and not s.line]:
            del self.sessions[old.id]
        session = Session(data.get("intents", 0), (shard[0], shard[1]))
        self.sessions[session.id] = session
        session.line = line
        mine = self._here(session, world.guild) and world.bot.member
        ready = {
            "v": 10,
            "user": discord_payloads.user(world.bot),
            "guilds": [{"id": str(world.guild), "unavailable": True}] if mine else [],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": list(session.shard),
            "application": {"id": str(world.application), "flags": 0},
            "private_channels": [],
        }
        session.dispatch("READY", ready)
        if mine and session.intents & GUILDS:
            session.dispatch("GUILD_CREATE", discord_payloads.guild_create(world))
        world.emit("gateway")

    def _resume(self, line: GatewayConnection, data: JSON) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        seq = data.get("seq") or 0
        oldest = session.sent[0][0] if session and session.sent else 1
        if session is None or data.get("token") != self.token or seq < oldest - 1:
            line.send(9, data=False)
            return
        if session.line and session.line is not line:
            session.line.close(4000)
        session.line = line
        for number, name, event in list(session.sent):
            if number > seq:
                line.send(0, event, number, name)
        session.dispatch("RESUMED", {})
        self.world.emit("gateway")

    def _here(self, session: Session, guild: int) -> bool:
        """Tell whether a server's events belong to a session's shard."""
        return (guild >> 22) % session.shard[1] == session.shard[0]

    def dispatch(
        self, name: str, data: JSON, intent: int = 0, *, dm: bool = False, own: bool = False
    ) -> None:
        """Send an event to each session it belongs to: by shard, and by intents."""
        for session in self.sessions.values():
            here = session.shard[0] == 0 if dm else self._here(session, self.world.guild)
            away = not dm and name not in _GUILD and not self.world.bot.member
            if not here or away or (intent and not session.intents & intent):
                continue
            hide = name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not (dm or own)
            blind = hide and not session.intents & CONTENT
            session.dispatch(name, data | _UNREAD if blind else data)

    def interaction(self, data: JSON) -> None:
        """Send an interaction; those without a server go to shard 0."""
        for session in self.sessions.values():
            guild = int(data.get("guild_id") or 0)
            if self._here(session, guild):
                session.dispatch("INTERACTION_CREATE", data)

    def hear(self, kind: str, thing: Any) -> None:
        """Turn a change of the world into the event that tells of it."""
        if not self.sessions:
            return
        if isinstance(thing, Message):
            self._hear_message(kind, thing)
        elif isinstance(thing, Channel):
            self._hear_channel(kind, thing)
        elif isinstance(thing, User):
            self._hear_user(kind, thing)
        elif kind == "role":
            world = self.world
            role = next(r for r in discord_payloads.roles(world) if r["id"] == str(thing))
            self.dispatch("GUILD_ROLE_CREATE", {"guild_id": str(world.guild), "role": role}, GUILDS)

    def _hear_user(self, kind: str, u: User) -> None:
        """Tell of who comes to the server and who leaves it, the bot itself included."""
        world = self.world
        place = {"guild_id": str(world.guild)}
        if u is world.bot and kind in ("user", "leave"):
            there = discord_payloads.guild_create(world) if u.member else {"id": str(world.guild)}
            there.pop("unavailable", None)  # it is there only where a known server comes up again
            self.dispatch(_GUILD[not u.member], there, GUILDS)
        elif kind == "user":
            self.dispatch("GUILD_MEMBER_ADD", discord_payloads.member(world, u) | place, MEMBERS)
        elif kind == "leave":
            self.dispatch(
                "GUILD_MEMBER_REMOVE", {"user": discord_payloads.user(u)} | place, MEMBERS
            )

    def _hear_message(self, kind: str, m: Message) -> None:
        world = self.world
        channel = world.channels.get(m.channel)
        if m.flags & EPHEMERAL or channel is None or channel.foreign:
            return
        dm = channel.kind == DM
        place = {} if dm else {"guild_id": str(world.guild)}
        intent = DIRECT if dm else MESSAGES
        if kind == "delete":
            gone = {"id": str(m.id), "channel_id": str(m.channel)}
            self.dispatch("MESSAGE_DELETE", gone | place, intent, dm=dm)
            return
        data = discord_payloads.message(world, m) | place
        if not dm:
            member = discord_payloads.member(world, m.author)
            del member["user"]
            data["member"] = member
        name = "MESSAGE_CREATE" if kind == "message" else "MESSAGE_UPDATE"
        own = m.author is world.bot or world.bot in m.mentions
        self.dispatch(name, data, intent, dm=dm, own=own)

    def _hear_channel(self, kind: str, c: Channel) -> None:
        if c.private or c.foreign or kind == "typing":
            return  # discord.py asks for its DM channels by REST; the bot's own typing is not told
        stem = "THREAD" if c.kind == THREAD else "CHANNEL"
        ends = {"channel": "CREATE", "channel_edit": "UPDATE", "channel_delete": "DELETE"}
        data = discord_payloads.channel(self.world, c)
        if kind == "channel" and c.kind == THREAD:
            data["newly_created"] = True
        self.dispatch(f"{stem}_{ends[kind]}", data, GUILDS)

    def drop(self, code: int | None = None) -> None:
        """Cut every connection: without a word, or with a close code."""
        for line in list(self.lines):
            if code is None:
                line.abort()
            else:
                line.close(code)

    def tell(self, op: int, data: Any = None) -> None:
        """Send op 7 (reconnect) or op 9 (session invalid) to every session."""
        for session in list(self.sessions.values()):
            if session.line:
                session.line.send(op, data)
            if op == 9 and not data:
                del self.sessions[session.id]

    async def close(self) -> None:
        """End every connection, since the server stops."""
        for line in list(self.lines):
            await line.socket.close(code=WSCloseCode.GOING_AWAY)
