"""A full state which a seat thinks possible."""

from engine.codec import clone
from engine.games.magus.state import State
from engine.rng import Rng
from engine.visibility import HIDDEN


def guess(view: State, seat: int, rng: Rng) -> State:
    """Return the view, with no ranking filed by the others."""
    s = clone(view)
    s.rankings = [[] if ranking is HIDDEN else ranking for ranking in s.rankings]
    return s
