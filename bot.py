"""Start Conclave, or keep its matches safe. `--sandbox` plays without a Discord account.

python bot.py                 run against Discord, with DISCORD_TOKEN from .env
python bot.py --sandbox       run in the local stand-in for Discord
python bot.py --page          serve the pages of matches alone, in a process of their own
python bot.py --version       say which version this is
python bot.py backup FILE     copy the database to a new file, also while the bot runs
python bot.py restore FILE    put a backup in its place, while the bot does not run
python bot.py check           replay every match and compare it with what is stored, or with
                              --sample N so many at random
python bot.py move FILE       copy all of an SQLite file into the empty database of DATABASE_URL
python bot.py split-log PARTS write the log of a large PostgreSQL anew, in parts by match
python bot.py raw MATCH FILE  write the rows of a match as they are, which can be read or not
"""

import argparse
import asyncio
import contextlib
import difflib
import gc
import itertools
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import aiohttp
import discord
import structlog
import yarl
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict
from sqlalchemy.ext.asyncio import AsyncEngine

from cogs.client import Conclave
from cogs.interactions.http_endpoint import Endpoint
from db import DatabaseUnusable, Store, backup_restore_move, connect, migrate
from engine.product_version import VERSION
from languages import LANGUAGES, translation
from sandbox import PlayerLanguage, Sandbox
from services import log_and_position_cache, quotas_and_rate_limits
from services.spectator import Spectator
from services.umpire import Umpire
from services.watch import endless_call_watchdog, health_endpoint, structured_logging
from services.workers.child_process import cores
from services.workers.draw_pool import DrawPool, warming
from services.workers.think_pool import ThinkPool
from web.site import Site

log = structlog.get_logger()
SPOKEN = tuple(
    PlayerLanguage(one.discord[-1], one.name, translation(one.code, "sandbox.json"))
    for one in LANGUAGES
)
"""The languages that players in the sandbox may choose."""


class Settings(BaseSettings):
    """What an operator sets, in the environment or in .env; see .env.example."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", hide_input_in_errors=True)

    discord_token: SecretStr = SecretStr("")
    database_url: SecretStr = SecretStr("sqlite:///conclave.db")
    log_level: str = "INFO"
    log_json: bool = False
    most_lobbies: int = Field(default=5, ge=1, le=100)
    whispers: bool = True
    most_matches: int = Field(default=40, ge=1, le=1000)
    most_guild_lobbies: int = Field(default=50, ge=1, le=10_000)
    most_guild_matches: int = Field(default=500, ge=1, le=100_000)
    pictures_a_minute: int = Field(default=60, ge=1, le=1000)
    draw_processes: int | None = Field(default=None, ge=0, le=64)
    vacation_days: int = Field(default=30, ge=0, le=366)
    keep_days: int = Field(default=730, ge=0, le=36_500)
    health_port: int = Field(default=0, ge=0, le=65535)
    interactions_port: int = Field(default=0, ge=0, le=65535)
    page_url: str = ""
    page_port: int = Field(default=8090, ge=1, le=65535)
    shard_id: int | None = Field(default=None, ge=0)
    shard_count: int | None = Field(default=None, ge=1)
    sandbox_port: int = Field(default=8080, ge=1, le=65535)
    sandbox_folder: Path = Path("var/sandbox")

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in logging.getLevelNamesMapping():
            raise ValueError("one of DEBUG, INFO, WARNING, ERROR")
        return value.upper()

    @field_validator("page_url")
    @classmethod
    def _an_address(cls, value: str) -> str:
        found = yarl.URL(value)
        if value and (found.scheme not in ("http", "https") or not found.host or found.path != "/"):
            raise ValueError("an address such as https://conclave.example, without a path")
        return value.rstrip("/")

    @field_validator("shard_id", "shard_count", "draw_processes", mode="before")
    @classmethod
    def _not_set(cls, value: object) -> object:
        return None if value == "" else value

    @model_validator(mode="after")
    def _known_shard(self) -> Self:
        if (self.shard_id is None) != (self.shard_count is None):
            raise ValueError("SHARD_ID and SHARD_COUNT are set together or not at all")
        if self.shard_id is not None and self.shard_id >= (self.shard_count or 0):
            raise ValueError("SHARD_ID is less than SHARD_COUNT: the first shard is 0")
        return self

    def address(self, sandbox: bool) -> str:
        """Return the URL of the database, the sandbox's own or the bot's."""
        if sandbox:
            return f"sqlite:///{self.sandbox_folder / 'conclave.db'}"
        return self.database_url.get_secret_value()


WRONG_TOKEN = 4004
"""What the gateway says of a token that it does not accept."""
ALIKE = 0.85
"""How like a setting a name is that must be one misspelt; 1 is the same."""
SWITCH = 0.001
"""Seconds after which a thread that waits has its turn: a commit does, which many wait for."""
STARTED = 8.0
"""Seconds after which what is not needed to start may be done."""
BEHIND = 4
"""How far pages step back where they have a process of their own: who plays goes first."""
PAGE_STATES, PAGE_ENTRIES = 20_000, 16_000
"""Positions and entries that pages keep in a process of their own: some 130 MB, and 30."""
TIDY = 60.0
"""Seconds between two looks for garbage among what came since the last one."""
WHOLE = 60
"""Looks of which one is among all that there is."""
_NEVER = 1_000_000
"""A threshold that nothing reaches."""


class Unusable(Exception):
    """Something in the settings keeps the bot from starting; the message is one sentence."""


def settings() -> Settings:
    """Read the settings; Unusable names each that is wrong, without its value."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(
            ": ".join([*(str(part).upper() for part in one["loc"]), one["msg"]])
            for one in error.errors(include_input=False)
        )
        raise Unusable(f"A setting in the environment or in .env is wrong. {wrong}") from None


