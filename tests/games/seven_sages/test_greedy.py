"""The greedy computer bargains, fights, files orders, and waits little."""

from collections import Counter
from statistics import median

import pytest

from engine import bots
from engine.apply_move import settle, submit
from engine.bots.think_budget import Count
from engine.games.seven_sages import game
from engine.games.seven_sages.actions import HIGHEST, PASS_STUCK
from engine.games.seven_sages.state import COMBAT
from engine.notation import write
from engine.rng import Rng
from tests.games.seven_sages.positions import do, new, position


def played(kinds, seed: str):
    """Return the end of a match of computers, its verbs, and the waits of each seat and round.

    A wait begins when a seat is asked by another's step, and ends with its next submission.
    """
    rng = Rng(f"bots {seed}")
    s = new(len(kinds), seed).state
    s, ply = settle(game, s, 1, lambda n: Rng(f"{seed}:{n}"), [])
    verbs, waits, asked = Counter(), Counter(), set()
    while game.to_act(s):
        for seat in set(game.to_act(s)) - asked:
            fights = s.phase == COMBAT and s.active == seat
            waits[s.round, seat] += not fights
        asked = set(game.to_act(s))
        seat = game.to_act(s)[0]
        action = bots.choose(kinds[seat], game, game.view(s, seat), seat, Count(0), rng)
        verbs[action.verb] += 1
        s, moves = submit(game, s, seat, [action], ply, lambda n: Rng(f"{seed}:{n}"))
        ply += sum(move.ply is not None for move in moves)
    rounds = [waits[number, seat] for number in range(1, s.round + 1) for seat in range(len(kinds))]
    return s, verbs, rounds


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_plays_to_the_end_with_few_waits_besides_combat(seats):
    s, verbs, waits = played(["greedy"] * seats, f"waits {seats}")
    assert game.result(s) is not None
    assert median(waits) <= 2
    assert {"cast", "put", "prefer", "standing"} <= set(verbs)


def test_greedy_beats_random():
    won = 0
    for seed in range(12):
        kinds = ["random"] * 4
        kinds[seed % 4] = "greedy"
        won += seed % 4 in game.result(played(kinds, f"beats {seed}")[0]).winners
    assert won >= 7  # one of four by chance would be three


def _best(s, seat: int, rng: str = "1") -> str:
    return write(bots.choose("greedy", game, game.view(s, seat), seat, Count(0), Rng(rng)))


def _first_move(s, seat: int) -> str:
    """Return the first legal action it takes, its orders filed."""
    while (line := _best(s, seat)) not in {write(a) for a in game.legal(s, seat)}:
        s = do(s, f"{seat} {line}")
    return line


def test_it_becomes_the_role_of_which_it_holds_most():
    s = position(phase="roles", hands=("healer 6 healer 7 witch 2",), active=0)
    assert _first_move(s, 0) == "become healer"


def test_it_invites_and_never_keeps_a_window_waiting():
    s = position(phase="negotiate", hands=("owl 4",) * 4)
    taken = []
    while 0 in game.to_act(s):
        line = _first_move(s, 0)
        taken.append(line.split()[0])
        s = do(s, f"0 {line}")
    assert taken == ["invite", "invite", "answer"]


def test_it_accepts_a_good_partner():
    s = position(phase="negotiate", hands=("owl 4", "owl 4 owl 4 owl 5 witch 1", "", ""))
    assert _first_move(do(s, "1 invite 0"), 0) == "accept 1"


def test_it_gives_an_ally_the_cards_of_its_role():
    s = position(phase="exchange", hands=("healer 6 witch 2", "", "", ""), sides=(0, 1, 0, 1),
                 roles=("witch", "seer", "healer", "magician"))  # fmt: skip
    while (line := _best(s, 0)).split()[0] != "ready":
        s = do(s, f"0 {line}")
        if "standing ready" in line:
            break
    assert s.offers[0] == {2: [4 * 7 + 5]}


def test_it_finishes_a_pair_of_ones():
    s = position(
        hands=("witch 1 witch 6", "owl 4", "owl 4", "owl 4"), laid=((0, "witch 1"),), active=0
    )
    assert _first_move(s, 0) == "play witch 1"


def test_it_passes_when_nobody_can_catch_up():
    s = position(hands=("witch 1",), laid=((0, "witch 6"),), active=0)
    assert _first_move(s, 0) == "pass for_good"


def test_it_takes_a_strong_card_off_the_table():
    s = position(
        hands=("witch 5 owl 3", "owl 4"), spells=("anulensa",), laid=((1, "seer 1 seer 1"),),
        roles=("witch", "seer", "healer", "magician"), active=0,
    )  # fmt: skip
    assert _first_move(s, 0) == "cast anulensa nothing"


def test_it_takes_the_highest_crystal_by_order():
    s = position(hands=("owl 4",) * 4, active=0)
    while (line := _best(s, 0)).startswith("standing"):
        s = do(s, f"0 {line}")
    assert s.standing[0] == [HIGHEST, PASS_STUCK]
