"""The real discord.py and the whole bot, at a sandbox, on a database file."""

import asyncio
import contextlib
import itertools
import shutil
import socket
from dataclasses import dataclass, field

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

import bot
from cogs.client import Conclave
from cogs.interactions import http_endpoint
from cogs.interactions.http_endpoint import Endpoint
from db.connect import connect, migrate
from db.store import Store
from languages import ORIGINAL, spoken
from sandbox import Sandbox
from services.umpire import Umpire
from services.watch.loopback_http import LOOPBACK
from services.workers.draw_pool import DrawPool
from tests import compiled  # noqa: F401 - for all engines of the process
from tests.conftest import prepare

DEADLINE = 20.0
"""Seconds: how quickly is for bench, and a busy machine needs more than Discord's three."""


@dataclass
class Table:
    """A sandbox with the bot at it. `now` is the bot's clock, moved by `wait`.

    `url` is that of a database other than the file `path`, `options` are the client's, `studio`
    makes what draws: here, and nothing goes out without its picture. `by_http`: the sandbox posts
    interactions instead of sending them by the gateway.
    `locale`: the language of its server. `patience`: seconds until nothing may be owed.
    """

    box: Sandbox
    path: object
    engine: AsyncEngine | None = None
    client: Conclave | None = None
    now: int = 1_800_000_000
    secrets: object = None
    url: str = ""
    studio: object = lambda: DrawPool(width=150, patience=10, calm=10)
    options: dict = field(default_factory=dict)
    by_http: bool = False
    locale: str = ORIGINAL
    patience: float = 30
    endpoint: Endpoint | None = None

    @property
    def store(self):
        return self.client.desk.umpire.store

    async def start(self):
        """Start the bot; on the same database after `stop`."""
        self.engine = await connect(self.url or f"sqlite:///{self.path}")
        await migrate(self.engine)
        umpire = Umpire(Store(self.engine, lambda: self.now), lambda: self.now, self._secret)
        self.client = bot.seated(
            self.box,
            Conclave(umpire, self.studio(), guild_ready_timeout=0.01, **self.options),
        )
        self._serving = asyncio.create_task(self.client.start(self.box.token))
        await self.box.ready(self.patience)
        await self.box.until(lambda: self.client.online, self.patience)
        if self.by_http:
            await self.client.wait_until_ready()
            port = free_port()
            self.endpoint = await Endpoint(self.client, port).__aenter__()
            self.box.poster.urls[:] = [f"http://{LOOPBACK}:{port}{http_endpoint.PATH}"]

    async def stop(self):
        """Stop the bot as a signal would."""
        if self.endpoint:
            await self.endpoint.__aexit__()
        await self.client.close()
        await asyncio.gather(self._serving, return_exceptions=True)
        await self.engine.dispose()

    def _secret(self):
        return f"{next(self.secrets):064x}"

    async def wait(self, seconds):
        """Let time pass in which the bot is at work, and let it look at the clocks."""
        await self.store.alarms.beat(0, self.now + seconds)
        self.now += seconds
        await self.client.clock.look()
        await self.quiet()

    async def quiet(self):
        """Wait until nothing is owed any more."""
        pause = 0.02
        async with asyncio.timeout(self.patience):
            while (await self.store.outbox.backlog()).rows:
                self.client.desk.worker.kick()
                await asyncio.sleep(pause)
                pause = min(1.5 * pause, 0.1)

    async def lobby(self, player, lobby, label):
        """Press a button of a lobby, whose answer is the lobby as it then is."""
        revision = lobby.revision
        it = await player.press(lobby, label)
        await self.box.until(lambda: lobby.revision > revision)
        if it.original is not lobby:  # a start has an answer of its own
            await it.done()
        await self.quiet()

    def unhide(self, name):
        """Let everybody's client offer a command everywhere.

        A server may grant a command to any role, and a client may not have heard where it is
        offered.
        """
        for command in self.box.world.commands.values():
            if command["name"] == name:
                command.update(default_member_permissions=None, contexts=[0, 1, 2])

    async def do(self, interaction):
        """Wait for the answer of an interaction, and for all that follows from it."""
        it = await interaction
        await it.done(self.patience)
        await self.quiet()
        return it


@pytest.fixture(scope="session")
def template(tmp_path_factory):
    """An empty database at the newest version; copying it is quicker than migrating."""
    path = tmp_path_factory.mktemp("template") / "conclave.db"

    asyncio.run(prepare(f"sqlite:///{path}"))
    return path


def free_port():
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return free.getsockname()[1]


@contextlib.asynccontextmanager
async def seated(path, by_http=False, patience=30, **options):
    given = {"port": 0, "languages": bot.SPOKEN, "deadline": DEADLINE} | options
    async with Sandbox(**given) as box:
        locale = spoken(options.get("locale", ORIGINAL)).code
        table = Table(box, path, secrets=itertools.count(1), by_http=by_http, locale=locale)
        table.patience = patience
        try:
            await table.start()
            yield table
        finally:
            await table.stop()
            assert not box.unknown_routes
            assert not box.violations


def pytest_generate_tests(metafunc):
    """Run every other test of a module with `BOTH_WAYS` with interactions by HTTP.

    An interaction by HTTP is checked, and is from there on the same as one of the gateway.
    """
    if getattr(metafunc.module, "BOTH_WAYS", False) and "table" in metafunc.fixturenames:
        tests = [name for name in vars(metafunc.module) if name.startswith("test_")]
        by_http = tests.index(metafunc.function.__name__) % 2 == 1
        name = "http" if by_http else "gateway"
        metafunc.parametrize("table", [by_http], ids=[name], indirect=True)


@pytest.fixture
async def table(tmp_path, template, request, small_pictures):
    path = tmp_path / "conclave.db"
    shutil.copy(template, path)
    by_http = getattr(request, "param", False) or request.config.getoption("by_http")
    async with seated(path, by_http) as made:
        yield made
