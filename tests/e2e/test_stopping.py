"""A bot that stops finishes what it began, and begins nothing more."""

import asyncio

import pytest
from driver import opened


class Gate:
    """Holds up a method of an object from its next call on, until it is opened."""

    def __init__(self, monkeypatch, owner, name):
        self.calls, self._open, self._held = 0, asyncio.Event(), getattr(owner, name)
        monkeypatch.setattr(owner, name, self._call)

    async def _call(self, *args, **options):
        self.calls += 1
        await self._open.wait()
        return await self._held(*args, **options)

    def open(self):
        self._open.set()


@pytest.fixture
async def played(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    return ada, await opened(table, ada, bruno, pictures=False)


async def stopped(table, gate):
    """Let the bot stop while something is held up; it goes on only when it is stopping."""
    await table.box.until(lambda: gate.calls)
    stopping = asyncio.create_task(table.client.close())
    await asyncio.sleep(0.05)
    assert not stopping.done()
    gate.open()
    await stopping


async def test_a_button_that_was_acknowledged_is_answered_first(table, played, monkeypatch):
    ada, driver = played
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    it = await ada.press(driver.board, "Play")
    await stopped(table, gate)
    assert (await it.done()).message.text


async def test_a_server_that_goes_is_seen_to_first(table, played, monkeypatch):
    _, driver = played
    gate = Gate(monkeypatch, table.store, "in_guild")
    table.box.expel()
    await stopped(table, gate)
    assert (await driver.match()).rest == "asleep"


async def test_a_completion_is_answered_first(table, played, monkeypatch):
    ada, driver = played
    gate = Gate(monkeypatch, table.store, "of_person")
    asking = asyncio.create_task(ada.complete("/match hand match:", channel=driver.thread))
    await stopped(table, gate)
    assert await asking


async def test_nothing_is_begun_by_a_bot_that_stops(table, played, monkeypatch):
    ada, driver = played
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    first = await ada.press(driver.board, "Play")
    await table.box.until(lambda: gate.calls)
    stopping = asyncio.create_task(table.client.close())
    late = Gate(monkeypatch, table.store, "in_guild")
    await ada.press(driver.board, "Play")
    table.box.expel()
    await asyncio.sleep(0.1)
    gate.open()
    await stopping
    assert (await first.done()).message.text
    assert (gate.calls, late.calls) == (1, 0)
