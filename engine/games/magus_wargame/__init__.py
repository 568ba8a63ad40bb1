"""Magus, the fantasy wargame by Lloyd Krassner, for two to four players."""

from engine.games.magus_wargame.rules import MagusWargame

game = MagusWargame()
