"""A potion of Magus by itself, with its whole text on its tag."""

from engine.games.magus.data import POTION
from render.games.magus.board import FLOOR
from render.games.magus.cards import LARGE, potion
from render.look import Look
from render.paint.scene import Scene, Sprite
from render.widgets import large_card as lying
from render.words.glossary import Entry


def large(entry: Entry, look: Look) -> Scene:
    """Draw a potion."""
    (face,) = potion(LARGE, POTION[entry.id], look)
    assert isinstance(face, Sprite)
    return lying.page(face, look, FLOOR)
