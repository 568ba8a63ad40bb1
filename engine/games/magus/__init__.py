"""Magus, a game by Christophe Coat."""

from engine.games.magus.rules import Magus

game = Magus()
