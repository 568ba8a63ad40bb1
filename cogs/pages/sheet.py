"""A message as data: text, pictures and controls, before Discord's own classes.

Pages make sheets, tests read them, and `cogs.post.discord_components` turns them into what
discord.py sends.
"""

import hashlib
from asyncio import Future
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cogs.pages.custom_ids import ControlId
from render.words.turn_panel import MOST_BUTTONS, Style

MOST_TEXT = 4_000
MOST_PARTS = 40
MOST_LABEL = 80
MOST_ALT = 1_024
MOST_OPTIONS = 25

PLAIN, MAIN, GOOD, GRAVE = Style.PLAIN, Style.MAIN, Style.GOOD, Style.GRAVE


@dataclass(frozen=True, slots=True)
class Words:
    """A block of Markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as PNG bytes, its file name and its alt text."""

    name: str
    data: bytes = field(repr=False)
    alt: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PicturePlaceholder:
    """What stands in the place of a picture that is not drawn yet.

    `coming` gives what takes that place; None, or one of these again, if nothing will by itself.
    """

    text: str = field(repr=False)
    coming: "Future[Picture | Words | PicturePlaceholder] | None" = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what it says and what it asks for; or a link."""

    label: str
    id: ControlId | None = None
    style: Style = PLAIN
    url: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a menu; `value` is what the menu sends."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of at most 25 choices; `most` may be picked at once, in a form none as well."""

    id: ControlId
    title: str
    choices: tuple[Choice, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of at most five buttons."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A block of Markdown with its own button beside it."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to be taken away: an export."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Line:
    """A field of a form in which something is written, of at most `most` characters."""

    id: ControlId
    title: str
    most: int


@dataclass(frozen=True, slots=True)
class Form:
    """A window over the channel with at most five fields, which are sent together."""

    id: ControlId
    title: str
    fields: tuple[Select | Line, ...]


Image = Picture | PicturePlaceholder
Part = Words | Picture | PicturePlaceholder | Section | Buttons | Select | Upload


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message: its parts from top to bottom. `mentions` are the ids of those it may ping."""

    parts: tuple[Part, ...]
    accent: int | None = None
    mentions: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Return all its Markdown."""
        parts = (
            part for part in self.parts if isinstance(part, Words | PicturePlaceholder | Section)
        )
        return "\n".join(part.text for part in parts)

    @property
    def late(self) -> PicturePlaceholder | None:
        """Return what stands for a picture in it that is not drawn yet."""
        return next((part for part in self.parts if isinstance(part, PicturePlaceholder)), None)

    def instead(self, part: Part, other: Part) -> "Sheet":
        """Return the sheet with another part in the place of one."""
        parts = tuple(other if one is part else one for one in self.parts)
        return replace(self, parts=parts)


def in_words(sheet: Sheet) -> Sheet:
    """Return a sheet with the alt texts of its pictures in their place."""
    parts = (Words(part.alt) if isinstance(part, Picture) else part for part in sheet.parts)
    return replace(sheet, parts=tuple(parts))


def in_rows(buttons: Sequence[Button]) -> list[Buttons]:
    """Return buttons in as few rows as hold them."""
    starts = range(0, len(buttons), MOST_BUTTONS)
    return [Buttons(tuple(buttons[at : at + MOST_BUTTONS])) for at in starts]


def clip(text: str, most: int) -> str:
    """Return a text of at most `most` characters, with an ellipsis where it was longer."""
    return text if len(text) <= most else text[: max(most - 1, 0)].rstrip() + "…" * (most > 0)


def digest(*parts: object) -> str:
    """Return what stands for a message, to see whether it would say anything new."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]
