"""A match before its first move: its seats, its options, and who sits where.

Time is passed in, as seconds since 1970 UTC. What is refused raises a GameError and changes
nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine import bots, fairness, registry
from engine.calendar import Span
from engine.errors import (
    AlreadyBegun,
    AskedAlready,
    BadOption,
    LobbyFull,
    MatchClosed,
    MatchPaused,
    NotHost,
    NotInvited,
    NotSeated,
    SeatTaken,
    TooFewSeats,
)
from engine.game import AnyGame, Options, Result, Seat, options
from engine.match_values import (
    LEAST_TURN,
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
    computer_id,
)
from engine.record import Entry, Kind
from engine.rng import Rng

PACE = ("turn", "strict", "reserve", "increment")
"""The keys by which the pace is arranged."""


@dataclass(slots=True)
class Lobby:
    """One play of a game, and what happens to it before the start.

    `players` are in the order of joining in the lobby, by seat from the start on. `joined` keeps
    the order of joining, from which seats are drawn unless `drawn` is False, and `seated` the
    ids by seat at the start, from which chance comes; in the lobby of a rematch, the wished
    seats. `since` says for each seat waited for since when, `rung` what its player was told of
    the time, `votes` what the others want for it when its time is over. `stops` are spans in
    which no clock of the match runs; `rest` says why one is open: "paused" or "asleep". `asked`
    is the chance that the host adds with a start that was asked for and has not come to be.
    `revisions` count, per seat, its own decisions and whatever changed what it may do.
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
    state: Any = field(default=None, repr=False)
    ply: int = 0
    number: int = 0
    opened: int = 0
    since: dict[Seat, int] = field(default_factory=dict)
    rung: dict[Seat, Stage] = field(default_factory=dict)
    votes: dict[Seat, dict[Seat, Relief]] = field(default_factory=dict)
    undo: Undo | None = None
    stops: tuple[Span, ...] = ()
    rest: str = ""
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
        return fairness.seed(self.secret, self.seated, self.added)

    @property
    def added(self) -> tuple[str, ...]:
        """Return the chance that players added, in the order in which they joined."""
        if not self.joined:
            return ()
        found = dict(zip(self.seated, (player.added for player in self.players), strict=True))
        return tuple(found[who] for who in self.joined)

    def chance(self, ply: int) -> Rng:
        """Return the generator of one ply."""
        return fairness.chance(self.seed, ply)

    @property
    def free(self) -> int:
        """Return how many more can sit down."""
        return self.game.meta.seats[1] - len(self.players)

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
        raise NotSeated

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats waited for; () outside a running match."""
        return self.game.to_act(self.state) if self.status is Status.RUNNING else ()

    def computers_owed(self) -> tuple[Seat, ...]:
        """Return the seats waited for which a computer plays."""
        if self.rest:
            return ()
        return tuple(seat for seat in self.to_act() if self.players[seat].played_by)

    # The lobby

    def join(
        self, who: str, now: int, chosen: Mapping[str, str] | None = None, added: str = ""
    ) -> None:
        """Take a seat, and add chance; who is invited may take that of the last computer.

        SeatTaken, LobbyFull, NotInvited, BadOption, MatchClosed.
        """
        self._lobby()
        if any(player.id == who for player in self.players):
            raise SeatTaken
        if self.invited and who != self.host and who not in self.invited:
            raise NotInvited
        full = not self.free and who in self.invited
        last = next((one for one in reversed(self.players) if one.computer), None)
        if full and last is not None:
            self.players.remove(last)
            self._record(Kind.KICK, now, who=last.id)
        self._seat(Player(who, options=dict(chosen or {}), added=added))
        self._record(Kind.JOIN, now, who=who)

    def invite(self, who: str, other: str, now: int) -> None:
        """Keep a place for somebody, and the whole table for those invited.

        NotHost, SeatTaken, AskedAlready.
        """
        self._lobby()
        self._hosts(who)
        if any(player.id == other for player in self.players):
            raise SeatTaken
        if other in self.invited:
            raise AskedAlready
        self.invited = (*self.invited, other)
        self._record(Kind.INVITE, now, who=other)

    def join_computer(self, kind: str, now: int) -> None:
        """Give a seat to a computer of a kind; LobbyFull, BadOption."""
        self._lobby()
        if kind not in bots.kinds():
            raise BadOption(option="computer", value=kind)
        taken = {player.id for player in self.players}
        names = (computer_id(i) for i in range(1, len(taken) + 2))
        name = next(name for name in names if name not in taken)
        self._seat(Player(name, computer=kind))
        self._record(Kind.JOIN, now, who=name)

    def arrange(self, who: str, key: str, value: str, now: int) -> None:
        """Set an option: the host those of the table, each player those of the own seat.

        The keys "turn", "reserve" and "increment" are the pace, in seconds; "strict" is "yes" or
        "no". BadOption, NotHost, NotSeated.
        """
        self._lobby()
        seat = self.seat_of(who)
        each = {option.key for option in self.game.meta.options if option.each}
        if key not in each:
            self._hosts(who)
        if key in PACE:
            self._set_pace(key, value)
        else:
            self._set_option(self.players[seat].options if key in each else self.table, key, value)
        self._record(Kind.ARRANGE, now, who=who)

    def ask(self, who: str, added: str, now: int) -> None:
        """Write down that the host starts the match, and the chance they add; NotHost, TooFewSeats.

        The first that is written down holds, however often it is asked for, until somebody sits
        down, stands up or becomes the host.
        """
        self._ready(who)
        if not self.asked:
            self.asked = added
            self._record(Kind.READY, now, who=who)

    def leave(self, who: str, now: int) -> None:
        """Give up a seat before the start; an empty lobby is void. NotSeated."""
        self._lobby()
        self._stand_up(self.seat_of(who))
        if self.invited and who not in self.invited:
            self.invited = (*self.invited, who)  # the host may come back
        self._record(Kind.LEAVE, now, who=who)

    def kick(self, who: str, other: str, now: int) -> None:
        """Let the host take somebody's seat away before the start; NotHost, NotSeated."""
        self._lobby()
        self._hosts(who)
        seat = next((i for i, player in enumerate(self.players) if player.id == other), None)
        if seat is None or other == who:
            raise NotSeated
        self._stand_up(seat)
        self._record(Kind.KICK, now, who=other)

    def hand_over(self, who: str, other: str, now: int) -> None:
        """Make another player at the table the host; NotHost, NotSeated."""
        if self.status not in (Status.LOBBY, Status.RUNNING):
            raise MatchClosed
        self._hosts(who)
        if self.players[self.seat_of(other)].computer:
            raise NotSeated
        self.host, self.asked = other, ""
        self._record(Kind.HOST, now, who=other)
        self.news.append(Notice(News.HOST, word=other))

    # How it is done

    def _lobby(self) -> None:
        if self.status is Status.RUNNING:
            raise AlreadyBegun
        if self.status is not Status.LOBBY:
            raise MatchClosed

    def _running(self) -> None:
        if self.status is not Status.RUNNING:
            raise MatchClosed
        if self.rest:
            raise MatchPaused

    def _hosts(self, who: str) -> None:
        if who != self.host:
            raise NotHost

    def _ready(self, who: str) -> None:
        """Refuse to start what cannot be; MatchClosed, NotHost, TooFewSeats."""
        self._lobby()
        self._hosts(who)
        least = self.game.meta.seats[0]
        if len(self.players) < least:
            raise TooFewSeats(least=least, seated=len(self.players))

    def _stand_up(self, seat: Seat) -> None:
        """Free a seat of the lobby; without people it is void, without its host another is."""
        gone, self.asked = self.players.pop(seat), ""
        people = [player.id for player in self.players if player.computer is None]
        if not people:
            self.status = Status.VOID
        elif self.host == gone.id:
            self.host = people[0]

    def _set_pace(self, key: str, value: str) -> None:
        if key == "strict" and value in ("yes", "no"):
            self.pace = replace(self.pace, strict=value == "yes")
            return
        least = LEAST_TURN if key == "turn" else 0
        if key == "strict" or not value.isdecimal() or not least <= int(value) <= MOST_TURN:
            raise BadOption(option=key, value=value)
        self.pace = replace(self.pace, **{key: int(value)})  # type: ignore[arg-type]

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
        self.asked = ""

    def _record(self, kind: Kind, now: int, seat: Seat | None = None, who: str = "") -> None:
        self.entries.append(Entry(self.number, kind, now, seat, who=who))
        self.number += 1
        if self.status in (Status.LOBBY, Status.VOID):
            self.news.append(Notice(News.LOBBY))
