"""Deadlines are in the database, and each is seen to once."""

import asyncio
import random

import pytest

from db import Conflict, Owed, Store
from engine.record import Kind
from tests.db.positions import NOW, advance, at_place, lobby, running

HOUR = 3600


async def test_matches_whose_deadline_has_passed_are_due_oldest_first(store: Store) -> None:
    for name, at in (("a", NOW + 50), ("b", NOW), ("c", NOW + 99)):
        match = lobby(name)
        match.start("ann", at)
        await store.create(at_place(match))
    await store.create(at_place(lobby("d")))
    assert await store.next_deadline() == NOW + HOUR
    assert await store.due(NOW + HOUR - 1, 10) == []
    assert await store.due(NOW + HOUR + 50, 10) == ["b", "a"]
    assert await store.due(NOW + HOUR + 50, 1) == ["b"]


async def test_a_move_sets_the_clock_anew(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    while not stored.match.entries:
        advance(stored.match, random.Random(1), now=NOW + 10)
    await store.save(stored)
    assert await store.next_deadline() == stored.match.deadline()


async def test_a_match_that_is_over_has_no_deadline(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    stored.match.void("ann", NOW)
    await store.save(stored)
    assert await store.next_deadline() is None


async def test_the_passing_of_a_friendly_deadline_is_seen_to_once(
    store: Store, other: Store
) -> None:
    await store.create(at_place(running()))
    (row,) = await store.of_person("ann")
    deadline = row.deadline or 0
    notice = [Owed("thread", "overdue")]
    calls = [(store, other)[i % 2].lapse("m1", deadline, notice) for i in range(6)]
    assert sorted(await asyncio.gather(*calls)) == [False] * 5 + [True]
    assert (await store.owed()).rows == 1
    assert await store.due(deadline + HOUR, 10) == []
    stored = await store.match("m1")
    assert stored.match.deadline() == deadline  # it is still shown
    advance(stored.match, random.Random(1), 4, deadline + 10)
    await store.save(stored)
    later = stored.match.deadline()
    assert later is not None
    assert later > deadline
    assert await store.due(later, 10) == ["m1"]


async def test_a_draft_does_not_wake_a_deadline_that_was_seen_to(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    deadline = stored.match.deadline() or 0
    await store.lapse("m1", deadline)
    assert not await store.lapse("m1", deadline)
    stored.match.revisions[0] += 1
    await store.save(stored)
    assert await store.due(deadline, 10) == []


async def test_a_strict_clock_expires_exactly_once(store: Store, other: Store) -> None:
    await store.create(at_place(running(strict=True)))
    now = NOW + HOUR
    first, second = await store.match("m1"), await other.match("m1")
    assert first.match.expire(now)
    assert second.match.expire(now)
    await store.save(first)
    with pytest.raises(Conflict):
        await other.save(second)
    again = await other.match("m1")
    assert not again.match.expire(now)
    kinds = [entry.kind for entry in await store.entries("m1")]
    assert kinds.count(Kind.EXPIRE) == 1
