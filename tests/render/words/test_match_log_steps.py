"""What happened in a match, step by step, as a viewer may know it."""

from dataclasses import replace

import pytest

from engine import lobby, registry, substitutes, undo_by_consent
from engine.match import Pace
from engine.match_record import LOBBY_KINDS, Kind, positions
from engine.match_types import LateSeatChoice, Stage
from languages import COMPLETE
from render.look import Look
from render.registry import art
from render.words.catalogues import has
from render.words.match_log_steps import steps
from tests.cogs import harbours

PEOPLE = {"a": "Ann", "b": "Ben", "c": "Cleo", "d": "Dora"}
QUIET = LOBBY_KINDS - {Kind.HOST} | {Kind.MOVE, Kind.ORDER}


@pytest.fixture(autouse=True)
def guests(monkeypatch):
    harbours.welcome(monkeypatch)


def begun(key="harbours", people="abc"):
    match = lobby.open_match("abcdefgh", key, "a", "5e" * 32, 0, pace=Pace(3_600))
    for who in people[1:]:
        lobby.join(match, who, 0)
    lobby.start(match, "a", 1)
    return match


def told(match, viewer=None, locale="en"):
    look = Look(locale=locale)
    return steps(art(match.key), match.entries, viewer, look, match.seated, PEOPLE)


def said(match, viewer=None):
    return [line for step in told(match, viewer) for line in step.lines]


def name(match, seat):
    return PEOPLE[match.players[seat].id]


def play(match, turns, now=10):
    for _ in range(turns):
        match.computer_turn(match.to_act()[0], 0, now)


def test_every_kind_of_entry_without_moves_has_a_sentence_in_both_languages():
    for kind in set(Kind) - QUIET:
        for locale in COMPLETE:
            assert has(locale, f"log-entry-{kind.value}"), kind


def test_the_beginning_is_number_0_and_moves_count_from_1():
    match = begun()
    play(match, 6)
    found = told(match)
    assert found[0].lines[0] == "The match begins."
    assert [step.number for step in found] == list(range(len(found)))
    assert all(step.lines for step in found)


def test_what_happens_at_the_table_before_the_start_is_not_told():
    match = begun()
    assert match.entries[0].kind in LOBBY_KINDS
    assert told(match)[0].kind is Kind.START


@pytest.mark.parametrize("key", ["magnate", "seven_sages"])
def test_numbers_count_what_the_viewer_may_see_and_orders_count_for_nobody_else(key):
    match = begun(key, "abcd"[: registry.game(key).meta.seats[1]])
    play(match, 12)
    for viewer in (None, 0, 1):
        numbers = [step.number for step in told(match, viewer)]
        assert numbers == list(range(len(numbers)))
        for locale in COMPLETE:  # a number means the same in every language
            assert [step.key for step in told(match, viewer, locale)] == [
                step.key for step in told(match, viewer)
            ]


def test_every_step_with_a_number_has_its_position_in_the_replay():
    match = begun()
    play(match, 5)
    record = replace(match.record(), secret=match.secret, partial=False)
    moves = [step for step in told(match) if step.number]
    assert len(moves) <= sum(1 for _ in positions(record)) - 1


def test_pauses_votes_stand_ins_and_newcomers_are_sentences_without_a_number():
    match = begun()
    late = match.to_act()[0]
    who = name(match, late)
    match.pause("", 5)
    match.resume("", 6)
    match.rung[late] = Stage.LATE
    for other in match.electors(late):
        substitutes.vote(match, other, late, LateSeatChoice.COMPUTER, 7)
    substitutes.back(match, late, 8)
    substitutes.offer(match, late, 9)
    substitutes.replace(match, late, "d", 10)
    match.void("", 11)
    found = told(match)
    assert said(match)[-9:] == [
        "The match is paused.",
        "The match goes on.",
        *[line for line in said(match) if "what is to become" in line],
        f"A computer plays for {who}.",
        f"{who} is back.",
        f"Somebody new is wanted for the seat of {who}.",
        f"Dora takes the seat of {who}.",
        "The match is called off.",
    ]
    assert len(said(match)[-9:]) == 9
    assert {step.number for step in found[-9:]} == {None}
    assert [step.at for step in found[-2:]] == [10, 11]


def test_moves_are_told_with_the_name_of_who_sat_there_then():
    match = begun()
    seat = match.to_act()[0]
    who = name(match, seat)
    play(match, 1)
    substitutes.offer(match, seat, 20)
    substitutes.replace(match, seat, "d", 20)
    while seat not in match.to_act():
        play(match, 1)
    play(match, 1)
    lines = said(match)
    taken = lines.index(f"Dora takes the seat of {who}.")
    assert any(who in line for line in lines[:taken])
    assert not any("Dora" in line for line in lines[:taken])
    assert any("Dora" in line for line in lines[taken + 1 :])


def test_a_resignation_counts_and_says_who():
    match = begun()
    match.resign(1, 30)
    (step,) = (step for step in told(match) if step.kind is Kind.RESIGN)
    assert step.lines[0] == f"{PEOPLE[match.seated[1]]} resigns."
    assert step.number == 1


def test_time_that_is_over_is_said_before_what_was_played_for_it():
    match = begun()
    match.pace = Pace(3_600, strict=True)
    seat = match.to_act()[0]
    match.ring(3_600 * 2)
    kinds = [(step.kind, step.lines[0]) for step in told(match)[1:]]
    assert kinds[0] == (Kind.EXPIRE, f"Time is over for {name(match, seat)}.")


def test_what_was_undone_is_marked_and_the_undo_counts():
    match = begun("pangea")
    while True:
        seat = match.to_act()[0]
        play(match, 1)
        record = replace(match.record(), secret=match.secret, partial=False)
        if (way := undo_by_consent.way_back(record, seat)) is not None:
            break
    before = len([step for step in told(match) if step.number is not None])
    undo_by_consent.ask(match, seat, way, 50)
    for other in match.electors(seat):
        undo_by_consent.agree(match, other, way, 51)
    found = told(match)
    undone = [step for step in found if step.undone]
    (done,) = (step for step in found if step.kind is Kind.UNDO)
    assert undone
    assert {step.seat for step in undone if step.kind is Kind.MOVE} == {seat}
    assert done.number == before
    assert done.lines == (f"The last turn of {name(match, seat)} is taken back.",)
    assert not done.undone
    assert "asks to take the last turn back" in " ".join(said(match))
