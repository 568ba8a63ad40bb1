"""Reader of a page: language, names of the seats, and phrases that all pages share."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.pages import custom_ids, sheet
from db.match_rows import Listing
from engine import Match, Seat
from render.look import Look
from render.words import say, word

LOG_LINES = 25
"""Lines of a list in one message."""


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
