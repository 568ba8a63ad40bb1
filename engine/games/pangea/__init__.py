"""The Magicians of Pangea, a game by Ralf Burkert."""

from .rules import Pangea

game = Pangea()
