"""Chapter 2: dice, tax and income. Seat 0 ends its turn, and the dice are seat 1's."""

import pytest

from engine.apply_move import sees, step, tells, witness
from engine.game import Warn
from engine.games.magnate import game
from engine.games.magnate.data import CARD, CARDS, PROVINCE, SUITS
from engine.games.magnate.state_actions_and_events import (
    Collected,
    CrownsPaid,
    DeedPaid,
    Earned,
    Prefer,
    Preferred,
    Rolled,
    Taxed,
)
from engine.notation import read
from engine.rng import NoChance
from engine.visibility import HIDDEN
from tests.games.magnate.positions import (
    deed,
    do,
    end,
    of,
    orders,
    position,
    refused,
    rolled,
    stock,
    texts,
)


def test_2_1_the_end_of_a_turn_rolls_for_the_next_and_pays_both():
    s = position(columns=({"harvest": "forest"}, {"watchman": "soldier"}), played=True)
    done = end(s, 5, 3)
    assert of(done.events, Rolled) == [Rolled(1, 2, 5, 3, 6)]
    assert (stock(done.state, 0), stock(done.state, 1)) == (
        {"moons": 1, "leaves": 1},
        {"wyrms": 1, "knots": 1},
    )


def test_2_2_tax_leaves_one_token_of_the_suit():
    s = rolled(position(tokens=("suns 4 moons 3", "suns 1 waves 5")), 1, 2, "suns")
    assert (stock(s, 0), stock(s, 1)) == ({"suns": 1, "moons": 3}, {"suns": 1, "waves": 5})


def test_2_2_tax_is_told_with_what_each_seat_lost():
    done = end(position(tokens=("suns 4", "suns 2"), played=True), 2, 1, "suns")
    assert of(done.events, Taxed) == [Taxed(0, 1, 3), Taxed(1, 1, 1)]
    assert done.state.dice == [2, 1, 2]  # the suns are the second suit


def test_2_2_tax_comes_before_the_income():  # [A2], and the vector of 1 and 7
    s = position(tokens=("suns 3", "suns 2"), columns=({"harvest": "castle"}, {}))
    s = rolled(s, 1, 7, "suns")
    assert (stock(s, 0), stock(s, 1)) == ({"suns": 2, "knots": 1}, {"suns": 1})


def test_2_2_two_ones_tax_once():  # [A1]
    done = end(position(tokens=("suns 3 moons 3", ""), played=True), 1, 1, "suns")
    assert stock(done.state, 0) == {"suns": 1, "moons": 3}
    assert len(of(done.events, Taxed)) == 1


def test_2_2_a_one_and_a_ten_tax_and_then_pay_the_crowns():  # [A5]
    s = rolled(position(tokens=("suns 5", ""), crowns="suns waves knots"), 10, 1, "suns")
    assert stock(s, 0) == {"suns": 2, "waves": 1, "knots": 1}


def test_2_2_tokens_on_a_deed_are_not_taxed():  # [B7]
    s = position(columns=({"harvest": "pact"}, {}), deeds=({"harvest": "suns 4"}, {}))
    assert deed(rolled(s, 1, 2, "suns"), 0, "harvest")[SUITS.index("suns")] == 4


def test_2_2_without_a_one_nothing_is_taxed():
    s = rolled(position(tokens=("suns 4", "")), 2, 3)
    assert stock(s, 0) == {"suns": 4}
    assert s.dice == [2, 3, 0]


def test_2_3_only_the_higher_die_pays():
    s = position(columns=({"harvest": "forest", "watchman": "savage"}, {}))
    assert stock(rolled(s, 5, 3), 0) == {"moons": 1, "leaves": 1}


def test_2_3_a_double_pays_once():
    s = position(columns=({"harvest": "forest"}, {}))
    assert stock(rolled(s, 5, 5), 0) == {"moons": 1, "leaves": 1}


def test_2_4_a_ten_pays_the_crowns():
    done = end(position(crowns="suns waves knots", played=True), 10, 4)
    assert stock(done.state, 0) == {"suns": 1, "waves": 1, "knots": 1}
    assert stock(done.state, 1) == {"moons": 1, "leaves": 1, "wyrms": 1}
    assert of(done.events, CrownsPaid) == [CrownsPaid(0, (1, 2, 5)), CrownsPaid(1, (0, 3, 4))]


def test_2_4_on_nine_the_crowns_pay_nothing():
    assert stock(rolled(position(), 9, 9), 0) == {}


