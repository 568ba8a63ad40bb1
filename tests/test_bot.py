"""Starting: what an operator may get wrong is one clear sentence and no traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import discord
import pytest
import structlog
import yarl

import bot
from sandbox import Sandbox

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Start where there is no .env, with nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in bot.Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    yield
    structlog.reset_defaults()  # the log that `main` sets up writes to this test's output


def started(capsys, *arguments):
    status = bot.main(arguments)
    told = capsys.readouterr().err.strip()
    assert "Traceback" not in told
    return status, told


def test_a_missing_token_says_where_to_put_it_and_how_to_do_without(capsys):
    status, told = started(capsys)
    assert status == 1
    assert "DISCORD_TOKEN is not set" in told
    assert "make play" in told


async def test_a_wrong_token_is_said(tmp_path, monkeypatch):
    async with Sandbox(port=0) as box:
        monkeypatch.setattr(discord.http.Route, "BASE", box.api)
        gateway = yarl.URL(box.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        monkeypatch.setenv("DISCORD_TOKEN", "wrong")
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'conclave.db'}")
        with pytest.raises(bot.Unusable, match="does not accept DISCORD_TOKEN"):
            await bot.run(bot.settings())


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


def test_the_sandbox_starts_says_where_and_stops_on_a_signal(tmp_path):
    environment = {
        **{k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"},
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


def test_every_setting_is_in_the_example():
    example = (ROOT / ".env.example").read_text()
    names = {line.lstrip("# ").split("=")[0] for line in example.splitlines() if "=" in line}
    assert {name.upper() for name in bot.Settings.model_fields} <= names
