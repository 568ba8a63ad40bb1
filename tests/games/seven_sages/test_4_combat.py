"""Clause 4: the combat, passing, and the end at 25."""

import pytest

from engine.apply_move import witness
from engine.game import Warn
from engine.games.seven_sages import game
from engine.games.seven_sages.actions import STANDINGS
from engine.games.seven_sages.card_moves import least
from engine.games.seven_sages.data import NONE
from engine.games.seven_sages.position_builder import cards
from engine.notation import read
from engine.visibility import HIDDEN
from tests.games.seven_sages.positions import do, done, lines, position, settled, why

FIGHTERS = ("witch", "alchemist", "healer", "magician", "priestess")
"""On tile 0 seats 0 to 4 from the highest to the lowest."""
TEN = "witch 1 witch 2 witch 3 owl 3 seer 4 seer 5"


def fight(seats: int = 4, active: int = 0, **more):
    return position(seats, roles=FIGHTERS[:seats], active=active, **more)


def names(events) -> list[str]:
    return [type(event).__name__ for event in events]


def ready(seats: int, roles, **more):
    s = position(seats, "exchange", roles=roles, **more)
    return do(s, *(f"{seat} ready done" for seat in game.to_act(s)))


def test_4_1_the_highest_begins_and_play_goes_clockwise_k1_k2():
    s = ready(4, ("druid", "seer", "witch", "healer"), hands=("", "", "witch 3", "owl 3"))
    assert game.to_act(s) == (2,)
    assert game.to_act(do(s, "2 play witch 3")) == (3,)
    assert game.to_act(do(s, "2 play witch 3", "3 play owl 3")) == (0,)


@pytest.mark.parametrize(("sides", "marker"), [((0, 1, 1), 12), ((0, 1, 0), -12)])
def test_4_1_the_lonely_places_the_sum_of_the_crystals_k1(sides, marker):
    """Test vector 5: a clearing with 7 and 5."""
    s = ready(3, FIGHTERS[:3], sides=sides, crystals=((7, 5), (2, 2), (3, 3)))
    assert s.marker == marker
    solo = 0 if sides == (0, 1, 1) else 1
    assert game.to_act(s) == (solo + 1,)


def test_4_3_only_the_own_role_owls_and_spells_are_played_k3():
    s = fight(hands=("witch 4 seer 4 owl 4",), spells=("potentia",))
    assert lines(s, 0) == [
        "play witch 4",
        "play owl 4",
        "cast potentia nothing",
        "pass for_good",
    ]
    assert why(s, 0, "play seer 4") == ("4.3", "other-role")
    assert why(s, 0, "play witch 5") == ("4.2", "not-held")


def test_4_2_a_turn_is_one_card_or_a_pass():
    s = fight(hands=("witch 4 witch 5", "owl 3", "owl 4", "owl 4"))
    assert game.to_act(do(s, "0 play witch 4")) == (1,)
    assert why(do(s, "0 play witch 4"), 0, "play witch 5") == ("4.2", "turn")


def test_4_3_the_marker_moves_to_the_own_side():
    s = fight(hands=("witch 4", "alchemist 6"))
    assert do(s, "0 play witch 4").marker == 4
    assert do(s, "0 play witch 4", "1 play alchemist 6").marker == -2


def test_4_4_the_second_1_counts_ten_k5():
    """Test vector 1."""
    s = fight(hands=("witch 1 witch 1", "owl 3"))
    s = do(s, "0 play witch 1", "1 play owl 3", "2 pass for_good", "2 gift least")
    s = do(s, "3 pass for_good", "3 gift least")
    assert s.marker == 1 - 3
    s, events = done(s, "0 play witch 1")
    assert (s.marker, events[0].points) == (8, 10)


def test_4_4_a_1_of_another_player_is_no_pair_k5():
    s = fight(hands=("witch 1",), laid=((1, "witch 1"),))
    assert do(s, "0 play witch 1").marker == 1 - 1


