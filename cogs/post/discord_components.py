"""A sheet as Discord's own classes: the one place where pages become messages.

Components V2, within the limits that Discord has and discord.py does not check. It is on this
floor because both posts and answers are sent.
"""

import io
from collections.abc import Sequence

import discord
from discord import ui

from cogs.pages import Button, Buttons, Choice, Section, Select, Sheet, Words, sheet as sheets
from render.words.command_mentions import mentioned, plain
from render.words.turn_panel import Style

_STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.GRAVE: discord.ButtonStyle.danger,
}

_MODAL_TEXT = 45
"""Characters of the title of a modal, and of a label in it."""

COMMANDS: dict[str, int] = {}
"""What Discord calls each command, by the first word of its name; filled when they are synced."""


def view(sheet: Sheet) -> ui.LayoutView:
    """Return the layout of a sheet. It is stopped: nothing lives in it, the ids say all."""
    layout: ui.LayoutView = ui.LayoutView(timeout=None)
    frame: ui.Container[ui.LayoutView] = ui.Container(
        accent_colour=discord.Colour(sheet.accent) if sheet.accent is not None else None
    )
    room = sheets.MOST_TEXT
    for part in sheet.parts:
        if isinstance(part, Words | sheets.PicturePlaceholder | Section):
            text = sheets.clip(mentioned(part.text, COMMANDS), room)
            room -= len(text)
            if text and isinstance(part, Section):
                frame.add_item(ui.Section(text, accessory=_button(part.button)))
            elif text:
                frame.add_item(ui.TextDisplay(text))
        else:
            frame.add_item(_item(part))
    layout.add_item(frame)
    layout.stop()
    return layout


def modal(form: sheets.Form) -> ui.Modal:
    """Return the modal of a form, in which nothing need be picked. It is stopped, as a layout is.

    What is sent of it is known by its custom id, after a restart too.
    """
    found = ui.Modal(title=sheets.clip(plain(form.title), _MODAL_TEXT), custom_id=str(form.id))
    for field in form.fields:
        title = sheets.clip(plain(field.title), _MODAL_TEXT)
        found.add_item(ui.Label(text=title, component=_field(field)))
    found.stop()
    return found


def _field(field: Select | sheets.Line) -> ui.Item[ui.Modal]:
    if isinstance(field, sheets.Line):
        style = discord.TextStyle.paragraph
        return ui.TextInput(custom_id=str(field.id), style=style, max_length=field.most)
    return ui.Select(
        custom_id=str(field.id),
        min_values=0,
        max_values=min(field.most, len(field.choices)),
        required=False,
        options=_options(field.choices),
    )


def files(sheet: Sheet) -> list[discord.File]:
    """Return the files of a sheet, in order; a discord.File can be sent only once."""
    return [
        discord.File(io.BytesIO(part.data), part.name)
        for part in sheet.parts
        if isinstance(part, sheets.Picture | sheets.Upload)
    ]


def pings(sheet: Sheet) -> discord.AllowedMentions:
    """Allow the mention of those whom the sheet concerns, and of nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(int(who)) for who in sheet.mentions if who.isdecimal()],
    )


def _item(part: sheets.Picture | Buttons | Select | sheets.Upload) -> ui.Item[ui.LayoutView]:
    if isinstance(part, sheets.Picture):
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(
            media=f"attachment://{part.name}",
            description=sheets.clip(plain(part.alt), sheets.MOST_ALT),
        )
        return gallery
    if isinstance(part, sheets.Upload):
        return ui.File(f"attachment://{part.name}")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(part, Buttons):
        for button in part.buttons:
            row.add_item(_button(button))
        return row
    row.add_item(
        ui.Select(
            custom_id=str(part.id),
            placeholder=sheets.clip(plain(part.title), 150),
            min_values=1,
            max_values=min(part.most, len(part.choices)),
            options=_options(part.choices),
        )
    )
    return row


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        style=discord.ButtonStyle.link if button.url else _STYLES[button.style],
        label=sheets.clip(plain(button.label), sheets.MOST_LABEL),
        custom_id=str(button.id) if button.id else None,
        url=button.url,
        disabled=button.disabled,
    )


def _options(choices: Sequence[Choice]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=sheets.clip(plain(choice.label), 100),
            value=choice.value,
            description=sheets.clip(plain(choice.hint), 100) or None,
            default=choice.chosen,
        )
        for choice in choices[: sheets.MOST_OPTIONS]
    ]
