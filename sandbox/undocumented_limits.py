"""The limits Discord enforces which its OpenAPI description does not state.

Each function returns one sentence for each thing wrong. REST refuses such a request with 50035, and
the sentences are collected in `Sandbox.violations`.
"""

import re
from collections import Counter
from typing import Any

from .world import V2, walk

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_V2_ONLY = {9, 10, 11, 12, 13, 14, 17}


def message(
    content: str,
    components: list[Any],
    flags: int,
    files: set[str],
    *,
    empty_ok: bool = False,
) -> list[str]:
    """Check a message in the shape it would have; `files` are the names of its attachments."""
    wrong = []
    if len(content) > 2000:
        wrong.append(f"content has {len(content)} characters; at most 2000")
    if not (content or components or files or empty_ok):
        wrong.append("the message is empty")
    kinds = {c.get("type") for c in walk(components)}
    if flags & V2:
        wrong += _v2(content, components)
    else:
        if kinds & _V2_ONLY:
            wrong.append("components V2 without the flag 32768")
        if len(components) > 5:
            wrong.append(f"{len(components)} action rows; at most 5")
    wrong += _rows(components) + _controls(components) + _links(components)
    wrong += _media(components, files)
    return wrong


def modal(components: list[Any]) -> list[str]:
    """Check the components of a modal."""
    wrong = []
    if not 1 <= len(components) <= 5:
        wrong.append("a modal has one to five components")
    for c in walk(components):
        if c.get("type") == 3 and c.get("min_values") == 0 and c.get("required", True):
            wrong.append("a menu of which nothing need be picked is not required")
        if c.get("disabled"):
            wrong.append("nothing in a modal is disabled")
    return wrong + _controls(components)


def _v2(content: str, components: list[Any]) -> list[str]:
    wrong = []
    if content:
        wrong.append("a message with components V2 has no content")
    count = sum(1 for _ in walk(components))
    if count > 40:
        wrong.append(f"{count} components; at most 40")
    texts = [c.get("content", "") for c in walk(components) if c.get("type") == 10]
    if sum(map(len, texts)) > 4000:
        wrong.append(f"text displays have {sum(map(len, texts))} characters; at most 4000")
    if any(not text.strip() for text in texts):
        wrong.append("a text display is empty")
    return wrong


def _rows(components: list[Any]) -> list[str]:
    wrong = []
    for row in walk(components):
        if row.get("type") != 1:
            continue
        kinds = [c.get("type") for c in row.get("components", ())]
        if not kinds:
            wrong.append("an action row is empty")
        if len(kinds) > 5 or (len(kinds) > 1 and any(kind != 2 for kind in kinds)):
            wrong.append("an action row holds five buttons or one menu")
    return wrong


def _controls(components: list[Any]) -> list[str]:
    ids = Counter(c["custom_id"] for c in walk(components) if c.get("custom_id") is not None)
    wrong = [f"custom_id {name!r} is used {n} times" for name, n in ids.items() if n > 1]
    numbers = Counter(c["id"] for c in walk(components) if c.get("id"))
    wrong += [f"component id {number} is used {n} times" for number, n in numbers.items() if n > 1]
    for c in walk(components):
        if c.get("type") != 3:
            continue
        values = [option.get("value") for option in c.get("options", ())]
        if not 1 <= len(values) <= 25:
            wrong.append(f"a menu has {len(values)} options; 1 to 25")
        if len(set(values)) < len(values):
            wrong.append("a menu has the same option value twice")
        if (c.get("max_values") or 1) > len(values):
            wrong.append("a menu asks for more values than it has options")
        if sum(bool(option.get("default")) for option in c.get("options", ())) > (
            c.get("max_values") or 1
        ):
            wrong.append("a menu has more default options than may be chosen")
    return wrong


def _links(components: list[Any]) -> list[str]:
    wrong = []
    for c in walk(components):
        if c.get("type") != 2:
            continue
        if not (c.get("label") or c.get("emoji")):
            wrong.append("a button has neither label nor emoji")
        link = c.get("style") == 5
        if link and not c.get("url"):
            wrong.append("a link button without url")
        if link == bool(c.get("custom_id")):
            wrong.append("a button has either a custom_id or, as a link, a url")
    return wrong


def media_items(components: list[Any]) -> list[dict[str, Any]]:
    """List the media of thumbnails, galleries and files in a component tree."""
    found = []
    for c in walk(components):
        kind = c.get("type")
        if kind == 11:
            found.append(c["media"])
        elif kind == 12:
            found += [item["media"] for item in c["items"]]
        elif kind == 13:
            found.append(c["file"])
    return found


def _media(components: list[Any], files: set[str]) -> list[str]:
    addresses = (item.get("url", "") for item in media_items(components))
    wanted = {a.removeprefix("attachment://") for a in addresses if a.startswith("attachment://")}
    return [f"attachment://{name} is not attached" for name in sorted(wanted - files)]


def mentions(allowed: dict[str, Any] | None) -> list[str]:
    """Check `allowed_mentions`: a list of users excludes parsing all users."""
    if not allowed:
        return []
    parse = allowed.get("parse") or []
    return [
        f"allowed_mentions: {kind} are both parsed and listed"
        for kind in ("users", "roles")
        if kind in parse and allowed.get(kind)
    ]


def commands(bodies: list[Any]) -> list[str]:
    """Check the commands of one scope."""
    wrong = []
    if sum((body.get("type") or 1) == 1 for body in bodies) > 100:
        wrong.append("more than 100 slash commands")
    names = Counter((body.get("type") or 1, body.get("name")) for body in bodies)
    wrong += [f"command {name!r} is there {n} times" for (_, name), n in names.items() if n > 1]
    for body in bodies:
        if (body.get("type") or 1) != 1:
            continue
        wrong += _command(body, body.get("name", ""))
        size = _size(body)
        if size > 8000:
            wrong.append(f"command {body.get('name')!r} has {size} characters; at most 8000")
    return wrong


def _command(body: dict[str, Any], path: str) -> list[str]:
    names = [body.get("name", ""), *(body.get("name_localizations") or {}).values()]
    wrong = [
        f"{path}: {name!r} is not a name: 1-32 characters, lower case"
        for name in names
        if not _NAME.match(name) or name != name.lower()
    ]
    texts = [body.get("description") or "", *(body.get("description_localizations") or {}).values()]
    wrong += [
        f"{path}: a description has 1-100 characters" for t in texts if not 1 <= len(t) <= 100
    ]
    options = body.get("options") or []
    if len(options) > 25:
        wrong.append(f"{path}: {len(options)} options; at most 25")
    if len({option.get("name") for option in options}) < len(options):
        wrong.append(f"{path}: the same option name twice")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        wrong.append(f"{path}: a required option after an optional one")
    for option in options:
        if len(option.get("choices") or ()) > 25:
            wrong.append(f"{path} {option.get('name')}: more than 25 choices")
        wrong += _command(option, f"{path} {option.get('name')}")
    return wrong


def _size(command: dict[str, Any]) -> int:
    """Count names, descriptions and values of a command, each by its longest localization."""
    total, parts = 0, [command]
    while parts:
        body = parts.pop()
        total += len(str(body.get("value", "")))
        for key in ("name", "description"):
            said = [body.get(key), *(body.get(f"{key}_localizations") or {}).values()]
            total += max(len(text or "") for text in said)
        parts += [*(body.get("options") or ()), *(body.get("choices") or ())]
    return total
