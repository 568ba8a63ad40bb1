"""A role or a spell of The Seven Sages by itself, as a card of a hand."""

from engine.games.seven_sages.data import FIRST_SPELL, SPELLS, SUITS
from render.look import Look
from render.paint.scene import Scene, Sprite
from render.widgets import large_card as lying
from render.words.glossary import Entry
from .portraits_trees_cards import CARD, card, role
from .private_picture import FLOOR


def large(entry: Entry, look: Look) -> Scene:
    """Draw a role, the owl or a spell, and what it does below it."""
    if entry.id in SPELLS:
        marks = card(FIRST_SPELL + SPELLS.index(entry.id), look.locale)
    else:
        marks = role(SUITS.index(entry.id), look.locale)
    return lying.page(Sprite(f"card:{entry.id}", marks, CARD, CARD), look, FLOOR, entry.text)
