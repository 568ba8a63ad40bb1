"""A sandbox with the bot in a process of its own, started as an operator starts it."""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import discord
import yarl

import bot
from cogs.client import found_cogs
from sandbox import Sandbox
from sandbox.player import Player
from services.watch.watchdog import Guard

PATIENCE = 60.0


@asynccontextmanager
async def process(
    box: Sandbox, database: Path, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot on a database until SIGTERM; wait until it is connected."""
    environment = {**os.environ, **_settings(box, f"sqlite:///{database}"), **settings}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.bot_process", box.api, box.gateway), env=environment
    )
    try:
        await box.until(lambda: box.connected and box.world.commands, PATIENCE, "the bot")
        yield child
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


class Forked:
    """The bot as a process that begins with all imported and read: a start costs a tenth.

    It is a fork of a process that has done nothing but import, so a kill takes all that it knows.
    """

    def __init__(self, box: Sandbox, url: str, **settings: str) -> None:
        self.box = box
        self.settings = {**_settings(box, url), **settings}
        self.process: BaseProcess | None = None

    async def start(self) -> None:
        """Run the bot; wait until it is connected."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(_modules())
        wanted = self.box.api, self.box.gateway, self.settings
        self.process = context.Process(target=_serve, args=wanted)
        await asyncio.to_thread(self.process.start)
        await self.box.until(lambda: self._online() and self.box.world.commands, PATIENCE, "it")

    def _online(self) -> bool:
        shard = int(self.settings.get("SHARD_ID", 0))
        return any(one.line and one.shard[0] == shard for one in self.box.wire.sessions.values())

    @property
    def pid(self) -> int:
        """Return the number of the process that runs."""
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    async def kill(self) -> None:
        """Kill it: it can finish nothing."""
        if self.process is None:
            return
        self.process.kill()
        await asyncio.to_thread(self.process.join)
        self.process = None
        await self.box.until(lambda: not self._online(), PATIENCE, "the end of the connection")


def _modules() -> list[str]:
    """Return what the bot imports before it is connected, or later."""
    found_cogs()
    rooms = ("cogs", "db", "engine", "render")
    late = "alembic.command", "alembic.script", "bench.preload_catalogues"
    return [
        "bench.bot_process",
        *late,
        *(name for name in sys.modules if name.partition(".")[0] in rooms),
    ]


def _settings(box: Sandbox, url: str) -> dict[str, str]:
    return {"DISCORD_TOKEN": box.token, "LOG_LEVEL": "ERROR", "DATABASE_URL": url}


async def started(box: Sandbox, host: Player) -> int:
    """Open a match of Magnate against the computer over the wire; return its thread."""
    threads, messages = len(box.threads), len(box.messages())
    await (await host.slash("/match new game:magnate")).done()
    await box.until(lambda: len(box.messages()) > messages, PATIENCE, "the lobby")
    lobby = box.messages()[-1]
    await (await host.press(lobby, "Add computer")).answered()
    await box.until(lambda: "Computer 1" in lobby.text, PATIENCE, "the computer")
    await (await host.press(lobby, "Start")).answered()
    await box.until(lambda: len(box.threads) > threads, PATIENCE, "the thread")
    thread = box.threads[-1]
    await box.until(lambda: box.messages(thread), PATIENCE, "the board")
    return thread.id


def main() -> None:
    """Run the bot at the sandbox that the command line names, with settings as ever."""
    _run(*sys.argv[1:])


def _serve(api: str, gateway: str, settings: Mapping[str, str]) -> None:
    os.environ.update(settings)
    bot.STARTED = PATIENCE  # by then it is killed: it would draw beforehand for nobody
    _run(api, gateway)


def _run(api: str, gateway: str) -> None:
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    chosen = bot.settings()
    bot.set_up_log(chosen)
    with Guard():
        asyncio.run(bot.run(chosen))


if __name__ == "__main__":
    main()
