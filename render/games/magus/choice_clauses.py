"""The clause of the rules for each choice of Magus."""

from collections.abc import Mapping

from engine.game import Action
from engine.games.magus import data, state_and_actions as m

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


_POWERS = ("5.2", "5.2", "5.2", "5.3", "5.4", "5.4", "5.5")
_EFFECTS = {
    data.COPY: "6.6",
    data.TRADE: "6.7",
    data.TRANSFER: "6.8",
    data.PUSH: "6.9",
    data.GROUP: "6.5",
    data.WALK: "6.5",
}
"""By the effect of a potion, the clause that says more of it than the list of potions."""


def clause(view: m.State, action: Action) -> str:
    """Return the clause of a power, a potion, or of what one of them or a count allows."""
    effect = view.pending[0] if view.pending else 0
    match action:
        case m.Power():
            return _POWERS[action.track]
        case m.Use():
            own = data.EFFECT[action.potion] or (0,)
            return _EFFECTS.get(own[0], f"10.{data.colour_of(action.potion) + 1}")
        case m.Push() if view.pending:
            _, left, victim, *_ = view.pending
            return "5.4" if (left, victim) == (1, -1) else "6.9"  # Red 8 moves two, or a second
        case m.Move() if effect == data.LEAD:
            return "5.4"
        case m.Move() | m.Place() if effect in (data.GROUP, data.WALK):
            return "6.5"
        case m.Raise() if view.counting:
            return "8.3"
        case m.Lower() if view.lowered:
            return "2.5"
        case m.Take() if action.how:
            return "5.3"
    return ""
