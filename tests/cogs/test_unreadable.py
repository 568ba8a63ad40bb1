"""A match that cannot be read is shown as such, can be called off, and holds up nothing."""

import asyncio
from types import SimpleNamespace

import discord
import pytest
import structlog
from sqlalchemy import update

from cogs import admin, component_routes
from cogs.handlers import account_actions, admin_actions
from cogs.interactions.game_cog import GameCog
from cogs.interactions.run_command import answered
from cogs.pages.custom_ids import ControlId
from cogs.post import discord_components
from cogs.post.deadline_timer import UNREADABLE, Clock
from cogs.server_leave_and_return import ASLEEP, ServersCog
from db.outbox import OutboxRow
from db.tables import matches
from db.transactions import writing
from engine.match import Status
from languages import COMPLETE
from render.words.catalogues import say
from render.words.command_mentions import mentioned
from tests.cogs.conftest import ANN, BEN, CLEO, DORA, GUILD, THREAD, owed
from tests.cogs.fakes import Interaction
from tests.harbours.state import Rest


@pytest.fixture
async def pair(desk, table):
    """A match that cannot be read, and one that can, of the same people."""
    lost, kept = await table(ANN, BEN, thread=THREAD), await table(ANN, BEN, thread=THREAD + 1)
    await spoil(desk, lost.id)
    return lost, kept


async def spoil(desk, match_id, rules=99):
    async with writing(desk.umpire.store._engine) as conn:
        await conn.execute(update(matches).where(matches.c.id == match_id).values(rules=rules))


async def ask(desk, who, work, *given, manager=False, locale="en"):
    """Let somebody ask for something; return the interaction."""
    it = Interaction(desk, who, locale=locale)
    it.permissions = discord.Permissions(manage_guild=manager)
    it.client.is_owner = lambda user: asyncio.sleep(0, False)
    it.client.get_guild = lambda guild: None
    it.client.latency = 0.1
    await answered(it, work, *given)
    return it


async def test_it_stands_as_such_in_the_lists_of_its_players(desk, pair):
    lost, kept = pair
    for locale in COMPLETE:
        words = say(locale, "list-unreadable")
        rows = (await ask(desk, ANN, account_actions.listing, locale=locale)).text.splitlines()
        assert [words in row for row in rows if lost.id in row] == [True]
        assert [words in row for row in rows if kept.id in row] == [False]
    waiting = (await ask(desk, BEN, account_actions.waiting, 1)).text
    assert "it cannot be read now, and waits" in waiting
    assert lost.id in waiting


async def test_it_stands_as_such_before_those_who_manage_the_server(desk, pair):
    lost, kept = pair
    health = (await ask(desk, DORA, admin_actions.health, manager=True)).text
    assert "One match on this server cannot be read by this version" in health
    assert lost.id in health
    assert kept.id not in health
    it = Interaction(desk, DORA)
    it.permissions = discord.Permissions(manage_guild=True)
    named = {choice.value: choice.name for choice in await admin._matches(it, "")}
    assert named == {
        kept.id: f"Harbours {kept.id}",
        lost.id: f"Harbours {lost.id} · cannot be read now",
    }


@pytest.mark.parametrize(("who", "buttons"), [(ANN, 1), (BEN, 0)])
async def test_who_asks_for_it_is_told_and_its_host_may_call_it_off(desk, pair, who, buttons):
    lost, _ = pair
    it = Interaction(desk, who, channel=THREAD)
    await asked(desk, it, lost.id)
    told = f"{say('en', 'error-unreadable', id=lost.id)} {say('en', 'unreadable-live')}"
    assert it.text == mentioned(told, discord_components.COMMANDS)
    assert len(it.ids) == buttons


async def asked(desk, it, match_id):
    made = object.__new__(GameCog)
    made.desk, made.game = desk, "harbours"
    with structlog.testing.capture_logs() as logs:
        await made.act(it, match_id, Rest)
    assert [line["event"] for line in logs] == ["unreadable"]


async def test_its_host_calls_it_off_and_the_thread_is_told(desk, pair):
    lost, _ = pair
    it = await press_void(desk, ANN, lost.id)
    assert it.text == say("en", "panel-done")
    assert (await desk.umpire.store.lists.listing(lost.id)).status is Status.VOID
    (row,) = await desk.umpire.store.outbox.claim("test", desk.umpire.now(), 60, 10)
    assert (row.match, row.kind) == (lost.id, "lost")
    await desk.courier.deliver(row)
    (told,) = desk.courier.client.channel(THREAD).told
    assert f"Harbours {lost.id} could no longer be read" in told.text
    it = Interaction(desk, ANN, channel=THREAD)
    await asked(desk, it, lost.id)
    assert (it.text, it.ids) == (say("en", "error-unreadable", id=lost.id), [])