def test_4_4_a_pair_stands_whatever_became_of_the_role_k6():
    s = fight(hands=("witch 1",), laid=((0, "witch 1"),))
    s.card[0], s.card[2] = s.card[2], s.card[0]
    assert why(s, 0, "play witch 1") == ("4.3", "other-role")
    s.second[0] = s.card[2]  # no such card, but Binensus might bring one like it
    s.card[2] = s.second[2]
    assert "play witch 1" in lines(s, 0)


def test_4_5_one_spell_in_a_combat_k3():
    s = fight(spells=("potentia absentus", "moventi"), hands=("owl 4",) * 4, laid=((0, "owl 3"),))
    s = do(s, "0 cast absentus nothing")
    s.active = 0
    assert lines(s, 0) == ["play owl 4", "pass for_good", "pass for_now"]
    assert why(s, 0, "cast potentia nothing") == ("4.5", "one-spell")


def test_4_6_who_has_nothing_to_play_must_pass_k3():
    s = fight(hands=("seer 4",))
    assert lines(s, 0) == ["pass for_good"]


def test_4_7_who_passed_is_out():
    s = do(fight(hands=("owl 4", "owl 4", "owl 4", "owl 4")), "0 pass for_good", "0 gift least")
    s = do(s, "1 play owl 4", "2 play owl 4", "3 play owl 4")
    assert game.to_act(s) == (1,)
    assert why(s, 0, "play owl 4") == ("4.7", "out")


def test_4_8_the_first_draws_five_and_chooses_three_k17():
    s, events = done(fight(hands=("witch 2",)), "0 pass for_good")
    assert len(s.hands[0]) == 6
    assert game.to_act(s) == (0,)
    assert len([line for line in lines(s, 0) if line.startswith("hand_on")]) > 2
    assert witness(events[-1], 1).cards == (HIDDEN,) * 5


def test_4_8_the_second_receives_three_and_draws_two_k17():
    s = do(fight(hands=(TEN, "")), "0 pass for_good")
    s = do(s, "0 hand_on witch 1", "0 hand_on owl 3", "0 hand_on seer 5")
    before = len(s.hands[0])
    s, events = done(s, "1 pass for_good")
    received = next(event for event in events if type(event).__name__ == "Received")
    assert received.cards == tuple(cards("witch 1 seer 5 owl 3"))
    assert witness(received, 0).cards == received.cards
    assert witness(received, 2).cards == (HIDDEN,) * 3
    assert (len(s.hands[0]), len(s.hands[1])) == (before - 3, 5)


def last_pass():
    """Return a position before the last pass, seat 3 with seven cards and nobody's gift small."""
    return fight(active=3, out=(0, 1, 2), hands=("", "", "owl 3", TEN))


def test_4_10_the_last_receives_draws_and_discards_three_k17():
    s = do(last_pass(), "3 pass for_good")
    assert len(s.hands[3]) == 6 + 1 + 2
    s = do(s, "3 hand_on witch 1", "3 hand_on seer 4", "3 hand_on seer 5")
    assert len(s.hands[3]) == 6
    assert sorted(s.discards) == cards("witch 1 seer 4 seer 5")


def test_4_10_the_last_discards_are_known_to_the_discarder_only_k17b():
    s = do(last_pass(), "3 pass for_good", "3 gift least")
    assert game.view(s, 3).discards == s.discards
    assert game.view(s, 0).discards == [HIDDEN] * 3
    assert game.view(fight(discards="witch 1"), 0).discards == cards("witch 1")


@pytest.mark.parametrize(("hand", "given"), [("", 0), ("owl 3", 1), ("owl 3 seer 4", 2)])
def test_4_9_who_has_fewer_than_three_hands_on_all_k18(hand, given):
    s = fight(hands=(hand, "", "", ""), deck="")
    s.discards, s.discarders, s.hands[3] = [], [], sorted(s.discards)
    s = do(s, "0 pass for_good")
    assert game.to_act(s) == (1,)  # nothing to choose, as everybody sees
    s = do(s, "1 pass for_good")
    assert (s.hands[0], len(s.hands[1])) == ([], given)


