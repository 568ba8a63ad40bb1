"""Clause 3: alliances, showing and exchanging cards."""

from fractions import Fraction

import pytest

from engine.apply_move import begin, sees, tells, witness
from engine.game import Warn, options
from engine.games.seven_sages import game
from engine.games.seven_sages.position_builder import cards
from engine.games.seven_sages.state import COMBAT, EXCHANGE, JOIN, NEGOTIATE, PLACE
from engine.notation import read
from engine.rng import Rng
from engine.visibility import HIDDEN
from tests.games.seven_sages.positions import do, done, filings, lines, position, settled, why

# Tile 0 ranks witch, alchemist, healer, magician, priestess, seer, druid.
ROLES_OF_FIVE = ("witch", "alchemist", "healer", "magician", "priestess")
"""Seats 0 to 4 from the highest to the lowest."""


def bargaining(seats: int = 4, **more):
    return position(seats, "negotiate", roles=ROLES_OF_FIVE[:seats], **more)


def test_3_2_two_who_agree_form_alliance_1_l1():
    s = do(bargaining(5), "0 invite 3", "3 accept 0")
    assert [seat for seat in range(5) if s.side[seat] == 0] == [0, 3]


def test_3_2_inviting_who_has_invited_me_is_accepting_l1b():
    s = do(bargaining(), "0 invite 3")
    assert "accept 0" in lines(s, 3)
    assert "invite 0" not in lines(s, 3)
    assert why(s, 3, "invite 0") == ("3.2", "invited-you")


def test_3_2_an_invitation_is_seen_by_the_two_only_l1b():
    before = bargaining()
    s, events = done(before, "0 invite 3")
    for viewer in (None, 1, 2):
        assert game.view(s, viewer) == game.view(before, viewer)
        assert [witness(event, viewer) for event in events] == [None]
    assert game.view(s, 3).invited[0][3] != game.view(before, 3).invited[0][3]
    assert [tells(event, 3) for event in events] == [True]
    assert [sees(read(game, "invite 3"), 0, seat) for seat in range(4)] == [
        True,
        False,
        False,
        True,
    ]


def test_3_2_several_invitations_may_be_open_and_the_first_agreement_voids_them_l1b():
    s = do(bargaining(), "0 invite 3", "0 invite 2", "1 invite 2", "2 accept 1")
    assert s.side == [1, 0, 0, 1]
    assert s.invited == [[0] * 4] * 4


def test_3_2_each_is_invited_once_in_a_window_l1b():
    s = do(bargaining(), "0 invite 3")
    assert why(s, 0, "invite 3") == ("3.2", "invited")


@pytest.mark.parametrize("line", ["invite 1", "withdraw 3", "show 2"])
def test_3_2_what_one_says_to_another_is_sent_at_once_and_not_taken_back(line):
    s = do(bargaining(hands=("witch 1",)), "0 invite 3", "0 pick witch 1")
    assert game.warns(s, 0, read(game, line)) is Warn.SECRET
    assert game.to_act(do(s, f"0 {line}")) == (0, 1, 2, 3)


def test_3_3_an_invitation_is_withdrawn_once_and_not_repeated_l1b():
    s = do(bargaining(), "0 invite 3", "0 withdraw 3")
    assert lines(s, 0) == ["invite 1", "invite 2", "answer no_deal"]
    assert lines(s, 3)[0] == "invite 0"
    assert why(s, 0, "invite 3") == ("3.3", "withdrawn")
    assert why(s, 0, "withdraw 3") == ("3.3", "not-invited")
    assert why(s, 3, "accept 0") == ("3.2", "no-invitation")


def test_3_4_no_deal_is_public_and_may_be_taken_back_l1b():
    s = do(bargaining(), "0 answer no_deal")
    assert game.view(s, None).no_deal == [True, False, False, False]
    assert game.to_act(s) == (1, 2, 3)
    assert 0 in game.may_act(s)
    s = do(s, "0 invite 1", "1 accept 0")
    assert s.side == [0, 0, 1, 1]


