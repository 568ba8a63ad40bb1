"""Matches over days and weeks, over the wire: reminders, votes, stand-ins, newcomers, undo."""

import asyncio

from driver import opened

from cogs.post.deadline_timer import Clock
from engine.match import Status
from engine.notation import write

HOUR, DAY = 3_600, 86_400
TURN = 3 * DAY


async def seated(table, *names, game="pangea", **options):
    """Return players and the driver of their match, the players in the order of their seats."""
    people = [table.box.user(name) for name in names]
    driver = await opened(table, *people, game=game, pictures=False, **options)
    match = await driver.match()
    ids = [player.id for player in match.players]
    return sorted(people, key=lambda player: ids.index(str(player.id))), driver


def thread(table, driver):
    return [message.text for message in table.box.messages(driver.thread)]


def last(table, driver, *labels):
    """Return the newest message of the thread with these buttons."""
    found = table.box.messages(driver.thread)
    return next(m for m in reversed(found) if {*labels} <= {b.label for b in m.buttons})


async def waits(driver, people):
    """Return who is waited for, and the others."""
    match = await driver.match()
    (seat,) = match.to_act()
    return people[seat], [one for one in people if one is not people[seat]]


async def late(table, driver, people):
    """Let the time of whoever is waited for pass; return them and the others."""
    slow, others = await waits(driver, people)
    await table.wait(TURN)
    return slow, others


async def test_a_player_is_reminded_at_half_and_near_the_end_each_once(table):
    people, driver = await seated(table, "Ada", "Bruno")
    slow, (other,) = await waits(driver, people)
    before = len(slow.pings)
    for part, pings in ((0.4, 0), (0.1, 1), (0.1, 1), (0.2, 2), (0.1, 2), (0.1, 3), (1, 3)):
        await table.wait(int(TURN * part))
        assert len(slow.pings) - before == pings
    assert "runs out" in slow.pings[-2].text
    assert "Time is over" in slow.pings[-1].text
    assert not any("runs out" in message.text for message in other.pings)


async def test_when_time_is_over_the_other_may_give_more(table):
    people, driver = await seated(table, "Ada", "Bruno")
    slow, (other,) = await late(table, driver, people)
    vote = last(table, driver, "More time", "End the match")
    it = await table.do(slow.press(vote, "More time"))
    assert "no say" in it.message.text
    await table.do(other.press(vote, "More time"))
    assert (await driver.match()).clock.deadline() == table.now + TURN
    assert slow.id in table.box.messages(driver.thread)[-1].pinged
    assert any("whole turn" in text for text in thread(table, driver))
    it = await table.do(other.press(vote, "End the match"))
    assert "needs no decision" in it.message.text
    assert (await driver.match()).status is Status.RUNNING


async def test_the_others_let_the_computer_play_one_turn(table):
    people, driver = await seated(table, "Ada", "Bruno")
    slow, (other,) = await late(table, driver, people)
    await table.do(
        other.press(last(table, driver, "Computer plays this turn"), "Computer plays this turn")
    )
    match = await driver.match()
    assert match.to_act() == (people.index(other),)
    assert match.players[people.index(slow)].stand_in is None
    assert any("The computer plays this turn for" in text for text in thread(table, driver))


async def test_the_computer_takes_a_seat_until_its_player_is_back(table):
    people, driver = await seated(table, "Ada", "Bruno", "Cleo")
    slow, (one, two) = await late(table, driver, people)
    vote = last(table, driver, "Computer takes the seat")
    await table.do(one.press(vote, "Computer takes the seat"))
    assert any("2 equal votes decide" in text for text in thread(table, driver))
    assert (await driver.match()).players[people.index(slow)].stand_in is None
    await table.do(two.press(vote, "Computer takes the seat"))
    assert (await driver.match()).players[people.index(slow)].stand_in == "normal"
    it = await table.do(slow.slash("/match hand", channel=driver.thread))
    assert "The computer plays for you meanwhile" in it.message.text
    await table.do(slow.press(it.message, "I am back"))
    assert (await driver.match()).players[people.index(slow)].stand_in is None
    assert any("is back and plays on" in text for text in thread(table, driver))
    it = await table.do(slow.slash("/match back", channel=driver.thread))
    assert "No computer plays for you" in it.message.text


