"""A match that cannot be read is listed as such, waits, and holds up nothing."""

import asyncio
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from db import (
    DatabaseUnusable,
    Finding,
    OutboxRow,
    Store,
    UnknownMatch,
    Unreadable,
    backup_restore_move,
    connect,
)
from db.tables import entries, matches
from engine.errors import MatchClosed
from engine.match import Status
from engine.match_record import Kind
from tests.db.positions import GUILD, NOW, advance, at_place, new_lobby, running

RENAMED = ('"wind":', '"gusts":')
"""What the state of a match looks like whose field had another name."""


async def stored(store: Store, *names: str) -> None:
    for name in names:
        made = at_place(running(name))
        advance(made.match, random.Random(1), 3)
        await store.create(made, [OutboxRow("thread", "board")])


async def spoil(engine: AsyncEngine, name: str, **changes: Any) -> None:
    """Change columns of a match; by default a field of its state has another name."""
    async with engine.begin() as conn:
        if not changes:
            asked = matches.select().with_only_columns(matches.c.state)
            state = await conn.scalar(asked.where(matches.c.id == name))
            changes = {"state": state.replace(*RENAMED)}
        await conn.execute(update(matches).where(matches.c.id == name).values(changes))


@pytest.mark.parametrize(
    "changes",
    [{}, {"rules": 99}, {"game": "chess"}, {"state": "{"}, {"state": '{"wind":[]}'}],
    ids=["field", "rules", "game", "json", "fields"],
)
async def test_what_is_not_as_expected_makes_a_match_unreadable(
    store: Store, engine: AsyncEngine, changes: dict[str, Any]
) -> None:
    await stored(store, "m1", "m2")
    await spoil(engine, "m1", **changes)
    with pytest.raises(Unreadable):
        await store.match("m1")
    assert {row.id: row.readable for row in await store.lists.in_guild(GUILD)} == {
        "m1": False,
        "m2": True,
    }
    assert not (await store.lists.listing("m1")).readable
    assert await store.check() == [Finding("m1", "unreadable")]


async def test_a_log_may_be_unreadable_as_well(store: Store, engine: AsyncEngine) -> None:
    await stored(store, "m1")
    async with engine.begin() as conn:
        await conn.execute(update(entries).values(events='[{"is":"Wrecked","seat":0}]'))
    with pytest.raises(Unreadable):
        await store.entries("m1")


async def test_nothing_of_it_is_lost_until_it_can_be_read(
    store: Store, engine: AsyncEngine
) -> None:
    await stored(store, "m1")
    before = (await store.match("m1")).match
    await spoil(engine, "m1", rules=99)
    await spoil(engine, "m1", rules=before.rules)
    again = await store.match("m1")
    assert again.match == before
    advance(again.match, random.Random(1))
    await store.save(again)
    assert await store.check() == []


async def test_it_is_called_off_as_it_lies_there(store: Store, engine: AsyncEngine) -> None:
    await stored(store, "m1", "m2")
    rules = (await store.match("m1")).match.rules
    await spoil(engine, "m1", rules=99)
    await store.unreadable.call_off("m1", "ann", NOW + 5, [OutboxRow("thread", "lost")])
    assert [row.id for row in await store.lists.in_guild(GUILD)] == ["m2"]
    assert await store.alarms.due(NOW + 10**9, 10) == ["m2"]
    owed = {(row.match, row.kind) for row in await store.outbox.claim("w", NOW, 60, 10)}
    assert owed == {("m1", "lost"), ("m2", "board")}
    with pytest.raises(MatchClosed):
        await store.unreadable.call_off("m1", "ann", NOW)
    with pytest.raises(UnknownMatch):
        await store.unreadable.call_off("nope", "ann", NOW)
    await spoil(engine, "m1", rules=rules)
    match, log = (await store.match("m1")).match, await store.entries("m1")
    assert (match.status, match.since, match.drafts) == (Status.VOID, {}, {})
    assert (log[-1].kind, log[-1].who, log[-1].at) == (Kind.VOID, "ann", NOW + 5)
    assert await store.check() == []


async def test_a_table_of_rules_that_are_gone_is_called_off(
    store: Store, engine: AsyncEngine
) -> None:
    await store.create(at_place(new_lobby("m1")))
    await spoil(engine, "m1", rules=99)
    await store.unreadable.call_off("m1", "ann", NOW)
    assert (await store.lists.counts()).lobbies == 0


async def test_its_clock_is_looked_at_later(store: Store) -> None:
    await stored(store, "m1")
    (late,) = await store.alarms.due(NOW + 10**9, 10)
    await store.alarms.put_off("m1", NOW + 10**9 + 60)
    assert late == "m1"
    assert await store.alarms.due(NOW + 10**9, 10) == []
    assert await store.alarms.due(NOW + 10**9 + 60, 10) == ["m1"]
    await store.alarms.put_off("m1", NOW)
    assert await store.alarms.due(NOW + 10**9, 10) == []


async def test_its_rows_are_taken_away_as_they_are(store: Store, engine: AsyncEngine) -> None:
    await stored(store, "m1", "m2")
    await spoil(engine, "m1", rules=99)
    told = json.loads(json.dumps(await store.unreadable.raw("m1")))
    assert (told["match"]["id"], told["match"]["rules"]) == ("m1", 99)
    assert len(told["seats"]) == 3
    assert [row["number"] for row in told["entries"]] == list(range(told["match"]["number"]))
    with pytest.raises(UnknownMatch):
        await store.unreadable.raw("nope")


async def test_the_command_line_writes_them_to_a_new_file(sqlite: Path, tmp_path: Path) -> None:
    url, to = f"sqlite:///{shutil.copy(sqlite, tmp_path / 'kept.db')}", tmp_path / "m1.json"
    with pytest.raises(DatabaseUnusable, match="There is no match m1"):
        await asyncio.to_thread(backup_restore_move.raw, url, "m1", to)
    engine = await connect(url)
    await stored(Store(engine), "m1")
    await spoil(engine, "m1")
    await engine.dispose()
    size = await asyncio.to_thread(backup_restore_move.raw, url, "m1", to)
    assert to.stat().st_size == size
    assert "gusts" in json.loads(to.read_text("utf-8"))["match"]["state"]
    with pytest.raises(DatabaseUnusable, match="exists already"):
        await asyncio.to_thread(backup_restore_move.raw, url, "m1", to)