def test_4_11_an_empty_pile_is_filled_from_the_discards_k19():
    s = fight(deck="witch 3", hands=(), laid=((0, "owl 5"),))
    under = len(s.discards)
    s, events = done(s, "0 pass for_good")
    assert "Reshuffled" in names(events)
    assert len(s.hands[0]) == 5
    assert len(s.deck) == under + 1 - 5
    assert cards("owl 5")[0] in [code & 63 for code in s.laid]  # the table is no discard


def test_4_11_without_a_pile_and_discards_nothing_is_drawn_k19():
    s = fight(deck="", hands=("witch 2 witch 3 witch 4 witch 5",))
    s.hands[3], s.discards, s.discarders = sorted(s.discards), [], []
    assert game.warns(s, 0, read(game, "pass for_good")) is Warn.PASS
    s = do(s, "0 pass for_good")
    assert len(s.hands[0]) == 4
    s = do(s, "0 gift least")
    assert game.warns(s, 1, read(game, "pass for_good")) is Warn.SECRET


def test_4_11_what_was_played_is_discarded_in_phase_5_k21():
    s = fight(laid=((0, "witch 4"), (1, "owl 3 spell moventi")), active=3, out=(0, 1, 2))
    s = do(s, "3 pass for_good", *(["3 gift least"] if len(s.hands[3]) > 1 else []))
    assert not s.discards or len(s.laid) == 3
    s = settled(s)
    while s.round == 1:
        seat = game.to_act(s)[0]
        s = do(s, f"{seat} {lines(s, seat)[0]}")
    assert set(cards("witch 4 owl 3")) <= set(s.discards)
    assert s.spell_discards == [1]


def test_4_12_a_lead_of_25_ends_the_combat_k15():
    """Test vector 3: the marker at +20, a 6 is played."""
    s = fight(
        hands=("witch 6", "owl 4"), laid=((0, "witch 7 witch 5 witch 4"), (2, "owl 4")), active=0
    )
    assert s.marker == 20
    s, events = done(s, "0 play witch 6")
    assert "Crushed" in names(events)
    assert s.forced == [1, 2, 3, 0]
    assert lines(s, 1) == ["pass for_good"]
    assert why(s, 1, "play owl 4") == ("4.12", "crushed")


def test_4_12_who_has_passed_does_not_pass_again_k15():
    laid = ((0, "witch 7 witch 5 witch 4 witch 3"),)
    s = fight(hands=("witch 6",), laid=laid, out=(2,))
    assert do(s, "0 play witch 6").forced == [1, 3, 0]


def test_4_12_a_lead_of_24_does_not_end_it_k16():
    s = fight(hands=("witch 6", "owl 3"), laid=((0, "witch 7 witch 5 witch 4 witch 2"),))
    s = do(s, "0 play witch 6")
    assert (s.marker, s.leader) == (24, -1)


def test_4_12_anulensa_may_end_it_for_the_other_side_k15():
    laid = ((0, "witch 7 witch 6 witch 5 witch 4 witch 3"), (1, "owl 4"))
    s = fight(laid=laid, active=2, spells=("", "", "anulensa"))
    assert s.marker == 21
    s = do(s, "2 cast anulensa nothing", "2 target 1 owl 4")
    assert (s.marker, s.leader, s.forced) == (25, 0, [3, 0, 1, 2])


def crushed():
    s = fight(
        hands=(
            "witch 6 owl 3 owl 3 owl 4",
            "seer 1 seer 2 seer 3 seer 4",
            "seer 5 seer 6",
            "owl 5",
        ),
        laid=((0, "witch 7 witch 5 witch 4 witch 3"),),
    )
    return do(s, "0 play witch 6")


def test_4_12_the_passes_are_carried_out_and_cards_are_still_chosen_protocol_7():
    s = settled(crushed())
    assert s.out == [1]
    assert game.to_act(s) == (1, 0)  # seat 1 chooses what to hand on, seat 0 its crystal
    s = settled(do(s, "1 gift least"))
    assert s.out == [1, 2]


