"""Daily hours and vacations: what is taken, what is refused, how days are counted."""

import contextlib
import datetime as dt
from zoneinfo import ZoneInfo

import pytest

from cogs.post.notifications import NotificationChannel, NotificationSettings, wishes
from engine.playing_hours import DAY, Calendar, Hours, spent as ran
from services import hours_and_vacations
from services.hours_and_vacations import (
    LEAST_HOURS,
    SLIP,
    BadDates,
    BadTime,
    BadZone,
    HoursHeld,
    HoursShort,
    VacationBackwards,
    VacationFar,
    VacationLong,
    VacationPast,
    VacationTaken,
)

PARIS, MOST_DAYS = "Europe/Paris", 30


def at(text, zone=PARIS):
    """Return the second of "2027-03-27 22:00" by the clocks of a zone."""
    return int(dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def shown(second, zone=PARIS):
    return dt.datetime.fromtimestamp(second, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def day(text):
    return dt.date.fromisoformat(text)


NOW = at("2027-06-10 12:00")
HERE = {"zone": PARIS}


# Hours


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("18:30", 1110),
        ("7", 420),
        ("18h30", 1110),
        ("18 h"[:2], 1080),
        ("0:00", 0),
        ("24:00", 0),
        ("6pm", 1080),
        ("6:30 pm", 1110),
        ("3:42 PM", 942),
        ("12 a.m.", 0),
        ("12pm", 720),
        ("18 h 30", 1110),
    ],
)
def test_a_time_of_day_may_be_written_in_several_ways(text, minutes):
    assert hours_and_vacations.minute(text) == minutes


@pytest.mark.parametrize("text", ["", "noon", "25:00", "13pm", "0 am", "12:60", "-1", "1:2:3"])
def test_what_is_no_time_of_day_is_refused(text):
    with pytest.raises(BadTime):
        hours_and_vacations.minute(text)


def test_hours_are_kept_as_minutes_with_their_zone_and_may_go_over_midnight():
    assert hours_and_vacations.planned_hours(18 * 60, 23 * 60, PARIS) == [1080, 1380, PARIS]
    assert hours_and_vacations.planned_hours(20 * 60, 2 * 60, PARIS) == [1200, 120, PARIS]
    assert hours_and_vacations.planned_hours(60, 60, PARIS) is None
    assert hours_and_vacations.hours_of({"hours": [1080, 1380, PARIS]}) == Hours(1080, 1380, PARIS)


def test_who_lives_in_a_zone_that_there_is_no_more_lives_in_utc():
    gone = {"zone": "Mars/Olympus", "hours": [1080, 1380, "Mars/Olympus"]}
    assert hours_and_vacations.zone_of(gone) == "UTC"
    assert hours_and_vacations.hours_of(gone) == Hours(1080, 1380, "UTC")


def test_hours_that_would_stretch_a_turn_to_months_are_refused():
    with pytest.raises(HoursShort):
        hours_and_vacations.planned_hours(18 * 60, 20 * 60, PARIS)


def test_hours_that_always_lie_elsewhere_stop_no_clock():
    settings, calendar, begun = {}, Calendar(), NOW
    for now in range(NOW, NOW + 7 * DAY, 300):
        if not ran(now, now + 300, calendar):
            continue
        minute = now % DAY // 60
        hours = hours_and_vacations.planned_hours((minute - 241) % 1440, (minute - 1) % 1440, "UTC")
        with contextlib.suppress(HoursHeld):
            settings |= hours_and_vacations.changed_hours(settings, hours, now)
            fresh = hours_and_vacations.calendar_of(settings)
            calendar = calendar.changed(fresh, now, begun)
    assert ran(begun, NOW + 7 * DAY, calendar) > 3 * (LEAST_HOURS * 60 - SLIP)


def test_hours_that_were_just_set_can_be_put_right_and_all_day_holds_at_once():
    first, second, zone = [0, 600, PARIS], [600, 1200, PARIS], [600, 1200, "Asia/Tokyo"]
    kept = hours_and_vacations.changed_hours({}, first, NOW)
    kept = hours_and_vacations.changed_hours(kept, second, NOW + SLIP)
    assert kept == {"hours": second, "hours_at": NOW}
    for hours in (first, zone):
        with pytest.raises(HoursHeld):
            hours_and_vacations.changed_hours(kept, hours, NOW + SLIP + 1)
    for hours in (second, None):
        assert hours_and_vacations.changed_hours(kept, hours, NOW + SLIP + 1) == {"hours": hours}
    later = hours_and_vacations.changed_hours(kept, first, NOW + DAY)
    assert later == {"hours": first, "hours_at": NOW + DAY}


def test_a_zone_is_taken_as_it_is_spelled_or_refused():
    assert hours_and_vacations.checked_zone(PARIS) == PARIS
    with pytest.raises(BadZone):
        hours_and_vacations.checked_zone("Europe/Atlantis")
    assert hours_and_vacations.zone_of({"zone": "Europe/Atlantis"}) == "UTC"


def test_a_city_is_found_before_a_zone_that_only_holds_its_letters():
    names = ["America/Indiana/Paris_Hill", "Europe/Paris", "Asia/Tokyo"]
    assert hours_and_vacations.zones("paris", names, 25)[0] in names[:2]
    assert hours_and_vacations.zones("europe", names, 25) == ["Europe/Paris"]
    assert hours_and_vacations.zones("york", ["Australia/Yorke", "America/New_York"], 1) == [
        "Australia/Yorke"
    ]


# Vacations


def plan(settings, first, last, most=MOST_DAYS, now=NOW):
    return hours_and_vacations.planned(settings, day(first), day(last), now, most)


