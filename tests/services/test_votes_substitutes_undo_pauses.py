"""Seats that change hands, and hours that change: what is refused, and what is owed."""

import asyncio

import pytest
import structlog

from engine.errors import NotHost, NotOffered, NotSeated
from engine.match import Stage
from engine.playing_hours import Calendar, Hours
from services.quotas_and_rate_limits import Limits
from services.service_errors import NotWilling, TooMany
from services.votes_substitutes_undo_pauses import AGAIN, Steward
from tests.cogs.conftest import ANN, BEN, CLEO, DORA, owed


@pytest.fixture
def steward(umpire):
    return Steward(umpire)


async def kept(umpire, match):
    return (await umpire.store.match(match.id)).match


async def late(umpire, match, who):
    """Let the time of a player be over."""

    def deed(found):
        found.rung[found.seat_of(who)] = Stage.LATE

    await umpire.changes.apply(match.id, deed)


# Newcomers


async def test_who_sits_down_where_somebody_is_wanted_brings_their_hours(steward, umpire, table):
    match = await table()
    seat = match.seat_of(BEN)
    await umpire.store.people.update(DORA, hours=[600, 1200, "UTC"])
    await steward.offer(match.id, BEN, BEN)
    await steward.take(match.id, DORA, seat)
    player = (await kept(umpire, match)).players[seat]
    assert player.id == DORA
    assert (player.calendar.hours.start, player.calendar.hours.end) == (600, 1200)
    assert ("name", "name", None) in await owed(umpire)


async def test_a_seat_that_is_not_offered_or_not_there_is_not_taken(steward, umpire, table):
    match = await table()
    with pytest.raises(NotOffered):
        await steward.take(match.id, DORA, 0)
    for seat in (-1, 3):
        with pytest.raises(NotSeated):
            await steward.take(match.id, DORA, seat)
    await steward.offer(match.id, BEN, BEN)
    umpire.tables.limits = Limits(matches=0)
    with pytest.raises(TooMany):
        await steward.take(match.id, DORA, match.seat_of(BEN))
    assert [player.id for player in (await kept(umpire, match)).players] == [
        player.id for player in match.players
    ]


async def test_a_host_offers_the_seat_of_who_is_late_and_of_nobody_else(steward, umpire, table):
    match = await table()
    with pytest.raises(NotHost):
        await steward.offer(match.id, CLEO, BEN)
    with pytest.raises(NotOffered):
        await steward.offer(match.id, ANN, BEN)
    await late(umpire, match, BEN)
    with pytest.raises(NotHost):
        await steward.offer(match.id, CLEO, BEN)
    await steward.offer(match.id, ANN, BEN)
    assert (await kept(umpire, match)).players[match.seat_of(BEN)].offered is not None


async def test_a_host_offers_the_seat_that_a_computer_holds(steward, umpire, table):
    match = await table()

    def stand_in(found):
        found.players[found.seat_of(BEN)].stand_in = "greedy"

    await umpire.changes.apply(match.id, stand_in)
    await steward.offer(match.id, ANN, BEN)
    assert (await kept(umpire, match)).players[match.seat_of(BEN)].offered is not None


async def test_an_admin_offers_any_seat(steward, umpire, table):
    match = await table()
    await steward.offer(match.id, DORA, BEN, admin=True)
    assert (await kept(umpire, match)).players[match.seat_of(BEN)].offered is not None


async def test_who_takes_no_invitations_is_offered_no_seat(steward, umpire, table):
    match = await table()
    await umpire.store.people.update(DORA, blocked=[BEN])
    with pytest.raises(NotWilling):
        await steward.offer(match.id, BEN, BEN, to=DORA)
    assert (await kept(umpire, match)).players[match.seat_of(BEN)].offered is None
    await umpire.store.people.update(DORA, blocked=[ANN])
    await steward.offer(match.id, BEN, BEN, to=DORA)
    assert (await kept(umpire, match)).players[match.seat_of(BEN)].offered == DORA


# Hours


