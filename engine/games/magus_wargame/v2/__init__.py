"""The wargame by its second rules, kept for matches that began under them."""

from engine.games.magus_wargame.v2.rules import SecondMagusWargame

game = SecondMagusWargame()
