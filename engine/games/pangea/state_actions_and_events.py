"""State, actions and events of Pangea.

A people is an index of `PEOPLES`, a tile of `TILES`, a cell of `CELLS`, a character of `HOME_OF`,
an amulet and a favourite terrain ("home") of `TERRAINS`.
"""

from dataclasses import dataclass
from typing import Final

from engine.game import Action, Event, Public
from engine.notation import word
from engine.visibility import ACTOR, ALL, EVERYONE, NOONE, OWNER, see
from .data import AMULETS, CELLS, PEOPLE_NAMES, TERRAINS, TILE_NAMES

PLACE, MAGIC, MOVE, BUY, PROTECT, OVER = range(6)
"""Where a match stands: the preliminary round, the phases of a turn that ask, the end."""
PHASES: Final = ("place", "magic", "move", "buy", "protect", "over")

LOADS: Final = len(AMULETS) + 1
WHO: Final = tuple(
    home if load is None else f"{home}_with_{load}"
    for home in TERRAINS
    for load in (None, *AMULETS)
)
"""Own characters as one names them: favourite terrain, and the amulet they carry."""
GROUNDS: Final = ("tile", "sea")


@dataclass(slots=True)
class State:
    """A match of Pangea.

    `peoples[seat]`: who plays which people. `first`: the start player. `round` from 1. `active`:
    the seat whose turn it is. `left`: magic actions left. `cells[cell]`: its tile or `SEA`.
    `at[character]`: its tile, `BAG` or `HELD`. `load[character]`: the amulet it carries or
    `NONE`. `moved`: characters that have moved in this turn. `leader`: who began the last lap,
    or `NONE`. `wards[seat]`: the protected cell, or `NONE`. `out[seat]`: has resigned.

    By people, the neutral ones included: `towers`, the tile (`NONE` before it is placed);
    `amulets`, those in the tower in order of delivery; `wealth`.

    `ranks[seat]`: the order where the tower shall go, the best tile first; [] without one.
    """

    peoples: tuple[int, ...] = see(ALL)
    first: int = see(ALL)
    round: int = see(ALL)
    active: int = see(ALL)
    phase: int = see(ALL)
    left: int = see(ALL)
    cells: list[int] = see(ALL)
    towers: list[int] = see(ALL)
    at: list[int] = see(ALL)
    load: list[int] = see(ALL)
    moved: list[int] = see(ALL)
    amulets: list[list[int]] = see(ALL)
    wealth: list[int] = see(ALL)
    wards: list[int] = see(ALL)
    leader: int = see(ALL)
    out: list[bool] = see(ALL)
    ranks: list[list[int]] = see(OWNER)


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the own tower and the three characters drawn on a tile without a tower."""

    verb = "place"
    seen_by = EVERYONE
    tile: int = word(TILE_NAMES)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw a character from the own bag to the tile of the own tower."""

    verb = "draw"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Summon(Action):
    """Draw a character of a neutral people to the tile of its tower."""

    verb = "summon"
    seen_by = EVERYONE
    people: int = word(PEOPLE_NAMES)


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Move a tile, with all that stands on it, to a neighbouring cell of sea."""

    verb = "shift"
    seen_by = EVERYONE
    tile: int = word(TILE_NAMES)
    to: int = word(CELLS)


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """Move a neutral character to a neighbouring tile."""

    verb = "lead"
    seen_by = EVERYONE
    people: int = word(PEOPLE_NAMES)
    home: int = word(TERRAINS)
    origin: int = word(TILE_NAMES)
    to: int = word(TILE_NAMES)


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move an own character to a neighbouring tile."""

    verb = "move"
    seen_by = EVERYONE
    who: int = word(WHO)
    origin: int = word(TILE_NAMES)
    to: int = word(TILE_NAMES)


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy the amulet of a tile for an own character there, from a people there."""

    verb = "buy"
    seen_by = EVERYONE
    tile: int = word(TILE_NAMES)
    home: int = word(TERRAINS)
    seller: int = word(PEOPLE_NAMES)


@dataclass(frozen=True, slots=True)
class Protect(Action):
    """Keep a tile where it is, or tiles out of a cell of sea, and end the turn."""

    verb = "protect"
    seen_by = EVERYONE
    ground: int = word(GROUNDS)
    cell: int = word(CELLS)


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the phase; in the last one, the turn."""

    verb = "done"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Rank(Action):
    """Add a tile to the ranking of tiles for the own tower; an order."""

    verb = "rank"
    seen_by = ACTOR
    tile: int = word(TILE_NAMES)


@dataclass(frozen=True, slots=True)
class Unrank(Action):
    """Drop the ranking of tiles; an order."""

    verb = "unrank"
    seen_by = ACTOR


@dataclass(frozen=True, slots=True)
class Began(Public):
    """The match began: this seat plays first."""

    seat: int


@dataclass(frozen=True, slots=True)
class Readied(Public):
    """A people drew its first characters (favourite terrains); neutral ones stand on `tile`."""

    people: int
    homes: tuple[int, ...]
    tile: int


@dataclass(frozen=True, slots=True)
class Placed(Public):
    """A seat put its tower and its characters on a tile."""

    seat: int
    people: int
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class Drew(Public):
    """A character came from the own bag to the tower's tile."""

    seat: int
    people: int
    home: int
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class Summoned(Public):
    """A character of a neutral people came from its bag to its tower's tile."""

    seat: int
    people: int
    home: int
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class Shifted(Public):
    """A tile moved from one cell to another."""

    seat: int
    tile: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """A character of the seat walked from a tile to another.

    These lay then on the cells `source` and `target`. `load`: the amulet it carries, or `NONE`.
    """

    seat: int
    people: int
    home: int
    load: int
    origin: int
    to: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Led(Public):
    """A seat led a neutral character from a tile to another; see `Moved`."""

    seat: int
    people: int
    home: int
    origin: int
    to: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Delivered(Public):
    """A seat brought an amulet into its tower on this cell, its `level`-th one."""

    seat: int
    amulet: int
    level: int
    cell: int


@dataclass(frozen=True, slots=True)
class Bought(Public):
    """A character with this favourite terrain bought an amulet from a people."""

    seat: int
    amulet: int
    tile: int
    cell: int
    home: int
    seller: int
    price: int


@dataclass(frozen=True, slots=True)
class Produced(Public):
    """A seat's characters produced wealth."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Protected(Public):
    """A seat protected a cell."""

    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class Lapsed(Public):
    """A seat's protection of a cell ended with the beginning of its turn."""

    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class LapBegan(Public):
    """A seat reached a victory level (1 lesser, 2 intermediate, 3 superior): the last lap."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class LastRound(Public):
    """Nobody began a last lap in 60 rounds: this round is the last [X1]."""

    round: int


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The match is over."""


@dataclass(frozen=True, slots=True)
class Ranked(Event):
    """A seat's order was noted: the tiles for its tower, the best first."""

    seen_by = ACTOR
    reveals = NOONE
    seat: int = see(ALL)
    tiles: tuple[int, ...] = see(OWNER)


@dataclass(frozen=True, slots=True)
class Left(Public):
    """A seat resigned; a computer plays its people on."""

    seat: int
    people: int
