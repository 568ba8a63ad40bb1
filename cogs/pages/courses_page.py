"""All courses with how far one is, and the way to them from other messages."""

from collections.abc import Sequence

from cogs.pages.custom_ids import NOBODY, ControlId
from cogs.pages.page_wording import Reader
from cogs.pages.sheet import MAIN, PLAIN, Button, Image, Sheet, Words, in_rows
from engine.game import AnyGame
from render.widgets import how_to_play_sheet
from render.words.catalogues import word

CELLS = 10
"""Cells of the bar that shows how far one is."""


def courses(reader: Reader, progress: Sequence[tuple[AnyGame, Sequence[bool]]]) -> Sheet:
    """Return all courses, with how far one is in each."""
    lines = [f"## {reader.say('learn-title')}", reader.say("learn-text")]
    buttons = []
    for game, done in progress:
        name = reader.say(f"{word(game.key)}-title")
        blurb = reader.say(f"{word(game.key)}-blurb")
        lines.append(f"**{name}** · {bar(reader, done)}\n-# {blurb}")
        style = MAIN if any(done) and not all(done) else PLAIN
        buttons.append(Button(name, ControlId("course", NOBODY, words=game.key), style))
    return Sheet((Words("\n".join(lines)), *in_rows(buttons)))


def page(reader: Reader, key: str, picture: Image | None, notes: Sequence[str]) -> Sheet:
    """Return the page on how to play a game: as a picture with its legend, or in words."""
    head = Words("\n".join([*notes, f"### {how_to_play_sheet.title(reader.locale, key)}"]))
    if picture is None:
        return Sheet((head, Words(how_to_play_sheet.told(reader.locale, key))))
    return Sheet((head, picture, Words(how_to_play_sheet.legend(reader.locale, key))))


def bar(reader: Reader, done: Sequence[bool]) -> str:
    """Return a bar that shows how much of a course is done, and the same in words."""
    count = sum(done)
    full = max(count * CELLS // max(1, len(done)), min(count, 1))
    cells = "▰" * full + "▱" * (CELLS - full)
    return f"{cells} {reader.say('lesson-progress', n=count, of=len(done))}"
