"""The gateway as seen from the wire: compression, resume and replay, op 7 and op 9, shards."""

import asyncio
import json
import zlib

import aiohttp
import discord
import pytest

from sandbox import Sandbox, gateway


class Raw:
    """A gateway connection without discord.py."""

    def __init__(self, socket, decode):
        self.socket, self.decode = socket, decode

    async def hear(self, name=None):
        while True:
            message = await self.socket.receive(timeout=2)
            if message.type is not aiohttp.WSMsgType.BINARY and self.decode is not json.loads:
                raise AssertionError(f"not compressed: {message}")
            data = self.decode(message.data)
            if name is None or data["t"] == name:
                return data

    async def tell(self, op, data=None):
        await self.socket.send_json({"op": op, "d": data})


@pytest.fixture
async def dial(box):
    async with aiohttp.ClientSession() as session:

        async def dialled(compress="", decode=json.loads):
            url = f"{box.gateway}?v=10&encoding=json&compress={compress}"
            raw = Raw(await session.ws_connect(url, autoclose=False), decode)
            hello = await raw.hear()
            assert hello["op"] == 10
            return raw

        yield dialled


def identify(box, **more):
    return {"token": box.token, "intents": 513, "properties": {}} | more


async def test_zlib_stream_ends_each_message_with_a_flush(box, dial):
    inflate = zlib.decompressobj()

    def decode(data):
        assert data.endswith(b"\x00\x00\xff\xff")
        return json.loads(inflate.decompress(data))

    raw = await dial("zlib-stream", decode)
    await raw.tell(2, identify(box))
    assert (await raw.hear("READY"))["d"]["resume_gateway_url"] == box.gateway
    assert (await raw.hear("GUILD_CREATE"))["d"]["id"] == str(box.guild)


async def test_zstd_stream_is_one_stream_of_whole_messages(box, dial):
    zstandard = pytest.importorskip("zstandard")
    stream = zstandard.ZstdDecompressor().decompressobj()
    raw = await dial("zstd-stream", lambda data: json.loads(stream.decompress(data)))
    await raw.tell(2, identify(box))
    assert (await raw.hear("READY"))["s"] == 1
    assert (await raw.hear("GUILD_CREATE"))["s"] == 2


@pytest.mark.parametrize("compression", ["zlib-stream", "zstd-stream"])
async def test_discord_py_reads_either_compression(
    box, connect, make_bot, monkeypatch, compression
):
    class Inflate:
        COMPRESSION_TYPE = "zlib-stream"

        def __init__(self):
            self.stream = zlib.decompressobj()

        def decompress(self, data):
            return self.stream.decompress(data).decode()

    if compression == "zlib-stream":
        monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Inflate)
    else:
        pytest.importorskip("zstandard")
    async with connect(box, make_bot()):
        (line,) = box.wire.lines
        assert line.compression == compression
        r = await (await box.user("Ada").slash("/game seats take seat:1")).done()
        assert r.text == "seat 1"


async def test_a_wrong_token_is_refused_by_the_gateway(box, dial):
    raw = await dial()
    await raw.tell(2, identify(box) | {"token": "wrong"})
    assert (await raw.socket.receive(timeout=2)).data == 4004


async def test_a_wrong_token_cannot_log_in(box, make_bot, monkeypatch):
    monkeypatch.setattr(discord.http.Route, "BASE", box.api)
    async with make_bot() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


async def test_a_heartbeat_is_acknowledged(box, dial):
    raw = await dial()
    await raw.tell(1, None)
    assert (await raw.hear())["op"] == 11


async def test_a_heartbeat_is_answered_after_discord_py_noted_when_it_was_sent(
    box, connect, make_bot, monkeypatch
):
    monkeypatch.setattr("sandbox.gateway.HEARTBEAT", 600)
    async with connect(box, make_bot()) as client:
        await asyncio.sleep(1.4)
        assert 0.01 < client.latency < 0.4  # else it is the time since the beat before


async def test_resume_replays_what_was_missed_in_order(box, dial):
    raw = await dial()
    await raw.tell(2, identify(box))
    session = (await raw.hear("READY"))["d"]["session_id"]
    seq = (await raw.hear("GUILD_CREATE"))["s"]
    await box.drop()
    for text in ("one", "two"):
        box.user("Ada").say(text)
    again = await dial()
    await again.tell(6, {"token": box.token, "session_id": session, "seq": seq})
    heard = [await again.hear() for _ in range(3)]
    assert [h["t"] for h in heard] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
    assert [h["s"] for h in heard] == [seq + 1, seq + 2, seq + 3]


async def test_an_unknown_session_cannot_be_resumed(box, dial):
    raw = await dial()
    await raw.tell(6, {"token": box.token, "session_id": "none", "seq": 1})
    answer = await raw.hear()
    assert (answer["op"], answer["d"]) == (9, False)


