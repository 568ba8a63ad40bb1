"""The Seven Sages, a game of alliances and hidden hands by Reiner Stockhausen."""

from .rules import SevenSages

game = SevenSages()
