"""What players say to one another in private, over the wire."""

from driver import opened


async def three(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    return ada, bruno, eve, await opened(table, ada, bruno, eve, game="pangea", pictures=False)


async def test_a_whisper_reaches_one_player_alone_and_is_kept_for_the_two(table):
    ada, bruno, eve, driver = await three(table)
    it = await table.do(ada.slash("/match whisper to:@Bruno text:attack", channel=driver.thread))
    assert it.message.ephemeral
    assert "/match read whispers" in it.message.text
    assert "attack" in bruno.dms[-1].text
    assert "Answer with </match whisper:" in bruno.dms[-1].text
    assert not any("attack" in message.text for message in eve.dms)
    assert not any("attack" in m.text for m in table.box.messages(driver.thread))
    for player, known in ((ada, True), (bruno, True), (eve, False)):
        it = await table.do(player.slash("/match read whispers", channel=driver.thread))
        assert ("attack" in it.message.text) is known
        assert ("Answer with" in it.message.text) is (player is bruno), "who heard nothing"


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
    assert lines[-4:-1] == ["> hello", r"> \*\*Eve → Bruno\*\* (now)", r"> \# ready"]


async def test_long_whispers_are_shown_as_far_as_there_is_room_the_newest_first(table):
    ada, bruno, _, driver = await three(table)
    for n in range(4):
        text = f"{n}" + "*" * 999
        await table.do(ada.slash(f"/match whisper to:@Bruno text:{text}", channel=driver.thread))
    it = await table.do(bruno.slash("/match read whispers", channel=driver.thread))
    assert "> 3" in it.message.text
    assert "> 0" not in it.message.text
