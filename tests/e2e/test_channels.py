"""Threads, channels and servers that are archived, lost, forbidden or left, over the wire."""

import asyncio

import pytest
from driver import opened
from sqlalchemy.exc import OperationalError

from cogs import server_leave_and_return
from engine.match import DAY, Status
from engine.notation import write


@pytest.fixture
async def played(table):
    """A running match of two in words, and its players."""
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    return ada, bruno, await opened(table, ada, bruno, pictures=False)


async def place_of(table, driver):
    return (await table.store.match(driver.id)).place


async def turn(table, driver, *players):
    """Let whoever is waited for play a turn, in the channel where commands still work."""
    mover = await driver.whose(players)
    before = (await driver.match()).number
    action = await driver.choice(mover)
    while (await driver.match()).number == before and action:
        it = await mover.slash(f"{driver.command(action)} match:{driver.id}")
        await it.done()
        action = await driver.choice(mover)
    return await driver.whose(players)


async def settled(table):
    """Wait until all that is still owed has failed once."""
    async with asyncio.timeout(30):
        while (owed := await table.store.outbox.backlog()).rows > owed.failing:
            table.client.desk.worker.kick()
            await asyncio.sleep(0.005)


def told(player, words):
    return [message for message in player.dms if words in message.text]


async def test_an_archived_thread_is_opened_again_locked_or_not(table, played):
    ada, bruno, driver = played
    thread = driver.thread
    for locked in (False, True):
        table.box.archive(thread)
        table.box.lock(thread, locked=locked)
        asked = await turn(table, driver, ada, bruno)
        await table.quiet()
        assert not thread.archived
        assert asked.id in table.box.messages(thread)[-1].pinged
    assert not any(m.pinged for m in table.box.messages(table.box.channel))
    assert not told(ada, "permission")


async def test_a_deleted_thread_is_made_anew_and_the_match_goes_on_there(table, played):
    ada, bruno, driver = played
    table.box.delete_channel(driver.thread)
    asked = await turn(table, driver, ada, bruno)
    await table.quiet()
    (thread,) = table.box.threads
    assert (await place_of(table, driver)).thread == thread.id
    assert asked.id in table.box.messages(thread)[-1].pinged
    assert f"<#{thread.id}>" in table.box.messages(table.box.channel)[0].text
    await driver.by_buttons(asked)


async def test_a_deleted_thread_is_made_anew_under_a_new_message_if_its_own_is_gone(table, played):
    ada, bruno, driver = played
    table.box.delete_channel(driver.thread)
    table.box.delete_message(table.box.messages(table.box.channel)[0])
    asked = await turn(table, driver, ada, bruno)
    await table.quiet()
    (thread,) = table.box.threads
    (start,) = table.box.messages(table.box.channel)
    assert thread.id == start.id
    assert asked.id in table.box.messages(thread)[-1].pinged


async def test_a_thread_that_stays_forbidden_is_told_to_the_host_once(table, played):
    ada, bruno, driver = played
    table.box.deny("SEND_MESSAGES_IN_THREADS", driver.thread)
    for _ in range(3):
        asked = await turn(table, driver, ada, bruno)
        await table.quiet()
    boards = [m for m in table.box.messages(table.box.channel) if m.pinged]
    assert len(boards) == 3
    assert asked.id in boards[-1].pinged
    assert [bool(m.buttons) for m in boards] == [False, False, True]
    assert len(told(ada, "I lack a permission")) == 1
    table.box.allow("SEND_MESSAGES_IN_THREADS", driver.thread)
    asked = await turn(table, driver, ada, bruno)
    await table.quiet()
    assert asked.id in table.box.messages(driver.thread)[-1].pinged
    assert not boards[-1].buttons


async def test_a_forbidden_channel_is_tried_slowly_and_told_once(table, played):
    ada, bruno, driver = played
    thread = driver.thread
    table.box.deny("SEND_MESSAGES", table.box.channel)
    table.box.deny("SEND_MESSAGES_IN_THREADS", thread)
    for _ in range(3):
        await turn(table, driver, ada, bruno)
        await settled(table)
    assert len(told(ada, "I lack a permission")) == 1
    before = len(table.box.requests)
    table.now += 60
    await settled(table)
    sent = [c for c in list(table.box.requests)[before:] if c.path.endswith("/messages")]
    assert sent == []
    table.box.allow("SEND_MESSAGES_IN_THREADS", thread)
    table.now += 900
    await table.quiet()
    assert (await driver.whose([ada, bruno])).id in table.box.messages(thread)[-1].pinged


