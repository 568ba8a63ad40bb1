"""Two processes, each with a shard of its own, at one Discord and one PostgreSQL."""

import asyncio
import itertools
from dataclasses import dataclass

import pytest
from driver import opened

from cogs.post.deadline_timer import Clock
from cogs.post.outbox_worker import Worker
from engine.match import DAY
from sandbox import Sandbox
from tests.e2e.conftest import DEADLINE, Table

SHARDS = 2


@dataclass
class Both:
    """The bot of shard 0, which has the DMs, and that of shard 1, which has the server."""

    box: Sandbox
    dms: Table
    server: Table
    heard: list

    async def look(self):
        """Let both see to the clocks at once, and deliver what follows."""
        await asyncio.gather(*(bot.client.clock.look() for bot in (self.dms, self.server)))
        await self.server.quiet()


@pytest.fixture
async def both(postgresql_url):
    async with Sandbox(port=0, shards=SHARDS, deadline=DEADLINE) as box:
        world = box.world
        world.guild = ((world.guild >> 22) - 1000 | 1) << 22  # an odd time: a server of shard 1
        secrets, heard = itertools.count(1), []
        bots = [
            Table(
                box,
                None,
                secrets=secrets,
                url=postgresql_url,
                options={"shard_id": shard, "shard_count": SHARDS},
            )
            for shard in range(SHARDS)
        ]
        for shard, bot in enumerate(bots):
            await bot.start()
            await bot.client.wait_until_ready()  # its first answer has none of its start to do
            bot.client.add_listener(listener(heard, shard), "on_interaction")
        try:
            yield Both(box, *bots, heard)
        finally:
            for bot in bots:
                await bot.stop()
            assert not box.unknown_routes
            assert not box.violations


def listener(heard, shard):
    async def on_interaction(it):
        heard.append((shard, it.guild_id is None))

    return on_interaction


def posted(box):
    """Return the nonces of all messages that were posted, each try counted."""
    sent = [call.json for call in box.requests if call.method == "POST" and call.json]
    return [body["nonce"] for body in sent if "nonce" in body]


async def test_a_match_is_played_in_the_server_and_by_dm_and_everything_happens_once(both):
    box, ada = both.box, both.box.user("Ada")
    driver = await opened(both.server, ada, computer=1, pictures=False)
    await driver.by_slash(ada)
    await both.server.quiet()
    await driver.by_dm(ada)
    await both.server.quiet()
    assert (0, True) in both.heard  # the buttons of the DM
    assert (1, False) in both.heard  # commands, and the buttons of the lobby
    assert set(both.heard) == {(0, True), (1, False)}
    assert len(box.threads) == 1
    nonces = posted(box)
    assert len(nonces) == len(set(nonces)) > 3
    assert await both.dms.store.check() == []
    match = await driver.match()
    turn = match.game.turn(match.state)
    ends = [
        move.seat
        for entry in await both.server.store.entries(match.id)
        for move in entry.moves
        if move.action.verb == "end"
    ]
    assert sorted(ends.count(seat) for seat in (0, 1)) == [(turn - 1) // 2, turn // 2]


async def test_time_that_is_over_plays_one_fallback_whoever_looks(both):
    ada, bruno = both.box.user("Ada"), both.box.user("Bruno")
    server = both.server
    await server.do(ada.slash("/match new game:magnate"))
    lobby = both.box.messages(both.box.channel)[-1]
    await server.lobby(bruno, lobby, "Join")
    (row,) = await server.store.lists.of_person(str(ada.id))
    await server.client.desk.umpire.tables.arrange(row.id, str(ada.id), "strict", "yes")
    await server.lobby(ada, lobby, "Start")
    both.dms.now = server.now = server.now + 10
    await both.look()
    pings = len(ada.pings) + len(bruno.pings)
    both.dms.now = server.now = server.now + 3 * DAY
    for shard in range(SHARDS):  # the clocks went all the time: this is no outage
        await server.store.alarms.beat(shard, server.now)
    umpire = server.client.desk.umpire
    double = Clock(umpire, Worker(umpire, server.client.desk.courier), shard=1, shards=SHARDS)
    await asyncio.gather(both.look(), double.look(), double.look())
    await both.look()
    kinds = [entry.kind.value for entry in await server.store.entries(row.id)]
    assert kinds.count("expire") == 1
    assert len(ada.pings) + len(bruno.pings) == pings + 1


async def test_what_one_process_owes_when_it_dies_the_other_posts(both):
    ada, bruno = both.box.user("Ada"), both.box.user("Bruno")
    driver = await opened(both.server, ada, bruno, pictures=False)
    mover = await driver.whose([ada, bruno])
    other = next(player for player in (ada, bruno) if player is not mover)
    for bot in (both.dms, both.server):
        await bot.client.desk.worker.stop()  # nothing is delivered any more
    await driver.by_slash(mover)
    before = len(other.pings)
    desk = both.dms.client.desk
    again = Worker(desk.umpire, desk.courier, pause=0.01)
    running = asyncio.create_task(again.run())
    await both.dms.quiet()
    await again.stop()
    await running
    assert len(other.pings) == before + 1


async def test_a_process_that_has_not_the_server_opens_threads_there(both):
    await both.server.client.desk.worker.stop()
    both.dms.client.desk.worker._pause = 0.01
    await opened(both.server, both.box.user("Ada"), computer=1, pictures=False)
    assert len(both.box.threads) == 1