def test_4_12_crystals_and_the_pawn_do_not_wait_for_the_passes_protocol_7():
    s = settled(crushed())
    s = settled(do(s, "0 take 3"))
    assert (s.won[0], s.won[2]) == ([3], [2])
    assert s.chooser == 3
    s = do(s, "3 move left")
    assert (s.round, s.pawn) == (1, 1)
    while s.round == 1:
        s = settled(s)
        s = settled(do(s, f"{game.to_act(s)[0]} gift least")) if s.round == 1 else s
    assert game.to_act(s) == (3,)
    assert s.laid == []


def test_8_2_the_least_worth_of_a_hand_protocol_6():
    s = position(
        roles=("witch", "seer", "druid", "healer"),
        hands=("witch 1 witch 1 witch 6 owl 4 seer 5 druid 5 owl 5",),
        active=0,
    )
    # the fives of seer and druid, of which the druid is lower here, then owl 4, worth 5
    assert least(s, 0) == sorted(cards("druid 5 seer 5 owl 4"))
    s = position(
        roles=("witch", "seer", "druid", "healer"),
        hands=("witch 1 witch 1 witch 6 seer 1",),
        active=0,
    )
    assert least(s, 0) == sorted(cards("seer 1 witch 1 witch 1"))


def test_8_2_of_equal_worth_the_lowest_role_goes_first_and_owls_last_protocol_6():
    s = position(
        roles=("witch", "seer", "druid", "healer"),
        hands=("witch 5 healer 5 seer 5 druid 5 owl 4",),
        active=0,
    )
    assert least(s, 0) == sorted(cards("druid 5 seer 5 healer 5"))


def test_8_1_the_fallbacks_of_the_combat_protocol_9():
    s = fight(hands=("witch 2 owl 3 owl 4",))
    assert game.fallback(s, 0) == read(game, "pass for_good")
    assert game.fallback(do(s, "0 pass for_good"), 0) == read(game, "gift least")


def test_4_13_marks_of_cards_given_on_stay_until_the_kind_is_played_h1():
    s = do(fight(hands=(TEN, "", "", "owl 5")), "0 pass for_good")
    s = do(s, "0 hand_on witch 1", "0 hand_on owl 3", "0 hand_on seer 5")
    s = do(s, "1 pass for_good")
    assert s.known[0] == [64 + card for card in cards("witch 1 seer 5 owl 3")]
    assert s.known[2] == []
    s = do(s, "1 gift least") if game.to_act(s) == (1,) else s
    s.out.remove(1)
    s.gift[1], s.active, s.gift[0] = [], 1, []
    s.out = []
    s = do(s, "1 play owl 3")
    assert s.known[0] == [64 + card for card in cards("witch 1 seer 5")]


def test_4_13_a_played_kind_is_not_known_any_more_though_two_were_seen_h1():
    s = fight(hands=("witch 1 witch 1 owl 4", "owl 4"), spells=("potentia potentia",))
    s.known[1] = cards("witch 1 witch 1 owl 4 spell potentia spell potentia")
    s = do(s, "0 play witch 1")
    assert s.known[1] == cards("owl 4 spell potentia spell potentia")
    s.active = 0
    assert do(s, "0 cast potentia nothing").known[1] == cards("owl 4")


def test_4_13_cards_handed_on_unseen_end_what_outsiders_know_h1():
    s = fight(hands=(TEN, "", "", ""))
    s.known[1], s.known[2] = cards("witch 1 witch 2"), cards("witch 3")
    s = do(s, "0 pass for_good", "0 hand_on witch 1", "0 hand_on owl 3", "0 hand_on seer 5")
    s = do(s, "1 pass for_good")
    assert s.known[1] == cards("witch 2")
    assert s.known[2] == []


