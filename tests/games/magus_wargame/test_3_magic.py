"""Chapter 3: spells outside battles, each by itself."""

import pytest

from engine.apply_move import step, witness
from engine.games.magus_wargame import game
from engine.games.magus_wargame.data import MAGIC, UNIT_NAMES
from engine.games.magus_wargame.events import (
    Answered,
    BattleBegan,
    Discarded,
    Drew,
    Fell,
    Owes,
    Recruited,
    SawArmy,
    SawDeck,
    SawHand,
    Shifted,
    Switched,
)
from engine.games.magus_wargame.position_builder import cards, units
from engine.games.magus_wargame.state import BATTLE, MAGIC_PHASE, RECRUIT, SPLIT, TRAVEL
from engine.notation import read
from engine.rng import Rng
from engine.visibility import HIDDEN
from tests.games.magus_wargame.positions import (
    Fixed,
    army,
    do,
    magics,
    of,
    position,
    refused,
    texts,
    travel,
)

TWO = [{0: "knight", 3: "elves wolves"}, {24: "wolves"}]
FULL = "knight elves elves pixies pixies wolves"


def conjure(hand: str, other: str = "", armies=TWO, **more):
    return position(armies, (hand, other), phase=MAGIC_PHASE, **more)


def recruit(hand: str, armies=TWO, **more):
    return position(armies, (hand,), phase=RECRUIT, **more)


def test_3_1_any_number_in_the_phase_without_spell_points():  # [G1]
    s = conjure("scrye divination spell_lore", armies=[{0: "wolves"}, {24: "wolves"}])
    do(s, "cast scrye seat_2 none", "cast divination red none", "cast spell_lore none none")


def test_3_1_t_spells_at_any_point_after_the_roll():  # [T2c]
    s = travel(*TWO, dice=(1, 2), hand="haste fly")
    s = do(s, "cast haste 0 1", "move 1 2").state
    assert "cast fly 2 6" in texts(s)
    assert "cast fly 2 6" in texts(do(s, "move 3 5").state)


def test_3_1_r_spells_wait_for_the_dice():
    s = travel(*TWO, dice=(1, 2), hand="red_summons")
    assert not texts(s, "cast")
    assert refused(s, "cast red_summons 0 none") == ("4.6", "dice-first")
    assert refused(s, "cast fly 0 4") == ("3.1", "hand")
    assert refused(conjure("red_summons"), "cast red_summons 0 none") == ("3.1", "timing-r")
    assert refused(conjure("control"), "cast control none none") == ("7.5", "battle-card")


def test_3_2_a_second_choice_comes_before_anything_else():
    s = conjure("commune scrye")
    s = do(s, "cast commune none none").state
    assert texts(s) == ["peek 24"]
    assert refused(s, "roll") == ("3.2", "open")
    assert refused(conjure("commune"), "peek 24") == ("3.2", "open-none")
    assert game.warns(s, 0, game.legal(s, 0)[0]) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("cast spell_lore seat_2 none", "aim-nothing"),
        ("cast forget none none", "aim-seat"),
        ("cast scrye seat_1 none", "aim-seat"),
        ("cast divination none none", "aim-deck"),
        ("cast death_spell seat_2 0", "aim-army"),
    ],
)
def test_3_2_a_spell_names_what_its_card_needs(text, why):
    s = conjure("spell_lore forget scrye divination death_spell")
    assert refused(s, text)[1] == why


def test_3_2_nobody_who_is_out_is_named():
    s = conjure("forget scrye", armies=[*TWO, {12: "elves"}])
    game.leave(s, 1, [].append)
    assert texts(s, "cast") == ["cast forget seat_3 none", "cast scrye seat_3 none"]


def test_3_3_spell_lore_draws_three():
    s = conjure("spell_lore", magic="fly haste scrye commune")
    done = do(s, "cast spell_lore none none")
    assert magics(done.state.hands[0]) == "fly haste scrye"
    (drew,) = of(done.events, Drew)
    assert witness(drew, 1).cards == (HIDDEN,) * 3


