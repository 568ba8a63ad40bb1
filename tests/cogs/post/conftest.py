"""A courier with its worker, at a stand-in for Discord, and matches to tell of."""

import re

import pytest

from cogs.post.outbox_worker import Courier, Worker
from cogs.show.match_sheet_builder import Show
from db.match_rows import Place
from db.outbox import OutboxRow
from engine.games.seven_sages.state import NEGOTIATE
from engine.notation import write
from tests.cogs.conftest import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, THREAD
from tests.cogs.fakes import Client
from tests.laws.shown import Easel


class Post:
    """A courier with its worker, at a stand-in for Discord."""

    def __init__(self, umpire, painter):
        self.umpire, self.box = umpire, Client(umpire.now)
        self.courier = Courier(self.box, umpire, Show(umpire, painter))
        self.worker = Worker(umpire, self.courier)
        self.rows = []

    async def deliver(self, *kinds):
        """Deliver what is owed until nothing is that can be; return what was delivered."""
        done = []
        while rows := await self.umpire.store.outbox.claim(
            self.worker._name, self.umpire.now(), 60, 50
        ):
            for row in rows:
                if row.kind == "computer":
                    await self.umpire.store.outbox.done([row.id])
                else:
                    await self.worker._deliver(row)
                    done.append(row)
        self.rows += done
        return [row.kind for row in done if not kinds or row.kind in kinds]

    @property
    def channel(self):
        return self.box.channel(CHANNEL)

    @property
    def thread(self):
        return self.box.channel(THREAD)

    @property
    def posts(self):
        return self.thread.told

    async def match(self, match_id):
        return (await self.umpire.store.match(match_id)).match

    async def place(self, match_id):
        return (await self.umpire.store.match(match_id)).place


@pytest.fixture
def painter():
    return Easel()


@pytest.fixture
def post(umpire, painter):
    return Post(umpire, painter)


@pytest.fixture
async def begun(umpire, table, post):
    """A match of three whose first board is posted."""
    match = await table()
    await umpire.store.outbox.owe(match.id, [OutboxRow("thread", "board")])
    await post.deliver()
    return match


@pytest.fixture
async def negotiating(umpire):
    """A match of The Seven Sages in which all have chosen their roles."""
    place = Place(GUILD, CHANNEL, thread=THREAD, lobby_message=THREAD)
    id_ = (await umpire.tables.open(ANN, "seven_sages", place)).match.id
    for who in (BEN, CLEO, DORA):
        await umpire.tables.join(id_, who)
    await umpire.tables.start(id_, ANN)
    match = (await umpire.store.match(id_)).match
    while match.state.phase != NEGOTIATE:
        (seat, *_) = match.to_act()
        first = match.game.legal(match.state, seat)[0]
        await umpire.act(id_, match.players[seat].id, [write(first)])
        match = (await umpire.store.match(id_)).match
    return match


async def act(umpire, match, *texts):
    """Let whoever is waited for act; return their id."""
    now = (await umpire.store.match(match.id)).match
    who = now.players[now.to_act()[0]].id
    await umpire.act(match.id, who, texts)
    return who


def lines(message):
    """Return what a message tells to have happened."""
    return re.findall(r"^(?:\*\*[^<*]+\*\*|Nobody).*$", message.text, re.MULTILINE)
