"""No byte of an answer differs where only what is hidden from spectators does."""

import itertools
from dataclasses import replace
from typing import Any

import pytest

from engine.match import Match
from engine.notation import write
from engine.play import sees
from render.paint.theme import DARK
from services.spectator import Watched
from tests.laws import secret
from tests.laws.positions import positions
from tests.web.conftest import KEYS, Served
from web.match_pages import _card
from web.pictures import version

FEW = 12
"""Positions of each game; `CONCLAVE_LAWS` makes more of them."""


@pytest.mark.parametrize("key", KEYS)
async def test_a_page_is_the_same_whatever_is_hidden(page: Served, key: str) -> None:
    """Show a match with another state that looks the same to all who only look."""
    await page.match(key=key)
    pages, link = page.site.pages, page.links["m1"]
    stored = await page.store.match("m1")
    for at in itertools.islice(positions(stored.match.game), FEW):
        if at.seats != len(stored.match.players):
            continue
        for other in secret.others(at, None):
            shown = [await _shown(page, pages, stored, state, link) for state in (at.state, other)]
            assert shown[0] == shown[1], f"at {at}"


async def _shown(page: Served, pages: Any, stored: Any, state: Any, link: str) -> tuple[Any, ...]:
    """Return the page of a match whose state is another, and what its pictures are made of."""
    from web.readers import Reader

    stored.match.state = state
    who, spectator = Reader("en", False), page.site.spectator
    watched: Watched = await spectator.watched(stored.match, "en")
    moment = await spectator.moment(watched)
    text = await pages._page(who, watched, moment, None, link)
    commission = moment.commission(DARK)
    return text, commission.written(), version(_card(watched, moment)), watched.mark()


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
                replace(moment, view=state).commission(DARK).written()
                for state in (at.state, other)
            ]
            found.append(leaks[0] != leaks[1])
    assert any(found)


@pytest.mark.parametrize("key", KEYS)
async def test_an_order_that_nobody_sees_changes_no_byte(page: Served, key: str) -> None:
    """Neither numbers nor marks nor events tell that a seat has filed an order."""
    await page.match(key=key)
    stored = await page.store.match("m1")
    found = _order(stored.match)
    if found is None:
        return
    paths = ("/m/{m1}", "/m/{m1}/1", "/m/{m1}/board.png", "/m/{m1}/card.png")
    before = [(await page.get(path)).body for path in paths]
    mark = (await page.site.spectator.watched(stored.match, "en")).mark()
    seat, text = found
    stored.match.add(seat, text, 1_800_000_000)
    await page.store.save(stored)
    assert [(await page.get(path)).body for path in paths] == before
    again = (await page.store.match("m1")).match
    assert (await page.site.spectator.watched(again, "en")).mark() == mark


def _order(match: Match) -> tuple[int, str] | None:
    """Return an order that a seat can file, and that spectators do not see."""
    for seat in range(len(match.players)):
        for order in match.game.orders(match.position(seat), seat):
            if not sees(order, seat, None) and order not in match.game.legal(
                match.position(seat), seat
            ):
                return seat, write(order)
    return None
