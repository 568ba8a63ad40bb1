"""An operator saves the matches while they are played, and players go on from what was restored."""

import asyncio
import contextlib
import sqlite3

import pytest
import structlog
from driver import opened

import bot
from engine.notation import write


@pytest.fixture
def run(table, monkeypatch, capsys):
    """Run the command line of the bot beside the bot; return its status and what it printed."""
    for name in bot.Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(table.path.parent)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{table.path}")

    async def run(*arguments):
        status = await asyncio.to_thread(bot.main, [str(one) for one in arguments])
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        return status, (told.out + told.err).strip()

    yield run
    structlog.reset_defaults()


async def test_players_go_on_over_the_wire_from_a_backup_taken_in_the_middle_of_a_turn(table, run):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, pictures=False)
    await driver.by_slash(await driver.whose([ada, bruno]))
    await table.quiet()
    mover = await driver.whose([ada, bruno])
    it = await mover.press(driver.board, "Play")
    panel = (await it.done()).message
    await driver.say(mover, panel, write(await driver.choice(mover)))
    saved = await driver.match()
    assert saved.drafts
    copy = table.path.parent / "copy.db"
    turn = asyncio.create_task(driver.turn(mover, panel))
    status, told = await run("backup", copy)
    assert (status, "sound" in told) == (0, True)
    await turn
    await driver.by_slash(await driver.whose([ada, bruno]))
    await table.quiet()
    assert (await driver.match()).number > saved.number

    status, told = await run("restore", copy)
    assert status == 1
    assert "stop the bot first" in told
    await table.stop()
    assert (await run("restore", copy))[0] == 0
    assert await run("check") == (0, "1 matches replayed, 0 with differences")
    await table.start()
    before = await driver.match()
    assert before.number <= saved.number + 1
    await driver.by_buttons(await driver.whose([ada, bruno]))  # on a board from after the backup
    await table.quiet()
    assert (await driver.match()).number > before.number


async def test_check_names_a_match_that_is_not_what_its_log_makes_of_it(table, run):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno, pictures=False)
    await driver.by_slash(await driver.whose([ada, bruno]))
    await table.stop()
    with contextlib.closing(sqlite3.connect(table.path, isolation_level=None)) as conn:
        conn.execute("UPDATE matches SET state = replace(state, '1', '2')")
    status, told = await run("check")
    await table.start()
    assert status == 1
    assert driver.id in told
    assert "1 matches replayed, 1 with differences" in told
