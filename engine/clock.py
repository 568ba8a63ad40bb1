"""The clocks of a match: whom it waits for, until when, and when they are reminded."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine import game, match_types, playing_hours

_SHARES = {match_types.Stage.HALF: (1, 2), match_types.Stage.SOON: (4, 5)}
"""The parts of its time after which a seat is reminded."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of each seat that a match waits for, as the match stands now.

    `since` says when the wait for each seat began, `rung` what its player was told of the time.
    `stops` are spans in which no clock runs. `window` is the share of a turn's time after which
    an open window closes; None in an ordinary turn. A seat that a computer plays has no clock.
    """

    pace: match_types.Pace
    players: Sequence[match_types.Player]
    since: Mapping[game.Seat, int]
    rung: Mapping[game.Seat, match_types.Stage]
    stops: tuple[playing_hours.Span, ...]
    window: Fraction | None

    def has(self, seat: game.Seat) -> bool:
        """Tell whether a seat has a clock."""
        return not self.players[seat].played_by

    def calendar(self, seat: game.Seat) -> playing_hours.Calendar:
        """Return when the clock of a seat runs."""
        return self.players[seat].calendar.without(self.stops)

    def deadlines(self) -> dict[game.Seat, int | None]:
        """Return when the time ends of each person waited for; None while it stands still.

        A window ends for all when it has for the last.
        """
        ends = {seat: self._after(seat, 1, 1) for seat in self.since if self.has(seat)}
        if ends and self.window is not None:
            known = [end for end in ends.values() if end is not None]
            return dict.fromkeys(ends, max(known) if len(known) == len(ends) else None)
        return ends

    def deadline(self) -> int | None:
        """Return when the first of those times ends; None if none does."""
        return min((end for end in self.deadlines().values() if end is not None), default=None)

    def late(self, now: int) -> list[game.Seat]:
        """Return the seats whose time is over."""
        return [s for s, end in self.deadlines().items() if end is not None and end <= now]

    def next_reminder(self) -> int | None:
        """Return when somebody is to be told next of the time; None if nobody is."""
        marks = (self._next_mark(seat, end) for seat, end in self.deadlines().items())
        return min((mark for mark in marks if mark is not None), default=None)

    def reminders(self, now: int) -> dict[game.Seat, match_types.Stage]:
        """Return how far the time has run of the seats that have not been told so yet."""
        found = {}
        for seat, end in self.deadlines().items():
            stage = match_types.Stage.NONE
            for mark, share in _SHARES.items():
                at = self._after(seat, *share)
                stage = mark if at is not None and at <= now else stage
            if end is not None and end <= now:
                stage = match_types.Stage.LATE
            if stage > self.rung.get(seat, match_types.Stage.NONE):
                found[seat] = stage
        return found

    def charge(self, seat: game.Seat, now: int) -> None:
        """Take from the reserve of a seat what its turn took too long."""
        player = self.players[seat]
        if player.bank:
            over = playing_hours.spent(self.since[seat], now, self.calendar(seat)) - self.pace.turn
            player.bank = max(0, player.bank - max(0, over))

    def settle(self, over: Collection[game.Seat], ended: Collection[game.Seat], now: int) -> None:
        """Charge the seats whose wait is over, and add what those earn that ended a turn.

        An answer in a window is charged to nobody: a window has a time of its own.
        """
        for seat in over if self.window is None else ():
            if self.has(seat):
                self.charge(seat, now)
        for seat in ended:
            if self.has(seat):
                self.players[seat].bank += self.pace.increment

    def _allowed(self, seat: game.Seat) -> int:
        """Return the seconds that a seat has; in a window, a share of a turn and no reserve."""
        if self.window is not None:
            return int(self.pace.turn * self.window)
        return self.pace.turn + self.players[seat].bank

    def _after(self, seat: game.Seat, part: int, whole: int) -> int | None:
        """Return when a part of the time of a seat is over."""
        seconds = self._allowed(seat) * part // whole
        return playing_hours.runs_out(self.since[seat], seconds, self.calendar(seat))

    def _next_mark(self, seat: game.Seat, end: int | None) -> int | None:
        told = self.rung.get(seat, match_types.Stage.NONE)
        if told is match_types.Stage.LATE:
            return None
        for stage, share in _SHARES.items():
            if told < stage and (mark := self._after(seat, *share)) is not None:
                return mark
        return end
