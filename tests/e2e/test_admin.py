"""What those who manage a server may do with `/admin`, and nobody else, over the wire."""

import pytest
from driver import opened
from sqlalchemy import update
from structlog.testing import capture_logs

from db.match_rows import Place
from db.outbox import MOST_ATTEMPTS, OutboxRow
from db.tables import outbox
from db.transactions import writing
from engine.match import DAY, Status
from sandbox import Refused

COMMANDS = ("health", "check", "pause", "resume", "void", "resend", "settings")


@pytest.fixture
def people(table):
    """The owner of server and bot, a player, a moderator, and somebody else."""
    names = ("Ada", "Bruno", "Mod", "Eve")
    return [table.box.user(name, admin=name == "Mod" or None) for name in names]


async def elsewhere(table, driver):
    """Let a match belong to another server."""
    await table.store.place(driver.id, guild=1)


@pytest.mark.parametrize("command", COMMANDS)
async def test_nobody_else_may_and_the_try_is_logged(table, people, command):
    eve = people[3]
    table.unhide("admin")
    with capture_logs() as logs:
        it = await table.do(eve.slash(f"/admin {command}"))
    assert "Only those who manage this server" in it.text
    refused = next(line for line in logs if line["event"] == "admin refused")
    assert (refused["command"], refused["guild"]) == (f"admin {command}", table.box.guild)
    with capture_logs() as logs:
        it = await table.do(eve.slash(f"/admin {command}", channel=eve.dm))
    assert "Only those who manage this server" in it.text
    refused = next(line for line in logs if line["event"] == "admin refused")
    assert (refused["command"], refused["guild"]) == (f"admin {command}", None)


async def test_discord_hides_the_commands_from_others_and_in_dms(table, people):
    admin = next(c for c in table.box.world.commands.values() if c["name"] == "admin")
    assert admin["default_member_permissions"] == str(1 << 5)
    _, _, mod, eve = people
    for player, channel in ((eve, None), (eve, eve.dm), (mod, mod.dm)):
        with pytest.raises(Refused, match="no command 'admin'"):
            await player.slash("/admin health", channel=channel)


async def test_a_match_of_another_server_is_refused_to_all_but_the_owner_of_the_bot(table, people):
    ada, bruno, mod, _ = people
    driver = await opened(table, ada, bruno, pictures=False)
    await elsewhere(table, driver)
    it = await table.do(mod.slash(f"/admin pause match:{driver.id}"))
    assert "not played on this server" in it.text
    assert not (await driver.match()).rest
    with capture_logs() as logs:
        await table.do(ada.slash(f"/admin pause match:{driver.id}"))
    assert (await driver.match()).rest == "paused"
    done = next(line for line in logs if line["event"] == "admin")
    assert (done["command"], done["match"]) == ("admin pause", driver.id)
    assert not {"Ada", str(ada.id)} & {str(value) for value in done.values()}
    table.unhide("admin")
    await table.do(ada.slash(f"/admin resume match:{driver.id}", channel=ada.dm))
    assert not (await driver.match()).rest


async def test_health_tells_loops_debts_and_matches(table, people):
    ada, bruno, mod, _ = people
    await opened(table, ada, bruno, pictures=False)
    text = (await table.do(mod.slash("/admin health"))).text
    assert "The loop `outbox`" in text
    assert "The loop `clock`" in text
    assert "The database answers" in text
    assert "Owed: nothing" in text
    assert "On this server: 1 match and 0 open tables" in text
    assert "Everywhere: 1 match" in text


async def dead(table, match_id, owed):
    """Owe what has failed too often before."""
    async with writing(table.engine) as conn:
        await conn.run_sync(table.store.outbox.put, match_id, [owed])
        await conn.execute(update(outbox).values(attempts=MOST_ATTEMPTS))


async def test_what_has_failed_too_often_is_tried_again_by_a_button_of_health(table, people):
    ada, bruno, mod, eve = people
    driver = await opened(table, ada, bruno, pictures=False)
    posts = len(table.box.messages(driver.thread))
    await dead(table, driver.id, OutboxRow("thread", "host", data={"to": str(bruno.id)}))
    it = await table.do(mod.slash("/admin health"))
    assert "Given up after many attempts: 1 post" in it.text
    button = it.message.buttons[0].custom_id
    stolen = await table.do(eve.press(driver.board, custom_id=button, force=True))
    assert "Only those who manage" in stolen.text
    assert len(table.box.messages(driver.thread)) == posts
    await table.do(mod.press(it.message, "Try again"))
    assert "Bruno is the host now" in table.box.messages(driver.thread)[-1].text
    assert not (await table.do(mod.slash("/admin health"))).message.buttons


