"""Places of seats."""

from engine.game import ranks


def test_equal_seats_share_a_place_and_the_next_is_as_far_behind() -> None:
    assert ranks([3, 7, 7, 1]) == (3, 1, 1, 4)
    assert ranks([(1, 0), (1, 2)]) == (2, 1)
