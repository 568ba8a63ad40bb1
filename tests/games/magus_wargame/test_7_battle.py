"""Chapter 7: the course of battles. Abilities, spells and artifacts have files of their own."""

import pytest

from engine.apply_move import witness
from engine.game import TurnEnded
from engine.games.magus_wargame import battle_public_options, game
from engine.games.magus_wargame.battle_totals import fresh
from engine.games.magus_wargame.data import FORCE, MAGIC, UNIT_NAMES
from engine.games.magus_wargame.events import (
    ArmyGone,
    BattleBegan,
    Declared,
    Drew,
    Eliminated,
    Fuelled,
    Retreated,
    Stolen,
)
from engine.games.magus_wargame.position_builder import cards, units
from engine.games.magus_wargame.state import SPLIT, STEP_A, STEP_B, STEP_C
from engine.visibility import HIDDEN
from tests.games.magus_wargame.positions import (
    Fixed,
    actor,
    army,
    clash,
    do,
    fight,
    finish,
    judged,
    magics,
    of,
    position,
    refused,
    texts,
    totals,
)

TWICE = [{5: "dragon", 9: "elves", 20: "pixies"}, {5: "wolves", 9: "archers", 30: "lich"}]


def test_7_1_the_attacker_chooses_the_order_of_battles():  # [B0]
    s = position(TWICE, phase=SPLIT)
    s = do(s, "end").state
    assert texts(s) == ["fight 5", "fight 9"]
    assert refused(s, "fight 20") == ("7.1", "fight-where")
    assert refused(s, "end") == ("7.1", "fight-first")
    done = do(s, "fight 9")  # the last one begins by itself
    assert [e.space for e in of(done.events, BattleBegan)] == [9, 5]


def test_7_1_a_single_battle_begins_by_itself_and_the_turn_ends_after_it():
    s = position([{5: "dragon", 20: "pixies"}, {5: "elves", 30: "elves"}], phase=SPLIT)
    done = do(s, "end")
    assert len(of(done.events, BattleBegan)) == 1
    assert TurnEnded(0) in done.events
    assert actor(done.state) == 1
    assert refused(s, "fight 5") == ("7.1", "fight-later")
    assert refused(s, "done") == ("7.1", "no-battle")


def test_7_2_both_armies_are_revealed():  # [B1]
    s = fight("knight lich", "titan", ("control", "")).state
    for viewer in (None, 0, 1):
        assert game.view(s, viewer).battle.units == [units("knight lich"), units("titan")]


PRINTED = {
    3: "lich wizard djinn",
    2: "priest archangel shaman unicorns druid sorcerer titan warlock necromancer pit_demon",
    1: "cleric cherubs guardian_angel goblins dragon pixies elves enchantress treant phantasms "
    "storm_giant wraiths vampire cosmic_horror",
}


@pytest.mark.parametrize("name", UNIT_NAMES)
def test_7_2_spell_points_are_those_printed(name):  # [G2]
    printed = next((points for points, row in PRINTED.items() if name in row.split()), 0)
    s = fight(f"{name} lich", "wraiths wizard", ("control", "control_red")).state
    assert s.battle.points[0] == printed + 3


def test_7_2_not_more_cards_than_spell_points():  # [G3]
    s = fight("dragon goblins", "titan wolves", ("creature_kill green_blast fly", "")).state
    s = do(s, "lay green_blast wolves none", "lay creature_kill titan none").state
    assert s.battle is None  # two points, and a card left
    s = fight("doppelganger trolls", "goblins lich", ("red_blast", "")).state
    s = do(s, "declare doppelganger goblins").state
    assert texts(s) == ["fuel doppelganger red_blast", "done"]
    assert refused(s, "lay red_blast goblins none") == ("7.2", "points")


def test_7_2_points_stay_those_of_the_reveal():  # [G2]
    s = fight("cleric", "lich wolves", ("", "red_power creature_kill")).state
    assert s.battle.points == [1, 3]  # the Lich is named and still counts
    assert actor(s) == 1
    assert texts(s, "lay")


