"""The greedy computer plays sensibly."""

import pytest

from engine import bots
from engine.bots import greedy_easy_and_random
from engine.bots.think_budget import Count
from engine.games.magnate import game
from engine.notation import read, write
from engine.rng import Rng
from tests.games.magnate.positions import new, position


def _winner(seed: int, kinds, courts: bool) -> tuple[int, ...]:
    s, rng = new(f"greedy{seed}", courts).state, Rng(f"bots{seed}")
    in_turn, turn = 0, 0
    while game.to_act(s):
        seat = s.active
        in_turn, turn = (in_turn + 1 if turn == s.turn else 0), s.turn
        assert in_turn < 60  # it never loops within a turn
        action = bots.choose(kinds[seat], game, game.view(s, seat), seat, Count(0), rng)
        game.apply(s, seat, action, rng, lambda event: None)
    return game.result(s).winners


@pytest.mark.parametrize("courts", [False, True])
def test_greedy_beats_random_in_more_than_nine_of_ten(courts):
    won = 0
    for seed in range(20):
        seat = seed % 2
        kinds = ("greedy", "random") if seat == 0 else ("random", "greedy")
        won += _winner(seed, kinds, courts) == (seat,)
    assert won > 18


def test_greedy_comes_to_an_end_against_itself():
    for seed in range(4):
        assert _winner(seed, (greedy_easy_and_random, greedy_easy_and_random), courts=True)


def _best(s) -> str:
    return write(
        greedy_easy_and_random.choose(game, game.view(s, s.active), s.active, Count(0), Rng("1"))
    )


def test_it_builds_the_strongest_card_it_can_pay():
    s = position(hand="author sailor pact", tokens=("moons 5 suns 5 waves 2 leaves 2 knots 1", ""))
    assert _best(s).startswith("build pact")


def test_it_completes_a_deed_in_its_last_turn():
    s = position(
        columns=({"harvest": "forest"}, {"harvest": "ace_of_suns"}),
        deeds=({"harvest": "moons 2"}, {}),
        tokens=("moons 1 leaves 2", ""),
        last=1,
        played=True,
    )
    assert _best(s).startswith("develop harvest")


def test_it_trades_for_the_token_that_wins_a_province_at_the_end():
    s = position(
        columns=({"harvest": "forest"}, {"harvest": "ace_of_suns"}),
        deeds=({"harvest": "moons 4"}, {}),
        tokens=("suns 3", ""),
        last=1,
        played=True,
    )
    assert _best(s) in ("trade suns moons", "trade suns leaves")


def test_it_buys_no_deed_that_it_cannot_complete():
    s = position(hand="pact mill darkness", tokens=("moons 1 suns 1", ""), last=2)
    assert _best(s).startswith("sell")


def test_it_files_a_preference_for_the_suit_it_lacks():
    s = position(
        columns=({"watchman": "soldier"}, {}),
        deeds=({"watchman": "wyrms 3"}, {}),
        hand="merchant castle",
        tokens=("knots 1 wyrms 1", ""),
        played=True,
    )
    rates = dict(
        zip(
            ["wyrms", "knots"],
            game.rate(s, 0, [read(game, f"prefer watchman {x}") for x in ("wyrms", "knots")]),
            strict=True,
        )
    )
    assert rates["knots"] > rates["wyrms"]


def test_it_keeps_both_suits_when_it_pays():
    s = position(hand="sailor author pact", tokens=("waves 6 leaves 2", ""))
    s.hands[0].remove(13)
    s.columns[0][2].append(13)
    s.bill, s.played = 13, True
    game.check(s)
    assert _best(s) == "pay 3 1 0"


def test_nothing_to_rate_is_rated_nothing():
    assert game.rate(position(), 0, []) == []