async def test_new_hours_reach_every_match_and_a_vacation_is_told_there(
    steward, umpire, table, clock
):
    match = await table(ANN, BEN, thread=1)
    other = await table(ANN, CLEO, thread=2)
    await umpire.store.people.update(ANN, hours=[600, 1200, "UTC"])
    await steward.keep_hours(ANN)
    for one in (match, other):
        found = await kept(umpire, one)
        assert found.players[found.seat_of(ANN)].calendar.hours.start == 600
    assert not [row for row in await owed(umpire) if row[1] == "away"]
    await umpire.store.people.update(ANN, away=[[clock.now, clock.now + 86_400]])
    await steward.keep_hours(ANN)
    seats = [one.seat_of(ANN) for one in (match, other)]
    told = [row for row in await owed(umpire) if row[1] == "away"]
    assert sorted(told) == sorted(("thread", "away", seat) for seat in seats)
    await steward.keep_hours(ANN)
    assert not [row for row in await owed(umpire) if row[1] == "away"]


@pytest.mark.parametrize("zone", ["Mars/Olympus", "Europe", "../etc", ""])
async def test_a_table_starts_and_goes_on_though_there_is_no_such_zone_any_more(
    steward, umpire, table, zone
):
    await umpire.store.people.update(ANN, hours=[600, 1200, zone], zone=zone)
    match = await table(ANN, BEN, thread=1)
    assert match.clock.deadline() is not None
    await umpire.store.people.update(BEN, hours=[0, 720, zone])
    await steward.keep_hours(BEN)
    stored = await umpire.store.match(match.id)
    stored.match.players[0].calendar = Calendar(Hours(0, 300, zone))  # of an older tzdata
    await umpire.store.save(stored)
    assert await umpire.ring(match.id) is False


async def test_a_vacation_is_not_told_where_only_computers_wait(steward, umpire, table, clock):
    match = await table(ANN, start=False)
    await umpire.tables.join_computer(match.id, ANN, "easy")
    await umpire.tables.start(match.id, ANN)
    await owed(umpire)
    await umpire.store.people.update(ANN, away=[[clock.now, clock.now + 86_400]])
    await steward.keep_hours(ANN)
    match = await kept(umpire, match)
    assert match.players[match.seat_of(ANN)].calendar.away
    assert not [row for row in await owed(umpire) if row[1] == "away"]


# Who is forgotten


async def test_who_was_cut_off_while_being_forgotten_is_forgotten_later(
    desk, table, clock, monkeypatch
):
    first, second = await table(), await table()
    store, forget = desk.umpire.store, desk.umpire.store.people.forget

    async def killed(who):
        raise asyncio.CancelledError

    monkeypatch.setattr(store.people, "forget", killed)
    with pytest.raises(asyncio.CancelledError):
        await desk.steward.forget(ANN)
    monkeypatch.setattr(store.people, "forget", forget)
    assert "forget" not in [
        row.kind for row in await store.outbox.claim("before", clock.now, 60, 99)
    ]
    clock.now += AGAIN
    rows = await store.outbox.claim(desk.worker._name, clock.now, 60, 99)
    (row,) = [row for row in rows if row.kind == "forget"]
    with structlog.testing.capture_logs() as logs:
        await desk.worker._deliver(row)
    assert logs == []
    assert await store.people.get(ANN) is None
    for match in (first, second):
        assert ANN not in [player.id for player in (await kept(desk.umpire, match)).players]
    assert (await store.people.everything(ANN))["owed"] == []


async def test_who_cannot_be_forgotten_yet_is_owed_it_once(desk, table, monkeypatch):
    await table()

    async def failing(who):
        raise ConnectionError

    monkeypatch.setattr(desk.umpire.store.people, "forget", failing)
    for _ in range(3):
        with pytest.raises(ConnectionError):
            await desk.steward.forget(ANN)
    told = (await desk.umpire.store.people.everything(ANN))["owed"]
    assert [row["kind"] for row in told].count("forget") == 1


async def test_who_is_forgotten_is_owed_nothing_more(desk, table):
    await table()
    await desk.steward.forget(ANN)
    assert (await desk.umpire.store.people.everything(ANN))["owed"] == []
