"""The values that a match is made of."""

import enum
from dataclasses import dataclass, field
from typing import Any

from engine import game, playing_hours

LEAST_TURN, MOST_TURN = 3_600, 14 * playing_hours.DAY
LOBBY_LIFE = 7 * playing_hours.DAY
"""Seconds after which a lobby that has not started is closed."""


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
    VOID = "void"
    REMIND = "remind"
    LATE = "late"
    VOTED = "voted"
    STOOD_IN = "stood-in"
    BACK = "back"
    OFFERED = "offered"
    REPLACED = "replaced"
    PAUSED = "paused"
    RESUMED = "resumed"
    UNDO_ASKED = "undo-asked"
    UNDO_REFUSED = "undo-refused"
    UNDO_VOTED = "undo-voted"
    UNDONE = "undone"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Notice:
    """One piece of news, for a seat or for all; `word` says more of it."""

    news: News
    seat: game.Seat | None = None
    word: str = ""


@dataclass(slots=True)
class Player:
    """Who sits in a seat: a person by an opaque id, or a computer by its kind.

    `stand_in` plays in place of a person who is away or has resigned, for one turn only if
    `once`; `helped` stays set from then on. `bank` is what is left of the reserve, in seconds.
    `offered`: the seat waits for somebody new, for anybody ("") or for one person. `added` is
    the chance that the player of the start added when the secret was sealed.
    """

    id: str
    computer: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    stand_in: str | None = None
    resigned: bool = False
    once: bool = False
    helped: bool = False
    bank: int = 0
    calendar: playing_hours.Calendar = field(default_factory=playing_hours.Calendar)
    offered: str | None = None
    added: str = ""

    @property
    def played_by(self) -> str | None:
        """Return the kind of computer that decides for the seat; None for the person."""
        return self.computer or self.stand_in


_COMPUTER = "computer-"
"""With this the id of a computer begins: no person's does."""


def computer_id(n: int) -> str:
    """Return the id of the n-th computer of a table."""
    return f"{_COMPUTER}{n}"


def number_of(computer: str) -> int:
    """Return which computer an id is that of."""
    return int(computer.removeprefix(_COMPUTER))


def is_computer(who: str) -> bool:
    """Tell by its id whether a player is a computer."""
    return who.startswith(_COMPUTER)


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time a turn has, in seconds, and whether its end plays the fallback.

    A seat that needs longer uses up its `reserve`, to which each turn adds `increment`.
    """

    turn: int = 3 * playing_hours.DAY
    strict: bool = False
    reserve: int = 0
    increment: int = 0


class Stage(enum.IntEnum):
    """How far the time of a seat has run, as it was last told of."""

    NONE = 0
    HALF = 1
    SOON = 2
    LATE = 3


class LateSeatChoice(enum.Enum):
    """What the others may choose for a seat whose time is over."""

    MORE = "more"
    MOVE = "move"
    COMPUTER = "computer"
    REPLACE = "replace"
    END = "end"


@dataclass(frozen=True, slots=True)
class Undo:
    """A wish to go back to the position before a ply, and who has agreed to it."""

    seat: game.Seat
    ply: int
    agreed: tuple[game.Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """A position that can be gone back to: the ply that led away from it, and the state."""

    ply: int
    state: Any = field(repr=False)


@dataclass(frozen=True, slots=True)
class Draft:
    """The steps of a half-built turn, in notation, begun at ply `base`."""

    base: int
    steps: tuple[str, ...] = ()