async def test_a_newcomer_takes_an_open_seat_and_the_one_who_left_hears_no_more(table):
    people, driver = await seated(table, "Ada", "Bruno", game="magnate")
    slow, (other,) = await late(table, driver, people)
    await table.do(other.press(last(table, driver, "Find a replacement"), "Find a replacement"))
    notice = table.box.messages(table.box.channel)[-1]
    assert slow.name in notice.text
    (told,) = [m for m in table.box.messages(driver.thread) if "is wanted to play on" in m.text]
    assert told.pinged == {other.id}  # before anybody comes, and not afterwards
    eve = table.box.user("Eve")
    it = await table.do(other.press(notice, "Take this seat"))
    assert "already" in it.message.text
    heard = len(slow.dms), [message.text for message in slow.dms]
    await table.do(eve.press(notice, "Take this seat"))
    assert eve.dms, "the hand is delivered"
    match = await driver.match()
    assert str(eve.id) in [player.id for player in match.players]
    assert any("plays on for" in text for text in thread(table, driver))
    await driver.by_dm(eve)
    await table.quiet()
    assert (len(slow.dms), [message.text for message in slow.dms]) == heard
    it = await table.do(slow.slash("/match hand", channel=driver.thread))
    assert "no seat" in it.message.text
    fay = table.box.user("Fay")
    it = await table.do(fay.press(notice, "Take this seat"))
    assert "not free" in it.message.text


def last_text(table, driver):
    return thread(table, driver)[-1]


async def test_a_player_hands_their_own_seat_to_one_who_agrees(table):
    people, driver = await seated(table, "Ada", "Bruno")
    ada, bruno = people
    eve, fay = table.box.user("Eve"), table.box.user("Fay")
    it = await table.do(bruno.slash("/match replace player:@Ada", channel=driver.thread))
    assert it.message.ephemeral
    assert (await driver.match()).players[0].offered is None
    await table.do(ada.slash("/match replace with:@Eve", channel=driver.thread))
    notice = table.box.messages(table.box.channel)[-1]
    assert eve.id in notice.pinged
    assert f"is asked to play on for {ada.name}" in last_text(table, driver)
    mine = await table.do(eve.slash("/my waiting"))
    assert [b.label for b in mine.message.buttons][:1] == ["Take this seat"]
    it = await table.do(fay.press(notice, "Take this seat"))
    assert "not free" in it.message.text
    assert (await driver.match()).players[0].id == str(ada.id)
    await table.do(eve.press(mine.message, "Take this seat"))
    assert (await driver.match()).players[0].id == str(eve.id)


async def test_the_others_end_a_match_by_agreement(table):
    people, driver = await seated(table, "Ada", "Bruno")
    _, (other,) = await late(table, driver, people)
    await table.do(other.press(last(table, driver, "End the match"), "End the match"))
    assert (await driver.match()).status is Status.VOID
    assert any("called off" in text for text in thread(table, driver))
    assert all(not player.dms[-1].selects for player in people)
    assert all("your turn" not in player.dms[-1].text for player in people)


async def test_strict_matches_play_the_fallback_once_also_after_a_restart(table):
    ada, bruno = (table.box.user(name) for name in ("Ada", "Bruno"))
    await table.do(ada.slash("/match new game:magnate"))
    lobby = table.box.messages(table.box.channel)[-1]
    await table.lobby(bruno, lobby, "Join")
    (row,) = await table.store.lists.of_person(str(ada.id))
    await table.client.desk.umpire.tables.arrange(row.id, str(ada.id), "strict", "yes")
    await table.lobby(ada, lobby, "Start")
    (row,) = await table.store.lists.of_person(str(ada.id))
    before = (await table.store.match(row.id)).match
    await table.wait(TURN)
    after = (await table.store.match(row.id)).match
    assert after.to_act() != before.to_act()
    await table.stop()
    await table.start()
    await table.client.clock.look()
    await table.quiet()
    kinds = [entry.kind.value for entry in await table.store.entries(row.id)]
    assert kinds.count("expire") == 1


