"""Clause 5: each spell with and without effect."""

import pytest

from engine.game import Warn
from engine.games.seven_sages import game
from engine.games.seven_sages.data import ROLES
from engine.games.seven_sages.position_builder import cards
from engine.notation import read
from tests.games.seven_sages.positions import do, done, lines, position, why

FIGHTERS = ("witch", "alchemist", "healer", "magician", "priestess")


def casting(spell: str, seats: int = 4, **more):
    """Seat 0, the Witch, has the spell and its turn; all others hold an owl."""
    hands = more.pop("hands", ("owl 4",) * min(seats, 4))
    return position(seats, roles=FIGHTERS[:seats], spells=(spell,), active=0, hands=hands, **more)


def moot(events) -> bool:
    return next(event.moot for event in events if type(event).__name__ == "Spelled")


def test_5_1_a_spell_without_effect_is_spent_k4():
    s, events = done(casting("volensia"), "0 cast volensia nothing")
    assert moot(events)
    assert (s.spells[0], s.spent[0], s.marker) == ([], True, 0)
    assert game.to_act(s) == (1,)


def test_5_1_a_possible_effect_is_compulsory_the_own_side_included_k4b():
    s = casting("anulensa", laid=((0, "witch 7"),))
    s = do(s, "0 cast anulensa nothing")
    assert (s.marker, s.discards) == (0, cards("witch 7"))


def test_5_1_a_choice_is_the_casters_and_nothing_else_is_possible_k4b():
    s = casting("anulensa", laid=((0, "witch 7"), (1, "owl 5")))
    assert game.warns(s, 0, read(game, "cast anulensa nothing")) is None
    s = do(s, "0 cast anulensa nothing")
    assert lines(s, 0) == ["target 0 witch 7", "target 1 owl 5"]
    assert why(s, 0, "pass for_good") == ("5.1", "target-first")
    assert why(s, 0, "target 1 owl 4") == ("5.1", "target-table")


def test_5_3_volensia_takes_an_owl_of_anyone_into_the_hand_k7():
    s = casting("volensia", laid=((1, "owl 5 alchemist 6"), (2, "owl 3")))
    s = do(s, "0 cast volensia nothing")
    assert lines(s, 0) == ["target 1 owl 5", "target 2 owl 3"]
    assert why(s, 0, "target 1 alchemist 6") == ("5.3", "target-owl")
    s = do(s, "0 target 1 owl 5")
    assert s.hands[0] == cards("owl 4 owl 5")
    assert s.marker == 3 - 6


def test_5_3_everybody_knows_the_owl_that_volensia_took_h1():
    s = do(casting("volensia", laid=((1, "owl 5"),)), "0 cast volensia nothing")
    assert s.known == [[], *[cards("owl 5")] * 3]


def test_5_3_volensia_without_an_owl_has_no_effect_k7():
    s, events = done(casting("volensia", laid=((1, "alchemist 6"),)), "0 cast volensia nothing")
    assert moot(events)
    assert s.marker == -6


def test_5_4_anulensa_discards_any_card_and_it_counts_no_more_k8():
    s = casting("anulensa", laid=((1, "alchemist 6 owl 3"),))
    s = do(s, "0 cast anulensa nothing", "0 target 1 alchemist 6")
    assert (s.marker, s.discards) == (-3, cards("alchemist 6"))
    assert game.view(s, 2).discards == s.discards  # what was played is open


def test_5_4_anulensa_takes_one_of_a_pair_and_the_other_is_worth_1_k5():
    """Test vector 2."""
    s = casting("anulensa", laid=((1, "alchemist 1 alchemist 1"),))
    assert s.marker == -11
    s = do(s, "0 cast anulensa nothing")
    assert s.marker == -1


def test_5_4_anulensa_on_an_empty_table_has_no_effect_k8():
    s, events = done(casting("anulensa", laid=((1, "spell moventi"),)), "0 cast anulensa nothing")
    assert moot(events)
    assert len(s.laid) == 2


def test_5_2_moventi_swaps_crystals_of_two_clearings_k9():
    s = casting("moventi", crystals=((2, 3), (7, 7), (5, 6)))
    s = do(s, "0 cast moventi nothing")
    assert "swap bottom 2 left 7" in lines(s, 0)
    assert "swap left 7 right 5" in lines(s, 0)
    assert len(lines(s, 0)) == 2 * 1 + 2 * 2 + 1 * 2
    assert why(s, 0, "swap bottom 2 bottom 3") == ("5.2", "swap-crystals")
    s = do(s, "0 swap bottom 2 left 7")
    assert s.crystals == [[3, 7], [2, 7], [5, 6]]


def test_5_2_moventi_may_swap_equal_values_k4b():
    s = casting("moventi", crystals=((2, 2), (2, 2), (2, 2)))
    assert "swap bottom 2 left 2" in lines(do(s, "0 cast moventi nothing"), 0)


def test_5_2_moventi_with_one_clearing_left_has_no_effect_k9():
    s = casting("moventi", tiles=(0, 11, -1), crystals=((2, 3), (), ()))
    _, events = done(s, "0 cast moventi nothing")
    assert moot(events)


def test_5_2_moventi_leaves_the_bonus_of_the_lonely_k9():
    s = casting("moventi", 3, crystals=((2, 3), (7, 7), (7, 7)), bonus=5, hands=("owl 4",))
    s = do(s, "0 cast moventi nothing", "0 swap bottom 2 left 7")
    assert (s.marker, s.bonus) == (5, 5)