@pytest.mark.parametrize("why", ["another token", "too much missed"])
async def test_a_session_is_not_resumed_with(box, dial, monkeypatch, why):
    monkeypatch.setattr(gateway, "REPLAYED", 2)
    raw = await dial()
    await raw.tell(2, identify(box))
    session = (await raw.hear("READY"))["d"]["session_id"]
    await box.drop()
    if why == "too much missed":
        for text in ("one", "two", "three"):
            box.user("Ada").say(text)
    token = "wrong" if why == "another token" else box.token
    again = await dial()
    await again.tell(6, {"token": token, "session_id": session, "seq": 2})
    answer = await again.hear()
    assert (answer["op"], answer["d"]) == (9, False)


async def test_a_session_closed_cleanly_is_over(box, dial):
    raw = await dial()
    await raw.tell(2, identify(box))
    session = (await raw.hear("READY"))["d"]["session_id"]
    await raw.socket.close(code=1000)
    await box.until(lambda: not box.connected)
    again = await dial()
    await again.tell(6, {"token": box.token, "session_id": session, "seq": 1})
    assert (await again.hear())["op"] == 9


async def test_the_bot_resumes_after_a_drop_and_misses_nothing(box, bot):
    ada = box.user("Ada")
    await box.drop()
    waiting = await ada.slash("/game seats take seat:3")
    await waiting.done()
    assert waiting.text == "seat 3"
    await box.until(lambda: bot.resumed == 1)


@pytest.mark.parametrize("how", ["op 7", "op 9"])
async def test_the_bot_resumes_when_told_to_connect_again(box, bot, how):
    await (box.reconnect() if how == "op 7" else box.invalidate(resumable=True))
    await box.until(lambda: bot.resumed == 1 and box.connected)
    r = await (await box.user("Ada").slash("/game seats take seat:4")).done()
    assert r.text == "seat 4"


async def test_an_invalid_session_identifies_anew(box, bot, monkeypatch):
    async def at_once(self, shard_id, *, initial=False):
        """Leave out the five seconds discord.py waits before it identifies again."""

    monkeypatch.setattr(type(bot), "before_identify_hook", at_once)
    old = set(box.wire.sessions)
    await box.invalidate()
    await box.until(lambda: box.connected)
    assert not old & set(box.wire.sessions)
    r = await (await box.user("Ada").slash("/game seats take seat:5")).done()
    assert r.text == "seat 5"


async def test_shards_get_their_own_events_and_the_first_gets_dms(box, dial):
    lines = []
    for shard in range(2):
        raw = await dial()
        await raw.tell(2, identify(box, shard=[shard, 2], intents=513 | 1 << 12))
        ready = await raw.hear("READY")
        assert ready["d"]["shard"] == [shard, 2]
        lines.append(raw)
    home = (box.guild >> 22) % 2
    box.user("Ada").say("in the channel")
    box.user("Ada").say("in private", channel=box.user("Ada").dm)
    public = await lines[home].hear("MESSAGE_CREATE")
    assert public["d"]["channel_id"] == str(box.channel)
    private = await lines[0].hear("MESSAGE_CREATE")
    assert "guild_id" not in private["d"]
    await lines[1].tell(1)
    heard = [await lines[1].hear()]
    while heard[-1]["op"] != 11:
        heard.append(await lines[1].hear())
    assert [h["d"]["id"] for h in heard if h["t"] == "MESSAGE_CREATE"] == []


async def test_an_auto_sharded_client_asks_where_the_gateway_is(connect):
    class Client(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """Leave out the five seconds discord.py waits between shards."""

    async with Sandbox(shards=2) as box:
        box.world.commands[1] = {"type": 1, "name": "x", "id": "1"}
        options = {"intents": discord.Intents.default(), "guild_ready_timeout": 0.01}
        async with connect(box, Client(**options)):
            await box.until(lambda: len(box.wire.sessions) == 2, timeout=8)
            assert {s.shard for s in box.wire.sessions.values()} == {(0, 2), (1, 2)}
            assert any(call.path == "/gateway/bot" for call in box.requests)


async def test_content_is_hidden_without_its_intent(box, dial):
    blind, seeing = await dial(), await dial()
    await blind.tell(2, identify(box))
    await seeing.tell(2, identify(box, intents=513 | 1 << 15))
    for raw in (blind, seeing):
        await raw.hear("GUILD_CREATE")
    box.user("Ada").say("secret")
    assert (await blind.hear("MESSAGE_CREATE"))["d"]["content"] == ""
    assert (await seeing.hear("MESSAGE_CREATE"))["d"]["content"] == "secret"


async def test_two_hundred_commands_in_the_air_are_all_answered(box, bot):
    box.deadline = 30.0  # how quickly is for bench: a busy machine needs more than three seconds
    ada = box.user("Ada")
    asked = [await ada.slash(f"/game seats take seat:{n}") for n in range(200)]
    await box.drop()
    await asyncio.gather(*(r.done(30) for r in asked))
    assert sorted(int(r.text.split()[1]) for r in asked) == list(range(200))