def misspelt() -> list[tuple[str, str]]:
    """Return the names that are set and are no settings, each with the one that is most like it.

    In .env that is whatever is none; in the environment, where much else is, what is nearly one.
    """
    known = {name.upper() for name in Settings.model_fields}
    written = {name.upper() for name in DotEnvSettingsSource(Settings).env_vars}
    found = []
    for name in sorted((written | os.environ.keys()) - known):
        like = "".join(difflib.get_close_matches(name, known, 1, ALIKE))
        if like or name in written:
            found.append((name, like))
    return found


def set_up_log(chosen: Settings) -> None:
    """Write one line for each thing that happens, for people or as JSON."""
    structured_logging.set_up(logging.getLevelNamesMapping()[chosen.log_level], chosen.log_json)
    if chosen.shard_id is not None:
        structured_logging.during(shard=str(chosen.shard_id))


async def run(chosen: Settings) -> None:
    """Run against Discord until a signal ends it; Unusable, DatabaseUnusable."""
    token = chosen.discord_token.get_secret_value()
    if not token:
        raise Unusable(
            "DISCORD_TOKEN is not set. Put it into .env (docs/operators.md says where to get one), "
            "or try Conclave without Discord: make play"
        )
    stop = _stopping()
    sys.setswitchinterval(0.001)  # a thread of the database gets its turn while much is to be done
    engine = await connect(chosen.address(sandbox=False))
    try:
        await migrate(engine)
        client = Conclave(
            _umpire(engine, chosen),
            _studio(chosen),
            shard_id=chosen.shard_id,
            shard_count=chosen.shard_count,
        )
        site = _site(client, chosen) if chosen.page_url and not chosen.shard_id else None
        client.desk.show.spectator.url = chosen.page_url
        await _serve(client, chosen, token, stop, site)
    except aiohttp.ClientConnectorError as error:
        raise Unusable("Discord cannot be reached. Is this machine on the network?") from error
    except (discord.LoginFailure, discord.ConnectionClosed) as error:
        if getattr(error, "code", WRONG_TOKEN) != WRONG_TOKEN:
            raise
        raise Unusable("Discord does not accept DISCORD_TOKEN. Copy it again.") from error
    finally:
        await engine.dispose()
        gc.freeze()  # Python ends by looking through all that there is


async def run_pages(chosen: Settings) -> None:
    """Serve the pages alone until a signal ends it, beside bots that share the database.

    Unusable, DatabaseUnusable.
    """
    if not chosen.page_url:
        raise Unusable("PAGE_URL is not set: it is how readers call the pages.")
    os.nice(BEHIND)
    sys.setswitchinterval(SWITCH)
    # of several threads that replay, each would take its turn before the one that answers
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1, "replay"))
    stop = _stopping()
    engine = await connect(chosen.address(sandbox=False))
    try:
        await migrate(engine)
        umpire, studio = _umpire(engine, chosen), _studio(chosen, behind=True)
        logs = log_and_position_cache.LogCache(umpire.store, PAGE_ENTRIES)
        spectator = Spectator(umpire, logs, log_and_position_cache.Positions(logs, PAGE_STATES))
        site = Site(spectator, studio, chosen.page_url, chosen.page_port)
        health = health_endpoint.Health(None, umpire.store, chosen.health_port, VERSION)
        async with health, site:
            tidying = asyncio.create_task(_tidied())
            await stop.wait()
            tidying.cancel()
        await studio.close()
    finally:
        await engine.dispose()


