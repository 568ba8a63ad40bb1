"""What is on the table of Harbours, what a seat may want, and what then happens."""

from dataclasses import dataclass
from typing import Final

from engine.game import Action, Event, Public, Seat
from engine.notation import word
from engine.visibility import (
    ACTOR,
    ALL,
    COUNT,
    EVERYONE,
    HIDDEN,
    OTHERS,
    OWNER,
    OWNER_CELL,
    TOP,
    Viewer,
    see,
)
from tests.harbours.data import CARDS, HARBOURS

DECK: Final = -1
"""In `State.known`: the card lies on top of the deck; a place from 0 is the hand of a seat."""
DISCARDS: Final = -2
"""In `State.known`: the card lies among the discards."""
NONE: Final = -1
"""No bid, no order, nobody's turn."""


@dataclass(slots=True)
class Ship:
    """What a seat has: `docks` are the cards it has unloaded."""

    seat: Seat = see(ALL)
    harbour: int = see(ALL)
    coins: int = see(ALL)
    hand: list[int] = see(OWNER_CELL)
    docks: list[int] = see(ALL)


@dataclass(slots=True)
class State:
    """A position of Harbours. Lists with a row per seat are indexed by seat.

    `active`: whose turn it is, NONE in an auction. `lot`: the card for sale, None in a voyage.
    `known`: where a seat knows hidden cards to be. `standing`, `prefers`: orders, or NONE.
    `reason`: how the match ended, "" before.
    """

    limit: int = see(ALL)
    flags: tuple[int, ...] = see(ALL)
    round: int = see(ALL)
    active: int = see(ALL)
    sailed: bool = see(ALL)
    spied: bool = see(ALL)
    ships: list[Ship] = see(ALL)
    deck: list[int] = see(COUNT)
    discards: list[int] = see(TOP)
    lot: int | None = see(ALL)
    answered: list[bool] = see(ALL)
    bids: list[int] = see(OWNER)
    shown: list[bool] = see(ALL)
    known: list[dict[int, int]] = see(OWNER)
    standing: list[int] = see(OWNER)
    prefers: list[int] = see(OWNER)
    wind: tuple[int, ...] = see(ALL)
    out: list[bool] = see(ALL)
    reason: str = see(ALL)


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """[2.1] Go to another harbour."""

    verb = "sail"
    seen_by = EVERYONE
    harbour: int = word(HARBOURS)


@dataclass(frozen=True, slots=True)
class Spy(Action):
    """[2.2] Look at the top of the deck."""

    verb = "spy"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Load(Action):
    """[2.3] Unload a card on the docks, and draw another."""

    verb = "load"
    seen_by = EVERYONE
    card: int = word(CARDS)


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """[2.4] Roll for wind."""

    verb = "roll"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """[2.5] Take a coin."""

    verb = "rest"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """[3.2] Bid for the lot, unseen."""

    verb = "bid"
    seen_by = ACTOR
    coins: int


def _the_two(action: "Show", seat: Seat, viewer: Viewer) -> bool:
    return viewer in (seat, action.to)


@dataclass(frozen=True, slots=True)
class Show(Action):
    """[4.1] Show a card of the hand to one seat."""

    verb = "show"
    seen_by = _the_two
    to: Seat
    card: int = word(CARDS)


@dataclass(frozen=True, slots=True)
class Standing(Action):
    """[4.2] An order: bid so much whenever asked."""

    verb = "standing"
    seen_by = ACTOR
    coins: int


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """[4.2] An order: forget the standing bid."""

    verb = "withdraw"
    seen_by = ACTOR


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """[4.3] An order: the harbour to run to in a storm."""

    verb = "prefer"
    seen_by = ACTOR
    harbour: int = word(HARBOURS)


@dataclass(frozen=True, slots=True)
class Sailed(Public):
    """A ship has reached a harbour."""

    seat: Seat
    harbour: int


@dataclass(frozen=True, slots=True)
class Stormed(Event):
    """A ship has run to the harbour which its seat prefers."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    harbour: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat has looked at the top of the deck."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    card: int = see(OWNER)


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """A card of a hand has come to the docks."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    card: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A seat has drawn the top of the deck."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    card: int = see(OWNER)


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """The wind is known."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Earned(Public):
    """A seat has got coins."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class LotOpened(Event):
    """A card is for sale."""

    seen_by = EVERYONE
    reveals = EVERYONE
    card: int = see(ALL)


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """The sealed bids are open; NONE from a seat that is out. `winner` None: nobody bought."""

    seen_by = EVERYONE
    reveals = EVERYONE
    card: int = see(ALL)
    bids: tuple[int, ...] = see(ALL)
    winner: Seat | None = see(ALL)


def _two_of(event: "Shown", card: int, viewer: Viewer) -> int:
    return card if viewer in (event.seat, event.to) else HIDDEN


def _to(event: "Shown", seat: Seat, viewer: Viewer) -> bool:
    return viewer == event.to


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A seat has shown a card to another; the two know which."""

    seen_by = EVERYONE
    reveals = _to
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    card: int = see(_two_of)


@dataclass(frozen=True, slots=True)
class Left(Public):
    """A seat is out."""

    seat: Seat
