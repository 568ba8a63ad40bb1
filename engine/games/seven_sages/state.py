"""State of The Seven Sages, and who may see each part of it.

Lists with a row per seat are indexed by seat. Hands are sorted. Cards are kinds (`data`). A card
with its owner is one int, `owner * 64 + kind`.
"""

from dataclasses import dataclass
from typing import Any, Final

from engine.game import Seat
from engine.visibility import ALL, COUNT, HIDDEN, OWNER, OWNER_CELL, Viewer, see

NEGOTIATE, JOIN, PLACE, TRIO, EXCHANGE, COMBAT, ROLES_PHASE, OVER = range(8)
PHASE_TWO: Final = frozenset({NEGOTIATE, JOIN, PLACE, TRIO, EXCHANGE})
WINDOWS: Final = frozenset({NEGOTIATE, JOIN, EXCHANGE})
"""Phases in which several are asked at once, and which close by themselves."""
NO, OPEN, WITHDRAWN = range(3)
"""What became of an invitation."""
ALLIES, FOES, ALL_SEATS = 5, 6, 7
"""Whom a filed gift is for, beside single seats."""


def at_end(whole: "State", value: Any, viewer: Viewer) -> Any:
    """[R9] Show it to its owner, and how many to the others; at the end all is open."""
    return value if whole.reason else OWNER_CELL(whole, value, viewer)


def between(whole: "State", value: list[list[int]], viewer: Viewer) -> list[list[int]]:
    """[L1b] An invitation is seen by the two only."""
    return [
        [cell if viewer in (one, other) else HIDDEN for other, cell in enumerate(row)]
        for one, row in enumerate(value)
    ]


def discarder(whole: "State", value: list[int], viewer: Viewer) -> list[int]:
    """[K17b] Cards that were played are open; the last three only to who discarded them."""
    return [
        card if seat in (-1, viewer) else HIDDEN
        for card, seat in zip(value, whole.discarders, strict=True)
    ]


@dataclass(slots=True)
class State:
    """A position of The Seven Sages.

    Table: `share` is the option `window`; `roles` those in play; `tiles` those not yet laid, in
    any order; `slots` a tile, FINITUM or NONE each, `crystals` what lies on them; `pawn` a slot;
    `arena` the tile fought for, whose order holds till the round is over.
    Round: `first` chooses a role first; `active` acts in turn; `chooser` takes a crystal or moves
    the pawn; `token` ranks, `card` plays, `second` is the role of Binensus; `order` the seats
    from the highest; `side` 0 or 1.
    Phase 2: `invited[a][b]`; `answers` are sealed joins (1) and stays (0); `again` who asks for
    another exchange; `offers` what is put down for whom; `exchanges` how many there were.
    Combat: `marker` above 0 leads for side 0; `laid` cards on the table with their owner, in
    order; `out` who passed, in order; `spent` who has cast; `absent` whose Absentus is in force;
    `casting` the spell whose target is asked; `giving` who chooses three cards, `gift` those
    chosen; `forced` who must still pass after a lead of 25; `leader` the side that has it.
    Reward: `taking` who takes a crystal yet, `losers` who draws a spell then.
    What seats know [H1]: `known[a]` the cards that a saw in other hands; by kind, `piled[a]` those
    that a saw in a pile when it was shuffled, less what a has drawn, and last how many a did not
    see, and `might[a]` how many can yet be in the pile. The rest are orders.
    """

    share: str = see(ALL)
    round: int = see(ALL)
    phase: int = see(ALL)
    roles: tuple[int, ...] = see(ALL)
    tiles: list[int] = see(ALL)
    slots: list[int] = see(ALL)
    crystals: list[list[int]] = see(ALL)
    pawn: int = see(ALL)
    arena: int = see(ALL)
    bag: list[int] = see(COUNT)
    removed: list[int] = see(COUNT)
    won: list[list[int]] = see(at_end)
    last: bool = see(ALL)
    ending: str = see(ALL)
    reason: str = see(ALL)

    first: Seat = see(ALL)
    active: Seat = see(ALL)
    chooser: Seat = see(ALL)
    token: list[int] = see(ALL)
    card: list[int] = see(ALL)
    second: list[int] = see(ALL)
    order: list[int] = see(ALL)
    side: list[int] = see(ALL)

    invited: list[list[int]] = see(between)
    no_deal: list[bool] = see(ALL)
    answered: list[bool] = see(ALL)
    answers: list[int] = see(OWNER)
    ready: list[bool] = see(ALL)
    again: list[bool] = see(OWNER)
    offers: list[dict[int, list[int]]] = see(OWNER)
    exchanges: list[int] = see(ALL)

    marker: int = see(ALL)
    bonus: int = see(ALL)
    laid: list[int] = see(ALL)
    out: list[int] = see(ALL)
    spent: list[bool] = see(ALL)
    absent: Seat = see(ALL)
    casting: int = see(ALL)
    giving: Seat = see(ALL)
    gift: list[list[int]] = see(OWNER_CELL)
    forced: list[int] = see(ALL)
    leader: int = see(ALL)
    taking: list[int] = see(ALL)
    losers: list[int] = see(ALL)

    hands: list[list[int]] = see(at_end)
    spells: list[list[int]] = see(at_end)
    deck: list[int] = see(COUNT)
    discards: list[int] = see(discarder)
    discarders: list[int] = see(ALL)
    spell_deck: list[int] = see(COUNT)
    spell_discards: list[int] = see(ALL)
    known: list[list[int]] = see(OWNER)
    piled: list[list[int]] = see(OWNER)
    might: list[list[int]] = see(OWNER)

    picks: list[list[int]] = see(OWNER)
    prefers: list[list[int]] = see(OWNER)
    wishes: list[list[int]] = see(OWNER)
    plans: list[list[int]] = see(OWNER)
    standing: list[list[int]] = see(OWNER)
    playing: list[int] = see(OWNER)
    filed: list[dict[int, list[int]]] = see(OWNER)
