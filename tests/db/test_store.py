"""A match comes back from the database as it went in."""

import json
import random
from dataclasses import replace

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Conflict, Delivery, Finding, OutboxRow, Place, Store, UnknownMatch
from db.match_rows import text
from db.tables import entries, matches, people
from engine import lobby
from engine.codec import pack
from engine.match import Match, Status
from engine.match_record import verify
from tests.db.positions import (
    CHANNEL,
    GUILD,
    NOW,
    SECRET,
    THREAD,
    advance,
    at_place,
    longest,
    new_lobby,
    running,
)


def bare(match: Match) -> Match:
    """What of a match is stored: all but what a save takes and what is told."""
    return replace(match, entries=[], news=[])


@pytest.mark.parametrize("key", ["harbours", "magnate"])
async def test_a_running_match_comes_back_equal_at_any_ply(store: Store, key: str) -> None:
    match = running(key=key)
    await store.create(at_place(match))
    chance, compared, drafted = random.Random(1), 0, 0
    checkpoints = set(random.Random(2).sample(range(longest(key)), 12)) | {longest(key) - 1}
    stored = await store.match(match.id)
    for step in range(longest(key)):
        advance(stored.match, chance)
        await store.save(stored)
        if step in checkpoints:
            again = await store.match(match.id)
            assert bare(again.match) == bare(stored.match)
            assert again.place == stored.place
            compared += 1
            drafted += bool(again.match.drafts)
            stored = again
    assert stored.match.status is Status.OVER
    assert compared == len(checkpoints)
    assert drafted > 0


async def test_who_changes_a_match_changes_nobody_elses_reading_of_it(store: Store) -> None:
    await store.create(at_place(running(key="magnate")))
    mine, theirs = [(await store.match("m1")).match for _ in "ab"]
    before = text(pack(theirs.state))
    mine.state.hands[0].clear()
    mine.state.hands.append([])
    assert text(pack(theirs.state)) == before
    assert text(pack((await store.match("m1")).match.state)) == before


async def test_a_lobby_comes_back_equal(store: Store) -> None:
    match = new_lobby()
    lobby.join_computer(match, "greedy", NOW + 5)
    lobby.leave(match, "ann", NOW + 6)
    match.invited = ("ben", "zoé")
    await store.create(at_place(match))
    again = await store.match(match.id)
    assert again.match == bare(match)
    assert again.place == Place(GUILD, CHANNEL, THREAD, locale="fr")


async def test_a_lobby_that_shrinks_grows_and_starts_is_followed(store: Store) -> None:
    match = new_lobby()
    stored = at_place(match)
    await store.create(stored)
    lobby.leave(match, "ben", NOW)
    await store.save(stored)
    assert [p.id for p in (await store.match(match.id)).match.players] == ["ann", "cleo"]
    lobby.join(match, "dora", NOW)
    lobby.join_computer(match, "random", NOW)
    lobby.start(match, "ann", NOW)
    await store.save(stored)
    assert (await store.match(match.id)).match == bare(match)
    match.resign(match.seat_of("dora"), NOW + 9)
    await store.save(stored)
    assert (await store.match(match.id)).match == bare(match)
    match.void("ann", NOW + 10)
    await store.save(stored)
    assert (await store.match(match.id)).match == bare(match)


@pytest.mark.parametrize("key", ["harbours", "magnate"])
async def test_entries_come_back_equal_and_the_record_verifies(store: Store, key: str) -> None:
    match = running(key=key)
    stored, written = at_place(match), list(match.entries)
    await store.create(stored)
    chance = random.Random(3)
    while match.to_act():
        advance(match, chance, 5, NOW + 60)
        written += match.entries
        await store.save(stored)
    assert match.entries == []
    found = await store.entries(match.id)
    assert found == written
    assert await store.entries(match.id, 4) == written[4:]
    again = (await store.match(match.id)).match
    again.entries = found
    assert verify(again.record()) == []


async def test_an_id_is_taken_once(store: Store) -> None:
    await store.create(at_place(new_lobby()))
    with pytest.raises(Conflict):
        await store.create(at_place(new_lobby("m1", "zed")))
    assert (await store.match("m1")).match.host == "ann"
    assert await store.lists.of_person("zed") == []


