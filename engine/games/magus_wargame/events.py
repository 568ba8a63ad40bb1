"""What happens and is told.

`seat` is whose doing or fate it is. Spaces, creatures and cards as in `data`; a Magic card or a
creature that a viewer may not know is `HIDDEN`.
"""

from dataclasses import dataclass
from typing import Any

from engine.game import Event, Public
from engine.games.magus_wargame.state import Laid
from engine.visibility import (
    ACTOR,
    ALL,
    EVERYONE,
    HIDDEN,
    NOONE,
    OTHERS,
    OWNER,
    OWNER_CELL,
    Viewer,
    see,
)


def _has_top(event: Any, seat: int, viewer: Viewer) -> bool:
    """Tell all of the card that has come to the top of a recruit deck."""
    return bool(event.top >= 0)


def _the_two(event: Any, value: Any, viewer: Viewer) -> Any:
    return value if viewer in (event.seat, event.victim) else HIDDEN


def _two_told(event: Any, seat: int, viewer: Viewer) -> bool:
    return viewer in (event.seat, event.victim)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat begins in a tower with these artifacts and creatures; `colours` are open [S3b]."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    space: int = see(ALL)
    artifacts: tuple[int, ...] = see(ALL)
    colours: tuple[int, ...] = see(ALL)
    creatures: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A seat's turn has begun."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat has drawn Magic cards."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """The discards of a deck (a colour, or 5 for Magic) have been shuffled into a new one."""

    seen_by = EVERYONE
    reveals = EVERYONE
    deck: int = see(ALL)
    count: int = see(ALL)
    top: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat has discarded Magic cards, face up [A6b]."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: int = see(ALL)
    cards: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell is cast outside battles; `at` and `to` are places, `armies` those of Commune."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: int = see(ALL)
    card: int = see(ALL)
    at: int = see(ALL)
    to: int = see(ALL)
    armies: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A Spell Blast of a seat (`by`, or -1 for none) has met the spell just cast."""

    seen_by = EVERYONE
    reveals = EVERYONE
    seat: int = see(ALL)
    card: int = see(ALL)
    by: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Owes(Public):
    """A seat owes discards to Forget."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SawHand(Event):
    """Scrye has shown a hand to a seat."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    victim: int = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class SawDeck(Event):
    """Divination has shown the top of a deck to a seat, the top card first."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    deck: int = see(ALL)
    cards: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class SawArmy(Event):
    """Commune has shown an army to a seat."""

    seen_by = EVERYONE
    reveals = ACTOR
    seat: int = see(ALL)
    victim: int = see(ALL)
    space: int = see(ALL)
    creatures: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """The dice of a turn."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shifted(Public):
    """The die of Time Shift."""

    seat: int
    space: int
    die: int


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """An army has moved; `foe` is the seat on whose army it landed, or -1."""

    seat: int
    start: int
    to: int
    foe: int


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """Creature Switch: `gave` went from the first army to the second, `took` the other way."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    first: int = see(ALL)
    second: int = see(ALL)
    gave: int = see(OWNER)
    took: int = see(OWNER)


@dataclass(frozen=True, slots=True)
class Exchanged(Public):
    """Land Shift: two armies have changed places."""

    seat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """An army has got a creature from the top of a deck; `top` is the next one there, or -1."""

    seen_by = EVERYONE
    reveals = _has_top
    seat: int = see(ALL)
    space: int = see(ALL)
    creature: int = see(ALL)
    top: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A creature has been discarded from an army outside battles."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: int = see(ALL)
    space: int = see(ALL)
    creature: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Death Spell has discarded a creature of an army, at random: nobody knew which."""

    seen_by = EVERYONE
    reveals = EVERYONE
    seat: int = see(ALL)
    space: int = see(ALL)
    creature: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Parted(Event):
    """Two creatures have become a new army."""

    seen_by = EVERYONE
    reveals = NOONE
    seat: int = see(ALL)
    space: int = see(ALL)
    to: int = see(ALL)
    creatures: tuple[int, ...] = see(OWNER_CELL)


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """Two armies are revealed."""

    seen_by = EVERYONE
    reveals = EVERYONE
    seat: int = see(ALL)
    victim: int = see(ALL)
    space: int = see(ALL)
    attackers: tuple[int, ...] = see(ALL)
    defenders: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Declared(Public):
    """The ability of a creature (`side` and place as revealed) has named one of the others."""

    seat: int
    side: int
    creature: int
    unit: int
    target: int
    named: int


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A Pirate has taken a random card from a hand; the two see which. `unit`: what acted."""

    seen_by = EVERYONE
    reveals = _two_told
    seat: int = see(ALL)
    unit: int = see(ALL)
    victim: int = see(ALL)
    card: int = see(_the_two)


@dataclass(frozen=True, slots=True)
class Fuelled(Event):
    """A card was discarded for Goblins; `unit`: for what."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: int = see(ALL)
    side: int = see(ALL)
    creature: int = see(ALL)
    unit: int = see(ALL)
    card: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played in a battle; `target` and `drop` are as in the action."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: int = see(ALL)
    card: int = see(ALL)
    target: int = see(ALL)
    drop: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Negated(Public):
    """A Priest was used against a Magic card; `unit`: what acted."""

    seat: int
    creature: int
    unit: int
    card: int


@dataclass(frozen=True, slots=True)
class Fought(Public):
    """A battle is over. Side 0 attacked.

    `units`: as revealed, the attackers and then the defenders, `split` of them attackers.
    `fate` of each: 0 stayed, 1 destroyed, 2 changed sides. `laid`: what was played, as in
    `Battle.laid`; `void` says of each whether it had no effect (1 negated, 2 without a target).
    `copies`: by creature the unit a Doppelganger became, or -1. `lines`: what counted, as (side,
    kind of `battle.KINDS`, argument, sum). `totals`; `winner` -1 for a tie, -2 when both are gone.
    """

    seat: int = see(ALL)
    victim: int = see(ALL)
    space: int = see(ALL)
    units: tuple[int, ...] = see(ALL)
    split: int = see(ALL)
    fate: tuple[int, ...] = see(ALL)
    copies: tuple[int, ...] = see(ALL)
    laid: tuple[Laid, ...] = see(ALL)
    void: tuple[int, ...] = see(ALL)
    lines: tuple[tuple[int, ...], ...] = see(ALL)
    totals: tuple[int, ...] = see(ALL)
    winner: int = see(ALL)


@dataclass(frozen=True, slots=True)
class Retreated(Public):
    """After a tie the attacker has gone back [B12]."""

    seat: int
    start: int
    to: int


@dataclass(frozen=True, slots=True)
class ArmyGone(Public):
    """An army is no more."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A seat is out; the creatures and Magic cards that it still had are discarded."""

    seen_by = EVERYONE
    reveals = OTHERS
    seat: int = see(ALL)
    creatures: tuple[int, ...] = see(ALL)
    cards: tuple[int, ...] = see(ALL)


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The match is over."""

    round: int


EVENTS = (
    Dealt,
    TurnBegan,
    Drew,
    Refilled,
    Discarded,
    SpellCast,
    Answered,
    Owes,
    SawHand,
    SawDeck,
    SawArmy,
    Rolled,
    Shifted,
    Moved,
    Switched,
    Exchanged,
    Recruited,
    Lost,
    Fell,
    Parted,
    BattleBegan,
    Declared,
    Stolen,
    Fuelled,
    Played,
    Negated,
    Fought,
    Retreated,
    ArmyGone,
    Eliminated,
    Ended,
)
