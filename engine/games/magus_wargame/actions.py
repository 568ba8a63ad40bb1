"""Actions of the game: one class for each verb.

A field `army`, `start`, `to` is a space of the track: an army is named by where it stands.
Creatures of a battle are named as in `REFS`.
"""

from dataclasses import dataclass

from engine import ACTOR, EVERYONE, Action
from engine.notation import word
from . import data as d

CARD_OR_RANDOM = (*d.MAGIC, "random")
UNIT_OR_NONE = (*d.UNIT_NAMES, "none")
RANDOM = len(d.MAGIC)
NO_UNIT = len(d.UNIT_NAMES)
WHEN = ("never", "mine", "listed", "always")
STANCES = ("ask", "quiet", "plan", "guard_with_spell_blast", "guard_with_priest")


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """Cast a spell outside battles. `at` and `to` are places as the card needs them."""

    verb = "cast"
    seen_by = EVERYONE
    card: int = word(d.MAGIC)
    at: int = word(d.PLACES)
    to: int = word(d.PLACES)


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """Name one more army that Commune shall show."""

    verb = "peek"
    seen_by = EVERYONE
    army: int = word(d.SPACE_NAMES)


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Name no more armies for Commune, or leave the army of Time Shift where it is."""

    verb = "stop"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Name two creatures: those of a Creature Switch, or of the new army of a split."""

    verb = "pick"
    seen_by = ACTOR
    first: int = word(d.UNIT_NAMES)
    second: int = word(d.UNIT_NAMES)


@dataclass(frozen=True, slots=True)
class Replace(Action):
    """Name the creature that Metamorphosis or a Summons discards, and the deck drawn from."""

    verb = "replace"
    seen_by = ACTOR
    drop: int = word(d.UNIT_NAMES)
    deck: int = word(d.DECKS)


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Move the army of Time Shift as far as was rolled."""

    verb = "shift"
    seen_by = EVERYONE
    to: int = word(d.SPACE_NAMES)


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card above seven."""

    verb = "discard"
    seen_by = EVERYONE
    card: int = word(d.MAGIC)


@dataclass(frozen=True, slots=True)
class Owe(Action):
    """Pay one card of a debt to Forget, or leave all of it to chance."""

    verb = "owe"
    seen_by = EVERYONE
    card: int = word(CARD_OR_RANDOM)


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Close the Magic Phase and roll the dice."""

    verb = "roll"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move an army by a die: the distance says which."""

    verb = "move"
    seen_by = EVERYONE
    army: int = word(d.SPACE_NAMES)
    to: int = word(d.SPACE_NAMES)


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Take the card that an army's landing gives, now; a full army discards a creature for it."""

    verb = "recruit"
    seen_by = EVERYONE
    army: int = word(d.SPACE_NAMES)
    drop: int = word(UNIT_OR_NONE)


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave the card that an army's landing gives."""

    verb = "decline"
    seen_by = EVERYONE
    army: int = word(d.SPACE_NAMES)


@dataclass(frozen=True, slots=True)
class Split(Action):
    """Put a new army beside an army of more than five."""

    verb = "split"
    seen_by = EVERYONE
    army: int = word(d.SPACE_NAMES)
    to: int = word(d.SPACE_NAMES)


@dataclass(frozen=True, slots=True)
class End(Action):
    """Be done with everything before the battles; without a battle, end the turn."""

    verb = "end"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Choose which battle is next."""

    verb = "fight"
    seen_by = EVERYONE
    army: int = word(d.SPACE_NAMES)


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Say whom the ability of an own creature is for."""

    verb = "declare"
    seen_by = EVERYONE
    creature: int = word(d.REFS)
    target: int = word(d.REFS)


@dataclass(frozen=True, slots=True)
class Fuel(Action):
    """Discard a card so that Goblins get +3."""

    verb = "fuel"
    seen_by = EVERYONE
    creature: int = word(d.REFS)
    card: int = word(d.MAGIC)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Play a Magic card in a battle; `drop` makes room for a creature that Control brings."""

    verb = "lay"
    seen_by = EVERYONE
    card: int = word(d.MAGIC)
    target: int = word(d.TARGETS)
    drop: int = word(d.TARGETS)


@dataclass(frozen=True, slots=True)
class Negate(Action):
    """Let a Priest negate a Magic card of the other side."""

    verb = "negate"
    seen_by = EVERYONE
    creature: int = word(d.REFS)
    card: int = word(d.MAGIC)


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End a step of a battle."""

    verb = "done"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Blast(Action):
    """An order: when a Spell Blast shall meet spells outside battles."""

    verb = "blast"
    seen_by = ACTOR
    when: int = word(WHEN)


@dataclass(frozen=True, slots=True)
class List(Action):
    """An order: put a spell on the list that Spell Blast shall meet, or take it off."""

    verb = "list"
    seen_by = ACTOR
    card: int = word(d.MAGIC[: d.OUTSIDE])


@dataclass(frozen=True, slots=True)
class Stance(Action):
    """An order: how to answer in battles."""

    verb = "stance"
    seen_by = ACTOR
    how: int = word(STANCES)


@dataclass(frozen=True, slots=True)
class Plan(Action):
    """An order: if attacked, play this card on the strongest creature it can name."""

    verb = "plan"
    seen_by = ACTOR
    card: int = word(d.MAGIC)


ORDERS = (Blast, List, Stance, Plan)
IN_BATTLE = (Declare, Fuel, Lay, Negate, Done)
"""What is done in the steps of a battle."""
VERBS = (
    Cast,
    Peek,
    Stop,
    Pick,
    Replace,
    Shift,
    Discard,
    Owe,
    Roll,
    Move,
    Recruit,
    Decline,
    Split,
    End,
    Fight,
    Declare,
    Fuel,
    Lay,
    Negate,
    Done,
    *ORDERS,
)
