"""Magnate, a Decktet game by Cristyn Magnus."""

from .rules import Magnate

game = Magnate()
