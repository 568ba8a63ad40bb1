"""Chapter 3: the action of the turn, its groups and raises, creations."""

import pytest

from engine.games.magus import game
from engine.games.magus.data import POTIONS_ROW
from engine.games.magus.events import Created, Inspired
from engine.games.magus.majorities_and_mana import magic
from tests.games.magus.positions import do, end, glory, level, position, refused, texts, there, told
from tests.scripted import Scripted


def test_3_1_exactly_one_action_a_turn():  # [A1]
    s = position(dice="1 3 3")
    assert texts(s, "choose") == ["choose 1", "choose 3"]
    assert refused(s, "end") == ("no-action", "3.1")
    assert refused(s, "choose 5") == ("no-die", "3.1")
    assert refused(s, "raise 1") == ("no-action", "3.1")
    s = do(s, "choose 3").state
    assert (s.free, s.spent) == ([1, 3], [3])
    assert refused(s, "choose 1") == ("chosen", "3.1")
    assert refused(s, "create 3 mage red") == ("chosen", "3.1")
    assert "end" in texts(s)  # nothing of it need be done


@pytest.mark.parametrize(
    ("action", "size", "groups", "raises", "levels"),
    [
        (1, 0, 0, 3, 1),
        (2, 2, 1, 1, 2),
        (3, 1, 2, 1, 1),
        (4, 3, 1, 0, 0),
        (5, 2, 2, 0, 0),
        (6, 1, 3, 0, 0),
    ],
)
def test_3_2_what_each_action_offers(action, size, groups, raises, levels):  # [A2]
    s = do(position(dice=f"{action}"), f"choose {action}").state
    for source in ("yellow", "green", "blue")[:groups]:
        s = do(s, f"place {source}").state
        assert there(s, source) == size
    assert refused(s, "place violet") == ("no-group", "3.3")
    for track in range(1, raises + 1):
        s = do(s, f"raise {track}").state
        assert level(s, track) == 1 + levels
    assert refused(s, "raise 7") == ("no-raise", "3.7")
    assert texts(s, "raise") == texts(s, "place") == texts(s, "move") == []


def test_3_3_a_group_is_placed_or_moved_whole_or_not_at_all():  # [A4]
    s = position("yellow apprentice 1; green apprentice 2; blue apprentice 4", action=5)
    assert not texts(s, "place")  # one is left in the reserve
    assert refused(s, "place green") == ("reserve", "3.3")
    assert {line.split()[2] for line in texts(s, "move")} == {"green", "blue"}
    assert refused(s, "move apprentice yellow green") == ("group", "3.3")
    s = do(s, "move apprentice green yellow").state
    assert (there(s, "green"), there(s, "yellow")) == (0, 3)


def test_3_3_the_order_is_free_and_other_things_come_between():  # [A3]
    s = position(dice="1 4", action=3, activated="", row="green_1", mana=("green 2",))
    s = do(s, "raise 3", "power 3", "place yellow").state
    s = do(s, "take yellow plain", "place green").state
    s = do(s, "buy green_1", rng=Scripted(0)).state
    assert (there(s, "yellow"), there(s, "green"), s.mana[0]) == (1, 1, [4, 0, 0, 0, 0, 1])


def test_3_3_groups_may_be_left_out():  # [A1]
    s = do(position(action=6), "place yellow").state
    assert "end" in texts(s)


def test_3_4_place_beside_your_sorcerers_judged_after_each_step():  # [A7]
    s = position("yellow initiate 1", action=6)
    assert texts(s, "place") == ["place yellow", "place green", "place red"]
    assert refused(s, "place blue") == ("place-far", "3.4")
    s = do(s, "place green").state
    assert "place blue" in texts(s)


def test_3_4_the_first_group_goes_anywhere_as_a_whole():  # [A7] [A8]
    s = position(action=5)
    assert len(texts(s, "place")) == 5
    s = do(s, "place blue").state
    assert there(s, "blue") == 2
    assert texts(s, "place") == ["place green", "place violet"]  # that step only


def test_3_5_actions_move_apprentices_only():  # [A9]
    s = position("yellow apprentice 3 mage 2", action=4)
    assert {line.split()[1] for line in texts(s, "move")} == {"apprentice"}
    assert refused(s, "move mage yellow green") == ("move-kind", "3.5")


def test_3_6_each_group_goes_to_another_source():  # [A5]
    s = do(position("yellow apprentice 3", action=6), "place green").state
    assert refused(s, "place green") == ("aimed", "3.6")
    assert refused(s, "move apprentice yellow green") == ("aimed", "3.6")


def test_3_6_what_the_action_brought_is_not_moved_again():  # [A5]
    s = do(position("yellow apprentice 1", action=6), "place green").state
    assert refused(s, "move apprentice green blue") == ("brought", "3.6")
    s = do(position("yellow apprentice 1; green apprentice 1", action=6), "place green").state
    s = do(s, "move apprentice green blue").state  # the one that was there
    assert refused(s, "move apprentice green yellow") == ("brought", "3.6")


