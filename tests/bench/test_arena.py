"""The arena says how often a computer wins, and how sure that is."""

import json

import pytest

from bench import __main__ as bench, arena
from bench.arena import Contest, play, score, wilson


@pytest.mark.parametrize(
    ("won", "games", "least", "most"),
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (90, 100, 0.826, 0.945)],
)
def test_the_interval_is_that_of_wilson(won, games, least, most):
    assert wilson(won, games) == pytest.approx((least, most), abs=0.001)


def test_a_match_without_an_end_is_a_draw():
    told = score([1.0, 0.0, None, 1.0], 2.0)
    assert (told.games, told.won, told.share, told.unfinished) == (4, 2.5, 0.625, 1)
    assert told.least < told.share < told.most


def test_the_greedy_computer_beats_the_random_one_from_either_seat():
    contest = Contest("magnate", 2, "greedy", "random", 0.0, 1, "test")
    assert [play(contest, number) for number in range(6)] == [1.0] * 6


def test_the_same_seed_and_rounds_play_the_same_match():
    contest = Contest("seven_sages", 3, "strong", "greedy", 0.0, 2, "test")
    assert play(contest, 1) == play(contest, 1)


def test_who_is_tried_sits_in_each_seat_of_each_deal(monkeypatch):
    seen = []

    class Stop(Exception):
        pass

    def thinker(kind, game, seat, rng):
        seen.append((kind, seat))
        if seat == 2:
            raise Stop
        return

    monkeypatch.setattr(arena.bots, "thinker", thinker)
    contest = Contest("pangea", 3, "strong", "greedy", 0.0, 1, "test")
    for number in range(3):
        with pytest.raises(Stop):
            play(contest, number)
    assert [seat for kind, seat in seen if kind == "strong"] == [0, 1, 2]


def test_the_command_prints_an_object(capsys, monkeypatch):
    monkeypatch.setattr(arena.os, "nice", lambda by: None)
    words = ["arena", "magnate", "--games", "2", "--a", "greedy", "--b", "random", "--json"]
    assert bench.main([*words, "--rounds", "1", "--seconds", "0.5"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["key"], told["games"], told["a"], told["b"]) == ("magnate", 2, "greedy", "random")
    assert told["seconds"] == 0.5, "what was allowed, not what it took"
    assert told["least"] <= told["share"] <= told["most"]
