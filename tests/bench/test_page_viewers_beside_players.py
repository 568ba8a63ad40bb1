"""Viewers look at matches for a moment while these are played: all are answered."""

import asyncio

from bench import page_viewers_beside_players


def test_a_few_viewers_see_what_is_played():
    plan = page_viewers_beside_players.Plan(
        players=12, matches=5, viewers=12, arrival=2.0, rate=15.0, seconds=8.0, turns=1, played=20
    )
    found = asyncio.run(page_viewers_beside_players.run(plan))
    told = found.told
    assert told.failed == 0
    assert len(told.arriving) == plan.viewers
    assert told.turns > 0
    assert told.pages
    shown = {one.name for one in page_viewers_beside_players.figures(plan, found)}
    assert {"12 viewers: page; p99", "15/s: acknowledged beside them; p50"} <= shown
