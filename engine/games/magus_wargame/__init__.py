"""Magus, the fantasy wargame by Lloyd Krassner, for two to four players."""

from .rules import MagusWargame

game = MagusWargame()
