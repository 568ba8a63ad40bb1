"""The worker and the clock go on whatever happens in one round, and log nothing secret."""

import asyncio

import pytest
import structlog

from cogs.post import worker as worker_module
from cogs.post.clock import Clock
from cogs.post.worker import MOST, SLOWEST, Worker
from db.outbox import Owed, Row


class Courier:
    """Delivers, fails, or takes its time, as it is told."""

    def __init__(self):
        self.delivered = []
        self.error = None
        self.gate = None

    async def deliver(self, row):
        if self.gate is not None:
            await self.gate.wait()
        if self.error is not None:
            raise self.error
        self.delivered.append(row.kind)


@pytest.fixture
def courier():
    return Courier()


@pytest.fixture
async def worker(host, courier):
    made = Worker(host, courier, pause=0.01)
    yield made
    await made.stop()  # a query that is cut off would leave its connection behind


async def until(true):
    async with asyncio.timeout(5):
        while not true():  # noqa: ASYNC110 - what is waited for is no event of ours
            await asyncio.sleep(0.005)


async def test_a_round_that_fails_does_not_end_the_worker(host, worker, courier, monkeypatch):
    claim, calls = host.store.claim, []

    async def failing(*args):
        calls.append(1)
        if len(calls) < 3:
            raise RuntimeError("the database is away")
        return await claim(*args)

    monkeypatch.setattr(host.store, "claim", failing)
    await host.store.owe(None, [Owed("x", "note")])
    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(worker.run())
        await until(lambda: courier.delivered)
        await worker.stop()
        await running
    assert courier.delivered == ["note"]
    assert [line["event"] for line in logs] == ["outbox round failed"] * 2


async def test_a_worker_that_stops_finishes_what_it_began(host, worker, courier):
    courier.gate = asyncio.Event()
    await host.store.owe(None, [Owed("x", "note")])
    running = asyncio.create_task(worker.run())
    await until(lambda: worker._open)
    stopping = asyncio.create_task(worker.stop())
    await asyncio.sleep(0.02)
    assert not stopping.done()
    courier.gate.set()
    await stopping
    await running
    assert courier.delivered == ["note"]
    assert (await host.store.owed()).rows == 0


async def test_destinations_do_not_wait_for_each_other_and_one_keeps_its_order(
    host, worker, courier
):
    await host.store.owe(None, [Owed("x", "first"), Owed("x", "second"), Owed("y", "other")])
    await worker._round()
    await asyncio.wait(worker._open)
    assert sorted(courier.delivered) == ["first", "other"]
    await worker._round()
    await asyncio.wait(worker._open)
    assert courier.delivered[-1] == "second"


async def test_a_worker_takes_no_more_than_it_can_hold(host, worker, courier):
    courier.gate = asyncio.Event()
    await host.store.owe(None, [Owed(f"d{n}", "note") for n in range(MOST + 3)])
    await worker._round()
    assert len(worker._open) == MOST
    courier.gate.set()
    await worker._round()
    await until(lambda: not worker._open)
    await worker._round()
    await until(lambda: len(courier.delivered) == MOST + 3)


async def test_a_fault_of_ours_is_tried_later_and_logged_by_kind_and_match_alone(
    host, worker, courier, clock
):
    courier.error = KeyError("5ec2e7")
    await host.store.owe(None, [Owed("dm:77", "hand", 2, {"words": "bid 3"})])
    with structlog.testing.capture_logs() as logs:
        await worker._round()
        await asyncio.wait(worker._open)
    (line,) = logs
    assert set(line) <= {"event", "log_level", "kind", "match", "exc_info"}
    assert "dm:77" not in repr(line)
    backlog = await host.store.owed()
    assert (backlog.rows, backlog.failing) == (1, 1)
    assert await host.store.claim("x", clock.now, 60, 5) == []
    assert await host.store.claim("x", clock.now + 2, 60, 5)


@pytest.mark.parametrize(
    ("attempts", "wait"), [(0, 2), (1, 4), (5, 64), (9, SLOWEST), (10_000, SLOWEST)]
)
async def test_delays_grow_and_have_an_end(host, worker, monkeypatch, attempts, wait):
    seen = []

    async def later(id_, due, tried, reason):
        seen.append((due - host.now(), tried))

    monkeypatch.setattr(host.store, "later", later)
    await worker._later(Row(1, None, "x", "note", None, {}, attempts, 0), "500")
    assert seen == [(wait, attempts + 1)]


async def test_the_clock_goes_on_after_a_round_that_fails(host, worker, monkeypatch):
    due, calls = host.store.due, []

    async def failing(*args):
        calls.append(1)
        if len(calls) == 1:
            raise RuntimeError("the database is away")
        return await due(*args)

    monkeypatch.setattr(host.store, "due", failing)
    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(Clock(host, worker, pause=0.01).run())
        await until(lambda: len(calls) > 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert [line["event"] for line in logs] == ["clock round failed"]


async def test_the_loops_show_that_they_live(host, worker, courier):
    heart = worker_module.HEARTBEAT.labels("outbox")
    before = heart._value.get()
    running = asyncio.create_task(worker.run())
    await until(lambda: heart._value.get() > before)
    await worker.stop()
    await running
    await host.store.owe(None, [Owed("x", "note")])
    await worker.measure()
    assert worker_module.OUTBOX_ROWS._value.get() == 1
