"""What goes wrong between people, a bot and Discord, over the wire."""

import asyncio

import pytest
from driver import opened

from engine.match import Status
from engine.notation import write


async def two(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    return ada, bruno, await opened(table, ada, bruno)


async def to_move(driver, *players):
    """Return the player who is waited for, and the other."""
    mover = await driver.whose(players)
    return mover, next(player for player in players if player is not mover)


async def panel_of(driver, player):
    it = await player.press(driver.board, "Play")
    return (await it.done()).message


def control(panel, words):
    return next(b for b in panel.buttons if (b.custom_id or "").endswith(f":{words}"))


async def play_card(driver, mover, panel):
    """Take the steps of a turn up to its end."""
    while write(action := await driver.choice(mover)) != "end":
        await driver.say(mover, panel, write(action))


async def test_a_restart_in_the_middle_of_a_turn_keeps_draft_buttons_and_match(table):
    ada, bruno, driver = await two(table)
    for _ in range(3):
        await driver.by_buttons(await driver.whose([ada, bruno]))
        await table.quiet()
    mover, _ = await to_move(driver, ada, bruno)
    panel = await panel_of(driver, mover)
    await play_card(driver, mover, panel)
    drafts = (await driver.match()).drafts
    await table.stop()
    await table.start()
    assert (await driver.match()).drafts == drafts
    number = (await driver.match()).number
    await driver.say(mover, panel, "end")
    await table.quiet()
    assert (await driver.match()).number == number + 1
    await driver.by_buttons(await driver.whose([ada, bruno]))
    await table.quiet()
    assert (await driver.match()).number == number + 2


async def test_what_was_owed_at_a_crash_is_posted_after_the_restart(table):
    ada, bruno, driver = await two(table)
    mover, other = await to_move(driver, ada, bruno)
    await table.client.desk.worker.stop()  # nothing is delivered any more
    await driver.by_slash(mover)
    assert (await table.store.outbox.backlog()).rows
    assert other.id not in driver.board.pinged
    await table.stop()
    await table.start()
    await table.quiet()
    assert other.id in driver.board.pinged


async def test_closed_direct_messages_leave_the_hand_button(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    bruno.close_dms()
    driver = await opened(table, ada, bruno)
    notes = [m.text for m in table.box.messages(driver.thread)]
    assert sum("could not be delivered" in text for text in notes) == 1
    it = await table.do(bruno.press(driver.board, "Show my hand"))
    assert it.message.ephemeral
    assert "hand.png" in [file.filename for file in it.message.attachments]
    for _ in range(4):
        await driver.by_slash(await driver.whose([ada, bruno]))
        await table.quiet()
    notes = [m.text for m in table.box.messages(driver.thread)]
    assert sum("could not be delivered" in text for text in notes) == 1


async def test_rate_limits_errors_and_gateway_drops_lose_no_move(table):
    ada, bruno, driver = await two(table)
    box = table.box
    for turn in range(6):
        box.faults.fail("POST", "/channels/*/messages", 429, retry_after=0.01)
        box.faults.fail("PATCH", "/channels/*/messages/*", 429, retry_after=0.01, everywhere=True)
        if turn % 2:
            await box.drop()
        await driver.by_slash(await driver.whose([ada, bruno]))
        await table.quiet()
    assert (await driver.match()).game.turn((await driver.match()).state) == 7
    assert (await driver.whose([ada, bruno])).id in driver.board.pinged


async def test_a_double_click_counts_once(table):
    ada, bruno, driver = await two(table)
    mover, _ = await to_move(driver, ada, bruno)
    panel = await panel_of(driver, mover)
    await play_card(driver, mover, panel)
    number = (await driver.match()).number
    end = control(panel, "end").custom_id
    clicks = [await mover.press(panel, custom_id=end) for _ in range(2)]
    await asyncio.gather(*(click.done() for click in clicks))
    await table.quiet()
    assert (await driver.match()).number == number + 1


async def test_an_old_button_shows_the_present_position(table):
    ada, bruno, driver = await two(table)
    mover, _ = await to_move(driver, ada, bruno)
    panel = await panel_of(driver, mover)
    old = next(b.custom_id for b in panel.buttons if ":do:" in b.custom_id)
    await driver.by_slash(mover)
    await table.quiet()
    number = (await driver.match()).number
    it = await table.do(mover.press(panel, custom_id=old, force=True))
    assert "has changed" in it.message.text
    assert (await driver.match()).number == number


async def test_a_foreign_button_says_whose_it_is(table):
    ada, bruno, driver = await two(table)
    mover, other = await to_move(driver, ada, bruno)
    panel = await panel_of(driver, mover)
    theirs = next(b.custom_id for b in panel.buttons if ":do:" in b.custom_id)
    drafts = (await driver.match()).drafts
    it = await table.do(other.press(driver.board, custom_id=theirs, force=True))
    assert "belongs to the player of seat" in it.message.text
    assert it.message.ephemeral
    assert (await driver.match()).drafts == drafts


async def test_both_players_at_the_same_moment(table):
    ada, bruno, driver = await two(table)
    mover, other = await to_move(driver, ada, bruno)
    number = (await driver.match()).number
    card = write(await driver.choice(mover)).split()
    mine = await mover.slash(driver.command(await driver.choice(mover)), channel=driver.thread)
    theirs = await other.slash("/magnate end", channel=driver.thread)
    await asyncio.gather(mine.done(), theirs.done())
    assert "not your turn" in theirs.message.text
    assert (await driver.match()).number == number
    assert " ".join(card) in (await driver.match()).drafts[(await driver.match()).to_act()[0]].steps


async def test_a_command_in_the_wrong_channel_finds_the_only_match(table):
    ada, bruno, driver = await two(table)
    mover, _ = await to_move(driver, ada, bruno)
    it = await mover.slash(driver.command(await driver.choice(mover)))
    await it.done()
    assert (await driver.match()).drafts


async def test_a_command_of_somebody_without_a_match_says_so(table):
    await two(table)
    eve = table.box.user("Eve")
    it = await table.do(eve.slash("/magnate end"))
    assert "no such match" in it.message.text
    assert it.message.ephemeral


async def test_several_matches_are_offered_also_after_a_refusal(table):
    ada, _, driver = await two(table)
    second = await opened(table, ada, computer=1)
    it = await table.do(ada.slash("/magnate end"))
    labels = [button.label for button in it.message.buttons]
    assert {driver.id, second.id} == {label.split()[-1] for label in labels}
    chosen = next(label for label in labels if second.id in label)
    answer = await table.do(ada.press(it.message, chosen))
    assert "Rule 3.1" in answer.text
    assert [button.label for button in it.message.buttons] == labels


async def test_an_illegal_move_names_the_rule_and_what_can_be_done(table):
    ada, bruno, driver = await two(table)
    mover, _ = await to_move(driver, ada, bruno)
    it = await table.do(mover.slash("/magnate end", channel=driver.thread))
    assert "Rule 3.1" in it.message.text
    assert "You can now" in it.message.text


async def test_a_malformed_value_is_refused(table):
    ada, bruno, driver = await two(table)
    mover, _ = await to_move(driver, ada, bruno)
    it = await table.do(mover.slash("/magnate sell card:unicorn", channel=driver.thread))
    assert "no move of this game" in it.message.text
    assert not (await driver.match()).drafts


async def test_a_french_player_reads_french_everywhere(table):
    ada, bruno = table.box.user("Ada", locale="fr"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno)
    it = await table.do(ada.press(driver.board, "Play"))
    assert "hand.png" in [file.filename for file in it.message.attachments]
    assert "turn" not in it.message.text
    it = await table.do(ada.slash("/help"))
    assert "correspondance" in it.message.text


async def test_a_full_table_takes_nobody(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    await table.do(ada.slash("/match new game:magnate"))
    lobby = table.box.messages(table.box.channel)[-1]
    await table.lobby(bruno, lobby, "Join")
    it = await table.do(eve.press(lobby, "Join"))
    assert "full" in it.message.text
    again = await table.do(bruno.press(lobby, "Join"))
    assert "already" in again.message.text
    start = await table.do(bruno.press(lobby, "Start"))
    assert "Only the host" in start.message.text


async def test_an_unknown_match_is_named(table):
    ada = table.box.user("Ada")
    it = await table.do(ada.slash("/match board match:zzzzzz"))
    assert "no match" in it.message.text


async def test_a_thread_that_takes_no_posts_does_not_stop_the_match(table):
    ada, bruno, driver = await two(table)
    thread = driver.thread
    table.box.deny("SEND_MESSAGES_IN_THREADS", thread)
    await driver.by_slash(await driver.whose([ada, bruno]))
    await table.quiet()
    assert any(m.pinged for m in table.box.messages(table.box.channel))
    assert any("permission" in m.text for m in ada.dms)


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_does_not_stop_the_match_and_is_named_to_its_host(table, archived):
    ada, bruno, driver = await two(table)
    table.box.archive(driver.thread, archived=archived)
    table.box.lock(driver.thread)
    table.box.deny("MANAGE_THREADS", driver.thread)
    await driver.by_use_case(await driver.whose([ada, bruno]))
    await table.quiet()
    assert any(m.pinged for m in table.box.messages(table.box.channel))
    (told,) = [m for m in ada.dms if "Somebody has locked the thread" in m.text]
    assert f"<#{driver.thread.id}>" in told.text
    assert not any("I lack a permission" in m.text for m in ada.dms)
    table.box.archive(driver.thread, archived=False)
    table.box.lock(driver.thread, locked=False)
    await driver.by_use_case(await driver.whose([ada, bruno]))
    await table.quiet()
    assert table.box.messages(driver.thread)[-1].pinged
    assert (await table.store.match(driver.id)).place.trouble == ""


async def test_without_threads_the_match_is_played_in_the_channel(table):
    table.box.deny("CREATE_PUBLIC_THREADS", table.box.channel)
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    await opened(table, ada, bruno)
    assert not table.box.threads
    assert any(m.pinged for m in table.box.messages(table.box.channel))


async def test_resigning_ends_a_match_of_two(table):
    ada, bruno, driver = await two(table)
    it = await table.do(bruno.slash("/match resign", channel=driver.thread))
    await table.do(bruno.press(it.message, "Resign"))
    match = await driver.match()
    assert match.status is Status.OVER
    assert (
        match.outcome.ranks[
            match.players.index(next(p for p in match.players if p.id == str(ada.id)))
        ]
        == 1
    )
    assert match.secret in table.box.messages(driver.thread)[-1].text


async def test_a_rematch_is_opened_once_for_the_same_players(table):
    ada, bruno, driver = await two(table)
    it = await table.do(bruno.slash("/match resign", channel=driver.thread))
    await table.do(bruno.press(it.message, "Resign"))
    last = table.box.messages(driver.thread)[-1]
    for player in (ada, bruno):
        await table.do(player.press(last, "Rematch"))
    rows = await table.store.lists.of_person(str(ada.id))
    assert [row.status for row in rows] == [Status.LOBBY]


async def test_interactions_are_acknowledged_before_any_work(table):
    ada, bruno, driver = await two(table)
    mover, _ = await to_move(driver, ada, bruno)
    store, callbacks = table.store, []
    load = store.match

    async def watched(match_id):
        callbacks.append([c for c in table.box.requests if c.path.endswith("/callback")][-1])
        return await load(match_id)

    before = len([c for c in table.box.requests if c.path.endswith("/callback")])
    store.match = watched
    await table.do(mover.press(driver.board, "Play"))
    store.match = load
    answered = [c for c in table.box.requests if c.path.endswith("/callback")]
    assert len(answered) == before + 1
    assert callbacks[0] is answered[-1]


async def test_who_is_invited_is_called_once_and_nobody_else_may_sit(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    await table.do(ada.slash("/match new game:magnate with:@Bruno"))
    lobby = table.box.messages(table.box.channel)[-1]
    assert lobby.pinged == {bruno.id}
    it = await table.do(eve.press(lobby, "Join"))
    assert "kept for the players who were invited" in it.message.text
    await table.lobby(bruno, lobby, "Join")
    assert "At the table: Ada and Bruno" in lobby.text


async def test_half_a_character_is_nothing_to_stumble_over(table):
    half = "\ud800"
    ada = table.box.user(f"Ada{half}")
    for command in (
        f"/match join match:{half}",
        f"/match read rules words:{half} game:magnate",
        f"/my hours from:{half}",
    ):
        it = await table.do(ada.slash(command))
        assert it.message.ephemeral
        assert "our side" not in it.message.text
    found = await table.store.people.get(str(ada.id))
    assert found.name == "Ada\ufffd"


@pytest.mark.parametrize("seconds", [0.0, 600.0])
async def test_a_match_of_slow_turns_has_one_post_a_turn_where_old_ones_cannot_be_edited(
    table, seconds
):
    ada, bruno, driver = await two(table)
    thread = table.box.messages(driver.thread)
    before = len(thread)
    path = f"/channels/{driver.thread.id}/messages/*"
    limit = {"code": 30046, "times": None, "retry_after": seconds}
    table.box.faults.fail("PATCH", path, 429, **limit)
    for turn in range(1, 4):
        table.now += 7_200  # a day would remind somebody
        await driver.by_use_case(await driver.whose([ada, bruno]))
        await table.quiet()
        posts = table.box.messages(driver.thread)[before:]
        assert len(posts) == turn
        assert [len(post.pinged) for post in posts] == [1] * turn
    table.box.faults.clear()
    await table.wait(3_601)
    assert [bool(post.buttons) for post in posts] == [False, False, True]
