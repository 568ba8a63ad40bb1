"""A match that this version cannot read, over the wire: the bot starts, and the others go on."""

import asyncio

from driver import opened
from sqlalchemy import update

from db.connect import connect
from db.outbox import OutboxRow
from db.store import Store
from db.tables import matches
from db.transactions import writing
from engine.match import Status


async def spoil(table, match_id):
    """Between two starts, leave a match as rules wrote it that are gone, with something owed."""
    engine = await connect(f"sqlite:///{table.path}")
    async with writing(engine) as conn:
        await conn.execute(update(matches).where(matches.c.id == match_id).values(rules=99))
    await Store(engine, lambda: table.now).outbox.owe(match_id, [OutboxRow("thread", "board")])
    await engine.dispose()


async def test_a_restart_with_a_match_that_cannot_be_read_holds_up_no_other(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    kept = await opened(table, ada, bruno)
    table.now += 60
    lost = await opened(table, ada, bruno)
    await table.stop()
    await spoil(table, lost.id)
    await table.start()
    table.now += 600_000  # long after every alarm
    await table.store.alarms.beat(0, table.now)
    await table.client.clock.look()
    before = (await kept.match()).number
    await kept.by_slash(await kept.whose([ada, bruno]))
    async with asyncio.timeout(20):
        while (await table.store.outbox.backlog(kept.id)).rows:
            table.client.desk.worker.kick()
            await asyncio.sleep(0.01)
    assert (await kept.match()).number > before
    assert (await table.store.outbox.backlog(lost.id)).rows >= 1
    told = await (await ada.slash("/match list")).done()
    assert f"cannot be read now · `{lost.id}`" in told.message.text
    health = (await (await ada.slash("/admin health")).done()).message.text
    assert f"`{lost.id}`" in health
    assert kept.id not in health
    board = await (await bruno.slash(f"/match board match:{lost.id}")).done()
    assert "this version of the bot cannot read" in board.message.text
    assert not board.message.buttons
    mine = await (await ada.slash(f"/match board match:{lost.id}")).done()
    await (await ada.press(mine.message, "Call it off")).done()
    await table.quiet()
    assert (await table.store.lists.listing(lost.id)).status is Status.VOID
    threads = [m.text for thread in table.box.threads for m in table.box.messages(thread)]
    assert sum("could no longer be read" in text for text in threads) == 1
