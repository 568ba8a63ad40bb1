"""Start Conclave: settings, log, database, client. `--sandbox` plays without a Discord account.

python bot.py                 run against Discord, with DISCORD_TOKEN from .env
python bot.py --sandbox       run in the local stand-in for Discord
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord
import structlog
import yarl
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.ext.asyncio import AsyncEngine

from cogs._client import Conclave
from cogs._host import Host, Limits
from db.connect import DatabaseUnusable, connect, migrate
from db.store import Store
from sandbox import Sandbox

log = structlog.get_logger()


class Settings(BaseSettings):
    """What an operator sets, in the environment or in .env; see .env.example."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", hide_input_in_errors=True)

    discord_token: SecretStr = SecretStr("")
    database_url: SecretStr = SecretStr("sqlite:///conclave.db")
    log_level: str = "INFO"
    log_json: bool = False
    most_lobbies: int = Field(5, ge=1, le=100)
    whispers: bool = True
    most_matches: int = Field(40, ge=1, le=1000)
    sandbox_port: int = Field(8080, ge=1, le=65535)
    sandbox_folder: Path = Path("var/sandbox")

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in logging.getLevelNamesMapping():
            raise ValueError("one of DEBUG, INFO, WARNING, ERROR")
        return value.upper()


class Unusable(Exception):
    """Something in the settings keeps the bot from starting; the message is one sentence."""


def settings() -> Settings:
    """Read the settings; Unusable names each that is wrong, without its value."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(
            f"{'_'.join(str(part) for part in one['loc']).upper()}: {one['msg']}"
            for one in error.errors(include_input=False)
        )
        raise Unusable(f"A setting in the environment or in .env is wrong. {wrong}") from None


def set_up_log(chosen: Settings) -> None:
    """Write one line for each thing that happens, for people or as JSON."""
    level = logging.getLevelNamesMapping()[chosen.log_level]
    logging.getLogger("discord.client").addFilter(lambda line: "voice" not in line.getMessage())
    logging.basicConfig(
        level=max(level, logging.WARNING), format="%(levelname)s %(name)s %(message)s"
    )
    shown = (
        structlog.processors.JSONRenderer()
        if chosen.log_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


async def run(chosen: Settings) -> None:
    """Run against Discord until a signal ends it; Unusable, DatabaseUnusable."""
    token = chosen.discord_token.get_secret_value()
    if not token:
        raise Unusable(
            "DISCORD_TOKEN is not set. Put it into .env (the README says where to get one), "
            "or try Conclave without Discord: make play"
        )
    stop = _stopping()
    engine = await connect(chosen.database_url.get_secret_value())
    try:
        await migrate(engine)
        await _serve(Conclave(_host(engine, chosen)), token, stop)
    except aiohttp.ClientConnectorError as error:
        raise Unusable("Discord cannot be reached. Is this machine on the network?") from error
    except discord.LoginFailure as error:
        raise Unusable("Discord does not accept DISCORD_TOKEN. Copy it again.") from error
    finally:
        await engine.dispose()


async def run_sandbox(chosen: Settings) -> None:
    """Run the bot and the stand-in for Discord in one process; Unusable beside a real token."""
    if chosen.discord_token.get_secret_value():
        raise Unusable("The sandbox does not start beside a DISCORD_TOKEN. Take it out of .env.")
    stop, folder = _stopping(), chosen.sandbox_folder
    folder.mkdir(parents=True, exist_ok=True)
    engine = await connect(f"sqlite:///{folder / 'conclave.db'}")
    try:
        await migrate(engine)
        async with Sandbox(port=chosen.sandbox_port, fallback_port=True, state=folder) as box:
            print(f"Conclave is playing at {box.url}  (Ctrl+C stops it; matches are kept)")
            client = Conclave(_host(engine, chosen), guild_ready_timeout=0.01)
            await _serve(seated(box, client), box.token, stop)
    finally:
        await engine.dispose()


def seated(box: Sandbox, client: Conclave) -> Conclave:
    """Point discord.py at a sandbox; it is the one seam, and only for loopback."""
    if yarl.URL(box.api).host not in ("127.0.0.1", "::1", "localhost"):
        raise Unusable("The sandbox is for this machine alone.")
    discord.http.Route.BASE = box.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway)
    return client


def _host(engine: AsyncEngine, chosen: Settings) -> Host:
    limits = Limits(chosen.most_lobbies, chosen.most_matches)
    return Host(Store(engine), limits=limits, whispers=chosen.whispers)


def _stopping() -> asyncio.Event:
    """Return what SIGINT and SIGTERM set, from now on."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    return stop


async def _serve(client: Conclave, token: str, stop: asyncio.Event) -> None:
    """Run a client until it is to stop."""
    async with client:
        serving = asyncio.create_task(client.start(token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait([serving, stopping], return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if serving.done():
            serving.result()
        log.info("stopping")
        await client.close()
        await asyncio.gather(serving, return_exceptions=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="bot.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sandbox", action="store_true", help="play without a Discord account")
    args = parser.parse_args(arguments)
    try:
        chosen = settings()
        set_up_log(chosen)
        asyncio.run(run_sandbox(chosen) if args.sandbox else run(chosen))
    except (Unusable, DatabaseUnusable) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Cannot start: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    os.umask(0o077)  # the database holds hands and secrets
    sys.exit(main())
