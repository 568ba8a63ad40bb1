"""Shared parts of the stand-in: the world, the wire, requests and answers.

Apart from the server, so that routes and players name it without knowing how it is served.
"""
# ruff: noqa: ASYNC109
# A test says at each call how long it waits.

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any

from .fault_injection import Faults
from .gateway import Gateway
from .install_contexts import Assumptions
from .interaction_poster import InteractionPoster
from .openapi_check import Check
from .player_interactions import Interaction
from .rest_call import Call
from .world import TEXT, Channel, User, World

CALLS = 5000  # requests remembered
TOKEN_LIFE = 15 * 60  # seconds an interaction may be answered
_ELSEWHERE = 0.05  # seconds


class ServerContext:
    """The inside of a sandbox; `check` compares requests and answers, if there is one."""

    def __init__(self, world: World, *, deadline: float, check: Check | None, shards: int) -> None:
        self.world = world
        self.deadline, self.shards = deadline, shards
        self.token_life: float = TOKEN_LIFE
        self.pushed = 0.0
        self.assumptions = Assumptions()
        self.token = f"sandbox.{secrets.token_hex(16)}"
        self.check = check
        self.faults = Faults()
        self.requests: deque[Call] = deque(maxlen=CALLS)
        self.violations: list[str] = []
        self.unknown_routes: list[str] = []
        self.interactions: dict[str, Interaction] = {}
        self.wire = Gateway(world, self.token)
        self.poster = InteractionPoster()
        self._change: asyncio.Future[None] | None = None
        world.listeners.append(self._hear)

    @property
    def channel(self) -> int:
        """Return the id of the first text channel of the bot's own server."""
        return next(c.id for c in self.world.channels.values() if c.kind == TEXT and not c.foreign)

    def now(self) -> float:
        """Return the time by which tokens die, in seconds."""
        return asyncio.get_running_loop().time() + self.pushed

    def push(self, seconds: float) -> None:
        """Let time pass by which tokens die: none outlives `token_life`."""
        self.pushed += seconds

    def find_user(self, name: str | int) -> User:
        """Find anyone by id, mention, ``@name`` or name; raises LookupError."""
        text = str(name).strip().removeprefix("<@").removesuffix(">").removeprefix("@")
        for user in self.world.users.values():
            if text in (str(user.id), user.name):
                return user
        raise LookupError(f"there is no user {name!r}")

    def find_channel(self, place: int | str | Channel) -> Channel:
        """Find a channel by id, ``#name`` or itself; raises LookupError."""
        if isinstance(place, Channel):
            return place
        text = str(place).strip().removeprefix("<#").removesuffix(">").removeprefix("#")
        for channel in self.world.channels.values():
            if text in (str(channel.id), channel.name):
                return channel
        raise LookupError(f"there is no channel {place!r}")

    async def until(
        self, condition: Callable[[], Any], timeout: float = 30, what: str = "this"
    ) -> Any:
        """Wait until a condition holds, and return its value.

        It is asked again after every change here, and every 50 ms for what changes elsewhere
        (in the bot, in its database). Raises TimeoutError, naming what was waited for.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (value := condition()):
            if self._change is None or self._change.done():
                self._change = loop.create_future()
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError(f"waited {timeout} s for {what}")
            await asyncio.wait([self._change], timeout=min(left, _ELSEWHERE))
        return value

    def touch(self) -> None:
        """Ask every waiting condition again."""
        if self._change and not self._change.done():
            self._change.set_result(None)

    def _hear(self, kind: str, thing: Any) -> None:
        self.touch()

    def record(self, call: Call) -> None:
        """Remember a request, without the bytes of its files."""
        call.files = {part: (name, b"") for part, (name, _) in call.files.items()}
        self.requests.append(call)
        self.touch()
