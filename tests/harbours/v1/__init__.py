"""Harbours by its first rules, kept for matches that began under them."""

from tests.harbours.v1.rules import FirstHarbours

game = FirstHarbours()
