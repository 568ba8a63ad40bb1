"""Deadlines are in the database, and each is seen to once."""

import asyncio
import random

import pytest
from sqlalchemy import update

from db import Conflict, OutboxRow, Store
from db.tables import seats
from engine import lobby, substitutes
from engine.match import LateSeatChoice, Pace, Stage
from engine.match_record import Kind
from engine.match_types import Undo
from engine.playing_hours import Calendar, Hours, Lapsed
from tests.db.positions import NOW, advance, at_place, new_lobby, running

HOUR = 3600
NEVER = 2**40


async def rings_first(store: Store, at: int) -> bool:
    """Tell whether an alarm rings at a time, and none before."""
    return not await store.alarms.due(at - 1, 10) and bool(await store.alarms.due(at, 10))


async def test_matches_whose_deadline_has_passed_are_due_oldest_first(store: Store) -> None:
    for name, at in (("a", NOW + 50), ("b", NOW), ("c", NOW + 99)):
        match = new_lobby(name)
        lobby.start(match, "ann", at)
        await store.create(at_place(match))
    await store.create(at_place(new_lobby("d")))
    half = NOW + HOUR // 2
    assert await store.alarms.due(half - 1, 10) == []
    assert await store.alarms.due(half, 10) == ["b"]
    assert await store.alarms.due(half + 50, 10) == ["b", "a"]
    assert await store.alarms.due(half + 50, 1) == ["b"]


