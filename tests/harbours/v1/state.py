"""What the first rules of Harbours kept, wanted and told otherwise; the rest is as today."""

from dataclasses import dataclass

from engine.game import Action, Public, Seat
from engine.visibility import ALL, COUNT, EVERYONE, OWNER, TOP, see
from tests.harbours.state import Ship


@dataclass(slots=True)
class State:
    """A position as it was kept when there was one die: its `gust`, 0 before the first."""

    limit: int = see(ALL)
    flags: tuple[int, ...] = see(ALL)
    round: int = see(ALL)
    active: int = see(ALL)
    sailed: bool = see(ALL)
    spied: bool = see(ALL)
    ships: list[Ship] = see(ALL)
    deck: list[int] = see(COUNT)
    discards: list[int] = see(TOP)
    lot: int | None = see(ALL)
    answered: list[bool] = see(ALL)
    bids: list[int] = see(OWNER)
    shown: list[bool] = see(ALL)
    known: list[dict[int, int]] = see(OWNER)
    standing: list[int] = see(OWNER)
    prefers: list[int] = see(OWNER)
    gust: int = see(ALL)
    out: list[bool] = see(ALL)
    reason: str = see(ALL)


@dataclass(frozen=True, slots=True)
class Anchor(Action):
    """[2.5] Take a coin; called rest today."""

    verb = "anchor"
    seen_by = EVERYONE


@dataclass(frozen=True, slots=True)
class Blew(Public):
    """The wind was known, from one die."""

    seat: Seat
    gust: int
