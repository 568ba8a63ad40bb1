"""One play of a game: its seats, whom it waits for, its drafts, and what happens to it.

A `Match` is changed by its methods, which refuse with a GameError before they change anything.
Each leaves entries (to be written) and news (to be told); whoever stores the match takes both.
Time is passed in, as seconds since 1970 UTC.
"""

import enum
import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine import bots, fairness, registry
from engine.errors import (
    BadOption,
    EngineBug,
    IllegalAction,
    LobbyFull,
    MatchClosed,
    NotHost,
    NotInvited,
    NotSeated,
    NotYourTurn,
    SeatTaken,
    StaleDecision,
    TooFewSeats,
)
from engine.game import AnyGame, Event, Options, Result, Seat, TurnEnded, options
from engine.notation import read, write
from engine.play import Move, begin, preview, refuse, settle, submit
from engine.record import LOBBY_KINDS, Chair, Entry, Kind, Record, leave, outcome, page
from engine.rng import Rng

DAY = 86_400
LEAST_TURN, MOST_TURN = 3_600, 14 * DAY
MOST_STEPS = 200
"""Steps of a computer before its turn must end; a computer that needs more has a bug."""
MOST_FALLBACKS = 60
"""Fallbacks in a row for one seat; a game that still asks it has a bug."""


class Status(enum.Enum):
    """Where a match stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    VOID = "void"


class News(enum.Enum):
    """What is to be told after a change."""

    LOBBY = "lobby"
    STARTED = "started"
    MOVED = "moved"
    ASKED = "asked"
    DROPPED = "dropped"
    LEFT = "left"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Notice:
    """One piece of news, for a seat or for all."""

    news: News
    seat: Seat | None = None


@dataclass(slots=True)
class Player:
    """Who sits in a seat: a person by an opaque id, or a computer by its kind.

    `stand_in` plays in place of a person who is away or has resigned.
    """

    id: str
    computer: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    stand_in: str | None = None
    resigned: bool = False

    @property
    def played_by(self) -> str | None:
        """Return the kind of computer that decides for the seat; None for the person."""
        return self.computer or self.stand_in


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time a turn has, in seconds, and whether its end plays the fallback."""

    turn: int = 3 * DAY
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """The steps of a half-built turn, in notation, begun at ply `base`."""

    base: int
    steps: tuple[str, ...] = ()


