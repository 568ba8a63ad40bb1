"""Chapter 1: components, set-up, seats."""

from collections import Counter

import pytest

from engine.apply_move import begin
from engine.games.magus import game
from engine.games.magus.data import (
    COLOURLESS,
    COLOURS,
    KINDS,
    LASTING,
    LEVEL,
    MANA,
    PIECES,
    POTIONS,
    POWER_RING,
    REUSABLE,
    RINGS,
    SINGLE,
    colour_of,
)
from engine.games.magus.events import Laid, Rolled
from engine.games.magus.majorities_and_mana import magic, near
from engine.rng import Rng
from tests.games.magus.positions import (
    chosen,
    do,
    end,
    glory,
    level,
    new,
    position,
    purse,
    refused,
    texts,
)


def test_1_1_most_glory_after_three_counts_wins():
    s = position(dice="1 1", spent="4", action=4, active=1, counted=2, final=True)
    s.glory[1][0] = 3
    done = end(s)
    assert done.state.counted == 3
    assert game.result(done.state).ranks == (2, 1)


def test_1_2_each_source_has_two_neighbours_in_a_circle_drawn_at_random():  # [S2]
    circles = {tuple(new(f"c{seed}").state.circle) for seed in range(60)}
    assert len(circles) > 30
    beside = near(*range(5))
    assert [[c for c in range(5) if mask >> c & 1] for mask in beside] == [
        [1, 4],
        [0, 2],
        [1, 3],
        [2, 4],
        [0, 3],
    ]
    s = position("yellow apprentice 3", action=4)
    assert texts(s, "move") == ["move apprentice yellow green", "move apprentice yellow red"]
    assert refused(s, "move apprentice yellow blue") == ("move-far", "1.2")


def test_1_3_five_rings_are_dealt_at_random():  # [S2]
    assert RINGS == ((9, 6, 3), (8, 5, 2), (7, 4, 2), (6, 4, 3), (3, 2, 1))
    places = Counter(new(f"r{seed}").state.rings.index(POWER_RING) for seed in range(100))
    assert set(places) == set(range(5))


def test_1_4_pieces_and_magic_levels():
    assert dict(zip(KINDS, zip(PIECES, LEVEL, strict=True), strict=True)) == {
        "apprentice": (8, 1),
        "initiate": (2, 3),
        "mage": (2, 5),
        "archmage": (2, 7),
    }
    assert sum(n * worth for n, worth in zip(PIECES, LEVEL, strict=True)) == 38
    s = position("red mage 1 apprentice 1; blue apprentice 2")
    assert magic(s.pieces[0]) == 8  # the rulebook's example


def test_1_5_opponents_move_apprentices_and_mages_only():
    them = "yellow apprentice 1 initiate 1 mage 1 archmage 1"
    s = do(position("", them), "power 6").state
    kinds = {line.split()[2] for line in texts(s, "push")}
    assert kinds == {"apprentice", "mage"}
    assert refused(s, "push seat_2 initiate yellow green") == ("unmoved", "1.5")
    assert refused(s, "push seat_2 archmage yellow green") == ("unmoved", "1.5")
    own = do(position(them), "power 5").state
    assert {line.split()[1] for line in texts(own, "move")} == {"mage", "archmage"}
    assert refused(own, "move initiate yellow green") == ("unmoved", "1.5")
    assert refused(own, "move apprentice yellow green") == ("lead", "5.4")


def test_1_6_seven_tracks_begin_at_level_one():
    assert new("t").state.powers == [[1] * 7] * 3


def test_1_7_a_gain_takes_what_is_left_of_eighteen_crystals():  # [S3]
    assert new("m").state.stock == [18] * 6
    s = position("yellow apprentice 1", activated="yellow", action=6, stock="yellow 3")
    s = do(s, "take yellow plain").state
    assert (purse(s, "yellow"), s.stock[0]) == (3, 0)


def test_1_8_fifty_potions_ten_of_each_colour_five_on_offer():
    s = new("p").state
    assert len(s.row) == 5
    assert sorted(s.row + s.deck) == list(range(50))
    assert Counter(colour_of(card) for card in range(50)) == dict.fromkeys(range(5), 10)


def test_the_potions_cost_thirty_nine_mana_of_each_colour():
    assert [sum(potion.cost[c] for potion in POTIONS) for c in range(5)] == [39] * 5


def test_the_potions_of_each_colour_have_three_small_middle_and_great_ones_and_a_grand_one():
    for colour in range(5):
        own = POTIONS[colour * 10 : colour * 10 + 10]
        assert Counter(len(potion.tranches) * 10 + potion.tranches[0] for potion in own) == {
            21: 3,
            31: 3,
            32: 3,
            43: 1,
        }
        assert {potion.name.split("_")[0] for potion in own} == {COLOURS[colour]}


def test_a_potion_has_an_effect_to_use_exactly_if_it_is_not_lasting():
    assert all((potion.effect is None) is (potion.use == LASTING) for potion in POTIONS)
    uses = Counter(potion.use for potion in POTIONS)
    assert (uses[SINGLE], uses[REUSABLE], uses[LASTING]) == (17, 12, 21)


def test_1_9_a_random_first_player_keeps_the_pawn_and_seats_follow():  # [S1]
    firsts = Counter(new(f"f{seed}").state.first for seed in range(90))
    assert len(firsts) == 3
    assert min(firsts.values()) > 15
    s = position("", "", "", spent="6", action=6, active=2, first=1)
    after = end(s).state
    assert (after.active, after.round, after.first) == (0, 5, 1)
    after.action, after.free, after.spent = 6, [1, 1], [6]
    assert (end(after).state.active, end(after).state.round) == (1, 6)
    assert refused(s, "choose 3", seat=0) == ("turn", "1.9")
    s = position(dice="4 2 1")
    assert refused(s, "lower seat_5 3") == ("seat", "1.9")


def test_1_10_only_rankings_are_hidden():
    s = new("h").state
    s.rankings[1] = [3]
    view = game.view(s, 0)
    assert {name for name in s.__slots__ if getattr(view, name) != getattr(s, name)} == {"rankings"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_tells_the_table_and_the_first_roll(seats):
    done = begin(game, seats, chosen(seats), Rng("setup"))
    laid, rolled = done.events
    assert isinstance(laid, Laid)
    assert isinstance(rolled, Rolled)
    assert (laid.first, rolled.seat, len(rolled.dice)) == (done.state.first, laid.first, 1)
    assert glory(done.state) == [0] * seats
    assert len(done.state.mana[0]) == len(MANA) == COLOURLESS + 1
    assert level(done.state, 7, seats - 1) == 1
