"""What a seat thinks possible [C2]."""

from collections import Counter

import pytest

from engine.apply_move import step
from engine.games.magnate import game
from engine.rng import Rng
from tests.games.magnate.positions import cards, new, position


def test_before_the_second_pile_any_unseen_card_may_be_anywhere():
    s = position(hand="author mill pact", other="desert origin journey")
    view, seen = game.view(s, 0), Counter()
    for seed in range(300):
        guess = game.guess(view, 0, Rng(str(seed)))
        game.check(guess)
        seen.update(guess.hands[1])
    unseen = set(range(30)) - {*cards("author mill pact")}
    assert set(seen) == unseen
    assert max(seen.values()) < 4 * min(seen.values())


def test_the_second_pile_holds_only_what_was_shuffled():
    s = position(
        hand="author mill pact",
        other="desert origin journey",
        pile="cave castle",
        recycled="cave castle journey author",
    )
    for seed in range(50):
        guess = game.guess(game.view(s, 0), 0, Rng(str(seed)))
        game.check(guess)
        assert {*cards("desert origin")} <= {*guess.hands[1]}
        assert {*guess.pile} <= {*cards("cave castle journey")}


def test_a_proven_hand_stays():
    s = position(
        hand="author mill pact", other="desert origin journey", pile="cave", recycled="cave author"
    )
    guess = game.guess(game.view(s, 0), 0, Rng("1"))
    assert (guess.hands, guess.pile) == (s.hands, s.pile)


@pytest.mark.parametrize("courts", [False, True])
def test_along_whole_matches_a_guess_fits_the_view(courts):
    for seed in range(4):
        s, rng = new(f"guess{seed}", courts).state, Rng(f"{seed}")
        while game.to_act(s):
            for seat in (0, 1):
                view = game.view(s, seat)
                guess = game.guess(view, seat, rng)
                game.check(guess)
                assert game.view(guess, seat) == view
                assert game.legal(view, seat) == game.legal(s, seat)
                assert game.orders(view, seat) == game.orders(s, seat)
            s = step(game, s, s.active, rng.choice(game.legal(s, s.active)), Rng(str(seed))).state
