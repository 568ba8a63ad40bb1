"""The Magicians of Pangea, a game by Ralf Burkert."""

from engine.games.pangea.rules import Pangea

game = Pangea()
