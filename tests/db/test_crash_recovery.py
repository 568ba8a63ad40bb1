"""What a crash lost is owed again, by the numbers of what is and what was told."""

from random import Random

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from db import OutboxRow, Store
from db.outbox import MOST_ATTEMPTS
from db.tables import outbox
from db.transactions import writing
from engine import lobby
from tests.db.positions import NOW, advance, at_place, new_lobby, running


async def owed(store: Store) -> list[tuple[str, str, int | None]]:
    rows = await store.outbox.claim("w", NOW, 60, 50)
    return sorted((row.destination, row.kind, row.seat) for row in rows)


HANDS = [("dm:ann", "hand", 0), ("dm:ben", "hand", 1), ("dm:cleo", "hand", 2)]


async def begun(store: Store, **told: int) -> None:
    match = running()
    for seat, player in enumerate(match.players):
        player.id = ("ann", "ben", "cleo")[seat]
    await store.create(at_place(match))
    if told:
        await store.place("m1", **told)


async def test_entries_that_no_post_told_and_every_hand_are_owed_again(store: Store) -> None:
    await begun(store)
    assert await store.outbox.reconcile(NOW) == 4
    assert await owed(store) == [*HANDS, ("thread", "board", None)]


async def test_what_is_owed_already_is_not_owed_twice(store: Store) -> None:
    await begun(store)
    await store.outbox.owe("m1", [OutboxRow("thread", "board"), OutboxRow("dm:ben", "hand", 1)])
    assert await store.outbox.reconcile(NOW) == 2
    assert await store.outbox.reconcile(NOW) == 0


async def test_what_is_dead_is_owed_again(store: Store) -> None:
    await begun(store)
    await store.outbox.owe("m1", [OutboxRow("thread", "board")])
    (row,) = await store.outbox.claim("w", NOW, 60, 1)
    await store.outbox.later(row.id, 0, MOST_ATTEMPTS, "400 50035")
    assert await store.outbox.reconcile(NOW) == 4
    assert await owed(store) == [*HANDS, ("thread", "board", None)]


async def test_where_all_was_told_no_post_is_owed(store: Store) -> None:
    await begun(store, told=4)
    await store.outbox.reconcile(NOW)
    assert await owed(store) == HANDS


async def test_a_card_in_a_group_is_owed_again(store: Store) -> None:
    await begun(store, told=4, home="group")
    await store.outbox.reconcile(NOW)
    assert await owed(store) == [("card", "card", None), *HANDS]


async def test_a_computer_whose_turn_was_lost_is_asked_again(
    store: Store, engine: AsyncEngine
) -> None:
    match = new_lobby("m1", "ann")
    lobby.join_computer(match, "random", NOW)
    lobby.start(match, "ann", NOW)
    while not match.computers_owed():
        advance(match, Random(1))
    await store.create(
        at_place(match), [OutboxRow("computer", "computer", match.computers_owed()[0])]
    )
    async with writing(engine) as conn:
        await conn.execute(delete(outbox))
    await store.outbox.reconcile(NOW)
    assert ("computer", "computer", match.computers_owed()[0]) in await owed(store)


async def test_the_end_of_a_match_is_owed_and_nothing_of_an_older_one(store: Store) -> None:
    await begun(store)
    stored = await store.match("m1")
    stored.match.void("", NOW)
    await store.save(stored)
    assert await store.outbox.reconcile(NOW) == 0
    stored = at_place(running("m2", "ann", "ben"))
    stored.match.resign(0, NOW)
    await store.create(stored)
    await store.place("m2", told=3)
    assert await store.outbox.reconcile(NOW + 1) == 0
    await store.outbox.reconcile(NOW)
    assert ("thread", "end", None) in await owed(store)
