"""Chapter 2: the turn, draws and decks."""

import pytest

from engine.game import TurnEnded
from engine.games.magus_wargame import game, seat_knowledge
from engine.games.magus_wargame.data import COLOURS, MAGIC
from engine.games.magus_wargame.events import Drew, Recruited, Refilled, TurnBegan
from engine.games.magus_wargame.state import MAGIC_PHASE, RECRUIT, SPLIT, TRAVEL
from engine.rng import Rng
from tests.games.magus_wargame.positions import (
    Fixed,
    do,
    magics,
    new,
    of,
    position,
    refused,
    texts,
    travel,
)

TWO = [{0: "knight", 3: "elves"}, {24: "wolves"}]
EIGHT = "haste fly teleport scrye commune nullify control creature_kill"


def test_2_1_a_later_phase_closes_the_earlier_ones():
    s = position(TWO, ("haste forget red_summons",), phase=MAGIC_PHASE)
    assert {line.split()[1] for line in texts(s, "cast")} == {"forget"}
    assert refused(s, "cast haste 0 1") == ("3.1", "timing-t")
    s = do(s, "roll", "move 0 1", "move 3 2").state
    assert {line.split()[1] for line in texts(s, "cast")} == {"haste", "red_summons"}
    assert refused(s, "cast forget seat_2 none") == ("3.1", "timing-m")
    s = do(s, "cast red_summons 1 none").state
    assert not texts(s, "cast")
    assert refused(s, "cast haste 1 0") == ("3.1", "timing-t")


def test_2_1_a_split_closes_the_recruit_phase():
    s = position([{5: "knight elves elves pixies pixies wolves"}, {24: "wolves"}], ("red_summons",))
    assert texts(s, "cast red_summons")
    s = do(s, "split 5 6", "pick elves elves").state
    assert s.phase == SPLIT
    assert refused(s, "cast red_summons 5 none") == ("3.1", "timing-r")
    assert refused(s, "decline 5") == ("5.1", "recruit-none")


def test_2_2_only_the_player_of_the_turn_acts():
    s = position(TWO, ("forget", "scrye"), phase=MAGIC_PHASE)
    assert game.to_act(s) == (0,)
    assert refused(s, "roll", 1) == ("2.2", "turn")
    done = do(s, "roll", "move 0 1", "move 3 2", "end")
    assert game.to_act(done.state) == (1,)
    assert of(done.events, TurnEnded) == [TurnEnded(0)]
    assert of(done.events, TurnBegan) == [TurnBegan(1, 1)]


def test_2_3_a_turn_begins_with_a_card_and_two_with_the_ring():  # [G15]
    s = position(TWO, phase=RECRUIT, magic="fly scrye")
    assert magics(do(s, "end").state.hands[1]) == "fly"
    s = position(TWO, phase=RECRUIT, magic="fly scrye", artifacts=("", "ring_of_the_magi"))
    assert magics(do(s, "end").state.hands[1]) == "fly scrye"


def test_2_4_more_than_seven_are_discarded_before_the_dice():  # [G12]
    s = position(TWO, (EIGHT,), phase=MAGIC_PHASE)
    assert not texts(s, "roll")
    assert refused(s, "roll") == ("2.4", "excess")
    assert len(texts(s, "discard")) == 8
    s = do(s, "discard fly").state
    assert texts(s) == ["roll"]
    assert refused(s, "discard haste") == ("2.4", "discard")
    assert refused(s, "cast scrye seat_2 none") == ("2.4", "excess-begun")


def test_2_4_a_spell_may_be_cast_instead_of_discarded():
    s = position(TWO, (EIGHT,), phase=MAGIC_PHASE)
    assert "roll" in texts(do(s, "cast scrye seat_2 none").state)


def test_2_4_gold_may_lift_a_hand_above_seven():
    seven = "haste fly teleport scrye commune nullify control"
    s = travel({1: "knight"}, {24: "wolves"}, dice=(5, 5), hand=seven)
    s = do(s, "move 1 6", "recruit 6 none").state
    assert len(s.hands[0]) == 8
    assert "end" in texts(s)


def test_2_5_the_magic_deck_is_refilled_when_a_draw_finds_it_empty():  # [G13] [G13b]
    s = position(TWO, ("", "fly"), deck=1)
    s = do(s, "end").state
    assert not s.magic
    assert len(s.spent) == 38
    s.phase = RECRUIT
    done = do(s, "end")
    (event,) = of(done.events, Refilled)
    assert (event.deck, event.count) == (5, 38)
    assert len(done.state.hands[0]) == 1
    assert len(done.state.magic) == 37


