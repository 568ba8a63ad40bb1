"""Actions of a seat: legal actions, and orders that only their owner sees.

A card is two fields, a suit and a value, so that no menu is longer than 25 [protocol 11].
"""

from dataclasses import dataclass
from typing import Final

from engine import ACTOR, EVERYONE, Action, Seat, Viewer
from engine.notation import word
from .data import ROLES, SEAT_NAMES, SLOTS, SPELLS, SUITS, VALUES

# fmt: off
ANSWERS: Final = (
    "no_deal", "enter", "stay_out", "alone", "speak", "join", "open", "first", "second",
)
NO_DEAL, ENTER, STAY_OUT, ALONE, SPEAK, JOIN_HIM, OPEN_TO, FIRST, SECOND = range(9)
READIES: Final = ("done", "again", "nothing")
DONE, AGAIN, NOTHING = range(3)
PASSES: Final = ("for_good", "for_now")
FOR_GOOD, FOR_NOW = range(2)
GIFTS: Final = ("least", "filed")
LEAST, FILED = range(2)
NUMBERS: Final = tuple(map(str, range(8)))
AIMS: Final = ("nothing", *SEAT_NAMES, *ROLES)
"""At what a spell is cast: nothing, or what is asked then; a seat (1 + seat); a role (6 + role)."""
WISHES: Final = ("with", "against")
WITH, AGAINST = range(2)
LEADS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 21)
STANDINGS: Final = ("ready", "gift", "highest", "pass", "stuck", *(f"lead_{n}" for n in LEADS))
READY_AT_ONCE, LEAST_GIFT, HIGHEST, PASS_NEXT, PASS_STUCK, PASS_LEAD = range(6)
WHOM: Final = (*SEAT_NAMES, "allies", "foes", "all")
CANCELS: Final = (
    "picks", "offers", "prefer", "wish", "plan", "ready", "gift", "highest", "pass", "play",
)
(
    C_PICKS, C_OFFERS, C_PREFER, C_WISH, C_PLAN, C_READY, C_GIFT, C_HIGHEST, C_PASS, C_PLAY,
) = range(10)
# fmt: on


@dataclass(frozen=True, slots=True)
class Become(Action):
    """[2.1] Choose a role."""

    verb = "become"
    seen_by = EVERYONE
    role: int = word(ROLES)


def _the_two(action: "Invite | Withdraw | Show", seat: Seat, viewer: Viewer) -> bool:
    return viewer in (seat, action.seat)


@dataclass(frozen=True, slots=True)
class Invite(Action):
    """[3.2] Invite a seat to an alliance."""

    verb = "invite"
    seen_by = _the_two
    seat: Seat


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """[3.3] Take an invitation back."""

    verb = "withdraw"
    seen_by = _the_two
    seat: Seat


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """[3.2] Form an alliance with who has invited me."""

    verb = "accept"
    seen_by = EVERYONE
    seat: Seat


def _sealed(action: "Answer", seat: Seat, viewer: Viewer) -> bool:
    return viewer == seat or action.how not in (ENTER, STAY_OUT)


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """[3.4] Say which way to go in phase 2; entering an alliance or not is sealed [3.6]."""

    verb = "answer"
    seen_by = _sealed
    how: int = word(ANSWERS)


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """[3.14] Be ready to exchange what is put down; or ask for another, or give nothing."""

    verb = "ready"
    seen_by = ACTOR
    how: int = word(READIES)


@dataclass(frozen=True, slots=True)
class Show(Action):
    """[3.12] Show the picked cards to a seat."""

    verb = "show"
    seen_by = _the_two
    seat: Seat


@dataclass(frozen=True, slots=True)
class Play(Action):
    """[4.3] Play a power card."""

    verb = "play"
    seen_by = EVERYONE
    suit: int = word(SUITS)
    value: int = word(VALUES)


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """[4.5] Cast a spell."""

    verb = "cast"
    seen_by = EVERYONE
    spell: int = word(SPELLS)
    aim: int = word(AIMS)


