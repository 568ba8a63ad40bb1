"""Chapter 8: how a match ends, and the places."""

import pytest

from engine.errors import EngineBug
from engine.games.magus_wargame import game
from engine.games.magus_wargame.data import MAGIC
from engine.games.magus_wargame.events import Eliminated, Ended, SawArmy
from engine.games.magus_wargame.state import BATTLE, MAGIC_PHASE, SPLIT, TRAVEL
from tests.games.magus_wargame.positions import clash, do, fight, of, position, refused, texts

TOWERS = {0: "knight", 12: "elves", 24: "lich", 36: "trolls"}


def ended(*armies, **more):
    """Return what comes of the end of the active seat's turn."""
    return do(position(armies, phase=SPLIT, **more), "end")


def ranks(done) -> tuple[int, ...]:
    return game.result(done.state).ranks


def test_8_1_armies_on_all_four_towers_win():  # [V1]
    done = ended(TOWERS, {5: "wolves"})
    assert (done.state.reason, ranks(done)) == ("towers", (1, 2))
    assert refused(done.state, "roll", 0) == ("8.1", "over")
    three = dict(TOWERS)
    three[35] = three.pop(36)
    assert ended(three, {5: "wolves"}).state.reason == ""


def test_8_1_at_the_end_of_any_turn():  # [V1]
    done = ended({5: "wolves"}, TOWERS)
    assert (done.state.reason, ranks(done)) == ("towers", (2, 1))


def test_8_1_battles_are_settled_first():
    others = ({12: "knight", 24: "lich", 36: "trolls"}, {30: "elves"})
    assert fight("wolves", "dragon", space=0, others=others).state.reason == ""
    assert fight("dragon", "wolves", space=0, others=others).state.reason == "towers"


def test_8_2_the_last_player_left_wins_at_once():  # [A4]
    done = fight("dragon", "wolves", others=({20: "pixies"}, {}))
    assert (done.state.reason, ranks(done)) == ("last", (1, 2))
    assert Ended(1) in done.events


def test_8_2_who_goes_out_together_shares_the_win():  # [A4]
    done = fight("druid", "ice_golems", others=({}, {}))
    assert (done.state.reason, ranks(done)) == ("last", (1, 1))
    assert len(of(done.events, Eliminated)) == 2


def test_8_2_an_earlier_one_is_behind_them():
    s = clash("druid", "ice_golems", others=({}, {}, {40: "elves"}))
    events = []
    game.leave(s, 2, events.append)
    assert ranks(do(s, "fight 5")) == (1, 1, 3)


@pytest.mark.parametrize(("gone", "last"), [(2, 1), (0, 2)])
def test_8_3_a_round_ends_with_the_last_living_player(gone, last):  # [V3]
    s = position([{5: "wolves"}, {6: "elves"}, {7: "lich"}], phase=SPLIT, active=1)
    game.leave(s, gone, [].append)
    while s.active != last:
        s = do(s, "end", "roll").state
        assert s.round == 1
        s.phase = SPLIT
    assert do(s, "end").state.round == 2


def test_8_3_the_limit_ends_a_match_after_its_last_round():  # [V2]
    more = {"limit": 30, "round": 30}
    assert ended({5: "wolves"}, {6: "elves"}, **more).state.reason == ""
    done = ended({5: "wolves"}, {6: "elves"}, active=1, **more)
    assert done.state.reason == "limit"
    assert ended({5: "wolves"}, {6: "elves"}, active=1, limit=0, round=30).state.reason == ""


def limit(*armies):
    return ended(*armies, limit=30, round=30, active=len(armies) - 1)


def test_8_3_most_towers_then_armies_then_force():  # [V2]
    assert ranks(limit({0: "pixies"}, {6: "dragon", 7: "titan"})) == (1, 2)
    assert ranks(limit({1: "pixies", 3: "pixies"}, {6: "dragon titan"})) == (1, 2)
    assert ranks(limit({1: "pixies"}, {6: "dragon"})) == (2, 1)


