"""A sandbox that is stopped and started again goes on where it was."""

import discord
import pytest

from sandbox import Sandbox


async def test_a_channel_outlives_sandbox_and_bot(tmp_path, connect, make_bot, make_picture):
    async with Sandbox(state=tmp_path) as box, connect(box, make_bot()) as bot:
        ada = box.user("Ada", locale="fr")
        ada.close_dms()
        chloe = box.user("Chloé")
        board = (await (await ada.slash("/game board")).done()).message
        hidden = (await (await ada.slash("/game play card:mill")).done()).message
        room = bot.get_channel(box.channel)
        said = ada.say("hello")
        await (await room.fetch_message(said.id)).reply("hi")
        thread = await room.create_thread(name="M", type=discord.ChannelType.public_thread)
        await thread.send(f"your turn {chloe.mention}")
        await (await bot.fetch_user(chloe.id)).send("your hand", file=make_picture("hand.png"))
        box.deny("ATTACH_FILES", channel=box.channel)
        ids = (box.guild, box.channel, box.application_id, box.bot_id)
        commands = dict(box.world.commands)
        silent = await ada.slash("/game think")
        await silent.answered()
        files = sorted(p.name for p in (tmp_path / "files").iterdir())
        assert files

    async with Sandbox(state=tmp_path) as box:
        assert (box.guild, box.channel, box.application_id, box.bot_id) == ids
        assert [p.name for p in box.users] == ["Ada", "Bruno", "Chloé"]
        assert (box.user("Ada").user.locale, box.user("Ada").user.dms_open) == ("fr", False)
        assert box.world.commands == commands
        texts = [m.text for m in box.messages()]
        assert texts[0] == board.text
        assert texts[1:3] == ["hello", "hi"]
        assert hidden.id not in box.world.messages
        (thread,) = box.threads
        (turn,) = box.messages(thread)
        assert box.user("Chloé").pings[0] is turn
        (hand,) = box.user("Chloé").dms
        assert hand.attachments[0].data[:4] == b"\x89PNG"
        assert box.find_channel(box.channel).denied == {"ATTACH_FILES"}

        async with connect(box, make_bot()) as bot:
            again = box.world.messages[board.id]
            await (await box.user("Bruno").press(again, "Hit 0")).done()
            assert again.buttons[0].label == "Hit 1"
            message = await bot.get_channel(box.channel).fetch_message(board.id)
            assert message.attachments[0].url.startswith(box.url)
            assert (await message.attachments[0].read())[:4] == b"\x89PNG"
            newest = box.user("Ada").say("after")
            assert newest.id > board.id


async def test_a_change_is_on_disk_before_the_end(tmp_path, monkeypatch):
    monkeypatch.setattr("sandbox.world_on_disk.DELAY", 0)
    async with Sandbox(state=tmp_path) as box:
        box.user("Ada").say("written")
        await box.until(lambda: "written" in read(tmp_path))


def read(folder):
    path = folder / "state.json"
    return path.read_text("utf-8") if path.exists() else ""


@pytest.mark.parametrize("text", ["{", "{}", "[]", '{"locale": "fr", "guild": 1}'])
def test_a_state_that_cannot_be_read_is_named(tmp_path, text):
    (tmp_path / "state.json").write_text(text)
    with pytest.raises(ValueError, match="move the folder away"):
        Sandbox(state=tmp_path)
    assert (tmp_path / "state.json").read_text() == text


async def test_a_deleted_message_takes_its_file_away(tmp_path, connect, make_bot, make_picture):
    async with Sandbox(state=tmp_path) as box, connect(box, make_bot()) as bot:
        await bot.wait_until_ready()
        sent = await bot.get_channel(box.channel).send(file=make_picture())
        assert len(list((tmp_path / "files").iterdir())) == 1
        await sent.delete()
        assert list((tmp_path / "files").iterdir()) == []


async def test_a_thinking_answer_does_not_outlive_the_process(tmp_path, connect, make_bot):
    async with Sandbox(state=tmp_path) as box, connect(box, make_bot()):
        box.faults.fail("POST", "/webhooks/**", 403)
        r = await (await box.user("Ada").slash("/game think")).answered()
        assert r.original.loading
    async with Sandbox(state=tmp_path) as box:
        assert box.messages() == []
