"""Viewers of pages, as the benchmark sends them: they come, are told of turns and load them."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bench import page_viewers_beside_players as beside
from bench.page_viewers import Told, Viewer
from bench.simulated_players import Deed
from tests.conftest import prepare
from tests.web.conftest import served

ENOUGH = 60.0
"""Seconds in which viewers see all that they are to see, on a busy machine."""


async def test_viewers_come_and_see_what_is_played(tmp_path: Path) -> None:
    await prepare(f"sqlite:///{tmp_path / 'conclave.db'}")
    async with served(tmp_path / "conclave.db") as page, aiohttp.ClientSession() as session:
        await page.match(key="magus", steps=20)
        links, told = [*page.links.values()], Told()
        each = [Viewer(session, page.base, links[0], number, told) for number in range(12)]
        watching = [asyncio.create_task(one.watch(0.0)) for one in each]
        async with asyncio.timeout(ENOUGH):
            await asyncio.gather(*(one.come.wait() for one in each))
            while not (told.turns and told.pages and told.pictures):
                await page.advance()
                await asyncio.sleep(0.1)
        for one in watching:
            one.cancel()
        await asyncio.wait(watching)
        assert (len(told.arriving), told.failed) == (12, 0)
        plan = beside.Plan(viewers=7, apart=1, arrival=0.0, seconds=0.2)
        found = beside.Found()
        many = beside._looking(page.base, links, plan, 6, found.told)
        few = beside._looking(page.base, links, plan, 1, found.apart)
        async with many as measure, few as measure_few:
            await asyncio.sleep(5 * plan.seconds)  # they look until they are measured
            measure()
            measure_few()
            assert found.told.arriving == []
        assert [len(one.arriving) for one in (found.told, found.apart)] == [6, 1]
        assert found.told.failed == found.apart.failed == 0
        assert found.told.lags
        found.told.add(told)
    shown = {one.name: one for one in beside.figures(plan, found)}
    assert shown["7 viewers: first page, as all come; count"].value == 18


def test_what_players_wait_beside_viewers_is_held_against_what_they_wait_without() -> None:
    waits = {"without": (10.0, 20.0), "beside": (11.0, 25.0)}
    found = beside.Found(
        **{
            name: [Deed("move", 0.0, acknowledged=one, answered=one) for one in each]
            for name, each in waits.items()
        }
    )
    found.apart.pages = [0.1, 0.3]
    shown = {one.name: one for one in beside.figures(beside.Plan(), found)}
    mean = shown["30/s: acknowledged beside them; mean"]
    assert (mean.ratio, mean.reached) == (pytest.approx(1.2), False)
    assert shown["500 viewers, 50 apart: page; p99"].reached is False
