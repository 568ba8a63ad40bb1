"""The fixtures of the cogs: an umpire over a database file, with Harbours as the game."""

from tests.cogs.conftest import clock, desk, spoken, store, table, template, umpire

__all__ = ["clock", "desk", "spoken", "store", "table", "template", "umpire"]
