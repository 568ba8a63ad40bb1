"""The clause of the rules for each choice of the wargame."""

from collections.abc import Mapping

from engine.game import Action
from engine.games.magus_wargame import actions, data, state as m
from .lookup_entries import CLAUSE_OF

# fmt: off
CLAUSES: Mapping[str, str] = {
    "cast": "3.1",
    "peek": "3.8",
    "stop": "3.2",
    "pick": "6.1",
    "replace": "3.13",
    "shift": "3.10",
    "discard": "2.4",
    "owe": "3.4",
    "roll": "4.1",
    "move": "4.4",
    "recruit": "5.1",
    "decline": "5.2",
    "split": "6.1",
    "end": "2.1",
    "fight": "7.1",
    "declare": "7.3",
    "fuel": "7.4",
    "lay": "7.5",
    "negate": "7.8",
    "done": "7.12",
    "blast": "9.1",
    "list": "9.1",
    "stance": "9.2",
    "plan": "9.2",
}
# fmt: on
"""By verb, the clause that says what it does."""


def clause(view: m.State, action: Action) -> str:
    """Return the clause of a card, of what it asks for, of a lone army, or of a full one."""
    match action:
        case actions.Cast() | actions.Lay():
            return CLAUSE_OF.get(data.MAGIC[action.card], "")
        case actions.Pick() | actions.Replace() | actions.Stop() if (
            view.open and view.open[0] != data.NONE
        ):
            return CLAUSE_OF.get(data.MAGIC[view.open[0]], "")
        case actions.Move() if view.lone:
            return "4.3"
        case actions.Recruit() if action.drop != actions.NO_UNIT:
            return "5.3"
    return ""
