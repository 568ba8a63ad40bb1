"""What people are told when something cannot be: one sentence, in private, in their language."""

import ast
import asyncio
import importlib
import pkgutil
import sqlite3
import traceback
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest
import structlog
from discord.app_commands import CommandInvokeError
from sqlalchemy.exc import OperationalError

import cogs
import db
import engine
from cogs import component_routes
from cogs.interactions import error_answers
from cogs.interactions.cog_base import Desk
from cogs.pages.custom_ids import BUTTON, MENU, parse
from cogs.post.outbox_worker import Courier, Worker
from cogs.show.log_and_replay import LogNarrator
from cogs.show.match_sheet_builder import Show
from db import UnknownMatch
from engine.errors import (
    BadNotation,
    Clause,
    EngineBug,
    GameError,
    IllegalAction,
    NotHost,
    NotSeated,
    UnknownGame,
)
from render.words.catalogues import LOCALES, has, say, variables
from services.service_errors import ForeignControl
from services.watch.metrics import BUGS
from tests.cogs.conftest import ANN, BEN, DORA
from tests.cogs.fakes import Client, Interaction, refusal
from tests.laws.shown import Easel

ROOT = Path(__file__).parents[3]


# Every refusal has its sentence


def refusals():
    """Return every class of GameError in engine, db and cogs."""
    for package in (engine, db, cogs):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not {"games", "migrations", "__main__"} & set(info.name.split(".")):
                importlib.import_module(info.name)
    found, open_ = [], [GameError]
    while open_:
        cls = open_.pop()
        found.append(cls)
        open_ += cls.__subclasses__()
    return [cls for cls in found if cls.__module__.split(".")[0] in ("engine", "db", "cogs")]


