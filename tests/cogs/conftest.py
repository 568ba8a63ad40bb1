"""An umpire over a database file, with Harbours as the game and a clock that tests move."""

import asyncio
import itertools
import shutil

import pytest

from cogs.interactions.cog_base import Desk
from cogs.post.outbox_worker import Courier, Worker
from cogs.show.log_and_replay import LogNarrator
from cogs.show.match_sheet_builder import Show
from db.connect import connect, migrate
from db.match_rows import Place
from db.store import Store
from engine.match import Pace
from services.umpire import Umpire
from tests import compiled  # noqa: F401 - for all engines of the process
from tests.cogs import harbours
from tests.cogs.fakes import Client
from tests.laws.shown import Easel

GUILD, CHANNEL, THREAD = 10**18 + 1, 10**18 + 2, 10**18 + 3
ANN, BEN, CLEO, DORA = (str(2 * 10**17 + n) for n in range(4))
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cléo", DORA: "Dora"}


class Time:
    """The seconds that the bot believes it is."""

    def __init__(self):
        self.now = 1_800_000_000

    def __call__(self):
        return self.now


@pytest.fixture(autouse=True)
def spoken(monkeypatch):
    harbours.welcome(monkeypatch)


@pytest.fixture(scope="session")
def template(tmp_path_factory):
    """An empty database at head, to be copied."""
    path = tmp_path_factory.mktemp("cogs") / "conclave.db"

    async def prepare():
        engine = await connect(f"sqlite:///{path}")
        await migrate(engine)
        await engine.dispose()

    asyncio.run(prepare())
    return path


@pytest.fixture
def clock():
    return Time()


@pytest.fixture
async def store(template, tmp_path, clock):
    path = shutil.copy(template, tmp_path / "conclave.db")
    engine = await connect(f"sqlite:///{path}")
    made = Store(engine, clock)
    for who, name in NAMES.items():
        await made.people.meet(who, name, "en")
    yield made
    await engine.dispose()


@pytest.fixture
def umpire(store, clock):
    secrets = itertools.count(1)
    return Umpire(store, clock, lambda: f"{next(secrets):064x}")


@pytest.fixture
def desk(umpire):
    show = Show(umpire, Easel())
    courier = Courier(Client(), umpire, show)
    return Desk(umpire, show, courier, Worker(umpire, courier), LogNarrator(umpire, show))


@pytest.fixture
def table(umpire):
    """Open a match of these people; with `start` it runs, its news told."""

    async def made(
        *people, start=True, strict=False, thread=THREAD, computers=0, home="thread", **options
    ):
        first, *others = people or (ANN, BEN, CLEO)
        place = Place(GUILD, CHANNEL, thread=thread, lobby_message=THREAD)
        if home != "thread":
            place = Place(None, CHANNEL, home=home)
        pace = options.pop("pace", None) or Pace(3_600, strict)
        stored = await umpire.tables.open(first, "harbours", place, pace=pace, **options)
        for who in others:
            await umpire.tables.join(stored.match.id, who)
        for _ in range(computers):
            await umpire.tables.join_computer(stored.match.id, first, "random")
        if start:
            await umpire.tables.start(stored.match.id, first)
            await owed(umpire)
        return (await umpire.store.match(stored.match.id)).match

    return made


async def owed(umpire):
    """Take what is owed, as (destination, kind, seat)."""
    found = []
    while rows := await umpire.store.outbox.claim("test", umpire.now(), 60, 50):
        await umpire.store.outbox.done([row.id for row in rows])
        found += [(row.destination, row.kind, row.seat) for row in rows]
    return found
