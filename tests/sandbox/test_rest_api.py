"""REST as the bot uses it: messages, files, mentions, threads, commands, and callbacks."""

import io
import json

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from sandbox import interaction_routes


@pytest.fixture
async def room(box, bot):
    return bot.get_channel(box.channel)


@pytest.fixture
async def web(box):
    headers = {"Authorization": f"Bot {box.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        yield session


def file(name, data=b"text"):
    return discord.File(io.BytesIO(data), name)


async def test_the_content_type_has_no_charset(box, web):
    async with web.get(f"{box.api}/users/@me") as answer:
        assert answer.headers["Content-Type"] == "application/json"


async def test_a_request_without_the_token_is_refused(box):
    async with aiohttp.ClientSession() as session:
        answer = await session.get(f"{box.api}/channels/{box.channel}")
        assert (answer.status, (await answer.json())["code"]) == (401, 0)


async def test_broken_json_is_refused(box, web):
    url = f"{box.api}/channels/{box.channel}/messages"
    answer = await web.post(url, data="{", headers={"Content-Type": "application/json"})
    assert (await answer.json())["code"] == 50109


@pytest.mark.parametrize(
    ("reply", "kind", "resource"),
    [
        ({"type": 4, "data": {"content": "x"}}, 4, True),
        ({"type": 5, "data": {"flags": 64}}, 5, False),
        ({"type": 9, "data": None}, 9, False),
    ],
)
async def test_a_callback_with_response_tells_the_interaction(box, bot, web, reply, kind, resource):
    if kind == 9:
        row = {"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1, "label": "A"}]}
        reply["data"] = {"custom_id": "m", "title": "M", "components": [row]}
    r = await box.user("Ada").slash("/game silent")
    url = f"{box.api}/interactions/{r.id}/{r.token}/callback?with_response=1"
    answer = await web.post(url, json=reply)
    body = await answer.json()
    assert answer.status == 200
    assert body["interaction"]["id"] == str(r.id)
    assert ("resource" in body) == resource
    assert body["interaction"].get("response_message_loading", False) == (kind == 5)
    assert r.response == kind


async def test_a_callback_without_response_has_no_body(box, bot, web):
    r = await box.user("Ada").slash("/game silent")
    url = f"{box.api}/interactions/{r.id}/{r.token}/callback"
    answer = await web.post(url, json={"type": 4, "data": {"content": "x"}})
    assert (answer.status, await answer.read()) == (204, b"")


async def test_an_answer_must_fit_the_interaction(box, bot, web):
    r = await box.user("Ada").slash("/game silent")
    url = f"{box.api}/interactions/{r.id}/{r.token}/callback"
    answer = await web.post(url, json={"type": 7, "data": {"content": "x"}})
    assert (await answer.json())["code"] == 50035
    box.violations.clear()


@pytest.mark.parametrize("flags", [64 | 1 << 15, 1 << 12])
async def test_an_answer_that_follows_later_is_private_or_not_and_nothing_else(
    box, bot, web, flags
):
    r = await box.user("Ada").slash("/game silent")
    url = f"{box.api}/interactions/{r.id}/{r.token}/callback"
    answer = await web.post(url, json={"type": 5, "data": {"flags": flags}})
    assert (await answer.json())["code"] == 50035
    assert r.response is None
    box.violations.clear()


async def test_discord_py_sees_author_components_and_files(box, bot, room, make_picture):
    r = await (await box.user("Ada").slash("/game board")).done()
    message = await room.fetch_message(r.message.id)
    assert message.author == bot.user
    (container,) = message.components
    assert len(container.children) == 7
    gallery = container.children[1]
    assert gallery.items[0].description == "An empty board"
    assert gallery.items[0].media.width == 40
    assert (await message.attachments[0].read())[:4] == b"\x89PNG"
    assert message.interaction_metadata.user.id == box.user("Ada").id
    view = ui.LayoutView.from_message(message)
    assert len(list(view.walk_children())) == 15


async def test_files_are_kept_added_and_taken_away(box, room):
    sent = await room.send("x", files=[file("a.txt", b"A"), file("b.txt", b"B")])
    (record,) = box.messages()
    await sent.edit(content="y")
    assert [a.filename for a in record.attachments] == ["a.txt", "b.txt"]
    first = record.attachments[0]
    sent = await sent.edit(attachments=[sent.attachments[1], file("c.txt", b"C")])
    assert [a.data for a in record.attachments] == [b"B", b"C"]
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{box.url}/attachments/{box.channel}/{first.id}/a.txt") as answer,
    ):
        assert answer.status == 404
    async with (
        aiohttp.ClientSession() as session,
        session.get(sent.attachments[1].url) as answer,
    ):
        assert await answer.read() == b"C"
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_board_is_drawn_anew_in_place(box, bot, room, make_picture):
    class View(ui.LayoutView):
        def __init__(self, name):
            super().__init__()
            gallery = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{name}")
            self.add_item(gallery)

    sent = await room.send(view=View("one.png"), file=make_picture("one.png"))
    await sent.edit(view=View("two.png"), attachments=[make_picture("two.png")])
    (record,) = box.messages()
    assert [a.filename for a in record.attachments] == ["two.png"]
    assert len(box.world.attachments) == 1


async def test_a_file_too_large_is_refused(box, room):
    with pytest.raises(discord.HTTPException) as caught:
        await room.send(file=file("big.bin", b"0" * (10 * 1024 * 1024 + 1)))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_only_those_allowed_are_pinged(box, room):
    ada, bruno = box.users
    text = f"{ada.mention} {bruno.mention} @everyone"
    await room.send(text, allowed_mentions=discord.AllowedMentions.none())
    await room.send(text, allowed_mentions=discord.AllowedMentions(users=[bruno.user]))
    await room.send(text)
    await room.send(text, silent=True)
    none, one, both, silent = box.messages()
    assert (none.mentions, none.pinged) == ([], frozenset())
    assert one.mentions == [bruno.user]
    assert bruno.pings == [one, both]
    assert ada.pings == [both]
    assert silent.pinged == frozenset()


async def test_an_edit_pings_nobody(box, room):
    ada = box.user("Ada")
    sent = await room.send("nobody")
    await sent.edit(content=ada.mention)
    assert box.messages()[0].mentions == [ada.user]
    assert ada.pings == []


async def test_a_mention_in_a_text_display_pings(box, room):
    class View(ui.LayoutView):
        words = ui.TextDisplay(f"your turn {box.user('Ada').mention}")

    await room.send(view=View())
    assert box.user("Ada").pings == box.messages()


async def test_a_reply_names_its_message(box, room):
    said = box.user("Ada").say("hello")
    await (await room.fetch_message(said.id)).reply("hello yourself")
    reply = await room.fetch_message(box.messages()[1].id)
    assert reply.reference.resolved.id == said.id
    assert box.user("Ada").pings == [box.messages()[1]]


async def test_history_and_deleting(box, room):
    sent = [await room.send(str(n)) for n in range(5)]
    assert [m.content async for m in room.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in room.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in room.history(after=sent[2])] == ["3", "4"]
    assert [m.content async for m in room.history(around=sent[2], limit=3)] == ["3", "2", "1"]
    await sent[0].delete()
    assert [m.content for m in box.messages()] == ["1", "2", "3", "4"]
    async with room.typing():
        pass


async def test_an_ephemeral_message_is_unknown_to_the_channel(box, bot, room):
    r = await (await box.user("Ada").slash("/game play card:mill")).done()
    with pytest.raises(discord.NotFound) as caught:
        await room.fetch_message(r.message.id)
    assert caught.value.code == 10008
    assert [m async for m in room.history()] == []
    assert r.message not in [m.id for m in bot.heard]


async def test_a_thread_of_a_message_and_one_without(box, bot, room):
    start = await room.send("the match")
    first = await start.create_thread(name="Match 1")
    assert first.id == start.id
    second = await room.create_thread(name="Match 2", type=discord.ChannelType.public_thread)
    assert [t.name for t in box.threads] == ["Match 1", "Match 2"]
    await box.until(lambda: len(room.threads) == 2)
    assert room.get_thread(second.id).me is not None
    await second.edit(archived=True)
    assert [t.archived for t in box.threads] == [False, True]
    with pytest.raises(discord.HTTPException) as caught:
        await start.create_thread(name="Match 3")
    assert caught.value.code == 160004
    await first.delete()
    assert [t.name for t in box.threads] == ["Match 2"]


async def test_the_original_answer_is_read_changed_and_deleted(box, bot):
    @bot.tree.command(description="x")
    async def steps(it: discord.Interaction):
        await it.response.send_message("one", ephemeral=True)
        original = await it.original_response()
        await original.edit(content=f"{original.content} two")
        more = await it.followup.send("three", wait=True)
        await more.edit(content="four")
        await it.delete_original_response()

    await bot.tree.sync()
    ada = box.user("Ada")
    r = await (await ada.slash("/steps")).done()
    await box.until(lambda: r.original.deleted)
    assert r.original.content == "one two"
    assert [m.content for m in ada.sees()] == ["four"]
    assert [m.content for m in r.messages] == ["four"]


async def test_a_classic_message_with_a_view(box, bot, room, make_picture):
    view = ui.View(timeout=None).add_item(ui.Button(label="Go", custom_id="go"))
    await room.send("content", view=view, file=make_picture())
    (record,) = box.messages()
    assert record.text == "content"
    assert [b.label for b in record.buttons] == ["Go"]
    seen = await room.fetch_message(record.id)
    await seen.edit(view=None)
    assert record.buttons == []


async def test_a_file_a_spoiler_and_a_section_with_a_button(box, bot, room):
    class View(ui.LayoutView):
        notes = ui.File("attachment://notes.txt", spoiler=True)
        gap = ui.Separator(spacing=discord.SeparatorSpacing.large, visible=False)
        section = ui.Section(
            ui.TextDisplay("words"), accessory=ui.Button(label="Go", custom_id="go")
        )

    await room.send(view=View(), file=file("notes.txt", b"notes"))
    seen = await room.fetch_message(box.messages()[0].id)
    assert (seen.components[0].name, seen.components[0].size) == ("notes.txt", 5)
    assert seen.components[0].spoiler
    assert (seen.components[1].visible, seen.components[1].spacing.value) == (False, 2)
    assert seen.components[2].accessory.label == "Go"


async def test_a_dismissed_message_is_gone_for_its_reader(box, bot):
    ada = box.user("Ada")
    r = await (await ada.slash("/game play card:mill")).done()
    ada.dismiss(r.message)
    assert ada.sees() == []


async def test_syncing_keeps_ids_and_drops_nulls(box, bot, web):
    before = {c.name: c.id for c in await bot.tree.fetch_commands()}
    bot.tree.add_command(app_commands.Command(name="extra", description="x", callback=_extra))
    await bot.tree.sync()
    after = {c.name: c.id for c in await bot.tree.fetch_commands()}
    assert after["game"] == before["game"]
    assert set(after) == {"game", "extra"}
    answer = await web.get(f"{box.api}/applications/{box.application_id}/commands")
    assert "null" not in json.dumps([c.get("options") for c in await answer.json()])


async def _extra(it: discord.Interaction):
    await it.response.send_message("extra")


async def test_a_command_for_moderators_is_refused_to_others(box, bot):
    @bot.tree.command(description="x")
    @app_commands.default_permissions(manage_guild=True)
    async def admin(it: discord.Interaction):
        await it.response.send_message(str(it.permissions.manage_guild))

    await bot.tree.sync()
    ada, bruno = box.users
    r = await (await ada.slash("/admin")).done()
    assert r.text == "True"
    with pytest.raises(ValueError, match="no command"):
        await bruno.slash("/admin")


async def test_a_localised_name_is_understood(box, bot):
    class French(app_commands.Translator):
        async def translate(self, string, locale, context):
            return (
                {"greet": "saluer"}.get(string.message) if locale is discord.Locale.french else None
            )

    await bot.tree.set_translator(French())
    name = app_commands.locale_str("greet")
    bot.tree.add_command(app_commands.Command(name=name, description="x", callback=_extra))
    await bot.tree.sync()
    assert (await (await box.user("Ada", locale="fr").slash("/saluer")).done()).text == "extra"
    with pytest.raises(ValueError, match="no command"):
        await box.user("Bruno").slash("/saluer")


async def test_old_interactions_are_forgotten_but_never_a_waiting_one(box, bot, monkeypatch):
    monkeypatch.setattr(interaction_routes, "KEPT", 5)
    ada = box.user("Ada")
    waiting = await ada.slash("/game silent")
    for _ in range(20):
        last = await (await ada.slash("/game seats take seat:1")).done()
    assert len(box.interactions) <= 11
    assert waiting.token in box.interactions
    assert last.token in box.interactions


async def test_a_stale_button_can_be_forced(box, bot):
    ada = box.user("Ada")
    board = (await (await ada.slash("/game board")).done()).message
    await (await ada.press(board, "Hit 0")).done()
    with pytest.raises(ValueError, match="0 buttons"):
        await ada.press(board, "Hit 0")
    await (await ada.press(board, custom_id="hit:6", force=True)).done()
    assert board.buttons[0].label == "Hit 7"


async def test_a_place_is_found_by_name_and_a_person_by_mention(box):
    assert box.find_channel("#games").id == box.channel
    assert box.find_user(box.user("Ada").mention).name == "Ada"
    other = box.add_channel("quiet")
    assert box.messages(other) == []
    for find in (box.find_user, box.find_channel):
        with pytest.raises(LookupError):
            find("nobody")


async def test_a_wait_names_what_it_waited_for(box):
    with pytest.raises(TimeoutError, match="the moon"):
        await box.until(lambda: False, timeout=0.01, what="the moon")
