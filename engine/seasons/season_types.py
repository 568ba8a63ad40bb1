"""The values that a season is made of.

Season   one league or tournament, from its announcement to its end (`engine.seasons.season`)
Entrant  who has entered, and those who may be called in
Table    one match of a season: who sits there, in the order of the seats
points   what a table is worth to who sat there; the standing adds them up
"""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.errors import GameError

DAY = 86_400
LEAST_AT_ONCE, MOST_AT_ONCE = 2, 6
"""How many matches at once an entrant may ask for."""
MISSES = 2
"""Matches missed after which an entrant is out."""
MOVERS = 2
"""Entrants of a division who go up, and as many who go down."""
MOST_ENTRANTS = 2000
COMPUTERS_AT_ONCE = 2
"""Matches of a season in which computers play each other, at a time."""


class Form(enum.Enum):
    """What a season is."""

    LEAGUE = "league"
    TOURNAMENT = "tournament"


class Phase(enum.Enum):
    """Where a season stands."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    VOID = "void"


class Kind(enum.Enum):
    """What an entry of the log of a season records."""

    OPEN = "open"
    ENTER = "enter"
    WISH = "wish"
    LEAVE = "leave"
    BEGIN = "begin"
    ROUND = "round"
    START = "start"
    MISS = "miss"
    OUT = "out"
    RESULT = "result"
    HALF = "half"
    DECIDED = "decided"
    OVER = "over"
    VOID = "void"


class How(enum.Enum):
    """What the result of a table comes from.

    PLAYED: the match. ADJUDGED: the score of a match that still ran. MEAN: nothing; each gets the
    mean of their other tables. FORFEIT: somebody left. ANNULLED: somebody left early; the table
    counts for nobody. BYE: nobody was left to meet.
    """

    PLAYED = "played"
    ADJUDGED = "adjudged"
    MEAN = "mean"
    FORFEIT = "forfeit"
    ANNULLED = "annulled"
    BYE = "bye"


@dataclass(frozen=True, slots=True)
class Terms:
    """All that is announced before anybody enters. Times are seconds since 1970 UTC.

    `seats`: of a table. `turn` and `reserve`: the strict clock of a match, in seconds. `size`: the
    most entrants of a division, or of a tournament. `at_once`: matches at once of who wishes no
    other number. `life`: the longest life of a match in seconds. `rounds`: of a tournament, the
    most, without the final. `compared`: matches that still run at the end are decided by their
    score. `vacation`: seconds that clocks stand still for one entrant, the budget of the season.
    `home`: the server. `order`: who was here before, best first, promotions made. `number`: of
    the season in its league; `before`: the id of the season before it. `filled`: computers enter
    at the beginning until there are so many. `letters`: anybody enters, from wherever they are,
    and matches are played by letter.
    """

    form: Form
    game: str
    seats: int
    turn: int
    reserve: int
    size: int
    at_once: int
    begins: int
    ends: int
    life: int
    rounds: int = 0
    compared: bool = False
    vacation: int = 0
    home: str = ""
    host: str = ""
    name: str = ""
    number: int = 1
    before: str = ""
    order: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    filled: int = 0
    letters: bool = False

    @property
    def least(self) -> int:
        """Return how many must enter for the season to begin."""
        return 1 if self.filled else max(self.seats, 3)


@dataclass(slots=True)
class Entrant:
    """Somebody who has entered: with the chance they added, and how many matches at once.

    `spare`: came later, to be called in where somebody leaves. `out`: why they are out.
    """

    id: str
    added: str
    at_once: int
    spare: bool = False
    missed: int = 0
    out: str = ""


@dataclass(slots=True)
class Table:
    """A match of a season. `ids` are who it was paired for, by seat; `seated` who plays there now.

    `match`: its id once it has begun, `sealed`: the commitment of its secret. `ranks`: by seat,
    once it is over. `late`: seats whose time was over. `gone`: seats whose entrant has left, and
    those of computers that have not entered. `missed`: who has not played it at all.
    """

    number: int
    division: int
    round: int
    ids: tuple[str, ...]
    seated: list[str]
    match: str = ""
    sealed: str = ""
    how: How | None = None
    ranks: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    gone: set[int] = field(default_factory=set)
    missed: set[str] = field(default_factory=set)

    @property
    def counts(self) -> bool:
        """Tell whether the table is over with places that count."""
        return self.how in (How.PLAYED, How.ADJUDGED, How.FORFEIT, How.BYE)

    def places(self) -> dict[str, int]:
        """Return the places of who counts, 1 is best; leavers and computers are left out."""
        kept = [seat for seat in range(len(self.ids)) if seat not in self.gone]
        return {
            self.ids[s]: 1 + sum(self.ranks[other] < self.ranks[s] for other in kept) for s in kept
        }


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened to a season. `data` is plain JSON data by the kind."""

    number: int
    kind: Kind
    at: int
    who: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)


class SeasonError(GameError):
    """A season cannot do this."""


class SeasonClosed(SeasonError):
    """The season is over, or was called off."""


class SeasonBegun(SeasonError):
    """The season has begun: nobody enters any more."""


class EnteredAlready(SeasonError):
    """The person has entered."""


class NotEntered(SeasonError):
    """The person has not entered, or is out."""


class SeasonFull(SeasonError):
    """As many have entered as can."""


class WasOut(SeasonError):
    """The person has left this season, and does not come back into it."""