def test_7_3_the_attacker_declares_then_the_defender():  # [B2]
    s = fight("druid", "titan wizard cleric", ("", "")).state
    assert (actor(s), s.battle.step) == (0, STEP_A)
    assert texts(s) == ["declare druid wizard", "declare druid titan"]
    assert refused(s, "done") == ("7.3", "declare-first")
    assert refused(s, "declare druid cleric") == ("7.3", "target")
    assert refused(s, "declare druid lich") == ("7.3", "creature")
    assert refused(s, "declare cleric titan") == ("7.3", "creature")


def test_7_3_a_named_creature_may_still_declare():  # [B2]
    done = fight("druid", "ice_golems", ("", ""))  # each names the other
    assert len(of(done.events, Declared)) == 2
    found = judged(done)
    assert found.fate == (1, 1)
    assert found.winner == -2


def test_7_3_two_may_name_the_same_creature():  # [B2]
    done = fight("druid cyclops", "titan", ("", ""))
    assert [e.target for e in of(done.events, Declared)] == [0, 0]


def test_7_3_of_equal_creatures_the_first_is_named():
    s = fight("druid", "titan titan sorcerer", ("", "")).state
    assert texts(s) == ["declare druid sorcerer", "declare druid titan"]
    assert refused(s, "declare druid titan_2") == ("7.3", "same-kind")


def test_7_3_equal_creatures_differ_once_one_is_named():
    s = fight("druid cyclops", "titan titan sorcerer", ("", "")).state
    s = do(s, "declare druid titan").state
    assert texts(s) == [
        "declare cyclops sorcerer",
        "declare cyclops titan",
        "declare cyclops titan_2",
    ]
    assert refused(s, "declare druid titan") == ("7.3", "declared")


def test_7_4_a_wizard_draws_at_once_and_the_card_may_be_played():  # [B2c] [B10] [G15]
    done = fight("wizard", "dragon", ("", ""), magic="creature_kill")
    assert of(done.events, Drew)[0].seat == 0
    s = done.state
    assert texts(s) == ["lay creature_kill dragon none", "done"]
    found = judged(do(s, "lay creature_kill dragon none", "done"))
    assert found.winner == 0


def test_7_4_a_pirate_steals_at_once_and_two_see_which():  # [B2c] [H]
    others = [{20: "pixies"}, {30: "pixies"}, {40: "elves"}]
    done = fight("pirate lich", "titan", ("", "fly haste"), others=others)
    (stolen,) = of(done.events, Stolen)
    assert [witness(stolen, x).card is HIDDEN for x in (0, 1, 2, None)] == [
        False,
        False,
        True,
        True,
    ]
    assert magics(done.state.hands[0]) in ("fly", "haste")
    assert done.state.told[1][stolen.card] == 1


def test_7_4_a_defending_pirate_steals_before_the_defender_chooses():
    s = fight("lich", "pirate lich", ("creature_kill red_power", "")).state
    done = do(s, "done", rng=Fixed(0))
    assert magics(done.state.hands[1]) == "creature_kill"
    assert "lay creature_kill lich none" in texts(done.state)


def test_7_4_cards_laid_down_cannot_be_stolen():
    s = fight("lich", "pirate lich", ("creature_kill", "")).state
    done = do(s, "lay creature_kill pirate none", "done")
    assert not of(done.events, Stolen)


def test_7_4_from_an_empty_hand_nothing_is_stolen():  # [B11]
    assert not of(fight("pirate", "titan", ("", "")).events, Stolen)


def test_7_4_goblins_burn_a_card_each_before_the_first_spell():
    s = fight("goblins goblins", "dragon", ("fly haste red_power", "")).state
    s = do(s, "fuel goblins fly").state
    assert refused(s, "fuel goblins haste") == ("7.4", "fuel-none")
    assert "fuel goblins_2 haste" in texts(s)
    assert refused(s, "fuel goblins_2 scrye") == ("3.1", "hand")
    assert refused(s, "fuel dragon haste") == ("7.3", "creature")
    s = do(s, "lay red_power none none").state
    assert not texts(s, "fuel")
    assert refused(s, "fuel goblins_2 haste") == ("7.4", "fuel-late")


