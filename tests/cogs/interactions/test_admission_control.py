"""Who is served when many ask at once, and how promises are written when they do."""

import asyncio

import pytest
import structlog

from cogs.interactions import game_cog
from cogs.interactions.admission_control import Admission, TooQuick
from cogs.interactions.pending_answer_batch_writer import AnswerBatch
from db.interaction_tokens import PendingAnswer
from services.watch.tasks_and_keyed_locks import KeyedSemaphore
from tests.cogs.conftest import ANN, THREAD
from tests.cogs.fakes import Interaction
from tests.cogs.test_component_routes import press
from tests.harbours.state import Sail


async def served(turns, who, order, gate):
    async with turns.of(who):
        order.append(who)
        await gate.wait()


async def test_a_person_takes_few_places_and_leaves_the_others_to_others():
    turns, order, gate = Admission(room=4, each=2), [], asyncio.Event()
    tasks = [asyncio.create_task(served(turns, who, order, gate)) for who in "aaaab"]
    await asyncio.sleep(0.01)
    assert order == ["a", "a", "b"]
    gate.set()
    await asyncio.gather(*tasks)
    assert sorted(order) == ["a", "a", "a", "a", "b"]


async def test_no_more_are_served_at_once_than_there_is_room_for():
    turns, order, gate = Admission(room=2), [], asyncio.Event()
    tasks = [asyncio.create_task(served(turns, who, order, gate)) for who in "abc"]
    await asyncio.sleep(0.01)
    assert order == ["a", "b"]
    gate.set()
    await asyncio.gather(*tasks)


async def test_who_asks_for_far_too_much_is_told_to_wait():
    turns, order, gate = Admission(each=1, most=2), [], asyncio.Event()
    tasks = [asyncio.create_task(served(turns, "a", order, gate)) for _ in range(2)]
    await asyncio.sleep(0.01)
    with pytest.raises(TooQuick):
        await served(turns, "a", order, gate)
    gate.set()
    await asyncio.gather(*tasks)
    await served(turns, "a", order, gate)
    assert len(order) == 3


async def test_a_lane_that_nobody_uses_is_forgotten():
    lanes = KeyedSemaphore()
    async with lanes.of("a"):
        assert lanes.waiting("a") == 1
    assert (lanes.waiting("a"), lanes._places) == (0, {})


class Store:
    """Keeps promises; each writing takes until the gate is opened."""

    def __init__(self):
        self.rows, self.written, self.gate = {}, [], asyncio.Event()
        self.pending_answers = self

    async def add(self, *made):
        await self.gate.wait()
        self.written.append([one.id for one in made])
        self.rows |= {one.id: one for one in made}

    async def remove(self, *ids):
        await self.gate.wait()
        for id_ in ids:
            del self.rows[id_]


def promise(number):
    return PendingAnswer(number, 0, 1, "tkn", ANN, "", None, "en", 0)


async def test_promises_of_the_same_moment_are_written_together_and_all_are_kept():
    store, promised = Store(), AnswerBatch()
    promised.add(store, promise(0))
    await asyncio.sleep(0.01)  # it is being written
    for number in range(1, 5):
        promised.add(store, promise(number))
    keeping = [asyncio.create_task(promised.answered(store, number)) for number in (0, 1)]
    await asyncio.sleep(0.01)
    store.gate.set()
    await asyncio.gather(*keeping)
    assert store.written == [[0], [2, 3, 4]]
    assert set(store.rows) == {2, 3, 4}


async def test_what_was_never_promised_or_is_kept_already_costs_nothing():
    store, promised = Store(), AnswerBatch()
    store.gate.set()
    await promised.add(store, promise(1))
    await promised.answered(store, 1)
    await promised.answered(store, 1)
    await promised.answered(store, 2)
    assert store.rows == {}


async def test_who_asks_for_too_much_reads_so_and_is_answered(desk, table):
    match = await table()
    desk.turns._most = 0
    it = await press(desk, ANN, f"c:play:{match.id}:::", ephemeral=True)
    assert "still being done" in it.text
    assert await desk.umpire.store.pending_answers.of_shard(0, desk.umpire.now()) == []


async def test_an_interaction_is_acknowledged_before_it_waits_for_its_turn(desk):
    gate = asyncio.Event()
    busy = [asyncio.create_task(served(desk.turns, str(n), [], gate)) for n in range(40)]
    await asyncio.sleep(0)
    it = Interaction(desk, ANN, "Ann")

    async def ask():
        async with desk.answering(it):
            await desk.say(it, "done")

    asking = asyncio.create_task(ask())
    async with asyncio.timeout(30):
        while not it.response.is_done():  # noqa: ASYNC110 - it is no event of ours
            await asyncio.sleep(0.005)
    assert it.answers == []
    gate.set()
    await asyncio.gather(asking, *busy)
    assert it.text == "done"


async def test_nobody_is_told_to_wait_for_an_answer_before_that_is_written_down(desk, monkeypatch):
    asked, written = asyncio.Event(), asyncio.Event()
    promise = desk.umpire.store.pending_answers.add

    async def slow(*made):
        asked.set()
        await written.wait()
        await promise(*made)

    monkeypatch.setattr(desk.umpire.store.pending_answers, "add", slow)
    it = Interaction(desk, ANN, "Ann")

    async def ask():
        async with desk.answering(it):
            assert [one.id for one in await desk.umpire.store.pending_answers.of_shard(0, 0)] == [
                it.id
            ]

    asking = asyncio.create_task(ask())
    await asked.wait()
    await asyncio.sleep(0.1)  # as long as it takes on a machine that has much else to do
    assert not it.response.is_done()
    written.set()
    await asking
    assert it.response.is_done()


async def test_of_what_somebody_types_only_the_newest_is_completed(desk, table):
    match = await table()
    complete = game_cog._completion("harbours", Sail, "harbour")
    typed = [Interaction(desk, match.players[0].id, channel=THREAD, id=n) for n in range(3)]
    async with desk.lanes.of(match.players[0].id):  # an earlier one is at work
        asked = [asyncio.create_task(complete(it, "")) for it in typed]
        await asyncio.sleep(0.01)
    await asyncio.gather(*asked)
    assert [len(it.response.choices) for it in typed] == [0, 0, 3]
    assert desk.typing == {}


async def test_a_completion_that_breaks_is_in_the_log_and_offers_nothing(desk, table, monkeypatch):
    match = await table()

    async def broken(*asked):
        raise KeyError("harbour")

    monkeypatch.setattr(game_cog, "_complete", broken)
    it = Interaction(desk, match.players[0].id, channel=THREAD)
    with structlog.testing.capture_logs() as logs:
        await game_cog._completion("harbours", Sail, "harbour")(it, "")
    assert it.response.choices == []
    assert [line["event"] for line in logs] == ["completion failed"]
