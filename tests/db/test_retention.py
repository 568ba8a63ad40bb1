"""What is over is deleted when it is older than it is kept, and nothing else."""

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Delivery, OutboxRow, Store, UnknownMatch
from db.interaction_tokens import LIFE, LivePanel, PendingAnswer
from db.retention import MESSAGES, VOID, WHISPERS
from db.seasons import SeasonPlace, StoredSeason
from db.tables import analyses, entries, season_entries, season_links, seats
from engine.playing_hours import DAY
from engine.post_match_analysis import Analysis
from tests.db.positions import NOW, at_place, running
from tests.engine.test_seasons import begun, ended


async def over(store: Store, name: str = "m1") -> None:
    """Store a match of two that ended now."""
    stored = at_place(running(name, "ann", "ben"))
    await store.create(stored)
    await store.deliveries.save(name, 0, Delivery("sent", 7, 8, "mark", NOW))
    await store.whispers.add(name, "ann", "ben", "psst", NOW, [])
    stored = await store.match(name)
    stored.match.resign(0, NOW)
    await store.save(stored, [OutboxRow("thread", "end")])
    await store.analyses.save(name, Analysis((), ()))


async def pruned(store: Store, now: int, days: int = 730) -> None:
    while await store.retention.prune(now, days):
        pass


async def test_a_finished_match_goes_with_all_that_belongs_to_it(
    store: Store, engine: AsyncEngine
) -> None:
    await over(store)
    await pruned(store, NOW + 730 * DAY)
    assert (await store.match("m1")).match.outcome is not None
    await pruned(store, NOW + 730 * DAY + 1)
    with pytest.raises(UnknownMatch):
        await store.match("m1")
    async with engine.connect() as conn:
        for table in (analyses, entries, seats):
            assert await conn.scalar(select(func.count()).select_from(table)) == 0


async def test_finished_matches_are_kept_for_ever_if_the_operator_says_so(store: Store) -> None:
    await over(store)
    await pruned(store, NOW + 9000 * DAY, days=0)
    assert len(await store.entries("m1")) > 0


async def test_hand_messages_owed_posts_and_whispers_go_sooner(store: Store) -> None:
    await over(store)
    await pruned(store, NOW + MESSAGES)
    assert (await store.deliveries.get("m1", 0)).state == "sent"
    assert (await store.outbox.backlog("m1")).rows == 1
    await pruned(store, NOW + MESSAGES + 1)
    assert (await store.deliveries.get("m1", 0)).state == "none"
    assert (await store.outbox.backlog("m1")).rows == 0
    assert len(await store.whispers.of("m1", "ann")) == 1
    await pruned(store, NOW + WHISPERS + 1)
    assert await store.whispers.of("m1", "ann") == []
    assert await store.check() == []


async def test_what_was_called_off_goes_after_some_months(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    stored.match.void("", NOW)
    await store.save(stored)
    await pruned(store, NOW + VOID, days=0)
    assert len(await store.entries("m1")) > 0
    await pruned(store, NOW + VOID + 1, days=0)
    with pytest.raises(UnknownMatch):
        await store.match("m1")


async def test_tokens_of_interactions_go_when_they_can_be_used_no_more(store: Store) -> None:
    await store.create(at_place(running()))
    await store.panels.save(LivePanel(77, "m1", "ann", "key", NOW))
    await store.pending_answers.add(PendingAnswer(11, 0, 5, "key", "ann", "m1", 7, "fr", NOW))
    assert await store.retention.prune(NOW + LIFE - 1, 0) == 0
    assert await store.retention.prune(NOW + LIFE, 0) == 2
    assert (
        await store.panels.live("m1", "ann", NOW),
        await store.pending_answers.of_shard(0, NOW),
    ) == ([], [])


async def test_a_match_that_is_played_is_never_deleted(store: Store) -> None:
    await store.create(at_place(running()), [OutboxRow("thread", "board")])
    await store.deliveries.save("m1", 0, Delivery("sent", 7, 8, "mark", NOW))
    assert await store.retention.prune(NOW + 9000 * DAY, 1) == 0
    assert (await store.deliveries.get("m1", 0)).state == "sent"
    assert (await store.outbox.backlog("m1")).rows == 1


async def test_a_season_goes_after_its_last_match_and_takes_its_log_along(
    store: Store, engine: AsyncEngine
) -> None:
    found = {"over": ended(), "void": begun(2), "live": begun(5)}
    for name, season in found.items():
        season.id = name
        await store.seasons.create(StoredSeason(season, SeasonPlace(1, 2)))
        assert await store.season_links.made(name)
        stored = at_place(running(f"m-{name}", "ann", "ben"))
        stored.match.season = name
        await store.create(stored)
        stored.match.resign(0, NOW)
        await store.save(stored)

    async def left() -> list[str]:
        return sorted(row.id for row in await store.seasons.in_guild(1, live=False))

    await pruned(store, NOW + 30 * DAY)
    assert await left() == ["live", "over", "void"]  # they have matches
    await pruned(store, NOW + 30 * DAY + 1, days=30)
    assert await left() == ["live"]
    assert (await store.match("m-live")).match.outcome is not None
    async with engine.connect() as conn:
        for table in (season_entries, season_links):
            assert {*await conn.scalars(select(table.c.season_id))} == {"live"}
    again = begun(2)
    again.id = "again"
    await store.seasons.create(StoredSeason(again, SeasonPlace(1, 2)))
    await pruned(store, again.seen + VOID, days=0)
    assert await left() == ["again", "live"]
    await pruned(store, again.seen + VOID + 1, days=0)
    assert await left() == ["live"]
    done = ended()
    done.id = "done"
    await store.seasons.create(StoredSeason(done, SeasonPlace(1, 2)))
    await pruned(store, NOW + 9000 * DAY, days=0)
    assert await left() == ["done", "live"]  # for ever
    await pruned(store, done.seen + 30 * DAY, days=30)
    assert await left() == ["done", "live"]
    await pruned(store, done.seen + 30 * DAY + 1, days=30)
    assert await left() == ["live"]
