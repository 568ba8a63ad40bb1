"""Interactions by HTTP: who may post them, and what each request is answered."""

import json
import socket

import aiohttp
import pytest

from cogs.interactions import http_endpoint
from sandbox.interaction_poster import InteractionPoster

PRESS = {"type": 3, "id": "1"}


class Bot:
    """What takes interactions, and notes them."""

    def __init__(self, key):
        self.key, self.ready, self.stops, self.taken = key, True, False, []

    def is_ready(self):
        return self.ready

    def verify_key(self):
        return self.key

    def receive(self, interaction):
        if not self.stops:
            self.taken.append(interaction["id"])
        return not self.stops


@pytest.fixture
def discord():
    return InteractionPoster()


@pytest.fixture
def bot(discord):
    return Bot(discord.key)


@pytest.fixture
async def post(bot):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}{http_endpoint.PATH}"
    clock = [1_800_000_000.0]
    async with (
        http_endpoint.Endpoint(bot, port, lambda: clock[0]),
        aiohttp.ClientSession() as session,
    ):

        async def posted(said, headers, method="POST"):
            body = said if isinstance(said, bytes) else json.dumps(said).encode()
            made = headers(body) if callable(headers) else headers
            async with session.request(method, url, data=body, headers=made) as answer:
                return answer.status, await answer.text()

        posted.clock = clock
        yield posted


@pytest.fixture
def signed(discord, post):
    return lambda body: discord.signed(body, post.clock[0])


async def test_an_interaction_is_taken_and_answered_with_no_body(bot, post, signed):
    assert await post(PRESS, signed) == (202, "")
    assert bot.taken == ["1"]


async def test_a_ping_is_answered_also_while_the_bot_starts(bot, post, signed):
    bot.ready = False
    status, said = await post({"type": 1}, signed)
    assert (status, json.loads(said)) == (200, {"type": 1})
    assert bot.taken == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda h: h | {"X-Signature-Ed25519": "00" * 64},
        lambda h: h | {"X-Signature-Ed25519": "no hexadecimal"},
        lambda h: h | {"X-Signature-Ed25519": ""},
        lambda h: h | {"X-Signature-Timestamp": str(int(h["X-Signature-Timestamp"]) + 1)},
        lambda h: h | {"X-Signature-Timestamp": "nan"},
        lambda h: {"X-Signature-Timestamp": h["X-Signature-Timestamp"]},
        lambda h: {},
    ],
)
async def test_what_is_not_signed_is_not_taken(bot, post, signed, spoil):
    status, _ = await post(PRESS, lambda body: spoil(signed(body)))
    assert (status, bot.taken) == (401, [])


async def test_what_somebody_else_has_signed_is_not_taken(bot, post):
    assert (await post(PRESS, InteractionPoster().signed))[0] == 401
    assert bot.taken == []


async def test_another_body_under_a_signature_is_not_taken(bot, post, signed):
    headers = signed(json.dumps(PRESS).encode())
    assert (await post(PRESS | {"id": "2"}, headers))[0] == 401
    assert bot.taken == []


async def test_what_comes_again_is_not_taken_twice(bot, post, signed):
    headers = signed(json.dumps(PRESS).encode())
    assert [(await post(PRESS, headers))[0] for _ in range(2)] == [202, 401]
    assert bot.taken == ["1"]


@pytest.mark.parametrize("apart", [http_endpoint.OLD + 1, -http_endpoint.OLD - 1])
async def test_what_was_signed_long_ago_or_will_be_is_not_taken(bot, post, signed, apart):
    headers = signed(json.dumps(PRESS).encode())
    post.clock[0] += apart
    assert (await post(PRESS, headers))[0] == 401
    assert bot.taken == []


async def test_what_came_is_remembered_as_long_as_it_would_be_accepted(bot, post, signed):
    post.clock[0] -= http_endpoint.OLD  # signed by a clock that goes before ours
    ahead = signed(json.dumps(PRESS).encode())
    post.clock[0] -= http_endpoint.OLD
    first = await post(PRESS, ahead)
    post.clock[0] += 2 * http_endpoint.OLD
    assert (first[0], (await post(PRESS, ahead))[0]) == (202, 401)


@pytest.mark.parametrize("said", [b"", b"no JSON", b"[]", b"{}", b"\xff"])
async def test_what_is_no_interaction_is_refused_though_it_is_signed(bot, post, signed, said):
    assert (await post(said, signed))[0] == 400
    assert bot.taken == []


async def test_nothing_is_taken_before_the_login_before_all_servers_and_at_the_end(
    bot, post, signed
):
    bot.key, kept = "", bot.key
    assert (await post(PRESS, signed))[0] == 503
    bot.key, bot.ready = kept, False
    assert (await post(PRESS, signed))[0] == 503
    bot.ready, bot.stops = True, True
    assert (await post(PRESS, signed))[0] == 503
    bot.stops = False
    assert (await post(PRESS, signed))[0] == 202  # what was put off may come again
    assert bot.taken == ["1"]


@pytest.fixture
def narrow(monkeypatch):
    monkeypatch.setattr(http_endpoint, "MOST_BODY", 1000)


async def test_long_bodies_and_other_methods_are_refused(narrow, bot, post, signed):
    assert (await post(b"x" * 2000, signed))[0] == 413
    assert (await post(PRESS, signed, "GET"))[0] == 405
    assert bot.taken == []
