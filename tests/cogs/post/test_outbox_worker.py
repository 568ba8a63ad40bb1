"""The worker and the clock go on whatever happens in one round, and log nothing secret."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest
import structlog
from sqlalchemy.exc import OperationalError

from cogs.post import outbox_worker as worker_module
from cogs.post.deadline_timer import Clock
from cogs.post.outbox_worker import LEASE, LIMIT, MOST, SLOWEST, Worker
from db.outbox import MOST_ATTEMPTS, OutboxRow, Row
from services.workers.child_process import Stopped
from tests.cogs.fakes import refusal


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
async def worker(umpire, courier):
    made = Worker(umpire, courier, pause=0.01)
    yield made
    await made.stop()  # a query that is cut off would leave its connection behind


async def until(true):
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110 - what is waited for is no event of ours
            await asyncio.sleep(0.005)


AWAY = OperationalError("", None, ConnectionRefusedError(), connection_invalidated=True)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError("what"), {"event": "outbox round failed", "log_level": "error"}),
        (AWAY, {"event": "database away", "log_level": "warning"}),
    ],
)
async def test_a_round_that_fails_does_not_end_the_worker(
    umpire, worker, courier, monkeypatch, error, told
):
    claim, calls = umpire.store.outbox.claim, []

    async def failing(*args):
        calls.append(1)
        if len(calls) < 3:
            raise error
        return await claim(*args)

    monkeypatch.setattr(umpire.store.outbox, "claim", failing)
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(worker.run())
        await until(lambda: courier.delivered)
        await worker.stop()
        await running
    assert courier.delivered == ["note"]
    assert [{key: line[key] for key in told} for line in logs] == [told] * 2


async def test_what_cannot_be_noted_as_done_comes_back_when_its_lease_ends(
    umpire, worker, courier, clock, monkeypatch
):
    async def away(*_):
        raise ConnectionResetError

    done = umpire.store.outbox.done
    monkeypatch.setattr(umpire.store.outbox, "done", away)
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(worker.run())
        await until(lambda: "delivery not noted" in [line["event"] for line in logs])
        monkeypatch.setattr(umpire.store.outbox, "done", done)
        clock.now += LEASE + 1
        await until(lambda: courier.delivered == ["note", "note"])
        await worker.stop()
        await running
    assert (await umpire.store.outbox.backlog()).rows == 0


async def test_what_is_being_delivered_is_not_begun_again_though_its_lease_has_ended(
    umpire, worker, courier, clock
):
    courier.gate = asyncio.Event()
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    for _ in range(3):
        await worker._round()
        clock.now += LEASE + 1  # as where a machine has slept
    courier.gate.set()
    await asyncio.wait(worker._open)
    assert courier.delivered == ["note"]
    assert (await umpire.store.outbox.backlog()).rows == 0


async def test_a_worker_that_stops_finishes_what_it_began(umpire, worker, courier):
    courier.gate = asyncio.Event()
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    running = asyncio.create_task(worker.run())
    await until(lambda: worker._open)
    stopping = asyncio.create_task(worker.stop())
    await asyncio.sleep(0.02)
    assert not stopping.done()
    courier.gate.set()
    await stopping
    await running
    assert courier.delivered == ["note"]
    assert (await umpire.store.outbox.backlog()).rows == 0


async def test_destinations_do_not_wait_for_each_other_and_one_keeps_its_order(
    umpire, worker, courier
):
    await umpire.store.outbox.owe(
        None, [OutboxRow("x", "first"), OutboxRow("x", "second"), OutboxRow("y", "other")]
    )
    await worker._round()
    await asyncio.wait(worker._open)
    assert sorted(courier.delivered) == ["first", "other"]
    await worker._round()
    await asyncio.wait(worker._open)
    assert courier.delivered[-1] == "second"


async def test_a_worker_takes_no_more_than_it_can_hold(umpire, worker, courier):
    courier.gate = asyncio.Event()
    await umpire.store.outbox.owe(None, [OutboxRow(f"d{n}", "note") for n in range(MOST + 3)])
    await worker._round()
    assert len(worker._open) == MOST
    courier.gate.set()
    await worker._round()
    await until(lambda: not worker._open)
    await worker._round()
    await until(lambda: len(courier.delivered) == MOST + 3)


async def test_a_fault_of_ours_is_tried_later_and_logged_by_kind_and_match_alone(
    umpire, worker, courier, clock
):
    courier.error = KeyError("5ec2e7")
    await umpire.store.outbox.owe(None, [OutboxRow("dm:77", "hand", 2, {"words": "bid 3"})])
    with structlog.testing.capture_logs() as logs:
        await worker._round()
        await asyncio.wait(worker._open)
    (line,) = logs
    assert set(line) <= {"event", "log_level", "kind", "match", "exc_info"}
    assert "dm:77" not in repr(line)
    backlog = await umpire.store.outbox.backlog()
    assert (backlog.rows, backlog.failing) == (1, 1)
    assert await umpire.store.outbox.claim("x", clock.now, 60, 5) == []
    assert await umpire.store.outbox.claim("x", clock.now + 2, 60, 5)


async def test_what_a_stop_cuts_off_is_no_fault_and_owed_again_at_once(
    umpire, worker, courier, clock
):
    courier.error = Stopped()
    await umpire.store.outbox.owe(None, [OutboxRow("dm:77", "hand", 2)])
    with structlog.testing.capture_logs() as logs:
        await worker._round()
        await asyncio.wait(worker._open)
    assert logs == []
    (row,) = await umpire.store.outbox.claim("x", clock.now, 60, 5)
    assert row.attempts == 0


@pytest.mark.parametrize(
    ("attempts", "wait"), [(0, 2), (1, 4), (5, 64), (9, SLOWEST), (10_000, SLOWEST)]
)
async def test_delays_grow_and_have_an_end(umpire, worker, monkeypatch, attempts, wait):
    seen = []

    async def later(id_, due, tried, reason, worker):
        seen.append((due - umpire.now(), tried))

    monkeypatch.setattr(umpire.store.outbox, "later", later)
    await worker._later(Row(1, None, "x", "note", None, {}, attempts, 0), "500")
    assert seen == [(wait, attempts + 1)]


async def test_what_hangs_is_cut_off_before_its_lease_ends_and_tried_again(
    umpire, worker, courier, clock, monkeypatch
):
    assert LIMIT < worker_module.LEASE
    monkeypatch.setattr(worker_module, "LIMIT", 0.02)
    courier.gate = asyncio.Event()
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    await worker._round()
    await asyncio.wait(worker._open)
    clock.now += 2
    (row,) = await umpire.store.outbox.claim("w", clock.now, 60, 5)
    assert row.attempts == 1


async def test_deliveries_that_hang_do_not_keep_others_from_being_told(
    umpire, worker, courier, monkeypatch
):
    monkeypatch.setattr(worker_module, "SLOW", 0.02)
    courier.gate = asyncio.Event()
    await umpire.store.outbox.owe(None, [OutboxRow(f"d{n}", "note") for n in range(40)])
    await worker._round()
    await asyncio.sleep(0.03)
    await worker._round()
    assert len(worker._open) == 40
    await asyncio.sleep(0.03)
    quick = Courier()
    worker._courier = quick
    await asyncio.sleep(0.03)
    await umpire.store.outbox.owe(None, [OutboxRow("z", "other")])
    await worker._round()
    await until(lambda: quick.delivered)
    assert quick.delivered == ["other"]
    courier.gate.set()


async def test_what_waits_for_pictures_keeps_nothing_from_being_told(umpire, worker, courier):
    courier.gate = asyncio.Event()
    late = [OutboxRow(f"dm:{n}", "hand", 0, {"whole": True}) for n in range(40)]
    late += [OutboxRow(f"picture:{n}", "picture") for n in range(40)]
    await umpire.store.outbox.owe(None, late)
    for _ in range(3):
        await worker._round()
    await asyncio.sleep(0)  # all have begun
    assert len(worker._open) == 80
    quick = Courier()
    worker._courier = quick
    await umpire.store.outbox.owe(None, [OutboxRow("z", "board")])
    await worker._round()
    await until(lambda: quick.delivered)
    assert quick.delivered == ["board"]
    courier.gate.set()


async def test_what_is_being_delivered_is_held_for_longer(umpire, worker, courier, clock):
    courier.gate = asyncio.Event()
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    await worker._round()
    worker._renewed -= 60
    clock.now += 50
    await worker._round()
    assert await umpire.store.outbox.claim("other", clock.now + 30, 60, 5) == []
    courier.gate.set()


def limited(seconds):
    return discord.RateLimited(seconds)


@pytest.mark.parametrize(
    ("error", "wait"),
    [
        (limited(400.0), 400),
        (limited(9_000.0), SLOWEST),
        (refusal(0), 2),
        (ConnectionResetError(), 2),
        (aiohttp.ClientOSError(), 2),
        (TimeoutError(), 2),
    ],
)
async def test_what_passes_by_itself_is_waited_for_and_never_given_up(
    umpire, worker, courier, clock, error, wait
):
    courier.error = error
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    for _ in range(MOST_ATTEMPTS + 3):
        rows = await umpire.store.outbox.claim(worker._name, clock.now, 60, 5)
        assert len(rows) == 1
        before = clock.now
        with structlog.testing.capture_logs():
            await worker._deliver(rows[0])
        if rows[0].attempts == 0:
            assert await umpire.store.outbox.claim("w", before + wait - 1, 60, 5) == []
        clock.now += SLOWEST
    assert (await umpire.store.outbox.backlog()).dead == 0


async def test_what_discord_never_takes_is_given_up_and_what_waits_behind_it_goes_on(
    umpire, worker, courier, clock
):
    courier.error = discord.HTTPException(SimpleNamespace(status=400, reason="no"), {"code": 50035})
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note"), OutboxRow("x", "other")])
    with structlog.testing.capture_logs() as logs:
        for _ in range(MOST_ATTEMPTS):
            (row,) = await umpire.store.outbox.claim(worker._name, clock.now, 60, 5)
            assert row.kind == "note"
            await worker._deliver(row)
            clock.now += SLOWEST
    why = {"kind": "note", "match": None, "reason": "400 50035"}
    assert logs == [{"event": "given up", "log_level": "error", **why}]
    (row,) = await umpire.store.outbox.claim(worker._name, clock.now, 60, 5)
    assert row.kind == "other"
    assert (await umpire.store.outbox.backlog()).dead == 1


async def test_what_a_dead_worker_held_is_delivered_at_the_next_start(umpire, courier, clock):
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    dead = Worker(umpire, courier)
    await umpire.store.outbox.claim(dead._name, clock.now, 60, 5)
    next_one = Worker(umpire, courier, pause=0.01)
    running = asyncio.create_task(next_one.run())
    await until(lambda: courier.delivered)
    await next_one.stop()
    await running


async def test_what_was_given_up_is_tried_again_at_the_next_start(umpire, courier, clock):
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    (row,) = await umpire.store.outbox.claim("w", clock.now, 60, 5)
    await umpire.store.outbox.later(row.id, 0, MOST_ATTEMPTS, "400 50035")
    worker = Worker(umpire, courier, pause=0.01)
    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(worker.run())
        await until(lambda: courier.delivered)
    await worker.stop()
    await running
    assert {"event": "given up before, tried again", "log_level": "info", "rows": 1} in logs


async def test_stopping_waits_for_what_a_round_is_just_taking(umpire, worker, courier, monkeypatch):
    claim, taking = umpire.store.outbox.claim, asyncio.Event()

    async def slow(*args):
        taking.set()
        await asyncio.sleep(0.02)
        return await claim(*args)

    monkeypatch.setattr(umpire.store.outbox, "claim", slow)
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    running = asyncio.create_task(worker.run())
    await taking.wait()
    await worker.stop()
    assert courier.delivered == ["note"]
    assert not worker._open
    await running


@pytest.mark.parametrize(
    ("error", "told"), [(RuntimeError("what"), "clock round failed"), (AWAY, "database away")]
)
async def test_the_clock_goes_on_after_a_round_that_fails(umpire, worker, monkeypatch, error, told):
    due, calls = umpire.store.alarms.due, []

    async def failing(*args):
        calls.append(1)
        if len(calls) == 1:
            raise error
        return await due(*args)

    monkeypatch.setattr(umpire.store.alarms, "due", failing)
    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(Clock(umpire, worker, pause=0.01).run())
        await until(lambda: len(calls) > 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert [line["event"] for line in logs] == [told]


async def test_the_loops_show_that_they_live(umpire, worker, courier):
    heart = worker_module.HEARTBEAT.labels("outbox")
    before = heart._value.get()
    running = asyncio.create_task(worker.run())
    await until(lambda: heart._value.get() > before)
    await worker.stop()
    await running
    await umpire.store.outbox.owe(None, [OutboxRow("x", "note")])
    await worker.measure()
    assert worker_module.OUTBOX_ROWS._value.get() == 1
