"""Chapter 6: buying and using potions. Each potion by itself is in `test_a10_each`."""

from engine.game import Warn
from engine.games.magus import game
from engine.games.magus.data import POTION
from engine.games.magus.events import Bought, Offered
from engine.games.magus.position_builder import cards
from engine.games.magus.scoring import families
from engine.notation import read
from tests.games.magus.positions import do, end, level, position, refused, texts, there, told
from tests.scripted import Scripted

RICH = ("yellow 6 green 6 blue 6 violet 6 red 6",)


def test_6_1_any_number_may_be_bought_in_steps_1_and_2():  # [K1]
    s = position(dice="4", row="red_1 red_2 blue_1", mana=RICH)
    s = do(s, "buy red_1", rng=Scripted(0)).state
    s = do(s, "buy red_2", rng=Scripted(0)).state
    s = do(do(s, "choose 4").state, "buy blue_1", rng=Scripted(0)).state
    assert s.potions[0] == cards("red_1 red_2 blue_1")


def test_6_1_colours_pay_first_and_colourless_what_is_missing():  # [K1a]
    s = position(row="red_1 yellow_1", mana=("red 1 yellow 2 colourless 3",))
    done = do(s, "buy red_1", rng=Scripted(0))
    assert told(done, Bought) == [Bought(0, POTION["red_1"], (0, 0, 0, 0, 1, 1))]
    assert done.state.stock == [16, 18, 18, 18, 18, 16]


def test_6_1_without_the_crystals_or_the_offer_it_is_refused():
    s = position(row="red_1", mana=("yellow 9 red 1",))
    assert refused(s, "buy red_1") == ("cost", "6.1")
    assert refused(s, "buy red_2") == ("offer", "6.1")


def test_6_2_the_next_card_is_turned_up_at_once():
    s = position(row="red_1 red_2", mana=RICH)
    assert game.warns(s, 0, read(game, "buy red_1")) is Warn.CHANCE
    card = s.deck[3]
    done = do(s, "buy red_1", rng=Scripted(3))
    assert told(done, Offered) == [Offered(card)]
    assert done.state.row[0] == card


def test_6_2_an_empty_deck_replaces_nothing():  # [K2]
    s = position(row="red_1 red_2", mana=RICH, deck=False)
    assert game.warns(s, 0, read(game, "buy red_1")) is None
    done = do(s, "buy red_1")
    assert (done.state.row, told(done, Offered)) == (cards("red_2"), [])


def test_6_3_a_single_use_stays_tilted_and_counts_for_families():  # [K3]
    s = do(position(action=6, potions=("blue_6 blue_4",)), "use blue_6").state
    assert refused(s, "use blue_6") == ("used-up", "6.3")
    assert end(s).state.tilted[0] == cards("blue_6")
    assert families(s.potions[0]) == 4


def test_6_3_a_reusable_one_works_once_a_turn():  # [K4]
    s = do(position(action=6, potions=("blue_8",)), "use blue_8").state
    assert refused(s, "use blue_8") == ("used", "6.3")
    assert end(s).state.tilted[0] == []


def test_6_3_it_may_be_used_when_just_bought():
    s = position(row="blue_1", mana=("blue 2",))
    s = do(s, "buy blue_1", rng=Scripted(0)).state
    assert "use blue_1" in texts(s)


def test_6_3_lasting_ones_and_those_of_others_are_not_used():
    s = position(potions=("blue_9", "blue_1"))
    assert refused(s, "use blue_9") == ("lasting", "6.3")
    assert refused(s, "use blue_1") == ("not-owned", "6.3")


def test_6_4_a_potion_that_can_do_nothing_is_not_offered():  # [W7]
    hand = "blue_1 blue_2 green_3 green_6 yellow_1 yellow_5 red_8 violet_1 red_1"
    s = position(
        spent="6 6",
        dice="",
        action=6,
        potions=(hand,),
        powers=("6 6 6 6 6 6 6",),
        stock="colourless 0",
    )
    assert not texts(s, "use")
    assert refused(s, "use blue_1") == ("potion-vain", "6.4")


def test_6_5_potions_place_by_the_same_rule_and_activate():  # [A7]
    s = do(position("yellow mage 1", action=4, potions=("green_4",)), "use green_4").state
    assert texts(s, "place") == ["place yellow", "place green", "place red"]
    assert refused(s, "place blue") == ("place-far", "3.4")
    s = do(s, "place red").state
    assert (there(s, "red"), s.groups, s.activated) == (2, 1, 1 << 4)
    anywhere = do(position(action=4, potions=("green_4",)), "use green_4").state
    assert len(texts(anywhere, "place")) == 5
    assert refused(anywhere, "move mage yellow green") == ("move-potion", "6.5")


