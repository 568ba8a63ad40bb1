"""What is owed is done in order for each destination, by one worker, and never lost."""

import asyncio

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Backlog, OutboxRow, Row, Store
from db.outbox import MOST_ATTEMPTS
from db.tables import outbox
from tests.db.positions import at_place, new_lobby

LEASE = 60


async def taken(store: Store, now: int = 0, worker: str = "w") -> list[Row]:
    return await store.outbox.claim(worker, now, LEASE, 100)


def kinds(rows: list[Row]) -> list[str]:
    return [row.kind for row in rows]


async def test_rows_of_a_destination_come_one_by_one_in_order(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", kind) for kind in "abc"])
    for kind in "abc":
        (row,) = await taken(store)
        assert (row.kind, row.match, row.destination) == (kind, "m1", "thread")
        assert await taken(store) == []
        await store.outbox.done([row.id])
    assert await store.outbox.backlog() == Backlog(0, 0, 0)


async def test_a_row_comes_as_it_was_owed(store: Store) -> None:
    await store.outbox.owe(None, [OutboxRow("dm:ann", "digest", 2, {"é": [1, None]})])
    (row,) = await taken(store)
    assert (row.match, row.seat, row.data, row.attempts) == (None, 2, {"é": [1, None]}, 0)


async def test_destinations_and_matches_do_not_wait_for_each_other(store: Store) -> None:
    for name in ("m1", "m2"):
        await store.create(
            at_place(new_lobby(name)), [OutboxRow("thread", "x"), OutboxRow("dm:ann", "y")]
        )
    assert len(await taken(store)) == 4


async def test_a_stuck_destination_holds_back_only_itself(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("dm:ann", "x"), OutboxRow("dm:ann", "y")])
    (stuck,) = await taken(store)
    await store.outbox.later(stuck.id, 1000, 1, "closed")
    await store.outbox.owe("m1", [OutboxRow("thread", "z")])
    assert kinds(await taken(store, 10)) == ["z"]
    (again,) = [row for row in await taken(store, 1000) if row.destination == "dm:ann"]
    assert (again.id, again.attempts) == (stuck.id, 1)


async def test_a_row_planned_for_later_holds_nothing_back(store: Store) -> None:
    await store.create(
        at_place(new_lobby()), [OutboxRow("thread", "reminder", due=500), OutboxRow("thread", "x")]
    )
    (row,) = await taken(store, 10)
    assert row.kind == "x"
    await store.outbox.done([row.id])
    assert await taken(store, 499) == []
    assert kinds(await taken(store, 500)) == ["reminder"]


async def test_the_row_of_a_worker_that_died_comes_back(store: Store, other: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x")])
    (row,) = await taken(store, 100, "dead")
    assert await taken(other, 100 + LEASE - 1, "alive") == []
    assert [r.id for r in await taken(other, 100 + LEASE, "alive")] == [row.id]


async def test_two_workers_never_get_the_same_row(store: Store, other: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow(f"dm:{i}", "x") for i in range(40)])
    claims = [(store, other)[i % 2].outbox.claim(f"w{i}", 0, LEASE, 7) for i in range(12)]
    ids = [row.id for rows in await asyncio.gather(*claims) for row in rows]
    ids += [row.id for row in await taken(store)]
    assert len(ids) == 40
    assert len(set(ids)) == 40


async def test_two_workers_keep_the_order_of_a_destination(store: Store, other: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", str(i)) for i in range(12)])
    done: list[str] = []
    busy = 0

    async def work(mine: Store, name: str) -> None:
        nonlocal busy
        while len(done) < 12:
            for row in await mine.outbox.claim(name, 0, LEASE, 5):
                busy += 1
                assert busy == 1
                await asyncio.sleep(0)
                done.append(row.kind)
                busy -= 1
                await mine.outbox.done([row.id])

    await asyncio.gather(work(store, "a"), work(other, "b"))
    assert done == [str(i) for i in range(12)]


async def test_a_limit_is_kept(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow(f"dm:{i}", "x") for i in range(5)])
    assert [row.destination for row in await store.outbox.claim("w", 0, LEASE, 2)] == [
        "dm:0",
        "dm:1",
    ]


async def test_only_the_newest_board_is_kept(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "board", data={"ply": 1})])
    await store.create(at_place(new_lobby("m2")), [OutboxRow("thread", "board")])
    await store.outbox.owe(
        "m1", [OutboxRow("thread", "moved"), OutboxRow("thread", "board", data={"ply": 2})]
    )
    first, _ = sorted(await taken(store), key=lambda row: row.match or "")
    assert first.kind == "moved"
    await store.outbox.done([first.id])
    (board,) = await taken(store)
    assert (board.match, board.data) == ("m1", {"ply": 2})


async def test_hands_of_different_seats_and_people_do_not_replace_each_other(
    store: Store,
) -> None:
    await store.create(
        at_place(new_lobby()), [OutboxRow("dm:ann", "hand", 0), OutboxRow("dm:ben", "hand", 1)]
    )
    await store.outbox.owe(
        "m1", [OutboxRow("dm:ann", "hand", 2), OutboxRow("dm:ben", "hand", 1, {"new": 1})]
    )
    assert (await store.outbox.backlog("m1")).rows == 3