def test_5_8_potentia_draws_three_k10():
    s = casting("potentia")
    assert game.warns(s, 0, read(game, "cast potentia nothing")) is Warn.CHANCE
    assert len(do(s, "0 cast potentia nothing").hands[0]) == 4


def test_5_8_potentia_draws_what_there_is_k10():
    s = casting("potentia", deck="witch 5")
    s.hands[3], s.discards, s.discarders = sorted(s.hands[3] + s.discards), [], []
    s = do(s, "0 cast potentia nothing")
    assert s.hands[0] == cards("witch 5 owl 4")
    s = casting("potentia", deck="")
    s.hands[3], s.discards, s.discarders = sorted(s.hands[3] + s.discards), [], []
    _, events = done(s, "0 cast potentia nothing")
    assert moot(events)


def absent(**more):
    return do(casting("absentus", **more), "0 cast absentus nothing")


def test_5_5_absentus_lets_its_caster_pass_for_now_k11():
    s = do(absent(), "1 play owl 4", "2 play owl 4", "3 play owl 4")
    before = len(s.hands[0])
    s = do(s, "0 pass for_now")
    assert (s.out, len(s.hands[0])) == ([], before)
    assert why(s, 1, "pass for_now") == ("5.5", "absentus")


def test_5_5_alone_in_the_combat_its_caster_cannot_pass_for_now_k11():
    s = absent(out=(1, 2))
    s = do(s, "3 pass for_good", "3 gift least")
    assert lines(s, 0) == ["play owl 4", "pass for_good"]
    assert why(s, 0, "pass for_now") == ("5.5", "absentus-last")


def test_5_5_its_turns_come_one_after_another_in_the_end_k11():
    s = casting("absentus", hands=("owl 4 owl 4", "owl 4", "owl 4", "owl 3"), out=(1, 2))
    s = do(s, "0 cast absentus nothing", "3 pass for_good", "3 gift least", "0 play owl 4")
    assert game.to_act(s) == (0,)


def test_5_5_a_second_absentus_cancels_the_first_k12():
    s = position(
        roles=FIGHTERS[:4], spells=("absentus", "absentus"), active=0, hands=("owl 4",) * 4
    )
    s = do(s, "0 cast absentus nothing", "1 cast absentus nothing")
    assert (s.absent, s.spell_discards, s.out) == (1, [4], [])
    s = do(s, "2 play owl 4", "3 play owl 4")
    assert lines(s, 0) == ["play owl 4", "pass for_good"]
    assert s.spent[0]


def test_5_6_mutantus_swaps_role_cards_with_an_ally_k13():
    s = casting("mutantus", hands=("healer 5", "owl 4", "witch 6"), laid=((0, "witch 3"),))
    assert why(s, 0, "cast mutantus 1") == ("5.6", "aim-ally")
    s = do(s, "0 cast mutantus 2", "1 play owl 4")
    assert [ROLES[s.card[seat]] for seat in (0, 2)] == ["healer", "witch"]
    assert [ROLES[s.token[seat]] for seat in (0, 2)] == ["witch", "healer"]
    assert lines(s, 2) == ["play witch 6", "pass for_good"]
    assert s.laid[0] == cards("witch 3")[0]
    assert s.order == [0, 1, 2, 3]


def test_5_6_an_ally_who_passed_stays_out_k13():
    s = do(casting("mutantus", out=(2,)), "0 cast mutantus 2")
    assert (s.out, ROLES[s.card[0]]) == ([2], "healer")


def test_5_6_alone_mutantus_has_no_effect_k13():
    s = casting("mutantus", 3, hands=("owl 4", "owl 4", "owl 4"), bonus=5)
    assert lines(s, 0)[1] == "cast mutantus nothing"
    _, events = done(s, "0 cast mutantus nothing")
    assert moot(events)


def test_5_6_the_role_of_binensus_is_not_swapped_k13b():
    s = casting("mutantus")
    s.second[2] = ROLES.index("seer")
    s = do(s, "0 cast mutantus 2")
    assert ROLES[s.second[2]] == "seer"
    assert ROLES[s.card[0]] == "healer"


def test_5_7_binensus_adds_one_of_the_roles_face_up_k14():
    s = casting("binensus", hands=("seer 5", "owl 4", "owl 4", "owl 4"))
    assert [line for line in lines(s, 0) if "binensus" in line] == [
        "cast binensus seer",
        "cast binensus priestess",
    ]
    assert why(s, 0, "cast binensus healer") == ("5.7", "aim-role")
    s = do(s, "0 cast binensus seer", "1 play owl 4", "2 play owl 4", "3 play owl 4")
    assert lines(s, 0) == ["play seer 5", "pass for_good"]
    assert s.order == [0, 1, 2, 3]


def test_5_7_two_who_cast_binensus_take_different_roles_k14():
    s = position(
        roles=FIGHTERS[:4], spells=("binensus", "binensus"), active=0, hands=("owl 4",) * 4
    )
    s = do(s, "0 cast binensus seer")
    assert [line for line in lines(s, 1) if "binensus" in line] == ["cast binensus priestess"]


def test_4_5_a_spell_that_is_not_held_is_refused():
    assert why(casting("potentia"), 0, "cast moventi nothing") == ("4.5", "spell-held")


@pytest.mark.parametrize("spell", ["volensia", "moventi", "anulensa", "absentus", "potentia"])
def test_5_1_a_spell_that_needs_no_aim_takes_none(spell):
    assert why(casting(spell), 0, f"cast {spell} 1") == ("5.1", "aim-none")
