"""Chapter 1: the cards, the provinces, the start."""

from collections import Counter
from itertools import combinations

import pytest

from engine.apply_move import begin, witness
from engine.games.magnate import game
from engine.games.magnate.data import (
    CARDS,
    KNOTS,
    LEAVES,
    MOONS,
    PLAIN,
    PROVINCES,
    SUNS,
    WAVES,
    WYRMS,
)
from engine.games.magnate.state_actions_and_events import Dealt, Rolled
from engine.visibility import HIDDEN
from tests.games.magnate.positions import OFF, do, end, new, of, position, refused
from tests.scripted import Scripted


def test_1_1_the_duke_is_alive_until_the_last_turn_is_over():
    assert game.result(position(played=True, last=1)) is None
    assert game.result(end(position(played=True, last=1), 1, 1).state) is not None


def test_1_2_six_aces_and_three_cards_of_each_rank():
    assert Counter(card.rank for card in CARDS[:PLAIN]) == {1: 6} | dict.fromkeys(range(2, 10), 3)


def test_1_2_each_suit_has_an_ace_and_eight_numbers():
    assert Counter(suit for card in CARDS[:PLAIN] for suit in card.suits) == dict.fromkeys(
        range(6), 9
    )
    assert [card.suits for card in CARDS[:6]] == [(suit,) for suit in range(6)]


def test_1_2_the_pairs_of_suits_are_those_of_the_decktet():
    pairs = Counter(card.suits for card in CARDS[6:PLAIN])
    thrice = {(WAVES, LEAVES), (WYRMS, KNOTS), (MOONS, SUNS)}
    once = {(MOONS, KNOTS), (LEAVES, WYRMS), (SUNS, WAVES)}
    never = {(MOONS, WYRMS), (SUNS, LEAVES), (WAVES, KNOTS)}
    for pair in combinations(range(6), 2):
        expected = 3 if pair in thrice else 1 if pair in once else 0 if pair in never else 2
        assert pairs[pair] == expected, pair


def test_1_2_cards_lie_in_deck_order_with_their_suits_sorted():
    assert [card.rank for card in CARDS] == sorted(card.rank for card in CARDS)
    assert all(list(card.suits) == sorted(card.suits) for card in CARDS)
    assert len({card.name for card in CARDS}) == 34


def test_1_3_five_provinces_in_order():
    assert [(p.name, p.suits) for p in PROVINCES] == [
        ("watchman", (MOONS, WYRMS, KNOTS)),
        ("borderland", (WAVES, LEAVES, WYRMS)),
        ("excuse", tuple(range(6))),
        ("harvest", (MOONS, SUNS, LEAVES)),
        ("light_keeper", (SUNS, WAVES, KNOTS)),
    ]


def test_1_4_the_bank_has_more_than_ten_of_a_suit():  # [B17]
    s = position(hand="author", tokens=("moons 30", ""))
    assert do(s, "sell author").state.tokens[0][MOONS] == 31


def test_1_5_the_deal_gives_crowns_a_token_of_each_and_three_cards():
    done = new()
    dealt = of(done.events, Dealt)
    assert [(len(e.crowns), len(e.cards)) for e in dealt] == [(3, 3), (3, 3)]
    assert sorted(dealt[0].crowns + dealt[1].crowns) == list(range(6))


def test_1_5_before_the_dice_pay_each_crown_has_given_a_token():
    # crowns and hands as they come, then a 2 and a 2, which pays nobody
    s = begin(game, 2, OFF, Scripted(*[0] * 12, 1, 1)).state
    assert [sum(row) for row in s.tokens] == [3, 3]
    assert all(s.tokens[seat][suit] == 1 for seat in (0, 1) for suit in s.crowns[seat])


def test_1_5_hands_and_pile_are_hidden_and_the_rest_is_open():  # [C1]
    s = position(discards="author", tokens=("moons 2", ""))
    view = game.view(s, 1)
    assert view.hands == [[HIDDEN] * 3, s.hands[1]]
    assert view.pile == [HIDDEN] * len(s.pile)
    assert (view.discards, view.tokens, view.crowns) == (s.discards, s.tokens, s.crowns)
    assert game.view(s, None).hands == [[HIDDEN] * 3] * 2


def test_1_5_the_deal_tells_nobody_the_hand_of_another():
    dealt = of(new().events, Dealt)
    assert witness(dealt[0], 1).cards == (HIDDEN,) * 3
    assert witness(dealt[0], 0) == dealt[0]


def test_1_6_seat_0_begins_with_an_ordinary_roll():  # [A3] [A8]
    done = begin(game, 2, OFF, Scripted(*[0] * 12, 9, 4))
    assert game.to_act(done.state) == (0,)
    assert of(done.events, Rolled) == [Rolled(0, 1, 10, 5, 6)]
    assert [sum(row) for row in done.state.tokens] == [6, 6]


@pytest.mark.parametrize("text", ["sell author", "trade moons suns", "end"])
def test_1_7_only_the_seat_whose_turn_it_is_plays(text):
    s = position(other="author", tokens=("moons 9", "moons 9"), played=True)
    assert game.legal(s, 1) == ()
    assert refused(s, text, seat=1) == ("1.7", "turn")


def test_1_7_the_turn_passes_to_the_other_seat_with_three_cards_each():  # [B10]
    s = end(position(played=True), 9, 9).state
    assert (game.to_act(s), game.turn(s)) == ((1,), 2)
    assert [len(hand) for hand in s.hands] == [3, 3]
