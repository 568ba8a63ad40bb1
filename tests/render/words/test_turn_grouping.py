"""A match is cut into turns by what its viewer may know."""

import pytest

from engine import lobby
from engine.apply_move import Move
from engine.game import TurnEnded
from engine.match import Pace
from engine.match_record import Entry, Kind
from render.words.turn_grouping import turns
from tests.cogs import harbours
from tests.harbours.state import Drawn, LotOpened, Rest, Rolled, Sailed


@pytest.fixture(autouse=True)
def guests(monkeypatch):
    harbours.welcome(monkeypatch)


def entry(number, seat, *moves, kind=Kind.MOVE):
    """Return an entry of moves, each given as its ply and events."""
    made = tuple(Move(ply, seat, Rest(), events) for ply, events in moves)
    return Entry(number, kind, 0, seat, moves[0][0] or -1 if moves else -1, made)


def cut(*entries, viewer=None, later=()):
    return [(turn.seat, turn.events) for turn in turns(entries, viewer, later=later)]


SAIL, ROLL, END, NEXT = Sailed(0, 1), Rolled(0, (3,)), TurnEnded(0), Sailed(1, 2)


def test_moves_of_a_seat_up_to_its_end_are_one_turn():
    assert cut(entry(1, 0, (1, (SAIL,)), (2, (ROLL,))), entry(2, 0, (3, (END,)))) == [
        (0, (SAIL, ROLL, END))
    ]


def test_what_an_end_sets_off_belongs_to_the_table_and_not_to_the_next_player():
    lot = LotOpened(3)
    assert cut(entry(1, 0, (1, (SAIL, END, lot))), entry(2, 1, (2, (NEXT,)))) == [
        (0, (SAIL, END)),
        (None, (lot,)),
        (1, (NEXT,)),
    ]


def test_what_a_seat_itself_gets_at_its_end_is_still_its_turn():
    drawn = Drawn(0, 5)
    assert cut(entry(1, 0, (1, (END, drawn))), viewer=0) == [(0, (END, drawn))]


def test_an_answer_in_a_window_is_a_turn_and_what_was_interrupted_goes_on_after_it():
    answer = TurnEnded(1)
    found = cut(
        entry(1, 0, (1, (SAIL,))), entry(2, 1, (2, (NEXT, answer))), entry(3, 0, (3, (ROLL,)))
    )
    assert found == [(0, (SAIL,)), (1, (NEXT, answer)), (0, (ROLL,))]


def test_two_turns_of_one_seat_in_a_row_are_two():
    assert [seat for seat, _ in cut(entry(1, 0, (1, (SAIL, END))), entry(2, 0, (2, (ROLL,))))] == [
        0,
        0,
    ]


def test_orders_and_what_they_hold_are_left_out():
    order = entry(2, 0, (None, (ROLL,)), kind=Kind.ORDER)
    assert cut(entry(1, 0, (1, (SAIL,))), order, viewer=0) == [(0, (SAIL,))]


def test_an_undo_marks_what_it_goes_back_over_and_is_told_itself():
    undo = Entry(3, Kind.UNDO, 0, 0, 2)
    found = turns([entry(1, 1, (1, (NEXT,))), entry(2, 0, (2, (SAIL,))), undo], None)
    assert [(turn.seat, turn.undone, turn.kind) for turn in found] == [
        (1, False, Kind.MOVE),
        (0, True, Kind.MOVE),
        (0, False, Kind.UNDO),
    ]


def test_an_undo_that_comes_later_marks_and_is_not_told():
    undo = Entry(3, Kind.UNDO, 0, 0, 1)
    (found,) = turns([entry(1, 0, (1, (SAIL,)))], None, later=[undo])
    assert found.undone


def test_the_views_are_those_around_what_the_viewer_saw():
    def views(key):
        return f"before {key}", f"after {key}"

    first, second = entry(1, 0, (1, (SAIL,))), entry(2, 0, (2, (ROLL,)), (3, (END,)))
    (found,) = turns([first, second], None, views)
    assert (found.before, found.after) == ("before (1, 0)", "after (2, 1)")


def test_a_match_is_told_whole():
    match = lobby.open_match("abcdefgh", "harbours", "a", "5e" * 32, 0, pace=Pace(3_600))
    for who in "bc":
        lobby.join(match, who, 0)
    lobby.start(match, "a", 1)
    while match.to_act():
        match.computer_turn(match.to_act()[0], 0, 2)
    found = turns(match.entries, None)
    happened = [event for e in match.entries for m in e.moves if m.ply for event in m.events]
    assert sum(len(turn.events) for turn in found) == len(happened)