def test_6_5_a_potion_that_moves_mages_is_cited_not_who_opponents_may_move():
    own = "yellow archmage 1 mage 1 apprentice 1 initiate 1"
    s = do(position(own, potions=("green_7",)), "use green_7").state
    assert refused(s, "move archmage yellow green") == ("lead-mage", "10.2")
    assert refused(s, "move apprentice yellow green") == ("lead-mage", "10.2")
    assert refused(s, "move initiate yellow green") == ("unmoved", "1.5")


def test_6_6_violet_1_copies_a_free_die_before_the_action():  # [W8]
    s = do(position(dice="2 2 5", potions=("violet_1",)), "use violet_1").state
    assert texts(s, "change") == ["change 2 5", "change 5 2"]
    assert refused(s, "change 2 3") == ("copy", "6.6")
    assert do(s, "change 5 2").state.free == [2, 2, 2]
    late = position(dice="2 5", action=4, potions=("violet_1",))
    assert refused(late, "use violet_1") == ("potion-late", "6.6")
    same = position(dice="2 2", potions=("violet_1",))
    assert refused(same, "use violet_1") == ("potion-vain", "6.4")


def test_6_7_a_trade_is_two_of_a_colour_for_one_of_another():  # [K9]
    s = position(potions=("blue_2",), mana=("yellow 2 green 1 colourless 4",), stock="red 0")
    s = do(s, "use blue_2").state
    assert texts(s, "trade") == ["trade yellow green", "trade yellow blue", "trade yellow violet"]
    assert refused(s, "trade yellow yellow") == ("trade-same", "6.7")
    assert refused(s, "trade yellow red") == ("trade-none", "6.7")
    assert refused(s, "trade green blue") == ("trade-few", "6.7")
    s = do(s, "trade yellow blue").state
    assert (s.mana[0], s.stock[:3]) == ([0, 1, 1, 0, 0, 4], [18, 17, 17])


def test_6_8_yellow_5_takes_from_a_level_and_gives_below_six():  # [K13]
    s = position(potions=("yellow_5",), powers=("0 1 6 1 1 1 1",))
    s = do(s, "use yellow_5").state
    assert refused(s, "transfer 1 2") == ("transfer", "6.8")
    assert refused(s, "transfer 2 3") == ("transfer", "6.8")
    assert refused(s, "transfer 2 2") == ("transfer", "6.8")
    s = do(s, "transfer 3 1").state
    assert (level(s, 3), level(s, 1)) == (5, 1)


def test_6_9_red_8_moves_two_different_ones():  # [K11]
    s = position("", "yellow mage 1", "blue apprentice 1", action=4, potions=("red_8",))
    s = do(s, "use red_8", "push seat_2 mage yellow green").state
    assert refused(s, "push seat_2 mage green blue") == ("push-same", "6.9")
    assert there(do(s, "push seat_3 apprentice blue violet").state, "violet", seat=2) == 1
    assert do(s, "skip").state.pending == []
    assert s.activated == 0


def test_6_9_of_two_alike_the_other_may_follow():  # [K11]
    s = position("", "yellow apprentice 1; green apprentice 1", action=4, potions=("red_8",))
    s = do(s, "use red_8", "push seat_2 apprentice yellow green").state
    assert "push seat_2 apprentice green blue" in texts(s)


def test_6_10_green_8_keeps_sorcerers_where_they_are():  # [K15]
    s = position("", "yellow apprentice 1", action=4, potions=("red_8", "green_8"))
    assert "power 6" not in texts(s)
    assert refused(s, "use red_8") == ("potion-vain", "6.4")
    s = position("", "yellow apprentice 1", "red mage 1", potions=("", "green_8"))
    s = do(s, "power 6").state
    assert {line.split()[1] for line in texts(s, "push")} == {"seat_3"}
    assert refused(s, "push seat_2 apprentice yellow green") == ("steadfast", "6.10")


def test_6_11_red_9_adds_a_die_from_the_next_turn_on():  # [K14] [S4]
    s = position(row="red_9", mana=("green 1 blue 1 red 4",), dice="6")
    s = do(s, "buy red_9", rng=Scripted(0)).state
    assert s.free == [6]
    s = end(do(s, "choose 6").state, 1, 1, 1).state
    s = end(do(s, "choose 1").state, 2, 2, 2, 2).state
    assert s.free == [2, 2, 2, 2]
    s = do(s, "power 1", rng=Scripted(0)).state
    assert len(s.free) == 5
