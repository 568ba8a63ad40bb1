"""The contract of a game, and the vocabulary of the whole project.

Game     the rules                       Match   one play of it (`engine.match`)
Seat     a player's place, from 0        State   the whole truth
view     what a seat knows of a state    Action  what a player wants
Event    what then happened              ply     the number of an accepted action
clause   a numbered rule of RULES.md
"""

import enum
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, TypeVarTuple

from engine import lesson, search_parameters_and_win_chance, visibility
from engine.errors import BadOption, Clause
from engine.rng import Rng

Seat: TypeAlias = int
S = TypeVar("S")
A = TypeVar("A")


class Action:
    """What a player wants: a frozen slotted dataclass that declares its verb and who sees it.

    Fields are int, bool, str, or tuples of these; `engine.notation.word` gives ints names.
    """

    __slots__ = ()
    verb: ClassVar[str]
    seen_by: ClassVar[visibility.Audience]


class Event:
    """What happened: a frozen slotted dataclass; each field says who may see it (`see`).

    `seen_by`: who may know that it happened at all. `reveals`: to whom it tells something that
    was hidden from them. Both take the event, its `seat` (or -1 without one) and the viewer.
    """

    __slots__ = ()
    seen_by: ClassVar[visibility.Audience]
    reveals: ClassVar[visibility.Audience]


class Public(Event):
    """An event that everybody sees whole; reveals nothing unless said. Fields are plain."""

    __slots__ = ()
    seen_by = visibility.EVERYONE
    reveals = visibility.NOONE
    fields_seen_by = visibility.ALL


Emit: TypeAlias = Callable[[Event], None]


def unheard(event: Event) -> None:
    """Take an event that nobody hears of: the `Emit` of what is only tried.

    What happens at every turn is not even made for it (`if emit is not unheard`): telling it costs
    more than doing it.
    """


Values = TypeVarTuple("Values")


def tell(emit: Emit, event: Callable[[*Values], Event], *values: *Values) -> None:
    """Emit an event with these values; without a hearer it is not even made."""
    if emit is not unheard:
        emit(event(*values))


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """A seat has ended its turn, or given its answer in a window."""

    seat: Seat


class Warn(enum.Enum):
    """Why a step cannot be taken back, known before it is taken.

    CHANCE: it draws from the rng. SECRET: one of its events `reveals` something to the seat that
    acts. PASS: it emits `TurnEnded` of that seat.
    """

    CHANCE = "chance"
    SECRET = "secret"  # noqa: S105 - no password either
    PASS = "pass"  # noqa: S105 - no password


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made in the lobby. `each` seat makes its own; `unique`: no two seats the same.

    A `default` of "" on an option of a seat means: drawn at the start among the rest.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    each: bool = False
    unique: bool = False


