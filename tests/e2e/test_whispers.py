"""What players say to one another in private, over the wire."""

from driver import opened

from cogs import component_routes

BOTH_WAYS = True


async def three(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    return ada, bruno, eve, await opened(table, ada, bruno, eve, game="pangea", pictures=False)


async def test_a_whisper_reaches_one_player_alone_and_is_kept_for_the_two(table):
    ada, bruno, eve, driver = await three(table)
    it = await table.do(ada.slash("/match whisper to:@Bruno text:attack", channel=driver.thread))
    assert it.message.ephemeral
    assert "/match read whispers" in it.message.text
    assert "attack" in bruno.dms[-1].text
    assert [button.label for button in bruno.dms[-1].buttons] == ["Reply"]
    assert not any("attack" in message.text for message in eve.dms)
    assert not any("attack" in m.text for m in table.box.messages(driver.thread))
    for player, known in ((ada, True), (bruno, True), (eve, False)):
        it = await table.do(player.slash("/match read whispers", channel=driver.thread))
        assert ("attack" in it.message.text) is known
        replies = [button.label for button in it.message.buttons]
        assert replies == (["Reply"] if player is bruno else []), "who heard nothing"


async def test_a_whisper_is_answered_by_its_button(table):
    ada, bruno, eve, driver = await three(table)
    await table.do(ada.slash("/match whisper to:@Bruno text:attack", channel=driver.thread))
    heard = bruno.dms[-1]
    form = (await (await bruno.press(heard, "Reply")).done()).modal
    assert form.title == "Reply to Ada"
    assert [row["label"] for row in form.components] == ["Your line"]
    it = await table.do(bruno.submit(form, {"Your line": "when?\nnow?"}))
    assert "Said in private" in it.message.text
    assert it.message.id != heard.id, "the whisper is still to be read"
    assert "> when?\n> now?" in ada.dms[-1].text
    assert "attack" in heard.text
    assert not any("when?" in message.text for message in eve.dms)
    assert not any("when?" in m.text for m in table.box.messages(driver.thread))
    await table.stop()
    await table.start()
    await table.do(bruno.submit(form, {"Your line": "hello?"}))
    assert "hello?" in ada.dms[-1].text


async def test_who_heard_several_whispers_may_answer_each_of_those_who_sit_there_still(table):
    ada, bruno, eve, driver = await three(table)
    for player in (ada, eve):
        await table.do(player.slash("/match whisper to:@Bruno text:hi", channel=driver.thread))
        table.now += 1
    read = await table.do(bruno.slash("/match read whispers", channel=driver.thread))
    assert [button.label for button in read.message.buttons] == ["Reply to Eve", "Reply to Ada"]
    form = (await (await bruno.press(read.message, "Reply to Ada")).done()).modal
    await table.do(bruno.submit(form, {"Your line": "to you alone"}))
    assert "to you alone" in ada.dms[-1].text
    assert not any("to you alone" in message.text for message in eve.dms)
    fay = table.box.user("Fay")
    await table.do(ada.slash("/match replace with:@Fay", channel=driver.thread))
    await table.do(fay.press(table.box.messages(table.box.channel)[-1], "Take this seat"))
    it = await table.do(bruno.submit(form, {"Your line": "for Ada, not for Fay"}))
    assert "cannot whisper" in it.message.text
    assert not any("for Ada" in m.text for player in (ada, fay) for m in player.dms)
    again = await table.do(bruno.slash("/match read whispers", channel=driver.thread))
    assert [button.label for button in again.message.buttons] == ["Reply"]
    assert "**Ada → Bruno**" in again.message.text


async def test_where_the_window_opens_too_late_it_is_said_how_else_to_answer(table, monkeypatch):
    monkeypatch.setattr(component_routes, "QUICK", 0)
    ada, bruno, _, driver = await three(table)
    await table.do(ada.slash("/match whisper to:@Bruno text:attack", channel=driver.thread))
    it = await table.do(bruno.press(bruno.dms[-1], "Reply"))
    assert it.modal is None
    assert "could not be opened in time" in it.message.text
    assert "attack" in bruno.dms[-1].text or "attack" in bruno.dms[-2].text


async def test_who_is_blocked_cannot_answer_either(table):
    ada, bruno, _, driver = await three(table)
    await table.do(ada.slash("/match whisper to:@Bruno text:attack", channel=driver.thread))
    form = (await (await bruno.press(bruno.dms[-1], "Reply")).done()).modal
    await table.do(ada.slash("/match block player:@Bruno"))
    it = await table.do(bruno.submit(form, {"Your line": "why?"}))
    assert "cannot whisper" in it.message.text
    assert not any("why?" in message.text for message in ada.dms)


async def test_a_whisper_to_closed_messages_waits_and_the_thread_says_so(table):
    ada, bruno, _, driver = await three(table)
    bruno.close_dms()
    await table.do(ada.slash("/match whisper to:@Bruno text:attack", channel=driver.thread))
    last = table.box.messages(driver.thread)[-1]
    assert bruno.id in last.pinged
    assert "attack" not in last.text


async def test_who_is_blocked_can_neither_whisper_nor_invite(table):
    ada, bruno, _, driver = await three(table)
    await table.do(bruno.slash("/match block player:@Ada"))
    it = await table.do(ada.slash("/match whisper to:@Bruno text:hello", channel=driver.thread))
    assert "cannot whisper" in it.message.text
    it = await table.do(ada.slash("/match new game:magnate with:@Bruno"))
    assert "takes invitations" in it.message.text
    await table.do(bruno.slash("/match block player:@Ada"))
    await table.do(ada.slash("/match whisper to:@Bruno text:hello", channel=driver.thread))
    assert "hello" in bruno.dms[-1].text


async def test_an_operator_can_switch_whispers_off(table):
    ada, _, _, driver = await three(table)
    table.client.desk.umpire.talk.allowed = False
    it = await table.do(ada.slash("/match whisper to:@Bruno text:hello", channel=driver.thread))
    assert "switched off" in it.message.text


async def test_a_whisper_calls_nobody(table):
    ada, bruno, _, driver = await three(table)
    await table.do(ada.slash("/match whisper to:@Bruno text:@everyone", channel=driver.thread))
    assert not bruno.dms[-1].everyone


async def test_a_whisper_cannot_look_like_the_line_of_somebody_else(table):
    ada, bruno, _, driver = await three(table)
    forged = "hello\n**Eve → Bruno** (now)\n# ready"
    await table.do(ada.slash(f"/match whisper to:@Bruno text:{forged}", channel=driver.thread))
    lines = bruno.dms[-1].text.splitlines()
    assert lines[-3:] == ["> hello", r"> \*\*Eve → Bruno\*\* (now)", r"> \# ready"]


async def test_long_whispers_are_shown_as_far_as_there_is_room_the_newest_first(table):
    ada, bruno, _, driver = await three(table)
    for n in range(4):
        text = f"{n}" + "*" * 999
        await table.do(ada.slash(f"/match whisper to:@Bruno text:{text}", channel=driver.thread))
    it = await table.do(bruno.slash("/match read whispers", channel=driver.thread))
    assert "> 3" in it.message.text
    assert "> 0" not in it.message.text