def test_7_4_of_equal_goblins_the_first_takes_the_card():
    s = fight("goblins goblins", "dragon", ("fly", "")).state
    assert refused(s, "fuel goblins_2 fly") == ("7.3", "same-kind")


def test_7_4_a_theft_from_a_debtor_may_leave_only_what_is_owed():  # [G11]
    done = fight("pirate lich", "titan", ("", "fly haste scrye"), owed=(0, 2))
    assert done.state.hands[1] == []
    assert done.state.owed == [0, 0]


@pytest.mark.parametrize("side", [0, 1])
def test_7_4_who_copies_goblins_is_asked_for_a_card(side):
    pair, hands = ("doppelganger", "goblins"), ("fly", "")
    s = fight(*pair[:: 1 - 2 * side], hands[:: 1 - 2 * side]).state
    assert (actor(s), texts(s)) == (side, ["fuel doppelganger fly", "done"])
    (fuelled,) = of(do(s, "fuel doppelganger fly").events, Fuelled)
    assert UNIT_NAMES[fuelled.unit] == "doppelganger"


def test_7_5_attacker_then_defender_then_counters_only():
    s = fight("lich", "djinn", ("red_power creature_kill", "blue_power")).state
    s = do(s, "lay red_power none none", "done").state
    assert (actor(s), s.battle.step) == (1, STEP_B)
    assert refused(s, "done", 0) == ("7.5", "step")
    s = do(s, "lay blue_power none none", "done").state
    assert (actor(s), s.battle.step) == (0, STEP_C)
    assert texts(s) == ["done"]
    assert refused(s, "lay creature_kill djinn none") == ("7.5", "counters-only")
    assert refused(s, "declare lich djinn") == ("7.3", "declared")
    assert refused(s, "roll") == ("7.5", "in-battle")


def test_7_5_only_battle_cards_are_played():
    s = fight("lich", "djinn", ("haste control", "")).state
    assert refused(s, "lay haste djinn none") == ("7.5", "outside-card")
    assert refused(s, "lay red_power none none") == ("3.1", "hand")


def test_7_6_a_spell_names_a_creature_of_the_opposing_army():  # [B3a]
    s = fight("lich", "djinn wolves", ("creature_kill green_blast red_power", "")).state
    assert texts(s, "lay") == [
        "lay creature_kill djinn none",
        "lay creature_kill wolves none",
        "lay green_blast wolves none",
        "lay red_power none none",
    ]
    assert refused(s, "lay green_blast djinn none") == ("7.6", "lay-target")
    assert refused(s, "lay green_blast lich none") == ("7.3", "creature")
    assert refused(s, "lay red_power djinn none") == ("7.6", "lay-nobody")


def test_7_6_a_spell_without_its_target_is_discarded():  # [B3a]
    s = fight("druid lich", "titan wolves", ("creature_kill", "")).state
    found = judged(do(s, "lay creature_kill titan none", "done"))
    assert found.void == (2,)


def test_7_6_a_spell_on_a_creature_that_has_joined_the_caster_does_nothing():  # [B3a]
    s = fight("lich", "titan wolves", ("control creature_kill", "")).state
    done = do(s, "lay control titan none", "lay creature_kill titan none", "done")
    assert judged(done).void == (0, 2)


def test_7_6_a_negated_spell_counts_in_the_limit():  # [G6]
    s = fight("dragon", "priest titan", ("creature_kill spell_blast", "")).state
    done = do(s, "lay creature_kill titan none", "done", "negate priest creature_kill", "done")
    assert judged(done).void == (1, 0)  # no point is left for the Spell Blast


