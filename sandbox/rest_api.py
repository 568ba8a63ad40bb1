"""The REST interface: one door for every request, the table of routes, and the small routes."""

import asyncio
import functools
import json
import logging
import re
from collections.abc import Callable
from typing import Any

from aiohttp import BodyPartReader, web

from . import channel_routes, discord_payloads, interaction_routes, undocumented_limits
from .rest_call import Answer, Call
from .rest_refusals import Refusal
from .sandbox_state import ServerContext

log = logging.getLogger(__name__)
BASE = "/api/v10"


async def serve(box: ServerContext, request: web.Request) -> web.Response:
    """Answer one request: faults first, then the route, with both directions checked."""
    call = Call(request.method, request.path.removeprefix(BASE), dict(request.query))
    faults = box.faults.match(call.method, call.path)
    try:
        await _read(request, call)
        fault = next((f for f in faults if f.status), None)
        await _delay([f.seconds for f in faults if not f.after])
        if fault and not fault.after:
            status, body, headers = fault.answer()
        else:
            status, body = _answer(box, call, request.headers.get("Authorization", ""))
            headers = {}
            await _delay([f.seconds for f in faults if f.after])
            if fault:
                status, body, headers = fault.answer()
    except Refusal as refusal:
        status, body, headers = refusal.status, refusal.body, {}
    except Exception as error:
        # A 400, since discord.py would try a 500 again for 25 seconds.
        log.exception("the sandbox failed at %s %s", call.method, call.path)
        box.violations.append(f"the sandbox failed at {call.method} {call.path}: {error!r}")
        status, body, headers = 400, {"code": 0, "message": f"sandbox: {error!r}"}, {}
    call.status, call.answer = status, body
    box.record(call)
    if any(fault.cut for fault in faults) and request.transport is not None:
        request.transport.close()
    return _response(call, headers)


async def _delay(seconds: list[float]) -> None:
    if seconds:
        await asyncio.sleep(sum(seconds))


async def _read(request: web.Request, call: Call) -> None:
    kind = request.content_type
    try:
        if kind == "multipart/form-data":
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    continue
                name = part.name or ""
                if name == "payload_json":
                    call.json = json.loads(await part.text())
                elif name.startswith("files["):
                    call.files[name] = (part.filename or "file", bytes(await part.read()))
        elif request.can_read_body:
            call.text = await request.text()
            call.json = json.loads(call.text) if call.text else None
    except ValueError:
        raise Refusal(50109) from None


def _answer(box: ServerContext, call: Call, authorization: str) -> Answer:
    """Find the route and let it answer; it changes the world or refuses, never half of both."""
    found = _find(call)
    if found is None:
        name = f"{call.method} {call.path}"
        box.unknown_routes.append(name)
        log.error("no such route in the sandbox: %s", name)
        return 404, {"code": 0, "message": f"404: the sandbox has no route {name}"}
    handler, parts = found
    public = call.route.startswith(("/interactions", "/webhooks"))
    if not public and authorization != f"Bot {box.token}":
        raise Refusal(0)
    name = f"{call.method} {call.route}"
    try:
        if box.check:
            box.violations += [f"{name}: {text}" for text in box.check.unknown(call)]
            if wrong := box.check.request(call):
                raise Refusal(50035, wrong)
        status, body = handler(box, call, *parts)
    except Refusal as refusal:
        if refusal.code == 50035:
            box.violations += [f"{name}: {text}" for text in refusal.details]
        raise
    if box.check:
        wrong = box.check.response(call, status, body)
        box.violations += [f"answer to {name}: {text}" for text in wrong]
    return status, body


def _response(call: Call, headers: dict[str, str]) -> web.Response:
    # A generous bucket of its own per route lets discord.py send in parallel, as it does outside.
    limits = {
        "X-RateLimit-Limit": "1000",
        "X-RateLimit-Remaining": "999",
        "X-RateLimit-Reset-After": "1",
        "X-RateLimit-Bucket": f"{call.method} {call.route}".replace(" ", "-"),
    }
    if call.status == 429:
        limits = {}
    if call.status == 204:
        return web.Response(status=204, headers=limits | headers)
    # Exactly this Content-Type: with a charset behind it discord.py does not decode the body.
    kind = {"Content-Type": "application/json"}
    body = json.dumps(call.answer, separators=(",", ":")).encode()
    return web.Response(status=call.status, body=body, headers=kind | limits | headers)


def gateway(box: ServerContext, call: Call) -> Answer:
    """Tell where the gateway is: GET /gateway and /gateway/bot."""
    if call.path == "/gateway":
        return 200, {"url": box.wire.address}
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return 200, {"url": box.wire.address, "shards": box.shards, "session_start_limit": limit}


def me(box: ServerContext, call: Call) -> Answer:
    """Read the bot's own user: GET /users/@me."""
    more = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return 200, discord_payloads.user(box.world.bot) | more


def application(box: ServerContext, call: Call) -> Answer:
    """Read the application: GET /oauth2/applications/@me and /applications/@me."""
    posted = next(iter(box.poster.urls), None)
    shown = {"verify_key": box.poster.key, "interactions_endpoint_url": posted}
    return 200, discord_payloads.application(box.world) | shown


def user(box: ServerContext, call: Call, user_id: str) -> Answer:
    """Read a user: GET /users/{id}."""
    found = box.world.users.get(int(user_id))
    if found is None:
        raise Refusal(10013)
    return 200, discord_payloads.user(found)


def guild(box: ServerContext, call: Call, guild_id: str) -> Answer:
    """Read the server: GET /guilds/{id}."""
    _guild(box, guild_id)
    return 200, discord_payloads.guild(box.world) | {
        "approximate_member_count": len(box.world.members)
    }


