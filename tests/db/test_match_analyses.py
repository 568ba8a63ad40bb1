"""What somebody looked back on is kept with its match, and thought out once."""

import asyncio

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, update
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Store
from db.connect import scripts
from db.tables import analyses
from engine.post_match_analysis import Analysis, Decision, Mistake, Point
from tests.db.positions import at_place, running

FOUND = Analysis(
    (Point((0, -1), None, 1, (500, 500)), Point((3, 1), 0, 1, (620, 380))),
    (Mistake(Decision((3, 0), 1, 1, "load b apple_3"), 310, "rest", 455),),
)


async def stored(store: Store) -> None:
    await store.create(at_place(running("m1", "ann", "ben")))


async def test_an_analysis_is_read_as_it_was_kept(store: Store, other: Store) -> None:
    await stored(store)
    assert await store.analyses.get("m1") is None
    await store.analyses.save("m1", FOUND)
    assert await other.analyses.get("m1") == FOUND


async def test_of_two_that_were_thought_out_at_once_one_is_kept(store: Store) -> None:
    await stored(store)
    await asyncio.gather(*[store.analyses.save("m1", FOUND) for _ in range(3)])
    assert await store.analyses.get("m1") == FOUND


async def test_the_analysis_of_a_match_that_is_gone_is_not_kept(store: Store) -> None:
    await store.analyses.save("m1", FOUND)
    assert await store.analyses.get("m1") is None


async def test_one_that_cannot_be_read_is_as_if_there_were_none(
    store: Store, engine: AsyncEngine
) -> None:
    await stored(store)
    await store.analyses.save("m1", FOUND)
    async with engine.begin() as conn:
        await conn.execute(update(analyses).values(data='{"points":[[1]]}'))
    assert await store.analyses.get("m1") is None
    await store.analyses.save("m1", FOUND)
    assert await store.analyses.get("m1") == FOUND


async def test_what_was_judged_as_before_is_forgotten_and_thought_out_again(
    store: Store, engine: AsyncEngine
) -> None:
    def upgrade(conn: Connection) -> None:
        with Operations.context(MigrationContext.configure(conn)):
            scripts().get_revision("0010").module.upgrade()

    await stored(store)
    await store.analyses.save("m1", FOUND)
    async with engine.begin() as conn:
        await conn.run_sync(upgrade)
    assert await store.analyses.get("m1") is None
