"""When time runs: daily hours of play, days away, and stops of the whole match.

Times are seconds since 1970 UTC. A span is a pair (start, end), its end not included; an end of
None is still open.
"""

import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias
from zoneinfo import ZoneInfo, available_timezones

Span: TypeAlias = tuple[int, int | None]

DAY = 86_400
UTC = "UTC"
FURTHEST = 4 * 366
"""Days a deadline is looked for; more than any vacation, pause and turn together."""
MOST_CHANGES = 20
"""Earlier calendars that are remembered of one wait."""


@dataclass(frozen=True, slots=True)
class Hours:
    """The part of each day in which a player's clock runs, by the player's own clocks.

    `start` and `end` are minutes since midnight; the hours may go over midnight, and are the
    whole day where both are equal. `zone` is an IANA name, "Europe/Paris"; one that there is no
    more counts as UTC.
    """

    start: int
    end: int
    zone: str


@dataclass(frozen=True, slots=True)
class Lapsed:
    """What a calendar said until it was changed, in seconds since 1970 UTC."""

    until: int
    hours: Hours | None = None
    away: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Calendar:
    """When a player's clock runs: within the daily hours, and not while they are away.

    `past`: what it said before, in order; time that has passed is counted by the calendar of then.
    """

    hours: Hours | None = None
    away: tuple[Span, ...] = field(default=())
    past: tuple[Lapsed, ...] = ()

    def without(self, spans: Sequence[Span]) -> "Calendar":
        """Return the calendar with more time in which it stands still, in the past too."""
        past = (Lapsed(one.until, one.hours, (*one.away, *spans)) for one in self.past)
        return Calendar(self.hours, (*self.away, *spans), tuple(past))

    def same(self, other: "Calendar") -> bool:
        """Tell whether two calendars say the same from now on."""
        return (self.hours, self.away) == (other.hours, other.away)

    def changed(self, new: "Calendar", now: int, since: int) -> "Calendar":
        """Return the calendar that is as `new` from now on; `since`: when it is counted from.

        Of many changes in one wait the oldest are forgotten, and their time counts as running.
        """
        past = [
            one for one in (*self.past, Lapsed(now, self.hours, self.away)) if one.until > since
        ]
        if len(past) > MOST_CHANGES:
            past = [Lapsed(past[-MOST_CHANGES].until), *past[1 - MOST_CHANGES :]]
        return Calendar(new.hours, new.away, tuple(past))


def runs_out(start: int, seconds: int, calendar: Calendar) -> int | None:
    """Return when `seconds` of running time have passed since `start`; None if it stands still.

    That is while a stop is open, or where no time ever runs.
    """
    left = seconds
    for begin, end in _running(start, calendar):
        if end is None or begin + left <= end:
            return begin + left
        left -= end - begin
    return None


def spent(start: int, end: int, calendar: Calendar) -> int:
    """Return the seconds of running time between two times."""
    total = 0
    for begin, finish in _running(start, calendar):
        if begin >= end:
            break
        total += (end if finish is None else min(finish, end)) - begin
    return total


def known_zone(name: str) -> bool:
    """Tell whether there is a time zone of this name."""
    return name in _zones()


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())  # it reads a folder of 600 files


def _running(start: int, calendar: Calendar) -> Iterator[Span]:
    """Yield the spans from `start` on in which a clock runs, in order."""
    at = start
    for past in calendar.past:
        for begin, end in _going(at, past.hours, past.away):
            if begin >= past.until:
                break
            yield begin, past.until if end is None else min(end, past.until)
        at = max(at, past.until)
    yield from _going(at, calendar.hours, calendar.away)


def _going(start: int, hours: Hours | None, away: Sequence[Span]) -> Iterator[Span]:
    """Yield the spans from `start` on within the hours and outside of the time away, in order."""
    stops = sorted(away, key=lambda span: span[0])
    for begin, end in _days(start, hours):
        at = begin
        for off, on in stops:
            if on is not None and on <= at:
                continue
            if end is not None and off >= end:
                break
            if off > at:
                yield at, off
            if on is None:
                return
            at = max(at, on)
            if end is not None and at >= end:
                break
        if end is None or at < end:
            yield at, end


def _days(start: int, hours: Hours | None) -> Iterator[Span]:
    """Yield the daily hours from `start` on; all the time if there are none."""
    if hours is None or hours.start == hours.end:
        yield start, None
        return
    zone = ZoneInfo(hours.zone if known_zone(hours.zone) else UTC)
    first = dt.datetime.fromtimestamp(start, zone).date() - dt.timedelta(days=1)
    for number in range(FURTHEST):
        day = first + dt.timedelta(days=number)
        begin = _moment(day, hours.start, zone)
        next_day = day + dt.timedelta(days=1) if hours.end <= hours.start else day
        end = _moment(next_day, hours.end, zone)
        if end > max(begin, start):
            yield max(begin, start), end


def _moment(day: dt.date, minute: int, zone: ZoneInfo) -> int:
    """Return when a clock on the wall shows a minute of a day.

    A time that a change to summer time leaves out is the moment of the change.
    """
    wall = dt.datetime.combine(day, dt.time(minute // 60 % 24, minute % 60), zone)
    late, soon = int(wall.timestamp()), int(wall.replace(fold=1).timestamp())
    before = _offset(soon, zone)
    while late - soon > 1 and before != _offset(late, zone):  # left out: between lies the change
        middle = (soon + late) // 2
        soon, late = (middle, late) if _offset(middle, zone) == before else (soon, middle)
    return late


def _offset(at: int, zone: ZoneInfo) -> dt.timedelta | None:
    return dt.datetime.fromtimestamp(at, zone).utcoffset()