def test_7_7_counters_name_any_card_of_the_other_side():  # [B3b]
    s = fight("lich", "djinn", ("creature_kill control", "spell_blast blue_power")).state
    s = do(s, "lay creature_kill djinn none", "lay control djinn none", "done").state
    assert texts(s, "lay spell_blast") == [
        "lay spell_blast creature_kill none",
        "lay spell_blast control none",
    ]
    assert refused(s, "lay spell_blast blue_power none") == ("7.7", "lay-counter")
    found = finish(s, "lay spell_blast creature_kill none", "lay blue_power none none")
    assert found.void == (1, 0, 0, 0)


def test_7_7_a_counter_may_be_countered_and_nothing_answers_that():  # [B3b]
    s = fight("lich priest", "djinn wolves", ("creature_kill", "spell_blast")).state
    s = do(s, "lay creature_kill djinn none", "done").state
    s = do(s, "lay spell_blast creature_kill none", "done").state
    assert s.battle.step == STEP_C
    done = do(s, "negate priest spell_blast", "done")
    assert judged(done).void == (0, 1, 0)
    assert judged(done).fate == (0, 0, 1, 0)


def test_7_7_a_priest_cannot_negate_a_priest():
    s = fight("lich priest", "titan priest", ("creature_kill", "")).state
    done = do(s, "lay creature_kill titan none", "done", "negate priest creature_kill", "done")
    assert judged(done).void == (1, 0)  # nobody was asked: there is no card to negate


def test_7_8_each_priest_once_without_a_spell_point():  # [B2d]
    s = fight("lich", "priest titan", ("creature_kill control", "fly")).state
    s = do(s, "lay creature_kill titan none", "lay control titan none", "done").state
    assert s.battle.points[1] == 4
    s = do(s, "negate priest creature_kill").state
    assert not texts(s, "negate")
    assert refused(s, "negate priest control") == ("7.8", "priest")
    assert finish(s).void == (1, 0, 0)


def test_7_8_two_priests_negate_twice():
    s = fight("lich", "priest priest", ("creature_kill control", "")).state
    s = do(s, "lay creature_kill priest none", "lay control priest none", "done").state
    assert refused(s, "negate titan control") == ("7.3", "creature")
    assert refused(s, "negate priest fly") == ("7.7", "negate-card")
    s = do(s, "negate priest creature_kill").state
    assert judged(do(s, "negate priest_2 control", "done")).void == (1, 1, 0, 0)


def test_7_8_of_equal_priests_the_first_is_used():
    s = fight("lich", "priest priest titan", ("creature_kill", "")).state
    s = do(s, "lay creature_kill titan none", "done").state
    assert refused(s, "negate priest_2 creature_kill") == ("7.3", "same-kind")


def test_7_9_nullify_cancels_an_ability_and_leaves_icons():  # [G5]
    s = fight("lich", "ice_golems pixies", ("nullify", "")).state
    assert texts(s, "lay") == ["lay nullify ice_golems none"]
    assert refused(s, "lay nullify pixies none") == ("7.9", "lay-ability")
    plain = fight("lich", "ranger elves", ("nullify", "")).state
    found = judged(do(plain, "lay nullify ranger none", "done"))
    assert found.fate[0] == 0  # the Lich lives
    assert (1, 6, 1, 3) in found.lines  # and the Arrows still count


def test_7_9_a_nullified_creature_declares_nothing():
    s = fight("lich", "cleric siren wraiths", ("nullify", "")).state
    s = do(s, "lay nullify siren none", "done")
    assert [e.creature for e in of(s.events, Declared)] == [2]  # the Cleric alone


def test_7_9_nullified_goblins_take_no_card():
    s = fight("lich", "goblins dragon", ("nullify", "fly")).state
    s = do(s, "lay nullify goblins none", "done").state
    assert texts(s) == ["done"]
    assert refused(s, "fuel goblins fly") == ("7.4", "fuel-none")


def test_7_9_unless_its_side_counters_the_nullify():
    hands = ("nullify", "spell_blast")
    s = fight("lich wolves", "siren djinn", hands).state
    s = do(s, "lay nullify siren none", "done").state
    assert refused(s, "declare siren lich") == ("7.9", "muted")
    s = do(s, "lay spell_blast nullify none").state
    assert texts(s) == ["declare siren lich", "declare siren wolves"]
    found = finish(s, "declare siren lich")
    assert (0, 0, 0, 0) in found.lines


