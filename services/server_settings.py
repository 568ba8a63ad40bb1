"""Settings of a server, and the permissions that the bot needs there."""

from dataclasses import dataclass
from typing import Any

from db.people_and_servers import Guilds
from engine.errors import GameError

NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
    "read_message_history",
    "manage_threads",
)
"""The permissions that the bot uses in a channel; it gets along without those from the third on."""
VITAL = NEEDED[:2]


class NoPlace(GameError):
    """A table can be opened in a channel of a server only."""


class MayNotHost(GameError):
    """The server lets those with a certain role open tables, and nobody else."""


class CannotPost(GameError):
    """The bot may not write in a channel."""


BY_NAME, BY_SEAT, NOWHERE = "name", "seat", "none"
SHOWN = (BY_NAME, BY_SEAT, NOWHERE)
"""How a player may be shown on pages; the last: nowhere, and nor is any match of theirs."""
PAGES = ("link", "open", "closed")
"""Who finds the page of a match: whoever gets its link, all who see its thread, or nobody."""


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a server. `lobbies`: the channel for tables, `hosts`: the role of hosts.

    `page`: one of `PAGES`; `listed`: its open tables are shown to everybody who seeks one.
    """

    locale: str | None = None
    pace: int | None = None
    theme: str = "dark"
    palette: str = "standard"
    pictures: bool = True
    lobbies: int | None = None
    hosts: int | None = None
    page: str = PAGES[0]
    listed: bool = False


SETTINGS = tuple(Server.__dataclass_fields__)


async def settings(guilds: Guilds, guild: int) -> Server:
    """Return how a server wants to play."""
    known: dict[str, Any] = await guilds.get(guild)
    return Server(**{name: known[name] for name in SETTINGS if name in known})
