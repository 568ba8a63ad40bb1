"""No guess contradicts what its seat can prove of a pile that was shuffled anew."""

import dataclasses
from collections import Counter

import pytest

from engine import registry
from engine.game import AnyGame
from engine.games.magnate import determinization as magnate_guess
from engine.games.magnate.rules import Magnate
from tests.laws.positions import SCALE, every_game, named, play, tables
from tests.laws.proven import law_proven, piles

FEWEST = 20
"""Guesses that are asked for after a pile was shuffled anew, at least, in a game that does it."""
ANEW = {"Reshuffled", "Refilled"}
"""Events that tell of it."""


def asked(game: AnyGame, every: int = 6) -> Counter[str]:
    """Hold the law over whole random matches; return how many guesses were asked for, by pile."""
    counts: Counter[str] = Counter()
    for number, (seats, chosen) in enumerate(tables(game)):
        _, match = play(game, seats, chosen, f"proven:{number}")
        for seat in range(number % 2, seats, 2):
            counts += law_proven(match, seat, max(1, int(every / SCALE)))
    return counts


@pytest.mark.parametrize("game", every_game(), ids=named)
def test_no_guess_puts_into_a_pile_what_cannot_be_there(game: AnyGame) -> None:
    anew = {event.__name__ for event in game.events} & ANEW
    seats, chosen = next(tables(game))
    kept, _ = play(game, seats, chosen, "any", 1)
    assert bool(piles(game, kept[0].state)) == bool(anew), f"say in `proven` what {anew} shuffles"
    if anew:
        assert asked(game).total() >= FEWEST


def test_seven_sages_that_remember_nothing_are_found_out() -> None:
    with pytest.raises(AssertionError, match=r"power cards|spells"):
        asked(registry.game("seven_sages", 1), 1)


def test_a_magnate_that_forgets_what_was_shuffled_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forgetful(self, view, seat, rng):
        return magnate_guess.guess(dataclasses.replace(view, recycled=[]), seat, rng)

    monkeypatch.setattr(Magnate, "guess", forgetful)
    with pytest.raises(AssertionError, match="districts"):
        asked(registry.game("magnate"), 1)
