"""Magus, a game by Christophe Coat."""

from .rules import Magus

game = Magus()
