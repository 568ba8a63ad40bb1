"""Clause 1: the box, the set-up, what is hidden."""

from collections import Counter
from itertools import combinations

import pytest

from engine.codec import clone
from engine.errors import EngineBug
from engine.games.seven_sages import game
from engine.games.seven_sages.data import (
    COPIES,
    FACE,
    FINITUM,
    HAND,
    HIERARCHY,
    LARGE,
    OWL,
    POWERS,
    RANK,
    SPELLS,
    SUIT_OF,
)
from engine.games.seven_sages.set_up import crystals, power_cards, spell_cards
from engine.notation import write
from engine.rng import Rng
from engine.visibility import HIDDEN
from tests.games.seven_sages.positions import do, lines, new, position, why


def test_1_2_the_power_cards_are_as_printed():
    for role in range(7):
        kinds = [k for k in range(POWERS) if SUIT_OF[k] == role]
        assert [FACE[k] for k in kinds for _ in range(COPIES[k])] == [1, 1, 2, 3, 4, 5, 6, 7]
    owls = [k for k in range(POWERS) if SUIT_OF[k] == OWL]
    assert [FACE[k] for k in owls for _ in range(COPIES[k])] == [3, 3, 4, 4, 4, 4, 5, 5]
    assert len(power_cards(tuple(range(7)))) == 64


def test_1_2_there_are_fourteen_spells_and_36_large_crystals():
    assert Counter(spell_cards()) == dict.fromkeys(range(len(SPELLS)), 2)
    assert Counter(crystals()) == dict.fromkeys(LARGE, 6)
    assert LARGE == (2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize(("seats", "roles", "used"), [(3, 5, 48), (4, 6, 56), (5, 7, 64)])
def test_1_3_the_roles_in_play_are_two_more_than_the_players_s2(seats, roles, used):
    s = new(seats).state
    assert len(s.roles) == roles
    assert len(power_cards(s.roles)) == used
    assert len(s.deck) == used - HAND * seats


def test_1_3_the_roles_that_stay_in_the_box_are_drawn_s2():
    assert len({new(3, str(seed)).state.roles for seed in range(20)}) > 5


def test_1_3_the_first_to_choose_is_drawn_s1():
    assert {new(4, str(seed)).state.first for seed in range(30)} == {0, 1, 2, 3}


def test_1_4_every_role_stands_equally_high_on_the_whole():
    assert len(HIERARCHY) == 11
    for role in range(7):
        ranks = [rank[role] for rank in RANK]
        assert sum(ranks) == 44 - 11
        assert set(Counter(ranks).values()) <= {1, 2}
        assert len(Counter(ranks)) == 7
    for one, other in combinations(range(7), 2):
        assert sum(rank[one] < rank[other] for rank in RANK) in (5, 6)


def test_1_4_finitum_is_among_the_last_five_tiles_s3():
    places = set()
    for seed in range(12):
        s, rng = new(4, f"finitum {seed}").state, Rng(f"tiles {seed}")
        seen = 3
        while FINITUM not in s.slots:
            actions = game.legal(s, game.to_act(s)[0])
            before = len(s.tiles)
            game.apply(s, game.to_act(s)[0], rng.choice(actions), rng, lambda event: None)
            seen += before - len(s.tiles)
        places.add(seen)
        assert 8 <= seen <= 12
        assert 5 <= s.round - 1 <= 9
    assert len(places) > 2


@pytest.mark.parametrize(("seats", "count"), [(3, 2), (4, 2), (5, 3)])
def test_1_4_each_clearing_has_two_crystals_or_three_with_five(seats, count):
    s = new(seats).state
    assert [len(row) for row in s.crystals] == [count] * 3
    assert s.pawn == 0


def test_1_5_a_hand_is_six_power_cards_and_a_spell():
    s = new(5).state
    assert [len(hand) for hand in s.hands] == [6] * 5
    assert [len(row) for row in s.spells] == [1] * 5


def test_1_5_hands_and_piles_are_hidden_and_their_sizes_are_not():
    s = new(4).state
    v = game.view(s, 2)
    assert v.hands[2] == s.hands[2]
    assert v.hands[1] == [HIDDEN] * 6
    assert v.spells[3] == [HIDDEN]
    assert v.deck == [HIDDEN] * len(s.deck)
    assert v.bag == [HIDDEN] * len(s.bag)


def test_r5_crystals_won_are_known_to_their_owner_and_counted_by_the_others():
    s = position(won=((7, 2), (), (), ()))
    assert game.view(s, 0).won[0] == [2, 7]
    for viewer in (None, 1, 2, 3):
        assert game.view(s, viewer).won[0] == [HIDDEN, HIDDEN]


def test_1_5_there_is_no_limit_to_a_hand_k20():
    hand = " ".join(f"{role} {n}" for role in ("witch", "seer", "druid") for n in range(1, 8))
    s = position(hands=("", f"{hand} owl 3 owl 4"), roles=("healer", "druid", "witch", "seer"))
    s.active = 1
    assert len(game.legal(s, 1)) == 10


def test_2_1_each_takes_a_role_that_nobody_has_and_two_are_left_s4_s5():
    s = position(phase="roles", active=2)
    s = do(s, "2 become witch", "3 become seer", "0 become priestess")
    assert game.to_act(s) == (1,)
    assert lines(s, 1) == ["become magician", "become healer", "become alchemist"]
    s = do(s, "1 become healer")
    assert len(set(s.roles) - set(s.token)) == 2
    assert game.to_act(s) == (0, 1, 2, 3)


def test_2_1_a_taken_role_and_one_in_the_box_are_refused():
    s = do(position(phase="roles", active=0), "0 become witch")
    assert why(s, 1, "become witch") == ("2.1", "role-taken")
    assert why(s, 1, "become druid") == ("1.3", "role-box")
    assert why(s, 2, "become seer") == ("2.1", "role-turn")


def test_a_missing_card_is_noticed():
    s = clone(new(4).state)
    s.deck.pop()
    with pytest.raises(EngineBug):
        game.check(s)


def test_the_order_of_legal_actions_is_by_suit_and_value_then_spells_then_passing():
    s = position(
        hands=("owl 5 witch 7 owl 3 witch 1 seer 2",), spells=("potentia absentus",), active=0
    )
    assert [write(a) for a in game.legal(s, 0)] == [
        "play witch 1",
        "play witch 7",
        "play owl 3",
        "play owl 5",
        "cast potentia nothing",
        "cast absentus nothing",
        "pass for_good",
    ]
