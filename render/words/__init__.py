"""Everything said: catalogues, logs, panels, rules and lessons as texts."""

from render.words.catalogues import has, listing, say, sentence, word
from render.words.glossary import Entry
from render.words.position_text_type import Text
from render.words.turn_grouping import Turn
from render.words.turn_panel import Do, Menu, Panel, PanelLabels, Row, Style, do

__all__ = [
    "Do", "Entry", "Menu", "Panel", "PanelLabels", "Row", "Style", "Text", "Turn", "do",
    "has", "listing", "say", "sentence", "word",
]  # fmt: skip
