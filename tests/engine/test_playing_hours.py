"""Clocks: hours of play, days away, stops, and changes to summer time."""

import datetime as dt
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from engine.playing_hours import Calendar, Hours, known_zone, runs_out, spent

HOUR, DAY = 3600, 86_400
PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    return int(dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def evenings(zone: str = PARIS) -> Calendar:
    return Calendar(Hours(18 * 60, 22 * 60, zone))


def test_without_hours_time_runs_all_day() -> None:
    assert runs_out(1000, DAY, Calendar()) == 1000 + DAY


def test_time_runs_only_within_the_hours() -> None:
    start = at("2026-03-02T20:00")
    assert runs_out(start, 2 * HOUR, evenings()) == at("2026-03-02T22:00")
    assert runs_out(start, 3 * HOUR, evenings()) == at("2026-03-03T19:00")
    assert runs_out(at("2026-03-02T03:00"), HOUR, evenings()) == at("2026-03-02T19:00")


def test_hours_may_go_over_midnight() -> None:
    night = Calendar(Hours(22 * 60, 2 * 60, PARIS))
    assert runs_out(at("2026-03-02T01:00"), 2 * HOUR, night) == at("2026-03-02T23:00")


def test_equal_bounds_are_the_whole_day() -> None:
    assert runs_out(5, 50, Calendar(Hours(60, 60, PARIS))) == 55


def test_the_change_to_summer_time_takes_an_hour_from_the_hours_that_hold_it() -> None:
    night = Calendar(Hours(60, 5 * 60, PARIS))  # 01:00 to 05:00; on 29 March 02:00 is 03:00
    start = at("2026-03-29T01:00")
    assert spent(start, at("2026-03-29T05:00"), night) == 3 * HOUR
    assert runs_out(start, 4 * HOUR, night) == at("2026-03-30T02:00")


@pytest.mark.parametrize(
    ("zone", "missing", "change"),
    [
        (PARIS, "2026-03-29T02:30", "2026-03-29T03:00"),
        ("America/New_York", "2026-03-08T02:15", "2026-03-08T03:00"),
        ("Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-04T02:30"),
    ],
)
def test_a_time_that_a_change_leaves_out_is_the_change_itself(
    zone: str, missing: str, change: str
) -> None:
    wall = dt.datetime.fromisoformat(missing)
    hours = Calendar(Hours(wall.hour * 60 + wall.minute, 8 * 60, zone))
    before = at(f"{wall.date()}T00:30", zone)
    assert runs_out(before, 0, hours) == at(change, zone)


def test_a_time_that_a_change_repeats_is_the_first_of_the_two() -> None:
    night = Calendar(Hours(2 * 60 + 30, 8 * 60, PARIS))
    first = at("2026-10-25T02:30")
    assert runs_out(at("2026-10-25T00:30"), 0, night) == first
    assert runs_out(first, 5400, night) == at("2026-10-25T03:00")


def test_evenings_stay_evenings_over_a_change() -> None:
    start = at("2026-03-28T21:00")
    assert runs_out(start, 2 * HOUR, evenings()) == at("2026-03-29T19:00")
    start = at("2026-10-24T21:00")
    assert runs_out(start, 2 * HOUR, evenings()) == at("2026-10-25T19:00")


def test_days_away_do_not_count() -> None:
    away = Calendar(away=((100, 200), (300, 400)))
    assert runs_out(50, 100, away) == 250
    assert runs_out(50, 200, away) == 450
    assert runs_out(150, 10, away) == 210


def test_time_stands_still_while_a_stop_is_open() -> None:
    stopped = Calendar().without([(100, None)])
    assert runs_out(50, 10, stopped) == 60
    assert runs_out(50, 100, stopped) is None
    assert runs_out(150, 10, stopped) is None
    assert spent(50, 500, stopped) == 50


def test_hours_in_which_nothing_ever_runs_give_no_deadline() -> None:
    gone = evenings().without([(0, at("2099-01-01T00:00"))])
    assert runs_out(at("2026-01-01T00:00"), HOUR, gone) is None


def test_hours_in_a_zone_that_there_is_no_more_are_hours_in_utc() -> None:
    start, night = at("2026-03-02T03:00"), Hours(18 * 60, 22 * 60, "Mars/Olympus")
    assert runs_out(start, HOUR, Calendar(night)) == runs_out(start, HOUR, evenings("UTC"))


@given(
    st.integers(0, 2_000_000_000),
    st.integers(1, 14 * DAY),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from([PARIS, "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"]),
    st.lists(st.tuples(st.integers(0, 40 * DAY), st.integers(1, 10 * DAY)), max_size=3),
)
def test_what_runs_out_was_spent(
    start: int,
    seconds: int,
    first: int,
    last: int,
    zone: str,
    away: list[tuple[int, int]],
) -> None:
    if 0 < (last - first) % 1440 < 60:
        last = first  # at least an hour a day, so that an end is found
    spans = tuple((start + begin, start + begin + length) for begin, length in away)
    calendar = Calendar(Hours(first, last, zone), spans)
    end = runs_out(start, seconds, calendar)
    assert end is not None
    assert spent(start, end, calendar) == seconds
    assert spent(start, end - 1, calendar) == seconds - 1


@pytest.mark.parametrize(
    ("name", "known"), [("Europe/Paris", True), ("Mars/Olympus", False), ("", False)]
)
def test_zones_are_known_by_name(name: str, known: bool) -> None:
    assert known_zone(name) is known
