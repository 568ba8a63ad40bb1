"""The clause of the rules for each choice of The Seven Sages."""

from collections.abc import Mapping

from engine.game import Action
from engine.games.seven_sages import actions, data as d, state as m
from .lookup_entries import CLAUSE_OF
from .names import all_out

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
"""By verb, the clause that says what it does."""
_ANSWERED = {m.NEGOTIATE: "3.4", m.JOIN: "3.6", m.PLACE: "3.8"}


def clause(view: m.State, action: Action) -> str:
    """Return the clause of an answer, of a spell and of what it asks for, of the last to pass."""
    match action:
        case actions.Answer() if view.phase == m.TRIO:
            return "3.9" if view.active == view.order[0] else "3.10"
        case actions.Answer():
            return _ANSWERED.get(view.phase, "")
        case actions.Cast():
            return CLAUSE_OF[d.SPELLS[action.spell]]
        case actions.Target() | actions.Swap() if view.casting != d.NONE:
            return CLAUSE_OF[d.SPELLS[view.casting]]
        case actions.Pass() if action.how == actions.FOR_NOW:
            return CLAUSE_OF["absentus"]
        case actions.Play() if _second_one(view, d.kind(action.suit, action.value)):
            return "4.4"
        case actions.HandOn() | actions.Gift() if all_out(view):
            return "4.10"
    return ""


def _second_one(view: m.State, card: int) -> bool:
    """Tell whether who is asked has laid the other 1 of a role already."""
    return bool(d.IS_ONE[card]) and view.active * 64 + card in view.laid
