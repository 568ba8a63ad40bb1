"""When a player's clocks run: daily hours and vacations, read, checked and counted. No Discord.

Kept among the settings of a person: `hours` as [start, end, zone], minutes since midnight by
the clocks of an IANA zone, `hours_at` as when they were set, and `away` as a list of [from, to],
seconds since 1970 UTC. The days of vacation that a year has seen follow from `away`; they are kept
nowhere else.
"""

import datetime as dt
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

from engine import GameError, playing_hours

Settings: TypeAlias = Mapping[str, Any]
Spans: TypeAlias = list[list[int]]

LEAST_HOURS = 4 * 60
"""Minutes that the daily hours must have, so that a turn of days does not take months."""
SLIP = 600
"""Seconds within which daily hours that were just set can be put right; then they hold a day."""
FURTHEST = 366
"""Days from today within which a vacation can be planned."""
KEPT = 2 * FURTHEST * playing_hours.DAY
"""Seconds for which a vacation that is over is remembered; its days count in its year."""
_TIME = re.compile(r"(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?(?:\s?([ap])\.?\s?m\.?)?", re.IGNORECASE)
NOON = 12


class BadZone(GameError):
    """No time zone has this name."""


class BadTime(GameError):
    """This is no time of day."""


class HoursShort(GameError):
    """The daily hours leave too little time to play."""


class HoursHeld(GameError):
    """The daily hours were set less than a day ago: else they could always lie elsewhere."""


class BadDates(GameError):
    """These are no dates of a vacation: this is no day."""


class VacationPast(BadDates):
    """The first day is over."""


class VacationBackwards(BadDates):
    """The last day is before the first."""


class VacationFar(BadDates):
    """The last day is too far away."""


class VacationTaken(GameError):
    """Another vacation is planned for some of these days."""


class VacationLong(GameError):
    """A year does not have so many days of vacation left."""


def zone_of(settings: Settings) -> str:
    """Return the time zone of a person; UTC if they named none."""
    return _there(str(settings.get("zone", playing_hours.UTC)))


def hours_of(settings: Settings) -> playing_hours.Hours | None:
    """Return the daily hours of a person; None if their clocks run all day."""
    kept = settings.get("hours")
    return playing_hours.Hours(kept[0], kept[1], _there(kept[2])) if kept else None


def _there(zone: str) -> str:
    """Return the name of a time zone, UTC for one that there is no more."""
    return zone if playing_hours.known_zone(zone) else playing_hours.UTC


def calendar_of(settings: Settings) -> playing_hours.Calendar:
    """Return when the clocks of a person run."""
    away = tuple((start, end) for start, end in settings.get("away", ()))
    return playing_hours.Calendar(hours_of(settings), away)


def checked_zone(name: str) -> str:
    """Return the name of a time zone as it is spelled; BadZone."""
    if not playing_hours.known_zone(name):
        raise BadZone(zone=name[:50])
    return name


def minute(text: str) -> int:
    """Return the minutes since midnight of "18:30", "18h30", "18" or "6:30 pm"; BadTime."""
    found = _TIME.fullmatch(text.strip())
    if found is None or int(found[1]) > 24 or int(found[2] or 0) > 59:
        raise BadTime(text=text[:20])
    hour = int(found[1])
    if found[3]:
        if not 1 <= hour <= NOON:
            raise BadTime(text=text[:20])
        hour = hour % NOON + (NOON if found[3] in "pP" else 0)
    return (hour * 60 + int(found[2] or 0)) % (24 * 60)