def test_3_4_forget_of_two_cards_or_fewer_discards_them():  # [G11]
    for hand in ("fly", "fly haste", ""):
        done = do(conjure("forget", hand), "cast forget seat_2 none")
        assert done.state.hands[1] == []
        assert done.state.owed == [0, 0]
        assert len(of(done.events, Discarded)) == bool(hand)


def test_3_4_forget_of_more_is_owed_and_may_be_paid_at_any_time():
    done = do(conjure("forget", "fly haste scrye"), "cast forget seat_2 none")
    s = done.state
    assert of(done.events, Owes) == [Owes(1, 2)]
    assert s.owed == [0, 2]
    assert game.may_act(s) == (0, 1)
    assert texts(s, seat=1) == ["owe fly", "owe haste", "owe scrye"]
    assert refused(s, "owe random", 1) == ("3.4", "debt-random")
    assert refused(s, "owe commune", 1) == ("3.1", "hand")
    s = do(s, "1: owe haste").state
    assert s.owed == [0, 1]
    s = do(s, "1: owe fly").state
    assert (magics(s.hands[1]), s.owed) == ("scrye", [0, 0])
    assert game.may_act(s) == (0,)
    assert refused(s, "owe scrye", 1) == ("3.4", "debt-none")


def test_3_4_a_debt_is_paid_before_the_draw():
    s = do(conjure("forget", "fly haste scrye"), "cast forget seat_2 none", "roll").state
    s.phase = SPLIT
    done = do(s, "end")
    assert not of(done.events, Drew)
    s = done.state
    assert texts(s) == ["owe fly", "owe haste", "owe scrye", "owe random"]
    assert refused(s, "roll") == ("3.4", "debt-first")
    s = do(s, "owe fly").state
    done = do(s, "owe scrye")
    assert len(of(done.events, Drew)) == 1
    assert "roll" in texts(done.state)


def test_3_4_a_debt_may_be_left_to_chance():
    s = do(conjure("forget", "fly haste scrye"), "cast forget seat_2 none", "roll").state
    s.phase = SPLIT
    s = do(s, "end").state
    assert game.fallback(s, 1) == game.legal(s, 1)[-1]
    s = do(s, "owe random", rng=Fixed(0, 1, 0)).state
    assert magics(s.hands[1][:1]) == "scrye"
    assert s.owed == [0, 0]


def test_3_4_debts_add_up_and_never_pass_the_hand():
    s = conjure("forget", "fly haste scrye commune", owed=(0, 1))
    s = do(s, "cast forget seat_2 none").state
    assert s.owed == [0, 3]
    s = conjure("forget", "fly haste scrye", owed=(0, 2))
    s = do(s, "cast forget seat_2 none").state
    assert s.hands[1] == []
    assert s.owed == [0, 0]


def test_3_5_death_spell_discards_a_random_creature_of_any_army():  # [G8]
    s = conjure("death_spell")
    assert texts(s, "cast") == [
        "cast death_spell seat_1 0",
        "cast death_spell seat_1 3",
        "cast death_spell seat_2 24",
    ]
    done = do(s, "cast death_spell seat_1 3", rng=Fixed(1))
    assert of(done.events, Fell) == [Fell(0, 3, UNIT_NAMES.index("wolves"))]
    assert army(done.state, 0, 3) == "elves"
    assert done.state.graves[3] == units("wolves")


def test_3_5_death_spell_may_end_a_match():
    s = do(conjure("death_spell"), "cast death_spell seat_2 24").state
    assert s.reason == "last"
    assert game.result(s).ranks == (1, 2)


def test_3_5_who_kills_his_own_last_creature_is_out_and_his_turn_ends():
    armies = [{0: "knight"}, {24: "wolves"}, {12: "elves"}]
    s = do(conjure("death_spell", armies=armies), "cast death_spell seat_1 0").state
    assert (s.active, s.out) == (1, [1, 0, 0])


