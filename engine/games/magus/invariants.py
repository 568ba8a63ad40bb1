"""That every piece, crystal and card of Magus is somewhere exactly once."""

from engine.errors import EngineBug
from . import data as d, state_and_actions as m


def check(s: m.State) -> None:
    """Raise EngineBug if a component is missing, twice there, or where it cannot be."""
    _table(s)
    _seats(s)
    _cards(s)
    _turn(s)


def _table(s: m.State) -> None:
    if sorted(s.circle) != list(range(len(d.COLOURS))) or sorted(s.rings) != list(
        range(len(d.RINGS))
    ):
        raise EngineBug("magus: a source or a ring is missing")
    for mana in range(len(d.MANA)):
        stacks = [s.stock[mana], *(row[mana] for row in s.mana)]
        if sum(stacks) != d.CRYSTALS or min(stacks) < 0:
            raise EngineBug("magus: crystals are missing or too many")


def _seats(s: m.State) -> None:
    for pieces, reserve, powers in zip(s.pieces, s.reserve, s.powers, strict=True):
        for kind in range(len(d.KINDS)):
            there = pieces[kind * len(d.COLOURS) : (kind + 1) * len(d.COLOURS)]
            if sum(there) + reserve[kind] != d.PIECES[kind] or min(*there, reserve[kind]) < 0:
                raise EngineBug("magus: a Sorcerer is missing or twice there")
        if len(powers) != len(d.TRACKS) or not all(0 <= power <= d.TOP for power in powers):
            raise EngineBug("magus: a power is off its track")


def _cards(s: m.State) -> None:
    cards = sorted([*s.deck, *s.row, *(card for hand in s.potions for card in hand)])
    if cards != list(range(len(d.POTIONS))):
        raise EngineBug("magus: a potion is missing or twice there")
    if s.deck and len(s.row) != d.ROW:
        raise EngineBug("magus: too few potions on offer")
    for potions, tilted in zip(s.potions, s.tilted, strict=True):
        if len(set(tilted)) < len(tilted) or not set(tilted) <= set(potions):
            raise EngineBug("magus: a potion is tilted that is not there")
        if any(d.POTIONS[card].use == d.LASTING for card in tilted):
            raise EngineBug("magus: a lasting potion is tilted")


def _turn(s: m.State) -> None:
    dice = s.free + s.spent
    if not 1 <= len(dice) <= d.MOST_DICE or not all(1 <= die <= 6 for die in dice):
        raise EngineBug("magus: dice that cannot be")
    if s.free != sorted(s.free):
        raise EngineBug("magus: dice out of order")
    if s.taken & ~s.activated:
        raise EngineBug("magus: mana of a source that is not active")
    if bool(s.asked) != bool(s.counting):
        raise EngineBug("magus: a count that waits for nobody")
    if any(len(set(row)) < len(row) for row in s.rankings):
        raise EngineBug("magus: a track ranked twice")
