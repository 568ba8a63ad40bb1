"""One play of a game, from the lobby to the result: who sits there, and what becomes of it.

A `Match` is changed by its methods, which refuse with a GameError before they change anything.
Each leaves entries (to be written) and news (to be told); whoever stores the match takes both.
Time is passed in, as seconds since 1970 UTC.
"""

from collections.abc import Mapping, Sequence

from engine import bots, registry
from engine.calendar import DAY, Calendar
from engine.codec import clone
from engine.drafts_and_turns import Turns
from engine.errors import (
    AskedAlready,
    MatchClosed,
    NotAsked,
    NotAway,
    NotLate,
    NotOffered,
    NotPaused,
    NoUndo,
    NoVote,
    SeatTaken,
)
from engine.game import Seat, options
from engine.match_values import (
    LEAST_TURN,
    LOBBY_LIFE,
    MOST_TURN,
    Draft,
    News,
    Notice,
    Pace,
    Player,
    Relief,
    Stage,
    Status,
    Undo,
    Way,
)
from engine.play import Move, settle
from engine.record import LOBBY_KINDS, Chair, Entry, Kind, Record, leave, outcome, page

__all__ = [
    "DAY",
    "LEAST_TURN",
    "LOBBY_LIFE",
    "MOST_TURN",
    "Draft",
    "Match",
    "News",
    "Notice",
    "Pace",
    "Player",
    "Relief",
    "Stage",
    "Status",
    "Undo",
    "Way",
    "opened",
]