def test_2_5_without_discards_nothing_is_drawn():
    s = position(TWO, (" ".join(MAGIC[:20]), " ".join(MAGIC[20:])))
    done = do(s, "end")
    assert not of(done.events, Drew)


def test_2_5_a_recruit_deck_is_refilled_as_soon_as_it_is_empty():  # [G13b]
    s = travel({2: "knight"}, {24: "wolves"}, dice=(1, 1), empty="black")
    s.decks[0] = [s.graves[0].pop()]
    game.check(s)
    done = do(s, "move 2 1", "recruit 1 none")
    (event,) = of(done.events, Refilled)
    assert event.deck == 0
    assert len(done.state.decks[0]) == event.count
    assert not done.state.graves[0]
    assert sorted(done.state.decks[0]) == done.state.stock[0]
    assert event.top == done.state.decks[0][-1]


def test_2_5_where_somebody_leaves_nothing_is_shuffled():
    armies = [{0: "knight"}, {24: "wolves"}, {12: "elves"}]
    s = position(armies, deck=0)
    assert s.spent
    events = []
    game.leave(s, 0, events.append)
    game.check(s)
    assert not of(events, Drew)
    assert s.active == 1
    s = position([{0: "lich"}, {24: "wolves"}, {12: "elves"}])
    s.graves[0], s.decks[0] = [], []
    taken = [u for u in range(10) for _ in range(3)]
    taken.remove(2)
    s.armies[1][1:4] = [taken[:6], taken[6:12], taken[12:18]]
    s.armies[2][1:3] = [taken[18:24], taken[24:]]
    s.at[1][1:4], s.at[2][1:3] = [1, 2, 3], [4, 5]
    for row in s.notes:
        row.clear()
    for seat, row in enumerate(s.armies):
        for token, army in enumerate(row):
            for unit in army:
                seat_knowledge.came(s, seat, token, unit)
    game.check(s)
    game.leave(s, 0, events.append)
    assert (s.decks[0], s.graves[0]) == ([], [2])
    s = do(s, "roll").state
    assert (s.decks[0], s.graves[0]) == ([2], [])


def test_2_6_a_played_card_is_discarded_after_its_effect():  # [G13b]
    s = position(TWO, ("spell_lore",), phase=MAGIC_PHASE, deck=2)
    done = do(s, "cast spell_lore none none")
    assert MAGIC.index("spell_lore") in done.state.spent
    assert MAGIC.index("spell_lore") not in done.state.hands[0]
    (event,) = of(done.events, Refilled)
    assert event.count == 37  # all but the two drawn before and the card in the air


@pytest.mark.parametrize("colour", COLOURS)
def test_2_5_a_refilled_deck_is_known_as_a_whole(colour):
    s = position(TWO, phase=TRAVEL, empty=colour)
    s.phase = MAGIC_PHASE
    s = do(s, "roll", rng=Rng("r")).state
    c = COLOURS.index(colour)
    assert len(s.stock[c]) == len(s.decks[c]) > 25
    g = game.guess(game.view(s, 1), 1, Rng("g"))
    assert sorted(g.decks[c]) == s.stock[c]


def test_2_5_chance_is_used_whenever_a_deck_is_short():
    s = position(TWO, ("spell_lore",), phase=MAGIC_PHASE, deck=5)
    assert game.warns(s, 0, game.legal(s, 0)[0]).value == "chance"
    s = position(TWO, ("spell_lore",), phase=MAGIC_PHASE)
    assert game.warns(s, 0, game.legal(s, 0)[0]).value == "secret"


def test_2_1_nothing_to_do_is_not_decided_by_the_hand():
    """The roll is asked for whatever the hand holds."""
    for hand in ("", "haste", "forget"):
        s = position(TWO, (hand,), phase=MAGIC_PHASE)
        assert "roll" in texts(s)
    s = new(3).state
    assert "roll" in texts(s)


def test_2_3_a_recruit_shows_the_next_card():
    s = travel({0: "knight"}, {24: "wolves"}, dice=(1, 1))
    done = do(s, "move 0 1", "recruit 1 none", rng=Fixed())
    (event,) = of(done.events, Recruited)
    assert event.top == done.state.decks[0][-1]