async def test_of_two_boards_owed_at_once_the_last_is_kept(store: Store) -> None:
    boards = [OutboxRow("thread", "board", data={"ply": ply}) for ply in (1, 2)]
    await store.create(at_place(new_lobby()), boards)
    (row,) = await taken(store)
    assert row.data == {"ply": 2}
    await store.outbox.done([row.id])
    assert await taken(store) == []


async def test_a_board_that_is_being_drawn_is_not_replaced(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "board", data={"ply": 1})])
    (drawn,) = await taken(store)
    await store.outbox.owe("m1", [OutboxRow("thread", "board", data={"ply": 2})])
    assert await taken(store) == []
    await store.outbox.done([drawn.id])
    (row,) = await taken(store)
    assert row.data == {"ply": 2}


async def test_a_newer_board_waits_as_long_as_the_one_it_replaces(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "board")])
    (row,) = await taken(store)
    await store.outbox.later(row.id, 900, 3, "busy")
    await store.outbox.owe("m1", [OutboxRow("thread", "board", data={"ply": 2})])
    assert await taken(store, 899) == []
    (again,) = await taken(store, 900)
    assert (again.data, again.attempts) == ({"ply": 2}, 3)


async def test_the_backlog_counts_what_is_due(engine: AsyncEngine) -> None:
    now = 1000.0
    store = Store(engine, clock=lambda: now)
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x"), OutboxRow("dm:ann", "y")])
    await store.outbox.owe(None, [OutboxRow("dm:ann", "later", due=5000)])
    row, _ = await taken(store)
    await store.outbox.later(row.id, 1100, 1, "busy")
    now = 1300.0
    assert await store.outbox.backlog() == Backlog(rows=2, failing=1, oldest=300)
    assert await store.outbox.backlog("m1") == Backlog(rows=2, failing=1, oldest=300)
    assert await store.outbox.backlog("m9") == Backlog(0, 0, 0)


async def test_what_is_owed_to_a_forgotten_person_is_dropped(
    store: Store, engine: AsyncEngine
) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("dm:ann", "x"), OutboxRow("dm:ben", "y")])
    await store.people.forget("ann")
    async with engine.connect() as conn:
        assert await conn.scalar(select(func.count()).select_from(outbox)) == 1
    assert kinds(await taken(store)) == ["y"]


async def test_a_row_that_fails_for_ever_is_dead_and_its_destination_goes_on(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x"), OutboxRow("thread", "y")])
    for tried in range(1, MOST_ATTEMPTS + 1):
        (row,) = await taken(store)
        assert (row.kind, row.attempts) == ("x", tried - 1)
        await store.outbox.later(row.id, 0, tried, "400 50035")
    assert kinds(await taken(store)) == ["y"]
    left = await store.outbox.backlog("m1")
    assert (left.rows, left.failing, left.dead) == (1, 0, 1)


async def test_what_is_dead_can_be_tried_again(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x"), OutboxRow("dm:ann", "y")])
    for row in await taken(store):
        await store.outbox.later(row.id, 0, MOST_ATTEMPTS, "400 50035")
    assert await taken(store) == []
    assert await store.outbox.revive() == 2
    found = await taken(store)
    assert sorted(kinds(found)) == ["x", "y"]
    assert {row.attempts for row in found} == {1}  # Discord may have taken it
    for row in found:
        await store.outbox.later(row.id, 0, MOST_ATTEMPTS, "400 50035")
    await store.outbox.hurry("m1")
    assert len(await taken(store)) == 2


async def test_a_newer_board_takes_the_place_of_a_dead_one(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "board")])
    (row,) = await taken(store)
    await store.outbox.later(row.id, 0, MOST_ATTEMPTS, "400 50035")
    await store.outbox.owe("m1", [OutboxRow("thread", "board", data={"ply": 2})])
    (again,) = await taken(store)
    assert (again.data, again.attempts, again.id) == ({"ply": 2}, 1, row.id)
    left = await store.outbox.backlog()
    assert (left.rows, left.failing, left.dead) == (1, 1, 0)


async def test_what_takes_the_place_of_something_dead_twice_is_known_by_its_number(
    store: Store,
) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "board")])
    (row,) = await taken(store)
    await store.outbox.later(row.id, 0, MOST_ATTEMPTS, "400 50035")
    for _ in range(2):
        await store.outbox.owe("m1", [OutboxRow("thread", "board")])
    (again,) = await taken(store)
    assert again.id == row.id


async def test_a_crash_uses_up_no_try_however_often(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("computer", "computer", 0)])
    for begun in range(MOST_ATTEMPTS + 2):
        (row,) = await store.outbox.claim("0-dead", begun, LEASE, 1)
        assert row.attempts == min(begun, 1)
        await store.outbox.release("0-")
    for begun in range(MOST_ATTEMPTS + 2):  # nobody says that the worker is no more
        (row,) = await taken(store, begun * (LEASE + 1))
    assert row.attempts == 1
    assert (await store.outbox.backlog()).dead == 0


