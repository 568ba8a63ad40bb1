"""Of the positions that matches went through the last are kept, and the rest when asked for."""

import copy
import random

import pytest

from engine.match import Match
from engine.match_record import Entry
from services import log_and_position_cache as positions
from services.log_and_position_cache import RECENT, LogCache, MatchPositions, Positions
from tests.db.positions import Written, advance, running


@pytest.fixture
def played() -> tuple[Match, list[Entry]]:
    """A match with more positions than are kept of it where there is no room."""
    match, log = running(key="magnate"), list[Entry]()
    log += match.entries
    chance = random.Random(1)
    while len(log) < RECENT + 6:
        match.entries = []
        advance(match, chance)
        log += match.entries
    match.entries = []
    return match, log


def _earlier(match: Match) -> Match:
    """Return the match as it was read before its last entry."""
    found = copy.copy(match)
    found.number -= 1
    return found


def _seen(found: MatchPositions, entries: list[Entry]) -> list[object]:
    return [found.later((entry.number, 0)) for entry in entries]


async def test_where_there_is_no_room_the_last_positions_are_kept(
    played: tuple[Match, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, log = played
    whole = await Positions(LogCache(Written(log))).of(match)
    monkeypatch.setattr(positions, "MOST_STATES", 1)
    pasts, last = Positions(LogCache(Written(log))), log[-3:]
    await pasts.of(_earlier(match))
    kept = await pasts.of(match, first=last[0].number)
    assert RECENT <= len(kept.states) < len(whole.states)
    assert _seen(kept, last) == _seen(whole, last)
    assert kept.earlier((last[0].number, -1)) == whole.earlier((last[0].number, -1))


async def test_as_many_are_kept_as_is_said(played: tuple[Match, list[Entry]]) -> None:
    match, log = played
    for most, whole in ((1, False), (None, True)):
        pasts = Positions(LogCache(Written(log), most), most)
        await pasts.of(_earlier(match))
        kept = await pasts.of(match, first=log[-1].number)
        assert (kept.since == 0) is whole


async def test_who_asks_for_earlier_ones_gets_them_all(
    played: tuple[Match, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, log = played
    monkeypatch.setattr(positions, "MOST_STATES", 1)
    pasts = Positions(LogCache(Written(log)))
    await pasts.of(match)
    found = await pasts.of(match)
    assert found.since == 0
    assert len(found.states) > RECENT
    assert found.states[-1] == match.state