def test_7_9_a_counter_lets_a_wizard_draw():
    s = fight("lich", "wizard wolves", ("nullify", "spell_blast"), magic="fly").state
    s = do(s, "lay nullify wizard none", "done").state
    done = do(s, "lay spell_blast nullify none")
    assert [e.seat for e in of(done.events, Drew)] == [1]


def test_7_9_a_priest_cannot_save_itself():
    s = fight("lich", "priest priest titan", ("nullify", "fly")).state
    s = do(s, "lay nullify priest none", "done").state
    assert texts(s, "negate") == ["negate priest_2 nullify"]
    assert refused(s, "negate priest nullify") == ("7.9", "muted")
    found = judged(do(s, "negate priest_2 nullify", "done"))
    assert found.void == (1, 0)


def test_7_9_a_priest_freed_of_nullify_negates_another_card():  # [B3b]
    s = fight("lich", "priest priest titan", ("nullify creature_kill", "fly")).state
    s = do(s, "lay nullify priest none", "lay creature_kill titan none", "done").state
    s = do(s, "negate priest_2 nullify", "negate priest creature_kill").state
    assert finish(s).void == (1, 1, 0, 0)


def test_7_9_nullify_in_step_c_stops_a_priest_that_countered():  # [B3b]
    s = fight("lich", "priest titan", ("creature_kill nullify", "fly")).state
    s = do(s, "lay creature_kill titan none", "done", "negate priest creature_kill", "done").state
    assert s.battle.step == STEP_C
    found = judged(do(s, "lay nullify priest none", "done"))
    assert found.void == (0, 1, 0)
    assert found.fate == (0, 1, 0)  # the Lich, the Titan, the Priest


def test_7_9_what_has_been_drawn_burnt_or_stolen_stands():  # [G5]
    s = fight("goblins wolves", "lich", ("fly", "nullify")).state
    s = do(s, "fuel goblins fly", "done").state
    found = judged(do(s, "lay nullify goblins none", "done"))
    assert not [line for line in found.lines if line[1] == 1 and line[2] == 1]
    assert MAGIC.index("fly") not in s.hands[0]


def test_7_10_the_defender_is_asked_by_what_everybody_sees():
    s = fight("trolls", "lich", ("", "fly")).state  # a point and a card
    assert (actor(s), s.battle.step) == (1, STEP_B)
    assert fight("trolls", "hydra", ("", "creature_kill")).state.battle is None
    assert fight("trolls", "lich", ("", "")).state.battle is None


@pytest.mark.parametrize("card", [card for card in MAGIC if card != "fly"])
def test_7_10_what_the_card_is_does_not_matter(card):
    s = fight("trolls", "lich", ("", card)).state
    assert s.battle is not None
    assert s.battle.step == STEP_B


def test_7_10_an_ability_with_several_options_is_asked():
    s = fight("trolls wolves", "siren", ("", "")).state
    assert (actor(s), texts(s)) == (1, ["declare siren wolves", "declare siren trolls"])
    assert fight("trolls", "siren", ("", "")).state.battle is None


def test_7_10_a_priest_and_a_card_to_negate():
    s = fight("lich", "priest", ("red_power", "")).state
    assert actor(s) == 0
    assert actor(do(s, "lay red_power none none", "done").state) == 1
    assert do(s, "done").state.battle is None


def test_7_10_a_card_that_is_owed_does_not_count():
    s = clash("trolls", "lich", ("", "fly haste"))
    b = fresh(s.armies[0][0], s.armies[1][0])
    for owed, asked in ((0, True), (1, True), (2, False)):
        s.owed[1] = owed
        assert battle_public_options.asks_b(s, b) is asked


