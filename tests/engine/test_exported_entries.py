"""Exports of matches to which everything happened that can: they verify, and hide their part."""

from dataclasses import replace

import pytest

from engine import lobby, registry, substitutes, undo_by_consent
from engine.apply_move import sees
from engine.match import Match, Pace
from engine.match_record import Kind, Record, dump, load, seen, verify
from engine.match_types import LateSeatChoice, Stage
from engine.notation import read

games = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
PEOPLE = [f"person-{n}" for n in range(6)]


def begun(key: str, seats: int) -> Match:
    match = lobby.open_match("abcdefgh", key, PEOPLE[0], "5e" * 32, 0, pace=Pace(3_600))
    for who in PEOPLE[1:seats]:
        lobby.join(match, who, 0)
    lobby.start(match, PEOPLE[0], 0)
    return match


def turn(match: Match, now: int) -> None:
    """Let whoever is waited for decide as the sensible computer does, if anybody is."""
    for seat in match.to_act()[:1]:
        match.computer_turn(seat, 0, now)


def eventful(key: str, seats: int, turns: int) -> Match:
    """Return a match with a pause, a stand-in, a newcomer, and an undo where one can be.

    It is running: of a short game fewer turns are played.
    """
    match = begun(key, seats)
    for now in range(turns):
        turn(match, now)
    if match.outcome is not None:
        return eventful(key, seats, turns // 2)
    match.pause("", turns)
    match.resume("", turns)
    late = match.to_act()[0]
    match.rung[late] = Stage.LATE
    for other in match.electors(late):
        if match.rung.get(late) is Stage.LATE and not match.players[late].played_by:
            substitutes.vote(match, other, late, LateSeatChoice.COMPUTER, turns)
    substitutes.back(match, late, turns)
    substitutes.offer(match, late, turns)
    substitutes.replace(match, late, "newcomer", turns)
    for now in range(turns, 2 * turns + 3):
        mover = match.to_act()[0]
        turn(match, now)
        if match.outcome is not None:
            return eventful(key, seats, turns // 2)
        if way := undo_by_consent.way_back(_inside(match), mover):
            undo_by_consent.ask(match, mover, way, now)
            for other in match.electors(mover):
                undo_by_consent.agree(match, other, way, now)
            break
    return match


def _inside(match: Match) -> Record:
    """Return the record with what a running match keeps secret."""
    return replace(match.record(), secret=match.secret, partial=False)


@games
@pytest.mark.parametrize("seats", ["least", "most"])
def test_an_export_of_a_match_that_runs_holds_what_the_asker_may_know(game, seats):
    match = eventful(game.key, game.meta.seats[seats == "most"], 12)
    record = match.record()
    assert record.partial
    kinds = {page.kind for page in record.pages}
    assert {Kind.PAUSE, Kind.RESUME, Kind.STAND_IN, Kind.BACK, Kind.OFFER, Kind.REPLACE} <= kinds
    for viewer in (None, *range(len(match.players))):
        told = seen(record, viewer)
        assert load(dump(told)) == told
        assert (told.secret, told.result) == (None, None)
        plies = [line.ply for page in told.pages for line in page.lines if line.ply is not None]
        assert plies == list(range(1, len(plies) + 1))
        assert {page.ply for page in told.pages if page.kind is Kind.PAUSE} == {-1}
        for page in told.pages:
            for line in page.lines:
                assert line.ply is not None or line.seat == viewer
                assert sees(read(match.game, line.text), line.seat, viewer)
        assert not any(page.kind is Kind.ORDER and not page.lines for page in told.pages)


def test_an_undo_a_newcomer_and_a_resignation_verify_at_the_end():
    match = eventful("pangea", 3, 12)
    assert Kind.UNDO in {page.kind for page in match.record().pages}
    match.resign(match.to_act()[0], 100)
    while match.outcome is None:
        turn(match, 100)
    record = load(dump(match.record()))
    assert not record.partial
    assert {Kind.UNDO, Kind.REPLACE, Kind.RESIGN} <= {page.kind for page in record.pages}
    assert verify(record) == []


@pytest.mark.parametrize("key", ["magnate", "pangea"])
def test_a_resignation_of_one_of_two_verifies(key):
    match = eventful(key, 2, 3)
    match.resign(0, 50)
    assert verify(load(dump(match.record()))) == []
