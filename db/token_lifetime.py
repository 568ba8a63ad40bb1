"""For how long rows are kept that hold the token of an interaction, one rule for all of them.

Whoever has the token can answer in the name of the bot, so it is a secret while it lives: no
`repr` shows it, no export has it, and a row goes with the next of its kind or the daily job.
"""

from sqlalchemy import BindParameter, ColumnElement, Table

LIFE = 14 * 60
"""Seconds for which a token is used; Discord takes it for fifteen minutes."""


def lives(table: Table, now: int | BindParameter[int]) -> ColumnElement[bool]:
    """Return which rows of a table have a token that can be used now."""
    alive: ColumnElement[bool] = table.c.at > now - LIFE
    return alive


def is_spent(table: Table, now: int | BindParameter[int]) -> ColumnElement[bool]:
    """Return which rows of a table have a token that can be used no more."""
    return ~lives(table, now)
