"""A card of Magnate by itself, as it is held."""

from engine.games.magnate.data import CARD
from render.look import Look
from render.paint.scene import Scene, Sprite
from render.widgets import large_card as lying
from render.words.glossary import Entry
from .cards_and_coins import property_card
from .private_picture import BAIZE, FACE


def large(entry: Entry, look: Look) -> Scene:
    """Draw a property, its prices and what it pays below it."""
    (face,) = property_card(FACE, CARD[entry.id], look.locale, look.theme)
    assert isinstance(face, Sprite)
    return lying.page(face, look, BAIZE, entry.text)