def test_3_7_who_is_waited_for_does_not_depend_on_invitations_protocol_2():
    s = do(bargaining(), "0 answer no_deal", "0 invite 1", "1 invite 2")
    assert game.to_act(s) == (1, 2, 3)


def test_3_5_with_four_the_others_are_alliance_2_l2():
    s = do(bargaining(), "1 invite 2", "2 accept 1")
    assert (s.side, s.phase) == ([1, 0, 0, 1], EXCHANGE)


def joining():
    """Seats 3 and 4 are the pair; 0, 1 and 2 follow each other from the highest."""
    return do(bargaining(5), "3 invite 4", "4 accept 3")


def test_3_6_all_three_others_are_asked_at_once_protocol_3():
    s = joining()
    assert s.phase == JOIN
    assert game.to_act(s) == (0, 1, 2)
    assert lines(s, 1) == ["answer enter", "answer stay_out"]
    assert lines(s, 3) == []


def test_3_6_the_highest_who_enters_makes_it_three_l3():
    s = do(joining(), "2 answer enter", "1 answer enter", "0 answer stay_out")
    assert s.side == [1, 0, 1, 0, 0]


def test_3_6_the_rest_is_not_asked_once_the_highest_enters_protocol_3():
    s = do(joining(), "0 answer enter")
    assert s.side == [0, 1, 1, 0, 0]


def test_3_6_nobody_enters_and_the_three_are_the_other_alliance_l3():
    s = do(joining(), *(f"{seat} answer stay_out" for seat in (2, 0, 1)))
    assert s.side == [1, 1, 1, 0, 0]


def test_3_6_a_lower_answer_is_sealed_and_never_shown_protocol_3():
    before = joining()
    for how in ("enter", "stay_out"):
        s, events = done(before, f"2 answer {how}")
        assert game.view(s, 0).answers[2] is HIDDEN
        assert [type(event).__name__ for event in events] == ["TurnEnded"]
    _, events = done(before, "2 answer enter", "0 answer enter")
    assert "Joined" in [type(event).__name__ for event in events]
    assert all(getattr(event, "seat", 0) == 0 for event in events[1:])


@pytest.mark.parametrize(
    ("before", "seat", "how", "warn"),
    [
        ([], 1, "stay_out", Warn.PASS),
        ([], 0, "stay_out", Warn.PASS),
        (["1 answer enter"], 0, "stay_out", Warn.SECRET),
        (["1 answer stay_out"], 0, "stay_out", Warn.SECRET),
        (["1 answer enter"], 0, "enter", Warn.PASS),
        (["0 answer stay_out", "1 answer stay_out"], 2, "stay_out", Warn.PASS),
    ],
)
def test_3_6_staying_out_warns_when_it_shows_the_next_answer(before, seat, how, warn):
    s = do(joining(), *before)
    assert game.warns(s, seat, read(game, f"answer {how}")) is warn
    do(s, f"{seat} answer {how}")  # the step asserts that it is so


def test_7_3_wishes_answer_whether_to_enter_l4b():
    s = do(bargaining(5), "0 wish against 3", "1 wish with 2", "1 wish with 4")
    s = settled(do(s, "3 invite 4", "4 accept 3"))
    assert s.side == [1, 0, 1, 0, 0]


def refused(seats: int = 4):
    return do(bargaining(seats), *(f"{seat} answer no_deal" for seat in range(seats)))


def test_3_8_the_first_is_placed_and_the_second_is_free_l4():
    s = refused()
    assert (s.phase, s.side) == (PLACE, [0, -1, -1, -1])
    assert game.to_act(s) == (1,)
    assert lines(s, 1) == ["answer first", "answer second"]


def test_3_8_without_an_alliance_all_invitations_are_void_l1b():
    s = do(bargaining(), "0 invite 1", *(f"{seat} answer no_deal" for seat in range(4)))
    assert s.invited == [[0] * 4] * 4


