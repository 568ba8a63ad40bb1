"""A database is opened and migrated, or it is said in a sentence why not."""

import asyncio
import importlib
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from db import DatabaseUnusable, Store, connect, migrate
from db.connect import MIGRATIONS, _postgresql, is_current, scripts
from db.database_url_and_error_messages import address
from db.tables import metadata
from db.transactions import reading, unavailable, writing
from tests.db.positions import at_place, running


def _differences(conn: Connection) -> list[Any]:
    context = MigrationContext.configure(conn, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_migrations_make_the_tables_as_they_are_declared(empty: str) -> None:
    engine = await connect(empty)
    await migrate(engine)
    async with engine.connect() as conn:
        assert await conn.run_sync(_differences) == []
        found = await conn.run_sync(lambda sync: set(inspect(sync).get_table_names()))
    assert found == set(metadata.tables) | {"alembic_version"}
    await migrate(engine)
    await engine.dispose()


async def test_a_table_that_is_missing_would_be_noticed(url: str) -> None:
    engine = await connect(url)
    async with engine.begin() as conn:
        await conn.execute(text("DROP TABLE guilds"))
        assert len(await conn.run_sync(_differences)) == 1
    await engine.dispose()


async def test_two_processes_may_migrate_at_once(empty: str) -> None:
    engines = [await connect(empty) for _ in range(2)]
    ends = await asyncio.gather(*(migrate(e) for e in engines), return_exceptions=True)
    async with engines[0].connect() as conn:
        left = await conn.run_sync(_differences)
    for engine in engines:
        await engine.dispose()
    assert (ends, left) == ([None, None], [])


def test_migrations_are_one_line() -> None:
    assert len(ScriptDirectory(str(MIGRATIONS)).get_heads()) == 1


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    engine = await connect(url)
    async with engine.begin() as conn:
        await conn.execute(text("UPDATE alembic_version SET version_num = 'future'"))
    with pytest.raises(DatabaseUnusable, match="newer version"):
        await migrate(engine)
    await engine.dispose()


async def test_a_writer_that_fails_changes_nothing(url: str) -> None:
    engine = await connect(url)

    async def fail() -> None:
        async with writing(engine) as conn:
            await conn.execute(text("INSERT INTO guilds VALUES (1, '{}')"))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with reading(engine) as conn:
        assert await conn.scalar(text("SELECT count(*) FROM guilds")) == 0
    await engine.dispose()


async def test_a_reader_sees_one_moment(url: str) -> None:
    engine = await connect(url)
    count = text("SELECT count(*) FROM guilds")
    async with reading(engine) as reader:
        assert await reader.scalar(count) == 0
        async with writing(engine) as writer:
            await writer.execute(text("INSERT INTO guilds VALUES (1, '{}')"))
        assert await reader.scalar(count) == 0
    async with reading(engine) as reader:
        assert await reader.scalar(count) == 1
    await engine.dispose()


async def test_sqlite_is_set_up_for_several_readers_and_a_crash(tmp_path: Path) -> None:
    engine = await connect(f"sqlite:///{tmp_path / 'a.db'}")
    async with engine.connect() as conn:
        found = [
            await conn.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
        ]
    assert found == ["wal", 1, 2, 10_000]
    await engine.dispose()


async def test_the_names_that_hosts_give_are_understood(postgresql: Any, tmp_path: Path) -> None:
    address = postgresql.get_uri("template")
    for url in (
        address.replace("postgresql://", "postgres://"),
        address.replace("postgresql://", "postgresql+asyncpg://"),
        f"sqlite+aiosqlite:///{tmp_path / 'b.db'}",
    ):
        engine = await connect(url)
        async with engine.connect() as conn:
            assert await conn.scalar(text("SELECT 1")) == 1
        await engine.dispose()


async def _refused(url: str) -> str:
    async def use() -> None:
        engine = await connect(url)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with pytest.raises(DatabaseUnusable) as caught:
        await use()
    return str(caught.value)


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all,\n" * 200)
    assert "not an SQLite database" in await _refused(f"sqlite:///{path}")
    assert path.read_text().startswith("Dear all")


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    engine = await connect(f"sqlite:///{path}")
    await migrate(engine)
    await engine.dispose()
    page = path.read_bytes()
    path.write_bytes(page[:100] + b"\xff" * (len(page) - 100))
    assert "damaged" in await _refused(f"sqlite:///{path}")


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    told = await _refused(f"sqlite:///{tmp_path / 'nowhere' / 'a.db'}")
    assert f"the folder {tmp_path / 'nowhere'} does not exist" in told


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "it is a folder" in await _refused(f"sqlite:///{tmp_path}")


async def test_a_file_that_may_not_be_written_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.touch()
    told = await _refused(f"sqlite:///file:{path}?mode=ro&uri=true")
    assert "may not be written" in told


async def test_a_server_that_does_not_answer_is_said_so_without_the_password() -> None:
    told = await _refused("postgresql://conclave:hunter2@127.0.0.1:1/matches")
    assert told == ("The database matches on 127.0.0.1 cannot be used: the server does not answer.")


async def test_a_server_that_has_gone_is_away_and_no_fault() -> None:
    engine = _postgresql(address("postgresql://conclave:hunter2@127.0.0.1:1/matches"))
    with pytest.raises(OperationalError) as caught:
        await engine.connect()
    assert unavailable(caught.value)
    assert "hunter2" not in str(caught.value)
    await engine.dispose()


async def test_an_unknown_database_or_user_is_said_so(postgresql: Any) -> None:
    address = postgresql.get_uri("nowhere")
    assert "no database of this name" in await _refused(address)
    stranger = postgresql.get_uri("template").replace("postgres:@", "eve:hunter2@")
    assert "hunter2" in stranger
    told = await _refused(stranger)
    assert "refuses this user or password" in told
    assert "hunter2" not in told


@pytest.mark.parametrize("url", ["mysql://u:hunter2@h/d", "sqlite://", "sqlite:///:memory:", "x"])
async def test_other_urls_are_refused(url: str) -> None:
    assert "hunter2" not in await _refused(url)


async def test_a_user_who_may_not_make_tables_is_said_so(postgresql: Any) -> None:
    postgresql.psql("CREATE DATABASE guarded")
    postgresql.psql("CREATE ROLE guest LOGIN")
    address = postgresql.get_uri("guarded").replace("postgres:@", "guest:@")
    assert "this user may not write there" in await _refused(address)


_BUILDS_ANEW = """
from alembic import op
import sqlalchemy as sa

revision, down_revision = "9999", "HEAD"
branch_labels = depends_on = None


def upgrade():
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("locale", existing_type=sa.String(16), type_=sa.String(24))
"""


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The scripts of a version that builds the table of matches anew."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    script = folder / "versions" / "9999_more.py"
    script.write_text(_BUILDS_ANEW.replace("HEAD", str(head)))
    monkeypatch.setattr(importlib.import_module("db.connect"), "MIGRATIONS", folder)
    scripts.cache_clear()
    yield script
    scripts.cache_clear()


async def _played(url: str) -> None:
    engine = await connect(url)
    await Store(engine).create(at_place(running()))
    await engine.dispose()


_COUNTS = {"matches": 1, "seats": 3, "entries": 4}


async def _counted(engine: AsyncEngine) -> dict[str, int]:
    async with reading(engine) as conn:
        return {
            name: (await conn.scalar(text(f"SELECT count(*) FROM {name}"))) or 0 for name in _COUNTS
        }


async def test_a_table_that_is_built_anew_takes_no_other_rows_with_it(
    url: str, newer: Path
) -> None:
    await _played(url)
    engine = await connect(url)
    await migrate(engine)
    assert await _counted(engine) == _COUNTS
    async with writing(engine) as conn:  # and keys are looked after again
        await conn.execute(text("DELETE FROM matches"))
    assert set((await _counted(engine)).values()) == {0}
    await engine.dispose()


@pytest.fixture
def destructive(newer: Path) -> None:
    """Let that version also drop what others belong to."""
    newer.write_text(newer.read_text() + '    op.execute("DELETE FROM matches")\n')


@pytest.mark.usefixtures("destructive")
async def test_what_an_upgrade_would_leave_without_its_match_undoes_it(
    tmp_path: Path, sqlite: Path
) -> None:
    url = f"sqlite:///{shutil.copy(sqlite, tmp_path / 'a.db')}"
    await _played(url)
    engine = await connect(url)
    with pytest.raises(DatabaseUnusable, match="belong to nothing"):
        await migrate(engine)
    assert await _counted(engine) == _COUNTS
    await engine.dispose()


async def test_before_an_upgrade_the_file_is_kept_and_the_log_names_it(
    tmp_path: Path, sqlite: Path, newer: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(shutil.copy(sqlite, tmp_path / "a.db"))
    await _played(f"sqlite:///{file}")
    engine = await connect(f"sqlite:///{file}")
    await migrate(engine)
    await migrate(engine)
    await engine.dispose()
    kept = caplog.text.strip().rsplit(" ", 1)[-1]
    assert kept.startswith(f"{file}.before-")
    scripts.cache_clear()
    old = await connect(f"sqlite:///{kept}")
    assert await _counted(old) == _COUNTS
    async with old.connect() as conn:
        assert not await conn.run_sync(is_current)
    await old.dispose()


async def test_no_table_is_changed_while_an_older_process_runs(
    postgresql_url: str, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting = importlib.import_module("db.connect")
    monkeypatch.setattr(connecting, "LOOK", 0.02)
    engine = await connect(postgresql_url)
    alarms, now = Store(engine).alarms, int(time.time())
    await alarms.beat(0, now - 1_000)
    await alarms.beat(1, now)
    refused = asyncio.create_task(migrate(engine))
    await asyncio.sleep(0.1)
    assert not refused.done()
    await alarms.beat(1, now + 1)
    with pytest.raises(DatabaseUnusable, match=r"still run on this database \(shards 1\)"):
        await refused
    async with reading(engine) as conn:
        assert not await conn.run_sync(is_current)
    monkeypatch.setattr(connecting, "QUIET", 1)
    await alarms.beat(1, now)  # it has stopped
    await asyncio.gather(migrate(engine), migrate(engine))
    async with reading(engine) as conn:
        assert await conn.run_sync(is_current)
    await engine.dispose()
