"""State by the first rules: as today, less what seats know of the piles."""

from dataclasses import dataclass
from typing import ClassVar

from engine.game import Seat
from engine.games.seven_sages.state import at_end, between, discarder
from engine.visibility import ALL, COUNT, OWNER, OWNER_CELL, see


@dataclass(slots=True)
class State:
    """A position as it was kept; the rows of what seats know of the piles are none."""

    piled: ClassVar[tuple[list[int], ...]] = ()
    might: ClassVar[tuple[list[int], ...]] = ()

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

    picks: list[list[int]] = see(OWNER)
    prefers: list[list[int]] = see(OWNER)
    wishes: list[list[int]] = see(OWNER)
    plans: list[list[int]] = see(OWNER)
    standing: list[list[int]] = see(OWNER)
    playing: list[int] = see(OWNER)
    filed: list[dict[int, list[int]]] = see(OWNER)
