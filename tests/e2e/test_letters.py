"""A match by letter over the wire: a table in a DM, a friend who joins by name, the end."""

from driver import Driver, leave_blank


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
