"""Start of an interaction, and the REST routes that answer it.

It is sent through the gateway and waits three seconds for its acknowledgement: the callback. What
follows comes by the webhook of its token.
"""

import asyncio
import functools
import secrets
from typing import Any

from . import discord_payloads, install_contexts, message_from_request, undocumented_limits
from .player_interactions import Interaction, Modal
from .rest_call import Answer, Call
from .rest_refusals import Refusal
from .sandbox_state import ServerContext
from .world import EPHEMERAL, LOADING, Channel, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
KEPT = 2000  # acknowledged interactions that stay answerable; 25,000 of them once were 500 MB

JSON = dict[str, Any]


def create(
    box: ServerContext,
    kind: int,
    player: User,
    channel: Channel,
    data: JSON,
    *,
    source: Message | None = None,
    parent: Interaction | None = None,
    stale: JSON | None = None,
    owners: install_contexts.Owners | None = None,
) -> Interaction:
    """Make an interaction, send it to the bot, and start its deadline.

    `stale` is a component which the message no longer has, but had when it was used. `owners` are
    the installs by which a command is used; whoever presses does so by those of the message.
    """
    loop = asyncio.get_running_loop()
    it = Interaction(
        box.world, box.world.snowflake(), kind, player, channel.id, data, source, parent
    )
    it.owners = owners or _pressed_by(box, it, channel)
    it.token = secrets.token_urlsafe(32)
    it.began = loop.time()
    it.born = box.now()
    it.timer = loop.call_later(box.deadline, expire, it)
    box.interactions[it.token] = it
    _prune(box)
    shape = _payload(box, it, channel)
    if stale:
        shape["message"]["components"].append({"type": 1, "id": 0, "components": [stale]})
    if box.poster.urls:
        box.poster.send(shape, functools.partial(expire, it))
    else:
        box.wire.interaction(shape)
    it.tell()
    return it


def _pressed_by(box: ServerContext, it: Interaction, channel: Channel) -> install_contexts.Owners:
    """Return the installs by which a message can be used, and the form that it opened."""
    if it.source and it.source.asked:
        asked: install_contexts.Owners = it.source.asked["authorizing_integration_owners"]
        return asked
    return install_contexts.owners(box.world, it.player, channel) or {
        install_contexts.TO_SERVER: "0"
    }


def _prune(box: ServerContext) -> None:
    """Forget the oldest interactions, but never one that is not yet acknowledged."""
    if len(box.interactions) <= KEPT * 2:
        return
    settled = [token for token, it in box.interactions.items() if it.response or it.error]
    for token in settled[:-KEPT]:
        del box.interactions[token]


def expire(it: Interaction) -> None:
    """Let nobody acknowledge an interaction any more."""
    if it.response is None and it.error is None:
        it.error = 10062
        it.tell()


