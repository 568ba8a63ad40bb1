"""Chapter 9: who has won."""

import pytest

from engine.games.magus import game
from engine.games.magus.data import CREATIONS, GLORY_ROWS
from tests.games.magus.positions import position, refused


@pytest.mark.parametrize(
    ("totals", "potions", "ranks"),
    [
        ((5, 9, 7), (0, 0, 0), (3, 1, 2)),
        ((9, 9, 7), (2, 3, 7), (2, 1, 3)),  # [C9] most from potions
        ((9, 9, 7), (3, 3, 0), (1, 1, 3)),  # [C9] shared
    ],
)
def test_9_1_most_glory_then_most_from_potions_then_shared(totals, potions, ranks):  # [C9]
    s = position("", "", "", counted=3, final=True)
    for rows, total, potion in zip(s.glory, totals, potions, strict=True):
        rows[0], rows[7] = total - potion, potion
    result = game.result(s)
    assert result.ranks == ranks
    assert [row.label for row in result.score] == [*GLORY_ROWS, "total"]
    assert result.score[-1].values == totals
    assert result.score[-2].values == potions


def test_9_1_glory_of_creations_breaks_no_tie():  # [C9]
    s = position(counted=3, final=True)
    s.glory[0][CREATIONS], s.glory[1][0] = 4, 4
    assert game.result(s).ranks == (1, 1)


def test_9_1_after_the_end_nothing_can_be_done():
    s = position(counted=3)
    assert game.legal(s, 0) == game.orders(s, 0) == ()
    assert refused(s, "end") == ("over", "9.1")
