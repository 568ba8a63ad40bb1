"""Whom a match waits for, until when, and what its clock says in between."""

from engine.calendar import Calendar, runs_out, spent
from engine.game import Seat
from engine.lobby import Lobby
from engine.match_values import LOBBY_LIFE, News, Notice, Stage, Status

_SHARES = {Stage.HALF: (1, 2), Stage.SOON: (4, 5)}
"""The parts of its time after which a seat is reminded."""


class Waits(Lobby):
    """A match with its clocks; a seat that a computer plays has none."""

    __slots__ = ()

    def calendar(self, seat: Seat) -> Calendar:
        """Return when the clock of a seat runs."""
        return self.players[seat].calendar.without(self.stops)

    def deadlines(self) -> dict[Seat, int | None]:
        """Return when the time ends of each person waited for; None while it stands still.

        A window ends for all when it has for the last.
        """
        if self.status is not Status.RUNNING or not self.since:
            return {}
        ends = {seat: self._after(seat, 1, 1) for seat in self.since if self._clocked(seat)}
        if ends and self.game.window(self.state) is not None:
            known = [end for end in ends.values() if end is not None]
            return dict.fromkeys(ends, max(known) if len(known) == len(ends) else None)
        return ends

    def deadline(self) -> int | None:
        """Return when the first of those times ends; None if none does."""
        return min((end for end in self.deadlines().values() if end is not None), default=None)

    def alarm(self) -> int | None:
        """Return when `ring` has something to do next."""
        if self.status is Status.LOBBY:
            return self.opened + LOBBY_LIFE
        marks = (self._next_mark(seat, end) for seat, end in self.deadlines().items())
        return min((mark for mark in marks if mark is not None), default=None)

    def late(self, now: int) -> list[Seat]:
        """Return the seats whose time is over."""
        return [s for s, end in self.deadlines().items() if end is not None and end <= now]

    def _clocked(self, seat: Seat) -> bool:
        return not self.players[seat].played_by

    def _allowed(self, seat: Seat) -> int:
        """Return the seconds that a seat has; in a window, a share of a turn and no reserve."""
        share = self.game.window(self.state)
        if share is not None:
            return int(self.pace.turn * share)
        return self.pace.turn + self.players[seat].bank

    def _after(self, seat: Seat, part: int, whole: int) -> int | None:
        """Return when a part of the time of a seat is over."""
        seconds = self._allowed(seat) * part // whole
        return runs_out(self.since[seat], seconds, self.calendar(seat))

    def _next_mark(self, seat: Seat, end: int | None) -> int | None:
        told = self.rung.get(seat, Stage.NONE)
        if told is Stage.LATE:
            return None
        for stage, share in _SHARES.items():
            if told < stage and (mark := self._after(seat, *share)) is not None:
                return mark
        return end

    def _remind(self, now: int) -> None:
        """Note for each seat how far its time has run, and that it is to be told."""
        for seat, end in self.deadlines().items():
            stage = Stage.NONE
            for mark, share in _SHARES.items():
                at = self._after(seat, *share)
                stage = mark if at is not None and at <= now else stage
            if end is not None and end <= now:
                stage = Stage.LATE
            if stage > self.rung.get(seat, Stage.NONE):
                self.rung[seat] = stage
                news = News.LATE if stage is Stage.LATE else News.REMIND
                self.news.append(Notice(news, seat))

    def _charge(self, seat: Seat, now: int) -> None:
        """Take from the reserve of a seat what its turn took too long."""
        player = self.players[seat]
        if player.bank:
            over = spent(self.since[seat], now, self.calendar(seat)) - self.pace.turn
            player.bank = max(0, player.bank - max(0, over))
