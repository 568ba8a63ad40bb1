"""State and actions of Magus.

Sources are known by the index of their colour, Sorcerers by their kind, potions and tracks by
their index in the tables of `data`. Sets of these are ints of bits.
"""

from dataclasses import dataclass

from engine import ACTOR, ALL, EVERYONE, OWNER, Action, see
from engine.notation import word
from .data import COLOURS, FACES, KINDS, POTION_NAMES, SEAT_NAMES, TRACKS


@dataclass(slots=True)
class State:
    """A match of Magus. Lists with a row per seat are indexed by seat.

    `limit`: the last round [C10]. `round` from 1. `first`: who keeps the first-player pawn.
    `active`: whose turn it is. `final`: someone has reached magic level 24, this round is the last.
    `counted`: counts done, 3 at the end. `counting`: the count that waits for `asked`, or 0.
    `asked`: a seat for each level of the power ring still to be taken, in order; `picked`: the
    tracks which the first of them has taken in this count (bits).

    `circle`: sources by place, neighbours side by side, the last beside the first. `rings`: the
    glory ring of each source. `stock`: crystals by mana, the colourless ones last.

    `pieces[seat]`: 20 counts, Apprentices by source, then Initiates, Mages, Archmages.
    `reserve[seat]`: pieces by kind. `powers[seat]`: levels by track. `mana[seat]`: crystals.
    `glory[seat]`: by `GLORY_ROWS`. `potions[seat]`: cards as they were bought; `tilted[seat]`:
    those of them that are used up, for this turn or for good. `row`: the potions on offer.
    `deck` has no order: cards are drawn from it at random.

    The rest is of the turn. `free`, `spent`: values of the dice, sorted. `action`: 1 to 7, 0 before
    it is chosen; `die`: the value used for it. `size`, `groups`: Apprentices in a group of the
    action, groups left. `raises`, `step`: raises left, and levels of each. `brought`: Apprentices
    on each source that the action placed or moved; `aimed`: its destinations (bits); `raised`: the
    tracks it raised (bits). `called`: powers used (bits). `lowered`: levels lowered by the 421.
    `activated`, `taken`: sources (bits). `pending`: the effect to be carried out next (see `data`),
    [] for none.

    `rankings[seat]`: the tracks it prefers when the power ring pays, best first; an order.
    """

    limit: int = see(ALL)
    round: int = see(ALL)
    first: int = see(ALL)
    active: int = see(ALL)
    final: bool = see(ALL)
    counted: int = see(ALL)
    counting: int = see(ALL)
    asked: list[int] = see(ALL)
    picked: int = see(ALL)
    circle: list[int] = see(ALL)
    rings: list[int] = see(ALL)
    stock: list[int] = see(ALL)
    pieces: list[list[int]] = see(ALL)
    reserve: list[list[int]] = see(ALL)
    powers: list[list[int]] = see(ALL)
    mana: list[list[int]] = see(ALL)
    glory: list[list[int]] = see(ALL)
    potions: list[list[int]] = see(ALL)
    tilted: list[list[int]] = see(ALL)
    row: list[int] = see(ALL)
    deck: list[int] = see(ALL)
    free: list[int] = see(ALL)
    spent: list[int] = see(ALL)
    action: int = see(ALL)
    die: int = see(ALL)
    size: int = see(ALL)
    groups: int = see(ALL)
    raises: int = see(ALL)
    step: int = see(ALL)
    brought: list[int] = see(ALL)
    aimed: int = see(ALL)
    raised: int = see(ALL)
    called: int = see(ALL)
    lowered: int = see(ALL)
    activated: int = see(ALL)
    taken: int = see(ALL)
    pending: list[int] = see(ALL)
    rankings: list[list[int]] = see(OWNER)


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Put a die on the action of its value, 1 to 6."""

    verb = "choose"
    seen_by = EVERYONE
    die: int = word(FACES)


@dataclass(frozen=True, slots=True)
class Create(Action):
    """Choose action 7 with equal dice: a new Sorcerer on a source."""

    verb = "create"
    seen_by = EVERYONE
    die: int = word(FACES)
    kind: int = word(KINDS)
    source: int = word(COLOURS)


@dataclass(frozen=True, slots=True)
class Replace(Action):
    """Say which Sorcerers make room for the new one."""

    verb = "replace"
    seen_by = EVERYONE
    kinds: tuple[int, ...] = word(KINDS)


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a group of Apprentices from the reserve."""

    verb = "place"
    seen_by = EVERYONE
    source: int = word(COLOURS)


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move own Sorcerers of a kind to an adjacent source: a whole group of Apprentices."""

    verb = "move"
    seen_by = EVERYONE
    kind: int = word(KINDS)
    origin: int = word(COLOURS)
    to: int = word(COLOURS)


@dataclass(frozen=True, slots=True)
class Push(Action):
    """Move an opponent's Sorcerer to an adjacent source."""

    verb = "push"
    seen_by = EVERYONE
    victim: int = word(SEAT_NAMES)
    kind: int = word(KINDS)
    origin: int = word(COLOURS)
    to: int = word(COLOURS)


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raise one of one's powers."""

    verb = "raise"
    seen_by = EVERYONE
    track: int = word(TRACKS)


@dataclass(frozen=True, slots=True)
class Transfer(Action):
    """Lower one of one's powers by a level and raise another."""

    verb = "transfer"
    seen_by = EVERYONE
    lowered: int = word(TRACKS)
    raised: int = word(TRACKS)


@dataclass(frozen=True, slots=True)
class Lower(Action):
    """With a 421: lower a power of an opponent by a level."""

    verb = "lower"
    seen_by = EVERYONE
    victim: int = word(SEAT_NAMES)
    track: int = word(TRACKS)


@dataclass(frozen=True, slots=True)
class Power(Action):
    """Use a power, for one of its levels."""

    verb = "power"
    seen_by = EVERYONE
    track: int = word(TRACKS)


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a potion on offer."""

    verb = "buy"
    seen_by = EVERYONE
    potion: int = word(POTION_NAMES)


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a potion."""

    verb = "use"
    seen_by = EVERYONE
    potion: int = word(POTION_NAMES)


@dataclass(frozen=True, slots=True)
class Change(Action):
    """Give a free die another value."""

    verb = "change"
    seen_by = EVERYONE
    die: int = word(FACES)
    to: int = word(FACES)


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    """Roll free dice again."""

    verb = "reroll"
    seen_by = EVERYONE
    dice: tuple[int, ...] = word(FACES)


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Give two mana of a colour for one of another."""

    verb = "trade"
    seen_by = EVERYONE
    give: int = word(COLOURS)
    get: int = word(COLOURS)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the mana of an activated source; `how`: as it stands, or with power 4."""

    verb = "take"
    seen_by = EVERYONE
    source: int = word(COLOURS)
    how: int = word(("plain", "tie_power"))


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Do nothing more with the effect under way."""

    verb = "skip"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn."""

    verb = "end"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """Add a track to the ranking by which the power ring pays this seat; an order [C4]."""

    verb = "prefer"
    seen_by = ACTOR
    track: int = word(TRACKS)


@dataclass(frozen=True, slots=True)
class Forget(Action):
    """Clear the ranking; an order."""

    verb = "forget"
    seen_by = ACTOR
