"""Events of a match of Magus.

All of it is public but the rankings that seats file for the power ring.
"""

from dataclasses import dataclass

from engine.game import Event, Public
from engine.visibility import ACTOR, ALL, NOONE, OWNER, see


@dataclass(frozen=True, slots=True)
class Laid(Public):
    """The table is set: first player, sources by place, rings by source, potions on offer."""

    first: int
    circle: tuple[int, ...]
    rings: tuple[int, ...]
    potions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """The roll that begins a seat's turn."""

    seat: int
    round: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RolledMore(Public):
    """A seat rolled extra dice."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rerolled(Public):
    """A seat rolled some of its dice again."""

    seat: int
    old: tuple[int, ...]
    new: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed(Public):
    """A seat changed a die."""

    seat: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Chosen(Public):
    """A seat chose its action, with dice of this value."""

    seat: int
    action: int
    die: int


@dataclass(frozen=True, slots=True)
class Placed(Public):
    """A seat placed Apprentices."""

    seat: int
    source: int
    count: int


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """A seat moved its own Sorcerers."""

    seat: int
    kind: int
    count: int
    origin: int
    to: int


@dataclass(frozen=True, slots=True)
class Pushed(Public):
    """A seat moved a Sorcerer of another."""

    seat: int
    victim: int
    kind: int
    origin: int
    to: int


@dataclass(frozen=True, slots=True)
class Created(Public):
    """A seat created a Sorcerer; those of `replaced` (kinds) went back to its reserve."""

    seat: int
    kind: int
    source: int
    replaced: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Raised(Public):
    """A power of a seat rose to `level`."""

    seat: int
    track: int
    level: int


@dataclass(frozen=True, slots=True)
class Reliquat(Public):
    """The unused equal dice raised a power to `level`."""

    seat: int
    track: int
    level: int


@dataclass(frozen=True, slots=True)
class Transferred(Public):
    """A seat gave a level of one power to another."""

    seat: int
    lowered: int
    raised: int


@dataclass(frozen=True, slots=True)
class Lowered(Public):
    """A seat lowered a power of another to `level` with a 421."""

    seat: int
    victim: int
    track: int
    level: int


@dataclass(frozen=True, slots=True)
class PowerUsed(Public):
    """A seat used a power, which is now at `level`."""

    seat: int
    track: int
    level: int


@dataclass(frozen=True, slots=True)
class Bought(Public):
    """A seat bought a potion for these crystals, by mana."""

    seat: int
    potion: int
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offered(Public):
    """A potion was turned up."""

    potion: int


@dataclass(frozen=True, slots=True)
class Used(Public):
    """A seat used a potion."""

    seat: int
    potion: int


@dataclass(frozen=True, slots=True)
class Gained(Public):
    """A seat got mana of a colour, from its source if it is one."""

    seat: int
    mana: int
    count: int


@dataclass(frozen=True, slots=True)
class Traded(Public):
    """A seat gave two mana of a colour for one of another."""

    seat: int
    give: int
    get: int


@dataclass(frozen=True, slots=True)
class Inspired(Public):
    """A potion gave glory for a creation."""

    seat: int
    glory: int


@dataclass(frozen=True, slots=True)
class Counted(Public):
    """A count begins, 1 to 3."""

    count: int


@dataclass(frozen=True, slots=True)
class RingPaid(Public):
    """The ring of a source gave glory by seat, or if `levels` levels of power."""

    source: int
    levels: bool
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrackPaid(Public):
    """A power track gave glory by seat; track 7 with the figure under each disc."""

    track: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotionPaid(Public):
    """A lasting potion gave glory in a count."""

    seat: int
    potion: int
    glory: int


@dataclass(frozen=True, slots=True)
class FamiliesPaid(Public):
    """The families of a seat's potions gave glory."""

    seat: int
    glory: int


@dataclass(frozen=True, slots=True)
class LastRound(Public):
    """A seat reached magic level 24: this round is the last."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The match is over."""


@dataclass(frozen=True, slots=True)
class Preferred(Event):
    """A seat's ranking of the tracks was noted."""

    seen_by = ACTOR
    reveals = NOONE
    seat: int = see(ALL)
    tracks: tuple[int, ...] = see(OWNER)