async def test_an_unknown_match_is_said_to_be_unknown(store: Store) -> None:
    for asked in (
        store.match("nope"),
        store.entries("nope"),
        store.place("nope", thread=1),
        store.deliveries.save("nope", 0, Delivery("sent")),
    ):
        with pytest.raises(UnknownMatch):
            await asked


async def test_a_new_match_is_not_saved(store: Store) -> None:
    with pytest.raises(ValueError, match="created"):
        await store.save(at_place(new_lobby()))


async def test_a_place_changes_by_itself_and_a_save_keeps_it(store: Store) -> None:
    stored = at_place(running())
    await store.create(stored)
    await store.place("m1", board_message=77, board_at=NOW)
    advance(stored.match, random.Random(1))
    await store.save(stored)
    place = (await store.match("m1")).place
    assert (place.board_message, place.board_at, place.thread) == (77, NOW, THREAD)
    with pytest.raises(ValueError, match="secret"):
        await store.place("m1", secret="x")


async def test_matches_are_listed_by_thread_channel_and_person(store: Store) -> None:
    one, two = at_place(running("one", "ann", "ben")), at_place(new_lobby("two", "ben", "cleo"))
    two.place.thread = None
    await store.create(one)
    await store.create(two)
    assert [row.id for row in await store.lists.by_thread(THREAD)] == ["one"]
    assert {row.id for row in await store.lists.in_channel(CHANNEL)} == {"one", "two"}
    assert {row.id for row in await store.lists.of_person("ben")} == {"one", "two"}
    (row,) = await store.lists.of_person("ann")
    assert row.seats == one.match.seated
    assert row.waited == one.match.to_act()
    assert row.deadline == one.match.clock.deadline()
    assert (row.key, row.status, row.host) == ("harbours", Status.RUNNING, "ann")
    assert (row.place, row.updated) == (one.place, NOW)
    one.match.void("ann", NOW + 9)
    await store.save(one)
    assert await store.lists.of_person("ann") == []
    (over,) = await store.lists.of_person("ann", live=False)
    assert (over.status, over.updated) == (Status.VOID, NOW + 9)


async def test_live_matches_are_counted_by_person_and_server(store: Store) -> None:
    for match in (running("a", "ann", "ben", "cleo"), running("b", "ann", "ben"), new_lobby("c")):
        stored = at_place(match)
        await store.create(stored)
        if match.id == "a":
            match.resign(match.seat_of("ben"), NOW)
            await store.save(stored)
    elsewhere = at_place(new_lobby("d", "ann"))
    elsewhere.place.guild = None
    await store.create(elsewhere)
    counts = [await store.lists.counts(p) for p in ("ann", "ben", "zed")]
    assert [(c.running, c.lobbies) for c in counts] == [(2, 2), (1, 1), (0, 0)]
    here = await store.lists.counts("ann", GUILD)
    assert (here.running, here.lobbies) == (2, 1)
    everywhere = await store.lists.counts()
    assert (everywhere.running, everywhere.lobbies) == (2, 2)


async def test_a_delivery_is_noted_for_the_person_in_the_seat(store: Store) -> None:
    await store.create(at_place(new_lobby("m0", "zoe", "yan", "xen", "wim")))
    match = new_lobby("m1", "ann", "ben", "cleo", "dora")
    stored = at_place(match)
    await store.create(stored)
    told = Delivery("sent", 10**18, 10**18 + 9, "abc", NOW)
    assert await store.deliveries.get("m1", 3) == Delivery()
    await store.deliveries.save("m1", 3, told)
    lobby.start(match, "ann", NOW)
    await store.save(stored)
    assert await store.deliveries.get("m1", match.seat_of("dora")) == told
    assert await store.deliveries.get("m1", match.seat_of("ann")) == Delivery()
    await store.deliveries.save("m1", match.seat_of("dora"), Delivery("refused"))
    assert await store.deliveries.get("m1", match.seat_of("dora")) == Delivery("refused")


async def test_check_finds_nothing_in_what_was_played(store: Store) -> None:
    await store.create(at_place(new_lobby("a")))
    stored = at_place(running("b"))
    await store.create(stored)
    advance(stored.match, random.Random(4), 12)
    await store.save(stored)
    stored.match.resign(0, NOW)
    await store.save(stored)
    two = at_place(running("c", "ann", "ben"))
    two.match.resign(0, NOW)
    await store.create(two)
    assert await store.check() == []


