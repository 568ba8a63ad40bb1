"""The course: no mistake does a task, and nothing of an absence can be left out."""

import pytest

from engine.games.magus_wargame import game
from engine.games.magus_wargame.lessons import AWAY, LESSONS
from engine.lesson import Lesson
from engine.notation import write
from engine.practice import Practice, Verdict


def played(lesson: Lesson, *steps: str) -> Practice:
    practice = Practice(game, lesson)
    for step in steps:
        practice.act(step)
    return practice


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_what_has_a_sentence_of_its_own_as_a_mistake_never_does_the_task(lesson: Lesson) -> None:
    for done in range(len(lesson.solution)):
        before = lesson.solution[:done]
        for action in game.legal(played(lesson, *before).state, lesson.seat):
            if lesson.wrong_by(write(action)) is not None:
                verdict = played(lesson, *before, write(action)).verdict()
                assert verdict is Verdict.MISSED, (*before, write(action))


@pytest.mark.parametrize("left_out", range(3))
def test_without_one_of_what_an_absence_asks_for_the_battle_is_not_won(left_out: int) -> None:
    kept = [step for number, step in enumerate(AWAY.solution) if number != left_out]
    assert played(AWAY, *kept).verdict() is not Verdict.DONE
