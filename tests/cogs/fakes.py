"""A stand-in for the Discord client: channels that keep messages, refuse, age and forget."""

import asyncio
import copy
import datetime as dt
import itertools
import time
from types import SimpleNamespace
from unittest.mock import patch

import discord
from discord.components import _component_factory

from engine.bots.think_budget import Count
from services.workers.think_pool import ThinkPool
from services.workers.think_worker import Thinker

NONCE_LIFE = 300
"""Seconds for which a nonce is known, of whatever the bot has sent anywhere."""
_IDS = itertools.count(1)
_KINDS = {404: discord.NotFound, 403: discord.Forbidden}
_STATUS = {10003: 404, 10007: 404, 10008: 404, 50001: 403, 50007: 403, 50013: 403, 50083: 400}
_STATUS |= {50278: 403, 160004: 400, 30046: 429}


def refusal(code):
    """Return what discord.py raises for an error code of Discord."""
    status = _STATUS.get(code, 500)
    usual = discord.HTTPException if status < 500 else discord.DiscordServerError
    kind = _KINDS.get(status, usual)
    response = SimpleNamespace(status=status, reason="no")
    return kind(response, {"code": code, "message": "no"})


class Message:
    """A message as it stands; `edits` counts what was done to it."""

    def __init__(self, id_, channel, view, allowed, silent, nonce):
        self.id, self.channel = id_, channel
        self.allowed, self.silent, self.nonce = allowed, silent, nonce
        self.flags = discord.MessageFlags(silent=silent)
        self.created_at = dt.datetime.fromtimestamp(channel.box.now(), dt.UTC)
        self.edits, self.edited_at = 0, None
        self.put(view)

    def put(self, view):
        self.data = view.to_components()
        self.components = [_component_factory(one) for one in self.data]

    @property
    def text(self):
        return "\n".join(one["content"] for one in _walk(self.data) if "content" in one)

    @property
    def ids(self):
        return [one["custom_id"] for one in _walk(self.data) if "custom_id" in one]

    @property
    def pinged(self):
        return [str(user.id) for user in self.allowed.users or ()]


class Channel:
    """A channel, thread or DM. `refuses` is the code it answers everything with."""

    def __init__(self, box, id_):
        self.box, self.id = box, id_
        self.messages = {}
        self.refuses = None
        self.refuses_edits = None
        self.name = ""
        self.archived = False
        self.no_files = False

    def check(self, code=None):
        if self.refuses is not None:
            raise refusal(self.refuses)
        if self.archived:
            raise refusal(50083)
        if code is not None:
            raise refusal(code)

    async def send(self, *, view, files, allowed_mentions, nonce, silent):
        self.check(50013 if files and self.no_files else None)
        self.box.nonces.append(nonce)
        assert len(nonce) <= 25
        found = self.box.taken.get(nonce)
        if found is not None and (self.box.now() - found.created_at.timestamp()) >= NONCE_LIFE:
            found = None
        if found is None:
            found = Message(next(self.box.ids), self, view, allowed_mentions, silent, nonce)
            self.messages[found.id] = self.box.taken[nonce] = found
        if self.box.crashes:
            self.box.crashes -= 1
            raise ConnectionResetError("cut off after the message was taken")
        return copy.copy(found)  # as it was when it was answered

    def get_partial_message(self, id_):
        return Partial(self, id_)

    async def fetch_message(self, id_):
        self.check()
        if id_ not in self.messages:
            raise refusal(10008)
        return self.messages[id_]

    @property
    def told(self):
        return list(self.messages.values())


class Dm(Channel, discord.DMChannel):
    """The private messages with a person."""


class Partial:
    """A message of which only the id is known."""

    def __init__(self, channel, id_):
        self.channel, self.id = channel, id_

    async def edit(self, *, view, attachments, allowed_mentions):
        self.channel.check(self.channel.refuses_edits)
        message = await self.channel.fetch_message(self.id)
        message.edits += 1
        message.edited_at = dt.datetime.fromtimestamp(self.channel.box.now(), dt.UTC)
        message.put(view)
        assert not allowed_mentions.users
        return message

    async def delete(self):
        self.channel.check()
        if self.channel.messages.pop(self.id, None) is None:
            raise refusal(10008)


class Thread(discord.Thread):
    """What `fetch_channel` gives of a thread; it can be unarchived."""

    def __init__(self, channel):
        self.of = channel
        self.locked = channel.box.locked

    async def edit(self, *, archived, name=None):
        if self.locked:
            raise refusal(50013)
        self.of.archived = archived
        self.of.name = name or self.of.name