async def run_sandbox(chosen: Settings) -> None:
    """Run the bot and the stand-in for Discord in one process; Unusable beside a real token."""
    if chosen.discord_token.get_secret_value():
        raise Unusable("The sandbox does not start beside a DISCORD_TOKEN. Take it out of .env.")
    stop, folder = _stopping(), chosen.sandbox_folder
    folder.mkdir(parents=True, exist_ok=True)
    engine = await connect(chosen.address(sandbox=True))
    try:
        await migrate(engine)
        async with Sandbox(
            port=chosen.sandbox_port,
            fallback_port=True,
            state=folder,
            languages=SPOKEN,
            elsewhere=True,
        ) as box:
            print(f"Conclave is playing at {box.url}  (Ctrl+C stops it; matches are kept)")
            client = Conclave(_umpire(engine, chosen), _studio(chosen), guild_ready_timeout=0.01)
            client.desk.show.spectator.always = True
            site = _site(client, chosen, fallback=True)
            await _serve(seated(box, client), chosen, box.token, stop, site)
    finally:
        await engine.dispose()


def seated(box: Sandbox, client: Conclave) -> Conclave:
    """Point discord.py at a sandbox; it is the one seam, and only for loopback."""
    if yarl.URL(box.api).host not in ("127.0.0.1", "::1", "localhost"):
        raise Unusable("The sandbox is for this machine alone.")
    discord.http.Route.BASE = box.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway)
    return client


def _umpire(engine: AsyncEngine, chosen: Settings) -> Umpire:
    limits = quotas_and_rate_limits.Limits(
        chosen.most_lobbies,
        chosen.most_matches,
        vacation=chosen.vacation_days,
        guild_lobbies=chosen.most_guild_lobbies,
        guild_matches=chosen.most_guild_matches,
        pictures=chosen.pictures_a_minute,
        keep=chosen.keep_days,
    )
    return Umpire(Store(engine), limits=limits, whispers=chosen.whispers)


def _studio(chosen: Settings, behind: bool = False) -> DrawPool:
    processes = chosen.draw_processes
    return DrawPool(cores() if processes is None else processes, behind=behind)


