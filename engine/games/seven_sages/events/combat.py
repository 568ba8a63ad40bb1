"""What happens in a combat, spells included: clauses 4 and 5."""

from dataclasses import dataclass

from engine.game import Event, Seat
from engine.games.seven_sages.events.audience import between_two, receiver
from engine.see import ACTOR, ALL, EVERYONE, NOONE, OTHERS, OWNER_CELL, see


@dataclass(frozen=True, slots=True)
class Began(Event):
    """[4.1] The combat begins; with three seats the lonely one places its bonus."""

    seen_by = EVERYONE
    reveals = NOONE
    active: Seat = see(ALL)
    marker: int = see(ALL)


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
class Removed(Event):
    """[5.1] A card has left the table: an owl to the hand of a seat, or any to the discards."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    owner: Seat = see(ALL)
    card: int = see(ALL)
    spell: int = see(ALL)
    marker: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """[5.2] Two crystals have changed places."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    one: int = see(ALL)
    crystal: int = see(ALL)
    other: int = see(ALL)
    against: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """[5.5] The Absentus of a seat is discarded."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """[5.6] Two allies have swapped their role cards."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    ally: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """[5.7] A seat has taken a second role."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    role: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """[5.5] A seat has passed for this turn only."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """[4.7] A seat has left the combat, as which one."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    place: int = see(ALL)


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
class Reshuffled(Event):
    """[4.11] The discards are a new pile: of power cards, or of spells."""

    seen_by = EVERYONE
    reveals = NOONE
    spells: bool = see(ALL)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """[4.10] The last to pass has discarded cards, face down."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Crushed(Event):
    """[4.12] A lead of 25 or more has ended the combat."""

    seen_by = EVERYONE
    reveals = NOONE
    side: int = see(ALL)
    lead: int = see(ALL)
