"""A tile, an amulet or a people of Pangea by itself."""

from engine.games.pangea.data import AMULETS, HOME_OF, NAMES, NONE, OF, PEOPLES, TILE
from render.look import Look
from render.paint import Box, Marks, Scene, Sprite, Theme
from render.widgets import large_card as lying
from render.words.glossary import Entry
from . import island_drawing, piece_drawing
from .board_layout import DEEP, PALE, SEA_GRAIN

_ISLAND = Box(0, 0, 180, 170)
_AMULET = Box(0, 0, 100, 100)
_PEOPLE = Box(0, 0, 320, 240)
_EACH = 4
"""Characters of a people in a row."""


def large(entry: Entry, look: Look) -> Scene:
    """Draw a tile with its limit, an amulet, or a tower with its people."""
    t = look.theme
    if entry.id in TILE:
        index, area = TILE[entry.id], _ISLAND.inset(-island_drawing.SHALLOW)
        marks = island_drawing.island(_ISLAND, index, t) + island_drawing.limit(
            _ISLAND, index, False, t
        )
    elif entry.id in AMULETS:
        area = _AMULET.inset(-_AMULET.w / 4)
        marks = piece_drawing.amulet(_AMULET, AMULETS.index(entry.id), t)
    else:
        area, marks = _PEOPLE, _people(NAMES[entry.id], t)
    face = Sprite(f"card:{entry.id}", marks, area, area)
    return lying.page(face, look, (SEA_GRAIN, DEEP, PALE), entry.text, entry.name)


def _people(index: int, theme: Theme) -> Marks:
    """Draw a tower with its eight characters, awake, before it."""
    dressed = piece_drawing.dressed(theme, tuple(range(len(PEOPLES))))
    tower, rest = _PEOPLE.split(84, 6)
    marks = piece_drawing.standing_tower(tower.place(84, 126), index, dressed)
    rows = rest.rows(len(OF[index]) // _EACH, 8)
    places = [cell for row in rows for cell in row.columns(_EACH)]
    for who, place in zip(OF[index], places, strict=True):
        marks += piece_drawing.character(place, index, HOME_OF[who], NONE, True, dressed)
    return marks
