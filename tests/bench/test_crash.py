"""A bot that is killed, and one whose database is in trouble, loses nothing and repeats nothing."""

import asyncio

from bench import simulated_players
from engine import lobby
from tests.soak import crash


def test_a_killed_bot_loses_nothing_and_says_nothing_twice():
    names = ("answer taken, unheard", "move kept, debts lost", crash.ORDERLY)
    moments = [next(one for one in crash.MOMENTS if one.name == name) for name in names]
    told = asyncio.run(crash.run(moments, seed=1, matches=5))
    assert told.faults == []
    assert set(told.kills) == set(names)
    assert told.asked["answered"] > 12


def test_a_copy_follows_what_a_computer_has_played_and_nothing_that_it_played_too_often():
    played, copy = (lobby.open_match("m", "magnate", "ann", "5e" * 32, 0) for _ in "ab")
    for match in (played, copy):
        lobby.join_computer(match, "greedy", 0)
        lobby.start(match, "ann", 0)
        if match.players[match.to_act()[0]].computer is None:
            match.fall_back(match.to_act()[0], 0)
        match.entries.clear()
    (seat,) = played.computers_owed()
    played.computer_turn(seat, 0, 0)
    for _ in "ab":
        for entry in played.entries:
            simulated_players._follow(copy, entry)
    assert copy.state == played.state
    assert copy.ply == played.ply