def test_3_6_an_origin_may_be_left_twice_and_be_reached():  # [A5]
    s = position("yellow apprentice 2; green apprentice 1", action=6)
    s = do(s, "move apprentice yellow green", "move apprentice yellow red").state
    s = do(s, "move apprentice green yellow").state
    assert (there(s, "yellow"), there(s, "green"), there(s, "red")) == (1, 1, 1)


def test_3_6_powers_and_potions_of_the_turn_do_not_count():  # [A6]
    s = position("yellow apprentice 2", action=4, potions=("green_1",))
    s = do(s, "use green_1", "place green", "place green").state
    assert there(s, "green") == 4
    s = position("yellow apprentice 2", action=6, potions=("green_1 green_2",))
    s = do(s, "place green", "use green_1", "place green", "use green_2").state
    assert "move apprentice green blue" in texts(s)  # the potion may move what the action brought


def test_3_6_what_a_potion_moved_on_is_not_moved_again_from_its_new_place():  # [A5]
    s = position("yellow apprentice 1", action=6, potions=("green_6",))
    s = do(s, "place green", "use green_6", "move apprentice green blue").state
    assert refused(s, "move apprentice blue violet") == ("brought", "3.6")


def test_3_6_what_a_potion_placed_where_others_left_may_be_moved():  # [A5] [A6]
    s = position("yellow apprentice 2", action=5, potions=("green_4 green_5",))
    s = do(s, "place green", "use green_4", "move apprentice green blue").state
    s = do(s, "use green_5", "place green").state
    assert "move apprentice green yellow" in texts(s)
    assert refused(s, "move apprentice blue violet") == ("brought", "3.6")


def test_3_6_a_potion_moves_those_first_that_the_action_did_not_bring():  # [A5]
    s = position("yellow apprentice 1; green apprentice 1", action=6, potions=("green_6",))
    s = do(s, "place green", "use green_6", "move apprentice green blue").state
    assert refused(s, "move apprentice green yellow") == ("brought", "3.6")
    assert "move apprentice blue violet" in texts(s)


def test_3_7_raises_are_of_different_powers():
    s = do(position(action=1), "raise 2").state
    assert refused(s, "raise 2") == ("raised", "3.7")
    assert "end" in texts(s)  # [W2] fewer may be raised


def test_3_7_no_power_goes_above_six():  # [W2]
    s = position(action=2, powers=("6 5 1 1 1 1 1",))
    assert refused(s, "raise 1") == ("top", "3.7")
    assert level(do(s, "raise 2").state, 2) == 6


PACK = "red apprentice 4"


def test_3_8_two_equal_dice_an_initiate_or_mage_three_an_archmage():
    assert texts(position(PACK, dice="2 2 5"), "create") == [
        "create 2 initiate red",
        "create 2 mage red",
    ]
    assert refused(position(PACK, dice="2 2 5"), "create 2 archmage red") == ("dice", "3.8")
    assert refused(position(PACK, dice="2 2 5"), "create 5 mage red") == ("dice", "3.8")
    assert refused(position(PACK, dice="2 2"), "create 2 apprentice red") == (
        "create-apprentice",
        "3.8",
    )
    s = do(position(PACK, dice="2 2 5"), "create 2 mage red").state
    assert (s.action, s.die, s.free, s.spent) == (7, 2, [5], [2, 2])


def test_3_8_a_triple_makes_either_and_the_third_die_stays_free():  # [A10]
    s = position(PACK, dice="2 2 2")
    assert len(texts(s, "create")) == 3
    assert do(s, "create 2 mage red").state.free == [2]
    assert do(s, "create 2 archmage red").state.free == []


def test_3_9_three_of_any_kinds_make_room_and_return():  # [A11]
    s = position("red apprentice 2 mage 1; blue apprentice 3", dice="3 3")
    assert "create 3 mage red" not in texts(s)  # a Mage cannot replace a Mage
    assert refused(s, "create 3 mage red") == ("create-few", "3.9")
    done = do(s, "create 3 initiate red")
    assert told(done, Created) == [Created(0, 1, 4, (0, 0, 2))]
    assert (done.state.reserve[0], there(done.state, "red", "initiate")) == ([5, 1, 2, 2], 1)


def test_3_9_the_new_piece_must_be_in_the_reserve_before():  # [A11]
    s = position("red apprentice 3; blue mage 2", dice="3 3")
    assert texts(s, "create") == ["create 3 initiate red"]
    assert refused(s, "create 3 mage red") == ("create-reserve", "3.9")


def test_3_9_none_of_those_taken_back_is_of_the_new_kind():  # [A11]
    s = position("red apprentice 2 initiate 1 mage 1", dice="3 3")
    s = do(s, "create 3 mage red").state
    assert (there(s, "red", "mage"), there(s, "red"), there(s, "red", "initiate")) == (2, 0, 0)