def clock(minutes: int) -> str:
    """Return "18:30"."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def planned_hours(start: int, end: int, zone: str) -> list[Any] | None:
    """Return daily hours as they are kept, None for the whole day; HoursShort."""
    if start == end:
        return None
    if (end - start) % (24 * 60) < LEAST_HOURS:
        raise HoursShort(least=LEAST_HOURS // 60)
    return [start, end, zone]


def changed_hours(settings: Settings, hours: list[Any] | None, now: int) -> dict[str, Any]:
    """Return the settings that change with other daily hours; HoursHeld.

    Hours hold for a day, so that a clock runs for `LEAST_HOURS` between two changes; all day
    holds at once.
    """
    if hours is None or hours == settings.get("hours"):
        return {"hours": hours}
    held = int(settings.get("hours_at", now - playing_hours.DAY))
    if held + SLIP < now < held + playing_hours.DAY:
        raise HoursHeld(until=f"<t:{held + playing_hours.DAY}:f>")
    return {"hours": hours, "hours_at": held if held <= now <= held + SLIP else now}


def today(settings: Settings, now: int) -> dt.date:
    """Return the date where a person is."""
    return dt.datetime.fromtimestamp(now, ZoneInfo(zone_of(settings))).date()


def day(text: str) -> dt.date:
    """Return the date of "2026-12-24"; BadDates."""
    try:
        return dt.date.fromisoformat(text.strip())
    except ValueError:
        raise BadDates(text=text[:20]) from None


def planned(settings: Settings, first: dt.date, last: dt.date, now: int, most: int) -> Spans:
    """Return what a person has planned with a vacation more, both days included.

    `most`: days of vacation a calendar year. BadDates, VacationTaken, VacationLong.
    """
    here = today(settings, now)
    furthest = here + dt.timedelta(days=FURTHEST)
    if first < here:
        raise VacationPast(day=str(first))
    if last < first:
        raise VacationBackwards(first=str(first), last=str(last))
    if last > furthest:
        raise VacationFar(day=str(last), last=str(furthest))
    zone = ZoneInfo(zone_of(settings))
    start, end = max(now, _midnight(first, zone)), _midnight(last + dt.timedelta(days=1), zone)
    before = away(settings)
    if any(begin < end and start < finish for begin, finish in before):
        raise VacationTaken
    used, wanted = spent(settings), _years(first, last)
    for year, days in sorted(wanted.items()):
        if used[year] + days > most:
            raise VacationLong(year=str(year), days=days, left=max(0, most - used[year]), most=most)
    kept = [span for span in before if span[1] > now - KEPT]
    return sorted([*kept, [start, end]])


def ended(settings: Settings, now: int) -> Spans:
    """Return what a person has planned with the vacation that runs, or comes next, ended."""
    spans = away(settings)
    following = next((span for span in spans if span[1] > now), None)
    if following is not None:
        spans.remove(following)
        if following[0] < now:
            spans.append([following[0], now])
    return sorted(spans)


def away(settings: Settings) -> Spans:
    """Return the vacations of a person in order, past ones too."""
    return sorted([list(span) for span in settings.get("away", ())])


def coming(settings: Settings, now: int) -> Spans:
    """Return the vacations that are not over."""
    return [span for span in away(settings) if span[1] > now]


def spent(settings: Settings) -> Counter[int]:
    """Return the days of vacation, past and planned, of each calendar year."""
    zone = ZoneInfo(zone_of(settings))
    total: Counter[int] = Counter()
    for start, end in away(settings):
        total += _years(_date(start, zone), _date(end - 1, zone))
    return total


def _years(first: dt.date, last: dt.date) -> Counter[int]:
    """Return how many of some days each calendar year has."""
    days = (last - first).days + 1
    return Counter((first + dt.timedelta(days=n)).year for n in range(days))


def _date(at: int, zone: ZoneInfo) -> dt.date:
    return dt.datetime.fromtimestamp(at, zone).date()


def _midnight(date: dt.date, zone: ZoneInfo) -> int:
    return int(dt.datetime.combine(date, dt.time(), zone).timestamp())


def zones(typed: str, names: Sequence[str], most: int) -> list[str]:
    """Return the names of time zones that what was typed may mean, the likeliest first."""
    plain = typed.strip().casefold().replace(" ", "_")
    found = [name for name in names if plain in name.casefold()]
    return sorted(found, key=lambda name: (not _city(name).startswith(plain), name))[:most]


def _city(name: str) -> str:
    return name.casefold().rsplit("/", 1)[-1]
