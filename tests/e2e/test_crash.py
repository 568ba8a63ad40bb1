"""A bot that is killed: what it owed is told after the next start, whole and once."""

import asyncio
import re
import shutil
from contextlib import asynccontextmanager

import pytest
from driver import opened
from sqlalchemy import delete

from bench.wire import process
from db.connect import connect, writing
from db.store import Store
from db.tables import outbox
from sandbox import Sandbox

_TURN = re.compile(r"^-# .*Turn (\d+),", re.MULTILINE)


class Killed:
    """A sandbox, and the database of a bot that is a process of its own."""

    def __init__(self, box, path, engine):
        self.box, self.path, self.engine = box, path, engine
        self.store = Store(engine)

    @asynccontextmanager
    async def running(self):
        """Run the bot, and kill it: it can finish nothing."""
        async with process(self.box, self.path) as child:
            yield
            child.kill()
            await child.wait()
        await self.box.until(lambda: not self.box.connected)

    async def quiet(self):
        """Wait until nothing is owed any more."""
        async with asyncio.timeout(30):
            while (await self.store.owed()).rows:  # noqa: ASYNC110 - another process does it
                await asyncio.sleep(0.02)

    async def lobby(self, player, lobby, label):
        """Press a button of a lobby, whose answer is the lobby as it then is."""
        revision = lobby.revision
        await player.press(lobby, label)
        await self.box.until(lambda: lobby.revision > revision)
        await self.quiet()


@pytest.fixture
async def killed(tmp_path, template):
    path = tmp_path / "conclave.db"
    shutil.copy(template, path)
    engine = await connect(f"sqlite:///{path}")
    async with Sandbox(port=0) as box:
        killed = Killed(box, path, engine)
        await killed.store.set_guild(box.guild, pictures=False)
        yield killed
        assert not box.unknown_routes
        assert not box.violations
    await engine.dispose()


def turns(box, thread):
    """Return the turns that the thread tells of, in the order in which it does."""
    told = (post.text.split("\n**Magnate")[0] for post in box.messages(thread))
    return [int(turn) for text in told for turn in _TURN.findall(text)]


def is_whole(killed, driver, players, waited, turn):
    """Tell whether thread and hands show a turn, each turn was told once, each wait called once."""
    box, (other,) = killed.box, [player for player in players if player is not waited]
    assert turns(box, driver.thread) == list(range(1, turn + 1))
    assert [post.pinged for post in box.messages(driver.thread)][-2:] == [{other.id}, {waited.id}]
    assert "your turn" in waited.dms[-1].text
    assert f"waiting for {waited.user.name}" in other.dms[-1].text


@pytest.mark.parametrize(("taken", "forgotten"), [(False, False), (True, False), (False, True)])
async def test_a_bot_killed_between_move_and_post_posts_after_its_start(killed, forgotten, taken):
    """`taken`: Discord had the post, and the bot did not hear. `forgotten`: the rows are lost."""
    box, people = killed.box, [killed.box.user("Ada"), killed.box.user("Bruno")]
    async with killed.running():
        driver = await opened(killed, *people)
        fault = box.faults.fail("POST", "/channels/*/messages", 500, times=None, after=taken)
        await driver.by_slash(await driver.whose(people))
        await box.until(lambda: fault.hits)
    box.faults.clear()
    if forgotten:
        async with writing(killed.engine) as conn:
            await conn.execute(delete(outbox))
    async with killed.running():
        await box.until(lambda: len(turns(box, driver.thread)) > 1)
        await killed.quiet()
        waited = await driver.whose(people)
        is_whole(killed, driver, people, waited, 2)
        await driver.by_slash(waited)
        await killed.quiet()
        is_whole(killed, driver, people, await driver.whose(people), 3)