def test_7_10_a_debt_is_paid_before_anything_is_declared():
    s = fight("trolls wolves", "siren lich", ("", "fly haste scrye"), owed=(0, 2)).state
    assert texts(s) == ["owe fly", "owe haste", "owe scrye", "owe random"]
    assert refused(s, "done") == ("3.4", "debt-first")
    s = do(s, "owe fly", "owe haste").state
    assert texts(s, "declare")


@pytest.mark.parametrize(("defenders", "event"), [("wizard", Drew), ("pirate", Stolen)])
def test_7_10_a_debt_is_paid_before_anything_is_drawn_or_stolen(defenders, event):
    done = fight("trolls wolves", defenders, ("commune forget", "fly haste scrye"), owed=(0, 2))
    assert texts(done.state) == ["owe fly", "owe haste", "owe scrye", "owe random"]
    assert not of(done.events, event)
    assert len(of(do(done.state, "owe fly", "owe haste").events, event)) == 1


def test_7_10_steps_b_and_c_are_windows_and_a_is_a_turn():
    s = fight("lich", "djinn", ("red_power spell_blast", "blue_power")).state
    assert game.window(s) is None
    s = do(s, "done").state
    assert game.window(s) == pytest.approx(0.5)
    s = do(s, "lay blue_power none none", "done").state
    assert game.window(s) == pytest.approx(0.5)


def test_7_11_the_attacker_answers_only_to_something():
    s = fight("lich", "djinn", ("spell_blast", "blue_power")).state
    s = do(s, "done").state
    assert do(s, "done").state.battle is None
    after = do(s, "lay blue_power none none", "done").state
    assert texts(after) == ["lay spell_blast blue_power none", "done"]


def test_7_11_what_the_attacker_declared_needs_no_answer():
    s = fight("siren lich", "djinn titan", ("spell_blast", "fly")).state
    assert do(s, "declare siren titan", "done", "done").state.battle is None


def test_7_11_without_a_point_or_a_card_there_is_no_answer():
    s = fight("trolls", "djinn", ("spell_blast", "blue_power")).state
    assert do(s, "lay blue_power none none", "done").state.battle is None
    s = fight("lich", "djinn", ("", "blue_power")).state
    assert do(s, "lay blue_power none none", "done").state.battle is None


def test_7_11_a_declared_choice_may_be_answered():
    s = fight("lich wolves", "siren", ("nullify", "")).state
    s = do(s, "done", "declare siren lich", "done").state
    assert texts(s) == ["lay nullify siren none", "done"]
    found = judged(do(s, "lay nullify siren none", "done"))
    assert (0, 0, 0, FORCE[units("lich")[0]]) in found.lines


def test_7_12_abilities_then_the_attacker_then_the_defender():  # [B3b]
    s = fight("lich wolves", "djinn titan", ("creature_kill", "control green_blast")).state
    s = do(s, "lay creature_kill titan none", "done").state
    found = finish(s, "lay control lich none", "lay green_blast wolves none")
    assert found.fate == (2, 1, 0, 1)
    assert found.winner == 1


def test_7_12_what_the_attacker_takes_makes_room_for_the_defender():  # [B3b] [B9b]
    six = "djinn zombies zombies gargoyle hydra trolls"
    s = fight("lich wolves", six, ("control", "control_green")).state
    s = do(s, "lay control hydra none", "done").state
    found = finish(s, "lay control_green wolves none")
    assert found.void == (0, 0)
    assert [UNIT_NAMES[u] for u, f in zip(found.units, found.fate, strict=True) if f == 2] == [
        "wolves",
        "hydra",
    ]


def test_7_17_the_lower_total_is_destroyed_completely():
    done = fight("titan wolves", "gargoyle archers", ("", ""))
    assert judged(done).totals == (11, 10 + 3)
    assert army(done.state, 1, 5) == "gargoyle archers"
    assert ArmyGone(0, 5) in done.events
    assert done.state.graves[1] == units("titan")
    assert done.state.graves[3] == units("wolves")


def test_7_17_losses_by_abilities_stand_on_both_sides():
    done = fight("titan lich", "cleric", ("", ""))
    assert judged(done).winner == 0
    assert army(done.state, 0, 5) == "titan"