def _stopping() -> asyncio.Event:
    """Return what SIGINT and SIGTERM set, from now on."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    return stop


def _site(client: Conclave, chosen: Settings, fallback: bool = False) -> Site:
    spectator = client.desk.show.spectator
    return Site(spectator, client.studio, chosen.page_url, chosen.page_port, fallback=fallback)


@contextlib.asynccontextmanager
async def _served(site: Site | None) -> AsyncIterator[None]:
    """Serve the pages, if they are to be, as long as the block runs."""
    if site is None:
        yield
        return
    async with site:
        yield


async def _serve(
    client: Conclave, chosen: Settings, token: str, stop: asyncio.Event, site: Site | None = None
) -> None:
    """Run a client until it is to stop."""
    sys.setswitchinterval(SWITCH)
    health = health_endpoint.Health(client, client.desk.umpire.store, chosen.health_port, VERSION)
    endpoint = Endpoint(client, chosen.interactions_port)
    async with health, endpoint, warming(STARTED), ThinkPool() as minds, client, _served(site):
        client.desk.umpire.computers.minds = minds
        serving = asyncio.create_task(client.start(token))
        stopping = asyncio.create_task(stop.wait())
        settling = asyncio.create_task(_settled(client))
        await asyncio.wait([serving, stopping], return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        settling.cancel()
        if serving.done():
            serving.result()
        log.info("stopping")
        await minds.close()
        await client.close()
        serving.cancel()  # it may be waiting to try again
        await asyncio.gather(serving, return_exceptions=True)


async def _settled(client: Conclave) -> None:
    """Tidy up once a client is connected."""
    await client.wait_until_ready()
    await _tidied()


async def _tidied() -> None:
    """Look for garbage among what is new, and seldom among all.

    In all that is kept of five hundred matches that takes half a second, in which nobody is
    answered; left to itself it would happen every few seconds, and find next to nothing. What
    a look has left is not looked at again until the next whole one. What a start has made is
    in use: nobody who presses then waits for a look at it.
    """
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    try:
        for look in itertools.count():
            if look % WHOLE == 0:
                gc.unfreeze()
            if look:
                gc.collect()
            gc.freeze()
            await asyncio.sleep(TIDY)
    finally:
        gc.set_threshold(young, middle, old)


def _backup(chosen: Settings, args: argparse.Namespace) -> int:
    size = backup_restore_move.save(
        backup_restore_move.file_of(chosen.address(args.sandbox)), args.file
    )
    print(f"{args.file}: {size:,} bytes, read back and sound. It holds hands and secrets.")
    return 0


def _restore(chosen: Settings, args: argparse.Namespace) -> int:
    database = backup_restore_move.file_of(chosen.address(args.sandbox))
    before = backup_restore_move.restore(args.file, database)
    kept = f" What was there before is {before}." if before else ""
    print(f"{database} is restored from {args.file}.{kept}")
    return 0


def _move(chosen: Settings, args: argparse.Namespace) -> int:
    count = asyncio.run(backup_restore_move.move(args.file, chosen.address(args.sandbox)))
    print(f"{count} matches are copied; {args.file} stays as it is. Now: python bot.py check")
    return 0


def _raw(chosen: Settings, args: argparse.Namespace) -> int:
    size = backup_restore_move.raw(chosen.address(args.sandbox), args.match, args.file)
    print(f"{args.file}: {size:,} bytes of JSON. It holds hands and a secret.")
    return 0


def _check(chosen: Settings, args: argparse.Namespace) -> int:
    count, findings = asyncio.run(
        backup_restore_move.check(chosen.address(args.sandbox), args.sample)
    )
    for finding in findings:
        print(
            f"{finding.match}: {backup_restore_move.PROBLEMS.get(finding.problem, finding.problem)}"
        )
    print(f"{count} matches replayed, {len({one.match for one in findings})} with differences")
    return 1 if findings else 0


def _split_log(chosen: Settings, args: argparse.Namespace) -> int:
    asyncio.run(backup_restore_move.split(chosen.address(args.sandbox), args.parts))
    print(f"The log is split into {args.parts} parts.")
    return 0


def _start(chosen: Settings, args: argparse.Namespace) -> int:
    for name, meant in misspelt():
        log.warning("no such setting", name=name, **({"meant": meant} if meant else {}))
    with endless_call_watchdog.Watchdog():
        asyncio.run((run_sandbox if args.sandbox else run_pages if args.page else run)(chosen))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sandbox", action="store_true", help="play without a Discord account")
    parser.add_argument("--page", action="store_true", help="serve the pages of matches alone")
    parser.add_argument("--version", action="version", version=f"Conclave {VERSION}")
    parser.set_defaults(do=_start)
    commands = parser.add_subparsers(title="instead of running")
    for name, do, told in (
        ("backup", _backup, "copy the database to a new file, also while the bot runs"),
        ("restore", _restore, "put a backup in its place, while the bot does not run"),
        ("check", _check, "replay every match and compare it with what is stored"),
        ("move", _move, "copy all of an SQLite file into the empty database of DATABASE_URL"),
        ("split-log", _split_log, "write the log of a large PostgreSQL anew, in parts by match"),
        ("raw", _raw, "write the rows of a match as they are, which can be read or not"),
    ):
        command = commands.add_parser(name, help=told)
        command.set_defaults(do=do)
        if do is _raw:
            command.add_argument("match")
        if do is _check:
            command.add_argument("--sample", type=int, metavar="N", help="so many at random")
        elif do is _split_log:
            command.add_argument("parts", type=int)
        else:
            command.add_argument("file", type=Path)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 with a sentence if it cannot be done."""
    args = _parser().parse_args(arguments)
    as_json = False
    try:
        chosen = settings()
        set_up_log(chosen)
        as_json = chosen.log_json
        status: int = args.do(chosen, args)
    except (Unusable, DatabaseUnusable) as error:
        return _failed(str(error), as_json)
    except OSError as error:
        return _failed(f"Cannot start: {error.strerror or error}", as_json)
    except Exception:
        log.exception("failed")
        return 1
    return status


def _failed(sentence: str, as_json: bool) -> int:
    """Say in the form of the log why nothing was done."""
    if as_json:
        log.critical("not done", reason=sentence)
    else:
        print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    os.umask(0o077)  # the database holds hands and secrets
    sys.exit(main())