def test_2_5_all_properties_of_the_rank_pay():  # [A4]
    s = position(
        columns=({"harvest": "forest", "light_keeper": "discovery", "watchman": "soldier"}, {}),
        played=True,
    )
    done = end(s, 5, 2)
    assert stock(done.state, 0) == dict.fromkeys(SUITS, 1)
    assert of(done.events, Earned)[0] == Earned(0, CARD["soldier"], PROVINCE["watchman"], (4, 5))


def test_2_5_a_property_under_a_deed_of_its_rank_pays_both_suits():  # [A4] [A6]
    columns = {"harvest": "forest author soldier"}
    s = position(columns=({}, columns), deeds=({}, {"harvest": ""}))
    s = rolled(s, 5, 2)  # the forest is developed, the soldier is a deed
    assert stock(s, 1) == {"moons": 1, "leaves": 1}
    assert texts(s) == ["collect harvest wyrms", "collect harvest knots"]


def test_2_5_a_property_of_another_rank_pays_nothing():
    s = position(columns=({"harvest": "forest"}, {}))
    assert stock(rolled(s, 6, 5), 0) == {}


def test_2_6_two_ones_pay_every_ace():  # the vector: tax once, each Ace one token
    s = position(columns=({"harvest": "ace_of_suns", "watchman": "ace_of_knots"}, {}))
    assert stock(rolled(s, 1, 1, "moons"), 0) == {"suns": 1, "knots": 1}


def test_2_6_the_deed_of_an_ace_pays_too():  # [A7]
    s = position(columns=({"harvest": "ace_of_suns"}, {}), deeds=({"harvest": "suns 1"}, {}))
    assert stock(rolled(s, 1, 1, "moons"), 0) == {"suns": 1}


def test_2_6_the_deed_of_an_ace_asks_its_owner_nothing():  # [A7]
    s = position(columns=({}, {"harvest": "ace_of_suns"}), deeds=({}, {"harvest": "suns 1"}))
    s = rolled(s, 1, 1, "moons")
    assert stock(s, 1) == {"suns": 1}
    assert texts(s, "collect") == []


def test_2_6_a_one_beside_a_higher_die_pays_no_ace():
    s = position(columns=({"harvest": "ace_of_suns"}, {}))
    assert stock(rolled(s, 1, 2, "moons"), 0) == {}


ROLLERS = {
    "columns": ({}, {"watchman": "soldier", "excuse": "forest", "harvest": "discovery"}),
    "deeds": ({}, {"watchman": "", "harvest": ""}),
}


def test_2_7_the_roller_chooses_deed_by_deed_before_anything_else():  # [A6a]
    s = rolled(position(**ROLLERS, tokens=("", "moons 9")), 5, 4)
    assert texts(s) == ["collect watchman wyrms", "collect watchman knots"]
    done = do(s, "collect watchman knots")
    assert texts(done.state) == ["collect harvest suns", "collect harvest waves"]
    assert done.events == (Collected(1, CARD["soldier"], PROVINCE["watchman"], 5),)
    assert texts(do(done.state, "collect harvest suns").state)[0].startswith(
        ("build", "deed", "sell")
    )


def test_2_7_the_choice_pays_a_single_token():
    s = rolled(position(**ROLLERS), 5, 4)  # the forest is developed and pays both
    s = do(s, "collect watchman knots", "collect harvest suns").state
    assert stock(s, 1) == {"moons": 1, "suns": 1, "leaves": 1, "knots": 1}


def test_2_7_no_choice_is_owed_when_the_rank_is_another():
    assert "collect" not in " ".join(texts(rolled(position(**ROLLERS), 6, 4)))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("trade moons suns", "collect-first"),
        ("end", "collect-first"),
        ("collect harvest suns", "collect-order"),
        ("collect excuse moons", "collect-none"),
        ("collect watchman moons", "collect-suit"),
    ],
)
def test_2_7_anything_else_waits_for_the_choice(text, reason):
    s = rolled(position(**ROLLERS, tokens=("", "moons 9")), 5, 4)
    assert refused(s, text) == ("2.7", reason)


def test_2_7_nothing_is_collected_when_nothing_is_owed():
    assert refused(position(), "collect harvest suns") == ("2.7", "collect-none")


OTHERS = {"columns": ({"watchman": "soldier"}, {}), "deeds": ({"watchman": ""}, {})}


def test_2_8_the_other_seats_deed_pays_its_scarcer_suit():  # [A6b]
    done = end(position(**OTHERS, tokens=("wyrms 2 knots 1", ""), played=True), 5, 4)
    assert stock(done.state, 0) == {"wyrms": 2, "knots": 2}
    assert of(done.events, DeedPaid) == [DeedPaid(0, CARD["soldier"], PROVINCE["watchman"], 5)]
    assert game.to_act(done.state) == (1,)


