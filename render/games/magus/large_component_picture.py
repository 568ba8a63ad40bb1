"""A potion of Magus by itself, with its whole text on its tag."""

from engine.games.magus.data import POTION
from render.look import Look
from render.paint.scene import Scene, Sprite
from render.widgets import large_card as lying
from render.words.glossary import Entry
from .board import FLOOR
from .potion_cards import LARGE, potion


def large(entry: Entry, look: Look) -> Scene:
    """Draw a potion."""
    (face,) = potion(LARGE, POTION[entry.id], look)
    assert isinstance(face, Sprite)
    return lying.page(face, look, FLOOR)
