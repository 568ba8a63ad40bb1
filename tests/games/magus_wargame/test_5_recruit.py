"""Chapter 5: recruiting."""

import pytest

from engine.game import Warn
from engine.games.magus_wargame import game
from engine.games.magus_wargame.data import COLOURS, TRACK
from engine.games.magus_wargame.events import BattleBegan, Drew, Recruited, Retreated
from engine.notation import read
from tests.games.magus_wargame.positions import (
    army,
    do,
    magics,
    of,
    position,
    refused,
    texts,
    travel,
)

FAR = {30: "wolves"}
FULL = "knight pixies elves elves wolves wolves"


@pytest.mark.parametrize("to", [1, 2, 3, 4, 5])
def test_5_1_a_landing_gives_the_top_card_of_its_colour(to):  # [T5]
    s = travel({0: "knight"}, FAR, dice=(to, to))
    top = s.decks[TRACK[to]][-1]
    done = do(s, f"move 0 {to}", f"recruit {to} none")
    assert of(done.events, Recruited)[0].creature == top
    assert top in done.state.armies[0][0]
    assert len(done.state.decks[TRACK[to]]) == len(s.decks[TRACK[to]]) - 1
    assert COLOURS[TRACK[to]] in ("black", "blue", "white", "green", "red")


def test_5_1_gold_gives_a_magic_card_and_a_tower_nothing():
    s = travel({0: "knight"}, FAR, dice=(6, 6), magic="fly")
    done = do(s, "move 0 6", "recruit 6 none")
    assert magics(done.state.hands[0]) == "fly"
    s = travel({6: "knight"}, FAR, dice=(6, 6))
    assert texts(do(s, "move 6 12").state) == ["end"]
    assert refused(do(s, "move 6 12").state, "recruit 12 none") == ("5.1", "recruit-none")


def test_5_1_a_recruit_needs_a_space_without_armies():
    s = travel({0: "dragon"}, {5: "wolves", **FAR}, dice=(5, 5))
    s = do(s, "move 0 5").state
    assert not texts(s, "recruit")
    assert refused(s, "recruit 5 none") == ("5.1", "recruit-none")


def test_5_1_gold_gives_its_card_where_an_enemy_stands_too():  # [T5]
    s = travel({0: "dragon"}, {6: "wolves", **FAR}, dice=(6, 6), magic="fly", hand="haste")
    s = do(s, "move 0 6").state
    assert texts(s, "recruit") == ["recruit 6 none"]
    taken = do(s, "recruit 6 none")
    assert magics(taken.state.hands[0]) == "haste fly"
    assert refused(taken.state, "recruit 6 none") == ("5.1", "recruit-none")
    done = do(taken.state, "end")
    (began,) = of(done.events, BattleBegan)
    assert (began.space, began.victim) == (6, 1)
    assert army(done.state, 0, 6) == "dragon"


def test_5_1_a_landing_on_an_enemy_at_gold_by_a_spell_counts():
    s = travel({0: "dragon"}, {6: "wolves", **FAR}, dice=(5, 5), magic="fly", hand="haste")
    s = do(s, "move 0 5", "cast haste 5 6").state
    assert texts(s, "recruit") == ["recruit 6 none"]
    s = travel({1: "dragon"}, {6: "wolves", **FAR}, dice=(5, 5), magic="fly", hand="haste")
    s = do(s, "move 1 6", "cast haste 6 5").state
    assert texts(s, "recruit") == ["recruit 5 none"]


def test_5_1_who_is_switched_to_an_enemy_at_gold_gets_no_card():  # [T6]
    s = travel({0: "dragon", 20: "elves"}, {6: "wolves", **FAR}, dice=(6, 1), hand="land_shift")
    s = do(s, "move 0 6", "move 20 21", "cast land_shift 6 21").state
    assert army(s, 0, 6) == "elves"
    assert not texts(s, "recruit")


def test_5_1_gold_has_no_card_to_give_while_no_deck_is_left():
    s = travel({0: "dragon"}, {6: "wolves", **FAR}, dice=(6, 6), deck=0)
    s.hands[1], s.spent = s.spent, []
    s = do(s, "move 0 6").state
    assert not texts(s, "recruit")


def test_5_1_only_the_last_landing_counts():
    s = travel({0: "knight"}, FAR, dice=(5, 5), hand="haste")
    s = do(s, "move 0 5", "cast haste 5 6").state
    assert texts(s, "recruit") == ["recruit 6 none"]


def test_5_1_a_landing_by_a_spell_counts():
    s = travel({0: "knight", 20: "elves"}, FAR, dice=(5, 5), hand="fly")
    s = do(s, "move 20 15", "move 0 5", "cast fly 15 19").state
    assert texts(s, "recruit") == ["recruit 5 none", "recruit 19 none"]


def test_5_1_each_army_recruits_once():
    s = travel({0: "knight"}, FAR, dice=(5, 5))
    s = do(s, "move 0 5", "recruit 5 none").state
    assert refused(s, "recruit 5 none") == ("5.1", "recruit-none")
    assert refused(s, "recruit 9 none") == ("4.2", "no-army")


def test_5_2_in_any_order_with_r_spells_in_between():  # [T5b]
    s = travel({0: "knight", 20: "elves"}, FAR, dice=(5, 3), hand="green_summons")
    s = do(s, "move 0 5", "move 20 17").state
    assert texts(s, "recruit") == ["recruit 5 none", "recruit 17 none"]
    do(s, "recruit 17 none", "cast green_summons 5 none", "recruit 5 none")


