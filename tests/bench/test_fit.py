"""Weights are fitted from matches, and are those that are stored with the games."""

import math
from importlib import import_module

import pytest

from engine import registry
from engine.apply_move import begin
from engine.game import options
from engine.games.magnate.state_actions_and_events import Deed, Sell
from engine.rng import Rng
from engine.search_parameters_and_win_chance import chance
from tools import fit_weights, greedy_training_samples, td_lambda_training_samples
from tools.greedy_training_samples import Sample

GAMES = registry.games()


def test_weights_that_made_the_outcomes_are_found_again():
    rng, true = Rng("fit"), (0.4, -1.2, 2.0)
    known = []
    for _ in range(4000):
        x = (1.0, rng.random() * 2 - 1, rng.random() * 2 - 1)
        known.append(Sample(x, float(rng.random() < chance(x, true))))
    found = fit_weights.fit(known)
    assert found == pytest.approx(true, abs=0.2)
    assert fit_weights.loss(known, found) < fit_weights.best(known)


def test_a_system_of_equations_is_solved():
    assert fit_weights.solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_who_knows_nothing_has_a_bit_to_learn_of_an_even_match():
    even = [Sample((1.0,), 0.0), Sample((1.0,), 1.0)]
    assert fit_weights.best(even) == pytest.approx(1.0)
    assert fit_weights.loss(even, [0.0]) == pytest.approx(1.0)


def test_the_same_seed_learns_the_same():
    game = registry.game("magnate")
    think = import_module("engine.games.magnate.search_features")
    once, again = (
        list(greedy_training_samples.matches(game, 2, "s", think.features)) for _ in range(2)
    )
    assert once == again
    assert once


def test_what_came_later_counts_less_the_later_it_came():
    found = td_lambda_training_samples.returns([(0.0,), (2.0,)], (1.0,), 1.0)
    judged = chance((2.0,), (1.0,))
    assert found == [
        Sample((2.0,), 1.0),
        Sample(
            (0.0,),
            pytest.approx(
                td_lambda_training_samples.LAMBDA + (1 - td_lambda_training_samples.LAMBDA) * judged
            ),
        ),
    ]


def test_who_learns_from_own_matches_chooses_what_the_weights_like_best():
    game = registry.game("magnate")
    think = import_module("engine.games.magnate.search_features")
    s = begin(game, 2, options(game.meta, {}, [{}] * 2), Rng("own")).state
    deeds = think.NAMES.index("ranks of deeds")
    for liked, kind in ((50.0, Deed), (-50.0, Sell)):
        weights = [liked * (n == deeds) for n in range(len(think.NAMES))]
        s.tokens[s.active] = [1] * 6
        chosen = td_lambda_training_samples.choose(game, s, s.active, think.features, weights)
        assert type(chosen) is kind


def test_the_same_seed_learns_the_same_from_own_matches():
    game = registry.game("magnate")
    think = import_module("engine.games.magnate.search_features")
    weights = import_module("engine.games.magnate.search_weights").WEIGHTS
    once, again = (
        list(td_lambda_training_samples.matches(game, 1, "s", think.features, weights))
        for _ in range(2)
    )
    assert once == again
    assert once[0]
    assert {0.0, 1.0} <= {sample.won for sample in once[0]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_feature_has_a_weight_and_chances_are_chances(game):
    think = import_module(f"engine.games.{game.key}.search_features")
    weights = import_module(f"engine.games.{game.key}.search_weights").WEIGHTS
    assert len(think.NAMES) == len(weights)
    assert all(map(math.isfinite, weights))
    assert any(weights)
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        s = begin(game, seats, options(game.meta, {}, [{}] * seats), Rng("chances")).state
        found = [game.value(s, seat) for seat in range(seats)]
        assert all(0 < each < 1 for each in found)
        assert 0.5 < sum(found) < 2, "about one of them wins"