@dataclass(slots=True)
class Match:
    """One play of a game, from the lobby to the result.

    `players` are in the order of joining in the lobby, by seat from the start on. `joined` keeps
    the order of joining, from which seats are drawn unless `drawn` is False, and `seated` the
    ids by seat at the start, from which chance comes; in the lobby of a rematch, the wished
    seats. `since` says for each seat waited for since when. `revisions` count, per seat, its own
    decisions and whatever changed what it may do.
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
    state: Any = field(default=None, repr=False)
    ply: int = 0
    number: int = 0
    since: dict[Seat, int] = field(default_factory=dict)
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    revisions: list[int] = field(default_factory=list)
    outcome: Result | None = None
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
    def commitment(self) -> str:
        """Return the hash of the secret."""
        return fairness.commitment(self.secret)

    @property
    def seed(self) -> str:
        """Return the seed of chance, secret before the end."""
        return fairness.seed(self.secret, self.seated)

    def chance(self, ply: int) -> Rng:
        """Return the generator of one ply."""
        return fairness.chance(self.seed, ply)

    def seat_of(self, who: str) -> Seat:
        """Return the seat of a person; NotSeated if they have none, or have resigned."""
        for seat, player in enumerate(self.players):
            if player.id == who and not player.resigned:
                return seat
        raise NotSeated

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats waited for; () outside a running match."""
        return self.game.to_act(self.state) if self.status is Status.RUNNING else ()

    def computers_owed(self) -> tuple[Seat, ...]:
        """Return the seats waited for which a computer plays."""
        return tuple(seat for seat in self.to_act() if self.players[seat].played_by)

    def deadline(self) -> int | None:
        """Return when the time of those waited for ends; None if nobody is."""
        if not self.since or self.status is not Status.RUNNING:
            return None
        share = self.game.window(self.state)
        return max(self.since.values()) + (int(self.pace.turn * share) if share else self.pace.turn)

    def position(self, seat: Seat) -> Any:
        """Return the state with the draft of a seat played on it."""
        draft = self.drafts.get(seat)
        if draft is None:
            return self.state
        return preview(self.game, self.state, seat, [read(self.game, t) for t in draft.steps])

    # The lobby

    def join(self, who: str, now: int, chosen: Mapping[str, str] | None = None) -> None:
        """Take a seat; SeatTaken, LobbyFull, NotInvited, BadOption, MatchClosed."""
        self._lobby()
        if any(player.id == who for player in self.players):
            raise SeatTaken
        if self.invited and who != self.host and who not in self.invited:
            raise NotInvited
        self._seat(Player(who, options=dict(chosen or {})))
        self._record(Kind.JOIN, now, who=who)

    def join_computer(self, kind: str, now: int) -> None:
        """Give a seat to a computer opponent; LobbyFull."""
        self._lobby()
        taken = {player.id for player in self.players}
        names = (f"computer-{i}" for i in range(1, len(taken) + 2))
        name = next(name for name in names if name not in taken)
        self._seat(Player(name, computer=kind))
        self._record(Kind.JOIN, now, who=name)

    def arrange(self, who: str, key: str, value: str, now: int) -> None:
        """Set an option: the host those of the table, each player those of the own seat.

        The key "turn" is the pace, in seconds. BadOption, NotHost, NotSeated.
        """
        self._lobby()
        seat = self.seat_of(who)
        each = {option.key for option in self.game.meta.options if option.each}
        if key not in each and who != self.host:
            raise NotHost
        if key == "turn":
            self._set_pace(value)
        else:
            self._set_option(self.players[seat].options if key in each else self.table, key, value)
        self._record(Kind.JOIN, now, who=who)

    def leave(self, who: str, now: int) -> None:
        """Give up a seat before the start; an empty lobby is void. NotSeated."""
        self._lobby()
        self.players.pop(self.seat_of(who))
        people = [player.id for player in self.players if player.computer is None]
        if not people:
            self.status = Status.VOID
        elif self.host == who:
            self.host = people[0]
        self._record(Kind.LEAVE, now, who=who)

    def start(self, who: str, now: int) -> None:
        """Draw the seats and set the game up; NotHost, TooFewSeats."""
        self._lobby()
        if who != self.host:
            raise NotHost
        least = self.game.meta.seats[0]
        if len(self.players) < least:
            raise TooFewSeats(least=least, seated=len(self.players))
        self.joined = tuple(player.id for player in self.players)
        self.drawn = sorted(self.seated) != sorted(self.joined)
        order = fairness.seating(self.secret, self.joined) if self.drawn else list(self.seated)
        self.players.sort(key=lambda player: order.index(player.id))
        self.seated = tuple(player.id for player in self.players)
        first = begin(self.game, len(self.players), self.options, self.chance(0))
        moves: list[Move] = []
        self.state, self.ply = settle(self.game, first.state, 1, self.chance, moves)
        self.status = Status.RUNNING
        self.revisions = [1] * len(self.players)
        self.since = dict.fromkeys(self.to_act(), now)
        self.entries.append(
            Entry(self.number, Kind.START, now, None, 0, tuple(moves), first.events, who)
        )
        self.number += 1
        self.news.append(Notice(News.STARTED))
        self.news += [Notice(News.ASKED, seat) for seat in self.since]

    def void(self, who: str, now: int) -> None:
        """Call a match off, whatever its status: nobody has won."""
        if self.status in (Status.OVER, Status.VOID):
            raise MatchClosed
        self.status = Status.VOID
        self.since, self.drafts = {}, {}
        self._record(Kind.VOID, now, who=who)

    # Moves

    def expect(self, seat: Seat, revision: int) -> None:
        """Raise StaleDecision unless this is the seat's present revision."""
        self._running()
        if self.revisions[seat] != revision:
            raise StaleDecision

    def add(self, seat: Seat, text: str, now: int) -> bool:
        """Add a step to the draft of a seat, or carry it all out if the step is final.

        Orders, and what a seat may do though it is not waited for, are carried out at once.
        Returns whether something was carried out. BadNotation, NotYourTurn, IllegalAction.
        """
        self._running()
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
        self._running()
        draft = self.drafts.get(seat)
        actions = [read(self.game, text) for text in draft.steps] if draft else []
        if not actions and not more:
            raise NotYourTurn
        self._submit(seat, [*actions, *more], now, Kind.MOVE)

    def take_back(self, seat: Seat, all_steps: bool = False) -> bool:
        """Take back the last step of a draft, or the whole; return whether there was one."""
        self._running()
        draft = self.drafts.pop(seat, None)
        if draft is None:
            return False
        if len(draft.steps) > 1 and not all_steps:
            self.drafts[seat] = Draft(draft.base, draft.steps[:-1])
        self.revisions[seat] += 1
        return True

    def computer_turn(self, seat: Seat, budget: float, now: int) -> None:
        """Let the computer of a seat file its orders and play until a step is final.

        The same position gives the same choice, so that a restart repeats nothing differently.
        """
        self.take_back(seat, all_steps=True)
        kind = self.players[seat].played_by or "greedy"
        rng = fairness.chance(f"{self.seed}:computer:{seat}", self.number)
        for _ in range(MOST_STEPS):
            view = self.game.view(self.position(seat), seat)
            action = bots.choose(kind, self.game, view, seat, budget, rng)
            plies = self.ply
            if self.add(seat, write(action), now) and self.ply > plies:
                return
        raise EngineBug(f"{self.key}: {kind} never ends its turn")

    def fall_back(self, seat: Seat, now: int) -> None:
        """Play a seat's fallbacks until it is not waited for any more."""
        s, ply, moves = self.state, self.ply, list[Move]()
        s, _ = self._fall_back(seat, s, ply, moves)
        self.drafts.pop(seat, None)
        self._commit(Kind.EXPIRE, seat, s, moves, now)

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
        )

    def expire(self, now: int) -> bool:
        """Play the fallbacks of those whose time is over, where the clock decides.

        That is in a window, and in a strict match. Returns whether anything was played.
        """
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return False
        if not self.pace.strict and self.game.window(self.state) is None:
            return False
        s, ply, moves = self.state, self.ply, list[Move]()
        for seat in self.to_act():
            s, ply = self._fall_back(seat, s, ply, moves)
        for seat in self.since:
            if self.drafts.pop(seat, None):
                self.news.append(Notice(News.DROPPED, seat))
        self._commit(Kind.EXPIRE, None, s, moves, now)
        return True

    def resign(self, seat: Seat, now: int) -> None:
        """Give a seat up. With two seats the match is over; else a computer plays it on."""
        self._running()
        player = self.players[seat]
        player.resigned = True
        self.drafts.pop(seat, None)
        if len(self.players) == 2:
            self.outcome = outcome(2, None, [seat])
            self._record(Kind.RESIGN, now, seat, player.id)
            self._finish()
            return
        player.stand_in = player.computer or "greedy"
        moves: list[Move] = []
        s, events = leave(self.game, self.state, seat)
        s, _ = settle(self.game, s, self.ply, self.chance, moves)
        self.news.append(Notice(News.LEFT, seat))
        self._commit(Kind.RESIGN, seat, s, moves, now, events)

    # How it is done

    def _lobby(self) -> None:
        if self.status is not Status.LOBBY:
            raise MatchClosed

    def _running(self) -> None:
        if self.status is not Status.RUNNING:
            raise MatchClosed

    def _set_pace(self, value: str) -> None:
        if not value.isdecimal() or not LEAST_TURN <= int(value) <= MOST_TURN:
            raise BadOption(option="turn", value=value)
        self.pace = replace(self.pace, turn=int(value))

    def _set_option(self, where: dict[str, str], key: str, value: str) -> None:
        before = dict(where)
        where[key] = value
        try:
            _ = self.options
        except BadOption:
            where.clear()
            where.update(before)
            raise

    def _seat(self, player: Player) -> None:
        if len(self.players) >= self.game.meta.seats[1]:
            raise LobbyFull(most=self.game.meta.seats[1])
        self.players.append(player)
        try:
            _ = self.options
        except BadOption:
            self.players.pop()
            raise

    def _record(self, kind: Kind, now: int, seat: Seat | None = None, who: str = "") -> None:
        self.entries.append(Entry(self.number, kind, now, seat, who=who))
        self.number += 1
        if self.status in (Status.LOBBY, Status.VOID):
            self.news.append(Notice(News.LOBBY))

    def _submit(self, seat: Seat, actions: Sequence[Any], now: int, kind: Kind) -> None:
        s, moves = submit(self.game, self.state, seat, actions, self.ply, self.chance)
        if kind is Kind.MOVE:
            self.drafts.pop(seat, None)
        self._commit(kind, seat, s, moves, now)

    def _fall_back(self, seat: Seat, s: Any, ply: int, moves: list[Move]) -> tuple[Any, int]:
        for _ in range(MOST_FALLBACKS):
            if seat not in self.game.to_act(s):
                return s, ply
            s, done = submit(self.game, s, seat, [self.game.fallback(s, seat)], ply, self.chance)
            ply = _next_ply(ply, done)
            moves += done
            if _ended_turn(done, seat):
                return s, ply
        raise EngineBug(f"{self.key}: the fallback never ends seat {seat}'s turn")

    def _commit(
        self,
        kind: Kind,
        seat: Seat | None,
        s: Any,
        moves: Sequence[Move],
        now: int,
        events: tuple[Event, ...] = (),
    ) -> None:
        """Take the new state, note whom it waits for, and what others' drafts and buttons are."""
        before = [self._choices(other) for other in range(len(self.players))]
        waited = self.since
        first = self.ply if any(move.ply is not None for move in moves) else -1
        self.state, self.ply = s, _next_ply(self.ply, moves)
        self.entries.append(Entry(self.number, kind, now, seat, first, tuple(moves), events))
        self.number += 1
        if first >= 0 or events:
            self.news.append(Notice(News.MOVED))
        self.outcome = outcome(len(self.players), self.game.result(s), self._gone())
        if self.outcome:
            self._finish()
            return
        self.since = {
            other: now if other not in waited or _ended_turn(moves, other) else waited[other]
            for other in self.game.to_act(s)
        }
        self.news += [
            Notice(News.ASKED, other)
            for other, at in self.since.items()
            if waited.get(other) != at or (other == seat and self.players[other].played_by)
        ]  # a computer whose turn goes on is asked again; a person was
        for other in list(self.drafts):
            self._revise(other)
        decided = {seat, *(move.seat for move in moves if move.ply is not None)}
        for other, old in enumerate(before):
            if other in decided or self._choices(other) != old:
                self.revisions[other] += 1

    def _choices(self, seat: Seat) -> list[str]:
        return [write(action) for action in self.game.legal(self.state, seat)]

    def _revise(self, seat: Seat) -> None:
        """Drop a draft that does not fit the position any more."""
        try:
            self.position(seat)
        except (IllegalAction, NotYourTurn):
            del self.drafts[seat]
            self.revisions[seat] += 1
            self.news.append(Notice(News.DROPPED, seat))

    def _gone(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.resigned]

    def _finish(self) -> None:
        self.status = Status.OVER
        self.since, self.drafts = {}, {}
        self.revisions = [revision + 1 for revision in self.revisions]
        self.news.append(Notice(News.OVER))


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
    )
    match.players.append(Player(host))
    match.entries.append(Entry(0, Kind.OPEN, now, who=host))
    match.number = 1
    match.news.append(Notice(News.LOBBY))
    return match


def _next_ply(ply: int, moves: Sequence[Move]) -> int:
    return functools.reduce(max, (move.ply + 1 for move in moves if move.ply is not None), ply)


def _ended_turn(moves: Sequence[Move], seat: Seat) -> bool:
    return any(
        isinstance(event, TurnEnded) and event.seat == seat
        for move in moves
        for event in move.events
    )
