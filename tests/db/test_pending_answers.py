"""What was acknowledged is kept until it is answered, or can be answered no more."""

import asyncio
from dataclasses import replace

import pytest

from db.interaction_tokens import LIFE, PendingAnswer
from db.transactions import writing
from tests.db.positions import NOW

ONE = PendingAnswer(11, 0, 5, "t0ken", "9", "m1", 7, "fr", NOW)


async def test_what_is_not_answered_is_kept_by_shard(store):
    other = replace(ONE, id=12, shard=1, channel=None)
    for promise in (ONE, other):
        await store.pending_answers.add(promise)
    assert await store.pending_answers.of_shard(0, NOW, 2) == [ONE]
    assert await store.pending_answers.of_shard(1, NOW, 2) == [other]
    fewer = await store.pending_answers.of_shard(0, NOW, 1)
    assert fewer == [ONE, other], "nobody else is there to answer for the second"


async def test_what_is_answered_is_gone(store):
    await store.pending_answers.add(ONE)
    await store.pending_answers.remove(ONE.id)
    assert await store.pending_answers.of_shard(0, NOW) == []


async def test_what_can_be_answered_no_more_is_neither_given_nor_kept(store):
    await store.pending_answers.add(ONE)
    late = NOW + LIFE
    assert await store.pending_answers.of_shard(0, late - 1) == [ONE]
    assert await store.pending_answers.of_shard(0, late) == []
    await store.pending_answers.add(replace(ONE, id=12, at=late))
    assert [one.id for one in await store.pending_answers.of_shard(0, NOW)] == [12]


def test_what_an_interaction_may_be_answered_with_is_not_shown():
    assert ONE.token not in repr(ONE)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # PostgreSQL lets nobody wait
async def test_a_promise_goes_before_all_who_wait_to_write(engine, store):
    done = []

    async def written(name, write):
        await write
        done.append(name)

    async with asyncio.TaskGroup() as tasks, writing(engine):
        for n in range(3):
            tasks.create_task(written("name", store.people.meet(f"ann {n}", "Ann", "fr")))
        await asyncio.sleep(0.05)  # they wait in line
        tasks.create_task(written("promise", store.pending_answers.add(ONE)))
        await asyncio.sleep(0.05)
    assert done == ["promise", "name", "name", "name"]