async def press_void(desk, who, match_id, manager=False):
    it = Interaction(desk, who, custom_id=f"c:void:{match_id}:::")
    it.permissions = discord.Permissions(manage_guild=manager)
    it.client.is_owner = lambda user: asyncio.sleep(0, False)
    await component_routes.handle(it, ControlId("void", match_id), ())
    return it


async def test_other_players_do_not_call_it_off_and_managers_do(desk, pair):
    lost, kept = pair
    assert (await press_void(desk, BEN, lost.id)).text == say("en", "error-not-admin")
    assert (await press_void(desk, ANN, kept.id)).text.startswith(say("en", "error-not-admin"))
    question = await ask(desk, DORA, admin_actions.ask_to_void, lost.id, manager=True)
    assert question.ids == [f"c:void:{lost.id}:::"]
    await press_void(desk, DORA, lost.id, manager=True)
    assert (await desk.umpire.store.lists.listing(lost.id)).status is Status.VOID
    assert (await desk.umpire.store.lists.listing(kept.id)).status is Status.RUNNING


async def test_who_plays_one_besides_need_not_say_which(desk, pair):
    _, kept = pair
    assert await desk.umpire.find(ANN, None) == kept.id


async def test_its_clock_holds_up_no_other(desk, table, clock):
    lost, kept = await table(ANN, BEN), await table(BEN, CLEO, strict=True)
    await spoil(desk, lost.id)
    clock.now += 4_000
    with structlog.testing.capture_logs() as logs:
        await Clock(desk.umpire, SimpleNamespace(kick=lambda: None)).look()
    assert [line["event"] for line in logs if "match" in line] == ["unreadable"]
    assert (await desk.umpire.store.match(kept.id)).match.ply > kept.ply
    assert await desk.umpire.store.alarms.due(clock.now, 10) == []
    clock.now += UNREADABLE
    assert lost.id in await desk.umpire.store.alarms.due(clock.now, 10)


async def test_what_is_owed_for_it_waits_and_holds_up_no_other(desk, pair):
    lost, kept = pair
    for match in pair:
        await desk.umpire.store.outbox.owe(
            match.id, [OutboxRow("thread", "paused", data={"word": "paused"})]
        )
    await desk.worker._round()
    with structlog.testing.capture_logs() as logs:
        await asyncio.wait(desk.worker._open)
    assert [line for line in logs if line["log_level"] == "error"] == []
    assert (await desk.umpire.store.outbox.backlog(kept.id)).rows == 0
    assert (await desk.umpire.store.outbox.backlog(lost.id)).rows == 1
    assert len(desk.courier.client.channel(THREAD + 1).told) == 1


async def test_a_digest_leaves_it_out(desk, pair):
    lost, kept = pair
    await desk.umpire.store.people.update(ANN, notify="digest")
    await desk.umpire.store.people.update(BEN, notify="digest")
    for who in (ANN, BEN):
        await desk.umpire.store.outbox.owe(None, [OutboxRow(f"dm:{who}", "digest")])
    for row in await desk.umpire.store.outbox.claim("test", desk.umpire.now(), 60, 10):
        await desk.courier.deliver(row)
    told = [one.text for who in (ANN, BEN) for one in desk.courier.client.dm(who).told]
    assert any(kept.id in text for text in told)
    assert not any(lost.id in text for text in told)


async def test_servers_sleep_and_wake_and_hours_change_around_it(desk, pair):
    lost, kept = pair
    await owed(desk.umpire)
    cog = ServersCog(desk)
    await cog._sleep(GUILD)
    assert (await desk.umpire.store.match(kept.id)).match.rest == ASLEEP
    await cog._wake(GUILD)
    assert (await desk.umpire.store.match(kept.id)).match.rest == ""
    await desk.umpire.store.people.update(ANN, hours=[480, 1320, "UTC"])
    await desk.steward.keep_hours(ANN)
    seat = (await desk.umpire.store.match(kept.id)).match.seat_of(ANN)
    assert (await desk.umpire.store.match(kept.id)).match.players[seat].calendar.hours
    await desk.steward.forget(ANN)
    assert ANN not in (await desk.umpire.store.lists.listing(lost.id)).seats
