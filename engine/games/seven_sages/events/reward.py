"""What happens after a combat, and at the end of the game: clause 6."""

from dataclasses import dataclass

from engine.game import Event, Seat
from engine.see import ACTOR, ALL, EVERYONE, NOONE, OTHERS, OWNER, see


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """[6.7] A clearing, or finitum, is laid."""

    seen_by = EVERYONE
    reveals = EVERYONE
    slot: int = see(ALL)
    tile: int = see(ALL)
    crystals: tuple[int, ...] = see(ALL)


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
class Learned(Event):
    """[6.3] A seat has drawn a spell."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    spell: int = see(OWNER)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """[6.6] A seat has moved the pawn."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    slot: int = see(ALL)
    tile: int = see(ALL)


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