def test_7_17_a_side_without_creatures_has_lost():  # [B13]
    found = judged(fight("druid pixies", "titan", ("", "")))
    assert (found.winner, found.totals[1]) == (0, 0)
    done = fight("druid", "ice_golems", ("", ""))
    assert {ArmyGone(0, 5), ArmyGone(1, 5)} <= set(done.events)


def test_7_17_an_emptied_army_lives_by_control():  # [B13]
    s = fight("druid wizard", "titan", ("", "control"), magic="fly").state
    s = do(s, "done").state
    done = do(s, "lay control druid none", "done", "done")
    assert judged(done).fate == (0, 2, 1)
    assert judged(done).winner == 1
    assert army(done.state, 1, 5) == "druid"


def test_7_18_a_tie_sends_the_attacker_back_to_the_first_free_space():  # [B12]
    others = [{4: "pixies", 3: "zombies"}, {2: "pixies"}]
    done = fight("trolls", "gargoyle", ("", ""), others=others)
    assert judged(done).totals == (7, 7)
    assert of(done.events, Retreated) == [Retreated(0, 5, 1)]
    assert army(done.state, 0, 1) == "trolls"
    assert army(done.state, 1, 5) == "gargoyle"
    assert not texts(done.state, "recruit")


def test_7_18_against_the_direction_of_the_last_move():
    done = fight("trolls", "gargoyle", ("", ""), heading=-1)
    assert of(done.events, Retreated) == [Retreated(0, 5, 6)]


def test_7_18_a_tower_reached_so_counts():
    done = fight("trolls", "gargoyle", ("", ""), space=1)
    assert done.state.at[0][0] == 0


def test_7_19_without_armies_a_player_is_out():  # [A4]
    others = [{20: "pixies"}, {}, {40: "elves"}]
    more = {"others": others, "artifacts": ("", "ring_of_the_magi")}
    s = fight("dragon", "wolves", ("", "fly haste"), **more).state
    assert s.out == [0, 1, 0]
    assert s.hands[1] == []
    assert s.artifacts[1] == []
    assert set(cards("fly haste")) <= set(s.spent)
    assert refused(s, "roll", 1) == ("7.19", "out")


def test_7_19_an_attacker_who_goes_out_ends_his_turn():
    others = [{}, {30: "pixies"}, {40: "elves"}]
    done = fight("wolves", "dragon", ("", ""), others=others)
    assert of(done.events, Eliminated)[0].seat == 0
    assert (done.state.active, done.state.phase) == (1, 1)


def test_worked_example_1_three_white_creatures():
    """Force 4 + 5 + 3, the aura on three, three Whites: 18 before icons."""
    found = judged(fight("knight griffins archers", "necromancer", ("", "")))
    assert found.totals[0] == 18 + 3 + 3
    kinds = [line[1] for line in found.lines if line[0] == 0]
    assert kinds.count(6) == 2


def test_worked_example_2_barbarians_against_pikemen():
    assert totals("barbarians", "pikemen") == (8, 5)


def test_worked_example_3_the_majority_of_regeneration():
    assert totals("skeletons zombies", "trolls") == (1 + 2 + 1 + 3, 4)


def test_worked_example_4_two_flying_each_give_nothing():
    found = judged(fight("griffins pixies", "gargoyle dragon", ("", "")))
    assert not [line for line in found.lines if line[1] == 6]


def test_worked_example_5_a_titan_after_the_only_red_is_gone():
    found = judged(fight("titan paladin", "trolls pixies", ("", "")))
    assert not [line for line in found.lines if line[1] == 1]


def test_7_11_a_discard_for_goblins_is_answered():  # [B11b]
    s = fight("lich", "goblins titan", ("nullify", "fly haste"), "done").state
    s = do(s, "fuel goblins fly", "done").state
    assert (actor(s), s.battle.step) == (0, STEP_C)
    found = finish(s, "lay nullify goblins none")
    assert not [line for line in found.lines if line[0] == 1 and line[1] == 1]