def test_5_2_what_is_not_declined_is_taken_at_the_end():
    s = travel({0: "knight", 20: "elves"}, FAR, dice=(5, 3))
    s = do(s, "move 0 5", "move 20 17").state
    done = do(s, "decline 5", "end")
    assert [e.space for e in of(done.events, Recruited)] == [17]
    assert army(done.state, 0, 5) == "knight"


def test_5_2_a_split_takes_them_too():
    s = travel({0: FULL, 20: "elves"}, FAR, dice=(5, 3))
    s = do(s, "move 0 5", "move 20 17").state
    assert game.warns(s, 0, read(game, "split 5 4")) is Warn.SECRET
    done = do(s, "split 5 4")
    assert [e.space for e in of(done.events, Recruited)] == [17]


def test_5_2_declining_can_be_taken_back_and_recruiting_not():
    s = do(travel({0: "knight"}, FAR, dice=(5, 5)), "move 0 5").state
    assert game.warns(s, 0, read(game, "decline 5")) is None
    assert game.warns(s, 0, read(game, "recruit 5 none")) is Warn.SECRET


def test_5_2_the_gold_card_may_be_declined():
    s = travel({0: "knight"}, FAR, dice=(6, 6))
    done = do(s, "move 0 6", "decline 6", "end")
    assert [e.seat for e in of(done.events, Drew)] == [1]


def test_5_2_the_gold_card_comes_before_the_battle_or_is_declined():  # [T5b]
    s = travel({0: "dragon"}, {6: "wolves", **FAR}, dice=(6, 6), magic="fly")
    s = do(s, "move 0 6").state
    first, second, *_ = do(s, "end").events
    assert isinstance(first, Drew)
    assert isinstance(second, BattleBegan)
    done = do(s, "decline 6", "end")
    assert [e.seat for e in of(done.events, Drew)] == [1]  # for the next turn


def test_5_2_a_split_takes_the_gold_card_before_the_battle():
    s = travel({0: FULL}, {6: "lich", **FAR}, dice=(6, 6), magic="fly")
    s = do(s, "move 0 6").state
    assert game.warns(s, 0, read(game, "split 6 5")) is Warn.SECRET
    done = do(s, "split 6 5")
    assert magics(done.state.hands[0]) == "fly"
    assert not texts(do(done.state, "pick knight elves").state, "recruit")


def test_5_3_a_full_army_discards_for_a_recruit():  # [A2]
    s = do(travel({0: FULL}, FAR, dice=(5, 5), tops="dragon"), "move 0 5").state
    assert texts(s, "recruit") == [
        f"recruit 5 {name}" for name in ("knight", "pixies", "elves", "wolves")
    ]
    assert refused(s, "recruit 5 none") == ("5.3", "recruit-full")
    assert refused(s, "recruit 5 lich") == ("5.3", "recruit-drop")
    after = do(s, "recruit 5 pixies").state
    assert army(after, 0, 5) == "knight elves elves wolves wolves dragon"


def test_5_3_an_army_with_room_discards_nothing():
    s = do(travel({0: "knight elves"}, FAR, dice=(5, 5)), "move 0 5").state
    assert refused(s, "recruit 5 elves") == ("5.3", "recruit-room")


def test_5_3_a_full_army_takes_nothing_by_itself():
    s = do(travel({0: FULL}, FAR, dice=(5, 5), tops="dragon"), "move 0 5").state
    done = do(s, "end")
    assert not of(done.events, Recruited)
    assert army(done.state, 0, 5) == FULL


def test_5_3_a_full_army_takes_the_card_of_gold_and_discards_nobody():
    s = do(travel({0: FULL}, FAR, dice=(6, 6), magic="fly"), "move 0 6").state
    assert texts(s, "recruit") == ["recruit 6 none"]
    for done in (do(s, "recruit 6 none"), do(s, "end")):
        assert magics(done.state.hands[0]) == "fly"
        assert army(done.state, 0, 6) == FULL


def test_5_3_the_helm_makes_room_for_one_more():  # [A1]
    s = travel({0: FULL}, FAR, dice=(5, 5), tops="dragon", artifacts=("helm_of_command",))
    s = do(s, "move 0 5", "recruit 5 none").state
    assert army(s, 0, 5) == f"{FULL} dragon"


def test_5_4_who_stands_still_recruits_nothing():
    s = position([{5: "knight", 9: "elves"}, FAR], landed=(9,))
    assert texts(s, "recruit") == ["recruit 9 none"]


def test_5_4_a_winner_recruits_nothing():  # [B14]
    s = travel({0: "dragon"}, {5: "elves", 30: "wolves"}, dice=(5, 5))
    done = do(s, "move 0 5", "end")
    assert not of(done.events, Recruited)
    assert army(done.state, 0, 5) == "dragon"


def test_5_4_who_is_beaten_back_keeps_the_gold_card_and_gets_nothing_more():  # [B12]
    s = travel({0: "trolls"}, {6: "gargoyle", 5: "elves"}, dice=(6, 6), magic="fly")
    done = do(s, "move 0 6", "end")
    assert [e.to for e in of(done.events, Retreated)] == [4]
    assert magics(done.state.hands[0]) == "fly"
    assert not of(done.events, Recruited)