def _payload(box: ServerContext, it: Interaction, channel: Channel) -> JSON:
    world = box.world
    shape: JSON = {
        "id": str(it.id),
        "application_id": str(world.application),
        "type": it.kind,
        "data": it.data,
        "token": it.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": discord_payloads.channel(world, channel)
        | {"permissions": str(world.permissions(it.player))},
        "app_permissions": str(install_contexts.permissions(world, channel)),
        "authorizing_integration_owners": it.owners,
        "context": install_contexts.context(channel),
        "locale": it.player.locale,
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if channel.private:
        shape["user"] = discord_payloads.user(it.player)
    else:
        guild = str(channel.guild or world.guild)
        shape |= {
            "guild_id": guild,
            "guild": {"id": guild, "locale": world.locale, "features": []},
            "guild_locale": world.locale,
            "member": discord_payloads.member(world, it.player, permissions=True),
        }
    if it.source:
        shape["message"] = discord_payloads.message(world, it.source)
    return shape


def _asked(box: ServerContext, it: Interaction, *, original: bool = False) -> JSON:
    """Write the `interaction_metadata` of a message that answers."""
    shape: JSON = {
        "id": str(it.id),
        "type": it.kind,
        "user": discord_payloads.user(it.player),
        "authorizing_integration_owners": it.owners,
    }
    if it.kind == COMPONENT and it.source:
        shape["interacted_message_id"] = str(it.source.id)
    if it.kind == MODAL and it.parent:
        shape["triggering_interaction_metadata"] = _asked(box, it.parent)
    if original and it.original:
        shape["original_response_message_id"] = str(it.original.id)
    return shape


_ALLOWED = {COMMAND: {4, 5, 9}, COMPONENT: {4, 5, 6, 7, 9}, AUTOCOMPLETE: {8}, MODAL: {4, 5, 6, 7}}


def callback(box: ServerContext, call: Call, interaction_id: str, token: str) -> Answer:
    """Answer an interaction: POST /interactions/{id}/{token}/callback."""
    it = box.interactions.get(token)
    if it is None or str(it.id) != interaction_id or it.error == 10062:
        raise Refusal(10062)
    if it.response is not None:
        it.error = it.error or 40060
        raise Refusal(40060)
    kind = (call.json or {}).get("type")
    allowed = _ALLOWED[it.kind] - ({6, 7} if it.kind == MODAL and not it.source else set())
    if kind not in allowed:
        raise Refusal(50035, [f"a response of type {kind} does not fit an interaction {it.kind}"])
    _respond(box, it, kind, (call.json or {}).get("data") or {}, call)
    it.response = kind
    it.acknowledged_ms = (asyncio.get_running_loop().time() - it.began) * 1000
    if it.timer:
        it.timer.cancel()
    it.tell()
    if call.query.get("with_response") not in ("1", "true", "True"):
        return 204, None
    return 200, _callback_answer(box, it)


def _respond(box: ServerContext, it: Interaction, kind: int, data: JSON, call: Call) -> None:
    if kind == 4:
        it.original = _new(box, it, data, call)
        box.world.add(it.original)
    elif kind == 5:
        flags = data.get("flags") or 0
        if flags & ~EPHEMERAL:
            raise Refusal(50035, [f"flags: {flags}; an answer that follows later takes 64 alone"])
        it.original = _new(box, it, {"flags": flags}, call, flags=LOADING)
        box.world.add(it.original)
    elif kind in (6, 7):
        it.original = it.source
        if kind == 7 and it.source and not it.source.deleted:
            _pictures_allowed(box, it, call)
            message_from_request.revise(box.world, it.source, data, call.files)
            box.world.touch(it.source)
    elif kind == 8:
        it.choices = data.get("choices") or []
        if len(it.choices) > 25:
            raise Refusal(50035, [f"{len(it.choices)} choices; at most 25"])
    else:
        if wrong := undocumented_limits.modal(data["components"]):
            raise Refusal(50035, wrong)
        it.modal = Modal(data["custom_id"], data["title"], data["components"], it)
    it.resolved = kind in (4, 7, 8, 9)


def _new(box: ServerContext, it: Interaction, data: JSON, call: Call, **more: Any) -> Message:
    channel = box.world.channels.get(it.channel)
    if channel is None:
        raise Refusal(10003)
    if channel.guild and "USE_EXTERNAL_APPS" in channel.denied:
        data = data | {"flags": (data.get("flags") or 0) | EPHEMERAL}
    message = message_from_request.compose(
        box.world,
        channel,
        box.world.bot,
        data,
        call.files,
        asked=_asked(box, it, original=it.original is not None),
        kind=20 if it.kind == COMMAND and it.original is None else 0,
        **more,
    )
    if message.flags & EPHEMERAL:
        message.viewer = it.player.id
        message.pinged = frozenset()
    if channel.foreign and not box.assumptions.mentions_ring:
        message.pinged = frozenset()
    return message


def _pictures_allowed(box: ServerContext, it: Interaction, call: Call) -> None:
    """Refuse a picture of an edit where the bot is not, if that is how Discord is assumed to be."""
    foreign = box.world.channels[it.channel].foreign
    if call.files and foreign and not box.assumptions.edits_bring_pictures:
        raise Refusal(50013)


def _callback_answer(box: ServerContext, it: Interaction) -> JSON:
    interaction: JSON = {"id": str(it.id), "type": it.kind, "channel_id": str(it.channel)}
    if it.original:
        interaction |= {
            "response_message_id": str(it.original.id),
            "response_message_loading": it.original.loading,
            "response_message_ephemeral": it.original.ephemeral,
        }
    answer: JSON = {"interaction": interaction}
    if it.response in (4, 7) and it.original:
        message = discord_payloads.message(box.world, it.original)
        answer["resource"] = {"type": it.response, "message": message}
    return answer


def _find(box: ServerContext, application: str, token: str) -> Interaction:
    it = box.interactions.get(token)
    if it is None or int(application) != box.world.application or it.response is None:
        raise Refusal(10015)
    if box.now() - it.born > box.token_life:
        raise Refusal(50027)
    return it


def followup(box: ServerContext, call: Call, application: str, token: str) -> Answer:
    """Send a further message: POST /webhooks/{application}/{token}."""
    it = _find(box, application, token)
    body = call.json or {}
    if it.original and it.original.loading and it.original is not it.source:
        # The first message after a deferral takes the place, and the visibility, of "thinking".
        message = _edit(box, it, it.original, body, call)
    else:
        alone = set(it.owners) == {install_contexts.TO_USER}
        if alone and len(it.followups) >= install_contexts.MOST_FOLLOWUPS:
            raise Refusal(40094)
        message = _new(box, it, body, call)
        it.followups.append(message)
        it.resolved = True
        box.world.add(message)
        it.tell()
    return 200, discord_payloads.message(box.world, message)


def _message(it: Interaction, message: str) -> Message:
    known = [it.original, it.source, *it.followups]
    if message == "@original":
        known = [it.original]
    for one in known:
        if one and not one.deleted and message in ("@original", str(one.id)):
            return one
    raise Refusal(10008)


def _edit(box: ServerContext, it: Interaction, message: Message, body: JSON, call: Call) -> Message:
    thinking = message.loading
    if not thinking:
        _pictures_allowed(box, it, call)
    message.flags &= ~LOADING
    try:
        message_from_request.revise(box.world, message, body, call.files)
    except Refusal:
        message.flags |= LOADING * thinking
        raise
    if thinking:
        message.edited = None
        channel = box.world.channels[message.channel]
        quiet = message.ephemeral or channel.player is not None
        quiet |= channel.foreign and not box.assumptions.mentions_ring
        message.pinged = frozenset() if quiet else frozenset(u.id for u in message.mentions)
    it.resolved = True
    box.world.touch(message)
    it.tell()
    return message


def get_message(
    box: ServerContext, call: Call, application: str, token: str, message: str = "@original"
) -> Answer:
    """Read one of the answer's messages: GET /webhooks/…/messages/…."""
    return 200, discord_payloads.message(
        box.world, _message(_find(box, application, token), message)
    )


def edit_message(
    box: ServerContext, call: Call, application: str, token: str, message: str = "@original"
) -> Answer:
    """Change one of the answer's messages: PATCH /webhooks/…/messages/…."""
    it = _find(box, application, token)
    changed = _edit(box, it, _message(it, message), call.json or {}, call)
    return 200, discord_payloads.message(box.world, changed)


def delete_message(
    box: ServerContext, call: Call, application: str, token: str, message: str = "@original"
) -> Answer:
    """Delete one of the answer's messages: DELETE /webhooks/…/messages/…."""
    it = _find(box, application, token)
    box.world.remove(_message(it, message))
    it.resolved = True
    it.tell()
    return 204, None
