"""State, actions and events of Magnate.

Seats are 0 and 1. A suit is an index of `SUITS` (`NONE` for none), a card of `CARDS`, a province
of `PROVINCES`.
"""

from dataclasses import dataclass

from engine.game import Action, Event, Public
from engine.notation import word
from engine.visibility import ACTOR, ALL, COUNT, EVERYONE, NOONE, OTHERS, OWNER, OWNER_CELL, see
from .data import CARD_NAMES, COST, PROVINCE_NAMES, SUITS

_COUNTS = tuple(str(n) for n in range(max(COST) + 1))

# Nested lists are by seat, and within a seat by province or suit.


@dataclass(slots=True)
class State:
    """A match of Magnate.

    `turn` from 1. `active` is the seat whose turn it is. `dice`: the two of this turn and the
    tax die (0 if there was no tax). `owed`: provinces whose deed has yet to pay the active seat a
    suit of its choice. `bill`: the property just laid whose payment is to be split, or -1.
    `played`: the card of this turn has been played. `last`: last turns left to play, -1 while
    there is a pile; 0 is the end of the match.

    `crowns[seat]`: suits. `tokens[seat][suit]`. `columns[seat][province]`: cards as they were
    laid. `deeds[seat][province]`: tokens on the deed by suit; [] where there is none, and
    otherwise the deed is the last card of the column. `wishes[seat][province]`: the suit which a
    deed shall pay, or `NONE`. `pile` has no order: cards are drawn from it at random. `recycled`:
    the discards which became the second pile [C2], [] before.
    """

    courts: bool = see(ALL)
    turn: int = see(ALL)
    active: int = see(ALL)
    dice: list[int] = see(ALL)
    owed: list[int] = see(ALL)
    bill: int = see(ALL)
    played: bool = see(ALL)
    last: int = see(ALL)
    crowns: list[list[int]] = see(ALL)
    tokens: list[list[int]] = see(ALL)
    columns: list[list[list[int]]] = see(ALL)
    deeds: list[list[list[int]]] = see(ALL)
    discards: list[int] = see(ALL)
    recycled: list[int] = see(ALL)
    pile: list[int] = see(COUNT)
    hands: list[list[int]] = see(OWNER_CELL)
    wishes: list[list[int]] = see(OWNER)


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """Take the token that a deed pays in a suit of one's choice [A6a]."""

    verb = "collect"
    seen_by = EVERYONE
    province: int = word(PROVINCE_NAMES)
    suit: int = word(SUITS)


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Lay a property outright."""

    verb = "build"
    seen_by = EVERYONE
    card: int = word(CARD_NAMES)
    province: int = word(PROVINCE_NAMES)


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay for the property just built: tokens of its first, second and third suit (suit order)."""

    verb = "pay"
    seen_by = EVERYONE
    first: int
    second: int
    third: int


@dataclass(frozen=True, slots=True)
class Deed(Action):
    """Buy the deed of a property."""

    verb = "deed"
    seen_by = EVERYONE
    card: int = word(CARD_NAMES)
    province: int = word(PROVINCE_NAMES)


@dataclass(frozen=True, slots=True)
class Develop(Action):
    """Lay tokens of one suit on the deed in a province."""

    verb = "develop"
    seen_by = EVERYONE
    province: int = word(PROVINCE_NAMES)
    suit: int = word(SUITS)
    count: int = word(_COUNTS)


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Give the bank three tokens of a suit for one of another."""

    verb = "trade"
    seen_by = EVERYONE
    give: int = word(SUITS)
    get: int = word(SUITS)


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Discard a card for a token of each of its suits."""

    verb = "sell"
    seen_by = EVERYONE
    card: int = word(CARD_NAMES)


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn: draw a card, and the dice roll for the next seat."""

    verb = "end"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """Say in secret which suit a deed shall pay on the other seat's roll; an order [A6c]."""

    verb = "prefer"
    seen_by = ACTOR
    province: int = word(PROVINCE_NAMES)
    suit: int = word((*SUITS, "none"))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat begins with these Crowns (suits), a token of each, and these cards."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    crowns: tuple[int, ...] = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """The dice of a seat's turn; `tax` is the suit that is taxed, or `NONE`."""

    seat: int
    turn: int
    first: int
    second: int
    tax: int


@dataclass(frozen=True, slots=True)
class Taxed(Public):
    """A seat lost tokens of the taxed suit."""

    seat: int
    suit: int
    count: int


@dataclass(frozen=True, slots=True)
class CrownsPaid(Public):
    """A seat got a token of each of its Crowns."""

    seat: int
    suits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Earned(Public):
    """A property (or the deed of an Ace) paid a token of each of its suits."""

    seat: int
    card: int
    province: int
    suits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeedPaid(Public):
    """A deed paid a seat on the other's roll [A6b]; the suit may show what the seat preferred."""

    reveals = OTHERS
    seat: int
    card: int
    province: int
    suit: int


@dataclass(frozen=True, slots=True)
class Collected(Public):
    """A deed paid the seat on its own roll, in the suit it chose."""

    seat: int
    card: int
    province: int
    suit: int


@dataclass(frozen=True, slots=True)
class Built(Public):
    """A seat laid a property outright; `Paid` follows when it is paid for."""

    reveals = OTHERS
    seat: int
    card: int
    province: int


@dataclass(frozen=True, slots=True)
class Deeded(Public):
    """A seat laid a deed; `Paid` follows."""

    reveals = OTHERS
    seat: int
    card: int
    province: int


@dataclass(frozen=True, slots=True)
class Paid(Public):
    """A seat paid the bank for a card: `tokens` by suit."""

    seat: int
    card: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Developed(Public):
    """A seat laid tokens on a deed."""

    seat: int
    card: int
    province: int
    suit: int
    count: int


@dataclass(frozen=True, slots=True)
class Completed(Public):
    """A deed became a developed property; its tokens went to the bank."""

    seat: int
    card: int
    province: int


@dataclass(frozen=True, slots=True)
class Traded(Public):
    """A seat gave the bank three tokens of a suit for one of another."""

    seat: int
    give: int
    get: int


@dataclass(frozen=True, slots=True)
class Sold(Public):
    """A seat sold a card for these tokens (a suit each)."""

    reveals = OTHERS
    seat: int
    card: int
    suits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    card: int = see(OWNER)


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """The pile ran out for the first time: the discards are the new pile [E1]."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastTurns(Public):
    """The pile ran out for good: each seat has one last turn, `seat` first [E2]."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandShown(Public):
    """At the end a seat showed and discarded what was left in its hand."""

    reveals = OTHERS
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeedLost(Public):
    """At the end a deed that was not completed was discarded with its `tokens` (by suit)."""

    seat: int
    card: int
    province: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The Grand Duke is dead: the match is over."""


@dataclass(frozen=True, slots=True)
class Preferred(Event):
    """A seat's order was noted: the suit a deed shall pay, or `NONE`."""

    seen_by = ACTOR
    reveals = NOONE
    seat: int = see(ALL)
    province: int = see(OWNER)
    suit: int = see(OWNER)
