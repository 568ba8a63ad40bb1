"""Pages of `/admin`: health, permissions, settings of a server."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import languages
from cogs.pages.custom_ids import ControlId
from cogs.pages.page_wording import Reader, duration, title
from cogs.pages.sheet import GRAVE, Button, Buttons, Sheet, Words
from db import Backlog, Counts, Listing
from engine.match import Pace, Status
from render.words.catalogues import word
from services.server_settings import NEEDED, Server

MOST_NAMED = 10


@dataclass(frozen=True, slots=True)
class Health:
    """How the bot is: seconds of latency, seconds since each loop went round, and counts.

    `owed` and the counts are None where the database does not answer. `unreadable`: the ids of
    matches of this server that cannot be read.
    """

    latency: float
    loops: Mapping[str, float]
    owed: Backlog | None = None
    here: Counts | None = None
    everywhere: Counts | None = None
    unreadable: Sequence[str] = ()


def health(reader: Reader, found: Health) -> Sheet:
    """Return how the bot is, a line for each part of it."""
    lines = [
        f"### {reader.say('admin-health')}",
        _gateway(reader, found.latency),
        *(
            reader.say("admin-loop", loop=name, seconds=round(age))
            for name, age in sorted(found.loops.items())
        ),
    ]
    if found.owed is None or found.here is None or found.everywhere is None:
        return Sheet((Words("\n".join([*lines, reader.say("admin-no-database")])),))
    owed = found.owed
    lines += [
        reader.say("admin-database"),
        reader.say("admin-outbox", rows=owed.rows, failing=owed.failing, oldest=owed.oldest),
        reader.say("admin-here", running=found.here.running, lobbies=found.here.lobbies),
        reader.say(
            "admin-everywhere", running=found.everywhere.running, lobbies=found.everywhere.lobbies
        ),
    ]
    if found.unreadable:
        ids = [f"`{id_}`" for id_ in found.unreadable[:MOST_NAMED]]
        lines.append(reader.say("admin-unreadable", n=len(found.unreadable), ids=ids))
    if owed.dead:
        lines.append(reader.say("admin-dead", rows=owed.dead))
        again = Button(reader.say("admin-revive"), ControlId("revive", ""))
        return Sheet((Words("\n".join(lines)), Buttons((again,))))
    return Sheet((Words("\n".join(lines)),))


def _gateway(reader: Reader, latency: float) -> str:
    """Return how quick the gateway is; it is not known before its first heartbeat."""
    if not math.isfinite(latency):
        return reader.say("admin-gateway-unknown")
    return reader.say("admin-gateway", ms=round(latency * 1000))


def rights(reader: Reader, channel: int, lacking: Sequence[str]) -> Sheet:
    """Return what the bot lacks in a channel, a line each with what it is needed for."""
    where = f"<#{channel}>"
    if not lacking:
        return Sheet((Words(reader.say("admin-rights-all", where=where)),))
    lines = [reader.say("admin-rights", where=where)]
    lines += [f"- {reader.say(_right(name))}" for name in NEEDED if name in lacking]
    return Sheet((Words("\n".join(lines)),))


def _right(name: str) -> str:
    return f"right-{word(name)}"


def settings(reader: Reader, server: Server) -> Sheet:
    """Return the settings of a server."""

    def line(setting: str, text: str) -> str:
        return "- " + reader.say("pair", label=reader.say(setting), text=text)

    lobbies, hosts = server.lobbies, server.hosts
    own = reader.say("server-own-language")
    language = languages.spoken(server.locale).name if server.locale else own
    pictures = "my-pictures-on" if server.pictures else "my-pictures-off"
    listed = "server-listed-yes" if server.listed else "server-listed-no"
    lines = [
        f"### {reader.say('server-title')}",
        line("my-set-locale", language),
        line("server-pace", duration(reader, server.pace or Pace().turn)),
        line("my-set-theme", reader.say(f"my-theme-{server.theme}")),
        line("my-set-palette", reader.say(f"my-palette-{server.palette}")),
        line("my-set-pictures", reader.say(pictures)),
        line("server-tables", f"<#{lobbies}>" if lobbies else reader.say("server-anywhere")),
        line("server-hosts", f"<@&{hosts}>" if hosts else reader.say("server-everyone")),
        line("server-page", reader.say(f"server-page-{server.page}")),
        line("server-listed", reader.say(listed)),
    ]
    return Sheet((Words("\n".join(lines)),))


def void(reader: Reader, match: Listing) -> Sheet:
    """Return the question whether a match is to be called off."""
    text = reader.say("admin-void-ask", game=title(reader, match), id=match.id)
    return Sheet((Words(text), _off(reader, match)))


def unreadable(reader: Reader, match: Listing, who: str) -> Sheet:
    """Return what somebody is told of a match that cannot be read; its host may call it off."""
    text = reader.say("error-unreadable", id=match.id)
    if match.status not in (Status.LOBBY, Status.RUNNING):
        return Sheet((Words(text),))
    words = Words(f"{text} {reader.say('unreadable-live')}")
    return Sheet((words, _off(reader, match)) if match.host == who else (words,))


def _off(reader: Reader, match: Listing) -> Buttons:
    return Buttons((Button(reader.say("admin-void-yes"), ControlId("void", match.id), GRAVE),))
