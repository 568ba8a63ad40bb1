"""What an operator's tools read on loopback: whether the bot works, and its figures."""

import asyncio
import contextlib
import re
import socket
import time

import aiohttp
import pytest
import structlog
from driver import opened
from sqlalchemy.exc import OperationalError

from engine.product_version import VERSION
from services.watch import health_endpoint as health_module
from services.watch.health_endpoint import Health
from services.watch.metrics import HEARTBEAT


def free():
    """Return a port on which nobody listens."""
    with contextlib.closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Tool:
    """A program of the operator that asks the bot."""

    def __init__(self, port):
        self.url = f"http://127.0.0.1:{port}"

    async def health(self):
        async with aiohttp.ClientSession() as session, session.get(f"{self.url}/health") as answer:
            return answer.status, await answer.json()

    async def metrics(self):
        async with aiohttp.ClientSession() as session, session.get(f"{self.url}/metrics") as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith("text/plain")
            return await answer.text()


def figure(text, name):
    """Return the value of a figure."""
    return float(re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)[1])


@pytest.fixture
async def tool(table):
    port = free()
    await table.client.wait_until_ready()
    async with Health(table.client, table.client.desk.umpire.store, port, VERSION):
        yield Tool(port)


async def test_a_bot_at_work_is_healthy_and_tells_how_much_there_is(table, tool):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    await opened(table, ada, bruno, pictures=False)
    await table.do(ada.slash("/match new game:magnate"))
    status, told = await tool.health()
    assert (status, told["status"], told["problems"]) == (200, "ok", [])
    assert told["version"] == VERSION
    assert told["gateway"] is told["database"] is True
    assert {"outbox", "clock", "lag"} <= told["loops"].keys()
    assert told["matches"] == {"running": 1, "lobbies": 1}
    assert told["outbox"] == {"rows": 0, "failing": 0, "oldest": 0, "dead": 0}


async def test_the_figures_count_what_the_bot_does(table, tool):
    ada = table.box.user("Ada")
    names = [f"conclave_{what}_seconds_count" for what in ("acknowledge", "move", "draw")]
    before = await tool.metrics()
    driver = await opened(table, ada, computer=1)
    step = driver.command(await driver.choice(ada))
    await table.do(ada.slash(step, channel=driver.thread))
    text = await tool.metrics()
    for name in names:
        assert figure(text, name) > figure(before, name)
    assert figure(text, 'conclave_matches{status="running"}') == 1
    assert figure(text, "conclave_outbox_rows") == figure(text, "conclave_outbox_age_seconds") == 0
    assert figure(text, "conclave_gateway_connected") == 1
    for loop in ("outbox", "clock", "lag"):
        beat = figure(text, f'conclave_heartbeat_timestamp{{loop="{loop}"}}')
        assert time.time() - beat < 60


async def test_what_is_owed_and_not_delivered_shows_with_its_age(table, tool):
    ada = table.box.user("Ada")
    table.client.desk.worker._stopping = True  # nothing is delivered any more
    await (await ada.slash("/match new game:magnate")).done()
    table.now += 90
    text = await tool.metrics()
    assert figure(text, "conclave_outbox_rows") == 1
    assert figure(text, "conclave_outbox_age_seconds") == 90
    table.client.desk.worker._stopping = False


async def test_the_lag_of_the_event_loop_is_measured(table, monkeypatch):
    monkeypatch.setattr(health_module, "SAMPLE", 0.001)
    port = free()
    async with Health(table.client, table.client.desk.umpire.store, port, VERSION):
        before = figure(await Tool(port).metrics(), "conclave_loop_lag_seconds_count")
        async with asyncio.timeout(30):
            while figure(await Tool(port).metrics(), "conclave_loop_lag_seconds_count") <= before:
                pass


async def test_neither_names_a_match_a_player_or_a_place(table, tool):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, pictures=False)
    await driver.by_slash(await driver.whose([ada, bruno]))
    told = await tool.metrics() + str(await tool.health())
    secret = (await driver.match()).secret
    ids = [ada.id, bruno.id, table.box.guild, table.box.channel, driver.thread.id]
    for word in (driver.id, secret, "Ada", "Bruno", *map(str, ids)):
        assert word not in told


