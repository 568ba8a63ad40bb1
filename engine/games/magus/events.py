"""What happens in a match of Magus.

All of it is public but the rankings that seats file for the power ring.
"""

from dataclasses import dataclass

from engine.game import Event
from engine.see import ACTOR, ALL, EVERYONE, NOONE, OWNER, see


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """The table is set: first player, sources by place, rings by source, potions on offer."""

    seen_by = EVERYONE
    reveals = NOONE
    first: int = see(ALL)
    circle: tuple[int, ...] = see(ALL)
    rings: tuple[int, ...] = see(ALL)
    potions: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The roll that begins a seat's turn."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    round: int = see(ALL)
    dice: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class RolledMore(Event):
    """A seat rolled extra dice."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    dice: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    """A seat rolled some of its dice again."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    old: tuple[int, ...] = see(ALL)
    new: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Changed(Event):
    """A seat changed a die."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    old: int = see(ALL)
    new: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A seat chose its action, with dice of this value."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    action: int = see(ALL)
    die: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat placed Apprentices."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    source: int = see(ALL)
    count: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A seat moved its own Sorcerers."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    kind: int = see(ALL)
    count: int = see(ALL)
    origin: int = see(ALL)
    to: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A seat moved a Sorcerer of another."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    victim: int = see(ALL)
    kind: int = see(ALL)
    origin: int = see(ALL)
    to: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Created(Event):
    """A seat created a Sorcerer; those of `replaced` (kinds) went back to its reserve."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    kind: int = see(ALL)
    source: int = see(ALL)
    replaced: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """A power of a seat rose to `level`."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    track: int = see(ALL)
    level: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Reliquat(Event):
    """The unused equal dice raised a power to `level`."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    track: int = see(ALL)
    level: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    """A seat gave a level of one power to another."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    lowered: int = see(ALL)
    raised: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Lowered(Event):
    """A seat lowered a power of another to `level` with a 421."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    victim: int = see(ALL)
    track: int = see(ALL)
    level: int = see(ALL)


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A seat used a power, which is now at `level`."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    track: int = see(ALL)
    level: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought a potion for these crystals, by mana."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    potion: int = see(ALL)
    paid: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A potion was turned up."""

    seen_by = EVERYONE
    reveals = NOONE
    potion: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Used(Event):
    """A seat used a potion."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    potion: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat got mana of a colour, from its source if it is one."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    mana: int = see(ALL)
    count: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """A seat gave two mana of a colour for one of another."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    give: int = see(ALL)
    get: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Inspired(Event):
    """A potion gave glory for a creation."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    glory: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A count begins, 1 to 3."""

    seen_by = EVERYONE
    reveals = NOONE
    count: int = see(ALL)


@dataclass(frozen=True, slots=True)
class RingPaid(Event):
    """The ring of a source gave glory by seat, or if `levels` levels of power."""

    seen_by = EVERYONE
    reveals = NOONE
    source: int = see(ALL)
    levels: bool = see(ALL)
    gains: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class TrackPaid(Event):
    """A power track gave glory by seat; track 7 with the figure under each disc."""

    seen_by = EVERYONE
    reveals = NOONE
    track: int = see(ALL)
    gains: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class PotionPaid(Event):
    """A lasting potion gave glory in a count."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    potion: int = see(ALL)
    glory: int = see(ALL)


@dataclass(frozen=True, slots=True)
class FamiliesPaid(Event):
    """The families of a seat's potions gave glory."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    glory: int = see(ALL)


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """A seat reached magic level 24: this round is the last."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    seen_by = EVERYONE
    reveals = NOONE


@dataclass(frozen=True, slots=True)
class Preferred(Event):
    """A seat's ranking of the tracks was noted."""

    seen_by = ACTOR
    reveals = NOONE
    seat: int = see(ALL)
    tracks: tuple[int, ...] = see(OWNER)
