"""Tables before they begin, and a first match against the computer, over the wire."""

import re

import pytest
from driver import Driver, leave_blank, opened

from engine.match import DAY, Pace, Status
from engine.notation import write
from services.quotas_and_rate_limits import Limits

BOTH_WAYS = True


async def lobby_of(table, player, options=""):
    """Open a table and return its message."""
    it = await table.do(player.slash(f"/match new game:magnate {options}"))
    rows = await table.store.lists.of_person(str(player.id))
    return it, table.box.messages(table.box.channel)[-1], rows[0].id if rows else None


async def test_a_table_says_how_time_runs_and_keeps_to_it(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    options = "pace:86400 strict:True reserve:172800 increment:3600"
    _, lobby, match_id = await lobby_of(table, ada, options)
    for told in (
        "1 day for each turn",
        "A harmless move is played",
        "match: 2 days",
        "adds: 1 hour",
    ):
        assert told in lobby.text
    await table.lobby(bruno, lobby, "Join")
    await table.lobby(ada, lobby, "Start")
    match = (await table.store.match(match_id)).match
    assert match.pace == Pace(DAY, strict=True, reserve=2 * DAY, increment=3_600)
    assert [player.bank for player in match.players] == [2 * DAY, 2 * DAY]


async def test_what_becomes_of_late_turns_can_be_chosen_at_the_table(table):
    ada = table.box.user("Ada")
    _, lobby, match_id = await lobby_of(table, ada)
    menu = next(menu for menu in lobby.selects if menu.custom_id.endswith(":strict"))
    revision = lobby.revision
    await ada.select(lobby, menu.custom_id, ["yes"])
    await table.box.until(lambda: lobby.revision > revision)
    await table.quiet()
    assert (await table.store.match(match_id)).match.pace.strict
    assert "A harmless move is played" in lobby.text


async def test_who_opens_and_leaves_many_tables_leaves_no_messages(table):
    ada = table.box.user("Ada")
    before = list(table.box.messages(table.box.channel))
    for _ in range(3):
        _, lobby, _ = await lobby_of(table, ada)
        it = await ada.press(lobby, "Leave")
        await table.box.until(lambda lobby=lobby: lobby.deleted)
        await table.quiet()
        assert it.error is None
    assert table.box.messages(table.box.channel) == before
    _, lobby, match_id = await lobby_of(table, ada)
    it = await table.do(ada.slash(f"/match leave match:{match_id}"))
    assert it.message.text
    assert lobby.deleted


# Chance


async def test_a_start_adds_the_number_of_its_answer_which_host_and_table_show(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    _, lobby, match_id = await lobby_of(table, ada)
    await table.lobby(bruno, lobby, "Join")
    it = await table.do(ada.press(lobby, "Start"))
    number = str(it.original.id)
    assert it.original.viewer == ada.id
    assert number != str(it.id)
    assert f"`{number}` to its chance" in it.text
    assert f"Ada `{number}`" in lobby.text
    match = (await table.store.match(match_id)).match
    assert match.players[match.seat_of(str(ada.id))].added == number


async def test_a_word_is_added_alone_and_one_of_symbols_is_refused_in_private(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    _, _, match_id = await lobby_of(table, ada)
    for player, line in ((bruno, "join"), (ada, "start")):
        for word in ("🎲🎲", "?!"):
            it = await table.do(player.slash(f"/match {line} word:{word}"))
            assert f"needs a letter or a digit: “{word}” has none" in it.text
            assert it.original.viewer == player.id
        await table.do(player.slash(f"/match {line} word:toucan"))
    match = (await table.store.match(match_id)).match
    assert match.status is Status.RUNNING
    assert match.added == ("toucan", "toucan")


async def test_a_start_that_was_asked_for_is_shown_and_the_next_one_adds_nothing_else(
    table, monkeypatch
):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    _, lobby, match_id = await lobby_of(table, ada)
    await table.lobby(bruno, lobby, "Join")
    umpire = table.client.desk.umpire

    async def cut_off(*_):
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(type(umpire.tables), "start", cut_off)
        first = await table.do(ada.press(lobby, "Start"))
    assert "went wrong" in first.text
    number = str(first.original.id)
    assert f"Ada has asked for the start, and adds `{number}` to chance" in lobby.text
    again = await table.do(ada.slash("/match start word:toucan"))
    assert f"`{number}` to its chance" in again.text
    assert "gave to this answer" not in again.text
    match = (await table.store.match(match_id)).match
    assert match.players[match.seat_of(str(ada.id))].added == number


async def test_a_private_table_takes_only_those_invited_and_calls_them(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    _, lobby, _ = await lobby_of(table, ada, "private:True")
    assert "private table" in lobby.text
    it = await table.do(bruno.press(lobby, "Join"))
    assert "kept for the players who were invited" in it.text
    refused = await table.do(bruno.slash("/match invite player:@Eve"))
    assert "Only the host" in refused.text
    await table.do(ada.slash("/match invite player:@Bruno"))
    call = table.box.messages(table.box.channel)[-1]
    assert call.pinged == {bruno.id}
    await table.lobby(bruno, lobby, "Join")
    assert "At the table: Ada and Bruno" in lobby.text
    it = await table.do(eve.press(lobby, "Join"))
    assert "kept for" in it.text


async def test_a_host_who_leaves_a_private_table_may_come_back(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    _, lobby, _ = await lobby_of(table, ada, "with:@Bruno")
    await table.lobby(bruno, lobby, "Join")
    await table.lobby(ada, lobby, "Leave")
    assert "Bruno hosts" in lobby.text
    await table.lobby(ada, lobby, "Join")
    assert "At the table: Bruno and Ada" in lobby.text


async def test_an_invitation_leaves_the_language_of_a_known_player_alone(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno", locale="fr")
    await table.do(bruno.slash("/help"))
    await lobby_of(table, ada, "with:@Bruno")
    assert (await table.store.people.get(str(bruno.id))).locale == "fr"


async def test_open_tables_and_matches_are_bounded_for_players_and_servers(table):
    ada, bruno, eve = (table.box.user(name) for name in ("Ada", "Bruno", "Eve"))
    umpire = table.client.desk.umpire
    umpire.tables.limits = Limits(lobbies=1, matches=1, guild_lobbies=2)
    _, lobby, _ = await lobby_of(table, ada)
    it, _, _ = await lobby_of(table, ada)
    assert "as many tables open as are allowed (1)" in it.text
    await lobby_of(table, bruno)
    it = await table.do(bruno.press(lobby, "Join"))
    assert "as many tables open as are allowed (1)" in it.text
    it, _, _ = await lobby_of(table, eve)
    assert "This server has as many" in it.text
    umpire.tables.limits = Limits(guild_matches=2)
    it, _, _ = await lobby_of(table, eve)
    assert "This server has as many" in it.text


async def test_pictures_have_a_brake_and_words_take_over(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno")
    driver = await opened(table, ada, bruno)
    leave_blank(table)
    table.client.desk.umpire.limits = Limits(pictures=2)
    board = f"/match board match:{driver.id}"
    for _ in range(2):
        assert (await table.do(ada.slash(board))).message.attachments
    slow = await table.do(ada.slash(board))
    assert not slow.message.attachments
    assert "a picture too many" in slow.text
    hand = await table.do(ada.press(driver.board, "Show my hand"))
    assert not hand.message.attachments
    assert (await table.do(bruno.slash(board))).message.attachments
    table.now += 60
    assert (await table.do(ada.slash(board))).message.attachments


async def first_turns(table, player):
    """Begin a first match; return its driver and the panel of the first turn."""
    leave_blank(table)
    it = await table.do(player.slash("/match first"))
    (row,) = await table.store.lists.of_person(str(player.id))
    return it, Driver(table, row.id)


async def test_a_first_match_begins_at_once_with_notes_at_the_first_turns(table):
    ada = table.box.user("Ada")
    ada.close_dms()
    it, driver = await first_turns(table, ada)
    assert "Your first match of Magnate" in it.text
    place = (await table.store.match(driver.id)).place
    assert f"<#{place.thread}>" in it.text
    match = await driver.match()
    assert match.status is Status.RUNNING
    assert sum(player.computer is not None for player in match.players) == len(match.players) - 1
    seen = []
    for _ in range(6):
        await driver.whose([ada])
        it = await table.do(ada.press(driver.board, "Play"))
        seen.append(it.text)
        await driver.by_slash(ada)
        await table.quiet()
    for number, text in enumerate(seen[:5], 1):
        assert f"Note {number} of 5" in text
    assert not re.search(r"Note \d of 5", seen[5])
    assert (await table.store.people.get(str(ada.id))).settings[
        "terms"
    ]  # explained as they were met


@pytest.mark.parametrize("game", ["pangea", "seven_sages", "magus_wargame"])
async def test_a_first_match_can_be_of_any_game(table, game):
    ada = table.box.user("Ada", locale="fr")
    leave_blank(table)
    it = await ada.slash(f"/match first game:{game}")
    await it.done(60)  # many matches are played until one is open
    await table.quiet()
    (row,) = await table.store.lists.of_person(str(ada.id))
    assert row.key == game
    assert f"<#{row.place.thread}>" in it.text
    assert row.place.locale == "fr", "they read it alone"
    driver = Driver(table, row.id)
    await driver.whose([ada])
    panel = await table.do(ada.press(driver.board, "Jouer"))
    assert "Note 1 sur 5" in panel.text


async def test_notes_tell_of_the_draft_too(table):
    ada = table.box.user("Ada")
    _, driver = await first_turns(table, ada)
    it = await table.do(ada.press(driver.board, "Play"))
    await driver.say(ada, it.message, write(await driver.choice(ada)))
    assert "This is your turn so far" in it.message.text


async def test_help_and_the_first_direct_message_offer_a_first_match(table):
    ada, bruno = table.box.user("Ada"), table.box.user("Bruno", locale="fr")
    leave_blank(table)
    help_ = await table.do(ada.slash("/help"))
    await table.do(ada.press(help_.message, "First match"))
    assert len(await table.store.lists.of_person(str(ada.id))) == 1
    _, lobby, _ = await lobby_of(table, table.box.user("Eve"))
    await table.lobby(bruno, lobby, "Join")
    hello = next(m for m in bruno.dms if m.buttons)
    it = await table.do(bruno.press(hello, "Première partie"))
    assert "Votre première partie" in it.text
    assert len(await table.store.lists.of_person(str(bruno.id))) == 2
    await table.do(bruno.slash("/match new game:magnate"))
    assert sum(bool(m.buttons) and "Première" in m.buttons[0].label for m in bruno.dms) == 1


async def test_a_first_match_is_played_in_the_direct_message_where_it_was_asked_for(table):
    ada = table.box.user("Ada")
    help_ = await table.do(ada.slash("/help", channel=ada.dm))
    it = await table.do(ada.press(help_.message, "First match"))
    (row,) = await table.store.lists.of_person(str(ada.id))
    assert (row.place.guild, row.place.channel) == (None, ada.dm.id)
    driver = Driver(table, row.id)
    assert "It is played here: your hand" in it.text
    assert "<#" not in it.text, "a direct message has no name"
    for _ in range(2):
        before = (await driver.match()).number
        letter = next(m for m in reversed(ada.dms) if row.id in str(m.buttons))
        table.now += 1  # what is called anew is called at another second
        while (await driver.match()).number == before:
            await driver.say(ada, letter, write(await driver.choice(ada)))
        table.now += 10
        await table.quiet()
    assert (await driver.match()).status is Status.RUNNING
    assert not any("permission" in message.text for message in ada.dms)


async def test_whom_no_direct_message_reaches_is_told_so_when_they_sit_down(table):
    ada, bruno, cleo = (table.box.user(name) for name in ("Ada", "Bruno", "Cleo"))
    for player in (ada, bruno):
        player.close_dms()
    opened = await table.do(ada.slash("/match new game:pangea"))
    lobby = table.box.messages(table.box.channel)[-1]
    joined = await table.do(bruno.press(lobby, "Join"))
    for it in (opened, joined):
        assert "I cannot write to you" in it.text
    await table.lobby(cleo, lobby, "Join")
    assert "You sit at a table" in cleo.dms[-1].text
