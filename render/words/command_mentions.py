"""Commands named in sentences.

A catalogue says `{ COMMAND("match new") }`, and what comes out holds a mark,
`</partie nouvelle:match new>`: the name in the reader's language, and the command's own. Where
Discord is spoken the second becomes the command's id, and each client shows a mention that can be
pressed; everywhere else the name stands, as `plain` writes it.
"""

import re
from collections.abc import Mapping

_MARK = re.compile(r"</(?P<shown>[^:<>\n]+):(?P<path>[a-z][a-z -]*)>")


def mark(shown: str, path: str) -> str:
    """Return the mark of a command, of which `shown` is the name in the reader's language."""
    return f"</{shown}:{path}>"


def mentioned(text: str, ids: Mapping[str, int]) -> str:
    """Return a text with Discord's own mention of each command; with its name if it has no id.

    `ids` are those of whole commands, by the first word of their name.
    """

    def mention(found: re.Match[str]) -> str:
        command = ids.get(found["path"].split()[0])
        return f"`/{found['shown']}`" if command is None else f"</{found['path']}:{command}>"

    return _MARK.sub(mention, text)


def plain(text: str) -> str:
    """Return a text with the names of its commands, for what knows no mentions."""
    return _MARK.sub(r"/\g<shown>", text)