def test_3_9_which_ones_is_a_choice_apprentices_first():
    s = do(position("red apprentice 3 initiate 1", dice="3 3"), "create 3 mage red").state
    assert texts(s) == [
        "replace apprentice,apprentice,apprentice",
        "replace apprentice,apprentice,initiate",
    ]
    assert refused(s, "replace apprentice") == ("replace", "3.9")
    assert refused(s, "skip") == ("pending-replace", "3.9")  # a creation once begun is finished
    assert refused(s, "end") == ("pending-replace", "3.9")
    assert game.fallback(s, 0).kinds == (0, 0, 0)
    s = do(s, "replace apprentice,apprentice,initiate").state
    assert (there(s, "red"), there(s, "red", "mage")) == (1, 1)


def test_3_10_violet_4_replaces_two_or_three():  # [K12]
    s = position("red apprentice 3", dice="3 3", potions=("violet_4",))
    s = do(s, "create 3 mage red").state
    assert texts(s) == ["replace apprentice,apprentice,apprentice", "replace apprentice,apprentice"]
    assert there(do(s, "replace apprentice,apprentice").state, "red") == 1
    two = position("red apprentice 2", dice="3 3", potions=("violet_4",))
    assert there(do(two, "create 3 mage red").state, "red") == 0
    assert not texts(position("red apprentice 2", dice="3 3"), "create")


def test_3_10_violet_5_makes_an_archmage_with_a_double():
    s = do(position(PACK, dice="3 3 3", potions=("violet_5",)), "create 3 archmage red").state
    assert (there(s, "red", "archmage"), s.free) == (1, [3])
    assert "create 3 archmage red" in texts(position(PACK, dice="3 3", potions=("violet_5",)))


def test_3_10_the_two_together_do_not_add_up():  # [K8]
    both = ("violet_4 violet_5",)
    assert "create 3 archmage red" not in texts(
        position("red apprentice 2", dice="3 3", potions=both)
    )
    s = do(position("red apprentice 3", dice="3 3 3", potions=both), "create 3 archmage red").state
    assert do(s, "replace apprentice,apprentice,apprentice").state.free == [3]
    assert do(s, "replace apprentice,apprentice").state.free == []


def test_3_11_an_initiate_raises_two_different_powers():  # [A13]
    s = do(position(PACK, dice="3 3"), "create 3 initiate red", "raise 5").state
    assert refused(s, "raise 5") == ("raised", "3.7")
    s = do(s, "raise 6").state
    assert (level(s, 5), level(s, 6)) == (2, 2)
    assert not texts(s, "raise")


@pytest.mark.parametrize(("kind", "raises"), [("initiate", 4), ("mage", 2), ("archmage", 0)])
def test_3_11_violet_6_raises_two_more(kind, raises):
    s = do(position(PACK, dice="3 3 3", potions=("violet_6",)), f"create 3 {kind} red").state
    for track in range(1, raises + 1):
        s = do(s, f"raise {track}").state
    assert not texts(s, "raise")
    assert sum(s.powers[0]) == 7 + raises


def test_3_11_violet_7_gives_two_glory_at_once():
    done = do(position(PACK, dice="3 3", potions=("violet_7",)), "create 3 mage red")
    assert told(done, Inspired) == [Inspired(0, 2)]
    assert glory(done.state) == [2, 0]
    assert done.state.glory[0][POTIONS_ROW] == 0  # [C9] no point from potions


def test_3_12_action_7_needs_a_creation_actions_1_to_6_nothing():  # [A14]
    s = position("red apprentice 2; blue apprentice 6", dice="3 3")
    assert refused(s, "create 3 mage red") == ("create-few", "3.9")
    s = position(dice="4 4")
    assert texts(s, "create") == []
    s = do(position("red mage 2", dice="1", powers=("6 6 6 6 6 6 6",)), "choose 1").state
    assert not texts(s, "raise")
    assert "end" in texts(s)


def test_3_12_the_level_may_fall_and_counts_stay():  # [A15]
    s = position("red mage 2 initiate 1", dice="3 3 3", counted=1)
    assert magic(s.pieces[0]) == 13
    s = do(s, "create 3 archmage red").state
    assert magic(s.pieces[0]) == 7
    assert end(s).state.counted == 1


def test_3_13_an_effect_is_finished_or_skipped_first():
    s = do(position(action=6, potions=("yellow_4",)), "use yellow_4", "raise 1").state
    assert refused(s, "end") == ("pending", "3.13")
    assert refused(s, "place red") == ("pending", "3.13")
    s = do(s, "skip").state
    assert refused(s, "skip") == ("nothing-pending", "3.13")
    assert refused(s, "change 1 2") == ("nothing-pending", "3.13")
    assert (level(s, 1), level(s, 2)) == (2, 1)


def test_3_13_what_can_be_done_in_one_way_is_done_at_once():
    s = position(action=6, potions=("yellow_3",), powers=("6 6 6 6 6 6 1",))
    assert level(do(s, "use yellow_3").state, 7) == 3
    three = position(action=6, potions=("yellow_4",), powers=("6 6 6 6 6 6 1",))
    assert not do(three, "use yellow_4").state.pending  # nothing is left for the rest