class Match(Turns):
    """One play of a game, with all that can happen to it."""

    __slots__ = ()

    def record(self) -> Record:
        """Return the log of the match, whole: needs all its entries in `entries`."""
        return Record(
            self.key,
            self.rules,
            self.table,
            tuple(
                Chair(who, player.computer, player.options)
                for who, player in zip(self.seated, self.players, strict=True)
            ),
            self.joined,
            self.drawn,
            self.commitment,
            self.secret if self.status is Status.OVER else None,
            self.status is not Status.OVER,
            tuple(page(entry) for entry in self.entries if entry.kind not in LOBBY_KINDS),
            self.outcome,
            self.added,
        )

    # Time

    def ring(self, now: int) -> bool:
        """See to what the time has come for; return whether there was anything.

        A lobby that is too old is closed. A window closes for all who are still asked, a strict
        turn for those whose time is over: fallbacks are played. Else players are reminded.
        """
        alarm = self.alarm()
        if alarm is None or now < alarm:
            return False
        if self.status is Status.LOBBY:
            self.void("", now)
            return True
        late = self.late(now)
        if late and self.game.window(self.state) is not None:
            self._expire(None, self.to_act(), list(self.since), now)
        elif late and self.pace.strict:
            self._expire(late[0] if len(late) == 1 else None, late, late, now)
        else:
            self._remind(now)
        return True

    def keep_hours(self, seat: Seat, calendar: Calendar, now: int) -> bool:
        """Take up when the clock of a seat runs from now on; return whether that is a change."""
        player = self.players[seat]
        if player.calendar.same(calendar):
            return False
        player.calendar = player.calendar.changed(calendar, now, self.since.get(seat, now))
        self._record(Kind.CLOCK, now, seat)
        return True

    def pause(self, who: str, now: int, word: str = "paused") -> None:
        """Stop all clocks, and take no moves: "paused" by somebody, or "asleep"; MatchPaused."""
        self._running()
        self.rest = word
        self.stops = (*self.stops, (now, None))
        self._record(Kind.PAUSE, now, who=who)
        self.news.append(Notice(News.PAUSED, word=word))

    def resume(self, who: str, now: int) -> None:
        """Let the clocks run on; NotPaused."""
        if not self.rest:
            raise NotPaused
        word, self.rest = self.rest, ""
        self.stops = tuple((start, now if end is None else end) for start, end in self.stops)
        self._record(Kind.RESUME, now, who=who)
        self.news.append(Notice(News.RESUMED, word=word))
        self.news += [Notice(News.ASKED, seat) for seat in self.since]

    # When the time of a seat is over

    def electors(self, seat: Seat) -> list[Seat]:
        """Return the seats whose people decide with what a seat wishes, or about it."""
        return [
            other
            for other, player in enumerate(self.players)
            if other != seat and not player.played_by and not player.resigned
        ]

    def vote(self, voter: Seat, late: Seat, relief: Relief, now: int) -> bool:
        """Say what a seat wants for one whose time is over; return whether that decided.

        More than half of the others decide. NotLate, NoVote.
        """
        self._running()
        if self.rung.get(late) is not Stage.LATE or self.players[late].played_by:
            raise NotLate
        electors = self.electors(late)
        if voter not in electors:
            raise NoVote
        if self.votes.get(late, {}).get(voter) is relief:
            return False  # said already: nobody is told twice
        votes = self.votes[late] = {**self.votes.get(late, {}), voter: relief}
        self._record(Kind.VOTE, now, voter)
        agreed = sum(votes.get(seat) is relief for seat in electors)
        if agreed * 2 <= len(electors):
            self.news.append(Notice(News.VOTED, late))
            return False
        self._relieve(late, relief, now)
        return True

    def lend(self, seat: Seat, now: int) -> None:
        """Let a computer play a seat until its player takes it back."""
        self._running()
        player = self.players[seat]
        player.stand_in, player.helped = "greedy", True
        self._record(Kind.STAND_IN, now, seat)

    def back(self, seat: Seat, now: int) -> None:
        """Take the seat back from the computer that stood in; NotAway."""
        self._running()
        player = self.players[seat]
        if player.stand_in is None or player.resigned:
            raise NotAway
        player.stand_in, player.once = None, False
        self._record(Kind.BACK, now, seat)
        self.news.append(Notice(News.BACK, seat))
        self._wait_anew(seat, now)

    def offer(self, seat: Seat, now: int, to: str = "") -> None:
        """Look for somebody new for a seat: anybody, or one person.

        SeatTaken, NotOffered, AskedAlready.
        """
        self._running()
        player = self.players[seat]
        if player.computer or player.resigned:
            raise NotOffered
        if any(other.id == to for other in self.players):
            raise SeatTaken
        if player.offered == to:
            raise AskedAlready
        player.offered = to
        self._record(Kind.OFFER, now, seat)
        self.news.append(Notice(News.OFFERED, seat, to))

    def replace(self, seat: Seat, who: str, now: int) -> None:
        """Give an offered seat to somebody new, who has asked for it; NotOffered, SeatTaken."""
        self._running()
        player = self.players[seat]
        if player.resigned or player.offered is None or player.offered not in ("", who):
            raise NotOffered
        if any(other.id == who for other in self.players):
            raise SeatTaken
        self.drafts.pop(seat, None)
        self.players[seat] = Player(
            who,
            options=player.options,
            helped=player.helped,
            bank=self.pace.reserve,
            added=player.added,
        )
        if self.host == player.id:
            self.host = who
        self._record(Kind.REPLACE, now, seat, who)
        self.news.append(Notice(News.REPLACED, seat, player.id))
        self._wait_anew(seat, now)

    # Giving up

    def resign(self, seat: Seat, now: int) -> None:
        """Give a seat up. With two seats the match is over; else a computer plays it on."""
        self._running()
        player = self.players[seat]
        player.resigned, player.offered = True, None
        self.drafts.pop(seat, None)
        if len(self.players) == 2:
            self.outcome = outcome(2, None, [seat])
            self._record(Kind.RESIGN, now, seat, player.id)
            self._finish()
            return
        player.stand_in, player.helped = player.computer or bots.STAND_IN, True
        moves: list[Move] = []
        s, events = leave(self.game, self.state, seat)
        s, _ = settle(self.game, s, self.ply, self.chance, moves)
        self.news.append(Notice(News.LEFT, seat))
        self._commit(Kind.RESIGN, seat, s, moves, now, events)

    def void(self, who: str, now: int) -> None:
        """Call a match off, whatever its status: nobody has won."""
        if self.status in (Status.OVER, Status.VOID):
            raise MatchClosed
        if self.status is Status.RUNNING:
            self.news.append(Notice(News.VOID))
        self.status = Status.VOID
        self._quiet()
        self._record(Kind.VOID, now, who=who)

    # Undo by consent

    def ask_undo(self, seat: Seat, way: Way | None, now: int) -> bool:
        """Ask the others to go back to before the last turn of a seat; return whether it is done.

        It is at once where all others are computers. NoUndo, AskedAlready.
        """
        self._running()
        if way is None:
            raise NoUndo
        if self.undo is not None and (self.undo.seat, self.undo.ply) == (seat, way.ply):
            raise AskedAlready
        self._close_undo()
        self.undo = Undo(seat, way.ply)
        self._record(Kind.ASK, now, seat)
        if not self.electors(seat):
            self._go_back(way, now)
            return True
        self.news.append(Notice(News.UNDO_ASKED, seat))
        return False

    def agree(self, seat: Seat, way: Way | None, now: int) -> bool:
        """Agree to what another seat has asked to undo; return whether all others have.

        NoUndo, AskedAlready by the same seat.
        """
        self._running()
        undo = self.undo
        if undo is None:
            raise NotAsked
        if seat == undo.seat:
            raise AskedAlready
        if way is None or way.ply != undo.ply:
            raise NoUndo
        self.undo = Undo(undo.seat, undo.ply, tuple(sorted({*undo.agreed, seat})))
        self._record(Kind.AGREE, now, seat)
        if not set(self.electors(undo.seat)) <= set(self.undo.agreed):
            self.news.append(Notice(News.UNDO_VOTED, undo.seat))
            return False
        self.news.append(Notice(News.UNDO_VOTED, undo.seat, "undone"))
        self._go_back(way, now)
        return True

    def refuse_undo(self, seat: Seat, now: int) -> None:
        """Refuse what another seat has asked to undo, or ask no more oneself; NotAsked."""
        self._running()
        if self.undo is None:
            raise NotAsked
        self.news.append(Notice(News.UNDO_VOTED, self.undo.seat, "refused"))
        self.undo = None
        self._record(Kind.REFUSE, now, seat)
        self.news.append(Notice(News.UNDO_REFUSED, seat))

    # How it is done

    def _expire(
        self, seat: Seat | None, seats: Sequence[Seat], drop: Sequence[Seat], now: int
    ) -> None:
        """Play the fallbacks of seats, and say whose drafts fall with that."""
        s, ply, moves = self.state, self.ply, list[Move]()
        for one in seats:
            s, ply = self._fall_back(one, s, ply, moves)
        for one in drop:
            if self.drafts.pop(one, None):
                self.news.append(Notice(News.DROPPED, one))
        self._commit(Kind.EXPIRE, seat, s, moves, now)

    def _relieve(self, late: Seat, relief: Relief, now: int) -> None:
        player = self.players[late]
        if relief is Relief.END:
            self.void("", now)
            return
        if relief is Relief.REPLACE:
            self.votes.pop(late, None)
            if player.offered != "":
                self.offer(late, now)
            return
        self._charge(late, now)  # the wait that begins anew has no more of the reserve
        if relief is Relief.MORE:
            self.news.append(Notice(News.VOTED, late, relief.value))
            self._wait_anew(late, now)
        else:
            player.stand_in, player.helped = bots.STAND_IN, True
            player.once = relief is Relief.MOVE
            self._record(Kind.STAND_IN, now, late)
            self.news.append(Notice(News.STOOD_IN, late, relief.value))
            self._wait_anew(late, now)

    def _wait_anew(self, seat: Seat, now: int) -> None:
        """Begin the wait for a seat again, if it is waited for."""
        self.rung.pop(seat, None)
        self.votes.pop(seat, None)
        self.revisions[seat] += 1
        if seat in self.since:
            self.since[seat] = now
            self.news.append(Notice(News.ASKED, seat))

    def _go_back(self, way: Way, now: int) -> None:
        seat = self.undo.seat if self.undo else None
        self.undo = None
        self._commit(Kind.UNDO, seat, clone(way.state), (), now, back_to=way.ply)
        self.news.append(Notice(News.UNDONE, seat))


def opened(
    id: str,  # noqa: A002 - a match has an id
    key: str,
    host: str,
    secret: str,
    now: int,
    *,
    table: Mapping[str, str] | None = None,
    pace: Pace | None = None,
    invited: Sequence[str] = (),
) -> Match:
    """Open a lobby in which the host sits; UnknownGame, BadOption."""
    game = registry.game(key)
    options(game.meta, table or {}, ())
    match = Match(
        id,
        key,
        game.rules,
        host,
        secret,
        table=dict(table or {}),
        pace=pace or Pace(),
        invited=tuple(invited),
        opened=now,
    )
    match.players.append(Player(host))
    match.entries.append(Entry(0, Kind.OPEN, now, who=host))
    match.number = 1
    match.news.append(Notice(News.LOBBY))
    return match