def raised():
    """Yield name of the class, names of the arguments and place of each refusal in the source."""
    for room in ("engine", "db", "cogs"):
        for path in sorted((ROOT / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Raise) and node.exc is not None:
                    called = node.exc
                    given = called.keywords if isinstance(called, ast.Call) else []
                    name = called.func if isinstance(called, ast.Call) else called
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    yield ast.unparse(name), {keyword.arg for keyword in given}, where


def test_every_refusal_has_a_sentence_of_its_own_in_both_languages():
    classes = refusals()
    assert len(classes) > 20
    messages = [cls.message for cls in classes]
    assert len(set(messages)) == len(messages)
    for cls in classes:
        for locale in LOCALES:
            assert has(locale, cls.message), f"{cls.__name__} has no {cls.message} in {locale}"
        assert variables(cls.message, "en") == variables(cls.message, "fr")


def test_every_refusal_is_raised_with_what_its_sentence_needs():
    known = {cls.__name__: cls for cls in refusals()}
    count = 0
    for name, given, where in raised():
        cls = known.get(name)
        if cls is None or where.startswith("engine/__main__"):  # the command line says it itself
            continue
        count += 1
        missing = variables(cls.message) - given
        assert not missing, f"{where}: {name} without {missing}"
    assert count > 30


def test_no_refusal_is_a_bare_one():
    """`GameError` and `LobbyError` themselves say nothing that helps."""
    for name, _, where in raised():
        if not where.startswith("engine/__main__"):
            assert name not in ("GameError", "LobbyError"), where


# How it is told


@pytest.fixture
def desk(umpire):
    show = Show(umpire, Easel())
    courier = Courier(Client(), umpire, show)
    return Desk(umpire, show, courier, Worker(umpire, courier), LogNarrator(umpire, show))


def press(desk, who, text, **more):
    """Return an interaction with a control, and what to await for it to be handled."""
    it = Interaction(desk, who, custom_id=text, **more)
    found = MENU.fullmatch(text) or BUTTON.fullmatch(text)
    values = more.get("values", ())
    return it, component_routes.handle(it, parse(found), values)


async def test_a_refusal_names_its_rule_and_what_can_be_done_now(desk, table):
    match = await table()
    who = match.players[0].id
    it, done = press(desk, who, f"c:do:{match.id}:1:0:bid 3")
    await done
    assert "The rules do not allow that now." in it.text
    assert "Rule 3.1: No card is for sale." in it.text
    assert "You can now: sail, spy, load, roll and rest." in it.text
    assert it.response.ephemeral


async def test_a_refusal_is_told_in_the_language_of_the_person(desk, table):
    match = await table()
    it, done = press(desk, match.players[0].id, f"c:do:{match.id}:1:0:bid 3", locale="fr")
    await done
    assert "Aucune carte n’est en vente." in it.text
    assert "naviguer" in it.text
    assert "Rule" not in it.text


async def test_a_rule_s_arguments_are_filled_in(desk, table):
    match = await table()
    for seat in range(3):
        await desk.umpire.act(match.id, match.players[seat].id, ["rest"])
    kept = (await desk.umpire.store.match(match.id)).match
    it, done = press(desk, match.players[1].id, f"c:do:{match.id}:{kept.revisions[1]}:1:bid 9")
    await done
    assert f"You can bid {kept.state.ships[1].coins} at most." in it.text


async def test_an_old_button_shows_the_present_position(desk, table):
    match = await table()
    who = match.players[0].id
    await desk.umpire.act(match.id, who, ["sail spice_port"])
    it, done = press(desk, who, f"c:do:{match.id}:1:0:rest")
    await done
    assert "The position has changed since" in it.text
    assert any(id_.startswith(f"c:do:{match.id}:2:0:") for id_ in it.ids)
    assert (await desk.umpire.store.match(match.id)).match.to_act() == (0,)


@pytest.mark.parametrize("op", ["do", "undo", "clear", "pick"])
@pytest.mark.parametrize("who", [BEN, DORA])
async def test_somebody_else_s_control_says_whose_it_is(desk, table, op, who):
    match = await table(ANN, BEN)
    seat = match.seat_of(ANN)
    it, done = press(desk, who, f"c:{op}:{match.id}:1:{seat}:rest", values=("sail",))
    await done
    assert it.text.startswith(f"That button belongs to the player of seat {seat + 1}.")
    assert it.ids == []


async def test_a_match_that_is_not_there_is_said_so(desk):
    for text in ("c:play:zzzzzz:::", "c:join:zzzzzz:::", "c:do:zzzzzz:1:0:rest"):
        it, done = press(desk, ANN, text)
        await done
        assert it.text == "There is no match “zzzzzz”."


async def test_a_stranger_is_told_that_they_have_no_seat(desk, table):
    match = await table()
    it, done = press(desk, DORA, f"c:mute:{match.id}:::")
    await done
    assert it.text == "You have no seat in this match."


async def test_what_nobody_can_read_is_told_as_it_was_typed(desk, table):
    match = await table()
    it = Interaction(desk, match.players[0].id)
    await it.response.defer(ephemeral=True, thinking=True)
    await error_answers.answer(it, desk, BadNotation(text="fly away"), match.id)
    assert "fly away" in it.text
    assert "You can now" in it.text


@pytest.mark.parametrize("error", [BadNotation, UnknownGame])
async def test_what_was_typed_is_told_literally_calls_nobody_and_is_not_long(desk, error):
    it = Interaction(desk, ANN)
    said = "**b** [x](https://e.org) @everyone <@2>\n# h" + " long" * 99
    await error_answers.answer(it, desk, error(text=said, key=said))
    assert "\\*\\*b\\*\\* \\[x](https://e.org) @\u200beveryone \\<@2> # h long" in it.text
    assert len(it.text) < 300


async def test_an_error_before_the_acknowledgement_is_answered_too(desk):
    it = Interaction(desk, ANN)
    await error_answers.answer(it, desk, ForeignControl(seat=2))
    assert it.response.ephemeral
    assert it.text == "That button belongs to the player of seat 2."


async def test_a_missing_permission_is_told_as_such(desk):
    for code in (50001, 50013):
        it = Interaction(desk, ANN)
        await error_answers.answer(it, desk, refusal(code))
        assert "I lack a permission" in it.text


@pytest.mark.parametrize(
    ("failed", "stays"),
    [
        (refusal(0), True),
        (refusal(30046), True),
        (aiohttp.ServerDisconnectedError(), True),
        (ConnectionResetError(), True),
        (discord.RateLimited(60.0), True),
        (refusal(10008), False),
    ],
)
async def test_who_cannot_be_told_now_stays_promised(desk, failed, stays):
    it = Interaction(desk, ANN)

    async def refused(**_):
        raise failed

    it.edit_original_response = refused
    with pytest.raises(NotHost):
        async with desk.answering(it):
            raise NotHost
    await error_answers.answer(it, desk, NotHost())
    left = await desk.umpire.store.pending_answers.of_shard(0, desk.umpire.now())
    assert [one.id for one in left] == [it.id] * stays


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (OperationalError("", {}, sqlite3.OperationalError()), "reach my notes"),
        (KeyError(), "wrong on our side"),
    ],
)
async def test_whoever_cannot_be_told_why_is_told_that_instead(desk, monkeypatch, fault, told):
    if isinstance(fault, OperationalError):
        fault.orig.sqlite_errorcode = sqlite3.SQLITE_BUSY

    async def match(_):
        raise fault

    monkeypatch.setattr(desk.umpire.store, "match", match)
    it = Interaction(desk, ANN)
    with pytest.raises(NotHost):
        async with desk.answering(it):
            raise NotHost
    await error_answers.answer(it, desk, NotHost(), "m1")
    assert told in it.text
    assert await desk.umpire.store.pending_answers.of_shard(0, desk.umpire.now()) == []