def test_3_8_a_full_side_sends_the_rest_to_the_other_l4():
    assert do(refused(), "1 answer first").side == [0, 0, 1, 1]
    assert do(refused(), "1 answer second", "2 answer second").side == [0, 1, 1, 0]
    s = do(refused(5), "1 answer second", "2 answer second", "3 answer second")
    assert s.side == [0, 1, 1, 1, 0]


def test_3_8_the_last_of_five_chooses_freely_l5():
    s = do(refused(5), "1 answer first", "2 answer second", "3 answer second")
    assert lines(s, 4) == ["answer first", "answer second"]
    assert do(s, "4 answer first").side == [0, 0, 1, 1, 0]


def test_7_3_wishes_place_a_seat_without_asking_l4b():
    s = bargaining()
    s = do(s, "1 wish against 3", "1 wish against 0", "2 wish with 1")
    s = settled(do(s, *(f"{seat} answer no_deal" for seat in range(4))))
    assert s.side == [0, 1, 1, 0]


def test_3_8_a_wish_for_a_full_side_decides_nothing_l4b():
    s = do(bargaining(5), "3 wish with 0", "4 wish with 0")
    s = do(s, *(f"{seat} answer no_deal" for seat in range(5)))
    s = settled(do(s, "1 answer first", "2 answer second"))
    assert s.side == [0, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("answers", "sides"),
    [
        (["0 answer alone"], [0, 1, 1]),
        (["0 answer speak", "1 answer join"], [0, 0, 1]),
        (["0 answer speak", "1 answer alone"], [0, 1, 0]),
        (["0 answer speak", "1 answer open", "2 answer first"], [0, 1, 0]),
        (["0 answer speak", "1 answer open", "2 answer second"], [0, 1, 1]),
    ],
)
def test_3_9_and_3_10_the_five_ways_of_three_seats(answers, sides):
    s = do(position(3, "trio", roles=ROLES_OF_FIVE[:3]), *answers)
    assert (s.side, s.phase) == (sides, EXCHANGE)


def test_3_9_with_three_nobody_invites_and_the_lonely_exchanges_with_nobody():
    s = position(3, "trio", roles=ROLES_OF_FIVE[:3])
    assert why(s, 0, "invite 1") == ("3.9", "three")
    s = do(s, "0 answer alone")
    assert game.to_act(s) == (1, 2)


def test_7_4_three_seats_may_say_ahead_what_they_will_answer_l4b():
    s = position(3, "trio", roles=ROLES_OF_FIVE[:3])
    assert [line for line in filings(s, 1) if line.startswith("plan")] == [
        "plan join",
        "plan alone",
        "plan open",
    ]
    s = settled(do(s, "1 plan open", "2 plan second", "0 plan speak"))
    assert s.side == [0, 1, 1]


def test_7_4_what_was_planned_last_is_answered_l4b():
    s = position(3, "trio", roles=ROLES_OF_FIVE[:3])
    s = settled(do(s, "1 plan open", "1 plan join", "0 plan speak"))
    assert s.side == [0, 0, 1]


def test_3_12_picked_cards_are_shown_to_any_player_l8():
    s = bargaining(hands=("witch 1 witch 1 owl 4",), spells=("potentia",))
    assert why(s, 0, "show 2") == ("3.12", "show-pick")
    s = do(s, "0 pick witch 1", "0 pick witch 1", "0 pick spell potentia")
    s, events = done(s, "0 show 2")
    shown = cards("witch 1 witch 1 spell potentia")
    assert s.known[2] == [0 * 64 + card for card in shown]
    assert witness(events[0], 2).cards == tuple(shown)
    assert witness(events[0], 1).cards == (HIDDEN,) * 3
    assert s.picks[0] == []


