"""Magus by its first rules, kept for matches that began under them."""

from engine.games.magus.v1.rules import FirstMagus

game = FirstMagus()
