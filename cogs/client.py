"""The Discord client: intents, commands, controls, and the loops behind them."""

import asyncio
import importlib
import itertools
import pkgutil
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
import structlog
from discord.ext import commands

import cogs
from cogs import component_routes
from cogs.interactions import command_availability, command_translator, error_answers
from cogs.interactions.cog_base import Desk, Interaction, Served
from cogs.pages import sheet
from cogs.post import answers_after_restart, deadline_timer, discord_components
from cogs.post.outbox_worker import Courier, Worker
from cogs.show import log_and_replay, match_sheet_builder, preload_turn_panel_code
from render.words import text_escaping
from services.umpire import Umpire
from services.watch.tasks_and_keyed_locks import ended
from services.workers.draw_pool import DrawPool

log = structlog.get_logger()

PATIENT, LONGEST_WAIT = 2.0, 900.0
"""Seconds after which Discord is asked again for what a start needs, at first and at most."""
REFUSED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)
"""What may become of a request that nothing is wrong with."""
INVALID = 50035
"""What Discord says of commands that it does not take as they are."""
LONGEST_REST = 30.0
"""Seconds for which discord.py itself waits when Discord asks it to; longer is for the outbox."""
_TRANSLATED: dict[str, tuple[list[Any], str]] = {}


class Tree(discord.app_commands.CommandTree["Conclave"]):
    """The command tree; its one error handler answers in private."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Note what is at work, so that stopping waits for it; nothing is begun meanwhile."""
        text_escaping.make_legible(interaction.data)
        return interaction.client.desk.work.begun()

    async def on_error(
        self, interaction: Interaction, error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answer an error of any command."""
        await error_answers.answer(interaction, interaction.client.desk, error)


class Conclave(Served):
    """The bot. It needs no privileged intent: it reads commands and controls, not messages."""

    def __init__(self, umpire: Umpire, studio: DrawPool | None = None, **options: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_installs=command_availability.INSTALLS,
            allowed_contexts=command_availability.CONTEXTS,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_REST,
            **options,
        )
        self.studio = studio or DrawPool()
        show = match_sheet_builder.Show(umpire, self.studio)
        courier = Courier(self, umpire, show)
        worker = Worker(umpire, courier, shard=self.shard_id or 0, shards=self.shard_count or 1)
        self.desk = Desk(umpire, show, courier, worker, log_and_replay.LogNarrator(umpire, show))
        self.online = False
        self.clock = deadline_timer.Clock(
            umpire,
            self.desk.worker,
            lambda: self.online,
            self.shard_id or 0,
            self.shard_count or 1,
        )
        self._loops: list[asyncio.Task[None]] = []
        self._later: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        """Load every cog, sync the commands if they changed, and start the loops."""
        component_routes.install(self)
        await self.tree.set_translator(command_translator.Translator())
        for cog in found_cogs():
            await self.add_cog(cog(self.desk))
        kept = await self.desk.umpire.store.guilds.get(self.application_id or 0)
        discord_components.COMMANDS.update(kept.get("command_ids", {}))
        wait = 0.0
        if not self.shard_id:  # the commands are the same for all shards: the first tells of them
            wait = await self._synced(0)
        await asyncio.to_thread(
            preload_turn_panel_code.load
        )  # before anybody can ask for what it loads
        umpire, show, shard = self.desk.umpire, self.desk.show, self.shard_id or 0
        owed = await umpire.store.pending_answers.of_shard(
            shard, umpire.now(), self.shard_count or 1
        )  # before anybody asks something new
        self._later = [asyncio.create_task(answers_after_restart.keep(self, umpire, show, owed))]
        self._loops = [
            asyncio.create_task(self.desk.worker.run()),
            asyncio.create_task(self.clock.run()),
        ]
        if wait:
            self._later.append(asyncio.create_task(self._sync_later(wait)))

    async def login(self, token: str) -> None:
        """Say who this is; LoginFailure for a wrong token. Where Discord fails, try again.

        ClientConnectorError where it cannot be reached at all.
        """
        for tried in itertools.count():
            try:
                await super().login(token)
                return
            except REFUSED as error:
                if isinstance(error, aiohttp.ClientConnectorError):
                    raise
                await self.http.close()
                self.http.connector = discord.utils.MISSING  # closed with it
                wait = _wait(tried, error)
                log.warning("not logged in", **_refusal(error, wait))
                await asyncio.sleep(wait)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Be connected until the client is closed, however often that breaks off.

        discord.py resumes what was there before; it fails where there was no connection yet.
        """
        for tried in itertools.count():
            try:
                await super().connect(reconnect=reconnect)
                return
            except AttributeError as error:
                if getattr(self, "ws", None) is not None:
                    raise
                await asyncio.sleep(_wait(tried, error))

    def verify_key(self) -> str:
        """Return the public key by which Discord signs, in hexadecimal; "" before the login."""
        return self.application.verify_key if self.application else ""

    def receive(self, interaction: Any) -> bool:
        """Begin to answer an interaction that came by HTTP; False if the bot stops."""
        if self.desk.work.over:
            return False
        self._connection.parse_interaction_create(interaction)
        return True

    async def on_connect(self) -> None:
        """Note that the bot can be reached."""
        self.online = True
        log.info("connected")

    async def on_resumed(self) -> None:
        """Note that the bot can be reached again."""
        self.online = True
        log.info("connected again")

    async def on_disconnect(self) -> None:
        """Note that the bot cannot be reached: nobody's clock runs meanwhile."""
        if self.online:
            log.info("disconnected")
        self.online = False

    async def on_interaction(self, it: Interaction) -> None:
        """Answer a form: discord.py itself knows only those that it has opened since its start."""
        if it.type is discord.InteractionType.modal_submit:
            await component_routes.submitted(it)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Let whoever listens know of an event, unless the bot stops."""
        if not self.desk.work.over:
            super().dispatch(event_name, *args, **kwargs)

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kw: Any
    ) -> "asyncio.Task[Any]":
        """Note what listens as well: discord.py itself waits for none of it."""
        task = super()._schedule_event(coro, event_name, *args, **kw)
        self.desk.work.note(task)
        return task

    async def _synced(self, tried: int) -> float:
        """Try to sync; return 0, or after how many seconds to try again."""
        try:
            await self.sync()
        except REFUSED as error:
            wait = _wait(tried, error)
            log.warning("commands not synced", **_refusal(error, wait))
            return wait
        return 0.0

    async def _sync_later(self, wait: float) -> None:
        """Tell Discord of the commands when it listens again; those it knows can be used."""
        for tried in itertools.count(1):
            await asyncio.sleep(wait)
            wait = await self._synced(tried)
            if not wait:
                return

    async def sync(self) -> None:
        """Tell Discord of the commands, only when they are not those it has been told of."""
        payload, mark = await self._payload()
        store, app = self.desk.umpire.store, self.application_id or 0
        known = {one.name: one.id for one in await self.tree.fetch_commands()}
        kept = await store.guilds.get(app)
        if len(known) != len(payload) or kept.get("commands") != mark:
            # tree.sync would translate anew
            told, mark = await self._told(app, payload, mark)
            known = {one["name"]: int(one["id"]) for one in told}
            log.info("commands synced", count=len(payload))
        if (mark, known) != (kept.get("commands"), kept.get("command_ids")):
            await store.guilds.update(app, commands=mark, command_ids=known)
        discord_components.COMMANDS.update(known)

    async def _told(self, app: int, payload: list[Any], mark: str) -> tuple[list[Any], str]:
        """Tell Discord of the commands; return them as it has them, and the mark to keep.

        Where the application cannot be installed by people, they are offered on servers and in DMs,
        and the next start tries again.
        """
        try:
            return await self.http.bulk_upsert_global_commands(app, payload), mark
        except discord.HTTPException as error:
            if error.code != INVALID:
                raise
            log.warning("no user installs", code=error.code)
            fewer = command_availability.without_people(payload)
            return await self.http.bulk_upsert_global_commands(app, fewer), ""

    async def _payload(self) -> tuple[list[Any], str]:
        """Return the commands as Discord takes them, and their digest; made once in a process.

        discord.py asks for each text in each of some thirty languages.
        """
        listed = self.tree.get_commands()
        mark = sheet.digest([command.to_dict(self.tree) for command in listed])
        if mark not in _TRANSLATED and self.tree.translator:
            translator = self.tree.translator
            payload = [
                await command.get_translated_payload(self.tree, translator) for command in listed
            ]
            _TRANSLATED[mark] = payload, sheet.digest(payload)
        return _TRANSLATED[mark]

    async def close(self) -> None:
        """Finish what was acknowledged, and leave."""
        self.online = False
        self.clock.stop()
        for task in self._later:  # they may be waiting to try again
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.desk.work.finished()
        self.desk.worker.hold()
        await self.studio.close()  # a delivery that waits for a picture is owed again
        await self.desk.worker.stop()
        await ended(self.desk.courier.post.later.open)
        await ended(self.desk.story.analyst.open)
        await ended(self._loops)
        await super().close()


def _wait(tried: int, error: Exception) -> float:
    """Return after how many seconds to try again, longer each time, and as long as asked for."""
    wait: float = max(min(PATIENT * 2**tried, LONGEST_WAIT), getattr(error, "retry_after", 0.0))
    return wait


def _refusal(error: Exception, wait: float) -> dict[str, Any]:
    """Return what a log line says of a refused request."""
    code = getattr(error, "code", None)
    return {"error": type(error).__name__, "code": code, "again": round(wait)}


def found_cogs() -> list[type[commands.Cog]]:
    """Return every cog of the package `cogs`, by module name.

    One that another is made of is a part of that, and no cog by itself.
    """
    found: list[type[commands.Cog]] = []
    for info in pkgutil.iter_modules(cogs.__path__):
        if not info.ispkg:
            module = importlib.import_module(f"cogs.{info.name}")
            found += [
                one
                for one in vars(module).values()
                if isinstance(one, type)
                and issubclass(one, commands.Cog)
                and one.__module__ == module.__name__
            ]
    bases = {base for one in found for base in one.__mro__[1:]}
    return [one for one in found if one not in bases]
