"""Which tables everybody may see, and of two who take the last seat at once one sits down."""

import asyncio
import time

import pytest
from sqlalchemy import text

from db import Place, Store, Stored
from db.player_reliability import Reliability
from db.transactions import reading
from engine import Pace, Status, lobby
from engine.match import Match
from services.service_errors import SeekGone
from services.umpire import Umpire
from tests.db.positions import GUILD, NOW, SECRET

DM = Place(None, 7, home="letters")


def opened(name: str, host: str = "ann", wanted: int = 0, now: int = NOW) -> Match:
    return lobby.open_match(name, "harbours", host, SECRET, now, pace=Pace(3600), wanted=wanted)


async def kept(store: Store, match: Match, place: Place = DM) -> None:
    match.news.clear()
    await store.create(Stored(match, place))


async def test_what_is_sought_is_listed_the_oldest_first_until_it_begins(store: Store) -> None:
    await kept(store, opened("b", wanted=2, now=NOW + 1))
    await kept(store, opened("a", "ben", wanted=3))
    await kept(store, opened("c"))
    found = await store.open_tables.listed()
    assert [(one.id, one.host, one.seats, one.wanted, one.free) for one in found] == [
        ("a", "ben", ("ben",), 3, 2),
        ("b", "ann", ("ann",), 2, 1),
    ]
    assert found[1].place == DM
    stored = await store.match("b")
    lobby.join(stored.match, "cleo", NOW)
    lobby.start(stored.match, "ann", NOW)
    await store.save(stored)
    assert [one.id for one in await store.open_tables.listed()] == ["a"]
    assert await store.open_tables.counts("ben") == (1, 1)
    assert await store.open_tables.counts("ann") == (0, 1)


async def test_the_tables_of_a_server_are_listed_if_it_says_so(store: Store) -> None:
    await kept(store, opened("a"), Place(GUILD, 2))
    invited = opened("b")
    invited.invited = ("ben",)
    await kept(store, invited, Place(GUILD, 2))
    await kept(store, opened("c"), Place(GUILD + 1, 2))
    await store.guilds.update(GUILD, listed=False)
    assert await store.open_tables.listed() == []
    await store.guilds.update(GUILD, listed=True)
    assert [one.id for one in await store.open_tables.listed()] == ["a"]


async def test_of_two_who_take_the_last_seat_at_once_one_sits_down_and_one_is_told(
    store: Store, other: Store
) -> None:
    mine, theirs = Umpire(store, lambda: NOW), Umpire(other, lambda: NOW)
    for _ in range(5):
        stored = await mine.seeks.open("ann", "harbours", DM, Pace(3600), 2, "1")
        done = await asyncio.gather(
            mine.tables.join(stored.match.id, "ben", "2"),
            theirs.tables.join(stored.match.id, "cleo", "3"),
            return_exceptions=True,
        )
        (refused,) = (one for one in done if isinstance(one, BaseException))
        assert isinstance(refused, SeekGone)
        match = (await store.match(stored.match.id)).match
        assert match.status is Status.RUNNING
        (guest,) = {player.id for player in match.players} - {"ann"}
        rows = await store.outbox.claim("w", int(time.time()), 60, 100)
        told = [(row.destination, row.data) for row in rows if row.kind == "sought"]
        assert told == [("dm:ann", {"who": guest})]
        await store.outbox.done([row.id for row in rows])
        await mine.resign(match.id, guest)
        mine.invitations._made._times.clear()


async def test_an_index_finds_open_tables_and_the_logs_of_somebody(store: Store) -> None:
    await kept(store, opened("a", wanted=2))
    assert await store.reliability.of(["ann"]) == {"ann": Reliability()}
    async with reading(store._engine) as conn:
        if conn.dialect.name != "sqlite":
            pytest.skip("PostgreSQL plans by how much there is")
        for query, index in (
            ("SELECT id FROM matches WHERE status = 'lobby' AND wanted > 0", "ix_matches_open"),
            ("SELECT match_id FROM entries WHERE who <> '' AND who IN ('a', 'b')", "entries_who"),
        ):
            plan = (await conn.execute(text(f"EXPLAIN QUERY PLAN {query}"))).all()
            assert index in str(plan)