async def test_nobody_is_punished_for_the_time_that_the_bot_was_away(table):
    people, driver = await seated(table, "Ada", "Bruno")
    await table.wait(TURN // 4)
    deadline = (await driver.match()).clock.deadline()
    await table.stop()
    table.now += 2 * TURN
    await table.start()
    await table.client.clock.look()
    await table.quiet()
    assert (await driver.match()).clock.deadline() == deadline + 2 * TURN
    assert not any("Time is over" in text for text in thread(table, driver))
    slow, _ = await waits(driver, people)
    assert f"<t:{deadline + 2 * TURN}:f>" in slow.dms[-1].text
    await table.wait(TURN)
    assert any("Time is over" in text for text in thread(table, driver))
    assert slow.id in table.box.messages(driver.thread)[-1].pinged


async def test_a_lobby_nobody_starts_is_closed(table):
    ada = table.box.user("Ada")
    await table.do(ada.slash("/match new game:magnate"))
    lobby = table.box.messages(table.box.channel)[-1]
    await table.wait(6 * DAY)
    assert lobby.buttons
    await table.wait(2 * DAY)
    assert not lobby.buttons
    assert await table.store.lists.of_person(str(ada.id)) == []


async def test_a_host_takes_a_seat_away_and_hands_the_table_over(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    await table.do(ada.slash("/match new game:pangea"))
    lobby = table.box.messages(table.box.channel)[-1]
    for player in (bruno, eve):
        await table.lobby(player, lobby, "Join")
    it = await table.do(bruno.slash("/match kick player:@Eve"))
    assert "Only the host" in it.message.text
    await table.do(ada.slash("/match kick player:@Eve"))
    assert "Eve" not in lobby.text
    await table.do(ada.slash("/match host player:@Bruno"))
    it = await table.do(ada.slash("/match start"))
    assert "Only the host" in it.message.text
    await table.do(bruno.slash("/match start"))
    (row,) = await table.store.lists.of_person(str(bruno.id))
    assert row.status is Status.RUNNING
    await table.do(bruno.slash("/match host player:@Ada", channel=row.place.thread))
    (row,) = await table.store.lists.of_person(str(bruno.id))
    assert row.host == str(ada.id)


async def test_leaving_a_lobby_and_resigning_among_three_end_nothing(table):
    people, driver = await seated(table, "Ada", "Bruno", "Cleo")
    slow, others = await waits(driver, people)
    it = await table.do(slow.slash("/match resign", channel=driver.thread))
    await table.do(slow.press(it.message, it.message.buttons[0].label))
    match = await driver.match()
    assert match.status is Status.RUNNING
    assert match.players[people.index(slow)].resigned
    assert match.players[people.index(slow)].stand_in
    assert match.to_act()[0] in [people.index(other) for other in others]


async def moved(table, *names):
    """Return players, driver and asker of a match in which a turn has just ended."""
    people, driver = await seated(table, *names)
    asker, others = await waits(driver, people)
    await driver.by_buttons(asker)
    await table.quiet()
    assert (await driver.match()).to_act() != (people.index(asker),)
    return people, driver, asker, others


async def test_a_turn_is_undone_if_all_agree_and_the_undo_is_in_the_log(table):
    people, driver, asker, (one, two) = await moved(table, "Ada", "Bruno", "Cleo")
    before = await driver.match()
    it = await table.do(asker.slash("/match undo", channel=driver.thread))
    assert "asked the others" in it.message.text
    vote = last(table, driver, "Agree", "Refuse")
    assert {one.id, two.id} <= set(vote.pinged)
    assert "This would be undone" in vote.text
    assert len(vote.text.splitlines()) > 1
    it = await table.do(asker.press(vote, "Agree"))
    assert "asked already" in it.message.text
    await table.do(one.press(vote, "Agree"))
    assert (await driver.match()).ply == before.ply
    assert (await driver.match()).to_act() == before.to_act()
    assert f"Agreed: {one.name}. Still asked: {two.name}." in vote.text
    assert len(vote.buttons) == 2
    await table.do(two.press(vote, "Agree"))
    assert vote.text == f"Undone, as {asker.name} asked: all have agreed."
    assert not vote.buttons
    after = await driver.match()
    assert after.to_act() == (people.index(asker),)
    assert after.state != before.state
    assert any("is taken back" in text for text in thread(table, driver))
    entries = await table.store.entries(driver.id)
    assert [entry.kind.value for entry in entries][-4:] == ["ask", "agree", "agree", "undo"]
    assert await table.store.check() == []


async def test_who_refuses_keeps_the_turn_as_it_was_played(table):
    people, driver, asker, (one, _) = await moved(table, "Ada", "Bruno", "Cleo")
    before = await driver.match()
    await table.do(asker.slash("/match undo", channel=driver.thread))
    vote = last(table, driver, "Agree", "Refuse")
    await table.do(one.press(vote, "Refuse"))
    assert any(f"{one.name} does not agree" in text for text in thread(table, driver))
    assert "nothing is undone" in vote.text
    assert not vote.buttons
    assert (await driver.match()).state == before.state
    assert people


async def test_a_question_that_the_match_has_overtaken_has_no_buttons_any_more(table):
    people, driver, asker, _ = await moved(table, "Ada", "Bruno", "Cleo")
    await table.do(asker.slash("/match undo", channel=driver.thread))
    vote = last(table, driver, "Agree", "Refuse")
    await driver.by_slash(await driver.whose(people))
    await table.quiet()
    while (await driver.match()).undo is not None:
        await driver.by_slash(await driver.whose(people))
        await table.quiet()
    assert "The match has gone on since" in vote.text
    assert not vote.buttons


async def test_there_is_no_undo_over_dice_or_cards(table):
    people, driver = await seated(table, "Ada", "Bruno", game="magnate")
    asker, _ = await waits(driver, people)
    await driver.by_buttons(asker)
    await table.quiet()
    it = await table.do(asker.slash("/match undo", channel=driver.thread))
    assert "dice were rolled" in it.message.text
    assert (await driver.match()).undo is None


async def test_a_window_closes_by_itself_in_a_friendly_match_and_only_once(table):
    people, driver = await seated(table, "Ada", "Bruno", "Cleo", "Dora", game="seven_sages")
    umpire = table.client.desk.umpire
    while (match := await driver.match()).game.window(match.state) is None:
        player = people[match.to_act()[0]]
        await umpire.act(driver.id, str(player.id), [write(await driver.choice(player))])
    end = match.clock.deadline()
    assert end - table.now < TURN
    assert len(match.to_act()) > 1
    await table.wait(end - table.now - 1)
    assert (await driver.match()).ply == match.ply
    await table.wait(1)
    after = await driver.match()
    assert after.ply > match.ply
    await table.client.clock.look()
    kinds = [entry.kind.value for entry in await table.store.entries(driver.id)]
    assert kinds.count("expire") == 1
    assert not any("Time is over" in text for text in thread(table, driver))


async def test_two_bots_that_look_at_one_clock_expire_it_once(table):
    people, driver = await seated(table, "Ada", "Bruno", game="magnate")
    umpire = table.client.desk.umpire
    async with asyncio.TaskGroup() as group:
        await table.store.alarms.beat(0, table.now + TURN)
        table.now += TURN
        for _ in range(4):
            group.create_task(Clock(umpire, table.client.desk.worker).look())
    await table.quiet()
    assert sum("Time is over" in text for text in thread(table, driver)) == 1
    assert people


async def test_questions_keep_to_quiet_hours(table):
    people, driver, asker, (one, two) = await moved(table, "Ada", "Bruno", "Cleo")
    await table.store.people.update(str(one.id), quiet=[0, 10 * 60])
    await table.do(asker.slash("/match undo", channel=driver.thread))
    assert last(table, driver, "Agree", "Refuse").pinged == {two.id}
    eve = table.box.user("Eve")
    await table.do(eve.slash("/help"))
    await table.store.people.update(str(eve.id), quiet=[0, 10 * 60])
    await table.do(people[0].slash("/match replace with:@Eve", channel=driver.thread))
    assert eve.pings == []
    await table.wait(3 * HOUR)
    assert [message.pinged for message in eve.pings] == [{eve.id}]


async def test_an_open_seat_is_told_in_the_thread_where_the_channel_is_forbidden(table):
    people, driver = await seated(table, "Ada", "Bruno")
    table.box.deny("SEND_MESSAGES", table.box.channel)
    await table.do(people[0].slash("/match replace", channel=driver.thread))
    assert last(table, driver, "Take this seat")