def _guild(box: ServerContext, guild_id: str) -> None:
    if int(guild_id) != box.world.guild or not box.world.bot.member:
        raise Refusal(10004)


def member(box: ServerContext, call: Call, guild_id: str, user_id: str) -> Answer:
    """Read a member: GET /guilds/{id}/members/{id}."""
    _guild(box, guild_id)
    found = box.world.users.get(int(user_id))
    if found is None or not found.member:
        raise Refusal(10007)
    return 200, discord_payloads.member(box.world, found)


def _own(box: ServerContext, application_id: str) -> None:
    if int(application_id) != box.world.application:
        raise Refusal(50001)


def list_commands(box: ServerContext, call: Call, application_id: str) -> Answer:
    """List commands: GET /applications/{id}/commands."""
    _own(box, application_id)
    return 200, list(box.world.commands.values())


def put_commands(box: ServerContext, call: Call, application_id: str) -> Answer:
    """Replace all commands: PUT /applications/{id}/commands."""
    _own(box, application_id)
    bodies, wrong = _commands_of(call.text)
    wrong = wrong + _not_installable(box, bodies)
    if wrong:
        raise Refusal(50035, wrong)
    world = box.world
    ids = {(c["type"], c["name"]): i for i, c in world.commands.items()}
    world.commands.clear()
    for body in bodies:
        key = (body.get("type") or 1, body["name"])
        command_id = ids.get(key) or world.snowflake()
        world.commands[command_id] = discord_payloads.command(world, body, command_id)
    world.emit("commands")
    return 200, list(world.commands.values())


@functools.lru_cache(maxsize=4)  # the bot sends the same at each start
def _commands_of(text: str) -> tuple[list[Any], list[str]]:
    bodies = json.loads(text or "null") or []
    return discord_payloads.without_nulls(bodies), undocumented_limits.commands(bodies)


def _not_installable(box: ServerContext, bodies: list[Any]) -> list[str]:
    """Tell which commands are for an install that the application does not have."""
    return [
        f"{body['name']}: integration_types: the application cannot be installed so"
        for body in bodies
        if set(body.get("integration_types") or ()) - set(box.world.installable)
    ]


_CHANNEL, _MESSAGE = "/channels/{channel_id}", "/channels/{channel_id}/messages/{message_id}"
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL, _OTHER = f"{_HOOK}/messages/@original", f"{_HOOK}/messages/{{message_id}}"
_GUILD, _APP = "/guilds/{guild_id}", "/applications/{application_id}"
_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

# fmt: off
ROUTES: list[tuple[str, str, Callable[..., Answer]]] = [
    ("GET",    "/gateway",                                     gateway),
    ("GET",    "/gateway/bot",                                 gateway),
    ("GET",    "/oauth2/applications/@me",                     application),
    ("GET",    "/applications/@me",                            application),
    ("GET",    "/users/@me",                                   me),
    ("POST",   "/users/@me/channels",                          channel_routes.open_dm),
    ("GET",    "/users/{user_id}",                             user),
    ("GET",    _GUILD,                                         guild),
    ("GET",    f"{_GUILD}/members/{{user_id}}",                member),
    ("GET",    _CHANNEL,                                       channel_routes.get),
    ("PATCH",  _CHANNEL,                                       channel_routes.change),
    ("DELETE", _CHANNEL,                                       channel_routes.remove),
    ("POST",   f"{_CHANNEL}/typing",                           channel_routes.typing),
    ("GET",    f"{_CHANNEL}/messages",                         channel_routes.history),
    ("POST",   f"{_CHANNEL}/messages",                         channel_routes.send),
    ("GET",    _MESSAGE,                                       channel_routes.get_message),
    ("PATCH",  _MESSAGE,                                       channel_routes.edit),
    ("DELETE", _MESSAGE,                                       channel_routes.delete),
    ("POST",   f"{_MESSAGE}/threads",                          channel_routes.start_thread),
    ("POST",   f"{_CHANNEL}/threads",                          channel_routes.start_thread),
    ("POST",   _CALLBACK,                                      interaction_routes.callback),
    ("POST",   _HOOK,                                          interaction_routes.followup),
    ("GET",    _ORIGINAL,                                      interaction_routes.get_message),
    ("PATCH",  _ORIGINAL,                                      interaction_routes.edit_message),
    ("DELETE", _ORIGINAL,                                      interaction_routes.delete_message),
    ("GET",    _OTHER,                                         interaction_routes.get_message),
    ("PATCH",  _OTHER,                                         interaction_routes.edit_message),
    ("DELETE", _OTHER,                                         interaction_routes.delete_message),
    ("GET",    f"{_APP}/commands",                             list_commands),
    ("PUT",    f"{_APP}/commands",                             put_commands),
]
# fmt: on


def _regex(template: str) -> re.Pattern[str]:
    text = re.sub(r"\{\w+_token\}", "([^/]+)", template)
    return re.compile(re.sub(r"\{\w+\}", r"(\\d+)", text))


_TABLE: dict[tuple[str, int], list[tuple[re.Pattern[str], str, Callable[..., Answer]]]] = {}
for _method, _template, _handler in ROUTES:
    _place = _TABLE.setdefault((_method, _template.count("/")), [])
    _place.append((_regex(_template), _template, _handler))


def _find(call: Call) -> tuple[Callable[..., Answer], tuple[str, ...]] | None:
    for pattern, template, handler in _TABLE.get((call.method, call.path.count("/")), ()):
        if found := pattern.fullmatch(call.path):
            call.route = template
            return handler, found.groups()
    return None
