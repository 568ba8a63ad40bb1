"""A bot that stops finishes what it began; what it could not finish is answered for after."""

import asyncio

import pytest
import structlog
from driver import opened

from cogs.post import answers_after_restart
from services.umpire import Umpire


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
    gate = Gate(monkeypatch, table.store.lists, "in_guild")
    table.box.expel()
    await stopped(table, gate)
    assert (await driver.match()).rest == "asleep"


async def test_a_completion_is_answered_first(table, played, monkeypatch):
    ada, driver = played
    gate = Gate(monkeypatch, table.store.lists, "of_person")
    asking = asyncio.create_task(ada.complete("/match hand match:", channel=driver.thread))
    await stopped(table, gate)
    assert await asking


async def test_nothing_is_begun_by_a_bot_that_stops(table, played, monkeypatch):
    ada, driver = played
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    first = await ada.press(driver.board, "Play")
    await table.box.until(lambda: gate.calls)
    stopping = asyncio.create_task(table.client.close())
    late = Gate(monkeypatch, table.store.lists, "in_guild")
    await ada.press(driver.board, "Play")
    table.box.expel()
    await asyncio.sleep(0.1)
    gate.open()
    await stopping
    assert (await first.done()).message.text
    assert (gate.calls, late.calls) == (1, 0)


# Cut off


async def cut_off(table, gate):
    """Let the bot die in the middle of what is held up, and start again."""
    await table.box.until(lambda: gate.calls)
    while not await table.store.pending_answers.of_shard(0, table.now):  # noqa: ASYNC110 - no event of ours
        await asyncio.sleep(0.005)
    for task in table.client.desk.work._open:
        task.cancel()
    await table.stop()
    await table.start()
    while await table.store.pending_answers.of_shard(0, table.now):  # noqa: ASYNC110 - no event of ours
        await asyncio.sleep(0.005)


async def test_who_was_cut_off_is_told_so_in_their_language(table, played, monkeypatch):
    ada, driver = played
    ada.user.locale = "fr"
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    it = await ada.press(driver.board, "Play")
    await cut_off(table, gate)
    answer = (await it.done()).message
    assert not answer.loading
    assert answer.ephemeral
    assert "J’ai redémarré" in answer.text
    panel = await ada.press(answer, "Jouer")
    assert (await panel.done()).message.buttons


async def test_a_control_of_a_panel_is_answered_for_beside_it(table, played, monkeypatch):
    ada, driver = played
    mover = await driver.whose([ada, table.box.user("Bruno")])
    panel = (await (await mover.press(driver.board, "Play")).done()).message
    before = panel.text
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    step = next(button for button in panel.buttons if ":do:" in (button.custom_id or ""))
    it = await mover.press(panel, custom_id=step.custom_id)
    await cut_off(table, gate)
    assert panel.text == before
    assert "I was restarted" in (await it.done()).followups[-1].text


async def test_what_was_done_before_the_answer_stays_done(table, played, monkeypatch):
    ada, driver = played
    mover = await driver.whose([ada, table.box.user("Bruno")])
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    it = await mover.slash(driver.command(await driver.choice(mover)), channel=driver.thread)
    await cut_off(table, gate)
    assert "I was restarted" in (await it.done()).message.text
    assert (await driver.match()).drafts


async def test_a_command_about_no_match_is_answered_for_too(table, monkeypatch):
    ada = table.box.user("Ada")
    gate = Gate(monkeypatch, table.client.desk.show, "taste")
    it = await ada.slash("/my settings")
    await cut_off(table, gate)
    answer = (await it.done()).message
    assert "I was restarted" in answer.text
    assert not answer.buttons


async def test_what_can_be_answered_no_more_stops_no_start(table, played, monkeypatch):
    ada, driver = played
    gate = Gate(monkeypatch, table.client.desk.show, "panel")
    it = await ada.press(driver.board, "Play")
    await it.answered()
    table.box.token_life = 0
    await cut_off(table, gate)
    table.box.token_life = 900
    assert (await (await ada.press(driver.board, "Play")).done()).message.buttons


async def test_who_is_answered_leaves_no_trace(table, played):
    ada, driver = played
    await (await ada.press(driver.board, "Play")).done()
    await table.do(ada.slash("/match hand", channel=driver.thread))
    await table.client.desk.work.finished()
    assert await table.store.pending_answers.of_shard(0, table.now) == []


# Pictures


