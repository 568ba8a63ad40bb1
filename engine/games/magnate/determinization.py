"""A full state which a seat thinks possible."""

from engine import Rng, clone
from . import data as d, state_actions_and_events as m


def guess(view: m.State, seat: int, rng: Rng) -> m.State:
    """Deal the cards that the seat cannot see to the other hand and to the pile.

    Once the discards have become the pile, what was not among them cannot be in it, so every
    such card is in the other hand [C2]. The other seat's wishes are taken to be none.
    """
    s = clone(view)
    other = 1 - seat
    s.wishes[other] = [d.NONE] * len(d.PROVINCES)
    held = len(view.hands[other])
    unseen = _unseen(view, seat)
    proven = [card for card in unseen if view.recycled and card not in view.recycled]
    free = [card for card in unseen if card not in proven]
    s.hands[other] = sorted(proven + [rng.draw(free) for _ in range(held - len(proven))])
    s.pile = free
    return s


def _unseen(view: m.State, seat: int) -> list[int]:
    """Return the cards that are not on the table, discarded or in the seat's own hand."""
    seen = {*view.discards, *view.hands[seat]}
    for side in view.columns:
        for column in side:
            seen.update(column)
    return [card for card in range(len(d.CARDS) if view.courts else d.PLAIN) if card not in seen]