async def test_what_has_been_tried_is_known_by_the_same_number(store: Store) -> None:
    boards = [OutboxRow("thread", "board"), OutboxRow("dm:ann", "hand", 0)]
    await store.create(at_place(new_lobby()), boards)
    rows = {row.kind: row for row in await taken(store)}
    await store.outbox.later(rows["board"].id, 0, 1, "ConnectionResetError")
    await store.outbox.later(rows["hand"].id, 0, 0, "")
    await store.outbox.owe("m1", [*boards, OutboxRow("dm:ben", "hand", 1)])
    again = {(row.kind, row.seat): row for row in await taken(store)}
    assert again["board", None].id == rows["board"].id
    assert again["hand", 0].id != rows["hand"].id
    assert {row.kind: row.data for row in again.values()} == {"board": {}, "hand": {}}
    await store.outbox.later(again["board", None].id, 0, 2, "ConnectionResetError")
    await store.outbox.owe("m1", boards)
    (third,) = [row for row in await taken(store) if row.kind == "board"]
    assert third.id == rows["board"].id


async def test_what_has_been_tried_stays_before_what_was_owed_since(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "board")])
    (board,) = await taken(store)
    await store.outbox.later(board.id, 0, 1, "ConnectionResetError")
    await store.outbox.owe("m1", [OutboxRow("thread", "undone")])
    await store.outbox.owe("m1", [OutboxRow("thread", "board")])
    (first,) = await taken(store)
    assert (first.id, first.kind) == (board.id, "board")


async def test_what_fails_again_holds_up_nothing_fresh(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow(f"dm:{i}", "x") for i in range(4)])
    for row in await taken(store):
        await store.outbox.later(row.id, 0, 1, "TimeoutError")
    await store.outbox.owe("m1", [OutboxRow("thread", "y")])
    assert kinds(await store.outbox.claim("w", 0, LEASE, 1)) == ["y"]


async def test_a_wait_begun_while_the_clock_was_hours_ahead_is_over_when_it_is_back(
    store: Store,
) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x"), OutboxRow("dm:ann", "y")])
    ahead = 20 * 3600
    row, _ = await taken(store, ahead)  # the other is still claimed
    await store.outbox.later(row.id, ahead + 900, 1, "busy")
    assert len(await taken(store, 30)) == 2


async def test_only_who_holds_a_row_can_end_or_renew_it(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x")])
    (row,) = await taken(store, 0, "a")
    await taken(store, LEASE, "b")
    assert not await store.outbox.done([row.id], "a")
    await store.outbox.later(row.id, 0, 1, "late", "a")
    await store.outbox.renew([row.id], "a", 9 * LEASE)
    assert await taken(store, LEASE + 1, "c") == []
    assert [r.attempts for r in await taken(store, 2 * LEASE, "c")] == [1]  # two let it lie
    assert await store.outbox.done([row.id], "c")


async def test_a_row_is_held_as_long_as_its_lease_is_renewed(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x")])
    (row,) = await taken(store, 0, "a")
    await store.outbox.renew([row.id], "a", 2 * LEASE)
    assert await taken(store, LEASE, "b") == []
    assert len(await taken(store, 2 * LEASE, "b")) == 1


async def test_the_leases_of_workers_that_are_no_more_end(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("thread", "x"), OutboxRow("dm:ann", "y")])
    await store.outbox.claim("0-dead", 0, LEASE, 1)
    await store.outbox.claim("1-alive", 0, LEASE, 1)
    assert await store.outbox.release("0-") == 1
    assert kinds(await taken(store)) == ["x"]


async def test_what_is_put_off_does_not_put_off_what_is_owed_anew(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("dm:ann", "hand", 0)])
    (held,) = await taken(store)
    await store.outbox.owe("m1", [OutboxRow("dm:ann", "hand", 0), OutboxRow("dm:ann", "hand", 1)])
    await store.outbox.put_off("m1", OutboxRow("dm:ann", "hand", 0, due=500))
    await store.outbox.done([held.id], "w")
    seats = []
    for _ in range(2):
        (row,) = await taken(store, 10)
        await store.outbox.done([row.id], "w")
        seats.append(row.seat)
    assert sorted(seats) == [0, 1]


async def test_what_is_put_off_comes_when_it_is_due(store: Store) -> None:
    await store.create(at_place(new_lobby()), [OutboxRow("dm:ann", "hand", 0)])
    (held,) = await taken(store)
    await store.outbox.owe("m1", [OutboxRow("dm:ann", "hand", 1)])
    await store.outbox.put_off("m1", OutboxRow("dm:ann", "hand", 0, due=500))
    await store.outbox.done([held.id], "w")
    (other,) = await taken(store, 10)
    assert other.seat == 1
    await store.outbox.done([other.id], "w")
    assert [row.seat for row in await taken(store, 500)] == [0]
