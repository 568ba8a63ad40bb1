"""Matches of servers, those that sleep, and what is owed when a match moves."""

import pytest

from db import OutboxRow, Place, Store, UnknownMatch
from db.match_rows import Stored
from tests.db.positions import GUILD, NOW, at_place, new_lobby, running


async def test_a_server_lists_its_matches_that_are_not_over(store: Store) -> None:
    over = new_lobby("m2")
    over.void("ann", NOW)
    for match in (new_lobby("m1"), over, new_lobby("m3")):
        await store.create(at_place(match))
    await store.create(Stored(new_lobby("m4"), Place(GUILD + 1, 5)))
    assert {row.id for row in await store.lists.in_guild(GUILD)} == {"m1", "m3"}


async def test_servers_with_played_matches_are_known_awake_or_asleep(store: Store) -> None:
    asleep = running("m2")
    asleep.pause("", NOW, "asleep")
    await store.create(at_place(running("m1")))
    await store.create(Stored(asleep, Place(GUILD + 1, 5)))
    await store.create(Stored(new_lobby("m3"), Place(GUILD + 2, 5)))
    await store.create(Stored(running("m4"), Place(None, 5)))
    await store.create(Stored(running("m5"), Place(GUILD + 3, 5, home="letters")))
    assert await store.lists.guilds(asleep=False) == {GUILD}
    assert await store.lists.guilds(asleep=True) == {GUILD + 1}


async def test_a_place_changes_with_what_is_owed_or_not_at_all(store: Store) -> None:
    await store.create(at_place(new_lobby()))
    with pytest.raises(UnknownMatch):
        await store.place("zz", [OutboxRow("thread", "moved")], channel=6)
    assert (await store.outbox.backlog()).rows == 0
    await store.place("m1", [OutboxRow("thread", "moved")], channel=6, trouble="channel")
    place = (await store.match("m1")).place
    assert (place.channel, place.trouble) == (6, "channel")
    assert (await store.outbox.backlog("m1")).rows == 1


async def test_what_waits_for_a_later_try_can_be_hurried(store: Store) -> None:
    for name in ("m1", "m2"):
        await store.create(at_place(new_lobby(name)), [OutboxRow("thread", "board")])
    for row in await store.outbox.claim("w", NOW, 60, 10):
        await store.outbox.later(row.id, NOW + 900, 1, "blocked")
    await store.outbox.hurry("m1")
    assert [row.match for row in await store.outbox.claim("w", NOW, 60, 10)] == ["m1"]
