"""A match that was begun under older rules is told, offered and played by them."""

import random
from dataclasses import replace

import pytest

from cogs.interactions.game_cog import GameCog, _Offer
from cogs.pages.match_log_page import Asked
from cogs.show.match_sheet_builder import DisplaySettings
from engine import registry
from engine.match import Status
from engine.notation import write
from render import registry as arts
from render.look import Look
from tests.cogs import harbours
from tests.cogs.conftest import THREAD
from tests.cogs.fakes import Interaction
from tests.harbours.state import Prefer, Rest, Roll
from tests.harbours.v1 import game as first
from tests.render import harbours_art, harbours_first

TASTE = DisplaySettings("en")


@pytest.fixture
async def old(monkeypatch, table):
    """A match that began before the newest rules of Harbours, whose words know only these."""
    today = {"label": harbours_art.label, "tell": harbours_art.tell}
    harbours.welcome(monkeypatch, **today)
    differs = {"label": harbours_first.label, "tell": harbours_first.tell}
    arts.welcome("harbours", replace(harbours.FIRST, **differs), rules=1)
    registry.welcome(first)
    match = await table()
    registry.welcome(harbours.game)
    return match.id


async def test_its_news_are_told_in_post_and_log(desk, old):
    stored = await desk.umpire.store.match(old)
    await desk.umpire.act(old, stored.match.players[0].id, ["roll"])
    stored = await desk.umpire.store.match(old)
    gust = f"Blew {stored.match.state.gust}"
    assert gust in (await desk.show.post(stored, 1, ())).text
    assert gust in (await desk.story.log(stored, None, TASTE, Asked())).text


async def test_its_panel_has_the_verbs_of_its_rules(desk, old):
    stored = await desk.umpire.store.match(old)
    labels = repr((await desk.show.panel(stored, 0, TASTE)).parts)
    assert "'anchor'" in labels
    assert "'rest'" not in labels


async def test_commands_go_by_verbs(desk, old):
    stored = await desk.umpire.store.match(old)
    who = stored.match.players[0].id
    found = {
        action: len(_Offer(stored, who, action, Look())._lines) for action in harbours.game.actions
    }
    assert found[Roll] == 1
    assert found[Rest] == found[Prefer] == 0
    assert sum(found.values()) >= len(stored.match.game.legal(stored.match.state, 0)) - 1
    made = object.__new__(GameCog)
    made.desk, made.game = desk, "harbours"
    it = Interaction(desk, who, channel=THREAD)
    await made.act(it, None, Roll)
    assert (await desk.umpire.store.match(old)).match.to_act() == (1,)
    it = Interaction(desk, stored.match.players[1].id, channel=THREAD)
    await made.act(it, None, Rest)
    assert (await desk.umpire.store.match(old)).match.to_act() == (1,)
    assert it.text


async def test_it_is_played_to_its_end(desk, old):
    chance = random.Random(1)
    match = (await desk.umpire.store.match(old)).match
    while match.status is Status.RUNNING:
        seat = chance.choice(match.to_act())
        action = chance.choice(match.game.legal(match.position(seat), seat))
        await desk.umpire.act(old, match.players[seat].id, [write(action)])
        match = (await desk.umpire.store.match(old)).match
    stored = await desk.umpire.store.match(old)
    assert "voyage" in (await desk.show.post(stored, 0, ())).text
    assert await desk.umpire.store.check() == []
