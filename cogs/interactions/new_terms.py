"""A term of a game is explained where somebody meets it first, one at a time."""

from dataclasses import replace

from cogs.pages.log_page import term as told
from cogs.pages.reader import Reader
from cogs.pages.sheet import Buttons, Select, Sheet, Words
from db.people import People
from render.words.glossary import met


async def explained(
    people: People, who: str, known: frozenset[str], sheet: Sheet, key: str, locale: str
) -> Sheet:
    """Return a sheet with what the first term in it means that this person never met.

    `known` are the terms that were explained to them, each as "key:id"; it is one of them now.
    """
    terms = met(key, locale, "\n".join(_texts(sheet)))
    new = next((one for one in terms if f"{key}:{one.id}" not in known), None)
    if new is None:
        return sheet
    await people.update(who, terms=sorted({*known, f"{key}:{new.id}"}))
    line = f"-# {told(Reader(locale, ()), new)}"
    return replace(sheet, parts=(*sheet.parts, Words(line)))


def _texts(sheet: Sheet) -> list[str]:
    """Return what somebody reads of a sheet: its text, its buttons, the titles of its menus."""
    texts = [sheet.text]
    for part in sheet.parts:
        if isinstance(part, Buttons):
            texts += [button.label for button in part.buttons]
        elif isinstance(part, Select):
            texts += [part.title]
    return texts
