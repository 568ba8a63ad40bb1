"""Of two who write the same match one wins, and nothing of the other is stored."""

import asyncio
import logging
import random
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from db import Backlog, Conflict, OutboxRow, Store, Stored, connect
from engine.match import Match
from engine.match_record import Entry, Kind
from engine.notation import write
from tests.db.positions import NOW, SECRET, advance, at_place, running


def harmless(match: Match) -> tuple[int, str]:
    """Return a seat and a step that it may draft."""
    for seat in match.to_act():
        for action in match.game.legal(match.state, seat):
            if not match.game.warns(match.state, seat, action):
                return seat, write(action)
    raise AssertionError("nothing can be drafted here")


def committed(stored: Stored, chance: random.Random) -> None:
    """Play until an entry is written."""
    while not stored.match.entries:
        advance(stored.match, chance)


def bare(match: Match) -> Match:
    return replace(match, entries=[], news=[])


async def begun(store: Store) -> None:
    await store.create(at_place(running()))


async def test_of_two_moves_one_is_stored_and_the_other_is_told(store: Store, other: Store) -> None:
    await begun(store)
    mine, theirs = await store.match("m1"), await other.match("m1")
    committed(mine, random.Random(1))
    committed(theirs, random.Random(2))
    await store.save(mine, [OutboxRow("thread", "moved", data={"by": "mine"})])
    with pytest.raises(Conflict):
        await other.save(theirs, [OutboxRow("thread", "moved", data={"by": "theirs"})])
    assert bare((await other.match("m1")).match) == bare(mine.match)
    assert [entry.number for entry in await store.entries("m1")] == list(range(mine.match.number))
    (row,) = await store.outbox.claim("w", NOW, 60, 10)
    assert row.data == {"by": "mine"}


async def test_of_many_racing_moves_exactly_one_is_stored(store: Store, other: Store) -> None:
    await begun(store)
    stores = [store, other] * 6
    loaded = [await one.match("m1") for one in stores]
    for i, stored in enumerate(loaded):
        committed(stored, random.Random(i))
    owed = [OutboxRow("thread", "moved", data={"by": i}) for i in range(len(loaded))]
    ends = await asyncio.gather(
        *(one.save(st, [o]) for one, st, o in zip(stores, loaded, owed, strict=True)),
        return_exceptions=True,
    )
    (winner,) = [i for i, end in enumerate(ends) if end is None]
    assert sum(isinstance(end, Conflict) for end in ends) == len(ends) - 1
    assert bare((await store.match("m1")).match) == bare(loaded[winner].match)
    (row,) = await store.outbox.claim("w", NOW, 60, 10)
    assert row.data == {"by": winner}


async def test_who_lost_loads_again_and_goes_on(store: Store, other: Store) -> None:
    await begun(store)
    mine, theirs = await store.match("m1"), await other.match("m1")
    committed(mine, random.Random(1))
    committed(theirs, random.Random(2))
    await store.save(mine)
    with pytest.raises(Conflict):
        await other.save(theirs)
    again = await other.match("m1")
    committed(again, random.Random(2))
    await other.save(again)
    assert bare((await store.match("m1")).match) == bare(again.match)
    assert await store.check() == []


async def test_drafts_of_one_seat_are_guarded_by_its_revision(store: Store, other: Store) -> None:
    await begun(store)
    mine, theirs = await store.match("m1"), await other.match("m1")
    seat, step = harmless(mine.match)
    mine.match.add(seat, step, NOW)
    theirs.match.add(seat, step, NOW)
    await store.save(mine)
    with pytest.raises(Conflict):
        await other.save(theirs)
    kept = (await other.match("m1")).match
    assert kept.drafts == mine.match.drafts
    assert kept.revisions == mine.match.revisions
    assert kept.number == len(await store.entries("m1"))


async def test_a_move_does_not_wipe_a_draft_it_has_not_seen(store: Store, other: Store) -> None:
    await begun(store)
    mine, theirs = await store.match("m1"), await other.match("m1")
    seat, step = harmless(mine.match)
    mine.match.add(seat, step, NOW)
    await store.save(mine)
    committed(theirs, random.Random(2))
    with pytest.raises(Conflict):
        await other.save(theirs)
    assert (await other.match("m1")).match.drafts == mine.match.drafts
    assert len(await store.entries("m1")) == mine.match.number


async def test_a_draft_on_a_position_that_is_gone_is_refused(store: Store, other: Store) -> None:
    await begun(store)
    mine, theirs = await store.match("m1"), await other.match("m1")
    seat, step = harmless(theirs.match)
    theirs.match.add(seat, step, NOW)
    mine.match.entries.append(Entry(mine.match.number, Kind.EXPIRE, NOW))
    mine.match.number += 1  # whatever it was, it made no seat's buttons old
    await store.save(mine)
    with pytest.raises(Conflict):
        await other.save(theirs)
    assert (await store.match("m1")).match.drafts == {}


async def test_a_draft_is_taken_back_in_the_database_too(store: Store) -> None:
    await begun(store)
    stored = await store.match("m1")
    seat, step = harmless(stored.match)
    stored.match.add(seat, step, NOW)
    await store.save(stored)
    assert (await store.match("m1")).match.drafts == stored.match.drafts
    assert stored.match.take_back(seat)
    await store.save(stored)
    again = (await store.match("m1")).match
    assert again.drafts == {}
    assert again.revisions == stored.match.revisions


async def test_a_transaction_that_fails_stores_neither_entry_nor_what_is_owed(
    store: Store,
) -> None:
    await begun(store)
    stored = await store.match("m1")
    before = (await store.match("m1")).match
    committed(stored, random.Random(1))
    broken: str = None  # type: ignore[assignment]
    with pytest.raises(IntegrityError) as caught:
        await store.save(
            stored,
            [OutboxRow("thread", "moved"), OutboxRow(broken, "moved", data={"mark": "a-hand"})],
        )
    assert bare((await store.match("m1")).match) == before
    assert await store.outbox.backlog() == Backlog(0, 0, 0)
    assert "a-hand" not in str(caught.value)
    assert len(stored.match.entries) > 0  # nothing is lost: it can be saved again
    await store.save(stored, [OutboxRow("thread", "moved")])
    assert bare((await store.match("m1")).match) == bare(stored.match)


async def test_nothing_that_is_stored_shows_in_a_log(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    engine = await connect(url)
    store = Store(engine)
    await begun(store)
    stored = await store.match("m1")
    committed(stored, random.Random(1))
    await store.save(stored, [OutboxRow("dm:ann", "hand", 0, {"mark": "a-hand"})])
    await store.outbox.claim("w", NOW, 60, 10)
    await engine.dispose()
    for hidden in (SECRET, stored.match.seed, "a-hand", '"hand":'):
        assert hidden not in caplog.text
        assert hidden not in repr(stored)


async def test_sixteen_writers_at_once_all_get_through(store: Store, other: Store) -> None:
    names = [f"m{i}" for i in range(16)]
    await asyncio.gather(*(store.create(at_place(running(name))) for name in names))

    async def play(name: str, mine: Store, chance: random.Random) -> None:
        for _ in range(6):
            stored = await mine.match(name)
            advance(stored.match, chance)
            await mine.save(stored, [OutboxRow("thread", "moved")])
            await mine.people.meet(name, f"{name} {chance.random()}", "en")

    stores = [store, other]
    await asyncio.gather(
        *(play(name, stores[i % 2], random.Random(i)) for i, name in enumerate(names))
    )
    assert (await store.outbox.backlog()).rows == 16 * 6
    assert await store.check() == []
