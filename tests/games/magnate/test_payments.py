"""Ways to pay: each exactly once, in order."""

from itertools import product

import pytest

from engine.games.magnate.legal import splits


def test_every_way_is_found_once_in_order():
    assert splits(4, (3, 3), 1) == [(1, 3), (2, 2), (3, 1)]


@pytest.mark.parametrize("least", [0, 1, 2])
@pytest.mark.parametrize("stacks", [(4,), (2, 5), (0, 3), (3, 1, 4), (1, 1, 1)])
@pytest.mark.parametrize("price", range(9))
def test_the_ways_are_those_that_trying_all_finds(price, stacks, least):
    ranges = [range(least, stack + 1) for stack in stacks]
    assert splits(price, stacks, least) == [way for way in product(*ranges) if sum(way) == price]


def test_without_enough_there_is_no_way():
    assert splits(5, (2, 2)) == []
