"""Every database that a version of Conclave left is still migrated, read, drawn and played on."""

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from db import Store, connect, match_rows, migrate
from db.match_rows import Stored
from db.tables import matches, participants
from db.transactions import reading
from engine import lobby, registry
from engine.match import Match, Status
from engine.match_record import dump, load, verify
from engine.rng import Rng
from render.look import Look
from render.paint.rasterize_scene import picture
from render.registry import art
from render.words.match_log_steps import steps
from tests.db import kept
from tests.db.positions import GUILD, NOW

LIMIT = 400 * 1024
"""Bytes that all databases may have together."""

GAMES = ("magnate", "magus", "magus_wargame", "pangea", "seven_sages")
PLAYED = {Status.RUNNING, Status.OVER}


@pytest.fixture(params=kept.files(), ids=lambda file: file.stem)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A database as it was left, migrated to today."""
    engine = await connect(kept.restore(request.param, tmp_path / "kept.db"))
    await migrate(engine)
    yield Store(engine)
    await engine.dispose()


async def every(store: Store, key: str = "") -> list[Stored]:
    """Return the matches that are live, of one game or of all."""
    rows = await store.lists.in_guild(GUILD)
    return [await store.match(row.id) for row in rows if key in ("", row.key)]


async def test_all_that_was_kept_is_there_and_listed(store: Store) -> None:
    found = await every(store)
    games = {stored.match.key for stored in found}
    assert games >= set(GAMES)
    for key in games:
        status = [stored.match.status for stored in found if stored.match.key == key]
        assert status.count(Status.RUNNING) >= 2
        assert Status.LOBBY in status
    assert await store.check() == []
    assert (await store.people.get_all(["eve"]))["eve"].locale == "fr"
    assert (await store.outbox.backlog()).rows >= len(found)
    assert [w.text for w in await store.whispers.of("many1", "ben")] == ["Truce?"]


async def test_everybody_named_is_a_participant_and_what_is_over_is_counted(store: Store) -> None:
    counted = Counter[str]()
    async with reading(store.results._engine) as conn:
        rows = (await conn.execute(select(participants).order_by(participants.c.person))).all()
        ids = list(await conn.scalars(select(matches.c.id)))
    for id_ in ids:
        match = (await store.match(id_)).match
        match.entries[:] = await store.entries(id_)
        assert [row.person for row in rows if row.match_id == id_] == match_rows.named(match)
        if match.status is Status.OVER:
            counted.update(one.id for one in match.players if one.computer is None)
    assert counted
    for who, number in counted.items():
        standings = await store.results.of_person(who)
        assert sum(one.matches for one in standings.values()) == number


async def test_every_match_goes_on_by_the_rules_it_began_under(store: Store) -> None:
    found = [stored.match for stored in await every(store)]
    assert all(match.game.rules == match.rules for match in found)
    assert any(match.rules < registry.game(match.key).rules for match in found)


async def test_every_match_is_drawn_and_told(store: Store) -> None:
    for stored in await every(store):
        match = stored.match
        if match.status not in PLAYED:
            continue
        log = await store.entries(match.id)
        book, look = art(match.key, match.rules), Look(names=tuple(match.seated))
        for viewer in (None, 0):
            view = match.game.view(match.state, viewer)
            assert book.describe(view, viewer, look).full
            told = steps(book, log, viewer, look, match.seated, kept.PEOPLE)
            assert sum(map(len, (step.lines for step in told))) > len(told) // 2
        assert picture(book.board(view, viewer, look))


@pytest.mark.parametrize("key", GAMES)
async def test_every_match_is_played_to_an_end_that_can_be_verified(store: Store, key: str) -> None:
    for stored in await every(store, key):
        if stored.match.status is Status.LOBBY:
            while len(stored.match.players) < stored.match.game.meta.seats[0]:
                lobby.join_computer(stored.match, "greedy", NOW)
            lobby.start(stored.match, "eve", NOW)
            await store.save(stored)
        ended = await played(store, await store.match(stored.match.id))
        assert ended.status is Status.OVER
        assert verify(load(dump(ended.record()))) == []
    assert await every(store, key) == []


async def played(store: Store, stored: Stored) -> Match:
    """Play a match to its end, with a restart on the way; return it with its whole log."""
    chance = Rng(stored.match.id)
    kept.play(stored.match, chance, 20)
    await store.save(stored)
    stored = await store.match(stored.match.id)
    kept.play(stored.match, chance)
    await store.save(stored)
    match = (await store.match(stored.match.id)).match
    match.entries[:] = await store.entries(match.id)
    return match


def test_the_databases_are_small() -> None:
    assert kept.files()
    assert sum(file.stat().st_size for file in kept.files()) <= LIMIT


def test_a_database_of_today_can_be_kept(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    kept.main("today")
    url = kept.restore(tmp_path / "today.sql", tmp_path / "kept.db")
    with sqlite3.connect(url.removeprefix("sqlite:///")) as made:
        (count,) = made.execute("SELECT count(*) FROM matches WHERE status = 'running'").fetchone()
        assert made.execute("SELECT count(*) FROM drafts").fetchone() > (0,)
    made.close()
    assert count >= 10
