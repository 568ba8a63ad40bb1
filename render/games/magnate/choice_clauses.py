"""The clause of the rules for each action of Magnate."""

from collections.abc import Mapping

from engine.game import Action
from engine.games.magnate import data as d, state_actions_and_events as m

# fmt: off
CLAUSES: Mapping[str, str] = {
    "collect": "2.7",
    "build": "3.2",
    "pay": "3.3",
    "deed": "3.4",
    "sell": "3.8",
    "develop": "4.2",
    "trade": "4.4",
    "end": "5.1",
    "prefer": "2.9",
}
# fmt: on
"""By verb, the clause that says what it does."""


def clause(view: m.State, action: Action) -> str:
    """Return the clause of what is done with a Court; "" for any other choice."""
    match action:
        case m.Build() if action.card >= d.PLAIN:
            return "7.3"
        case m.Deed() | m.Sell() if action.card >= d.PLAIN:
            return "7.2"
    return ""
