"""Where the app is used: servers with and without the bot, its DMs, groups; by which install."""

import asyncio
import json

import discord
import pytest
from discord import app_commands

from sandbox import Refused, Sandbox


@app_commands.command(description="Leave a card for everybody")
async def card(it: discord.Interaction):
    await it.response.send_message("card", view=Card())


@app_commands.command(description="Tell what an interaction carries")
async def told(it: discord.Interaction):
    await it.response.send_message(f"context {it.context.to_array()}", ephemeral=True)


class Card(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Play", custom_id="play")
    async def play(self, it, button):
        await it.response.edit_message(content=f"card, seen by {it.user.display_name}")

    @discord.ui.button(label="Hand", custom_id="hand")
    async def hand(self, it, button):
        await it.response.send_message("a hand", ephemeral=True)

    @discord.ui.button(label="Draw", custom_id="draw")
    async def draw(self, it, button):
        import io

        file = discord.File(io.BytesIO(b"x"), "board.png")
        try:
            await it.response.edit_message(attachments=[file])
        except discord.Forbidden as error:
            await it.response.edit_message(content=f"refused {error.code}")

    @discord.ui.button(label="Call", custom_id="call")
    async def call(self, it, button):
        everybody = discord.AllowedMentions(users=True)
        text = f"<@{it.user.id}> and <@{it.client.bruno}>"
        await it.response.send_message(text, allowed_mentions=everybody)

    @discord.ui.button(label="Many", custom_id="many")
    async def many(self, it, button):
        await it.response.defer()
        for n in range(6):
            try:
                await it.followup.send(f"follow-up {n}", ephemeral=True)
            except discord.HTTPException as error:
                await it.edit_original_response(content=f"after {n}: {error.code}")


@pytest.fixture
def made(make_bot):
    """A bot whose commands say where they are offered, in each way that there is."""
    client = make_bot()
    client.add_view(Card())
    every = {"guilds": True, "users": True}
    for command in (card, told):
        client.tree.add_command(app_commands.allowed_installs(**every)(command))
        app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    for name, installs, contexts in (
        ("served", app_commands.AppInstallationType(guild=True, user=False), None),
        ("mine", app_commands.AppInstallationType(guild=False, user=True), None),
        ("here", None, app_commands.AppCommandContext(guild=True)),
        ("direct", None, app_commands.AppCommandContext(dm_channel=True)),
        ("apart", None, app_commands.AppCommandContext(private_channel=True)),
        ("plain", None, None),
    ):
        client.tree.add_command(
            app_commands.Command(
                name=name,
                description="x",
                callback=told.callback,
                allowed_installs=installs,
                allowed_contexts=contexts,
            )
        )
    client.heard_of = []

    async def note(it):
        client.heard_of.append(it)

    client.on_interaction = note
    return client


@pytest.fixture
async def bot(box, connect, made):
    async with connect(box, made) as client:
        client.bruno = box.user("Bruno").id
        yield client


async def offered(player, place):
    try:
        await player.slash("/nothing", place)
    except Refused as error:
        listed = str(error).partition("there are: ")[2]
        return set(listed.split(", ")) - {"game", "card", "told", "none"}


async def left(player, place):
    return (await (await player.slash("/card", place)).done()).message


async def test_commands_are_offered_where_their_installs_and_contexts_allow(box, bot):
    ada, bruno = box.users
    group, pair = box.add_group(ada, bruno), box.add_direct(ada, bruno)
    foreign = box.add_foreign(ada, bruno)
    assert await offered(ada, box.channel) == {"served", "here", "plain"}
    assert await offered(ada, ada.dm) == {"served", "direct", "plain"}
    for place in (group, pair, foreign):
        assert await offered(ada, place) == set()
    ada.install()
    assert await offered(ada, box.channel) == {"served", "mine", "here", "plain"}
    assert await offered(ada, ada.dm) == {"served", "mine", "direct", "plain"}
    assert await offered(ada, group) == {"mine", "apart", "plain"}
    assert await offered(ada, pair) == {"mine", "apart", "plain"}
    assert await offered(ada, foreign) == {"mine", "here", "plain"}
    assert await offered(bruno, group) == set()
    box.expel()
    assert await offered(ada, box.channel) == {"mine", "here", "plain"}
    ada.uninstall()
    assert await offered(ada, ada.dm) == set()


async def test_what_a_command_said_of_its_places_is_kept(box, bot):
    kept = {c["name"]: c for c in box.world.commands.values()}
    assert kept["served"]["integration_types"] == [0]
    assert kept["apart"]["contexts"] == [2]
    assert (kept["card"]["integration_types"], kept["card"]["contexts"]) == ([0, 1], [0, 1, 2])
    assert "contexts" not in kept["plain"]


async def test_an_application_without_user_installs_takes_no_command_for_them(connect, made):
    async with Sandbox() as box:
        box.world.installable = [0]
        with pytest.raises(discord.app_commands.CommandSyncFailure):
            async with connect(box, made):
                pass
        assert any("cannot be installed" in one for one in box.violations)


async def test_an_interaction_says_where_it_comes_from(box, bot):
    ada, bruno = box.users
    ada.install()
    group, foreign = box.add_group(ada, bruno), box.add_foreign(ada, bruno)
    places = {"server": box.channel, "dm": ada.dm, "group": group, "foreign": foreign}
    for place in (*places.values(), box.add_direct(ada, bruno)):
        r = await (await ada.slash("/told", place)).done()
        assert r.message.viewer == ada.id
    server, dm, grouped, elsewhere, pair = bot.heard_of
    assert [it.context.to_array() for it in bot.heard_of] == [[0], [1], [2], [0], [2]]
    assert (server.guild_id, elsewhere.guild_id) == (box.guild, foreign.guild)
    assert (dm.guild_id, grouped.guild_id, pair.guild_id) == (None, None, None)
    assert isinstance(grouped.channel, discord.GroupChannel)
    assert {one.display_name for one in grouped.channel.recipients} == {"Ada", "Bruno"}
    assert isinstance(pair.channel, discord.DMChannel)
    assert isinstance(elsewhere.user, discord.Member)
    assert not isinstance(grouped.user, discord.Member)
    assert [it.is_guild_integration() for it in bot.heard_of] == [True, False, False, False, False]
    assert dm._integration_owners == {0: 0, 1: ada.id}
    assert all(it.is_user_integration() for it in bot.heard_of)
    assert all(it.filesize_limit == 10 * 1024 * 1024 for it in bot.heard_of)
    assert dm.app_permissions.use_external_emojis
    assert grouped.app_permissions.attach_files
    assert not grouped.app_permissions.send_messages


async def test_a_press_in_a_group_works_for_everybody_by_the_install_of_who_asked(box, bot):
    ada, bruno = box.users
    ada.install()
    group = box.add_group(ada, bruno)
    message = await left(ada, group)
    await (await bruno.press(message, "Play")).done()
    assert message.text == "card, seen by Bruno"
    it = bot.heard_of[-1]
    assert (it.user.id, it._integration_owners) == (bruno.id, {1: ada.id})
    ada.uninstall()
    await (await ada.press(message, "Play")).done()
    assert message.text == "card, seen by Ada"
    private = (await (await bruno.press(message, "Hand")).done()).message
    assert private in bruno.sees(group)
    assert private not in ada.sees(group)


async def test_a_press_by_who_has_not_installed_the_app_may_be_refused(box, bot):
    ada, bruno = box.users
    ada.install()
    message = await left(ada, box.add_group(ada, bruno))
    box.assumptions.strangers_press = False
    with pytest.raises(Refused, match="has not installed"):
        await bruno.press(message, "Play")
    await (await ada.press(message, "Play")).done()
    public = (await (await ada.slash("/card")).done()).message
    await (await bruno.press(public, "Play")).done()


@pytest.mark.parametrize("rings", [True, False])
async def test_a_mention_in_a_group_rings_or_does_not(box, bot, rings):
    ada, bruno = box.users
    ada.install()
    box.assumptions.mentions_ring = rings
    message = await left(ada, box.add_group(ada, bruno))
    call = (await (await ada.press(message, "Call")).done()).message
    assert (call in bruno.pings) == rings
    message = await left(ada, box.channel)
    assert (await (await ada.press(message, "Call")).done()).message in bruno.pings


@pytest.mark.parametrize("allowed", [True, False])
async def test_an_edit_in_a_group_may_bring_a_picture_or_not(box, bot, allowed):
    ada, bruno = box.users
    ada.install()
    box.assumptions.edits_bring_pictures = allowed
    message = await left(ada, box.add_group(ada, bruno))
    await (await bruno.press(message, "Draw")).done()
    assert message.text == ("card" if allowed else "refused 50013")
    assert len(message.attachments) == allowed
    message = await left(ada, box.channel)
    await (await bruno.press(message, "Draw")).done()
    assert len(message.attachments) == 1


async def test_the_sixth_follow_up_is_refused_where_nobody_but_a_user_installed(box, bot):
    ada, bruno = box.users
    ada.install()
    message = await left(ada, box.add_group(ada, bruno))
    r = await (await bruno.press(message, "Many")).done()
    await box.until(lambda: message.text == "after 5: 40094")
    assert len(r.followups) == 5
    message = await left(ada, box.channel)
    r = await (await bruno.press(message, "Many")).done()
    await box.until(lambda: len(r.followups) == 6)


async def test_without_a_token_nothing_can_be_done_where_the_bot_is_not(box, bot):
    ada, bruno = box.users
    ada.install()
    for place in (box.add_group(ada, bruno), box.add_foreign(ada), box.add_direct(ada, bruno)):
        message = await left(ada, place)
        channel = bot.get_partial_messageable(place.id)
        for attempt in (
            channel.send("x"),
            channel.typing().__aenter__(),
            channel.get_partial_message(message.id).edit(content="x"),
            channel.get_partial_message(message.id).delete(),
            channel.fetch_message(message.id),
            bot.fetch_channel(place.id),
        ):
            with pytest.raises(discord.Forbidden) as caught:
                await attempt
            assert caught.value.code == 50001
        assert message.text == "card"


async def test_a_token_dies_after_fifteen_minutes(box, bot):
    ada, bruno = box.users
    ada.install()
    message = await left(ada, box.add_group(ada, bruno))
    (it,) = bot.heard_of
    box.push(14 * 60)
    await it.edit_original_response(content="in time")
    box.push(61)
    for attempt in (
        it.edit_original_response(content="late"),
        it.followup.send("late"),
        it.delete_original_response(),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await attempt
        assert caught.value.code == 50027
    assert message.text == "in time"
    await (await bruno.press(message, "Play")).done()
    assert message.text == "card, seen by Bruno"


async def test_who_can_be_written_to(box, bot):
    ada = box.user("Ada")

    async def code():
        try:
            await (await bot.fetch_user(ada.id)).send("x")
        except discord.Forbidden as error:
            return error.code

    assert await code() is None
    ada.leave()
    assert await code() == 50278
    ada.install()
    assert await code() is None
    ada.close_dms()
    assert await code() == 50007
    ada.open_dms()
    box.faults.fail("POST", "/channels/*/messages", code=40003)
    assert await code() == 40003
    assert await code() is None


async def test_groups_and_foreign_servers_never_reach_the_gateway(box, bot):
    ada, bruno = box.users
    group, foreign = box.add_group(ada, bruno), box.add_foreign(ada, bruno)
    ada.say("in the group", group)
    ada.say("elsewhere", foreign)
    ada.say("here")
    await box.until(lambda: bot.heard)
    await asyncio.sleep(0.05)
    assert [m.channel.id for m in bot.heard] == [box.channel]
    told = json.dumps([list(session.sent) for session in box.wire.sessions.values()])
    assert str(box.channel) in told
    assert not any(str(place.id) in told for place in (group, foreign))
    assert [guild.id for guild in bot.guilds] == [box.guild]


async def test_only_who_is_there_sees_a_group_and_a_foreign_server(box, bot):
    ada, bruno = box.users
    for place in (box.add_group(ada), box.add_foreign(ada)):
        ada.say("hello", place)
        assert len(ada.sees(place)) == 1
        with pytest.raises(Refused):
            bruno.sees(place)


async def test_a_server_that_forbids_external_apps_shows_their_answers_to_one_alone(box, bot):
    ada, bruno = box.users
    ada.install()
    foreign = box.add_foreign(ada, bruno)
    assert await left(ada, foreign) in bruno.sees(foreign)
    box.deny("USE_EXTERNAL_APPS", foreign)
    message = await left(ada, foreign)
    assert message in ada.sees(foreign)
    assert message not in bruno.sees(foreign)


async def test_interactions_without_a_server_reach_the_first_shard(connect, made):
    async with Sandbox(shards=2) as box:
        ada = box.user("Ada")
        ada.install()
        heard = []
        wire = box.wire

        class Session:
            intents = 0
            line = None

            def __init__(self, number):
                self.shard = (number, 2)

            def dispatch(self, name, data):
                heard.append((self.shard[0], data["context"]))

        wire.sessions = {"a": Session(0), "b": Session(1)}
        box.world.commands[1] = {"id": "1", "type": 1, "name": "told", "description": "x"}
        group, foreign = box.add_group(ada), box.add_foreign(ada)
        for place in (group, ada.dm, foreign):
            await ada.slash("/told", place)
        wire.sessions = {}
        assert heard == [(0, 2), (0, 1), ((foreign.guild >> 22) % 2, 0)]


async def test_places_and_installs_outlive_the_process(tmp_path):
    async with Sandbox(state=tmp_path) as box:
        ada, bruno = box.users
        ada.install()
        group, foreign = box.add_group(ada, bruno), box.add_foreign(ada)
        ada.say("kept", group)
    async with Sandbox(state=tmp_path) as box:
        ada, bruno = box.users
        assert (ada.user.installed, bruno.user.installed) == (True, False)
        assert [m.text for m in bruno.sees(group.id)] == ["kept"]
        assert box.find_channel(foreign.id).foreign
        assert box.world.servers == {foreign.guild: "Elsewhere"}
