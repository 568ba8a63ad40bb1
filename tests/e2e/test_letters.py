"""A match by letter over the wire: a table in a DM, a friend who joins by name, the end."""

import asyncio

from driver import Driver, leave_blank, opened


def letter(player, match_id):
    """Return the newest message of a player in which a match can be played."""
    found = [one for one in player.dms if any(match_id in b.custom_id for b in one.buttons)]
    return found[-1]


async def by_letter(table, host, *others, game="magnate"):
    """Begin a match by letter from the host's DMs; return its driver."""
    for player in (host, *others):
        await table.store.people.update(str(player.id), pictures=False)
    leave_blank(table)
    await table.do(host.slash(f"/match new game:{game}", channel=host.dm))
    (row,) = await table.store.lists.of_person(str(host.id))
    for player in others:
        await table.do(player.slash(f"/match join match:{row.id}", channel=player.dm))
    await table.do(host.press(letter(host, row.id), "Start"))
    return Driver(table, row.id)


async def test_two_friends_play_to_the_end_in_their_dms(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await by_letter(table, ada, bruno)
    assert table.box.messages() == []
    assert table.box.threads == []

    async def act(player):
        table.now += 10
        await table.quiet()
        await driver.turn(player, letter(player, driver.id))

    match = await driver.play_out([ada, bruno], act, every=4)
    assert match.outcome is not None
    for player in (ada, bruno):
        last = letter(player, driver.id)
        assert "wins" in last.text
        assert [one for one in player.dms if driver.id in str(one.buttons)] == [last]
    assert await table.store.check() == []
    await table.do(bruno.press(letter(bruno, driver.id), "Rematch"))
    rows = await table.store.lists.of_person(str(bruno.id))
    assert rows[0].host == str(bruno.id)
    assert rows[0].place.home == "letters"


async def test_what_the_answer_to_a_press_has_told_is_no_edit(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await by_letter(table, ada, bruno)
    player = await driver.whose([ada, bruno])
    played, path = letter(player, driver.id), f"/channels/{player.dm.id}/messages/"
    await table.quiet()
    table.box.requests.clear()
    await driver.turn(player, played)
    for _ in range(3):
        await table.quiet()
        table.now += 10
    assert "**Done.**" in played.text
    assert [one for one in table.box.requests if path in one.path] == []
    seat = (await driver.match()).seat_of(str(player.id))
    kept = await table.store.deliveries.get(driver.id, seat)
    assert kept.told == (await driver.match()).number

    other = bruno if player is ada else ada
    await driver.turn(other, letter(other, driver.id))
    for _ in range(3):
        await table.quiet()
        table.now += 10
    assert "**Done.**" not in played.text
    assert played.buttons == [], "it keeps its story, another calls"


async def test_a_match_moves_between_letters_and_a_thread_and_all_are_told(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await by_letter(table, ada, bruno)
    refused = await table.do(bruno.slash(f"/match move where:thread match:{driver.id}"))
    assert "host" in refused.text
    refused = await table.do(ada.slash(f"/match move where:thread match:{driver.id}", ada.dm))
    assert "needs a server" in refused.text
    table.now += 10
    await table.do(ada.slash(f"/match move where:thread match:{driver.id}"))
    (thread,) = table.box.threads
    player = await driver.whose([ada, bruno])
    assert any(player.user.id in one.pinged for one in table.box.messages(thread))
    for one in (ada, bruno):
        assert sum(f"goes on in <#{thread.id}>" in message.text for message in one.dms) == 1
    await driver.by_buttons(player)
    await table.quiet()

    table.now += 10
    await table.do(ada.slash(f"/match move where:letters match:{driver.id}", thread))
    table.now += 10
    await table.quiet()
    assert "by letter" in table.box.messages(thread)[-1].text
    assert not [one for one in table.box.messages(thread) if one.buttons]
    posts = len(table.box.messages(thread))
    for _ in range(3):
        player = await driver.whose([ada, bruno])
        await driver.turn(player, letter(player, driver.id))
        table.now += 10
        await table.quiet()
    assert len(table.box.messages(thread)) == posts
    assert await table.store.check() == []


async def test_a_server_that_is_left_puts_threads_to_sleep_and_no_letters(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    for player in (ada, bruno):
        player.install()
    by_letter_here = await opened(table, ada, bruno, pictures=False)
    await table.do(ada.slash(f"/match move where:letters match:{by_letter_here.id}"))
    threaded = await opened(table, ada, bruno, pictures=False)
    table.box.expel()
    for _ in range(500):
        if (await threaded.match()).rest:
            break
        await asyncio.sleep(0.01)
    assert (await threaded.match()).rest == "asleep"
    assert (await by_letter_here.match()).rest == ""
    for driver in (by_letter_here, threaded):
        if driver is threaded:  # its host brings it to where it can be played
            await table.do(ada.slash(f"/match move where:letters match:{driver.id}", ada.dm))
        assert (await driver.match()).rest == ""
        table.now += 10
        await table.quiet()
        player, before = await driver.whose([ada, bruno]), await driver.turn_number()
        await driver.turn(player, letter(player, driver.id))
        assert await driver.turn_number() > before


async def test_whispers_go_by_letter_and_a_thread_is_refused_where_somebody_is_not(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await by_letter(table, ada, bruno)
    await table.do(ada.slash(f"/match whisper to:@Bruno text:attack match:{driver.id}", ada.dm))
    heard = bruno.dms[-1]
    assert "attack" in heard.text
    form = (await (await bruno.press(heard, "Reply")).done()).modal
    await table.do(bruno.submit(form, {"Your line": "when?"}))
    assert "> when?" in ada.dms[-1].text
    bruno.leave()
    it = await table.do(ada.slash(f"/match move where:thread match:{driver.id}"))
    assert "Bruno" in it.text
    assert (await table.store.match(driver.id)).place.home == "letters"
