"""A bot that is killed, and one whose database is in trouble, loses nothing and repeats nothing."""

import asyncio

from bench import crash


def test_a_killed_bot_loses_nothing_and_says_nothing_twice():
    names = ("answer taken, unheard", "move kept, debts lost")
    moments = [next(one for one in crash.MOMENTS if one.name == name) for name in names]
    told = asyncio.run(crash.run(moments, seed=1, matches=5))
    assert told.faults == []
    assert set(told.kills) == set(names)
    assert told.asked["answered"] > 12
