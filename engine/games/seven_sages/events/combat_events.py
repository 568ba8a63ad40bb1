"""What happens in a combat, spells included: clauses 4 and 5."""

from dataclasses import dataclass

from engine.game import Event, Public, Seat
from engine.games.seven_sages.events.audience import between_two, receiver
from engine.visibility import ACTOR, ALL, EVERYONE, NOONE, OTHERS, OWNER_CELL, see


@dataclass(frozen=True, slots=True)
class Began(Public):
    """[4.1] The combat begins; with three seats the lonely one places its bonus."""

    active: Seat
    marker: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """[4.3] A seat has played a power card, which counts so many points."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    card: int = see(ALL)
    points: int = see(ALL)
    marker: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Spelled(Event):
    """[4.5] A seat has cast a spell; `moot` if it has no effect."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    spell: int = see(ALL)
    moot: bool = see(ALL)


@dataclass(frozen=True, slots=True)
class Removed(Public):
    """[5.1] A card has left the table: an owl to the hand of a seat, or any to the discards."""

    seat: Seat
    owner: Seat
    card: int
    spell: int
    marker: int


@dataclass(frozen=True, slots=True)
class Swapped(Public):
    """[5.2] Two crystals have changed places."""

    seat: Seat
    one: int
    crystal: int
    other: int
    against: int


@dataclass(frozen=True, slots=True)
class Cancelled(Public):
    """[5.5] The Absentus of a seat is discarded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Traded(Public):
    """[5.6] Two allies have swapped their role cards."""

    seat: Seat
    ally: Seat


@dataclass(frozen=True, slots=True)
class Doubled(Public):
    """[5.7] A seat has taken a second role."""

    seat: Seat
    role: int


@dataclass(frozen=True, slots=True)
class Waited(Public):
    """[5.5] A seat has passed for this turn only."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """[4.7] A seat has left the combat, as which one."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Received(Event):
    """[4.8] A seat handed cards on to the next that passed; the two know which."""

    seen_by = EVERYONE
    reveals = receiver
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    cards: tuple[int, ...] = see(between_two)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """[4.8] A seat has drawn power cards."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """[4.11] The discards are a new pile: of power cards, or of spells."""

    spells: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """[4.10] The last to pass has discarded cards, face down."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Crushed(Public):
    """[4.12] A lead of 25 or more has ended the combat."""

    side: int
    lead: int