def test_3_6_scrye_shows_a_hand_to_the_caster_alone():
    done = do(conjure("scrye", "fly haste"), "cast scrye seat_2 none")
    (saw,) = of(done.events, SawHand)
    assert sorted(saw.cards) == sorted(cards("fly haste"))
    assert witness(saw, 1).cards == (HIDDEN, HIDDEN)
    for i in range(5):
        g = game.guess(game.view(done.state, 0), 0, Rng(f"{i}"))
        assert sorted(g.hands[1]) == sorted(cards("fly haste"))


def test_3_7_divination_shows_ten_cards_in_order():  # [G14]
    s = conjure("divination")
    assert len(texts(s, "cast")) == 6
    done = do(s, "cast divination green none")
    (saw,) = of(done.events, SawDeck)
    assert list(saw.cards) == s.decks[3][: -10 - 1 : -1]
    assert done.state.decks == s.decks
    g = game.guess(game.view(done.state, 0), 0, Rng("1"))
    assert g.decks[3][-10:] == s.decks[3][-10:]


def test_3_7_a_small_deck_is_seen_whole_and_not_shuffled():
    s = conjure("divination", deck=4)
    done = do(s, "cast divination magic none")
    (saw,) = of(done.events, SawDeck)
    assert list(saw.cards) == s.magic[::-1]


def test_3_7_what_was_seen_on_the_deck_is_known_in_the_hand_of_who_draws_it():
    s = do(conjure("divination", magic="fly haste"), "cast divination magic none", "roll").state
    s.phase = SPLIT
    s = do(s, "end").state
    assert magics(s.hands[1]) == "fly"
    for i in range(5):
        assert game.guess(game.view(s, 0), 0, Rng(f"{i}")).hands[1] == s.hands[1]


def test_3_8_commune_shows_up_to_three_armies_of_opponents():  # [G14]
    armies = [{0: "knight"}, {24: "wolves", 25: "elves", 26: "lich", 27: "titan"}]
    s = do(conjure("commune", armies=armies), "cast commune none none").state
    assert texts(s) == ["peek 24", "peek 25", "peek 26", "peek 27"]
    s = do(s, "peek 26").state
    assert texts(s) == ["peek 24", "peek 25", "peek 27", "stop"]
    two = do(s, "peek 24", "stop")
    assert [e.space for e in of(two.events, SawArmy)] == [26, 24]
    done = do(s, "peek 24", "peek 27")
    assert [e.creatures for e in of(done.events, SawArmy)] == [
        tuple(units(name)) for name in ("lich", "wolves", "titan")
    ]
    assert witness(of(done.events, SawArmy)[0], 1).creatures == (HIDDEN,)
    g = game.guess(game.view(done.state, 0), 0, Rng("1"))
    assert g.armies[1][2] == units("lich")


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("haste", 1),
        ("magic_steeds", 2),
        ("wind_walk", 3),
        ("fly", 4),
        ("teleport", 5),
        ("magic_gate", 6),
    ],
)
def test_3_9_a_travel_spell_moves_its_number_either_way(card, steps):  # [G7]
    s = travel({10: "knight", 20: "elves"}, {30: "wolves"}, dice=(1, 2), hand=card)
    at_ten = [line for line in texts(s, "cast") if line.split()[2] == "10"]
    assert at_ten == [f"cast {card} 10 {10 + steps}", f"cast {card} 10 {10 - steps}"]
    s = do(s, "move 10 11").state  # an army that has moved may go on
    s = do(s, f"cast {card} 11 {11 - steps}").state
    assert s.at[0][0] == 11 - steps
    assert s.heading[0] == -1


