"""Constants are learned from what is won by moving them."""

import pytest

from engine.games.magus.evaluation import ROUGH
from engine.rng import Rng
from tools import tune_weights
from tools.tune_weights import Trial


def test_what_each_constant_is_worth_is_found_again():
    rng, true = Rng("tune"), (0.1, -0.05, 0.0)
    known = []
    for _ in range(2000):
        moves = tuple(2 * rng.random() - 1 for _ in true)
        gain = sum(move * one for move, one in zip(moves, true, strict=True))
        known.append(Trial(moves, gain + rng.random() - 0.5))
    assert tune_weights.slopes(known) == pytest.approx(true, abs=0.04)


def test_constants_are_moved_by_their_logarithms():
    found = tune_weights.moved(ROUGH, [1.0, *[0.0] * (len(ROUGH) - 1)])
    assert found.mana == pytest.approx(2.71828 * ROUGH.mana)
    assert found[1:] == pytest.approx(ROUGH[1:])


def test_the_same_deal_is_the_same_trial_and_no_constant_moves_too_far():
    once, again = (tune_weights.trial("magus", ROUGH, "deal") for _ in range(2))
    assert once == again
    assert len(once.moves) == len(ROUGH)
    assert max(map(abs, once.moves)) <= tune_weights.SPREAD
    assert -1 <= once.gain <= 1


def test_who_throws_everything_away_loses():
    lost = ROUGH._replace(mana=0.01, colourless=0.01, coming=0.01, ring=0.01, magic=0.01)
    assert sum(tune_weights.play("magus", lost, deal % 2, f"d{deal}") for deal in range(4)) <= 1
