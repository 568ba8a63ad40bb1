"""State of the game, and who may see each part of it.

Seats from 0. An army is a token of its seat, 0-7. A creature is an index of `UNITS`: its three
cards are alike. Lists by seat, and within a seat by token, are in those orders.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.visibility import ALL, COUNT, HIDDEN, OWNER, OWNER_CELL, Viewer, see
from .data import NONE

DEBT, MAGIC_PHASE, EXCESS, TRAVEL, RECRUIT, SPLIT, BATTLE, OVER = range(8)
"""Where a turn stands: a debt to pay before the draw; M spells; cards above seven are being
discarded; after the roll; recruiting; splitting; battles; the end of the match."""

STEP_A, STEP_B, STEP_C = range(3)

NEVER, MINE, LISTED, ALWAYS = range(4)
"""When a seat's Spell Blast meets a spell outside battles."""

ASK, QUIET, PLAN, GUARD_BLAST, GUARD_PRIEST = range(5)
"""What a seat's orders do in a window of a battle."""

UNDECIDED: Final = -2
"""In `Battle.choice`: this ability has yet to be declared."""

NAMED, SAPPED, STRUCK, LURED, MUTED = 1, 2, 4, 8, 16
"""In `Battle.marks`: what has named a creature: a destruction, a negation of Force, a spell that
destroys, a Control, Nullify."""

LAID_CARD, LAID_PRIEST = 0, 1


def _armies(whole: Any, value: Any, viewer: Viewer) -> Any:
    """[A6] Show a seat its own armies, and of the others the sizes."""
    return [
        row if seat == viewer else [[HIDDEN] * len(army) for army in row]
        for seat, row in enumerate(value)
    ]


def _tops(whole: Any, value: Any, viewer: Viewer) -> Any:
    """[S4] Show the top of each recruit deck."""
    return [[HIDDEN] * (len(deck) - 1) + deck[-1:] for deck in value]


def _own_and_last(whole: Any, value: Any, viewer: Viewer) -> Any:
    """Show each seat its row, and everybody the last, which is what everybody knows."""
    last = len(value) - 1
    return [row if seat in (viewer, last) else HIDDEN for seat, row in enumerate(value)]


class Laid(NamedTuple):
    """What was played in a battle: a Magic card, or a Priest's negation of one.

    `what`: the card, or which creature of its side the Priest is. `target`: of a counter, the
    place in `Battle.laid` of what it answers; of another card a creature of the other side, or
    NONE. `drop`: the own creature that is discarded for one that comes over, or NONE.
    """

    step: int
    side: int
    kind: int
    what: int
    target: int
    drop: int

    @property
    def is_card(self) -> bool:
        """Tell whether this is a Magic card."""
        return self.kind == LAID_CARD


@dataclass(slots=True)
class Battle:
    """A battle under way; everything in it is open to all. Side 0 attacks, side 1 defends.

    `tokens`: the two armies. `units`: the creatures as revealed, in the order by which they are
    named. By side and creature: `choice`, what its ability has named (an index on the other
    side), NONE or `UNDECIDED`; `copies`, the unit that a Doppelganger has become, or NONE;
    `fuelled`, a card was discarded for it; `acted`, its draw or theft has happened; `marks`.
    `points`: spell points at the reveal [G2]. `laid`: what was played, in order.
    `chosen`: the defender has declared an ability with a choice, or discarded a card for Goblins.
    """

    seats: list[int] = see(ALL)
    tokens: list[int] = see(ALL)
    space: int = see(ALL)
    step: int = see(ALL)
    units: list[list[int]] = see(ALL)
    choice: list[list[int]] = see(ALL)
    copies: list[list[int]] = see(ALL)
    fuelled: list[list[int]] = see(ALL)
    acted: list[list[int]] = see(ALL)
    marks: list[list[int]] = see(ALL)
    points: list[int] = see(ALL)
    laid: list[Laid] = see(ALL)
    chosen: bool = see(ALL)


@dataclass(slots=True)
class State:
    """A match.

    `limit`: rounds, 0 for none. `order`: seats clockwise by tower, the first one first [S2].
    `round` from 1. `phase`: see `DEBT`. `dice`: the two of this turn; `left`: those not yet used;
    `lone`: the active seat had one army at the roll [T2b]. By token of the active seat: `diced`,
    it has moved by a die; `landed`, its last landing gives a card; `heading`, the direction of its
    last move (1 clockwise, -1, 0); `parted`, it has split.
    `open`: a choice under way, as (card, places named so far...), () if there is none; for a
    split (`NONE`, old token, space).

    `at[seat][token]`: the space, or NONE. `armies[seat][token]`: creatures, in order of `UNITS`.
    `decks`: recruit decks by colour, the top last; `graves`: their discards. `stock`: what a
    refilled recruit deck consists of, for its draws are seen; [] before the first refill.
    `magic`: the deck, the top last; `spent`: its discards. `hands`: oldest card first.
    `owed`: discards owed to Forget. `out`: 0 for the living, else who went out how early, from 1.
    `force`: printed Force at the end of the match.

    What seats have learned (`knowledge`): `notes`, a row per seat and one of what everybody
    knows; `told[seat][card]`, bits of the seats one of which holds the card; `depth[seat][deck]`,
    cards known to lie on a deck, the top first.
    Orders: `blast`, `listed` (Spell Blast outside battles), `stance`, `plan` (in battles).
    """

    limit: int = see(ALL)
    order: tuple[int, ...] = see(ALL)
    round: int = see(ALL)
    active: int = see(ALL)
    phase: int = see(ALL)
    dice: list[int] = see(ALL)
    left: list[int] = see(ALL)
    lone: bool = see(ALL)
    diced: list[int] = see(ALL)
    landed: list[int] = see(ALL)
    heading: list[int] = see(ALL)
    parted: list[int] = see(ALL)
    open: tuple[int, ...] = see(ALL)
    at: list[list[int]] = see(ALL)
    armies: list[list[list[int]]] = see(_armies)
    artifacts: list[list[int]] = see(ALL)
    decks: list[list[int]] = see(_tops)
    graves: list[list[int]] = see(ALL)
    stock: list[list[int]] = see(ALL)
    magic: list[int] = see(COUNT)
    spent: list[int] = see(ALL)
    hands: list[list[int]] = see(OWNER_CELL)
    owed: list[int] = see(ALL)
    out: list[int] = see(ALL)
    force: list[int] = see(ALL)
    battle: Battle | None = see(ALL)
    notes: list[list[int]] = see(_own_and_last)
    told: list[list[int]] = see(OWNER)
    depth: list[list[list[int]]] = see(OWNER)
    blast: list[int] = see(OWNER)
    listed: list[list[int]] = see(OWNER)
    stance: list[int] = see(OWNER)
    plan: list[int] = see(OWNER)
    reason: str = see(ALL)


def living(s: State) -> list[int]:
    """Return the seats that are still in the match, in turn order."""
    return [seat for seat in s.order if not s.out[seat]]


def waited(s: State) -> int:
    """Return the seat that is asked: the active one, or in step b of a battle the defender."""
    b = s.battle
    return s.active if b is None else b.seats[b.step == STEP_B]


def owner_at(s: State, space: int, but: int = NONE) -> int:
    """Return the seat, other than `but`, with an army on a space; NONE if there is none."""
    for seat, row in enumerate(s.at):
        if seat != but and space in row:
            return seat
    return NONE


def is_free(s: State, space: int) -> bool:
    """Tell whether no army stands on a space."""
    for row in s.at:  # noqa: SIM110 - a generator takes twice as long
        if space in row:
            return False
    return True
