"""Every game can be played: legality, steps, fallbacks, ends, replays."""

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from engine.codec import pack
from engine.game import AnyGame
from tests.laws import played
from tests.laws.positions import SCALE, every_version, hold, matches, named, opening, positions

games = pytest.mark.parametrize("game", every_version(), ids=named)
ROOT = Path(__file__).parents[2]


@games
def test_who_is_waited_for_can_act_and_nobody_else_has_actions(game: AnyGame) -> None:
    assert hold(played.law_who_acts, game)


@games
def test_there_is_a_result_exactly_when_nobody_is_waited_for(game: AnyGame) -> None:
    assert hold(played.law_the_end, game)


@games
def test_places_are_shared_and_counted_rightly(game: AnyGame) -> None:
    ends = [p for p in positions(game) if p.over]
    assert ends, "no sampled match ends"
    for p in ends:
        played.law_ranks(p)


@games
def test_legal_actions_are_stable_and_distinct_and_fit_menus(game: AnyGame) -> None:
    assert hold(played.law_legal_is_a_list, game)


@games
def test_each_legal_action_steps_and_changes_only_the_new_state(game: AnyGame) -> None:
    assert hold(played.law_legal_actions_step, game)


@games
def test_invariants_hold_after_each_step(game: AnyGame) -> None:
    assert hold(played.law_check, game)


@games
def test_why_not_is_silent_exactly_for_legal_actions(game: AnyGame) -> None:
    assert hold(played.law_why_not, game)


@games
def test_the_fallback_is_legal_and_comes_to_an_end(game: AnyGame) -> None:
    assert hold(played.law_fallback, game)


@games
def test_orders_decide_only_what_is_legal(game: AnyGame) -> None:
    assert hold(played.law_orders_decide_legally, game)


@games
def test_every_action_is_rated_and_the_best_orders_come_to_rest(game: AnyGame) -> None:
    assert hold(played.law_rate, game)


@games
def test_the_greedy_computer_ends_its_turns(game: AnyGame) -> None:
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        played.law_greedy(game, seats, SCALE / 4)


@games
def test_a_seat_may_leave_at_any_time(game: AnyGame) -> None:
    assert hold(played.law_leave, game)


@games
def test_matches_end_with_every_number_of_seats(game: AnyGame) -> None:
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        played.law_matches_end(game, seats)


@games
def test_a_log_and_its_seed_give_the_same_states(game: AnyGame) -> None:
    for match in matches(game)[:3]:
        played.law_replay(match, list(positions(game)), 300)


@games
def test_another_process_plays_the_same_match(game: AnyGame) -> None:
    """Sets of strings iterate differently in each process; a match may not notice."""
    assert _elsewhere()[named(game)] == digest(game)


@cache
def _elsewhere() -> dict[str, str]:
    """Return the digests of all games, computed by another process."""
    code = (
        "from tests.laws.test_play import *; "
        "print(json.dumps({named(game): digest(game) for game in every_version()}))"
    )
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": str(ROOT)}
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env, cwd=ROOT
    )
    return dict(json.loads(found.stdout))


def digest(game: AnyGame) -> str:
    """Return a hash of the first plies of a match."""
    lines, state = opening(game, 80)
    return hashlib.sha256(json.dumps([str(lines), pack(state)]).encode()).hexdigest()
