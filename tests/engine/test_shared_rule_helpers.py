"""What the rules of several games do alike: ways to pay, places, sentences of refusals."""

from itertools import product

import pytest

from engine.errors import Clause
from engine.shared_rule_helpers import ranks, sentences, splits


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


def test_equal_seats_share_a_place_and_the_next_is_as_far_behind() -> None:
    assert ranks([3, 7, 7, 1]) == (3, 1, 1, 4)
    assert ranks([(1, 0), (1, 2)]) == (2, 1)


def test_a_sentence_has_its_clause_and_its_arguments() -> None:
    clause = sentences("go", (("full", "2.1", ("seat", "count")), ("over", "5.1", ())))
    assert clause("full", 1, 4) == Clause("2.1", "go-why-full", (("seat", "1"), ("count", 4)))
    assert clause("over") == Clause("5.1", "go-why-over")
    with pytest.raises(ValueError, match="shorter"):
        clause("full", 1)