@pytest.mark.parametrize("dm", [True, False])
async def test_a_private_message_that_is_gone_needs_no_answer_and_is_no_fault(desk, dm):
    it = Interaction(desk, ANN, custom_id="c:do:x:1:0:rest", dm=dm, ephemeral=not dm)
    before = BUGS._value.get()
    with structlog.testing.capture_logs() as logs:
        await error_answers.answer(it, desk, refusal(10008))
    assert (it.answers, BUGS._value.get()) == ([], before)
    assert [line["log_level"] for line in logs] == ["info"]
    there = Interaction(desk, ANN, custom_id="c:do:x:1:0:rest")
    await error_answers.answer(there, desk, refusal(10008))
    assert "went wrong" in there.text


# Faults of ours


SECRET = "5ec2e7"


async def test_a_fault_of_ours_gets_a_token_and_tells_nothing(desk, table):
    match = await table()
    text = f"c:do:{match.id}:1:0:bid 3"
    it = Interaction(desk, ANN, custom_id=text)
    with structlog.testing.capture_logs() as logs:
        await error_answers.answer(it, desk, EngineBug(f"{SECRET} is broken"), match.id)
    (line,) = logs
    assert line["token"] in it.text
    assert SECRET not in it.text
    assert set(line) == {"command", "token", "exc_info", "event", "log_level"}
    assert line["command"] == "do"


@pytest.mark.parametrize(
    ("code", "away"),
    [
        (sqlite3.SQLITE_BUSY, True),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, True),
        (sqlite3.SQLITE_FULL, True),
        (sqlite3.SQLITE_IOERR_WRITE, True),
        (sqlite3.SQLITE_ERROR, False),
    ],
)
async def test_a_database_that_is_away_is_told_as_such_and_is_no_fault(desk, code, away):
    of_sqlite = sqlite3.OperationalError("told by the driver")
    of_sqlite.sqlite_errorcode = code
    it, before = Interaction(desk, ANN, locale="fr"), BUGS._value.get()
    with structlog.testing.capture_logs() as logs:
        await error_answers.answer(
            it, desk, OperationalError("insert", {"hand": "5ec2e7"}, of_sqlite)
        )
    (line,) = logs
    assert (it.text == say("fr", "error-database")) is away
    assert (line["event"] == "database away") is away
    assert (BUGS._value.get() == before) is away
    assert "5ec2e7" not in str(line) or not away


async def test_a_fault_is_told_in_time_when_the_database_does_not_answer(desk, monkeypatch):
    async def hanging(who):
        await asyncio.Event().wait()

    monkeypatch.setattr(desk.umpire.store.people, "get", hanging)
    monkeypatch.setattr(error_answers, "PATIENCE", 0.01)
    it = Interaction(desk, ANN, locale="fr")
    with structlog.testing.capture_logs() as logs:
        async with asyncio.timeout(30):
            await error_answers.answer(it, desk, TimeoutError())
    assert it.text == say("fr", "error-bug", token=logs[0]["token"])


