"""A command that named no match, kept until a button says which match it is for.

It is kept as a row of the database, because what was typed is private and too long for a custom id.
"""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from db.interaction_tokens import Request
from engine.errors import GameError

Handler = Callable[..., Awaitable[None]]
"""Does what one person asks for: `handler(desk, it, match, *given)`."""
STORED = {
    "account_actions": "account",
    "read_only_actions": "reading",
    "seat_change_actions": "substitute_actions",
    "turn_panel_actions": "panel_actions",
}
"""Modules of handlers that rows of a database know by another name."""
GATHERING = "lobby_actions."
"""How the names of handlers begin that are about a table which gathers players."""


class WantedNoMore(GameError):
    """What somebody wanted has been done, or it was too long ago."""


class Somebody(Protocol):
    """Who is named with a command."""

    @property
    def id(self) -> int:
        """Return the number of their account."""

    @property
    def display_name(self) -> str:
        """Return what they are called."""

    @property
    def bot(self) -> bool:
        """Tell whether they are no person."""


class Named(NamedTuple):
    """Somebody who was named with a command, as they are kept."""

    id: int
    display_name: str
    bot: bool


@dataclass(frozen=True, slots=True)
class CommandAwaitingMatch:
    """A handler that lacks its match, and what else was given. `game`: of which the match must be.

    `waits`: it takes long elsewhere, see `Desk.answering`.
    """

    deed: str
    given: tuple[Any, ...]
    waits: bool = False
    game: str | None = None

    def request(self, id: int, who: str, now: int) -> Request:  # noqa: A002
        """Return this as it is kept."""
        return Request(id, who, self.deed, json.dumps([_packed(one) for one in self.given]), now)


def called(handler: Handler) -> str:
    """Return the name under which a handler is kept: `account.whisper`."""
    module = handler.__module__.rpartition(".")[2]
    return f"{STORED.get(module, module)}.{handler.__name__}"


def given(request: Request) -> list[Any]:
    """Return what was given besides the match."""
    return [Named(*one) if isinstance(one, list) else one for one in json.loads(request.given)]


def _packed(one: Any) -> Any:
    """Return something given as JSON data: a row for somebody, else as it is."""
    return [one.id, one.display_name, one.bot] if hasattr(one, "display_name") else one
