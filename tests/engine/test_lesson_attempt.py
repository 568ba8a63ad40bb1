"""A lesson as it is played: steps, replies, undo, and always the same chance."""

from dataclasses import replace

import pytest

from engine.errors import BadNotation, EngineBug, IllegalAction
from engine.games.magnate import game as magnate
from engine.games.magnate.lessons import BUILD, DEVELOP, END, GOAL, SELL, TAX
from engine.games.magnate.state_actions_and_events import Rolled
from engine.games.magus import game as magus
from engine.games.pangea import game as pangea
from engine.games.pangea.lessons import TOWERS
from engine.lesson import LessonOutcome
from engine.lesson_attempt import MINE, LessonAttempt, Verdict, dealt
from engine.notation import write


def played(lesson, *steps):
    practice = LessonAttempt(magnate, lesson)
    for step in steps:
        practice.act(step)
    return practice


def test_a_task_is_open_until_its_goal_is_met():
    practice = LessonAttempt(magnate, BUILD)
    assert practice.verdict() is Verdict.OPEN
    practice.act("build castle light_keeper")
    assert practice.verdict() is Verdict.OPEN
    practice.act("pay 3 4 0")
    assert practice.verdict() is Verdict.DONE


@pytest.mark.parametrize("steps", [["sell castle"], ["trade suns moons", "trade knots moons"]])
def test_a_task_is_missed_by_an_expected_mistake_and_when_the_steps_are_used_up(steps):
    assert played(BUILD, *steps).verdict() is Verdict.MISSED


def test_a_task_is_missed_when_the_learner_is_not_asked_any_more():
    lesson = replace(SELL, wrong=(), limit=9)
    assert played(lesson, "sell market").verdict() is Verdict.OPEN
    assert played(lesson, "sell market", "end").verdict() is Verdict.MISSED


def test_others_answer_with_their_replies_in_order_as_soon_as_they_may():
    lesson = replace(SELL, wrong=(), limit=9, replies=("sell ace_of_moons", "end", "end"))
    other = LessonAttempt(magnate, lesson).state.hands[1]
    assert 0 in other
    practice = played(lesson, "sell market", "end")
    assert [move.seat for move in practice.moves] == [0, 0, 1, 1]
    assert practice.verdict() is Verdict.OPEN
    assert practice.own == ("sell market", "end")


def test_others_leave_who_is_not_asked_time_to_order():
    practice = LessonAttempt(pangea, TOWERS)
    for text in TOWERS.solution[:-1]:
        practice.act(text)
        assert {move.seat for move in practice.moves} == {0}
        assert practice.verdict() is Verdict.OPEN
    practice.act(TOWERS.solution[-1])
    assert [move.seat for move in practice.moves] == [0, 0, 0, 1, 0]
    assert practice.verdict() is Verdict.DONE


def test_a_task_is_missed_when_what_was_ordered_is_done_and_does_not_do_it():
    practice = LessonAttempt(pangea, TOWERS)
    practice.act("rank mountain_4")
    assert [write(move.action) for move in practice.moves][1:] == [
        *TOWERS.replies,
        "place desert_2",
    ]
    assert practice.verdict() is Verdict.MISSED


def test_what_is_not_legal_is_refused_and_nothing_has_happened():
    practice = LessonAttempt(magnate, GOAL)
    with pytest.raises(IllegalAction):
        practice.act("end")
    with pytest.raises(BadNotation):
        practice.act("fly away")
    assert practice.lines == ()


def test_chance_is_the_same_for_everybody_and_another_with_another_seed():
    def dice(lesson):
        (rolled,) = (e for m in played(lesson, "end").moves for e in m.events if type(e) is Rolled)
        return rolled

    assert dice(TAX) == dice(TAX)
    assert len({dice(replace(TAX, seed=n)) for n in range(9)}) > 1


def test_its_lines_bring_a_lesson_back():
    practice = played(END, "sell merchant", "end")
    assert practice.lines[0] == f"{MINE} sell merchant"
    again = LessonAttempt(magnate, END, practice.lines)
    assert again.state == practice.state
    assert (again.own, again.turns) == (("sell merchant", "end"), 1)


def test_undo_goes_back_over_the_last_own_step_and_what_others_answered():
    practice = played(END, "sell merchant", "end")
    assert any(move.seat == 1 for move in practice.moves)
    assert practice.undone().own == ("sell merchant",)
    assert practice.undone().undone().lines == ()
    assert LessonAttempt(magnate, END).undone().lines == ()


def test_advice_is_the_step_by_which_what_is_left_of_the_solution_does_the_task():
    assert played(DEVELOP).advice() == DEVELOP.solution[0]
    assert played(DEVELOP, DEVELOP.solution[1]).advice() == DEVELOP.solution[0]
    assert played(BUILD, BUILD.solution[0]).advice() == BUILD.solution[1]
    assert played(BUILD, *BUILD.solution).advice() is None


def test_there_is_no_advice_where_the_solution_leads_no_further_nor_in_a_match():
    assert played(BUILD, "trade suns moons").advice() is None
    assert played(END).advice() is None


def test_of_what_was_tried_the_own_events_are_asked_by_class():
    events = tuple(e for m in played(END, "sell merchant", "end").moves for e in m.events)
    tried = LessonOutcome(None, 0, events)
    assert [event.seat for event in tried.of(Rolled)] == [0]
    assert len([event for event in events if isinstance(event, Rolled)]) == 2


def test_a_dealt_position_is_a_seed_and_lines_each_by_whoever_may():
    first = dealt("x")(magus)
    legal = next(iter(magus.legal(first, magus.to_act(first)[0])))
    then = dealt("x", write(legal))(magus)
    assert then != first
    assert dealt("x", write(legal))(magus) == then
    with pytest.raises(EngineBug, match="line 1"):
        dealt("x", "end")(magnate)
