"""Chapter 8: rings, tracks, potions."""

import itertools

import pytest

from engine.apply_move import settle
from engine.game import TurnEnded, Warn
from engine.games.magus import game
from engine.games.magus.data import POTIONS, colour_of
from engine.games.magus.events import FamiliesPaid, PotionPaid, RingPaid, TrackPaid
from engine.games.magus.position_builder import cards
from engine.games.magus.scoring import families
from engine.notation import read
from engine.rng import Rng
from tests.games.magus.positions import do, end, glory, level, position, refused, texts, told
from tests.scripted import Scripted

FLAT = "0 0 0 0 0 0 0"


def final(*board: str, **more):
    """Return the end of the last turn of a match."""
    seats = max(2, len(board))
    s = position(*board, action=6, active=seats - 1, counted=2, final=True, **more)
    return end(s)


def test_8_1_rings_then_tracks_then_potions_in_the_third_count_only():  # [C8]
    done = final("yellow mage 1", potions=("blue_4",))
    kinds = [type(event) for event in done.events]
    steps = [RingPaid, TrackPaid, FamiliesPaid]
    assert [k for k, _ in itertools.groupby(k for k in kinds if k in steps)] == steps
    first = end(position("yellow archmage 1 apprentice 4", action=6, potions=("blue_4",)))
    assert not told(first, FamiliesPaid)


def test_8_2_first_and_second_on_a_ring():  # [C5] the rulebook's example
    done = final("yellow mage 1", "yellow apprentice 2")
    assert told(done, RingPaid) == [RingPaid(0, False, (9, 6))]


@pytest.mark.parametrize(
    ("board", "gains"),
    [
        (("yellow mage 1", "", ""), (9, 0, 0)),  # [C5] a lone player is first
        (("yellow mage 1", "yellow mage 1", ""), (6, 6, 0)),
        (("yellow mage 1", "yellow mage 1", "yellow apprentice 1"), (6, 6, 3)),
        (("yellow mage 1", "yellow mage 1", "yellow mage 1"), (3, 3, 3)),
        (("yellow archmage 1", "yellow mage 1", "yellow mage 1"), (9, 3, 3)),
    ],
)
def test_8_2_ties_come_down_and_absent_players_get_nothing(board, gains):  # [C5]
    assert told(final(*board), RingPaid) == [RingPaid(0, False, gains)]


def test_8_2_four_tied_for_first_get_nothing():
    assert told(final(*["yellow mage 1"] * 4), RingPaid) == []


def test_8_2_green_8_gives_one_per_source_led_alone():  # [K15]
    board = ("yellow mage 1; green mage 1; blue initiate 1", "green mage 1; blue apprentice 1")
    done = final(*board, potions=("green_8",))
    assert told(done, PotionPaid) == [PotionPaid(0, cards("green_8")[0], 2)]
    assert done.state.glory[0][4] == 9 + 5 + 7 + 2  # with the rings, no potion point
    assert done.state.glory[0][7] == 2  # the family of one


RING = ("red archmage 1 apprentice 4", "red mage 1")


def test_8_3_the_ring_of_power_asks_the_best_placed_first():  # [C4]
    s = position(*RING, action=6)
    done = end(s, *[])
    assert done.warn is Warn.PASS
    s = done.state
    assert (game.to_act(s), s.asked) == ((0,), [0, 0, 0, 1, 1])
    assert refused(s, "raise 3", seat=1) == ("turn", "1.9")
    assert refused(s, "end") == ("ring", "8.3")
    s = do(s, "raise 3").state
    assert refused(s, "raise 3") == ("ring-twice", "8.3")
    s = do(s, "raise 7").state
    done = do(s, "raise 1")
    assert (done.warn, told(done, TurnEnded)) == (Warn.PASS, [TurnEnded(0)])
    s = do(done.state, "raise 3").state
    last = do(s, "raise 4", rng=Scripted(0, 0, 0))
    assert last.warn is Warn.CHANCE  # the count goes on and the next turn is rolled
    assert (last.state.counted, last.state.active, game.to_act(last.state)) == (1, 1, (1,))


