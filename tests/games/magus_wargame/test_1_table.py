"""Chapter 1: the table, and who may see what."""

import pytest

from engine.game import options
from engine.games.magus_wargame import data, decks_and_eliminations, game
from engine.games.magus_wargame.data import ARTIFACTS, COLOUR, MAGIC, TOWER, TOWERS, TRACK, UNITS
from engine.games.magus_wargame.events import Dealt
from engine.games.magus_wargame.state import SPLIT
from engine.rng import Rng
from engine.visibility import HIDDEN
from tests.games.magus_wargame.positions import army, do, new, of, position, texts


def test_1_1_two_to_four_seats_play():
    assert game.meta.seats == (2, 4)
    for seats in (2, 3, 4):
        game.check(new(seats).state)


def test_1_2_the_track_has_48_spaces_in_the_order_of_the_rulebook():
    assert len(TRACK) == 48
    words = [(*data.COLOURS, "gold", "tower")[kind] for kind in TRACK[:13]]
    first = ["tower", *data.COLOURS, "gold"]
    assert words == [*first, *data.COLOURS[::-1], "tower"]
    counts = [TRACK.count(kind) for kind in range(7)]
    assert counts == [8, 8, 8, 8, 8, 4, 4]
    assert [i for i, kind in enumerate(TRACK) if kind == TOWER] == list(TOWERS)
    assert [i for i, kind in enumerate(TRACK) if kind == data.GOLD] == [6, 18, 30, 42]


def test_1_3_150_creatures_40_magic_cards_and_10_artifacts():
    assert len(UNITS) * data.COPIES == 150
    assert [COLOUR.count(c) for c in range(5)] == [10] * 5
    assert len(set(MAGIC)) == 40
    assert [data.TIMING.count(letter) for letter in "MTRBC"] == [6, 9, 6, 17, 2]
    assert len(set(ARTIFACTS)) == 10
    s = new(4).state
    assert sum(map(len, s.decks)) == 150 - 16
    assert len(s.magic) == 39


def test_1_3_the_top_of_a_recruit_deck_is_open():  # [S4]
    s = new().state
    v = game.view(s, 0)
    for deck, seen in zip(s.decks, v.decks, strict=True):
        assert seen[-1] == deck[-1]
        assert set(map(type, seen[:-1])) == {type(HIDDEN)}


def test_1_4_two_sit_opposite_and_more_at_random_corners():  # [S1]
    pairs = {tuple(row[0] for row in new(2, f"t{i}").state.at) for i in range(30)}
    assert pairs == {(0, 24), (24, 0), (12, 36), (36, 12)}
    threes = {tuple(row[0] for row in new(3, f"t{i}").state.at) for i in range(60)}
    assert len(threes) > 12
    assert all(set(towers) < set(TOWERS) for towers in threes)


def test_1_4_the_order_is_clockwise_from_a_random_seat():  # [S2]
    firsts = set()
    for i in range(20):
        s = new(4, f"o{i}").state
        spaces = [s.at[seat][0] for seat in s.order]
        assert sorted(spaces) in (spaces[k:] + spaces[:k] for k in range(4))
        assert s.active == s.order[0]
        firsts.add(s.at[s.active][0])
    assert firsts == set(TOWERS)


def test_1_5_four_creatures_from_random_decks_of_which_only_colours_show():  # [S3] [S3b]
    colours = []
    for i in range(20):
        done = new(2, f"c{i}")
        for event in of(done.events, Dealt):
            assert len(event.creatures) == 4
            assert event.colours == tuple(sorted(COLOUR[u] for u in event.creatures))
            colours += event.colours
        sizes = [len(deck) for deck in done.state.decks]
        drawn = [COLOUR[u] for row in done.state.armies for u in row[0]]
        assert sizes == [30 - drawn.count(c) for c in range(5)]
    assert all(20 < colours.count(c) < 45 for c in range(5))


def test_1_6_two_open_artifacts_each():  # [S5]
    done = new(4)
    owned = [a for row in done.state.artifacts for a in row]
    assert len(owned) == len(set(owned)) == 8
    assert game.view(done.state, None).artifacts == done.state.artifacts


def test_1_7_an_army_holds_six_and_seven_with_the_helm():  # [A1]
    s = position([{0: "knight"}, {24: "wolves"}], artifacts=("helm_of_command", ""))
    assert [decks_and_eliminations.most(s, seat) for seat in (0, 1)] == [7, 6]


def test_1_7_seven_armies_and_eight_with_the_crown():  # [A5]
    s = position([{0: "knight"}, {24: "wolves"}], artifacts=("crown_of_kings", ""))
    assert [decks_and_eliminations.tokens(s, seat) for seat in (0, 1)] == [8, 7]


def test_1_7_an_army_without_creatures_leaves_the_board():  # [A3]
    s = position([{0: "knight", 3: "wolves"}, {24: "elves"}], ("death_spell",), phase=1)
    after = do(s, "cast death_spell seat_1 3").state
    assert after.at[0][:2] == [0, -1]


def test_1_8_armies_and_hands_show_their_size_only():  # [A6]
    s = position([{0: "knight griffins"}, {24: "wolves"}], ("fly haste", "scrye"))
    v = game.view(s, 1)
    assert v.armies[0][0] == [HIDDEN, HIDDEN]
    assert v.hands[0] == [HIDDEN, HIDDEN]
    assert v.armies[1] == s.armies[1]
    assert game.view(s, 0).armies[0] == s.armies[0]


def test_1_8_discards_are_open_and_switches_are_not():  # [A6b]
    s = position([{0: "knight", 3: "elves"}, {24: "wolves"}], ("creature_switch",), phase=3)
    done = do(s, "cast creature_switch 0 3", "pick knight elves")
    assert army(done.state, 0, 0) == "elves"
    assert game.view(done.state, 1).armies[0][0] == [HIDDEN]
    assert MAGIC.index("creature_switch") in game.view(done.state, 1).spent


def test_1_8_after_a_battle_an_army_is_face_down_and_what_was_seen_is_kept():  # [A7]
    s = position([{5: "dragon", 20: "pixies"}, {5: "elves", 30: "wolves"}], phase=SPLIT)
    after = do(s, "end").state
    assert game.view(after, 1).armies[0][0] == [HIDDEN]
    g = game.guess(game.view(after, 1), 1, Rng("1"))
    assert g.armies[0][0] == after.armies[0][0]


@pytest.mark.parametrize("limit", ["15", "30", "60", "90", "none"])
def test_1_1_the_round_limit_is_an_option(limit):
    assert options(game.meta, {"limit": limit}, [{}, {}])["limit"] == limit
    assert new(2, limit=limit).state.limit == (0 if limit == "none" else int(limit))


def test_1_2_spaces_are_named_by_their_number():
    s = position([{46: "knight"}, {24: "wolves"}], phase=3, dice=(4, 4))
    assert texts(s, "move") == ["move 46 2", "move 46 42"]
