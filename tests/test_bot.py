"""Starting: what an operator may get wrong is one clear sentence and no traceback."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
import structlog
import yarl
from prometheus_client.metrics import MetricWrapperBase

import bot
from sandbox import Sandbox
from services.watch import metrics as figures_module
from tests.laws import layers

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Start where there is no .env, with nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in bot.Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    yield
    structlog.reset_defaults()  # the log that `main` sets up writes to this test's output
    logging.captureWarnings(capture=False)


def started(capsys, *arguments):
    status = bot.main(arguments)
    told = capsys.readouterr().err.strip()
    assert "Traceback" not in told
    return status, told


def test_the_version_of_the_newest_release_is_printed(capsys):
    with pytest.raises(SystemExit) as ended:
        bot.main(["--version"])
    assert ended.value.code == 0
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$", changes, re.MULTILINE)[1]
    assert capsys.readouterr().out == f"Conclave {newest}\n"


def test_a_missing_token_says_where_to_put_it_and_how_to_do_without(capsys):
    status, told = started(capsys)
    assert status == 1
    assert "DISCORD_TOKEN is not set" in told
    assert "make play" in told


def test_a_misspelt_setting_is_named_at_the_start_and_what_is_none_of_ours_is_not(
    capsys, monkeypatch
):
    written = "LOG_LEVEL=INFO\nMOST_MATCHS=3\nwhisper=false\nPOSTGRES_PASSWORD=hidden\n"
    Path(".env").write_text(written)
    monkeypatch.setenv("DATABASE_URI", "sqlite:///secret.db")
    monkeypatch.setenv("TERMINAL", "xterm")
    _, told = started(capsys)
    lines = [line.split("no such setting")[1].split() for line in told.splitlines()[:-1]]
    assert lines == [
        ["meant=DATABASE_URL", "name=DATABASE_URI"],
        ["meant=MOST_MATCHES", "name=MOST_MATCHS"],
        ["name=POSTGRES_PASSWORD"],
        ["meant=WHISPERS", "name=WHISPER"],
    ]
    assert "hidden" not in told
    assert "DISCORD_TOKEN is not set" in told


async def test_a_wrong_token_is_said_and_nothing_looked_through(tmp_path, monkeypatch):
    gc.unfreeze()
    async with Sandbox(port=0) as box:
        monkeypatch.setattr(discord.http.Route, "BASE", box.api)
        gateway = yarl.URL(box.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        monkeypatch.setenv("DISCORD_TOKEN", "wrong")
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'conclave.db'}")
        with pytest.raises(bot.Unusable, match="does not accept DISCORD_TOKEN"):
            await bot.run(bot.settings())
    assert gc.get_freeze_count()  # a second, which Python would take at its end
    gc.unfreeze()


def test_the_sandbox_does_not_start_beside_a_real_token(capsys, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "real-looking-token")
    status, told = started(capsys, "--sandbox")
    assert status == 1
    assert "does not start beside" in told
    assert "real-looking-token" not in told


@pytest.mark.parametrize(
    ("name", "value"),
    [("LOG_LEVEL", "loud"), ("MOST_MATCHES", "many"), ("SANDBOX_PORT", "70000")],
)
def test_a_wrong_setting_is_named_without_its_value(capsys, monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    status, told = started(capsys)
    assert status == 1
    assert name in told
    assert value not in told


def test_a_database_that_is_none_is_said(capsys, monkeypatch, tmp_path):
    (tmp_path / "notes.db").write_text("no database at all, but long enough to be read as one")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'notes.db'}")
    status, told = started(capsys)
    assert status == 1
    assert "notes.db" in told


def test_only_a_loopback_sandbox_is_spoken_to():
    class Elsewhere:
        api = "http://203.0.113.7/api/v10"

    with pytest.raises(bot.Unusable):
        bot.seated(Elsewhere(), None)


READ_ONLY = """
import os, sys

