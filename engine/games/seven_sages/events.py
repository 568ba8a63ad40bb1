"""What happens in The Seven Sages, and who is told of it."""

from dataclasses import dataclass
from typing import Any, Final

from engine.game import Event, Seat, TurnEnded
from engine.see import ACTOR, ALL, COUNT, EVERYONE, NOONE, OTHERS, OWNER, OWNER_CELL, Viewer, see


def _two(event: Any, cards: tuple[int, ...], viewer: Viewer) -> Any:
    """Show cards to giver and receiver, and their number to the others."""
    return cards if viewer in (event.seat, event.to) else COUNT(event, cards, viewer)


def _both(event: Any, seat: Seat, viewer: Viewer) -> bool:
    """Concern the two: what one has said to the other, neither can take back."""
    return viewer in (event.seat, event.to)


def _to(event: Any, seat: Seat, viewer: Viewer) -> bool:
    return bool(viewer == event.to)


@dataclass(frozen=True, slots=True)
class Prepared(Event):
    """[1.3] The roles that stay in the box are drawn, and who chooses first."""

    seen_by = EVERYONE
    reveals = NOONE
    roles: tuple[int, ...] = see(ALL)
    first: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """[1.5] A seat has its first hand."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)
    spells: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """[6.7] A clearing, or finitum, is laid."""

    seen_by = EVERYONE
    reveals = EVERYONE
    slot: int = see(ALL)
    tile: int = see(ALL)
    crystals: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Became(Event):
    """[2.1] A seat has chosen its role."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    role: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """[3.2] A seat has invited another; only the two know."""

    seen_by = _both
    reveals = _both
    seat: Seat = see(ALL)
    to: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """[3.3] A seat has taken an invitation back; only the two know."""

    seen_by = _both
    reveals = _both
    seat: Seat = see(ALL)
    to: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """[3.4] A seat sees no deal."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Allied(Event):
    """[3.2] Two seats have formed an alliance."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    to: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class NoAlliance(Event):
    """[3.8] All said no deal: the hierarchy decides."""

    seen_by = EVERYONE
    reveals = NOONE


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """[3.6] A seat has not joined the alliance of two, and its turn to do so is over."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """[3.6] A seat has joined the alliance of two."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    """[3.10] A seat has announced something, with three seats."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    how: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Sided(Event):
    """[3.8] A seat stands on a side."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    side: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Formed(Event):
    """[3.5] The alliances are clear: the side of each seat."""

    seen_by = EVERYONE
    reveals = NOONE
    sides: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """[3.12] A seat has shown cards to another; the two know which."""

    seen_by = EVERYONE
    reveals = _both
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    cards: tuple[int, ...] = see(_two)


@dataclass(frozen=True, slots=True)
class Given(Event):
    """[3.14] Cards went from a seat to an ally; the two know which."""

    seen_by = EVERYONE
    reveals = _to
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    cards: tuple[int, ...] = see(_two)
    spells: tuple[int, ...] = see(_two)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """[3.14] An alliance has exchanged, perhaps nothing; another exchange may follow."""

    seen_by = EVERYONE
    reveals = EVERYONE
    side: int = see(ALL)
    again: bool = see(ALL)


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
    reveals = _to
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    cards: tuple[int, ...] = see(_two)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """[4.8] A seat has drawn power cards."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Learned(Event):
    """[6.3] A seat has drawn a spell."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    spell: int = see(OWNER)


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


@dataclass(frozen=True, slots=True)
class Won(Event):
    """[6.1] The combat is decided; `side` NONE is a tie. `seats` take crystals in this order."""

    seen_by = EVERYONE
    reveals = NOONE
    side: int = see(ALL)
    marker: int = see(ALL)
    seats: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Took(Event):
    """[6.1] A seat has taken a crystal, which everybody sees at this moment [R5]."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    crystal: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Left(Event):
    """[6.2] Crystals that nobody takes are out of the game."""

    seen_by = EVERYONE
    reveals = NOONE
    crystals: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """[6.6] A seat has moved the pawn."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    slot: int = see(ALL)
    tile: int = see(ALL)


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """[2.1] A round begins; who chooses a role first."""

    seen_by = EVERYONE
    reveals = NOONE
    round: int = see(ALL)
    first: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """[6.9] A hand is shown for the last count."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(ALL)
    crystals: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """[6.9] The seats with the most of a suit in hand each get a small crystal."""

    seen_by = EVERYONE
    reveals = NOONE
    suit: int = see(ALL)
    points: int = see(ALL)
    seats: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """[6.10] The game is over."""

    seen_by = EVERYONE
    reveals = EVERYONE


EVENTS: Final = (
    Prepared,
    Dealt,
    Laid,
    Became,
    Invited,
    Withdrew,
    Declined,
    Allied,
    NoAlliance,
    StayedOut,
    Joined,
    Spoke,
    Sided,
    Formed,
    Shown,
    Given,
    Exchanged,
    Began,
    Played,
    Spelled,
    Removed,
    Swapped,
    Cancelled,
    Traded,
    Doubled,
    Waited,
    Passed,
    Received,
    Drew,
    Learned,
    Reshuffled,
    Discarded,
    Crushed,
    Won,
    Took,
    Left,
    Moved,
    RoundBegan,
    HandShown,
    Counted,
    Ended,
    TurnEnded,
)
