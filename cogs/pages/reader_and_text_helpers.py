"""The reader of a page, helpers of all pages, and escaping of texts from outside."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.pages import custom_ids, sheet
from db.match_rows import Listing
from engine import Match, Seat
from render.look import Look
from render.words import say, word
from render.words.markdown_escaping import plain as plain

LOG_LINES = 25
"""Lines of a list in one message."""
MOST_TYPED = 100
"""Characters of what a person typed that are told back to them."""
_ESCAPED = re.compile(r"\\([\\_*~|`<\[>#-])")
_MENTION = re.compile(r"@(everyone|here|[!&]?\d{17,20})")


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a sheet is for: their language, and the display names of the seats."""

    locale: str
    names: tuple[str, ...]

    def say(self, message: str, /, **args: str | int | Sequence[str]) -> str:
        """Return a message in the reader's language."""
        return say(self.locale, message, **args)

    def look(self) -> Look:
        """Return the look of what a game says in the reader's lines."""
        return Look(locale=self.locale, names=self.names)

    def named(self, seats: Sequence[Seat]) -> list[str]:
        """Return the display names of seats."""
        return [self.names[seat] for seat in seats]


def title(reader: Reader, match: Match | Listing) -> str:
    """Return the name of the game that is played."""
    return reader.say(f"{word(match.key)}-title")


def learn(reader: Reader, match: str = custom_ids.NOBODY) -> sheet.Button:
    """Return the button that opens the course of the game of a match; of none: all courses."""
    return sheet.Button(reader.say("learn-button"), custom_ids.ControlId("learn", match))


def duration(reader: Reader, seconds: int) -> str:
    """Return "3 days", "6 hours" or "20 minutes"."""
    if seconds % 86_400 == 0:
        return reader.say("duration-days", n=seconds // 86_400)
    if seconds % 3_600 == 0:
        return reader.say("duration-hours", n=seconds // 3_600)
    return reader.say("duration-minutes", n=seconds // 60)


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
