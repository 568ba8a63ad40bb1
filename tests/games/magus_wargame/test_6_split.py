"""Chapter 6: splitting."""

from engine.apply_move import witness
from engine.games.magus_wargame import game, seat_knowledge
from engine.games.magus_wargame.events import BattleBegan, Parted
from engine.games.magus_wargame.state import SPLIT
from engine.rng import Rng
from engine.visibility import HIDDEN
from tests.games.magus_wargame.positions import army, do, of, position, refused, texts, travel

SIX = "lich knight pixies elves elves wolves"
FAR = {30: "wolves"}


def split(own, **more):
    return position([own, FAR], phase=SPLIT, **more)


def test_6_1_two_creatures_of_choice_go_to_a_free_neighbour():  # [T8]
    s = split({5: SIX})
    assert texts(s, "split") == ["split 5 4", "split 5 6"]
    s = do(s, "split 5 6").state
    assert refused(s, "end") == ("6.1", "split-open")
    assert len(texts(s, "pick")) == 11  # 6 over 2 pairs less those that are equal
    done = do(s, "pick lich elves")
    assert army(done.state, 0, 6) == "lich elves"
    assert army(done.state, 0, 5) == "knight pixies elves wolves"
    assert witness(of(done.events, Parted)[0], 1).creatures == (HIDDEN, HIDDEN)


def test_6_1_not_onto_an_army_of_anybody():
    s = position([{5: SIX, 4: "titan"}, {6: "wolves"}], phase=SPLIT)
    assert not texts(s, "split")
    assert refused(s, "split 5 4") == ("6.1", "split-space")
    assert refused(s, "split 5 6") == ("6.1", "split-space")
    assert refused(s, "split 5 9") == ("6.1", "split-beside")
    assert refused(s, "split 9 8") == ("4.2", "no-army")


def test_6_1_a_tower_is_allowed_and_nothing_is_recruited():  # [T8]
    s = do(split({1: SIX}), "split 1 0", "pick elves elves").state
    assert army(s, 0, 0) == "elves elves"
    assert not texts(s, "recruit")


def test_6_1_five_creatures_are_not_enough():
    s = split({5: "lich knight pixies elves wolves"})
    assert refused(s, "split 5 6") == ("6.1", "split-small")


def test_6_1_others_know_the_creatures_are_in_one_of_the_two():
    s = split({5: SIX})
    seat_knowledge.showed(s, 0, 0, range(3))
    s = do(s, "split 5 6", "pick lich elves").state
    found = set()
    for i in range(12):
        g = game.guess(game.view(s, 1), 1, Rng(f"{i}"))
        both = sorted(g.armies[0][0] + g.armies[0][1])
        assert both == sorted(s.armies[0][0] + s.armies[0][1])
        found.add(tuple(g.armies[0][1]))
    assert len(found) > 2


def test_6_2_once_a_turn():  # [T8b]
    s = split({5: f"{SIX} titan"}, artifacts=("helm_of_command",))
    s = do(s, "split 5 6", "pick lich elves").state
    assert army(s, 0, 5).count(" ") == 4
    assert refused(s, "split 5 4") == ("6.2", "split-once")


def test_6_2_the_helm_does_not_raise_the_five():  # [T8b]
    s = split({5: SIX}, artifacts=("helm_of_command",))
    assert texts(s, "split")


def test_6_3_seven_tokens_and_eight_with_the_crown():  # [T9]
    own = {5: SIX, 8: "trolls", 10: "trolls", 14: "trolls", 16: "hydra", 18: "hydra"}
    assert texts(split(own), "split")
    own[20] = "titan"
    assert refused(split(own), "split 5 6") == ("6.3", "split-token")
    assert texts(split(own, artifacts=("crown_of_kings",)), "split")


def test_6_4_who_is_about_to_fight_may_split_first():  # [T8]
    s = travel({0: SIX}, {5: "dragon", 30: "wolves"}, dice=(5, 5))
    s = do(s, "move 0 5", "split 5 6", "pick elves elves").state
    assert army(s, 0, 6) == "elves elves"
    (began,) = of(do(s, "end").events, BattleBegan)
    assert len(began.attackers) == 4


def test_6_4_splits_end_with_the_phase():
    s = position(
        [{5: SIX, 9: "dragon"}, {5: "elves", 9: "wolves", 30: "titan"}], phase=6, heading=1
    )
    assert refused(s, "split 5 6") == ("2.1", "split-late")
