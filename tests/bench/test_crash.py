"""A bot that is killed, and one whose database is in trouble, loses nothing and repeats nothing."""

import asyncio
import time
from types import SimpleNamespace as Some

from bench import simulated_players
from bench.simulated_players import Deed
from db import OutboxRow, connect, migrate
from db.interaction_tokens import PendingAnswer
from db.store import Store
from engine import lobby
from tests.soak import crash


def test_a_killed_bot_loses_nothing_and_says_nothing_twice():
    names = ("answer taken, unheard", "move kept, debts lost", crash.ORDERLY)
    moments = [next(one for one in crash.MOMENTS if one.name == name) for name in names]
    told = asyncio.run(crash.run(moments, seed=1, matches=5))
    assert told.faults == []
    assert set(told.kills) == set(names)
    assert told.asked["answered"] > 12


async def test_it_waits_for_what_is_put_off_and_for_answers_that_are_promised(tmp_path):
    killer = object.__new__(crash.Killer)
    killer.engine = await connect(f"sqlite:///{tmp_path / 'owed.db'}")
    await migrate(killer.engine)
    killer.store = store = Store(killer.engine)
    left, unheard = (
        Deed("move", 0.0, heard, waits=Some(id=7, resolved=False)) for heard in (1, None)
    )
    killer.crowd = Some(deeds=[unheard])
    now = int(time.time())
    await store.outbox.owe(None, [OutboxRow("dm:1", "retire", due=now + 900)])
    await store.pending_answers.add(PendingAnswer(7, 0, 1, "tkn", "1", "", None, "en", now))
    assert not await killer._owes()
    killer.crowd.deeds += [left]
    assert await killer._owes()
    left.waits.resolved = True
    assert not await killer._owes()
    await store.outbox.owe(None, [OutboxRow("dm:1", "hand", due=now + 10)])
    assert await killer._owes()
    await killer.engine.dispose()


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
