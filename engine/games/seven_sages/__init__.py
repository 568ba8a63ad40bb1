"""The Seven Sages, a game of alliances and hidden hands by Reiner Stockhausen."""

from engine.games.seven_sages.rules import SevenSages

game = SevenSages()
