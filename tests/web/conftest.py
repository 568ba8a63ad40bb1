"""A site on a database of its own, with matches whose links are known."""

import asyncio
import contextlib
import random
import shutil
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import aiohttp
import pytest
from multidict import CIMultiDict

from db import Place, Store, Stored
from db.connect import connect
from engine import registry
from engine.match import Match, Status
from services.spectator import Spectator
from services.umpire import Umpire
from services.workers.draw_pool import DrawPool
from tests import compiled  # noqa: F401 - for all engines of the process
from tests.conftest import prepare
from tests.db.positions import CHANNEL, GUILD, NOW, THREAD, advance, running
from web import page_pictures, site as site_module
from web.client_address_rate_limit import Limits
from web.http_responses import Made
from web.match_change_poller import LiveUpdates
from web.site import Site

WHO = ("ann", "ben", "cleo")
PATIENCE = 60.0
"""Seconds that a picture may take here: a busy machine is no fault."""
KEYS = ("magnate", "magus", "magus_wargame", "pangea", "seven_sages")
CUT: dict[str, Made] = {}
"""Typefaces and grounds that a process of its own has made so far, by name."""
_cut = site_module._cut


async def cut_once(name: str) -> Made:
    """Let what every site begins with be made once: it is the same for all."""
    if name not in CUT:
        CUT[name] = await _cut(name)
    return CUT[name]


@dataclass
class Served:
    """A site that runs, and what asks it."""

    store: Store
    umpire: Umpire
    site: Site
    session: aiohttp.ClientSession
    links: dict[str, str] = field(default_factory=dict)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.site.port}"

    async def match(
        self,
        name: str = "m1",
        key: str = "magnate",
        steps: int = 30,
        who: Sequence[str] = WHO,
        **place: Any,
    ) -> Match:
        """Store a match in which so many steps were played, and make its link."""
        match = running(name, *who[: registry.game(key).meta.seats[1]], key=key)
        advance(match, random.Random(1), steps)
        where = {"guild": GUILD, "channel": CHANNEL, "thread": THREAD, "locale": "en"} | place
        await self.store.create(Stored(match, Place(**where)))
        self.links[name] = await self.store.links.made(name)
        return match

    async def over(self, name: str = "m1", key: str = "magnate") -> Match:
        """Store a match that was played to its end."""
        match = running(name, *WHO[: registry.game(key).meta.seats[1]], key=key)
        chance = random.Random(1)
        while match.status is Status.RUNNING:
            advance(match, chance, 50)
        await self.store.create(Stored(match, Place(GUILD, CHANNEL, THREAD, locale="en")))
        self.links[name] = await self.store.links.made(name)
        return match

    async def advance(self, name: str = "m1", steps: int = 8, seed: int = 2) -> None:
        """Play on in a match that is stored."""
        stored = await self.store.match(name)
        advance(stored.match, random.Random(seed), steps)
        await self.store.save(stored)

    async def get(self, path: str, method: str = "GET", **headers: str) -> "Answer":
        """Ask for a path; `{m1}` in it is the link of the match m1."""
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        async with self.session.request(
            method, f"{self.base}{path.format(**self.links)}", headers=named, allow_redirects=False
        ) as found:
            return Answer(found.status, CIMultiDict(found.headers), await found.read())


@dataclass
class Answer:
    status: int
    headers: CIMultiDict[str]
    body: bytes = field(repr=False)

    @property
    def text(self) -> str:
        return self.body.decode()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database at head, to be copied."""
    path = tmp_path_factory.mktemp("template") / "conclave.db"
    asyncio.run(prepare(f"sqlite:///{path}"))
    return path


@contextlib.asynccontextmanager
async def served(
    path: Path, limits: Limits | None = None, width: int = 150
) -> AsyncIterator[Served]:
    engine = await connect(f"sqlite:///{path}")
    store = Store(engine, lambda: NOW)
    umpire = Umpire(store, lambda: NOW)
    for who in WHO:
        await store.people.meet(who, who.capitalize(), "en")
    studio = DrawPool(width=width, seconds=PATIENCE)
    spectator = Spectator(umpire)
    site = Site(
        spectator,
        studio,
        "https://page.example",
        0,
        limits=limits,
        live=LiveUpdates(spectator, 0.05),
    )
    site.pages.stale = 0.0
    with (
        mock.patch.object(page_pictures, "PATIENCE", PATIENCE),
        mock.patch.object(site_module, "_cut", cut_once),
    ):
        async with site, aiohttp.ClientSession() as session:
            yield Served(store, umpire, site, session)
    await studio.close()
    await engine.dispose()


@pytest.fixture
async def page(empty_database: Path, tmp_path: Path, small_pictures: None) -> AsyncIterator[Served]:
    copied = shutil.copy(empty_database, tmp_path / "conclave.db")
    async with served(Path(copied)) as found:
        yield found