def test_8_3_the_best_placed_comes_before_the_first_player():  # [C4]
    s = end(position("red mage 1", "red archmage 1 apprentice 4", action=6, active=1)).state
    assert s.asked == [1, 1, 1, 0, 0]


def test_8_3_levels_count_in_step_b():  # [C8]
    s = end(position(*RING, action=6)).state
    s = do(s, "raise 1", "raise 2", "raise 3", "raise 1").state
    done = do(s, "raise 2", rng=Scripted(0, 0, 0))
    assert told(done, TrackPaid)[2] == TrackPaid(2, (3, 2))


def test_8_3_tied_players_take_in_turn_order_from_the_first():  # [C4]
    tied = ("red mage 1", "red mage 1", "yellow archmage 1 apprentice 4")
    s = end(position(*tied, action=6, active=2, first=1)).state
    assert s.asked == [1, 1, 0, 0]


def test_8_3_a_ranking_filed_takes_without_asking():  # [C4]
    s = position(*RING, action=6)
    s = do(s, "prefer 5", seat=0).state
    s = do(s, "prefer 2", seat=0).state
    assert refused(s, "prefer 5", seat=0) == ("ranked", "8.3")
    assert refused(s, "forget", seat=1) == ("no-ranking", "8.3")
    s = end(s).state
    moves = []
    s, _ = settle(game, s, 9, lambda ply: Rng(str(ply)), moves)
    assert [move.action.track for move in moves] == [4, 1]
    assert game.to_act(s) == (0,)  # the list says nothing of the third level
    cleared = do(s, "forget", seat=0).state
    assert cleared.rankings[0] == []


def test_8_3_without_an_answer_track_7_then_the_lowest_is_taken():  # [C4]
    s = end(position(*RING, action=6, powers=("2 1 6 2 2 2 5",))).state
    taken = []
    while game.to_act(s) == (0,):
        action = game.fallback(s, 0)
        taken.append(action.track + 1)
        s = do(s, f"raise {action.track + 1}").state
    assert taken == [7, 2, 1]
    assert refused(s, "raise 3", seat=0) == ("turn", "1.9")


def test_8_3_tracks_at_the_top_are_skipped_and_forced_levels_taken():  # [C4]
    s = end(position(*RING, action=6, powers=("6 6 6 6 6 5 5",))).state
    assert game.to_act(s) == (1,)
    assert (level(s, 6), level(s, 7)) == (6, 6)
    s = end(position(*RING, action=6, powers=("6 6 6 1 1 5 5",))).state
    assert refused(s, "raise 1") == ("top", "3.7")


def test_8_4_tracks_pay_three_two_one_with_ties():  # the rulebook's example
    powers = ("0 2 1 1 1 1 1", "0 1 1 1 1 1 1", "0 1 1 1 1 1 1")
    done = final("", "", "", powers=powers)
    assert told(done, TrackPaid)[1] == TrackPaid(1, (3, 1, 1))


def test_8_4_level_zero_ranks_like_any_other():  # [C6]
    powers = (FLAT.replace("0", "1", 1), FLAT)
    assert told(final("", "", powers=powers), TrackPaid)[0] == TrackPaid(0, (3, 2))


