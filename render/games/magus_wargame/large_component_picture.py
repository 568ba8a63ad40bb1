"""A creature, a Magic card or an artifact of the wargame by itself, with all that it says."""

from engine.games.magus_wargame import data as d
from render.look import Look
from render.paint import Box, Marks, Scene, Sprite, paragraph, theme
from render.widgets import large_card as lying
from render.words.glossary import Entry
from . import creature_and_artifact_cards, emblems_of_creatures_and_cards, names
from .land_seals_banners import DESKS, WOOD, card, faded, ink
from .magic_cards import HELD, upright

_CREATURE = Box(0, 0, 230, 300)


def large(entry: Entry, look: Look) -> Scene:
    """Draw a creature, a Magic card or an artifact."""
    return lying.page(_face(entry.id, look), look, (WOOD, *DESKS))


def _face(word: str, look: Look) -> Sprite:
    if word in d.UNIT_NAMES:
        *_, face = creature_and_artifact_cards.creature(_CREATURE, d.UNIT_NAMES.index(word), look)
        assert isinstance(face, Sprite)
        return face
    if word in d.MAGIC:
        marks = upright(d.MAGIC.index(word), look.theme, look.locale)
    else:
        marks = _artifact(d.ARTIFACTS.index(word), look)
    return Sprite(f"card:{word}", marks, HELD, HELD)


def _artifact(index: int, look: Look) -> Marks:
    """Draw an artifact as a card: plaque, name, what it gives."""
    t, locale = look.theme, look.locale
    plaque, words = HELD.inset(14, 16).split(140, 8, down=True)
    name, gift = words.split(0.5, down=True)
    title = paragraph(
        name, names.artifact(locale, index), ink(t), (theme.LEAST, 29, theme.NOTE),
        weight="bold", align="c", middle=True,
    )  # fmt: skip
    told = paragraph(gift, names.gift(locale, index), faded(t), theme.NOTE, align="c")
    return (
        card(HELD, t, theme.GOLD)
        + emblems_of_creatures_and_cards.artifact(plaque.square(), index)
        + title
        + told
    )
