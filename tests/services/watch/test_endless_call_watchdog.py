"""What never ends is ended, on the event loop and in threads; what takes its time is not."""

import asyncio

import pytest

from services.watch import endless_call_watchdog
from services.watch.endless_call_watchdog import Endless, Watchdog
from tests.cogs.test_component_routes import press
from tests.harbours.rules import Harbours

TICK = 0.01
RULES = """
import time

def loops(*_):
    while True:
        pass

def works(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
"""
CALLS = {}
exec(compile(RULES, "/rules/endless.py", "exec"), CALLS)


@pytest.fixture(autouse=True)
def guarded(monkeypatch):
    monkeypatch.setattr(endless_call_watchdog, "BESIDE", 10)
    with Watchdog(("/rules/",), TICK):
        yield


def test_a_call_without_end_is_ended():
    with pytest.raises(Endless):
        CALLS["loops"]()


async def test_a_call_without_end_in_a_thread_is_ended_and_the_loop_goes_on():
    looping = asyncio.create_task(asyncio.to_thread(CALLS["loops"]))
    turns = 0
    while not looping.done():
        await asyncio.sleep(0)
        turns += 1
    with pytest.raises(Endless):
        await looping
    assert turns > 10


def test_many_calls_that_end_may_take_as_long_as_they_like():
    for _ in range(20):
        CALLS["works"](TICK)


def test_what_lies_elsewhere_is_left_alone():
    with Watchdog(("/nowhere/",), TICK):
        CALLS["works"](20 * TICK)


async def test_a_game_whose_rules_never_end_is_told_and_holds_up_no_other(desk, table, monkeypatch):
    stuck, other = await table(), await table()
    game, apply = type(stuck.game), Harbours.apply
    assert issubclass(game, Harbours)
    asked = [stuck.id]
    monkeypatch.setattr(
        game,
        "apply",
        lambda *given: CALLS["loops"]() if asked else apply(*given),
    )
    assert "went wrong" in (await rest(desk, stuck)).text
    asked.clear()
    await rest(desk, other)
    assert (await desk.umpire.store.match(other.id)).match.ply > other.ply
    assert (await desk.umpire.store.match(stuck.id)).match.ply == stuck.ply


async def rest(desk, match):
    """Let whoever is waited for press the button that ends a turn."""
    (seat,) = match.to_act()
    pressed = f"c:do:{match.id}:{match.revisions[seat]}:{seat}:rest"
    return await press(desk, match.players[seat].id, pressed)
