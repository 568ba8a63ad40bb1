"""Harbours, a small whole game for the tests; no player ever sees it.

It uses what the contract of a game offers - dice, hidden hands, sealed bids, a window, orders -
so that every law has something to bite on, and shows how a game is written.
"""

from tests.harbours.rules import Harbours

game = Harbours()