class Client:
    """The part of discord.Client that the courier uses. `now` is the time at Discord."""

    def __init__(self, now=time.time):
        self.now = now
        self.ids = itertools.count(9 * 10**17)
        self.channels = {}
        self.dms = {}
        self.nonces = []
        self.token = "a token of tests"
        self.taken = {}
        self.crashes = 0
        self.locked = False
        self.no_threads = None
        self.left = set()

    def channel(self, id_):
        return self.channels.setdefault(id_, Channel(self, id_))

    def dm(self, who):
        if who not in self.dms:
            channel = Dm(self, 7 * 10**17 + int(who) % 1000)
            self.dms[who] = self.channels.setdefault(channel.id, channel)
        return self.dms[who]

    async def get_member(self, guild, who):
        if str(who) in self.left:
            raise refusal(10007)

    def get_partial_messageable(self, id_, guild_id=None):
        return self.channel(id_)

    async def create_dm(self, user):
        return self.dm(str(user.id))

    async def fetch_channel(self, id_):
        return Thread(self.channel(id_))

    @property
    def http(self):
        return self

    async def start_thread_with_message(self, channel, message, *, name, auto_archive_duration):
        found = self.channel(channel)
        found.check()
        if message in self.channels:
            raise refusal(160004)
        if self.no_threads is not None:
            raise refusal(self.no_threads)
        thread = self.channel(message)
        thread.name = name
        return {"id": str(thread.id)}


def _walk(components):
    for one in components:
        yield one
        yield from _walk(one.get("components", ()))


class Response:
    """How an interaction was first answered."""

    def __init__(self):
        self.type = None
        self.ephemeral = None

    def is_done(self):
        return self.type is not None

    async def defer(self, *, ephemeral=False, thinking=False):
        assert self.type is None, "answered twice"
        kinds = discord.InteractionResponseType
        self.type = kinds.deferred_channel_message if thinking else kinds.deferred_message_update
        self.ephemeral = ephemeral
        return SimpleNamespace(message_id=next(_IDS))

    async def autocomplete(self, choices):
        assert self.type is None, "answered twice"
        self.type = discord.InteractionResponseType.autocomplete_result
        self.choices = choices


class Interaction:
    """A command or a pressed control. `answers` are what the person was shown, the last last."""

    def __init__(self, desk, who, name="Somebody", *, custom_id=None, dm=False, **more):
        self.client = SimpleNamespace(
            desk=desk, shard_id=None, is_owner=self._is_owner, get_guild=lambda guild: None
        )
        self.id, self.application_id, self.token = next(_IDS), 1, "tkn"
        self.user = SimpleNamespace(id=int(who), display_name=name, bot=False)
        self.locale = more.get("locale", "en-US")
        self.id = more.get("id", 3 * 10**17)
        self.guild_locale = "en-US"
        self.permissions = discord.Permissions.none()
        self.guild_id = None if dm else 10**18 + 1
        self.context = discord.app_commands.AppCommandContext(
            private_channel=more.get("group", False)
        )
        self.channel_id = more.get("channel", 10**18 + 3)
        self.channel = None
        self.created_at = discord.utils.utcnow()
        self.command = more.get("command")
        self.namespace = SimpleNamespace(**more.get("options", {}))
        kinds = discord.InteractionType
        self.type = kinds.component if custom_id else kinds.application_command
        self.data = {"custom_id": custom_id} if custom_id else {}
        flags = SimpleNamespace(ephemeral=more.get("ephemeral", False))
        self.message = (
            SimpleNamespace(flags=flags, id=more.get("message", 5)) if custom_id else None
        )
        self.response = Response()
        self.extras = {}
        self.answers = []
        self.edits = 0
        self.files = []
        self.followup = SimpleNamespace(send=self._follow, edit_message=self._edit_follow)

    async def edit_original_response(self, *, view, attachments, allowed_mentions):
        assert self.response.is_done(), "answered before it was acknowledged"
        assert not allowed_mentions.users
        self.files = attachments
        self.edits += 1
        self.answers.append(view.to_components())
        return SimpleNamespace(id=self.message.id if self.message else self.id)

    def is_guild_integration(self):
        return True

    async def _is_owner(self, user):
        return False

    async def _follow(self, *, view, files, ephemeral, wait):
        assert ephemeral
        assert wait
        self.answers.append(view.to_components())
        return SimpleNamespace(id=next(_IDS))

    async def _edit_follow(self, message, *, view, attachments):
        self.answers.append(view.to_components())

    @property
    def text(self):
        """Return the Markdown of the last answer."""
        return "\n".join(one["content"] for one in _walk(self.answers[-1]) if "content" in one)

    @property
    def ids(self):
        return [one["custom_id"] for one in _walk(self.answers[-1]) if "custom_id" in one]


class Here:
    """A mind in this process, which thinks for a few rounds."""

    process = None

    def __init__(self):
        self.heard = []

    async def weigh(self, asked):
        return (await self.answer({**asked, "weigh": True}))["weighed"]

    async def answer(self, asked):
        self.heard.append(asked)
        await asyncio.sleep(0)
        with patch("services.workers.think_worker.CpuSeconds", lambda seconds: Count(5)):
            return Thinker().answer(asked)


def minds(mind):
    """Return what lends one mind."""
    lending = ThinkPool(1)
    lending._idle.append(mind)
    return lending
