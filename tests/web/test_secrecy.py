"""No byte of an answer differs where only what is hidden from spectators does."""

import itertools
from dataclasses import replace

import pytest

from engine import registry
from render.paint.theme import DARK
from tests.db.positions import NOW
from tests.laws import running, secret
from tests.laws.positions import positions
from tests.soak import page_secrets
from tests.web.conftest import KEYS, Served

FEW = 12
"""Positions of each game; `python -m tests.soak.page_secrets` looks at more."""


@pytest.mark.parametrize("key", KEYS)
async def test_pages_are_the_same_whatever_is_hidden_or_done_in_secret(key: str) -> None:
    """Of every address: with other hidden cards, and after an order or a draft."""
    found = await page_secrets.look(registry.game(key), FEW, "suite")
    assert found["truths"] > FEW / 4 or key == "pangea"  # all of it lies open
    assert found["deeds"] > FEW / 4
    assert set(found) <= {"truths", "deeds", "open"}


async def test_the_law_sees_a_page_that_tells_what_is_hidden(page: Served) -> None:
    await page.match(key="magnate")
    stored = await page.store.match("m1")
    found = []
    for at in itertools.islice(positions(stored.match.game), FEW):
        for other in secret.others(at, None):
            spectator = page.site.spectator
            watched = await spectator.watched(stored.match, "en")
            moment = await spectator.moment(watched)
            leaks = [
                replace(moment, view=state).picture_request(DARK).written()
                for state in (at.state, other)
            ]
            found.append(leaks[0] != leaks[1])
    assert any(found)


async def test_a_draft_that_nobody_sees_changes_no_byte(page: Served) -> None:
    """Neither numbers nor marks nor events, nor what is read of the database."""
    await page.match(key="magus_wargame", steps=20)
    paths = ("/m/{m1}", "/m/{m1}/1", "/m/{m1}/board.png", "/m/{m1}/card.png")
    before = [(await page.get(path)).body for path in paths]
    stored = await page.store.match("m1")
    mark = (await page.site.spectator.watched(stored.match, "en")).mark()
    position = running.Running(stored.match, []).position()
    ((seat, text), *_) = running._secret(
        running.Running(stored.match, []), None, position.rng("draft"), 1
    )
    number = stored.match.number
    stored.match.add(seat, text, NOW)
    assert stored.match.drafts or stored.match.number > number
    await page.store.save(stored)
    assert [(await page.get(path)).body for path in paths] == before
    again = (await page.store.match("m1")).match
    assert (await page.site.spectator.watched(again, "en")).mark() == mark