async def test_a_bot_without_the_gateway_is_not_healthy(table, tool):
    await table.stop()
    status, told = await tool.health()
    assert (status, told["gateway"]) == (503, False)
    assert told["problems"] == ["gateway"]
    await table.engine.dispose()  # the question opened it again
    await table.start()


async def test_a_bot_whose_database_is_away_is_not_healthy(table, tool, monkeypatch):
    monkeypatch.setattr(health_module, "PATIENCE", 0.01)
    counts, away = table.store.lists.counts, asyncio.Event()

    async def waiting():
        await away.wait()
        return await counts()

    monkeypatch.setattr(table.store.lists, "counts", waiting)
    status, told = await tool.health()
    assert (status, told["database"]) == (503, False)
    assert "database" in told["problems"]
    assert await tool.metrics()
    away.set()
    monkeypatch.setattr(health_module, "PATIENCE", 3.0)
    assert (await tool.health())[0] == 200


async def test_two_tools_that_ask_at_once_are_both_answered(table, tool, monkeypatch):
    counts, gate, asked = table.store.lists.counts, asyncio.Event(), []

    async def waiting():
        asked.append(1)
        await gate.wait()
        return await counts()

    monkeypatch.setattr(table.store.lists, "counts", waiting)
    both = [asyncio.create_task(tool.health()) for _ in range(2)]
    await table.box.until(lambda: asked)
    await asyncio.sleep(0.05)
    gate.set()
    assert [status for status, _ in await asyncio.gather(*both)] == [200, 200]


async def test_a_question_to_the_database_is_not_cut_off_when_the_bot_stops(table, monkeypatch):
    monkeypatch.setattr(health_module, "PATIENCE", 0.01)
    counts, gate, ends = table.store.lists.counts, asyncio.Event(), []

    async def waiting():
        try:
            await gate.wait()
            return await counts()
        finally:
            ends.append(asyncio.current_task().cancelling())

    monkeypatch.setattr(table.store.lists, "counts", waiting)
    port = free()
    async with Health(table.client, table.store, port, VERSION):
        assert (await Tool(port).health())[0] == 503
        monkeypatch.setattr(health_module, "PATIENCE", 3.0)
        asyncio.get_running_loop().call_later(0.05, gate.set)
    assert ends == [0]


async def test_a_bot_whose_database_fails_is_not_healthy(table, tool, monkeypatch):
    async def failing():
        raise OperationalError("SELECT 1", {}, OSError("gone"))

    monkeypatch.setattr(table.store.lists, "counts", failing)
    with structlog.testing.capture_logs() as logs:
        status, told = await tool.health()
    assert (status, told["database"]) == (503, False)
    (line,) = [line for line in logs if line["log_level"] == "warning"]
    assert (line["event"], line["error"]) == ("database does not answer", "OperationalError")


async def test_a_bot_with_a_loop_that_stands_still_is_not_healthy(table, tool):
    HEARTBEAT.labels("clock").set(time.time() - health_module.OLD - 1)
    status, told = await tool.health()
    HEARTBEAT.labels("clock").set(time.time())
    assert status == 503
    assert told["problems"] == ["loop-clock"]


async def test_it_listens_on_loopback_alone_and_no_longer_than_the_bot(table):
    port = free()
    async with Health(table.client, table.client.desk.umpire.store, port, VERSION) as health:
        assert health._runner.addresses == [("127.0.0.1", port)]
    with pytest.raises(aiohttp.ClientConnectorError):
        await Tool(port).health()


async def test_nothing_listens_on_port_0(table):
    async with Health(table.client, table.client.desk.umpire.store, 0, VERSION) as health:
        assert health._runner is None


async def test_a_port_that_is_taken_is_an_error_that_names_it(table):
    with contextlib.closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=str(port)):
            await Health(table.client, table.client.desk.umpire.store, port, VERSION).__aenter__()
