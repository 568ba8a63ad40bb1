"""Interactions of a player with the bot, their answers, and the forms that the bot opens."""
# ruff: noqa: ASYNC109
# A test says at each call how long it waits.

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from .world import Message, User, World, walk

JSON = dict[str, Any]


@dataclass(slots=True, eq=False)
class Modal:
    """A form the bot opened; `fields` are its inputs by custom_id."""

    custom_id: str
    title: str
    components: list[JSON]
    interaction: Interaction

    @property
    def fields(self) -> dict[str, JSON]:
        """List the inputs."""
        return {c["custom_id"]: c for c in walk(self.components) if c.get("custom_id")}

    @property
    def text(self) -> str:
        """Join the texts of the form: title, labels, descriptions, text displays."""
        parts = [self.title]
        for c in walk(self.components):
            parts += [c.get(key) or "" for key in ("label", "description", "content")]
        return "\n".join(part for part in parts if part)


@dataclass(slots=True, eq=False)
class Interaction:
    """One request of a player, and what became of it."""

    world: World = field(repr=False)
    id: int
    kind: int
    player: User
    channel: int
    data: JSON
    source: Message | None = None
    parent: Interaction | None = None
    owners: dict[str, str] = field(default_factory=dict)
    token: str = ""
    began: float = 0.0
    born: float = 0.0
    response: int | None = None
    acknowledged_ms: float | None = None
    error: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[JSON] | None = None
    resolved: bool = False
    timer: asyncio.TimerHandle | None = field(default=None, repr=False)
    _answered: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    _done: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    async def answered(self, timeout: float = 3.5) -> Interaction:
        """Wait until the bot acknowledged it, or the deadline passed (then `error` is 10062)."""
        return await self._wait(self._answered, timeout, "an answer to")

    async def done(self, timeout: float = 10) -> Interaction:
        """Wait until there is something to see: a message, a form, choices, or an edited message.

        A deferred answer counts once it was resolved. Also ends when the deadline passed (`error`).
        """
        return await self._wait(self._done, timeout, "the end of")

    async def _wait(self, event: asyncio.Event, timeout: float, what: str) -> Interaction:
        try:
            await asyncio.wait_for(event.wait(), timeout)
        except TimeoutError:
            raise TimeoutError(f"waited {timeout} s for {what} {self}") from None
        return self

    def tell(self) -> None:
        """Wake who waits for it, and tell everyone that it moved on."""
        if self.response or self.error:
            self._answered.set()
        if self.resolved or self.error:
            self._done.set()
        self.world.emit("interaction", self)

    @property
    def messages(self) -> list[Message]:
        """List what the player sees as the answer, in the newest state."""
        every = [self.original, *self.followups] if self.resolved else []
        shown = [m for m in every if m and not m.deleted and not m.loading]
        if self.response == 6 and self.followups and self.original is self.source:
            shown = [m for m in shown if m is not self.source]
        return shown

    @property
    def message(self) -> Message | None:
        """Return the first message of the answer."""
        return next(iter(self.messages), None)

    @property
    def text(self) -> str:
        """Join the texts of the answer."""
        return "\n".join(m.text for m in self.messages)

    def __str__(self) -> str:
        name = self.data.get("name") or self.data.get("custom_id")
        return f"interaction {self.id} ({name!r} by {self.player.name})"
