"""What happens at the start of The Seven Sages and of each round: clauses 1 and 2."""

from dataclasses import dataclass

from engine.game import Event, Public, Seat
from engine.visibility import ACTOR, ALL, EVERYONE, OWNER_CELL, see


@dataclass(frozen=True, slots=True)
class Prepared(Public):
    """[1.3] The roles that stay in the box are drawn, and who chooses first."""

    roles: tuple[int, ...]
    first: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """[1.5] A seat has its first hand."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: Seat = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)
    spells: tuple[int, ...] = see(OWNER_CELL)


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