def refuse(event, args):
    paths = {"open": args[:1], "os.mkdir": args[:1], "os.rename": args[:2], "os.remove": args[:1]}
    paths["sqlite3.connect"] = args[:1]
    if event == "open" and not (args[2] or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        return
    for path in paths.get(event, ()):
        if isinstance(path, str) and os.path.abspath(path).startswith(ROOT + os.sep):
            if "__pycache__" not in path:
                print("refused", event, path, file=sys.stderr)
            raise OSError(30, "Read-only file system", path)

sys.addaudithook(refuse)
"""


def test_the_sandbox_starts_says_where_writes_there_alone_and_stops_on_a_signal(tmp_path):
    (tmp_path / "sitecustomize.py").write_text(f"ROOT = {str(ROOT)!r}\n{READ_ONLY}")
    environment = {
        **{k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"},
        "PYTHONPATH": str(tmp_path),
        "SANDBOX_FOLDER": str(tmp_path / "sandbox"),
        "PYTHONUNBUFFERED": "1",
    }
    running = subprocess.Popen(
        [sys.executable, str(ROOT / "bot.py"), "--sandbox"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    first = running.stdout.readline()
    running.send_signal(signal.SIGTERM)
    _, errors = running.communicate(timeout=30)
    assert "http://127.0.0.1:" in first
    assert running.returncode == 0
    assert "Traceback" not in errors
    assert "refused" not in errors
    assert (tmp_path / "sandbox").is_dir()


async def test_health_is_told_from_the_start_to_the_signal(tmp_path, monkeypatch):
    with contextlib.closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    async with Sandbox(port=0) as box, aiohttp.ClientSession() as session:
        monkeypatch.setattr(discord.http.Route, "BASE", box.api)
        gateway = yarl.URL(box.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        monkeypatch.setenv("DISCORD_TOKEN", box.token)
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'conclave.db'}")
        monkeypatch.setenv("HEALTH_PORT", str(port))
        running = asyncio.create_task(bot.run(bot.settings()))
        await box.ready(30)
        status = 0
        async with asyncio.timeout(30):
            while status != 200:
                async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                    status = answer.status
        os.kill(os.getpid(), signal.SIGTERM)
        await running
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(f"http://127.0.0.1:{port}/health")


async def test_all_that_is_kept_is_looked_through_for_garbage_now_and_then_alone(monkeypatch):
    monkeypatch.setattr(bot, "TIDY", 0.0)
    looks, before, twice = [], gc.get_threshold(), asyncio.Event()

    def looked(phase, info):
        if phase == "stop" and info["generation"] == 2:
            looks.append((gc.get_threshold()[2], gc.get_freeze_count() > 0))
            if len(looks) == 2:
                twice.set()

    gc.callbacks.append(looked)
    settling = asyncio.create_task(bot._settled(Mock(wait_until_ready=AsyncMock())))
    try:
        await asyncio.wait_for(twice.wait(), 10)
        assert gc.get_freeze_count()
    finally:
        gc.callbacks.remove(looked)
        settling.cancel()
        await asyncio.gather(settling, return_exceptions=True)
        gc.unfreeze()
    assert looks[:2] == [(bot._NEVER, True)] * 2  # not of what a start has made
    assert gc.get_threshold() == before


@pytest.mark.parametrize(
    ("shard", "count", "told"),
    [("0", "", "set together"), ("", "2", "set together"), ("2", "2", "less than SHARD_COUNT")],
)
def test_shards_that_cannot_be_are_said(capsys, monkeypatch, shard, count, told):
    monkeypatch.setenv("SHARD_ID", shard)
    monkeypatch.setenv("SHARD_COUNT", count)
    assert started(capsys)[0] == 1
    assert told in started(capsys)[1]


def test_no_shards_are_the_default_and_an_empty_setting_means_none(monkeypatch):
    monkeypatch.setenv("SHARD_ID", "")
    monkeypatch.setenv("SHARD_COUNT", "")
    assert (bot.settings().shard_id, bot.settings().shard_count) == (None, None)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_backup_of_postgresql_is_left_to_its_own_tools(capsys, monkeypatch, command):
    monkeypatch.setenv("DATABASE_URL", "postgresql://conclave:hunter2@localhost/conclave")
    status, told = started(capsys, command, "copy.db")
    assert status == 1
    assert "pg_dump" in told
    assert "hunter2" not in told


def test_the_sandbox_has_a_database_of_its_own_to_save(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("SANDBOX_FOLDER", str(tmp_path / "box"))
    status, told = started(capsys, "--sandbox", "backup", "copy.db")
    assert status == 1
    assert str(tmp_path / "box" / "conclave.db") in told


def test_what_keeps_the_bot_from_starting_is_json_where_the_log_is(capsys, monkeypatch):
    monkeypatch.setenv("LOG_JSON", "true")
    status, told = started(capsys)
    assert status == 1
    assert "DISCORD_TOKEN is not set" in json.loads(told)["reason"]


def test_every_setting_command_and_figure_is_in_the_guide_for_operators():
    guide = (ROOT / "docs" / "operators.md").read_text()
    words = [name.upper() for name in bot.Settings.model_fields]
    words += [
        f"bot.py {command}" for command in ("backup", "restore", "check", "move", "split-log")
    ]
    figures = [one for one in vars(figures_module).values() if isinstance(one, MetricWrapperBase)]
    words += [figure.describe()[0].name for figure in figures]
    assert len(words) > 25
    assert not [word for word in words if f"`{word}" not in guide and f" {word}" not in guide]


def test_the_container_holds_what_the_bot_imports_and_no_secrets():
    lines = (ROOT / "docs" / "Containerfile").read_text().splitlines()
    copied = {line.split()[1] for line in lines if line.startswith("COPY ")}
    files = {"requirements.lock", "pyproject.toml", "bot.py"}
    assert copied == {*files, *(layers.MAY["bot"] - {"bot"})}


def test_every_setting_is_in_the_example():
    example = (ROOT / ".env.example").read_text()
    names = {line.lstrip("# ").split("=")[0] for line in example.splitlines() if "=" in line}
    assert {name.upper() for name in bot.Settings.model_fields} <= names