def test_8_3_printed_force_of_hidden_armies_is_told_at_the_end_alone():  # [V2]
    played = ended({1: "pixies"}, {6: "dragon"}, limit=30, round=29, active=1)
    assert played.state.force == []
    over = limit({1: "pixies"}, {6: "dragon"}).state
    assert over.force == [1, 7]
    over.force = []
    with pytest.raises(EngineBug):
        game.check(over)
    played.state.force = [1, 7]
    with pytest.raises(EngineBug):
        game.check(played.state)


def test_8_3_four_towers_are_looked_at_before_the_limit():  # [V3]
    done = ended({5: "wolves"}, TOWERS, limit=30, round=30, active=1)
    assert done.state.reason == "towers"


def test_8_4_equals_share_a_place_and_a_doppelganger_counts_nothing():  # [V3]
    assert ranks(limit({1: "wolves"}, {6: "archers"}, {8: "doppelganger"})) == (1, 1, 3)


def test_8_4_the_living_come_before_the_others_and_the_later_ones_first():  # [V3]
    s = position([{1: "wolves"}, {6: "elves"}, {8: "lich"}, {9: "titan"}], phase=SPLIT, active=0)
    game.leave(s, 2, [].append)
    game.leave(s, 3, [].append)
    game.leave(s, 1, [].append)
    assert game.result(s).ranks == (1, 2, 4, 3)
    assert s.reason == "last"


def test_8_4_the_score_is_broken_down():
    result = game.result(limit({0: "knight", 3: "elves"}, {6: "titan"}).state)
    assert [(row.label, row.values) for row in result.score] == [
        ("out", (None, None)),
        ("towers", (1, 0)),
        ("armies", (2, 1)),
        ("force", (6, 7)),
    ]


def test_8_5_who_resigns_is_out_and_his_turn_ends():  # [A4]
    s = position([{1: "wolves"}, {6: "elves"}, {8: "lich"}], ("fly",), phase=SPLIT)
    events = []
    game.leave(s, 0, events.append)
    game.check(s)
    assert (s.out, s.active) == ([1, 0, 0], 1)
    assert s.at[0] == [-1] * 8


def test_8_5_the_card_of_a_spell_under_way_is_discarded():
    s = position([{1: "wolves"}, {6: "elves"}, {8: "lich"}], ("time_shift",), phase=TRAVEL)
    s = do(s, "cast time_shift 1 none").state
    game.leave(s, 0, [].append)
    game.check(s)
    assert MAGIC.index("time_shift") in s.spent


def test_8_5_commune_shows_no_army_of_who_has_resigned():  # [G14]
    s = position([{1: "wolves"}, {24: "elves"}, {12: "lich"}], ("commune",), phase=MAGIC_PHASE)
    s = do(s, "cast commune none none", "peek 24").state
    game.leave(s, 1, [].append)
    assert texts(s) == ["peek 12"]
    assert [saw.victim for saw in of(do(s, "peek 12", "stop").events, SawArmy)] == [2]


def test_8_5_a_battle_with_who_resigns_ends_without_a_fight():
    others = ({20: "pixies"}, {30: "pixies"}, {40: "elves"})
    for leaver in (0, 1):
        s = fight("lich", "djinn", ("creature_kill", "fly"), others=others).state
        s = do(s, "lay creature_kill djinn none").state
        game.leave(s, leaver, [].append)
        game.check(s)
        assert s.battle is None
        assert s.armies[1 - leaver][0]
        assert s.active == 1 if leaver == 0 else s.phase != BATTLE


def test_8_5_the_other_battles_are_still_fought():
    others = ({9: "titan", 20: "pixies"}, {30: "pixies"}, {9: "elves", 40: "elves"})
    s = fight("lich", "djinn", ("creature_kill", "fly"), others=others)
    assert s.state.battle is not None
    s = s.state
    game.leave(s, 1, [].append)
    assert [game.to_act(s), s.phase] == [(0,), BATTLE]
    assert do(s, "fight 9").state.battle.seats == [0, 2]
