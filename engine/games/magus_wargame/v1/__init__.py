"""The wargame by its first rules, kept for matches that began under them."""

from engine.games.magus_wargame.v1.rules import FirstMagusWargame

game = FirstMagusWargame()