async def test_a_match_is_paused_and_resumed(table, people):
    ada, bruno, mod, _ = people
    driver = await opened(table, ada, bruno, pictures=False)
    end = (await driver.match()).clock.deadline()
    await table.do(mod.slash("/admin pause", channel=driver.thread))
    mover = await driver.whose([ada, bruno])
    action = await driver.choice(mover)
    it = await table.do(mover.slash(driver.command(action), channel=driver.thread))
    assert "paused" in it.text
    again = await table.do(mod.slash("/admin pause", channel=driver.thread))
    assert "paused" in again.text
    table.now += DAY
    await table.do(mod.slash("/admin resume", channel=driver.thread))
    assert (await driver.match()).clock.deadline() == end + DAY
    await driver.by_slash(mover)
    it = await table.do(mod.slash("/admin resume", channel=driver.thread))
    assert "not paused" in it.text


async def test_a_match_is_called_off_only_after_a_question(table, people):
    ada, bruno, mod, eve = people
    driver = await opened(table, ada, bruno, pictures=False)
    it = await table.do(mod.slash("/admin void", channel=driver.thread))
    assert (await driver.match()).status is Status.RUNNING
    button = it.message.buttons[0].custom_id
    stolen = await table.do(eve.press(driver.board, custom_id=button, force=True))
    assert "Only those who manage" in stolen.text
    await table.do(mod.press(it.message, "Call it off"))
    assert (await driver.match()).status is Status.VOID
    assert "called off" in table.box.messages(driver.thread)[-1].text


async def test_a_match_moves_to_another_channel_and_says_where_it_went(table, people):
    ada, bruno, mod, _ = people
    driver = await opened(table, ada, bruno, pictures=False)
    old, board = driver.thread, driver.board
    other = table.box.add_channel("elsewhere")
    await table.box.until(lambda: table.client.get_channel(other))
    await table.do(mod.slash("/admin move channel:#elsewhere", channel=old))
    place = (await table.store.match(driver.id)).place
    assert place.channel == other
    assert table.box.find_channel(place.thread).parent == other
    new = table.box.messages(place.thread)[0]
    assert new.pinged == {(await driver.whose([ada, bruno])).id}
    assert new.buttons
    assert f"goes on in <#{place.thread}>" in table.box.messages(old)[-1].text
    assert not board.buttons
    await driver.by_slash(await driver.whose([ada, bruno]))


async def test_a_lobby_moves_too(table, people):
    ada, _, mod, _ = people
    await table.do(ada.slash("/match new game:magnate"))
    lobby = table.box.messages(table.box.channel)[-1]
    other = table.box.add_channel("elsewhere")
    await table.box.until(lambda: table.client.get_channel(other))
    await table.do(mod.slash("/admin move channel:#elsewhere"))
    assert table.box.messages(other)[-1].buttons
    assert not lobby.buttons
    assert "goes on in" in table.box.messages(table.box.channel)[-1].text


async def test_a_fresh_table_that_was_deleted_is_sent_again(table, people):
    ada, _, mod, _ = people
    await table.do(ada.slash("/match new game:magnate"))
    lobby = table.box.messages(table.box.channel)[-1]
    table.box.delete_message(lobby.id)
    await table.do(mod.slash("/admin resend"))
    (again,) = table.box.messages(table.box.channel)
    assert again.buttons
    assert not any("permission" in message.text for message in ada.dms)


async def test_a_match_does_not_move_to_where_nothing_can_be_posted(table, people):
    ada, bruno, mod, _ = people
    driver = await opened(table, ada, bruno, pictures=False)
    other = table.box.add_channel("silent")
    table.box.deny("SEND_MESSAGES", other)
    await table.box.until(lambda: (c := table.client.get_channel(other)) and c.overwrites)
    it = await table.do(mod.slash("/admin move channel:#silent", channel=driver.thread))
    assert f"I cannot write in <#{other}>" in it.text
    assert (await table.store.match(driver.id)).place.channel == table.box.channel


async def test_somebody_new_is_looked_for(table, people):
    ada, bruno, mod, eve = people
    driver = await opened(table, ada, bruno, pictures=False)
    seat = (await driver.match()).seat_of(str(bruno.id)) + 1
    found = await mod.complete("/admin replace seat:Bru", channel=driver.thread)
    assert [choice["value"] for choice in found] == [str(seat)]
    it = await table.do(mod.slash("/admin replace seat:9", channel=driver.thread))
    assert "cannot be chosen" in it.text
    await table.do(mod.slash(f"/admin replace seat:{seat} with:@Eve", channel=driver.thread))
    call = next(m for m in table.box.messages(table.box.channel) if eve.id in m.pinged)
    await table.do(eve.press(call, "Take this seat"))
    assert (await driver.match()).seat_of(str(eve.id)) == seat - 1