def test_3_9_not_onto_an_own_army_nor_another_distance():
    s = travel(*TWO, dice=(1, 2), hand="wind_walk")
    assert refused(s, "cast wind_walk 0 3") == ("4.5", "friend")
    assert refused(s, "cast wind_walk 0 4") == ("3.9", "aim-steps")
    assert refused(s, "cast wind_walk 24 27") == ("3.2", "aim-own")
    assert refused(s, "cast wind_walk 0 none") == ("3.2", "aim-one")


def test_3_10_time_shift_names_an_army_then_rolls_then_chooses():  # [G7b]
    s = travel({10: "knight"}, {30: "wolves"}, dice=(1, 2), hand="time_shift")
    assert texts(s, "cast") == ["cast time_shift 10 none"]
    done = do(s, "cast time_shift 10 none", rng=Fixed(4))
    assert of(done.events, Shifted) == [Shifted(0, 10, 5)]
    assert texts(done.state) == ["shift 15", "shift 5", "stop"]
    assert do(done.state, "shift 5").state.at[0][0] == 5
    stayed = do(done.state, "stop").state
    assert stayed.at[0][0] == 10
    assert MAGIC.index("time_shift") in stayed.spent


def test_3_10_time_shift_without_a_landing_is_over():
    s = travel(
        {10: "knight", 9: "elves", 11: "elves"}, {30: "lich"}, dice=(1, 2), hand="time_shift"
    )
    s = do(s, "cast time_shift 10 none", rng=Fixed(0)).state
    assert texts(s, "move")
    assert not s.open


def test_3_11_land_shift_changes_places_and_gives_no_recruit():  # [T6]
    s = travel(*TWO, dice=(1, 2), hand="land_shift haste")
    s = do(s, "move 0 1", "move 3 5").state
    assert "recruit 1 none" in texts(s)
    s = do(s, "cast land_shift 1 5").state
    assert (army(s, 0, 5), army(s, 0, 1)) == ("knight", "elves wolves")
    assert not texts(s, "recruit")
    s = do(s, "cast haste 5 4").state  # it has moved again
    assert texts(s, "recruit") == ["recruit 4 none"]


def test_3_11_whoever_stands_on_the_enemy_s_space_fights_there():  # [T6]
    s = travel({22: "knight", 3: "elves wolves"}, {24: "wolves"}, dice=(2, 1), hand="land_shift")
    s = do(s, "move 22 24", "move 3 2").state
    assert s.heading[:2] == [1, -1]
    s = do(s, "cast land_shift 2 24").state
    assert army(s, 0, 24) == "elves wolves"
    assert s.heading[:2] == [-1, 1]  # [B12] goes by the army that landed
    (began,) = of(do(s, "end").events, BattleBegan)
    assert began.attackers == tuple(units("elves wolves"))


def test_3_11_creature_switch_exchanges_two_creatures_unseen():
    s = travel(*TWO, dice=(1, 2), hand="creature_switch")
    assert texts(s, "cast") == ["cast creature_switch 0 3"]
    assert refused(s, "cast creature_switch 3 0") == ("3.11", "aim-two")
    s = do(s, "move 0 1", "move 3 5", "cast creature_switch 1 5").state
    assert texts(s) == ["pick knight elves", "pick knight wolves"]
    done = do(s, "pick knight wolves")
    assert (army(done.state, 0, 1), army(done.state, 0, 5)) == ("wolves", "knight elves")
    assert not texts(done.state, "recruit")
    (event,) = of(done.events, Switched)
    assert witness(event, 1).gave is HIDDEN


@pytest.mark.parametrize("colour", ["black", "blue", "white", "green", "red"])
def test_3_12_a_summons_adds_the_top_creature_of_its_deck(colour):  # [G9]
    s = recruit(f"{colour}_summons")
    assert texts(s, "cast") == [f"cast {colour}_summons 0 none", f"cast {colour}_summons 3 none"]
    done = do(s, f"cast {colour}_summons 0 none")
    (event,) = of(done.events, Recruited)
    deck = s.decks[("black", "blue", "white", "green", "red").index(colour)]
    assert event.creature == deck[-1]
    assert sorted([*units("knight"), deck[-1]]) == done.state.armies[0][0]