def test_4_9_an_automatic_gift_is_handed_on_without_asking():
    s = do(fight(hands=(TEN, "owl 3")), "0 standing gift", "0 pass for_good")
    assert game.to_act(settled(s)) == (1,)


ALL = ("all", "seer 4 seer 5 owl 3")
NEAREST = "witch 3 seer 4 owl 3"


def filed(*whom_and_cards: tuple[str, str]):
    s = fight(hands=(TEN, "owl 4", "owl 4", "owl 4"), sides=(0, 0, 1, 1))
    for whom, text in whom_and_cards:
        words = text.split()
        pairs = zip(words[::2], words[1::2], strict=True)
        s = do(s, *(f"0 pick {a} {b}" for a, b in pairs), f"0 leave_for {whom}")
    return settled(do(s, "0 pass for_good"))


@pytest.mark.parametrize(
    ("files", "given"),
    [
        ([ALL], "seer 4 seer 5 owl 3"),
        ([ALL, ("foes", "witch 1 witch 2 witch 3")], "seer 4 seer 5 owl 3"),
        ([ALL, ("allies", "witch 1 witch 2 owl 3")], "witch 1 witch 2 owl 3"),
        ([ALL, ("allies", "witch 1 witch 2 owl 3"), ("1", "seer 4 witch 3 owl 3")], NEAREST),
    ],
)
def test_7_7_the_closest_description_decides_what_is_handed_on_protocol_6(files, given):
    s = filed(*files)
    assert game.to_act(s) == (1,)
    s, events = done(s, "1 pass for_good")
    received = next(event for event in events if type(event).__name__ == "Received")
    assert list(received.cards) == cards(given)


def test_7_7_what_is_filed_may_be_changed_until_it_is_used_protocol_6():
    s = filed(("all", "seer 4 seer 5 owl 3"))
    s = do(s, "0 pick witch 1", "0 pick witch 2", "0 pick witch 3", "0 leave_for all")
    _, events = done(s, "1 pass for_good")
    received = next(event for event in events if type(event).__name__ == "Received")
    assert list(received.cards) == cards("witch 1 witch 2 witch 3")


def test_7_7_cards_that_are_gone_are_not_handed_on():
    s = fight(hands=(TEN, "", "", ""))
    s = do(s, "0 pick witch 1", "0 pick witch 2", "0 pick witch 3", "0 leave_for all")
    s = do(
        s, "0 play witch 3", "1 pass for_good", "1 gift least", "2 pass for_good", "2 gift least"
    )
    s = do(s, "3 pass for_good", "3 gift least", "0 pass for_good")
    assert "gift filed" not in lines(s, 0)
    assert why(s, 0, "gift filed") == ("7.7", "gift-filed")


def test_7_7_cards_filed_for_one_that_are_gone_are_not_handed_on():
    s = fight(hands=(TEN, "owl 4", "owl 4", "owl 4"))
    s = do(s, "0 pick witch 1", "0 pick witch 2", "0 pick witch 3", "0 leave_for 1")
    s = do(s, "0 play witch 3", "1 play owl 4", "2 play owl 4", "3 play owl 4", "0 pass for_good")
    s = do(s, "0 hand_on owl 3", "0 hand_on seer 4", "0 hand_on seer 5")
    _, events = done(s, "1 pass for_good")
    received = next(event for event in events if type(event).__name__ == "Received")
    assert list(received.cards) == cards("seer 4 seer 5 owl 3")


def test_7_8_cancelled_cards_are_not_handed_on():
    s = fight(hands=(TEN, "owl 4", "owl 4", "owl 4"))
    s = do(s, "0 standing gift", "0 pick witch 1", "0 pick witch 2", "0 pick witch 3")
    s = do(s, "0 leave_for all", "0 cancel gift")
    assert (s.filed[0], s.standing[0]) == ({}, [])
    s = settled(do(s, "0 pass for_good"))
    assert game.to_act(s) == (0,)


