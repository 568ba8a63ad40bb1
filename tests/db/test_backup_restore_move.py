"""A database is saved while it is written to, and put back only where nobody uses it."""

import asyncio
import secrets
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from db import DatabaseUnusable, OutboxRow, Store, backup_restore_move, connect, migrate
from db.transactions import Conflict, writing
from tests.db.positions import advance, at_place, running


def _entries(file: Path) -> int:
    with closing(sqlite3.connect(file)) as conn:
        return int(conn.execute("SELECT count(*) FROM entries").fetchone()[0])


def _said(call: object, *args: Path) -> str:
    with pytest.raises(DatabaseUnusable) as caught:
        call(*args)  # type: ignore[operator]
    told = str(caught.value)
    assert told.endswith(".")
    assert "\n" not in told
    return told


@pytest.fixture
def database(sqlite: Path, tmp_path: Path) -> Path:
    """An empty database at head that nobody uses."""
    file = tmp_path / "conclave.db"
    file.write_bytes(sqlite.read_bytes())
    return file


async def _played(file: Path, name: str = "m1", steps: int = 4) -> None:
    engine = await connect(f"sqlite:///{file}")
    stored = at_place(running(name))
    await Store(engine).create(stored)
    advance(stored.match, Random(1), steps)
    await Store(engine).save(stored)
    await engine.dispose()


async def test_a_backup_is_of_one_moment_between_two_moves(database: Path, tmp_path: Path) -> None:
    engine = await connect(f"sqlite:///{database}")
    store, chance = Store(engine), Random(1)
    stored = at_place(running())
    await store.create(stored)
    copies = [tmp_path / f"{n}.db" for n in range(3)]
    for copy in copies:
        advance(stored.match, chance, 3)
        await asyncio.gather(
            store.save(stored), asyncio.to_thread(backup_restore_move.save, database, copy)
        )
    await engine.dispose()
    for copy in copies:
        assert await backup_restore_move.check(f"sqlite:///{copy}") == (1, [])
    assert _entries(copies[0]) < _entries(copies[-1]) <= _entries(database)


async def test_a_move_that_is_being_written_holds_no_backup_up_and_is_not_in_it(
    database: Path, tmp_path: Path
) -> None:
    engine = await connect(f"sqlite:///{database}")
    async with writing(engine) as conn:
        await conn.execute(text("INSERT INTO guilds VALUES (7, '{}')"))
        await asyncio.to_thread(backup_restore_move.save, database, tmp_path / "copy.db")
    await engine.dispose()
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM guilds").fetchone() == (0,)