def test_a_vacation_lasts_from_the_first_midnight_to_the_end_of_the_last_day():
    ((start, end),) = plan(HERE, "2027-07-01", "2027-07-14")
    assert (shown(start), shown(end)) == ("2027-07-01 00:00", "2027-07-15 00:00")


def test_a_vacation_from_today_on_begins_now():
    ((start, end),) = plan(HERE, "2027-06-10", "2027-06-10")
    assert (start, shown(end)) == (NOW, "2027-06-11 00:00")


def test_a_vacation_over_the_change_of_clocks_ends_at_midnight_all_the_same():
    ((start, end),) = plan(HERE, "2027-10-30", "2027-10-31")
    assert (shown(start), shown(end)) == ("2027-10-30 00:00", "2027-11-01 00:00")
    assert end - start == 49 * 3_600


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        ("2027-06-09", "2027-06-12", VacationPast),
        ("2027-07-02", "2027-07-01", VacationBackwards),
        ("2028-06-01", "2028-06-20", VacationFar),
    ],
)
def test_days_that_are_over_turned_round_or_far_away_are_refused_each_for_its_reason(
    first, last, why
):
    with pytest.raises(why):
        plan(HERE, first, last)


def test_what_is_no_day_is_refused():
    assert hours_and_vacations.day("2027-07-01") == day("2027-07-01")
    with pytest.raises(BadDates):
        hours_and_vacations.day("1 July")


def test_a_year_has_so_many_days_and_no_more():
    taken = {**HERE, "away": plan(HERE, "2027-07-01", "2027-07-20")}
    assert hours_and_vacations.spent(taken)[2027] == 20
    with pytest.raises(VacationLong) as refused:
        plan(taken, "2027-08-01", "2027-08-11")
    assert (refused.value.arguments["days"], refused.value.arguments["left"]) == (11, 10)
    assert len(plan(taken, "2027-08-01", "2027-08-10")) == 2


def test_each_year_counts_its_own_days_of_a_vacation():
    spans = plan(HERE, "2027-12-20", "2028-01-15", most=20)
    assert hours_and_vacations.spent({**HERE, "away": spans}) == {2027: 12, 2028: 15}


def test_two_vacations_do_not_share_a_day():
    taken = {**HERE, "away": plan(HERE, "2027-07-01", "2027-07-14")}
    with pytest.raises(VacationTaken):
        plan(taken, "2027-07-14", "2027-07-20")
    assert len(plan(taken, "2027-07-15", "2027-07-16")) == 2


def test_a_vacation_that_is_ended_early_gives_back_the_days_to_come():
    taken = {**HERE, "away": plan(HERE, "2027-06-10", "2027-06-29")}
    later = at("2027-06-12 09:00")
    spans = hours_and_vacations.ended(taken, later)
    assert spans == [[NOW, later]]
    assert hours_and_vacations.spent({**HERE, "away": spans})[2027] == 3
    assert hours_and_vacations.coming({**HERE, "away": spans}, later) == []


def test_a_vacation_that_has_not_begun_is_called_off_whole():
    taken = {**HERE, "away": plan(HERE, "2027-07-01", "2027-07-14")}
    assert hours_and_vacations.ended(taken, NOW) == []
    assert hours_and_vacations.ended(HERE, NOW) == []


def test_old_vacations_are_not_kept_for_ever():
    old = [[NOW - 3 * hours_and_vacations.KEPT, NOW - 3 * hours_and_vacations.KEPT + 86_400]]
    assert len(plan({**HERE, "away": old}, "2027-07-01", "2027-07-02")) == 1


# Quiet hours and digests


def test_quiet_hours_are_over_when_the_clocks_say_so_in_summer_and_winter():
    wish = NotificationSettings(quiet=(22 * 60, 7 * 60), zone=PARIS)
    assert wish.awake(at("2027-06-10 12:00")) == at("2027-06-10 12:00")
    for night, morning in (
        ("2027-06-10 23:30", "2027-06-11 07:00"),
        ("2027-06-11 03:00", "2027-06-11 07:00"),
        ("2027-03-27 22:00", "2027-03-28 07:00"),  # an hour shorter
        ("2027-10-30 22:00", "2027-10-31 07:00"),  # an hour longer
    ):
        assert shown(wish.awake(at(night))) == morning
    assert wish.awake(at("2027-06-11 07:00")) == at("2027-06-11 07:00")


def test_who_names_no_quiet_hours_may_always_be_called():
    assert NotificationSettings().awake(5) == 5
    assert wishes({"quiet": [60, 60]}).quiet is None


def test_a_digest_comes_once_a_day_at_its_hour_by_the_own_clocks():
    wish = NotificationSettings(NotificationChannel.DIGEST, hour=18, zone=PARIS)
    due = wish.digest(at("2027-10-30 12:00"))
    assert shown(due) == "2027-10-30 18:00"
    following = wish.digest(due + 5)
    assert shown(following) == "2027-10-31 18:00"
    assert following - due == 25 * 3_600
    assert shown(wish.digest(at("2027-03-27 19:00"))) == "2027-03-28 18:00"


def test_a_digest_waits_for_the_end_of_the_quiet_hours():
    wish = NotificationSettings(
        NotificationChannel.DIGEST, quiet=(22 * 60, 7 * 60), hour=23, zone=PARIS
    )
    assert shown(wish.digest(at("2027-06-10 12:00"))) == "2027-06-11 07:00"


def test_wishes_come_from_settings():
    assert wishes({}) == NotificationSettings()
    told = wishes(
        {"notify": "dm", "quiet": [1320, 420], "zone": PARIS, "digest": 8, "muted": ["a"]}
    )
    assert told == NotificationSettings(
        NotificationChannel.DM, (1320, 420), 8, PARIS, frozenset({"a"})
    )