@dataclass(frozen=True, slots=True)
class Target(Action):
    """[5.1] Name the card on the table that a spell takes."""

    verb = "target"
    seen_by = EVERYONE
    seat: Seat
    suit: int = word(SUITS)
    value: int = word(VALUES)


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """[5.2] Swap a crystal of a clearing with one of another."""

    verb = "swap"
    seen_by = EVERYONE
    one: int = word(SLOTS)
    crystal: int = word(NUMBERS)
    other: int = word(SLOTS)
    against: int = word(NUMBERS)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """[4.7] Leave the combat; or, with Absentus, only this turn."""

    verb = "pass"
    seen_by = EVERYONE
    how: int = word(PASSES)


@dataclass(frozen=True, slots=True)
class HandOn(Action):
    """[4.9] Choose a card to hand on."""

    verb = "hand_on"
    seen_by = ACTOR
    suit: int = word(SUITS)
    value: int = word(VALUES)


@dataclass(frozen=True, slots=True)
class Gift(Action):
    """[4.9] Hand on the three cards of least worth, or those filed."""

    verb = "gift"
    seen_by = ACTOR
    how: int = word(GIFTS)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """[6.1] Take a crystal."""

    verb = "take"
    seen_by = EVERYONE
    crystal: int


@dataclass(frozen=True, slots=True)
class Move(Action):
    """[6.6] Move the pawn."""

    verb = "move"
    seen_by = EVERYONE
    slot: int = word(SLOTS)


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """[7.2] An order: add a role to my wishes for a clearing."""

    verb = "prefer"
    seen_by = ACTOR
    slot: int = word(SLOTS)
    role: int = word(ROLES)


@dataclass(frozen=True, slots=True)
class Wish(Action):
    """[7.3] An order: stand with a seat, or against it."""

    verb = "wish"
    seen_by = ACTOR
    how: int = word(WISHES)
    seat: int = word(SEAT_NAMES)


@dataclass(frozen=True, slots=True)
class Plan(Action):
    """[7.4] An order: what to answer with three seats."""

    verb = "plan"
    seen_by = ACTOR
    how: int = word(ANSWERS)


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """[7.1] An order: pick a card of my hand, for what comes next."""

    verb = "pick"
    seen_by = ACTOR
    suit: int = word(SUITS)
    value: int = word(VALUES)


@dataclass(frozen=True, slots=True)
class Put(Action):
    """[3.13] An order: put down the picked cards for an ally; without any, take back all."""

    verb = "put"
    seen_by = ACTOR
    seat: Seat


@dataclass(frozen=True, slots=True)
class Standing(Action):
    """[7.5] An order that stands until it is cancelled, or the round is over."""

    verb = "standing"
    seen_by = ACTOR
    what: int = word(STANDINGS)


@dataclass(frozen=True, slots=True)
class PlayNext(Action):
    """[7.6] An order: play this card at my next turn."""

    verb = "play_next"
    seen_by = ACTOR
    suit: int = word(SUITS)
    value: int = word(VALUES)


@dataclass(frozen=True, slots=True)
class LeaveFor(Action):
    """[7.7] An order: hand on the three picked cards to whom it is for."""

    verb = "leave_for"
    seen_by = ACTOR
    whom: int = word(WHOM)


@dataclass(frozen=True, slots=True)
class Cancel(Action):
    """[7.8] An order: forget orders of a sort."""

    verb = "cancel"
    seen_by = ACTOR
    what: int = word(CANCELS)


ORDERS: Final = (
    Prefer, Wish, Plan, Pick, Put, Standing, PlayNext, LeaveFor, Cancel,
)  # fmt: skip
ACTIONS: Final = (
    Become,
    Invite,
    Withdraw,
    Accept,
    Answer,
    Ready,
    Show,
    Play,
    Cast,
    Target,
    Swap,
    Pass,
    HandOn,
    Gift,
    Take,
    Move,
    *ORDERS,
)