@dataclass(frozen=True, slots=True)
class Meta:
    """What the lobby says of a game. `listed=False` keeps a game under construction from players.

    `seats`: least and most. `minutes`: what the box says, for the table. `year` 0 if unknown.
    `turns`: how often one seat is asked in a match, the most that was seen. `compared`: the score
    of a match that goes on can be compared (`Game.standing`).
    """

    title: str
    author: str
    seats: tuple[int, int]
    minutes: int
    year: int = 0
    options: tuple[Option, ...] = ()
    listed: bool = True
    turns: int = 24
    compared: bool = False


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match: those of the table, and those of each seat."""

    table: Mapping[str, str]
    seats: tuple[Mapping[str, str], ...] = ()

    def __getitem__(self, key: str) -> str:
        return self.table[key]

    def of(self, seat: Seat, key: str) -> str:
        """Return what a seat chose; "" if it left it to chance."""
        return self.seats[seat].get(key, "") if seat < len(self.seats) else ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the final score: a message id of the game's catalogue and a figure a seat."""

    label: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match.

    `ranks`: a place per seat, 1 is best, equal places are shared. `reason`: how it ended, a
    message id of the game's catalogue without its prefix. `score`: broken down as the rulebook
    does, the deciding lines last.
    """

    ranks: tuple[int, ...]
    reason: str
    score: tuple[Row, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats in the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return the places of seats by what each has, the greatest first; equal ones share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


class Game(ABC, Generic[S, A]):
    """The rules of one game. A subclass has no state of its own.

    `State` is a slotted dataclass whose every field says who may see it; `actions` are all
    verbs, `events` all classes of events, `TurnEnded` included where it is used, `reasons` all
    reasons for which a match can end. `rules` is raised when behaviour changes, never for a
    refactoring. `plan`: how a computer that searches thinks about the game. `judged`: at the ends
    of how many rounds an analysis asks for `value`; 2 where a round is one seat's turn, because
    `value` thinks more of whoever has just moved.
    """

    key: ClassVar[str]
    meta: ClassVar[Meta]
    rules: ClassVar[int]
    State: ClassVar[type]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    reasons: ClassVar[tuple[str, ...]]
    plan: ClassVar[search_parameters_and_win_chance.SearchParameters] = (
        search_parameters_and_win_chance.SearchParameters()
    )
    lessons: ClassVar[Sequence[lesson.Lesson]] = ()
    judged: ClassVar[int] = 1

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng, emit: Emit) -> S:
        """Return the state at the start of the first decision."""

    @abstractmethod
    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Return the seats waited for, several when choices are simultaneous; () when over."""

    def may_act(self, s: S) -> tuple[Seat, ...]:
        """Return the seats which may act, waited for or not."""
        return self.to_act(s)

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> Sequence[A]:
        """Return the legal actions of a seat, the only source of legality.

        In a stable order, without duplicates; () outside `may_act`.
        """

    def orders(self, s: S, seat: Seat) -> Sequence[A]:
        """Return what a seat may submit unasked: preferences and standing orders.

        Orders are state that only their owner sees, and use no chance. They take no ply.
        """
        return ()

    def ordered(self, s: S, seat: Seat) -> A | None:
        """Return the action which the orders of a seat in `to_act` decide now, a legal one.

        None if they decide nothing; an order that is no longer legal decides nothing.
        """
        return None

    @abstractmethod
    def apply(self, s: S, seat: Seat, action: A, rng: Rng, emit: Emit) -> None:
        """Carry out a legal action or an order, changing the state. Trusts its caller."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """Return the result once the game is over."""

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise EngineBug unless every card and token is somewhere exactly once."""

    def view(self, s: S, seat: Seat | None) -> S:
        """Return what a seat knows, or with None a spectator: from the policies of the fields."""
        return visibility.redact(s, seat)

    @abstractmethod
    def guess(self, view: S, seat: Seat, rng: Rng) -> S:
        """Return a full state that this seat thinks possible (a determinization of its view).

        What the seat has seen, or can prove, stays where it is.
        """

    def warns(self, s: S, seat: Seat, action: A) -> Warn | None:
        """Tell before an action why it cannot be taken back; None if it can.

        CHANCE before SECRET before PASS when several hold. Known from the seat's view.
        """
        return None

    def why_not(self, s: S, seat: Seat, action: A) -> Clause | None:
        """Explain why an action is refused; None exactly for legal ones and orders."""
        if action in self.legal(s, seat) or action in self.orders(s, seat):
            return None
        return self.refusal(s, seat, action)

    @abstractmethod
    def refusal(self, s: S, seat: Seat, action: A) -> Clause:
        """Return the clause against an action that is neither legal nor an order."""

    def window(self, s: S) -> Fraction | None:
        """Return the share of a turn's time after which all still asked get the fallback.

        None for an ordinary turn, which does not close by itself.
        """
        return None

    def leave(self, s: S, seat: Seat, emit: Emit) -> None:
        """Mark out a seat that resigned from a match of three seats or more. No chance.

        The default does nothing: a computer plays the seat on, and the match ranks it last.
        """

    @abstractmethod
    def fallback(self, s: S, seat: Seat) -> A:
        """Return what is played when the time of a seat in `to_act` is over: a legal action.

        Never exploitable, and from public facts where its result is public. It is asked again
        until the seat is not waited for any more.
        """

    def rate(self, view: S, seat: Seat, actions: Sequence[A]) -> list[float]:
        """Rate actions (legal ones or orders) as a sensible player would: the greater the better.

        For the greedy computer. An order is filed when it is rated above 0.
        """
        return [0.0] * len(actions)

    def value(self, s: S, seat: Seat) -> float | None:
        """Return the chance of a seat to win, 0 to 1, in a full state whose match goes on.

        For the computers that search. None if the game has no opinion: matches are played out.
        """
        return None

    def at_rest(self, s: S) -> bool | None:
        """Tell whether nothing is half done, so that `value` is right about the position itself.

        None if the game does not say: a position is then judged where its round ends.
        """
        return None

    def standing(self, s: S) -> tuple[int, ...]:
        """Return the places by the score of a match that goes on; () if it says nothing yet.

        Only where `Meta.compared` says that the rulebook's score can be taken at any time.
        """
        return ()

    def turn(self, s: S) -> int:
        """Return the number of the current turn or round, from 1, as players count it."""
        return 1


AnyGame: TypeAlias = Game[Any, Any]


def options(meta: Meta, table: Mapping[str, str], seats: Sequence[Mapping[str, str]]) -> Options:
    """Return complete, checked options: what was not said takes its default.

    BadOption for a name or a value that the game does not have, and for a `unique` value twice.
    """
    declared = {option.key: option for option in meta.options}
    for each, chosen in ((False, table), *((True, seat) for seat in seats)):
        for key, value in chosen.items():
            option = declared.get(key)
            if option is None or option.each is not each:
                raise BadOption(option=key, value=value)
            if value not in option.choices and value != option.default:
                raise BadOption(option=key, value=value)
    for option in meta.options:
        taken = [seat[option.key] for seat in seats if seat.get(option.key)]
        if option.unique and len(set(taken)) < len(taken):
            raise BadOption(option=option.key, value=next(v for v in taken if taken.count(v) > 1))
    return Options(
        {o.key: table.get(o.key, o.default) for o in meta.options if not o.each},
        tuple(
            {o.key: seat.get(o.key, o.default) for o in meta.options if o.each} for seat in seats
        ),
    )
