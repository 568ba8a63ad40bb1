"""The greedy computer plays sensibly."""

import pytest

from engine import bots
from engine.bots.think_budget import Count
from engine.games.magus_wargame import game, seat_knowledge
from engine.games.magus_wargame.state import MAGIC_PHASE
from engine.notation import write
from engine.rng import Rng
from tests.games.magus_wargame.positions import do, fight, new, position, travel

FAR = {30: "dragon titan"}


def played(kinds: list[str], seed: str):
    """Play a match between computers; a turn never takes more than 80 actions."""
    s, rng = new(len(kinds), seed).state, Rng(f"bots{seed}")
    in_turn, turn = 0, (0, 0)
    while game.to_act(s):
        seat = game.to_act(s)[0]
        in_turn, turn = (in_turn + 1 if turn == (s.round, s.active) else 0), (s.round, s.active)
        assert in_turn < 80
        action = bots.choose(kinds[seat], game, game.view(s, seat), seat, Count(0), rng)
        game.apply(s, seat, action, rng, lambda event: None)
    return game.result(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats):
    won = 0
    for number in range(4):
        kinds = ["random"] * seats
        kinds[number % seats] = "greedy"
        won += number % seats in played(kinds, f"g{seats}{number}").winners
    assert won >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_comes_to_an_end_against_itself(seats):
    assert played(["greedy"] * seats, f"self{seats}").winners


def best(s) -> str:
    seat = game.to_act(s)[0]
    return write(bots.choose("greedy", game, game.view(s, seat), seat, Count(0), Rng("1")))


def test_it_goes_for_a_tower():
    assert best(travel({9: "knight"}, FAR, dice=(3, 3))) == "move 9 12"


def test_it_attacks_what_it_can_beat_and_leaves_the_strong():
    weak, strong = "wolves", "dragon titan lich"
    s = travel({9: "titan dragon"}, {14: weak, 4: strong}, dice=(5, 5))
    seat_knowledge.showed(s, 1, 0, [0])
    seat_knowledge.showed(s, 1, 1, [0])
    assert best(s) == "move 9 14"


def test_of_two_equal_enemies_it_attacks_the_one_at_gold():
    s = travel({11: "titan dragon"}, {16: "wolves", 6: "wolves", 30: "elves"}, dice=(5, 5))
    seat_knowledge.showed(s, 1, 0, [0])
    seat_knowledge.showed(s, 1, 1, [0])
    assert best(s) == "move 11 6"


def test_it_kills_what_decides_a_battle_and_saves_its_cards_otherwise():
    assert best(fight("elves", "titan", ("creature_kill", "")).state) == (
        "lay creature_kill titan none"
    )
    assert best(fight("lich titan", "wolves", ("creature_kill", "")).state) == "done"


def test_it_files_an_order_for_its_spell_blast_once():
    s = position([{0: "knight"}, FAR], ("spell_blast",), phase=MAGIC_PHASE)
    assert best(s) == "blast mine"
    assert best(do(s, "blast mine").state) == "roll"


def test_it_names_the_strongest():
    assert best(fight("siren lich", "titan wolves").state) == "declare siren titan"


def test_nothing_to_rate_is_rated_nothing():
    assert game.rate(position([{0: "knight"}, FAR]), 0, []) == []
