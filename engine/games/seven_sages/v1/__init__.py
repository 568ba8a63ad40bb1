"""The Seven Sages by its first rules, kept for matches that began under them."""

from engine.games.seven_sages.v1.rules import FirstSevenSages

game = FirstSevenSages()
