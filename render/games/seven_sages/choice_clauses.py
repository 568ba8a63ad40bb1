"""What the choices of The Seven Sages are explained by: their clauses, and the marker."""

from collections.abc import Mapping

from engine.game import Action
from engine.games.seven_sages.actions import Answer
from engine.games.seven_sages.state import COMBAT, JOIN, NEGOTIATE, PLACE, TRIO, State

# fmt: off
CLAUSES: Mapping[str, str] = {
    "become": "2.1",
    "invite": "3.2",
    "withdraw": "3.3",
    "accept": "3.2",
    "answer": "3.4",
    "ready": "3.14",
    "show": "3.12",
    "play": "4.3",
    "cast": "4.5",
    "target": "5.1",
    "swap": "5.2",
    "pass": "4.7",
    "hand_on": "4.9",
    "gift": "4.9",
    "take": "6.1",
    "move": "6.6",
    "prefer": "7.2",
    "wish": "7.3",
    "plan": "7.4",
    "pick": "7.1",
    "put": "3.13",
    "standing": "7.5",
    "play_next": "7.6",
    "leave_for": "7.7",
    "cancel": "7.8",
}
# fmt: on
_ANSWERED = {NEGOTIATE: "3.4", JOIN: "3.6", PLACE: "3.8", TRIO: "3.9"}
"""By verb, the clause that says what it does."""


def clause(view: State, action: Action) -> str:
    """Return the clause of an answer by what it answers; "" for any other choice."""
    return _ANSWERED.get(view.phase, "") if isinstance(action, Answer) else ""


def tally(view: State) -> tuple[int, ...]:
    """Return by how much each alliance leads in the combat; () outside it."""
    return (max(view.marker, 0), max(-view.marker, 0)) if view.phase == COMBAT else ()
