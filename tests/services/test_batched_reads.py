"""What many ask for is read together, and never by a read that had begun before they asked."""

import asyncio

import pytest

from services.batched_reads import BatchedReads


class Source:
    def __init__(self):
        self.reads, self.doors = [], [asyncio.Event() for _ in range(3)]

    async def read(self, keys):
        door = self.doors[len(self.reads)]
        self.reads.append(sorted(keys))
        await door.wait()
        if "broken" in keys:
            raise OSError
        return {key: f"{key}{len(self.reads)}" for key in keys if key != "none"}


async def begun():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_asks_while_a_read_runs_is_told_by_the_next_one_together():
    source = Source()
    batch = BatchedReads(source.read)
    first = asyncio.create_task(batch.get("a"))
    await begun()
    later = [asyncio.create_task(batch.get(key)) for key in ("a", "b", "none", "a")]
    await begun()
    assert source.reads == [["a"]]
    for door in source.doors:
        door.set()
    assert (await first, await asyncio.gather(*later)) == ("a1", ["a2", "b2", None, "a2"])
    assert source.reads == [["a"], ["a", "b", "none"]]


async def test_a_read_that_fails_is_told_to_all_who_asked_and_the_next_one_serves():
    source = Source()
    batch = BatchedReads(source.read)
    for door in source.doors:
        door.set()
    found = await asyncio.gather(*map(batch.get, ("broken", "a")), return_exceptions=True)
    assert [type(one) for one in found] == [OSError, OSError]
    assert await batch.get("a") == "a2"


async def test_who_leaves_takes_nothing_from_who_stays():
    source = Source()
    batch = BatchedReads(source.read)
    gone, stays = (asyncio.create_task(batch.get("a")) for _ in "ab")
    await begun()
    gone.cancel()
    source.doors[0].set()
    assert await stays == "a1"
    with pytest.raises(asyncio.CancelledError):
        await gone
