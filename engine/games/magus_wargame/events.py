"""Events of the game, and who may see each.

`seat` is whose doing or fate it is. Spaces, creatures and cards as in `data`; a Magic card or a
creature that a viewer may not know is `HIDDEN`.
"""

from dataclasses import dataclass
from typing import Any

from engine import Event, Public, visibility
from .state import Laid


def _has_top(event: Any, seat: int, viewer: visibility.Viewer) -> bool:
    """Tell all of the card that has come to the top of a recruit deck."""
    return bool(event.top >= 0)


def _the_two(event: Any, value: Any, viewer: visibility.Viewer) -> Any:
    return value if viewer in (event.seat, event.victim) else visibility.HIDDEN


def _two_told(event: Any, seat: int, viewer: visibility.Viewer) -> bool:
    return viewer in (event.seat, event.victim)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat begins in a tower with these artifacts and creatures; `colours` are open [S3b]."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: int = visibility.see(visibility.ALL)
    space: int = visibility.see(visibility.ALL)
    artifacts: tuple[int, ...] = visibility.see(visibility.ALL)
    colours: tuple[int, ...] = visibility.see(visibility.ALL)
    creatures: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A seat's turn has begun."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat has drawn Magic cards."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: int = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class Refilled(Public):
    """The discards of a deck (a colour, or 5 for Magic) have been shuffled into a new one."""

    reveals = visibility.EVERYONE
    deck: int
    count: int
    top: int


@dataclass(frozen=True, slots=True)
class Discarded(Public):
    """A seat has discarded Magic cards, face up [A6b]."""

    reveals = visibility.OTHERS
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpellCast(Public):
    """A spell is cast outside battles; `at` and `to` are places, `armies` those of Commune."""

    reveals = visibility.OTHERS
    seat: int
    card: int
    at: int
    to: int
    armies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answered(Public):
    """A Spell Blast of a seat (`by`, or -1 for none) has met the spell just cast."""

    reveals = visibility.EVERYONE
    seat: int
    card: int
    by: int


@dataclass(frozen=True, slots=True)
class Owes(Public):
    """A seat owes discards to Forget."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SawHand(Event):
    """Scrye has shown a hand to a seat."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: int = visibility.see(visibility.ALL)
    victim: int = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class SawDeck(Event):
    """Divination has shown the top of a deck to a seat, the top card first."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: int = visibility.see(visibility.ALL)
    deck: int = visibility.see(visibility.ALL)
    cards: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class SawArmy(Event):
    """Commune has shown an army to a seat."""

    seen_by = visibility.EVERYONE
    reveals = visibility.ACTOR
    seat: int = visibility.see(visibility.ALL)
    victim: int = visibility.see(visibility.ALL)
    space: int = visibility.see(visibility.ALL)
    creatures: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


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

    seen_by = visibility.EVERYONE
    reveals = visibility.NOONE
    seat: int = visibility.see(visibility.ALL)
    first: int = visibility.see(visibility.ALL)
    second: int = visibility.see(visibility.ALL)
    gave: int = visibility.see(visibility.OWNER)
    took: int = visibility.see(visibility.OWNER)


@dataclass(frozen=True, slots=True)
class Exchanged(Public):
    """Land Shift: two armies have changed places."""

    seat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Recruited(Public):
    """An army has got a creature from the top of a deck; `top` is the next one there, or -1."""

    reveals = _has_top
    seat: int
    space: int
    creature: int
    top: int


@dataclass(frozen=True, slots=True)
class Lost(Public):
    """A creature has been discarded from an army outside battles."""

    reveals = visibility.OTHERS
    seat: int
    space: int
    creature: int


@dataclass(frozen=True, slots=True)
class Fell(Public):
    """Death Spell has discarded a creature of an army, at random: nobody knew which."""

    reveals = visibility.EVERYONE
    seat: int
    space: int
    creature: int


@dataclass(frozen=True, slots=True)
class Parted(Event):
    """Two creatures have become a new army."""

    seen_by = visibility.EVERYONE
    reveals = visibility.NOONE
    seat: int = visibility.see(visibility.ALL)
    space: int = visibility.see(visibility.ALL)
    to: int = visibility.see(visibility.ALL)
    creatures: tuple[int, ...] = visibility.see(visibility.OWNER_CELL)


@dataclass(frozen=True, slots=True)
class BattleBegan(Public):
    """Two armies are revealed."""

    reveals = visibility.EVERYONE
    seat: int
    victim: int
    space: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]


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

    seen_by = visibility.EVERYONE
    reveals = _two_told
    seat: int = visibility.see(visibility.ALL)
    unit: int = visibility.see(visibility.ALL)
    victim: int = visibility.see(visibility.ALL)
    card: int = visibility.see(_the_two)


@dataclass(frozen=True, slots=True)
class Fuelled(Public):
    """A card was discarded for Goblins; `unit`: for what."""

    reveals = visibility.OTHERS
    seat: int
    side: int
    creature: int
    unit: int
    card: int


@dataclass(frozen=True, slots=True)
class Played(Public):
    """A card was played in a battle; `target` and `drop` are as in the action."""

    reveals = visibility.OTHERS
    seat: int
    card: int
    target: int
    drop: int


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

    seat: int = visibility.see(visibility.ALL)
    victim: int = visibility.see(visibility.ALL)
    space: int = visibility.see(visibility.ALL)
    units: tuple[int, ...] = visibility.see(visibility.ALL)
    split: int = visibility.see(visibility.ALL)
    fate: tuple[int, ...] = visibility.see(visibility.ALL)
    copies: tuple[int, ...] = visibility.see(visibility.ALL)
    laid: tuple[Laid, ...] = visibility.see(visibility.ALL)
    void: tuple[int, ...] = visibility.see(visibility.ALL)
    lines: tuple[tuple[int, ...], ...] = visibility.see(visibility.ALL)
    totals: tuple[int, ...] = visibility.see(visibility.ALL)
    winner: int = visibility.see(visibility.ALL)


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
class Eliminated(Public):
    """A seat is out; the creatures and Magic cards that it still had are discarded."""

    reveals = visibility.OTHERS
    seat: int
    creatures: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The match is over."""

    round: int


EVENTS = (
    Dealt, TurnBegan, Drew, Refilled, Discarded, SpellCast, Answered, Owes, SawHand, SawDeck,
    SawArmy, Rolled, Shifted, Moved, Switched, Exchanged, Recruited, Lost, Fell, Parted,
    BattleBegan, Declared, Stolen, Fuelled, Played, Negated, Fought, Retreated, ArmyGone,
    Eliminated, Ended,
)  # fmt: skip
