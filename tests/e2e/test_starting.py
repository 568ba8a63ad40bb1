"""A start that Discord hinders goes on when it can, with a line of the log for each refusal."""

import asyncio
import itertools
import logging
import shutil
import threading

import discord
import pytest
import structlog
import yarl

import bot
from cogs import client as client_module
from cogs.post import discord_components
from sandbox import Sandbox
from services.watch import structured_logging
from tests.e2e.conftest import Table

NOWHERE = yarl.URL("ws://127.0.0.1:9/gateway")


@pytest.fixture
async def apart(tmp_path, template, monkeypatch):
    """A sandbox with a bot that is not started yet."""
    monkeypatch.setattr(client_module, "PATIENT", 0.05)
    path = shutil.copy(template, tmp_path / "conclave.db")
    async with Sandbox(port=0) as box:
        table = Table(box, path, secrets=itertools.count(1))
        yield table
        await table.stop()
        assert not box.unknown_routes


@pytest.fixture
def waits(monkeypatch):
    """How long was waited before each further try, in seconds."""
    found, wait = [], client_module._wait

    def kept(*given):
        found.append(wait(*given))
        return found[-1]

    monkeypatch.setattr(client_module, "_wait", kept)
    return found


@pytest.fixture
def told(monkeypatch):
    """What discord.py logs, as the log of the bot takes it."""
    lines = []

    class Lines(logging.Handler):
        def emit(self, record):
            if "voice" not in record.getMessage():
                lines.append(record)

    theirs, handler = logging.getLogger("discord.client"), Lines()
    monkeypatch.setattr(theirs, "filters", [structured_logging._once])
    theirs.addHandler(handler)
    yield lines
    theirs.removeHandler(handler)


async def soon(true):
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 - no event of ours
            await asyncio.sleep(0.01)


async def test_a_first_connection_that_fails_is_tried_again(apart, told, waits, monkeypatch):
    seated = bot.seated

    def nowhere(box, client):
        seated(box, client)
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = NOWHERE
        return client

    monkeypatch.setattr(bot, "seated", nowhere)
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda self: 0.01)
    starting = asyncio.create_task(apart.start())
    await soon(lambda: len(told) >= 2)
    assert not starting.done()
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(apart.box.gateway)
    await starting
    assert apart.client.online
    assert {line.levelname for line in told} == {"WARNING"}
    assert [line.exc_info for line in told] == [None] * len(told)
    assert "no connection to Discord" in told[0].getMessage()
    assert waits[:2] == [0.05, 0.1]


@pytest.mark.parametrize(
    ("method", "status"), [("GET", 403), ("GET", 503), ("PUT", 400), ("PUT", 503)]
)
async def test_commands_that_cannot_be_told_are_told_later(apart, waits, method, status):
    box = apart.box
    fault = box.faults.fail(method, "/applications/*/commands", status, times=3)
    with structlog.testing.capture_logs() as lines:
        await apart.start()
        await box.until(lambda: box.world.commands)
    told = [line for line in lines if line["event"] == "commands not synced"]
    assert {line["log_level"] for line in told} == {"warning"}
    assert fault.hits == len(told) == 3
    assert waits == [0.05, 0.1, 0.2]


async def test_commands_that_are_known_can_be_used_while_they_cannot_be_told(apart):
    await apart.start()
    known = dict(discord_components.COMMANDS)
    await apart.stop()
    discord_components.COMMANDS.clear()
    apart.box.faults.fail("GET", "/applications/*/commands", 403, times=None)
    await apart.start()
    assert known == discord_components.COMMANDS
    ada = apart.box.user("Ada")
    assert (await (await ada.slash("/my settings")).done()).message.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/users/@me", None),
        ("/users/@me", 403),
        ("/users/@me", 503),
        ("/oauth2/applications/@me", 503),
    ],
)
async def test_a_login_that_discord_fails_is_tried_again(apart, waits, path, status):
    faults = apart.box.faults
    if status is None:
        faults.cut("GET", path, times=4)  # aiohttp tries it once more
    else:
        faults.fail("GET", path, status, times=2)
    with structlog.testing.capture_logs() as lines:
        await apart.start()
    assert [line["event"] for line in lines].count("not logged in") == 2
    assert waits == [0.05, 0.1]
    assert apart.client.online


async def test_a_bot_that_waits_to_try_again_stops_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(client_module, "PATIENT", 600.0)
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda self: 0.01)
    stop = asyncio.Event()
    monkeypatch.setattr(bot, "_stopping", lambda: stop)
    async with Sandbox(port=0) as box:
        monkeypatch.setattr(discord.http.Route, "BASE", box.api)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", NOWHERE)
        monkeypatch.setenv("DISCORD_TOKEN", box.token)
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'conclave.db'}")
        box.faults.fail("GET", "/applications/*/commands", 403, times=None)
        with structlog.testing.capture_logs() as lines:
            running = asyncio.create_task(bot.run(bot.settings()))
            await soon(lambda: "commands not synced" in [line["event"] for line in lines])
            await asyncio.sleep(0.2)
            stop.set()
            async with asyncio.timeout(8):
                await running


async def test_a_token_that_the_gateway_refuses_ends_the_start(tmp_path, monkeypatch):
    async with Sandbox(port=0) as box:
        monkeypatch.setattr(discord.http.Route, "BASE", box.api)
        gateway = yarl.URL(box.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        monkeypatch.setenv("DISCORD_TOKEN", box.token)
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'conclave.db'}")
        monkeypatch.setattr(box.wire, "token", "another")
        with pytest.raises(bot.Unusable, match="does not accept DISCORD_TOKEN"):
            await bot.run(bot.settings())


def test_each_wait_is_longer_than_the_last_and_none_shorter_than_discord_asks_for():
    waits = [client_module._wait(tried, TimeoutError()) for tried in range(12)]
    assert waits == sorted(waits)
    assert waits[0] * 100 < waits[-1] == client_module.LONGEST_WAIT
    assert client_module._wait(0, discord.RateLimited(5_000.0)) == 5_000.0


async def test_what_first_panels_need_is_loaded_off_the_loop_before_anybody_can_ask(
    apart, monkeypatch
):
    loaded = []

    def load():
        loaded.append((threading.current_thread(), [line["event"] for line in lines]))

    monkeypatch.setattr(client_module.preload_turn_panel_code, "load", load)
    with structlog.testing.capture_logs() as lines:
        await apart.start()
    ((thread, before),) = loaded
    assert thread is not threading.main_thread()
    assert "connected" not in before