def test_3_12_a_full_army_discards_a_creature_for_it():  # [A2]
    s = recruit("red_summons", [{0: FULL}, {24: "wolves"}], tops="dragon")
    s = do(s, "cast red_summons 0 none").state
    assert texts(s) == [f"replace {name} red" for name in ("knight", "pixies", "elves", "wolves")]
    done = do(s, "replace pixies red")
    assert army(done.state, 0, 0) == "knight pixies elves elves wolves dragon"
    assert done.state.graves[3] == units("pixies")


def test_3_12_not_from_an_empty_deck():
    s = recruit("red_summons", [{0: "knight"}, {24: "wolves"}])
    s.decks[4], s.armies[1][1:6] = [], [[*s.decks[4][i : i + 6]] for i in range(0, 30, 6)]
    assert refused(s, "cast red_summons 0 none") == ("2.5", "deck-empty")


def test_3_13_metamorphosis_replaces_a_creature_from_any_deck():  # [G10]
    s = recruit("metamorphosis", tops="dragon titan")
    s = do(s, "cast metamorphosis 3 none").state
    assert len(texts(s)) == 2 * 5
    done = do(s, "replace elves blue")
    assert army(done.state, 0, 3) == "titan wolves"
    assert done.state.graves[3] == units("elves")


BLAST = "spell_blast fly haste"


def blasted(*orders: str, spell: str = "cast scrye seat_2 none", hand: str = BLAST, **more):
    """Return what comes of a spell when seat 1 has filed these orders."""
    s = conjure("scrye forget death_spell spell_lore commune", hand, **more)
    for order in orders:
        s = do(s, f"1: {order}").state
    return do(s, *spell.split("; "))


def by(done) -> int:
    return of(done.events, Answered)[0].by


def test_3_14_spell_blast_negates_by_order_without_spell_points():  # [G4]
    done = blasted("blast always")
    assert by(done) == 1
    assert not of(done.events, SawHand)
    assert magics(done.state.hands[1]) == "fly haste"
    assert {*cards("scrye spell_blast")} <= {*done.state.spent}


def test_3_14_nobody_is_asked_and_without_an_order_nothing_comes():
    done = blasted()
    assert by(done) == -1
    assert of(done.events, SawHand)
    assert game.to_act(done.state) == (0,)


def test_3_14_a_negated_spell_keeps_its_secret_choices():
    s = position(TWO, ("creature_switch", BLAST), phase=TRAVEL)
    s = do(s, "1: blast always").state
    done = do(s, "cast creature_switch 0 3", "pick knight elves")
    assert army(done.state, 0, 0) == "knight"
    assert not of(done.events, Switched)


def test_3_14_a_card_that_a_debt_needs_is_not_used():
    done = blasted("blast always", hand="spell_blast fly haste", owed=(0, 2))
    assert by(done) == 1
    assert done.state.hands[1] == []  # two cards left, and two owed
    s = conjure("scrye", "spell_blast fly haste", owed=(0, 2))
    s = do(s, "1: blast always", "1: owe fly").state
    s.owed[1] = 2  # as if the debt had grown: one card would be left
    assert by(do_unchecked(s, "cast scrye seat_2 none")) == -1


def do_unchecked(s, text):
    return step(game, s, 0, read(game, text), Fixed())


def test_3_14_battle_spells_are_never_met():  # [G3]
    armies = [{5: "lich", 20: "pixies"}, {5: "wolves", 30: "elves"}, {40: "elves"}]
    s = position(armies, ("creature_kill", "", "spell_blast"), phase=BATTLE)
    s = do(s, "2: blast always", "fight 5", "lay creature_kill wolves none", "done").state
    assert magics(s.hands[2]).startswith("spell_blast")
