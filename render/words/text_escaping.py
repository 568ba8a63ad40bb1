"""Escaping of texts from outside: Markdown, mentions, and halves of characters."""

import re
from collections.abc import Sequence
from typing import Any

_MARKUP = re.compile(r"[\\_*~|`<\[]|^[>#-]")
MOST_TYPED = 100
"""Characters of what a person typed that are told back to them."""
_ESCAPED = re.compile(r"\\([\\_*~|`<\[>#-])")
_MENTION = re.compile(r"@(everyone|here|[!&]?\d{17,20})")


def plain(names: Sequence[str]) -> tuple[str, ...]:
    """Return names with whatever Markdown or a mention could be made of taken literally."""
    return tuple(_MARKUP.sub(r"\\\g<0>", name) for name in names)


def quoted(text: str) -> str:
    """Return what a person wrote as a quotation of it: literally, and no line looks like ours."""
    lines = text.splitlines() or [""]
    return "\n".join(f"> {plain([unmentioned(line)])[0]}" for line in lines)


def typed(text: str) -> str:
    """Return what a person typed as a part of our line: literally, on one line, and not long."""
    return plain([unmentioned(" ".join(text.split())[:MOST_TYPED])])[0]


def unmentioned(text: str) -> str:
    """Return a text in which nobody is mentioned."""
    return _MENTION.sub("@\u200b\\1", text)


def bare(name: str) -> str:
    """Return a name that `plain` made as a block of code shows it: without its backslashes."""
    return _ESCAPED.sub(r"\1", name).replace("`", "'")


def legible(text: str) -> str:
    """Return a text with a replacement character for whatever is half a character."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def make_legible(data: Any) -> None:
    """Replace every text in JSON data by what is legible of it."""
    rows = data.items() if isinstance(data, dict) else enumerate(data)
    for key, cell in list(rows):
        if isinstance(cell, str):
            data[key] = legible(cell)
        elif isinstance(cell, dict | list):
            make_legible(cell)