async def test_check_finds_what_does_not_follow_from_the_entries(
    store: Store, engine: AsyncEngine
) -> None:
    for name in "abcde":
        stored = at_place(running(name))
        advance(stored.match, random.Random(5), 9)
        await store.create(stored)
    changes = (
        update(matches)
        .where(matches.c.id == "a")
        .values(state=select(matches.c.state).where(matches.c.id == "b").scalar_subquery()),
        update(matches).where(matches.c.id == "b").values(secret="77" * 32),
        update(matches).where(matches.c.id == "d").values(state="{}"),
        update(entries)
        .where(entries.c.match_id == "e", entries.c.number == 4)
        .values(moves='[[0,0,"fly away",[]]]'),
    )
    stored = await store.match("a")
    advance(stored.match, random.Random(6), 3)
    await store.save(stored)
    async with engine.begin() as conn:
        for change in changes:
            await conn.execute(change)
        played = select(entries.c.moves).where(entries.c.match_id == "c", entries.c.number == 4)
        (line,) = json.loads(await conn.scalar(played) or "")
        assert line[3] != []
        muted = text([[*line[:3], []]])
        await conn.execute(
            update(entries)
            .where(entries.c.match_id == "c", entries.c.number == 4)
            .values(moves=muted)
        )
    found = await store.check()
    assert Finding("a", "state") in found
    assert {f.match for f in found} == set("abcde")
    assert Finding("c", "events") in found
    assert Finding("d", "unreadable") in found
    assert Finding("e", "unreadable") in found
    assert SECRET not in repr(found)


async def test_people_are_met_named_and_forgotten(store: Store) -> None:
    assert await store.people.get("1") is None
    await store.people.meet("1", "Zoë ☾", "fr")
    await store.people.update("1", palette="dark", text=True)
    await store.people.meet("1", "Zoé", "fr")
    known = await store.people.get("1")
    assert known is not None
    assert (known.name, known.locale) == ("Zoé", "fr")
    assert known.settings == {"palette": "dark", "text": True}
    await store.people.update("1", palette=None)
    await store.people.update("2", quiet=[22, 7])
    found = await store.people.get_all(["1", "2", "3"])
    assert {who: person.settings for who, person in found.items()} == {
        "1": {"text": True},
        "2": {"quiet": [22, 7]},
    }
    await store.people.forget("1")
    assert await store.people.get("1") is None
    assert await store.people.get("2") is not None


async def test_meeting_a_known_person_writes_nothing(store: Store, engine: AsyncEngine) -> None:
    await store.people.meet("1", "Ann", "en")
    async with engine.begin() as conn:  # a writer who waits here would be refused on SQLite
        await conn.execute(update(people).values(settings='{"a":1}'))
        await store.people.meet("1", "Ann", "en")


async def test_a_server_has_settings(store: Store) -> None:
    assert await store.guilds.get(GUILD) == {}
    await store.guilds.update(GUILD, locale="fr", lobbies=3)
    await store.guilds.update(GUILD, lobbies=None, whisper=False)
    assert await store.guilds.get(GUILD) == {"locale": "fr", "whisper": False}


async def test_of_a_match_that_has_gone_on_the_entries_it_had_are_given(store: Store) -> None:
    await store.create(at_place(running()))
    read = (await store.match("m1")).match
    stored = await store.match("m1")
    stored.match.resign(0, NOW)
    await store.save(stored)
    assert len(await store.entries("m1")) == read.number + 1
    assert [e.number for e in await store.entries("m1", 1, read.number)] == [1, 2, 3]


async def test_an_older_post_does_not_take_back_what_a_newer_one_told(store: Store) -> None:
    await store.create(at_place(running()))
    await store.place("m1", unless_after=0, told=4, board_message=7)
    with pytest.raises(Conflict):
        await store.place(
            "m1", [OutboxRow("thread", "call")], unless_after=0, told=3, board_message=6
        )
    place = (await store.match("m1")).place
    assert (place.told, place.board_message) == (4, 7)
    assert (await store.outbox.backlog()).rows == 0
