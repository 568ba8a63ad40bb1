"""Every line of the log is an event with fields, whoever writes it, and tells no secret."""

import asyncio
import errno
import io
import json
import logging
import sys
import warnings

import discord
import pytest
import structlog
from sqlalchemy.exc import DBAPIError

from engine.codec import CodecError
from services.watch.metrics import TOO_LATE
from services.watch.structured_logging import during
from tests.cogs.fakes import refusal


def everything():
    """Log in each of the ways that there are."""
    structlog.get_logger().info("deed done", match="m1", ply=3)
    logging.getLogger("discord.gateway").warning("Shard ID %s has closed", 0)
    try:
        raise ValueError("over")
    except ValueError:
        logging.getLogger("asyncio").exception("Task exception was never retrieved")
        structlog.get_logger().exception("delivery failed")
    warnings.warn("is going away", DeprecationWarning, stacklevel=1)


class Full(io.StringIO):
    """A stream to a disk that is full."""

    def write(self, text):
        raise OSError(errno.ENOSPC, "No space left on device")

    def flush(self):
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("as_json", [True, False])
def test_where_no_line_can_be_written_whoever_logs_goes_on(logs, monkeypatch, as_json):
    monkeypatch.setattr(sys, "stderr", Full())
    logs.set_up(logging.INFO, as_json)
    everything()


def test_choices_that_come_too_late_are_counted_and_no_fault(logs):
    logs.set_up(logging.INFO, as_json=True)
    before = TOO_LATE._value.get()
    for code in (10062, 50035):
        try:
            raise refusal(code)
        except discord.HTTPException:
            logging.getLogger("discord.app_commands.tree").exception("Ignoring exception")
    assert len(logs.written()) == 1
    assert TOO_LATE._value.get() == before + 1


def test_with_json_every_line_of_ours_and_theirs_is_an_object(logs):
    logs.set_up(logging.INFO, as_json=True)
    everything()
    lines = [json.loads(line) for line in logs.written()]
    assert [line["event"].split("\n")[0] for line in lines[:4]] == [
        "deed done",
        "Shard ID 0 has closed",
        "Task exception was never retrieved",
        "delivery failed",
    ]
    assert "is going away" in lines[4]["event"]
    assert [line["level"] for line in lines] == ["info", "warning", "error", "error", "warning"]
    assert [line.get("logger") for line in lines] == [
        None,
        "discord.gateway",
        "asyncio",
        None,
        "py.warnings",
    ]
    assert all(line["timestamp"] for line in lines)
    for line in lines[2:4]:
        assert 'raise ValueError("over")' in line["exception"]
        assert line["exception"].endswith("ValueError")
    assert (lines[0]["match"], lines[0]["ply"]) == ("m1", 3)


def test_for_people_the_same_is_text(logs):
    logs.set_up(logging.INFO, as_json=False)
    everything()
    text = "\n".join(logs.written())
    for words in ("deed done", "match=m1", "Shard ID 0 has closed", "[discord.gateway]"):
        assert words in text
    with pytest.raises(ValueError, match=r"Expecting value|Extra data"):
        json.loads(text.splitlines()[0])


def test_less_than_the_level_is_not_written_and_libraries_only_warn(logs):
    logs.set_up(logging.WARNING, as_json=True)
    structlog.get_logger().info("deed done")
    logs.set_up(logging.DEBUG, as_json=True)
    logging.getLogger("discord.gateway").debug("For Shard ID 0: WebSocket Event: a whole hand")
    logging.getLogger("discord.client").warning("PyNaCl is not installed, voice is not supported")
    assert logs.written() == []


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original",
        "https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24/callback",
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24?wait=true",
    ],
)
def test_what_an_interaction_may_be_answered_with_is_not_written(logs, address):
    logs.set_up(logging.INFO, as_json=True)
    logging.getLogger("discord.http").warning("rate limited. %s %s", "POST", address)
    structlog.get_logger().warning("refused", url=address)
    lines = logs.written()
    assert len(lines) == 2
    assert all("aW50ZXJhY3Rpb24" not in line and "/123/..." in line for line in lines)


