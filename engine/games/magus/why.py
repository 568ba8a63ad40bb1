"""Why an action is not legal."""

from engine.errors import Clause
from engine.games.magus.state import State


def why_not(s: State, seat: int, action: object) -> Clause:
    """Return the clause that forbids an action which is not legal."""
    return Clause("1.1", "magus-why-not")
