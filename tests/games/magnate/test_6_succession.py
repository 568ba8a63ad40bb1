"""Chapter 6: the end and the score."""

import pytest

from engine.game import Row
from engine.games.magnate import game
from engine.games.magnate.final_ranking import total, totals
from engine.games.magnate.state_actions_and_events import DeedLost
from tests.games.magnate.positions import cards, end, of, position, refused, texts


def closed(**kinds):
    """Return the state after the last end of turn of such a position."""
    return end(position(**kinds, played=True, last=1), 1, 1).state


def ranks(**kinds):
    return game.result(closed(**kinds)).ranks


def test_6_1_hands_and_open_deeds_are_discarded_with_their_tokens():
    s = position(
        hand="author mill",
        other="pact desert",
        columns=({"borderland": "origin sailor"}, {"harvest": "forest"}),
        deeds=({"borderland": "waves 3"}, {"harvest": "moons 1"}),
        tokens=("suns 1", ""),
        wishes=({"borderland": "waves"}, {}),
        pile="",
        last=1,
        played=True,
    )
    done = end(s, 1, 1)
    after = done.state
    assert {*cards("author mill pact desert sailor forest")} <= {*after.discards}
    assert after.hands == [[], []]
    assert after.deeds == [[[]] * 5] * 2
    assert [e.card for e in of(done.events, DeedLost)] == cards("sailor forest")
    assert game.result(after).score[-1] == Row("tokens", (1, 0))


def test_6_1_after_the_end_nothing_is_legal():
    s = closed()
    assert [texts(s, seat=seat) for seat in (0, 1)] == [[], []]
    assert game.orders(s, 0) == ()
    assert refused(s, "end") == ("6.1", "over")


def test_6_2_the_ranks_of_a_column_are_added():
    assert total(cards("mountain sailor pact")) == 17


def test_6_2_deeds_count_for_nothing():
    s = position(
        columns=({"borderland": "origin sailor"}, {}), deeds=({"borderland": "waves 3"}, {})
    )
    assert totals(s)[1] == (2, 0)


@pytest.mark.parametrize(
    ("column", "worth"),
    [
        ("ace_of_moons", 1),  # the first worked example
        ("ace_of_wyrms savage soldier betrayal", 4 + 3 + 5 + 8),  # the second
        ("ace_of_wyrms ace_of_knots battle", 2 + 2 + 4),
        ("ace_of_moons sailor", 1 + 4),
        ("ace_of_moons author journey ace_of_knots", 3 + 2 + 3 + 2),
    ],
)
def test_6_3_an_ace_counts_the_properties_of_its_suit(column, worth):  # [D1]
    assert total(cards(column)) == worth


def test_6_3_deeds_and_pawns_are_no_company_for_an_ace():  # [D1]
    s = position(
        columns=({"watchman": "ace_of_moons author"}, {}),
        deeds=({"watchman": ""}, {}),
    )
    assert totals(s)[0] == (1, 0)


def test_6_3_an_ace_counts_only_its_own_province_and_side():
    s = position(
        columns=({"watchman": "ace_of_moons", "harvest": "forest"}, {"watchman": "author journey"})
    )
    assert totals(s)[0] == (1, 5)


def test_6_4_the_higher_total_wins_the_province():
    columns = (
        {"watchman": "soldier", "harvest": "forest", "excuse": "pact"},
        {"watchman": "author", "light_keeper": "discovery"},
    )
    result = game.result(closed(columns=columns))
    assert result.score[0] == Row("watchman", (5, 2))
    assert result.score[-3] == Row("provinces", (3, 1))


def test_6_4_equal_totals_win_the_province_for_nobody():  # [D3] [D4]
    result = game.result(closed(columns=({"watchman": "soldier"}, {"watchman": "author journey"})))
    assert result.score[0] == Row("watchman", (5, 5))
    assert result.score[-3] == Row("provinces", (0, 0))


def test_6_5_more_provinces_win_though_the_other_has_more_ranks_and_tokens():
    assert ranks(
        columns=({"watchman": "author", "harvest": "mountain"}, {"excuse": "pact diplomat"}),
        tokens=("", "suns 9"),
    ) == (1, 2)
    assert ranks(columns=({}, {"excuse": "author"})) == (2, 1)


def test_6_6_the_sum_of_all_provinces_breaks_the_tie():  # [D6]
    two = ({"watchman": "author"}, {"harvest": "mountain"})
    assert ranks(columns=two, tokens=("suns 9", "")) == (2, 1)


def test_6_6_lost_and_tied_provinces_count_in_the_sum():
    columns = (
        {"watchman": "author", "harvest": "mountain"},
        {"watchman": "journey", "harvest": "ace_of_leaves"},
    )
    result = game.result(closed(columns=columns))
    assert result.score[-2] == Row("ranks", (6, 4))
    assert result.ranks == (1, 2)


def test_6_6_an_ace_counts_its_value_in_the_sum():
    columns = ({"watchman": "ace_of_moons author"}, {"harvest": "ace_of_suns"})
    assert game.result(closed(columns=columns)).score[-2] == Row("ranks", (4, 1))


def test_6_6_tokens_in_reserve_break_the_next_tie():  # [D5]
    even = ({"watchman": "battle"}, {"harvest": "mountain"})
    assert ranks(columns=even, tokens=("suns 2", "moons 1 waves 2")) == (2, 1)


def test_6_6_tokens_on_deeds_do_not_count():
    s = {
        "columns": ({"watchman": "battle"}, {"harvest": "mountain", "excuse": "pact"}),
        "deeds": ({}, {"excuse": "suns 5"}),
    }
    assert ranks(**s, tokens=("suns 1", "")) == (1, 2)


def test_6_6_if_all_is_equal_both_win():
    result = game.result(closed(columns=({"watchman": "battle"}, {"harvest": "mountain"})))
    assert result.ranks == (1, 1)
    assert result.winners == (0, 1)
    assert result.reason == "pile"
