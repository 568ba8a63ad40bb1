"""Events of The Seven Sages and who may see them, in the order of a round."""

from dataclasses import dataclass
from typing import Any, Final

from engine import Event, Public, Seat, TurnEnded, visibility

# Who is told of what passes between two seats


def between_two(event: Any, cards: tuple[int, ...], viewer: visibility.Viewer) -> Any:
    """Show cards to giver and receiver, and their number to the others."""
    return cards if viewer in (event.seat, event.to) else visibility.COUNT(event, cards, viewer)


def the_two(event: Any, seat: Seat, viewer: visibility.Viewer) -> bool:
    """Concern the two: what one has said to the other, neither can take back."""
    return viewer in (event.seat, event.to)


def receiver(event: Any, seat: Seat, viewer: visibility.Viewer) -> bool:
    """Concern the one to whom something was given."""
    return bool(viewer == event.to)


# The start of the match and of each round: clauses 1 and 2


@dataclass(frozen=True, slots=True)
class Prepared(Public):
    """[1.3] The roles that stay in the box are drawn, and who chooses first."""

    roles: tuple[int, ...]
    first: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """[1.5] A seat has its first hand."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: Seat = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)
    spells: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """[2.1] A round begins; who chooses a role first."""

    round: int
    first: Seat


@dataclass(frozen=True, slots=True)
class Became(Public):
    """[2.1] A seat has chosen its role."""

    seat: Seat
    role: int


# Alliances, and what passes among allies before the combat: clause 3


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """[3.2] A seat has invited another; only the two know."""

    seen_by = the_two
    reveals = the_two
    seat: Seat = visibility.see(visibility.ALL)
    to: Seat = visibility.see(visibility.ALL)


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """[3.3] A seat has taken an invitation back; only the two know."""

    seen_by = the_two
    reveals = the_two
    seat: Seat = visibility.see(visibility.ALL)
    to: Seat = visibility.see(visibility.ALL)


@dataclass(frozen=True, slots=True)
class Declined(Public):
    """[3.4] A seat sees no deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Allied(Public):
    """[3.2] Two seats have formed an alliance."""

    reveals = visibility.OTHERS
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class NoAlliance(Public):
    """[3.8] All said no deal: the hierarchy decides."""


@dataclass(frozen=True, slots=True)
class StayedOut(Public):
    """[3.6] A seat has not joined the alliance of two, and its turn to do so is over."""

    reveals = visibility.OTHERS
    seat: Seat


@dataclass(frozen=True, slots=True)
class Joined(Public):
    """[3.6] A seat has joined the alliance of two."""

    reveals = visibility.OTHERS
    seat: Seat


@dataclass(frozen=True, slots=True)
class Spoke(Public):
    """[3.10] A seat has announced something, with three seats."""

    seat: Seat
    how: int


@dataclass(frozen=True, slots=True)
class Sided(Public):
    """[3.8] A seat stands on a side."""

    seat: Seat
    side: int


@dataclass(frozen=True, slots=True)
class Formed(Public):
    """[3.5] The alliances are clear: the side of each seat."""

    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """[3.12] A seat has shown cards to another; the two know which."""

    seen_by = visibility.EVERYONE
    reveals = the_two
    seat: Seat = visibility.see(visibility.ALL)
    to: Seat = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(between_two)


@dataclass(frozen=True, slots=True)
class Given(Event):
    """[3.14] Cards went from a seat to an ally; the two know which."""

    seen_by = visibility.EVERYONE
    reveals = receiver
    seat: Seat = visibility.see(visibility.ALL)
    to: Seat = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(between_two)
    spells: tuple[int, ...] = visibility.see(between_two)


@dataclass(frozen=True, slots=True)
class Exchanged(Public):
    """[3.14] An alliance has exchanged, perhaps nothing; another exchange may follow."""

    reveals = visibility.EVERYONE
    side: int
    again: bool


# A combat, its spells included: clauses 4 and 5


@dataclass(frozen=True, slots=True)
class Began(Public):
    """[4.1] The combat begins; with three seats the lonely one places its bonus."""

    active: Seat
    marker: int


@dataclass(frozen=True, slots=True)
class Played(Public):
    """[4.3] A seat has played a power card, which counts so many points."""

    reveals = visibility.OTHERS
    seat: Seat
    card: int
    points: int
    marker: int


@dataclass(frozen=True, slots=True)
class Spelled(Public):
    """[4.5] A seat has cast a spell; `moot` if it has no effect."""

    reveals = visibility.OTHERS
    seat: Seat
    spell: int
    moot: bool


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

    seen_by = visibility.EVERYONE
    reveals = receiver
    seat: Seat = visibility.see(visibility.ALL)
    to: Seat = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(between_two)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """[4.8] A seat has drawn power cards."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: Seat = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """[4.11] The discards are a new pile: of power cards, or of spells."""

    spells: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """[4.10] The last to pass has discarded cards, face down."""

    seen_by = visibility.EVERYONE
    reveals = visibility.NOONE
    seat: Seat = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Crushed(Public):
    """[4.12] A lead of 25 or more has ended the combat."""

    side: int
    lead: int


# After a combat, and at the end of the match: clause 6


@dataclass(frozen=True, slots=True)
class Laid(Public):
    """[6.7] A clearing, or finitum, is laid."""

    reveals = visibility.EVERYONE
    slot: int
    tile: int
    crystals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Won(Public):
    """[6.1] The combat is decided; `side` NONE is a tie. `seats` take crystals in this order."""

    side: int
    marker: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Took(Public):
    """[6.1] A seat has taken a crystal, which everybody sees at this moment [R5]."""

    seat: Seat
    crystal: int


@dataclass(frozen=True, slots=True)
class Left(Public):
    """[6.2] Crystals that nobody takes are out of the game."""

    crystals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Learned(Event):
    """[6.3] A seat has drawn a spell."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: Seat = visibility.see(visibility.ALL)
    spell: int = visibility.see(visibility.OWNER)


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """[6.6] A seat has moved the pawn."""

    seat: Seat
    slot: int
    tile: int


@dataclass(frozen=True, slots=True)
class HandShown(Public):
    """[6.9] A hand is shown for the last count."""

    reveals = visibility.OTHERS
    seat: Seat
    cards: tuple[int, ...]
    crystals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted(Public):
    """[6.9] The seats with the most of a suit in hand each get a small crystal."""

    suit: int
    points: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """[6.10] The game is over."""

    reveals = visibility.EVERYONE


EVENTS: Final = (
    Prepared, Dealt, Laid, Became, Invited, Withdrew, Declined, Allied, NoAlliance, StayedOut,
    Joined, Spoke, Sided, Formed, Shown, Given, Exchanged, Began, Played, Spelled, Removed, Swapped,
    Cancelled, Traded, Doubled, Waited, Passed, Received, Drew, Learned, Reshuffled, Discarded,
    Crushed, Won, Took, Left, Moved, RoundBegan, HandShown, Counted, Ended, TurnEnded,
)  # fmt: skip
