"""A sandbox with the bot in a process of its own, started as an operator starts it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import yarl

import bot
from sandbox import Sandbox
from sandbox.player import Player

PATIENCE = 60.0


@asynccontextmanager
async def process(
    box: Sandbox, database: Path, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot on a database until SIGTERM; wait until it is connected."""
    environment = {**os.environ, "DISCORD_TOKEN": box.token, "LOG_LEVEL": "ERROR"}
    environment |= {"DATABASE_URL": f"sqlite:///{database}", **settings}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.wire", box.api, box.gateway), env=environment
    )
    try:
        await box.until(lambda: box.connected and box.world.commands, PATIENCE, "the bot")
        yield child
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


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
    api, gateway = sys.argv[1:]
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    chosen = bot.settings()
    bot.set_up_log(chosen)
    asyncio.run(bot.run(chosen))


if __name__ == "__main__":
    main()