async def test_a_move_sets_the_clock_anew(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    while not stored.match.entries:
        advance(stored.match, random.Random(1), now=NOW + 10)
    await store.save(stored)
    assert stored.match.alarm() == NOW + 10 + HOUR // 2
    assert await rings_first(store, NOW + 10 + HOUR // 2)


async def test_a_match_that_is_over_has_no_deadline(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    stored.match.void("ann", NOW)
    await store.save(stored)
    assert await store.alarms.due(NEVER, 10) == []


async def test_each_alarm_of_a_friendly_match_is_seen_to_once(store: Store, other: Store) -> None:
    await store.create(at_place(running()))

    async def ring(where: Store, now: int) -> bool:
        stored = await where.match("m1")
        if not stored.match.ring(now):
            return False
        told = [OutboxRow("thread", notice.news.value) for notice in stored.match.news]
        try:
            await where.save(stored, told)
        except Conflict:
            return False
        return True

    for hours, owed in ((0.5, 1), (0.8, 2), (1, 3)):
        now = NOW + int(HOUR * hours)
        calls = [ring((store, other)[i % 2], now) for i in range(6)]
        assert sorted(await asyncio.gather(*calls)) == [False] * 5 + [True]
        assert (await store.outbox.backlog()).rows == owed
    assert await store.alarms.due(NOW + 9 * HOUR, 10) == []
    stored = await store.match("m1")
    assert stored.match.clock.deadline() == NOW + HOUR  # it is still shown
    advance(stored.match, random.Random(1), 4, NOW + HOUR + 10)
    await store.save(stored)
    later = stored.match.alarm()
    assert later is not None
    assert later > NOW + HOUR
    assert await store.alarms.due(later, 10) == ["m1"]


async def test_all_that_time_depends_on_is_kept(store: Store) -> None:
    stored = at_place(new_lobby())
    match = stored.match
    match.pace = Pace(HOUR, reserve=600, increment=60)
    lobby.start(match, "ann", NOW)
    away = Calendar(Hours(60, 600, "Europe/Paris"), ((NOW + 5, NOW + 50),))
    match.keep_hours(1, away, NOW)
    match.news.clear()
    await store.create(stored)
    stored = await store.match("m1")
    assert stored.match.pace == Pace(HOUR, reserve=600, increment=60)
    assert stored.match.players[1].calendar == away
    assert [player.bank for player in stored.match.players] == [600] * 3
    stored.match.ring(NOW + 2 * HOUR)
    substitutes.vote(stored.match, 1, 0, LateSeatChoice.COMPUTER, NOW + 2 * HOUR)
    substitutes.offer(stored.match, 0, NOW, "dora")
    stored.match.undo = Undo(2, 4, (1,))
    before = stored.match
    await store.save(stored)
    kept = (await store.match("m1")).match
    assert kept.rung == {0: Stage.LATE}
    assert kept.votes == {0: {1: LateSeatChoice.COMPUTER}}
    assert kept.undo == Undo(2, 4, (1,))
    assert kept.players == before.players
    kept.keep_hours(0, Calendar(Hours(60, 600, "UTC")), NOW + 7)
    assert kept.players[0].calendar.past == (Lapsed(NOW + 7),)
    stored.match.players[0].calendar = kept.players[0].calendar
    await store.save(stored)
    assert (await store.match("m1")).match.players[0] == kept.players[0]
    stored = await store.match("m1")
    stored.match.pause("ann", NOW + 3 * HOUR)
    await store.save(stored)
    kept = (await store.match("m1")).match
    assert (kept.rest, kept.stops) == ("paused", ((NOW + 3 * HOUR, None),))
    assert await store.alarms.due(NEVER, 10) == []


async def test_a_calendar_of_an_older_version_can_be_read(store: Store) -> None:
    stored = at_place(running())
    stored.match.keep_hours(1, away := Calendar(Hours(60, 600, "UTC"), ((NOW, NOW + 50),)), NOW)
    await store.create(stored)
    hours = '{"start":60,"end":600,"zone":"UTC"}'
    older = f'{{"hours":{hours},"away":[[{NOW},{NOW + 50}]]}}'
    async with store._engine.begin() as conn:
        mine = seats.c.match_id == "m1", seats.c.seat == 1
        await conn.execute(update(seats).where(*mine).values(calendar=older))
    assert (await store.match("m1")).match.players[1].calendar == away


async def test_the_clock_of_each_shard_has_its_own_beat(store: Store) -> None:
    assert await store.alarms.beat(0, 10) is None
    assert await store.alarms.beat(1, 20) is None
    assert await store.alarms.beat(0, 30) == 10
    assert await store.alarms.beat(1, 40) == 20


async def test_an_outage_gives_the_time_back_to_the_matches_of_its_shard(store: Store) -> None:
    for name, guild in (("a", 4 << 22), ("b", 5 << 22), ("c", None)):
        stored = at_place(running(name))
        stored.place.guild = guild
        await store.create(stored)
    assert await store.alarms.outage(NOW + 100, NOW + 400, 0, 2) == 2
    assert await store.alarms.outage(NOW + 500, NOW + 600, 0, 2) == 2
    assert await store.alarms.due(NOW + 600, 10, 0, 2) == [
        "a",
        "c",
    ]  # what was computed is so no more
    for name, length in (("a", 400), ("b", 0), ("c", 400)):
        stored = await store.match(name)
        assert stored.match.clock.deadline() == NOW + HOUR + length
        await store.save(stored)
        (row,) = [row for row in await store.lists.of_person("ann") if row.id == name]
        assert row.deadline == row.deadlines[0] == NOW + HOUR + length
    half = NOW + HOUR // 2
    assert await store.alarms.due(half, 10) == ["b"]
    assert await store.alarms.due(half + 400, 10, 0, 2) == ["a", "c"]
    assert await store.alarms.due(half + 400, 10, 1, 2) == ["b"]


async def test_an_outage_outside_of_the_hours_of_play_moves_no_alarm(store: Store) -> None:
    stored = at_place(running())
    midnight = NOW - NOW % 86_400
    stored.match.keep_hours(0, Calendar(Hours(18 * 60, 22 * 60, "UTC")), NOW)
    stored.match.since[0] = midnight + 22 * HOUR - 600
    await store.create(stored)
    before = stored.match.alarm()
    assert before == midnight + 86_400 + 18 * HOUR + HOUR // 2 - 600
    await store.alarms.outage(midnight + 23 * HOUR, midnight + 24 * HOUR - 60)
    again = await store.match("m1")
    assert not again.match.ring(midnight + 24 * HOUR)
    await store.save(again)
    assert await rings_first(store, before)


async def test_a_stop_over_which_the_clock_jumped_ends_when_it_comes_back(store: Store) -> None:
    for name in ("a", "b"):
        await store.create(at_place(running(name)))
    await store.alarms.outage(NOW + 100, NOW + 400)
    stored = await store.match("b")
    stored.match.void("", NOW)
    await store.save(stored)
    await store.alarms.outage(NOW + 1000, NOW + 20 * HOUR)
    await store.alarms.outage(NOW + 20 * HOUR, NOW + 21 * HOUR)
    assert await store.alarms.turned_back(NOW + 1200) == 1
    assert (await store.match("a")).match.stops == (
        (NOW + 100, NOW + 400),
        (NOW + 1000, NOW + 1200),
    )
    assert await store.alarms.due(NOW + 1200, 10) == ["a"]
    assert await store.alarms.turned_back(NOW + 1200) == 0


async def test_an_alarm_that_cannot_be_seen_to_leaves_its_place_to_others(store: Store) -> None:
    for name in ("a", "b"):
        await store.create(at_place(running(name)))
    now = NOW + HOUR
    (first,) = await store.alarms.due(now, 1)
    await store.alarms.put_off(first, now + 60)
    assert await store.alarms.due(now, 1) == ["b" if first == "a" else "a"]
    assert len(await store.alarms.due(now + 60, 9)) == 2


async def test_a_match_that_is_paused_or_over_needs_no_outage(store: Store) -> None:
    for name in ("a", "b"):
        await store.create(at_place(running(name)))
    stored = await store.match("a")
    stored.match.pause("", NOW)
    await store.save(stored)
    stored = await store.match("b")
    stored.match.void("", NOW)
    await store.save(stored)
    assert await store.alarms.outage(NOW + 100, NOW + 400) == 0


async def test_a_strict_clock_expires_exactly_once(store: Store, other: Store) -> None:
    await store.create(at_place(running(strict=True)))
    now = NOW + HOUR
    first, second = await store.match("m1"), await other.match("m1")
    assert first.match.ring(now)
    assert second.match.ring(now)
    await store.save(first)
    with pytest.raises(Conflict):
        await other.save(second)
    again = await other.match("m1")
    assert not again.match.ring(now)
    kinds = [entry.kind for entry in await store.entries("m1")]
    assert kinds.count(Kind.EXPIRE) == 1
