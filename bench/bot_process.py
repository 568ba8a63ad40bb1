"""A sandbox with the bot in a process of its own, started as an operator starts it."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from multiprocessing.process import BaseProcess
from pathlib import Path

import discord
import yarl

import bot
from cogs.client import found_cogs
from cogs.pages import install_links
from cogs.post import direct_message_matches
from sandbox import Sandbox, simulated_player
from services.watch.endless_call_watchdog import Watchdog

PATIENCE = 300.0
"""Seconds that a bot may take to begin, on a busy machine."""
ORPHANS = 3.0
"""Seconds in which all that a bot has begun ends with it."""


@contextlib.asynccontextmanager
async def process(
    box: Sandbox, database: Path, log: Path | None = None, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot on a database until SIGTERM; wait until it is connected.

    `log`: the file to which it adds what it logs, errors alone.
    """
    environment = {**os.environ, **_settings(box, f"sqlite:///{database}"), **settings}
    with contextlib.ExitStack() as stack:
        kept = stack.enter_context(log.open("ab")) if log else None
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.bot_process", box.api, box.gateway),
            env=environment,
            stdout=kept,
            stderr=kept,
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
    `log`: the file to which it adds what it logs, errors alone. `pictured`: cards have pictures.
    """

    pictured = True

    def __init__(self, box: Sandbox, url: str, log: Path | None = None, **settings: str) -> None:
        self.box, self.log = box, log
        self.settings = {**_settings(box, url), **settings}
        self.process: BaseProcess | None = None

    async def start(self) -> None:
        """Run the bot; wait until it is connected."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(_modules())
        wanted = self.box.api, self.box.gateway, self.settings, self.log, self.pictured
        process = context.Process(target=_serve, args=wanted)
        await asyncio.to_thread(process.start)
        self.process = process
        await self.box.until(
            lambda: self._online() and self.box.world.commands, PATIENCE, "the bot"
        )

    def _online(self) -> bool:
        shard = int(self.settings.get("SHARD_ID", 0))
        return any(one.line and one.shard[0] == shard for one in self.box.wire.sessions.values())

    @property
    def pid(self) -> int:
        """Return the number of the process that runs."""
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    async def kill(self) -> list[int]:
        """Kill it: it can finish nothing. Return those of its processes that outlive it."""
        return await self._end(signal.SIGKILL)

    async def stop(self) -> list[int]:
        """Stop it in order, as an operator does. Return those of its processes that outlive it."""
        return await self._end(signal.SIGTERM)

    async def _end(self, by: signal.Signals) -> list[int]:
        if self.process is None:
            return []
        children = [*descendants(self.pid)]
        os.kill(self.pid, by)
        await asyncio.to_thread(self.process.join)
        self.process = None
        await self.box.until(lambda: not self._online(), PATIENCE, "the end of the connection")
        end = time.monotonic() + ORPHANS
        while (left := [*filter(_runs, children)]) and time.monotonic() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        return left


def descendants(process: int) -> Iterator[int]:
    """Yield the processes that one has begun, and those that these have."""
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                yield from (child, *descendants(child))


def _runs(process: int) -> bool:
    """Tell whether a process is alive; one that nobody has waited for yet has ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return text.rpartition(")")[2].split()[0] not in "ZX"


def _modules() -> list[str]:
    """Return what the bot imports before it is connected, or later."""
    found_cogs()
    rooms = ("cogs", "db", "engine", "render")
    late = "alembic.command", "alembic.script"
    return [
        "bench.bot_process",
        *late,
        *(name for name in sys.modules if name.partition(".")[0] in rooms),
    ]


def _settings(box: Sandbox, url: str) -> dict[str, str]:
    return {"DISCORD_TOKEN": box.token, "LOG_LEVEL": "ERROR", "DATABASE_URL": url}


async def started(box: Sandbox, host: simulated_player.Player) -> int:
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


def _serve(
    api: str, gateway: str, settings: Mapping[str, str], log: Path | None, pictured: bool
) -> None:
    os.environ.update(settings)
    if log is not None:
        with log.open("ab") as kept:
            os.dup2(kept.fileno(), 1)
            os.dup2(kept.fileno(), 2)
    bot.STARTED = PATIENCE  # by then it is killed: it would draw beforehand for nobody
    install_links.EDITS_BRING_PICTURES = pictured
    direct_message_matches.PAUSE = 1  # nobody is to wait for what is said in ten seconds
    _run(api, gateway)


def _run(api: str, gateway: str) -> None:
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    chosen = bot.settings()
    bot.set_up_log(chosen)
    with Watchdog():
        asyncio.run(bot.run(chosen))


if __name__ == "__main__":
    main()
