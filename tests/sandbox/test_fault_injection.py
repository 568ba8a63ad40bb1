"""Faults on demand, and the refusals of Discord."""

import asyncio
import logging

import aiohttp
import discord
import pytest

from sandbox import Refused, Sandbox


@pytest.fixture
async def room(box, bot):
    return bot.get_channel(box.channel)


async def refused(awaitable):
    with pytest.raises(discord.HTTPException) as caught:
        await awaitable
    return caught.value.status, caught.value.code


async def make_thread(room, name="Match 1"):
    return await room.create_thread(name=name, type=discord.ChannelType.public_thread)


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_rate_limit_is_waited_for(box, room, everywhere):
    fault = box.faults.fail(
        "POST", "/channels/*/messages", 429, times=2, retry_after=0.02, everywhere=everywhere
    )
    await room.send("patient")
    assert fault.hits == 2
    assert [m.content for m in box.messages()] == ["patient"]
    assert [c.status for c in box.requests if c.path.endswith("/messages")] == [429, 429, 200]


async def test_a_rate_limit_without_via_would_be_a_ban(box):
    box.faults.fail("GET", "/gateway", 429)
    async with aiohttp.ClientSession() as session, session.get(f"{box.api}/gateway") as answer:
        assert answer.status == 429
        assert answer.headers["Via"]
        assert set(await answer.json()) == {"message", "retry_after", "global"}


@pytest.mark.parametrize(
    ("code", "status"), [(50007, 403), (50013, 403), (50001, 403), (10003, 404), (10008, 404)]
)
async def test_any_refusal_can_be_planned(box, room, code, status):
    box.faults.fail("POST", "/channels/*/messages", code=code)
    assert await refused(room.send("x")) == (status, code)
    await room.send("y")
    assert [m.content for m in box.messages()] == ["y"]


async def test_a_server_error_is_tried_again(box, room, monkeypatch):
    waited = []

    async def sleep(seconds, *args):
        waited.append(seconds)

    box.faults.fail("POST", "/channels/*/messages", 500)
    monkeypatch.setattr(discord.http.asyncio, "sleep", sleep)
    await room.send("again")
    monkeypatch.undo()
    assert 1 in waited
    assert [m.content for m in box.messages()] == ["again"]


async def test_a_lost_answer_has_taken_effect_and_the_nonce_saves_a_second(box, room):
    box.faults.fail("POST", "/channels/*/messages", 403, after=True)
    assert (await refused(room.send("once", nonce="n1")))[0] == 403
    again = await room.send("once", nonce="n1")
    assert [m.id for m in box.messages()] == [again.id]
    await room.send("twice", nonce="n2")
    assert len(box.messages()) == 2


async def test_a_connection_that_breaks_leaves_what_was_asked_done(box, room):
    box.faults.cut("POST", "/channels/*/messages")
    with pytest.raises(aiohttp.ClientError):
        await room.send("once", nonce="n1")
    again = await room.send("once", nonce="n1")
    assert [m.id for m in box.messages()] == [again.id]


async def test_a_limit_of_edits_has_its_code(box, room):
    message = await room.send("x")
    box.faults.fail("PATCH", "/**", 429, code=30046, times=None, retry_after=0.0)
    assert await refused(message.edit(content="y")) == (429, 30046)


async def test_a_nonce_is_known_of_all_that_the_bot_has_sent(box, bot, room):
    first = await room.send("once", nonce="n1")
    there = bot.get_partial_messageable(box.add_channel("other"))
    assert (await there.send("elsewhere", nonce="n1")).id == first.id
    box.delete_message(first.id)
    assert (await room.send("again", nonce="n1")).id == first.id
    assert box.messages() == []


async def test_a_slow_answer_is_slow(box, room):
    box.faults.slow("POST", "/channels/*/messages", 0.1)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await room.send("late")
    assert loop.time() - began >= 0.1


async def test_faults_can_be_cleared(box, room):
    box.faults.fail("*", "/**", 403, times=None)
    assert (await refused(room.send("x")))[0] == 403
    box.faults.clear()
    await room.send("y")
    assert box.messages()[0].content == "y"


async def test_the_deadline_passes(box, bot):
    box.deadline = 0.05
    r = await (await box.user("Ada").slash("/game silent")).answered()
    assert r.error == 10062
    assert r.message is None


async def test_what_is_given_up_is_over_at_once_unless_it_was_acknowledged(box, bot):
    ann = box.user("Ann")
    heard = await (await ann.slash("/game board")).answered()
    unheard = await ann.slash("/game silent")
    box.give_up()
    assert (heard.error, unheard.error) == (None, 10062)


async def test_an_answer_after_the_deadline_is_unknown(box, bot, caplog):
    box.deadline = 0.05
    box.faults.slow("POST", "/interactions/**", 0.1)
    r = await (await box.user("Ada").slash("/game seats take seat:1")).answered()
    assert r.error == 10062
    await box.until(lambda: any(c.path.startswith("/interactions") for c in box.requests))
    assert box.requests[-1].answer["code"] == 10062
    await box.until(lambda: "10062" in caplog.text)


async def test_a_second_acknowledgement_is_refused(box, bot):
    r = await (await box.user("Ada").slash("/game seats take seat:1")).done()
    call = next(c for c in box.requests if c.path.startswith("/interactions"))
    async with aiohttp.ClientSession() as session:
        answer = await session.post(box.api + call.path, json={"type": 4, "data": {"content": "x"}})
        assert answer.status == 400
        assert (await answer.json())["code"] == 40060
    assert r.error == 40060
    assert r.text == "seat 1"


