"""Magnate, a Decktet game by Cristyn Magnus."""

from engine.games.magnate.rules import Magnate

game = Magnate()
