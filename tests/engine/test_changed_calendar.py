"""A calendar that changes while its player is waited for holds from then on, not before."""

import pytest

from engine import lobby, registry, substitutes
from engine.match import LateSeatChoice, Match, Pace, Stage, Status
from engine.playing_hours import DAY, MOST_CHANGES, Calendar, Hours, Lapsed, spent
from tests.harbours import game as harbours

HOUR = 3_600
NOW = 1_000_000
MORNINGS = Calendar(Hours(9 * 60, 13 * 60, "UTC"))
TEN = NOW - NOW % DAY + 10 * HOUR


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)


def waited(pace: Pace, calendar: Calendar | None = None) -> Match:
    """Return a match of three that waits for seat 0 since ten in the morning, UTC."""
    match = lobby.open_match("m1", "harbours", "ann", "5e" * 32, NOW, pace=pace)
    lobby.join(match, "ben", NOW)
    lobby.join(match, "cleo", NOW)
    lobby.start(match, "ann", NOW)
    match.players[0].calendar = calendar or Calendar()
    match.since[0] = TEN
    return match


def test_new_hours_give_back_no_time_that_has_passed() -> None:
    match = waited(Pace(DAY, strict=True))
    match.keep_hours(0, MORNINGS, TEN + DAY - 360)
    assert match.clock.deadline() == TEN + DAY
    match.keep_hours(0, Calendar(), TEN + DAY - 200)
    match.keep_hours(0, MORNINGS, TEN + DAY - 100)
    assert match.clock.deadline() == TEN + DAY


def test_new_hours_hold_for_what_is_left_of_the_time() -> None:
    match = waited(Pace(DAY))
    match.keep_hours(0, MORNINGS, TEN + 18 * HOUR)  # at four in the morning, with six hours left
    assert match.clock.deadline() == TEN + 2 * DAY + HOUR


def test_hours_set_just_before_moving_leave_the_reserve_as_it_was() -> None:
    match = waited(Pace(DAY, reserve=2 * DAY))
    now = TEN + DAY + 36 * HOUR
    match.keep_hours(0, MORNINGS, now)
    match.add(0, "rest", now)
    assert match.players[0].bank == 12 * HOUR


def test_who_sets_all_day_is_not_late_for_it() -> None:
    match = waited(Pace(DAY), MORNINGS)
    now = TEN + 21 * HOUR  # seven in the morning; of the turn three hours are used
    match.keep_hours(0, Calendar(), now)
    assert match.clock.late(now) == []
    assert match.clock.deadline() == now + 21 * HOUR


def test_who_is_late_stays_late_with_new_hours() -> None:
    match = waited(Pace(DAY))
    now = TEN + DAY
    match.ring(now)
    match.keep_hours(0, MORNINGS, now)
    assert match.clock.late(now) == [0]
    assert match.clock.deadline() == now
    assert match.rung == {0: Stage.LATE}
    assert match.alarm() is None  # it has been told
    substitutes.vote(match, 1, 0, LateSeatChoice.MORE, now)
    substitutes.vote(match, 2, 0, LateSeatChoice.MORE, now)
    assert match.clock.late(now) == []
    assert match.clock.deadline() == now + 6 * DAY  # a wait of its own, by the hours of now


def test_the_others_end_a_match_whose_late_player_sets_hours() -> None:
    match = waited(Pace(DAY))
    match.ring(TEN + DAY)
    match.keep_hours(0, MORNINGS, TEN + DAY)
    substitutes.vote(match, 1, 0, LateSeatChoice.END, TEN + DAY)
    assert match.clock.late(TEN + DAY) == [0]
    substitutes.vote(match, 2, 0, LateSeatChoice.END, TEN + DAY)
    assert match.status is Status.VOID


def test_a_time_away_that_is_noted_later_counts_before_a_change_too() -> None:
    match = waited(Pace(DAY))
    match.keep_hours(0, Calendar(Hours(0, 720, "UTC")), TEN + 6 * HOUR)
    before = match.clock.deadline()
    match.stops = ((TEN + HOUR, TEN + 2 * HOUR),)
    assert match.clock.deadline() == (before or 0) + HOUR


def test_of_a_calendar_no_more_is_remembered_than_counts() -> None:
    match = waited(Pace(DAY))
    for n in range(50):
        match.keep_hours(0, Calendar(Hours(0, 600 + n, "UTC")), TEN + 6 * HOUR + n)
    past = match.players[0].calendar.past
    assert len(past) == MOST_CHANGES
    assert past[0] == Lapsed(TEN + 6 * HOUR + 30)
    assert past[-1] == Lapsed(TEN + 6 * HOUR + 49, Hours(0, 648, "UTC"))
    assert spent(TEN, TEN + 6 * HOUR, match.clock.calendar(0)) == 6 * HOUR
    match.add(0, "rest", TEN + 7 * HOUR)
    match.keep_hours(0, MORNINGS, TEN + 7 * HOUR)
    assert match.players[0].calendar.past == ()
