"""Strangers find each other: who looks for players, who may see it, and when it begins."""

import pytest

from db import Place
from engine import Calendar, Pace, Status
from engine.errors import BadSeats, SeatTaken
from engine.match import DAY
from services.quotas_and_rate_limits import Limits
from services.service_errors import SeekGone, TooManySeeks, TooManySought, Unwilling
from services.umpire import Umpire
from services.votes_substitutes_undo_pauses import Steward

DM = Place(None, 7, home="letters")


async def sought(umpire, who="ann", seats=2):
    stored = await umpire.seeks.open(who, "magus", DM, Pace(3600), seats, "number")
    return stored.match.id


async def told(umpire):
    """Take what is owed to those who look for players: to whom, and who has come."""
    found = []
    while rows := await umpire.store.outbox.claim("w", umpire.now(), 60, 100):
        await umpire.store.outbox.done([row.id for row in rows])
        found += [(row.destination, row.data["who"]) for row in rows if row.kind == "sought"]
    return found


async def seen(umpire, who):
    return [one.id for one in await umpire.seeks.shown_to(who)]


async def test_the_last_seat_begins_the_match_with_the_chance_and_hours_of_all(umpire):
    await umpire.store.people.meet("ben", "Ben", "en")
    await umpire.store.people.update("ben", hours=[480, 1320, "UTC"])
    match_id = await sought(umpire, seats=3)
    stored = await umpire.tables.join(match_id, "ben", "two")
    assert stored.match.status is Status.LOBBY
    assert await told(umpire) == [("dm:ann", "ben")]
    assert await seen(umpire, "cleo") == [match_id]
    match = (await umpire.tables.join(match_id, "cleo", "three")).match
    assert match.status is Status.RUNNING
    assert sorted(match.added) == ["number", "three", "two"]
    assert sorted(await told(umpire)) == [("dm:ann", "cleo"), ("dm:ben", "cleo")]
    ben = match.players[match.seat_of("ben")]
    assert ben.calendar != Calendar()
    assert await seen(umpire, "dora") == []
    with pytest.raises(SeekGone):
        await umpire.tables.join(match_id, "dora")


async def test_who_sits_there_cannot_sit_down_again_and_may_withdraw(umpire):
    match_id = await sought(umpire)
    with pytest.raises(SeatTaken):
        await umpire.tables.join(match_id, "ann")
    await umpire.tables.leave(match_id, "ann")
    assert await seen(umpire, "ben") == []
    assert await told(umpire) == []
    with pytest.raises(SeekGone):
        await umpire.tables.join(match_id, "ben")


@pytest.mark.parametrize(("blocks", "blocked"), [("ann", "ben"), ("ben", "ann")])
async def test_who_blocks_or_is_blocked_neither_sees_nor_takes_it(umpire, blocks, blocked):
    match_id = await sought(umpire)
    await umpire.store.people.update(blocks, blocked=[blocked])
    assert await seen(umpire, "ben") == []
    assert await seen(umpire, "cleo") == [match_id]
    with pytest.raises(Unwilling):
        await umpire.tables.join(match_id, "ben")


async def test_there_are_bounds_for_each_and_for_all(umpire, store):
    few = Umpire(store, umpire.now, limits=Limits(seeks=1, seeks_all=2))
    await sought(few)
    with pytest.raises(TooManySeeks):
        await sought(few)
    await sought(few, "ben")
    with pytest.raises(TooManySought):
        await sought(few, "cleo")
    with pytest.raises(BadSeats):
        await sought(umpire, "dora", seats=1)


async def test_what_nobody_takes_ends_after_a_week_and_its_people_are_told(umpire, clock):
    match_id = await sought(umpire, seats=3)
    await umpire.tables.join(match_id, "ben", "two")
    await told(umpire)
    clock.now += 7 * DAY
    assert await umpire.ring(match_id)
    assert await seen(umpire, "cleo") == []
    assert sorted(await told(umpire)) == [("dm:ann", ""), ("dm:ben", "")]


async def test_who_is_forgotten_looks_for_nobody(umpire):
    await umpire.store.people.meet("ann", "Ann", "en")
    match_id = await sought(umpire)
    await Steward(umpire).forget("ann")
    assert await seen(umpire, "ben") == []
    assert (await umpire.store.match(match_id)).match.status is Status.VOID


async def test_ones_own_come_first_and_full_or_unknown_ones_not_at_all(umpire, clock):
    theirs = await sought(umpire, "ann")
    clock.now += 1
    mine = await sought(umpire, "ben")
    full = await sought(umpire, "cleo")
    await umpire.tables.join_computer(full, "cleo", "easy")
    assert await seen(umpire, "ben") == [mine, theirs]


async def test_a_blocked_person_who_comes_in_the_same_moment_is_noticed(umpire, monkeypatch):
    from services.service_errors import Busy

    match_id = await sought(umpire, seats=3)
    before = umpire.store.match
    first = [True]

    async def between(id_):
        found = await before(id_)
        if first[0]:  # ben has looked who sits there, and now eve comes
            first[0] = False
            await umpire.tables.join(match_id, "eve", "two")
        return found

    await umpire.store.people.update("ben", blocked=["eve"])
    monkeypatch.setattr(umpire.store, "match", between)
    with pytest.raises(Busy):
        await umpire.tables.join(match_id, "ben", "three")