async def test_a_stop_waits_for_no_picture_and_all_come_after_it(table, monkeypatch):
    people = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, *people)
    await table.quiet()
    drawing = Gate(monkeypatch, table.client.studio, "_drawn")
    before = len(table.box.messages(driver.thread))
    await driver.by_use_case(await driver.whose(people))
    table.client.desk.worker.kick()
    await table.box.until(lambda: drawing.calls)
    with structlog.testing.capture_logs() as logs:
        async with asyncio.timeout(5):
            await table.client.close()
    assert [line["event"] for line in logs] == ["drawings cut off"]
    assert len(table.box.messages(driver.thread)) == before
    await table.stop()
    await table.start()
    await table.quiet()
    board = table.box.messages(driver.thread)[-1]
    assert board is driver.board
    assert board.attachments
    for player in people:
        assert player.dms[-1].attachments


# Answers that Discord does not take


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(answers_after_restart, "PATIENT", 0.05)


async def acknowledged(table, driver, monkeypatch, *players):
    """Let people ask for a log, which the bot does not live to give them."""
    gate = Gate(monkeypatch, table.client.desk.story, "log")
    asked = [await one.slash("/match read log", channel=driver.thread) for one in players]
    await table.box.until(lambda: gate.calls == len(players))
    for it in asked:
        await it.answered()
    for task in table.client.desk.work._open:
        task.cancel()
    await table.stop()
    return asked


async def all_told(table, asked):
    for it in asked:
        assert "I was restarted" in (await it.done()).message.text
    await asyncio.wait(table.client._later)
    assert await table.store.pending_answers.of_shard(0, table.now) == []


@pytest.mark.parametrize("trouble", ["cut", "server", "limit"])
async def test_who_cannot_be_answered_after_a_start_is_when_discord_listens_again(
    table, played, monkeypatch, impatient, trouble
):
    ada, driver = played
    asked = await acknowledged(table, driver, monkeypatch, ada, table.box.user("Bruno"))
    if trouble == "cut":
        fault = table.box.faults.cut("POST", "/webhooks/**", times=None)
    else:
        status, wait = (503, 0.0) if trouble == "server" else (429, 60.0)
        fault = table.box.faults.fail("POST", "/webhooks/**", status, times=None, retry_after=wait)
    await table.start()
    await table.box.until(lambda: fault.hits >= 3)
    table.box.faults.clear()
    await all_told(table, asked)


async def test_a_fault_of_ours_keeps_nobody_from_being_answered_after_a_start(
    table, played, monkeypatch
):
    ada, driver = played
    asked = await acknowledged(table, driver, monkeypatch, ada, table.box.user("Bruno"))
    monkeypatch.setattr(Umpire, "find", lambda *_: {}["a fault"])
    await table.start()
    await all_told(table, asked)


async def test_an_acknowledgement_that_arrives_after_the_start_is_answered_too(
    table, played, monkeypatch, impatient
):
    ada, driver = played
    asked = await acknowledged(table, driver, monkeypatch, ada)
    fault = table.box.faults.fail("POST", "/webhooks/**", 404, code=10015, times=2)
    await table.start()
    await all_told(table, asked)
    assert fault.hits == 2


async def test_who_can_be_answered_no_more_is_not_tried_for_ever(
    table, played, monkeypatch, impatient
):
    ada, driver = played
    await acknowledged(table, driver, monkeypatch, ada)
    fault = table.box.faults.fail("POST", "/webhooks/**", 404, code=10015, times=None)
    await table.start()
    await table.box.until(lambda: fault.hits >= 2)
    table.now += answers_after_restart.ON_ITS_WAY
    await asyncio.wait(table.client._later)
    assert await table.store.pending_answers.of_shard(0, table.now) == []


async def test_a_bot_that_waits_to_answer_stops_at_once_and_answers_after_its_next_start(
    table, played, monkeypatch
):
    monkeypatch.setattr(answers_after_restart, "PATIENT", 600.0)
    ada, driver = played
    asked = await acknowledged(table, driver, monkeypatch, ada)
    fault = table.box.faults.fail("POST", "/webhooks/**", 503)
    await table.start()
    await table.box.until(lambda: fault.hits)
    async with asyncio.timeout(5):
        await table.stop()
    await table.start()
    await all_told(table, asked)


async def test_whose_acknowledgement_was_taken_and_cut_off_is_answered(table, played):
    ada, driver = played
    table.box.faults.cut("POST", "/interactions/**")
    it = await ada.slash("/match read log", channel=driver.thread)
    assert "Something went wrong on our side" in (await it.done()).message.text
