"""One play of a game, from the lobby to the result: who sits there, and what becomes of it.

A `Match` is changed by its methods, and by the functions of `engine.lobby` before its start, of
`engine.substitutes` (who plays a seat instead of its player) and of `engine.undo_by_consent`. They
refuse with a GameError before they change anything. Each leaves entries (to be written) and news
(to be told); whoever stores the match takes both. Time is passed in, as seconds since 1970 UTC.
"""

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import bots, errors, match_types, provably_fair_seed, registry
from engine.apply_move import Move, begin, preview, refuse, settle, submit, witness
from engine.bots.think_budget import Count
from engine.clock import Clock
from engine.game import AnyGame, Event, Options, Result, Seat, TurnEnded, options
from engine.match_record import LOBBY_KINDS, Chair, Entry, Kind, Record, leave, outcome, page
from engine.match_types import Draft, LateSeatChoice, News, Notice, Pace, Player, Stage, Status
from engine.notation import read, write
from engine.playing_hours import DAY, Calendar, Span
from engine.rng import Rng

__all__ = [
    "DAY", "Draft", "LateSeatChoice", "Match", "News", "Notice", "Pace", "Player", "Stage",
    "Status",
]  # fmt: skip

MOST_STEPS = 200
"""Steps of a computer before its turn must end; a computer that needs more has a bug."""
MOST_FALLBACKS = 60
"""Fallbacks in a row for one seat; a game that still asks it has a bug."""