def test_2_8_of_two_alike_the_first_suit_pays():
    assert stock(rolled(position(**OTHERS), 5, 4), 0) == {"wyrms": 1}


def test_2_8_a_preference_decides():
    s = position(**OTHERS, wishes=({"watchman": "wyrms"}, {}), tokens=("wyrms 2", ""))
    assert stock(rolled(s, 5, 4), 0) == {"wyrms": 3}


def test_2_8_it_is_settled_after_the_tax():
    s = position(**OTHERS, tokens=("wyrms 5 knots 2", ""))
    assert stock(rolled(s, 5, 1, "wyrms"), 0) == {"wyrms": 2, "knots": 2}


def test_2_8_the_cards_of_a_rank_share_no_suit_so_their_order_is_of_no_matter():
    for rank in range(2, 10):
        shown = [suit for card in CARDS if card.rank == rank for suit in card.suits]
        assert sorted(shown) == list(range(6))


def test_2_8_several_deeds_of_the_other_seat_pay_each():
    s = position(
        columns=({"watchman": "soldier", "harvest": "forest", "light_keeper": "discovery"}, {}),
        deeds=({"watchman": "", "harvest": "", "light_keeper": ""}, {}),
        tokens=("moons 1 suns 1", ""),
    )
    assert stock(rolled(s, 5, 3), 0) == dict.fromkeys(SUITS[:5], 1)


def test_2_8_what_the_deed_pays_may_tell_the_others_a_preference():
    paid = DeedPaid(0, CARD["soldier"], PROVINCE["watchman"], 5)
    assert (tells(paid, 0), tells(paid, 1), tells(paid, None)) == (False, True, True)


WISHER = {
    "columns": ({"watchman": "soldier", "harvest": "ace_of_suns"}, {}),
    "deeds": ({"watchman": "", "harvest": ""}, {}),
}


def test_2_9_a_preference_may_be_filed_for_each_deed_with_a_choice():  # [A6c]
    assert orders(position(**WISHER), 0) == ["prefer watchman wyrms", "prefer watchman knots"]


def test_2_9_a_preference_is_changed_or_taken_back():
    s = do(position(**WISHER), "prefer watchman wyrms").state
    assert orders(s, 0) == ["prefer watchman knots", "prefer watchman none"]
    assert do(s, "prefer watchman none").state == position(**WISHER)


def test_2_9_a_preference_is_secret():
    s = position(**WISHER)
    done = do(s, "prefer watchman knots")
    order = Prefer(PROVINCE["watchman"], SUITS.index("knots"))
    assert game.view(done.state, 1) == game.view(s, 1)
    assert [sees(order, 0, viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert [witness(done.events[0], viewer) for viewer in (0, 1, None)] == [
        Preferred(0, PROVINCE["watchman"], SUITS.index("knots")),
        None,
        None,
    ]


def test_2_9_a_preference_takes_no_turn_and_can_be_told_while_a_choice_is_open():
    s = rolled(position(**ROLLERS), 5, 4)
    after = step(game, s, 1, read(game, "prefer harvest waves"), NoChance())
    assert after.warn is None
    assert texts(after.state) == texts(s)


def test_2_9_a_preference_is_told_in_ones_own_turn_only():
    s = position(**WISHER, active=1)
    assert game.orders(s, 0) == ()
    assert refused(s, "prefer watchman knots", seat=0) == ("1.7", "turn")


def test_2_9_a_preference_ends_with_its_deed():
    s = position(
        columns=({"watchman": "soldier"}, {}),
        deeds=({"watchman": "knots 4"}, {}),
        wishes=({"watchman": "wyrms"}, {}),
        tokens=("knots 1", ""),
    )
    s = do(s, "develop watchman knots 1").state
    assert game.view(s, 0).wishes == [[6] * 5, HIDDEN]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prefer excuse moons", "prefer-none"),
        ("prefer harvest suns", "prefer-fixed"),
        ("prefer watchman moons", "prefer-suit"),
        ("prefer watchman none", "prefer-same"),
    ],
)
def test_2_9_why_a_preference_is_refused(text, reason):
    assert refused(position(**WISHER), text) == ("2.9", reason)


def test_2_9_the_roller_is_asked_in_spite_of_a_preference():
    s = rolled(position(**ROLLERS, wishes=({}, {"watchman": "knots"})), 5, 4)
    assert game.ordered(s, 1) is None
    assert texts(s) == ["collect watchman wyrms", "collect watchman knots"]


def test_2_1_the_end_of_a_turn_warns_of_chance():
    s = position(played=True)
    assert game.warns(s, 0, read(game, "end")) is Warn.CHANCE
