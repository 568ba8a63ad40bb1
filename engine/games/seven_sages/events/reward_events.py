"""What happens after a combat, and at the end of the game: clause 6."""

from dataclasses import dataclass

from engine.game import Event, Public, Seat
from engine.visibility import ACTOR, ALL, EVERYONE, OTHERS, OWNER, see


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """[6.7] A clearing, or finitum, is laid."""

    seen_by = EVERYONE
    reveals = EVERYONE
    slot: int = see(ALL)
    tile: int = see(ALL)
    crystals: tuple[int, ...] = see(ALL)


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

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    spell: int = see(OWNER)


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """[6.6] A seat has moved the pawn."""

    seat: Seat
    slot: int
    tile: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """[6.9] A hand is shown for the last count."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(ALL)
    crystals: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Counted(Public):
    """[6.9] The seats with the most of a suit in hand each get a small crystal."""

    suit: int
    points: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """[6.10] The game is over."""

    seen_by = EVERYONE
    reveals = EVERYONE
