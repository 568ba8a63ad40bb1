"""An unmodified discord.py bot in the sandbox, as a test of the real bot would use it."""

import discord
import pytest

from sandbox import Refused


async def test_a_command_is_answered(box, bot):
    ada = box.user("Ada")
    r = await (await ada.slash("/game new kind:Harbours friend:@Bruno")).done()
    assert r.text == f"harbours with {box.user('Bruno').mention}"
    assert r.acknowledged_ms < 1000
    assert box.user("Bruno").pings == [r.message]
    assert ada.pings == []


async def test_a_subcommand_group_is_reached(box, bot):
    r = await (await box.user("Ada").slash("/game seats take seat:2")).done()
    assert r.text == "seat 2"


async def test_the_locale_of_the_player_arrives(box, bot):
    ada = box.user("Ada", locale="fr")
    r = await (await ada.slash("/game play card:harvest times:3")).done()
    assert r.text == "fr harvest x3"


async def test_autocomplete_returns_choices(box, bot):
    choices = await box.user("Ada").complete("/game play card:har")
    assert [c["value"] for c in choices] == ["harvest", "harbour"]


@pytest.mark.parametrize(
    "text",
    [
        "/nothing",
        "/game",
        "/game play",
        "/game play card:x times:12",
        "/game new kind:chess",
        "/game new kind:Harbours colour:red",
        "game new",
    ],
)
async def test_what_a_client_would_not_send_is_refused(box, bot, text):
    with pytest.raises(Refused):
        await box.user("Ada").slash(text)


async def test_a_board_of_components_is_seen_and_pressed(box, bot):
    ada, bruno = box.users
    r = await (await ada.slash("/game board")).done()
    board = r.message
    assert "It is **Ada**'s turn." in board.text
    assert [b.label for b in board.buttons] == ["Hit 0", "Rename", "Wait"]
    assert [s.custom_id for s in board.selects] == ["suits", "friends"]
    assert board.attachments[0].data[:4] == b"\x89PNG"
    assert (board.attachments[0].width, board.attachments[0].height) == (40, 30)
    assert board.alts == ["A small board", "An empty board"]
    await (await bruno.press(board, "Hit 0")).done()
    await (await ada.press(board, custom_id="hit:1")).done()
    assert board.buttons[0].label == "Hit 2"


async def test_menus_return_their_values(box, bot):
    ada = box.user("Ada")
    board = (await (await ada.slash("/game board")).done()).message
    r = await (await ada.select(board, "Suits", ["moon", "sun"])).done()
    assert r.text == "moon sun"
    r = await (await ada.select(board, "friends", [box.user("Bruno")])).done()
    assert r.text == "Bruno"
    with pytest.raises(Refused):
        await ada.select(board, "suits", ["clubs"])
    with pytest.raises(Refused):
        await ada.select(board, "suits", ["sun", "moon", "star"])


async def test_a_form_makes_a_round_trip(box, bot):
    ada = box.user("Ada")
    board = (await (await ada.slash("/game board")).done()).message
    form = (await (await ada.press(board, "Rename")).done()).modal
    assert form.title == "Your ship"
    r = await (await ada.submit(form, {"name": "Dawn", "Kind": ["sloop"]})).done()
    assert r.text == "Dawn is a sloop"
    with pytest.raises(Refused):
        await ada.submit(form, {"name": "x" * 21, "kind": ["sloop"]})


async def test_a_deferred_button_is_followed_up(box, bot):
    ada, bruno = box.users
    board = (await (await ada.slash("/game board")).done()).message
    r = await (await ada.press(board, "Wait")).done()
    assert r.text == "later"
    assert r.message in ada.sees()
    assert r.message not in bruno.sees()
    assert r.message not in box.messages()


@pytest.mark.parametrize("step", ["Draw", "Later"])
async def test_a_private_panel_is_drawn_anew_in_place(box, bot, step):
    ada, bruno = box.users
    panel = (await (await ada.slash("/game panel")).done()).message
    for _ in range(2):
        r = await (await ada.press(panel, step)).done()
        assert r.message is panel
        assert len(panel.attachments) == 1
    assert ada.sees() == [panel]
    assert bruno.sees() == []
    assert len(box.world.attachments) == 1
    with pytest.raises(Refused):
        await bruno.press(panel, step)
    await (await ada.press(panel, "Done")).done()
    assert panel.deleted
    assert box.world.attachments == {}


@pytest.mark.parametrize("hidden", ["True", "False"])
async def test_thinking_becomes_the_answer(box, bot, hidden):
    ada, bruno = box.users
    r = await (await ada.slash(f"/game think hidden:{hidden}")).done()
    assert r.text == "thought"
    assert r.message is r.original
    assert r.message.attachments[0].filename == "thought.png"
    assert r.message.ephemeral == (hidden == "True")
    assert (r.message in bruno.sees()) == (hidden == "False")


async def test_a_hand_comes_by_dm_and_is_played_there(box, bot):
    ada, bruno = box.users
    r = await (await ada.slash("/game whisper")).done()
    assert r.text == "sent"
    (hand,) = ada.dms
    assert bruno.dms == []
    await (await ada.press(hand, "Hit 0")).done()
    assert hand.buttons[0].label == "Hit 1"
    with pytest.raises(Refused):
        await bruno.press(hand, "Hit 1")


async def test_a_closed_dm_refuses_with_50007(box, bot):
    ada = box.user("Ada")
    ada.close_dms()
    r = await (await ada.slash("/game whisper")).done()
    assert r.text == "refused 50007"
    ada.open_dms()
    r = await (await ada.slash("/game whisper")).done()
    assert r.text == "sent"


async def test_what_a_player_says_is_heard_without_its_content(box, bot):
    box.user("Ada").say("hello")
    await box.until(lambda: bot.heard)
    assert bot.heard[0].author.display_name == "Ada"
    assert bot.heard[0].content == ""


async def test_a_command_in_the_dms_has_no_server(box, bot):
    ada = box.user("Ada")
    r = await (await ada.slash("/game play card:mill", channel=ada.dm)).done()
    assert r.text == "en-US mill x1"
    assert r.message in ada.dms


async def test_members_channels_and_the_owner_can_be_read(box, bot):
    ada, bruno = box.users
    guild = bot.get_guild(box.guild)
    assert (await guild.fetch_member(bruno.id)).display_name == "Bruno"
    assert (await bot.fetch_user(ada.id)).global_name == "Ada"
    assert (await bot.application_info()).owner.id == ada.id
    assert guild.me.guild_permissions.manage_threads
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_user(1)
    assert caught.value.code == 10013
