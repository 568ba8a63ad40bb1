"""What happens while alliances are made, and among allies before the combat: clause 3."""

from dataclasses import dataclass

from engine.game import Event, Public, Seat
from engine.games.seven_sages.events.audience import between_two, receiver, the_two
from engine.visibility import ALL, EVERYONE, OTHERS, see


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """[3.2] A seat has invited another; only the two know."""

    seen_by = the_two
    reveals = the_two
    seat: Seat = see(ALL)
    to: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    """[3.3] A seat has taken an invitation back; only the two know."""

    seen_by = the_two
    reveals = the_two
    seat: Seat = see(ALL)
    to: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Declined(Public):
    """[3.4] A seat sees no deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Allied(Event):
    """[3.2] Two seats have formed an alliance."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    to: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class NoAlliance(Public):
    """[3.8] All said no deal: the hierarchy decides."""


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

    seen_by = EVERYONE
    reveals = the_two
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    cards: tuple[int, ...] = see(between_two)


@dataclass(frozen=True, slots=True)
class Given(Event):
    """[3.14] Cards went from a seat to an ally; the two know which."""

    seen_by = EVERYONE
    reveals = receiver
    seat: Seat = see(ALL)
    to: Seat = see(ALL)
    cards: tuple[int, ...] = see(between_two)
    spells: tuple[int, ...] = see(between_two)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """[3.14] An alliance has exchanged, perhaps nothing; another exchange may follow."""

    seen_by = EVERYONE
    reveals = EVERYONE
    side: int = see(ALL)
    again: bool = see(ALL)