async def test_without_files_a_board_is_told_in_words(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    table.box.deny("ATTACH_FILES", table.box.channel)
    driver = await opened(table, ada, bruno)
    board = driver.board
    assert not board.attachments
    assert len(board.text) > 100
    assert not told(ada, "I lack a permission")


async def test_a_lost_channel_waits_for_an_admin_to_bring_the_match_elsewhere(table, played):
    ada, bruno, driver = played
    other = table.box.add_channel("elsewhere")
    await table.box.until(lambda: table.client.get_channel(other))
    table.box.delete_channel(table.box.channel)
    it = await bruno.slash("/match hand", channel=other)
    assert (await it.done()).message.ephemeral
    mover = await driver.whose([ada, bruno])
    action = await driver.choice(mover)
    it = await mover.slash(f"{driver.command(action)} match:{driver.id}", channel=other)
    await it.done()
    await turn_in(table, driver, mover, other)
    await settled(table)
    assert len(told(ada, "/admin move")) == 1
    await (await ada.slash(f"/admin move match:{driver.id} channel:#elsewhere", other)).done()
    await table.quiet()
    (thread,) = table.box.threads
    asked = await driver.whose([ada, bruno])
    assert any(asked.id in m.pinged for m in table.box.messages(thread))


async def turn_in(table, driver, mover, channel):
    """Finish a turn by commands in another channel."""
    number = (await driver.match()).number
    while (await driver.match()).number == number and (action := await driver.choice(mover)):
        it = await mover.slash(f"{driver.command(action)} match:{driver.id}", channel=channel)
        await it.done()


async def test_matches_sleep_while_the_bot_is_not_on_the_server_and_wake(table, played):
    ada, bruno, driver = played
    match = await driver.match()
    end, asked = match.clock.deadline(), await driver.whose([ada, bruno])
    table.box.expel()
    await table.box.until(lambda: not table.client.guilds)
    await resting(table, driver, "asleep")
    it = await asked.press(asked.dms[-1], index=0)
    assert "paused" in (await it.done()).text
    table.now += 5 * DAY
    await table.client.clock.look()
    assert (await driver.match()).status is Status.RUNNING
    posts = len(table.box.messages(driver.thread))
    table.box.admit()
    await resting(table, driver, "")
    await table.quiet()
    assert (await driver.match()).clock.deadline() == end + 5 * DAY
    assert len(table.box.messages(driver.thread)) > posts
    assert any(asked.id in m.pinged for m in table.box.messages(driver.thread)[posts:])
    assert not told(ada, "I lack a permission")
    await driver.by_slash(asked)


async def resting(table, driver, word):
    """Wait until a match rests for this reason."""
    for _ in range(500):
        if (await driver.match()).rest == word:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"the match never rests as {word!r}")


async def test_a_server_that_was_left_while_the_bot_was_down_sleeps_too(table, played):
    _, _, driver = played
    await table.stop()
    table.box.world.bot.member = False
    await table.start()
    await resting(table, driver, "asleep")
    await table.stop()
    table.box.world.bot.member = True
    await table.start()
    await resting(table, driver, "")


async def test_a_server_that_is_left_while_the_database_is_away_sleeps_when_it_is_there(
    table, played, monkeypatch
):
    _, _, driver = played
    lists, asked = table.store.lists, []
    in_guild = lists.in_guild

    async def away(guild):
        asked.append(guild)
        if len(asked) < 3:
            raise OperationalError("", None, ConnectionRefusedError(), connection_invalidated=True)
        return await in_guild(guild)

    monkeypatch.setattr(lists, "in_guild", away)
    monkeypatch.setattr(server_leave_and_return, "WAITS", (0.01, 0.01))
    table.box.expel()
    await resting(table, driver, "asleep")


async def test_a_match_that_an_admin_paused_is_not_woken_by_the_server(table, played):
    ada, _, driver = played
    await table.do(ada.slash("/admin pause", channel=driver.thread))
    table.box.expel()
    await table.box.until(lambda: not table.client.guilds)
    table.box.admit()
    await table.box.until(lambda: table.client.guilds)
    assert (await driver.match()).rest == "paused"


async def test_a_player_who_left_the_server_is_noticed_once_and_nothing_ends(table, played):
    ada, bruno, driver = played
    bruno.leave()
    for _ in range(3):
        table.now += 7_200
        await turn_of_anybody(table, driver, ada, bruno)
        await table.quiet()
    notes = [m for m in table.box.messages(driver.thread) if "has left this server" in m.text]
    assert len(notes) == 1
    assert "Bruno" in notes[0].text
    assert len(told(ada, "has left the server on which you host")) == 1
    assert (await driver.match()).status is Status.RUNNING


async def turn_of_anybody(table, driver, *players):
    """Let whoever is waited for play a turn, present or not."""
    mover = await driver.whose(players)
    number = (await driver.match()).number
    while (await driver.match()).number == number and (action := await driver.choice(mover)):
        await table.client.desk.umpire.act(driver.id, str(mover.id), [write(action)])
    table.client.desk.worker.kick()


async def test_an_old_board_loses_its_buttons_when_a_new_one_is_posted(table, played):
    ada, bruno, driver = played
    old = driver.board
    table.now += 2 * DAY
    await turn(table, driver, ada, bruno)
    await table.quiet()
    assert driver.board is not old
    assert not old.buttons
    assert old.text


async def test_a_thread_is_named_for_the_game_and_who_plays(table, played):
    _, bruno, driver = played
    assert driver.thread.name in ("Ada and Bruno · Magnate", "Bruno and Ada · Magnate")
    eve = table.box.user("Eve")
    await table.do(bruno.slash("/match replace with:@Eve", channel=driver.thread))
    call = next(m for m in table.box.messages(table.box.channel) if eve.id in m.pinged)
    await table.do(eve.press(call, "Take this seat"))
    assert driver.thread.name in ("Ada and Eve · Magnate", "Eve and Ada · Magnate")
