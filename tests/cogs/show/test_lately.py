"""What happened since one's own turn, as a film: short, of one's own view, and nothing older."""

import pytest

from cogs.show.match_sheet_builder import DisplaySettings
from db.match_rows import Place
from engine.game import TurnEnded
from engine.match_record import LOBBY_KINDS
from render.look import Look
from render.registry import art
from render.workers import replay_film
from tests.cogs.conftest import ANN, BEN, CLEO, THREAD


@pytest.fixture
async def match(umpire):
    """A match of Magus with two others, in which all have moved twice and Ann is asked."""
    stored = await umpire.tables.open(ANN, "magus", Place(1, 2, thread=THREAD))
    for who in (BEN, CLEO):
        await umpire.tables.join(stored.match.id, who)
    await umpire.tables.start(stored.match.id, ANN)
    while True:
        match = (await umpire.store.match(stored.match.id)).match
        seat = match.to_act()[0]
        if match.state.round > 2 and match.players[seat].id == ANN:
            return match
        match.computer_turn(seat, 1, umpire.now())
        stored = await umpire.store.match(match.id)
        stored.match.computer_turn(seat, 1, umpire.now())
        await umpire.store.save(stored, [])


async def test_the_film_of_what_happened_is_short_private_and_of_nothing_older(desk, match):
    seat = match.seat_of(ANN)
    stored = await desk.umpire.store.match(match.id)
    order = await desk.story.lately(stored, seat, DisplaySettings())
    assert order.viewer == seat
    look = Look(names=("Ann", "Ben", "Cleo"))

    def tell(event):
        return art("magus").tell(event, look)

    shown = replay_film.frames(order.record, order.viewer, tell, order.first, order.most)
    assert 3 <= len(shown) <= 8
    entries = await desk.umpire.store.entries(match.id, 0, match.number)
    own = [
        at
        for at, entry in enumerate(e for e in entries if e.kind not in LOBBY_KINDS)
        for move in entry.moves
        if any(isinstance(event, TurnEnded) and event.seat == seat for event in move.events)
    ]
    assert order.first > own[-1]
    told = [event for frame in shown for event in frame.events]
    assert told
    assert not any(isinstance(event, TurnEnded) and event.seat == seat for event in told)
    view = match.game.view(match.state, seat)
    assert shown[-1].view == view
