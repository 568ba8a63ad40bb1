"""Slash commands as Discord's client treats them: which there are, how text is read, what is sent.

`Refused` is raised for what a real client would not send at all: an unknown command, a missing
option, a value outside its choices.
"""

import re
from dataclasses import dataclass
from typing import Any

from . import discord_payloads, install_contexts
from .sandbox_state import ServerContext
from .world import Channel, User

JSON = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, _, NUMBER = range(1, 11)


class Refused(ValueError):
    """Discord's own client would not have sent this."""


@dataclass(frozen=True, slots=True)
class Line:
    """A command, the way to its subcommand, and the options as typed, by their real names."""

    command: JSON
    path: tuple[JSON, ...]
    values: dict[str, Any]

    @property
    def options(self) -> list[JSON]:
        """List the options the command or subcommand declares."""
        return (self.path[-1] if self.path else self.command).get("options") or []


def available(box: ServerContext, player: User, channel: Channel) -> list[JSON]:
    """List the commands a player may use in a channel."""
    found: dict[str, JSON] = {}
    for command in box.world.commands.values():
        if command["type"] != 1:
            continue
        usable = install_contexts.authorizing(box.world, command, player, channel)
        if usable and (channel.private or _permitted(box, player, command)):
            found.setdefault(command["name"], command)
    return sorted(found.values(), key=lambda c: c["name"])


def _permitted(box: ServerContext, player: User, command: JSON) -> bool:
    needed = command.get("default_member_permissions")
    return player.admin or needed is None or (needed != "0" and _covers(box, player, int(needed)))


def _covers(box: ServerContext, player: User, needed: int) -> bool:
    return box.world.permissions(player) & needed == needed


def read(box: ServerContext, player: User, channel: Channel, text: str) -> Line:
    """Read `/match new game:magnate with:@Bruno`: names in any of the player's languages."""
    if not text.startswith("/"):
        raise Refused(f"{text!r} does not start with /")
    rest = text[1:]
    node: JSON = {"options": available(box, player, channel), "name": ""}
    path: list[JSON] = []
    while True:
        word, _, after = rest.partition(" ")
        inner = [o for o in node["options"] if not path or o["type"] in (SUBCOMMAND, GROUP)]
        if path and not inner:
            break
        found = next((o for o in inner if word in _names(o, player)), None)
        if found is None:
            known = ", ".join(o["name"] for o in inner)
            raise Refused(f"{text!r}: no command {word!r} here; there are: {known or 'none'}")
        path.append(found)
        node, rest = {"options": found.get("options") or []}, after.lstrip()
    return Line(path[0], tuple(path[1:]), _values(rest, node["options"], player))


def _names(option: JSON, player: User) -> set[str]:
    return {option["name"], (option.get("name_localizations") or {}).get(player.locale)} - {None}


def _values(text: str, options: list[JSON], player: User) -> dict[str, Any]:
    """Cut `card:harvest province:north sea` at the known option names."""
    names = {name: option["name"] for option in options for name in _names(option, player)}
    if not text:
        return {}
    if not names:
        raise Refused(f"{text!r}: this command has no options")
    marks = list(re.finditer(rf"(?:^|\s)({'|'.join(map(re.escape, names))}):", text))
    if not marks or marks[0].start() != 0:
        raise Refused(f"{text!r}: the options are {', '.join(names)}")
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return {
        names[mark[1]]: text[mark.end() : end].strip()
        for mark, end in zip(marks, ends, strict=True)
    }


def line(box: ServerContext, player: User, channel: Channel, name: str, values: JSON) -> Line:
    """Find a command by its full name, "match new", with values by option name (from the page)."""
    found = read(box, player, channel, f"/{name}")
    unknown = set(values) - {option["name"] for option in found.options}
    if unknown:
        raise Refused(f"/{name} has no option {', '.join(sorted(unknown))}")
    return Line(found.command, found.path, {key: str(value) for key, value in values.items()})


def data(box: ServerContext, typed: Line, player: User, focus: str | None = None) -> JSON:
    """Write what an interaction carries; with `focus`, what autocomplete of that option carries."""
    resolved: dict[str, dict[str, JSON]] = {}
    filled = []
    for option in typed.options:
        name = option["name"]
        if name == focus:
            value = typed.values.get(name, "")
            filled.append({"name": name, "type": option["type"], "value": value, "focused": True})
        elif name in typed.values:
            try:
                value = _value(box, option, typed.values[name], player, resolved)
            except Refused:
                if focus is None:
                    raise
                continue  # a half-typed line may hold what cannot be sent yet
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focus is None:
            raise Refused(f"the option {name} is required")
    if focus is not None and not any(o["name"] == focus for o in typed.options):
        raise Refused(f"there is no option {focus}")
    for step in reversed(typed.path):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    shape: JSON = {"id": typed.command["id"], "name": typed.command["name"], "type": 1}
    if filled:
        shape["options"] = filled
    if resolved:
        shape["resolved"] = resolved
    return shape


def _value(box: ServerContext, option: JSON, text: str, player: User, resolved: JSON) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        return _choice(option, text, player)
    if kind == STRING:
        if not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
            raise Refused(f"{name}: {len(text)} characters are too few or too many")
        return text
    if kind in (INTEGER, NUMBER):
        return _number(option, text)
    if kind == BOOLEAN:
        if text.lower() not in ("true", "false"):
            raise Refused(f"{name}: {text!r} is neither True nor False")
        return text.lower() == "true"
    if kind == USER:
        return add_user(box, box.find_user(text), resolved)
    if kind == CHANNEL:
        channel = box.find_channel(text)
        shape = discord_payloads.channel(box.world, channel) | {"permissions": "0"}
        resolved.setdefault("channels", {})[str(channel.id)] = shape
        return str(channel.id)
    if kind == ROLE:
        return _add_role(box, text, resolved)
    raise Refused(f"{name}: options of type {kind} are not modelled")


def _add_role(box: ServerContext, text: str, resolved: JSON) -> str:
    name = text.removeprefix("<@&").removesuffix(">").removeprefix("@")
    for role in discord_payloads.roles(box.world):
        if name in (role["id"], role["name"], role["name"].removeprefix("@")):
            resolved.setdefault("roles", {})[role["id"]] = role
            return str(role["id"])
    raise Refused(f"there is no role {text!r}")


def _choice(option: JSON, text: str, player: User) -> Any:
    for choice in option["choices"]:
        if text in {str(choice["value"]), *_names(choice, player)}:
            return choice["value"]
    names = ", ".join(choice["name"] for choice in option["choices"])
    raise Refused(f"{option['name']}: {text!r} is not one of {names}")


def _number(option: JSON, text: str) -> int | float:
    try:
        number = int(text) if option["type"] == INTEGER else float(text)
    except ValueError:
        raise Refused(f"{option['name']}: {text!r} is not a number") from None
    low, high = option.get("min_value", number), option.get("max_value", number)
    if not low <= number <= high:
        raise Refused(f"{option['name']}: {number} is outside {low} to {high}")
    return number


def add_user(box: ServerContext, user: User, resolved: JSON) -> str:
    """Add a user to the `resolved` part of an interaction and return the id."""
    shape = discord_payloads.member(box.world, user, permissions=True)
    for key in ("user", "deaf", "mute"):
        del shape[key]
    resolved.setdefault("users", {})[str(user.id)] = discord_payloads.user(user)
    resolved.setdefault("members", {})[str(user.id)] = shape
    return str(user.id)