async def test_a_task_logs_what_it_is_about_and_no_other_does(logs):
    logs.set_up(logging.INFO, as_json=True)

    async def work(name):
        during(command=name, match="")
        await asyncio.sleep(0)
        structlog.get_logger().info("done")
        logging.getLogger("discord.http").warning("slow")

    await asyncio.gather(
        asyncio.create_task(work("match board")), asyncio.create_task(work("help"))
    )
    structlog.get_logger().info("after")
    lines = [json.loads(line) for line in logs.written()]
    assert sorted((line["event"], line.get("command")) for line in lines if "command" in line) == [
        ("done", "help"),
        ("done", "match board"),
        ("slow", "help"),
        ("slow", "match board"),
    ]
    assert "command" not in lines[-1]
    assert all("match" not in line for line in lines)


def choose(hand):
    raise KeyError(hand)


def named():
    """Log a fault by its name."""
    try:
        choose("dragon")
    except KeyError as error:
        structlog.get_logger().error("computer failed", fault=error)


def caught():
    """Log a fault as it is caught, with what it caused."""
    try:
        try:
            choose("dragon")
        except KeyError as error:
            raise RuntimeError("a dragon") from error
    except RuntimeError:
        structlog.get_logger().exception("interaction failed")


def theirs():
    """Let a library log a fault of several."""
    try:
        choose("dragon")
    except KeyError as error:
        group = ExceptionGroup("a dragon", [error])
        logging.getLogger("discord.client").error("Ignoring exception", exc_info=group)


@pytest.mark.parametrize("as_json", [True, False])
@pytest.mark.parametrize("fails", [named, caught, theirs])
def test_a_fault_is_told_by_where_it_came_from_and_not_by_what_it_says(logs, as_json, fails):
    logs.set_up(logging.DEBUG, as_json=as_json)
    fails()
    text = "\n".join(logs.written())
    assert "KeyError" in text
    assert "in choose" in text
    assert "raise KeyError(hand)" in text
    assert "'dragon'" not in text
    assert "a dragon\n" not in text


async def test_of_what_a_library_shows_of_an_object_nothing_is_written(logs):
    logs.set_up(logging.DEBUG, as_json=True)
    told = {"message": "Task exception was never retrieved", "future": KeyError("dragon")}
    asyncio.get_running_loop().call_exception_handler(told)
    button = discord.ui.Button(label="dragon")
    logging.getLogger("discord.ui.view").error("Ignoring exception in %r for %r", "view", button)
    lines = [json.loads(line)["event"] for line in logs.written()]
    assert lines == [told["message"], "Ignoring exception in 'view' for <...>"]


def test_what_the_system_and_discord_say_of_themselves_is_told(logs):
    logs.set_up(logging.INFO, as_json=True)
    for error in (OSError(28, "no room"), discord.InvalidData("odd"), CodecError("no such Kind")):
        structlog.get_logger().error("delivery failed", exc_info=error)
    told = [json.loads(line)["exception"] for line in logs.written()]
    assert told == ["OSError: [Errno 28] no room", "InvalidData: odd", "CodecError: no such Kind"]


def test_of_a_row_that_a_database_refuses_nothing_is_told(logs):
    logs.set_up(logging.INFO, as_json=True)
    said = "null value\nDETAIL:  Failing row contains (7812,\ndragon).\n[SQL: INSERT INTO people]"
    error = DBAPIError(None, None, Exception(said))
    structlog.get_logger().error("delivery failed", exc_info=error)
    (line,) = logs.written()
    told = json.loads(line)["exception"]
    assert "null value" in told
    assert "[SQL: INSERT INTO people]" in told
    assert "7812" not in told
    assert "dragon" not in told