@pytest.mark.parametrize(
    ("seven", "figure"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
)
def test_8_4_track_7_pays_the_figure_under_the_disc_besides(seven, figure):  # [C7]
    powers = (f"0 0 0 0 0 0 {seven}", f"0 0 0 0 0 0 {seven}")
    assert told(final("", "", powers=powers), TrackPaid)[6] == TrackPaid(6, (2 + figure,) * 2)


def test_8_4_yellow_9_pays_tracks_led_alone_above_zero_three_at_most():  # [K16]
    done = final("", "", powers=("2 2 2 2 0 1 0", "1 1 1 1 0 1 0"), potions=("yellow_9",))
    assert told(done, PotionPaid) == [PotionPaid(0, cards("yellow_9")[0], 3)]
    done = final("", "", powers=("2 0 0 0 0 1 0", "1 0 0 0 0 1 0"), potions=("yellow_9",))
    assert told(done, PotionPaid) == [PotionPaid(0, cards("yellow_9")[0], 1)]
    assert done.state.glory[0][7] == 2  # the family; the rest is in step B


def test_8_4_yellow_9_counts_the_levels_of_the_power_ring():  # [K16]
    s = position(*RING, action=6, powers=(FLAT, FLAT), potions=("yellow_9",))
    s = do(end(s).state, "raise 1", "raise 2", "raise 3", "raise 4").state
    done = do(s, "raise 5", rng=Scripted(0, 0, 0))
    assert told(done, PotionPaid) == [PotionPaid(0, cards("yellow_9")[0], 3)]


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("blue_4", 1),
        ("blue_4 blue_5", 4),
        ("blue_4 blue_5 blue_7", 15),  # [K5] the rulebook's example
        ("blue_4 blue_5 blue_7 blue_6", 16),  # [K6] the fourth alone
        ("blue_1 blue_2", 6),
        ("blue_1 blue_2 blue_3", 7),  # [K6] three of two figures make no family
        ("blue_4 yellow_4", 2),
        ("blue_10 blue_7 blue_8 blue_4", 11 + 7 + 7 + 4),
        ("blue_1 blue_4 blue_5", 3 + 4 + 4),  # [K5] a smaller card gives its last figure
        ("blue_1 blue_2 blue_4 blue_5", 3 + 4 + 4 + 1),
        ("", 0),
    ],
)
def test_8_5_families(hand, worth):  # [K5] [K6]
    assert families(cards(hand)) == worth


def _partitions(hand: list[int]):
    if not hand:
        yield []
        return
    first, rest = hand[0], hand[1:]
    for size in range(len(rest) + 1):
        for mates in itertools.combinations(rest, size):
            for others in _partitions([card for card in rest if card not in mates]):
                yield [[first, *mates], *others]


def _worth(family: list[int]) -> int:
    ladders = [POTIONS[card].tranches for card in family]
    if len({colour_of(card) for card in family}) > 1 or len(family) > max(map(len, ladders)):
        return -1000
    return sum(ladder[min(len(family), len(ladder)) - 1] for ladder in ladders)


def test_8_5_families_are_the_best_of_all_partitions():  # [K7]
    rng = Rng("families")
    for size in (3, 4, 5, 6, 7):
        hand = sorted(rng.draw(pool) for pool in [list(range(10, 20))] for _ in range(size))
        best = max(sum(map(_worth, way)) for way in _partitions(hand))
        assert families(hand) == best, hand


@pytest.mark.parametrize(
    ("hand", "bonus"),
    [
        ("yellow_10 yellow_1 green_1", 4),
        ("green_10 green_1 green_2 blue_1", 6),
        ("blue_10", 2),
        ("violet_9 violet_1", 4),
        ("red_10 red_1 red_2 red_3", 8),
        ("violet_10 red_1 blue_1 green_1", 4),
        ("violet_3", 5),
    ],
)
def test_8_6_potions_that_count_others(hand, bonus):
    done = final("blue initiate 2 mage 2 archmage 1 apprentice 2", potions=(hand,))
    paid = told(done, PotionPaid)
    assert [event.glory for event in paid] == [bonus]
    assert done.state.glory[0][7] == families(cards(hand)) + bonus  # [C9] potion points


def test_glory_is_the_sum_of_the_rows():
    done = final("yellow mage 1", "yellow apprentice 1", powers=(FLAT, FLAT))
    assert glory(done.state) == [9 + 7 * 2, 6 + 7 * 2]


def test_warns_knows_whether_a_level_taken_ends_the_answer():
    s = end(position(*RING, action=6)).state
    assert game.warns(s, 0, read(game, "raise 1")) is None
    assert len(texts(s)) == 7