async def test_board_and_hands_are_sent_again(table, people):
    ada, bruno, mod, _ = people
    driver = await opened(table, ada, bruno, pictures=False)
    board, posts = driver.board, len(table.box.messages(driver.thread))
    hand = ada.dms[-1]
    await table.do(mod.slash("/admin resend", channel=driver.thread))
    assert len(table.box.messages(driver.thread)) == posts + 1
    assert driver.board is not board
    assert driver.board.pinged == board.pinged
    assert not board.buttons
    assert hand.deleted
    assert ada.dms[-1] is not hand
    told, before = (message.text.split("-# ")[0] for message in (ada.dms[-1], hand))
    assert told.startswith(before.rstrip())


async def test_permissions_are_checked_with_what_each_is_for(table, people):
    mod = people[2]
    it = await table.do(mod.slash("/admin check"))
    assert "every permission" in it.text
    other = table.box.add_channel("closed")
    for name in ("ATTACH_FILES", "SEND_MESSAGES_IN_THREADS"):
        table.box.deny(name, other)
    channel = await table.box.until(lambda: table.client.get_channel(other))
    await table.box.until(lambda: not channel.permissions_for(channel.guild.me).attach_files)
    it = await table.do(mod.slash("/admin check channel:#closed"))
    lines = [line for line in it.text.splitlines() if line.startswith("- ")]
    assert len(lines) == 2
    assert "Attach Files: without it boards are told in words." in it.text
    assert lines == (await table.do(mod.slash("/admin check", channel=other))).text.splitlines()[1:]


async def test_the_settings_of_a_server_are_kept_shown_and_used(table, people):
    ada, bruno, mod, _ = people
    other = table.box.add_channel("tables")
    await table.box.until(lambda: table.client.get_channel(other))
    it = await table.do(mod.slash("/admin settings"))
    assert "Tables are opened in: any channel" in it.text
    it = await table.do(
        mod.slash(
            "/admin settings language:fr pace:86400 theme:light palette:contrast pictures:False"
            " channel:#tables"
        )
    )
    for told in ("Français", "1 day", "light", "high contrast", "text only", f"<#{other}>"):
        assert told in it.text
    it = await table.do(ada.slash("/match new game:magnate"))
    assert f"open in <#{other}>" in it.text
    lobby = table.box.messages(other)[-1]
    assert "une table est ouverte" in lobby.text
    assert "1 jour" in lobby.text
    await table.lobby(bruno, lobby, "Rejoindre")
    await table.lobby(ada, lobby, "Commencer")
    board = table.box.messages(table.box.threads[0])[0]
    assert not board.attachments
    it = await table.do(mod.slash("/admin settings language:server pictures:True anywhere:True"))
    assert "any channel" in it.text
    rows = await table.store.lists.of_person(str(ada.id))
    assert rows[0].place.locale == "en-US"
    await table.do(ada.slash("/match new game:magnate"))
    assert "a table is open" in table.box.messages(table.box.channel)[-1].text


async def test_only_those_with_the_role_open_tables(table, people):
    _, bruno, mod, eve = people
    role = table.box.add_role("Hosts")
    await table.box.until(lambda: table.client.get_guild(table.box.guild).get_role(role))
    it = await table.do(mod.slash("/admin settings hosts:@Hosts"))
    assert f"<@&{role}>" in it.text
    for command in ("/match new game:magnate", "/match first"):
        it = await table.do(eve.slash(command))
        assert f"<@&{role}> opens the tables" in it.text
    bruno.take_role(role)
    for player in (bruno, mod):
        await table.do(player.slash("/match new game:magnate"))
        assert len(await table.store.lists.of_person(str(player.id))) == 1
    await table.do(mod.slash("/admin settings hosts:everyone"))
    await table.do(eve.slash("/match new game:magnate"))
    assert len(await table.store.lists.of_person(str(eve.id))) == 1


async def test_a_match_is_completed_by_name_and_asked_for_where_none_is_plain(table, people):
    ada, bruno, mod, eve = people
    it = await table.do(mod.slash("/admin resend"))
    assert "Name the match" in it.text
    driver = await opened(table, ada, bruno, pictures=False)
    found = await mod.complete("/admin resend match:magn")
    assert [choice["value"] for choice in found] == [driver.id]
    table.unhide("admin")
    assert await eve.complete("/admin resend match:magn") == []


def test_a_place_remembers_all_that_a_move_forgets():
    from cogs.handlers.match_relocation import _PLACE

    assert set(_PLACE) <= set(Place.__dataclass_fields__)
