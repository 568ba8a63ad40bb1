"""What the choices of Magus are explained by: their clauses, and the magic level of each."""

from collections.abc import Mapping

from engine.game import Action
from engine.games.magus.position_queries import magic
from engine.games.magus.state import Push, State

# fmt: off
CLAUSES: Mapping[str, str] = {
    "choose": "3.1",
    "create": "3.8",
    "replace": "3.9",
    "place": "3.4",
    "move": "3.3",
    "push": "5.4",
    "raise": "3.7",
    "transfer": "6.8",
    "lower": "2.4",
    "power": "5.1",
    "buy": "6.1",
    "use": "6.3",
    "change": "5.2",
    "reroll": "2.3",
    "trade": "6.7",
    "take": "4.2",
    "skip": "3.13",
    "end": "7.1",
    "prefer": "8.3",
    "forget": "8.3",
}
# fmt: on
"""By verb, the clause that says what it does."""


def clause(view: State, action: Action) -> str:
    """Return the clause of a push by what allows it; "" for any other choice."""
    if not isinstance(action, Push) or not view.pending:
        return ""
    _, left, victim, *_ = view.pending
    return "5.4" if (left, victim) == (1, -1) else "6.9"  # Red 8 moves two, or a second


def tally(view: State) -> tuple[int, ...]:
    """Return the magic level of each seat."""
    return tuple(magic(own) for own in view.pieces)
