"""What happens at the start of The Seven Sages and of each round: clauses 1 and 2."""

from dataclasses import dataclass

from engine.game import Event, Seat
from engine.see import ACTOR, ALL, EVERYONE, NOONE, OWNER_CELL, see


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
class RoundBegan(Event):
    """[2.1] A round begins; who chooses a role first."""

    seen_by = EVERYONE
    reveals = NOONE
    round: int = see(ALL)
    first: Seat = see(ALL)


@dataclass(frozen=True, slots=True)
class Became(Event):
    """[2.1] A seat has chosen its role."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: Seat = see(ALL)
    role: int = see(ALL)