async def test_an_error_is_told_before_the_database_is(desk, table, monkeypatch):
    match, gate = await table(), asyncio.Event()
    promise = desk.umpire.store.pending_answers.add

    async def hanging(promised):
        await gate.wait()
        await promise(promised)

    monkeypatch.setattr(desk.umpire.store.pending_answers, "add", hanging)
    it, done = press(desk, DORA, f"c:mute:{match.id}:::")
    telling = asyncio.create_task(done)
    async with asyncio.timeout(30):
        while not it.answers:  # noqa: ASYNC110 - it is no event of ours
            await asyncio.sleep(0.005)
    gate.set()
    await telling
    assert it.text == "You have no seat in this match."
    assert await desk.umpire.store.pending_answers.of_shard(0, desk.umpire.now()) == []


async def test_two_faults_have_different_tokens(desk):
    texts = set()
    for _ in range(3):
        it = Interaction(desk, ANN)
        with structlog.testing.capture_logs():
            await error_answers.answer(it, desk, RuntimeError())
        texts.add(it.text)
    assert len(texts) == 3


async def test_no_log_line_of_a_fault_holds_a_notation_a_hand_or_a_secret(desk, table, monkeypatch):
    match = await table()
    seat, who = 0, match.players[0].id
    stored = await desk.umpire.store.match(match.id)
    hidden = [match.secret, stored.match.seed, repr(stored.match.state.ships[seat].hand)]

    def broken(*args, **kwargs):
        raise EngineBug("harbours: it does not hold together")

    monkeypatch.setattr(type(stored.match.game), "apply", broken)
    with structlog.testing.capture_logs() as logs:
        for text in (f"c:do:{match.id}:1:{seat}:sail spice_port", f"c:do:{match.id}:1:{seat}:rest"):
            await press(desk, who, text)[1]
    assert len(logs) == 2
    for line in logs:
        shown = "".join(traceback.format_exception(line["exc_info"])) + repr(
            {key: value for key, value in line.items() if key != "exc_info"}
        )
        for secret in (*hidden, "spice_port", "c:do", who):
            assert secret not in shown


@pytest.mark.parametrize("code", [10062, 10015, 50027])
async def test_who_comes_too_late_is_not_answered_again_and_it_is_no_fault(desk, code):
    error, bugs = refusal(10008), BUGS._value.get()
    error.code = code
    it = Interaction(desk, ANN)
    with structlog.testing.capture_logs() as logs:
        await error_answers.answer(it, desk, error)
    assert it.answers == []
    assert [line["log_level"] for line in logs] == ["warning"]
    assert BUGS._value.get() == bugs


async def test_an_interaction_that_arrives_twice_is_no_fault_and_stays_promised(desk, monkeypatch):
    error, bugs, kept = refusal(50083), BUGS._value.get(), []
    error.code = 40060
    monkeypatch.setattr(desk.answer_batch, "answered", lambda *given: kept.append(given))
    it = Interaction(desk, ANN)
    with structlog.testing.capture_logs() as logs:
        await error_answers.answer(it, desk, CommandInvokeError(SimpleNamespace(name="x"), error))
    assert (it.answers, kept, BUGS._value.get()) == ([], [], bugs)
    assert [line["event"] for line in logs] == ["arrived twice"]


@pytest.mark.parametrize("fault", [10015, 50013, "wire"])
async def test_an_error_that_cannot_be_told_is_left_to_nobody_else(desk, monkeypatch, fault):
    it = Interaction(desk, ANN)

    async def refused(**said):
        if fault == "wire":
            raise ConnectionResetError
        error = refusal(10008)
        error.code = fault
        raise error

    monkeypatch.setattr(it, "edit_original_response", refused)
    with structlog.testing.capture_logs() as logs:
        await error_answers.answer(it, desk, NotSeated())
    assert [line["log_level"] for line in logs] == ["warning"]


def test_the_arguments_of_an_error_are_in_no_log():
    error = IllegalAction(Clause("1.1", "harbours-why-over"), verb="bid", secret=SECRET)
    assert SECRET not in "".join(traceback.format_exception(error))
    assert str(UnknownMatch(id=SECRET)) == "error-unknown-match"
