"""A figure is taken in turns with its yardstick, so that a machine that changes does not count."""

import pytest

from bench import timing_statistics
from bench.timing_statistics import Figure, Span, Turns


@pytest.fixture
def machine(monkeypatch):
    """A machine on which all takes so many times as long from turn to turn."""
    paces = iter([1.0, 3.0, 2.0, 5.0])

    def lay(yardstick):
        yardstick()
        pace = next(paces)
        return Span(0.05 * pace, 0.05 * pace)

    monkeypatch.setattr(timing_statistics, "_lay", lay)


def stick():
    """Do nothing."""


def test_a_ratio_is_the_median_of_turns_between_two_yardsticks(machine):
    turns = Turns(stick)
    for pace, cost in ((2.0, 0.04), (2.5, 0.04), (3.5, 0.4)):  # one turn was disturbed
        turns.add(Span(9.0, pace * cost))
    figure = turns.figure("picture", target=0.9)
    assert figure.ratio == pytest.approx(0.8)
    assert figure.yard == "stick"
    assert figure.reached


def test_what_makes_nothing_is_no_turn(machine):
    turns = Turns(stick)
    assert turns.take(lambda: b"") == b""
    assert turns.take(lambda: b"png") == b"png"
    assert len(turns.spans) == len(turns.ratios) == 1


def test_a_target_of_the_ratio_is_held_against_that_alone():
    assert Figure("x", 99.0, "ms", ratio=0.5, target=0.9, of="ratio").reached
    assert Figure("x", 0.1, "ms", ratio=0.95, target=0.9, of="ratio").reached is False
    assert Figure("x", 0.1, "ms", target=0.9, of="ratio").reached is None
