"""A full state which a seat thinks possible."""

from engine.codec import clone
from engine.games.pangea.state import State
from engine.rng import Rng


def guess(view: State, seat: int, rng: Rng) -> State:
    """Return the view with no orders filed by the others; nothing else is hidden.

    Bags have no order: a character is drawn when it is asked for.
    """
    s = clone(view)
    s.ranks = [row if other == seat else [] for other, row in enumerate(s.ranks)]
    return s