async def test_a_backup_is_one_file_that_only_its_owner_reads(
    database: Path, tmp_path: Path
) -> None:
    await _played(database)
    folder = tmp_path / "kept"
    folder.mkdir()
    size = backup_restore_move.save(database, folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600
    assert (folder / "copy.db").stat().st_size == size > 0


def test_a_backup_replaces_nothing(database: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("of yesterday")
    assert "exists already" in _said(backup_restore_move.save, database, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "of yesterday"


def test_a_backup_of_what_is_not_there_makes_nothing(tmp_path: Path) -> None:
    assert "There is no file" in _said(
        backup_restore_move.save, tmp_path / "none.db", tmp_path / "copy.db"
    )
    assert not list(tmp_path.iterdir())


def test_a_backup_into_a_folder_that_is_not_there_is_said(database: Path, tmp_path: Path) -> None:
    told = _said(backup_restore_move.save, database, tmp_path / "nowhere" / "copy.db")
    assert "cannot be written" in told


def test_a_damaged_database_makes_no_backup(database: Path, tmp_path: Path) -> None:
    with database.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"x" * 4096 * 4)
    _said(backup_restore_move.save, database, tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["conclave.db"]


async def test_a_backup_comes_back_and_what_was_there_is_kept(
    database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    await _played(database, "m1")
    backup_restore_move.save(database, copy)
    await _played(database, "m2")
    before = backup_restore_move.restore(copy, database)
    assert before == tmp_path / "conclave.db.before"
    assert await backup_restore_move.check(f"sqlite:///{database}") == (1, [])
    assert await backup_restore_move.check(f"sqlite:///{before}") == (2, [])
    assert await backup_restore_move.check(f"sqlite:///{copy}") == (1, [])


def test_what_a_crash_left_in_the_log_of_the_database_is_kept_too(
    database: Path, tmp_path: Path
) -> None:
    backup_restore_move.save(database, tmp_path / "copy.db")
    crash = (
        f"import os, sqlite3; conn = sqlite3.connect({str(database)!r}, isolation_level=None); "
        "conn.execute('PRAGMA journal_mode = WAL'); "
        "conn.execute(\"INSERT INTO guilds VALUES (7, '{}')\"); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", crash], check=True)
    assert (tmp_path / "conclave.db-wal").exists()
    before = backup_restore_move.restore(tmp_path / "copy.db", database)
    assert not (tmp_path / "conclave.db-wal").exists()
    assert before is not None
    with closing(sqlite3.connect(before)) as conn:
        assert conn.execute("SELECT id FROM guilds").fetchall() == [(7,)]


def test_a_backup_is_restored_where_nothing_is(database: Path, tmp_path: Path) -> None:
    (tmp_path / "fresh").mkdir()
    fresh = tmp_path / "fresh" / "conclave.db"
    assert backup_restore_move.restore(database, fresh) is None
    assert _entries(fresh) == 0
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o600


async def test_nothing_is_restored_over_a_database_in_use(database: Path, tmp_path: Path) -> None:
    backup_restore_move.save(database, tmp_path / "copy.db")
    engine = await connect(f"sqlite:///{database}")  # idle, as a bot is most of the time
    told = await asyncio.to_thread(
        _said, backup_restore_move.restore, tmp_path / "copy.db", database
    )
    assert "stop the bot first" in told
    await engine.dispose()
    assert backup_restore_move.restore(tmp_path / "copy.db", database)


def test_a_damaged_database_is_replaced(database: Path, tmp_path: Path) -> None:
    backup_restore_move.save(database, tmp_path / "copy.db")
    database.write_bytes(b"no database any more" * 1000)
    before = backup_restore_move.restore(tmp_path / "copy.db", database)
    assert before is not None
    assert before.read_bytes().startswith(b"no database any more")
    assert _entries(database) == 0


def test_the_database_before_an_earlier_restore_is_not_written_over(
    database: Path, tmp_path: Path
) -> None:
    backup_restore_move.save(database, tmp_path / "copy.db")
    backup_restore_move.restore(tmp_path / "copy.db", database)
    assert "move it away first" in _said(
        backup_restore_move.restore, tmp_path / "copy.db", database
    )


def test_a_database_is_not_restored_from_itself(database: Path) -> None:
    assert "is the database itself" in _said(backup_restore_move.restore, database, database)
    assert _entries(database) == 0


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        (["UPDATE alembic_version SET version_num = 'future'"], "newer version"),
        (["DROP TABLE alembic_version"], "not a database of Conclave"),
    ],
)
def test_only_a_database_of_a_version_that_is_known_is_restored(
    database: Path, tmp_path: Path, statements: list[str], told: str
) -> None:
    backup_restore_move.save(database, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db", isolation_level=None)) as conn:
        for statement in statements:
            conn.execute(statement)
    before = sorted(file.name for file in tmp_path.iterdir())
    assert told in _said(backup_restore_move.restore, tmp_path / "copy.db", database)
    assert sorted(file.name for file in tmp_path.iterdir()) == before


@pytest.mark.parametrize("content", [b"", b"notes, and long enough to be taken for a page" * 99])
def test_what_is_no_database_is_not_restored(
    database: Path, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "copy.db").write_bytes(content)
    _said(backup_restore_move.restore, tmp_path / "copy.db", database)
    assert _entries(database) == 0


async def test_check_finds_what_differs_and_makes_no_file(database: Path, tmp_path: Path) -> None:
    await _played(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as conn:
        conn.execute("DELETE FROM entries WHERE number = 1")
    count, findings = await backup_restore_move.check(f"sqlite:///{database}")
    assert count == 1
    assert {one.problem for one in findings} <= backup_restore_move.PROBLEMS.keys()
    assert findings
    with pytest.raises(DatabaseUnusable, match="There is no file"):
        await backup_restore_move.check(f"sqlite:///{tmp_path / 'none.db'}")
    assert not (tmp_path / "none.db").exists()


async def test_a_sample_is_of_so_many_matches_as_there_are_at_most(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a1", "m1", "z1"):
        await _played(database, name)
    with closing(sqlite3.connect(database, isolation_level=None)) as conn:
        conn.execute("DELETE FROM entries WHERE number = 1")
    found = []
    for letter in ("0", "m", "z"):
        monkeypatch.setattr(secrets, "choice", lambda _, letter=letter: letter)
        count, findings = await backup_restore_move.check(f"sqlite:///{database}", 2)
        assert count == 2
        found.append({one.match for one in findings})
    assert found == [{"a1", "m1"}, {"z1", "a1"}, {"a1", "m1"}]
    count, findings = await backup_restore_move.check(f"sqlite:///{database}", 9)
    assert (count, {one.match for one in findings}) == (3, {"a1", "m1", "z1"})


async def test_a_split_log_is_read_written_checked_and_deleted_as_a_whole_one(url: str) -> None:
    engine = await connect(url)
    store = Store(engine)
    before = {}
    for number in range(12):
        stored = at_place(running(f"m{number}"))
        await store.create(stored)
        before[stored.match.id] = await store.entries(stored.match.id)
    if url.startswith("sqlite"):
        with pytest.raises(DatabaseUnusable, match="PostgreSQL"):
            await backup_restore_move.split(url, 4)
        await engine.dispose()
        return
    for parts in (1, 101):
        with pytest.raises(DatabaseUnusable, match="2 to 100"):
            await backup_restore_move.split(url, parts)
    await engine.dispose()
    await backup_restore_move.split(url, 4)
    with pytest.raises(DatabaseUnusable, match="split already"):
        await backup_restore_move.split(url, 4)
    async with engine.connect() as conn:
        sizes = [
            int(await conn.scalar(text(f"SELECT count(*) FROM entries_0{n}")) or 0)
            for n in range(4)
        ]
    assert sum(sizes) == sum(map(len, before.values()))
    assert min(sizes) > 0
    assert {id_: await store.entries(id_) for id_ in before} == before
    stored, other = await store.match("m1"), await store.match("m1")
    for one in (stored, other):
        advance(one.match, Random(2))
    await store.save(stored)
    with pytest.raises(Conflict):
        await store.save(other)
    assert await store.check() == []
    async with engine.begin() as conn:
        await conn.execute(text("DELETE FROM matches WHERE id = 'm2'"))
        left = await conn.scalar(text("SELECT count(*) FROM entries WHERE match_id = 'm2'"))
        named = "SELECT indexdef FROM pg_indexes WHERE indexname = 'ix_entries_who'"
        index = await conn.scalar(text(named))
    assert left == 0
    assert "WHERE" in str(index)
    await engine.dispose()
    engine = await connect(url)
    await migrate(engine)  # nothing is to be done
    await engine.dispose()


async def test_check_of_an_older_database_says_what_to_do(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "old.db").execute("CREATE TABLE t (x)").connection.close()
    with pytest.raises(DatabaseUnusable, match="start Conclave once"):
        await backup_restore_move.check(f"sqlite:///{tmp_path / 'old.db'}")


async def test_all_of_a_database_moves_to_another_one_and_goes_on_there(
    database: Path, url: str
) -> None:
    await _played(database, "m1")
    old = await connect(f"sqlite:///{database}")
    await Store(old).people.meet("ann", "Ann", "fr")
    await Store(old).outbox.owe("m1", [OutboxRow("thread", "board"), OutboxRow("lobby", "lobby")])
    await old.dispose()
    target = url if url.startswith("postgresql") else f"{url}2"
    assert await backup_restore_move.move(database, target) == 1
    assert await backup_restore_move.check(target) == (1, [])
    engine = await connect(target)
    store = Store(engine)
    assert (await store.people.get("ann")).name == "Ann"  # type: ignore[union-attr]
    stored = await store.match("m1")
    advance(stored.match, Random(2))
    await store.save(stored, [OutboxRow("thread", "more")])  # it has a number that is not taken
    assert (await store.outbox.backlog()).rows == 3
    await engine.dispose()
    with pytest.raises(DatabaseUnusable, match="matches already"):
        await backup_restore_move.move(database, target)


async def test_what_is_in_use_does_not_move(database: Path, tmp_path: Path) -> None:
    engine = await connect(f"sqlite:///{database}")
    with pytest.raises(DatabaseUnusable, match="stop the bot first"):
        await backup_restore_move.move(database, f"sqlite:///{tmp_path / 'new.db'}")
    await engine.dispose()


def test_postgresql_has_tools_of_its_own() -> None:
    with pytest.raises(DatabaseUnusable, match="pg_dump"):
        backup_restore_move.file_of("postgresql://conclave:hunter2@localhost/conclave")
