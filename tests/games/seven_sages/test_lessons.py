"""The course: other ways to do its tasks, and mistakes that are answered as at a table."""

import pytest

from engine.games.seven_sages import game
from engine.games.seven_sages.lessons import ALLY, ANSWER_AHEAD, FOR_ALLIES, NEXT_CARD, ORDERS
from engine.lesson_attempt import Verdict
from tests.laws.taught import played


def test_an_invitation_that_was_not_withdrawn_is_accepted_first():
    practice = played(game, ALLY, "invite 3", "answer no_deal")
    assert practice.lines[-1] == "1 accept 0"
    assert practice.verdict() is Verdict.MISSED


def test_an_old_wish_that_was_not_cancelled_answers_first():
    practice = played(game, ORDERS, "wish with 2", "standing ready", "answer no_deal")
    assert "0 answer first" in practice.lines
    assert practice.verdict() is Verdict.MISSED


@pytest.mark.parametrize(
    ("lesson", "steps"),
    [
        (FOR_ALLIES, "leave_for 2, hand_on druid 2, hand_on druid 7, hand_on healer 6"),
        (NEXT_CARD, "play_next witch 2, cast anulensa nothing, target 1 seer 7"),
        (ANSWER_AHEAD, "pick seer 7, show 1, answer speak"),
    ],
    ids=lambda value: value.key if not isinstance(value, str) else "",
)
def test_another_way_to_the_same_end_does_the_task(lesson, steps):
    assert played(game, lesson, *steps.split(", ")).verdict() is Verdict.DONE