def test_7_7_what_was_handed_on_by_order_is_filed_no_more():
    s = filed(ALL)
    assert s.filed[0] == {}
    s = filed(ALL, ("foes", "witch 1 witch 2 witch 3"))
    assert do(s, "1 pass for_good").filed[0] == {}


def test_7_9_a_seat_without_cards_passes_without_being_asked_protocol_5a():
    s = fight(hands=("", "owl 3", "owl 3", ""))
    assert settled(s).out == [0]
    s = fight(hands=("", "owl 3"), spells=("moventi",))
    assert settled(s).out == []
    s.spent[0] = True
    assert settled(s).out == [0]
    s = fight(hands=("", "owl 3"), laid=((0, "spell absentus"),))
    s.absent, s.spent[0] = 0, True
    assert settled(s).out == []


def test_7_9_a_hand_that_cannot_be_played_is_asked_protocol_5():
    s = settled(fight(hands=("seer 4", "owl 3")))
    assert (game.to_act(s), s.out) == ((0,), [])


@pytest.mark.parametrize(
    ("order", "hand", "played", "passes"),
    [
        ("standing pass", "witch 4", "", True),
        ("standing stuck", "seer 4", "", True),
        ("standing stuck", "witch 4", "", False),
        ("standing lead_5", "witch 2", "witch 5", True),
        ("standing lead_5", "witch 2", "witch 4", False),
    ],
)
def test_7_5_a_seat_passes_by_its_own_order_protocol_5b(order, hand, played, passes):
    s = fight(hands=(hand, "owl 3"), laid=((0, played),))
    s = settled(do(s, f"0 {order}"))
    assert (s.out == [0]) is passes


def test_7_5_who_may_still_cast_a_spell_is_not_stuck():
    s = do(fight(hands=("seer 4", "owl 3"), spells=("moventi",)), "0 standing stuck")
    assert settled(s).out == []


@pytest.mark.parametrize(("own", "passes"), [("alchemist 5", True), ("", False)])
def test_7_5_each_alliance_counts_its_own_lead(own, passes):
    laid = ((1, own or "owl 3"), (0, "" if own else "witch 7"))
    s = fight(active=1, hands=("owl 4", "alchemist 2"), laid=laid)
    s = settled(do(s, "1 standing lead_4"))
    assert (s.out == [1]) is passes


def test_7_5_the_last_lead_that_is_filed_counts():
    s = do(fight(hands=("witch 4",)), "0 standing lead_1", "0 standing lead_10")
    assert [STANDINGS[what] for what in s.standing[0]] == ["lead_10"]


def test_7_6_a_card_is_played_by_order_protocol_5b():
    s = fight(hands=("witch 4", "alchemist 2 alchemist 5"))
    s = settled(do(s, "1 play_next alchemist 5", "0 play witch 4"))
    assert s.marker == -1
    assert game.to_act(s) != (1,)


def test_7_6_the_twin_of_a_card_played_by_order_is_not_played_too():
    s = settled(do(fight(hands=("witch 1 witch 1", "owl 3")), "0 play_next witch 1"))
    assert (s.hands[0], s.playing[0]) == (cards("witch 1"), NONE)


def test_7_5_orders_for_the_turn_are_spent_by_passing():
    s = do(fight(hands=("witch 4", "owl 3")), "0 standing pass", "0 play_next witch 4")
    s = do(s, "0 pass for_good")
    assert (s.standing[0], s.playing[0]) == ([], NONE)


def test_7_1_orders_are_hidden_and_so_is_that_they_exist_protocol_10():
    before = fight(hands=("witch 4", "owl 3"))
    s = do(before, "1 standing stuck", "1 play_next owl 3", "1 prefer left seer", "1 pick owl 3")
    for viewer in (None, 0, 2, 3):
        assert game.view(s, viewer) == game.view(before, viewer)


def test_8_2_the_order_of_the_combat_holds_when_the_pawn_has_moved_on():
    s = settled(crushed())
    s = settled(do(s, "0 take 3"))
    before = least(s, 1)
    assert least(do(s, "3 move left"), 1) == before