def test_3_12_cards_are_shown_in_phase_2_only_l8():
    s = position(hands=("witch 1",), active=0)
    assert why(s, 0, "show 1") == ("3.12", "show-when")


def test_3_12_what_was_picked_and_not_shown_goes_back_when_the_combat_begins_l8():
    s = do(allied(), "0 pick witch 1", *(f"{seat} ready done" for seat in range(4)))
    assert (s.phase, s.picks[0]) == (COMBAT, [])


def allied(hands=("witch 1 seer 4 owl 5", "", "witch 7", ""), seats: int = 4, **more):
    return position(seats, "exchange", hands=hands, roles=ROLES_OF_FIVE[:seats], **more)


def give(giver: int, taker: int, text: str) -> list[str]:
    words = text.split()
    picks = [f"{giver} pick {a} {b}" for a, b in zip(words[::2], words[1::2], strict=True)]
    return [*picks, f"{giver} put {taker}"]


def test_3_14_cards_change_hands_at_once_when_all_are_ready_l6b():
    s = do(allied(spells=("potentia",)), *give(0, 2, "seer 4 spell potentia"))
    s = do(s, *give(2, 0, "witch 7"), "0 ready done")
    assert s.hands[0] == cards("witch 1 seer 4 owl 5")
    s = do(s, "2 ready done")
    assert s.hands[0] == cards("witch 1 witch 7 owl 5")
    assert s.hands[2] == cards("seer 4")
    assert (s.spells[0], s.spells[2]) == ([], [3])


def test_3_13_a_whole_hand_may_be_given_for_nothing_l6():
    s = do(allied(), *give(0, 2, "witch 1 seer 4 owl 5"), "0 ready done", "2 ready done")
    assert (s.hands[0], len(s.hands[2])) == ([], 4)


def test_3_11_nobody_gives_to_the_other_alliance_l6():
    s = do(allied(), "0 pick witch 1")
    assert "put 1" not in filings(s, 0)
    assert why(s, 0, "put 1") == ("3.13", "put-who")


def test_3_13_what_was_put_down_ahead_for_somebody_else_stays_l6():
    s = do(bargaining(hands=("witch 1 seer 4",)), *give(0, 1, "seer 4"), *give(0, 2, "witch 1"))
    s = do(s, "0 invite 2", "2 accept 0", "0 ready done", "2 ready done")
    assert (s.hands[0], s.hands[2]) == (cards("seer 4"), cards("witch 1"))


def test_3_13_a_card_put_down_for_two_goes_to_the_lower_seat():
    s = allied(seats=5, hands=("witch 1 seer 4",), sides=(0, 0, 0, 1, 1))
    s = do(s, *give(0, 2, "seer 4"), *give(0, 1, "seer 4"))
    s = do(s, *(f"{seat} ready done" for seat in range(3)))
    assert (s.hands[1], s.hands[2]) == (cards("seer 4"), [])


def test_3_14_numbers_are_public_and_cards_are_not_l6b():
    s = do(allied(), *give(0, 2, "seer 4"), "0 ready done")
    _, events = done(s, "2 ready done")
    given = next(event for event in events if type(event).__name__ == "Given")
    assert witness(given, 2).cards == tuple(cards("seer 4"))
    assert witness(given, 3).cards == (HIDDEN,)


def trusting(*lines: str):
    """Seats 0 to 2 are allied; 1, 2 and 3 have seen cards of seat 0, which then gives."""
    s = allied(seats=5, hands=("witch 1 seer 4 owl 5",), sides=(0, 0, 0, 1, 1))
    s.known[1], s.known[2], s.known[3] = cards("witch 1 seer 4"), cards("owl 5"), cards("owl 5")
    return do(s, *lines, *(f"{seat} ready done" for seat in range(3)))


def test_4_13_giver_and_receiver_know_what_was_given_and_outsiders_nothing_more_h1():
    s = trusting(*give(0, 1, "seer 4"))
    assert s.known == [[64 + card for card in cards("seer 4")], cards("witch 1"), [], [], []]


