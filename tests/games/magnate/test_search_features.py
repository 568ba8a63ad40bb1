"""How a computer that searches judges a match."""

import pytest

from engine.games.magnate import game, search_features
from engine.games.magnate.state_actions_and_events import State
from engine.rng import Rng
from tests.games.magnate.positions import new, position


def told(s: State, seat: int, name: str) -> float:
    """Return a feature of a seat by its name, the first of several."""
    return search_features.features(s, seat)[search_features.NAMES.index(name)]


@pytest.mark.parametrize("courts", [False, True])
def test_what_one_seat_has_more_the_other_has_less(courts):
    s, rng, steps = new("think", courts).state, Rng("think"), 0
    while waited := game.to_act(s):
        ours, theirs = search_features.features(s, 0), search_features.features(s, 1)
        assert ours == pytest.approx([-each for each in theirs])
        actions = game.legal(s, waited[0])
        game.apply(s, waited[0], rng.choice(actions), rng, lambda event: None)
        steps += 1
    assert steps > 20


def test_three_provinces_that_nobody_can_take_any_more_are_nearly_won():
    columns = {"watchman": "betrayal", "borderland": "mill", "excuse": "market"}
    s = position(columns=(columns, {}), last=1, active=1)
    assert game.value(s, 0) > 0.95


@pytest.mark.parametrize(("active", "counts"), [(0, True), (1, False)])
def test_a_deed_counts_only_for_who_has_a_turn_left(active, counts):
    s = position(
        columns=({"watchman": "betrayal"}, {}),
        deeds=({"watchman": "wyrms 7"}, {}),
        tokens=("knots 1", ""),
        last=1,
        active=active,
    )
    assert (told(s, 0, "provinces, roughly") > 0) == counts


@pytest.mark.parametrize(("tokens", "reached"), [("moons 4 suns 4", True), ("moons 8", False)])
def test_a_card_is_in_reach_with_a_token_of_each_of_its_suits(tokens, reached):
    s = position(hand="diplomat ace_of_wyrms ace_of_leaves", tokens=(tokens, ""), other="pact")
    assert (told(s, 0, "best card in reach") > 0) == reached


def test_a_hand_promises_nothing_without_a_turn_left():
    s = position(hand="diplomat", tokens=("", "moons 9 suns 9"), last=1, active=0, other="pact")
    assert told(s, 1, "best card in reach") == 0
