"""Who comes to the server and leaves it, the bot itself included; roles."""

import discord
import pytest

from sandbox import Refused, Sandbox


async def test_a_bot_that_is_removed_hears_so_and_reaches_nothing(box, bot):
    heard = []
    bot.on_guild_remove = bot.on_guild_join = lambda guild: _note(heard, guild)
    room = bot.get_channel(box.channel)
    box.expel()
    await box.until(lambda: heard)
    assert bot.get_guild(box.guild) is None
    with pytest.raises(discord.Forbidden) as caught:
        await room.send("anybody?")
    assert caught.value.code == 50001
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_guild(box.guild)
    assert caught.value.code == 10004
    with pytest.raises(Refused, match="no command"):
        await box.user("Ada").slash("/game board")
    box.admit()
    await box.until(lambda: len(heard) == 2)
    await bot.get_channel(box.channel).send("here again")
    assert [m.content for m in box.messages()] == ["here again"]


async def _note(heard, guild):
    heard.append(guild.id)


async def test_a_bot_that_was_removed_while_it_was_away_is_told_at_the_start(
    box, connect, make_bot
):
    box.world.bot.member = False
    async with connect(box, make_bot()) as bot:
        assert not bot.guilds


async def test_a_player_who_has_left_is_no_member_and_gets_no_messages(box, bot):
    ada, guild = box.user("Ada"), bot.get_guild(box.guild)
    assert (await guild.fetch_member(ada.id)).id == ada.id
    ada.leave()
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(ada.id)
    assert caught.value.code == 10007
    with pytest.raises(discord.Forbidden) as caught:
        await (await bot.fetch_user(ada.id)).send("hello")
    assert caught.value.code == 50278
    with pytest.raises(Refused, match="cannot see"):
        await ada.slash("/game board")
    ada.come_back()
    await (await bot.fetch_user(ada.id)).send("hello")
    assert [m.text for m in ada.dms] == ["hello"]


async def test_a_role_is_known_to_the_bot_and_comes_with_who_has_it(box, bot):
    role = box.add_role("Hosts")
    box.user("Ada").take_role(role)
    await box.until(lambda: bot.get_guild(box.guild).get_role(role))
    member = await bot.get_guild(box.guild).fetch_member(box.user("Ada").id)
    assert member.get_role(role).name == "Hosts"
    assert not (await bot.get_guild(box.guild).fetch_member(box.user("Bruno").id)).get_role(role)


async def test_roles_and_departures_outlive_the_process(tmp_path):
    async with Sandbox(state=tmp_path) as box:
        role = box.add_role("Hosts")
        box.user("Ada").take_role(role)
        box.user("Bruno").leave()
    async with Sandbox(state=tmp_path) as box:
        assert box.world.roles == {role: "Hosts"}
        assert box.user("Ada").user.roles == {role}
        assert [user.name for user in box.world.members] == ["Conclave", "Ada"]
