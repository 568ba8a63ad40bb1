"""What a position is worth, by whichever constants."""

from itertools import pairwise

import pytest

from engine.games.magus import game
from engine.games.magus.evaluation import ROUGH, Constants, Worth
from engine.games.magus.evaluation_weights import LEARNED
from engine.games.magus.greedy_ratings import rate
from engine.notation import write
from tests.games.magus.positions import position
from tests.laws.positions import positions


@pytest.mark.parametrize("name", Constants._fields)
def test_each_constant_counts_somewhere(name):
    rough, more = Worth(ROUGH), Worth(ROUGH._replace(**{name: 3 * getattr(ROUGH, name)}))
    assert any(
        rough(p.state, seat) != more(p.state, seat)
        for p in positions(game)
        for seat in range(len(p.state.glory))
    )


def test_a_crystal_counts_what_the_constants_say_up_to_a_hoard():
    worth = Worth(ROUGH._replace(mana=5.0, beyond=1.0))
    found = [worth(position(mana=(f"yellow {n}",)), 0) for n in (0, 1, 2)]
    assert [b - a for a, b in pairwise(found)] == pytest.approx([5.0, 5.0])
    full = [worth(position(mana=(f"yellow 6 green {n}",)), 0) for n in (2, 3, 4)]
    assert [b - a for a, b in pairwise(full)] == pytest.approx([5.0, 1.0])


def test_glory_of_the_others_counts_against_ones_own():
    s = position()
    before = Worth(ROUGH._replace(rivals=0.5))(s, 0)
    s.glory[1][0] += 10
    assert Worth(ROUGH._replace(rivals=0.5))(s, 0) == pytest.approx(before - 5)


@pytest.mark.parametrize(
    ("liked", "verb"), [({"level": 50.0}, "raise"), ({"source": 50.0}, "place")]
)
def test_actions_are_rated_by_the_constants_that_are_given(liked, verb):
    s = position("yellow apprentice 1", action=2, dice="")
    legal = game.legal(s, 0)
    rates = rate(s, 0, legal, Worth(ROUGH._replace(**liked)))
    assert write(legal[rates.index(max(rates))]).split()[0] == verb


def test_what_was_learned_is_something_else_and_of_the_same_sign():
    assert LEARNED != ROUGH
    assert min(LEARNED) > 0