def test_4_13_who_receives_only_a_part_knows_nothing_more_of_the_giver_h1():
    s = trusting(*give(0, 1, "seer 4"), *give(0, 2, "owl 5"))
    assert s.known[0] == [64 + cards("seer 4")[0], 128 + cards("owl 5")[0]]
    assert s.known[1:] == [[]] * 4


def test_3_14_what_is_put_down_shows_to_nobody_l6b():
    before = allied()
    s = do(before, *give(0, 2, "seer 4"))
    for viewer in (None, 1, 2, 3):
        assert game.view(s, viewer) == game.view(before, viewer)


def test_3_14_another_exchange_follows_if_all_ask_and_at_most_twice_l6b():
    s = do(allied(), "0 ready again", "2 ready done")
    assert s.ready == [True, False, True, False]
    s = allied()
    for number in range(3):
        s = do(s, "0 ready again", "2 ready again")
        assert s.ready[0] is (number == 2)


def test_3_14_ready_with_nothing_takes_all_back():
    s = do(allied(), *give(0, 2, "seer 4"), "0 ready nothing", "2 ready done")
    assert len(s.hands[0]) == 3


def test_7_5_who_is_ready_by_order_is_not_asked():
    s = do(allied(), *give(0, 2, "seer 4"), "0 standing ready", "2 standing ready")
    s = settled(s)
    assert game.to_act(s) == (1, 3)
    assert s.hands[2] == cards("witch 7 seer 4")


def test_3_14_the_last_of_an_alliance_learns_what_came():
    s = allied()
    assert game.warns(s, 0, read(game, "ready done")) is Warn.PASS
    s = do(s, "0 ready done")
    assert game.warns(s, 2, read(game, "ready done")) is Warn.SECRET


def test_3_14_the_combat_begins_when_both_alliances_are_ready():
    s = do(allied(), *(f"{seat} ready done" for seat in (0, 2, 1)))
    assert s.phase == EXCHANGE
    assert do(s, "3 ready done").phase == COMBAT


@pytest.mark.parametrize(("choice", "share"), [("third", Fraction(1, 3)), ("half", Fraction(1, 2))])
def test_3_15_windows_close_after_a_share_of_a_turn(choice, share):
    chosen = options(game.meta, {"window": choice}, [{}] * 4)
    s = begin(game, 4, chosen, Rng("window")).state
    assert game.window(s) is None
    s.phase = NEGOTIATE
    assert game.window(s) == share


def test_3_15_who_is_late_gives_nothing_l6b():
    s = do(allied(), *give(0, 2, "seer 4"))
    assert game.fallback(s, 0) == read(game, "ready nothing")
    assert game.fallback(s, 1) == read(game, "ready done")


def test_3_1_promises_are_never_enforced_l7():
    s = bargaining(hands=("witch 1",))
    s = do(s, "0 invite 2", "1 invite 0", "2 accept 0")
    assert why(s, 0, "accept 1") == ("3.2", "agreed")
    assert "put 1" not in filings(s, 0)
    assert lines(do(s, "0 pick witch 1"), 0)[:2] == ["ready done", "ready again"]


def test_8_1_the_fallbacks_of_phase_2():
    assert game.fallback(bargaining(), 2) == read(game, "answer no_deal")
    assert game.fallback(joining(), 0) == read(game, "answer stay_out")
    assert game.fallback(refused(), 1) == read(game, "answer first")
    s = do(refused(5), "1 answer first", "2 answer second", "3 answer first")
    assert s.phase == EXCHANGE
    trio = position(3, "trio", roles=ROLES_OF_FIVE[:3])
    assert game.fallback(trio, 0) == read(game, "answer speak")
    trio = do(trio, "0 answer speak")
    assert game.fallback(trio, 1) == read(game, "answer open")
    assert game.fallback(do(trio, "1 answer open"), 2) == read(game, "answer first")