async def test_a_followup_before_the_acknowledgement_has_no_webhook(box, bot):
    r = await box.user("Ada").slash("/game silent")
    async with aiohttp.ClientSession() as session:
        url = f"{box.api}/webhooks/{box.application_id}/{r.token}"
        answer = await session.post(url, json={"content": "x"})
        assert (await answer.json())["code"] == 10015


async def test_a_token_ends(box, bot):
    r = await (await box.user("Ada").slash("/game seats take seat:1")).done()
    box.token_life = 0
    async with aiohttp.ClientSession() as session:
        url = f"{box.api}/webhooks/{box.application_id}/{r.token}/messages/@original"
        answer = await session.get(url)
        assert (answer.status, (await answer.json())["code"]) == (401, 50027)


async def test_missing_permissions(box, bot, room):
    box.deny("SEND_MESSAGES")
    assert await refused(room.send("x")) == (403, 50013)
    await box.until(lambda: not room.permissions_for(room.guild.me).send_messages)
    r = await (await box.user("Ada").slash("/game seats take seat:1")).done()
    assert r.text == "seat 1"
    box.allow("SEND_MESSAGES")
    await room.send("y")
    box.deny("CREATE_PUBLIC_THREADS", channel=box.channel)
    assert await refused(make_thread(room)) == (403, 50013)
    box.deny("ATTACH_FILES")
    box.deny("VIEW_CHANNEL")
    assert await refused(room.send("x")) == (403, 50001)
    with pytest.raises(ValueError, match="no permission"):
        box.deny("SING")


async def test_permissions_of_the_parent_hold_in_a_thread(box, room):
    thread = await make_thread(room)
    box.deny("SEND_MESSAGES_IN_THREADS", channel=box.channel)
    assert await refused(thread.send("x")) == (403, 50013)


async def test_the_interaction_tells_what_the_bot_may_do(box, bot):
    box.deny("ATTACH_FILES")
    seen = []
    bot.tree.interaction_check = lambda it: (
        seen.append(it.app_permissions) or asyncio.sleep(0, True)
    )
    await (await box.user("Ada").slash("/game seats take seat:1")).done()
    assert not seen[0].attach_files
    assert seen[0].manage_threads


async def test_an_archived_thread_refuses_edits_and_opens_for_a_message(box, room):
    thread = await make_thread(room)
    message = await thread.send("first")
    box.archive(thread.id)
    assert await refused(message.edit(content="second")) == (400, 50083)
    assert await refused(message.delete()) == (400, 50083)
    await thread.send("third")
    assert not box.threads[0].archived


async def test_a_locked_thread_refuses_who_may_not_manage_it(box, room):
    thread = await make_thread(room)
    box.lock(thread.id)
    said = await thread.send("a manager may")
    await said.edit(content="a manager may edit")
    box.deny("MANAGE_THREADS")
    assert await refused(thread.send("x")) == (403, 160005)
    assert await refused(said.edit(content="y")) == (403, 160005)
    box.archive(thread.id)
    assert await refused(thread.send("x")) == (400, 50083)
    with pytest.raises(Refused):
        box.user("Ada").say("x", channel=thread.id)


async def test_the_bot_archives_and_locks_its_thread(box, room):
    thread = await make_thread(room)
    await thread.edit(archived=True, locked=True)
    assert (box.threads[0].archived, box.threads[0].locked) == (True, True)
    await thread.edit(archived=False, name="Renamed", locked=False)
    assert (box.threads[0].archived, box.threads[0].name) == (False, "Renamed")


async def test_an_archived_thread_can_be_deleted(box, room):
    thread = await make_thread(room)
    box.lock(thread.id)
    box.archive(thread.id)
    await thread.delete()
    assert box.threads == []


async def test_what_was_deleted_is_unknown(box, room):
    message = await room.send("x")
    box.delete_message(message.id)
    assert await refused(message.edit(content="y")) == (404, 10008)
    assert await refused(room.fetch_message(message.id)) == (404, 10008)
    thread = await make_thread(room)
    box.delete_channel(thread.id)
    assert await refused(thread.send("x")) == (404, 10003)


async def test_a_stranger_cannot_be_written_to(box, bot):
    assert await refused(bot.create_dm(discord.Object(1))) == (400, 50033)


async def test_another_persons_message_cannot_be_edited(box, room):
    said = box.user("Ada").say("mine")
    message = await room.fetch_message(said.id)
    assert await refused(message.edit(content="yours")) == (403, 50005)


async def test_an_unknown_route_names_itself(caplog):
    async with Sandbox() as box, aiohttp.ClientSession() as session:
        answer = await session.put(f"{box.api}/guilds/1/bans/2")
        assert answer.status == 404
        assert "PUT /guilds/1/bans/2" in (await answer.json())["message"]
        assert box.unknown_routes == ["PUT /guilds/1/bans/2"]
    assert "PUT /guilds/1/bans/2" in caplog.text
    assert caplog.records[-1].levelno == logging.ERROR


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.4", "example.org", "::"])
def test_only_loopback_is_served(host):
    with pytest.raises(ValueError, match="loopback"):
        Sandbox(host=host)


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "example.org"},
        {"Host": "127.0.0.1.example.org"},
        {"Origin": "http://example.org"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/live", "/gateway", "/api/v10/users/@me"])
async def test_other_sites_are_refused(box, headers, path):
    headers = headers | {"Authorization": f"Bot {box.token}"}
    async with aiohttp.ClientSession() as session:
        assert (await session.get(box.url + path, headers=headers)).status == 403


async def test_a_taken_port_falls_back_to_a_free_one(box):
    with pytest.raises(OSError, match="in use"):
        await Sandbox(port=box.port).start()
    async with Sandbox(port=box.port, fallback_port=True) as other:
        assert other.port != box.port