@dataclass(slots=True)
class Match:
    """One play of a game, with all that can happen to it.

    `players` are in the order of joining in the lobby, by seat from the start on. `joined` keeps
    the order of joining, from which seats are drawn unless `drawn` is False, and `seated` the
    ids by seat at the start, from which chance comes; in the lobby of a rematch, the wished
    seats. `least` is the share of turns in time, in percent, that is asked of whoever sits down;
    `wanted` how many seats a table has that is sought with anybody, else 0. `since` says for each
    seat waited for since when, `rung` what its player was told of the time, `votes` what the
    others want for it when its time is over. `stops` are spans in which no clock of the match
    runs; `rest` says why one is open: "paused" or "asleep". `asked` is the chance that the host
    adds with a start that was asked for and has not come to be. `season`: the id of the season
    that it is part of. `revisions` count, per seat, its own decisions and whatever changed what it
    may do.
    """

    id: str
    key: str
    rules: int
    host: str
    secret: str = field(repr=False)
    table: dict[str, str] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    invited: tuple[str, ...] = ()
    status: Status = Status.LOBBY
    players: list[Player] = field(default_factory=list)
    joined: tuple[str, ...] = ()
    seated: tuple[str, ...] = ()
    drawn: bool = True
    asked: str = ""
    least: int = 0
    wanted: int = 0
    state: Any = field(default=None, repr=False)
    ply: int = 0
    number: int = 0
    opened: int = 0
    since: dict[Seat, int] = field(default_factory=dict)
    rung: dict[Seat, Stage] = field(default_factory=dict)
    votes: dict[Seat, dict[Seat, LateSeatChoice]] = field(default_factory=dict)
    undo: match_types.Undo | None = None
    stops: tuple[Span, ...] = ()
    rest: str = ""
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    revisions: list[int] = field(default_factory=list)
    outcome: Result | None = None
    season: str = ""
    entries: list[Entry] = field(default_factory=list)
    news: list[Notice] = field(default_factory=list)

    # What a match is

    @property
    def game(self) -> AnyGame:
        """Return the rules this match is played by, in its own version."""
        return registry.game(self.key, self.rules)

    @property
    def options(self) -> Options:
        """Return the complete options of the table and of the seats."""
        return options(self.game.meta, self.table, [player.options for player in self.players])

    @property
    def clock(self) -> Clock:
        """Return the clocks of the seats, as the match stands now."""
        window = self.game.window(self.state) if self.status is Status.RUNNING else None
        return Clock(self.pace, self.players, self.since, self.rung, self.stops, window)

    @property
    def commitment(self) -> str:
        """Return the hash of the secret."""
        return provably_fair_seed.commitment(self.secret)

    @property
    def seed(self) -> str:
        """Return the seed of chance, secret before the end."""
        return provably_fair_seed.seed(self.secret, self.seated, self.added)

    @property
    def added(self) -> tuple[str, ...]:
        """Return the chance that players added, in the order in which they joined."""
        if not self.joined:
            return ()
        found = dict(zip(self.seated, (player.added for player in self.players), strict=True))
        return tuple(found[who] for who in self.joined)

    def chance(self, ply: int) -> Rng:
        """Return the generator of one ply."""
        return provably_fair_seed.chance(self.seed, ply)

    @property
    def free(self) -> int:
        """Return how many more can sit down."""
        return (self.wanted or self.game.meta.seats[1]) - len(self.players)

    @property
    def kept_for(self) -> tuple[str, ...]:
        """Return those invited who have not sat down."""
        seated = {player.id for player in self.players}
        return tuple(who for who in self.invited if who not in seated)

    def seat_of(self, who: str) -> Seat:
        """Return the seat of a person; NotSeated if they have none, or have resigned."""
        for seat, player in enumerate(self.players):
            if player.id == who and not player.resigned:
                return seat
        raise errors.NotSeated

    def sits(self, who: str) -> bool:
        """Tell whether a person or a computer has a seat, resigned or not."""
        return any(player.id == who for player in self.players)

    def electors(self, seat: Seat) -> list[Seat]:
        """Return the seats whose people decide with what a seat wishes, or about it."""
        return [
            other
            for other, player in enumerate(self.players)
            if other != seat and not player.played_by and not player.resigned
        ]

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats waited for; () outside a running match."""
        return self.game.to_act(self.state) if self.status is Status.RUNNING else ()

    def computers_owed(self) -> tuple[Seat, ...]:
        """Return the seats waited for which a computer plays."""
        if self.rest:
            return ()
        return tuple(seat for seat in self.to_act() if self.players[seat].played_by)

    def position(self, seat: Seat) -> Any:
        """Return the state with the draft of a seat played on it."""
        draft = self.drafts.get(seat)
        if draft is None:
            return self.state
        return preview(self.game, self.state, seat, [read(self.game, t) for t in draft.steps])

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

    # What each change checks and leaves behind

    def expect_running(self) -> None:
        """Raise MatchClosed or MatchPaused unless moves are taken."""
        if self.status is not Status.RUNNING:
            raise errors.MatchClosed
        if self.rest:
            raise errors.MatchPaused

    def expect(self, seat: Seat, revision: int) -> None:
        """Raise StaleDecision unless this is the seat's present revision."""
        self.expect_running()
        if self.revisions[seat] != revision:
            raise errors.StaleDecision

    def note(self, kind: Kind, now: int, seat: Seat | None = None, who: str = "") -> None:
        """Leave an entry without moves; it is news to all who see the lobby."""
        self.entries.append(Entry(self.number, kind, now, seat, who=who))
        self.number += 1
        if self.status in (Status.LOBBY, Status.VOID):
            self.tell(News.LOBBY)

    def tell(self, news: News, seat: Seat | None = None, word: str = "") -> None:
        """Leave a piece of news."""
        self.news.append(Notice(news, seat, word))

    # Moves

    def begin(self, who: str, now: int) -> None:
        """Set the game up for the players, who sit in the order of their seats."""
        first = begin(self.game, len(self.players), self.options, self.chance(0))
        moves: list[Move] = []
        self.state, self.ply = settle(self.game, first.state, 1, self.chance, moves)
        self.status = Status.RUNNING
        self.revisions = [1] * len(self.players)
        for player in self.players:
            player.bank = self.pace.reserve
        self.since = dict.fromkeys(self.to_act(), now)
        self.entries.append(
            Entry(self.number, Kind.START, now, None, 0, tuple(moves), first.events, who)
        )
        self.number += 1
        self.tell(News.STARTED)
        for seat in self.since:
            self.tell(News.ASKED, seat)

    def add(self, seat: Seat, text: str, now: int) -> bool:
        """Add a step to the draft of a seat, or carry it all out if the step is final.

        Orders, and what a seat may do though it is not waited for, are carried out at once.
        Returns whether something was carried out. BadNotation, NotYourTurn, IllegalAction.
        """
        self.expect_running()
        game, action = self.game, read(self.game, text)
        position = self.position(seat)
        if action not in game.legal(position, seat):
            if action in game.orders(self.state, seat):
                self._submit(seat, [action], now, Kind.ORDER)
                return True
            if action not in game.orders(position, seat):
                refuse(game, position, seat, action)
        elif seat not in game.to_act(self.state) or game.warns(position, seat, action):
            self.commit(seat, now, action)
            return True
        draft = self.drafts.get(seat) or Draft(self.ply)
        self.drafts[seat] = Draft(draft.base, (*draft.steps, write(action)))
        self.revisions[seat] += 1
        return False

    def commit(self, seat: Seat, now: int, *more: Any) -> None:
        """Carry out the draft of a seat, and the actions given; NotYourTurn if there is neither."""
        self.expect_running()
        draft = self.drafts.get(seat)
        actions = [read(self.game, text) for text in draft.steps] if draft else []
        if not actions and not more:
            raise errors.NotYourTurn
        self._submit(seat, [*actions, *more], now, Kind.MOVE)

    def take_back(self, seat: Seat, all_steps: bool = False) -> bool:
        """Take back the last step of a draft, or the whole; return whether there was one."""
        self.expect_running()
        draft = self.drafts.pop(seat, None)
        if draft is None:
            return False
        if len(draft.steps) > 1 and not all_steps:
            self.drafts[seat] = Draft(draft.base, draft.steps[:-1])
        self.revisions[seat] += 1
        return True

    def fall_back(self, seat: Seat, now: int) -> None:
        """Play a seat's fallbacks until it is not waited for any more."""
        s, ply, moves = self.state, self.ply, list[Move]()
        s, _ = self._fall_back(seat, s, ply, moves)
        self.drafts.pop(seat, None)
        self.advance(Kind.EXPIRE, seat, s, moves, now)

    def resign(self, seat: Seat, now: int) -> None:
        """Give a seat up. With two seats the match is over; else a computer plays it on."""
        self.expect_running()
        player = self.players[seat]
        player.resigned, player.offered = True, None
        self.drafts.pop(seat, None)
        if len(self.players) == 2:
            self.outcome = outcome(2, None, [seat])
            self.note(Kind.RESIGN, now, seat, player.id)
            self._finish()
            return
        player.stand_in, player.helped = player.computer or bots.STAND_IN, True
        moves: list[Move] = []
        s, events = leave(self.game, self.state, seat)
        s, _ = settle(self.game, s, self.ply, self.chance, moves)
        self.tell(News.LEFT, seat)
        self.close_undo()  # there is no way back over a seat that is given up
        self.advance(Kind.RESIGN, seat, s, moves, now, events)

    def void(self, who: str, now: int) -> None:
        """Call a match off, whatever its status: nobody has won."""
        if self.status in (Status.OVER, Status.VOID):
            raise errors.MatchClosed
        if self.status is Status.RUNNING:
            self.tell(News.VOID)
        self.status = Status.VOID
        self._quiet()
        self.note(Kind.VOID, now, who=who)

    # Computers

    def computer_turn(self, seat: Seat, rounds: int, now: int) -> None:
        """Let the computer of a seat file its orders and play until a step is final.

        It thinks so many rounds about each step, which makes its choice a matter of the position.
        """
        think = self.thinker(seat)
        self.take_back(seat, all_steps=True)
        for _ in range(MOST_STEPS):
            action = think(self.looked_at(seat), Count(rounds))
            plies = self.ply
            if self.add(seat, write(action), now) and self.ply > plies:
                return
        raise errors.EngineBug(f"{self.key}: a computer never ends its turn")

    def computer_step(self, seat: Seat, text: str, now: int) -> bool:
        """Take a step that a computer has chosen; return whether its turn is over with it."""
        plies = self.ply
        if not self.add(seat, text, now) or self.ply == plies:
            return False
        ended = self.entries[-1].moves
        return seat not in self.computers_owed() or _ended_turn(ended, seat)

    def mind_seed(self, seat: Seat) -> str:
        """Return the chance of a computer that thinks elsewhere; nothing of the match follows."""
        return provably_fair_seed.seed(self.seed, ["computer", str(seat), str(self.number)])

    def thinker(self, seat: Seat, kind: str = "") -> bots.Think:
        """Return what decides for a seat from now on, by default as who plays it would."""
        rng = provably_fair_seed.chance(f"{self.seed}:computer:{seat}", self.number)
        return bots.thinker(
            kind or self.players[seat].played_by or bots.STAND_IN, self.game, seat, rng
        )

    def looked_at(self, seat: Seat) -> Any:
        """Return the view from which a seat decides: what it knows, with its draft played on it."""
        return self.game.view(self.position(seat), seat)

    # Time

    def alarm(self) -> int | None:
        """Return when `ring` has something to do next."""
        if self.status is Status.LOBBY:
            return self.opened + match_types.LOBBY_LIFE
        return self.clock.next_reminder()

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
        clock = self.clock
        late = clock.late(now)
        if late and clock.window is not None:
            self._expire(None, self.to_act(), list(self.since), now)
        elif late and self.pace.strict:
            for seat in late:
                self.note(Kind.LATE, now, seat)
            self._expire(late[0] if len(late) == 1 else None, late, late, now)
        else:
            for seat, stage in clock.reminders(now).items():
                self.rung[seat] = stage
                if stage is Stage.LATE:
                    self.note(Kind.LATE, now, seat)
                self.tell(News.LATE if stage is Stage.LATE else News.REMIND, seat)
        return True

    def keep_hours(self, seat: Seat, calendar: Calendar, now: int) -> bool:
        """Take up when the clock of a seat runs from now on; return whether that is a change."""
        player = self.players[seat]
        if player.calendar.same(calendar):
            return False
        player.calendar = player.calendar.changed(calendar, now, self.since.get(seat, now))
        self.note(Kind.CLOCK, now, seat)
        return True

    def pause(self, who: str, now: int, word: str = "paused") -> None:
        """Stop all clocks, and take no moves: "paused" by somebody, or "asleep"; MatchPaused."""
        self.expect_running()
        self.rest = word
        self.stops = (*self.stops, (now, None))
        self.note(Kind.PAUSE, now, who=who)
        self.tell(News.PAUSED, word=word)

    def resume(self, who: str, now: int) -> None:
        """Let the clocks run on; NotPaused."""
        if not self.rest:
            raise errors.NotPaused
        word, self.rest = self.rest, ""
        self.stops = tuple((start, now if end is None else end) for start, end in self.stops)
        self.note(Kind.RESUME, now, who=who)
        self.tell(News.RESUMED, word=word)
        for seat in self.since:
            self.tell(News.ASKED, seat)

    def wait_anew(self, seat: Seat, now: int) -> None:
        """Begin the wait for a seat again, if it is waited for."""
        self.rung.pop(seat, None)
        self.votes.pop(seat, None)
        self.revisions[seat] += 1
        if seat in self.since:
            self.since[seat] = now
            self.tell(News.ASKED, seat)

    # How a state is taken

    def advance(
        self,
        kind: Kind,
        seat: Seat | None,
        s: Any,
        moves: Sequence[Move],
        now: int,
        events: tuple[Event, ...] = (),
        back_to: int = -1,
    ) -> None:
        """Take the new state, note whom it waits for, and what others' drafts and buttons are.

        `back_to`: the ply before which an undo goes back.
        """
        before = [self._choices(other) for other in range(len(self.players))]
        clock = self.clock
        first = self.ply if any(move.ply is not None for move in moves) else back_to
        self.state, self.ply = s, _next_ply(self.ply, moves)
        self.entries.append(Entry(self.number, kind, now, seat, first, tuple(moves), events))
        self.number += 1
        if first >= 0 or events:
            self.tell(News.MOVED)
        if (
            back_to >= 0
            or events
            or any(witness(one, None) for move in moves for one in move.events)
        ):
            self.close_undo()  # a move that others cannot know of leaves the question open
        self.outcome = outcome(len(self.players), self.game.result(s), self._gone())
        if self.outcome:
            self._finish()
            return
        over = self._over(moves)
        clock.settle(over, self._earned(moves, clock.window is not None), now)
        self._ask(seat, over, now)
        for other in list(self.drafts):
            self._revise(other)
        decided = {seat, *(move.seat for move in moves if move.ply is not None)}
        for other, old in enumerate(before):
            if other in decided or back_to >= 0 or self._choices(other) != old:
                self.revisions[other] += 1

    def close_undo(self) -> None:
        """Ask no more whether a turn shall be undone: it is past that."""
        if self.undo is not None:
            self.tell(News.UNDO_VOTED, self.undo.seat, "past")
        self.undo = None

    def _submit(self, seat: Seat, actions: Sequence[Any], now: int, kind: Kind) -> None:
        s, moves = submit(self.game, self.state, seat, actions, self.ply, self.chance)
        if kind is Kind.MOVE:
            self.drafts.pop(seat, None)
        self.advance(kind, seat, s, moves, now)

    def _expire(
        self, seat: Seat | None, seats: Sequence[Seat], drop: Sequence[Seat], now: int
    ) -> None:
        """Play the fallbacks of seats, and say whose drafts fall with that."""
        s, ply, moves = self.state, self.ply, list[Move]()
        for one in seats:
            s, ply = self._fall_back(one, s, ply, moves)
        for one in drop:
            if self.drafts.pop(one, None):
                self.tell(News.DROPPED, one)
        self.advance(Kind.EXPIRE, seat, s, moves, now)

    def _fall_back(self, seat: Seat, s: Any, ply: int, moves: list[Move]) -> tuple[Any, int]:
        for _ in range(MOST_FALLBACKS):
            if seat not in self.game.to_act(s):
                return s, ply
            s, done = submit(self.game, s, seat, [self.game.fallback(s, seat)], ply, self.chance)
            ply = _next_ply(ply, done)
            moves += done
            if _ended_turn(done, seat):
                return s, ply
        raise errors.EngineBug(f"{self.key}: the fallback never ends seat {seat}'s turn")

    def _ask(self, mover: Seat | None, over: set[Seat], now: int) -> None:
        """Note whom the match waits for now, and who is asked anew; `over`: whose wait is over."""
        waited = self.since
        for seat in over:
            self._dismiss(seat)
            self.rung.pop(seat, None)
            self.votes.pop(seat, None)
        self.since = {
            seat: now if seat not in waited or seat in over else waited[seat]
            for seat in self.game.to_act(self.state)
        }
        earliest = min(self.since.values(), default=now)
        self.stops = tuple(stop for stop in self.stops if stop[1] is None or stop[1] > earliest)
        for seat, at in self.since.items():
            # a computer whose turn goes on is asked again; a person was
            if waited.get(seat) != at or (seat == mover and self.players[seat].played_by):
                self.tell(News.ASKED, seat)

    def _over(self, moves: Sequence[Move]) -> set[Seat]:
        """Return the seats of those waited for so far whose wait is over."""
        asked = self.game.to_act(self.state)
        return {seat for seat in self.since if seat not in asked or _ended_turn(moves, seat)}

    def _earned(self, moves: Sequence[Move], window: bool) -> list[Seat]:
        """Return the seats that moves earn an increment: an answer in a window ends no turn."""
        return [
            seat
            for seat in range(len(self.players))
            if any(_ended_turn([m], seat) and not (window and m.seat == seat) for m in moves)
        ]

    def _dismiss(self, seat: Seat) -> None:
        """Give a seat back that a computer took for one turn."""
        player = self.players[seat]
        if player.once:
            player.stand_in, player.once = None, False

    def _choices(self, seat: Seat) -> list[str]:
        return [write(action) for action in self.game.legal(self.state, seat)]

    def _revise(self, seat: Seat) -> None:
        """Drop a draft that does not fit the position any more."""
        try:
            self.position(seat)
        except (errors.IllegalAction, errors.NotYourTurn):
            del self.drafts[seat]
            self.revisions[seat] += 1
            self.tell(News.DROPPED, seat)

    def _gone(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.resigned]

    def _finish(self) -> None:
        self.status = Status.OVER
        for seat in range(len(self.players)):
            self._dismiss(seat)  # who let it play one turn has not left
        self._quiet()
        self.revisions = [revision + 1 for revision in self.revisions]
        self.tell(News.OVER)

    def _quiet(self) -> None:
        """Wait for nobody any more."""
        self.since, self.drafts, self.rung, self.votes = {}, {}, {}, {}
        self.close_undo()
        self.stops, self.rest = (), ""


def _next_ply(ply: int, moves: Sequence[Move]) -> int:
    return functools.reduce(max, (move.ply + 1 for move in moves if move.ply is not None), ply)


def _ended_turn(moves: Sequence[Move], seat: Seat) -> bool:
    return any(
        isinstance(event, TurnEnded) and event.seat == seat
        for move in moves
        for event in move.events
    )
