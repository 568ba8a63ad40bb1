"""The course: nothing of an absence can be left out."""

import pytest

from engine.games.magus_wargame import game
from engine.games.magus_wargame.lessons import AWAY
from engine.lesson_attempt import Verdict
from tests.laws.taught import played


@pytest.mark.parametrize("left_out", range(3))
def test_without_one_of_what_an_absence_asks_for_the_battle_is_not_won(left_out: int) -> None:
    kept = [step for number, step in enumerate(AWAY.solution) if number != left_out]
    assert played(game, AWAY, *kept).verdict() is not Verdict.DONE
