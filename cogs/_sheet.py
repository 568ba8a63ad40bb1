"""A message as data: text, pictures and controls, before Discord's own classes.

Sheets are made by `_pages` and can be read by a test; `message` turns one into what discord.py
sends: Components V2, within the limits that Discord has and discord.py does not check.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import discord
from discord import ui

from cogs._ids import ControlId

MOST_TEXT = 4_000
MOST_PARTS = 40
MOST_LABEL = 80
MOST_ALT = 1_024
MOST_OPTIONS = 25

PLAIN = discord.ButtonStyle.secondary
MAIN = discord.ButtonStyle.primary
GOOD = discord.ButtonStyle.success
GRAVE = discord.ButtonStyle.danger


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
class Button:
    """A button: what it says and what it asks for; or a link."""

    label: str
    id: ControlId | None = None
    style: discord.ButtonStyle = PLAIN
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
    """A menu of at most 25 choices; `most` may be picked at once."""

    id: ControlId
    title: str
    choices: tuple[Choice, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of at most five buttons."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to be taken away: an export."""

    name: str
    data: bytes = field(repr=False)


Part = Words | Picture | Buttons | Select | Upload


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message: its parts from top to bottom. `mentions` are the ids of those it may ping."""

    parts: tuple[Part, ...]
    accent: int | None = None
    mentions: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Return all its Markdown."""
        return "\n".join(part.text for part in self.parts if isinstance(part, Words))


def view(sheet: Sheet) -> ui.LayoutView:
    """Return the layout of a sheet. It is stopped: nothing lives in it, the ids say all."""
    layout: ui.LayoutView = ui.LayoutView(timeout=None)
    frame: ui.Container[ui.LayoutView] = ui.Container(
        accent_colour=discord.Colour(sheet.accent) if sheet.accent is not None else None
    )
    room = MOST_TEXT
    for part in sheet.parts:
        if isinstance(part, Words):
            text = clip(part.text, room)
            room -= len(text)
            if text:
                frame.add_item(ui.TextDisplay(text))
        else:
            frame.add_item(_item(part))
    layout.add_item(frame)
    layout.stop()
    return layout


def files(sheet: Sheet) -> list[discord.File]:
    """Return the files of a sheet, in order; a discord.File can be sent only once."""
    return [
        discord.File(io.BytesIO(part.data), part.name)
        for part in sheet.parts
        if isinstance(part, Picture | Upload)
    ]


def pings(sheet: Sheet) -> discord.AllowedMentions:
    """Allow the mention of those whom the sheet concerns, and of nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(int(who)) for who in sheet.mentions if who.isdecimal()],
    )


def in_words(sheet: Sheet) -> Sheet:
    """Return a sheet with the alt texts of its pictures in their place."""
    parts = (Words(part.alt) if isinstance(part, Picture) else part for part in sheet.parts)
    return replace(sheet, parts=tuple(parts))


def clip(text: str, most: int) -> str:
    """Return a text of at most `most` characters, with an ellipsis where it was longer."""
    return text if len(text) <= most else text[: max(most - 1, 0)].rstrip() + "…" * (most > 0)


def _item(part: Picture | Buttons | Select | Upload) -> ui.Item[ui.LayoutView]:
    if isinstance(part, Picture):
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{part.name}", description=clip(part.alt, MOST_ALT))
        return gallery
    if isinstance(part, Upload):
        return ui.File(f"attachment://{part.name}")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(part, Buttons):
        for button in part.buttons:
            row.add_item(_button(button))
        return row
    row.add_item(
        ui.Select(
            custom_id=str(part.id),
            placeholder=clip(part.title, 150),
            min_values=1,
            max_values=min(part.most, len(part.choices)),
            options=_options(part.choices),
        )
    )
    return row


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        style=discord.ButtonStyle.link if button.url else button.style,
        label=clip(button.label, MOST_LABEL),
        custom_id=str(button.id) if button.id else None,
        url=button.url,
        disabled=button.disabled,
    )


def _options(choices: Sequence[Choice]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=clip(choice.label, 100),
            value=choice.value,
            description=clip(choice.hint, 100) or None,
            default=choice.chosen,
        )
        for choice in choices[:MOST_OPTIONS]
    ]
